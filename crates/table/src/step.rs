//! One answer that stands, and what is to be known about it for taking it back.

use game_core::live::EventRecord;
use game_core::{Message, Seat};

/// An answer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The number of the question that it answered.
    pub question: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The first thing in it that cannot be taken back freely.
    pub barrier: Option<Wall>,
    /// Whether it answered a question that was put to several seats.
    pub sealed: bool,
    /// Whether the clock got its increment for it.
    pub paid: bool,
}

/// Why there is no free way back. A byte, where the word would be sixteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wall {
    Reveal,
    Chance,
    Handover,
}

impl Wall {
    /// The first barrier of some events.
    pub fn of(events: &[EventRecord]) -> Option<Self> {
        let word = events.iter().find_map(|event| event.barrier)?;
        Some(match word {
            "reveal" => Self::Reveal,
            "chance" => Self::Chance,
            _ => Self::Handover,
        })
    }

    /// Its word in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reveal => "reveal",
            Self::Chance => "chance",
            Self::Handover => "handover",
        }
    }

    /// The key of what it says.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Reveal => "barrier-reveal",
            Self::Chance => "barrier-chance",
            Self::Handover => "barrier-handover",
        }
    }

    /// A message about it.
    pub fn about(self, key: &'static str) -> Message {
        Message::new(key).key("barrier", self.key())
    }
}
