//! Day labor: income for every two craftsmen, then the bonus of those with the icon (QA-27,
//! QA-28).

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// Day labor, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labor;

impl Question<QueensArchitect> for Labor {
    fn open(self, _: &QueensArchitect, _: Seat, out: &mut impl Answers<Action>) {
        out.push_all([Action::Earn, Action::Forfeit]);
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        if action == Action::Forfeit {
            return game.forfeit(seat, log);
        }
        let band = &game.player(seat).band;
        let (craftsmen, talers) = (band.len() as u8, game.income(seat));
        let left = band.notches_of(game.edition.laborers);
        game.earn(seat, talers, log, || Event::Labored { seat, craftsmen, talers });
        game.push(Icons { left });
    }

    fn words(self, _: &QueensArchitect, _: Seat) -> Message {
        Message::new("qa-ask-labor")
    }
}

/// Which craftsman with the icon is turned next? (QA-28)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icons {
    /// The notches still to choose from.
    pub left: u8,
}

impl Question<QueensArchitect> for Icons {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        if self.left == 0 { self.only(game, Action::Done, log) } else { Step::Asks }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        let icons = game.player(seat).band.among(self.left);
        out.push_all(icons.map(|it| Action::Labor { character: it.character }));
        out.push(Action::Done);
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        let Action::Labor { character } = action else { return Refusal::OtherQuestion };
        let laborer = game.edition.laborers.contains(character);
        game.not_in_band(seat, character).unwrap_or(if laborer {
            Refusal::AlreadyTurned { character }
        } else {
            Refusal::NoIcon { character }
        })
    }

    fn tempting(self, game: &QueensArchitect, seat: Seat, out: &mut Vec<Action>) {
        game.tempt_with_band(seat, out, |character| Action::Labor { character });
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Labor { character } = action else { return };
        let Some(notch) = game.player(seat).band.find(character) else { return };
        let talers = game.edition.numbers.icon_talers.into();
        game.earn(seat, talers, log, || Event::Earned { seat, character, talers });
        game.turn_after_work(seat, notch, log);
        game.push(Self { left: self.left & !(1 << notch) });
    }

    fn words(self, game: &QueensArchitect, _: Seat) -> Message {
        Message::new("qa-ask-icons").int("talers", game.edition.numbers.icon_talers)
    }
}
