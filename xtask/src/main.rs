//! Chores of this repository, run as `cargo xtask <chore>`.
//!
//! Each chore is one variant of [`Chore`] and one file beside this one.

mod balance;
mod bless;
mod cards;
mod coverage;
mod dist;
mod docs;
mod fixtures;
mod forge;
mod game;
mod kill;
mod licenses;
mod load;
#[cfg(test)]
mod modules;
#[cfg(test)]
mod named;
mod new_game;
mod plot;
#[cfg(test)]
mod profiles;
mod rules;
mod say;
mod soak;
mod strength;
mod third_party;
mod tournament;
mod types;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};
use clap::{Parser, Subcommand};
use serde_json::Value;

/// Chores of the Trestle repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Make a small complete game under a new name, to be changed into another one
    NewGame(new_game::Args),
    /// Say which paragraphs of the rules, and which cards, no test cites
    Rules(rules::Args),
    /// Rewrite golden playthroughs and pages of cards with what is so now
    Bless(bless::Args),
    /// Write what match files say about the balance of a game, with pictures
    Balance(balance::Args),
    /// Put many random games through a game's conformance suite
    Soak(soak::Args),
    /// Kill a server again and again while people play, and see that nothing is lost
    Kill(kill::Args),
    /// Measure what three nodes bear beside one, and print it as a table
    Load(load::Args),
    /// Let three workers play a match, and compare it with that of one machine
    Tournament(tournament::Args),
    /// Send a server a great many forged lines, and see that none of them changes anything
    Forge(forge::Args),
    /// Let the opponents meet and write down how strong they are; takes hours
    Strength(strength::Args),
    /// Measure what more simulations are worth to a master, and draw it
    Curve(strength::curve::Args),
    /// Check licenses and pre-releases of everything that we depend on
    Licenses(licenses::Args),
    /// Write the types that the web client uses of the server
    Types,
    /// Write the screens and pieces that the web client is tested with
    Fixtures,
    /// Build the documentation of every crate, with a page that lists them
    Docs,
    /// Build the program and pack it for a release
    Dist(dist::Args),
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
        Chore::NewGame(args) => new_game::run(&root, &args),
        Chore::Rules(args) => rules::run(&root, &args),
        Chore::Bless(args) => bless::run(&root, &args),
        Chore::Balance(args) => balance::run(&root, &args),
        Chore::Soak(args) => soak::run(&root, &args),
        Chore::Kill(args) => kill::run(&root, &args),
        Chore::Load(args) => load::run(&root, &args),
        Chore::Tournament(args) => tournament::run(&root, &args),
        Chore::Forge(args) => forge::run(&root, &args),
        Chore::Strength(args) => strength::run(&root, &args),
        Chore::Curve(args) => strength::curve::run(&root, &args),
        Chore::Licenses(args) => licenses::run(&root, &args),
        Chore::Types => types::run(&root),
        Chore::Fixtures => fixtures::run(&root),
        Chore::Docs => docs::run(&root),
        Chore::Dist(args) => dist::run(&root, &args),
    }
}

/// The ids of the games with these names, or of all if there are no names.
fn games_named(names: &[String]) -> Result<Vec<&'static str>> {
    if names.is_empty() {
        return Ok(games::all().iter().map(|kind| kind.id()).collect());
    }
    let known = |name: &String| match games::by_id(name) {
        Ok(kind) => Ok(kind.id()),
        Err(_) => bail!("there is no game {name}; there are: {}", games::known_ids()),
    };
    names.iter().map(known).collect()
}

/// The folder above this crate, so that chores work from anywhere in the repository.
fn workspace_root() -> Result<PathBuf> {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map(PathBuf::from)
        .context("start chores as `cargo xtask <chore>`")?;
    Ok(here.parent().context("xtask stands inside the repository")?.to_owned())
}

/// The cargo that runs this chore.
fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// What cargo says of the workspace.
fn metadata(root: &Path, args: &[&str]) -> Result<Value> {
    let mut command = Command::new(cargo());
    command.current_dir(root).args(["metadata", "--locked", "--format-version", "1"]).args(args);
    let output = command.output().context("cargo could not be started")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Runs `cargo test` on one test of a package, with these variables set, and says whether it passed.
fn cargo_test(
    root: &Path,
    package: &str,
    filter: &str,
    env: &[(&str, impl AsRef<OsStr>)],
    release: bool,
) -> Result<bool> {
    let mut command = Command::new(cargo());
    command.current_dir(root).args(["test", "--locked"]);
    for (name, value) in env {
        command.env(name, value);
    }
    if release {
        command.arg("--release");
    }
    command.args(["--package", package, "--test", "it", "--", filter]);
    // One test at a time, each on all cores, and its summary as soon as it is there.
    command.args(["--test-threads", "1", "--nocapture"]);
    let status = command.status().context("cargo could not be started")?;
    Ok(status.success())
}
