//! How far does the architect move? (QA-24)

use game_core::{Answers, Log, Message, Question, Seat, Stack};

use super::{Construct, End, Hire, Labor, Money, Tavern, Travel};
use crate::action::Action;
use crate::edition::StarAction;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// How far does the architect move?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Advance;

impl Question<QueensArchitect> for Advance {
    #[inline]
    fn open(self, game: &QueensArchitect, _: Seat, out: &mut impl Answers<Action>) {
        let numbers = &game.edition.numbers;
        let spaces = numbers.steps_min..=numbers.steps_max;
        out.push_all(spaces.map(|spaces| Action::Advance { spaces }));
    }

    fn why_not(self, game: &QueensArchitect, _: Seat, action: Action) -> Refusal {
        let numbers = &game.edition.numbers;
        match action {
            Action::Advance { spaces: 0 } | Action::Forfeit => Refusal::MustMove,
            Action::Advance { .. } => {
                Refusal::NoSuchMove { least: numbers.steps_min, most: numbers.steps_max }
            }
            _ => Refusal::OtherQuestion,
        }
    }

    /// Moves the architect and opens the action of the space.
    #[inline]
    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Advance { spaces } = action else { return };
        let player = &mut game.table.players[seat];
        player.architect = (player.architect + spaces) % game.edition.star.len() as u8;
        let action = game.star_action(seat);
        log.all(|| Event::Advanced { seat, spaces, action });
        game.push(End);
        match action {
            StarAction::Construct => game.push(Construct),
            StarAction::DayLaborer => game.push(Labor),
            StarAction::Hire => game.push(Hire { bonus: false }),
            StarAction::Moneychanger => game.push(Money),
            StarAction::Travel => game.push(Travel),
            StarAction::Tavern => game.push(Tavern),
        }
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        game.table.turn > 0
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        let action = game.star_action(seat);
        Message::new("qa-ask-advance").name("action", game.edition.0.action_name(action))
    }
}
