//! The turn ends; with the last round, the game (QA-63).

use game_core::{Log, Question, Stack, Step};

use crate::event::Event;
use crate::state::QueensArchitect;

/// Waits for the end of the turn, under everything else of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End;

impl Question<QueensArchitect> for End {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        game.pop();
        let next = game.table.active.next(game.n_seats());
        if next != game.table.first || !game.is_last_round() {
            game.begin_turn(next, log);
            return Step::Ran;
        }
        game.table.over = true;
        log.cite("QA-63");
        if !game.is_palace_begun() {
            log.cite("QA-E25");
            log.all(|| Event::Stopped { rounds: game.table.round_limit });
        }
        log.all(|| Event::GameOver);
        Step::Ran
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        game.table.turn > 0
    }
}
