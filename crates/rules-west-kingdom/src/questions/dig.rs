//! Clay or gold? (WK-16)

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::edition::Good;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

/// Clay or gold?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dig;

impl Question<WestKingdom> for Dig {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        out.push(Action::Dig { good: Good::Clay });
        if game.can_dig_gold(seat) {
            out.push(Action::Dig { good: Good::Gold });
        }
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Dig { .. } => Refusal::NoGold,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        out.extend([Good::Clay, Good::Gold].map(|good| Action::Dig { good }));
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Dig { good } = action else { return };
        game.dig(seat, good, log);
    }

    fn words(self, _: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-dig")
    }
}
