//! Commands: what somebody wants done at a table.

use game_core::{Seat, Seed};
use protocol::{Do, Proposal};

use crate::entry::Millis;

/// A command to a table. [`Table::decide`](crate::Table::decide) turns it into an entry or refuses
/// it; when another node was first, the same command can be decided again.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Take an open chair.
    Sit {
        /// The chair.
        seat: Seat,
        /// The name to show.
        name: String,
        /// Whether they have seen that several people share one device here.
        hot_seat: bool,
    },
    /// Give up a chair.
    Stand {
        /// The chair.
        seat: Seat,
    },
    /// Start the game. Only the server may, since it draws the seed.
    Start {
        /// The source of all chance in the game.
        seed: Seed,
    },
    /// Answer a question.
    Answer {
        /// The seat that answers.
        seat: Seat,
        /// The number of the question.
        question: u32,
        /// The answer in the game's notation.
        action: String,
    },
    /// Undo the last answer of a seat: freely, or by asking the others.
    Undo {
        /// The seat whose answer is undone.
        seat: Seat,
        /// The number of the answered question, so that a repeated request cannot undo two answers.
        question: u32,
    },
    /// Ask the others to agree to something.
    Propose {
        /// The seat that asks.
        seat: Seat,
        /// What it proposes.
        what: Proposal,
    },
    /// Agree or disagree; to disagree with one's own proposal withdraws it.
    Consent {
        /// The number of the proposal, so that nobody agrees to one they have not read.
        proposal: u32,
        /// Whether they agree.
        agree: bool,
    },
    /// Resume after a pause.
    Resume,
    /// Note that a clock has run out.
    Flag {
        /// The seat whose clock it is.
        seat: Seat,
    },
    /// Let a bot play for an absent person.
    HandOver {
        /// The absent person's seat.
        seat: Seat,
        /// The level of the bot.
        bot: String,
    },
    /// Take a seat back from the bot that stood in.
    Reclaim {
        /// The seat to take back.
        seat: Seat,
    },
    /// Take a holiday.
    Holiday {
        /// The seat that will be away.
        seat: Seat,
        /// The length in days, from now.
        days: u16,
    },
    /// Note that no server ran in these times. Only the server may.
    Outage {
        /// Start and end of each outage, in order.
        times: Vec<(Millis, Millis)>,
    },
    /// End the game without a result. Only the server may.
    End,
    /// Point to the table where the people play again. Only the server may, once they agreed.
    Rematch {
        /// The id of the new table.
        table: String,
    },
}

impl Command {
    /// The command for a client's request about `seat`. `None` if the request changes nothing at
    /// the table, or needs a seat and has none. The log keeps no names of people, so none is
    /// passed.
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
