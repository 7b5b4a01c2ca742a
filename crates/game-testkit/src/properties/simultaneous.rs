//! Questions that several seats answer at once.

use game_core::{EventDoc, FastRng, Game, GameText, Seat};

use super::views::{name, viewers};
use crate::checker::Verdict;
use crate::difference::{self, difference};
use crate::generate::pick;
use crate::trail::{answers, played};

/// Answers of two seats give the same state in both orders, and neither changes what the other
/// may answer.
pub(crate) fn commute<G: GameText>(state: &G, rng: &mut FastRng) -> Verdict {
    let Some([first, second]) = two_seats(state, rng) else { return Ok(()) };
    let lists = [first, second].map(|seat| answers(state, seat));
    let (Some(one), Some(two)) = (pick(&lists[0], rng), pick(&lists[1], rng)) else {
        return Ok(());
    };
    let print =
        |seat: Seat, action| format!("{} {}", seat.index(), G::print(state.edition(), action));
    let (one_text, two_text) = (print(first, one), print(second, two));
    let (left, _) = played(state, first, one);
    let (right, _) = played(state, second, two);
    for (world, seat, list, text) in
        [(&left, second, &lists[1], &one_text), (&right, first, &lists[0], &two_text)]
    {
        if answers(world, seat) != *list {
            return Err(format!("`{text}` changes what seat {} may answer", seat.index()));
        }
    }
    let (left, _) = played(&left, second, two);
    let (right, _) = played(&right, first, one);
    if left != right {
        return Err(format!(
            "`{one_text}` and `{two_text}` do not commute, {}",
            difference::states(&left, &right)
        ));
    }
    Ok(())
}

/// While the question is open, what one seat answered looks and sounds the same to the others.
pub(crate) fn sealed<G: GameText>(state: &G, rng: &mut FastRng) -> Verdict {
    let Some([seat, _]) = two_seats(state, rng) else { return Ok(()) };
    let list = answers(state, seat);
    let (Some(one), Some(two)) = (pick(&list, rng), pick(&list, rng)) else { return Ok(()) };
    let ((left, left_log), (right, right_log)) =
        (played(state, seat, one), played(state, seat, two));
    let others = state.awaiting().without(seat);
    // A seat with several answers to give may be done with one of them and not with the other;
    // everybody sees who is done.
    if left.awaiting() != right.awaiting() || left.awaiting().without(seat) != others {
        return Ok(());
    }
    for viewer in viewers(state.seats()).filter(|viewer| !viewer.is(seat)) {
        let texts = || [one, two].map(|action| G::print(state.edition(), action));
        if left.view(viewer) != right.view(viewer) {
            let docs = [&left, &right].map(|state| {
                serde_json::to_value(G::view_doc(&state.view(viewer))).expect("documents serialize")
            });
            return Err(format!(
                "{} can tell {:?} of seat {} apart by the view, {}",
                name(viewer),
                texts(),
                seat.index(),
                difference(&docs[0], &docs[1]).unwrap_or_default()
            ));
        }
        let heard = |state: &G, log: &game_core::Log<G::Event>| -> Vec<_> {
            log.seen_by(viewer).map(|event| state.event(event).message()).collect()
        };
        if heard(&left, &left_log) != heard(&right, &right_log) {
            return Err(format!(
                "{} can tell {:?} of seat {} apart by the events",
                name(viewer),
                texts(),
                seat.index()
            ));
        }
    }
    Ok(())
}

/// Two of the awaited seats, if there are two.
fn two_seats<G: Game>(state: &G, rng: &mut FastRng) -> Option<[Seat; 2]> {
    let awaiting = state.awaiting();
    if awaiting.len() < 2 {
        return None;
    }
    let seats: Vec<Seat> = awaiting.iter().collect();
    let first = pick(&seats, rng)?;
    let rest: Vec<Seat> = awaiting.without(first).iter().collect();
    Some([first, pick(&rest, rng)?])
}
