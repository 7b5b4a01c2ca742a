//! Why an answer is refused, and by which paragraph.

use game_core::Seat;

use crate::city::Space;
use crate::edition::Print;

/// Why an answer is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the message of each says what it is; the fields are what it names")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player is asked.
    NotAsked,
    /// The answer belongs to another question.
    OtherQuestion,
    NotInHand {
        card: Print,
    },
    OutsideCity {
        at: Space,
    },
    SpaceTaken {
        at: Space,
    },
    NoLeftNeighbor {
        at: Space,
    },
    NotNearestStreet {
        at: Space,
    },
    ReservedSpace {
        at: Space,
        owner: Seat,
    },
    ThirdInRow {
        at: Space,
        run: u8,
    },
    GoesInFront {
        card: Print,
    },
    GoesInCity {
        card: Print,
    },
    CannotPay {
        card: Print,
        cost: u8,
    },
    MustPay {
        card: Print,
    },
    NothingToRemove {
        card: Print,
    },
    NoOpenSpace {
        card: Print,
    },
    MulliganUsed,
    SearchTooLate,
    NothingToSearch,
    NotPayable {
        card: Print,
    },
    MustAct,
    CopyMustAct,
    NoCard {
        at: Space,
    },
    FaceDown {
        at: Space,
    },
    NotFaceDown {
        at: Space,
    },
    NotYours {
        at: Space,
    },
    Protected {
        at: Space,
    },
    OneSided {
        at: Space,
    },
    NotAdjacent {
        at: Space,
    },
    NotNeighbors {
        a: Space,
        b: Space,
    },
    AlreadyTurned {
        at: Space,
    },
    PlayerServed {
        owner: Seat,
    },
    AlreadyProtected {
        at: Space,
    },
    NoToken,
    NowhereToGo {
        at: Space,
    },
    SameSpace {
        at: Space,
    },
    ReservedTwice {
        at: Space,
    },
    NotInCity {
        card: Print,
    },
    NotInstant {
        card: Print,
    },
    CopiesCopier {
        card: Print,
    },
    WouldDoNothing {
        card: Print,
    },
    CopierStays {
        at: Space,
    },
    NothingToReplay,
    AnotherCard {
        card: Print,
    },
    OtherSpace {
        at: Space,
    },
    CannotReplay {
        card: Print,
    },
    LaysBeside,
    LaysInCity,
    NotInSet {
        card: Print,
    },
    Exchanged {
        card: Print,
    },
    GivenAway {
        card: Print,
    },
    DoesNotReplace {
        take: Print,
        give: Print,
    },
    NoExchangeLeft {
        limit: u8,
    },
}

impl game_core::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::Over | Self::NotAsked | Self::OtherQuestion => return None,
            Self::NotInHand { .. } => "AR-11",
            Self::OutsideCity { .. } => "AR-9",
            Self::SpaceTaken { .. }
            | Self::NoLeftNeighbor { .. }
            | Self::NotNearestStreet { .. } => "AR-15",
            Self::ReservedSpace { .. } => "AR-60",
            Self::ThirdInRow { .. } => "AR-19",
            Self::GoesInFront { .. } => "AR-56",
            Self::GoesInCity { .. } => "AR-15",
            Self::CannotPay { .. } => "ER-39",
            Self::MustPay { .. } | Self::NoOpenSpace { .. } => "ER-53",
            Self::NothingToRemove { .. } => "ER-69",
            Self::MulliganUsed => "AR-12",
            Self::SearchTooLate => "ER-63",
            Self::NothingToSearch => "ER-41",
            Self::NotPayable { .. } => "AR-57",
            Self::MustAct => "AR-29",
            Self::CopyMustAct => "ER-54",
            Self::NoCard { .. } | Self::FaceDown { .. } => "AR-44",
            Self::NotFaceDown { .. } => "AR-35",
            Self::NotYours { .. } => "AR-29",
            Self::Protected { .. } => "AR-36",
            Self::OneSided { .. } => "AR-42",
            Self::NotAdjacent { .. } | Self::NotNeighbors { .. } => "AR-40",
            Self::AlreadyTurned { .. } => "ER-23",
            Self::PlayerServed { .. } => "AR-55",
            Self::AlreadyProtected { .. } => "AR-39",
            Self::NoToken => "ER-19",
            Self::NowhereToGo { .. } | Self::SameSpace { .. } => "ER-14",
            Self::ReservedTwice { .. } => "ER-48",
            Self::NotInCity { .. } | Self::NotInstant { .. } => "AR-61",
            Self::CopiesCopier { .. } => "ER-36",
            Self::WouldDoNothing { .. } => "ER-37",
            Self::CopierStays { .. } => "ER-55",
            Self::NothingToReplay | Self::AnotherCard { .. } | Self::OtherSpace { .. } => "AR-63",
            Self::CannotReplay { .. } => "ER-38",
            Self::LaysBeside => "ER-32",
            Self::LaysInCity => "AR-62",
            Self::NotInSet { .. } | Self::Exchanged { .. } | Self::GivenAway { .. } => "AR-49",
            Self::DoesNotReplace { .. } => "AR-50",
            Self::NoExchangeLeft { .. } => "AR-51",
        })
    }
}
