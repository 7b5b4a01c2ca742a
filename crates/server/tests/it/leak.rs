//! Nothing leaks: no byte sent to a seat, a spectator or an outsider before the end contains what
//! they may not know.

use std::collections::BTreeSet;

use client::{Client, Socket};
use game_core::{FastRng, Viewer};
use protocol::{Ask, Do, Happening, Item, Proposal, Proposed, Reply, Request, Screen, SeatNumber};
use serde_json::{Value, json};
use table::{Act, Entry, Setup, Table};

use crate::world::{Sitter, World, within};

/// The viewers: two seats and a spectator.
const EYES: [Option<u8>; 3] = [Some(0), Some(1), None];

/// What a viewer was sent before the end.
#[derive(Default)]
struct Ears {
    /// Every byte.
    text: String,
    items: Vec<Item>,
    screens: Vec<Screen>,
    /// The past boards they saw, by item, before the end.
    pasts: Vec<(u64, Value)>,
    /// How many refusals and how many lines of chat they got.
    refused: usize,
    said: usize,
    /// The last proposal that they answered, and how many undo proposals there were.
    voted: u32,
    undos: usize,
    /// Whether it is over.
    over: bool,
}

impl Ears {
    fn hear(&mut self, line: &str) -> Reply {
        let reply: Reply = serde_json::from_str(line).expect("a reply");
        if reply.revision().is_some() {
            let screen = reply.screen(self.screens.last()).expect("changes of the last screen");
            self.over |= screen.ending.is_some();
            self.items.extend(reply.items().iter().cloned());
            self.screens.push(screen);
        }
        self.refused += usize::from(matches!(reply, Reply::Refused { .. }));
        self.said += usize::from(matches!(reply, Reply::Said { .. }));
        if !self.over {
            self.text.push_str(line);
            self.text.push('\n');
        }
        reply
    }
}

/// Looks back to item `n` as a seat, or as a spectator.
async fn look_back(
    client: &mut Client,
    table: &str,
    seat: Option<u8>,
    n: u64,
) -> (reqwest::StatusCode, Value) {
    let seat = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
    let path = format!("/api/tables/{table}/past?n={n}{seat}");
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

/// A seat's answer to a proposal: every second undo is agreed to, and the game continues in any
/// case.
fn vote(screen: &Screen, seat: Option<SeatNumber>, ears: &mut Ears) -> Option<Request> {
    let open = screen.proposal.as_ref().filter(|open| open.number > ears.voted)?;
    seat.filter(|seat| open.asked.contains(seat))?;
    ears.voted = open.number;
    ears.undos += usize::from(open.what == Proposed::Undo);
    let agree = open.what == Proposed::Undo && !ears.undos.is_multiple_of(2);
    Some(Do::Consent { proposal: open.number, agree }.into())
}

/// What a player sends when asked: a preview and an answer, and in turn everything else there is.
/// None of it ends the game, and all of it gets a reply.
fn lines(ask: &Ask, step: usize, once: &mut Vec<String>, rng: &mut FastRng) -> Vec<Request> {
    let chosen = rng.below(ask.answers.len() as u32) as usize;
    let action = ask.answers[chosen].action.clone();
    let (question, preview) =
        (ask.question, |action: &str| Do::Preview { action: action.to_string() });
    let answer = Do::Answer { question, action: action.clone() };
    let mut acts = Vec::new();
    match step % 6 {
        // Answers that the rules refuse, and earlier answers of this or another seat.
        0 => {
            let missed = ask.refused.first().map_or("fly", |miss| miss.action.as_str());
            let old = rng.below(once.len().max(1) as u32) as usize;
            let old = once.get(old).map_or("fly", String::as_str);
            acts.extend([preview(missed), preview(old), preview(&action)]);
            acts.push(Do::Answer { question, action: missed.to_string() });
            acts.push(Do::Answer { question: question + 7, action: action.clone() });
            acts.push(answer);
        }
        1 => acts.extend([preview(&action), answer, Do::Undo { question }]),
        2 => acts.extend([Do::Propose(Proposal::Pause), preview(&action), answer]),
        3 => acts.extend([Do::Propose(Proposal::Resign), preview(&action), answer]),
        _ => acts.extend([preview(&action), answer]),
    }
    once.push(action);
    acts.into_iter().map(Request::from).collect()
}

/// Two people and a bot play to the end while one person watches and an outsider asks for
/// everything. The people chat, undo, make proposals that are refused, and try what the rules
/// refuse.
async fn play(world: &World, game: &str, config: &Value) -> (String, [Ears; 3], String) {
    let mut three = world.guest("Three").await;
    let mut outsider = Client::new(&world.url);
    let chairs = json!({"game": game, "config": config, "chairs": ["me", "open", "novice"]});
    let (mut one, mut two, table) = world.two_at(&chairs).await;
    let mut sockets = Vec::new();
    for (client, seat) in [&one, &two, &three].into_iter().zip(EYES) {
        sockets.push(within(client.live(&table, seat, 0)).await.expect("a socket"));
    }
    let mut ears: [Ears; 3] = Default::default();
    let mut answered = [0; 3];
    let mut rng = FastRng::new(7);
    let mut overheard = String::new();
    let (mut step, mut once) = (0, Vec::new());
    while !ears.iter().all(|ears| ears.over) {
        let (who, line) = within(Socket::next_of(&mut sockets)).await;
        let line = line.expect("a line").expect("a socket");
        let reply = ears[who].hear(&line);
        let shown = reply.revision().and(ears[who].screens.last());
        let Some(screen) = shown.cloned() else { continue };
        if let Some(vote) = vote(&screen, EYES[who], &mut ears[who]) {
            within(sockets[who].send(&vote)).await.expect("it is sent");
        }
        let Some(ask) = screen.ask.filter(|ask| ask.question > answered[who]) else { continue };
        answered[who] = ask.question;
        step += 1;
        if step % 20 == 11 {
            // Everybody looks back in their own view, and the first one also in another's.
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
            for path in paths.into_iter().chain(["/past?n=9", "/past?n=9&seat=0", "/chat"]) {
                let path = format!("/api/tables/{table}{path}");
                let answer = outsider.ask(reqwest::Method::GET, &path, None).await;
                overheard.push_str(&answer.expect("an answer").1.to_string());
            }
            overheard.push_str(&outsider.get("/api/tables").await.expect("a lobby").to_string());
        }
        if step % 6 == 5 {
            let speaker = if who == 0 { &mut one } else { &mut two };
            let said = json!({"text": "What do you have?"});
            speaker.post(&format!("/api/tables/{table}/chat"), &said).await.expect("it is said");
        }
        for line in lines(&ask, step, &mut once, &mut rng) {
            within(sockets[who].send(&line)).await.expect("it is sent");
        }
    }
    (table, ears, overheard)
}

/// Lists of pieces in a document that are long enough to be recognized by their order, as they
/// appear on the wire.
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

async fn check(world: &World, game: &str, config: &Value) {
    let (id, ears, overheard) = play(world, game, config).await;
    let row = world.store.table(&id.as_str().into()).await.expect("a store").expect("a table");
    let setup: Setup = serde_json::from_str(&row.setup).expect("a setup");
    let kind = games::by_id(game).expect("a game");
    let mut table = Table::open(kind, kind.default_edition(), setup).expect("a table");
    let viewers = [Viewer::Seat(game_core::Seat::new(0)), Viewer::Seat(game_core::Seat::new(1))];
    let viewers = [viewers[0], viewers[1], Viewer::Spectator];
    // What each of them could be shown, after every entry; and the order of hidden pieces.
    let mut shown: [Vec<Screen>; 3] = Default::default();
    let (mut hidden, mut open) = (BTreeSet::new(), BTreeSet::new());
    let (mut undone, mut proposed, mut declined) = (0, 0, 0);
    for entry in world.store.entries_since(&id.as_str().into(), 0).await.expect("a log") {
        let entry: Entry = serde_json::from_str(&entry.body).expect("an entry");
        match entry.act {
            Act::TakeBack { .. } | Act::Undo { .. } => undone += 1,
            Act::Propose { .. } => proposed += 1,
            // Nobody agrees to anything else.
            Act::Consent { agree: true, .. } => undone += 1,
            Act::Consent { agree: false, .. } => declined += 1,
            _ => {}
        }
        let told = table.apply(&entry).expect("a good entry");
        // What is revealed, such as who exchanged what, comes in an order, too.
        piles(&json!(told.items.iter().map(|(_, item)| item).collect::<Vec<_>>()), &mut open);
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
    let heard = ears.iter().all(|ears| ears.said > 0) && ears[0].refused > 0 && ears[1].refused > 0;
    assert!(
        heard && undone > 0 && proposed > 0 && declined > 0,
        "{game} was played too well: {undone} {proposed} {declined}"
    );
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
    // Nothing is added between the table and the wire: tests of the table show that what it tells
    // is the same in every world that is consistent with a view.
    for ((ears, shown), viewer) in ears.iter().zip(&shown).zip(viewers) {
        let stream: Vec<_> = ears.items.iter().map(nameless_item).collect();
        assert_eq!(stream, table.stream_since(viewer, 0), "{game} {viewer:?}");
        for screen in &ears.screens {
            let screen = nameless(screen);
            assert!(shown.contains(&screen), "{game} {viewer:?}: {screen:?}");
        }
        // A past board at an item is the board that was shown with it, and so shows nothing that
        // could differ between worlds consistent with that view. If the item was undone later, the
        // board is one that was shown at another time.
        assert!(!ears.pasts.is_empty(), "{game}: nobody looked back");
        let mut exact = 0;
        for (n, past) in &ears.pasts {
            let was_shown = |screen: &Screen| *past == json!({"at": null, "view": screen.view});
            let at = shown.iter().position(|screen| screen.n >= *n).expect("a screen");
            if ears.items.iter().any(|item| takes_back(item, *n)) {
                let mut screens = shown[..=at].iter().rev().chain(&shown[at..]);
                assert!(screens.any(was_shown), "{game} {viewer:?} {n}: {past}");
                continue;
            }
            assert!(was_shown(&shown[at]), "{game} {viewer:?} {n}: {past}");
            exact += 1;
        }
        assert!(exact > 0, "{game} {viewer:?}: all was taken back");
    }
}

/// Whether an item says that item `n` was undone.
fn takes_back(item: &Item, n: u64) -> bool {
    match item.what {
        Happening::Undone { to, .. } => item.n > n && n > to,
        Happening::TakenBack { from, .. } => item.n > n && n >= from,
        _ => false,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn architectura_tells_nothing_over_the_wire() {
    check(&World::new().await, "architectura", &json!({})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn advanced_architectura_tells_nothing_over_the_wire() {
    check(&World::new().await, "architectura", &json!({"variant": "advanced"})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn queens_architect_tells_nothing_over_the_wire() {
    check(&World::new().await, "queens-architect", &json!({})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn west_kingdom_tells_nothing_over_the_wire() {
    check(&World::new().await, "west-kingdom", &json!({})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_nodes_tell_nothing_over_the_wire() {
    let world = World::club().await;
    for kind in games::all() {
        check(&world, kind.id(), &json!({})).await;
    }
}

/// Everything that others can request while somebody exchanges cards.
async fn in_sight(table: &str, outsider: &mut Client, two: &mut Client) -> Vec<Value> {
    let mut seen = Vec::new();
    for path in ["", "/screen", "/replay", "/saved", "/chat", "/past?n=1"] {
        let path = format!("/api/tables/{table}{path}");
        seen.push(outsider.ask(reqwest::Method::GET, &path, None).await.expect("an answer").1);
    }
    for path in ["/screen?seat=1", "/replay?seat=1", "/past?n=1&seat=1", "/screen?seat=0"] {
        let path = format!("/api/tables/{table}{path}");
        seen.push(two.ask(reqwest::Method::GET, &path, None).await.expect("an answer").1);
    }
    seen.push(outsider.get("/api/tables").await.expect("a lobby"));
    seen.push(two.get("/api/me/tables").await.expect("a list"));
    seen
}

/// AR-49, AR-52: exchanges before the game are sealed, and only who is ready is public. Polling or
/// an open socket does not count them: neither those that were made nor those that were undone,
/// previewed or refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_act_changes_nothing_that_everybody_sees() {
    let world = World::new().await;
    let mut outsider = Client::new(&world.url);
    let table = json!({"game": "architectura", "config": {"variant": "advanced"},
        "chairs": ["me", "open"]});
    let (one, mut two, table) = world.two_at(&table).await;
    let mut own = Sitter::at(&one, &table, Some(0), 0).await;
    let mut sitters =
        [Sitter::at(&two, &table, Some(1), 0).await, Sitter::at(&outsider, &table, None, 0).await];
    let before = in_sight(&table, &mut outsider, &mut two).await;
    let (mut made, mut taken_back) = (0, 0);
    let ready = loop {
        let ask = own.screen().ask.clone().expect("a question");
        let exchange = |answer: &&protocol::Answer| answer.action.starts_with("exchange ");
        let exchanges: Vec<_> = ask.answers.iter().filter(exchange).collect();
        let Some(exchange) = exchanges.get(made % exchanges.len().max(1)) else { break ask };
        let action = exchange.action.clone();
        own.answer_to(Do::Preview { action: action.clone() }.into()).await;
        own.answer_to(Do::Preview { action: "exchange park park".to_string() }.into()).await;
        let done = Reply::Done { id: None, question: Some(ask.question) };
        assert_eq!(own.answer_to(Do::Answer { question: ask.question, action }.into()).await, done);
        made += 1;
        let mut next = ask.question + 1;
        if taken_back < 2 {
            let undone = own.answer_to(Do::Undo { question: ask.question }.into()).await;
            assert_eq!(undone, Reply::Done { id: None, question: None });
            taken_back += 1;
            next += 1;
        }
        while own.screen().ask.as_ref().is_some_and(|now| now.question < next) {
            own.hear().await;
        }
        assert_eq!(in_sight(&table, &mut outsider, &mut two).await, before, "{made} {taken_back}");
    };
    assert!(made - taken_back > 3, "{made} exchanges");
    // Being ready is no secret: it is the first that anybody hears of.
    own.play(&ready, 0).await;
    assert_ne!(in_sight(&table, &mut outsider, &mut two).await, before);
    for sitter in &mut sitters {
        let n = sitter.screen().n;
        assert_eq!(sitter.screen().awaiting, [0, 1]);
        let update = sitter.hear().await;
        assert!(matches!(update, Reply::Change { revision: 1, .. }), "{update:?}");
        assert_eq!((&sitter.screen().awaiting[..], sitter.screen().n), (&[1][..], n + 1));
    }
}
