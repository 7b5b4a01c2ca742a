//! The shape of what other crates read and write, for the OpenAPI document.
//!
//! Those crates know nothing of HTTP, so what the document says of their types is written here. A
//! test holds what a server sends and takes to it.

use std::borrow::Cow;

use serde_json::{Value, json};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// How time is measured at a table.
#[derive(Debug)]
pub struct Clock;

/// An action, seat and text; null before the first and after the last.
#[derive(Debug)]
pub struct MaybePlayed;

/// What a client sends: a line of the socket, or the body of a request.
#[derive(Debug)]
pub struct Line;

/// What the server sends over the socket.
#[derive(Debug)]
pub struct Reply;

/// What an answer would do.
#[derive(Debug)]
pub struct Preview;

macro_rules! schemas {
    ($($name:ident: $schema:ident,)*) => {$(
        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                serde_json::from_value($schema()).expect("it is a schema")
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }
        }
    )*};
}

schemas! {
    Clock: clock,
    MaybePlayed: maybe_played,
    Line: line,
    Reply: reply,
    Preview: preview,
}

fn number(about: &str) -> Value {
    json!({"type": "integer", "minimum": 0, "description": about})
}

fn text(about: &str) -> Value {
    json!({"type": "string", "description": about})
}

/// A document that is described elsewhere.
fn document(about: &str) -> Value {
    json!({"type": "object", "description": about})
}

/// An object that has all of these fields.
fn object(about: &str, fields: Value) -> Value {
    let names: Vec<_> = fields.as_object().into_iter().flatten().map(|(name, _)| name).collect();
    let mut object = json!({"type": "object", "description": about, "required": names});
    object["properties"] = fields;
    object
}

/// The same for what is read: a field more, and it is refused.
fn strict(about: &str, fields: Value) -> Value {
    let mut object = object(about, fields);
    object["additionalProperties"] = false.into();
    object
}

fn clock() -> Value {
    json!({
        "description": "How time is measured.",
        "oneOf": [
            {"type": "string", "enum": ["none"], "description": "Not at all."},
            strict("Each seat has so much for the whole game.", json!({
                "live": strict("In milliseconds.", json!({
                    "initial": number("What each seat has at the start."),
                    "increment": number("What is added with each answered question."),
                })),
            })),
            strict("Each question is to be answered within so much.", json!({
                "daily": strict("How much.", json!({
                    "per_move": number("Milliseconds for each question."),
                    "holidays": number("How many days of holiday each seat may take in all."),
                })),
            })),
        ],
    })
}

fn played() -> Value {
    json!({
        "type": "array",
        "description": "An action that was played.",
        "prefixItems": [number("The seat."), text("The action in the game's notation.")],
        "items": false,
        "minItems": 2,
        "maxItems": 2,
    })
}

fn maybe_played() -> Value {
    json!({"oneOf": [played(), {"type": "null"}]})
}

/// One wish. A line has its fields, may have a number and a seat, and has nothing else.
fn wish(about: &str, fields: Value) -> Value {
    let mut wish = strict(about, fields);
    wish["properties"]["id"] =
        number("Chosen by whoever sends the line; the reply over the socket has it again.");
    wish["properties"]["seat"] = number(
        "The seat that the wish is about; over the socket, without it, the one with whose eyes it \
         was opened.",
    );
    wish
}

fn line() -> Value {
    let nothing = || json!({"type": "object", "additionalProperties": false});
    json!({
        "description": "What somebody wishes at a table.",
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
                "propose": {
                    "type": "string",
                    "enum": ["pause", "resign", "rematch"],
                    "description": "To what.",
                },
            })),
            wish("To agree or not; whoever proposed takes it back by not agreeing.", json!({
                "consent": strict("The answer.", json!({
                    "proposal": number("The number of the proposal."),
                    "agree": {"type": "boolean", "description": "Yes or no."},
                })),
            })),
            wish("To go on after a pause.", json!({"resume": nothing()})),
            wish("To let a bot play for somebody who does not come.", json!({
                "hand_over": strict("The bot.", json!({
                    "seat": number("For whom."),
                    "bot": text("The level of the bot."),
                })),
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

fn preview() -> Value {
    let after = object(
        "A seat.",
        json!({
            "goods": {
                "type": "object",
                "additionalProperties": {"type": "integer"},
                "description": "Goods by their word.",
            },
            "score": {"type": "integer", "description": "Points if the game ended now."},
        }),
    );
    object(
        "What an answer would do, as far as its seat can know.",
        json!({
            "events": {
                "type": "array",
                "items": document("An event, as the page of the game describes it."),
                "description": "Events up to the first barrier.",
            },
            "barrier": {
                "type": ["string", "null"],
                "description": "Why it stops there; null if the whole answer can be foreseen.",
            },
            "after": {"type": "array", "items": after, "description": "What each seat has then."},
        }),
    )
}

fn reply() -> Value {
    let or_null =
        |about: &str| json!({"type": ["integer", "null"], "minimum": 0, "description": about});
    let id = || or_null("The `id` of the line, if it had one.");
    let seq = || or_null("The number of the question, if it was an answer.");
    let kind = |name: &str, about: &str, fields: Value| {
        object(about, json!({name: object(about, fields)}))
    };
    json!({
        "description": "What the server sends: one of these.",
        "oneOf": [
            kind("done", "The wish was carried out, and is written down for good.", json!({
                "id": id(),
                "seq": seq(),
            })),
            kind("refused", "The wish was refused; nothing has changed.", json!({
                "id": id(),
                "seq": seq(),
                "problem": object("Why.", json!({
                    "message": document("A key of the language files and its parameters."),
                    "rule": {
                        "type": ["string", "null"],
                        "description": "The paragraph of the rules, where one says so.",
                    },
                })),
            })),
            kind("preview", "What an answer would do.", json!({
                "id": id(),
                "preview": preview(),
            })),
            kind("reconnect", "The server is about to stop.", json!({
                "after": number("Come back after so many milliseconds."),
            })),
            kind("update", "What happened at a table, and how it stands now.", json!({
                "table": text("Which table."),
                "revision": number(
                    "Goes up by one with each update on a connection; where one is missing, \
                     connect again and say what was seen.",
                ),
                "items": {
                    "type": "array",
                    "items": document("Something that happened, with its number `n`."),
                    "description": "What happened, in order.",
                },
                "screen": document("How it stands: board, question, legal answers, clocks."),
            })),
            kind("said", "Somebody at a table said something.", json!({
                "table": text("Which table."),
                "line": document("What."),
            })),
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the library does not know it would leave out without a word.
    #[test]
    fn schemas_arrive_as_they_are_written() {
        for written in [clock(), played(), maybe_played(), line(), preview(), reply()] {
            let schema: RefOr<Schema> = serde_json::from_value(written.clone()).expect("a schema");
            assert_eq!(serde_json::to_value(schema).expect("JSON"), written);
        }
    }
}
