//! Opponents lay a card each, clockwise (AR-62).

use game_core::{Answers, Log, Message, Question, Seat, SeatSet, Stack, Step};

use crate::action::Action;
use crate::city::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;

/// Opponents lay a card each, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lay {
    /// Who still has to.
    pub left: SeatSet,
}

impl Lay {
    /// The opponent who lays the next card: clockwise from the active player (AR-62, ER-50).
    #[inline]
    fn next(self, game: &Architectura) -> Option<Seat> {
        game.table.active.around(game.n_seats()).find(|&seat| self.left.contains(seat))
    }
}

impl Question<Architectura> for Lay {
    #[inline]
    fn asks(self, game: &Architectura) -> SeatSet {
        self.next(game).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn step(self, game: &mut Architectura, _: &mut Log<Event>) -> Step {
        let next = self.next(game);
        if next.is_some_and(|seat| game.can_lay(seat)) {
            return Step::Asks;
        }
        game.pop();
        if let Some(seat) = next {
            game.push(Self { left: self.left.without(seat) });
        }
        Step::Ran
    }

    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        if game.gathers(seat) {
            game.hand(seat).list(out, |card| Action::LayBeside { card });
            return;
        }
        let spaces = game.city().eligible(seat);
        for card in game.hand(seat).iter() {
            spaces.list(out, |at| Action::Lay { card, at });
        }
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Lay { card, .. } | Action::LayBeside { card }
                if !game.hand(seat).contains(card) =>
            {
                Refusal::NotInHand { card }
            }
            Action::Lay { .. } if game.gathers(seat) => Refusal::LaysBeside,
            Action::Lay { at, .. } => game.why_not_eligible(seat, at),
            Action::LayBeside { .. } => Refusal::LaysInCity,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &Architectura, seat: Seat, out: &mut Vec<Action>) {
        if let Some(card) = game.hand(seat).first() {
            game.city().ground.list(out, |at| Action::Lay { card, at });
        }
    }

    fn answer(self, game: &mut Architectura, seat: Seat, action: Action, log: &mut Log<Event>) {
        game.push(Self { left: self.left.without(seat) });
        match action {
            Action::Lay { card, at } => {
                game.take_from_hand(seat, card);
                game.table.city.lay_down(at, Card::new(seat, card));
                log.all(|| Event::Laid { seat, card, at });
                game.token_back_from_space(seat, at, "ER-62", log);
            }
            Action::LayBeside { card } => {
                game.take_from_hand(seat, card);
                game.table.players[seat].beside.insert(card);
                log.all(|| Event::LaidBeside { seat, card });
            }
            _ => {}
        }
    }

    fn fits(self, game: &Architectura) -> bool {
        !self.left.is_empty() && !self.left.contains(game.table.active)
    }

    fn words(self, _: &Architectura, _: Seat) -> Message {
        Message::new("ar-ask-lay")
    }
}
