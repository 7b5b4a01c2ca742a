//! Why an answer is refused.

use game_core::Seat;

use crate::edition::{Apprentice, Building, Location, Skills};

/// The reason why an answer is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields say what the variant speaks of")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player is asked.
    NotAsked,
    /// This answers another question.
    OtherQuestion,
    /// The card is not among those of the draft.
    NotDealt { building: Building },
    /// The card is not among those looked at.
    NotLookedAt { building: Building },
    /// The card is not in the hand.
    NotInHand { building: Building },
    /// The card has been chosen already.
    AlreadyChosen { building: Building },
    /// Workers cannot be placed in the Prison.
    NotPlaceable,
    /// There is no silver on the Tax Stand.
    EmptyTaxStand,
    /// The first capture cannot be paid.
    NoFirstCapture { price: u8, silver: u16 },
    /// No action of the Guardhouse is possible.
    NothingAtGuardhouse,
    /// The space of the Black Market is taken.
    SpaceTaken { location: Location, seat: Seat },
    /// The Virtue level closes the Black Market.
    TooVirtuous { level: u8 },
    /// The Black Market costs more silver than there is.
    MarketTooDear { price: u8, silver: u16 },
    /// Nothing can be built, and the Cathedral cannot be advanced on.
    NothingToBuild,
    /// No own worker is there.
    NoWorkerThere { location: Location },
    /// Workers do not come back from there while others stand on open locations.
    NotFromThere { location: Location },
    /// Workers stay in the Guildhall for the rest of the game.
    StaysInGuildhall,
    /// No own worker is on that board, or there are others to take back.
    NotFromBoard { holder: Seat },
    /// Gold needs more workers in the Mines.
    NoGold,
    /// The trade is that of an apprentice that the player does not have.
    NoSuchTrade { apprentice: Apprentice },
    /// The apprentice brings no trade.
    NoTrader { apprentice: Apprentice },
    /// The trade cannot be paid.
    CannotTrade,
    /// The mix is not what is asked for.
    WrongMix { total: u8 },
    /// So much of these goods is not there.
    MixMissing,
    /// There is no apprentice there.
    NoApprentice,
    /// The hire costs more silver than there is.
    HireTooDear { price: u16, silver: u16 },
    /// A card looked at must be kept.
    MustKeep,
    /// The player does not have this apprentice.
    NotHired { apprentice: Apprentice },
    /// An apprentice has to go to make room.
    MustDismiss,
    /// No worker of that player is there.
    NobodyThere { location: Location, owner: Seat },
    /// The captures of this turn come from as many locations already.
    TooManyLocations { most: u8 },
    /// The capture costs more silver than there is.
    CaptureTooDear { price: u8, silver: u16 },
    /// No captured worker is on the own board.
    NobodyCaptured,
    /// No own worker is in Prison.
    NobodyInPrison,
    /// No own worker is on an opponent's board.
    NobodyHeld,
    /// The Ransom costs more silver than there is.
    RansomTooDear { price: u8, silver: u16 },
    /// There is no unpaid debt.
    NoDebt,
    /// Paying a debt costs more silver than there is.
    DebtTooDear { price: u8, silver: u16 },
    /// Skills are missing for the building.
    MissingSkills { building: Building, skills: Skills },
    /// The goods for the building are missing.
    MissingGoods { building: Building },
    /// The Virtue level closes the Cathedral.
    TooWicked { level: u8 },
    /// The marker is at the top of the Cathedral.
    TopOfCathedral,
    /// The next level of the Cathedral is full.
    LevelFull { level: u8 },
    /// The advance costs goods that are missing.
    AdvanceTooDear { level: u8 },
    /// No building card is in hand to be discarded.
    NoCardToDiscard,
    /// That many debts cannot be destroyed.
    TooManyDebts { most: u8 },
    /// The apprentice does not act in this reset, or no longer.
    CannotAct { apprentice: Apprentice },
    /// That many workers cannot be freed.
    TooManyFreed { most: u8 },
    /// A worker has to be placed.
    MustPlace,
    /// This is not optional.
    NotOptional,
    /// The effect of the building is compulsory as far as it is possible.
    MustCarryOut { building: Building },
}

impl game_core::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::Over | Self::NotAsked | Self::OtherQuestion => return None,
            Self::NotDealt { .. } => "WK-7",
            Self::NotLookedAt { .. } | Self::MustKeep => "WK-40",
            Self::NotInHand { .. } | Self::AlreadyChosen { .. } => "WK-14",
            Self::NotPlaceable => "WK-12",
            Self::EmptyTaxStand => "WK-35",
            Self::NoFirstCapture { .. } | Self::MarketTooDear { .. } => "WK-E1",
            Self::NothingAtGuardhouse => "WK-E2",
            Self::SpaceTaken { .. } => "WK-12",
            Self::TooVirtuous { .. } => "WK-43",
            Self::NothingToBuild => "WK-51",
            Self::NoWorkerThere { .. } | Self::NotFromThere { .. } | Self::StaysInGuildhall => {
                "WK-11"
            }
            Self::NotFromBoard { .. } => "WK-E29",
            Self::NoGold => "WK-16",
            Self::NoSuchTrade { .. } | Self::NoTrader { .. } | Self::CannotTrade => "WK-18",
            Self::WrongMix { .. } | Self::MixMissing => "WK-E45",
            Self::NoApprentice => "WK-24",
            Self::HireTooDear { .. } => "WK-22",
            Self::NotHired { .. } | Self::MustDismiss => "WK-26",
            Self::NobodyThere { .. } | Self::TooManyLocations { .. } => "WK-31",
            Self::CaptureTooDear { .. } => "WK-30",
            Self::NobodyCaptured
            | Self::NobodyInPrison
            | Self::NobodyHeld
            | Self::NoDebt
            | Self::DebtTooDear { .. } => "WK-47",
            Self::RansomTooDear { .. } => "WK-E4",
            Self::MissingSkills { .. } | Self::MissingGoods { .. } => "WK-52",
            Self::TooWicked { .. } => "WK-64",
            Self::TopOfCathedral | Self::LevelFull { .. } | Self::AdvanceTooDear { .. } => "WK-54",
            Self::NoCardToDiscard => "WK-E38",
            Self::TooManyDebts { .. } => "WK-61",
            Self::CannotAct { .. } | Self::TooManyFreed { .. } => "WK-71",
            Self::MustPlace => "WK-10",
            Self::NotOptional => "WK-E43",
            Self::MustCarryOut { .. } => "WK-E73",
        })
    }
}
