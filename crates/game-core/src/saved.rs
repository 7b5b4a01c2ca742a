//! The saved game: the whole truth of a game, finished or not.

use serde::{Deserialize, Serialize};

use crate::game::RulesVersion;
use crate::rng::Seed;
use crate::seat::Seat;

/// The format this code writes.
pub const FORMAT: u32 = 1;

/// A game as configuration, seed and actions. Everything else follows from them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// [`FORMAT`].
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules: RulesVersion,
    /// The name of its edition.
    pub edition: String,
    /// The hash of the values of that edition.
    pub edition_hash: String,
    /// Its configuration.
    pub config: serde_json::Value,
    /// Its seed.
    pub seed: Seed,
    /// The actions that stand after undos, each with its seat.
    pub actions: Vec<(Seat, String)>,
    /// How it ended; `None` while it is running.
    pub result: Option<GameResult>,
    /// Who sat on each seat, as `trestle play --seat` takes it: `human`, `human:Mum` or a bot such
    /// as `master`. It is for going on with a game and no part of its truth: rules and replays do
    /// not look at it, and a game may lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<String>>,
    /// Whether anything was undone past a barrier, so that the game is unrated. Like `seats` it is
    /// needed to continue the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
    /// Whether the table has kept the game by itself; what a person saves is theirs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
}

/// The end of a saved game, which `trestle replay --verify` checks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<Score>,
    /// The tie-break that decided.
    pub tie_break: Option<String>,
    /// The hash of the last state.
    pub hash: String,
}

/// A score by category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Points in all.
    pub total: i32,
    /// Points by category.
    pub categories: std::collections::BTreeMap<String, i32>,
}
