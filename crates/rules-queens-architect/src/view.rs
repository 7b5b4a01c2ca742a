//! What one viewer may know, and worlds that agree with it.
//!
//! Hidden is only the order of the draw pile (QA-E29). What is in it follows from what has been
//! seen, and so does that the missing starters lie above all others (QA-18).

use game_core::{EditionRef, FastRng, List, Rng, Viewer};

use crate::edition::{Character, Edition, MAX_CHARACTERS, MAX_TILES};
use crate::state::{QueensArchitect, Table};

/// All that one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) viewer: Viewer,
    /// What is public.
    pub(crate) table: Table,
    /// The tiles of the pile in the order of the edition: first those below, then the starters on
    /// top of them.
    pub(crate) pile: List<Character, MAX_TILES>,
    /// How many of them are starters.
    pub(crate) starters: u8,
}

impl View {
    pub(crate) fn of(game: &QueensArchitect, viewer: Viewer) -> Self {
        let starters = game.starters_in_pile();
        let (below, above) = game.pile.split_at(game.pile.len() - starters);
        let mut pile = List::new();
        sorted_into(&mut pile, below);
        sorted_into(&mut pile, above);
        Self { edition: game.edition, viewer, table: game.table, pile, starters: starters as u8 }
    }

    /// A whole state with this view.
    pub(crate) fn sample(&self, rng: &mut FastRng) -> QueensArchitect {
        let mut pile = self.pile;
        let (below, above) = pile.split_at_mut(self.pile.len() - self.starters as usize);
        rng.shuffle(below);
        rng.shuffle(above);
        QueensArchitect {
            edition: self.edition,
            rng: Rng::new(rng.seed()),
            table: self.table,
            pile,
        }
    }
}

impl QueensArchitect {
    /// How many tiles of the pile are starters: all above the others (QA-18).
    pub(crate) fn starters_in_pile(&self) -> usize {
        let numbers = &self.edition.numbers;
        self.pile.len().saturating_sub((numbers.craftsmen - numbers.starters) as usize)
    }
}

/// Appends tiles in the order of the edition.
fn sorted_into(list: &mut List<Character, MAX_TILES>, tiles: &[Character]) {
    let mut counts = [0u8; MAX_CHARACTERS];
    for tile in tiles {
        counts[tile.0 as usize % MAX_CHARACTERS] += 1;
    }
    for (index, &count) in counts.iter().enumerate() {
        (0..count).for_each(|_| list.push(Character(index as u8)));
    }
}
