//! Cards and player boards: what each does.

use serde::Serialize;

use super::{Cost, Gain, Good, Goods, Location, Skill, Skills};

/// A kind of apprentice, by its row in the edition. Copies are alike, so this is all there is to
/// say about a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Apprentice(pub u8);

impl Apprentice {
    /// No card: an empty space.
    pub const NONE: Self = Self(0xff);

    /// Whether there is a card.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }
}

impl Default for Apprentice {
    fn default() -> Self {
        Self::NONE
    }
}

game_core::bit_set! {
    /// Kinds of apprentices: those that act at one trigger.
    Apprentices of Apprentice in u64
}

/// A building, by its card number less 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(pub u8);

impl Building {
    /// No card: a hidden one.
    pub const NONE: Self = Self(0xff);

    /// Whether there is a card.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }
}

impl Default for Building {
    fn default() -> Self {
        Self::NONE
    }
}

game_core::bit_set! {
    /// Buildings: a hand, those constructed. They come in the order of their numbers (WK-E41).
    Buildings of Building in u64
}

/// A Black Market card, by its card number less 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarketCard(pub u8);

game_core::bit_set! {
    /// Black Market cards: a pile whose order is not known.
    MarketCards of MarketCard
}

/// A kind of Reward card, by its row in the edition. Copies are alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reward(pub u8);

game_core::bit_set! {
    /// Kinds of Reward cards.
    Rewards of Reward
}

/// Side 2 of a player board, by its row in the edition (WK-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerBoard(pub u8);

impl PlayerBoard {
    /// Side 1, which is the same for all.
    pub const SIDE_1: Self = Self(0xff);
}

impl Default for PlayerBoard {
    fn default() -> Self {
        Self::SIDE_1
    }
}

game_core::bit_set! {
    /// Player boards.
    PlayerBoards of PlayerBoard
}

/// What the rules ask about an apprentice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ApprenticeFacts {
    /// Cards of it in the box.
    pub copies: u8,
    /// What it knows.
    pub skills: Skills,
    /// The virtue change when it is hired (WK-25).
    pub virtue: i8,
    /// What it does for its owner.
    pub ability: Ability,
}

/// What an apprentice does for its owner, by what sets it off. Every copy counts (WK-E6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// It does nothing.
    #[default]
    None,
    /// An own worker is placed at `location`.
    PlaceWorker {
        /// The location that sets it off.
        location: Location,
        /// On top of the location's yield.
        gain: Gain,
    },
    /// One more trade at the King's Storehouse.
    StorehouseTrade(Trade),
    /// An own worker is placed at the Tax Stand.
    TaxStandAction {
        /// On top of the silver there.
        gain: Gain,
        /// So much less virtue is lost.
        virtue_loss_reduction: u8,
    },
    /// An own worker is placed at the Town Centre.
    TownCentreAction {
        /// Plain silver off the visit, or off each further capture (WK-Q1).
        discount: u8,
    },
    /// An own worker is placed on one of the three Black Market spaces.
    BlackMarketAction {
        /// On top of what the space gives.
        gain: Gain,
        /// So much less virtue is lost.
        virtue_loss_reduction: u8,
        /// Plain silver off the cost.
        discount: u8,
    },
    /// An own debt is turned to its paid side.
    DebtPaid {
        /// On top of the virtue.
        gain: Gain,
    },
    /// The own marker moves up the Cathedral; after the Reward card.
    CathedralAdvance {
        /// On top of the Reward card.
        gain: Gain,
    },
    /// Step 3 of a Black Market reset (WK-71).
    BlackMarketReset(AtReset),
}

/// What an apprentice does in a Black Market reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AtReset {
    /// Any number of own workers, `up_to` so many, come from Prison to the own supply.
    Release {
        /// The most workers that come back.
        up_to: u8,
    },
    /// A gain.
    Gain {
        /// Looked at when the apprentice acts (WK-E36).
        condition: Condition,
        /// What is gained.
        gain: Gain,
    },
}

/// What must hold for an apprentice to act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// It always acts.
    #[default]
    Always,
    /// No own worker is in Prison.
    NoOwnWorkersInPrison,
}

/// A trade at the King's Storehouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Trade {
    /// Its price.
    pub pay: Cost,
    /// What it brings.
    pub gain: Gain,
}

/// What the rules ask about a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BuildingFacts {
    /// What it costs.
    pub cost: Goods,
    /// The skills that the builder's apprentices must have.
    pub skills: Skills,
    /// Its printed points.
    pub vp: i8,
    /// The virtue change when it is constructed, before the effect (WK-52).
    pub virtue: i8,
    /// What else it does.
    pub effect: Effect,
}

/// What a building does, by when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// As soon as it is constructed.
    Immediate(Immediate),
    /// Before the scoring (WK-82).
    EndGame(EndGame),
}

impl Default for Effect {
    fn default() -> Self {
        Self::Immediate(Immediate::Gain { gain: Gain::NONE })
    }
}

/// What a building does as soon as it is constructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Immediate {
    /// A gain.
    Gain {
        /// What is gained.
        gain: Gain,
    },
    /// Exactly one of two gains.
    GainChoice {
        /// The gains to choose from.
        options: [Gain; 2],
    },
    /// A gain for every `per` of something, rounded down.
    GainPer {
        /// What is counted.
        of: Count,
        /// The size of a group.
        per: u8,
        /// What each group brings.
        gain: Gain,
    },
    /// Hires from any column, at no cost; may be declined with the switch of WK-Q7.
    HireFree {
        /// The most apprentices that may be hired.
        count: u8,
    },
    /// Captures at no cost; may be declined with the switch of WK-Q7.
    CaptureFree {
        /// The most captures.
        count: u8,
    },
    /// One of two acts; may be declined with the switch of WK-Q7.
    Choice {
        /// The acts to choose from.
        options: [Act; 2],
    },
    /// Unpaid debts are taken.
    TakeDebt {
        /// How many debts are taken.
        count: u8,
    },
    /// Own unpaid debts return to the pile; may be declined with the switch of WK-Q7.
    DestroyUnpaidDebt {
        /// The most debts that may be destroyed.
        count: u8,
    },
    /// All own workers come from Prison to the own supply.
    ReleaseOwnFromPrison,
    /// Buildings of the hand go under the pile for a gain; may be declined with the switch of WK-Q7.
    DiscardBuildingFor {
        /// How many cards.
        count: u8,
        /// What they bring.
        gain: Gain,
    },
    /// Every player gains, the builder included.
    AllPlayersGain {
        /// What each gains.
        gain: Gain,
    },
    /// Every player with enough workers in Prison loses virtue, the builder included.
    AllPlayersLose {
        /// This many own workers in Prison are enough.
        threshold: u8,
        /// What each of them loses.
        virtue_loss: u8,
    },
}

/// An act that a building offers besides another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Captures at no cost.
    CaptureFree {
        /// The most captures.
        count: u8,
    },
    /// All own workers on opponents' boards come to the own supply; needs at least one there.
    RansomFree,
}

/// What a building does before the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EndGame {
    /// Points for every `per` of something, rounded down.
    VpPer {
        /// What is counted.
        of: Count,
        /// The size of a group.
        per: u8,
        /// What each group brings.
        vp: u8,
    },
    /// Points for strictly more than every other player.
    VpIfMost {
        /// What is counted.
        of: Count,
        /// What that brings.
        vp: u8,
    },
    /// Points for having no unpaid debt.
    VpIfNoUnpaidDebt {
        /// What that brings.
        vp: u8,
    },
    /// Every own unpaid debt counts so much more.
    UnpaidDebtVpDelta {
        /// Added to the points of each.
        delta: i8,
    },
    /// Virtue for every `per` of something, rounded down.
    VirtuePer {
        /// What is counted.
        of: Count,
        /// The size of a group.
        per: u8,
        /// What each group brings.
        virtue: u8,
    },
    /// Virtue for strictly more than every other player.
    VirtueIfMost {
        /// What is counted.
        of: Count,
        /// What that brings.
        virtue: u8,
    },
    /// Virtue is lost.
    LoseVirtue {
        /// How many steps are lost.
        virtue_loss: u8,
    },
}

/// What effects of buildings count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// The Virtue level.
    Virtue,
    /// Goods of one kind (gold and marble of Therese: WK-E25).
    Good(Good),
    /// Clay, wood and stone together.
    ClayWoodStoneTotal,
    /// The level on the Cathedral.
    CathedralLevel,
    /// Paid debts.
    PaidDebt,
    /// Opponents' workers on the own board (WK-E22).
    CapturedWorkerOnOwnBoard,
    /// Own buildings, this one included.
    OwnConstructedBuilding,
    /// Own apprentices with a skill.
    ApprenticeWithSkill(Skill),
}

/// What the two sides of a Black Market card bring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MarketFacts {
    /// On the left space.
    pub small: Goods,
    /// On the right space.
    pub large: Goods,
}

/// What the rules ask about a Reward card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RewardFacts {
    /// Cards of it in the box.
    pub copies: u8,
    /// What it brings.
    pub gain: Gain,
}

/// What the rules ask about side 2 of a player board (WK-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BoardFacts {
    /// Own workers that begin in Prison.
    pub workers_in_prison: u8,
    /// Silver to begin with.
    pub silver: u8,
    /// The Virtue level to begin with.
    pub virtue: u8,
    /// Other things to begin with; building cards are drawn after the draft.
    pub start: Gain,
    /// The power that the character has all game.
    pub power: Power,
}

/// The lasting power of a player board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// None: side 1.
    #[default]
    None,
    /// Gold and marble are one number (WK-E25).
    GoldMarbleInterchangeable,
    /// A gain with every Black Market action.
    BlackMarketActionGain {
        /// What is gained.
        gain: Gain,
    },
    /// Tax coins ignored in every cost, on top of those of the Virtue level.
    IgnoreTax {
        /// How many tax coins are ignored.
        tax: u8,
    },
    /// No building card is discarded for the Cathedral.
    CathedralNoDiscard,
    /// A cheaper hire in the Workshop, and a limit of one's own.
    WorkshopHire {
        /// Plain silver off the hire.
        discount: u8,
        /// In place of the common limit.
        apprentice_limit: u8,
    },
}
