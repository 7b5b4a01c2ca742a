//! `cargo xtask bless`: golden playthroughs are compared in the tests and rewritten here.

use std::path::Path;

use anyhow::Result;

/// Which game.
#[derive(clap::Args)]
pub struct Args {
    /// The game, as in `crates/rules-<game>`
    #[arg(default_value = "architectura")]
    game: String,
}

/// Rewrites the files; the diff is for a person to read.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    crate::cargo_test(root, &args.game, "playthroughs::", ("TRESTLE_BLESS", "1"), false)
}
