//! `cargo xtask forge`: the test that forges lines, with many more lines than `make test` sends.

use std::path::Path;

use anyhow::{Result, ensure};

/// How long, and against how many.
#[derive(clap::Args)]
pub struct Args {
    /// How many lines are sent
    #[arg(long, default_value_t = 1_000_000)]
    lines: u64,
    /// Send them to three nodes on PostgreSQL and NATS
    #[arg(long)]
    club: bool,
}

/// Runs the test; its summary is printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.lines > 0, "no line shows nothing");
    let lines = args.lines.to_string();
    let place = if args.club { "several_nodes" } else { "one_node" };
    let test = format!("forge::forged_lines_change_nothing_at_{place}");
    crate::cargo_test(root, "server", &test, &[("TRESTLE_FORGE", &lines)], false)
}
