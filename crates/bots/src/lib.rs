//! Opponents, from a first evening to strong club play.
//!
//! A bot holds a view, never a state, so it cannot peek; it keeps nothing between two calls, so a
//! seat can move to another process at any step. Bots that look ahead do so on worlds from
//! [`Game::sample`].
//!
//! - [`Random`] rolls a die. [`Greedy`] takes the answer after which it stands best. [`Search`]
//!   plays many games in its head.
//! - What they know of a game beyond its rules is one number for each seat,
//!   [`Knowledge::prospects`], and stands in one file for each game.
//! - [`BotKind`] and [`BotSpec`] are their names; [`Ladder`] says how much the named levels think.

mod architectura;
mod greedy;
mod knowledge;
mod level;
mod queens_architect;
mod random;
mod roster;
mod search;
mod west_kingdom;

use std::time::Duration;

use game_core::{FastRng, Game};

pub use greedy::Greedy;
pub use knowledge::{Knowledge, Prospects, Shares};
pub use level::{Ladder, Level};
pub use random::Random;
pub use roster::{BotKind, BotSpec};
pub use search::{Considered, Playout, Policy, Search, Thought, Tuning};

/// Somebody who picks one of the legal answers.
pub trait Bot<G: Game>: Send + Sync {
    /// The index into `legal` of the answer to give. `legal` has at least one entry and is what
    /// `view` allows, in its order.
    fn choose(
        &self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut FastRng,
    ) -> usize;
}

/// How long a bot may think about one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many simulated games. The answer depends on nothing but view, answers and seed.
    Sims(u32),
    /// So much time. The answer also depends on the machine.
    Time(Duration),
}

impl Budget {
    /// What a bot without a habit of its own gets when nobody says.
    pub const USUAL: Self = Self::Sims(1000);
}
