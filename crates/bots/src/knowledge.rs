//! What bots know of a game beyond its rules: how the seats stand. One small folder for each game
//! says it: `architectura`, `queens_architect` and `west_kingdom`.

use game_core::{Game, Log, MAX_SEATS, Outcome, PerSeat, Seat, Viewer};

use crate::level::Ladder;
use crate::search::Tuning;

/// A share of the victory for each seat; they add up to one, unless nobody wins.
pub type Shares = [f32; MAX_SEATS];

/// A game that bots have an opinion on.
///
/// A game without one still has opponents: with nothing overridden, search plays random games to
/// their end and counts who won.
pub trait Knowledge: Game {
    /// The generation of the game's bots. It goes up when any of them answers differently for the
    /// same seed, so that games of different generations are not taken for games of the same bots.
    const VERSION: u32 = 1;

    /// How search goes about it.
    const TUNING: Tuning = Tuning::PLAIN;

    /// How much the named levels think at a table of so many players.
    fn ladder(players: usize) -> Ladder {
        let _ = players;
        Ladder::USUAL
    }

    /// Whether bots keep away from an answer, as long as there is another. It may depend only on
    /// what everybody sees: it must be the same in all worlds that agree with a view.
    fn shuns(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// How the seats stand in this world. It is only ever asked of worlds from [`Game::sample`] and
    /// what follows from them, so that looking at hidden cards here is no peeking.
    fn prospects(&self) -> Prospects {
        Prospects { worth: PerSeat::new(self.seats()), swing: 1.0 }
    }
}

/// How the seats stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospects {
    /// With how many points each seat is likely to end, goods, tempo and threats counted in.
    pub worth: PerSeat<f32>,
    /// By how many points a lead of today is still likely to change: much at the beginning, little
    /// at the end. More than zero.
    pub swing: f32,
}

impl Prospects {
    /// The same with leads made smaller, the large ones much: no lead is more than `most` swings.
    ///
    /// For games whose end somebody has to bring about. A lead that is as good as won would leave
    /// nothing to choose between bringing it home and sitting on it; now a smaller swing, which
    /// comes with the end, always makes it safer.
    #[inline]
    pub fn doubted(mut self, most: f32) -> Self {
        let best = self.best();
        let most = most * self.swing;
        for (_, worth) in self.worth.iter_mut() {
            let lag = best - *worth;
            *worth = best - lag * most / (lag + most);
        }
        self
    }

    /// Whether it consists of numbers that can be compared.
    fn is_sound(&self) -> bool {
        self.swing > 0.0 && self.worth.as_slice().iter().all(|worth| worth.is_finite())
    }

    fn best(&self) -> f32 {
        self.worth.as_slice().iter().copied().fold(f32::MIN, f32::max)
    }

    /// The share of the victory that each seat may hope for.
    ///
    /// A seat that lies `d` swings behind weighs `1 / (1 + d + d²/2 + d³/6)`, which is close to the
    /// exponential and, unlike it, the same to the bit on every machine.
    #[inline]
    pub fn shares(&self) -> Shares {
        let (worth, best) = (self.worth.as_slice(), self.best());
        let mut shares = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (share, worth) in shares.iter_mut().zip(worth) {
            *share = weight((best - worth) / self.swing);
            sum += *share;
        }
        for share in &mut shares {
            *share /= sum;
        }
        shares
    }
}

/// Nearly `exp(-d)` for `d` from 0 up.
#[inline]
pub(crate) fn weight(d: f32) -> f32 {
    1.0 / (1.0 + d * (1.0 + d * (0.5 + d * (1.0 / 6.0))))
}

/// Whose eyes a bot looks through.
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

/// How much of a value is not the victory itself: in a finished game a share of the margin, so that
/// a bot that has won or lost for certain still plays as if points mattered; before that an equal
/// share for everybody. Whoever has won is thus never worse off than with any lead, and a lead is
/// there to be turned into a victory.
const REST: f32 = 0.02;
/// The points by which margins of finished games are weighed.
const MARGIN: f32 = 10.0;
/// The same where the margin is to tell how close the game was.
const CLOSE: f32 = 5.0;

/// How the seats stand, whether the game goes on or not.
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

    fn prospects(worth: &[f32], swing: f32) -> Prospects {
        Prospects { worth: PerSeat::from_fn(worth.len(), |seat| worth[seat.index()]), swing }
    }

    #[test]
    fn shares_add_up_and_follow_the_lead() {
        let even = prospects(&[30.0, 30.0, 30.0], 5.0).shares();
        assert!(even[..3].iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6), "{even:?}");
        assert_eq!(even[3..], [0.0, 0.0]);
        let share = |lead, swing| prospects(&[30.0 + lead, 30.0], swing).shares()[0];
        assert!(share(5.0, 5.0) > share(2.0, 5.0));
        assert!(share(5.0, 2.0) > share(5.0, 5.0));
        // Close to the logistic function, which a machine may round in its own way.
        for lead in [0.0, 1.0, 2.0, 4.0] {
            let logistic = 1.0 / (1.0 + (-lead_f64(lead) / 5.0).exp());
            assert!((f64::from(share(lead, 5.0)) - logistic).abs() < 0.01, "{lead}");
        }
    }

    #[test]
    fn a_doubted_lead_grows_with_every_point_and_is_never_certain() {
        let share = |lead| prospects(&[lead, 0.0], 2.0).doubted(6.0).shares()[0];
        let leads = [0.0, 1.0, 5.0, 20.0, 100.0, 500.0, 510.0];
        assert!(leads.windows(2).all(|pair| share(pair[0]) < share(pair[1])));
        assert!(share(500.0) < 0.99);
        // The same lead is worth more when less can change.
        let late = prospects(&[100.0, 0.0], 1.0).doubted(6.0).shares()[0];
        assert!(late > share(100.0) + 1e-3, "{late}");
    }

    fn lead_f64(lead: f32) -> f64 {
        lead.into()
    }

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
        // Whoever wins by a point is better off than whoever loses by one, the less points count.
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
