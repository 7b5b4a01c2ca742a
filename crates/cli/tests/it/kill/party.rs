//! People who play table after table, whatever happens to the server, and remember what they were
//! promised.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{Client, Socket};
use game_core::FastRng;
use protocol::{Do, Item, Reply, Screen};
use serde_json::json;
use tokio::sync::watch;

use super::within;

/// How long somebody waits who was not let in.
const PAUSE: Duration = Duration::from_millis(5);

/// What everybody looks at.
#[derive(Clone)]
pub struct Signs {
    /// Where a server may be; which of them are up is for everybody to find out.
    pub doors: Arc<[String]>,
    /// Counts lines sent and acknowledged: the killer waits for a number.
    pub events: watch::Sender<u64>,
    /// Counts answers that were refused because the store is away.
    pub turned_away: watch::Sender<u64>,
    /// Whether no more moves are to be made.
    pub stop: watch::Receiver<bool>,
    /// Since when some server can be reached, and how long it took anybody to be back after that.
    pub ready: Arc<Mutex<(Option<Instant>, Duration)>>,
}

/// What one table's people remember.
#[derive(Default)]
pub struct Ledger {
    pub table: String,
    /// Acknowledged answers, by seat and question.
    pub acknowledged: BTreeMap<(u8, u32), String>,
    /// What each seat was told.
    pub told: Vec<Vec<Item>>,
}

/// Two people at a table with a bot.
pub struct Party {
    game: &'static str,
    people: Vec<Client>,
    signs: Signs,
    rng: FastRng,
    ledger: Ledger,
    /// Answers that were sent and not acknowledged.
    sent: Vec<Option<(u32, String)>>,
    screens: Vec<Option<Screen>>,
    /// When the sockets broke.
    broke: Instant,
}

impl Party {
    pub fn new(game: &'static str, people: Vec<Client>, signs: Signs, seed: u64) -> Self {
        Self {
            game,
            people,
            signs,
            rng: FastRng::new(seed),
            ledger: Ledger::default(),
            sent: Vec::new(),
            screens: Vec::new(),
            broke: Instant::now(),
        }
    }

    /// A person at any of the doors.
    fn at_a_door(&mut self, person: usize) -> Client {
        let door = self.rng.below(self.signs.doors.len() as u32) as usize;
        self.people[person].at(&self.signs.doors[door])
    }

    /// Plays table after table until it is told to stop; what it remembers of each.
    pub async fn play(mut self) -> Vec<Ledger> {
        let mut ledgers = Vec::new();
        while !*self.signs.stop.borrow() {
            let seats = self.people.len();
            self.sent = vec![None; seats];
            self.screens = vec![None; seats];
            let table = within(self.open()).await;
            self.broke = Instant::now();
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
            match self.at_a_door(0).open(&chairs).await {
                Ok(table) => break table,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        };
        // A chair may have been given without the answer having come back.
        let (requests, look) =
            (format!("/api/tables/{table}/requests"), format!("/api/tables/{table}/screen?seat=1"));
        while self.at_a_door(1).get(&look).await.is_err() {
            if self
                .at_a_door(1)
                .post(&requests, &json!({"do": {"sit": {"seat": 1}}}))
                .await
                .is_err()
            {
                tokio::time::sleep(PAUSE).await;
            }
        }
        table
    }

    /// Plays on new sockets until they break; true when this table is done with.
    async fn round(&mut self) -> bool {
        let Some(mut sockets) = within(self.connect()).await else { return false };
        let done = self.converse(&mut sockets).await;
        self.broke = Instant::now();
        done
    }

    async fn converse(&mut self, sockets: &mut [Socket]) -> bool {
        loop {
            let (seat, line) = within(Socket::next_of(sockets)).await;
            let Ok(Some(line)) = line else { return false };
            let reply: Reply = serde_json::from_str(&line).expect("a reply");
            match reply {
                Reply::Update { .. } | Reply::Change { .. } => {
                    let screen = reply.screen(self.screens[seat].as_ref());
                    self.screens[seat] = Some(screen.expect("changes of the last screen"));
                    for item in reply.items() {
                        let next = self.ledger.told[seat].len() as u64 + 1;
                        assert_eq!(item.n, next, "no gap and no repetition");
                        self.ledger.told[seat].push(item.clone());
                    }
                }
                Reply::Done { question, .. } => {
                    let (sent, action) = self.sent[seat].take().expect("something was sent");
                    assert_eq!(question, Some(sent));
                    self.ledger.acknowledged.insert((seat as u8, sent), action);
                    self.signs.events.send_modify(|events| *events += 1);
                }
                Reply::Refused { problem, .. } if problem.message.key == "server-store-away" => {
                    self.signs.turned_away.send_modify(|times| *times += 1);
                    return false;
                }
                // The socket ends, and the server with it.
                Reply::Reconnect { .. } => continue,
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
        for seat in 0..self.people.len() {
            let seen = self.ledger.told[seat].len() as u64;
            let socket = loop {
                let person = self.at_a_door(seat);
                match person.live(&self.ledger.table, Some(seat as u8), seen).await {
                    Ok(socket) => break socket,
                    Err(_) => tokio::time::sleep(PAUSE).await,
                }
            };
            sockets.push(socket);
        }
        for (socket, sent) in sockets.iter_mut().zip(&self.sent) {
            if let Some((question, action)) = sent.clone() {
                socket.send(&Do::Answer { question, action }.into()).await.ok()?;
            }
        }
        let mut ready = self.signs.ready.lock().expect("no panic");
        // Nobody is late because of time in which no server could be reached.
        if let Some(since) = ready.0 {
            ready.1 = ready.1.max(since.max(self.broke).elapsed());
        }
        Some(sockets)
    }

    /// Answers what this seat is asked, unless it has. False if the socket broke.
    async fn answer(&mut self, seat: usize, socket: &mut Socket) -> bool {
        let ask = self.screens[seat].as_ref().and_then(|screen| screen.ask.as_ref());
        let Some(ask) = ask.filter(|_| self.sent[seat].is_none()) else { return true };
        if self.ledger.acknowledged.contains_key(&(seat as u8, ask.question)) {
            return true;
        }
        if *self.signs.stop.borrow() {
            return true;
        }
        let chosen = self.rng.below(ask.answers.len() as u32) as usize;
        let (question, action) = (ask.question, ask.answers[chosen].action.clone());
        self.sent[seat] = Some((question, action.clone()));
        let sent = socket.send(&Do::Answer { question, action }.into()).await.is_ok();
        self.signs.events.send_modify(|events| *events += 1);
        sent
    }
}
