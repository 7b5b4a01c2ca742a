//! Where bots meet: matches of many games, and what they say about strength.
//!
//! - [`Fixture`] says who plays whom at what, and from which seed. [`Schedule`] numbers its games:
//!   each deal is played once with every bot on every seat, so that neither luck of the cards nor
//!   the seat decides a match.
//! - [`play`] plays the games that are missing and hands each over as it is finished, in any order;
//!   [`play_one`] plays one of them.
//! - [`MatchFile`] keeps them: one line for the fixture, one for each game, with seed and actions.
//!   A match that was interrupted goes on where it stopped, and in the end its games are in order.
//! - [`Report`] counts: win shares with their intervals, ratings, scores, turns, time.
//!   [`Sprt`] tells when a pairing is clear.
//! - [`balance`] asks the same games about the game: which place is favored, which cards win.

pub mod balance;
mod file;
mod fixture;
mod interval;
mod report;
mod run;
mod sprt;

pub use file::{MatchError, MatchFile};
pub use fixture::{Fixture, Schedule, Slot};
pub use interval::Interval;
pub use report::{BotLine, Report, SeatLine, Spread};
pub use run::{GameRecord, play, play_one};
pub use sprt::{Sprt, Verdict};
