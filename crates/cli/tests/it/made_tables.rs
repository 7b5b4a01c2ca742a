//! Hand-written pages with generated tables: below a comment such as `<!-- cards: building -->` is
//! the output of the program, which `cargo xtask bless GAME` regenerates.

use std::path::{Path, PathBuf};
use std::{env, fs};

use game_testkit::playthrough::BLESS;

/// A page of `docs/games`.
pub fn path(page: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games").join(page)
}

/// Its text.
pub fn text(page: &str) -> String {
    fs::read_to_string(path(page)).expect("a page").replace("\r\n", "\n")
}

/// The page with every table as it should be: `table` makes the one of a name that stands between
/// `opening` and the end of a comment.
pub fn renewed(page: &str, opening: &str, mut table: impl FnMut(&str) -> String) -> String {
    let mut out = String::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(name) = line.strip_prefix(opening).and_then(|rest| rest.strip_suffix(" -->"))
        else {
            continue;
        };
        while lines.next_if(|line| line.is_empty() || line.starts_with('|')).is_some() {}
        out.push('\n');
        out.push_str(&table(name));
        if lines.peek().is_some() {
            out.push('\n');
        }
    }
    out
}

/// Compares a page with what it should be, or regenerates it on request.
pub fn hold(page: &str, game: &str, wanted: &str) {
    let found = text(page);
    if found == wanted {
        return;
    }
    if env::var(BLESS).is_ok_and(|value| value == "1") {
        fs::write(path(page), wanted).expect("the page can be written");
    } else {
        let differs = found.lines().zip(wanted.lines()).find(|(found, wanted)| found != wanted);
        panic!("{page} is out of date: run cargo xtask bless {game}\n{differs:?}");
    }
}
