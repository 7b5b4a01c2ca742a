//! The end of a game: ranks, scores, and somebody else's sums.

use game_core::{GameText, Seat};

use crate::checker::{Checker, Verdict};
use crate::difference::document;

/// Ranks follow the totals, categories add up to them, and the running score ends there.
pub(crate) fn outcome<G: GameText>(state: &G) -> Verdict {
    let Some(outcome) = state.outcome() else { return Ok(()) };
    let lines = outcome.standings.as_slice();
    if lines.len() != state.seats() {
        return Err(format!("{} standings for {} seats", lines.len(), state.seats()));
    }
    if outcome.tie_break.is_some_and(|index| usize::from(index) >= G::TIE_BREAKS.len()) {
        return Err(format!("there is no tie-break number {:?}", outcome.tie_break));
    }
    if outcome.stopped && outcome.tie_break.is_some() {
        return Err("a stopped game has no winner, and a tie-break decided on one".to_string());
    }
    // In a stopped game the first place is vacant.
    let first = if outcome.stopped { 2 } else { 1 };
    let tally = state.tally();
    for (index, line) in lines.iter().enumerate() {
        let sum: i32 = line.categories[..G::CATEGORIES.len()].iter().map(|&n| i32::from(n)).sum();
        let unused = &line.categories[G::CATEGORIES.len()..];
        if sum != i32::from(line.total) || unused.iter().any(|&n| n != 0) {
            return Err(format!(
                "seat {index} has {} points in all and {:?} by category",
                line.total, line.categories
            ));
        }
        if tally.0.get(index).is_none_or(|tally| tally.score != i32::from(line.total)) {
            return Err(format!("the tally of seat {index} is not its final score"));
        }
        let better = lines.iter().filter(|other| other.rank < line.rank).count();
        if usize::from(line.rank) != better + first {
            return Err(format!("rank {} of seat {index} follows {better} seats", line.rank));
        }
        if lines.iter().any(|other| other.total > line.total && other.rank >= line.rank) {
            return Err(format!("seat {index} is not ranked behind a seat with more points"));
        }
    }
    Ok(())
}

/// The second scorer gives the same totals and ranks.
pub(crate) fn score<G: GameText>(checker: &Checker<G>, state: &G) -> Verdict {
    let (Some(outcome), Some(scorer)) = (state.outcome(), checker.suite.scorer) else {
        return Ok(());
    };
    let first: Vec<(i32, u8)> = Seat::all(state.seats())
        .map(|seat| outcome.standings[seat])
        .map(|line| (i32::from(line.total), line.rank))
        .collect();
    let second = scorer(&document(state));
    if first == second {
        return Ok(());
    }
    Err(format!("the game says {first:?} (total, rank), the second scorer {second:?}"))
}
