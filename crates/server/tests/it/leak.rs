//! Nothing is leaked: every byte that goes to a seat, to somebody who looks on or to an outsider
//! before the end is free of what they may not know.

use std::collections::BTreeSet;

use client::{Client, Socket};
use game_core::{FastRng, Viewer};
use protocol::{Happening, Item, Reply, Screen, Wish};
use serde_json::{Value, json};
use table::{Entry, Setup, Table};

use crate::world::{World, within};

/// Who looks on: two seats, and somebody who has none.
const EYES: [Option<u8>; 3] = [Some(0), Some(1), None];

/// What somebody was sent before the end.
#[derive(Default)]
struct Ears {
    /// Every byte.
    text: String,
    items: Vec<Item>,
    screens: Vec<Screen>,
    /// What they saw when they looked back to an item, before the end.
    pasts: Vec<(u64, Value)>,
    /// Whether it is over.
    over: bool,
}

impl Ears {
    fn hear(&mut self, line: &str) -> Reply {
        let reply: Reply = serde_json::from_str(line).expect("a reply");
        if let Reply::Update { items, screen, .. } = &reply {
            self.over |= screen.ending.is_some();
            self.items.extend(items.iter().cloned());
            self.screens.push((**screen).clone());
        }
        if !self.over {
            self.text.push_str(line);
            self.text.push('\n');
        }
        reply
    }
}

/// Looks back to item `n` with the eyes of a seat, or as somebody who looks on.
async fn look_back(
    client: &mut Client,
    table: &str,
    seat: Option<u8>,
    n: u64,
) -> (reqwest::StatusCode, Value) {
    let eyes = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
    let path = format!("/api/tables/{table}/past?n={n}{eyes}");
    within(client.ask(reqwest::Method::GET, &path, None)).await.expect("an answer")
}

/// Names are no part of the log.
fn nameless(screen: &Screen) -> Screen {
    let mut screen = screen.clone();
    let people = screen.seats.iter_mut().filter_map(|face| face.person.as_mut());
    people.for_each(|person| person.name.clear());
    screen
}

fn nameless_item(item: &Item) -> Item {
    let mut item = item.clone();
    if let Happening::Sat { who, .. } = &mut item.what {
        who.name.clear();
    }
    item
}

/// Two people and a bot play to the end, somebody looks on, and an outsider asks for all there is.
async fn play(world: &World, game: &str) -> (String, [Ears; 3], String) {
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let mut three = world.guest("Three").await;
    let mut outsider = Client::new(&world.url);
    let chairs = json!({"game": game, "chairs": ["me", "open", "novice"]});
    let table = one.open(&chairs).await.expect("a table");
    let wishes = format!("/api/tables/{table}/wishes");
    two.post(&wishes, &json!({"sit": 1})).await.expect("a chair");
    let mut sockets = Vec::new();
    for (client, seat) in [&one, &two, &three].into_iter().zip(EYES) {
        sockets.push(within(client.live(&table, seat, 0)).await.expect("a socket"));
    }
    let mut ears: [Ears; 3] = Default::default();
    let mut answered = [0; 3];
    let mut rng = FastRng::new(7);
    let mut overheard = String::new();
    while !ears.iter().all(|ears| ears.over) {
        let (who, line) = within(Socket::next_of(&mut sockets)).await;
        let line = line.expect("a line").expect("a socket");
        let reply = ears[who].hear(&line);
        let Reply::Update { screen, .. } = reply else { continue };
        let Some(ask) = screen.ask.filter(|ask| ask.seq > answered[who]) else { continue };
        answered[who] = ask.seq;
        if rng.below(40) == 0 {
            // Everybody looks back with their own eyes, and the first one with another's.
            let people = [&mut one, &mut two, &mut three];
            for (index, (client, seat)) in people.into_iter().zip(EYES).enumerate() {
                let Some(n) = ears[index].items.last().map(|item| item.n) else { continue };
                let n = n - u64::from(rng.below(n.min(30) as u32));
                let (status, past) = look_back(client, &table, seat, n).await;
                assert!(status.is_success(), "{past}");
                if past["at"].is_null() {
                    ears[index].text.push_str(&past.to_string());
                    ears[index].pasts.push((n, past));
                }
            }
            let (status, past) = look_back(&mut one, &table, Some(1), 1).await;
            assert!(status == reqwest::StatusCode::FORBIDDEN || past["at"].is_u64(), "{past}");
            let paths = ["", "/screen", "/screen?seat=0", "/replay", "/replay?seat=1", "/saved"];
            for path in paths.into_iter().chain(["/past?n=9", "/past?n=9&seat=0"]) {
                let path = format!("/api/tables/{table}{path}");
                let answer = outsider.ask(reqwest::Method::GET, &path, None).await;
                overheard.push_str(&answer.expect("an answer").1.to_string());
            }
            overheard.push_str(&outsider.get("/api/tables").await.expect("a lobby").to_string());
        }
        let chosen = rng.below(ask.answers.len() as u32) as usize;
        let action = ask.answers[chosen].action.clone();
        let preview = Wish::Preview { action: action.clone() };
        within(sockets[who].send(&preview.into())).await.expect("it is sent");
        let answer = Wish::Answer { seq: ask.seq, action };
        within(sockets[who].send(&answer.into())).await.expect("it is sent");
    }
    (table, ears, overheard)
}

/// Lists of pieces in a document that are long enough to be told by their order, as they would look
/// on the wire.
fn piles(doc: &Value, out: &mut BTreeSet<String>) {
    match doc {
        Value::Array(items) => {
            let ids: BTreeSet<&str> = items.iter().filter_map(Value::as_str).collect();
            if items.len() >= 6 && ids.len() >= 4 && items.iter().all(Value::is_string) {
                out.insert(doc.to_string());
            }
            for item in items {
                piles(item, out);
            }
        }
        Value::Object(fields) => {
            for field in fields.values() {
                piles(field, out);
            }
        }
        _ => {}
    }
}

async fn check(world: &World, game: &str) {
    let (id, ears, overheard) = play(world, game).await;
    let row = world.store.table(&id.as_str().into()).await.expect("a store").expect("a table");
    let setup: Setup = serde_json::from_str(&row.setup).expect("a setup");
    let kind = games::by_id(game).expect("a game");
    let mut table = Table::open(kind, kind.default_edition(), setup).expect("a table");
    let viewers = [Viewer::Seat(game_core::Seat::new(0)), Viewer::Seat(game_core::Seat::new(1))];
    let viewers = [viewers[0], viewers[1], Viewer::Spectator];
    // What each of them could be shown, after every entry; and the order of what nobody sees.
    let mut shown: [Vec<Screen>; 3] = Default::default();
    let (mut hidden, mut open) = (BTreeSet::new(), BTreeSet::new());
    for entry in world.store.entries_since(&id.as_str().into(), 0).await.expect("a log") {
        let entry: Entry = serde_json::from_str(&entry.body).expect("an entry");
        table.apply(&entry).expect("a good entry");
        for (screens, viewer) in shown.iter_mut().zip(viewers) {
            screens.push(table.screen(viewer, entry.at));
        }
        if let Some(game) = table.game().filter(|_| !table.is_over()) {
            piles(&game.state_json(), &mut hidden);
            for viewer in viewers {
                piles(&game.view_json(viewer), &mut open);
            }
        }
    }
    let hidden: Vec<_> = hidden.difference(&open).collect();
    assert!(!hidden.is_empty(), "{game} has nothing to hide");
    let seed = table.seed().expect("it is over").to_hex();
    let told = ears.iter().map(|ears| ears.text.as_str()).chain([overheard.as_str()]);
    for text in told {
        assert!(text.len() > 1_000, "nothing was heard");
        assert!(!text.contains(&seed), "{game}: the seed");
        for pile in &hidden {
            assert!(!text.contains(pile.as_str()), "{game}: {pile}");
        }
    }
    // Nothing is added on the way from the table to the wire: tests of the table show that what it
    // tells is the same in every world that a viewer takes for possible.
    for ((ears, shown), viewer) in ears.iter().zip(&shown).zip(viewers) {
        let stream: Vec<_> = ears.items.iter().map(nameless_item).collect();
        assert_eq!(stream, table.stream_since(viewer, 0), "{game} {viewer:?}");
        for screen in &ears.screens {
            let screen = nameless(screen);
            assert!(shown.contains(&screen), "{game} {viewer:?}: {screen:?}");
        }
        // Whoever looks back to an item sees what they were shown when they were told it, and with
        // that nothing which could differ between worlds that they take for possible.
        assert!(!ears.pasts.is_empty(), "{game}: nobody looked back");
        for (n, past) in &ears.pasts {
            let then = shown.iter().find(|screen| screen.n >= *n).expect("a screen");
            assert_eq!(*past, json!({"at": null, "view": then.view}), "{game} {viewer:?} {n}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn architectura_tells_nothing_over_the_wire() {
    check(&World::new().await, "architectura").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn queens_architect_tells_nothing_over_the_wire() {
    check(&World::new().await, "queens-architect").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn west_kingdom_tells_nothing_over_the_wire() {
    check(&World::new().await, "west-kingdom").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_nodes_tell_nothing_over_the_wire() {
    let world = World::club().await;
    for kind in games::all() {
        check(&world, kind.id()).await;
    }
}

/// Exchanging cards before the game is a secret but for the last one: whoever asks for the table again
/// and again cannot count how often somebody did.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_act_changes_nothing_that_everybody_sees() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let mut outsider = Client::new(&world.url);
    let table = json!({"game": "architectura", "config": {"variant": "advanced"},
        "chairs": ["me", "open"]});
    let table = one.open(&table).await.expect("a table");
    let wishes = format!("/api/tables/{table}/wishes");
    two.post(&wishes, &json!({"sit": 1})).await.expect("a chair");
    let mut secret = 0;
    for step in 0..12 {
        let mut seen = Vec::new();
        for _ in 0..2 {
            let card = outsider.get(&format!("/api/tables/{table}")).await.expect("a card");
            let lobby = outsider.get("/api/tables").await.expect("a lobby");
            let mine = two.get("/api/me/tables").await.expect("a list");
            let screen = format!("/api/tables/{table}/screen");
            let shown = outsider.get(&screen).await.expect("a screen");
            let other = two.get(&format!("{screen}?seat=1")).await.expect("a screen");
            seen.push(((shown, other), (card, lobby, mine)));
            if seen.len() == 2 {
                break;
            }
            let own = one.get(&format!("{screen}?seat=0")).await.expect("a screen");
            let ask = &own["update"]["screen"]["ask"];
            let Some(answers) = ask["answers"].as_array() else { break };
            let action = &answers[step % answers.len()]["action"];
            let answer = json!({"seat": 0, "seq": ask["seq"], "action": action});
            one.post(&wishes, &answer).await.expect("an answer");
        }
        let [(before, known), (after, now)] = &seen[..] else { break };
        if before == after {
            assert_eq!(known, now, "something else tells of it");
            secret += 1;
        }
    }
    assert!(secret > 0, "nothing was secret");
}
