//! Rated games: who may play them, and what cannot be gained from them.

use std::collections::BTreeMap;

use client::Client;
use protocol::Phase;
use reqwest::Method;
use serde_json::{Value, json};
use server::Config;
use store::{
    Append, Credentials, NewAccount, NewResult, Occupant, SeatResult, Status, Store, Visibility,
};

use crate::world::{PASSWORD, Sitter, World, config, play_on};

const GAME: &str = "architectura";
/// How many accounts one person creates only to beat them.
const THROWAWAYS: usize = 25;

fn rated(chairs: &[&str]) -> Value {
    let clock = json!({"live": {"initial": 600_000, "increment": 0}});
    json!({"game": GAME, "chairs": chairs, "rated": true, "clock": clock})
}

/// Twelve people who have met each other three times; the one with the lower number won three games
/// out of four.
async fn a_club(store: &dyn Store) {
    for one in 0..12 {
        let account = NewAccount {
            id: format!("club{one}").as_str().into(),
            name: format!("Club {one}"),
            language: "en".to_string(),
            created_at: 0,
            // Guests from long ago would expire before they have played any games.
            credentials: Some(Credentials {
                login: format!("club{one}@club"),
                password: "none opens it".to_string(),
            }),
        };
        store.create_account(account).await.expect("an account");
    }
    let mut at = 0;
    for round in 0..3 {
        for one in 0..12 {
            for other in one + 1..12 {
                at += 1;
                let upset = (one * 5 + other * 7 + round) % 4 == 0;
                let seats = if upset { [other, one] } else { [one, other] };
                met(store, at, seats).await;
            }
        }
    }
    server::ratings::recompute(store, GAME).await.expect("counted");
}

/// A server with a club that expires nothing: its games are so old that a table would expire
/// between being opened and being over.
async fn with_a_club() -> World {
    let world = World::with(Config { keep_open_tables_days: u32::MAX, ..config() }).await;
    a_club(&*world.store).await;
    world
}

/// A rated game between two of the club, long ago; the first one won.
async fn met(store: &dyn Store, at: i64, [winner, loser]: [usize; 2]) {
    let id = store::TableId::from(format!("met{at:04}"));
    let new = store::NewTable {
        id: id.clone(),
        game: GAME.to_string(),
        setup: "{}".to_string(),
        edition: "0".to_string(),
        host: None,
        visibility: Visibility::Public,
        players: 2,
        rated: true,
        clock: "live".to_string(),
        created_at: 0,
        seats: Vec::new(),
        brief: false,
        crowd: None,
    };
    store.create_table(new).await.expect("a table");
    let seat = |seat: u8, who: usize| SeatResult {
        seat,
        occupant: Some(Occupant::Account(format!("club{who}").as_str().into())),
        place: seat + 1,
        total: 0,
        categories: BTreeMap::new(),
    };
    // Six games a day, so that everybody has been there for more than ten days.
    let ended_at = at / 6 * 86_400_000 + at;
    let mut append = Append::new(id, 0, ended_at).entry("{}".to_string());
    append.status = Some(Status::Over);
    append.result = Some(NewResult {
        game: GAME.to_string(),
        ended_at,
        players: 2,
        rated: true,
        seats: vec![seat(0, winner), seat(1, loser)],
        body: "{}".to_string(),
    });
    store.append(append).await.expect("a result");
}

/// `loser` resigns to `winner` at a rated table; nothing happens where the server refuses.
async fn give_away(winner: &mut Client, loser: &mut Client) -> Option<()> {
    let table = winner.open(&rated(&["me", "open"])).await.ok()?;
    let requests = format!("/api/tables/{table}/requests");
    loser.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.ok()?;
    play_on([&mut *winner, &mut *loser], &table, 10).await;
    loser.post(&requests, &json!({"seat": 1, "do": {"propose": "resign"}})).await.ok()?;
    let consent = json!({"seat": 0, "do": {"consent": {"proposal": 1, "agree": true}}});
    winner.post(&requests, &consent).await.ok()?;
    Some(())
}

async fn ranking(client: &mut Client) -> Vec<(String, f64, f64, i64)> {
    let list = client.get(&format!("/api/ratings/{GAME}?limit=200")).await.expect("a list");
    let line = |line: &Value| {
        let number = |name: &str| line[name].as_f64().expect("a number");
        let name = line["name"].as_str().expect("a name").to_string();
        (name, number("rating"), number("deviation"), line["games"].as_i64().expect("a number"))
    };
    list.as_array().expect("a list").iter().map(line).collect()
}

/// A person's index in the list; `None` if they are not in it.
async fn place(client: &mut Client, name: &str) -> Option<usize> {
    let list = ranking(client).await;
    let place = list.iter().position(|(found, ..)| found == name);
    println!("{name} is {place:?} of {}: {:?}", list.len(), place.map(|place| &list[place]));
    println!("first: {:?}", list[0]);
    place
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn throwaway_guests_make_nobody_first() {
    let world = with_a_club().await;
    let mut mallory = world.member("Mallory").await;
    let mut won = 0;
    for n in 0..THROWAWAYS {
        let mut guest = world.guest(&format!("Guest {n}")).await;
        won += usize::from(give_away(&mut mallory, &mut guest).await.is_some());
    }
    assert_eq!(place(&mut mallory, "Mallory").await, None, "{won} games against guests counted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn throwaway_accounts_make_nobody_first() {
    let world = with_a_club().await;
    let mut mallory = world.member("Mallory").await;
    for n in 0..THROWAWAYS {
        let mut member = world.member(&format!("Member {n}")).await;
        give_away(&mut mallory, &mut member).await.expect("a game");
    }
    let listed = ranking(&mut mallory).await.len();
    assert_eq!(listed, 12 + 1 + THROWAWAYS, "somebody is missing");
    let place = place(&mut mallory, "Mallory").await.expect("a place");
    assert!(place >= 6, "better than half of a club that was never met: {place}");
}

fn code(opened: client::Result<String>) -> String {
    opened.map_or_else(|error| error.to_string(), |_| "opened".to_string())
}

/// Tables that could not be rated fairly cannot be opened as rated.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_tables_have_members_and_a_clock() {
    let world = World::new().await;
    let mut member = world.member("Member").await;
    let mut guest = world.guest("Guest").await;
    let mut timeless = rated(&["me", "open"]);
    timeless["clock"] = json!("none");
    let refused = code(member.open(&timeless).await);
    assert!(refused.contains("server-rated-clock"), "{refused}");
    let refused = code(guest.open(&rated(&["me", "open"])).await);
    assert!(refused.contains("server-rated-member"), "{refused}");
    let mut here = rated(&["me", "me"]);
    here["hot_seat"] = json!(true);
    let refused = code(member.open(&here).await);
    assert!(refused.contains("server-rated-people"), "{refused}");
    let mut limited = rated(&["me", "open"]);
    limited["game"] = json!("queens-architect");
    limited["config"] = json!({"round_limit": 20});
    let refused = code(member.open(&limited).await);
    assert!(refused.contains("server-rated-option"), "{refused}");
    let daily = json!({"daily": {"per_move": 86_400_000, "holidays": 0}});
    let mut days = rated(&["me", "open"]);
    days["clock"] = daily;
    for table in [rated(&["me", "open"]), days] {
        let table = member.open(&table).await.expect("a table");
        // By the lobby, and by an invitation.
        let sat = guest
            .post(&format!("/api/tables/{table}/requests"), &json!({"do": {"sit": {"seat": 1}}}))
            .await;
        assert!(sat.expect_err("a guest").to_string().contains("server-rated-member"));
        let path = format!("/api/tables/{table}/invitations");
        let invitation = member.post(&path, &json!({})).await.expect("an invitation");
        let path = format!("/api/invitations/{}", invitation["token"].as_str().expect("a token"));
        let sat = guest.post(&path, &json!({})).await;
        assert!(sat.expect_err("a guest").to_string().contains("server-rated-member"));
    }
}

/// Bots have their own ladder: nobody climbs the people's by beating them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beating_a_bot_moves_nobody_else() {
    let world = World::new().await;
    let mut one = world.member("One").await;
    let mut two = world.member("Two").await;
    let table = one.open(&rated(&["me", "open", "random"])).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let mut over = false;
    for _ in 0..5_000 {
        for (seat, person) in [&mut one, &mut two].into_iter().enumerate() {
            let path = format!("/api/tables/{table}/screen?seat={seat}");
            let screen = person.get(&path).await.expect("a screen")["update"]["screen"].clone();
            over |= !screen["ending"].is_null();
            let ask = &screen["ask"];
            if !ask.is_null() {
                let action = &ask["answers"][0]["action"];
                let line = json!({"seat": seat, "do": {"answer": {"question": ask["question"], "action": action}}});
                person.post(&requests, &line).await.expect("answered");
            }
        }
        if over {
            break;
        }
    }
    assert!(over, "the game does not end");
    assert_eq!(ranking(&mut one).await, []);
    let bots = one.get(&format!("/api/ratings/{GAME}?scale=bots")).await.expect("a list");
    assert_eq!(bots[0]["id"], json!("random"), "{bots}");
    assert_eq!(bots.as_array().map(Vec::len), Some(1), "{bots}");
}

/// Nobody escapes by going away: running out of time loses.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_out_of_time_loses() {
    let world = World::with(Config { least_patience_ms: 1, ..config() }).await;
    let mut one = world.member("One").await;
    let mut two = world.member("Two").await;
    let mut table = rated(&["me", "open"]);
    table["config"] = json!({"first": 0});
    table["clock"] = json!({"live": {"initial": 200, "increment": 0}});
    let table = one.open(&table).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let mut sitter = Sitter::at(&two, &table, Some(1), 0).await;
    while sitter.screen().phase != Phase::Over {
        sitter.hear().await;
    }
    let ending = sitter.screen().ending.clone().expect("an end");
    assert_eq!((ending.ranks, ending.rated), (Some(vec![2, 1]), true));
    let names: Vec<String> = ranking(&mut one).await.into_iter().map(|line| line.0).collect();
    assert_eq!(names, ["Two", "One"]);
}

/// And so is an account that is deleted in the middle of a game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deleting_the_account_loses() {
    let world = World::new().await;
    let mut one = world.member("One").await;
    let mut two = world.member("Two").await;
    let table = one.open(&rated(&["me", "open"])).await.expect("a table");
    two.post(&format!("/api/tables/{table}/requests"), &json!({"do": {"sit": {"seat": 1}}}))
        .await
        .expect("a chair");
    let password = json!({"password": PASSWORD});
    one.ask(Method::DELETE, "/api/me", Some(&password)).await.expect("gone");
    let list = ranking(&mut two).await;
    assert_eq!(list.len(), 1);
    assert!(list[0].0 == "Two" && list[0].1 > 25.0, "{list:?}");
}
