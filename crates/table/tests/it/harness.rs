//! A table with its log, driven as a server would drive it; it keeps everything that viewers were
//! told.

use game_core::{LiveGame, Problem, SavedGame, Seat, Seed, Viewer};
use games::GameKind;
use lang::{Lang, Speaker};
use protocol::{Happening, Item, Proposal};
use serde_json::{Value, json};
use table::{Act, Actor, ChairSetup, Command, Emitted, Entry, Millis, Past, Setup, Table, Who};

pub const START: Millis = 1_700_000_000_000;
pub const SECOND: Millis = 1000;
pub const DAY: Millis = 24 * 3600 * SECOND;

/// The entry that a command would become; `None` if it is already done.
pub fn decided(
    table: &Table,
    now: Millis,
    who: &Actor,
    command: &Command,
) -> Result<Option<Entry>, Problem> {
    Ok(table.decide(now, who, command)?.map(|outlook| outlook.entry))
}

pub struct Bench {
    pub table: Table,
    pub log: Vec<Entry>,
    pub told: Vec<(Viewer, Item)>,
    pub now: Millis,
}

pub fn kind(game: &str) -> &'static dyn GameKind {
    games::by_id(game).expect("a game")
}

/// A chair with the default person of a seat.
pub fn person(seat: u8) -> ChairSetup {
    ChairSetup::Person(Who { id: format!("p{seat}"), name: format!("Person {seat}") })
}

pub fn bot(level: &str) -> ChairSetup {
    ChairSetup::Bot(level.to_string())
}

pub fn account(seat: Seat) -> Actor {
    Actor::Person(format!("p{}", seat.index()))
}

pub fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A setup with a person on each chair; seat 0 begins.
pub fn setup(game: &str, players: u8) -> Setup {
    setup_of(game, json!({"players": players, "first": 0}), (0..players).map(person).collect())
}

pub fn setup_of(game: &str, config: Value, chairs: Vec<ChairSetup>) -> Setup {
    let kind = kind(game);
    Setup::new(kind, kind.default_edition(), config, chairs)
}

impl Bench {
    /// Opens a table.
    pub fn open(setup: Setup) -> Self {
        let kind = kind(&setup.game);
        let table = Table::open(kind, kind.default_edition(), setup).expect("a table");
        Self { table, log: Vec::new(), told: Vec::new(), now: START }
    }

    /// Opens a table and starts the game.
    pub fn started(setup: Setup) -> Self {
        let mut bench = Self::open(setup);
        bench.start("sunday");
        bench
    }

    pub fn start(&mut self, seed: &str) {
        self.does(&Actor::Server, &Command::Start { seed: Seed::from_text(seed) });
    }

    /// Decides a command and carries it out; `None` if it is already done.
    pub fn tries(&mut self, who: &Actor, command: &Command) -> Result<Option<Entry>, Problem> {
        let entry = decided(&self.table, self.now, who, command)?;
        if let Some(entry) = &entry {
            self.put(entry);
        }
        Ok(entry)
    }

    /// Stores an entry and applies it.
    pub fn put(&mut self, entry: &Entry) -> Emitted {
        // Through the store and back.
        let line = serde_json::to_string(entry).expect("an entry");
        let entry: Entry = serde_json::from_str(&line).expect("a line");
        let told = self.table.apply(&entry).expect("what was decided can be done");
        self.log.push(entry);
        self.told.extend(told.items.iter().cloned());
        told
    }

    /// Carries out a command and returns the act.
    pub fn does(&mut self, who: &Actor, command: &Command) -> Act {
        match self.tries(who, command) {
            Ok(Some(entry)) => entry.act,
            other => panic!("{command:?} of {who:?}: {other:?}"),
        }
    }

    /// Checks that a command is refused with this key and changes nothing.
    pub fn refuses(&mut self, who: &Actor, command: &Command, key: &str) {
        let before = (self.table.seq(), self.hash());
        let problem = self.tries(who, command).expect_err("this should be refused");
        assert_eq!(problem.message.key, key, "{command:?} of {who:?}");
        assert_eq!(problem.rule, None);
        can_be_said(&problem);
        assert_eq!(before, (self.table.seq(), self.hash()));
    }

    pub fn game(&self) -> &dyn LiveGame {
        self.table.game().expect("the game has begun")
    }

    pub fn hash(&self) -> Option<String> {
        self.table.game().map(LiveGame::hash)
    }

    pub fn question(&self, seat: Seat) -> u32 {
        self.table.question(seat).expect("the seat is asked")
    }

    /// The only seat that is asked.
    pub fn asked(&self) -> Seat {
        let awaiting = self.table.awaiting();
        assert_eq!(awaiting.len(), 1, "{awaiting:?}");
        awaiting.lowest().expect("a seat")
    }

    pub fn choice(&self, seat: Seat, index: usize) -> Command {
        let answers = self.game().answers(seat);
        let action = answers[index % answers.len()].action.clone();
        Command::Answer { seat, question: self.question(seat), action }
    }

    /// A seat gives its legal answer number `index`.
    pub fn answers(&mut self, seat: Seat, index: usize) {
        let command = self.choice(seat, index);
        self.does(&account(seat), &command);
    }

    /// Everybody answers until `done`; bots answer for their seats.
    pub fn plays_until(&mut self, done: impl Fn(&Self) -> bool) {
        for step in 0.. {
            assert!(step < 5000, "it never happened");
            if done(self) || self.table.is_over() {
                return;
            }
            let seat = self.table.awaiting().lowest().expect("a question");
            let who = if self.table.bot(seat).is_some() { Actor::Bot } else { account(seat) };
            // Spread over the list of answers, the same in each run.
            let command = self.choice(seat, step * 7 + 3);
            self.does(&who, &command);
        }
    }

    /// Plays until a seat can undo its last answer freely; returns the seat.
    pub fn plays_until_free(&mut self) -> Seat {
        let free = |bench: &Self| {
            let free = |seat: &Seat| {
                matches!(bench.table.undo_status(*seat), table::UndoStatus::Free { .. })
            };
            Seat::all(bench.table.setup().chairs.len()).find(free)
        };
        self.plays_until(|bench| free(bench).is_some());
        free(self).expect("an answer without a barrier")
    }

    /// The number of the last question that `seat` answered.
    pub fn last_answered(&self, seat: Seat) -> u32 {
        let answered = |entry: &Entry| match entry.act {
            Act::Answer { seat: of, question, .. } if of == seat => Some(question),
            _ => None,
        };
        self.log.iter().rev().find_map(answered).expect("an answer")
    }

    pub fn proposes(&mut self, seat: Seat, what: Proposal) -> u32 {
        self.does(&account(seat), &Command::Propose { seat, what });
        self.table.proposal().map_or(0, |open| open.number)
    }

    pub fn agrees(&mut self, seat: Seat, agree: bool) {
        let proposal = self.table.proposal().expect("a proposal").number;
        self.does(&account(seat), &Command::Consent { proposal, agree });
    }

    /// What a viewer was told, in order.
    pub fn heard(&self, viewer: Viewer) -> Vec<Item> {
        self.told.iter().filter(|(to, _)| *to == viewer).map(|(_, item)| item.clone()).collect()
    }

    /// What a viewer was told last.
    pub fn last_heard(&self, viewer: Viewer) -> Happening {
        self.heard(viewer).pop().expect("something").what
    }

    /// Every past board that a viewer can look back to.
    pub fn pasts(&self, viewer: Viewer) -> Vec<Option<Past>> {
        (0..=self.table.told(viewer) + 1).map(|n| self.table.past(viewer, n)).collect()
    }

    pub fn saved(&self) -> SavedGame {
        self.table.saved().expect("the game is over")
    }

    /// The table replayed from the log.
    pub fn again(&self) -> Table {
        let kind = self.table.kind();
        let setup = serde_json::to_string(self.table.setup()).expect("a setup");
        let setup = serde_json::from_str(&setup).expect("a setup");
        Table::replay(kind, kind.default_edition(), setup, &self.log).expect("a log")
    }
}

/// Checks that two copies answer every query alike.
pub fn same(one: &Table, two: &Table, now: Millis) {
    assert_eq!(one.seq(), two.seq());
    assert_eq!(one.game().map(LiveGame::hash), two.game().map(LiveGame::hash));
    assert_eq!(one.next_bot(), two.next_bot());
    assert_eq!(one.next_flag(), two.next_flag());
    assert!(one.entries().eq(two.entries()));
    for viewer in one.viewers() {
        assert_eq!(one.told(viewer), two.told(viewer));
        assert_eq!(one.screen(viewer, now), two.screen(viewer, now));
    }
    for seat in Seat::all(one.setup().chairs.len()) {
        assert_eq!(one.bot_seed(seat), two.bot_seed(seat));
        assert_eq!(one.clock(seat, now), two.clock(seat, now));
    }
}

/// Checks that a problem renders as a sentence in every language.
pub fn can_be_said(problem: &Problem) {
    for lang in Lang::ALL {
        Speaker::new(lang).try_say(&problem.message).expect("a sentence");
    }
}
