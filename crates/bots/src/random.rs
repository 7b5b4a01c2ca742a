//! The bot that rolls a die.

use game_core::{FastRng, Game};

use crate::{Bot, Budget};

/// Any answer, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, _: &G::View, legal: &[G::Action], _: Budget, rng: &mut FastRng) -> usize {
        rng.below(legal.len() as u32) as usize
    }
}
