//! The turn, as on the back of the rule book: play a card, compare, carry out the effect, draw.
//! `commit` carries an answer out; `settle` runs on through everything that asks nothing.

use game_core::{Audience, Barrier, Log, Seat, SeatSet};

use crate::action::Action;
use crate::city::{Space, Spaces, Turn, Verdict};
use crate::edition::{Print, Prints, Verb};
use crate::event::Event;
use crate::state::{Architectura, Doing, Frame};

impl Architectura {
    /// Who owes an answer now.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.table.frames.last() {
            None => SeatSet::EMPTY,
            Some(&Frame::Decks { done }) => SeatSet::first(self.n_seats()).minus(done),
            Some(&Frame::Escape { at }) => SeatSet::only(self.city().card(at).owner()),
            Some(&Frame::Lay { left }) => {
                self.next_layer(left).map_or(SeatSet::EMPTY, SeatSet::only)
            }
            Some(_) => SeatSet::only(self.table.active),
        }
    }

    /// The opponent who lays the next card: clockwise from the active player (AR-62, ER-50).
    #[inline]
    pub(crate) fn next_layer(&self, left: SeatSet) -> Option<Seat> {
        self.table.active.around(self.n_seats()).find(|&seat| left.contains(seat))
    }

    /// Plays a legal answer and runs on to the next question.
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let turn = self.table.turn;
        self.commit(seat, action, log);
        self.settle(log);
        // A new turn has told of its own handover.
        if log.is_on()
            && turn == self.table.turn
            && turn > 0
            && let Some(next) = self.asked().minus(SeatSet::only(seat)).lowest()
        {
            log.barrier(Barrier::Handover(next), || self.tally_now());
            log.cite(match self.table.frames.last() {
                Some(Frame::Escape { .. }) => "ER-24",
                Some(Frame::Lay { .. }) => "AR-62",
                // Back to the effect of the card that was played.
                _ => "AR-27",
            });
            log.all(|| Event::Asked { seat: next });
        }
    }

    #[inline]
    fn commit(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(&frame) = self.table.frames.last() else { return };
        match frame {
            Frame::Turn => self.take_turn(seat, action, log),
            Frame::Effect(doing) => self.act(doing, action, log),
            Frame::Decks { done } => self.choose_deck(seat, done, action, log),
            Frame::Pay { card, at, left } => {
                let Action::Pay { card: paid } = action else { return };
                self.table.frames.pop();
                self.pay(seat, paid, log);
                if left > 1 {
                    self.table.frames.push(Frame::Pay { card, at, left: left - 1 });
                } else {
                    self.place(seat, card, at, log);
                }
            }
            Frame::Compare { at } => {
                self.table.frames.pop();
                if let Some((left, verdict)) = self.city().compare(&self.edition, at) {
                    if action == Action::Affect {
                        self.carry_out(left, verdict, log);
                    } else {
                        log.all(|| Event::Spared { card: self.city().card(left), at: left });
                    }
                }
            }
            Frame::Strike { ask, doomed, must } => {
                self.table.frames.pop();
                let Some(at) = ask.first() else { return };
                let (mut ask, mut doomed) = (ask, doomed);
                ask.remove(at);
                if action == Action::Affect {
                    doomed.insert(at);
                } else {
                    log.all(|| Event::Spared { card: self.city().card(at), at });
                }
                self.table.frames.push(Frame::Strike { ask, doomed, must });
            }
            Frame::Escape { at } => {
                self.table.frames.pop();
                log.cite("AR-66");
                match action {
                    Action::To { at: to } => self.move_card(at, to, log),
                    _ => self.destroy(at, log),
                }
            }
            Frame::To { from } => {
                let Action::To { at } = action else { return };
                self.table.frames.pop();
                log.cite("AR-41");
                self.move_card(from, at, log);
            }
            Frame::Replay { .. } => {
                let Action::Play { card, at } = action else { return };
                self.table.frames.pop();
                self.play_card(seat, card, at, log);
            }
            Frame::Lay { left } => {
                self.table.frames.pop();
                self.table.frames.push(Frame::Lay { left: left.without(seat) });
                match action {
                    Action::Lay { card, at } => {
                        self.take_from_hand(seat, card);
                        self.table.city.lay_down(at, crate::city::Card::new(seat, card));
                        log.all(|| Event::Laid { seat, card, at });
                        self.token_back_from_space(seat, at, "ER-62", log);
                    }
                    Action::LayBeside { card } => {
                        self.take_from_hand(seat, card);
                        self.table.players[seat].beside.insert(card);
                        log.all(|| Event::LaidBeside { seat, card });
                    }
                    _ => {}
                }
            }
            Frame::Draw | Frame::Doomed { .. } | Frame::Unforge { .. } => {}
        }
    }

    /// Runs steps that ask nothing, until one asks or the game is over.
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) {
        while let Some(&frame) = self.table.frames.last() {
            match frame {
                Frame::Turn
                | Frame::Pay { .. }
                | Frame::Compare { .. }
                | Frame::Escape { .. }
                | Frame::To { .. }
                | Frame::Replay { .. } => return,
                Frame::Effect(doing) => {
                    if self.asks(doing, log) {
                        return;
                    }
                }
                Frame::Draw => {
                    self.table.frames.pop();
                    let seat = self.table.active;
                    log.cite("AR-31");
                    self.fill_hand(seat, log);
                    self.next_turn(seat.next(self.n_seats()), log);
                }
                Frame::Decks { done } => {
                    if done != SeatSet::first(self.n_seats()) {
                        return;
                    }
                    self.table.frames.pop();
                    self.show_decks(log);
                    self.deal(log);
                    self.next_turn(self.table.active, log);
                }
                Frame::Strike { ask, doomed, must } => {
                    // The last one asked about may not be spared if nothing else falls (ER-70).
                    let forced = must && doomed.is_empty() && ask.len() == 1;
                    if !ask.is_empty() && !forced {
                        return;
                    }
                    self.table.frames.pop();
                    log.cite("AR-54");
                    self.doom(if forced { ask } else { doomed }, log);
                }
                Frame::Doomed { cards } => self.next_doomed(cards, log),
                Frame::Lay { left } => match self.next_layer(left) {
                    Some(seat) if self.can_lay(seat) => return,
                    Some(seat) => {
                        self.table.frames.pop();
                        self.table.frames.push(Frame::Lay { left: left.without(seat) });
                    }
                    None => {
                        self.table.frames.pop();
                    }
                },
                Frame::Unforge { card } => {
                    self.table.frames.pop();
                    let seat = self.table.active;
                    let hidden = &self.hidden[seat];
                    let is_hidden = hidden.hand.contains(card) || hidden.deck.contains(&card);
                    if is_hidden && !hidden.shown.contains(card) {
                        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
                    }
                    log.cite("AR-61");
                    self.remove_anywhere(seat, card, log);
                }
            }
        }
    }

    fn take_turn(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.table.players[seat].begun = true;
        match action {
            Action::Mulligan => self.mulligan(seat, log),
            Action::Search { card } => self.search(seat, card, log),
            _ => {
                self.table.frames.pop();
                self.table.frames.push(Frame::Draw);
                match action {
                    Action::Play { card, at } => self.play_card(seat, card, at, log),
                    Action::PlayFront { card } => {
                        self.take_from_hand(seat, card);
                        self.table.players[seat].front.insert(card);
                        log.all(|| Event::PlayedFront { seat, card });
                    }
                    Action::Remove { card } => {
                        // It cannot be paid for, and that was the play of the turn.
                        log.cite("ER-39");
                        self.remove_anywhere(seat, card, log);
                    }
                    _ => {}
                }
                return;
            }
        }
        // ER-52, ER-71: a mulligan or a search that leaves nothing to play ends the turn.
        if !self.can_play(seat) {
            self.table.frames.pop();
            log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
            log.cite("ER-71");
            self.tell_skipped(seat, log);
            self.next_turn(seat.next(self.n_seats()), log);
        }
    }

    /// Pays for a card if it has a price, then places it (ER-40).
    #[inline]
    fn play_card(&mut self, seat: Seat, card: Print, at: Space, log: &mut Log<Event>) {
        let cost = self.edition.facts(card).cost;
        if cost > 0 {
            // Everybody sees which card is being paid for (ER-68).
            self.hidden[seat].shown.insert(card);
            log.all(|| Event::Announced { seat, card, at });
            self.table.frames.push(Frame::Pay { card, at, left: cost });
        } else {
            self.place(seat, card, at, log);
        }
    }

    /// Places a card, compares it, and leaves its effect to come after the comparison (AR-11).
    #[inline]
    fn place(&mut self, seat: Seat, card: Print, at: Space, log: &mut Log<Event>) {
        self.lay_played(seat, card, at, log);
        if self.edition.facts(card).verb != Verb::None {
            self.table.frames.push(Frame::Effect(Doing { of: card, at, used: 0, must: false }));
        }
        let Some((left, verdict)) = self.city().compare(&self.edition, at) else { return };
        if verdict == Verdict::Stays {
            return;
        }
        if self.city().guarded().contains(left) {
            // AR-36, AR-37: nothing happens to others' protected cards; one's own are a choice.
            if self.city().up_of(seat).contains(left) {
                self.table.frames.push(Frame::Compare { at });
            }
            return;
        }
        self.carry_out(left, verdict, log);
    }

    #[inline]
    fn carry_out(&mut self, left: Space, verdict: Verdict, log: &mut Log<Event>) {
        match verdict {
            Verdict::Stays => {}
            Verdict::Up => {
                log.cite("AR-24");
                self.turn_card(left, Turn::Cw, log);
            }
            Verdict::Down => {
                log.cite("AR-22");
                self.turn_card(left, Turn::Ccw, log);
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
            self.table.frames.push(Frame::Doomed { cards: escaping });
        }
    }

    /// The next card that may escape: owners clockwise from the active player, each owner's from
    /// left to right (ER-25).
    fn next_doomed(&mut self, cards: Spaces, log: &mut Log<Event>) {
        self.table.frames.pop();
        let mut order = self.table.active.around(self.n_seats());
        let next = order.find_map(|seat| (cards & self.city().up_of(seat)).first());
        let Some(at) = next else { return };
        let mut rest = cards;
        rest.remove(at);
        if !rest.is_empty() {
            self.table.frames.push(Frame::Doomed { cards: rest });
        }
        let owner = self.city().card(at).owner();
        if self.city().eligible_lifted(owner, at).is_empty() {
            log.cite("AR-66");
            self.destroy(at, log);
        } else {
            self.table.frames.push(Frame::Escape { at });
        }
    }

    /// Whether an opponent can lay a card for a Laboratory (ER-34, ER-62).
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        !self.hand(seat).is_empty()
            && (self.gathers(seat) || !self.city().eligible(seat).is_empty())
    }

    #[inline]
    fn fill_hand(&mut self, seat: Seat, log: &mut Log<Event>) {
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
            // Without a space for it, whether somebody plays tells whether they hold a card that
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
                self.table.frames.push(Frame::Turn);
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

    fn tell_skipped(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.hand(seat).is_empty() {
            log.all(|| Event::Skipped { seat });
        }
    }

    fn choose_deck(&mut self, seat: Seat, done: SeatSet, action: Action, log: &mut Log<Event>) {
        if let Action::Exchange { take, give } = action {
            let hidden = &mut self.hidden[seat];
            hidden.taken.insert(take);
            hidden.given.insert(give);
            log.tell(Audience::Only(seat), || Event::Exchanged { seat, take, give });
        }
        // Asked also when nothing more can be exchanged: being ready at once would tell how many
        // exchanges were made.
        if action == Action::Ready {
            let done = done.with(seat);
            self.table.frames.pop();
            self.table.frames.push(Frame::Decks { done });
            log.all(|| Event::DeckReady { seat });
        }
    }

    /// Whether `seat` has an exchange left (AR-50, AR-51).
    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        self.may_exchange_more(seat) && self.exchangeable(seat).any(|(_, give)| !give.is_empty())
    }

    pub(crate) fn may_exchange_more(&self, seat: Seat) -> bool {
        self.hidden[seat].taken.len() < self.table.exchanges as usize
    }

    /// The additional cards `seat` still has, each with the basic cards it can replace.
    pub(crate) fn exchangeable(&self, seat: Seat) -> impl Iterator<Item = (Print, Prints)> {
        let hidden = self.hidden[seat];
        let edition = self.edition;
        let set = self.additional(seat).minus(hidden.taken);
        set.iter()
            .map(move |take| (take, edition.replaces[take.0 as usize & 31].minus(hidden.given)))
    }

    /// The additional cards of a seat, by its color or the same for all (AR-3, AR-49).
    pub(crate) fn additional(&self, seat: Seat) -> Prints {
        match self.table.sets {
            crate::edition::Sets::ByColor => {
                self.edition.by_color[self.table.players[seat].color as usize & 3]
            }
            crate::edition::Sets::Uniform => self.edition.uniform,
        }
    }

    /// Every player shows which cards were replaced (AR-52).
    fn show_decks(&mut self, log: &mut Log<Event>) {
        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        for seat in Seat::all(self.n_seats()) {
            let hidden = &mut self.hidden[seat];
            let (taken, given) = (hidden.taken, hidden.given);
            (hidden.taken, hidden.given) = (Prints::EMPTY, Prints::EMPTY);
            let deck = &mut self.table.players[seat].deck;
            *deck = deck.minus(given) | taken;
            log.all(|| Event::DeckShown { seat, taken, given });
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
