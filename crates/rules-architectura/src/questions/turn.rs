//! The active player's turn: play a card; before it, perhaps, a mulligan or a search.

use game_core::{Answers, Audience, Barrier, Log, Message, Question, Seat, Stack};

use super::Draw;
use crate::action::Action;
use crate::city::Space;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;

/// The active player's turn: play, or mulligan, or search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn;

impl Question<Architectura> for Turn {
    #[inline]
    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        let hand = game.hand(seat);
        let open = game.open_spaces(seat);
        let special = hand & (game.edition.off_city | game.edition.costly);
        for card in hand.minus(special).iter() {
            open.list(out, |at| Action::Play { card, at });
        }
        for card in special.iter() {
            if game.edition.off_city.contains(card) {
                out.push(Action::PlayFront { card });
            } else if game.is_payable(seat, card, hand.len()) {
                open.list(out, |at| Action::Play { card, at });
            } else if !open.is_empty() {
                out.push(Action::Remove { card });
            }
        }
        let player = &game.table.players[seat];
        if !player.begun && game.searchable_in_deck(seat).is_some() {
            hand.list(out, |card| Action::Search { card });
        }
        if player.mulligans > 0 {
            out.push(Action::Mulligan);
        }
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        let (hand, edition) = (game.hand(seat), &game.edition);
        match action {
            Action::Play { card, .. } | Action::PlayFront { card } | Action::Remove { card }
                if !hand.contains(card) =>
            {
                Refusal::NotInHand { card }
            }
            Action::Play { card, .. } if edition.off_city.contains(card) => {
                Refusal::GoesInFront { card }
            }
            Action::Play { at, .. } if !game.open_spaces(seat).contains(at) => {
                game.why_not_open(seat, at)
            }
            Action::Play { card, .. } => {
                Refusal::CannotPay { card, cost: edition.facts(card).cost }
            }
            Action::PlayFront { card } => Refusal::GoesInCity { card },
            Action::Remove { card } => {
                if !edition.costly.contains(card) || edition.off_city.contains(card) {
                    Refusal::NothingToRemove { card }
                } else if game.is_payable(seat, card, hand.len()) {
                    Refusal::MustPay { card }
                } else {
                    Refusal::NoOpenSpace { card }
                }
            }
            Action::Mulligan => Refusal::MulliganUsed,
            Action::Search { card } => {
                if game.table.players[seat].begun {
                    Refusal::SearchTooLate
                } else if game.searchable_in_deck(seat).is_none() {
                    Refusal::NothingToSearch
                } else {
                    Refusal::NotInHand { card }
                }
            }
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &Architectura, seat: Seat, out: &mut Vec<Action>) {
        let (hand, edition) = (game.hand(seat), &game.edition);
        // The reason lies in the space, so one card stands for all that need one.
        let in_city = hand.minus(edition.off_city);
        let free = in_city.minus(edition.costly).first().or(in_city.first());
        if let Some(card) = free {
            game.city().ground.list(out, |at| Action::Play { card, at });
        }
        for card in (hand & edition.costly).iter() {
            let at = game.open_spaces(seat).first().filter(|_| free != Some(card));
            out.extend(at.map(|at| Action::Play { card, at }));
            out.push(Action::Remove { card });
        }
        out.push(Action::Mulligan);
        if !(edition.searchable & game.table.players[seat].deck).is_empty() {
            out.extend(hand.first().map(|card| Action::Search { card }));
        }
    }

    #[inline]
    fn answer(self, game: &mut Architectura, seat: Seat, action: Action, log: &mut Log<Event>) {
        game.table.players[seat].begun = true;
        match action {
            Action::Mulligan => {
                game.mulligan(seat, log);
                return self.go_on(game, seat, log);
            }
            Action::Search { card } => {
                game.search(seat, card, log);
                return self.go_on(game, seat, log);
            }
            _ => game.push(Draw),
        }
        match action {
            Action::Play { card, at } => game.play_card(seat, card, at, log),
            Action::PlayFront { card } => {
                game.take_from_hand(seat, card);
                game.table.players[seat].front.insert(card);
                log.all(|| Event::PlayedFront { seat, card });
            }
            Action::Remove { card } => {
                // It cannot be paid for, and that was the play of the turn.
                log.cite("ER-39");
                game.remove_anywhere(seat, card, log);
            }
            _ => {}
        }
    }

    fn fits(self, game: &Architectura) -> bool {
        game.can_play(game.table.active)
    }

    fn words(self, _: &Architectura, _: Seat) -> Message {
        Message::new("ar-ask-turn")
    }
}

impl Turn {
    /// After a mulligan or a search the turn continues, unless nothing is left to play (ER-52,
    /// ER-71).
    fn go_on(self, game: &mut Architectura, seat: Seat, log: &mut Log<Event>) {
        if game.can_play(seat) {
            game.push(self);
            return;
        }
        log.barrier(Barrier::Reveal(Audience::Everyone), || game.tally_now());
        log.cite("ER-71");
        game.tell_skipped(seat, log);
        game.next_turn(seat.next(game.n_seats()), log);
    }
}

impl Architectura {
    /// Why `seat` may not play at `at` (AR-15, AR-19).
    fn why_not_open(&self, seat: Seat, at: Space) -> Refusal {
        if self.city().eligible(seat).contains(at) {
            Refusal::ThirdInRow { at, run: self.edition.numbers.run_forbidden }
        } else {
            self.why_not_eligible(seat, at)
        }
    }
}
