//! What one viewer may know, and worlds that agree with it.
//!
//! Hidden are the order of every deck, which cards of a player are in the hand and which in the
//! deck, and sealed exchanges. What has been seen of them is kept in the state (ER-68).

use game_core::{EditionRef, FastRng, List, PerSeat, Rng, Seat, Viewer};

use crate::edition::{Edition, MAX_DECK, Print, Prints, Verb};
use crate::hidden::Hidden;
use crate::questions::{Frame, Replay};
use crate::state::{Architectura, SEATS, Table};

/// All that one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) viewer: Viewer,
    /// What is public.
    pub(crate) table: Table,
    /// What the viewer knows of each player's secrets.
    pub(crate) seen: PerSeat<Seen, SEATS>,
}

/// What a viewer knows of one player's hand and deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Cards known to be in the hand.
    pub hand: Prints,
    /// How many are in the hand.
    pub n_hand: u8,
    /// Cards known to be in the deck: in each layer first the known ones, in order of their
    /// prints, then [`Print::NONE`] for the others. The last is the top layer.
    pub deck: List<Print, MAX_DECK>,
    /// Where layers begin, as in the state.
    pub cuts: u16,
    /// Cards of which the viewer knows only that they are in the hand or the deck.
    pub unplaced: Prints,
    /// Cards whose place everybody knows.
    pub shown: Prints,
    /// The viewer's own sealed exchanges: cards taken …
    pub taken: Prints,
    /// … and given.
    pub given: Prints,
}

impl View {
    pub(crate) fn of(game: &Architectura, viewer: Viewer) -> Self {
        let seen = |seat: Seat| see(&game.hidden[seat], viewer.is(seat));
        Self {
            edition: game.edition,
            viewer,
            table: game.table,
            seen: PerSeat::from_fn(game.n_seats(), seen),
        }
    }

    /// A whole state with this view.
    pub(crate) fn sample(&self, rng: &mut FastRng) -> Architectura {
        let mut game = Architectura {
            edition: self.edition,
            rng: Rng::new(rng.seed()),
            table: self.table,
            hidden: PerSeat::from_fn(self.seen.len(), |seat| deal(&self.seen[seat], rng)),
        };
        match self.table.frames.last() {
            Some(Frame::Decks(_)) => self.sample_exchanges(&mut game, rng),
            Some(&frame) => self.respect_question(&mut game, frame, rng),
            None => self.respect_end(&mut game, rng),
        }
        game
    }

    /// That a seat is asked can reveal something of its hand; a sampled hand must agree with it.
    fn respect_question(&self, game: &mut Architectura, frame: Frame, rng: &mut FastRng) {
        let seat = game.table.active;
        if self.viewer.is(seat) {
            return;
        }
        match frame {
            // Who is asked to play without an open space holds a card that needs none.
            Frame::Turn(_) if !game.can_play(seat) => {
                let wanted = game.edition.off_city;
                self.fetch(game, seat, Prints::EMPTY, |_| wanted, rng);
            }
            // Who copies a Manufactory has a card to play.
            Frame::Effect(doing) if doing.must && game.verb(doing) == Verb::Replay => {
                let n_hand = game.hand(seat).len() + 1;
                let playable =
                    |game: &Architectura| Prints(u32::MAX).minus(unplayable(game, seat, n_hand));
                self.fetch(game, seat, Prints::EMPTY, playable, rng);
            }
            // Who has taken a card back has another to play.
            Frame::Replay(Replay { returned, .. }) => {
                let n_hand = game.hand(seat).len();
                let playable = |game: &Architectura| {
                    let mut playable = Prints(u32::MAX).minus(unplayable(game, seat, n_hand));
                    playable.remove(returned);
                    playable
                };
                self.fetch(game, seat, Prints::only(returned), playable, rng);
            }
            _ => {}
        }
    }

    /// Once nobody can play, nobody holds a card that needs no space (ER-13, ER-52).
    fn respect_end(&self, game: &mut Architectura, rng: &mut FastRng) {
        let off_city = game.edition.off_city;
        for seat in Seat::all(game.n_seats()).filter(|&seat| !self.viewer.is(seat)) {
            let loose = self.seen[seat].unplaced;
            let hidden = &mut game.hidden[seat];
            let from = loose.minus(hidden.hand | off_city);
            if let Some(give) = (loose & hidden.hand & off_city).first()
                && !from.is_empty()
            {
                let take = from.nth(rng.below(from.len() as u32)).unwrap_or_default();
                hidden.change_places(give, take);
            }
        }
    }

    /// Makes sure that a card of `wanted` is in the sampled hand: if none is, one from the deck
    /// changes places with a hand card, both chosen at random among those the viewer cannot place.
    fn fetch(
        &self,
        game: &mut Architectura,
        seat: Seat,
        keep: Prints,
        wanted: impl Fn(&Architectura) -> Prints,
        rng: &mut FastRng,
    ) {
        let wanted = wanted(game);
        let hidden = &mut game.hidden[seat];
        if !(hidden.hand & wanted).is_empty() {
            return;
        }
        let loose = self.seen[seat].unplaced;
        let from = (loose & wanted).minus(hidden.hand);
        let back = (loose & hidden.hand).minus(keep);
        if from.is_empty() || back.is_empty() {
            return;
        }
        let take = from.nth(rng.below(from.len() as u32)).unwrap_or_default();
        let give = back.nth(rng.below(back.len() as u32)).unwrap_or_default();
        hidden.change_places(give, take);
    }

    /// Sealed exchanges of others: any number, any choice.
    fn sample_exchanges(&self, game: &mut Architectura, rng: &mut FastRng) {
        for seat in Seat::all(game.n_seats()).filter(|&seat| !self.viewer.is(seat)) {
            for _ in 0..rng.below(u32::from(game.table.exchanges) + 1) {
                let n = game.exchangeable(seat).map(|(_, gives)| gives.len() as u32).sum();
                if n == 0 {
                    break;
                }
                let mut pairs = game
                    .exchangeable(seat)
                    .flat_map(|(take, gives)| gives.iter().map(move |give| (take, give)));
                let pair = pairs.nth(rng.below(n) as usize);
                drop(pairs);
                let Some((take, give)) = pair else { break };
                game.hidden[seat].taken.insert(take);
                game.hidden[seat].given.insert(give);
            }
        }
    }
}

/// Cards that cannot be played on the space of a returned card (ER-38).
fn unplayable(game: &Architectura, seat: Seat, n_hand: usize) -> Prints {
    let costly = game.edition.costly.iter();
    let dear: Prints = costly.filter(|&card| !game.is_payable(seat, card, n_hand)).collect();
    game.edition.off_city | dear
}

fn see(hidden: &Hidden, own: bool) -> Seen {
    let hand = hidden.hand;
    let stock: Prints = hidden.deck.iter().copied().collect();
    let known = if own { hand | stock } else { hidden.shown };
    let mut deck = List::new();
    for layer in Hidden::layers(hidden.deck.len(), hidden.cuts) {
        let size = layer.len();
        let cards: Prints = hidden.deck[layer].iter().copied().collect();
        let seen = cards & known;
        seen.iter().for_each(|card| deck.push(card));
        (seen.len()..size).for_each(|_| deck.push(Print::NONE));
    }
    Seen {
        hand: hand & known,
        n_hand: hand.len() as u8,
        deck,
        cuts: hidden.cuts,
        unplaced: (hand | stock).minus(known),
        shown: hidden.shown,
        taken: if own { hidden.taken } else { Prints::EMPTY },
        given: if own { hidden.given } else { Prints::EMPTY },
    }
}

/// Deals what the viewer cannot place: first to the hand, then to the layers of the deck.
fn deal(seen: &Seen, rng: &mut FastRng) -> Hidden {
    let mut hidden = Hidden {
        hand: seen.hand,
        deck: seen.deck,
        cuts: seen.cuts,
        shown: seen.shown,
        taken: seen.taken,
        given: seen.given,
    };
    let mut loose: List<Print, MAX_DECK> = seen.unplaced.iter().collect();
    rng.shuffle(&mut loose);
    while hidden.hand.len() < seen.n_hand as usize {
        let Some(card) = loose.pop() else { break };
        hidden.hand.insert(card);
    }
    if !loose.is_empty() {
        for card in hidden.deck.iter_mut().filter(|card| **card == Print::NONE) {
            *card = loose.pop().unwrap_or_default();
        }
    }
    // Nothing to mix where a layer was filled from the shuffled pile alone.
    if seen.deck.iter().any(|&card| card != Print::NONE) {
        for layer in Hidden::layers(hidden.deck.len(), hidden.cuts) {
            rng.shuffle(&mut hidden.deck[layer]);
        }
    }
    hidden
}
