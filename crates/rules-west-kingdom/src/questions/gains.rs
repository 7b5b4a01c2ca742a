//! Gains that wait, and the immediate effects of buildings (WK-52, WK-E35).

use game_core::{Answers, Log, Message, Question, Seat, SeatSet, Stack, Step};

use crate::action::Action;
use crate::edition::{Building, Effect, Gain, Immediate};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// A gain that waits. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gaining {
    /// The player who gains.
    pub seat: Seat,
    /// What is gained.
    pub gain: Gain,
}

impl Question<WestKingdom> for Gaining {
    #[inline]
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        game.gain(self.seat, self.gain, log);
        Step::Ran
    }
}

/// The immediate effect of a building. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeEffect {
    /// The building.
    pub building: Building,
}

impl Question<WestKingdom> for TakeEffect {
    #[inline]
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        game.take_effect(game.table.active, self.building, log);
        Step::Ran
    }
}

/// An effect on all players, one after the other. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Everyone {
    /// The building.
    pub building: Building,
    /// Who still has to suffer or enjoy it.
    pub left: SeatSet,
}

impl Question<WestKingdom> for Everyone {
    #[inline]
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        game.pop();
        game.affect_next(self.building, self.left, log);
        Step::Ran
    }
}

/// Which of the two gains of the building?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose {
    /// The building.
    pub building: Building,
}

impl Choose {
    fn options(self, game: &WestKingdom) -> Option<[Gain; 2]> {
        match game.edition.building(self.building).effect {
            Effect::Immediate(Immediate::GainChoice { options }) => Some(options),
            _ => None,
        }
    }
}

impl Question<WestKingdom> for Choose {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        out.push(Action::Choose { option: 0 });
        if game.is_real_choice(seat, self.building) {
            out.push(Action::Choose { option: 1 });
        }
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Done | Action::Decline => Refusal::NotOptional,
            _ => Refusal::OtherQuestion,
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Choose { option } = action else { return };
        if let Some(options) = self.options(game) {
            log.cite("WK-52");
            game.gain(seat, options[option as usize], log);
        }
    }

    fn fits(self, game: &WestKingdom) -> bool {
        self.options(game).is_some()
    }

    fn words(self, game: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-choose").building(game, self.building)
    }
}
