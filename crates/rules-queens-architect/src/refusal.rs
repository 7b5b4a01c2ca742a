//! Why an answer is refused.

use crate::edition::{Character, Guild, Guilds, Place};

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
    /// The architect has to move: staying is not allowed.
    MustMove,
    /// The architect moves by fewer or more spaces.
    NoSuchMove { least: u8, most: u8 },
    /// No such starter is on display.
    NotOnDisplay { character: Character },
    /// The player has this character already, in the draft.
    TakenCharacter { character: Character },
    /// A starter is not turned past its arrow.
    PastArrow { most: u8 },
    /// The player has no such craftsman.
    NotInBand { character: Character },
    /// The craftsman has no day-laborer icon.
    NoIcon { character: Character },
    /// The craftsman has been turned for the bonus in this action.
    AlreadyTurned { character: Character },
    /// The space of the billboard is empty.
    EmptyRow { row: u8 },
    /// It costs more than the player has.
    CannotPay { price: u8, talers: u32 },
    /// The player has this character already.
    SameCharacter { character: Character },
    /// Hired again, the character itself has to go.
    MustFireSame { character: Character },
    /// A tile has been chosen: a craftsman has to go.
    MustFire,
    /// The moneychanger is on the top space.
    TopConfidence,
    /// The player has no bond.
    NoBonds,
    /// There are not that many bonds to redeem.
    TooManyBonds { most: u8 },
    /// The place is on the other side of the board.
    OtherSide { place: Place },
    /// The carriage is there already.
    SamePlace { place: Place },
    /// It is too far away.
    TooFar { place: Place, most: u8 },
    /// There is no guild that could be sent.
    NobodyToSend,
    /// At least one guild has to be sent.
    MustSend,
    /// The guild has just been sent.
    AlreadySent { guild: Guild },
    /// The guild is in the dormitory.
    Asleep { guild: Guild },
    /// In the capital nothing is built but the palace.
    InCapital,
    /// The player has built there.
    AlreadyBuilt { place: Place },
    /// No building marker is left.
    NoMarker,
    /// Demanded guilds are missing.
    MissingGuilds { guilds: Guilds },
    /// Every craftsman assigned must be of another guild.
    SameGuild { guild: Guild },
    /// The craftsman is assigned already.
    AlreadyAssigned { character: Character },
    /// The figure is not on the last space of the track.
    NotAtPalace { left: u8 },
    /// The carriage is not in the capital.
    NotInCapital,
    /// The band is too weak for the palace.
    TooWeak { sum: u8, wanted: u8 },
    /// Who can contribute to the palace has to (QA-E45).
    MustContribute,
    /// That many steps cost too much.
    TooManySteps { points: u8 },
    /// The track ends.
    EndOfTrack,
    /// How many steps has to be said.
    MustSpend,
}

impl game_core::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::Over | Self::NotAsked | Self::OtherQuestion => return None,
            Self::MustMove | Self::NoSuchMove { .. } => "QA-24",
            Self::NotOnDisplay { .. } => "QA-20",
            Self::TakenCharacter { .. } => "QA-E4",
            Self::PastArrow { .. } => "QA-E5",
            Self::NotInBand { .. } => "QA-6",
            Self::NoIcon { .. } => "QA-28",
            Self::AlreadyTurned { .. } => "QA-E52",
            Self::EmptyRow { .. } => "QA-E7",
            Self::CannotPay { .. } => "QA-E28",
            Self::SameCharacter { .. } => "QA-31",
            Self::MustFireSame { .. } => "QA-E11",
            Self::MustFire => "QA-E36",
            Self::TopConfidence => "QA-38",
            Self::NoBonds | Self::TooManyBonds { .. } => "QA-39",
            Self::OtherSide { .. } => "QA-11",
            Self::SamePlace { .. } => "QA-E12",
            Self::TooFar { .. } => "QA-E13",
            Self::NobodyToSend | Self::MustSend => "QA-E46",
            Self::AlreadySent { .. } => "QA-43",
            Self::Asleep { .. } => "QA-45",
            Self::InCapital => "QA-E21",
            Self::AlreadyBuilt { .. } | Self::MissingGuilds { .. } => "QA-47",
            Self::NoMarker => "QA-E24",
            Self::SameGuild { .. } | Self::AlreadyAssigned { .. } => "QA-59",
            Self::NotAtPalace { .. } | Self::NotInCapital | Self::TooWeak { .. } => "QA-61",
            Self::MustContribute => "QA-E45",
            Self::TooManySteps { .. } => "QA-55",
            Self::EndOfTrack => "QA-E23",
            Self::MustSpend => "QA-53",
        })
    }
}
