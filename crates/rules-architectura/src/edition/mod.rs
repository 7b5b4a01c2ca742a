//! The edition: every printed number of the game as flat tables, made from one data file.

mod build;
mod file;
pub(crate) mod sheet;

use game_core::{EditionInfo, Message, Name};

/// A printed card, by its row in the edition. Every color has its own copy of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Print(pub u8);

impl Print {
    /// No card: fills unused places.
    pub const NONE: Self = Self(0xff);
}

impl Default for Print {
    fn default() -> Self {
        Self::NONE
    }
}

game_core::bit_set! {
    /// Printed cards of one player: a hand, a deck, what lies beside a Cemetery.
    Prints of Print
}

/// The most printed cards an edition can have: a set of them is one word.
pub const MAX_PRINTS: usize = 32;
/// The most cards in a deck.
pub const MAX_DECK: usize = 12;
/// The most columns: a street is one byte of a city.
pub const MAX_COLUMNS: u8 = 8;

/// The printed numbers.
#[derive(Debug)]
pub struct Edition {
    pub(crate) info: EditionInfo,
    /// What the rules ask about a card while playing, by print.
    pub(crate) facts: [Facts; MAX_PRINTS],
    /// What people read of a card, by print.
    pub(crate) cards: Vec<CardRow>,
    /// The numbers of the box.
    pub(crate) numbers: Numbers,
    /// The basic deck.
    pub(crate) basic: Prints,
    /// Additional cards by color.
    pub(crate) by_color: [Prints; 4],
    /// Additional cards that all players have in the `uniform` mode.
    pub(crate) uniform: Prints,
    /// The mode that counts where a configuration names none.
    pub(crate) default_sets: Sets,
    /// For each additional card the basic cards it may replace.
    pub(crate) replaces: [Prints; MAX_PRINTS],
    /// Cards that are laid in front of their owner, outside the city.
    pub(crate) off_city: Prints,
    /// Cards in front of their owner that gather destroyed cards.
    pub(crate) diverting: Prints,
    /// Cards that may escape destruction.
    pub(crate) escaping: Prints,
    /// Cards that may be searched for before the first turn.
    pub(crate) searchable: Prints,
    /// Cards with a cost.
    pub(crate) costly: Prints,
}

/// The colors, in the order of the data file.
pub const COLORS: [&str; 4] = {
    let [red, blue, green, yellow, _] = game_core::color::COLORS;
    [red, blue, green, yellow]
};

/// Which additional cards a player has (AR-3, AR-49).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sets {
    /// Each color its own six, as printed.
    ByColor,
    /// All players the same six.
    Uniform,
}

/// The counts of the box and the rule book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Numbers {
    /// Spaces in a street.
    pub columns: u8,
    /// Streets for each player.
    pub rows_per_player: u8,
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// Protection tokens of a color.
    pub tokens: u8,
    /// Cards drawn at the start.
    pub hand_start: u8,
    /// Cards a hand is filled up to.
    pub hand_limit: u8,
    /// Mulligans for each player.
    pub mulligans: u8,
    /// Side by side in a street, this many of a color may not be brought about by a play …
    pub run_forbidden: u8,
    /// … with this many players or more.
    pub run_min_players: u8,
}

/// What the rules ask about a card while playing; small, so that all of them stay in the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The four printed values, or offsets, read clockwise from the top. Unused sides repeat the top.
    pub sides: [i8; 4],
    /// How a side is read.
    pub kind: Kind,
    /// Whether it has values on all four sides and can be turned.
    pub turnable: bool,
    /// The lowest value or offset.
    pub lowest: i8,
    /// The highest value or offset.
    pub highest: i8,
    /// Whether it has the symbol of protection.
    pub protected: bool,
    /// What it does when played.
    pub verb: Verb,
    /// Whether its owner may leave that.
    pub optional: bool,
    /// Cards to remove before it can be played.
    pub cost: u8,
    /// Whether cards beside the Cemetery can pay.
    pub pays_beside: bool,
    /// What it scores at the end.
    pub end: EndEffect,
}

/// How the values on a card are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The numbers are the values.
    Number,
    /// X: added to the value of the card to the left (AR-32).
    Left,
    /// No.: added to the number of the column (AR-34).
    Column,
}

/// Whose cards an effect reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The cards of its owner.
    #[serde(rename = "self")]
    Own,
    /// The cards of any player.
    Any,
}

/// How far an effect reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// The whole city.
    City,
    /// The spaces next to the card.
    Adjacent,
}

/// What a card does when it is played (timing `on_play`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
pub enum Verb {
    /// Playing it has no effect.
    None,
    /// Turns up to `count` different cards by one step.
    Rotate {
        /// The most that may be chosen.
        count: u8,
        /// Whose cards may be turned.
        whose: Whose,
        /// How far away they may lie.
        reach: Reach,
    },
    /// Turns up to one card of each player.
    RotateEach,
    /// Exchanges two neighbors.
    Swap {
        /// Whose cards may be exchanged.
        whose: Whose,
    },
    /// Destroys one card next to it.
    Destroy,
    /// Puts a token on an own card.
    Protect,
    /// Moves an own card.
    Move,
    /// Rebuilds an own destroyed card.
    Rebuild,
    /// Puts a hand card under the deck and draws one.
    Cycle,
    /// Raises the hand limit.
    HandLimit {
        /// The limit from then on.
        limit: u8,
    },
    /// Puts a token on an eligible space.
    Reserve,
    /// Carries out what another card does when played, and is then removed.
    Copy,
    /// Each opponent lays a hand card face down.
    LayDown,
    /// Takes an own card back and plays another on its space.
    Replay,
    /// Destroys every lower card of its street.
    DestroyLower,
}

/// What a card scores at the end (timing `end_game`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndEffect {
    /// Nothing but its value.
    None,
    /// For each adjacent face-up card of these prints.
    PerNamed {
        /// Points for each.
        each: i8,
        /// The prints.
        prints: Prints,
        /// Whose cards count.
        whose: Whose,
    },
    /// For each adjacent face-up card of the owner.
    PerOwn {
        /// Points for each.
        each: i8,
    },
    /// Once, if an adjacent face-up card is one of these prints.
    IfNamed {
        /// Points.
        vp: i8,
        /// The prints.
        prints: Prints,
        /// Whose cards count.
        whose: Whose,
    },
    /// For each card beside it.
    PerBeside {
        /// Points for each.
        each: i8,
    },
}

/// What people read of a card.
#[derive(Debug)]
pub struct CardRow {
    /// Its name.
    pub name: Name,
    /// Its basic value as printed: `7`, `X`, `N`.
    pub base: String,
    /// Its four sides as printed.
    pub sides: [String; 4],
    /// Whether it belongs to the basic deck.
    pub basic: bool,
    /// How sure its values are.
    pub sides_source: String,
}

impl Facts {
    const BLANK: Self = Self {
        sides: [0; 4],
        kind: Kind::Number,
        turnable: false,
        lowest: 0,
        highest: 0,
        protected: false,
        verb: Verb::None,
        optional: false,
        cost: 0,
        pays_beside: false,
        end: EndEffect::None,
    };
}

impl Edition {
    /// The facts of a card.
    #[inline]
    pub fn facts(&self, print: Print) -> &Facts {
        &self.facts[print.0 as usize % MAX_PRINTS]
    }

    /// The basic cards that an additional card can take the place of (AR-50).
    #[inline]
    pub fn replaced_by(&self, print: Print) -> Prints {
        self.replaces[print.0 as usize % MAX_PRINTS]
    }

    /// The numbers of the box.
    #[inline]
    pub const fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// The name of a card.
    ///
    /// # Panics
    /// If there is no such card; prints come from this edition.
    pub fn name(&'static self, print: Print) -> &'static Name {
        &self.cards[print.0 as usize].name
    }

    /// The id of a card.
    pub(crate) fn id(&self, print: Print) -> &str {
        self.cards.get(print.0 as usize).map_or("?", |card| card.name.id.as_str())
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Print> {
        self.cards.iter().position(|card| card.name.id == id).map(|index| Print(index as u8))
    }

    /// All cards.
    pub fn prints(&self) -> impl Iterator<Item = Print> + use<> {
        (0..self.cards.len() as u8).map(Print)
    }

    /// The spaces of a street that exist, as the low bits of a byte.
    pub(crate) const fn street_mask(&self) -> u32 {
        (1 << self.numbers.columns) - 1
    }
}

impl game_core::Edition for Edition {
    const DEFAULT: &'static str = include_str!("../../data/default.toml");

    fn parse(file: &str, text: &str) -> Result<Self, game_core::EditionFaults> {
        build::build(file, text)
    }

    fn info(&self) -> &EditionInfo {
        &self.info
    }

    fn sheet(&'static self) -> game_core::edition::Sheet {
        sheet::sheet(self)
    }

    fn advice(&'static self) -> Vec<Message> {
        sheet::advice(self)
    }
}
