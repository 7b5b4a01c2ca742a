//! The turn ends: draw, and on to the next player (AR-31).

use game_core::{Log, Question, Stack, Step};

use crate::event::Event;
use crate::state::Architectura;

/// Waits for the end of the turn, under everything else of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw;

impl Question<Architectura> for Draw {
    #[inline]
    fn step(self, game: &mut Architectura, log: &mut Log<Event>) -> Step {
        game.pop();
        let seat = game.table.active;
        log.cite("AR-31");
        game.fill_hand(seat, log);
        game.next_turn(seat.next(game.n_seats()), log);
        Step::Ran
    }
}
