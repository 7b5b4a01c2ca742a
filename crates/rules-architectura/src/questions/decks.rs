//! Everyone chooses a deck at once, in secret (AR-49 to AR-52).

use game_core::{Answers, Audience, Log, Message, Question, Seat, SeatSet, Stack, Step};

use crate::action::Action;
use crate::edition::{Print, Prints, Sets};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;

/// Everyone chooses a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decks {
    /// Who has chosen.
    pub done: SeatSet,
}

impl Question<Architectura> for Decks {
    #[inline]
    fn asks(self, game: &Architectura) -> SeatSet {
        SeatSet::first(game.n_seats()).minus(self.done)
    }

    fn step(self, game: &mut Architectura, log: &mut Log<Event>) -> Step {
        if self.done != SeatSet::first(game.n_seats()) {
            return Step::Asks;
        }
        game.pop();
        game.show_decks(log);
        game.deal(log);
        game.next_turn(game.table.active, log);
        Step::Ran
    }

    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        if game.may_exchange_more(seat) {
            for (take, gives) in game.exchangeable(seat) {
                gives.list(out, |give| Action::Exchange { take, give });
            }
        }
        // Asked also when nothing more can be exchanged: being ready at once would reveal how many
        // exchanges were made.
        out.push(Action::Ready);
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        let Action::Exchange { take, give } = action else { return Refusal::OtherQuestion };
        let hidden = &game.hidden[seat];
        if hidden.taken.contains(take) {
            Refusal::Exchanged { card: take }
        } else if !game.additional(seat).contains(take) {
            Refusal::NotInSet { card: take }
        } else if !game.may_exchange_more(seat) {
            Refusal::NoExchangeLeft { limit: game.table.exchanges }
        } else if !game.edition.replaced_by(take).contains(give) {
            Refusal::DoesNotReplace { take, give }
        } else {
            Refusal::GivenAway { card: give }
        }
    }

    fn tempting(self, game: &Architectura, seat: Seat, out: &mut Vec<Action>) {
        for take in game.additional(seat).iter() {
            game.edition.replaced_by(take).list(out, |give| Action::Exchange { take, give });
        }
    }

    fn answer(self, game: &mut Architectura, seat: Seat, action: Action, log: &mut Log<Event>) {
        let mut done = self.done;
        if let Action::Exchange { take, give } = action {
            let hidden = &mut game.hidden[seat];
            hidden.taken.insert(take);
            hidden.given.insert(give);
            log.tell(Audience::Only(seat), || Event::Exchanged { seat, take, give });
        } else {
            done = done.with(seat);
            log.all(|| Event::DeckReady { seat });
        }
        game.push(Self { done });
    }

    fn fits(self, game: &Architectura) -> bool {
        game.table.exchanges > 0
    }

    fn words(self, game: &Architectura, seat: Seat) -> Message {
        let left = game.table.exchanges as usize - game.hidden[seat].taken.len();
        Message::new("ar-ask-decks").int("left", left as i64)
    }
}

impl Architectura {
    /// Whether `seat` has an exchange left (AR-50, AR-51).
    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        self.may_exchange_more(seat) && self.exchangeable(seat).any(|(_, give)| !give.is_empty())
    }

    fn may_exchange_more(&self, seat: Seat) -> bool {
        self.hidden[seat].taken.len() < self.table.exchanges as usize
    }

    /// The additional cards `seat` still has, each with the basic cards it can replace.
    pub(crate) fn exchangeable(&self, seat: Seat) -> impl Iterator<Item = (Print, Prints)> {
        let hidden = self.hidden[seat];
        let edition = self.edition;
        let set = self.additional(seat).minus(hidden.taken);
        set.iter().map(move |take| (take, edition.replaced_by(take).minus(hidden.given)))
    }

    /// The additional cards of a seat, by its color or the same for all (AR-3, AR-49).
    pub(crate) fn additional(&self, seat: Seat) -> Prints {
        match self.table.sets {
            Sets::ByColor => self.edition.by_color[self.table.players[seat].color as usize & 3],
            Sets::Uniform => self.edition.uniform,
        }
    }

    /// Every player shows which cards were replaced (AR-52).
    fn show_decks(&mut self, log: &mut Log<Event>) {
        log.barrier(game_core::Barrier::Reveal(Audience::Everyone), || self.tally_now());
        for seat in Seat::all(self.n_seats()) {
            let hidden = &mut self.hidden[seat];
            let (taken, given) = (hidden.taken, hidden.given);
            (hidden.taken, hidden.given) = (Prints::EMPTY, Prints::EMPTY);
            let deck = &mut self.table.players[seat].deck;
            *deck = deck.minus(given) | taken;
            log.all(|| Event::DeckShown { seat, taken, given });
        }
    }
}
