//! How good a position is for each seat, and which answers are worth a thought.

use game_core::knowledge::{Knowledge, Prospects, Shares};
use game_core::{Game, Log, MAX_SEATS, Outcome, PerSeat, Seat, Viewer};

/// The seat whose view a bot has.
pub(crate) fn observer<G: Game>(view: &G::View) -> Seat {
    match G::viewer(view) {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => panic!("a bot looks through the eyes of its seat"),
    }
}

/// Takes the answers out that bots keep away from, unless there are no others.
#[inline]
pub(crate) fn keep_sensible<G: Knowledge>(world: &G, seat: Seat, legal: &mut Vec<G::Action>) {
    let shunned = legal.iter().filter(|&&action| world.shuns(seat, action)).count();
    if shunned > 0 && shunned < legal.len() {
        legal.retain(|&action| !world.shuns(seat, action));
    }
}

/// How the seats stand in `world` once `seat` has answered.
#[inline]
pub(crate) fn after<G: Knowledge>(world: &G, seat: Seat, action: G::Action) -> Shares {
    let mut next = world.clone();
    next.play(seat, action, &mut Log::off());
    value(&next)
}

/// The part of a value that is not the victory itself: in a finished game a share of the margin, so
/// that a bot that has certainly won or lost still plays for points; before that an equal share for
/// everybody. So the winner is never worse off than with any lead, and leads are worth converting
/// into a victory.
const REST: f32 = 0.02;
/// The points by which margins of finished games are weighed.
const MARGIN: f32 = 10.0;
/// The same where the margin is to tell how close the game was.
const CLOSE: f32 = 5.0;

/// The value of a position for each seat, whether the game is over or not.
#[inline]
pub(crate) fn value<G: Knowledge>(world: &G) -> Shares {
    if world.awaiting().is_empty() {
        return end_value(&world.outcome().expect("nobody is asked, so the game is over"));
    }
    let prospects = world.prospects();
    debug_assert!(prospects.is_sound(), "{prospects:?}");
    let n = prospects.worth.len();
    let mut shares = prospects.shares();
    for share in &mut shares[..n] {
        *share = (1.0 - REST) * *share + REST / n as f32;
    }
    shares
}

fn end_value(outcome: &Outcome) -> Shares {
    if outcome.stopped {
        return [0.0; MAX_SEATS];
    }
    let mut shares = margins(outcome, MARGIN);
    for seat in Seat::all(outcome.standings.len()) {
        let share = &mut shares[seat.index()];
        *share = (1.0 - REST) * outcome.win_share(seat) as f32 + REST * *share;
    }
    shares
}

/// How the seats have ended: `by_points` of it is their margins, and the rest who wins.
pub(crate) fn mixed_end<G: Knowledge>(world: &G, by_points: f32) -> Shares {
    mixed(&world.outcome().expect("nobody is asked, so the game is over"), by_points)
}

fn mixed(outcome: &Outcome, by_points: f32) -> Shares {
    let mut shares = end_value(outcome);
    if !outcome.stopped {
        for (share, margin) in shares.iter_mut().zip(margins(outcome, CLOSE)) {
            *share = (1.0 - by_points) * *share + by_points * margin;
        }
    }
    shares
}

/// The share of each seat by its points, where a lead of `swing` points is a clear one.
fn margins(outcome: &Outcome, swing: f32) -> Shares {
    let total = |seat| f32::from(outcome.standings[seat].total);
    Prospects { worth: PerSeat::from_fn(outcome.standings.len(), total), swing }.shares()
}

#[cfg(test)]
mod tests {
    use game_core::Standing;

    use super::*;

    #[test]
    fn by_points_a_close_defeat_is_nearly_a_victory() {
        let outcome = |totals: [i16; 2]| {
            let lines = PerSeat::from_fn(2, |seat| Standing {
                total: totals[seat.index()],
                ..Standing::default()
            });
            Outcome::ranked(lines, |seat| [i32::from(totals[seat.index()])])
        };
        let share = |totals, by_points| mixed(&outcome(totals), by_points)[0];
        assert!(share([20, 21], 1.0) > 0.4 && share([20, 40], 1.0) < 0.05);
        // The fewer points count, the more winning by one is worth compared to losing by one.
        let step = |by_points| share([21, 20], by_points) - share([20, 21], by_points);
        assert!(step(0.0) > 0.9 && step(0.0) > step(0.7) && step(0.7) > step(1.0));
        let plain = end_value(&outcome([21, 20]))[0];
        assert!((share([21, 20], 0.0) - plain).abs() < 1e-6);
    }

    #[test]
    fn a_victory_is_worth_more_than_any_lead() {
        let line = |total| Standing { total, ..Standing::default() };
        let end = |totals: [i16; 2]| {
            let lines = PerSeat::from_fn(2, |seat| line(totals[seat.index()]));
            end_value(&Outcome::ranked(lines, |seat| [i32::from(seat.index() == 0)]))
        };
        let most = (1.0 - REST) + REST / 2.0;
        // Even one that only a tie-break decided.
        assert!(end([20, 20])[0] >= most, "{:?}", end([20, 20]));
        assert!(end([30, 20])[0] > end([21, 20])[0]);
        assert!(end([20, 30])[0] < end([20, 21])[0] && end([20, 21])[0] < 0.05);
        let lines = PerSeat::from_fn(2, |_| line(20));
        let stopped = end_value(&Outcome::stopped(lines, |_| [0]));
        assert!(stopped.iter().all(|share| share.abs() < 1e-9), "{stopped:?}");
    }
}
