//! What happened.

use game_core::Seat;

use crate::city::{Card, Space, Turn};
use crate::edition::{Print, Prints};

/// Something that happened, for log and animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are the pieces the sentence names")]
pub enum Event {
    /// A sealed exchange, told to its owner only.
    Exchanged {
        seat: Seat,
        take: Print,
        give: Print,
    },
    /// A player has chosen a deck, which stays sealed.
    DeckReady {
        seat: Seat,
    },
    /// All decks are chosen; these cards were replaced.
    DeckShown {
        seat: Seat,
        taken: Prints,
        given: Prints,
    },
    /// The first hands are drawn.
    Dealt {
        cards: u8,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    /// In the middle of a turn another seat is asked.
    Asked {
        seat: Seat,
    },
    /// A player with cards could play none (ER-12).
    Skipped {
        seat: Seat,
    },
    Mulligan {
        seat: Seat,
        cards: u8,
    },
    /// A card went back into the deck, seen by its owner.
    Buried {
        seat: Seat,
        card: Print,
    },
    /// A card went back into the deck, unseen.
    BuriedHidden {
        seat: Seat,
    },
    /// The Obelisk was fetched and the deck shuffled.
    Searched {
        seat: Seat,
        card: Print,
    },
    /// A card with a price is chosen, and will be placed when it is paid for.
    Announced {
        seat: Seat,
        card: Print,
        at: Space,
    },
    Played {
        seat: Seat,
        card: Print,
        at: Space,
        value: i16,
    },
    PlayedFront {
        seat: Seat,
        card: Print,
    },
    /// Removed from the game.
    Removed {
        seat: Seat,
        card: Print,
    },
    Paid {
        seat: Seat,
        card: Print,
    },
    /// A card of one's own, protected, was left as it is.
    Spared {
        card: Card,
        at: Space,
    },
    Turned {
        card: Card,
        at: Space,
        turn: Turn,
        value: i16,
    },
    Destroyed {
        card: Card,
        at: Space,
    },
    /// Destroyed, and laid beside its owner's Cemetery.
    Gathered {
        card: Card,
        at: Space,
    },
    Moved {
        card: Card,
        from: Space,
        to: Space,
    },
    Swapped {
        a: Space,
        b: Space,
    },
    Protected {
        seat: Seat,
        at: Space,
    },
    Reserved {
        seat: Seat,
        at: Space,
    },
    /// A token went back to its owner.
    TokenBack {
        seat: Seat,
        at: Space,
    },
    Rebuilt {
        card: Card,
        at: Space,
    },
    HandLimit {
        seat: Seat,
        limit: u8,
    },
    Copied {
        seat: Seat,
        card: Print,
    },
    Returned {
        seat: Seat,
        card: Print,
        at: Space,
    },
    /// Laid face down for a Laboratory.
    Laid {
        seat: Seat,
        card: Print,
        at: Space,
    },
    /// Laid beside one's Cemetery for a Laboratory.
    LaidBeside {
        seat: Seat,
        card: Print,
    },
    Drew {
        seat: Seat,
        cards: Prints,
    },
    DrewHidden {
        seat: Seat,
        count: u8,
    },
    GameOver,
}

impl game_core::Event for Event {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TurnBegan { .. }
            | Self::Asked { .. }
            | Self::Skipped { .. }
            | Self::Buried { .. }
            | Self::BuriedHidden { .. }
            | Self::Removed { .. }
            | Self::Turned { .. }
            | Self::Destroyed { .. }
            | Self::Moved { .. }
            | Self::TokenBack { .. }
            | Self::Drew { .. }
            | Self::DrewHidden { .. } => return None,
            Self::Exchanged { .. } => "AR-50",
            Self::DeckReady { .. } => "AR-49",
            Self::DeckShown { .. } => "AR-52",
            Self::Dealt { .. } => "AR-7",
            Self::Mulligan { .. } => "AR-12",
            Self::Searched { .. } => "AR-65",
            Self::Announced { .. } | Self::Paid { .. } => "ER-40",
            Self::Played { .. } => "AR-18",
            Self::PlayedFront { .. } | Self::Gathered { .. } => "AR-56",
            Self::Spared { .. } => "AR-37",
            Self::Swapped { .. } => "ER-43",
            Self::Protected { .. } => "AR-36",
            Self::Reserved { .. } => "AR-60",
            Self::Rebuilt { .. } => "AR-35",
            Self::HandLimit { .. } => "AR-31",
            Self::Copied { .. } => "AR-61",
            Self::Returned { .. } => "AR-63",
            Self::Laid { .. } => "AR-62",
            Self::LaidBeside { .. } => "ER-32",
            Self::GameOver => "AR-46",
        })
    }
}
