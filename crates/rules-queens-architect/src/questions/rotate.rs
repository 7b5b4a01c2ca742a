//! Those who worked turn (QA-54, QA-60).

use game_core::{Log, Question, Stack, Step};

use crate::event::Event;
use crate::state::QueensArchitect;

/// Those who worked turn, once everything above is done. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rotate {
    /// The notches of those who worked, one bit each.
    pub worked: u8,
}

impl Question<QueensArchitect> for Rotate {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        game.pop();
        game.turn_all(game.table.active, self.worked, log);
        Step::Ran
    }
}
