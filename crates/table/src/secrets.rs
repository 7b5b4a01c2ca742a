//! Whose secrets a table holds.
//!
//! A seat holds the secrets of the person it was dealt to, whoever answers for it: they may be
//! away, a bot may play for them, they may have come back, or their account may be gone. A bot that
//! stands in for somebody plays from that person's hand, so whoever could make it play twice would
//! see more of the hand than the game shows. This is the only definition: undo, consent, advice and
//! everything else that lets somebody try again asks here. Previews need not ask, since they are
//! made from what the seat itself may know; positions, branches, saved games and analyses begin at
//! the end, when everything is open. In a rated game nothing is tried again at all, see `forfeit`.

use game_core::{Seat, SeatSet};

use crate::table::Table;

impl Table {
    /// The seats that were dealt to people other than the one on `seat`. Before the start, the
    /// seats that others have taken.
    pub fn dealt_to_others(&self, seat: Seat) -> SeatSet {
        let own = self.person(seat).map(|who| &who.id);
        let is_other = |other: &Seat| self.person(*other).is_some_and(|who| Some(&who.id) != own);
        Seat::all(self.chairs.len()).filter(is_other).collect()
    }

    /// Those of them whose people are present and can be asked.
    pub fn present_others(&self, seat: Seat) -> SeatSet {
        let others = self.dealt_to_others(seat).iter();
        others.filter(|other| self.is_played_by_person(*other)).collect()
    }

    /// The first of them whose person cannot be asked because a bot plays for them.
    pub fn absent_other(&self, seat: Seat) -> Option<Seat> {
        self.dealt_to_others(seat).iter().find(|other| !self.is_played_by_person(*other))
    }
}
