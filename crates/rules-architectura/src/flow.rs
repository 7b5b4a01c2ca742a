//! The turn, as on the back of the rule book: play a card, compare, carry out the effect, draw.

use game_core::{Audience, Barrier, Log, Seat, Stack};

use crate::city::{self, Space, Spaces, Verdict};
use crate::edition::{Print, Verb};
use crate::event::Event;
use crate::questions::{Compare, Doomed, Effect, Pay, Turn};
use crate::state::Architectura;

impl Architectura {
    /// Pays for a card if it has a price, then places it (ER-40).
    #[inline]
    pub(crate) fn play_card(&mut self, seat: Seat, card: Print, at: Space, log: &mut Log<Event>) {
        let cost = self.edition.facts(card).cost;
        if cost > 0 {
            // Everybody sees which card is being paid for (ER-68).
            self.hidden[seat].shown.insert(card);
            log.all(|| Event::Announced { seat, card, at });
            self.push(Pay { card, at, left: cost });
        } else {
            self.place(seat, card, at, log);
        }
    }

    /// Places a card, compares it, and leaves its effect to come after the comparison (AR-11).
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, card: Print, at: Space, log: &mut Log<Event>) {
        self.lay_played(seat, card, at, log);
        if self.edition.facts(card).verb != Verb::None {
            self.push(Effect { of: card, at, used: 0, must: false });
        }
        let Some((left, verdict)) = self.city().compare(&self.edition, at) else { return };
        if verdict == Verdict::Stays {
            return;
        }
        if self.city().guarded().contains(left) {
            // AR-36, AR-37: nothing happens to others' protected cards; one's own are a choice.
            if self.city().up_of(seat).contains(left) {
                self.push(Compare { at });
            }
            return;
        }
        self.carry_out(left, verdict, log);
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, left: Space, verdict: Verdict, log: &mut Log<Event>) {
        match verdict {
            Verdict::Stays => {}
            Verdict::Up => {
                log.cite("AR-24");
                self.turn_card(left, city::Turn::Cw, log);
            }
            Verdict::Down => {
                log.cite("AR-22");
                self.turn_card(left, city::Turn::Ccw, log);
            }
            Verdict::Falls => {
                log.cite("AR-21");
                self.doom(Spaces::only(left), log);
            }
        }
    }

    /// Destroys these cards at once: first all that cannot escape, then the others are asked
    /// about (ER-25).
    pub(crate) fn doom(&mut self, cards: Spaces, log: &mut Log<Event>) {
        let mut escaping = Spaces::EMPTY;
        for at in cards.iter() {
            if self.edition.escaping.contains(self.city().card(at).print()) {
                escaping.insert(at);
            } else {
                self.destroy(at, log);
            }
        }
        if !escaping.is_empty() {
            self.push(Doomed { cards: escaping });
        }
    }

    /// Whether an opponent can lay a card for a Laboratory (ER-34, ER-62).
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        !self.hand(seat).is_empty()
            && (self.gathers(seat) || !self.city().eligible(seat).is_empty())
    }

    #[inline]
    pub(crate) fn fill_hand(&mut self, seat: Seat, log: &mut Log<Event>) {
        let limit = self.table.players[seat].hand_limit as usize;
        self.draw(seat, limit.saturating_sub(self.hand(seat).len()), log);
    }

    /// Finds the next player who can play, beginning with `seat`; if nobody can, and nobody draws
    /// either, the game is over (AR-46, ER-13).
    pub(crate) fn next_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        let n = self.n_seats();
        let mut seat = seat;
        let mut idle = 0;
        while idle < n {
            // Without a space for it, whether a player plays reveals whether they hold a card that
            // needs none.
            let hand = self.hand(seat);
            let has_space = !hand.is_empty() && !self.open_spaces(seat).is_empty();
            if !hand.is_empty() && !has_space {
                log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
            }
            // ER-52: a hand card and a space for it, or a card that needs none.
            if has_space || !(hand & self.edition.off_city).is_empty() {
                log.cite("AR-11");
                self.begin_turn(seat, log);
                self.push(Turn);
                return;
            }
            if hand.is_empty() && !self.hidden[seat].deck.is_empty() {
                // No card to play, so they only draw.
                log.cite("ER-51");
                self.begin_turn(seat, log);
                self.fill_hand(seat, log);
                idle = 0;
            } else {
                log.cite("ER-12");
                self.tell_skipped(seat, log);
                idle += 1;
            }
            seat = seat.next(n);
        }
        self.table.over = true;
        log.all(|| Event::GameOver);
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.barrier(Barrier::Handover(seat), || self.tally_now());
        self.table.active = seat;
        self.table.turn += 1;
        log.all(|| Event::TurnBegan { seat, turn: self.table.turn });
    }

    pub(crate) fn tell_skipped(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.hand(seat).is_empty() {
            log.all(|| Event::Skipped { seat });
        }
    }

    /// Shuffles the decks and draws the first hands (AR-7).
    pub(crate) fn deal(&mut self, log: &mut Log<Event>) {
        log.barrier(Barrier::Chance, || self.tally_now());
        log.cite("AR-7");
        let count = self.edition.numbers.hand_start;
        log.all(|| Event::Dealt { cards: count });
        // One stream for all decks: opening one costs more than the shuffle.
        let mut chance = self.rng.open();
        for seat in Seat::all(self.n_seats()) {
            let hidden = &mut self.hidden[seat];
            hidden.deck = self.table.players[seat].deck.iter().collect();
            chance.shuffle(&mut hidden.deck);
            self.draw(seat, count as usize, log);
        }
    }
}
