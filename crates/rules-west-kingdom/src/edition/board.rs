//! The main board: locations, tracks, prices.

use serde::Serialize;

use super::{Cost, Gain, Goods, SEATS, Trade};

/// Locations of the main board.
pub const LOCATIONS: usize = 14;
/// Levels of the Virtue track, 0 to 14 (WK-60).
pub const LEVELS: usize = 15;
/// The highest Virtue level.
pub const MAX_VIRTUE: u8 = 14;
/// Levels of the Cathedral, the one below it included (WK-54).
pub const STOREYS: usize = 6;
/// Rows of the Guildhall (WK-50).
pub const GUILDHALL_ROWS: u8 = 4;
/// The most Guildhall spaces in use.
pub const MAX_GUILDHALL: usize = 24;
/// Rows of open apprentices (WK-4).
pub const APPRENTICE_ROWS: usize = 2;
/// Columns of open apprentices (WK-4).
pub const APPRENTICE_COLUMNS: usize = 4;
/// The most cards in the deck of the house rival.
pub const MAX_RIVAL_DECK: usize = 30;

/// A location of the main board, in the order of the data file, which decides between groups of
/// equal size (WK-93).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Location {
    /// Stone.
    #[default]
    Quarry,
    /// Wood.
    Forest,
    /// Clay or gold.
    Mines,
    /// Silver.
    Silversmith,
    /// Trades.
    KingsStorehouse,
    /// Apprentices or building cards.
    Workshop,
    /// Captures.
    TownCentre,
    /// The tax silver.
    TaxStand,
    /// Prison and debts.
    Guardhouse,
    /// The left space of the Black Market.
    BlackMarketSmall,
    /// The middle space of the Black Market.
    BlackMarketMiddle,
    /// The right space of the Black Market.
    BlackMarketLarge,
    /// Buildings and the Cathedral.
    Guildhall,
    /// The Prison: no worker is placed there.
    Prison,
}

/// What kind of location one is (WK-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    /// A large circle: any number of workers, which can be captured.
    Open,
    /// One worker, until a reset.
    Small,
    /// Workers stay for the rest of the game.
    Guildhall,
    /// Never chosen for placing.
    Prison,
}

impl LocationKind {
    /// Its id in the data file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Small => "small",
            Self::Guildhall => "guildhall",
            Self::Prison => "prison",
        }
    }
}

impl Location {
    /// All of them, in the order of the data file.
    pub const ALL: [Self; LOCATIONS] = [
        Self::Quarry,
        Self::Forest,
        Self::Mines,
        Self::Silversmith,
        Self::KingsStorehouse,
        Self::Workshop,
        Self::TownCentre,
        Self::TaxStand,
        Self::Guardhouse,
        Self::BlackMarketSmall,
        Self::BlackMarketMiddle,
        Self::BlackMarketLarge,
        Self::Guildhall,
        Self::Prison,
    ];

    /// The open ones, whose workers can be captured.
    pub const OPEN: [Self; 9] = [
        Self::Quarry,
        Self::Forest,
        Self::Mines,
        Self::Silversmith,
        Self::KingsStorehouse,
        Self::Workshop,
        Self::TownCentre,
        Self::TaxStand,
        Self::Guardhouse,
    ];

    /// The three spaces of the Black Market, from the left.
    pub const MARKET: [Self; 3] =
        [Self::BlackMarketSmall, Self::BlackMarketMiddle, Self::BlackMarketLarge];

    /// Its id in the data file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quarry => "quarry",
            Self::Forest => "forest",
            Self::Mines => "mines",
            Self::Silversmith => "silversmith",
            Self::KingsStorehouse => "kings_storehouse",
            Self::Workshop => "workshop",
            Self::TownCentre => "town_centre",
            Self::TaxStand => "tax_stand",
            Self::Guardhouse => "guardhouse",
            Self::BlackMarketSmall => "black_market_small",
            Self::BlackMarketMiddle => "black_market_middle",
            Self::BlackMarketLarge => "black_market_large",
            Self::Guildhall => "guildhall",
            Self::Prison => "prison",
        }
    }

    /// The location with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|location| location.id() == id)
    }

    /// What kind of location it is.
    #[inline]
    pub const fn kind(self) -> LocationKind {
        match self {
            Self::BlackMarketSmall | Self::BlackMarketMiddle | Self::BlackMarketLarge => {
                LocationKind::Small
            }
            Self::Guildhall => LocationKind::Guildhall,
            Self::Prison => LocationKind::Prison,
            _ => LocationKind::Open,
        }
    }

    /// Whether it is open, so that workers there can be captured and taken back.
    #[inline]
    pub const fn is_open(self) -> bool {
        matches!(self.kind(), LocationKind::Open)
    }
}

/// How much a location gives, by the own workers there (WK-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Yield {
    /// In any case.
    pub base: u8,
    /// For each worker.
    pub per_worker: u8,
    /// 1 for every few workers, rounded down; 0 for nothing of the kind.
    pub per_workers: u8,
}

impl Yield {
    /// What this many own workers bring.
    #[inline]
    pub const fn of(self, workers: u8) -> u8 {
        let groups = match self.per_workers {
            0 => 0,
            size => workers / size,
        };
        self.base + self.per_worker * workers + groups
    }
}

/// What the resource locations and the draw in the Workshop give (WK-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Yields {
    /// Stone in the Quarry.
    pub quarry: Yield,
    /// Wood in the Forest.
    pub forest: Yield,
    /// Clay in the Mines.
    pub mines_clay: Yield,
    /// Gold in the Mines.
    pub mines_gold: Yield,
    /// Silver at the Silversmith.
    pub silversmith: Yield,
    /// Building cards in the Workshop (WK-27).
    pub workshop: Yield,
}

/// A level of the Virtue track (WK-60).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct VirtueLevel {
    /// Its points.
    pub vp: i8,
    /// Tax coins of each cost that are ignored (WK-63).
    pub tax_ignored: u8,
    /// Whether the Cathedral is closed (WK-64).
    pub cathedral_forbidden: bool,
    /// Whether the Black Market is closed (WK-64).
    pub black_market_forbidden: bool,
}

/// A level of the Cathedral (WK-54).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Storey {
    /// What it costs to come here from the level below.
    pub cost: Cost,
    /// Building cards discarded for it.
    pub discard: u8,
    /// Its points.
    pub vp: u8,
    /// Markers it holds; below the Cathedral any number (WK-E39).
    pub capacity: u8,
}

/// The Guildhall for a number of players (WK-50, WK-70).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Guildhall {
    /// Columns in use.
    pub columns: u8,
    /// Spaces in use.
    pub spaces: u8,
    /// The spaces, counted from 1, whose worker triggers a reset.
    pub resets: [u8; 2],
    /// The space, counted from 1, whose worker brings the end about.
    pub end: u8,
    /// Reward cards in the game (WK-3).
    pub rewards: u8,
}

/// Prices and limits of the other locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prices {
    /// The trades open to everyone (WK-18).
    pub trades: [Trade; 2],
    /// A hire in the Workshop (WK-21).
    pub hire: Cost,
    /// Silver for each column too far (WK-22).
    pub skip_coin: u8,
    /// The first capture of a visit (WK-30).
    pub first_capture: Cost,
    /// Each further one.
    pub next_capture: Cost,
    /// Locations that the captures of one turn may come from, by players (WK-31).
    pub capture_locations: [u8; SEATS + 1],
    /// Virtue lost at the Tax Stand (WK-35).
    pub tax_stand_virtue_loss: u8,
    /// Silver that must lie there.
    pub tax_stand_needs: u8,
    /// For each worker sent to Prison (WK-45).
    pub imprison: Gain,
    /// A Ransom in money.
    pub ransom: Cost,
    /// A Ransom by debt.
    pub ransom_by_debt: Cost,
    /// Paying a debt.
    pub pay_debt: Cost,
    /// What a paid debt brings at once.
    pub debt_paid: Gain,
    /// The three Black Market spaces, from the left (WK-40).
    pub market: [Cost; 3],
    /// What the pictures on the left and the right space show (WK-41).
    pub printed: [Goods; 2],
    /// Cards drawn in the middle.
    pub market_draw: u8,
    /// Cards of them kept.
    pub market_keep: u8,
    /// Workers in Prison that cost virtue in a reset (WK-71).
    pub reset_threshold: u8,
    /// The virtue they cost.
    pub reset_virtue_loss: u8,
    /// Workers in Prison that can make a player the one with the most (WK-73).
    pub reset_debt_needs: u8,
    /// Debts for the most workers in Prison.
    pub reset_debt: u8,
    /// For an advance on the Cathedral when no Reward card is left (WK-54).
    pub no_reward_left: Gain,
}

/// What counts at the end besides buildings and tracks (WK-83).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scoring {
    /// For each unpaid debt.
    pub unpaid_debt: i8,
    /// For each gold.
    pub gold: u8,
    /// For each marble.
    pub marble: u8,
    /// A point for every so much silver.
    pub silver_per_vp: u8,
    /// A point less for every so many own workers in Prison.
    pub prison_per_vp: u8,
}

/// The figures of the house rival, the opponent of a single player (WK-Q9, WK-93).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rival {
    /// Work for a worker in the Guildhall.
    pub work_threshold: u8,
    /// Work for a Black Market space.
    pub market_work: u8,
    /// Virtue that it costs.
    pub market_virtue_loss: u8,
    /// Virtue lost at the Tax Stand.
    pub tax_stand_virtue_loss: u8,
    /// Silver for 1 work there.
    pub silver_per_work: u8,
    /// Captured workers for 1 work at the Guardhouse.
    pub captured_per_work: u8,
    /// Virtue gained at the King's Storehouse.
    pub storehouse_virtue: u8,
    /// Virtue gained by an advance on the Cathedral.
    pub cathedral_virtue: u8,
    /// Its workers.
    pub workers: u8,
    /// Its Virtue level to begin with.
    pub virtue: u8,
    /// Cards of its deck by location; those of the Black Market stand at its left space.
    pub deck: [u8; LOCATIONS],
    /// Silver of the human player to begin with.
    pub human_silver: u8,
}
