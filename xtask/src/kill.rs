//! `cargo xtask kill`: the test that kills the server, with many more kills than `make test` has.

use std::path::Path;

use anyhow::{Result, ensure};

/// How often.
#[derive(clap::Args)]
pub struct Args {
    /// How many times the server is killed
    #[arg(long, default_value_t = 200)]
    times: u32,
}

/// Runs the test; its summary is printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.times > 0, "no kill shows nothing");
    crate::cargo_test(root, "cli", "kill::", ("TRESTLE_KILLS", &args.times.to_string()), false)
}
