//! What every bot promises, in every game.

mod ladder;
mod promises;
mod toys;
