//! Matches of many games between bots, and what they say about strength.
//!
//! - [`Fixture`] says which bots play which game, and from which seed. [`Schedule`] numbers its
//!   games: each deal is played once with every bot on every seat, so that neither luck of the
//!   cards nor the seat decides a match.
//! - [`play`] plays the missing games and passes each on as it is finished, in any order;
//!   [`play_one`] plays one of them.
//! - [`MatchFile`] stores them: one line for the fixture, one for each game, with seed and actions.
//!   An interrupted match resumes where it stopped, and in the end its games are in order.
//! - [`Report`] summarizes: win shares with their intervals, ratings, scores, turns, time. [`Sprt`]
//!   decides when a pairing is clear.
//! - [`balance`] uses the same games to study the game: which place is favored, which cards win.

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
