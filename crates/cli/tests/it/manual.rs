//! The manual of the engine says what is so.

use cli::engine::OPS;
use serde_json::Value;

use crate::Asked;

const MANUAL: &str = include_str!("../../../../docs/engine.md");

#[test]
fn every_operation_is_in_the_table() {
    for op in OPS {
        assert!(MANUAL.contains(&format!("\n| `{op}` |")), "{op}");
    }
}

#[test]
fn every_code_exists_in_the_language_files() {
    let (_, codes) = MANUAL.split_once("## Error codes").expect("a heading");
    let known = lang::catalog::messages(lang::Lang::En).expect("Fluent");
    let rows: Vec<_> = codes.lines().filter_map(|line| line.strip_prefix("| `")).collect();
    assert!(rows.len() > 20);
    for row in rows {
        let (code, rest) = row.split_once('`').expect("a code");
        let needs = known.get(code).unwrap_or_else(|| panic!("{code} is no message"));
        for param in &needs.params {
            assert!(rest.contains(&format!("`{param}`")), "{code} has an argument {param}");
        }
    }
}

/// Each request of the session gets the reply that stands below it.
#[test]
fn the_session_goes_as_it_stands() {
    let (_, session) = MANUAL.split_once("## A session").expect("a heading");
    let mut engine = Asked::new();
    let mut checked = 0;
    let mut reply = String::new();
    for line in session.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            reply = engine.0.handle(request).line;
        }
        if let Some(expected) = line.strip_prefix("< ") {
            let found: Value = serde_json::from_str(&reply).expect("JSON");
            match serde_json::from_str::<Value>(expected) {
                Ok(expected) if !expected.to_string().contains('…') => {
                    assert_eq!(found, expected);
                }
                // Where something is left out, at least the kind of reply must be right.
                _ => {
                    let kind = if expected.contains("\"ok\"") { "ok" } else { "error" };
                    assert!(found.get(kind).is_some(), "{line}\n{found}");
                }
            }
            checked += 1;
        }
    }
    assert_eq!(checked, 16);
}
