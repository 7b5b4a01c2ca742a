//! What happened at a table, as one viewer is told.

use std::borrow::Cow;

use game_core::BarrierKind;
use game_core::saved::Score;
use serde::{Deserialize, Serialize};

use crate::message::Message;
use crate::{Millis, SeatNumber};

/// One thing that happened, as one viewer is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Item {
    /// Its number in this viewer's stream, starting at 1 and without gaps. A count shared by all
    /// viewers would reveal secret acts.
    pub n: u64,
    /// When it happened.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
    /// What it was.
    pub what: Happening,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// Somebody took a chair.
    Sat {
        /// The chair.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The person.
        who: Person,
    },
    /// Somebody gave up a chair.
    Stood {
        /// The chair.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// The game began.
    Started {
        /// The BLAKE3 hash of the seed, with which anybody can verify it afterwards.
        seed_hash: String,
    },
    /// An event of the game.
    Event(Event),
    /// Events with numbers above `to` no longer stand; other items with such numbers still do.
    Undone {
        /// The seat whose answer was the first of the undone ones.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The last number in this stream that stands.
        to: u64,
    },
    /// An answer to a question that is still open to others was undone: the events with the numbers
    /// `from` to `to` no longer stand. Told only to those who were told of them.
    TakenBack {
        /// The seat whose answer it was.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The first number.
        from: u64,
        /// The last number.
        to: u64,
    },
    /// Somebody asks the others to agree.
    Proposed(OpenProposal),
    /// Somebody agreed, and others are still asked.
    Agreed {
        /// The seat that agreed.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The number of the proposal.
        proposal: u32,
    },
    /// All agreed, and it was carried out.
    Accepted {
        /// The number of the proposal.
        proposal: u32,
    },
    /// A proposal was withdrawn.
    Withdrawn {
        /// The number of the proposal.
        proposal: u32,
        /// The seat that withdrew it or disagreed; null if the game moved on.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, required = true))]
        by: Option<SeatNumber>,
    },
    /// The game is paused: clocks stand still, and nobody answers.
    Paused,
    /// The game is resumed.
    Resumed,
    /// A clock has run out.
    Flagged {
        /// The seat whose clock it is.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// A bot plays for an absent player.
    HandedOver {
        /// The absent player's seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The level of the bot.
        bot: String,
    },
    /// Somebody has lost a rated game by leaving it: on time, or with their account deleted.
    Forfeited {
        /// The seat that lost.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// Somebody took their seat back from a bot.
    Reclaimed {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// Somebody takes a holiday, during which no deadline of theirs runs.
    Holiday {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The end of the holiday.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        until: Millis,
    },
    /// No server ran for a while: clocks stood still.
    Outage {
        /// The length in milliseconds.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        lost: Millis,
    },
    /// The game is no longer rated.
    Unrated,
    /// The table takes only a few more answers, after which the game ends without a result.
    Filling {
        /// How many more answers.
        left: u32,
    },
    /// The game is over, and everything is open.
    Ended {
        /// How it ended.
        ending: Ending,
        /// The seed, 64 hexadecimal digits; null if the game never began.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        seed: Option<String>,
    },
    /// The people play again, at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its kind, as documented for the game.
    pub kind: String,
    /// Its message; the parameters are the fields of the event.
    pub message: Message,
    /// The barrier that prevents a free undo past it; null if there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub barrier: Option<BarrierKind>,
    /// The mark of the rule paragraph that it carries out.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rule: Option<Cow<'static, str>>,
}

/// A person at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The account.
    pub id: String,
    /// The name that is shown.
    pub name: String,
}

/// A proposal that all other people at the table must agree to. Undo past a barrier is a separate
/// request, [`Do::Undo`](crate::Do::Undo).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Pause the game.
    Pause,
    /// Resign.
    Resign,
    /// Play a rematch, with everybody one seat further on.
    Rematch,
}

/// What is proposed. The number of a question is not included: it would tell the others how many
/// there were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// Undo the last answer of the proposing seat, and everything after it.
    Undo,
    /// Pause the game.
    Pause,
    /// Resign.
    Resign,
    /// Play a rematch, with everybody one seat further on.
    Rematch,
}

/// A proposal that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenProposal {
    /// Its number at this table, starting at 1.
    pub number: u32,
    /// The seat that proposes.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// What it proposes.
    pub what: Proposed,
    /// The seats that have not answered yet.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub asked: Vec<SeatNumber>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// The way in which it ended.
    pub how: How,
    /// The rank of each seat, 1 for the winner; null if there are none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ranks: Option<Vec<u8>>,
    /// The score of each seat; null if the rules did not end the game.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub scores: Option<Vec<Score>>,
    /// The name of the tie-break that decided.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub tie_break: Option<String>,
    /// The mark of the paragraph that says so; null if there was no tie.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rule: Option<Cow<'static, str>>,
    /// Whether the game is rated.
    pub rated: bool,
}

/// In which way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By its rules.
    Rules,
    /// This seat resigned, and the others agreed.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    Resigned(SeatNumber),
    /// This seat left a rated game, and nobody is left to play against.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    Forfeited(SeatNumber),
    /// Nobody was left at the table.
    Abandoned,
    /// The table has taken as many answers as it may, so there is no result.
    Full,
}
