//! `cargo xtask rules`: which paragraphs of a game's rules does no test cite?

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::coverage::{self, Prefixes, Report};

/// The games with a page of rules, and the marks their paragraphs bear.
/// A new game adds its line here.
///
/// Notes on a page bear marks of other kinds, such as QA-D, and are not counted.
const GAMES: &[(&str, Prefixes)] = &[
    ("architectura", Prefixes(&["AR-", "TC-", "ER-"])),
    ("queens-architect", Prefixes(&["QA-", "QA-T", "QA-E"])),
];

#[derive(clap::Args)]
pub struct Args {
    /// Look at this game only, for example `architectura`
    game: Option<String>,
    /// Fail unless every paragraph is cited or exempt
    #[arg(long)]
    check: bool,
    /// Show for each paragraph which tests cite it
    #[arg(long)]
    list: bool,
}

/// Prints the report of each game; `false` when something is wrong.
///
/// A citation of a paragraph that does not exist is wrong always, a gap only with `--check`.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let mut sound = true;
    let mut text = String::new();
    for (game, prefixes) in chosen(args.game.as_deref())? {
        let report = report(root, game, *prefixes)?;
        writeln!(text, "{game}")?;
        if args.list {
            writeln!(text, "{}", report.list())?;
        }
        write!(text, "{report}")?;
        sound &= report.faults.is_empty() && (report.is_complete() || !args.check);
    }
    // A reader such as `head` may have seen enough; that is no fault.
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(sound),
    }
}

fn chosen(name: Option<&str>) -> Result<Vec<&'static (&'static str, Prefixes)>> {
    let games: Vec<_> =
        GAMES.iter().filter(|(game, _)| name.is_none_or(|name| name == *game)).collect();
    if games.is_empty() {
        let known: Vec<_> = GAMES.iter().map(|(game, _)| *game).collect();
        bail!("no rules of that name; there are: {}", known.join(", "));
    }
    Ok(games)
}

fn report(root: &Path, game: &str, prefixes: Prefixes) -> Result<Report> {
    let page = format!("docs/rules/{game}.md");
    let paragraphs = match coverage::paragraphs(prefixes, &read(root, Path::new(&page))?) {
        Ok(paragraphs) => paragraphs,
        Err(faults) => bail!("{page}: {}", faults.join("; ")),
    };
    // Tests are `#[test]` functions wherever they stand: in `tests/` or at the foot of a file.
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        rust_files(root, &PathBuf::from(format!("crates/rules-{game}/{folder}")), &mut files)?;
    }
    let mut citations = Vec::new();
    for file in &files {
        let name = file.to_string_lossy().replace('\\', "/");
        let found = coverage::citations(prefixes, &read(root, file)?);
        citations.extend(found.into_iter().map(|citation| (name.clone(), citation)));
    }
    let list = PathBuf::from(format!("docs/rules/{game}.exempt.toml"));
    let exempt = if root.join(&list).exists() {
        coverage::exemptions(&read(root, &list)?).with_context(|| list.display().to_string())?
    } else {
        Vec::new()
    };
    Ok(Report::new(prefixes, &paragraphs, &citations, &exempt))
}

/// Adds every `.rs` file below `folder` to `out`, relative to the root and in a fixed order.
fn rust_files(root: &Path, folder: &Path, out: &mut Vec<PathBuf>) -> Result<()> {
    if !root.join(folder).is_dir() {
        return Ok(());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join(folder)).with_context(|| folder.display().to_string())? {
        names.push(entry?.file_name());
    }
    names.sort();
    for name in names {
        let path = folder.join(name);
        if root.join(&path).is_dir() {
            rust_files(root, &path, out)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
    Ok(())
}

/// Reads a file given relative to the root; errors name it that way too.
fn read(root: &Path, path: &Path) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| path.display().to_string())
}
