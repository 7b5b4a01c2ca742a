//! Many games between bots. The results depend on the seed, not on the number of threads: every
//! game has its own seed, and only whole numbers are added up.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bots::{Bot, BotKind, BotSpec, Budget, Knowledge};
use game_core::{FastRng, Game, GameText, Log, MAX_SEATS, Problem, Seat, Seed};
use serde::Serialize;
use serde_json::Value;

use super::playout::playout;
use crate::kind::unattended_config_of;
use crate::studies::contest::{ask, decision_rng};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct SimPlan<'a> {
    /// The game's configuration.
    pub config: Value,
    /// The text from which all chance follows.
    pub seed: &'a str,
    /// How many games.
    pub games: u64,
    /// On how many threads; fewer are used where more would not help.
    pub threads: usize,
    /// The bot on every seat.
    pub bot: BotSpec,
    /// Once it is set, no further game begins, and what was played so far is counted.
    pub stop: &'a AtomicBool,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// Games played.
    pub games: u64,
    /// The requested number of games; more than were played if the run was stopped.
    pub wanted: u64,
    /// Questions answered that had more than one answer.
    pub decisions: u64,
    /// Player turns in all games.
    pub turns: u64,
    /// Games won by each seat; a shared victory is split.
    pub wins: Vec<f64>,
    /// The same by order of play: the first is the seat with the first turn.
    pub order_wins: Vec<f64>,
    /// Games stopped by a limit, which nobody won.
    pub stopped: u64,
    /// The mean score of each seat.
    pub mean_score: Vec<f64>,
    /// Time by the clock.
    pub seconds: f64,
}

impl SimReport {
    /// Player turns in a game, on average.
    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }
}

/// Every share of a victory among up to five winners is a whole number of these.
const WIN: u64 = 60;

/// How many games a thread takes at a time: many where a game takes no time.
const fn batch(bot: BotSpec) -> u64 {
    if matches!(bot.kind, BotKind::Random) { 64 } else { 1 }
}

/// More threads than this help nowhere, whatever the machine.
const MAX_THREADS: usize = 256;

#[derive(Clone, Copy, Default)]
struct Totals {
    games: u64,
    decisions: u64,
    turns: u64,
    stopped: u64,
    wins: [u64; MAX_SEATS],
    order: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
}

impl Totals {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.stopped += other.stopped;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.order[seat] += other.order[seat];
            self.scores[seat] += other.scores[seat];
        }
    }
}

pub fn simulate<G: GameText + Knowledge>(
    edition: &'static G::Edition,
    plan: &SimPlan<'_>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, Problem> {
    let config = unattended_config_of::<G>(edition, plan.config.clone())?;
    let seats = G::new(edition, &config, Seed::of_series(plan.seed, 0))?.seats();
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let batch = batch(plan.bot);
    let worker = |config: G::Config| -> Result<Totals, Problem> {
        let mut totals = Totals::default();
        let mut legal = Vec::new();
        loop {
            let first = next.fetch_add(batch, Ordering::Relaxed);
            if first >= plan.games || plan.stop.load(Ordering::Relaxed) {
                return Ok(totals);
            }
            let end = plan.games.min(first + batch);
            for index in first..end {
                let mut game = G::new(edition, &config, Seed::of_series(plan.seed, index))?;
                totals.add(&play_out(&mut game, plan, index, &mut legal));
            }
            progress(end - first);
        }
    };
    let mut totals = Totals::default();
    thread::scope(|scope| {
        let mut helpers = Vec::new();
        for _ in 1..n_threads(plan) {
            let config = config.clone();
            match thread::Builder::new().spawn_scoped(scope, || worker(config)) {
                Ok(helper) => helpers.push(helper),
                // The system provides no more threads: continue with the existing ones.
                Err(_) => break,
            }
        }
        totals.add(&worker(config.clone())?);
        for helper in helpers {
            let part = helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            totals.add(&part);
        }
        Ok::<_, Problem>(())
    })?;
    let per_game = |sum: i64| sum as f64 / totals.games.max(1) as f64;
    let won = |wins: &[u64]| wins[..seats].iter().map(|&wins| wins as f64 / WIN as f64).collect();
    Ok(SimReport {
        games: totals.games,
        wanted: plan.games,
        decisions: totals.decisions,
        turns: totals.turns,
        wins: won(&totals.wins),
        order_wins: won(&totals.order),
        stopped: totals.stopped,
        mean_score: totals.scores[..seats].iter().map(|&sum| per_game(sum)).collect(),
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// As many threads as the plan says, but never more than could help.
fn n_threads(plan: &SimPlan<'_>) -> usize {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let batches = usize::try_from(plan.games.div_ceil(batch(plan.bot))).unwrap_or(usize::MAX);
    plan.threads.min(4 * cores).min(MAX_THREADS).min(batches).max(1)
}

fn play_out<G: GameText + Knowledge>(
    game: &mut G,
    plan: &SimPlan<'_>,
    index: u64,
    legal: &mut Vec<G::Action>,
) -> Totals {
    let mut rng = FastRng::of_series(plan.seed, index);
    let mut first = None;
    let mut begins = |game: &G, seat: Seat| {
        if first.is_none() && game.turn() > 0 {
            first = Some(seat.index());
        }
    };
    let decisions = match plan.bot.kind {
        // The one that is so quick that building a view would show.
        BotKind::Random => playout(game, &mut rng, legal, begins),
        kind => {
            let players = game.players();
            let budget = plan.bot.budget::<G>(players);
            bot_game(game, &*kind.bot(players, 1), budget, rng.next_u64(), legal, &mut begins)
        }
    };
    let outcome = game.outcome().expect("nobody is asked, so the game is over");
    let mut totals = Totals {
        games: 1,
        decisions,
        turns: game.turn().into(),
        stopped: outcome.stopped.into(),
        ..Totals::default()
    };
    let winners = outcome.standings.iter().filter(|(_, line)| line.rank == 1).count() as u64;
    for seat in Seat::all(game.seats()) {
        let line = &outcome.standings[seat];
        totals.scores[seat.index()] = line.total.into();
        if line.rank == 1 && !outcome.stopped {
            totals.wins[seat.index()] = WIN / winners;
            let seats = game.seats();
            totals.order[(seat.index() + seats - first.unwrap_or_default()) % seats] =
                WIN / winners;
        }
    }
    totals
}

/// Plays a game to its end with `bot` on all seats and returns the number of decisions.
fn bot_game<G: Game>(
    game: &mut G,
    bot: &dyn Bot<G>,
    budget: Budget,
    seed: u64,
    legal: &mut Vec<G::Action>,
    watch: &mut dyn FnMut(&G, Seat),
) -> u64 {
    let mut log = Log::off();
    let (mut answers, mut decisions) = (0, 0);
    while let Some(seat) = game.awaiting().lowest() {
        watch(game, seat);
        let rng = &mut decision_rng(seed, seat, answers);
        let index = ask(game, seat, bot, budget, rng, legal);
        decisions += u64::from(legal.len() > 1);
        game.play(seat, legal[index], &mut log);
        answers += 1;
    }
    decisions
}
