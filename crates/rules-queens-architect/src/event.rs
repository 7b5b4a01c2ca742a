//! What happens, for log and animation. Everything is open, so everybody is told.

use game_core::Seat;

use crate::edition::{Character, Guild, Place, StarAction};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named as those of the documents")]
pub enum Event {
    /// It is this player's pick (QA-20).
    PickBegan { seat: Seat },
    /// A starter was taken from the display.
    Took { seat: Seat, character: Character },
    /// A starter was turned for talers (QA-21).
    TurnedForTalers { seat: Seat, character: Character, position: u8, talers: u32 },
    /// A player could take none of the starters on display (QA-E39).
    NothingToTake { seat: Seat },
    /// A starter that nobody could take left the game (QA-E39).
    LeftOnDisplay { character: Character },
    /// A player's turn began.
    TurnBegan { seat: Seat, turn: u32, round: u32 },
    /// The architect moved to a space of the star.
    Advanced { seat: Seat, spaces: u8, action: StarAction },
    /// The action was forfeited (QA-25); nothing else was possible if it was forced (QA-E42).
    Forfeited { seat: Seat, action: StarAction, forced: bool },
    /// A town's bonus hire was not used (QA-52).
    BonusForfeited { seat: Seat },
    /// Day labor: this many craftsmen worked for this many talers (QA-27).
    Labored { seat: Seat, craftsmen: u8, talers: u32 },
    /// Talers for a craftsman turned for the bonus (QA-28).
    Earned { seat: Seat, character: Character, talers: u32 },
    /// Talers that a town gives to who builds there (QA-52).
    TownPaid { seat: Seat, place: Place, talers: u32 },
    /// A craftsman left the game to make room.
    Fired { seat: Seat, character: Character },
    /// A tile was hired from a row of the billboard, counted from 0.
    Hired { seat: Seat, character: Character, row: u8, price: u8, position: u8 },
    /// The price of the top tile is another now.
    PriceMoved { price: u8 },
    /// Nobody hired the top tile for so long that it left the game (QA-34).
    Displaced { character: Character },
    /// Tiles of the billboard moved up.
    MovedUp,
    /// A tile of the pile came onto the billboard.
    Revealed { character: Character, row: u8 },
    /// The moneychanger moved up; this many bonds for each visit now.
    GainedConfidence { seat: Seat, bonds: u8 },
    /// Bonds were returned for talers.
    Redeemed { seat: Seat, bonds: u8, talers: u32 },
    /// A carriage moved.
    Traveled { seat: Seat, from: Place, to: Place, spaces: u8, price: u8 },
    /// Tiles went from the dormitory to the entrance and from the saloon to the dormitory
    /// (QA-42).
    TavernMoved { seat: Seat },
    /// A guild was sent to the saloon.
    Sent { seat: Seat, guild: Guild },
    /// The fee for this many guilds was paid.
    PaidFee { seat: Seat, guilds: u8, fee: u8 },
    /// A craftsman turned back one position after a rest (QA-44).
    TurnedBack { seat: Seat, character: Character, position: u8, performance: u8 },
    /// A building: its place, the sum of performances, what the site deducts, the points of a
    /// town bonus, the limit of the place if it cut something off (otherwise 0), and what came
    /// out (QA-51).
    Built { seat: Seat, place: Place, sum: u8, deduction: u8, bonus: u8, limit: u8, points: u8 },
    /// A craftsman was assigned to repairs.
    Assigned { seat: Seat, character: Character, value: u8 },
    /// Repairs brought points.
    Repaired { seat: Seat, points: u8 },
    /// Steps on the appreciation track, to this space.
    Stepped { seat: Seat, steps: u8, space: u8 },
    /// Bonds for surplus points; this many points were lost (QA-57).
    TookBonds { seat: Seat, bonds: u8, lost: u8 },
    /// A craftsman turned one position after work.
    Turned { seat: Seat, character: Character, position: u8, performance: u8 },
    /// A craftsman did the last job and left the game (QA-8).
    DroppedOut { seat: Seat, character: Character },
    /// A player contributed to the palace with this sum (QA-61).
    Contributed { seat: Seat, sum: u8 },
    /// The game was stopped after this many rounds (QA-E25).
    Stopped { rounds: u16 },
    /// The game is over.
    GameOver,
}

impl game_core::Event for Event {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TurnedForTalers { .. } => "QA-21",
            Self::NothingToTake { .. } | Self::LeftOnDisplay { .. } => "QA-E39",
            Self::TurnBegan { .. } => "QA-23",
            Self::Advanced { .. } => "QA-24",
            Self::Forfeited { forced: false, .. } => "QA-25",
            Self::Forfeited { forced: true, .. } => "QA-E42",
            Self::BonusForfeited { .. } | Self::TownPaid { .. } => "QA-52",
            Self::Labored { .. } => "QA-27",
            Self::Earned { .. } => "QA-28",
            Self::Fired { .. } => "QA-32",
            Self::Hired { .. } => "QA-30",
            Self::MovedUp | Self::Revealed { .. } => "QA-36",
            Self::GainedConfidence { .. } => "QA-38",
            Self::Redeemed { .. } => "QA-39",
            Self::Traveled { spaces: 0, .. } => "QA-E47",
            Self::Traveled { .. } => "QA-40",
            Self::TavernMoved { .. } => "QA-42",
            Self::Sent { .. } | Self::PaidFee { .. } => "QA-43",
            Self::TurnedBack { .. } => "QA-44",
            Self::Built { .. } => "QA-51",
            Self::Assigned { .. } | Self::Repaired { .. } => "QA-59",
            Self::Stepped { .. } => "QA-55",
            Self::TookBonds { lost: 0, .. } => "QA-56",
            Self::TookBonds { .. } => "QA-57",
            Self::Contributed { .. } => "QA-61",
            Self::Stopped { .. } => "QA-E25",
            // The act that they are part of cites its own.
            Self::PickBegan { .. }
            | Self::Took { .. }
            | Self::PriceMoved { .. }
            | Self::Displaced { .. }
            | Self::Turned { .. }
            | Self::DroppedOut { .. }
            | Self::GameOver => return None,
        })
    }
}
