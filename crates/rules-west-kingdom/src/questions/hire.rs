//! Hires at no cost (WK-E12), room for somebody new (WK-26), and the gap that is filled (WK-24).

use game_core::{Answers, Flow, Log, Message, Question, Seat, Stack, Step};

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

/// Which own apprentice makes room for the one in this place?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dismiss {
    /// The row of the new one.
    pub row: u8,
    /// The column of the new one.
    pub column: u8,
}

impl Question<WestKingdom> for Dismiss {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let own = &game.player(seat).apprentices;
        for (at, &apprentice) in own.iter().enumerate() {
            if !own[..at].contains(&apprentice) {
                out.push(Action::Dismiss { apprentice });
            }
        }
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Dismiss { apprentice } => Refusal::NotHired { apprentice },
            Action::Hire { .. } | Action::Done | Action::Decline => Refusal::MustDismiss,
            _ => Refusal::OtherQuestion,
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Dismiss { apprentice } = action else { return };
        game.dismiss(seat, apprentice, log);
        log.cite("WK-E59");
        game.take_apprentice(seat, self.row, self.column, log);
    }

    fn fits(self, game: &WestKingdom) -> bool {
        let active = game.table.active;
        game.table.workshop[self.row as usize][self.column as usize].is_some()
            && game.player(active).apprentices.len() >= game.apprentice_limit(active) as usize
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let new = game.table.workshop[self.row as usize][self.column as usize];
        if !new.is_some() {
            return Message::new(WestKingdom::ASKS_NOTHING);
        }
        let limit = game.apprentice_limit(seat);
        Message::new("wk-ask-dismiss").apprentice(game, new).int("limit", limit)
    }
}

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
