//! The action is over: reset, hand limit, end of the turn (WK-14, WK-80).

use game_core::{Log, Question, Stack, Step};

use super::Discard;
use crate::event::Event;
use crate::state::{Purpose, WestKingdom};

/// Waits for the end of the action, under everything else of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Close;

impl Question<WestKingdom> for Close {
    #[inline]
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        if !game.table.reset {
            return Limit.step(game, log);
        }
        game.pop();
        game.push(Limit);
        game.begin_reset(log);
        Step::Ran
    }
}

/// The hand limit (WK-14). Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit;

impl Question<WestKingdom> for Limit {
    #[inline]
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        match game.discards_for(game.table.active, Purpose::Limit) {
            0 => game.next_turn(log),
            left => {
                game.push(Next);
                game.push(Discard { left, why: Purpose::Limit });
            }
        }
        Step::Ran
    }
}

/// The next player's turn, or the end (WK-80). Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next;

impl Question<WestKingdom> for Next {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        game.next_turn(log);
        Step::Ran
    }
}
