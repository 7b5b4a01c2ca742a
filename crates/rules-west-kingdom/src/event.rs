//! What happens, for log and animation.

use game_core::Seat;

use crate::action::RansomBy;
use crate::edition::{Apprentice, Building, Buildings, Goods, Location, MarketCard, Reward};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named as those of the documents")]
pub enum Event {
    /// A card of the draft was kept; only its owner is told.
    Kept { seat: Seat, building: Building },
    /// Everybody has kept a card, and the others go to the left (WK-7).
    Passed,
    /// The cards received in the draft; only their owner is told.
    Received { seat: Seat, buildings: Buildings },
    /// Building cards drawn, for those who see them …
    Drew { seat: Seat, buildings: Buildings },
    /// … and for the others.
    DrewHidden { seat: Seat, count: u8 },
    /// Building cards looked at, for those who see them …
    Looked { seat: Seat, buildings: Buildings },
    /// … and for the others.
    LookedHidden { seat: Seat, count: u8 },
    /// One of the cards looked at came into the hand; only its owner is told which …
    TookLooked { seat: Seat, building: Building },
    /// … and the others that it is so.
    TookLookedHidden { seat: Seat },
    /// A card of the hand was chosen to go under the pile; only its owner is told.
    Chose { seat: Seat, building: Building },
    /// Building cards put under the pile, for those who see them …
    PutUnder { seat: Seat, buildings: Buildings },
    /// … and for the others.
    PutUnderHidden { seat: Seat, count: u8 },
    /// A player's turn began.
    TurnBegan { seat: Seat, turn: u32, round: u32 },
    /// Another player is asked (WK-E64).
    Asked { seat: Seat },
    /// A worker was placed; this many own workers are there now.
    Placed { seat: Seat, location: Location, workers: u8 },
    /// A worker was placed on a space of the Guildhall, counted from 1; 0 is beside it (WK-81).
    PlacedInGuildhall { seat: Seat, space: u8 },
    /// A worker was taken back (WK-11).
    Recalled { seat: Seat, location: Location },
    /// A worker was taken back from an opponent's board (WK-E29).
    RecalledHeld { seat: Seat, holder: Seat },
    /// All workers are in the Guildhall: the turn was skipped (WK-E29).
    Skipped { seat: Seat },
    /// Goods gained.
    Gained { seat: Seat, goods: Goods },
    /// Goods paid to the general supply; silver among them is plain.
    Paid { seat: Seat, goods: Goods },
    /// Tax coins paid to the Tax Stand (WK-36).
    PaidTax { seat: Seat, tax: u8 },
    /// Virtue changed to this level.
    VirtueChanged { seat: Seat, change: i8, level: u8 },
    /// Virtue beyond the end of the track (WK-61).
    VirtueLost { seat: Seat, virtue: u8 },
    /// Unpaid debts taken.
    TookDebts { seat: Seat, debts: u8 },
    /// Unpaid debts returned to the pile (WK-61).
    DestroyedDebts { seat: Seat, debts: u8 },
    /// A debt was turned to its paid side (WK-45).
    PaidDebt { seat: Seat },
    /// A silver was laid on an open apprentice (WK-22). Rows and columns count from 0.
    LaidCoin { seat: Seat, row: u8, column: u8, apprentice: Apprentice },
    /// An apprentice was hired, with the coins on it.
    Hired { seat: Seat, apprentice: Apprentice, row: u8, column: u8, coins: u16 },
    /// An own apprentice went under the pile to make room (WK-26).
    Dismissed { seat: Seat, apprentice: Apprentice },
    /// Apprentices slid left, and the free space was filled (WK-24).
    Refilled { row: u8, apprentice: Apprentice },
    /// Apprentices slid left, and no card was left to fill the space.
    Slid { row: u8 },
    /// All silver was taken from the Tax Stand (WK-35).
    TookTaxes { seat: Seat, silver: u16 },
    /// Workers of another player captured (WK-33).
    Captured { seat: Seat, owner: Seat, location: Location, workers: u8 },
    /// Own workers taken back by a capture: they go to the supply (WK-33).
    RoundedUp { seat: Seat, location: Location, workers: u8 },
    /// Captured workers of one player went to Prison.
    Imprisoned { seat: Seat, owner: Seat, workers: u8 },
    /// Own workers came from Prison.
    Released { seat: Seat, workers: u8 },
    /// Own workers came from an opponent's board.
    Ransomed { seat: Seat, holder: Seat, workers: u8, by: RansomBy },
    /// A building was constructed (WK-52).
    Constructed { seat: Seat, building: Building },
    /// The marker moved up the Cathedral (WK-54).
    Advanced { seat: Seat, level: u8 },
    /// A Reward card was revealed (WK-54).
    Rewarded { seat: Seat, reward: Reward },
    /// No Reward card was left (WK-54).
    NoReward { seat: Seat },
    /// What a building offers was declined.
    Declined { seat: Seat, building: Building },
    /// A Black Market reset began (WK-71).
    ResetBegan,
    /// A worker of the Black Market went to Prison.
    Jailed { seat: Seat, location: Location },
    /// The top card of the left pile was turned to the right (WK-71).
    Turned { card: MarketCard },
    /// The right pile was shuffled and is the new left pile (WK-72).
    Reshuffled,
    /// The small side that lies on top of the left pile now.
    Shown { goods: Goods },
    /// The left pile is empty now.
    PileEmpty,
    /// An apprentice acted in a reset, or could not (WK-E36).
    ResetActed { seat: Seat, apprentice: Apprentice, acted: bool },
    /// The last Guildhall space in use was filled (WK-80).
    EndBegan { seat: Seat },
    /// The house rival turned a card (WK-93).
    RivalTurned { location: Location },
    /// The house rival turned a card of the Black Market (WK-93).
    RivalTurnedMarket,
    /// The card cannot be used, and another is turned (WK-E69).
    RivalSkipped { location: Location },
    /// The Black Market cannot be used, and another card is turned (WK-E69).
    RivalSkippedMarket,
    /// The deck of the house rival was shuffled (WK-E48).
    RivalShuffled,
    /// The work counter of the house rival stands at this number now.
    RivalWorked { work: u16 },
    /// The house rival took its whole group back (WK-93).
    RivalTookBack { seat: Seat, location: Location, workers: u8 },
    /// The house rival took the top building (WK-93).
    RivalBuilt { seat: Seat, building: Building },
    /// The house rival removed an open apprentice (WK-93).
    RivalRemoved { apprentice: Apprentice, coins: u16 },
    /// The house rival removed the top Reward card unseen (WK-93).
    RivalTookReward,
    /// The house rival emptied the Tax Stand; the silver goes to the general supply (WK-93).
    RivalEmptied { silver: u16 },
    /// The house rival could do nothing.
    RivalIdle { seat: Seat },
    /// Where a player stands after the end-game effects, if they changed something (WK-82).
    EndEffects { seat: Seat, level: u8, debts: u16 },
    /// The game was stopped after this many rounds (WK-E58).
    Stopped { rounds: u16 },
    /// The game is over.
    GameOver,
}

impl game_core::Event for Event {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::Kept { .. } | Self::Passed | Self::Received { .. } => "WK-7",
            Self::TurnBegan { .. } => "WK-10",
            Self::Recalled { location, .. } if location.is_open() => "WK-11",
            Self::Recalled { .. } | Self::RecalledHeld { .. } | Self::Skipped { .. } => "WK-E29",
            Self::LaidCoin { .. } => "WK-22",
            Self::Refilled { .. } | Self::Slid { .. } => "WK-24",
            Self::Dismissed { .. } => "WK-26",
            Self::RoundedUp { .. } => "WK-33",
            Self::TookTaxes { .. } => "WK-35",
            Self::PaidTax { .. } => "WK-36",
            Self::Looked { .. }
            | Self::LookedHidden { .. }
            | Self::TookLooked { .. }
            | Self::TookLookedHidden { .. }
            | Self::Shown { .. } => "WK-40",
            Self::PileEmpty => "WK-41",
            Self::Ransomed { by: RansomBy::Nothing, .. } => "WK-E15",
            Self::Ransomed { .. } | Self::PaidDebt { .. } => "WK-45",
            Self::Constructed { .. } => "WK-52",
            Self::Rewarded { .. } | Self::NoReward { .. } => "WK-54",
            Self::VirtueLost { .. } => "WK-61",
            Self::ResetBegan | Self::Jailed { .. } | Self::ResetActed { .. } => "WK-71",
            Self::Reshuffled => "WK-72",
            Self::EndBegan { .. } => "WK-80",
            Self::EndEffects { .. } => "WK-82",
            Self::GameOver => "WK-84",
            Self::RivalTurned { .. }
            | Self::RivalTurnedMarket
            | Self::RivalWorked { .. }
            | Self::RivalTookBack { .. }
            | Self::RivalBuilt { .. }
            | Self::RivalRemoved { .. }
            | Self::RivalTookReward
            | Self::RivalEmptied { .. }
            | Self::RivalIdle { .. } => "WK-93",
            Self::RivalShuffled => "WK-E48",
            Self::Stopped { .. } => "WK-E58",
            Self::Asked { .. } => "WK-E64",
            Self::RivalSkipped { .. } | Self::RivalSkippedMarket => "WK-E69",
            // What these are part of is cited as it is carried out.
            Self::Drew { .. }
            | Self::DrewHidden { .. }
            | Self::Chose { .. }
            | Self::PutUnder { .. }
            | Self::PutUnderHidden { .. }
            | Self::Placed { .. }
            | Self::PlacedInGuildhall { .. }
            | Self::Gained { .. }
            | Self::Paid { .. }
            | Self::VirtueChanged { .. }
            | Self::TookDebts { .. }
            | Self::DestroyedDebts { .. }
            | Self::Hired { .. }
            | Self::Captured { .. }
            | Self::Imprisoned { .. }
            | Self::Released { .. }
            | Self::Advanced { .. }
            | Self::Declined { .. }
            | Self::Turned { .. } => return None,
        })
    }
}
