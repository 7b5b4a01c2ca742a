//! `cargo xtask forge`: the test that forges lines, with many more lines than `make test` sends.

use std::path::Path;

use anyhow::{Result, ensure};

/// How long.
#[derive(clap::Args)]
pub struct Args {
    /// How many lines are sent
    #[arg(long, default_value_t = 1_000_000)]
    lines: u64,
}

/// Runs the test; its summary is printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.lines > 0, "no line shows nothing");
    let lines = args.lines.to_string();
    crate::cargo_test(root, "server", "forge::forged_lines", ("TRESTLE_FORGE", &lines), false)
}
