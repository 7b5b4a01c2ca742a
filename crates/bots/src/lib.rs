//! Opponents, from a first evening to strong club play.
//!
//! A bot holds a view, never a state, so it cannot peek; it keeps nothing between two calls, so a
//! seat can move to another process at any step. Bots that look ahead do so on worlds from
//! [`Game::sample`].
//!
//! - [`Random`] rolls a die. [`Greedy`] takes the answer after which it stands best. [`Search`]
//!   plays many games in its head.
//! - What they know of a game beyond its rules is how the seats stand, [`Knowledge::prospects`], and
//!   what is better left alone, [`Knowledge::shuns`]. Each game says it of itself, in its rules
//!   crate.
//! - [`BotKind`] and [`BotSpec`] are their names; [`Ladder`] says how much the named levels think.
//!
//! ```
//! use bots::{Bot, BotKind, Budget};
//! use game_core::{FastRng, Game, Seed, Viewer, edition};
//! use rules_architectura::{Architectura, Config};
//!
//! let seed = Seed::from_text("sunday");
//! let game = Architectura::new(edition::default(), &Config::basic(2), seed)?;
//! let seat = game.awaiting().lowest().expect("a question");
//! let mut legal = Vec::new();
//! game.legal_actions(seat, &mut legal);
//! let bot = BotKind::Journeyman.bot::<Architectura>(2, 1);
//! let view = game.view(Viewer::Seat(seat));
//! let answer = bot.choose(&view, &legal, Budget::Sims(100), &mut FastRng::new(1));
//! assert!(answer < legal.len());
//! # Ok::<(), game_core::Problem>(())
//! ```
//!
//! A state is nothing that a bot could be given:
//!
//! ```compile_fail,E0308
//! use bots::{Bot, Budget, Random};
//! use game_core::FastRng;
//! use rules_architectura::{Action, Architectura};
//!
//! fn peek(game: &Architectura, legal: &[Action]) -> usize {
//!     Bot::<Architectura>::choose(&Random, game, legal, Budget::Sims(1), &mut FastRng::new(1))
//! }
//! ```

mod greedy;
mod random;
mod roster;
mod search;
mod value;

use std::time::Duration;

use game_core::{FastRng, Game};

pub use game_core::knowledge::{
    Knowledge, Ladder, Level, Others, Playout, Policy, Prospects, Shares, Tuning,
};
pub use greedy::Greedy;
pub use random::Random;
pub use roster::{BotKind, BotSpec};
pub use search::{Considered, Search, Thought};

/// A player that picks one of the legal answers.
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
    /// This many simulated games. The answer depends only on view, answers and seed.
    Sims(u32),
    /// So much time. The answer also depends on the machine.
    Time(Duration),
}

impl Budget {
    /// The default for a bot without its own budget.
    pub const USUAL: Self = Self::Sims(1000);
}
