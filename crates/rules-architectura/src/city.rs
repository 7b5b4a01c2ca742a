//! The city: streets of eight spaces, each one bit of a word, so that "which spaces are eligible"
//! is a handful of shifts. Nothing here logs or asks; `state` does.

use std::fmt;

use game_core::{List, Seat};

use crate::edition::{Edition, Facts, Kind, Print};

/// A space of the city: street and column, `2:5` in the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub u8);

game_core::bit_set! {
    /// Spaces of the city; each street is one byte.
    Spaces of Space
}

impl Space {
    /// How many spaces a city can have.
    pub const COUNT: usize = 32;

    /// The space of this street and column, both counted from 0.
    pub const fn at(street: u8, column: u8) -> Self {
        Self(street * 8 + column)
    }

    /// Its street, counted from 0.
    #[inline]
    pub const fn street(self) -> u8 {
        self.0 / 8
    }

    /// Its column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The space to its left.
    #[inline]
    pub const fn left(self) -> Option<Self> {
        if self.column() == 0 { None } else { Some(Self(self.0 - 1)) }
    }

    /// All spaces there can be.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.street() + 1, self.column() + 1)
    }
}

/// Column 1 of every street.
const FIRST_COLUMN: u32 = 0x0101_0101;
/// Column 8 of every street.
const LAST_COLUMN: u32 = 0x8080_8080;

impl Spaces {
    /// The spaces one to the right.
    #[inline]
    pub const fn to_right(self) -> Self {
        Self((self.0 & !LAST_COLUMN) << 1)
    }

    /// The spaces one to the left.
    #[inline]
    pub const fn to_left(self) -> Self {
        Self((self.0 & !FIRST_COLUMN) >> 1)
    }

    /// The spaces next to these: left and right in the street, and the same column of the
    /// neighboring streets (AR-40).
    #[inline]
    pub const fn neighbors(self) -> Self {
        Self(self.to_right().0 | self.to_left().0 | self.0 << 8 | self.0 >> 8)
    }

    /// The whole street of a space.
    #[inline]
    pub const fn street_of(space: Space) -> Self {
        Self(0xff << (space.street() * 8))
    }
}

/// A card in the city: a print and the seat whose color it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(u8);

impl Card {
    /// No card.
    pub const NONE: Self = Self(0xff);

    /// The copy of `print` that belongs to `owner`.
    #[inline]
    pub const fn new(owner: Seat, print: Print) -> Self {
        Self((owner.index() as u8) << 5 | print.0 & 31)
    }

    /// Whose it is.
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat::new(self.0 >> 5 & 3)
    }

    /// Which it is.
    #[inline]
    pub const fn print(self) -> Print {
        Print(self.0 & 31)
    }
}

impl Default for Card {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.owner().index(), self.print().0)
    }
}

/// A card under another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covered {
    /// The space where it lies.
    pub at: Space,
    /// The card, as it was played.
    pub card: Card,
}

/// A quarter turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Clockwise: the left value comes to the top, mostly a higher one.
    Cw,
    /// Counter-clockwise: the right value comes to the top, mostly a lower one.
    Ccw,
}

impl Turn {
    /// The side on top after this turn.
    #[inline]
    pub const fn turned(self, side: u8) -> u8 {
        match self {
            Self::Cw => (side + 3) & 3,
            Self::Ccw => (side + 1) & 3,
        }
    }
}

/// What a comparison does to the left card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It stays as it is.
    Stays,
    /// Turned clockwise.
    Up,
    /// Turned counter-clockwise.
    Down,
    /// Destroyed.
    Falls,
}

/// Everything that lies in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    /// The uppermost card of each space.
    top: [Card; Space::COUNT],
    /// The side on top, two bits a space; 0 where no card is face up.
    sides: u64,
    /// Face-down cards under others, in order of spaces, the lowest first.
    covered: List<Covered, 48>,
    /// The spaces there are.
    pub(crate) ground: Spaces,
    /// Spaces with a card.
    pub(crate) cards: Spaces,
    /// Spaces whose uppermost card is face down.
    pub(crate) down: Spaces,
    /// Face-up cards by owner.
    pub(crate) up_of: [Spaces; 4],
    /// Face-up cards with four values.
    pub(crate) turnable: Spaces,
    /// Face-up cards with the symbol of protection.
    pub(crate) symbols: Spaces,
    /// Face-up cards with a protection token.
    pub(crate) tokens: Spaces,
    /// Spaces with a Fountain's token, by owner.
    pub(crate) reserved: [Spaces; 4],
}

impl City {
    /// An empty city.
    pub fn new(edition: &Edition, streets: u8) -> Self {
        let street = edition.street_mask();
        let ground = (0..streets).fold(0, |ground, index| ground | street << (index * 8));
        Self {
            top: [Card::NONE; Space::COUNT],
            sides: 0,
            covered: List::new(),
            ground: Spaces(ground),
            cards: Spaces::EMPTY,
            down: Spaces::EMPTY,
            up_of: [Spaces::EMPTY; 4],
            turnable: Spaces::EMPTY,
            symbols: Spaces::EMPTY,
            tokens: Spaces::EMPTY,
            reserved: [Spaces::EMPTY; 4],
        }
    }

    /// The uppermost card.
    #[inline]
    pub fn top(&self, at: Space) -> Option<Card> {
        self.cards.contains(at).then(|| self.top[at.0 as usize & 31])
    }

    /// The uppermost card of a space that has one.
    #[inline]
    pub(crate) fn card(&self, at: Space) -> Card {
        debug_assert!(self.cards.contains(at), "no card at {at}");
        self.top[at.0 as usize & 31]
    }

    /// The side on top of a face-up card.
    #[inline]
    pub fn side(&self, at: Space) -> u8 {
        (self.sides >> (2 * (at.0 & 31)) & 3) as u8
    }

    #[inline]
    fn set_side(&mut self, at: Space, side: u8) {
        let shift = 2 * (at.0 & 31);
        self.sides = self.sides & !(3 << shift) | u64::from(side & 3) << shift;
    }

    /// The spaces there are.
    #[inline]
    pub const fn ground(&self) -> Spaces {
        self.ground
    }

    /// Spaces whose uppermost card is face down.
    #[inline]
    pub const fn down(&self) -> Spaces {
        self.down
    }

    /// Face-up cards of everybody.
    #[inline]
    pub fn up(&self) -> Spaces {
        self.cards.minus(self.down)
    }

    /// Face-up cards of `seat`.
    #[inline]
    pub fn up_of(&self, seat: Seat) -> Spaces {
        self.up_of[seat.index() & 3]
    }

    /// Face-up cards that are protected, by token or symbol (AR-36, AR-38).
    #[inline]
    pub fn guarded(&self) -> Spaces {
        self.tokens | self.symbols
    }

    /// Face-up cards that cards of `seat` can affect: all but the protected ones of others (AR-36).
    #[inline]
    pub fn affectable(&self, seat: Seat) -> Spaces {
        self.up().minus(self.guarded().minus(self.up_of(seat)))
    }

    /// Fountain tokens of everybody.
    #[inline]
    pub fn reserved_all(&self) -> Spaces {
        let [a, b, c, d] = self.reserved;
        a | b | c | d
    }

    /// Fountain tokens of `seat`.
    #[inline]
    pub fn reserved_of(&self, seat: Seat) -> Spaces {
        self.reserved[seat.index() & 3]
    }

    /// Tokens of `seat` that lie in the city, on cards and on spaces.
    #[inline]
    pub fn n_tokens(&self, seat: Seat) -> usize {
        (self.tokens & self.up_of(seat)).len() + self.reserved_of(seat).len()
    }

    /// The spaces eligible for `seat` (AR-15, ER-27, ER-48).
    #[inline]
    pub fn eligible(&self, seat: Seat) -> Spaces {
        self.eligible_with(seat, self.cards, self.down)
    }

    /// The spaces a card of `seat` can be moved to from `from`: it is lifted first and does not
    /// come back to its old space (ER-14).
    pub fn eligible_lifted(&self, seat: Seat, from: Space) -> Spaces {
        let (mut cards, mut down) = (self.cards, self.down);
        if self.covered_at(from).is_some() {
            down.insert(from);
        } else {
            cards.remove(from);
        }
        self.eligible_with(seat, cards, down).minus(Spaces::only(from))
    }

    #[inline]
    fn eligible_with(&self, seat: Seat, cards: Spaces, down: Spaces) -> Spaces {
        let reserved = self.reserved_all();
        let occupied = cards | reserved;
        // AR-15 (a): empty, and the left neighbor is occupied.
        let frontier = occupied.to_right().minus(occupied);
        // AR-15 (b): column 1 of the nearest street without cards. A street that holds only
        // tokens is not one (ER-48).
        let mut used = occupied.0;
        used |= used >> 4;
        used |= used >> 2;
        used |= used >> 1;
        let free = FIRST_COLUMN & !used;
        let nearest = Spaces(free & free.wrapping_neg());
        // AR-15 (c): face down. Then the Fountains: closed to others, always open to their owner.
        let own = self.reserved_of(seat);
        ((frontier | nearest | down) & self.ground).minus(reserved) | own
    }

    /// The spaces where a played card would complete a forbidden row of its color (AR-19, ER-60).
    #[inline]
    pub fn closed(&self, seat: Seat, run: u8) -> Spaces {
        let up = self.up_of(seat);
        if run == 3 {
            // Two to the left, two to the right, or one on each side.
            let (right, left) = (up.to_right(), up.to_left());
            return (right & right.to_right()) | (left & left.to_left()) | (right & left);
        }
        let ahead = |mut spaces: Spaces, steps: u8, right: bool| {
            for _ in 0..steps {
                spaces = if right { spaces.to_right() } else { spaces.to_left() };
            }
            spaces
        };
        // `i` cards directly to the left and the rest directly to the right.
        let mut closed = Spaces::EMPTY;
        for i in 0..run {
            let mut row = Spaces(u32::MAX);
            for step in 1..=i {
                row = row & ahead(up, step, true);
            }
            for step in 1..run - i {
                row = row & ahead(up, step, false);
            }
            closed |= row;
        }
        closed
    }

    /// The current value of a face-up card (AR-5, AR-32 to AR-34).
    #[inline]
    pub fn value(&self, edition: &Edition, at: Space) -> i32 {
        let up = self.up();
        let mut sum = 0;
        let mut at = at;
        loop {
            let facts = edition.facts(self.card(at).print());
            sum += i32::from(facts.sides[self.side(at) as usize & 3]);
            match facts.kind {
                Kind::Number => return sum,
                Kind::Column => return sum + i32::from(at.column()) + 1,
                Kind::Left => match at.left().filter(|&left| up.contains(left)) {
                    Some(left) => at = left,
                    // AR-33: nothing to the left, or a destroyed card: X is 0.
                    None => return sum,
                },
            }
        }
    }

    /// The card to the left of `at` that a card played there is compared with, and what happens
    /// to it (AR-20 to AR-25).
    #[inline]
    pub fn compare(&self, edition: &Edition, at: Space) -> Option<(Space, Verdict)> {
        let left =
            at.left().filter(|&left| self.cards.contains(left) && !self.down.contains(left))?;
        let (l, n) = (self.value(edition, left), self.value(edition, at));
        let facts = edition.facts(self.card(left).print());
        let shown = facts.sides[self.side(left) as usize & 3];
        let verdict = if l == n {
            Verdict::Stays
        } else if l > n {
            // AR-24: up, unless the highest is on top already.
            if facts.turnable && shown != facts.highest { Verdict::Up } else { Verdict::Stays }
        } else if 2 * l <= n {
            Verdict::Falls
        } else if facts.turnable && shown != facts.lowest {
            Verdict::Down
        } else {
            Verdict::Stays
        };
        Some((left, verdict))
    }

    /// Lays a face-up card; what lies there, face down, is covered (AR-17).
    #[inline]
    pub fn lay_up(&mut self, at: Space, card: Card, side: u8, facts: &Facts) {
        debug_assert!(!self.up().contains(at), "a face-up card lies at {at}");
        if self.cards.contains(at) {
            self.cover(at);
            self.down.remove(at);
        }
        self.top[at.0 as usize & 31] = card;
        self.cards.insert(at);
        self.show(at, card, side, facts);
    }

    /// Lays a face-down card.
    pub fn lay_down(&mut self, at: Space, card: Card) {
        debug_assert!(!self.up().contains(at), "a face-up card lies at {at}");
        if self.cards.contains(at) {
            self.cover(at);
        }
        self.top[at.0 as usize & 31] = card;
        self.cards.insert(at);
        self.down.insert(at);
    }

    /// Turns the uppermost card face up.
    pub fn flip_up(&mut self, at: Space, facts: &Facts) {
        debug_assert!(self.down.contains(at));
        self.down.remove(at);
        self.show(at, self.card(at), 0, facts);
    }

    /// Turns the uppermost card face down. Its token must have been taken back.
    #[inline]
    pub fn flip_down(&mut self, at: Space) {
        self.hide(at);
        self.down.insert(at);
    }

    /// Takes the uppermost card away; the one below appears, face down (ER-10).
    #[inline]
    pub fn lift(&mut self, at: Space) -> (Card, u8) {
        let (card, side) = (self.card(at), self.side(at));
        if self.down.contains(at) {
            self.down.remove(at);
        } else {
            self.hide(at);
        }
        if let Some(index) = self.covered_at(at) {
            self.top[at.0 as usize & 31] = self.covered.remove(index).card;
            self.down.insert(at);
        } else {
            self.top[at.0 as usize & 31] = Card::NONE;
            self.cards.remove(at);
        }
        (card, side)
    }

    /// Takes a card away from under another.
    pub fn pull_covered(&mut self, card: Card) -> Option<Space> {
        let index = self.covered.iter().position(|covered| covered.card == card)?;
        Some(self.covered.remove(index).at)
    }

    /// Exchanges two face-up cards with their sides and tokens; what lies below stays (ER-57).
    pub fn swap(&mut self, a: Space, b: Space, edition: &Edition) {
        let (card_a, card_b) = (self.card(a), self.card(b));
        let (side_a, side_b) = (self.side(a), self.side(b));
        let (token_a, token_b) = (self.tokens.contains(a), self.tokens.contains(b));
        self.hide(a);
        self.hide(b);
        self.top[a.0 as usize & 31] = card_b;
        self.top[b.0 as usize & 31] = card_a;
        self.show(a, card_b, side_b, edition.facts(card_b.print()));
        self.show(b, card_a, side_a, edition.facts(card_a.print()));
        for (at, token) in [(a, token_b), (b, token_a)] {
            if token {
                self.tokens.insert(at);
            }
        }
    }

    /// Turns a face-up card.
    #[inline]
    pub fn turn(&mut self, at: Space, turn: Turn) {
        self.set_side(at, turn.turned(self.side(at)));
    }

    /// The cards of a space from the lowest to the one below the top.
    pub fn below(&self, at: Space) -> impl Iterator<Item = Card> {
        self.covered.iter().filter(move |covered| covered.at == at).map(|covered| covered.card)
    }

    /// Every covered card.
    pub fn covered(&self) -> &[Covered] {
        &self.covered
    }

    /// Marks the card on top as face up with this side.
    #[inline]
    fn show(&mut self, at: Space, card: Card, side: u8, facts: &Facts) {
        self.up_of[card.owner().index() & 3].insert(at);
        self.set_side(at, side);
        if facts.turnable {
            self.turnable.insert(at);
        }
        if facts.protected {
            self.symbols.insert(at);
        }
    }

    /// Forgets everything that only a face-up card has.
    #[inline]
    fn hide(&mut self, at: Space) {
        let gone = Spaces::only(at);
        for up in &mut self.up_of {
            *up = up.minus(gone);
        }
        self.turnable = self.turnable.minus(gone);
        self.symbols = self.symbols.minus(gone);
        self.tokens = self.tokens.minus(gone);
        self.set_side(at, 0);
    }

    fn cover(&mut self, at: Space) {
        let index = self.covered.iter().take_while(|covered| covered.at <= at).count();
        self.covered.insert(index, Covered { at, card: self.card(at) });
    }

    /// The highest covered card of a space, by its place in the list.
    #[inline]
    fn covered_at(&self, at: Space) -> Option<usize> {
        if self.covered.is_empty() {
            return None;
        }
        self.covered.iter().rposition(|covered| covered.at == at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::FastRng;

    /// The longest unbroken row through `at`, with a card laid there, counted step by step.
    fn row_through(up: Spaces, at: Space) -> u8 {
        let in_street = |at: u8| up.contains(Space(at));
        let street = at.street() * 8;
        let left = (street..at.0).rev().take_while(|&at| in_street(at)).count();
        let right = (at.0 + 1..street + 8).take_while(|&at| in_street(at)).count();
        (left + right + 1) as u8
    }

    /// AR-19, ER-60: a row is as long as the data file says, and the short way for three agrees
    /// with counting.
    #[test]
    fn ar_19_rows_of_any_length() {
        let edition = game_core::edition::default::<Edition>();
        let mut rng = FastRng::new(19);
        for _ in 0..500 {
            let mut city = City::new(edition, 4);
            let up =
                Spaces((rng.next_u64() & rng.next_u64() | rng.next_u64() & 0xf00f_0ff0) as u32);
            city.up_of[1] = up;
            for run in 2..=5 {
                let closed = city.closed(Seat::new(1), run);
                for at in Space::all().filter(|&at| !up.contains(at)) {
                    assert_eq!(
                        closed.contains(at),
                        row_through(up, at) >= run,
                        "run {run} at {at} of {up:?}"
                    );
                }
            }
        }
    }
}
