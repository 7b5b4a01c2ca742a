//! Pages of cards: written by hand, but for their tables.
//!
//! Below a comment such as `<!-- cards: building -->` stands what `trestle data show` says of the
//! cards in that table of the data file. `cargo xtask bless west-kingdom` writes it anew.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{made_tables, stdout, trestle};

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

/// The only game that has such a page.
const GAME: &str = "west-kingdom";
const PAGE: &str = "west-kingdom-cards.md";

const OPENING: &str = "<!-- cards: ";

#[test]
fn the_cards_of_west_kingdom_are_those_of_the_edition() {
    made_tables::hold(PAGE, GAME, &renewed(&made_tables::text(PAGE)));
}

/// The page with its tables as they should be.
fn renewed(page: &str) -> String {
    let mut tables = tables(GAME);
    let out = made_tables::renewed(page, OPENING, |name| {
        let pieces = tables.remove(name).unwrap_or_else(|| panic!("no cards are left of {name}"));
        table(&pieces)
    });
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
    let right = renewed(&made_tables::text(PAGE));
    let lying = right.replacen("| Well |", "| Hole |", 1);
    assert_ne!(lying, right);
    assert_eq!(renewed(&lying), right);
}
