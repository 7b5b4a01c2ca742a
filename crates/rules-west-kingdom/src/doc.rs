//! State and view as documents: ids of the data file, piles in order with the top first.
//! The tables of `docs/games/west-kingdom.md` are made from these types.

mod drafted;
mod frames;
mod load;
mod pending;
mod seats;
mod seen;
mod write;

use game_core::{RngDoc, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::edition::{GOODS, Location};
use crate::setup::RulingChoices;
use crate::state::OPEN;

pub use frames::{FrameDoc, GainDoc, WhyDoc};
pub use load::from_doc;
pub use seen::{
    SeenApprenticesDoc, SeenDeckDoc, SeenGuildhallDoc, SeenLeftDoc, SeenMarketDoc, SeenRewardsDoc,
    SeenRivalDoc, SeenSeatDoc, ViewDoc, view_doc,
};
pub use write::state_doc;

/// The whole truth of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StateDoc {
    /// The rules version that the game began under; left out, it is the newest. It is no part of
    /// `hash`, so that games of version 1 end with the hash they had then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<RulesVersion>,
    /// Counts up by one with every turn, those of the house rival included; 0 in the draft.
    pub turn: u32,
    /// Whose turn it is; in the draft, who will begin.
    pub active: Seat,
    /// Who began (WK-8); left out, it follows from `turn` and `active`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Whether the game is over.
    #[serde(default)]
    pub over: bool,
    /// Rounds after which the game is stopped (WK-E58); 0 for never.
    #[serde(default)]
    pub round_limit: u16,
    /// As in the configuration; what is left out is as the edition says. Under rules version 1
    /// without `building_effects_optional`.
    #[serde(default, deserialize_with = "game_core::doc::object")]
    pub rulings: RulingChoices,
    /// Cards that each player has kept in the draft so far; only in the draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picks: Option<u8>,
    /// Silver on the Tax Stand.
    #[serde(default)]
    pub tax_stand: u16,
    /// The open apprentices, two rows of four; nothing for the space of a card just hired.
    pub workshop: Vec<Vec<Option<SpaceDoc>>>,
    /// The apprentice pile, the top first.
    pub apprentice_pile: Vec<String>,
    /// How many cards at its bottom everybody has seen go there (WK-E56).
    #[serde(default)]
    pub known_apprentices: u8,
    /// The building pile, the top first.
    pub building_pile: Vec<String>,
    /// For each card of it the seat that put it there; nothing for a card that was never dealt, and
    /// those lie on top. Left out if nobody put any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub building_pile_by: Vec<Option<Seat>>,
    /// The Reward pile, the top first.
    pub rewards: Vec<String>,
    /// Reward cards that are not in the pile and that nobody has seen: left over in the set-up
    /// (WK-3), or taken by the house rival.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rewards_out: Vec<String>,
    /// The Black Market.
    pub black_market: MarketDoc,
    /// Whether a Black Market reset was triggered in this turn (WK-70).
    #[serde(default)]
    pub reset: bool,
    /// Turns to come, this one included, once the Guildhall is full (WK-80); nothing before, 0 when
    /// all are played.
    #[serde(default)]
    pub last_turns: Option<u8>,
    /// The house rival; only in a game for one player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_rival: Option<RivalDoc>,
    /// One for each player; in a game for one player the second is the house rival.
    pub seats: Vec<SeatDoc>,
    /// Open questions and steps, the innermost last; left out, the turn of `active` begins, who
    /// then cannot be the house rival, or the draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Vec<FrameDoc>>,
    /// Chance; left out, a `seed` must be given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rng: Option<RngDoc>,
}

/// An open apprentice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SpaceDoc {
    /// Who.
    pub apprentice: String,
    /// The silver on the card.
    #[serde(default, skip_serializing_if = "none")]
    pub coins: u16,
}

/// The Black Market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MarketDoc {
    /// The left pile, the top first.
    pub left: Vec<String>,
    /// The right pile, the top first.
    pub right: Vec<String>,
    /// The seats on the three spaces, from the left; nothing for a free one.
    pub workers: Vec<Option<Seat>>,
}

/// The house rival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RivalDoc {
    /// The work counter.
    #[serde(default)]
    pub work: u16,
    /// What is left of its deck, the top first: locations, with `black_market` for the three spaces
    /// together.
    pub deck: Vec<String>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatDoc {
    /// Side 2 of this player board (WK-9); left out, it is side 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Resources and silver. Therese has no marble, only gold (WK-E25).
    #[serde(default, deserialize_with = "game_core::doc::object")]
    pub goods: GoodsDoc,
    /// Unpaid debts.
    #[serde(default)]
    pub debts: u16,
    /// Paid debts.
    #[serde(default)]
    pub paid_debts: u16,
    /// The Virtue level, 0 to 14.
    pub virtue: u8,
    /// The level on the Cathedral, 0 to 5.
    #[serde(default)]
    pub cathedral: u8,
    /// Free workers.
    pub supply: u8,
    /// Workers on the open locations.
    #[serde(default, deserialize_with = "game_core::doc::object")]
    pub workers: WorkersDoc,
    /// Workers in Prison.
    #[serde(default)]
    pub prison: u8,
    /// Workers in the Guildhall and beside it.
    #[serde(default)]
    pub guildhall: u8,
    /// Captured workers on the board, by the seat of their owner; left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<u8>,
    /// Apprentices, in the order in which they were hired.
    #[serde(default)]
    pub apprentices: Vec<String>,
    /// Buildings constructed.
    #[serde(default)]
    pub buildings: Vec<String>,
    /// The hand.
    #[serde(default)]
    pub hand: Vec<String>,
    /// Building cards of the hand put under the pile since the draft.
    #[serde(default)]
    pub discards: u16,
    /// Cards of the draft to choose from; only in the draft.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packet: Vec<String>,
    /// The sealed choice among them; left out before it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick: Option<String>,
    /// Cards of the hand already chosen to go under the pile, while more are asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaving: Vec<String>,
    /// Cards passed on in the draft, by round, without those that came back in it (WK-E56); it may
    /// be left out if nothing has to be remembered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Vec<String>>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn none<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Makes an object with a number for each of a list of names, where 0 may be left out.
macro_rules! amounts {
    ($(#[$doc:meta])* $name:ident, $count:ty, $len:expr, [$($field:ident),*]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(
                #[doc = concat!("How many: `", stringify!($field), "`.")]
                #[serde(default, skip_serializing_if = "none")]
                pub $field: $count,
            )*
        }

        impl $name {
            /// In the order of the data file.
            pub(crate) const fn array(self) -> [$count; $len] {
                [$(self.$field),*]
            }

            /// From numbers in the order of the data file.
            pub(crate) const fn of([$($field),*]: [$count; $len]) -> Self {
                Self { $($field),* }
            }
        }
    };
}

amounts! {
    /// So many of each kind of goods; those of which there are none may be left out.
    GoodsDoc, u16, GOODS, [clay, wood, stone, gold, marble, silver]
}

amounts! {
    /// Own workers by open location; those without any may be left out.
    WorkersDoc, u8, OPEN, [
        quarry, forest, mines, silversmith, kings_storehouse, workshop, town_centre, tax_stand,
        guardhouse
    ]
}

/// What the card of a location in the house rival's deck is called: its Black Market card stands
/// for the three spaces together, as in the data file.
const fn rival_card(location: Location) -> &'static str {
    match location {
        Location::BlackMarketSmall => "black_market",
        location => location.id(),
    }
}
