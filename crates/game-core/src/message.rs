//! Messages without text: a key and parameters. Crate `lang` (and the web client, from the same
//! files) turns them into sentences.

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::seat::Seat;

/// A sentence to be: its key in the language files, and what it speaks of.
///
/// ```
/// use game_core::{Message, Arg};
/// let message = Message::new("ar-drew").int("count", 2);
/// assert_eq!(message.args[0], ("count", Arg::Int(2)));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The key in `locales/*`.
    pub key: &'static str,
    /// Parameters by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A parameter of a message. In JSON it is a plain number, id or text.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number.
    Int(i64),
    /// A piece or place that the edition names.
    Name(&'static Name),
    /// Something the language files name: a direction, a phase.
    Key(&'static str),
    /// A player, and the key of what the game calls that seat (a color) where no person's name
    /// is known.
    Seat(Seat, &'static str),
    /// Text as it is: a place such as `1:4`, an action, a word the person typed.
    Text(String),
    /// Several.
    List(Vec<Arg>),
    /// Amounts of several things: `2 clay and 1 gold`.
    Amounts(Vec<Amount>),
}

/// An amount of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// What it is, in documents.
    pub id: &'static str,
    /// The message that states the amount; its parameter is `count`.
    pub key: &'static str,
    /// How many.
    pub count: i64,
}

/// What the edition calls a piece or place, in three languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The id of the data file, which notation and JSON use.
    pub id: String,
    /// English, which stands in where another is missing.
    pub en: String,
    /// French.
    pub fr: Option<String>,
    /// Brazilian Portuguese.
    pub pt: Option<String>,
}

impl Message {
    /// A message without parameters.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds a parameter.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    pub fn int(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Int(value.into()))
    }

    /// Adds a text as it is.
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Arg::Text(value.into()))
    }

    /// Adds something the language files name.
    pub fn key(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Arg::Key(key))
    }

    /// Adds a piece or place.
    pub fn name(self, name: &'static str, piece: &'static Name) -> Self {
        self.with(name, Arg::Name(piece))
    }

    /// The parameters as a JSON object.
    ///
    /// # Panics
    /// Never: parameters are numbers, texts and lists of them.
    pub fn args_json(&self) -> serde_json::Value {
        serde_json::to_value(Args(&self.args)).expect("parameters are plain")
    }

    /// The same as text.
    ///
    /// # Panics
    /// Never, as [`Message::args_json`].
    pub fn args_text(&self) -> Box<RawValue> {
        to_raw_value(&Args(&self.args)).expect("parameters are plain")
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("key", self.key)?;
        map.serialize_entry("args", &Args(&self.args))?;
        map.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Int(value) => serializer.serialize_i64(*value),
            Self::Name(name) => serializer.serialize_str(&name.id),
            Self::Key(key) => serializer.serialize_str(key),
            Self::Seat(seat, _) => seat.serialize(serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Self::Amounts(amounts) => {
                let mut map = serializer.serialize_map(Some(amounts.len()))?;
                for amount in amounts {
                    map.serialize_entry(amount.id, &amount.count)?;
                }
                map.end()
            }
        }
    }
}
