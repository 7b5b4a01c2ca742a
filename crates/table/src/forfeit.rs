//! Leaving a rated game loses it.
//!
//! Nobody escapes a rated game by going away. A clock that runs out loses, and so does an account
//! that is deleted or a bot that the others had to let in. With two players that ends the game;
//! with more, a bot answers for the seat so that the others can play on, and the seat comes last
//! whatever the bot achieves.

use game_core::{Message, Problem, Seat, SeatSet};
use protocol::Happening;

use crate::stream::Emitted;
use crate::table::{End, Table};
use crate::undo::{Way, with_barrier};

/// The level of the bot that answers for a person who has lost by leaving.
pub(crate) const STAND_IN: &str = "journeyman";

impl Table {
    /// A rated game allows no undo past a barrier, not even by consent: those who agree may be
    /// friends. Nor can undo turn it into an unrated game.
    pub(crate) fn check_rated_undo(&self, way: Way) -> Result<(), Problem> {
        match way {
            Way::Back(Some(barrier)) if self.rated => {
                Err(with_barrier(Message::new("table-undo-rated"), barrier).into())
            }
            Way::Alone | Way::Back(_) => Ok(()),
        }
    }

    /// Records that a seat has lost by leaving.
    pub(crate) fn forfeit(&mut self, seat: Seat, emitted: &mut Emitted) -> Result<(), Problem> {
        self.playing()?;
        self.chair(seat)?;
        self.stop_clock(seat);
        self.forfeits.push(seat);
        let number = seat.index() as u8;
        self.tell_all(emitted, &Happening::Forfeited { seat: number });
        let stay = self.staying();
        let has_people = stay.iter().any(|seat| self.is_played_by_person(seat));
        if stay.len() < 2 || !has_people {
            self.finish(End::Forfeited(seat), emitted);
            return Ok(());
        }
        let bot = STAND_IN.to_string();
        self.chairs[seat.index()].bot = Some(bot.clone());
        self.tell_all(emitted, &Happening::HandedOver { seat: number, bot });
        Ok(())
    }

    /// Whether a seat has lost by leaving.
    pub(crate) fn has_forfeited(&self, seat: Seat) -> bool {
        self.forfeits.contains(&seat)
    }

    /// The seats that have not lost by leaving.
    pub(crate) fn staying(&self) -> SeatSet {
        Seat::all(self.chairs.len()).filter(|seat| !self.has_forfeited(*seat)).collect()
    }

    /// Ranks with those who left at the end: whoever stayed longest comes first among them.
    pub(crate) fn ranks_with_forfeits(&self, ranks: Vec<u8>) -> Vec<u8> {
        if self.forfeits.is_empty() {
            return ranks;
        }
        let left = |index: usize| self.forfeits.iter().position(|seat| seat.index() == index);
        let rank = |(index, own): (usize, &u8)| {
            if let Some(place) = left(index) {
                return (ranks.len() - place) as u8;
            }
            let ahead = |(other, rank): &(usize, &u8)| left(*other).is_none() && *rank < own;
            1 + ranks.iter().enumerate().filter(ahead).count() as u8
        };
        ranks.iter().enumerate().map(rank).collect()
    }
}
