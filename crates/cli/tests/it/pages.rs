//! The page of each game says what is so: its tables of documents are made from their types, and
//! answers, questions and scores are held to it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{Asked, every_game, made_tables};

/// The prefix of a game's message keys: what most keys of its own language file begin with.
fn prefix(game: &str) -> String {
    let file = format!("{}/../../locales/en/{game}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let key = text.lines().find_map(|line| line.split_once("-ask-").map(|(prefix, _)| prefix));
    key.unwrap_or_else(|| panic!("{file} asks nothing")).to_owned()
}

fn page(game: &str) -> String {
    made_tables::text(&format!("{game}.md"))
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

const OPENING: &str = "<!-- document: ";

/// Below a comment such as `<!-- document: SpaceDoc -->` is the schema of that type as a table.
/// `cargo xtask bless GAME` regenerates it.
#[test]
fn documents_are_as_their_types_say() {
    for game in every_game() {
        made_tables::hold(&format!("{game}.md"), game, &renewed(game));
    }
}

/// The page with its tables as they should be: one for every type that is not said in a word.
fn renewed(game: &str) -> String {
    let types = Types(games::schema(game).expect("a schema")["$defs"].take());
    let mut missing: BTreeSet<_> = types.names().collect();
    let out = made_tables::renewed(&page(game), OPENING, |name| {
        assert!(missing.remove(name), "{game} has no document {name}, or has it twice");
        types.table(name)
    });
    assert!(missing.is_empty(), "the page of {game} has no place for {missing:?}");
    out
}

/// The types of a game's documents, by name.
struct Types(Value);

impl Types {
    /// Those that have fields.
    fn names(&self) -> impl Iterator<Item = &str> {
        let types = self.0.as_object().expect("types");
        let has_fields = |of: &Value| of.get("properties").is_some() || of.get("oneOf").is_some();
        types.iter().filter(move |(_, of)| has_fields(of)).map(|(name, _)| name.as_str())
    }

    fn table(&self, name: &str) -> String {
        let of = &self.0[name];
        let (tag, rows) = match of["oneOf"].as_array() {
            Some(kinds) => self.kinds(kinds),
            None => ("field", self.fields(of)),
        };
        let second = if tag == "field" { "type" } else { "fields" };
        let rows = rows.iter().map(|row| format!("| {} |\n", row.join(" | ")));
        let head = format!("| `{tag}` | {second} | meaning |\n|---|---|---|\n");
        let head = if tag == "field" { head.replace('`', "") } else { head };
        (head + &rows.collect::<String>()).replace("|  |", "| |")
    }

    /// Fields that are always there come first, as they were declared.
    fn fields(&self, of: &Value) -> Vec<[String; 3]> {
        let row = |name: &str, is_needed: bool| {
            let field = &of["properties"][name];
            let missing = if is_needed { "" } else { ", or missing" };
            [format!("`{name}`"), self.word(field) + missing, told(field)]
        };
        let needed = names_of(of);
        let others = of["properties"].as_object().expect("fields").keys().map(String::as_str);
        let others = others.filter(|name| !needed.contains(name)).map(|name| row(name, false));
        needed.iter().map(|name| row(name, true)).chain(others).collect()
    }

    /// One row for each kind, which the field of one word tells.
    fn kinds<'a>(&self, kinds: &'a [Value]) -> (&'a str, Vec<[String; 3]>) {
        let is_tag = |name: &&str| {
            let one = |kind: &Value| {
                kind["properties"][*name]["enum"].as_array().is_some_and(|words| words.len() == 1)
            };
            kinds.iter().all(one)
        };
        let tag =
            names_of(&kinds[0]).into_iter().find(is_tag).expect("a field that tells the kind");
        let row = |kind: &Value| {
            let word = kind["properties"][tag]["enum"][0].as_str().expect("a word");
            let fields = self.fields(kind).into_iter().map(|[name, ..]| name);
            let fields: Vec<_> = fields.filter(|name| *name != format!("`{tag}`")).collect();
            [format!("`{word}`"), fields.join(", "), told(kind)]
        };
        (tag, kinds.iter().map(row).collect())
    }

    /// What stands in a field, in a few words.
    fn word(&self, field: &Value) -> String {
        if let Some(name) = field["$ref"].as_str().and_then(|to| to.rsplit('/').next()) {
            return match name {
                "Seat" => "seat".to_string(),
                name if self.names().any(|other| other == name) => format!("`{name}`"),
                name => self.word(&self.0[name]),
            };
        }
        let any = |list: &[Value], word: &dyn Fn(&Value) -> String| {
            list.iter().map(word).collect::<Vec<_>>().join(" or ")
        };
        if let Some(choices) = field["oneOf"].as_array() {
            return any(choices, &|choice| self.word(choice));
        }
        if let Some(words) = field["enum"].as_array() {
            return any(words, &|word| format!("`{word}`"));
        }
        if let Some(kinds) = field["type"].as_array() {
            let one = |kind: &Value| {
                let mut field = field.clone();
                field["type"] = kind.clone();
                self.word(&field)
            };
            return any(kinds, &one);
        }
        match field["type"].as_str().expect("a type") {
            "integer" => "number".to_string(),
            "string" => "text".to_string(),
            "boolean" => "bool".to_string(),
            "null" => "`null`".to_string(),
            "array" => format!("list of {}", self.word(&field["items"])),
            other => other.to_string(),
        }
    }
}

fn names_of(of: &Value) -> Vec<&str> {
    of["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// What is said of a field or a kind; of a choice, what is said of its first.
fn told(of: &Value) -> String {
    let told = of.get("description").unwrap_or(&of["oneOf"][0]["description"]);
    told.as_str().unwrap_or_default().to_string()
}

/// The last column of the table of questions is notation that the game reads.
#[test]
fn every_answer_reads_as_an_action() {
    let mut all = 0;
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
        assert!(read > 0, "{game}: the table has no answers");
        all += read;
    }
    assert!(all > 45, "all tables together have {all} answers");
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
