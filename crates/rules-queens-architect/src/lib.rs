//! Queen's Architect, complete: 2 to 4 players, both sides of the board.
//!
//! Each player leads a band of craftsmen whose tiles turn with every job and in the end drop out.
//! An architect goes round a star of six actions: hire, travel, build, rest, earn and deal in
//! bonds, until somebody contributes to the queen's palace. The paragraphs cited here (QA) are
//! those of `docs/rules/queens-architect.md`.
//!
//! ```
//! use game_core::{Game, GameText, Log, Seat, Seed, apply};
//! use rules_queens_architect::{Config, QueensArchitect};
//!
//! let edition = game_core::edition::default();
//! let config = Config { first: Some(0), ..Config::new(2) };
//! let mut game = QueensArchitect::new(edition, &config, Seed::from_text("star")).unwrap();
//! // Two players draft from four starters on display.
//! let mut answers = Vec::new();
//! game.legal_actions(Seat::new(0), &mut answers);
//! assert_eq!(answers.len(), 4);
//! apply(&mut game, Seat::new(0), answers[0], &mut Log::off()).unwrap();
//! let turn = QueensArchitect::parse(edition, "turn 3").unwrap();
//! apply(&mut game, Seat::new(0), turn, &mut Log::off()).unwrap();
//! assert_eq!(game.tally().0[0].goods[0], ("talers".into(), 3));
//! ```
//!
//! | module | what is in it |
//! |---|---|
//! | [`edition`] | the data file as flat tables; the map |
//! | `band` | craftsmen on a star |
//! | `state` | the state, its zones and mutators |
//! | `setup`, `draft` | before the first turn |
//! | [`action`] | what a player can answer, and its notation |
//! | [`questions`] | what can be asked: who is asked, what is open, why not, what happens |
//! | `flow` | the turn |
//! | `legal` | what is possible: masks and bounds |
//! | [`refusal`] | why an answer is refused |
//! | `about` | the pieces and places that answers are about |
//! | [`event`] | what happens, for log and animation |
//! | `view` | what one viewer may know, and worlds that agree with it |
//! | `knowledge` | what bots know of the game |
//! | `score` | the end |
//! | `options` | what can be chosen |
//! | `readings`, `printed` | what there is to say about the pieces, and what is printed on them |
//! | `text`, `doc`, `sketch` | for people and wires |

mod about;
pub mod action;
mod band;
mod doc;
mod draft;
pub mod edition;
pub mod event;
mod flow;
mod knowledge;
mod legal;
mod options;
mod printed;
pub mod questions;
mod readings;
pub mod refusal;
mod score;
mod setup;
mod sketch;
mod state;
mod text;
mod view;

use game_core::paragraphs::RulesPages;
use game_core::sketch::Part;
use game_core::{
    Called, FastRng, Flow, Game, GameOption, GameText, LoadError, Log, Message, Outcome, Problem,
    Reading, RulesVersion, Say, Seat, SeatSet, Seed, SetupError, Tally, Target, Viewer,
};

pub use action::Action;
pub use band::{Band, Craftsman};
pub use doc::{
    CraftsmanDoc, FrameDoc, PileDoc, PlaceDoc, SeatDoc, SeenCraftsmanDoc, SeenPlaceDoc,
    SeenSeatDoc, StateDoc, ViewDoc,
};
pub use edition::Edition;
pub use event::Event;
pub use legal::Condition;
pub use printed::{BonusDoc, CapsDoc, DemandDoc, LocationDoc, PrintedDoc, SideDoc, TileDoc};
pub use questions::Frame;
pub use refusal::Refusal;
pub use setup::{Config, RulingChoices};
pub use state::{Builders, Player, QueensArchitect, Table};
pub use text::EventDoc;
pub use view::View;

impl Game for QueensArchitect {
    const ID: &'static str = "queens-architect";
    const RULES: RulesVersion = RulesVersion(1);
    const PLAYERS: (u8, u8) = (2, 4);
    const CATEGORIES: &'static [&'static str] = score::CATEGORIES;
    const TIE_BREAKS: &'static [&'static str] = score::TIE_BREAKS;
    const TIE_RULE: &'static str = "QA-E41";
    type Edition = Edition;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn unattended(edition: &'static Edition, config: Config) -> Config {
        // QA-E25: automatic play ends even where the configuration sets no limit.
        let limit = config.round_limit.filter(|&rounds| rounds > 0);
        Config { round_limit: limit.or(Some(edition.numbers.round_limit)), ..config }
    }

    fn new(edition: &'static Edition, config: &Config, seed: Seed) -> Result<Self, SetupError> {
        setup::new_game(edition, config, seed)
    }

    fn edition(&self) -> &'static Edition {
        self.edition.0
    }

    fn seats(&self) -> usize {
        self.n_seats()
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
        View::of(self, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn sample(view: &View, rng: &mut FastRng) -> Self {
        view.sample(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.over.then(|| self.end())
    }
}

impl GameText for QueensArchitect {
    const RULES_PAGES: RulesPages = RulesPages {
        en: include_str!("../../../docs/rules/queens-architect.md"),
        fr: include_str!("../../../docs/rules/fr/queens-architect.md"),
        pt: include_str!("../../../docs/rules/pt-BR/queens-architect.md"),
    };
    const LESSON: Option<&'static str> = Some(include_str!("../data/lesson.toml"));
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
        self.refusal_message(*refusal)
    }

    fn describe(&self, seat: Seat, action: Action) -> Message {
        self.action_message(seat, action)
    }

    const PIECES: &'static [&'static str] = about::PIECES;

    fn kind_of(action: Action) -> &'static str {
        about::kind_of(action)
    }

    fn targets(&self, seat: Seat, action: Action) -> Vec<Target> {
        self.about(seat, action)
    }

    fn faults(&self, seat: Seat, action: Action, refusal: &Refusal) -> Vec<Target> {
        self.at_fault(seat, action, *refusal)
    }

    fn event(&self, event: &Event) -> EventDoc {
        self.event_doc(*event)
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
        readings::readings(edition)
    }

    fn names(edition: &'static Edition) -> Vec<Called> {
        edition.names()
    }

    fn printed(edition: &'static Edition) -> PrintedDoc {
        printed::printed(edition)
    }

    fn options(edition: &'static Edition) -> Vec<GameOption> {
        options::options(edition)
    }

    fn print(edition: &Edition, action: Action) -> String {
        action::print(edition, action)
    }

    fn parse(edition: &Edition, text: &str) -> Result<Action, Problem> {
        action::parse(edition, text)
    }

    fn every_action(edition: &Edition) -> Vec<Action> {
        action::every(edition)
    }

    fn parts(view: &View, say: &dyn Say) -> Vec<Part> {
        sketch::parts(view, say)
    }
}
