//! The end: who contributed to the palace, and who brought the most (QA-64).

use game_core::{Outcome, PerSeat, Seat, SeatTally, Standing, Tally};

use crate::state::QueensArchitect;

/// Score categories, in the order of `Standing::categories` (QA-E41).
pub const CATEGORIES: &[&str] = &["track", "palace"];
/// Tie-breaks (QA-E25, QA-E41).
pub const TIE_BREAKS: &[&str] = &["band"];

impl QueensArchitect {
    /// The space on the track, and for a contributor the sum contributed: so every contributor is
    /// ahead of all others, and among contributors the sum decides (QA-64, QA-E41).
    pub(crate) fn standings(&self) -> PerSeat<Standing> {
        PerSeat::from_fn(self.n_seats(), |seat| {
            let player = self.player(seat);
            let mut standing = Standing::default();
            standing.categories[0] = player.track.into();
            standing.categories[1] = player.palace.into();
            standing.total = standing.categories.iter().sum();
            standing
        })
    }

    /// The end. Without a contributor it was stopped, and nobody has won (QA-E25).
    pub(crate) fn end(&self) -> Outcome {
        let band = |seat: Seat| [i32::from(self.sum(seat))];
        if self.is_palace_begun() {
            Outcome::ranked(self.standings(), band)
        } else {
            Outcome::stopped(self.standings(), band)
        }
    }

    /// Goods and points as they stand.
    pub(crate) fn tally_now(&self) -> Tally {
        let standings = self.standings();
        let line = |seat: Seat| {
            let player = self.player(seat);
            SeatTally::new(
                [
                    ("talers", player.talers.try_into().unwrap_or(i32::MAX)),
                    ("bonds", player.bonds.into()),
                    ("craftsmen", player.band.len() as i32),
                    ("performance", self.sum(seat).into()),
                ],
                standings[seat].total.into(),
            )
        };
        Tally(Seat::all(self.n_seats()).map(line).collect())
    }
}
