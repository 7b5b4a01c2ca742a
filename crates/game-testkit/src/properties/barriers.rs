//! Barriers, which stop undo and previews.

use game_core::{Entry, GameText, Log};

use crate::checker::Verdict;
use crate::trail::{Trail, played};

/// The barriers of the action that led to this position.
pub(crate) fn check<G: GameText>(trail: &Trail<G>, at: usize) -> Verdict {
    let Some(before) = at.checked_sub(1) else { return Ok(()) };
    let (seat, action) = trail.actions[before];
    let (_, log) = played(&trail.states[before], seat, action);
    check_log(trail, at, &log)
}

/// As [`check`], with what the action told.
pub(crate) fn check_log<G: GameText>(trail: &Trail<G>, at: usize, log: &Log<G::Event>) -> Verdict {
    let (before, after) = (&trail.states[at - 1], &trail.states[at]);
    let (actor, _) = trail.actions[at - 1];
    if let Some(Entry::Barrier { kind, .. }) = log.entries().last() {
        return Err(format!("no event follows the barrier {kind:?}"));
    }
    for entry in log.entries() {
        if let Entry::Barrier { kind, tally } = entry
            && tally.0.len() != after.seats()
        {
            return Err(format!("the tally of the barrier {kind:?} has {} lines", tally.0.len()));
        }
    }
    let asked = after.awaiting().minus(before.awaiting()).without(actor);
    match asked.lowest() {
        Some(seat) if log.barriers().next().is_none() => {
            Err(format!("seat {} is asked now and no barrier was marked", seat.index()))
        }
        _ => Ok(()),
    }
}
