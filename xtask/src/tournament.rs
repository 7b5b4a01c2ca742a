//! `cargo xtask tournament`: a match over three workers, one of which dies, against the same match
//! on one machine; with many more games than `make test` has.

use std::path::Path;

use anyhow::{Result, ensure};

/// How many games.
#[derive(clap::Args)]
pub struct Args {
    /// How many games
    #[arg(long, default_value_t = 1_000)]
    games: u32,
}

/// Runs the test; its summary is printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.games >= 2, "one game is no tournament");
    let games = args.games.next_multiple_of(2).to_string();
    crate::cargo_test(root, "cli", "tournament::", &[("TRESTLE_TOURNAMENT", &games)], true)
}
