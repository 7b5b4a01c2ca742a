//! A kind of game whose games begin as a test needs them to.

use bots::BotSpec;
use game_core::paragraphs::RulesPages;
use game_core::{
    Called, EditionFaults, EventKind, GameOption, LiveGame, Problem, Reading, RulesVersion,
    SavedGame, Seat, Seed,
};
use games::{
    Analysis, AnalysisPlan, BenchPlan, BenchReport, Contest, ContestPlan, Course, EditionHandle,
    GameKind, ReplayError, SimPlan, SimReport, Watch,
};
use serde_json::Value;

use crate::harness::kind;

/// Like a game of the registry, except for its beginning.
pub struct Stage {
    like: &'static dyn GameKind,
    start: Box<dyn Fn(Value, Seed) -> Box<dyn LiveGame> + Send + Sync>,
}

impl Stage {
    /// A table keeps its kind forever, and a test is short.
    pub fn leak(
        game: &str,
        start: impl Fn(Value, Seed) -> Box<dyn LiveGame> + Send + Sync + 'static,
    ) -> &'static dyn GameKind {
        Box::leak(Box::new(Self { like: kind(game), start: Box::new(start) }))
    }
}

impl GameKind for Stage {
    fn start_under(
        &self,
        _: RulesVersion,
        _: EditionHandle,
        config: Value,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, Problem> {
        Ok((self.start)(config, seed))
    }
    fn id(&self) -> &'static str {
        self.like.id()
    }
    fn rules(&self) -> RulesVersion {
        self.like.rules()
    }
    fn plays(&self, rules: RulesVersion) -> bool {
        self.like.plays(rules)
    }
    fn players(&self) -> (u8, u8) {
        self.like.players()
    }
    fn rules_pages(&self) -> RulesPages {
        self.like.rules_pages()
    }
    fn lesson(&self) -> Option<&'static str> {
        self.like.lesson()
    }
    fn bots_version(&self) -> u32 {
        self.like.bots_version()
    }
    fn default_edition(&self) -> EditionHandle {
        self.like.default_edition()
    }
    fn load_edition(&self, file: &str, text: &str) -> Result<EditionHandle, EditionFaults> {
        self.like.load_edition(file, text)
    }
    fn options(&self, edition: EditionHandle) -> Vec<GameOption> {
        self.like.options(edition)
    }
    fn readings(&self, edition: EditionHandle) -> Vec<Reading> {
        self.like.readings(edition)
    }
    fn events(&self) -> &'static [EventKind] {
        self.like.events()
    }
    fn names(&self, edition: EditionHandle) -> Vec<Called> {
        self.like.names(edition)
    }
    fn printed(&self, edition: EditionHandle) -> Value {
        self.like.printed(edition)
    }
    fn kept_edition(&self, file: &str, text: &str) -> Result<EditionHandle, EditionFaults> {
        self.like.kept_edition(file, text)
    }
    fn unattended(&self, edition: EditionHandle, config: Value) -> Result<Value, Problem> {
        self.like.unattended(edition, config)
    }
    fn load(
        &self,
        edition: EditionHandle,
        state: Value,
        seed: Option<Seed>,
    ) -> Result<Box<dyn LiveGame>, Problem> {
        self.like.load(edition, state, seed)
    }
    fn replay(
        &self,
        edition: EditionHandle,
        saved: &SavedGame,
        watch: Watch<'_>,
    ) -> Result<Box<dyn LiveGame>, ReplayError> {
        self.like.replay(edition, saved, watch)
    }
    fn course(&self, edition: EditionHandle, saved: &SavedGame) -> Result<Course, ReplayError> {
        self.like.course(edition, saved)
    }
    fn choose(
        &self,
        game: &dyn LiveGame,
        seat: Seat,
        bot: BotSpec,
        threads: usize,
        seed: u64,
    ) -> Result<String, Problem> {
        self.like.choose(game, seat, bot, threads, seed)
    }
    fn contest(&self, edition: EditionHandle, plan: &ContestPlan<'_>) -> Result<Contest, Problem> {
        self.like.contest(edition, plan)
    }
    fn analyze(
        &self,
        edition: EditionHandle,
        saved: &SavedGame,
        plan: &AnalysisPlan,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Analysis, ReplayError> {
        self.like.analyze(edition, saved, plan, progress)
    }
    fn simulate(
        &self,
        edition: EditionHandle,
        plan: &SimPlan<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimReport, Problem> {
        self.like.simulate(edition, plan, progress)
    }
    fn bench(&self, edition: EditionHandle, plan: &BenchPlan) -> Result<BenchReport, Problem> {
        self.like.bench(edition, plan)
    }
}
