//! `cargo xtask soak`: the conformance suite of a game over many more games than `make test` plays.

use std::path::Path;

use anyhow::{Result, ensure};

/// Which game, and how long.
#[derive(clap::Args)]
pub struct Args {
    /// The game, as in `crates/rules-<game>`
    #[arg(default_value = "architectura")]
    game: String,
    /// How many games in all, spread evenly over player counts and variants
    #[arg(long, default_value_t = 100_000)]
    games: u64,
}

/// Runs the suite, optimized and without debug assertions; its summaries are printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.games > 0, "a soak of no games shows nothing");
    let games = args.games.to_string();
    let rules = format!("rules-{}", args.game);
    crate::cargo_test(root, &rules, "conformance::", &[("TRESTLE_SOAK", &games)], true)
}
