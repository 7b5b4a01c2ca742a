//! A side of the board: places, roads, and how far it is from one to another.

use game_core::{List, Name};
use serde::{Deserialize, Serialize};

use super::SEATS;

/// A place of the map, by its id's number in the edition; see [`Edition::find_place`].
///
/// [`Edition::find_place`]: super::Edition::find_place
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

game_core::bit_set! {
    /// Places of the map.
    Places of Place
}

/// The most places of a map.
pub const MAX_PLACES: usize = 24;
/// The longest trip that any edition can price.
pub const MAX_SPACES: usize = 6;

/// The type of a place, and so of the demand tile that lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectPlaceType))]
pub enum PlaceType {
    /// The capital: no demand, no building, but the palace.
    #[default]
    Capital,
    /// A village.
    Village,
    /// A monastery.
    Monastery,
    /// A town.
    Town,
}

impl PlaceType {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 4] = [Self::Capital, Self::Village, Self::Monastery, Self::Town];
}

/// A side of the board.
#[derive(Debug)]
pub struct Board {
    /// Its id in the data file.
    pub id: String,
    /// The places it has.
    pub places: Places,
    /// What people read of each place, and where it is drawn.
    pub rows: [Option<PlaceRow>; MAX_PLACES],
    /// The type of each place.
    pub kinds: [PlaceType; MAX_PLACES],
    /// The roads as the data file lists them.
    pub lines: Vec<(Place, Place)>,
    /// The places one road away from each.
    pub roads: [Places; MAX_PLACES],
    /// The places that are at most so many spaces away from each, itself left out.
    pub within: [[Places; MAX_SPACES + 1]; MAX_PLACES],
    /// The capital.
    pub capital: Place,
    /// What the building sites of a place deduct, the best first (QA-49, QA-E37).
    pub sites: List<u8, SEATS>,
}

/// A place as people see it.
#[derive(Debug)]
pub struct PlaceRow {
    /// Its name and id.
    pub name: Name,
    /// From left to right, 0 to 1000.
    pub x: u16,
    /// From top to bottom, 0 to 1000.
    pub y: u16,
}

impl Board {
    /// How many spaces it is from `from` to `to` by the shortest way, if at most [`MAX_SPACES`].
    pub fn spaces(&self, from: Place, to: Place) -> Option<usize> {
        if from == to {
            return Some(0);
        }
        (1..=MAX_SPACES).find(|&spaces| self.within[from.0 as usize][spaces].contains(to))
    }

    /// A place as people see it.
    ///
    /// # Panics
    /// If the place is not on this side of the board.
    pub fn row(&self, place: Place) -> &PlaceRow {
        self.rows[place.0 as usize].as_ref().expect("a place of this side")
    }

    /// Places of a type.
    pub fn of_type(&self, kind: PlaceType) -> Places {
        self.places.iter().filter(|place| self.kinds[place.0 as usize] == kind).collect()
    }

    /// Works out [`Board::within`] from the roads.
    pub(crate) fn measure(&mut self) {
        for place in self.places.iter() {
            let mut seen = Places::only(place);
            for spaces in 1..=MAX_SPACES {
                let further = seen.iter().fold(seen, |all, at| all | self.roads[at.0 as usize]);
                seen = further;
                self.within[place.0 as usize][spaces] = seen.minus(Places::only(place));
            }
        }
    }
}
