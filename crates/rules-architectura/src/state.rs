//! The state: what is public on the table, what each player hides, and the mutators that change
//! both and log it in one place.

use game_core::{Audience, Barrier, EditionRef, List, Log, PerSeat, Rng, Seat};

use crate::city::{Card, City, Space, Spaces, Turn};
use crate::edition::{Edition, MAX_DECK, Print, Prints, Sets};
use crate::event::Event;
use crate::hidden::Hidden;
use crate::questions::Frame;

/// The most seats.
pub const SEATS: usize = 4;

/// A game of Architectura in progress.
///
/// ```
/// use game_core::{Game, Seed, Log, apply};
/// use rules_architectura::{Architectura, Config};
///
/// let edition = game_core::edition::default();
/// let mut game = Architectura::new(edition, &Config::basic(2), Seed::from_text("doc")).unwrap();
/// let mut answers = Vec::new();
/// while let Some(seat) = game.awaiting().lowest() {
///     game.legal_actions(seat, &mut answers);
///     apply(&mut game, seat, answers[0], &mut Log::off()).unwrap();
/// }
/// let outcome = game.outcome().unwrap();
/// assert!(outcome.standings.as_slice().iter().any(|line| line.rank == 1));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Architectura {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) rng: Rng,
    pub(crate) table: Table,
    pub(crate) hidden: PerSeat<Hidden, SEATS>,
}

/// Everything that is public: every viewer sees all of it, so nothing secret may ever enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The city.
    pub city: City,
    /// What is known of each player.
    pub players: PerSeat<Player, SEATS>,
    /// Questions still open, the newest last.
    pub frames: List<Frame, 12>,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn.
    pub turn: u16,
    /// Whether it is over.
    pub over: bool,
    /// The agreed number of exchanges; 0 in the basic game.
    pub exchanges: u8,
    /// Which additional cards the players have.
    pub sets: Sets,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The color, by its place in the edition.
    pub color: u8,
    /// The cards of the deck as everybody knows it; the basic deck until all are chosen.
    pub deck: Prints,
    /// Cards laid in front of the player.
    pub front: Prints,
    /// Destroyed cards beside the Cemetery.
    pub beside: Prints,
    /// Cards that are out of the game.
    pub removed: Prints,
    /// What a hand is filled up to.
    pub hand_limit: u8,
    /// Mulligans that are left.
    pub mulligans: u8,
    /// Whether the player has acted in a first turn (ER-63).
    pub begun: bool,
}

/// Questions and small facts.
impl Architectura {
    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.table.players.len()
    }

    #[inline]
    pub(crate) fn city(&self) -> &City {
        &self.table.city
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Prints {
        self.hidden[seat].hand
    }

    #[inline]
    pub(crate) fn has_free_token(&self, seat: Seat) -> bool {
        self.city().n_tokens(seat) < self.edition.numbers.tokens as usize
    }

    /// Whether destroyed cards of `seat` go beside a Cemetery (AR-56).
    #[inline]
    pub(crate) fn gathers(&self, seat: Seat) -> bool {
        !(self.table.players[seat].front & self.edition.diverting).is_empty()
    }

    /// The spaces where `seat` may play a card (AR-15, AR-19).
    #[inline]
    pub(crate) fn open_spaces(&self, seat: Seat) -> Spaces {
        let eligible = self.city().eligible(seat);
        if self.is_run_bound() {
            eligible.minus(self.city().closed(seat, self.edition.numbers.run_forbidden))
        } else {
            eligible
        }
    }

    /// Whether rows of one color are forbidden (AR-19).
    #[inline]
    pub(crate) fn is_run_bound(&self) -> bool {
        self.n_seats() >= self.edition.numbers.run_min_players as usize
    }

    /// Whether `seat` can play a card (ER-52).
    #[inline]
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        let hand = self.hand(seat);
        !hand.is_empty()
            && (!(hand & self.edition.off_city).is_empty() || !self.open_spaces(seat).is_empty())
    }

    /// Whether the price of `card`, itself among `hand` cards in hand, can be paid (AR-57, AR-67).
    #[inline]
    pub(crate) fn is_payable(&self, seat: Seat, card: Print, hand: usize) -> bool {
        let facts = self.edition.facts(card);
        if facts.cost == 0 {
            return true;
        }
        let beside = if facts.pays_beside { self.table.players[seat].beside.len() } else { 0 };
        hand - 1 + beside >= facts.cost as usize
    }
}

/// For those who judge a position.
impl Architectura {
    /// Everything that is public.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a player hides.
    #[inline]
    pub fn hidden(&self, seat: Seat) -> &Hidden {
        &self.hidden[seat]
    }
}

/// Mutators: each changes the state and logs it, and rule code touches zones no other way.
impl Architectura {
    /// Fills the hand of `seat` with up to `count` cards from the deck.
    pub(crate) fn draw(&mut self, seat: Seat, count: usize, log: &mut Log<Event>) {
        if count == 0 || self.hidden[seat].deck.is_empty() {
            return;
        }
        log.barrier(Barrier::Reveal(Audience::Only(seat)), || self.tally_now());
        let cards = self.hidden[seat].draw(count);
        log.tell(Audience::Only(seat), || Event::Drew { seat, cards });
        log.tell(Audience::AllBut(seat), || Event::DrewHidden { seat, count: cards.len() as u8 });
    }

    /// Puts the whole hand under the deck in random order and draws as many (AR-12).
    pub(crate) fn mulligan(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.barrier(Barrier::Chance, || self.tally_now());
        let hidden = &mut self.hidden[seat];
        let mut cards: List<Print, MAX_DECK> = hidden.hand.iter().collect();
        let count = cards.len();
        self.rng.shuffle(&mut cards);
        log.cite("AR-12");
        hidden.hand = Prints::EMPTY;
        hidden.put_under(&cards);
        self.table.players[seat].mulligans -= 1;
        log.all(|| Event::Mulligan { seat, cards: count as u8 });
        self.draw(seat, count, log);
    }

    /// Puts `back` into the deck, takes the searched card out of it and shuffles (AR-65).
    pub(crate) fn search(&mut self, seat: Seat, back: Print, log: &mut Log<Event>) {
        let Some(wanted) = self.searchable_in_deck(seat) else { return };
        log.barrier(Barrier::Chance, || self.tally_now());
        let hidden = &mut self.hidden[seat];
        hidden.forget_hand_unless_whole(1);
        hidden.hand.remove(back);
        let at = hidden.deck.iter().position(|&card| card == wanted).expect("it is in the deck");
        hidden.deck[at] = back;
        hidden.cuts = 0;
        self.rng.shuffle(&mut hidden.deck);
        hidden.hand.insert(wanted);
        hidden.shown.insert(wanted);
        log.cite("AR-65");
        log.tell(Audience::Only(seat), || Event::Buried { seat, card: back });
        log.tell(Audience::AllBut(seat), || Event::BuriedHidden { seat });
        log.all(|| Event::Searched { seat, card: wanted });
    }

    /// The card that `seat` could search for, if it is in the deck (ER-41).
    pub(crate) fn searchable_in_deck(&self, seat: Seat) -> Option<Print> {
        let wanted = (self.edition.searchable & self.table.players[seat].deck).first()?;
        self.hidden[seat].deck.contains(&wanted).then_some(wanted)
    }

    /// Puts a hand card under the deck and draws one (ER-56).
    pub(crate) fn cycle(&mut self, seat: Seat, card: Print, log: &mut Log<Event>) {
        let hidden = &mut self.hidden[seat];
        hidden.forget_hand_unless_whole(1);
        hidden.hand.remove(card);
        hidden.put_under(&[card]);
        log.cite("ER-56");
        log.tell(Audience::Only(seat), || Event::Buried { seat, card });
        log.tell(Audience::AllBut(seat), || Event::BuriedHidden { seat });
        self.draw(seat, 1, log);
    }

    /// Takes a card out of a hand, for all to see.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Print) {
        let hidden = &mut self.hidden[seat];
        hidden.hand.remove(card);
        hidden.shown.remove(card);
    }

    /// Lays a played card with its basic value on top (AR-18).
    #[inline]
    pub(crate) fn lay_played(&mut self, seat: Seat, card: Print, at: Space, log: &mut Log<Event>) {
        self.take_from_hand(seat, card);
        self.table.city.lay_up(at, Card::new(seat, card), 0, self.edition.facts(card));
        log.all(|| {
            let value = self.table.city.value(&self.edition, at) as i16;
            Event::Played { seat, card, at, value }
        });
        self.token_back_from_space(seat, at, "AR-60", log);
    }

    /// A card laid on the player's own reserved space gives the token back, by the paragraph about
    /// cards that get there in this way.
    #[inline]
    pub(crate) fn token_back_from_space(
        &mut self,
        seat: Seat,
        at: Space,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        let reserved = &mut self.table.city.reserved[seat.index()];
        if reserved.contains(at) {
            reserved.remove(at);
            tell_aside(rule, || Event::TokenBack { seat, at }, log);
        }
    }

    /// A card about to leave its place or its face gives its token back (ER-16).
    fn token_back_from_card(&mut self, at: Space, log: &mut Log<Event>) {
        let city = &mut self.table.city;
        if city.tokens.contains(at) {
            city.tokens.remove(at);
            let seat = city.card(at).owner();
            tell_aside("ER-16", || Event::TokenBack { seat, at }, log);
        }
    }

    pub(crate) fn turn_card(&mut self, at: Space, turn: Turn, log: &mut Log<Event>) {
        self.table.city.turn(at, turn);
        log.all(|| Event::Turned {
            card: self.city().card(at),
            at,
            turn,
            value: self.city().value(&self.edition, at) as i16,
        });
    }

    /// Destroys a card for good: face down where it lies, or beside its owner's Cemetery.
    pub(crate) fn destroy(&mut self, at: Space, log: &mut Log<Event>) {
        self.token_back_from_card(at, log);
        let card = self.city().card(at);
        let owner = card.owner();
        if self.gathers(owner) {
            self.table.city.lift(at);
            self.table.players[owner].beside.insert(card.print());
            log.all(|| Event::Gathered { card, at });
        } else {
            self.table.city.flip_down(at);
            log.all(|| Event::Destroyed { card, at });
        }
    }

    /// Moves a face-up card, its side and its token with it (AR-41, ER-16).
    pub(crate) fn move_card(&mut self, from: Space, to: Space, log: &mut Log<Event>) {
        let city = &mut self.table.city;
        let token = city.tokens.contains(from);
        let (card, side) = city.lift(from);
        city.lay_up(to, card, side, self.edition.facts(card.print()));
        if token {
            city.tokens.insert(to);
        }
        log.all(|| Event::Moved { card, from, to });
        self.token_back_from_space(card.owner(), to, "ER-29", log);
    }

    pub(crate) fn swap_cards(&mut self, a: Space, b: Space, log: &mut Log<Event>) {
        self.table.city.swap(a, b, &self.edition);
        log.all(|| Event::Swapped { a, b });
    }

    pub(crate) fn protect(&mut self, seat: Seat, at: Space, log: &mut Log<Event>) {
        self.table.city.tokens.insert(at);
        log.all(|| Event::Protected { seat, at });
    }

    pub(crate) fn reserve(&mut self, seat: Seat, at: Space, log: &mut Log<Event>) {
        self.table.city.reserved[seat.index()].insert(at);
        log.all(|| Event::Reserved { seat, at });
    }

    /// Turns a destroyed card face up, basic value on top (AR-35, ER-27).
    pub(crate) fn rebuild(&mut self, at: Space, log: &mut Log<Event>) {
        let card = self.city().card(at);
        self.table.city.flip_up(at, self.edition.facts(card.print()));
        log.all(|| Event::Rebuilt { card, at });
        self.token_back_from_space(card.owner(), at, "ER-27", log);
    }

    /// Takes an own face-up card back into the hand; everybody has seen which (ER-68).
    pub(crate) fn return_card(&mut self, seat: Seat, at: Space, log: &mut Log<Event>) -> Print {
        self.token_back_from_card(at, log);
        let (card, _) = self.table.city.lift(at);
        let card = card.print();
        let hidden = &mut self.hidden[seat];
        hidden.hand.insert(card);
        hidden.shown.insert(card);
        log.all(|| Event::Returned { seat, card, at });
        card
    }

    /// Removes a hand card or one beside the Cemetery as a price (ER-40).
    pub(crate) fn pay(&mut self, seat: Seat, card: Print, log: &mut Log<Event>) {
        if self.hand(seat).contains(card) {
            self.take_from_hand(seat, card);
        } else {
            self.table.players[seat].beside.remove(card);
        }
        self.table.players[seat].removed.insert(card);
        log.all(|| Event::Paid { seat, card });
    }

    /// Removes a card of `seat` from wherever it has got to (ER-55).
    pub(crate) fn remove_anywhere(&mut self, seat: Seat, print: Print, log: &mut Log<Event>) {
        let card = Card::new(seat, print);
        let place = self.city().cards.iter().find(|&at| self.city().card(at) == card);
        if let Some(at) = place {
            self.token_back_from_card(at, log);
            self.table.city.lift(at);
        } else if self.hand(seat).contains(print) {
            self.take_from_hand(seat, print);
        } else if self.table.players[seat].beside.contains(print) {
            self.table.players[seat].beside.remove(print);
        } else if self.table.city.pull_covered(card).is_none()
            && !self.hidden[seat].take_from_deck(print)
        {
            // It was paid away as a price and is removed already.
            return;
        }
        self.table.players[seat].removed.insert(print);
        log.all(|| Event::Removed { seat, card: print });
    }
}

/// Logs what happens under another paragraph than the one that is being carried out.
#[inline]
fn tell_aside(rule: &'static str, event: impl FnOnce() -> Event, log: &mut Log<Event>) {
    let cited = log.cited();
    log.cite(rule);
    log.all(event);
    if let Some(cited) = cited {
        log.cite(cited);
    }
}
