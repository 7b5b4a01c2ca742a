//! The draft of the building cards: sealed picks, packets to the left (WK-7).

use game_core::{Audience, Barrier, Log, Seat, SeatSet, Stack};

use crate::edition::{Buildings, PlayerBoard};
use crate::event::Event;
use crate::questions::Draft;
use crate::state::{PASSES, WestKingdom};

impl WestKingdom {
    pub(crate) fn end_round_of_picks(&mut self, log: &mut Log<Event>) {
        let n = self.n_seats();
        for (_, hidden) in self.hidden.iter_mut() {
            let pick = std::mem::take(&mut hidden.pick);
            hidden.packet.remove(pick);
            hidden.hand.insert(pick);
        }
        self.table.picks += 1;
        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        if self.table.picks >= self.edition.numbers().draft_keep {
            self.end_draft(log);
            return;
        }
        log.all(|| Event::Passed);
        let packets = game_core::PerSeat::<Buildings>::from_fn(n, |seat| self.hidden[seat].packet);
        let round = self.table.picks as usize - 1;
        for from in Seat::all(n) {
            let packet = packets[from];
            if round < PASSES {
                self.hidden[from].passed[round] = packet;
            }
            let to = from.next(n);
            self.hidden[to].packet = packet;
            log.tell(Audience::Only(to), || Event::Received { seat: to, buildings: packet });
        }
        // Between two, cards come back, and who sees them again knows where they are.
        for (_, hidden) in self.hidden.iter_mut() {
            let packet = hidden.packet;
            hidden.passed = hidden.passed.map(|passed| passed.minus(packet));
        }
        self.push(Draft { done: SeatSet::EMPTY });
    }

    /// The last cards go under the pile in turn order (WK-E42).
    fn end_draft(&mut self, log: &mut Log<Event>) {
        log.cite("WK-7");
        for seat in self.table.first.around(self.n_seats()) {
            let last = std::mem::take(&mut self.hidden[seat].packet);
            self.bury(seat, last, log);
        }
        self.begin_play(log);
    }

    /// Extra cards of boards in turn order (WK-9), then the first turn.
    pub(crate) fn begin_play(&mut self, log: &mut Log<Event>) {
        let first = self.table.first;
        log.cite("WK-9");
        for seat in first.around(self.n_seats()) {
            if !self.is_rival(seat) && self.player(seat).board != PlayerBoard::SIDE_1 {
                let extra = self.edition.board(self.player(seat).board).start.building_card;
                self.draw(seat, extra, log);
            }
        }
        self.table.picks = self.edition.numbers().draft_keep;
        self.begin_turn(first, log);
    }
}
