//! Where does a card that moves go? (AR-41)

use game_core::{Answers, Log, Message, Question, Seat};

use crate::action::Action;
use crate::city::Space;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;

/// Where does the card at `from` go?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct To {
    /// Where it is.
    pub from: Space,
}

impl Question<Architectura> for To {
    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        game.city().eligible_lifted(seat, self.from).list(out, |at| Action::To { at });
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::To { at } => game.why_not_there(seat, self.from, at),
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &Architectura, _: Seat, out: &mut Vec<Action>) {
        game.city().ground.list(out, |at| Action::To { at });
    }

    fn answer(self, game: &mut Architectura, _: Seat, action: Action, log: &mut Log<Event>) {
        let Action::To { at } = action else { return };
        log.cite("AR-41");
        game.move_card(self.from, at, log);
    }

    fn fits(self, game: &Architectura) -> bool {
        game.city().up_of(game.table.active).contains(self.from)
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        game.words_about("ar-ask-to", self.from)
    }
}
