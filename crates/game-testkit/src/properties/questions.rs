//! Who is asked, and that nobody is asked an empty question.

use game_core::{Game, GameText, Seat};

use crate::checker::Verdict;
use crate::trail::Trail;

/// Fills `lists` with the legal answers of each seat and checks who has some.
pub(crate) fn check<G: GameText>(
    trail: &Trail<G>,
    at: usize,
    lists: &mut Vec<Vec<G::Action>>,
) -> Verdict {
    let state = &trail.states[at];
    if at > 0 && state.turn() < trail.states[at - 1].turn() {
        return Err(format!(
            "the turn goes back from {} to {}",
            trail.states[at - 1].turn(),
            state.turn()
        ));
    }
    check_state(state, lists)
}

/// As [`check`], of a state without a past.
pub(crate) fn check_state<G: Game>(state: &G, lists: &mut Vec<Vec<G::Action>>) -> Verdict {
    let (seats, awaiting) = (state.seats(), state.awaiting());
    lists.resize_with(seats, Vec::new);
    if let Some(stranger) = awaiting.iter().find(|seat| seat.index() >= seats) {
        return Err(format!("seat {} is awaited at a table of {seats}", stranger.index()));
    }
    for seat in Seat::all(seats) {
        let list = &mut lists[seat.index()];
        state.legal_actions(seat, list);
        let index = seat.index();
        match (awaiting.contains(seat), list.is_empty()) {
            (true, true) => return Err(format!("seat {index} owes an answer and has none")),
            (false, false) => {
                return Err(format!(
                    "seat {index} owes no answer and has {}, the first is {:?}",
                    list.len(),
                    list[0]
                ));
            }
            _ => {}
        }
        if let Some(twice) = repeated(list) {
            return Err(format!("seat {index} is offered {twice:?} twice"));
        }
    }
    match (state.outcome().is_some(), awaiting.is_empty()) {
        (false, true) => Err("nobody is awaited and there is no outcome".to_string()),
        (true, false) => Err("there is an outcome and somebody is awaited".to_string()),
        _ => Ok(()),
    }
}

/// An item that stands in the list twice. Short lists are compared pair by pair, since hashing
/// them would cost more than the game's own step.
pub(crate) fn repeated<A: Copy + Eq + std::hash::Hash>(list: &[A]) -> Option<A> {
    if list.len() > 32 {
        let mut seen = std::collections::HashSet::with_capacity(list.len());
        return list.iter().copied().find(|item| !seen.insert(*item));
    }
    (1..list.len()).find(|&at| list[..at].contains(&list[at])).map(|at| list[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_lists_show_their_doubles() {
        let mut list: Vec<u32> = (0..20).collect();
        assert_eq!(repeated(&list), None);
        list.push(3);
        assert_eq!(repeated(&list), Some(3));
        let mut list: Vec<u32> = (0..90).collect();
        assert_eq!(repeated(&list), None);
        list.push(88);
        assert_eq!(repeated(&list), Some(88));
    }
}
