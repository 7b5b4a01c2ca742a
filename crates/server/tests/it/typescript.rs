//! The TypeScript types of HTTP, of the socket and of the games for the web client.
//!
//! They are generated from the schemas of the OpenAPI document and of each game, which are derived
//! from Rust types. The imports of the client decide which types are included.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use serde::Serialize;
use serde_json::{Value, json};
use server::api::games::{PiecesInfo, pieces_of};

const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");

/// The schemas by name.
type Schemas = BTreeMap<String, Value>;

#[test]
fn the_client_has_the_types_of_the_server_that_it_uses() {
    let document = serde_json::to_value(server::api::document()).expect("a document");
    check("src/net/protocol.ts", &schemas(&document["components"]["schemas"]), &["src", "e2e"]);
}

#[test]
fn the_client_has_the_types_of_each_game_that_it_uses() {
    for game in games::all() {
        let folder = format!("src/games/{}", game.id());
        let schema = games::schema(game.id()).expect("a schema");
        check(&format!("{folder}/documents.ts"), &schemas(&schema["$defs"]), &[&folder]);
    }
}

fn schemas(of: &Value) -> Schemas {
    of.as_object().expect("schemas").clone().into_iter().collect()
}

/// `cargo xtask types` writes the file; otherwise this compares it to the schemas of the types that
/// the sources in these folders import.
fn check(file: &str, schemas: &Schemas, folders: &[&str]) {
    let client = Path::new(CLIENT);
    let (_, module) = file.rsplit_once('/').expect("a folder");
    let module = module.strip_suffix(".ts").expect("a source");
    let mut used = BTreeSet::new();
    for folder in folders {
        imports(&client.join(folder), module, &mut used);
    }
    assert!(used.contains("EventDoc") || used.len() > 20, "{file}: {used:?}");
    let text = types(schemas, used);
    let path = client.join(file);
    if env::var_os("TRESTLE_BLESS").is_some() {
        fs::write(&path, &text).expect("the file can be written");
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert!(found == text, "web/{file} is old: cargo xtask types writes it anew");
}

/// `cargo xtask fixtures` writes the files; otherwise this compares them to what clients get.
#[test]
fn the_client_is_tested_with_the_pieces_of_the_editions() {
    for kind in games::all() {
        let pieces = pieces_of(*kind, kind.default_edition());
        let name = format!("fixtures/{}.pieces.json", kind.id());
        let (file, text) = (Path::new(CLIENT).join(&name), by_line(&pieces));
        if env::var_os("TRESTLE_BLESS").is_some() {
            fs::write(&file, &text).expect("the file can be written");
        }
        let found = fs::read_to_string(file).expect("the file is there");
        assert!(found == text, "web/{name} is old: cargo xtask fixtures writes it anew");
    }
}

/// The document with one line for each name, each reading, and each list of printed things.
fn by_line(pieces: &PiecesInfo) -> String {
    let lines = |items: Vec<String>| items.join(",\n  ");
    let names = pieces.names.iter().map(json_of).collect();
    let printed = pieces.printed.as_object().expect("an object").iter();
    let printed = printed.map(|(name, value)| format!("\"{name}\": {value}")).collect();
    let readings = pieces.readings.iter().map(json_of).collect();
    format!(
        "{{\n\"names\": [\n  {}\n],\n\"printed\": {{\n  {}\n}},\n\"readings\": [\n  {}\n]\n}}\n",
        lines(names),
        lines(printed),
        lines(readings)
    )
}

fn json_of(item: &impl Serialize) -> String {
    serde_json::to_string(item).expect("documents serialize")
}

/// The names that the sources in a folder import from a module.
fn imports(folder: &Path, module: &str, used: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            imports(&path, module, used);
        } else if path.extension().is_some_and(|kind| kind == "ts" || kind == "svelte") {
            used.extend(imported(&fs::read_to_string(path).expect("a text"), module));
        }
    }
}

fn imported(text: &str, module: &str) -> Vec<String> {
    let ends = [format!("/{module}';"), format!("/{module}.ts';")];
    let ends = ends.iter().flat_map(|end| text.match_indices(end)).map(|(at, _)| at);
    let lists = ends.filter_map(|at| {
        let (_, list) = text[..at].rsplit_once('{')?;
        list.split_once('}').map(|(names, _)| names)
    });
    let names = lists.flat_map(|names| names.split(',')).map(|name| {
        let name = name.trim();
        let name = name.strip_prefix("type ").unwrap_or(name);
        name.split_once(" as ").map_or(name, |(name, _)| name).to_string()
    });
    names.filter(|name| !name.is_empty()).collect()
}

/// These types, and all types that they refer to.
fn types(schemas: &Schemas, mut wanted: BTreeSet<String>) -> String {
    let mut types = BTreeMap::new();
    while let Some(name) = wanted.pop_first() {
        let schema = schemas.get(&name).unwrap_or_else(|| panic!("the server has no {name}"));
        let text = format!("{}export type {name} = {};\n", comment(schema, ""), kind(schema, ""));
        wanted.extend(references(schema).filter(|name| !types.contains_key(name)));
        types.insert(name, text);
    }
    let head = "// Made by `cargo xtask types` of the types that the server describes; changes go there.\n";
    let types: Vec<_> = types.into_values().collect();
    format!("{head}\n{}", types.join("\n")).replace(" \n", "\n")
}

fn references(schema: &Value) -> Box<dyn Iterator<Item = String> + '_> {
    match schema {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str).map(last);
            Box::new(own.into_iter().chain(fields.values().flat_map(references)))
        }
        Value::Array(items) => Box::new(items.iter().flat_map(references)),
        _ => Box::new(std::iter::empty()),
    }
}

fn last(reference: &str) -> String {
    reference.rsplit('/').next().unwrap_or(reference).to_string()
}

/// The type for a schema.
fn kind(schema: &Value, indent: &str) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return last(name);
    }
    for (name, sign) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(choices) = schema[name].as_array() {
            return choice(choices, sign, indent);
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<_> = words.iter().map(|word| word.to_string().replace('"', "'")).collect();
        return words.join(" | ");
    }
    match &schema["type"] {
        Value::String(one) => typed(schema, one, indent),
        Value::Array(several) => {
            let one = |one: &Value| typed(schema, one.as_str().unwrap_or_default(), indent);
            let kinds: Vec<_> = several.iter().map(one).collect();
            // It may be null as well, which `unknown` includes.
            let unknown = kinds.iter().find(|kind| *kind == "unknown");
            unknown.cloned().unwrap_or_else(|| kinds.join(" | "))
        }
        _ => "unknown".to_string(),
    }
}

/// Alternatives with descriptions are listed one per line.
fn choice(choices: &[Value], sign: &str, indent: &str) -> String {
    let is_told =
        |choice: &Value| choice.get("description").is_some() && choice.get("$ref").is_none();
    if !choices.iter().any(is_told) {
        return choices.iter().map(|one| kind(one, indent)).collect::<Vec<_>>().join(sign);
    }
    let inner = format!("{indent}  ");
    let mut text = String::new();
    for choice in choices {
        // The description of an object with one field is repeated at the field.
        let says_it_again = choice["properties"].as_object().is_some_and(|fields| {
            fields.values().any(|field| field["description"] == choice["description"])
        });
        let about = if says_it_again { String::new() } else { comment(choice, &inner) };
        let _ = write!(text, "\n{about}{inner}{} {}", sign.trim(), kind(choice, &inner));
    }
    text
}

fn typed(schema: &Value, name: &str, indent: &str) -> String {
    match name {
        "integer" | "number" => "number".to_string(),
        "array" => match schema["prefixItems"].as_array() {
            Some(items) => {
                let items: Vec<_> = items.iter().map(|item| kind(item, indent)).collect();
                format!("readonly [{}]", items.join(", "))
            }
            None => format!("ReadonlyArray<{}>", kind(&schema["items"], indent)),
        },
        "object" => object(schema, indent),
        other => other.to_string(),
    }
}

fn object(schema: &Value, indent: &str) -> String {
    let Some(fields) = schema["properties"].as_object().filter(|fields| !fields.is_empty()) else {
        return match &schema["additionalProperties"] {
            Value::Bool(false) => "Record<string, never>".to_string(),
            // A document of a game, or of a browser.
            Value::Null => "unknown".to_string(),
            more => format!("Readonly<Record<string, {}>>", kind(more, indent)),
        };
    };
    let required: Vec<_> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    // Required fields first, in order of declaration.
    let others = fields.keys().map(String::as_str).filter(|name| !required.contains(name));
    let inner = format!("{indent}  ");
    let mut text = "{\n".to_string();
    for name in required.iter().copied().chain(others) {
        let field = &fields[name];
        let mark = if required.contains(&name) { "" } else { "?" };
        // A nullable type has the description of the type.
        let told = field.get("description").map_or(&field["oneOf"][0], |_| field);
        let about = comment(told, &inner);
        let _ = writeln!(text, "{about}{inner}readonly {name}{mark}: {};", kind(field, &inner));
    }
    text + indent + "}"
}

/// The description of a schema, without its examples.
fn comment(schema: &Value, indent: &str) -> String {
    let Some(text) = schema["description"].as_str() else { return String::new() };
    let text = text.split("\n\n```").next().unwrap_or(text).trim();
    if !text.contains('\n') {
        return format!("{indent}/** {text} */\n");
    }
    let lines: String = text
        .lines()
        .map(|line| format!("{indent} * {line}").trim_end().to_string() + "\n")
        .collect();
    format!("{indent}/**\n{lines}{indent} */\n")
}

#[test]
fn imports_are_found() {
    let text = "import { a } from './a';\nimport type {\n  Do,\n  Item as One,\n} from '../net/protocol';\n\
                import { type Screen } from './protocol';";
    assert_eq!(imported(text, "protocol"), ["Do", "Item", "Screen"]);
    let text = "export type { ViewDoc as View } from './documents';";
    assert_eq!(imported(text, "documents"), ["ViewDoc"]);
}

#[test]
fn schemas_become_types() {
    for (schema, expected) in [
        (json!({"type": ["integer", "null"]}), "number | null"),
        (json!({"type": "array", "items": {"$ref": "#/x/Seat"}}), "ReadonlyArray<Seat>"),
        (
            json!({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}),
            "readonly [number, string]",
        ),
        (
            json!({"oneOf": [{"$ref": "#/x/Ask", "description": "What."}, {"type": "null"}]}),
            "Ask | null",
        ),
        (json!({"type": "string", "enum": ["one", "two"]}), "'one' | 'two'"),
        (json!({"type": "object", "additionalProperties": false}), "Record<string, never>"),
        (
            json!({"type": "object", "additionalProperties": {}}),
            "Readonly<Record<string, unknown>>",
        ),
        (
            json!({"type": "object", "required": ["b"],
                   "properties": {"a": {"type": "string"}, "b": {"type": "boolean"}}}),
            "{\n  readonly b: boolean;\n  readonly a?: string;\n}",
        ),
        (
            json!({"oneOf": [{"type": "string", "enum": ["a"], "description": "A."}, {"$ref": "#/x/B"}]}),
            "\n  /** A. */\n  | 'a'\n  | B",
        ),
        (json!({"type": ["object", "null"]}), "unknown"),
        (json!({}), "unknown"),
    ] {
        assert_eq!(kind(&schema, ""), expected, "{schema}");
    }
}
