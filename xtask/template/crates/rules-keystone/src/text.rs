//! Events and refusals, and everything as messages: no sentence is here, only keys and what they
//! speak of.

use game_core::color::color_key;
use game_core::{Message, NamedSeat, Reading, Role, Seat, Target, Word, words};

use crate::action::Action;
use crate::edition::Edition;
use crate::state::Keystone;

/// Something that happened. Everything is open, so everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named as those of the documents")]
pub enum Event {
    /// A player's turn began.
    TurnBegan { seat: Seat, turn: u32 },
    /// Stones were laid.
    Laid { seat: Seat, stones: u8, left: u8 },
    /// The last stone was laid.
    LastLaid { seat: Seat, points: u8 },
    /// The game is over.
    GameOver,
}

impl game_core::Event for Event {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TurnBegan { .. } => "KS-2",
            Self::Laid { .. } => "KS-3",
            Self::LastLaid { .. } => "KS-5",
            Self::GameOver => "KS-6",
        })
    }
}

game_core::event_docs! {
    /// Something that happened, as a document.
    pub enum EventDoc of "ks-event-" {
        /// A turn begins.
        TurnBegan "turn_began" { seat: NamedSeat, turn: u32 },
        /// Stones are laid; so many are missing now.
        Laid "laid" { seat: NamedSeat, stones: u8, left: u8 },
        /// The last stone is laid.
        LastLaid "last_stone_laid" { seat: NamedSeat, points: u8 },
        /// The game is over.
        GameOver "game_over",
    }
}

impl Event {
    pub(crate) fn doc(self) -> EventDoc {
        let by = |seat: Seat| NamedSeat(seat, color_key(seat.index() as u8));
        match self {
            Self::TurnBegan { seat, turn } => EventDoc::TurnBegan { seat: by(seat), turn },
            Self::Laid { seat, stones, left } => EventDoc::Laid { seat: by(seat), stones, left },
            Self::LastLaid { seat, points } => EventDoc::LastLaid { seat: by(seat), points },
            Self::GameOver => EventDoc::GameOver,
        }
    }
}

/// Why an answer is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields say what the variant speaks of")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// More stones than may be laid in a turn.
    TooMany { most: u8 },
    /// More stones than are missing.
    NotSoManyLeft { left: u8 },
}

impl game_core::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Over | Self::NotAsked => None,
            Self::TooMany { .. } | Self::NotSoManyLeft { .. } => Some("KS-3"),
        }
    }
}

impl Refusal {
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Over => Message::new("ks-no-over"),
            Self::NotAsked => Message::new("ks-no-not-asked"),
            Self::TooMany { most } => Message::new("ks-no-too-many").int("most", most),
            Self::NotSoManyLeft { left } => Message::new("ks-no-not-left").int("left", left),
        }
    }
}

impl Keystone {
    pub(crate) fn action_message(&self, action: Action) -> Message {
        let Action::Lay { stones } = action;
        let is_last = i64::from(stones == self.left());
        Message::new("ks-do-lay").int("stones", stones).int("last", is_last)
    }

    /// What an answer is about: the place on the bridge of the last stone that it lays, counted
    /// from 1.
    pub(crate) fn about(&self, action: Action) -> Vec<Target> {
        let Action::Lay { stones } = action;
        let place = self.edition.stones - self.left() + stones;
        vec![Target::new(Role::To, "bridge", place.to_string())]
    }
}

/// What there is to say about the bridge and the words of the rules.
pub fn readings(edition: &'static Edition) -> Vec<Reading> {
    const WORDS: [Word; 2] = words!("gl-ks-": "last" ["KS-5"], "turn" ["KS-2", "KS-3"]);
    let says = vec![
        Message::new("ks-help-stones").int("stones", edition.stones).int("most", edition.most),
        Message::new("ks-help-last").int("points", edition.last_points),
    ];
    let bridge = Reading::named("bridge", edition.bridge(), says, vec!["KS-1", "KS-3", "KS-5"]);
    let mut all = vec![bridge.under("ks-chapter-pieces")];
    all.extend(WORDS.map(Reading::from));
    all
}
