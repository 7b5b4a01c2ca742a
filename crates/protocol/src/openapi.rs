//! The schema of a line, for the OpenAPI document.

use std::borrow::Cow;

use serde_json::{Value, json};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::{Consent, HandOver, Line, Proposal};

/// A line has its own form in Rust, so its schema is written down here; a test holds it to the
/// names that a line can have.
fn line() -> Value {
    let number = |about: &str| json!({"type": "integer", "minimum": 0, "description": about});
    let text = |about: &str| json!({"type": "string", "description": about});
    let nothing = || json!({"type": "object", "additionalProperties": false});
    let named = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    json!({
        "description": "One line from a client, over the socket of a table or as the body of a \
            request: what somebody wishes at a table. It may have an `id`, which the reply over the \
            socket has again, and a `seat`; over the socket, without it, the wish is about the seat \
            with whose eyes it was opened.",
        "oneOf": [
            wish("To answer a question.", json!({
                "seq": number("The number of the question among those put to the seat."),
                "action": text("The answer in the game's notation."),
            })),
            wish("To know what an answer would do.", json!({
                "preview": text("The answer in the game's notation."),
            })),
            wish("To take one's last answer back, or to ask the others for it.", json!({
                "undo": number("The number of the question that it answered."),
            })),
            wish("To take an open chair.", json!({"sit": number("Which.")})),
            wish("To give one's chair up before the game has started.", json!({
                "stand": nothing(),
            })),
            wish("To ask the others to agree to something.", json!({
                "propose": named("Proposal"),
            })),
            wish("To agree or not; whoever proposed takes it back by not agreeing.", json!({
                "consent": named("Consent"),
            })),
            wish("To go on after a pause.", json!({"resume": nothing()})),
            wish("To let a bot play for somebody who does not come.", json!({
                "hand_over": named("HandOver"),
            })),
            wish("To play again where a bot has played for one.", json!({"reclaim": nothing()})),
            wish("To note that somebody's clock has run out.", json!({"flag": number("Whose.")})),
            wish("To be away for some days during which no deadline of the seat runs.", json!({
                "holiday": number("How many days, from now on."),
            })),
        ],
        "example": {"seat": 0, "seq": 5, "action": "play library 1:4"},
    })
}

/// One wish. A line has its fields, may have a number and a seat, and has nothing else.
fn wish(about: &str, fields: Value) -> Value {
    let names: Vec<_> = fields.as_object().into_iter().flatten().map(|(name, _)| name).collect();
    let mut wish = json!({
        "type": "object",
        "description": about,
        "required": names,
        "additionalProperties": false,
    });
    wish["properties"] = fields;
    wish["properties"]["id"] = json!({
        "type": "integer",
        "minimum": 0,
        "description": "Chosen by the client; the reply over the socket has it again.",
    });
    wish["properties"]["seat"] = json!({
        "type": "integer",
        "minimum": 0,
        "description": "The seat that the wish is about; over the socket, without it, the one with \
            whose eyes it was opened.",
    });
    wish
}

impl PartialSchema for Line {
    fn schema() -> RefOr<Schema> {
        serde_json::from_value(line()).expect("it is a schema")
    }
}

impl ToSchema for Line {
    fn name() -> Cow<'static, str> {
        "Line".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            schemas.push((T::name().into_owned(), T::schema()));
            T::schemas(schemas);
        }
        add::<Consent>(schemas);
        add::<HandOver>(schemas);
        add::<Proposal>(schemas);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Reply;
    use crate::wish::NAMES;

    /// Whatever the library does not know it would leave out without a word.
    #[test]
    fn the_schema_of_a_line_arrives_as_it_is_written() {
        assert_eq!(serde_json::to_value(Line::schema()).expect("JSON"), line());
    }

    #[test]
    fn a_line_has_the_names_that_lines_have() {
        let line = line();
        let wishes = line["oneOf"].as_array().expect("a list").iter();
        let found: Vec<_> = wishes.map(|wish| wish["required"].clone()).collect();
        let others = NAMES.into_iter().map(|name| json!([name]));
        let known: Vec<_> = [json!(["action", "seq"])].into_iter().chain(others).collect();
        assert_eq!(found, known);
    }

    /// A name of ours leads to a type of ours; numbers, texts and lists are said where they are.
    #[test]
    fn names_lead_to_types_of_the_protocol() {
        let mut schemas = Vec::new();
        Reply::schemas(&mut schemas);
        Line::schemas(&mut schemas);
        let schemas: BTreeMap<_, _> = schemas.into_iter().collect();
        for name in schemas.keys() {
            assert!(name.starts_with(char::is_uppercase), "{name} is no type of ours");
        }
        let text = serde_json::to_string(&(line(), &schemas)).expect("JSON");
        for (_, rest) in text
            .match_indices("#/components/schemas/")
            .map(|(at, mark)| text.split_at(at + mark.len()))
        {
            let name = rest.split('"').next().expect("a name");
            assert!(schemas.contains_key(name), "{name} is nowhere");
        }
        for name in ["Screen", "Item", "Happening", "Event", "Message", "Problem", "ChatLine"] {
            assert!(schemas.contains_key(name), "{name} is missing");
        }
    }
}
