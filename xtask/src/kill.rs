//! `cargo xtask kill`: the tests that kill servers, with many more kills than `make test` has.

use std::path::Path;

use anyhow::{Result, ensure};

/// How often.
#[derive(clap::Args)]
pub struct Args {
    /// How many times a server is killed
    #[arg(long, default_value_t = 200)]
    times: u32,
    /// One of three nodes on PostgreSQL and NATS, which are stopped a tenth as often
    #[arg(long)]
    club: bool,
}

/// Runs the test; its summary is printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.times > 0, "no kill shows nothing");
    let times = args.times.to_string();
    let (test, variable) = if args.club {
        ("kill::club::", "TRESTLE_CLUB_KILLS")
    } else {
        ("kill::what_was_acknowledged", "TRESTLE_KILLS")
    };
    crate::cargo_test(root, "cli", test, (variable, &times), false)
}
