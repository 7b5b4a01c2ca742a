//! `cargo xtask kill`: the tests that kill servers, with many more kills than `make test` has.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// How often, and whom.
#[derive(clap::Args)]
pub struct Args {
    /// How many times a server is killed
    #[arg(long, default_value_t = 200)]
    times: u32,
    /// One of three nodes on PostgreSQL and NATS, which are stopped a tenth as often
    #[arg(long)]
    club: bool,
    /// Let this program, such as the release before, make the store and run beside the one that is
    /// built here: a node that was killed comes back as either of them
    #[arg(long, value_name = "PATH", requires = "club")]
    beside: Option<PathBuf>,
}

/// Runs the test; its summary is printed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    ensure!(args.times > 0, "no kill shows nothing");
    let times = OsString::from(args.times.to_string());
    let (test, variable) = if args.club {
        ("kill::club::", "TRESTLE_CLUB_KILLS")
    } else {
        ("kill::what_was_acknowledged", "TRESTLE_KILLS")
    };
    let mut env = vec![(variable, times)];
    if let Some(beside) = &args.beside {
        // The test runs in another folder than the caller.
        let found = beside.canonicalize();
        let found = found.with_context(|| format!("there is no {}", beside.display()))?;
        env.push(("TRESTLE_BESIDE", found.into()));
    }
    crate::cargo_test(root, "cli", test, &env, false)
}
