//! What the documents of a game look like, as JSON Schema.

use serde_json::{Map, Value, json};
use utoipa::{PartialSchema, ToSchema};

use crate::event::{EventDoc, EventKind, Holds};
use crate::game::GameText;
use crate::seat::Seat;

/// The schema of all documents of a game. Each type is in `$defs` under its Rust name: `StateDoc`,
/// `ViewDoc`, `EventDoc`, and the types they are made of.
///
/// An event document has its kind and its fields; its container may add more about the event.
///
/// # Panics
/// Never: schemas are JSON.
pub fn documents<G: GameText<StateDoc: ToSchema, ViewDoc: ToSchema>>() -> Value {
    let mut types = Vec::new();
    add::<G::StateDoc>(&mut types);
    add::<G::ViewDoc>(&mut types);
    add::<Seat>(&mut types);
    let mut defs: Map<String, Value> = types
        .into_iter()
        .map(|(name, schema)| (name, serde_json::to_value(schema).expect("schemas are JSON")))
        .collect();
    defs.values_mut().for_each(tidy);
    let parts = defs.clone();
    defs.values_mut().for_each(|schema| join(schema, &parts));
    defs.insert("EventDoc".to_string(), events(G::EventDoc::KINDS));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": G::ID,
        "$defs": defs,
    })
}

/// Schemas by the names of their types.
pub type Types = Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>;

/// The schema of what is printed on the pieces of a game, and then those of its parts.
pub fn printed<G: GameText<PrintedDoc: ToSchema>>() -> Types {
    let mut types = vec![(G::PrintedDoc::name().into_owned(), G::PrintedDoc::schema())];
    G::PrintedDoc::schemas(&mut types);
    types
}

fn add<T: ToSchema>(types: &mut Types) {
    T::schemas(types);
    types.push((T::name().into_owned(), T::schema()));
}

/// Types are described for an OpenAPI document, where they stand elsewhere, and for programmers, who
/// get examples in Rust.
fn tidy(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::String(to)) = fields.get_mut("$ref") {
                *to = to.replace("#/components/schemas/", "#/$defs/");
            }
            if let Some(Value::String(text)) = fields.get_mut("description") {
                let end = text.find("\n\n```").unwrap_or(text.len());
                *text = text[..end].replace('\n', " ");
            }
            fields.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        _ => {}
    }
}

/// Makes one object of a type whose first fields are those of another one.
fn join(schema: &mut Value, types: &Map<String, Value>) {
    let Some(parts) = schema.get("allOf").and_then(Value::as_array).cloned() else { return };
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for mut part in parts {
        if let Some(name) = part["$ref"].as_str().and_then(|to| to.rsplit('/').next()) {
            part = types[name].clone();
            join(&mut part, types);
        }
        let Value::Object(mut part) = part else { continue };
        if let Some(Value::Object(fields)) = part.remove("properties") {
            properties.extend(fields);
        }
        if let Some(Value::Array(names)) = part.remove("required") {
            required.extend(names);
        }
    }
    let description = schema["description"].take();
    *schema = json!({"type": "object", "properties": properties, "required": required});
    if !description.is_null() {
        schema["description"] = description;
    }
}

fn events(kinds: &[EventKind]) -> Value {
    let kind = |kind: &EventKind| {
        let mut properties = Map::new();
        properties.insert("kind".to_string(), json!({"type": "string", "enum": [kind.word]}));
        properties
            .extend(kind.fields.iter().map(|(name, holds)| ((*name).to_string(), held(*holds))));
        let names: Vec<_> =
            ["kind"].into_iter().chain(kind.fields.iter().map(|(name, _)| *name)).collect();
        json!({
            "type": "object",
            "description": kind.about,
            "properties": properties,
            "required": names,
        })
    };
    json!({
        "description": "Something that happened: its kind, and what there is to say about it.",
        "oneOf": kinds.iter().map(kind).collect::<Vec<_>>(),
    })
}

fn held(holds: Holds) -> Value {
    match holds {
        Holds::Number => json!({"type": "integer"}),
        Holds::Seat => json!({"$ref": "#/$defs/Seat"}),
        Holds::Id | Holds::Text => json!({"type": "string"}),
        Holds::Ids => json!({"type": "array", "items": {"type": "string"}}),
        Holds::Numbers => json!({"type": "array", "items": {"type": "integer"}}),
        Holds::Word(words) => json!({"type": "string", "enum": words}),
        Holds::Amounts => json!({"type": "object", "additionalProperties": {"type": "integer"}}),
    }
}
