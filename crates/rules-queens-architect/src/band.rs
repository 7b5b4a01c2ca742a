//! A player's craftsmen on the six notches of the action star.

use crate::edition::{Character, Characters, Edition, Guilds, NOTCHES};

/// A craftsman in a notch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Craftsman {
    /// Who it is; [`Character::NONE`] in an empty notch.
    pub character: Character,
    /// Clockwise turns away from the start position.
    pub position: u8,
}

/// The craftsmen of a player. A notch is free or holds one; which one holds whom has no effect
/// (QA-E3).
///
/// ```
/// use rules_queens_architect::Band;
///
/// let edition: &rules_queens_architect::Edition = game_core::edition::default();
/// let glazier = edition.find("glazier_1").unwrap();
/// let mut band = Band::default();
/// let notch = band.add(glazier, 0);
/// assert_eq!(band.sum(edition), edition.facts(glazier).performance[0]);
/// band.clear(notch);
/// assert_eq!(band, Band::default());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Band {
    notches: [Craftsman; NOTCHES],
    /// Who is in it, so that a look is one test of a bit.
    who: Characters,
}

impl Band {
    /// The craftsman in a notch.
    #[inline]
    pub const fn at(&self, notch: u8) -> Craftsman {
        self.notches[notch as usize]
    }

    /// The characters in it.
    #[inline]
    pub const fn who(&self) -> Characters {
        self.who
    }

    /// How many craftsmen there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.who.len()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.who.is_empty()
    }

    /// Whether no notch is free.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len() == NOTCHES
    }

    /// The notches with a craftsman.
    #[inline]
    pub fn notches(self) -> impl Iterator<Item = u8> {
        (0..NOTCHES as u8).filter(move |&notch| self.at(notch).character.is_some())
    }

    /// The notches with a craftsman, as bits.
    #[inline]
    pub fn mask(&self) -> u8 {
        self.notches_of(self.who)
    }

    /// The craftsmen in order of their notches.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Craftsman> {
        self.notches.into_iter().filter(|craftsman| craftsman.character.is_some())
    }

    /// The craftsmen in these notches, given as bits.
    #[inline]
    pub fn among(self, notches: u8) -> impl Iterator<Item = Craftsman> {
        self.notches().filter(move |notch| notches & 1 << notch != 0).map(move |n| self.at(n))
    }

    /// The notches of those who are one of these characters, as bits.
    #[inline]
    pub fn notches_of(&self, characters: Characters) -> u8 {
        let wanted = self.notches().filter(|&notch| characters.contains(self.at(notch).character));
        wanted.fold(0, |mask, notch| mask | 1 << notch)
    }

    /// The notch of a character.
    #[inline]
    pub fn find(&self, character: Character) -> Option<u8> {
        self.notches().find(|&notch| self.at(notch).character == character)
    }

    /// The guilds that are there.
    #[inline]
    pub fn guilds(&self, edition: &Edition) -> Guilds {
        self.iter().map(|craftsman| edition.facts(craftsman.character).guild).collect()
    }

    /// The sum of all performances (QA-48).
    #[inline]
    pub fn sum(&self, edition: &Edition) -> u8 {
        self.iter().map(|craftsman| craftsman.performance(edition)).sum()
    }

    /// Puts a craftsman into the first free notch and gives that notch.
    ///
    /// # Panics
    /// If no notch is free: the rules see to it that one is.
    #[inline]
    pub fn add(&mut self, character: Character, position: u8) -> u8 {
        let free = self.notches.iter().position(|craftsman| !craftsman.character.is_some());
        let notch = free.expect("a notch is free") as u8;
        self.set(notch, character, position);
        notch
    }

    /// Puts a craftsman into a notch, or turns the one who is there.
    #[inline]
    pub fn set(&mut self, notch: u8, character: Character, position: u8) {
        debug_assert!(self.find(character).is_none_or(|there| there == notch), "twice in a band");
        self.who.insert(character);
        self.notches[notch as usize] = Craftsman { character, position };
    }

    /// Frees a notch.
    #[inline]
    pub fn clear(&mut self, notch: u8) {
        let gone = std::mem::take(&mut self.notches[notch as usize]);
        self.who.remove(gone.character);
    }
}

impl Craftsman {
    /// The number at the hammer (QA-6).
    #[inline]
    pub fn performance(self, edition: &Edition) -> u8 {
        edition.facts(self.character).performance[self.position as usize]
    }
}
