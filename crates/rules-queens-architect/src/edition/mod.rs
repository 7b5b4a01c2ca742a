//! The edition: every printed number of the game as flat tables, made from one data file.

mod board;
mod build;
mod file;
mod sheet;

use game_core::{Called, EditionInfo, List, Message, Name};
use serde::{Deserialize, Serialize};

pub use board::{Board, MAX_PLACES, MAX_SPACES, Place, PlaceRow, PlaceType, Places};
pub(crate) use sheet::bonus;

/// A guild, by its row in the edition. There are six.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Guild(pub u8);

game_core::bit_set! {
    /// Guilds: those a place demands, those asleep in a tavern.
    Guilds of Guild
}

/// A character, by its row in the edition. Its copies are alike, so this is all there is to say
/// about a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character(pub u8);

impl Character {
    /// No tile: an empty notch, an empty space of the billboard.
    pub const NONE: Self = Self(0xff);

    /// Whether there is a tile.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }
}

impl Default for Character {
    fn default() -> Self {
        Self::NONE
    }
}

game_core::bit_set! {
    /// Characters: those in a band, those on display.
    Characters of Character
}

/// A demand tile, by its row in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Demand(pub u8);

impl Demand {
    /// No tile: the capital.
    pub const NONE: Self = Self(0xff);
}

impl Default for Demand {
    fn default() -> Self {
        Self::NONE
    }
}

/// Guilds in the game (QA-2), and quitting-time tiles of a player (QA-5).
pub const GUILDS: usize = 6;
/// Notches of an action star (QA-6).
pub const NOTCHES: usize = 6;
/// Spaces of the billboard (QA-1).
pub const ROWS: usize = 6;
/// Corners of a craftsman tile (QA-3).
pub const CORNERS: usize = 6;
/// The most characters an edition can have: a set of them is one word.
pub const MAX_CHARACTERS: usize = 32;
/// The most craftsman tiles an edition can have.
pub const MAX_TILES: usize = 64;
/// The most demand tiles an edition can have.
pub const MAX_DEMANDS: usize = 48;
/// The most tokens on the appreciation track.
pub const MAX_TRACK: usize = 12;
/// The most tokens in the box.
pub const MAX_TOKENS: usize = 24;
/// The most spaces of a price scale or a moneychanger track.
pub const MAX_SCALE: usize = 8;
/// The most bonds that can be redeemed at once; the notation says no more.
pub const MOST_BONDS: u8 = 32;
/// The most players, and so the most building sites of a place.
pub const SEATS: usize = 4;

/// The printed numbers.
#[derive(Debug)]
pub struct Edition {
    pub(crate) info: EditionInfo,
    pub(crate) numbers: Numbers,
    /// What counts where a configuration says nothing else.
    pub(crate) rulings: Rulings,
    /// The action star, clockwise from its top space (QA-26).
    pub(crate) star: [StarAction; 6],
    /// What the rules ask about a character, by character.
    pub(crate) facts: [Facts; MAX_CHARACTERS],
    /// What people read of a character; as many as there are.
    pub(crate) characters: Vec<Row>,
    /// Characters with the day-laborer icon.
    pub(crate) laborers: Characters,
    /// What the rules ask about a demand tile, by tile.
    pub(crate) wants: [Wants; MAX_DEMANDS],
    /// What people read of a demand tile; as many as there are.
    pub(crate) demands: Vec<Row>,
    /// The six guilds.
    pub(crate) guilds: Vec<Row>,
    /// The words for the six spaces of the star, in the order of [`StarAction`].
    pub(crate) actions: Vec<Name>,
    /// The words for the types of places, in the order of [`PlaceType`].
    pub(crate) place_types: Vec<Name>,
    /// The words for the three areas of a tavern: entrance, saloon, dormitory.
    pub(crate) areas: Vec<Name>,
    /// Further words of the rule books, for glossaries.
    pub(crate) terms: Vec<Name>,
    /// The values of the appreciation tokens of the box, in order.
    pub(crate) tokens: List<u8, MAX_TOKENS>,
    /// The ids of places: those of all sides of the board, each once. A [`Place`] is an index here,
    /// so that `v3` reads the same on every side.
    pub(crate) places: Vec<String>,
    /// The sides of the board.
    pub(crate) boards: Vec<Board>,
    /// For each number of players the side they play on.
    pub(crate) board_for: [u8; SEATS + 1],
    /// Facts that are not known for sure, for `data check`.
    pub(crate) doubts: Doubts,
}

/// A space of the action star, and the action it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum StarAction {
    /// Construct a building, do repairs, contribute to the palace.
    Construct,
    /// Day labor.
    DayLaborer,
    /// Hire a craftsman.
    Hire,
    /// Gain confidence or redeem bonds.
    Moneychanger,
    /// Travel.
    Travel,
    /// Send guilds to the tavern.
    Tavern,
}

impl StarAction {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 6] = [
        Self::Construct,
        Self::DayLaborer,
        Self::Hire,
        Self::Moneychanger,
        Self::Travel,
        Self::Tavern,
    ];
}

/// What the rules ask about a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Facts {
    /// The number at the hammer after this many clockwise turns from the start position.
    pub performance: [u8; CORNERS],
    /// The repair value on the scroll.
    pub repair: u8,
    /// Its guild.
    #[serde(serialize_with = "guild_number")]
    pub guild: Guild,
    /// Whether it has the day-laborer icon.
    pub laborer: bool,
    /// The position whose corner has the drop-out arrow (QA-9).
    pub last: u8,
    /// Tiles of it in the box.
    pub copies: u8,
    /// How many of them are starting craftsmen.
    pub starters: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn guild_number<S: serde::Serializer>(guild: &Guild, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(guild.0)
}

/// What the rules ask about a demand tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wants {
    /// The type of place it belongs to.
    pub kind: PlaceType,
    /// The guilds it demands.
    pub guilds: Guilds,
    /// What it gives besides (towns only).
    pub bonus: Bonus,
}

/// The bonus of a town (QA-50, QA-52).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "type", content = "amount")]
pub enum Bonus {
    /// The town has no bonus.
    #[default]
    None,
    /// Points added to the total.
    Appreciation(u8),
    /// Talers from the supply.
    Talers(u8),
    /// One more hire.
    Hire,
}

/// A row of the data file as people read it.
#[derive(Debug)]
pub struct Row {
    /// Its name and id.
    pub name: Name,
    /// How sure its numbers are.
    pub source: String,
}

/// Counts, prices and limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// Craftsman tiles in the box.
    pub craftsmen: u8,
    /// How many of them are starting craftsmen.
    pub starters: u8,
    /// Bonds in the box.
    pub bonds: u8,
    /// Bonds a player begins with.
    pub bonds_each: u8,
    /// Talers a player begins with.
    pub talers_each: u8,
    /// Building markers of a player.
    pub markers: u8,
    /// Starters on display, by the number of players.
    pub display: [u8; SEATS + 1],
    /// Talers for each position a starter is turned (QA-21).
    pub turn_talers: u8,
    /// The most positions a starter may be turned (QA-E5).
    pub turn_most: u8,
    /// The fewest spaces an architect moves.
    pub steps_min: u8,
    /// The most spaces an architect moves.
    pub steps_max: u8,
    /// Prices of the billboard from the second row on; the first entry is not used (QA-29).
    pub prices: [u8; ROWS],
    /// The price scale of the top row, from left to right.
    #[serde(serialize_with = "as_slice")]
    pub scale: List<u8, MAX_SCALE>,
    /// The position in which a tile of each row is hired (QA-30).
    pub positions: [u8; ROWS],
    /// The moneychanger track from the bottom: bonds for each visit.
    #[serde(serialize_with = "as_slice")]
    pub confidence: List<u8, MAX_SCALE>,
    /// Talers for a bond.
    pub bond_talers: u8,
    /// The price of a trip by its spaces; the first entry, for none, is 0.
    pub travel: [u8; MAX_SPACES + 1],
    /// The longest trip (QA-E13).
    pub travel_most: u8,
    /// The fee by the number of guilds sent; the first entry, for none, is 0.
    pub fees: [u8; GUILDS + 1],
    /// Talers for every two craftsmen, rounded up (QA-27).
    pub labor_talers: u8,
    /// Talers for a craftsman turned for the bonus (QA-28).
    pub icon_talers: u8,
    /// The most points a building brings, by the type of place; the capital has 0.
    pub caps: [u8; 4],
    /// The most craftsmen assigned to repairs.
    pub repair_most: u8,
    /// What the band must add up to for the palace.
    pub palace: u8,
    /// Token spaces of the appreciation track.
    pub track: u8,
    /// Rounds after which automatic play stops (QA-E25).
    pub round_limit: u16,
}

fn as_slice<S: serde::Serializer, const N: usize>(
    list: &List<u8, N>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    (**list).serialize(serializer)
}

/// Rulings that name an alternative; the data file gives the defaults, a configuration may say
/// otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// QA-E8: a turn on the hire space without a hire moves the price marker.
    pub price_marker_moves_when_hire_is_forfeited: bool,
    /// QA-E9: the hire of a town bonus moves it.
    pub town_hire_moves_price_marker: bool,
    /// QA-E10: when the hire of a town bonus takes place.
    pub town_hire_timing: TownHireTiming,
    /// QA-E10: whether the craftsman hired by it turns at once like those who built.
    pub town_hire_new_craftsman_is_rotated: bool,
    /// QA-57: whether bonds can run out.
    pub bond_supply_limited: bool,
    /// QA-E12: whether staying counts as a trip.
    pub travel_zero_spaces_allowed: bool,
    /// QA-E15: whether one can go to the tavern and send nobody.
    pub tavern_zero_tiles_allowed: bool,
    /// QA-E21: whether who can contribute to the palace may do something else.
    pub palace_is_optional: bool,
}

/// When the hire of a town bonus takes place (QA-E10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TownHireTiming {
    /// After those who built have turned.
    #[default]
    AfterRotation,
    /// Before those who built have turned.
    BeforeRotation,
}

/// Which facts of QA-U the file itself marks as reconstructed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubts {
    /// Characters whose numbers are not known for sure (QA-U1).
    pub faces: Characters,
    /// Copies of a character and starters among them (QA-U1).
    pub copies: bool,
    /// How many demand tiles have doubtful guilds or bonuses (QA-U2).
    pub demands: u8,
    /// How many sides of the board are doubtful (QA-U3).
    pub boards: u8,
    /// The end of the price scale (QA-U4).
    pub scale: bool,
    /// The order of the star (QA-U5).
    pub star: bool,
    /// Whether the track of the other side has as many spaces (QA-U5).
    pub track: bool,
}

impl Edition {
    /// The facts of a character.
    #[inline]
    pub fn facts(&self, character: Character) -> &Facts {
        &self.facts[character.0 as usize % MAX_CHARACTERS]
    }

    /// What a demand tile asks for and gives.
    #[inline]
    pub fn wants(&self, demand: Demand) -> &Wants {
        &self.wants[demand.0 as usize % MAX_DEMANDS]
    }

    /// The side of the board for this many players.
    #[inline]
    pub fn board(&self, players: usize) -> &Board {
        &self.boards[self.board_for[players] as usize]
    }

    /// The character with this id.
    pub fn find(&self, id: &str) -> Option<Character> {
        position(&self.characters, id).map(Character)
    }

    /// The guild with this id.
    pub fn find_guild(&self, id: &str) -> Option<Guild> {
        position(&self.guilds, id).map(Guild)
    }

    /// The demand tile with this id.
    pub fn find_demand(&self, id: &str) -> Option<Demand> {
        position(&self.demands, id).map(Demand)
    }

    /// The place with this id, on whichever side of the board.
    pub fn find_place(&self, id: &str) -> Option<Place> {
        self.places.iter().position(|place| place == id).map(|index| Place(index as u8))
    }

    /// A character's name.
    ///
    /// # Panics
    /// If there is no such character; characters come from this edition.
    pub fn name(&'static self, character: Character) -> &'static Name {
        &self.characters[character.0 as usize].name
    }

    /// A guild's name.
    pub fn guild_name(&'static self, guild: Guild) -> &'static Name {
        &self.guilds[guild.0 as usize].name
    }

    /// A demand tile's name.
    ///
    /// # Panics
    /// If there is no such tile.
    pub fn demand_name(&'static self, demand: Demand) -> &'static Name {
        &self.demands[demand.0 as usize].name
    }

    /// The word for a space of the star.
    pub fn action_name(&'static self, action: StarAction) -> &'static Name {
        &self.actions[action as usize]
    }

    /// The id of a character.
    pub(crate) fn id(&self, character: Character) -> &str {
        self.characters.get(character.0 as usize).map_or("?", |row| row.name.id.as_str())
    }

    /// The id of a place.
    pub(crate) fn place_id(&self, place: Place) -> &str {
        self.places.get(place.0 as usize).map_or("?", String::as_str)
    }

    /// As many tiles of each character as `count` says, in the order of the edition.
    pub(crate) fn tiles(&self, count: impl Fn(&Facts) -> u8) -> List<Character, MAX_TILES> {
        let copies = |character| (0..count(self.facts(character))).map(move |_| character);
        self.all_characters().flat_map(copies).collect()
    }

    /// The demand tiles of a type.
    pub fn all_demands(&self, kind: PlaceType) -> impl Iterator<Item = Demand> {
        let all = (0..self.demands.len() as u8).map(Demand);
        all.filter(move |&demand| self.wants(demand).kind == kind)
    }

    /// Counts, prices and limits.
    pub const fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What counts where a configuration says nothing else.
    pub const fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// The action star, clockwise from its top space.
    pub const fn star(&self) -> &[StarAction; 6] {
        &self.star
    }

    /// The values of the appreciation tokens of the box, in order.
    pub fn tokens(&self) -> &[u8] {
        &self.tokens
    }

    /// What the file itself marks as reconstructed.
    pub const fn doubts(&self) -> &Doubts {
        &self.doubts
    }

    /// The words for the areas of a tavern (entrance, saloon, dormitory), then further words of the
    /// rule books.
    pub fn words(&self) -> impl Iterator<Item = &Name> {
        self.areas.iter().chain(&self.terms)
    }

    /// What every id is called. That of a place depends on the side of the board, and so on the
    /// number of players.
    pub(crate) fn names(&'static self) -> Vec<Called> {
        let rows = self.characters.iter().chain(&self.demands).chain(&self.guilds);
        let words = self.actions.iter().chain(&self.place_types).chain(self.words());
        let mut names: Vec<_> = rows.map(|row| &row.name).chain(words).map(Called::from).collect();
        for (side, board) in self.boards.iter().enumerate() {
            let players = (2..=SEATS as u8)
                .filter(|&count| usize::from(self.board_for[usize::from(count)]) == side);
            let players: Vec<_> = players.collect();
            let named =
                |row: &'static PlaceRow| Called { name: &row.name, players: players.clone() };
            names.extend(board.rows.iter().flatten().map(named));
        }
        names
    }

    /// All characters.
    pub fn all_characters(&self) -> impl Iterator<Item = Character> + use<> {
        (0..self.characters.len() as u8).map(Character)
    }

    /// All guilds.
    pub fn all_guilds() -> impl DoubleEndedIterator<Item = Guild> {
        (0..GUILDS as u8).map(Guild)
    }
}

fn position(rows: &[Row], id: &str) -> Option<u8> {
    rows.iter().position(|row| row.name.id == id).map(|index| index as u8)
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
