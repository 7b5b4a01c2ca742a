//! `cargo xtask soak`: the conformance suite of a game over many more games than `make test` plays.

use std::path::Path;

use anyhow::{Result, ensure};

/// Which games, and how long.
#[derive(clap::Args)]
pub struct Args {
    /// The games; without any, all
    games: Vec<String>,
    /// How many games of each, spread evenly over player counts and variants
    #[arg(long = "games", value_name = "N", default_value_t = 100_000)]
    count: u64,
}

/// Runs the suite, optimized and without debug assertions; its summaries are printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.count > 0, "a soak of no games shows nothing");
    let count = args.count.to_string();
    let mut sound = true;
    for game in crate::games_named(&args.games)? {
        let rules = format!("rules-{game}");
        sound &=
            crate::cargo_test(root, &rules, "conformance::", &[("TRESTLE_SOAK", &count)], true)?;
    }
    Ok(sound)
}
