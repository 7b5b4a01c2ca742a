//! A hire at no cost (WK-E12). The hire that is paid for is an answer in the Workshop.

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::edition::Building;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// Which apprentice is hired at no cost?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeHire {
    /// The building that offers it.
    pub building: Building,
    /// Hires that are left.
    pub left: u8,
}

impl Question<WestKingdom> for FreeHire {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        game.list_hires(out, |_| true);
        if game.may_forgo_hire(seat) {
            out.push(Action::Decline);
        }
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Hire { .. } => Refusal::NoApprentice,
            Action::Decline => Refusal::MustCarryOut { building: self.building },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        super::every_hire(out);
        out.push(Action::Decline);
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Self { building, left } = self;
        if let Action::Hire { row, column } = action {
            if left > 1 {
                game.push(Self { building, left: left - 1 });
            }
            log.cite("WK-E12");
            game.hire(seat, row, column, log);
        } else {
            let optional = game.table.rulings.building_effects_optional;
            log.cite(if optional { "WK-Q7" } else { "WK-E74" });
            log.all(|| Event::Declined { seat, building });
        }
    }

    fn words(self, game: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-free-hire").building(game, self.building).int("left", self.left)
    }
}
