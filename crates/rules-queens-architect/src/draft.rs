//! The draft of the starting craftsmen: once around, and once back (QA-20 to QA-22).

use game_core::Seat;

use crate::edition::Characters;
use crate::state::QueensArchitect;

/// Starters each player takes (QA-20, QA-22).
pub const PICKS: usize = 2;

impl QueensArchitect {
    /// Who makes pick number `pick`, counted from 0: clockwise from the first player, then back
    /// from the last (QA-22).
    pub(crate) fn picker(&self, pick: usize) -> Seat {
        let n = self.n_seats();
        let place = if pick < n { pick } else { PICKS * n - 1 - pick };
        Seat::new(((self.table.first.index() + place) % n) as u8)
    }

    /// What says who picks now: once around, or once back.
    pub(crate) fn pick_rule(&self) -> &'static str {
        if (self.table.picks as usize) < self.n_seats() { "QA-20" } else { "QA-22" }
    }

    /// Starters that `seat` may take: characters not yet in the band (QA-10, QA-E4).
    pub(crate) fn takeable(&self, seat: Seat) -> Characters {
        let shown: Characters = self.table.display.iter().copied().collect();
        shown.minus(self.player(seat).band.who())
    }

    /// How far the starter in a notch may be turned: not past its arrow (QA-E5).
    pub(crate) fn most_turns(&self, seat: Seat, notch: u8) -> u8 {
        let last = self.edition.facts(self.player(seat).band.at(notch).character).last;
        self.edition.numbers.turn_most.min(last)
    }
}
