//! What somebody wishes at a table.

use game_core::{Seat, Seed};
use protocol::{Consent, HandOver, Proposal, Wish};

use crate::entry::{Entry, Wanted};

/// A wish. [`Table::decide`](crate::Table::decide) turns it into an entry, or says why not; it
/// can be asked again with the same command when another node was first.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// To take an open chair.
    Sit {
        /// Which.
        seat: Seat,
        /// The name to be shown.
        name: String,
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
        /// The number of the question that it answered, so that a repeated wish cannot take back
        /// two answers.
        question: u32,
    },
    /// To ask the others to agree.
    Propose {
        /// From which seat.
        seat: Seat,
        /// To what.
        what: Wanted,
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
    /// To end the game without a result; only the server may.
    End,
    /// To tell where the people play again; only the server may, once they agreed.
    Rematch {
        /// The new table.
        table: String,
    },
}

/// What comes of a wish.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// This entry would carry it out: store it as number `seq` + 1, then apply it.
    Append(Entry),
    /// It is done already; nothing is to be stored. The reply got lost, and the client asks again.
    Already,
}

impl Command {
    /// The command of a client's wish about `seat`; nothing if it changes nothing at the table, or
    /// has to be about a seat and is not. The log keeps no names of people, so none is given.
    pub fn of(wish: Wish, seat: Option<Seat>) -> Option<Self> {
        let command = match wish {
            Wish::Preview { .. } => return None,
            Wish::Sit { seat } => Self::Sit { seat: Seat::new(seat), name: String::new() },
            Wish::Stand => Self::Stand { seat: seat? },
            Wish::Answer { seq, action } => Self::Answer { seat: seat?, question: seq, action },
            Wish::Undo { seq } => Self::Undo { seat: seat?, question: seq },
            Wish::Propose(what) => {
                let what = match what {
                    Proposal::Pause => Wanted::Pause,
                    Proposal::Resign => Wanted::Resign,
                    Proposal::Rematch => Wanted::Rematch,
                };
                Self::Propose { seat: seat?, what }
            }
            Wish::Consent(Consent { proposal, agree }) => Self::Consent { proposal, agree },
            Wish::Resume => Self::Resume,
            Wish::HandOver(HandOver { seat, bot }) => Self::HandOver { seat: Seat::new(seat), bot },
            Wish::Reclaim => Self::Reclaim { seat: seat? },
            Wish::Flag { seat } => Self::Flag { seat: Seat::new(seat) },
            Wish::Holiday { days } => Self::Holiday { seat: seat?, days },
        };
        Some(command)
    }
}
