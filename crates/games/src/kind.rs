//! One game of the registry.

use std::marker::PhantomData;

use bots::BotSpec;
use game_core::edition;
use game_core::paragraphs::RulesPages;
use game_core::{
    Called, EditionFaults, EventDoc, EventKind, FastRng, GameOption, GameText, Knowledge, Live,
    LiveGame, Message, Problem, Reading, RulesVersion, SavedGame, Seat, Seed,
};
use serde_json::Value;

use crate::course::{self, Course};
use crate::edition::EditionHandle;
use crate::reading;
use crate::replay::{self, ReplayError, Watch};
use crate::studies::analyze::{self, Analysis, AnalysisPlan};
use crate::studies::bench::{self, BenchPlan, BenchReport};
use crate::studies::contest::{self, Contest, ContestPlan};
use crate::studies::simulate::{self, SimPlan, SimReport};

/// A game that can be started, loaded, replayed, simulated and measured.
///
/// # Panics
/// Methods that take an edition or a live game panic if it belongs to another game: then the
/// caller mixed up two games.
pub trait GameKind: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The rules version of games that begin now.
    fn rules(&self) -> RulesVersion;
    /// Whether games that began under this rules version can be played on and again.
    fn plays(&self, rules: RulesVersion) -> bool;
    /// The fewest and the most players.
    fn players(&self) -> (u8, u8);
    /// The pages of its rules.
    fn rules_pages(&self) -> RulesPages;
    /// The script of its guided first game, if it has one.
    fn lesson(&self) -> Option<&'static str>;
    /// Which generation of bots plays it: [`Knowledge::VERSION`].
    fn bots_version(&self) -> u32;

    /// The edition that is built in.
    fn default_edition(&self) -> EditionHandle;
    /// Reads a data file; `file` is its name, for messages.
    ///
    /// # Errors
    /// The faults of the file.
    fn load_edition(&self, file: &str, text: &str) -> Result<EditionHandle, EditionFaults>;
    /// Reads a data file that games were played with already, whatever name it has.
    ///
    /// # Errors
    /// The faults of the file.
    fn kept_edition(&self, file: &str, text: &str) -> Result<EditionHandle, EditionFaults>;

    /// What the configuration may choose beside the players.
    fn options(&self, edition: EditionHandle) -> Vec<GameOption>;
    /// Everything that there is to say about the pieces, places and words of an edition.
    fn readings(&self, edition: EditionHandle) -> Vec<Reading>;
    /// Every kind of event.
    fn events(&self) -> &'static [EventKind];
    /// What every id of an edition is called that documents give.
    fn names(&self, edition: EditionHandle) -> Vec<Called>;
    /// What is printed on the pieces, as a document.
    fn printed(&self, edition: EditionHandle) -> Value;

    /// The configuration for play without people: where `config` leaves a limit open that only such
    /// play needs, the limit is set. Simulation and bench do that themselves; anybody else who
    /// starts an unattended game calls this first.
    ///
    /// # Errors
    /// If the configuration cannot be parsed.
    fn unattended(&self, edition: EditionHandle, config: Value) -> Result<Value, Problem>;
    /// A new game.
    ///
    /// # Errors
    /// If the configuration cannot be read or cannot be played.
    fn start(
        &self,
        edition: EditionHandle,
        config: Value,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, Problem> {
        self.start_under(self.rules(), edition, config, seed)
    }
    /// A game as it began under `rules`, one of the versions that [`GameKind::plays`]: for stored
    /// games, which are played to their end under the rules they began with.
    ///
    /// # Errors
    /// As [`GameKind::start`].
    fn start_under(
        &self,
        rules: RulesVersion,
        edition: EditionHandle,
        config: Value,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, Problem>;
    /// A game that continues from a state document. `seed` seeds its random numbers if the document
    /// has none.
    ///
    /// # Errors
    /// If the document cannot be parsed or is not a possible state.
    fn load(
        &self,
        edition: EditionHandle,
        state: Value,
        seed: Option<Seed>,
    ) -> Result<Box<dyn LiveGame>, Problem>;
    /// Plays a saved game again; `watch` is called after each action.
    ///
    /// # Errors
    /// If it is a game, rules version or edition other than this, or an action is refused.
    fn replay(
        &self,
        edition: EditionHandle,
        saved: &SavedGame,
        watch: Watch<'_>,
    ) -> Result<Box<dyn LiveGame>, ReplayError>;
    /// Plays a saved game again and tells how it went.
    ///
    /// # Errors
    /// As [`GameKind::replay`].
    fn course(&self, edition: EditionHandle, saved: &SavedGame) -> Result<Course, ReplayError>;

    /// The answer a bot would give. It gets the seat's view and its legal answers, nothing else.
    /// `threads` change how long it takes, not what it is.
    ///
    /// # Errors
    /// If `seat` owes no answer.
    fn choose(
        &self,
        game: &dyn LiveGame,
        seat: Seat,
        bot: BotSpec,
        threads: usize,
        seed: u64,
    ) -> Result<String, Problem>;
    /// Plays one game between bots.
    ///
    /// # Errors
    /// If the configuration cannot be read or cannot be played.
    fn contest(&self, edition: EditionHandle, plan: &ContestPlan<'_>) -> Result<Contest, Problem>;

    /// Thinks about every decision of a saved game; `progress` is told how many of how many are
    /// done.
    ///
    /// # Errors
    /// As [`GameKind::replay`].
    fn analyze(
        &self,
        edition: EditionHandle,
        saved: &SavedGame,
        plan: &AnalysisPlan,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Analysis, ReplayError>;

    /// Plays many games between bots; `progress` is told of finished games as they come in.
    ///
    /// # Errors
    /// If the configuration cannot be read or cannot be played.
    fn simulate(
        &self,
        edition: EditionHandle,
        plan: &SimPlan<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimReport, Problem>;
    /// Measures speed, size and allocations of random play on one thread.
    ///
    /// # Errors
    /// If the configuration cannot be read or cannot be played.
    fn bench(&self, edition: EditionHandle, plan: &BenchPlan) -> Result<BenchReport, Problem>;
}

/// The one implementation of [`GameKind`].
pub struct Kind<G>(PhantomData<fn() -> G>);

impl<G> Kind<G> {
    /// The kind of game `G`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Reads a configuration document.
pub fn config_of<G: GameText>(config: Value) -> Result<G::Config, Problem> {
    let wrong =
        |reason| Message::new("config-unreadable").text("game", G::ID).text("reason", reason);
    Ok(reading::from_value(config).map_err(wrong)?)
}

/// Reads a configuration document and sets the limits of play without people.
pub fn unattended_config_of<G: GameText>(
    edition: &'static G::Edition,
    config: Value,
) -> Result<G::Config, Problem> {
    Ok(G::unattended(edition, config_of::<G>(config)?))
}

impl<G: GameText + Knowledge> GameKind for Kind<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> RulesVersion {
        G::RULES
    }

    fn plays(&self, rules: RulesVersion) -> bool {
        (G::OLDEST_RULES..=G::RULES).contains(&rules)
    }

    fn players(&self) -> (u8, u8) {
        G::PLAYERS
    }

    fn rules_pages(&self) -> RulesPages {
        G::RULES_PAGES
    }

    fn lesson(&self) -> Option<&'static str> {
        G::LESSON
    }

    fn bots_version(&self) -> u32 {
        G::VERSION
    }

    fn default_edition(&self) -> EditionHandle {
        EditionHandle::new(edition::default::<G::Edition>())
    }

    fn load_edition(&self, file: &str, text: &str) -> Result<EditionHandle, EditionFaults> {
        edition::load::<G::Edition>(file, text).map(EditionHandle::new)
    }

    fn options(&self, edition: EditionHandle) -> Vec<GameOption> {
        G::options(edition.of())
    }

    fn readings(&self, edition: EditionHandle) -> Vec<Reading> {
        G::readings(edition.of())
    }

    fn events(&self) -> &'static [EventKind] {
        G::EventDoc::KINDS
    }

    fn names(&self, edition: EditionHandle) -> Vec<Called> {
        G::names(edition.of())
    }

    fn printed(&self, edition: EditionHandle) -> Value {
        serde_json::to_value(G::printed(edition.of())).expect("documents serialize")
    }

    fn kept_edition(&self, file: &str, text: &str) -> Result<EditionHandle, EditionFaults> {
        edition::load_kept::<G::Edition>(file, text).map(EditionHandle::new)
    }

    fn unattended(&self, edition: EditionHandle, config: Value) -> Result<Value, Problem> {
        let config = unattended_config_of::<G>(edition.of(), config)?;
        Ok(serde_json::to_value(config).expect("configurations serialize"))
    }

    fn start_under(
        &self,
        rules: RulesVersion,
        edition: EditionHandle,
        config: Value,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, Problem> {
        let config = config_of::<G>(config)?;
        Ok(Box::new(Live::<G>::start_under(rules, edition.of(), config, seed)?))
    }

    fn load(
        &self,
        edition: EditionHandle,
        state: Value,
        seed: Option<Seed>,
    ) -> Result<Box<dyn LiveGame>, Problem> {
        let wrong =
            |reason| Message::new("state-unreadable").text("game", G::ID).text("reason", reason);
        let doc = reading::from_value(state).map_err(wrong)?;
        Ok(Box::new(Live::from_state(G::from_doc(edition.of(), doc, seed)?)))
    }

    fn replay(
        &self,
        edition: EditionHandle,
        saved: &SavedGame,
        watch: Watch<'_>,
    ) -> Result<Box<dyn LiveGame>, ReplayError> {
        replay::replay(self, edition, saved, watch)
    }

    fn course(&self, edition: EditionHandle, saved: &SavedGame) -> Result<Course, ReplayError> {
        replay::check_header(self, edition, saved).map_err(ReplayError::Unfit)?;
        course::course::<G>(edition.of(), saved)
    }

    fn choose(
        &self,
        game: &dyn LiveGame,
        seat: Seat,
        bot: BotSpec,
        threads: usize,
        seed: u64,
    ) -> Result<String, Problem> {
        let live: &Live<G> = game.as_any().downcast_ref().expect("a game of this kind");
        let state = live.state();
        if seat.index() >= state.seats() {
            return Err(Problem::no_such_seat(seat.index() as i64, state.seats()));
        }
        if !state.awaiting().contains(seat) {
            return Err(Message::new("seat-not-asked").int("seat", seat.index() as i64).into());
        }
        let mut legal = Vec::new();
        let (player, budget) =
            (bot.kind.bot::<G>(state.players(), threads), bot.budget::<G>(state.players()));
        let rng = &mut FastRng::new(seed);
        let index = contest::ask(state, seat, &*player, budget, rng, &mut legal);
        Ok(G::print(state.edition(), legal[index]))
    }

    fn contest(&self, edition: EditionHandle, plan: &ContestPlan<'_>) -> Result<Contest, Problem> {
        contest::contest::<G>(edition.of(), plan)
    }

    fn analyze(
        &self,
        edition: EditionHandle,
        saved: &SavedGame,
        plan: &AnalysisPlan,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Analysis, ReplayError> {
        replay::check_header(self, edition, saved).map_err(ReplayError::Unfit)?;
        analyze::analyze::<G>(edition.of(), saved, plan, progress)
    }

    fn simulate(
        &self,
        edition: EditionHandle,
        plan: &SimPlan<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimReport, Problem> {
        simulate::simulate::<G>(edition.of(), plan, progress)
    }

    fn bench(&self, edition: EditionHandle, plan: &BenchPlan) -> Result<BenchReport, Problem> {
        bench::bench::<G>(edition.of(), plan)
    }
}
