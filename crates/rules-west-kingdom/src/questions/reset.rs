//! The reset of the Black Market: what the reset apprentices do, player by player (WK-71, WK-E65).

use game_core::{Answers, Log, Message, Question, Seat, SeatSet, Stack, Step};

use crate::action::{Action, MOST_FREED};
use crate::edition::Apprentices;
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// What do the reset apprentices of this player do?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reset {
    /// The player.
    pub seat: Seat,
    /// Which of the player's apprentices have acted, a bit for each.
    pub acted: u8,
}

impl Question<WestKingdom> for Reset {
    fn asks(self, _: &WestKingdom) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        if game.freeable(self.seat, self.acted) > 0 {
            return self.choose(game, log);
        }
        game.pop();
        game.act_next(self.seat, self.acted, log);
        Step::Ran
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let most = game.freeable(seat, self.acted);
        out.push_all((0..=most).map(|workers| Action::Free { workers }));
        let mut seen = Apprentices::EMPTY;
        for (_, apprentice) in game.may_act(seat, self.acted) {
            if !seen.contains(apprentice) {
                seen.insert(apprentice);
                out.push(Action::Act { apprentice });
            }
        }
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Act { apprentice } => Refusal::CannotAct { apprentice },
            Action::Free { .. } => Refusal::TooManyFreed { most: game.freeable(seat, self.acted) },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &WestKingdom, seat: Seat, out: &mut Vec<Action>) {
        let most = game.freeable(seat, self.acted);
        if most < MOST_FREED {
            out.push(Action::Free { workers: most + 1 });
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Act { apprentice } => game.act_first(seat, self.acted, apprentice, log),
            Action::Free { workers } => game.free(seat, self.acted, workers, log),
            _ => {}
        }
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let ordered = game.order_matters(seat, self.acted);
        let key = if ordered { "wk-ask-reset-order" } else { "wk-ask-reset" };
        Message::new(key).heap("workers", Heap::workers(game.player(seat).prison))
    }
}

/// Step 3 of a reset, player by player. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResetActs {
    /// Whose turn it still is.
    pub left: SeatSet,
}

impl Question<WestKingdom> for ResetActs {
    fn step(self, game: &mut WestKingdom, _: &mut Log<Event>) -> Step {
        game.pop();
        game.reset_next(self.left);
        Step::Ran
    }
}

/// Steps 4 and 5 of a reset. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResetEnd;

impl Question<WestKingdom> for ResetEnd {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        game.end_reset(log);
        Step::Ran
    }
}
