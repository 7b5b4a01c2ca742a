//! The page of each game says what is so: every event, every answer, every field.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::{Asked, every_game};

/// The prefix of a game's message keys.
fn prefix(game: &str) -> &'static str {
    match game {
        "architectura" => "ar",
        "queens-architect" => "qa",
        "west-kingdom" => "wk",
        _ => panic!("{game} has a page: name the prefix of its messages here"),
    }
}

fn page(game: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games");
    fs::read_to_string(docs.join(format!("{game}.md"))).expect("a page for every game")
}

/// The rows of all tables below a heading, as cells.
fn rows<'a>(page: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let (_, rest) = page.split_once(&format!("\n## {heading}\n")).expect("a heading");
    let chapter = rest.split("\n## ").next().unwrap_or(rest);
    let rows = chapter.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix('|'));
    rows.map(|row| row.split('|').map(str::trim).collect()).collect()
}

/// Everything in backticks.
fn quoted(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// A kind of event is called as its message is, and has the parameters of its sentence at least.
#[test]
fn every_event_is_in_its_table() {
    let messages = lang::catalog::messages(lang::Lang::En).expect("Fluent");
    for game in every_game() {
        let page = page(game);
        let table = rows(&page, "Events");
        let listed: BTreeSet<_> = table.iter().flat_map(|row| quoted(row[0])).collect();
        let key = format!("{}-event-", prefix(game));
        let mut known = BTreeSet::new();
        for (name, needs) in messages.iter().filter(|(name, _)| name.starts_with(&key)) {
            let kind = name[key.len()..].replace('-', "_");
            let row = table.iter().find(|row| quoted(row[0]).contains(kind.as_str()));
            let row = row.unwrap_or_else(|| panic!("{game}: {kind} is not in the table"));
            for param in &needs.params {
                assert!(quoted(row[1]).contains(param.as_str()), "{game}: {kind} has {param}");
            }
            known.insert(kind);
        }
        let known: BTreeSet<_> = known.iter().map(String::as_str).collect();
        assert_eq!(listed, known, "{game}");
    }
}

/// The last column of the table of questions is notation that the game reads.
#[test]
fn every_answer_reads_as_an_action() {
    for game in every_game() {
        let page = page(game);
        let mut engine = Asked::playing(game, 2, "page");
        let mut read = 0;
        for row in rows(&page, "Questions and answers") {
            for action in row.last().map(|cell| quoted(cell)).unwrap_or_default() {
                let reply = engine.ask(&json!({"op": "preview", "seat": 0, "action": action}));
                let code = reply["error"]["code"].as_str().unwrap_or_default();
                assert!(!code.starts_with("notation"), "{game}: {action} got {reply}");
                read += 1;
            }
        }
        assert!(read > 15, "{game}: the table has {read} answers");
    }
}

/// Questions, where a page names their keys.
#[test]
fn questions_go_by_keys_that_exist() {
    let messages = lang::catalog::messages(lang::Lang::En).expect("Fluent");
    for game in every_game() {
        let page = page(game);
        let key = format!("{}-ask-", prefix(game));
        let named: BTreeSet<_> =
            quoted(&page).into_iter().filter(|word| word.starts_with(&key)).collect();
        if named.is_empty() {
            continue;
        }
        for name in &named {
            assert!(messages.contains_key(*name), "{game}: {name} is no message");
        }
        let nothing = format!("{key}nothing");
        let asked = messages.keys().filter(|name| name.starts_with(&key) && **name != nothing);
        for name in asked {
            assert!(named.contains(name.as_str()), "{game}: {name} is not on the page");
        }
    }
}

#[test]
fn scores_go_by_the_words_of_the_page() {
    for game in every_game() {
        let page = page(game);
        let table = rows(&page, "Score");
        let listed: BTreeSet<_> = table.iter().flat_map(|row| quoted(row[0])).collect();
        let mut engine = Asked::playing(game, 2, "page");
        engine.play(10_000, 0);
        let outcome = engine.ok(&json!({"op": "outcome"}));
        let scores = outcome["scores"][0]["categories"].as_object().expect("a game that is over");
        assert_eq!(listed, scores.keys().map(String::as_str).collect(), "{game}");
    }
}

/// State and view have no field, and `pending` no frame, that the page leaves out.
#[test]
fn no_field_is_left_out() {
    for game in every_game() {
        let page = page(game);
        let words = quoted(&page);
        let mut found = BTreeSet::new();
        for seed in ["one", "two"] {
            let mut engine = Asked::playing(game, 2, seed);
            for at in 0..40 {
                collect(&engine.ok(&json!({"op": "state"}))["state"], &mut found);
                collect(&engine.ok(&json!({"op": "view", "viewer": 0}))["view"], &mut found);
                engine.play(1 + at % 3, at);
            }
        }
        for word in &found {
            assert!(page_names(&words, &page, word), "{game}: `{word}` is not on the page");
        }
        assert!(found.len() > 30, "{game}: {found:?}");
    }
}

/// Whether a word stands in backticks, alone or inside something longer.
fn page_names(words: &BTreeSet<&str>, page: &str, word: &str) -> bool {
    words.contains(word) || page.contains(&format!("\"{word}\""))
}

/// The names of fields, and what kind of frame is open.
fn collect(doc: &Value, found: &mut BTreeSet<String>) {
    match doc {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                if name == "frame" {
                    found.extend(value.as_str().map(String::from));
                }
                collect(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        _ => {}
    }
}
