//! The tables of modules in the documentation of our crates list every module, and no other.

use std::collections::BTreeSet;
use std::fs;

/// The modules that a crate declares in its root.
fn declared(source: &str) -> BTreeSet<String> {
    let name = |line: &str| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        Some(line.strip_prefix("mod ")?.strip_suffix(';')?.to_owned())
    };
    source.lines().filter_map(name).collect()
}

/// The modules in the first column of a table. In its cells, names of modules stand in backticks;
/// a feature that one needs follows after a comma.
fn listed<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let rows = lines.skip_while(|line| !line.starts_with("| module |"));
    let rows = rows.take_while(|line| line.starts_with('|')).skip(2);
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let names =
        cells.flat_map(|cell| cell.split(", with the feature").next().unwrap_or(cell).split('`'));
    // Between the first and the second backtick, the third and the fourth, and so on.
    let is_name =
        |text: &&str| text.chars().next().is_some_and(char::is_alphabetic) && !text.contains(' ');
    let names = names.filter(is_name);
    names.map(|name| name.trim_start_matches("mod@").to_owned()).collect()
}

/// What is missing in a table, and what it has too much.
fn difference(place: &str, declared: &BTreeSet<String>, listed: &BTreeSet<String>) -> Vec<String> {
    let missing = declared.difference(listed).map(|name| format!("{place} does not list `{name}`"));
    let gone = listed.difference(declared);
    missing.chain(gone.map(|name| format!("{place} lists `{name}`, which is gone"))).collect()
}

#[test]
fn tables_list_every_module() {
    let root = crate::workspace_root().expect("tests run in the workspace");
    let mut wrong = Vec::new();
    let mut tables = 0;
    for folder in ["crates", "xtask/template/crates"] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder") {
            let path = entry.expect("a crate").path().join("src/lib.rs");
            let Ok(source) = fs::read_to_string(&path) else { continue };
            let listed = listed(source.lines().filter_map(|line| line.strip_prefix("//! ")));
            if !listed.is_empty() {
                tables += 1;
                wrong.extend(difference(&path.display().to_string(), &declared(&source), &listed));
            }
        }
    }
    assert!(tables > 8, "only {tables} tables were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_map_lists_every_module_of_the_server() {
    let root = crate::workspace_root().expect("tests run in the workspace");
    let source = fs::read_to_string(root.join("crates/server/src/lib.rs")).expect("the server");
    let map = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the map");
    let (_, inside) = map.split_once("### Inside the server").expect("its chapter");
    let wrong = difference("ARCHITECTURE.md", &declared(&source), &listed(inside.lines()));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
