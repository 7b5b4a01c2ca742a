//! Architects of the West Kingdom, complete: 1 to 5 players, standard boards and side 2.
//!
//! Everybody sends workers out for materials, money and apprentices, raises buildings and helps
//! with the Cathedral. Workers stay where they are until somebody rounds them up, and every
//! shortcut costs virtue. A single player meets the house rival, an opponent of this project's
//! own and not the official one. The paragraphs cited here (WK) are those of
//! `docs/rules/west-kingdom.md`.
//!
//! ```
//! use game_core::{Game, GameText, Log, Seat, Seed, apply};
//! use rules_west_kingdom::{Config, WestKingdom};
//!
//! let edition = game_core::edition::default();
//! let config = Config { first: Some(0), ..Config::new(2) };
//! let mut game = WestKingdom::new(edition, &config, Seed::from_text("town")).unwrap();
//! // The draft is sealed: both players choose at the same time, three times.
//! let mut answers = Vec::new();
//! while game.turn() == 0 {
//!     let seat = game.awaiting().lowest().unwrap();
//!     game.legal_actions(seat, &mut answers);
//!     apply(&mut game, seat, answers[0], &mut Log::off()).unwrap();
//! }
//! // The first player has 3 silver; the Silversmith brings 2 with the first worker there.
//! let place = WestKingdom::parse(edition, "place silversmith").unwrap();
//! apply(&mut game, Seat::new(0), place, &mut Log::off()).unwrap();
//! assert_eq!(game.tally().0[0].goods[5], ("silver".into(), 5));
//! ```
//!
//! | module | what is in it |
//! |---|---|
//! | [`edition`] | the data file as flat tables: goods, cards, the main board |
//! | `state` | the state and its zones |
//! | `stock`, `purse` | goods, virtue, debts and cards change hands; prices |
//! | `setup`, `draft` | before the first turn |
//! | `flow` | the turn, `settle` |
//! | `place`, `town`, `guild` | what locations and buildings do |
//! | `hire`, `look` | hiring apprentices; looking at building cards |
//! | `reset` | the Black Market reset |
//! | `rival` | the house rival |
//! | [`action`] | what a player can answer, and its notation |
//! | [`questions`] | what can be asked: who is asked, what is open, why not, what happens |
//! | `legal` | what is possible: masks and prices |
//! | [`refusal`] | why an answer is refused |
//! | `about` | the pieces and places that answers are about |
//! | `options` | what can be chosen for a game |
//! | `readings`, `printed` | what there is to say about the pieces, and what is printed on them |
//! | [`event`] | what happens, for log and animation |
//! | `view` | what one viewer may know, and worlds that agree with it |
//! | `knowledge` | what bots know of the game |
//! | `score` | the end |
//! | `text`, `heap`, `doc`, `sketch` | for people and wires |

mod about;
pub mod action;
mod doc;
mod draft;
pub mod edition;
pub mod event;
mod flow;
mod guild;
mod heap;
mod hire;
mod knowledge;
mod legal;
mod look;
mod options;
mod place;
mod printed;
mod purse;
pub mod questions;
mod readings;
pub mod refusal;
mod reset;
mod rival;
mod score;
mod setup;
mod sketch;
mod state;
mod stock;
mod text;
mod town;
mod view;

use game_core::paragraphs::RulesPages;
use game_core::sketch::Part;
use game_core::{
    Called, FastRng, Flow, Game, GameOption, GameText, LoadError, Log, Message, Outcome, Problem,
    Reading, RulesVersion, Say, Seat, SeatSet, Seed, SetupError, Tally, Target, Viewer,
};

pub use action::Action;
pub use doc::{
    FrameDoc, GainDoc, GoodsDoc, MarketDoc, RivalDoc, SeatDoc, SeenApprenticesDoc, SeenDeckDoc,
    SeenGuildhallDoc, SeenLeftDoc, SeenMarketDoc, SeenRewardsDoc, SeenRivalDoc, SeenSeatDoc,
    SpaceDoc, StateDoc, ViewDoc, WhyDoc, WorkersDoc,
};
pub use edition::Edition;
pub use event::Event;
pub use printed::{
    ApprenticeDoc, BoardDoc, BuildingDoc, CathedralDoc, GuildhallDoc, MarketCardDoc,
    MarketSpacesDoc, PrintedDoc, ResetDoc, RewardDoc, SignDoc, SignIcon, VirtueDoc,
};
pub use purse::Price;
pub use questions::Frame;
pub use refusal::Refusal;
pub use setup::{Boards, Config, RulingChoices};
pub use state::{Hidden, Paying, Piles, Player, Purpose, Table, WestKingdom};
pub use text::EventDoc;
pub use view::View;

impl Game for WestKingdom {
    const ID: &'static str = "west-kingdom";
    const RULES: RulesVersion = RulesVersion(2);
    const OLDEST_RULES: RulesVersion = RulesVersion(1);
    const PLAYERS: (u8, u8) = (1, 5);
    const CATEGORIES: &'static [&'static str] = score::CATEGORIES;
    const TIE_BREAKS: &'static [&'static str] = score::TIE_BREAKS;
    const TIE_RULE: &'static str = "WK-84";
    type Edition = Edition;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn unattended(edition: &'static Edition, config: Config) -> Config {
        // WK-E58: automatic play ends even where the configuration sets no limit.
        let limit = config.round_limit.filter(|&rounds| rounds > 0);
        Config { round_limit: limit.or(Some(edition.numbers().round_limit)), ..config }
    }

    fn new(edition: &'static Edition, config: &Config, seed: Seed) -> Result<Self, SetupError> {
        setup::new_game(Self::RULES, edition, config, seed)
    }

    fn new_under(
        rules: RulesVersion,
        edition: &'static Edition,
        config: &Config,
        seed: Seed,
    ) -> Result<Self, SetupError> {
        setup::new_game(rules, edition, config, seed)
    }

    fn rules(&self) -> RulesVersion {
        RulesVersion(self.table.rules.into())
    }

    fn edition(&self) -> &'static Edition {
        self.edition.0
    }

    fn seats(&self) -> usize {
        self.n_seats()
    }

    fn players(&self) -> usize {
        self.n_players()
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

impl GameText for WestKingdom {
    const RULES_PAGES: RulesPages = RulesPages {
        en: include_str!("../../../docs/rules/west-kingdom.md"),
        fr: include_str!("../../../docs/rules/fr/west-kingdom.md"),
        pt: include_str!("../../../docs/rules/pt-BR/west-kingdom.md"),
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
        if self.is_rival(seat) { "wk-house-rival-name" } else { self.seat_label_key(seat) }
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
        edition.names().map(Called::from).collect()
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
