//! Playing the games of a match.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use game_core::{Problem, SavedGame};
use games::{ContestPlan, EditionHandle, GameKind};
use serde::{Deserialize, Serialize};

use crate::fixture::{Fixture, Schedule, Slot};

/// A finished game of a match: one line of its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Which game of the match.
    pub index: u64,
    /// Which bot sat on each seat, by its number in the fixture.
    pub seats: Vec<usize>,
    /// Whether it was stopped by a limit, so that nobody won.
    pub stopped: bool,
    /// How many turns it took.
    pub turns: u32,
    /// The seat that had the first turn; older match files do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// How many questions with more than one answer each seat was asked.
    pub decisions: Vec<u32>,
    /// How many seconds each seat thought.
    pub seconds: Vec<f64>,
    /// How many seconds each seat thought in its longest turn.
    pub longest_turn: Vec<f64>,
    /// The game itself.
    pub game: SavedGame,
}

impl GameRecord {
    /// What is wrong with it, if anything is: it may have been read from a damaged file.
    pub(crate) fn fault(&self, schedule: &Schedule) -> Option<String> {
        let n = self.seats.len();
        let lengths = [self.decisions.len(), self.seconds.len(), self.longest_turn.len()];
        let results = self.game.result.as_ref().map(|end| (end.ranks.len(), end.scores.len()));
        if self.seats != schedule.slot(self.index).seats {
            return Some(format!("game {} has other bots on its seats", self.index));
        }
        if lengths != [n; 3]
            || self.first.is_some_and(|first| first >= n)
            || !results.is_some_and(|(ranks, scores)| ranks >= n && ranks == scores)
        {
            return Some(format!("game {} is not complete", self.index));
        }
        None
    }

    /// The share of the victory that a seat has; a seat that the rules move counts like any other.
    pub fn win_share(&self, seat: usize) -> f64 {
        let ranks = self.game.result.as_ref().map_or(&[][..], |result| &result.ranks);
        let winners: f64 = ranks.iter().map(|&rank| f64::from(u8::from(rank == 1))).sum();
        let won = !self.stopped && ranks.get(seat) == Some(&1);
        if won { 1.0 / winners } else { 0.0 }
    }
}

/// More threads than this help nowhere, whatever the machine.
const MOST_THREADS: usize = 256;

/// Plays the games below `games` that are not in `done`, on `threads` threads, and hands each to
/// `finished` on the calling thread. When `finished` says `false`, no further game is begun; those
/// under way are played to their end and handed over.
///
/// # Errors
/// If a game cannot be set up.
///
/// # Panics
/// If a game panics: then its rules have a defect.
pub fn play(
    kind: &'static dyn GameKind,
    edition: EditionHandle,
    fixture: &Fixture,
    games: u64,
    done: &BTreeSet<u64>,
    threads: usize,
    mut finished: impl FnMut(GameRecord) -> bool,
) -> Result<(), Problem> {
    let schedule = fixture.schedule();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, MOST_THREADS) {
            let sender = sender.clone();
            let (schedule, next, stop) = (&schedule, &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= games {
                        return;
                    }
                    if done.contains(&index) {
                        continue;
                    }
                    let record = play_one(kind, edition, fixture, &schedule.slot(index));
                    if sender.send(record).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for record in receiver {
            let go_on = record.map(&mut finished);
            if !matches!(go_on, Ok(true)) {
                stop.store(true, Ordering::Relaxed);
            }
            go_on?;
        }
        Ok(())
    })
}

/// Plays one game of a match.
///
/// # Errors
/// If it cannot be set up.
pub fn play_one(
    kind: &'static dyn GameKind,
    edition: EditionHandle,
    fixture: &Fixture,
    slot: &Slot,
) -> Result<GameRecord, Problem> {
    let plan = ContestPlan {
        config: fixture.config.clone(),
        seed: fixture.deal_seed(slot),
        seats: &fixture.specs(slot),
        bot_seed: fixture.bot_seed(slot),
    };
    let contest = kind.contest(edition, &plan)?;
    let seconds = |times: &[std::time::Duration]| {
        // Micro-seconds are more than enough, and keep the lines short.
        times.iter().map(|time| (time.as_secs_f64() * 1e6).round() / 1e6).collect()
    };
    Ok(GameRecord {
        index: slot.index,
        seats: slot.seats.clone(),
        stopped: contest.stopped,
        turns: contest.turns,
        first: contest.first,
        decisions: contest.decisions,
        seconds: seconds(&contest.thought),
        longest_turn: seconds(&contest.longest_turn),
        game: contest.saved,
    })
}
