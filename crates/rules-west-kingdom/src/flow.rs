//! From one turn to the next (WK-10, WK-14, WK-80).

use game_core::{Barrier, Log, Seat, Stack};

use crate::event::Event;
use crate::questions::{Close, Recall, Turn};
use crate::state::{NOT_YET, WestKingdom};

impl WestKingdom {
    /// The next player's turn, unless it was the last one (WK-80) or there were enough (WK-E58).
    pub(crate) fn next_turn(&mut self, log: &mut Log<Event>) {
        let next = self.table.active.next(self.n_seats());
        if self.table.last_turns != NOT_YET {
            self.table.last_turns -= 1;
            self.table.over = self.table.last_turns == 0;
        }
        let limit = u32::from(self.table.round_limit);
        if !self.table.over && next == self.table.first && limit > 0 && self.round() >= limit {
            self.table.over = true;
            log.all(|| Event::Stopped { rounds: self.table.round_limit });
        }
        if self.table.over {
            self.tell_end_effects(log);
            log.all(|| Event::GameOver);
        } else {
            self.begin_turn(next, log);
        }
    }

    /// A turn begins: a worker is placed, or taken back where there is none (WK-11, WK-E29).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        // Nobody is asked for the house rival, so that a single player hands over to nobody.
        if !self.table.solo && (seat != self.table.active || self.table.turn == 0) {
            log.barrier(Barrier::Handover(seat), || self.tally_now());
        }
        self.table.active = seat;
        self.table.turn += 1;
        log.all(|| Event::TurnBegan { seat, turn: self.table.turn, round: self.round() });
        if self.is_rival(seat) {
            self.rival_turn(seat, log);
        } else if self.player(seat).supply > 0 {
            self.push(Turn);
        } else if self.can_recall(seat) {
            self.push(Recall);
        } else {
            log.all(|| Event::Skipped { seat });
            self.push(Close);
        }
    }
}
