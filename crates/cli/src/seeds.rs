//! Seeds at the terminal.

use std::hash::{BuildHasher, RandomState};

use game_core::Seed;

/// An unguessable seed, from the randomness with which the system seeds hash tables.
pub fn fresh() -> Seed {
    let words = std::array::from_fn::<_, 4, _>(|word| RandomState::new().hash_one(word));
    Seed::from_text(&format!("{words:016x?}"))
}

/// The seed of a bot's choices for a text.
pub fn bot_seed(text: &str) -> u64 {
    let Seed(bytes) = Seed::from_text(text);
    u64::from_le_bytes(std::array::from_fn(|at| bytes[at]))
}
