//! Pages of cards: written by hand, but for their tables.
//!
//! Below a comment such as `<!-- cards: building -->` stands what `trestle data show` says of the
//! cards in that table of the data file. `cargo xtask bless west-kingdom` writes it anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{stdout, trestle};

/// The fields of a piece, in the order of the columns, with their headings.
const COLUMNS: [(&str, &str); 8] = [
    ("id", "id"),
    ("name", "name"),
    ("copies", "cards"),
    ("skills", "skills"),
    ("cost", "cost"),
    ("vp", "VP"),
    ("virtue", "virtue"),
    ("effect", "effect"),
];

const OPENING: &str = "<!-- cards: ";

#[test]
fn the_cards_of_west_kingdom_are_those_of_the_edition() {
    check("west-kingdom");
}

/// Compares the page of a game, or writes it anew if that is wanted.
fn check(game: &str) {
    let page = page(game);
    let found = fs::read_to_string(&page).expect("a page of cards").replace("\r\n", "\n");
    let wanted = renewed(game, &found);
    if found == wanted {
        return;
    }
    if std::env::var(game_testkit::playthrough::BLESS).is_ok_and(|value| value == "1") {
        fs::write(&page, wanted).expect("the page can be written");
    } else {
        let mut lines = found.lines().zip(wanted.lines());
        let differs = lines.find(|(found, wanted)| found != wanted);
        panic!("{} is out of date: run cargo xtask bless {game}\n{differs:?}", page.display());
    }
}

fn page(game: &str) -> PathBuf {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games");
    docs.join(format!("{game}-cards.md"))
}

/// The page with its tables as they should be.
fn renewed(game: &str, page: &str) -> String {
    let mut tables = tables(game);
    let mut out = String::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(name) = line.strip_prefix(OPENING).and_then(|rest| rest.strip_suffix(" -->"))
        else {
            continue;
        };
        while lines.next_if(|line| line.is_empty() || line.starts_with('|')).is_some() {}
        let pieces = tables.remove(name).unwrap_or_else(|| panic!("no cards are left of {name}"));
        out.push('\n');
        out.push_str(&table(&pieces));
        if lines.peek().is_some() {
            out.push('\n');
        }
    }
    assert!(tables.is_empty(), "the page has no place for {:?}", tables.keys());
    out
}

/// The pieces of a game by the table of the data file that they stand in.
fn tables(game: &str) -> BTreeMap<String, Vec<Value>> {
    let toml = stdout(&trestle(&["data", "show", game, "--toml"], b""));
    let file: toml::Table = toml::from_str(&toml).expect("a data file");
    let sheet = stdout(&trestle(&["data", "show", game, "--json", "--lang", "en"], b""));
    let sheet: Value = serde_json::from_str(&sheet).expect("JSON");
    let mut tables = BTreeMap::<_, Vec<_>>::new();
    for piece in sheet["pieces"].as_array().expect("a list") {
        let id = piece["id"].as_str();
        let has = |rows: &toml::Value| {
            let rows = rows.as_array().map(Vec::as_slice).unwrap_or_default();
            rows.iter().any(|row| row.get("id").and_then(toml::Value::as_str) == id)
        };
        let name = file.iter().find_map(|(name, rows)| has(rows).then_some(name));
        let name = name.unwrap_or_else(|| panic!("{id:?} is in no table"));
        tables.entry(name.clone()).or_default().push(piece.clone());
    }
    tables
}

/// A table with the columns that tell its rows apart.
fn table(pieces: &[Value]) -> String {
    let cell = |piece: &Value, field: &str| piece[field].as_str().expect("a text").to_string();
    let differs = |field: &str| pieces.iter().any(|piece| piece[field] != pieces[0][field]);
    let shown: Vec<_> = COLUMNS.into_iter().filter(|(field, _)| differs(field)).collect();
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | ")).replace("|  |", "| |");
    let mut out = row(shown.iter().map(|(_, heading)| (*heading).to_string()).collect());
    out.push('|');
    out.push_str(&"---|".repeat(shown.len()));
    out.push('\n');
    for piece in pieces {
        let cells = shown.iter().map(|(field, _)| match *field {
            "id" => format!("`{}`", cell(piece, field)),
            _ => cell(piece, field),
        });
        out.push_str(&row(cells.collect()));
    }
    out
}

#[test]
fn a_page_that_lies_is_put_right() {
    let page = fs::read_to_string(page("west-kingdom")).expect("a page of cards");
    let right = renewed("west-kingdom", &page);
    let lying = right.replacen("| Well |", "| Hole |", 1);
    assert_ne!(lying, right);
    assert_eq!(renewed("west-kingdom", &lying), right);
}
