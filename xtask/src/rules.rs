//! `cargo xtask rules`: which paragraphs of a game's rules, and which cards, does no test cite?

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};

use crate::cards;
use crate::coverage::{self, Prefixes, Unused};

/// What has to be known of a game to count its citations.
struct Game {
    /// As in `docs/rules/<name>.md` and `crates/rules-<name>`.
    name: &'static str,
    /// The marks its paragraphs bear.
    /// Notes on a page bear marks of other kinds, such as QA-D, and are not counted.
    prefixes: Prefixes,
    /// Where its page leaves gaps in the numbers; everywhere else a gap is an error.
    unused: Unused,
    /// The tables of its data file whose every id must be cited too.
    cards: &'static [&'static str],
}

/// The games with a page of rules.
/// A new game adds its entry here.
const GAMES: &[Game] = &[
    Game {
        name: "architectura",
        prefixes: Prefixes(&["AR-", "TC-", "ER-"]),
        unused: &[],
        cards: &[],
    },
    Game {
        name: "queens-architect",
        prefixes: Prefixes(&["QA-", "QA-T", "QA-E"]),
        unused: &[],
        cards: &[],
    },
    Game {
        name: "west-kingdom",
        prefixes: Prefixes(&["WK-", "WK-T", "WK-E"]),
        unused: &[(
            "WK-",
            &[19..=19, 29..=29, 37..=39, 48..=49, 56..=59, 66..=69, 74..=79, 85..=89],
        )],
        cards: &["apprentice", "building", "black_market_card", "reward_card", "player_board"],
    },
];

#[derive(clap::Args)]
pub struct Args {
    /// Look at this game only, for example `architectura`
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
    for game in chosen(args.game.as_deref())? {
        let (rules, cards) = reports(root, game)?;
        writeln!(text, "{}", game.name)?;
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

fn chosen(name: Option<&str>) -> Result<Vec<&'static Game>> {
    let games: Vec<_> =
        GAMES.iter().filter(|game| name.is_none_or(|name| name == game.name)).collect();
    if games.is_empty() {
        let known: Vec<_> = GAMES.iter().map(|game| game.name).collect();
        bail!("no rules of that name; there are: {}", known.join(", "));
    }
    Ok(games)
}

/// Reads all there is of a game, and counts its paragraphs and its cards.
fn reports(root: &Path, game: &Game) -> Result<(coverage::Report, cards::Report)> {
    let Game { name, prefixes, unused, .. } = *game;
    let page = format!("docs/rules/{name}.md");
    let paragraphs = coverage::paragraphs(prefixes, unused, &read(root, Path::new(&page))?);
    let paragraphs = in_file(&page, paragraphs)?;
    let tables = if game.cards.is_empty() {
        Vec::new()
    } else {
        let data = format!("crates/rules-{name}/data/default.toml");
        in_file(&data, cards::tables(game.cards, &read(root, Path::new(&data))?))?
    };
    // Tests are `#[test]` functions wherever they stand: in `tests/` or at the foot of a file.
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        rust_files(root, &PathBuf::from(format!("crates/rules-{name}/{folder}")), &mut files)?;
    }
    let mut marks_cited = Vec::new();
    let mut cards_cited = Vec::new();
    for file in &files {
        let path = file.to_string_lossy().replace('\\', "/");
        let source = read(root, file)?;
        let marks = coverage::citations(&source, |doc| prefixes.find_all(doc));
        marks_cited.extend(marks.into_iter().map(|citation| (path.clone(), citation)));
        let ids = coverage::citations(&source, cards::find_all);
        cards_cited.extend(ids.into_iter().map(|citation| (path.clone(), citation)));
    }
    let list = PathBuf::from(format!("docs/rules/{name}.exempt.toml"));
    let exempt = if root.join(&list).exists() {
        coverage::exemptions(&read(root, &list)?).with_context(|| list.display().to_string())?
    } else {
        Vec::new()
    };
    let rules = coverage::Report::new(prefixes, &paragraphs, &marks_cited, &exempt);
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
        for game in GAMES {
            let page = read(&root, &PathBuf::from(format!("docs/rules/{}.md", game.name)));
            let page = page.expect("a page");
            let counted = coverage::paragraphs(game.prefixes, game.unused, &page).expect("sound");
            let found = game_core::paragraphs::paragraphs(&page);
            for mark in counted {
                let mark = game.prefixes.show(mark);
                let said = found.iter().filter(|one| one.mark == mark);
                let said: Vec<_> = said.map(|one| one.lines.join("\n")).collect();
                assert!(matches!(&said[..], [one] if !one.is_empty()), "{mark}: {said:?}");
            }
        }
    }

    #[test]
    fn gaps_are_listed_for_prefixes_that_exist() {
        for game in GAMES {
            for (prefix, gaps) in game.unused {
                assert!(game.prefixes.0.contains(prefix), "{prefix} in {}", game.name);
                assert!(gaps.iter().all(|gap| !gap.is_empty()), "an empty gap in {}", game.name);
            }
        }
    }

    #[test]
    fn kinds_of_marks_are_told_apart() {
        let [game] = chosen(Some("west-kingdom")).expect("a known game")[..] else {
            panic!("one game")
        };
        let found = game.prefixes.find_all("WK-1, WK-T2, WK-E3, WK-D4, WK-Q5");
        let shown: Vec<_> = found.into_iter().map(|mark| game.prefixes.show(mark)).collect();
        assert_eq!(shown, ["WK-1", "WK-T2", "WK-E3"]);
    }

    #[test]
    fn a_game_is_chosen_by_its_name_and_all_without() {
        assert_eq!(chosen(None).expect("all games").len(), GAMES.len());
        let error = chosen(Some("west")).err().expect("no such game").to_string();
        assert!(error.contains("architectura, queens-architect, west-kingdom"), "{error}");
    }
}
