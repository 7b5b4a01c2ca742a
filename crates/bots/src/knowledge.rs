//! What bots know of a game beyond its rules: how the seats stand. One small file for each game
//! says it, in `architectura`, `queens_architect` and `west_kingdom`.

use game_core::{Game, MAX_SEATS, Outcome, PerSeat, Seat};

use crate::level::Ladder;
use crate::search::Tuning;

/// A share of the victory for each seat; they add up to one, unless nobody wins.
pub type Shares = [f32; MAX_SEATS];

/// A game that bots have an opinion on.
///
/// A game without one still has opponents: with nothing overridden, search plays random games to
/// their end and counts who won.
pub trait Knowledge: Game {
    /// How search goes about it.
    const TUNING: Tuning = Tuning::PLAIN;
    /// How much the named levels think.
    const LADDER: Ladder = Ladder::USUAL;

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
    /// The share of the victory that each seat may hope for.
    ///
    /// A seat that lies `d` swings behind weighs `1 / (1 + d + d²/2 + d³/6)`, which is close to the
    /// exponential and, unlike it, the same to the bit on every machine.
    #[inline]
    pub fn shares(&self) -> Shares {
        let worth = self.worth.as_slice();
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
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

/// How much of a finished game's value lies in the margin rather than in the victory. A little, so
/// that a bot that has won or lost for certain still plays as if points mattered.
const MARGIN: f32 = 0.1;

/// The value of a finished game: who won, and a little of by how much.
pub(crate) fn end_shares(outcome: &Outcome) -> Shares {
    if outcome.stopped {
        return [0.0; MAX_SEATS];
    }
    let n = outcome.standings.len();
    let worth = PerSeat::from_fn(n, |seat| f32::from(outcome.standings[seat].total));
    let mut shares = Prospects { worth, swing: MARGIN_SWING }.shares();
    for seat in Seat::all(n) {
        let share = &mut shares[seat.index()];
        *share = (1.0 - MARGIN) * outcome.win_share(seat) as f32 + MARGIN * *share;
    }
    shares
}

/// The swing by which margins of finished games are weighed.
const MARGIN_SWING: f32 = 10.0;
