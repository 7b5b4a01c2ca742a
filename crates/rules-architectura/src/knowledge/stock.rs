//! What a seat has not played yet, hand and deck together.

use game_core::{Game, Seat};

use crate::edition::{Edition, Facts, Kind, Print, Verb, Whose};
use crate::{Architectura, Frame};

/// What the value of a card to the left is likely to be, for a card that takes it over.
const LEFT_VALUE: f32 = 5.0;
/// How far along a street a card tends to be laid that counts columns.
const COLUMN_SHARE: f32 = 0.6;
/// What a card is worth that is paid away.
const PRICE: f32 = 3.0;
/// Values from here on are counted as this.
const TOP: usize = 16;
/// Promises are counted in halves of a point, up to 15.5.
const HALVES: usize = 32;

/// The unplayed cards of a seat, as far as they count.
#[derive(Default)]
pub(super) struct Stock {
    /// How many cards have at least this value.
    at_least: [u8; TOP + 1],
    n: f32,
    /// How many of them there will be time and space for.
    pub plays: f32,
    /// What the best of those promise together, values and effects.
    pub promise: f32,
    /// By how much the hand is better than average.
    pub hand: f32,
    /// How many quarter turns of own cards are likely to come.
    pub turns: f32,
    /// How many quarter turns of opponents' cards are likely to come.
    pub spins: f32,
    /// How many cards are likely to be destroyed by an effect.
    pub strikes: f32,
    /// How many cards are likely to be rebuilt.
    pub rebuilds: f32,
}

impl Stock {
    /// The stock of `seat`, which can fill that many spaces.
    pub(super) fn of(game: &Architectura, seat: Seat, spaces: f32) -> Self {
        let (edition, hidden) = (game.edition(), game.hidden(seat));
        let mut cards = hidden.hand;
        if let Some(Frame::Decks(_)) = game.table().frames.last() {
            cards = game.table().players[seat].deck.minus(hidden.given) | hidden.taken;
        }
        for &card in hidden.deck.iter() {
            cards.insert(card);
        }
        if cards.is_empty() {
            return Self::default();
        }
        let n = cards.len() as f32;
        let mut stock = Self { n, plays: spaces.min(n), ..Self::default() };
        let mut bins = [0; HALVES];
        let mut sum = 0.0;
        for card in cards.iter() {
            let facts = edition.facts(card);
            let promise = promise(edition, card);
            sum += promise;
            bins[(promise * 2.0).clamp(0.0, HALVES as f32 - 1.0) as usize] += 1;
            if hidden.hand.contains(card) {
                stock.hand += promise;
            }
            // A card that takes over the value to its left never beats it.
            if facts.kind != Kind::Left {
                stock.at_least[typical_value(edition, card).clamp(0.0, TOP as f32) as usize] += 1;
            }
            stock.count_effect(facts);
        }
        stock.hand -= sum / n * hidden.hand.len() as f32;
        stock.promise = sum_of_best(&bins, stock.plays);
        for value in (0..TOP).rev() {
            stock.at_least[value] += stock.at_least[value + 1];
        }
        stock
    }

    fn count_effect(&mut self, facts: &Facts) {
        let share = self.plays / self.n;
        match facts.verb {
            Verb::Rotate { count, whose, .. } => {
                self.turns += share * f32::from(count);
                if whose == Whose::Any {
                    // It will do only one of the two.
                    self.spins += share * 0.5;
                }
            }
            Verb::RotateEach => {
                self.turns += share;
                self.spins += share;
            }
            Verb::Destroy => self.strikes += share,
            Verb::Rebuild => self.rebuilds += share,
            _ => {}
        }
    }

    /// The share of cards with at least this value.
    #[inline]
    pub(super) fn share_from(&self, value: i16) -> f32 {
        if self.n == 0.0 {
            return 0.0;
        }
        f32::from(self.at_least[value.clamp(0, TOP as i16) as usize]) / self.n
    }

    /// The share of cards with less than this value.
    #[inline]
    pub(super) fn share_below(&self, value: i16) -> f32 {
        if self.n == 0.0 { 0.0 } else { 1.0 - self.share_from(value) }
    }
}

/// The sum of the best `count` promises.
fn sum_of_best(bins: &[u8; HALVES], count: f32) -> f32 {
    let mut left = count;
    let mut sum = 0.0;
    for (halves, &cards) in bins.iter().enumerate().rev() {
        let take = f32::from(cards).min(left);
        sum += take * halves as f32 * 0.5;
        left -= take;
        if left <= 0.0 {
            break;
        }
    }
    sum
}

/// The value a card is likely to have when it is laid.
#[inline]
pub(super) fn typical_value(edition: &Edition, card: Print) -> f32 {
    let facts = edition.facts(card);
    let ground = match facts.kind {
        Kind::Number => 0.0,
        Kind::Left => LEFT_VALUE,
        Kind::Column => COLUMN_SHARE * f32::from(edition.numbers().columns),
    };
    ground + f32::from(facts.sides[0])
}

/// What a card is likely to bring, value and effect and price.
#[inline]
fn promise(edition: &Edition, card: Print) -> f32 {
    let facts = edition.facts(card);
    let effect = match facts.verb {
        Verb::None => 0.0,
        Verb::Rotate { count, whose: Whose::Own, .. } => 2.0 * f32::from(count),
        Verb::Rotate { count, whose: Whose::Any, .. } => 1.5 * f32::from(count),
        Verb::RotateEach | Verb::Destroy => 5.0,
        Verb::LayDown | Verb::DestroyLower => 3.0,
        Verb::Rebuild => 2.0,
        Verb::Copy => 1.5,
        Verb::Swap { .. } | Verb::Protect | Verb::Move => 1.0,
        Verb::HandLimit { .. } | Verb::Replay => 1.0,
        Verb::Cycle | Verb::Reserve => 0.5,
    };
    typical_value(edition, card) + effect - PRICE * f32::from(facts.cost)
}
