//! What somebody wants done at a table.

use game_core::{Seat, Seed};
use protocol::{Do, Proposal};

use crate::entry::Millis;

/// Something to be done. [`Table::decide`](crate::Table::decide) turns it into an entry, or says why not; it
/// can be asked again with the same command when another node was first.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// To take an open chair.
    Sit {
        /// Which.
        seat: Seat,
        /// The name to be shown.
        name: String,
        /// Whether they have seen that several people play at one device here.
        hot_seat: bool,
    },
    /// To give a chair up.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// To begin; only the server may, since it draws the seed.
    Start {
        /// From which all chance follows.
        seed: Seed,
    },
    /// To answer a question.
    Answer {
        /// Whose.
        seat: Seat,
        /// Its number.
        question: u32,
        /// In the game's notation.
        action: String,
    },
    /// To take the last answer of a seat back: freely, or by asking the others.
    Undo {
        /// Whose.
        seat: Seat,
        /// The number of the question that it answered, so that a repeated request cannot take back
        /// two answers.
        question: u32,
    },
    /// To ask the others to agree.
    Propose {
        /// From which seat.
        seat: Seat,
        /// To what.
        what: Proposal,
    },
    /// To agree or not; not to agree to one's own proposal takes it back.
    Consent {
        /// The number of the proposal, so that nobody agrees to another than they read.
        proposal: u32,
        /// Yes or no.
        agree: bool,
    },
    /// To go on after a pause.
    Resume,
    /// To note that a clock has run out.
    Flag {
        /// Whose.
        seat: Seat,
    },
    /// To let a bot play for somebody absent.
    HandOver {
        /// For whom.
        seat: Seat,
        /// Its level.
        bot: String,
    },
    /// To play again.
    Reclaim {
        /// On which seat.
        seat: Seat,
    },
    /// To be away.
    Holiday {
        /// On which seat.
        seat: Seat,
        /// For so many days from now.
        days: u16,
    },
    /// To note that no server ran in these times, from when until when; only the server may.
    Outage {
        /// In order.
        times: Vec<(Millis, Millis)>,
    },
    /// To end the game without a result; only the server may.
    End,
    /// To tell where the people play again; only the server may, once they agreed.
    Rematch {
        /// The new table.
        table: String,
    },
}

impl Command {
    /// The command of a client's request about `seat`; nothing if it changes nothing at the table, or
    /// has to be about a seat and is not. The log keeps no names of people, so none is given.
    pub fn of(what: Do, seat: Option<Seat>) -> Option<Self> {
        let command = match what {
            Do::Preview { .. } => return None,
            Do::Sit { seat, hot_seat } => {
                Self::Sit { seat: Seat::new(seat), name: String::new(), hot_seat }
            }
            Do::Stand {} => Self::Stand { seat: seat? },
            Do::Answer { question, action } => Self::Answer { seat: seat?, question, action },
            Do::Undo { question } => Self::Undo { seat: seat?, question },
            Do::Propose(what) => Self::Propose { seat: seat?, what },
            Do::Consent { proposal, agree } => Self::Consent { proposal, agree },
            Do::Resume {} => Self::Resume,
            Do::HandOver { seat, bot } => Self::HandOver { seat: Seat::new(seat), bot },
            Do::Reclaim {} => Self::Reclaim { seat: seat? },
            Do::Flag { seat } => Self::Flag { seat: Seat::new(seat) },
            Do::Holiday { days } => Self::Holiday { seat: seat?, days },
        };
        Some(command)
    }
}
