//! What finished games could have been, worked out in the background.
//!
//! One game at a time, on a thread of its own: it neither holds up the tables nor those bots who
//! think for somebody who waits. What was found follows from the log and can be found again, so it
//! is kept in memory only, the latest of it.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Budget;
use game_core::SavedGame;
use games::{Analysis, AnalysisPlan, CloserLook, EditionHandle, GameKind};
use store::TableId;
use tokio::sync::Semaphore;

use crate::error::{ApiError, ApiResult};
use crate::thinking::apart;

/// So many simulations go into the first look at a game: a few seconds. A build that is not
/// optimized is far slower.
const SIMS: u32 = if cfg!(debug_assertions) { 3_000 } else { 40_000 };
/// The fewest and the most simulations for a decision at first look.
const PER_DECISION: (u32, u32) = (24, 600);
/// So many decisions are looked at more closely, with so many times the simulations.
const CLOSER: (usize, u32) = (12, 4);
/// So many results stay in memory, of about 50 KB each.
const KEPT: usize = 200;
/// So many games may be under way or wait.
const WAITING: usize = 16;

/// What was found out about finished games, and what is being found out.
#[derive(Clone, Default)]
pub struct Analyses(Arc<Desk>);

struct Desk {
    shelf: Mutex<Shelf>,
    turn: Semaphore,
}

impl Default for Desk {
    fn default() -> Self {
        Self { shelf: Mutex::default(), turn: Semaphore::new(1) }
    }
}

#[derive(Default)]
struct Shelf {
    games: HashMap<Played, Found>,
    /// Those that are done, the oldest first.
    done: VecDeque<Played>,
}

/// A game as it was played. An end can be taken back, and the same table end another way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Played {
    table: TableId,
    actions: [u8; 32],
}

impl Played {
    fn new(job: &Job) -> Self {
        let mut actions = blake3::Hasher::new();
        for (seat, action) in &job.saved.actions {
            actions.update(format!("{} {action}\n", seat.index()).as_bytes());
        }
        Self { table: job.table.clone(), actions: *actions.finalize().as_bytes() }
    }
}

/// How far the analysis of a game is.
#[derive(Clone, Debug)]
pub enum Found {
    /// So much of it is done, in thousandths.
    Working(Arc<AtomicU32>),
    /// All of it.
    Done(Arc<Analysis>),
    /// It cannot be done.
    Failed,
}

/// A game to be analyzed.
pub struct Job {
    /// Where it was played.
    pub table: TableId,
    /// Which kind it is.
    pub kind: &'static dyn GameKind,
    /// What it was played with.
    pub edition: EditionHandle,
    /// The game.
    pub saved: SavedGame,
}

impl Job {
    /// How it is thought about: the longer the game, the less time each decision gets. Counted in
    /// simulations and not in seconds, so that the same game gives the same figures.
    fn plan(&self) -> AnalysisPlan {
        let (least, most) = PER_DECISION;
        let sims = (SIMS / (self.saved.actions.len() as u32).max(1)).clamp(least, most);
        let (decisions, times) = CLOSER;
        AnalysisPlan {
            budget: Budget::Sims(sims),
            threads: 1,
            seat: None,
            closer: Some(CloserLook { decisions, budget: Budget::Sims(sims * times) }),
        }
    }
}

impl Analyses {
    /// How far the analysis of a game is; nothing if nobody has asked for it.
    pub fn of(&self, job: &Job) -> Option<Found> {
        self.shelf().games.get(&Played::new(job)).cloned()
    }

    /// Begins the analysis of a game, unless it has begun.
    ///
    /// # Errors
    /// If too many wait already.
    pub fn begin(&self, job: Job) -> ApiResult<Found> {
        let played = Played::new(&job);
        let mut shelf = self.shelf();
        if let Some(found) = shelf.games.get(&played) {
            return Ok(found.clone());
        }
        if shelf.games.len() - shelf.done.len() >= WAITING {
            return Err(ApiError::too_many());
        }
        let share = Arc::new(AtomicU32::new(0));
        let found = Found::Working(Arc::clone(&share));
        shelf.games.insert(played.clone(), found.clone());
        drop(shelf);
        let analyses = self.clone();
        tokio::spawn(async move {
            let Ok(_permit) = analyses.0.turn.acquire().await else { return };
            let started = std::time::Instant::now();
            let found = work(job, share).await;
            metrics::histogram!("trestle_analysis_seconds").record(started.elapsed().as_secs_f64());
            if matches!(found, Found::Failed) {
                tracing::error!(table = %played.table, "a game cannot be analyzed");
            }
            analyses.keep(played, found);
        });
        Ok(found)
    }

    /// Keeps a result, and lets the oldest go.
    fn keep(&self, played: Played, found: Found) {
        let mut shelf = self.shelf();
        shelf.games.insert(played.clone(), found);
        shelf.done.push_back(played);
        if shelf.done.len() > KEPT
            && let Some(oldest) = shelf.done.pop_front()
        {
            shelf.games.remove(&oldest);
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn work(job: Job, share: Arc<AtomicU32>) -> Found {
    let think = move || {
        let progress = |done: usize, total: usize| {
            share.store((done * 1_000 / total.max(1)) as u32, Ordering::Relaxed);
        };
        job.kind.analyze(job.edition, &job.saved, &job.plan(), &progress)
    };
    match apart("analysis", think).await {
        Some(Ok(analysis)) => Found::Done(Arc::new(analysis)),
        Some(Err(error)) => {
            tracing::error!(%error, "a finished game cannot be played again");
            Found::Failed
        }
        None => Found::Failed,
    }
}
