//! `cargo xtask balance`: what match files of the arena say about the balance of a game, as a page
//! with pictures.

mod page;
mod part;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use arena::balance::{Balance, BalanceError, Uncounted};
use arena::{Fixture, GameRecord, MatchError, MatchFile};
use game_core::{Problem, Say};
use games::{EditionHandle, GameKind, ReplayError};
use lang::{Lang, Speaker};

use crate::game::GameFile;
use page::{Page, Section};

/// Which matches, and where the pages go.
#[derive(clap::Args)]
pub struct Args {
    /// Match files of `trestle arena --match`; a folder stands for all `*.jsonl` in it
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only matches in which this bot has every seat
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,
    /// The edition that was played with, if it is not the built-in one
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// The folder of the documentation; `docs` of the repository if not said
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// A match with the file it came from.
struct Match {
    file: PathBuf,
    fixture: Fixture,
    records: Vec<GameRecord>,
}

/// Writes a page and its pictures for each game that the files have.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let mut by_game: BTreeMap<String, Vec<Match>> = BTreeMap::new();
    for found in read(args)? {
        by_game.entry(found.fixture.game.clone()).or_default().push(found);
    }
    ensure!(!by_game.is_empty(), "no match fits");
    let docs = args.out.clone().unwrap_or_else(|| root.join("docs"));
    for (game, matches) in by_game {
        let speaker = Speaker::new(Lang::En);
        let said = |problem: Problem| anyhow::Error::msg(why(&speaker, &problem));
        let kind = games::by_id(&game).map_err(said)?;
        let edition = edition(kind, args.edition.as_deref())?;
        let sections = sections(&speaker, kind, edition, matches)?;
        let headings = &GameFile::of(root, kind.id())?.headings;
        let page = Page { speaker: &speaker, kind, edition, headings, sections: &sections };
        write(&docs, &page)?;
    }
    Ok(true)
}

/// All matches, in an order that does not depend on how the files were given.
fn read(args: &Args) -> Result<Vec<Match>> {
    let mut files = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
            let paths: Vec<_> =
                entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
            files.extend(
                paths.into_iter().filter(|path| path.extension() == Some("jsonl".as_ref())),
            );
        } else {
            files.push(path.clone());
        }
    }
    let mut matches: Vec<Match> = Vec::new();
    for file in files {
        let (fixture, records) =
            MatchFile::read(&file).map_err(|error| wrong_file(&file, &error))?;
        if args.bot.as_ref().is_some_and(|bot| fixture.bots.iter().any(|other| other != bot)) {
            continue;
        }
        if let Some(twin) = matches.iter().find(|other| other.fixture == fixture) {
            bail!("{} is the same match as {}", file.display(), twin.file.display());
        }
        // An interrupted match may not have begun.
        if !records.is_empty() {
            matches.push(Match { file, fixture, records });
        }
    }
    matches.sort_by_key(|Match { fixture, .. }| {
        (fixture.players, fixture.config.to_string(), fixture.seed.clone(), fixture.bots.clone())
    });
    Ok(matches)
}

fn edition(kind: &dyn GameKind, file: Option<&Path>) -> Result<EditionHandle> {
    let Some(file) = file else { return Ok(kind.default_edition()) };
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Ok(kind.load_edition(&file.display().to_string(), &text)?)
}

/// Counts; one section for each number of players and configuration.
fn sections(
    speaker: &Speaker,
    kind: &dyn GameKind,
    edition: EditionHandle,
    matches: Vec<Match>,
) -> Result<Vec<Section>> {
    let mut groups: Vec<Vec<Match>> = Vec::new();
    for next in matches {
        ensure!(
            next.fixture.edition_hash == edition.info().hash,
            "{}:1: the match was played with the edition {} ({}), not with this one; give its file with --edition",
            next.file.display(),
            next.fixture.edition,
            next.fixture.edition_hash,
        );
        let same = |group: &&mut Vec<Match>| {
            let Fixture { players, config, .. } = &group[0].fixture;
            (players, config) == (&next.fixture.players, &next.fixture.config)
        };
        match groups.last_mut().filter(same) {
            Some(group) => group.push(next),
            None => groups.push(vec![next]),
        }
    }
    let section = |group: Vec<Match>| {
        let files: Vec<PathBuf> = group.iter().map(|one| one.file.clone()).collect();
        let pairs: Vec<_> = group.into_iter().map(|one| (one.fixture, one.records)).collect();
        let balance = Balance::of(kind, edition, &pairs)
            .map_err(|error| wrong_game(speaker, &files[error.of], &error))?;
        let matches =
            pairs.into_iter().map(|(fixture, records)| (fixture, records.len())).collect();
        Ok(Section { matches, balance })
    };
    groups.into_iter().map(section).collect()
}

/// Writes the page and its pictures, and removes pictures of this game that it no longer has.
fn write(docs: &Path, page: &Page<'_>) -> Result<()> {
    let game = page.kind.id();
    let folder = docs.join("games/balance");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let path = docs.join(format!("games/{game}-balance.md"));
    let shown = || path.display().to_string();
    let old =
        if path.exists() { fs::read_to_string(&path).with_context(shown)? } else { String::new() };
    let kept = page::by_hand(&old).with_context(shown)?;
    let (text, pictures) = page.write(kept)?;
    for entry in fs::read_dir(&folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let rest = name.strip_prefix(game).and_then(|rest| rest.strip_prefix('-'));
        let ours = rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()));
        if ours && entry.path().extension() == Some("svg".as_ref()) && !pictures.contains_key(&name)
        {
            fs::remove_file(entry.path()).with_context(|| name)?;
        }
    }
    for (name, svg) in &pictures {
        fs::write(folder.join(name), svg).with_context(|| name.clone())?;
    }
    fs::write(&path, text).with_context(shown)?;
    println!("{} and {} pictures", path.display(), pictures.len());
    Ok(())
}

/// A problem as a sentence, with the paragraph it rests on.
fn why(speaker: &Speaker, problem: &Problem) -> String {
    let rule = problem.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    speaker.say(&problem.message) + &rule
}

fn wrong_file(file: &Path, error: &MatchError) -> anyhow::Error {
    let file = file.display();
    match error {
        MatchError::Io(error) => anyhow::anyhow!("{file}: {error}"),
        MatchError::Line(line, text) => {
            anyhow::anyhow!("{file}:{line}: no line of a match: {text}")
        }
        MatchError::Other(what) => anyhow::anyhow!("{file}: another match: {what}"),
    }
}

fn wrong_game(speaker: &Speaker, file: &Path, error: &BalanceError) -> anyhow::Error {
    let reason = match &error.reason {
        Uncounted::Replay(ReplayError::Unfit(problem)) => why(speaker, problem),
        Uncounted::Replay(ReplayError::Action { number, seat, action, problem }) => {
            let seat = seat.index();
            format!("action {number}, {action} of seat {seat}: {}", why(speaker, problem))
        }
        reason => reason.to_string(),
    };
    // The first line is the fixture.
    anyhow::anyhow!("{}:{}: {reason}", file.display(), error.position + 2)
}

#[cfg(test)]
mod tests;
