//! The edition: every printed number of the game as flat tables, made from one data file.

mod board;
mod build;
mod cards;
mod goods;
mod read;
pub(crate) mod sheet;

use game_core::{EditionInfo, List, Message, Name};
use serde::{Deserialize, Serialize};

pub use board::{
    APPRENTICE_COLUMNS, APPRENTICE_ROWS, GUILDHALL_ROWS, Guildhall, LEVELS, LOCATIONS, Location,
    LocationKind, MAX_GUILDHALL, MAX_RIVAL_DECK, MAX_VIRTUE, Prices, Rival, STOREYS, Scoring,
    Storey, VirtueLevel, Yield, Yields,
};
pub use cards::{
    Ability, Act, Apprentice, ApprenticeFacts, Apprentices, AtReset, BoardFacts, Building,
    BuildingFacts, Buildings, Condition, Count, Effect, EndGame, Immediate, MarketCard,
    MarketCards, MarketFacts, PlayerBoard, PlayerBoards, Power, Reward, RewardFacts, Rewards,
    Trade,
};
pub use goods::{Cost, GOODS, Gain, Good, Goods, Skill, Skills};

/// The most players.
pub const SEATS: usize = 5;
/// Apprentice cards (WK-4), and so the most kinds.
pub const APPRENTICES: usize = 40;
/// Building cards (WK-4).
pub const BUILDINGS: usize = 40;
/// Black Market cards (WK-2).
pub const MARKET_CARDS: usize = 10;
/// Reward cards (WK-3), and so the most kinds.
pub const REWARDS: usize = 11;
/// Player boards with a side 2 (WK-9).
pub const BOARDS: usize = 5;
/// The most cards dealt to each player for the draft (WK-7).
pub const MAX_DEAL: u8 = 4;
/// The most apprentices of a player.
pub const MAX_APPRENTICES: usize = 8;
/// The most workers of a player.
pub const MAX_WORKERS: u8 = 20;

/// The printed numbers.
#[derive(Debug)]
pub struct Edition {
    pub(crate) info: EditionInfo,
    pub(crate) values: Values,
    pub(crate) words: Words,
}

/// What rules read: flat, and what the hash is over.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Values {
    pub numbers: Numbers,
    pub rulings: Rulings,
    pub virtue: [VirtueLevel; LEVELS],
    pub cathedral: [Storey; STOREYS],
    /// By the number of players; the first entry is not used.
    pub guildhall: [Guildhall; SEATS + 1],
    pub yields: Yields,
    pub prices: Prices,
    pub scoring: Scoring,
    pub rival: Rival,
    pub apprentices: Deck<ApprenticeFacts, APPRENTICES>,
    pub buildings: Deck<BuildingFacts, BUILDINGS>,
    pub market: Deck<MarketFacts, MARKET_CARDS>,
    pub rewards: Deck<RewardFacts, REWARDS>,
    pub boards: Deck<BoardFacts, BOARDS>,
}

/// The facts of up to `N` cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck<T, const N: usize> {
    pub facts: [T; N],
    pub len: u8,
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self { facts: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deck<T, N> {
    /// Those there are.
    pub fn rows(&self) -> &[T] {
        &self.facts[..self.len as usize]
    }
}

/// What people read.
#[derive(Debug, Default)]
pub(crate) struct Words {
    pub apprentices: Vec<Row>,
    pub buildings: Vec<Row>,
    pub market: Vec<Row>,
    pub rewards: Vec<Row>,
    pub boards: Vec<Row>,
    /// In the order of [`Location`].
    pub locations: Vec<Name>,
    pub terms: Vec<Name>,
    pub title: Option<Name>,
    /// Virtue levels that no rulebook confirms.
    pub doubtful_levels: u8,
}

/// A row of the data file as people read it.
#[derive(Debug, Clone)]
pub struct Row {
    /// Its name and id.
    pub name: Name,
    /// How sure its numbers are.
    pub source: String,
}

/// Counts and limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// Workers of a player (WK-1).
    pub workers: u8,
    /// Silver on the Tax Stand to begin with (WK-5).
    pub tax_stand: u8,
    /// The Virtue level to begin with (WK-6).
    pub virtue: u8,
    /// Building cards in hand at the end of a turn (WK-14).
    pub hand_limit: u8,
    /// Apprentices of a player (WK-26).
    pub apprentice_limit: u8,
    /// Cards dealt for the draft (WK-7).
    pub draft_deal: u8,
    /// Cards kept of them.
    pub draft_keep: u8,
    /// Silver by turn order (WK-8).
    pub silver: [u8; SEATS],
    /// Rounds after which automatic play stops.
    pub round_limit: u16,
}

/// Rulings that name an alternative; the data file gives the defaults, a configuration may say
/// otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// WK-Q1: what a Conspirator makes cheaper.
    pub conspirator_discount: ConspiratorDiscount,
    /// WK-Q2: whether the limit of locations binds the captures of the Fortress.
    pub fortress_location_limit: bool,
    /// WK-Q3: whether a card is turned in the reset that finds the left pile empty.
    pub empty_black_market_turns_card: bool,
    /// WK-Q7: whether hires, captures, the Church and the Library may be declined.
    ///
    /// Where it is off it is no part of the hash, as editions of rules version 1 did not have it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub building_effects_optional: bool,
}

/// What a Conspirator makes cheaper (WK-Q1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ConspiratorDiscount {
    /// The visit as a whole.
    #[default]
    Visit,
    /// Each further capture.
    EachCapture,
}

impl Edition {
    /// Counts and limits.
    #[inline]
    pub const fn numbers(&self) -> &Numbers {
        &self.values.numbers
    }

    /// What counts where a configuration says nothing else.
    #[inline]
    pub const fn rulings(&self) -> Rulings {
        self.values.rulings
    }

    /// A Virtue level; those beyond the track are its end.
    #[inline]
    pub const fn virtue(&self, level: u8) -> &VirtueLevel {
        let level = if level > MAX_VIRTUE { MAX_VIRTUE } else { level };
        &self.values.virtue[level as usize]
    }

    /// A level of the Cathedral; 0 is below it.
    ///
    /// # Panics
    /// If there is no such level.
    #[inline]
    pub const fn storey(&self, level: u8) -> &Storey {
        &self.values.cathedral[level as usize]
    }

    /// The Guildhall for this many players.
    ///
    /// # Panics
    /// If there are more than five.
    #[inline]
    pub const fn guildhall(&self, players: usize) -> &Guildhall {
        &self.values.guildhall[players]
    }

    /// What resource locations give.
    #[inline]
    pub const fn yields(&self) -> &Yields {
        &self.values.yields
    }

    /// Prices and limits of the other locations.
    #[inline]
    pub const fn prices(&self) -> &Prices {
        &self.values.prices
    }

    /// What counts at the end.
    #[inline]
    pub const fn scoring(&self) -> &Scoring {
        &self.values.scoring
    }

    /// The figures of the house rival.
    #[inline]
    pub const fn rival(&self) -> &Rival {
        &self.values.rival
    }

    /// The facts of an apprentice.
    #[inline]
    pub const fn apprentice(&self, apprentice: Apprentice) -> &ApprenticeFacts {
        &self.values.apprentices.facts[at_most(apprentice.0, APPRENTICES)]
    }

    /// The facts of a building.
    #[inline]
    pub const fn building(&self, building: Building) -> &BuildingFacts {
        &self.values.buildings.facts[at_most(building.0, BUILDINGS)]
    }

    /// What a Black Market card brings.
    #[inline]
    pub const fn market_card(&self, card: MarketCard) -> &MarketFacts {
        &self.values.market.facts[card.0 as usize % MARKET_CARDS]
    }

    /// What a Reward card brings.
    #[inline]
    pub const fn reward(&self, reward: Reward) -> &RewardFacts {
        &self.values.rewards.facts[reward.0 as usize % REWARDS]
    }

    /// Side 2 of a player board.
    #[inline]
    pub const fn board(&self, board: PlayerBoard) -> &BoardFacts {
        &self.values.boards.facts[board.0 as usize % BOARDS]
    }

    /// All kinds of apprentices, in order.
    pub fn all_apprentices(&self) -> impl Iterator<Item = Apprentice> + use<> {
        (0..self.values.apprentices.len).map(Apprentice)
    }

    /// All buildings, in the order of their numbers.
    pub fn all_buildings(&self) -> impl Iterator<Item = Building> + use<> {
        (0..self.values.buildings.len).map(Building)
    }

    /// All Black Market cards, in the order of their numbers.
    pub fn all_market_cards(&self) -> impl Iterator<Item = MarketCard> + use<> {
        (0..self.values.market.len).map(MarketCard)
    }

    /// All kinds of Reward cards, in order.
    pub fn all_rewards(&self) -> impl Iterator<Item = Reward> + use<> {
        (0..self.values.rewards.len).map(Reward)
    }

    /// All player boards, in order.
    pub fn all_boards(&self) -> impl Iterator<Item = PlayerBoard> + use<> {
        (0..self.values.boards.len).map(PlayerBoard)
    }

    /// The apprentice cards of the box, in order.
    pub fn apprentice_cards(&self) -> List<Apprentice, APPRENTICES> {
        let copies = |kind: Apprentice| (0..self.apprentice(kind).copies).map(move |_| kind);
        self.all_apprentices().flat_map(copies).collect()
    }

    /// The Reward cards of the box, in order.
    pub fn reward_cards(&self) -> List<Reward, REWARDS> {
        let copies = |kind: Reward| (0..self.reward(kind).copies).map(move |_| kind);
        self.all_rewards().flat_map(copies).collect()
    }

    /// The apprentice with this id.
    pub fn find_apprentice(&self, id: &str) -> Option<Apprentice> {
        position(&self.words.apprentices, id).map(Apprentice)
    }

    /// The building with this id.
    pub fn find_building(&self, id: &str) -> Option<Building> {
        position(&self.words.buildings, id).map(Building)
    }

    /// The Black Market card with this id.
    pub fn find_market_card(&self, id: &str) -> Option<MarketCard> {
        position(&self.words.market, id).map(MarketCard)
    }

    /// The Reward card with this id.
    pub fn find_reward(&self, id: &str) -> Option<Reward> {
        position(&self.words.rewards, id).map(Reward)
    }

    /// The player board with this id.
    pub fn find_board(&self, id: &str) -> Option<PlayerBoard> {
        position(&self.words.boards, id).map(PlayerBoard)
    }

    /// An apprentice's id.
    pub fn apprentice_id(&self, apprentice: Apprentice) -> &str {
        id(&self.words.apprentices, apprentice.0)
    }

    /// A building's id.
    pub fn building_id(&self, building: Building) -> &str {
        id(&self.words.buildings, building.0)
    }

    /// A player board's id.
    pub fn board_id(&self, board: PlayerBoard) -> &str {
        id(&self.words.boards, board.0)
    }

    /// An apprentice's name.
    ///
    /// # Panics
    /// If there is no such apprentice; apprentices come from this edition.
    pub fn apprentice_name(&'static self, apprentice: Apprentice) -> &'static Name {
        &self.words.apprentices[apprentice.0 as usize].name
    }

    /// A building's name.
    ///
    /// # Panics
    /// If there is no such building.
    pub fn building_name(&'static self, building: Building) -> &'static Name {
        &self.words.buildings[building.0 as usize].name
    }

    /// What we call a Black Market card.
    ///
    /// # Panics
    /// If there is no such card.
    pub fn market_name(&'static self, card: MarketCard) -> &'static Name {
        &self.words.market[card.0 as usize].name
    }

    /// What we call a Reward card.
    ///
    /// # Panics
    /// If there is no such card.
    pub fn reward_name(&'static self, reward: Reward) -> &'static Name {
        &self.words.rewards[reward.0 as usize].name
    }

    /// The name of a player board.
    ///
    /// # Panics
    /// If there is no such board.
    pub fn board_name(&'static self, board: PlayerBoard) -> &'static Name {
        &self.words.boards[board.0 as usize].name
    }

    /// A location's name.
    pub fn location_name(&'static self, location: Location) -> &'static Name {
        &self.words.locations[location as usize]
    }

    /// The game's own name.
    pub const fn title(&'static self) -> Option<&'static Name> {
        self.words.title.as_ref()
    }

    /// The word of the game with this id: `worker`, `capture`.
    pub fn term(&'static self, id: &str) -> Option<&'static Name> {
        self.words.terms.iter().find(|term| term.id == id)
    }

    /// The word for a kind of goods.
    ///
    /// # Panics
    /// Never: an edition has a term for each.
    pub fn good_name(&'static self, good: Good) -> &'static Name {
        self.term(good.id()).expect("a term for each of the goods")
    }

    /// The word for a skill.
    ///
    /// # Panics
    /// Never: an edition has a term for each.
    pub fn skill_name(&'static self, skill: Skill) -> &'static Name {
        self.term(skill.id()).expect("a term for each skill")
    }

    /// Every name of the edition.
    pub fn names(&'static self) -> impl Iterator<Item = &'static Name> {
        let words = &self.words;
        let rows =
            [&words.apprentices, &words.buildings, &words.market, &words.rewards, &words.boards];
        let rows = rows.into_iter().flatten().map(|row| &row.name);
        rows.chain(&words.locations).chain(&words.terms).chain(&words.title)
    }
}

/// An index that is never beyond the end, cheaper than a remainder.
#[inline]
const fn at_most(index: u8, len: usize) -> usize {
    let index = index as usize;
    if index < len { index } else { len - 1 }
}

fn id(rows: &[Row], index: u8) -> &str {
    rows.get(index as usize).map_or("", |row| &row.name.id)
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
