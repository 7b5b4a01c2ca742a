//! One bot against another, which has all other seats: a match file, and who plays it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, ensure};
use arena::{BotLine, Interval, MatchFile, Report};

/// The text from which all chance of the meetings follows.
const SEED: &str = "final";

/// Two bots that meet.
pub struct Meeting {
    game: String,
    first: String,
    second: String,
    players: usize,
    games: u64,
    /// The match file.
    pub file: PathBuf,
}

/// Builds the program that plays.
pub fn build(root: &Path) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .current_dir(root)
        .args(["build", "--locked", "--release", "--package", "cli"])
        .status()?;
    ensure!(built.success(), "the release build failed");
    Ok(())
}

impl Meeting {
    /// A meeting whose match file is in the folder `matches`.
    pub fn new(
        matches: &Path,
        game: &str,
        first: &str,
        second: &str,
        players: usize,
        games: u64,
    ) -> Self {
        let name = format!("{game}-{first}-{second}-{players}.jsonl").replace(':', "_");
        Self {
            game: game.to_string(),
            first: first.to_string(),
            second: second.to_string(),
            players,
            games,
            file: matches.join(name),
        }
    }

    /// Lets the arena play what is missing.
    pub fn play(&self, root: &Path, threads: usize) -> Result<()> {
        let Self { game, first, second, players, .. } = self;
        eprintln!("{game}: {first} against {second}, {players} players");
        let target = std::env::var_os("CARGO_TARGET_DIR");
        let target = target.map_or_else(|| root.join("target"), PathBuf::from);
        let played = Command::new(target.join("release/trestle"))
            .args(["arena", game, "--seed", SEED, "--match"])
            .arg(&self.file)
            .args(["--bots", &format!("{first},{second}")])
            .args(["--players", &players.to_string()])
            .args(["--games", &self.games.to_string()])
            .args(["--threads", &threads.to_string()])
            .stdout(Stdio::null())
            .status()?;
        ensure!(played.success(), "the arena failed");
        Ok(())
    }

    /// What the games that are there say.
    pub fn report(&self) -> Result<Report> {
        let name = self.file.display();
        let (fixture, records) =
            MatchFile::read(&self.file).map_err(|error| anyhow!("{name}: {error:?}"))?;
        let kind = games::by_id(&fixture.game).map_err(|problem| anyhow!("{problem:?}"))?;
        ensure!(
            fixture.rules == kind.rules(),
            "{name} has games under rules version {}, and today's is {}: put it away",
            fixture.rules.0,
            kind.rules().0
        );
        ensure!(
            fixture.bots_version == kind.bots_version(),
            "{name} has games of other bots than today's: put it away"
        );
        ensure!(
            fixture.edition_hash == kind.default_edition().info().hash,
            "{name} has games with another edition than today's: put it away"
        );
        Ok(Report::of(&fixture, &records))
    }

    /// The command that plays the games that are there again, with their seed.
    pub fn command(&self, games: usize) -> Result<String> {
        let name = self.file.display();
        let (fixture, _) =
            MatchFile::read(&self.file).map_err(|error| anyhow!("{name}: {error:?}"))?;
        Ok(fixture.command(games as u64))
    }

    /// The line of the first bot, and what it won.
    pub fn first<'a>(&self, report: &'a Report) -> Result<(&'a BotLine, Interval)> {
        let name = self.file.display();
        let first = report.bots.first().with_context(|| format!("{name}: no bots"))?;
        Ok((first, first.share.with_context(|| format!("{name}: no games"))?))
    }
}
