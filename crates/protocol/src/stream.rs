//! What happened at a table, as one viewer is told of it.

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
    /// Its number in this viewer's stream, from 1 on and without gaps. A count that all viewers
    /// shared would tell of secret acts.
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
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// Who.
        who: Person,
    },
    /// Somebody gave a chair up.
    Stood {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// The game began.
    Started {
        /// The BLAKE3 hash of the seed, by which anybody can check it afterwards.
        seed_hash: String,
    },
    /// An event of the game.
    Event(Event),
    /// Events with numbers above `to` no longer stand; whatever else has such a number does.
    Undone {
        /// Whose answer was the first of those that were taken back.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The last number in this stream that stands.
        to: u64,
    },
    /// An answer to a question that is still open to others was taken back: the events with the
    /// numbers `from` to `to` no longer stand. Told only to those who were told of them.
    TakenBack {
        /// Whose answer.
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
        /// Who.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The number of the proposal.
        proposal: u32,
    },
    /// All agreed, and so it is.
    Accepted {
        /// The number of the proposal.
        proposal: u32,
    },
    /// A proposal is off the table.
    Withdrawn {
        /// The number of the proposal.
        proposal: u32,
        /// Who took it back or did not agree; null if the game went on past it.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, required = true))]
        by: Option<SeatNumber>,
    },
    /// The game is paused: clocks stand still, and nobody answers.
    Paused,
    /// It goes on.
    Resumed,
    /// A clock has run out.
    Flagged {
        /// Whose.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// A bot plays for somebody who does not come.
    HandedOver {
        /// For whom.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The level of the bot.
        bot: String,
    },
    /// Somebody has lost a game that counts by leaving it: the time ran out, or the account is gone.
    Forfeited {
        /// Who.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// Somebody plays again.
    Reclaimed {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// Somebody is away, and no deadline of theirs runs.
    Holiday {
        /// Who.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// Until when.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        until: Millis,
    },
    /// No server ran for a while: clocks stood still.
    Outage {
        /// For how many milliseconds.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        lost: Millis,
    },
    /// The game is no longer rated.
    Unrated,
    /// The table takes so many more answers, and then the game ends without a result.
    Filling {
        /// How many.
        left: u32,
    },
    /// The game is over, and all is open.
    Ended {
        /// How.
        ending: Ending,
        /// The seed, 64 hexadecimal digits; null if the game never began.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        seed: Option<String>,
    },
    /// The people play again, at another table.
    Rematch {
        /// Which.
        table: String,
    },
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its kind, as the page of the game has it.
    pub kind: String,
    /// Its sentence; the parameters are the fields of the event.
    pub message: Message,
    /// Why there is no free way back past it; null if there is one.
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

/// What somebody may ask all other people at the table to agree to. To take an answer back past a
/// barrier is a request of its own, [`Do::Undo`](crate::Do::Undo).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// To stop for a while.
    Pause,
    /// To give up.
    Resign,
    /// To play again, one seat further on.
    Rematch,
}

/// What is proposed. The number of a question is not in it: it would tell the others how many
/// there were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// To take back the last answer of the seat that proposes, and all that followed.
    Undo,
    /// To stop for a while.
    Pause,
    /// To give up.
    Resign,
    /// To play again, one seat further on.
    Rematch,
}

/// A proposal that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenProposal {
    /// Its number at this table, from 1 on.
    pub number: u32,
    /// Who proposes.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// What.
    pub what: Proposed,
    /// Who is still asked.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub asked: Vec<SeatNumber>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// In which way.
    pub how: How,
    /// The rank of each seat, 1 for the winner; null if there are none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ranks: Option<Vec<u8>>,
    /// The score of each seat; null if the rules did not end the game.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub scores: Option<Vec<Score>>,
    /// The word of the tie-break that decided.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub tie_break: Option<String>,
    /// The mark of the paragraph that says so; null if there was no tie.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rule: Option<Cow<'static, str>>,
    /// Whether the game counts for ratings.
    pub rated: bool,
}

/// In which way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By its rules.
    Rules,
    /// This seat gave up, and the others agreed.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    Resigned(SeatNumber),
    /// This seat left a game that counts, and nobody is left to play against.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    Forfeited(SeatNumber),
    /// Nobody was left at it.
    Abandoned,
    /// The table has taken as many answers as it may, and there is no result.
    Full,
}
