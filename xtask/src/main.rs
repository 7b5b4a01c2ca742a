//! Chores of this repository, run as `cargo xtask <chore>`.
//!
//! Each chore is one variant of [`Chore`] and one file beside this one.

mod coverage;
mod rules;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};

/// Chores of the Trestle repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Say which paragraphs of the rules no test cites
    Rules(rules::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one chore; `false` means that it did its work and found something wrong.
fn run(cli: Cli) -> Result<bool> {
    let root = workspace_root()?;
    match cli.chore {
        Chore::Rules(args) => rules::run(&root, &args),
    }
}

/// The folder above this crate, so that chores work from anywhere in the repository.
fn workspace_root() -> Result<PathBuf> {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map(PathBuf::from)
        .context("start chores as `cargo xtask <chore>`")?;
    Ok(here.parent().context("xtask stands inside the repository")?.to_owned())
}
