//! Analyses of finished games, computed in the background.
//!
//! One game at a time, on its own thread: an analysis delays neither the tables nor the bots that
//! somebody waits for. Results follow from the log and can be computed again, so only the latest
//! are kept, in memory.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Budget;
use game_core::SavedGame;
use games::{Analysis, AnalysisPlan, CloserLook, Course, EditionHandle, GameKind};
use store::TableId;

use crate::error::{ApiError, ApiResult};
use crate::fair::Claim;
use crate::thinking::{Thinkers, apart};

/// The number of simulations for the first pass over a game: a few seconds. An unoptimized build is
/// far slower.
const SIMS: u32 = if cfg!(debug_assertions) { 3_000 } else { 40_000 };
/// The fewest and the most simulations per decision in the first pass.
const PER_DECISION: (u32, u32) = (24, 600);
/// How many decisions get a closer look, and how many times the simulations each gets.
const CLOSER: (usize, u32) = (12, 4);
/// How many results stay in memory, at about 50 KB each.
const KEPT: usize = 200;
/// How many courses of games stay in memory, at up to a few megabytes each.
const COURSES: usize = 20;
/// How many games may be running or waiting: in all, per address, and per person at an address.
const WAITING: usize = 32;
const OF_ADDRESS: usize = 8;
const OF_PERSON: usize = 4;

/// Analyses of finished games, done and under way.
#[derive(Clone, Default)]
pub struct Analyses(Arc<Shared>);

struct Shared {
    shelf: Mutex<Shelf>,
    /// One at a time, in a fair order.
    thinkers: Thinkers,
    /// Courses of games, the oldest first. The lock is held while a game is replayed, so that the
    /// next request for it finds the result.
    courses: tokio::sync::Mutex<VecDeque<(Played, Arc<Course>)>>,
}

impl Default for Shared {
    fn default() -> Self {
        Self {
            shelf: Mutex::default(),
            thinkers: Thinkers::new(1),
            courses: tokio::sync::Mutex::default(),
        }
    }
}

#[derive(Default)]
struct Shelf {
    games: HashMap<Played, Found>,
    /// On whose behalf each unfinished analysis runs.
    under_way: HashMap<Played, Claim>,
    /// The finished ones, the oldest first.
    done: VecDeque<Played>,
}

/// A game as it was played. An end can be undone, and the same table may then end another way.
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

/// The state of an analysis.
#[derive(Clone, Debug)]
pub enum Found {
    /// Running; the progress is in thousandths.
    Working(Arc<AtomicU32>),
    /// Finished.
    Done(Arc<Analysis>),
    /// It failed.
    Failed,
}

/// A game to be analyzed.
pub struct Job {
    /// The table where it was played.
    pub table: TableId,
    /// The kind of game.
    pub kind: &'static dyn GameKind,
    /// The edition it was played with.
    pub edition: EditionHandle,
    /// The saved game.
    pub saved: SavedGame,
}

impl Job {
    /// The search effort: the longer the game, the less for each decision. Measured in simulations,
    /// not seconds, so that the same game gives the same figures.
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
    /// The state of a game's analysis; `None` if nobody has asked for it.
    pub fn of(&self, job: &Job) -> Option<Found> {
        self.shelf().games.get(&Played::new(job)).cloned()
    }

    /// How a game went. It is replayed once.
    ///
    /// # Errors
    /// If it cannot be replayed, which is a bug.
    pub(crate) async fn course(&self, job: Job) -> ApiResult<Arc<Course>> {
        let played = Played::new(&job);
        let mut courses = self.0.courses.lock().await;
        if let Some((_, course)) = courses.iter().find(|(other, _)| *other == played) {
            return Ok(Arc::clone(course));
        }
        let again = tokio::task::spawn_blocking(move || job.kind.course(job.edition, &job.saved));
        let course = again.await.map_err(|_| ApiError::internal())?;
        let course = Arc::new(course.map_err(|error| {
            tracing::error!(%error, "a finished game cannot be played again");
            ApiError::internal()
        })?);
        if courses.len() >= COURSES {
            courses.pop_front();
        }
        courses.push_back((played, Arc::clone(&course)));
        Ok(course)
    }

    /// Starts the analysis of a game, unless it has started.
    ///
    /// # Errors
    /// If too many are waiting already.
    pub(crate) fn begin(&self, job: Job, claim: Claim) -> ApiResult<Found> {
        let played = Played::new(&job);
        let mut shelf = self.shelf();
        if let Some(found) = shelf.games.get(&played) {
            return Ok(found.clone());
        }
        let of_address = |other: &&Claim| other.from == claim.from;
        let of_person = |other: &&Claim| of_address(other) && other.person == claim.person;
        let under_way = || shelf.under_way.values();
        if under_way().count() >= WAITING
            || under_way().filter(of_address).count() >= OF_ADDRESS
            || under_way().filter(of_person).count() >= OF_PERSON
        {
            return Err(ApiError::too_many());
        }
        shelf.under_way.insert(played.clone(), claim.clone());
        let share = Arc::new(AtomicU32::new(0));
        let found = Found::Working(Arc::clone(&share));
        shelf.games.insert(played.clone(), found.clone());
        drop(shelf);
        let analyses = self.clone();
        tokio::spawn(async move {
            let Some(_permit) = analyses.0.thinkers.permit(claim).await else { return };
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

    /// Keeps a result and drops the oldest.
    fn keep(&self, played: Played, found: Found) {
        let mut shelf = self.shelf();
        shelf.under_way.remove(&played);
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
    match apart("analysis", false, think).await {
        Some(Ok(analysis)) => Found::Done(Arc::new(analysis)),
        Some(Err(error)) => {
            tracing::error!(%error, "a finished game cannot be played again");
            Found::Failed
        }
        None => Found::Failed,
    }
}
