//! What clients send.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;
use crate::stream::Proposal;

/// One line from a client. Every request gets one reply with its `id`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by the client; the reply has it again.
    pub id: u32,
    /// The table it is about.
    pub table: String,
    /// What is wished.
    pub wish: Wish,
}

/// What somebody wishes at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// To be told of this table from now on.
    Watch {
        /// With the eyes of this seat, which must be one's own; null to look on.
        seat: Option<SeatNumber>,
        /// The number of the last item seen with these eyes; 0 for none.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seen: u64,
    },
    /// To be told no more.
    Leave,
    /// To take an open chair.
    Sit {
        /// Which.
        seat: SeatNumber,
    },
    /// To give a chair up before the game has started.
    Stand {
        /// Which.
        seat: SeatNumber,
    },
    /// To answer a question.
    Answer {
        /// Whose question.
        seat: SeatNumber,
        /// Its number among the questions put to that seat.
        seq: u32,
        /// The answer in the game's notation.
        action: String,
    },
    /// To know what an answer would do.
    Preview {
        /// Whose question.
        seat: SeatNumber,
        /// The answer in the game's notation.
        action: String,
    },
    /// To take one's last answer back, or to ask the others for it.
    Undo {
        /// Whose answer.
        seat: SeatNumber,
        /// The number of the question that it answered.
        seq: u32,
    },
    /// To ask the others to agree to something.
    Propose {
        /// For whom.
        seat: SeatNumber,
        /// What.
        what: Proposal,
    },
    /// To agree or not to agree; whoever proposed takes it back by not agreeing.
    Consent {
        /// The number of the proposal.
        proposal: u32,
        /// Yes or no.
        agree: bool,
    },
    /// To go on after a pause.
    Resume,
    /// To let a bot play for somebody who does not come.
    HandOver {
        /// For whom.
        seat: SeatNumber,
        /// The level of the bot.
        bot: String,
    },
    /// To play again where a bot has played for one.
    Reclaim {
        /// Which seat.
        seat: SeatNumber,
    },
    /// To note that somebody's clock has run out.
    Flag {
        /// Whose.
        seat: SeatNumber,
    },
    /// To be away for some days during which no deadline of this seat runs.
    Holiday {
        /// Whose deadlines.
        seat: SeatNumber,
        /// How many days, from now on.
        days: u16,
    },
}
