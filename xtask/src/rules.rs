//! `cargo xtask rules`: which paragraphs of a game's rules, and which cards, does no test cite?

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

use crate::coverage::{self, Prefixes};
use crate::game::GameFile;
use crate::{cards, games_named};

#[derive(clap::Args)]
pub struct Args {
    /// Look at this game only
    game: Option<String>,
    /// Fail unless every paragraph is cited or exempt, and every card cited
    #[arg(long)]
    check: bool,
    /// Show for each paragraph and card which tests cite it
    #[arg(long)]
    list: bool,
}

/// Prints the report of each game; `false` when something is wrong.
///
/// A citation of a paragraph that does not exist is wrong always, a gap only with `--check`.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let mut sound = true;
    let mut text = String::new();
    for game in games_named(args.game.as_slice())? {
        let (rules, cards) = reports(root, game)?;
        writeln!(text, "{game}")?;
        if args.list {
            for list in [rules.list(), cards.list()].iter().filter(|list| !list.is_empty()) {
                writeln!(text, "{list}")?;
            }
        }
        write!(text, "{rules}{cards}")?;
        let complete = rules.is_complete() && cards.is_complete();
        sound &= rules.faults.is_empty() && (complete || !args.check);
    }
    // A reader such as `head` may have seen enough; that is no fault.
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(sound),
    }
}

/// Reads all there is of a game, and counts its paragraphs and its cards.
fn reports(root: &Path, name: &str) -> Result<(coverage::Report, cards::Report)> {
    let file = GameFile::of(root, name)?;
    let page = format!("docs/rules/{name}.md");
    let text = read(root, Path::new(&page))?;
    let prefixes = Prefixes(file.prefixes(&text));
    let paragraphs = in_file(&page, coverage::paragraphs(&prefixes, &file.unused, &text))?;
    let tables = if file.cards.is_empty() {
        Vec::new()
    } else {
        let data = format!("crates/rules-{name}/data/default.toml");
        in_file(&data, cards::tables(&file.cards, &read(root, Path::new(&data))?))?
    };
    // Tests are `#[test]` functions wherever they stand: in `tests/` or at the foot of a file.
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        rust_files(root, &PathBuf::from(format!("crates/rules-{name}/{folder}")), &mut files)?;
    }
    let mut marks_cited = Vec::new();
    let mut cards_cited = Vec::new();
    for source in &files {
        let path = source.to_string_lossy().replace('\\', "/");
        let source = read(root, source)?;
        let marks = coverage::citations(&source, |doc| prefixes.find_all(doc));
        marks_cited.extend(marks.into_iter().map(|citation| (path.clone(), citation)));
        let ids = coverage::citations(&source, cards::find_all);
        cards_cited.extend(ids.into_iter().map(|citation| (path.clone(), citation)));
    }
    let rules = coverage::Report::new(&prefixes, &paragraphs, &marks_cited, &file.exempt);
    Ok((rules, cards::Report::new(tables, &cards_cited)))
}

/// Turns the faults of a file into one error that names it.
fn in_file<T>(path: &str, read: Result<T, Vec<String>>) -> Result<T> {
    read.map_err(|faults| anyhow!("{path}: {}", faults.join("; ")))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paragraph_and_card_is_cited() {
        let root = crate::workspace_root().expect("tests run in the workspace");
        let args = Args { game: None, check: true, list: false };
        assert!(run(&root, &args).expect("the pages can be read"), "`cargo xtask rules` says what");
    }

    /// What is counted here can be looked up by those who read the rules.
    #[test]
    fn every_mark_is_a_paragraph_that_says_something() {
        let root = crate::workspace_root().expect("tests run in the workspace");
        for kind in games::all() {
            let file = GameFile::of(&root, kind.id()).expect("a file");
            let page = kind.rules_pages().en;
            let prefixes = Prefixes(file.prefixes(page));
            let counted = coverage::paragraphs(&prefixes, &file.unused, page).expect("sound");
            let found = game_core::paragraphs::paragraphs(page);
            for mark in counted {
                let mark = prefixes.show(mark);
                let said = found.iter().filter(|one| one.mark == mark);
                let said: Vec<_> = said.map(|one| one.lines.join("\n")).collect();
                assert!(matches!(&said[..], [one] if !one.is_empty()), "{mark}: {said:?}");
            }
        }
    }

    #[test]
    fn gaps_are_listed_for_prefixes_that_exist() {
        let root = crate::workspace_root().expect("tests run in the workspace");
        for kind in games::all() {
            let file = GameFile::of(&root, kind.id()).expect("a file");
            let prefixes = file.prefixes(kind.rules_pages().en);
            for (prefix, gaps) in &file.unused {
                assert!(prefixes.contains(prefix), "{prefix} in {}", kind.id());
                assert!(gaps.iter().all(|(first, last)| first <= last), "{}", kind.id());
            }
        }
    }

    #[test]
    fn a_game_is_chosen_by_its_name_and_all_without() {
        assert_eq!(games_named(&[]).expect("all games").len(), games::all().len());
        let error = games_named(&["chess".to_owned()]).expect_err("no such game").to_string();
        assert!(games::all().iter().all(|kind| error.contains(kind.id())), "{error}");
    }
}
