//! The suite that each game calls once.

use std::fmt;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use game_core::GameText;
use serde_json::Value;

use crate::checker::{Checker, Found};
use crate::report::Report;
use crate::{read_lines, seed_of};

/// Says what a game broke of what it must conserve.
pub type Conserved<G> = fn(&G) -> Result<(), String>;
/// Scores a final position again from its state document: total and rank of each seat.
pub type SecondScorer = fn(&Value) -> Vec<(i32, u8)>;

/// What must hold in every game, tried on random games of one configuration.
///
/// Cheap properties are checked at every step of every game. Dear ones are checked at about ten
/// steps a game, drawn by the seed, and at every step of the first few games. Games are spread over
/// threads; what comes out does not depend on how many there are.
pub struct Conformance<G: GameText> {
    pub(crate) edition: &'static G::Edition,
    pub(crate) config: G::Config,
    pub(crate) seed: String,
    pub(crate) games: u64,
    pub(crate) conserved: Option<Conserved<G>>,
    pub(crate) scorer: Option<SecondScorer>,
    pub(crate) bound: usize,
    pub(crate) dear_steps: usize,
    pub(crate) whole_games: u64,
    pub(crate) samples: usize,
    threads: usize,
}

impl<G: GameText> Clone for Conformance<G> {
    fn clone(&self) -> Self {
        Self { config: self.config.clone(), seed: self.seed.clone(), ..*self }
    }
}

impl<G: GameText> Conformance<G> {
    /// A suite for this edition and configuration: 100 games, until more are asked for.
    pub fn new(edition: &'static G::Edition, config: G::Config) -> Self {
        Self {
            edition,
            config,
            seed: G::ID.to_string(),
            games: 100,
            conserved: None,
            scorer: None,
            bound: 10_000,
            dear_steps: 10,
            whole_games: 3,
            samples: 1,
            threads: thread::available_parallelism().map_or(1, NonZero::get),
        }
    }

    /// How many games are played.
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// The text from which seeds and choices follow.
    pub fn seed(mut self, seed: &str) -> Self {
        self.seed = seed.to_string();
        self
    }

    /// Says what is neither made nor lost; asked at every step and of every sampled world.
    pub fn conserved(mut self, conserved: Conserved<G>) -> Self {
        self.conserved = Some(conserved);
        self
    }

    /// Scores every final position again, by other code than the game's.
    pub fn second_scorer(mut self, scorer: SecondScorer) -> Self {
        self.scorer = Some(scorer);
        self
    }

    /// The most steps a game may take.
    pub fn end_within(mut self, steps: usize) -> Self {
        self.bound = steps;
        self
    }

    /// At how many steps of a game the dear properties are checked.
    pub fn dear_steps(mut self, steps: usize) -> Self {
        self.dear_steps = steps;
        self
    }

    /// How many games, the first ones, have the dear properties checked at every step.
    pub fn whole_games(mut self, games: u64) -> Self {
        self.whole_games = games;
        self
    }

    /// How many worlds are sampled for each viewer at a dear step.
    pub fn samples(mut self, samples: usize) -> Self {
        self.samples = samples;
        self
    }

    /// How many threads work. As many as the machine has, unless said otherwise.
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Plays the games.
    ///
    /// # Panics
    /// With a report that pastes into a scenario test, if a property does not hold.
    #[track_caller]
    pub fn run(&self) -> Summary {
        match self.try_run() {
            Ok(summary) => summary,
            Err(report) => panic!("{report}"),
        }
    }

    /// Plays the games and gives the first failure instead of a panic.
    ///
    /// # Errors
    /// The failure of the game with the lowest number, cut down.
    ///
    /// # Panics
    /// If the suite was not told what is conserved or how to score again: a property that is
    /// left out in silence would be taken for proved.
    pub fn try_run(&self) -> Result<Summary, Box<Report>> {
        assert!(self.conserved.is_some(), "say what the game conserves: .conserved(…)");
        assert!(self.scorer.is_some(), "give a second scorer: .second_scorer(…)");
        let checker = Checker::new(self.clone());
        checker.notation().map_err(|found| checker.report(found))?;
        self.play_all().map_err(|found| checker.report(found))
    }

    /// Checks every property at every step of one given game, cut short wherever the actions end.
    /// A game that once showed a fault stays tested this way.
    ///
    /// # Errors
    /// The first failure, cut down.
    ///
    /// # Panics
    /// If an action is no action of the game; one that is illegal by now is passed over.
    pub fn examine(&self, seed: &str, lines: &str) -> Result<(), Box<Report>> {
        let parse = |text: &str| match G::parse(self.edition, text) {
            Ok(action) => action,
            Err(problem) => panic!("`{text}`: {problem}"),
        };
        let lines = read_lines(lines).into_iter();
        let actions: Vec<_> = lines.map(|(seat, text)| (seat, parse(&text))).collect();
        let checker = Checker::new(self.clone());
        let examined = checker.examine(seed_of(seed), &actions);
        examined.map_err(|found| checker.report(found))
    }

    fn play_all(&self) -> Result<Summary, Found<G>> {
        let next = AtomicU64::new(0);
        // The lowest game that failed so far: games behind it need not be played, games before it
        // must be, since one of them may fail too.
        let lowest = AtomicU64::new(u64::MAX);
        let gathered = Mutex::new((Summary::default(), None::<Found<G>>));
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let (next, lowest, gathered) = (&next, &lowest, &gathered);
                let suite = self.clone();
                scope.spawn(move || {
                    let checker = Checker::new(suite);
                    let mut summary = Summary::default();
                    let mut first = None;
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= checker.suite.games || index > lowest.load(Ordering::Relaxed) {
                            break;
                        }
                        match checker.game(index) {
                            Ok(one) => summary.add(&one),
                            Err(found) => {
                                lowest.fetch_min(index, Ordering::Relaxed);
                                first = Some(found);
                                break;
                            }
                        }
                    }
                    let mut all = gathered.lock().unwrap_or_else(PoisonError::into_inner);
                    all.0.add(&summary);
                    if first.as_ref().is_some_and(|found| {
                        all.1.as_ref().is_none_or(|other| found.index < other.index)
                    }) {
                        all.1 = first;
                    }
                });
            }
        });
        let (summary, first) = gathered.into_inner().unwrap_or_else(PoisonError::into_inner);
        first.map_or(Ok(summary), Err)
    }
}

/// What a suite saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games played to their end.
    pub games: u64,
    /// Answers given in them.
    pub steps: u64,
    /// Answers among at least two.
    pub decisions: u64,
    /// The longest list of legal answers.
    pub longest_list: usize,
    /// The steps of the longest game.
    pub longest_game: usize,
    /// Positions at which the dear properties were checked.
    pub dear_positions: u64,
    /// Sampled worlds that differed from the truth in more than the chance to come, counted in the
    /// games that are checked at every step. None in a game with secrets means that views tell them.
    pub other_worlds: u64,
    /// Pairs of worlds, alike for a viewer, in which the same answer was played and compared.
    pub compared_answers: u64,
}

impl Summary {
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.longest_list = self.longest_list.max(other.longest_list);
        self.longest_game = self.longest_game.max(other.longest_game);
        self.dear_positions += other.dear_positions;
        self.other_worlds += other.other_worlds;
        self.compared_answers += other.compared_answers;
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} steps, {} decisions, longest list {}, longest game {}, \
             {} dear positions, {} other worlds, {} compared answers",
            self.games,
            self.steps,
            self.decisions,
            self.longest_list,
            self.longest_game,
            self.dear_positions,
            self.other_worlds,
            self.compared_answers,
        )
    }
}
