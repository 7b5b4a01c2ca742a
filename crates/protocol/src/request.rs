//! What clients send.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::SeatNumber;
use crate::stream::Proposal;

/// One request to a table, over its socket or by HTTP.
///
/// ```
/// use protocol::{Do, Request};
/// let request = r#"{"seat": 2, "do": {"answer": {"question": 5, "action": "play library 1:4"}}}"#;
/// let request = Request::parse(request).unwrap();
/// assert_eq!(request.seat, Some(2));
/// assert_eq!(request.what, Do::Answer { question: 5, action: "play library 1:4".to_string() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!(
    {"seat": 0, "do": {"answer": {"question": 5, "action": "play library 1:4"}}}
)))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by the client; the reply over the socket repeats it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// The seat that the request is about; over the socket, by default the seat that the socket was
    /// opened for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<SeatNumber>,
    /// What to do.
    #[serde(rename = "do")]
    pub what: Do,
}

/// What can be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// Answer a question.
    Answer {
        /// The number of the question among those put to the seat.
        question: u32,
        /// The answer in the game's notation.
        action: String,
    },
    /// Ask what an answer would do.
    Preview {
        /// The answer in the game's notation.
        action: String,
    },
    /// Undo one's last answer, or ask the others for it.
    Undo {
        /// The number of the answered question.
        question: u32,
    },
    /// Take an open chair.
    Sit {
        /// The chair.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// Whether you have seen that several people share a device here. At such a table nobody
        /// else can sit down without it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hot_seat: bool,
    },
    /// Give up one's chair before the game has started.
    Stand {},
    /// Ask the others to agree to something.
    Propose(Proposal),
    /// Agree or disagree; whoever proposed withdraws the proposal by disagreeing.
    Consent {
        /// The number of the proposal.
        proposal: u32,
        /// Whether you agree.
        agree: bool,
    },
    /// Resume after a pause.
    Resume {},
    /// Let a bot play for an absent player, or take an open seat before the game begins.
    HandOver {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
        /// The level of the bot.
        bot: String,
    },
    /// Take one's seat back from a bot.
    Reclaim {},
    /// Note that somebody's clock has run out.
    Flag {
        /// The seat whose clock it is.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: SeatNumber,
    },
    /// Take a holiday, during which no deadline of the seat runs.
    Holiday {
        /// The number of days, from now.
        days: u16,
    },
}

impl Request {
    /// Parses a request.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let result = if text.trim_start().starts_with('{') {
            serde_json::from_str(text)
        } else {
            serde_json::from_str(text).and_then(read)
        };
        result.map_err(|error: serde_json::Error| {
            // For a document with two things to do, the parser reports only a missing brace.
            let again = serde_json::from_str(text).and_then(read);
            again.err().unwrap_or(error).to_string()
        })
    }

    /// Parses a request from a JSON document.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_value(value: Value) -> Result<Self, String> {
        read(value).map_err(|error| error.to_string())
    }

    /// The number of the question that it answers.
    pub const fn question(&self) -> Option<u32> {
        match self.what {
            Do::Answer { question, .. } => Some(question),
            _ => None,
        }
    }
}

impl From<Do> for Request {
    fn from(what: Do) -> Self {
        Self { id: None, seat: None, what }
    }
}

/// As derived, except that a list of field values is not accepted.
fn read(value: Value) -> serde_json::Result<Request> {
    match value {
        Value::Object(_) => serde_json::from_value(value),
        _ => Err(serde::de::Error::custom("a request is an object")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_is_read_as_it_is_written() {
        for text in [
            r#"{"id":7,"do":{"answer":{"question":5,"action":"draw"}}}"#,
            r#"{"seat":1,"do":{"preview":{"action":"draw"}}}"#,
            r#"{"do":{"undo":{"question":4}}}"#,
            r#"{"do":{"sit":{"seat":2}}}"#,
            r#"{"do":{"sit":{"seat":2,"hot_seat":true}}}"#,
            r#"{"do":{"stand":{}}}"#,
            r#"{"do":{"propose":"pause"}}"#,
            r#"{"do":{"consent":{"proposal":3,"agree":true}}}"#,
            r#"{"do":{"resume":{}}}"#,
            r#"{"do":{"hand_over":{"seat":1,"bot":"novice"}}}"#,
            r#"{"do":{"reclaim":{}}}"#,
            r#"{"do":{"flag":{"seat":0}}}"#,
            r#"{"do":{"holiday":{"days":7}}}"#,
        ] {
            let request = Request::parse(text).expect(text);
            assert_eq!(serde_json::to_string(&request).expect("it serializes"), text);
        }
    }

    #[test]
    fn what_is_no_request_is_refused_with_a_reason() {
        for (text, reason) in [
            ("nonsense", "expected"),
            ("[1]", "object"),
            (r#"[null,null,{"stand":{}}]"#, "object"),
            ("{}", "missing field `do`"),
            (r#"{"do":{}}"#, "map with a single key"),
            (r#"{"do":{"answer":{"question":5}}}"#, "missing field `action`"),
            (r#"{"do":{"answer":{"action":"draw"}}}"#, "missing field `question`"),
            (r#"{"do":{"answer":{"question":-1,"action":"draw"}}}"#, "invalid value"),
            (r#"{"do":{"undo":{"question":1},"sit":{"seat":2}}}"#, "map with a single key"),
            (r#"{"do":{"undo":{"question":1}},"more":2}"#, "unknown field `more`"),
            (r#"{"do":{"undo":{"question":1,"more":2}}}"#, "unknown field `more`"),
            (r#"{"do":{"stand":{"now":true}}}"#, "unknown field `now`"),
            (r#"{"do":{"dance":{}}}"#, "unknown variant `dance`"),
            (r#"{"do":{"propose":"world peace"}}"#, "unknown variant `world peace`"),
            (r#"{"id":1,"id":2,"do":{"stand":{}}}"#, "duplicate field `id`"),
        ] {
            let error = Request::parse(text).expect_err(text);
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
