//! How fast, how big, how many allocations: random play on one thread, the log off.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Playout, Policy, Search, Tuning};
use game_core::{FastRng, GameText, Problem, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::playout::playout;
use crate::kind::unattended_config_of;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct BenchPlan {
    /// The game's configuration.
    pub config: Value,
    /// How long each figure may take.
    pub time: Duration,
    /// The number of allocations so far, from a counting allocator.
    pub allocations: fn() -> u64,
    /// How long this thread has run on a processor so far; nothing where the system cannot tell.
    pub processor: fn() -> Option<Duration>,
}

/// What was measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub players: usize,
    /// Questions with more than one answer, answered in a second: legal list, choice, play and
    /// the share of the set-up.
    pub decisions_per_s: f64,
    /// The same in a second of processor time, which does not count what other programs take;
    /// nothing where the system cannot tell.
    pub decisions_per_processor_s: Option<f64>,
    /// Whole games in a second.
    pub games_per_s: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// One copy of a state.
    pub clone_ns: f64,
    /// One list of legal answers.
    pub legal_ns: f64,
    /// One world sampled from a view, over all viewers.
    pub sample_ns: f64,
    /// Allocations for each decision, after warming up.
    pub allocations_per_decision: f64,
    /// Simulations of tree search in a second, from the opening, with random playouts that are cut
    /// off after 200 decisions.
    pub sims_per_s: f64,
}

/// A figure is the median of this many runs.
const RUNS: usize = 5;
/// Positions from random games that the small figures are taken over; few enough to stay in the
/// cache, as the position of a running game does.
const POSITIONS: usize = 96;
/// One position in this many is kept.
const EVERY: u32 = 16;
/// The clock is read once per this many passes over fast operations: it costs as much as a few of
/// them.
const PASSES: u32 = 16;
/// Games over which allocations are counted.
const COUNTED_GAMES: u64 = 100;

pub fn bench<G: GameText + Knowledge>(
    edition: &'static G::Edition,
    plan: &BenchPlan,
) -> Result<BenchReport, Problem> {
    let config = unattended_config_of::<G>(edition, plan.config.clone())?;
    let mut rng = FastRng::new(1);
    let mut legal = Vec::new();
    let mut positions = Vec::new();
    let mut keep = FastRng::new(2);
    while positions.len() < POSITIONS {
        let mut game = G::new(edition, &config, rng.seed())?;
        playout(&mut game, &mut rng, &mut legal, |game, seat| {
            if positions.len() < POSITIONS && keep.below(EVERY) == 0 {
                positions.push((game.clone(), seat));
            }
        });
    }

    let mut play = |rng: &mut FastRng| -> Result<u64, Problem> {
        let mut game = G::new(edition, &config, rng.seed())?;
        let decisions = playout(&mut game, rng, &mut legal, |_, _| ());
        black_box(&game);
        Ok(decisions)
    };
    let speed = speed(plan, &mut rng, &mut play)?;
    let allocations_per_decision = allocations(plan.allocations, &mut rng, &mut play)?;

    Ok(BenchReport {
        game: G::ID,
        players: positions[0].0.players(),
        decisions_per_s: speed.decisions,
        decisions_per_processor_s: speed.decisions_by_processor,
        games_per_s: speed.games,
        state_bytes: size_of::<G>(),
        clone_ns: clone_ns(plan.time, &positions),
        legal_ns: legal_ns(plan.time, &positions),
        sample_ns: sample_ns(plan.time, &positions, &mut rng),
        allocations_per_decision,
        sims_per_s: sims_per_s(plan.time, &G::new(edition, &config, rng.seed())?, &mut rng),
    })
}

type Play<'a> = &'a mut dyn FnMut(&mut FastRng) -> Result<u64, Problem>;

/// Decisions and games in a second.
struct Speed {
    decisions: f64,
    /// By processor time, where it can be told.
    decisions_by_processor: Option<f64>,
    games: f64,
}

fn speed(plan: &BenchPlan, rng: &mut FastRng, play: Play<'_>) -> Result<Speed, Problem> {
    let mut run = || -> Result<Speed, Problem> {
        let (start, worked) = (Instant::now(), (plan.processor)());
        let (mut decisions, mut games) = (0, 0);
        while start.elapsed() < plan.time / RUNS as u32 {
            decisions += play(rng)?;
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        let worked = (plan.processor)()
            .zip(worked)
            .map(|(now, then)| now.saturating_sub(then).as_secs_f64());
        Ok(Speed {
            decisions: decisions as f64 / seconds,
            decisions_by_processor: worked
                .filter(|&worked| worked > 0.0)
                .map(|worked| decisions as f64 / worked),
            games: f64::from(games) / seconds,
        })
    };
    run()?;
    let runs = (0..RUNS).map(|_| run()).collect::<Result<Vec<_>, _>>()?;
    let by_processor: Vec<f64> = runs.iter().filter_map(|run| run.decisions_by_processor).collect();
    Ok(Speed {
        decisions: median(runs.iter().map(|run| run.decisions).collect()),
        decisions_by_processor: (!by_processor.is_empty()).then(|| median(by_processor)),
        games: median(runs.iter().map(|run| run.games).collect()),
    })
}

fn allocations(count: fn() -> u64, rng: &mut FastRng, play: Play<'_>) -> Result<f64, Problem> {
    let before = count();
    let mut decisions = 0;
    for _ in 0..COUNTED_GAMES {
        decisions += play(rng)?;
    }
    Ok((count() - before) as f64 / decisions as f64)
}

fn clone_ns<G: GameText>(time: Duration, positions: &[(G, Seat)]) -> f64 {
    nanoseconds(time, positions.len(), PASSES, || {
        for (game, _) in positions {
            // A reference goes into the box: the copy itself would be copied once more.
            let copy = black_box(game).clone();
            black_box(&copy);
        }
    })
}

fn legal_ns<G: GameText>(time: Duration, positions: &[(G, Seat)]) -> f64 {
    let mut legal = Vec::new();
    nanoseconds(time, positions.len(), PASSES, || {
        for (game, seat) in positions {
            black_box(game).legal_actions(*seat, &mut legal);
            black_box(&legal);
        }
    })
}

fn sample_ns<G: GameText>(time: Duration, positions: &[(G, Seat)], rng: &mut FastRng) -> f64 {
    let views: Vec<_> = positions
        .iter()
        .flat_map(|(game, _)| {
            let seats = Seat::all(game.seats()).map(Viewer::Seat);
            seats.chain([Viewer::Spectator]).map(|viewer| game.view(viewer))
        })
        .collect();
    nanoseconds(time, views.len(), PASSES, || {
        for view in &views {
            let world = G::sample(black_box(view), rng);
            black_box(&world);
        }
    })
}

/// Simulations in a second at the first question of a game.
fn sims_per_s<G: GameText + Knowledge>(time: Duration, opening: &G, rng: &mut FastRng) -> f64 {
    const SIMS: u32 = 1_000;
    let playout = Playout { decisions: 200, policy: Policy::Random, by_points: 0.0 };
    let search = Search { tuning: Tuning { playout, ..Tuning::PLAIN }, ..Search::of::<G>() };
    let seat = opening.awaiting().lowest().expect("a game begins with a question");
    let mut legal = Vec::new();
    opening.legal_actions(seat, &mut legal);
    let view = opening.view(Viewer::Seat(seat));
    1e9 / nanoseconds(time, SIMS as usize, 1, || {
        black_box(search.think::<G>(&view, &legal, Budget::Sims(SIMS), rng));
    })
}

/// The time of one of the `n` things that a pass does. The clock is asked after `at_once` passes.
fn nanoseconds(time: Duration, n: usize, at_once: u32, mut pass: impl FnMut()) -> f64 {
    let mut run = || {
        let start = Instant::now();
        let mut passes = 0;
        while start.elapsed() < time / RUNS as u32 {
            for _ in 0..at_once {
                pass();
            }
            passes += at_once;
        }
        start.elapsed().as_nanos() as f64 / (f64::from(passes) * n as f64)
    };
    run();
    median((0..RUNS).map(|_| run()).collect())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
