//! Keystone: players lay stones on a bridge, and whoever lays the last one crowns it.
//!
//! The rules are in `docs/rules/keystone.md`; comments cite their paragraphs.
//!
//! | module | what is in it |
//! |---|---|
//! | [`action`] | answers, and their notation |
//! | [`edition`] | the data file |
//! | `state` | the state, set-up, views, score |
//! | [`questions`] | what can be asked: what is open, why not, what happens |
//! | `text` | messages, events, readings |
//! | `doc` | documents |
//! | `sketch` | the board in plain text |

pub mod action;
mod doc;
pub mod edition;
pub mod questions;
mod sketch;
mod state;
mod text;

use game_core::knowledge::Knowledge;
use game_core::paragraphs::RulesPages;
use game_core::sketch::Part;
use game_core::{
    Called, FastRng, Flow, Game, GameOption, GameText, LoadError, Log, Message, Outcome, Problem,
    Reading, RulesVersion, Say, Seat, SeatSet, Seed, SetupError, Tally, Target, Viewer,
};

pub use action::Action;
pub use doc::{FrameDoc, PrintedDoc, StateDoc, ViewDoc};
pub use edition::Edition;
pub use questions::Frame;
pub use state::{Config, Keystone, View};
pub use text::{Event, EventDoc, Refusal};

impl Game for Keystone {
    const ID: &'static str = "keystone";
    const RULES: RulesVersion = RulesVersion(1);
    const PLAYERS: (u8, u8) = (2, 4);
    const CATEGORIES: &'static [&'static str] = &["ks_stones", "ks_last"];
    const TIE_BREAKS: &'static [&'static str] = &["ks_last"];
    const TIE_RULE: &'static str = "KS-6";
    type Edition = Edition;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(edition: &'static Edition, config: &Config, seed: Seed) -> Result<Self, SetupError> {
        Self::set_up(edition, config, seed)
    }

    fn edition(&self) -> &'static Edition {
        self.edition.0
    }

    fn seats(&self) -> usize {
        self.table.laid.len()
    }

    fn turn(&self) -> u32 {
        self.table.turn
    }

    #[inline]
    fn awaiting(&self) -> SeatSet {
        self.asked()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_answers(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_answer(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()));
        self.answer(seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View { edition: self.edition, viewer, table: self.table }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn sample(view: &View, rng: &mut FastRng) -> Self {
        view.sample(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }
}

/// Bots play random games to their end, which is enough for a game as short as this one; an
/// estimate of how the seats stand would make them stronger.
impl Knowledge for Keystone {}

impl GameText for Keystone {
    const RULES_PAGES: RulesPages = RulesPages {
        en: include_str!("../../../docs/rules/keystone.md"),
        fr: include_str!("../../../docs/rules/fr/keystone.md"),
        pt: include_str!("../../../docs/rules/pt-BR/keystone.md"),
    };
    const PIECES: &'static [&'static str] = &["bridge"];
    type StateDoc = StateDoc;
    type ViewDoc = ViewDoc;
    type EventDoc = EventDoc;
    type PrintedDoc = PrintedDoc;

    fn question(&self, seat: Seat) -> Message {
        self.question_words(seat)
    }

    fn candidates(&self, seat: Seat) -> Vec<Action> {
        self.tempting_answers(seat)
    }

    fn near_misses(&self, seat: Seat) -> Vec<(Action, Refusal)> {
        self.refused_answers(seat)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn describe(&self, _: Seat, action: Action) -> Message {
        self.action_message(action)
    }

    fn kind_of(_: Action) -> &'static str {
        "lay"
    }

    fn targets(&self, _: Seat, action: Action) -> Vec<Target> {
        self.about(action)
    }

    fn event(&self, event: &Event) -> EventDoc {
        event.doc()
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        game_core::color::color_key(seat.index() as u8)
    }

    fn tally(&self) -> Tally {
        self.tally_now()
    }

    fn state_doc(&self) -> StateDoc {
        doc::state_doc(self)
    }

    fn from_doc(
        edition: &'static Edition,
        doc: StateDoc,
        seed: Option<Seed>,
    ) -> Result<Self, LoadError> {
        doc::from_doc(edition, &doc, seed)
    }

    fn view_doc(view: &View) -> ViewDoc {
        doc::view_doc(view)
    }

    fn readings(edition: &'static Edition) -> Vec<Reading> {
        text::readings(edition)
    }

    fn names(edition: &'static Edition) -> Vec<Called> {
        edition.names().map(Called::from).collect()
    }

    fn printed(edition: &'static Edition) -> PrintedDoc {
        doc::printed(edition)
    }

    fn options(_: &'static Edition) -> Vec<GameOption> {
        vec![GameOption::first("KS-2", Self::PLAYERS.1)]
    }

    fn print(_: &Edition, action: Action) -> String {
        action::print(action)
    }

    fn parse(_: &Edition, text: &str) -> Result<Action, Problem> {
        action::parse(text)
    }

    fn every_action(_: &Edition) -> Vec<Action> {
        action::every()
    }

    fn parts(view: &View, say: &dyn Say) -> Vec<Part> {
        sketch::parts(view, say)
    }
}
