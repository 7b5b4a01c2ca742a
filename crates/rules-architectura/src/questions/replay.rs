//! Another hand card is played on the space of the one taken back (AR-63, ER-38, ER-58).

use game_core::{Answers, Log, Message, Question, Seat};

use crate::action::Action;
use crate::city::Space;
use crate::edition::{Print, Prints};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;
use crate::text::Speak;

/// Which hand card is played on the space of the returned one?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The space.
    pub at: Space,
    /// The card taken back, which may not be the one.
    pub returned: Print,
}

impl Replay {
    fn cards(self, game: &Architectura, seat: Seat) -> Prints {
        game.replayable(seat, Some(self.returned), game.hand(seat).len())
    }
}

impl Question<Architectura> for Replay {
    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        self.cards(game, seat).list(out, |card| Action::Play { card, at: self.at });
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        let Action::Play { card, at } = action else { return Refusal::OtherQuestion };
        if !game.hand(seat).contains(card) {
            Refusal::NotInHand { card }
        } else if at != self.at {
            Refusal::OtherSpace { at: self.at }
        } else if card == self.returned {
            Refusal::AnotherCard { card }
        } else {
            Refusal::CannotReplay { card }
        }
    }

    fn tempting(self, game: &Architectura, seat: Seat, out: &mut Vec<Action>) {
        game.hand(seat).list(out, |card| Action::Play { card, at: self.at });
    }

    fn answer(self, game: &mut Architectura, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Play { card, at } = action else { return };
        game.play_card(seat, card, at, log);
    }

    fn fits(self, game: &Architectura) -> bool {
        let seat = game.table.active;
        game.is_free(self.at) && (game.hand(seat) & game.hidden[seat].shown).contains(self.returned)
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        Message::new("ar-ask-replay").at("at", self.at).card(game, self.returned)
    }
}
