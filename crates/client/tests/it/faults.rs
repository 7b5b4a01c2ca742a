//! Lines are lost, delayed, repeated and reordered, and connections cut: every client ends with
//! what the server shows it, what was acknowledged is in the log, and nothing is there twice.
//!
//! The transport is simulated, and the server is a table with its log; both are driven by a seed.

use std::collections::{BTreeMap, BTreeSet};

use client::{Follower, Heard};
use game_core::{FastRng, Seat, Seed, Viewer};
use protocol::edit::edits;
use protocol::{Do, Reply, Request, Screen};
use serde_json::json;
use table::{Act, Actor, ChairSetup, Clock, Command, Emitted, Entry, Setup, Table, Who, wire};

const NOW: i64 = 1_700_000_000_000;

/// A player or spectator, with a connection.
struct End {
    viewer: Viewer,
    account: String,
    follower: Follower,
    up: Vec<Request>,
    down: Vec<Reply>,
    /// Something was lost: sooner or later the connection breaks.
    doomed: bool,
    revision: u32,
    /// What was shown on the connection.
    shown: Option<Screen>,
}

struct World {
    table: Table,
    ends: Vec<End>,
    rng: FastRng,
    log: Vec<Entry>,
    /// Every line that was sent, by who sent it and its id.
    sent: BTreeMap<(usize, u32), Request>,
    /// Requests whose sender was told that they are done.
    acknowledged: BTreeSet<(usize, u32)>,
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

impl World {
    fn new(game: &str, players: u8, seed: u64) -> Self {
        let kind = games::by_id(game).expect("a game");
        let edition = kind.default_edition();
        let who = |n: u8| Who { id: format!("p{n}"), name: String::new() };
        let chairs = (0..players).map(|n| ChairSetup::Person(who(n))).collect();
        let mut setup = Setup::new(kind, edition, json!({"players": players}), chairs);
        setup.clock = Clock::Daily { per_move: 1_000, holidays: 1_000 };
        let mut table = Table::open(kind, edition, setup).expect("a table");
        let start = Command::Start { seed: Seed::from_text(&seed.to_string()) };
        let Ok(Some(begun)) = table.decide(NOW, &Actor::Server, &start) else {
            panic!("it starts")
        };
        let (entry, _) = table.adopt(begun);
        let end = |viewer: Viewer| End {
            viewer,
            account: seat_of(viewer).map_or("watcher".into(), |seat| format!("p{}", seat.index())),
            follower: Follower::default(),
            up: Vec::new(),
            down: Vec::new(),
            doomed: false,
            revision: 0,
            shown: None,
        };
        let ends = table.viewers().map(end).collect();
        let mut world = Self {
            table,
            ends,
            rng: FastRng::new(seed),
            log: vec![entry],
            sent: BTreeMap::new(),
            acknowledged: BTreeSet::new(),
        };
        for at in 0..world.ends.len() {
            world.connect(at);
        }
        world
    }

    /// The update for a viewer: everything on a new connection, and changes on an old one.
    fn update(&mut self, at: usize, items: Vec<protocol::Item>) -> Reply {
        let end = &mut self.ends[at];
        let (revision, screen) = (end.revision, self.table.screen(end.viewer, NOW));
        let text = |screen: &Screen| serde_json::to_string(screen).expect("a screen");
        match end.shown.replace(screen.clone()) {
            Some(before) => {
                Reply::Change { revision, items, edits: edits(&text(&before), &text(&screen)) }
            }
            None => {
                Reply::Update { table: "t".to_string(), revision, items, screen: Box::new(screen) }
            }
        }
    }

    /// A connection breaks with everything in flight, and a new one opens.
    fn connect(&mut self, at: usize) {
        let End { viewer, .. } = self.ends[at];
        let missed = self.table.stream_since(viewer, self.ends[at].follower.seen());
        self.ends[at].shown = None;
        let first = self.update(at, missed);
        let end = &mut self.ends[at];
        end.doomed = false;
        end.down = vec![first];
        end.up = end.follower.connected().into_iter().collect();
    }

    fn tell(&mut self, told: &Emitted) {
        for at in 0..self.ends.len() {
            let viewer = self.ends[at].viewer;
            if told.reaches(viewer) {
                self.ends[at].revision += 1;
                let update = self.update(at, told.to(viewer).cloned().collect());
                self.ends[at].down.push(update);
            }
        }
    }

    /// The server receives a request.
    fn serve(&mut self, at: usize, request: Request) {
        let (id, question) = (request.id, request.question());
        let who = Actor::person(&self.ends[at].account);
        let command = Command::of(request.what, seat_of(self.ends[at].viewer));
        let decided = match &command {
            Some(command) => self.table.decide(NOW, &who, command),
            None => return,
        };
        let reply = match decided {
            Ok(None) => Reply::Done { id, question },
            Ok(Some(outlook)) => {
                let (entry, told) = self.table.adopt(outlook);
                self.log.push(entry);
                self.tell(&told);
                Reply::Done { id, question }
            }
            Err(problem) => Reply::Refused { id, question, problem: wire::problem(&problem) },
        };
        self.ends[at].down.push(reply);
    }

    /// A player who is asked answers, or undoes something.
    fn think(&mut self, at: usize) {
        let end = &self.ends[at];
        let Some(screen) = end.follower.screen() else { return };
        if end.follower.is_waiting() || end.doomed {
            return;
        }
        let what = match (&screen.ask, &screen.undo) {
            (_, Some(protocol::Undo::Free { question, .. })) if self.rng.below(8) == 0 => {
                Do::Undo { question: *question }
            }
            (Some(_), _) if self.rng.below(16) == 0 => {
                Do::Holiday { days: 1 + self.rng.below(30) as u16 }
            }
            (Some(ask), _) => {
                let index = self.rng.below(ask.answers.len() as u32) as usize;
                Do::Answer { question: ask.question, action: ask.answers[index].action.clone() }
            }
            _ => return,
        };
        let end = &mut self.ends[at];
        let line = end.follower.request(what.into());
        end.up.push(line.clone());
        self.sent.insert((at, line.id.expect("an id")), line);
    }

    /// A client receives a reply.
    fn hear(&mut self, at: usize, reply: Reply) {
        if let Reply::Done { id: Some(id), .. } = reply {
            self.acknowledged.insert((at, id));
        }
        if self.ends[at].follower.hear(reply) == Heard::Lost {
            self.connect(at);
        }
    }

    /// One thing happens to one connection.
    fn step(&mut self) {
        let at = self.rng.below(self.ends.len() as u32) as usize;
        match self.rng.below(100) {
            0..2 => self.connect(at),
            2..40 => self.think(at),
            40..65 => {
                if let Some(line) = self.deliver_request(at) {
                    self.serve(at, line);
                }
            }
            _ => {
                let n = self.ends[at].down.len() as u32;
                if n == 0 {
                    return;
                }
                let index = self.fate(n);
                let reply = self.ends[at].down[index].clone();
                let fate = self.rng.below(20);
                if fate > 0 {
                    self.ends[at].down.remove(index);
                }
                if fate == 1 {
                    self.ends[at].doomed = true;
                } else {
                    self.hear(at, reply);
                }
            }
        }
    }

    /// Mostly the first in line, sometimes another one.
    fn fate(&mut self, n: u32) -> usize {
        if self.rng.below(5) == 0 { self.rng.below(n) as usize } else { 0 }
    }

    fn deliver_request(&mut self, at: usize) -> Option<Request> {
        let n = self.ends[at].up.len() as u32;
        if n == 0 {
            return None;
        }
        let index = self.fate(n);
        let line = self.ends[at].up[index].clone();
        let fate = self.rng.below(20);
        if fate > 0 {
            self.ends[at].up.remove(index);
        }
        if fate == 1 {
            self.ends[at].doomed = true;
            return None;
        }
        Some(line)
    }

    /// The network recovers: what is in flight arrives, and losses are noticed.
    fn settle(&mut self) {
        for at in 0..self.ends.len() {
            if self.ends[at].doomed {
                self.connect(at);
            }
        }
        while let Some(at) =
            self.ends.iter().position(|end| !end.up.is_empty() || !end.down.is_empty())
        {
            if self.ends[at].up.is_empty() {
                let reply = self.ends[at].down.remove(0);
                self.hear(at, reply);
            } else {
                let line = self.ends[at].up.remove(0);
                self.serve(at, line);
            }
        }
    }
}

/// What was acknowledged is in the log, and nothing is there twice. Returns the number of answers.
fn check_log(world: &World) -> usize {
    let mut answers = BTreeMap::new();
    let mut holidays = BTreeMap::new();
    for entry in &world.log {
        match &entry.act {
            Act::Answer { seat, question, action } => {
                let before = answers.insert((seat.index(), *question), action.as_str());
                assert_eq!(before, None, "{seat:?} answered question {question} twice");
            }
            Act::Holiday { seat, days } => *holidays.entry(seat.index()).or_insert(0) += days,
            _ => {}
        }
    }
    let mut longest = BTreeMap::new();
    for key in &world.acknowledged {
        match &world.sent[key].what {
            Do::Answer { question, action } => {
                assert_eq!(
                    answers.get(&(key.0, *question)),
                    Some(&action.as_str()),
                    "{key:?} is lost"
                );
            }
            Do::Holiday { days } => {
                let most = longest.entry(key.0).or_insert(0);
                *most = (*days).max(*most);
            }
            _ => {}
        }
    }
    // No time passes, so the longest one holds all the others.
    assert_eq!(holidays, longest, "days that nobody asked for, or asked for once");
    answers.len()
}

fn every_client_ends_with_what_the_server_shows(game: &str, players: u8, seed: u64) {
    let mut world = World::new(game, players, seed);
    for round in 0..6 {
        for _ in 0..1_500 {
            world.step();
        }
        world.settle();
        for end in &world.ends {
            let shown = world.table.screen(end.viewer, NOW);
            assert_eq!(end.follower.screen(), Some(&shown), "{game} {seed} {round}");
            assert_eq!(end.follower.items(), world.table.stream_since(end.viewer, 0));
            assert!(!end.follower.is_waiting(), "every request was answered");
        }
        check_log(&world);
    }
    let answers = check_log(&world);
    assert!(answers > 30, "{game} {seed}: the game went on: {answers}");
}

#[test]
fn over_a_bad_network_architectura() {
    for seed in 0..4 {
        every_client_ends_with_what_the_server_shows("architectura", 2 + seed as u8 % 3, seed);
    }
}

#[test]
fn over_a_bad_network_queens_architect() {
    for seed in 0..4 {
        every_client_ends_with_what_the_server_shows("queens-architect", 2 + seed as u8 % 3, seed);
    }
}

#[test]
fn over_a_bad_network_west_kingdom() {
    for seed in 0..4 {
        every_client_ends_with_what_the_server_shows("west-kingdom", 2 + seed as u8 % 4, seed);
    }
}
