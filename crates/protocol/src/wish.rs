//! What clients send.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::SeatNumber;
use crate::stream::Proposal;

/// One line from a client, over the socket of a table or as the body of a request.
///
/// ```
/// use protocol::{Line, Wish};
/// let line = Line::parse(r#"{"seq": 5, "action": "play library 1:4"}"#).unwrap();
/// assert_eq!(line.wish, Wish::Answer { seq: 5, action: "play library 1:4".to_string() });
/// let line = Line::parse(r#"{"id": 1, "seat": 2, "preview": "play library 1:4"}"#).unwrap();
/// assert_eq!((line.id, line.seat), (Some(1), Some(2)));
/// assert!(Line::parse(r#"{"seq": 5, "action": "draw", "undo": 4}"#).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Chosen by the client; the reply has it again.
    pub id: Option<u32>,
    /// The seat that the wish is about; without it, the one whose eyes the socket was opened with.
    pub seat: Option<SeatNumber>,
    /// What is wished.
    pub wish: Wish,
}

/// What somebody wishes at a table. A line is an object with one of these beside `id` and `seat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// `{"seq": 5, "action": "…"}`: to answer a question.
    Answer {
        /// The number of the question among those put to the seat.
        seq: u32,
        /// The answer in the game's notation.
        action: String,
    },
    /// `{"preview": "…"}`: to know what an answer would do.
    Preview {
        /// The answer in the game's notation.
        action: String,
    },
    /// `{"undo": 5}`: to take one's last answer back, or to ask the others for it.
    Undo {
        /// The number of the question that it answered.
        seq: u32,
    },
    /// `{"sit": 2}`: to take an open chair.
    Sit {
        /// Which.
        seat: SeatNumber,
    },
    /// `{"stand": {}}`: to give one's chair up before the game has started.
    Stand,
    /// `{"propose": "pause"}`: to ask the others to agree to something.
    Propose(Proposal),
    /// `{"consent": {"proposal": 3, "agree": true}}`: to agree or not; whoever proposed takes it
    /// back by not agreeing.
    Consent(Consent),
    /// `{"resume": {}}`: to go on after a pause.
    Resume,
    /// `{"hand_over": {"seat": 1, "bot": "journeyman"}}`: to let a bot play for somebody who does
    /// not come.
    HandOver(HandOver),
    /// `{"reclaim": {}}`: to play again where a bot has played for one.
    Reclaim,
    /// `{"flag": 1}`: to note that somebody's clock has run out.
    Flag {
        /// Whose.
        seat: SeatNumber,
    },
    /// `{"holiday": 7}`: to be away for some days during which no deadline of the seat runs.
    Holiday {
        /// How many days, from now on.
        days: u16,
    },
}

/// An answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// The number of the proposal.
    pub proposal: u32,
    /// Yes or no.
    pub agree: bool,
}

/// A bot for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// For whom.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// The level of the bot.
    pub bot: String,
}

/// `{}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Empty {}

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        Self::from_value(serde_json::from_str(text).map_err(|error| error.to_string())?)
    }

    /// Reads a line that is a document already.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_value(value: Value) -> Result<Self, String> {
        let Value::Object(mut fields) = value else {
            return Err("a line is an object".to_string());
        };
        let id = take(&mut fields, "id")?;
        let seat = take(&mut fields, "seat")?;
        let wish = Wish::take(&mut fields)?;
        match fields.keys().next() {
            None => Ok(Self { id, seat, wish }),
            Some(extra) => Err(format!("`{extra}` has no place here")),
        }
    }

    /// The number of the question that the wish answers.
    pub fn seq(&self) -> Option<u32> {
        match self.wish {
            Wish::Answer { seq, .. } => Some(seq),
            _ => None,
        }
    }

    /// The line as a document.
    pub fn to_value(&self) -> Value {
        let mut fields = self.wish.fields();
        if let Some(id) = self.id {
            fields.insert("id".to_string(), id.into());
        }
        if let Some(seat) = self.seat {
            fields.insert("seat".to_string(), seat.into());
        }
        Value::Object(fields)
    }
}

impl From<Wish> for Line {
    fn from(wish: Wish) -> Self {
        Self { id: None, seat: None, wish }
    }
}

/// The names of all wishes but an answer.
pub(crate) const NAMES: [&str; 11] = [
    "preview",
    "undo",
    "sit",
    "stand",
    "propose",
    "consent",
    "resume",
    "hand_over",
    "reclaim",
    "flag",
    "holiday",
];

impl Wish {
    fn take(fields: &mut Map<String, Value>) -> Result<Self, String> {
        if fields.contains_key("action") || fields.contains_key("seq") {
            return Ok(Self::Answer { seq: need(fields, "seq")?, action: need(fields, "action")? });
        }
        let Some(name) = NAMES.into_iter().find(|name| fields.contains_key(*name)) else {
            let known = NAMES.join(", ");
            return Err(format!("a line has `seq` and `action`, or one of: {known}"));
        };
        Ok(match name {
            "preview" => Self::Preview { action: need(fields, name)? },
            "undo" => Self::Undo { seq: need(fields, name)? },
            "sit" => Self::Sit { seat: need(fields, name)? },
            "stand" => need(fields, name).map(|Empty {}| Self::Stand)?,
            "propose" => Self::Propose(need(fields, name)?),
            "consent" => Self::Consent(need(fields, name)?),
            "resume" => need(fields, name).map(|Empty {}| Self::Resume)?,
            "hand_over" => Self::HandOver(need(fields, name)?),
            "reclaim" => need(fields, name).map(|Empty {}| Self::Reclaim)?,
            "flag" => Self::Flag { seat: need(fields, name)? },
            _ => Self::Holiday { days: need(fields, name)? },
        })
    }

    fn fields(&self) -> Map<String, Value> {
        let empty = || Value::Object(Map::new());
        let pairs: Vec<(&str, Value)> = match self {
            Self::Answer { seq, action } => {
                vec![("seq", (*seq).into()), ("action", action.as_str().into())]
            }
            Self::Preview { action } => vec![("preview", action.as_str().into())],
            Self::Undo { seq } => vec![("undo", (*seq).into())],
            Self::Sit { seat } => vec![("sit", (*seat).into())],
            Self::Stand => vec![("stand", empty())],
            Self::Propose(what) => vec![("propose", document(what))],
            Self::Consent(consent) => vec![("consent", document(consent))],
            Self::Resume => vec![("resume", empty())],
            Self::HandOver(hand_over) => vec![("hand_over", document(hand_over))],
            Self::Reclaim => vec![("reclaim", empty())],
            Self::Flag { seat } => vec![("flag", (*seat).into())],
            Self::Holiday { days } => vec![("holiday", (*days).into())],
        };
        pairs.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }
}

fn document(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data serializes")
}

fn take<T: serde::de::DeserializeOwned>(
    fields: &mut Map<String, Value>,
    name: &str,
) -> Result<Option<T>, String> {
    let read = |value| serde_json::from_value(value).map_err(|error| format!("`{name}`: {error}"));
    fields.remove(name).map(read).transpose()
}

fn need<T: serde::de::DeserializeOwned>(
    fields: &mut Map<String, Value>,
    name: &str,
) -> Result<T, String> {
    take(fields, name)?.ok_or_else(|| format!("`{name}` is missing"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_as_it_is_written() {
        for text in [
            r#"{"action":"draw","id":7,"seq":5}"#,
            r#"{"preview":"draw","seat":1}"#,
            r#"{"undo":4}"#,
            r#"{"sit":2}"#,
            r#"{"stand":{}}"#,
            r#"{"propose":"pause"}"#,
            r#"{"consent":{"agree":true,"proposal":3}}"#,
            r#"{"resume":{}}"#,
            r#"{"hand_over":{"bot":"novice","seat":1}}"#,
            r#"{"reclaim":{}}"#,
            r#"{"flag":0}"#,
            r#"{"holiday":7}"#,
        ] {
            let line = Line::parse(text).expect(text);
            assert_eq!(line.to_value(), serde_json::from_str::<Value>(text).expect(text));
        }
    }

    #[test]
    fn what_is_no_line_is_refused_with_a_reason() {
        for (text, reason) in [
            ("nonsense", "expected"),
            ("[1]", "object"),
            ("{}", "one of"),
            (r#"{"seq":5}"#, "`action` is missing"),
            (r#"{"action":"draw"}"#, "`seq` is missing"),
            (r#"{"seq":-1,"action":"draw"}"#, "`seq`"),
            (r#"{"seq":1,"action":"draw","undo":1}"#, "`undo` has no place"),
            (r#"{"undo":1,"sit":2}"#, "`sit` has no place"),
            (r#"{"stand":{"now":true}}"#, "`stand`"),
            (r#"{"undo":1,"else":2}"#, "`else` has no place"),
            (r#"{"propose":"world peace"}"#, "`propose`"),
        ] {
            let error = Line::parse(text).expect_err(text);
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
