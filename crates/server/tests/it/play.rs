//! Whole games: against bots, and between people.

use client::Client;
use protocol::Reply;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use store::{Append, TableId};
use table::{Actor, Command, Table};

use crate::world::{Sitter, World, config, play_on};

/// Plays a game to its end, with answers spread over the lists.
async fn to_the_end(sitter: &mut Sitter) {
    let mut step = 0;
    while let Some(ask) = sitter.my_turn().await {
        step += 1;
        let reply = sitter.play(&ask, step * 7).await;
        assert_eq!(reply, Reply::Done { id: None, question: Some(ask.question) });
        // The update that belongs to the answer may come after it.
        while sitter.screen().ask.as_ref().is_some_and(|now| now.question == ask.question) {
            sitter.hear().await;
        }
        assert!(step < 5_000, "the game does not end");
    }
}

/// One request, and a person plays against bots to the end; then the game is public.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_bots_in_one_request() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let quick = json!({"game": "architectura", "level": "novice", "players": 3});
    let table = one.post("/api/quick", &quick).await.expect("a table");
    let table = table["table"].as_str().expect("an id").to_string();
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    assert_eq!(sitter.screen().seats[0].person.as_ref().expect("me").name, "One");
    let saved = format!("/api/tables/{table}/saved");
    let (status, body) = one.ask(Method::GET, &saved, None).await.expect("an answer");
    assert_eq!((status, &body["code"]), (StatusCode::CONFLICT, &json!("server-not-over")));
    to_the_end(&mut sitter).await;

    let ending = sitter.screen().ending.clone().expect("it is over");
    assert_eq!(ending.ranks.as_ref().map(Vec::len), Some(3));
    let saved: game_core::SavedGame =
        serde_json::from_value(one.get(&saved).await.expect("a game")).expect("a saved game");
    let kind = games::by_id("architectura").expect("a game");
    let game = kind.replay(kind.default_edition(), &saved, &mut |_, _, _| ()).expect("it replays");
    let result = saved.result.expect("a result");
    assert_eq!((Some(result.ranks), result.hash), (ending.ranks, game.hash()));
    assert_eq!(
        sitter.screen().seed_hash.as_deref(),
        Some(saved.seed.commitment().as_str()),
        "the seed is the one that was promised"
    );

    // Everybody may see everything now: the table was private, so people come by its id.
    let mut two = world.guest("Two").await;
    let path = format!("/api/tables/{table}/replay?seat=1");
    let replay = two.get(&path).await.expect("a replay");
    assert!(replay["items"].as_array().is_some_and(|items| items.len() > 10));
    let mine = one.get("/api/me/tables?finished=true").await.expect("a list");
    assert_eq!(mine["tables"][0]["id"], json!(table));
    let stored = world.store.result(&table.as_str().into()).await.expect("a store");
    assert_eq!(stored.expect("a result").seats.len(), 3);
}

/// A bot's advice answers the open question, and is only for the person on that seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_gives_advice() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let quick = json!({"game": "architectura", "level": "novice", "players": 2});
    let table = one.post("/api/quick", &quick).await.expect("a table");
    let table = table["table"].as_str().expect("an id").to_string();
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    let ask = sitter.my_turn().await.expect("a question");
    let path = format!("/api/tables/{table}/advice?seat=0");
    let advice = one.get(&path).await.expect("advice");
    assert_eq!(advice["question"], json!(ask.question));
    let action = advice["action"].as_str().expect("an action");
    let index = ask.answers.iter().position(|answer| answer.action == action);
    let reply = sitter.play(&ask, index.expect("a legal answer")).await;
    assert!(matches!(reply, Reply::Done { .. }), "{reply:?}");

    let mut two = world.guest("Two").await;
    let (status, body) = two.ask(Method::GET, &path, None).await.expect("an answer");
    assert_eq!((status, &body["code"]), (StatusCode::FORBIDDEN, &json!("server-not-your-seat")));
}

async fn open_for_two(host: &mut Client, game: &str, more: Value) -> String {
    let mut table = json!({"game": game, "chairs": ["me", "open"]});
    for (name, value) in more.as_object().expect("an object") {
        table[name] = value.clone();
    }
    host.open(&table).await.expect("a table")
}

/// Two people find each other in the lobby and play; the server is restarted in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_across_a_restart() {
    let world = World::new().await;
    let [mut one, mut two] = [world.guest("One").await, world.guest("Two").await];
    let table = open_for_two(&mut one, "queens-architect", json!({})).await;
    let lobby = two.get("/api/tables?game=queens-architect&free=true").await.expect("a lobby");
    assert_eq!(lobby["tables"][0]["id"], json!(table));
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let lobby = two.get("/api/tables?free=true").await.expect("a lobby");
    assert_eq!(lobby["tables"], json!([]));

    let mut sitters =
        [Sitter::at(&one, &table, Some(0), 0).await, Sitter::at(&two, &table, Some(1), 0).await];
    let mut clients = [one, two];
    for step in 0..30 {
        play_one(&mut sitters, &mut clients, &table, step).await;
    }
    let before = sitters.each_ref().map(|sitter| sitter.screen().clone());
    let seen = sitters.each_ref().map(|sitter| sitter.screen().n);

    let world = world.restart().await;
    let mut clients = clients.map(|client| client.at(&world.url));
    let mut sitters = [
        Sitter::at(&clients[0], &table, Some(0), seen[0]).await,
        Sitter::at(&clients[1], &table, Some(1), seen[1]).await,
    ];
    for (sitter, before) in sitters.iter().zip(&before) {
        assert_eq!(sitter.items, [], "nothing was missed");
        assert_eq!(sitter.screen(), before);
    }
    for step in 30..60 {
        play_one(&mut sitters, &mut clients, &table, step).await;
    }
}

/// The person asked answers, and all are told.
async fn play_one(sitters: &mut [Sitter], clients: &mut [Client], table: &str, step: usize) {
    let asked = usize::from(sitters[0].screen().awaiting[0]);
    let ask = sitters[asked].my_turn().await.expect("a question");
    let reply = sitters[asked].play(&ask, step).await;
    assert!(matches!(reply, Reply::Done { .. }), "{reply:?}");
    for (seat, (sitter, client)) in sitters.iter_mut().zip(clients).enumerate() {
        let path = format!("/api/tables/{table}/screen?seat={seat}");
        let now = client.get(&path).await.expect("a screen");
        while json!(sitter.screen().n) != now["update"]["screen"]["n"] {
            sitter.hear().await;
        }
        while json!(sitter.screen()) != now["update"]["screen"] {
            sitter.hear().await;
        }
    }
}

/// A private table is reached by invitation, and an invitation can be revoked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invitations_let_people_in_until_they_are_revoked() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let table = open_for_two(&mut one, "architectura", json!({"listed": false})).await;
    let lobby = two.get("/api/tables").await.expect("a lobby");
    assert_eq!(lobby["tables"], json!([]));
    let requests = format!("/api/tables/{table}/requests");
    let sit = json!({"do": {"sit": {"seat": 1}}});
    let (status, body) = two.ask(Method::POST, &requests, Some(&sit)).await.expect("an answer");
    assert_eq!((status, &body["code"]), (StatusCode::FORBIDDEN, &json!("server-invited-only")));

    let path = format!("/api/tables/{table}/invitations");
    let (status, _) = two.ask(Method::POST, &path, None).await.expect("an answer");
    assert_eq!(status, StatusCode::FORBIDDEN, "only who belongs to the table may invite");
    let revoked = one.post(&path, &json!({})).await.expect("an invitation");
    one.ask(Method::DELETE, &path, None).await.expect("revoked");
    let accept = |invitation: &Value| {
        format!("/api/invitations/{}", invitation["token"].as_str().expect("a token"))
    };
    let body = json!({});
    let (status, _) =
        two.ask(Method::POST, &accept(&revoked), Some(&body)).await.expect("an answer");
    assert_eq!(status, StatusCode::NOT_FOUND);

    let invitation = one.post(&path, &json!({})).await.expect("an invitation");
    let joined = two.post(&accept(&invitation), &body).await.expect("a chair");
    assert_eq!(joined["table"], json!(table));
    let screen = two.get(&format!("/api/tables/{table}/screen?seat=1")).await.expect("a screen");
    assert_eq!(screen["update"]["screen"]["phase"], json!("playing"));
}

/// An invitation is a link for a browser, at the address that people type.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_is_a_link() {
    for (public_url, site) in [
        (None, ""),
        (Some("https://games.example"), "https://games.example"),
        (Some("https://games.example/"), "https://games.example"),
    ] {
        let public_url = public_url.map(str::to_string);
        let world = World::with(Config { public_url, ..config() }).await;
        let mut one = world.guest("One").await;
        let table = open_for_two(&mut one, "architectura", json!({"listed": false})).await;
        let path = format!("/api/tables/{table}/invitations");
        let mut links = Vec::new();
        for _ in 0..2 {
            let invitation = one.post(&path, &json!({})).await.expect("an invitation");
            let link = invitation["link"].as_str().expect("a link").to_string();
            let token = link.strip_prefix(&format!("{site}/join/"));
            assert_eq!(token, invitation["token"].as_str(), "{link}");
            links.push(link);
        }
        assert_ne!(links[0], links[1], "nobody can guess one from another");
        // The page at the link is the client's, and it uses the last part of the address.
        let page = format!("{}{}", world.url, links[0].strip_prefix(site).expect("a path"));
        assert_eq!(reqwest::get(page).await.expect("a page").status(), StatusCode::OK);
        let accept =
            |link: &str| format!("/api/invitations/{}", link.rsplit('/').next().expect("a token"));
        let mut two = world.guest("Two").await;
        let joined = two.post(&accept(&links[0]), &json!({})).await.expect("a chair");
        assert_eq!(joined["table"], json!(table));
        two.get(&format!("/api/tables/{table}/screen?seat=1")).await.expect("the own view");
        one.ask(Method::DELETE, &path, None).await.expect("revoked");
        for link in &links {
            let mut three = world.guest("Three").await;
            let body = json!({});
            let (status, _) =
                three.ask(Method::POST, &accept(link), Some(&body)).await.expect("an answer");
            assert_eq!(status, StatusCode::NOT_FOUND, "{link}");
        }
    }
}

/// An edition that the host installed can be played, and running games keep it when the host
/// removes it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_installed_edition_is_played() {
    let kind = games::by_id("architectura").expect("a game");
    let text = &kind.default_edition().info().text;
    assert!(text.contains("hand_limit = 3"), "the test changes it");
    let other = text.replacen("hand_limit = 3", "hand_limit = 4", 1);
    // As before: one with the id of the built-in edition.
    let edition = kind.kept_edition("other.toml", &other).expect("an edition");
    let hash = edition.info().hash.clone();
    assert_ne!(hash, kind.default_edition().info().hash);
    let editions = vec![("architectura".to_string(), edition)];
    let world = World::with(Config { editions, ..config() }).await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let table = open_for_two(&mut one, "architectura", json!({"edition": hash})).await;
    let usual = open_for_two(&mut one, "architectura", json!({})).await;
    for (table, hash) in [(&table, &hash), (&usual, &kind.default_edition().info().hash)] {
        let requests = format!("/api/tables/{table}/requests");
        two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
        let card = one.get(&format!("/api/tables/{table}")).await.expect("a card");
        assert_eq!(card["edition"], json!(hash));
        let sitter = Sitter::at(&one, table, Some(0), 0).await;
        assert_eq!(sitter.screen().edition_hash, *hash);
    }
    play_on([&mut one, &mut two], &table, 2).await;
    let told = one.get(&format!("/api/tables/{table}/replay?seat=0")).await.expect("a stream");

    let world = world.restart().await;
    let (mut one, mut two) = (one.at(&world.url), two.at(&world.url));
    let again = one.get(&format!("/api/tables/{table}/replay?seat=0")).await.expect("a stream");
    assert_eq!(again["items"], told["items"]);
    play_on([&mut one, &mut two], &table, 2).await;
    let new = json!({"game": "architectura", "chairs": ["me", "open"], "edition": hash});
    assert!(one.open(&new).await.is_err(), "no new game has it");
    let body = reqwest::get(format!("{}/api/games/architectura/editions/{hash}", world.url)).await;
    let body = body.expect("an answer").text().await.expect("text");
    assert!(body.contains("hand_limit = 4"), "those who play can still read it");
}

/// Plays a copy of a table until it takes only one more answer; returns the entries to store.
fn until_one_is_left(copy: &mut Table) -> Vec<String> {
    let mut written = Vec::new();
    while copy.answers_left() > 1 {
        let asked = copy.awaiting().lowest().expect("the game goes on");
        let (game, question) = (copy.game().expect("a game"), copy.question(asked));
        let answers = game.answers(asked);
        // Nobody builds, so it never ends.
        let goes_on = |action: &str| {
            let mut trial = game.boxed_clone();
            trial.apply(asked, action).is_ok() && !trial.awaiting().is_empty()
        };
        let turned = |by: usize| &answers[(by + written.len() + 1) % answers.len()].action;
        let found = (0..answers.len()).find(|by| goes_on(turned(*by))).unwrap_or(0);
        let action = turned(found + written.len() + 1).clone();
        let who = Actor::person(&copy.person(asked).expect("a person").id);
        let question = question.expect("a question");
        let answer = Command::Answer { seat: asked, question, action };
        let decided = copy.decide(copy.last(), &who, &answer).expect("a legal answer");
        let (entry, _) = copy.adopt(decided.expect("a new answer"));
        written.push(serde_json::to_string(&entry).expect("an entry"));
    }
    written
}

/// A table that takes no more answers is ended by the server that took the last one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_is_ended() {
    let world = World::new().await;
    let config = json!({"players": 2, "first": 0, "round_limit": 0});
    let open = json!({"game": "queens-architect", "config": config, "chairs": ["me", "open"]});
    let (one, two, table) = world.two_at(&open).await;
    let id = TableId::from(table.as_str());
    let mut copy = world.app.registry.read(&id, Table::clone).await.expect("a table");
    let mut append = Append::new(id.clone(), copy.seq() as i64, copy.last());
    for entry in until_one_is_left(&mut copy) {
        append = append.entry(entry);
    }
    // As if an earlier server had taken all of them but the last.
    world.store.append(append).await.expect("it is written");
    world.app.registry.forget(&[id]).await;
    let mut people = [one, two];
    let asked = copy.awaiting().lowest().expect("a question").index();
    let path = format!("/api/tables/{table}/screen?seat={asked}");
    let ask = people[asked].get(&path).await.expect("a screen")["update"]["screen"]["ask"].clone();
    let answer = &ask["answers"][0]["action"];
    let answer = json!({"answer": {"question": ask["question"], "action": answer}});
    let answer = json!({"seat": asked, "do": answer});
    people[asked].post(&format!("/api/tables/{table}/requests"), &answer).await.expect("the last");
    let screen = people[asked].get(&path).await.expect("a screen")["update"]["screen"].clone();
    assert_eq!((&screen["phase"], &screen["ending"]["how"]), (&json!("over"), &json!("full")));
}
