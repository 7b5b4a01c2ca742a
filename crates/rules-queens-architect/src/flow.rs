//! The turn, as on the back of the rule book: move the architect, do the action of the space or
//! forfeit it; and what several questions lead to.

use game_core::{Barrier, Log, Seat, Stack};

use crate::event::Event;
use crate::questions::Advance;
use crate::state::QueensArchitect;

impl QueensArchitect {
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.hand_over(seat, log);
        self.table.turn += 1;
        log.all(|| Event::TurnBegan { seat, turn: self.table.turn, round: self.round() });
        self.push(Advance);
    }

    /// Makes `seat` the one who acts. Stands before the event that says so.
    pub(crate) fn hand_over(&mut self, seat: Seat, log: &mut Log<Event>) {
        if seat != self.table.active {
            log.barrier(Barrier::Handover(seat), || self.tally_now());
            self.table.active = seat;
        }
    }

    /// Whether the game ends with this round: somebody contributed (QA-63), or it has lasted
    /// on for too long (QA-E25).
    pub(crate) fn is_last_round(&self) -> bool {
        let limit = u32::from(self.table.round_limit);
        self.is_palace_begun() || (limit > 0 && self.round() >= limit)
    }

    /// Whether anybody has contributed to the palace.
    pub(crate) fn is_palace_begun(&self) -> bool {
        self.table.players.as_slice().iter().any(|player| player.palace > 0)
    }

    /// The number of the round, counted from 1 after the draft.
    pub(crate) fn round(&self) -> u32 {
        self.table.turn.div_ceil(self.n_seats() as u32)
    }

    /// The action of the architect's space is not used.
    pub(crate) fn forfeit(&mut self, seat: Seat, log: &mut Log<Event>) {
        let action = self.star_action(seat);
        let forced = || self.is_idle(seat, action);
        log.all(|| Event::Forfeited { seat, action, forced: forced() });
    }

    /// Pay and take, marker, move up, refill (QA-36).
    pub(crate) fn hire(&mut self, seat: Seat, row: u8, bonus: bool, log: &mut Log<Event>) {
        let rulings = self.table.rulings;
        let notch = self.take_tile(seat, row, log);
        if !bonus || rulings.town_hire_moves_price_marker {
            if row == 0 {
                log.cite("QA-35");
                self.reset_price(log);
            } else {
                self.lower_price(true, log);
            }
        }
        self.refill(log);
        // QA-E40: before those who built have turned, the newcomer joins them; after, he follows.
        if bonus && rulings.town_hire_new_craftsman_is_rotated && !self.mark_worked(notch, true) {
            log.cite("QA-E40");
            self.turn(seat, notch, log);
        }
    }
}
