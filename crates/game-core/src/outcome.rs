//! How a game ended: ranks, scores by category, and which tie-break decided. Flat, so that
//! playouts can read it for nothing.

use crate::seat::{PerSeat, Seat};

/// The most score categories a game may have.
pub const MAX_CATEGORIES: usize = 12;

/// The end of a game. Category and tie-break numbers index `Game::CATEGORIES` and
/// `Game::TIE_BREAKS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// One line for each seat.
    pub standings: PerSeat<Standing>,
    /// The last criterion needed to tell the winner from the second; `None` if the score did it,
    /// or if nothing could (a shared victory). Nothing in a stopped game, which has no winner.
    pub tie_break: Option<u8>,
    /// The game was stopped by a limit and nobody won it: no seat has rank 1.
    pub stopped: bool,
}

/// One seat's end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// 1 for the winner or winners; a shared place is followed by a gap. In a stopped game the
    /// ranks begin with 2 and are only an order.
    pub rank: u8,
    /// Points in all.
    pub total: i16,
    /// Points by category.
    pub categories: [i16; MAX_CATEGORIES],
}

impl Outcome {
    /// Ranks seats by `key` (total first, then one number for each tie-break, higher is better).
    ///
    /// ```
    /// use game_core::{Outcome, PerSeat, Seat, Standing};
    /// let mut lines = PerSeat::<Standing>::new(2);
    /// lines[Seat::new(0)].total = 40;
    /// lines[Seat::new(1)].total = 40;
    /// let end = Outcome::ranked(lines, |seat| [if seat.index() == 0 { 7 } else { 6 }, 0]);
    /// assert_eq!(end.standings[Seat::new(0)].rank, 1);
    /// assert_eq!(end.tie_break, Some(0));
    /// ```
    pub fn ranked<const K: usize>(
        mut standings: PerSeat<Standing>,
        key: impl Fn(Seat) -> [i32; K],
    ) -> Self {
        let n = standings.len();
        let totals = PerSeat::<i32>::from_fn(n, |seat| i32::from(standings[seat].total));
        // Ties are rare; only then is a tie-break worked out.
        let better = |a: Seat, b: Seat| {
            totals[a] > totals[b] || (totals[a] == totals[b] && a != b && key(a) > key(b))
        };
        for seat in Seat::all(n) {
            standings[seat].rank =
                1 + Seat::all(n).filter(|&other| better(other, seat)).count() as u8;
        }
        let mut tie_break = None;
        let mut winners = Seat::all(n).filter(|&seat| standings[seat].rank == 1);
        // A shared victory was decided by no tie-break, even if one separated other seats.
        if let (Some(winner), None) = (winners.next(), winners.next()) {
            for other in Seat::all(n).filter(|&other| standings[other].rank > 1) {
                if totals[other] == totals[winner] {
                    let (won, lost) = (key(winner), key(other));
                    let at = (0..K).find(|&i| won[i] != lost[i]).map(|i| i as u8);
                    tie_break = tie_break.max(at);
                }
            }
        }
        Self { standings, tie_break, stopped: false }
    }

    /// The end of a game that a limit stopped: ranked as [`Outcome::ranked`] does it, but the
    /// first place stays vacant, so that the best seat or seats have rank 2.
    ///
    /// ```
    /// use game_core::{Outcome, PerSeat, Seat, Standing};
    /// let mut lines = PerSeat::<Standing>::new(2);
    /// lines[Seat::new(1)].total = 40;
    /// let end = Outcome::stopped(lines, |_| [0]);
    /// assert!(end.stopped);
    /// assert_eq!(end.standings[Seat::new(1)].rank, 2);
    /// assert_eq!(end.win_share(Seat::new(1)), 0.0);
    /// ```
    pub fn stopped<const K: usize>(
        standings: PerSeat<Standing>,
        key: impl Fn(Seat) -> [i32; K],
    ) -> Self {
        let mut end = Self::ranked(standings, key);
        for (_, line) in end.standings.iter_mut() {
            line.rank += 1;
        }
        Self { tie_break: None, stopped: true, ..end }
    }

    /// The share of the victory: winners have equal shares that add up to one; nobody has one if
    /// the game was stopped.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.standings.iter().filter(|(_, line)| line.rank == 1).count();
        if self.stopped || self.standings[seat].rank != 1 { 0.0 } else { 1.0 / winners as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(totals: &[i16]) -> PerSeat<Standing> {
        PerSeat::from_fn(totals.len(), |seat| Standing {
            total: totals[seat.index()],
            ..Standing::default()
        })
    }

    fn end(totals: &[i16], keys: &[[i32; 2]]) -> (Vec<u8>, Option<u8>) {
        let outcome = Outcome::ranked(lines(totals), |seat| keys[seat.index()]);
        (outcome.standings.as_slice().iter().map(|line| line.rank).collect(), outcome.tie_break)
    }

    #[test]
    fn points_decide_first() {
        assert_eq!(end(&[3, 9, 5], &[[9, 9], [0, 0], [1, 1]]), (vec![3, 1, 2], None));
    }

    #[test]
    fn tie_breaks_in_order_and_shared_places() {
        assert_eq!(end(&[9, 9, 9], &[[2, 0], [2, 1], [1, 5]]), (vec![2, 1, 3], Some(1)));
        assert_eq!(end(&[9, 9, 4], &[[2, 2], [2, 2], [0, 0]]), (vec![1, 1, 3], None));
        assert_eq!(end(&[9, 9, 9], &[[2, 2], [2, 2], [1, 5]]), (vec![1, 1, 3], None));
        // The tie among the losers does not count as deciding the game.
        assert_eq!(end(&[9, 4, 4], &[[0, 0], [2, 2], [1, 0]]), (vec![1, 2, 3], None));
    }

    #[test]
    fn nobody_is_first_in_a_stopped_game() {
        let stopped = |totals: &[i16], keys: &[[i32; 2]]| {
            let end = Outcome::stopped(lines(totals), |seat| keys[seat.index()]);
            assert!(end.stopped);
            assert_eq!(end.tie_break, None);
            assert!(Seat::all(totals.len()).all(|seat| end.win_share(seat) == 0.0));
            end.standings.as_slice().iter().map(|line| line.rank).collect::<Vec<_>>()
        };
        assert_eq!(stopped(&[3, 9, 5], &[[0, 0]; 3]), [4, 2, 3]);
        assert_eq!(stopped(&[9, 9, 9], &[[2, 0], [2, 1], [1, 5]]), [3, 2, 4]);
        assert_eq!(stopped(&[9, 9, 4], &[[2, 2], [2, 2], [0, 0]]), [2, 2, 4]);
    }
}
