//! A price is paid before the card is placed, one card after the other (AR-57, AR-67, ER-40).

use game_core::{Answers, Log, Message, Question, Seat, Stack};

use crate::action::Action;
use crate::city::Space;
use crate::edition::{Print, Prints};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;
use crate::text::Speak;

/// A price is to be paid before `card` is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pay {
    /// The card.
    pub card: Print,
    /// Where it will be placed.
    pub at: Space,
    /// Cards still to be removed.
    pub left: u8,
}

impl Question<Architectura> for Pay {
    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        game.payment(seat, self.card).list(out, |card| Action::Pay { card });
    }

    fn why_not(self, _: &Architectura, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Pay { card } => Refusal::NotPayable { card },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &Architectura, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pay { card: self.card });
    }

    fn answer(self, game: &mut Architectura, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pay { card: paid } = action else { return };
        game.pay(seat, paid, log);
        if self.left > 1 {
            game.push(Self { left: self.left - 1, ..self });
        } else {
            game.place(seat, self.card, self.at, log);
        }
    }

    fn fits(self, game: &Architectura) -> bool {
        let seat = game.table.active;
        // Everybody has seen which card is being paid for (ER-68).
        (game.hand(seat) & game.hidden[seat].shown).contains(self.card)
            && game.is_free(self.at)
            && (1..=game.edition.facts(self.card).cost).contains(&self.left)
            && game.payment(seat, self.card).len() >= self.left as usize
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        Message::new("ar-ask-pay").card(game, self.card).int("left", self.left)
    }
}

impl Architectura {
    /// Cards that can be removed as the price of `card`, which is never part of it (ER-39).
    pub(crate) fn payment(&self, seat: Seat, card: Print) -> Prints {
        let mut cards = self.hand(seat);
        cards.remove(card);
        if self.edition.facts(card).pays_beside {
            cards |= self.table.players[seat].beside;
        }
        cards
    }
}
