//! Nothing is lost: the real server is killed again and again while people and bots play, and
//! whatever it acknowledged is there afterwards, once.
//!
//! `cargo xtask kill --times 200` is the long form.

use std::collections::BTreeMap;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{Client, Socket};
use game_core::FastRng;
use protocol::{Item, Reply, Screen, Wish};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::watch;

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_mins(1);
/// How soon everybody plays again in the long form, where nothing else runs.
const RESUMED: Duration = Duration::from_secs(5);

/// Waits, but not forever.
async fn within<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it takes too long")
}

/// The server's process on one file and one address.
struct Server {
    folder: TempDir,
    address: String,
    child: Option<Child>,
}

impl Server {
    async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        // A port that was free a moment ago, and that every start after this one uses again.
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = free.local_addr().expect("an address").to_string();
        drop(free);
        let mut server = Self { folder, address, child: None };
        server.again().await;
        server
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn store(&self) -> String {
        format!("sqlite:{}", self.folder.path().join("trestle.db").display())
    }

    /// Starts it and waits until it is ready.
    async fn again(&mut self) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trestle"));
        command.args(["serve", "--listen", &self.address, "--store", &self.store()]);
        command.args(["--burst", "1000000", "--log-level", "off"]);
        command.stderr(Stdio::null());
        self.child = Some(command.spawn().expect("the binary starts"));
        let mut client = Client::new(&self.url());
        within(async {
            while client.get("/readyz").await.is_err() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }

    /// No warning, no time to write anything.
    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What everybody looks at.
#[derive(Clone)]
struct Signs {
    /// Counts lines sent and acknowledged: the killer waits for a number.
    events: watch::Sender<u64>,
    /// Whether no more moves are to be made.
    stop: watch::Receiver<bool>,
    /// When the server was last ready, and how long it took anybody to be back after that.
    ready: Arc<Mutex<(Instant, Duration)>>,
}

/// What one table's people remember.
#[derive(Default)]
struct Ledger {
    table: String,
    /// Acknowledged answers, by seat and question.
    acknowledged: BTreeMap<(u8, u32), String>,
    /// What each seat was told.
    told: Vec<Vec<Item>>,
}

/// Two people at a table with a bot.
struct Party {
    game: &'static str,
    people: Vec<Client>,
    signs: Signs,
    rng: FastRng,
    ledger: Ledger,
    /// Answers that were sent and not acknowledged.
    sent: Vec<Option<(u32, String)>>,
    screens: Vec<Option<Screen>>,
}

impl Party {
    /// Plays table after table until it is told to stop; what it remembers of each.
    async fn play(mut self) -> Vec<Ledger> {
        let mut ledgers = Vec::new();
        while !*self.signs.stop.borrow() {
            let seats = self.people.len();
            self.sent = vec![None; seats];
            self.screens = vec![None; seats];
            let table = within(self.open()).await;
            self.ledger = Ledger { table, told: vec![Vec::new(); seats], ..Ledger::default() };
            while !self.round().await {}
            ledgers.push(std::mem::take(&mut self.ledger));
        }
        ledgers
    }

    /// Opens a table and sits everybody down, however often the server dies meanwhile.
    async fn open(&mut self) -> String {
        let chairs = json!({"game": self.game, "chairs": ["me", "open", "novice"]});
        let table = loop {
            match self.people[0].open(&chairs).await {
                Ok(table) => break table,
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        };
        // A chair may have been given without the answer having come back.
        let (wish, look) =
            (format!("/api/tables/{table}/wishes"), format!("/api/tables/{table}/screen?seat=1"));
        while self.people[1].get(&look).await.is_err() {
            if self.people[1].post(&wish, &json!({"sit": 1})).await.is_err() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        table
    }

    /// Plays on new sockets until they break; true when this table is done with.
    async fn round(&mut self) -> bool {
        let Some(mut sockets) = within(self.connect()).await else { return false };
        loop {
            let (seat, line) = within(Socket::next_of(&mut sockets)).await;
            let Ok(Some(line)) = line else { return false };
            match serde_json::from_str(&line).expect("a reply") {
                Reply::Update { items, screen, .. } => {
                    for item in items {
                        let next = self.ledger.told[seat].len() as u64 + 1;
                        assert_eq!(item.n, next, "no gap and no repetition");
                        self.ledger.told[seat].push(item);
                    }
                    self.screens[seat] = Some(*screen);
                }
                Reply::Done { seq, .. } => {
                    let (question, action) = self.sent[seat].take().expect("something was sent");
                    assert_eq!(seq, Some(question));
                    self.ledger.acknowledged.insert((seat as u8, question), action);
                    self.signs.events.send_modify(|events| *events += 1);
                }
                other => panic!("{other:?}"),
            }
            if !self.answer(seat, &mut sockets[seat]).await {
                return false;
            }
            let quiet = self.sent.iter().all(Option::is_none);
            let over = |screen: &Option<Screen>| {
                screen.as_ref().is_some_and(|screen| screen.ending.is_some())
            };
            if quiet && (*self.signs.stop.borrow() || self.screens.iter().all(over)) {
                return true;
            }
        }
    }

    /// Sockets for all seats; what was not acknowledged is sent again. Nothing if the server died
    /// in the middle of it.
    async fn connect(&mut self) -> Option<Vec<Socket>> {
        let mut sockets = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let seen = self.ledger.told[seat].len() as u64;
            let socket = loop {
                match person.live(&self.ledger.table, Some(seat as u8), seen).await {
                    Ok(socket) => break socket,
                    Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
                }
            };
            sockets.push(socket);
        }
        for (socket, sent) in sockets.iter_mut().zip(&self.sent) {
            if let Some((seq, action)) = sent.clone() {
                socket.send(&Wish::Answer { seq, action }.into()).await.ok()?;
            }
        }
        let mut ready = self.signs.ready.lock().expect("no panic");
        ready.1 = ready.1.max(ready.0.elapsed());
        Some(sockets)
    }

    /// Answers what this seat is asked, unless it has. False if the socket broke.
    async fn answer(&mut self, seat: usize, socket: &mut Socket) -> bool {
        let ask = self.screens[seat].as_ref().and_then(|screen| screen.ask.as_ref());
        let Some(ask) = ask.filter(|_| self.sent[seat].is_none()) else { return true };
        if self.ledger.acknowledged.contains_key(&(seat as u8, ask.seq)) {
            return true;
        }
        if *self.signs.stop.borrow() {
            return true;
        }
        let chosen = self.rng.below(ask.answers.len() as u32) as usize;
        let (seq, action) = (ask.seq, ask.answers[chosen].action.clone());
        self.sent[seat] = Some((seq, action.clone()));
        let sent = socket.send(&Wish::Answer { seq, action }.into()).await.is_ok();
        self.signs.events.send_modify(|events| *events += 1);
        sent
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_every_kill() {
    let times = std::env::var("TRESTLE_KILLS").ok().map(|times| times.parse().expect("a number"));
    let kills: u32 = times.unwrap_or(10);
    let mut server = Server::start().await;
    let (stopper, stop) = watch::channel(false);
    let (events, mut seen) = watch::channel(0);
    let ready = Arc::new(Mutex::new((Instant::now(), Duration::ZERO)));
    let signs = Signs { events, stop, ready: Arc::clone(&ready) };
    let mut parties = Vec::new();
    for (index, game) in crate::every_game().chain(["architectura"]).enumerate() {
        let mut people = Vec::new();
        for name in ["One", "Two"] {
            people.push(Client::guest(&server.url(), name).await.expect("a guest"));
        }
        let party = Party {
            game,
            people: people.clone(),
            signs: signs.clone(),
            rng: FastRng::new(index as u64),
            ledger: Ledger::default(),
            sent: Vec::new(),
            screens: Vec::new(),
        };
        parties.push((people, tokio::spawn(party.play())));
    }

    let mut rng = FastRng::new(99);
    for _ in 0..kills {
        // Right after a line was sent, the server is in the middle of something.
        let target = *seen.borrow() + u64::from(rng.below(40));
        let waited = within(seen.wait_for(|events| *events >= target)).await;
        drop(waited.expect("somebody plays"));
        server.kill();
        server.again().await;
        ready.lock().expect("no panic").0 = Instant::now();
    }
    // The last start has to be played on, too.
    let target = *seen.borrow() + 20;
    drop(within(seen.wait_for(|events| *events >= target)).await.expect("somebody plays"));
    stopper.send_replace(true);

    let mut total = 0;
    let mut played = Vec::new();
    for (people, party) in parties {
        let ledgers = within(party).await.expect("a party");
        for ledger in &ledgers {
            for (seat, told) in ledger.told.iter().enumerate() {
                // Whoever comes late is told the same.
                let late = people[seat].live(&ledger.table, Some(seat as u8), 0).await;
                let first = late.expect("a socket").next().await.expect("a line");
                let Some(Reply::Update { items, .. }) = first else { panic!("{first:?}") };
                assert_eq!(items[..told.len()], told[..], "table {}", ledger.table);
            }
        }
        played.extend(ledgers);
    }
    server.kill();
    let store = store::open(&server.store()).await.expect("the store");
    for ledger in &played {
        let log = answers(&*store, &ledger.table).await;
        for (place, actions) in &log {
            assert_eq!(actions.len(), 1, "{place:?} was answered twice: {actions:?}");
        }
        for (place, action) in &ledger.acknowledged {
            assert_eq!(log.get(place), Some(&vec![action.clone()]), "{place:?} is missing");
            total += 1;
        }
    }
    store.close().await;
    let slowest = ready.lock().expect("no panic").1;
    println!(
        "{kills} kills, {} tables, {total} acknowledged answers, none lost, none twice; \
         everybody was back within {} ms",
        played.len(),
        slowest.as_millis()
    );
    assert!(total > 0, "nothing was tried");
    if times.is_some() {
        assert!(slowest <= RESUMED, "somebody took {slowest:?} to come back");
    }
}
