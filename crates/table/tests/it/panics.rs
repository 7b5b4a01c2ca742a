//! A game that panics: our bug, but not the end of the table's log.

use std::any::Any;

use game_core::live::{Answer, EventRecord, NearMiss, Preview};
use game_core::sketch::Part;
use game_core::{
    EditionInfo, LiveGame, Message, Outcome, Problem, RulesVersion, SavedGame, Say, Seat, SeatSet,
    Seed, Viewer,
};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Act, Actor, Command, Entry, Table};

use crate::harness::{START, account, decided, kind, seat, setup};
use crate::stage::Stage;

/// The number of answers after which the game panics.
const HOLE: usize = 4;

/// A game that panics at a certain answer.
struct CrackedGame(Box<dyn LiveGame>);

impl LiveGame for CrackedGame {
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<EventRecord>, Problem> {
        let events = self.0.apply(seat, action)?;
        assert!(self.0.played() <= HOLE, "a hole in the rules");
        Ok(events)
    }
    fn boxed_clone(&self) -> Box<dyn LiveGame> {
        Box::new(Self(self.0.boxed_clone()))
    }
    fn id(&self) -> &'static str {
        self.0.id()
    }
    fn rules(&self) -> RulesVersion {
        self.0.rules()
    }
    fn edition(&self) -> &'static EditionInfo {
        self.0.edition()
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn players(&self) -> usize {
        self.0.players()
    }
    fn turn(&self) -> u32 {
        self.0.turn()
    }
    fn awaiting(&self) -> SeatSet {
        self.0.awaiting()
    }
    fn seat_label(&self, seat: Seat) -> &'static str {
        self.0.seat_label(seat)
    }
    fn question(&self, seat: Seat) -> Option<Message> {
        self.0.question(seat)
    }
    fn answers(&self, seat: Seat) -> Vec<Answer> {
        self.0.answers(seat)
    }
    fn near_misses(&self, seat: Seat) -> Vec<NearMiss> {
        self.0.near_misses(seat)
    }
    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Problem> {
        self.0.preview(seat, action)
    }
    fn state_json(&self) -> Value {
        self.0.state_json()
    }
    fn view_json(&self, viewer: Viewer) -> Value {
        self.0.view_json(viewer)
    }
    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        self.0.view_text(viewer)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn categories(&self) -> &'static [&'static str] {
        self.0.categories()
    }
    fn tie_breaks(&self) -> &'static [&'static str] {
        self.0.tie_breaks()
    }
    fn outcome_json(&self) -> Value {
        self.0.outcome_json()
    }
    fn save(&self) -> Result<SavedGame, Problem> {
        self.0.save()
    }
    fn action(&self, index: usize) -> Option<(Seat, String)> {
        self.0.action(index)
    }
    fn tie_rule(&self) -> &'static str {
        self.0.tie_rule()
    }
    fn played(&self) -> usize {
        self.0.played()
    }
    fn bytes(&self) -> usize {
        self.0.bytes()
    }
    fn sketch(&self, viewer: Viewer, say: &dyn Say) -> String {
        self.0.sketch(viewer, say)
    }
    fn parts(&self, viewer: Viewer, say: &dyn Say) -> Vec<Part> {
        self.0.parts(viewer, say)
    }
    fn as_any(&self) -> &dyn Any {
        self.0.as_any()
    }
}

fn whole_game(config: Value, seed: Seed) -> Box<dyn LiveGame> {
    let whole = kind("architectura");
    whole.start(whole.default_edition(), config, seed).expect("a game")
}

fn answer(table: &Table, seat: Seat) -> Command {
    let action = table.game().expect("a game").answers(seat).remove(0).action;
    Command::Answer { seat, question: table.question(seat).expect("asked"), action }
}

/// A command that hits a bug is refused, and the table is unchanged. If such an entry is stored
/// nevertheless, the table freezes and keeps what it had.
#[test]
fn a_panic_freezes_the_table_and_spoils_nothing() {
    let whole = kind("architectura");
    let cracked = Stage::leak("architectura", |config, seed| {
        let game = whole_game(config, seed);
        Box::new(CrackedGame(game))
    });
    let setup = setup("architectura", 2);
    let mut table = Table::open(cracked, whole.default_edition(), setup).expect("a table");
    let at = START;
    let start = Act::Start { seed: Seed::from_text("sunday") };
    table.apply(&Entry { at, by: Actor::Server, act: start }).expect("a start");
    for _ in 0..HOLE {
        let asked = table.awaiting().lowest().expect("a question");
        let command = answer(&table, asked);
        let decision = decided(&table, at, &account(asked), &command).expect("a legal answer");
        let Some(entry) = decision else { panic!("it is new") };
        table.apply(&entry).expect("what was decided");
    }
    let asked = table.awaiting().lowest().expect("a question");
    let command = answer(&table, asked);
    let before = (table.seq(), table.game().map(LiveGame::hash), table.told(Viewer::Spectator));
    let now = |table: &Table| {
        (table.seq(), table.game().map(LiveGame::hash), table.told(Viewer::Spectator))
    };
    let refused = decided(&table, at, &account(asked), &command).expect_err("a hole");
    assert_eq!(refused.message.key, "table-broken");
    assert!(!table.is_frozen());
    assert_eq!(now(&table), before);

    let Command::Answer { seat: of, question, action } = command.clone() else { unreachable!() };
    let entry = Entry { at, by: account(of), act: Act::Answer { seat: of, question, action } };
    let refused = table.apply(&entry).expect_err("a hole");
    assert_eq!(refused.message.key, "table-frozen");
    assert!(table.is_frozen());
    assert_eq!(now(&table), before);
    assert_eq!(table.phase(), protocol::Phase::Frozen);
    for command in [command, Command::Resume, Command::Undo { seat: seat(0), question: 1 }] {
        let refused = decided(&table, at, &account(asked), &command).expect_err("frozen");
        assert_eq!(refused.message.key, "table-frozen");
    }
    assert!(table.apply(&entry).is_err());
    assert_eq!(table.stream_since(Viewer::Spectator, 0).len() as u64, before.2);
}

/// An entry that cannot be carried out changes nothing.
#[test]
fn a_spoiled_log_is_refused() {
    let setup = setup("architectura", 2);
    let kind = kind("architectura");
    let mut table = Table::open(kind, kind.default_edition(), setup).expect("a table");
    let entry = |act: Act| Entry { at: START, by: Actor::Server, act };
    let answer =
        |action: &str| Act::Answer { seat: seat(0), question: 1, action: action.to_string() };
    table.apply(&entry(answer("pass"))).expect_err("it has not begun");
    table.apply(&entry(Act::Start { seed: Seed::from_text("sunday") })).expect("a start");
    for act in [
        answer("nothing like it"),
        Act::Undo { seat: seat(0), question: 7, timed: true },
        Act::TakeBack { seat: seat(9), question: 7, timed: true },
        Act::Consent { seat: seat(0), agree: true },
        Act::HandOver { seat: seat(9), bot: String::new(), silent: true },
        Act::Flag { seat: seat(200) },
        Act::Forfeit { seat: seat(200) },
    ] {
        let hash = table.game().map(LiveGame::hash);
        table.apply(&entry(act)).expect_err("it cannot be carried out");
        assert_eq!((table.seq(), table.game().map(LiveGame::hash)), (1, hash));
        assert!(!table.is_frozen());
    }
}
