//! The draft of the starting craftsmen: once around, and once back (QA-20 to QA-22).

use game_core::{Log, Seat};

use crate::edition::{Character, Characters};
use crate::event::Event;
use crate::state::{Frame, QueensArchitect};

/// Starters each player takes (QA-20, QA-22).
pub const PICKS: usize = 2;

/// What becomes of the next pick.
pub enum Pick {
    /// The player is asked.
    Ask,
    /// Only this one can be taken.
    Take(Character),
    /// There was nothing to ask; something else comes next.
    None,
}

impl QueensArchitect {
    /// Who makes pick number `pick`, counted from 0: clockwise from the first player, then back
    /// from the last (QA-22).
    pub(crate) fn picker(&self, pick: usize) -> Seat {
        let n = self.n_seats();
        let place = if pick < n { pick } else { PICKS * n - 1 - pick };
        Seat::new(((self.table.first.index() + place) % n) as u8)
    }

    /// What says who picks now: once around, or once back.
    fn pick_rule(&self) -> &'static str {
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

    /// Finds out whether the next pick is to be asked; after the last one the first turn begins.
    pub(crate) fn next_pick(&mut self, log: &mut Log<Event>) -> Pick {
        let pick = self.table.picks as usize;
        if pick == PICKS * self.n_seats() {
            self.table.frames.pop();
            // QA-E39: what nobody could take leaves the game.
            while let Some(character) = self.table.display.pop() {
                self.table.removed += 1;
                log.all(|| Event::LeftOnDisplay { character });
            }
            self.begin_turn(self.table.first, log);
            return Pick::None;
        }
        let seat = self.picker(pick);
        if seat != self.table.active {
            self.hand_over(seat, log);
            log.cite(self.pick_rule());
            log.all(|| Event::PickBegan { seat });
        }
        let takeable = self.takeable(seat);
        if takeable.is_empty() {
            self.table.picks += 1;
            log.all(|| Event::NothingToTake { seat });
            return Pick::None;
        }
        takeable.single().map_or(Pick::Ask, Pick::Take)
    }

    /// The starter goes into a free notch at its start position.
    pub(crate) fn take_starter(&mut self, seat: Seat, character: Character, log: &mut Log<Event>) {
        let Some(at) = self.table.display.iter().position(|&shown| shown == character) else {
            return;
        };
        log.cite(self.pick_rule());
        self.table.display.remove(at);
        self.table.picks += 1;
        let notch = self.table.players[seat].band.add(character, 0);
        log.all(|| Event::Took { seat, character });
        self.table.frames.push(Frame::Pick);
        self.table.frames.push(Frame::Turn { notch });
    }

    /// Turning a starter is not work: on its arrow it stays (QA-21, QA-E35).
    pub(crate) fn turn_starter(
        &mut self,
        seat: Seat,
        notch: u8,
        position: u8,
        log: &mut Log<Event>,
    ) {
        if position == 0 {
            return;
        }
        let character = self.player(seat).band.at(notch).character;
        let talers = u32::from(position) * u32::from(self.edition.numbers.turn_talers);
        self.table.players[seat].band.set(notch, character, position);
        let turned = || Event::TurnedForTalers { seat, character, position, talers };
        self.earn(seat, talers, log, turned);
    }
}
