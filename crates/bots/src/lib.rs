//! Opponents.
//!
//! A bot holds a view, never a state, so it cannot peek; it keeps nothing between two calls, so a
//! seat can move to another process at any step. Bots that search do so on worlds from
//! [`Game::sample`].

mod random;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game_core::{FastRng, Game, Message, Problem};

pub use random::Random;

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

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many simulated games. The answer depends on nothing but view, answers and seed.
    Sims(u32),
    /// So much time. The answer also depends on the machine.
    Time(Duration),
}

impl Default for Budget {
    /// What a bot gets when nobody says.
    fn default() -> Self {
        Self::Sims(1000)
    }
}

/// The bots by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Any answer, each equally likely.
    Random,
}

impl BotKind {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Random];

    /// Its name in commands and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// Whether it uses its budget; one that does not need not be given any.
    pub const fn thinks(self) -> bool {
        match self {
            Self::Random => false,
        }
    }

    /// The bot of this name.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            let known = Self::ALL.map(Self::name).join(", ");
            Message::new("unknown-bot").text("bot", text).text("known", known).into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let problem = "rnadom".parse::<BotKind>().expect_err("no such bot");
        assert_eq!(problem.message.args[1].0, "known");
    }
}
