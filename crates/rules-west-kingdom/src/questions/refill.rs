//! The gap that a hire leaves in the Workshop is filled (WK-24).

use game_core::{Log, Question, Stack, Step};

use crate::event::Event;
use crate::state::WestKingdom;

/// Slides and refills a row after a hire. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refill {
    /// The row.
    pub row: u8,
    /// The free column.
    pub column: u8,
}

impl Question<WestKingdom> for Refill {
    #[inline]
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        game.refill(self.row, self.column, log);
        Step::Ran
    }
}
