//! Architectura, complete: basic and advanced game, 2 to 4 players.
//!
//! Players lay square cards into streets. Each card laid is compared with its left neighbor, which
//! it may turn up, turn down or destroy, and then does what its effect says. The paragraphs cited
//! here (AR, TC, ER) are those of `docs/rules/architectura.md`.
//!
//! ```
//! use game_core::{Game, GameText, Log, Seat, Seed, apply};
//! use rules_architectura::{Architectura, Config};
//!
//! let edition = game_core::edition::default();
//! let config = Config { first: Some(0), ..Config::basic(2) };
//! let mut game = Architectura::new(edition, &config, Seed::from_text("street")).unwrap();
//! let mut answers = Vec::new();
//! game.legal_actions(Seat::new(0), &mut answers);
//! // An empty city has one eligible space, and a hand has three cards; then there is the mulligan.
//! let texts: Vec<_> = answers.iter().map(|&answer| Architectura::print(edition, answer)).collect();
//! assert_eq!(texts.len(), 4);
//! assert!(texts[0].ends_with(" 1:1"));
//! assert_eq!(texts[3], "mulligan");
//! apply(&mut game, Seat::new(0), answers[0], &mut Log::off()).unwrap();
//! ```
//!
//! | module | what is in it |
//! |---|---|
//! | [`edition`] | the data file as flat tables |
//! | [`city`] | streets, spaces, cards, values, eligibility |
//! | `state`, `hidden` | the state, its zones and mutators; hands and decks |
//! | [`action`] | what a player can answer, and its notation |
//! | [`questions`] | what can be asked: who is asked, what is open, why not, what happens |
//! | `setup` | before the first turn |
//! | `flow` | the turn |
//! | `effect` | what the effects of cards can be used on |
//! | [`refusal`] | why an answer is refused |
//! | `about` | the pieces and places of an answer |
//! | [`event`] | what happens, for log and animation |
//! | `view` | what one viewer may know, and worlds that agree with it |
//! | `knowledge` | what bots know of the game |
//! | `score` | the end |
//! | `options` | what the configuration may choose |
//! | `readings`, `printed` | what there is to say about the pieces, and what is printed on them |
//! | `text`, `doc`, `sketch` | for people and wires |

mod about;
pub mod action;
pub mod city;
mod doc;
pub mod edition;
mod effect;
pub mod event;
mod flow;
mod hidden;
mod knowledge;
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
pub use doc::{
    CardDoc, FrameDoc, LayerDoc, SeatDoc, SeenSeatDoc, SeenSpaceDoc, SpaceDoc, StateDoc, ViewDoc,
};
pub use edition::Edition;
pub use event::Event;
pub use hidden::Hidden;
pub use printed::{PrintDoc, PrintedDoc, SignDoc};
pub use questions::Frame;
pub use refusal::Refusal;
pub use setup::{Config, Die, Exchanges, Variant};
pub use state::{Architectura, Player, Table};
pub use text::EventDoc;
pub use view::View;

impl Game for Architectura {
    const ID: &'static str = "architectura";
    const RULES: RulesVersion = RulesVersion(1);
    const PLAYERS: (u8, u8) = (2, 4);
    const CATEGORIES: &'static [&'static str] = score::CATEGORIES;
    const TIE_BREAKS: &'static [&'static str] = score::TIE_BREAKS;
    const TIE_RULE: &'static str = "AR-48";
    type Edition = Edition;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

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
        self.table.turn.into()
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

impl GameText for Architectura {
    const RULES_PAGES: RulesPages = RulesPages {
        en: include_str!("../../../docs/rules/architectura.md"),
        fr: include_str!("../../../docs/rules/fr/architectura.md"),
        pt: include_str!("../../../docs/rules/pt-BR/architectura.md"),
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

    fn describe(&self, _seat: Seat, action: Action) -> Message {
        self.action_message(action)
    }

    const PIECES: &'static [&'static str] = about::PIECES;

    fn kind_of(action: Action) -> &'static str {
        about::kind_of(action)
    }

    fn targets(&self, _seat: Seat, action: Action) -> Vec<Target> {
        self.answer_targets(action)
    }

    fn faults(&self, seat: Seat, action: Action, refusal: &Refusal) -> Vec<Target> {
        self.refusal_targets(seat, action, *refusal)
    }

    fn event(&self, event: &Event) -> EventDoc {
        self.event_doc(event)
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        self.label(seat)
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
        edition.prints().map(|print| edition.name(print).into()).collect()
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
