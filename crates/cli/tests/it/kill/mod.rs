//! Nothing is lost: real servers are killed again and again while people and bots play, and
//! whatever they acknowledged is there afterwards, once.
//!
//! `cargo xtask kill --times 200` and `cargo xtask kill --club` are the long forms.

mod club;
mod node;
mod party;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::Client;
use game_core::FastRng;
use protocol::Reply;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use node::{Node, ours};
use party::{Ledger, Party, Signs};

/// After this many kills the server is also asked to stop.
const STOP_AFTER: u32 = 5;
/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_mins(1);
/// How soon everybody plays again in the long form, where nothing else runs.
const RESUMED: Duration = Duration::from_secs(5);

/// Waits, but not forever.
async fn within<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it takes too long")
}

/// How often to kill, if somebody says.
fn times(variable: &str) -> Option<u32> {
    std::env::var(variable).ok().map(|times| times.parse().expect("a number"))
}

/// Everybody who plays, and what tells how they fare.
struct Crowd {
    parties: Vec<(Vec<Client>, JoinHandle<Vec<Ledger>>)>,
    doors: Arc<[String]>,
    stop: watch::Sender<bool>,
    events: watch::Receiver<u64>,
    turned_away: watch::Receiver<u64>,
    ready: Arc<Mutex<(Option<Instant>, Duration)>>,
}

impl Crowd {
    /// Lets a party begin at each of these games.
    async fn at(doors: Arc<[String]>, games: impl Iterator<Item = &'static str>) -> Self {
        let (stopper, stop) = watch::channel(false);
        let (events, seen) = watch::channel(0);
        let (turned_away, refused) = watch::channel(0);
        let ready = Arc::new(Mutex::new((Some(Instant::now()), Duration::ZERO)));
        let signs = Signs {
            doors: Arc::clone(&doors),
            events,
            turned_away,
            stop,
            ready: Arc::clone(&ready),
        };
        let mut parties = Vec::new();
        for (index, game) in games.enumerate() {
            let mut people = Vec::new();
            for name in ["One", "Two"] {
                people.push(Client::guest(&doors[0], name).await.expect("a guest"));
            }
            let party = Party::new(game, people.clone(), signs.clone(), index as u64);
            parties.push((people, tokio::spawn(party.play())));
        }
        Self { parties, doors, stop: stopper, events: seen, turned_away: refused, ready }
    }

    /// Waits until so much more has happened.
    async fn played(&mut self, more: u32) {
        let target = *self.events.borrow() + u64::from(more);
        drop(within(self.events.wait_for(|events| *events >= target)).await.expect("players"));
    }

    /// How often somebody was told that the store is away.
    fn refusals(&self) -> u64 {
        *self.turned_away.borrow()
    }

    /// Some server can be reached from now on.
    fn reachable(&self) {
        self.ready.lock().expect("no panic").0 = Some(Instant::now());
    }

    /// No server can be reached from now on.
    fn unreachable(&self) {
        self.ready.lock().expect("no panic").0 = None;
    }

    /// The longest that anybody was away although a server could be reached.
    fn slowest(&self) -> Duration {
        self.ready.lock().expect("no panic").1
    }

    /// Lets everybody stop, and returns what they remember. Latecomers get the same answer.
    async fn end(&mut self) -> Vec<Ledger> {
        self.stop.send_replace(true);
        let mut played = Vec::new();
        for (people, party) in self.parties.drain(..) {
            let ledgers = within(party).await.expect("a party");
            for ledger in &ledgers {
                for (seat, told) in ledger.told.iter().enumerate() {
                    let person = people[seat].at(&self.doors[seat % self.doors.len()]);
                    let late = person.live(&ledger.table, Some(seat as u8), 0).await;
                    let first = late.expect("a socket").next().await.expect("a line");
                    let Some(Reply::Update { items, .. }) = first else { panic!("{first:?}") };
                    assert_eq!(items[..told.len()], told[..], "table {}", ledger.table);
                }
            }
            played.extend(ledgers);
        }
        played
    }
}

/// What the log of a table says: answers by seat and question, with how often they are in it.
async fn answers(store: &dyn store::Store, table: &str) -> BTreeMap<(u8, u32), Vec<String>> {
    let mut found: BTreeMap<(u8, u32), Vec<String>> = BTreeMap::new();
    for entry in store.entries_since(&table.into(), 0).await.expect("a log") {
        let entry: Value = serde_json::from_str(&entry.body).expect("an entry");
        let Some(answer) = entry.pointer("/act/answer") else { continue };
        let number = |field: &str| answer[field].as_u64().expect("a number");
        let action = answer["action"].as_str().expect("a text").to_string();
        let place = (number("seat") as u8, number("question") as u32);
        found.entry(place).or_default().push(action);
    }
    found
}

/// Every acknowledged answer is in the store, and nothing is there twice; how many there are.
async fn check(store: &dyn store::Store, played: &[Ledger]) -> usize {
    let mut total = 0;
    for ledger in played {
        let log = answers(store, &ledger.table).await;
        for (place, actions) in &log {
            assert_eq!(actions.len(), 1, "{place:?} was answered twice: {actions:?}");
        }
        for (place, action) in &ledger.acknowledged {
            assert_eq!(log.get(place), Some(&vec![action.clone()]), "{place:?} is missing");
            total += 1;
        }
    }
    assert!(total > 0, "nothing was tried");
    total
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_every_kill() {
    let kills = times("TRESTLE_KILLS");
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("trestle.db").display());
    let mut server = Node::start(ours(), &["--store", &store]).await;
    let doors = [server.url()].into();
    // As many as keep both cores busy, where there is time for it.
    let parties = if kills.is_some() { 40 } else { 4 };
    let mut crowd = Crowd::at(doors, crate::every_game().cycle().take(parties)).await;
    let mut rng = FastRng::new(99);
    for kill in 0..kills.unwrap_or(10) {
        // Right after a line was sent, the server is in the middle of something.
        crowd.played(rng.below(10 * parties as u32)).await;
        crowd.unreachable();
        server.kill();
        server.again(ours()).await;
        crowd.reachable();
        if kill % STOP_AFTER == 0 {
            crowd.played(rng.below(10 * parties as u32)).await;
            crowd.unreachable();
            server.stop().await;
            server.again(ours()).await;
            crowd.reachable();
        }
    }
    // The last start has to be played on, too.
    crowd.played(20).await;
    let played = crowd.end().await;
    // On one machine the store is never away, and a server that is to stop finishes what it began.
    assert_eq!(crowd.refusals(), 0, "somebody was turned away");
    server.kill();
    let store = store::open(&store).await.expect("the store");
    let total = check(&*store, &played).await;
    store.close().await;
    println!(
        "{} kills, {} stops, {parties} parties, {} tables, {total} acknowledged answers, none \
         lost, none twice; everybody was back within {} ms",
        kills.unwrap_or(10),
        kills.unwrap_or(10).div_ceil(STOP_AFTER),
        played.len(),
        crowd.slowest().as_millis()
    );
    if kills.is_some() {
        assert!(crowd.slowest() <= RESUMED, "somebody took {:?} to come back", crowd.slowest());
    }
}
