//! What is legal, what is refused, and that both say the same.

use game_core::{FastRng, GameText, Log, Seat, apply};

use super::questions::repeated;
use crate::checker::{Checker, Verdict};
use crate::difference;
use crate::generate::pick;
use crate::trail::answers;

/// Every listed answer of every seat passes `check`.
pub(crate) fn light<G: GameText>(
    edition: &G::Edition,
    state: &G,
    lists: &[Vec<G::Action>],
) -> Verdict {
    Seat::all(state.seats())
        .zip(lists)
        .try_for_each(|(seat, list)| offers_pass(edition, state, seat, list))
}

fn offers_pass<G: GameText>(
    edition: &G::Edition,
    state: &G,
    seat: Seat,
    list: &[G::Action],
) -> Verdict {
    for &action in list {
        if let Err(refusal) = state.check(seat, action) {
            let text = G::print(edition, action);
            return Err(format!(
                "seat {} is offered `{text}`, and it is refused: {refusal:?}",
                seat.index()
            ));
        }
    }
    Ok(())
}

/// Of every action of the notation, `check` accepts exactly those that are listed.
pub(crate) fn whole<G: GameText>(checker: &Checker<G>, state: &G) -> Verdict {
    let edition = checker.suite.edition;
    for seat in Seat::all(state.seats()) {
        let list = answers(state, seat);
        for &action in &list {
            if !checker.known.contains(&action) {
                return Err(format!(
                    "seat {} is offered `{}`, which `every_action` does not know",
                    seat.index(),
                    G::print(edition, action)
                ));
            }
        }
        for &action in &checker.every {
            if state.check(seat, action).is_ok() && !list.contains(&action) {
                return Err(format!(
                    "`{}` of seat {} passes `check` and is not offered",
                    G::print(edition, action),
                    seat.index()
                ));
            }
        }
        offers_pass(edition, state, seat, &list)?;
    }
    Ok(())
}

/// Of `tries` random actions, those that are refused change nothing, and the reason is the same
/// again and can be told.
pub(crate) fn refusals<G: GameText>(
    checker: &Checker<G>,
    state: &G,
    tries: usize,
    rng: &mut FastRng,
) -> Verdict {
    for _ in 0..tries {
        let Some(action) = pick(&checker.every, rng) else { return Ok(()) };
        let seat = Seat::new(rng.below(state.seats() as u32) as u8);
        let before = state.clone();
        let Err(refusal) = state.check(seat, action) else { continue };
        let (mut after, mut log) = (before.clone(), Log::on());
        let answer = apply(&mut after, seat, action, &mut log);
        let trouble = if answer != Err(refusal) {
            format!("is refused with {refusal:?}, and then answered with {answer:?}")
        } else if after != before || *state != before {
            format!("is refused and changes the state, {}", difference::states(&before, &after))
        } else if !log.entries().is_empty() {
            "is refused and tells events".to_string()
        } else if state.explain(&refusal).key.is_empty() {
            format!("is refused without a message: {refusal:?}")
        } else {
            continue;
        };
        let text = G::print(checker.suite.edition, action);
        return Err(format!("`{text}` of seat {} {trouble}", seat.index()));
    }
    Ok(())
}

/// Near misses are refused for the reason they name, each is named once, and can be typed.
pub(crate) fn near_misses<G: GameText>(checker: &Checker<G>, state: &G) -> Verdict {
    for seat in state.awaiting().iter() {
        let misses = state.near_misses(seat);
        for (action, refusal) in &misses {
            let trouble = match state.check(seat, *action) {
                Ok(()) => "is a near miss and legal".to_string(),
                Err(other) if other != *refusal => {
                    format!("is a near miss for {refusal:?} and refused for {other:?}")
                }
                Err(_) if !checker.known.contains(action) => {
                    "is a near miss that `every_action` does not know".to_string()
                }
                Err(_) => continue,
            };
            let text = G::print(checker.suite.edition, *action);
            return Err(format!("`{text}` of seat {} {trouble}", seat.index()));
        }
        let actions: Vec<_> = misses.iter().map(|(action, _)| *action).collect();
        if let Some(twice) = repeated(&actions) {
            return Err(format!("{twice:?} of seat {} is a near miss twice", seat.index()));
        }
    }
    Ok(())
}
