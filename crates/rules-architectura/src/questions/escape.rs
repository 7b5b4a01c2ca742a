//! The owner of a card that is about to be destroyed may move it instead (AR-66).

use game_core::{Answers, Log, Message, Question, Seat, SeatSet};

use crate::action::Action;
use crate::city::Space;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;

/// The owner of the card at `at` may move it instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Escape {
    /// Where it is.
    pub at: Space,
}

impl Question<Architectura> for Escape {
    fn asks(self, game: &Architectura) -> SeatSet {
        SeatSet::only(game.city().card(self.at).owner())
    }

    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        game.city().eligible_lifted(seat, self.at).list(out, |at| Action::To { at });
        out.push(Action::Pass);
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::To { at } => game.why_not_there(seat, self.at, at),
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &Architectura, _: Seat, out: &mut Vec<Action>) {
        game.city().ground.list(out, |at| Action::To { at });
    }

    fn answer(self, game: &mut Architectura, _: Seat, action: Action, log: &mut Log<Event>) {
        log.cite("AR-66");
        match action {
            Action::To { at } => game.move_card(self.at, at, log),
            _ => game.destroy(self.at, log),
        }
    }

    fn fits(self, game: &Architectura) -> bool {
        game.may_escape(self.at)
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        game.words_about("ar-ask-escape", self.at)
    }
}
