//! What can be chosen for a game beside its players: described once, by the game.

use serde_json::{Value, json};

use crate::game::Say;
use crate::message::{Message, Name};

/// Something that the configuration of a game may choose.
#[derive(Clone, Debug, PartialEq)]
pub struct GameOption {
    /// Where it goes in the configuration: `variant`, or `rulings.bond_supply_limited`.
    pub field: &'static str,
    /// What it is about.
    pub kind: OptionKind,
    /// What it is called.
    pub name: Message,
    /// A line that explains it, where the name does not.
    pub help: Option<Message>,
    /// The paragraph that it is about.
    pub rule: Option<&'static str>,
    /// What can be chosen.
    pub choices: Vec<Choice>,
    /// If not empty: a list with one of these for each player can be chosen, too, no two alike.
    pub each: Vec<Choice>,
    /// If there is one: any whole number from the least to the most can be chosen, too; `choices`
    /// has some that people would want.
    pub range: Option<(i64, i64)>,
    /// The default; null where no value is a choice in itself (no limit).
    pub default: Value,
    /// The option matters only if another field has this value.
    pub only: Option<Only>,
    /// Whether a game that counts for ratings may choose it.
    pub rated: bool,
}

/// What an option is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// How the game is set up.
    Setup,
    /// A limit that the rules do not have.
    Limit,
    /// A point on which the rulebook is silent or can be read in two ways.
    Ruling,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The value in the configuration.
    pub value: Value,
    /// What it is called.
    pub name: ChoiceName,
}

/// What a choice is called.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceName {
    /// By the language files.
    Says(Message),
    /// By the edition: a board, a card.
    Name(&'static Name),
    /// A number, which needs no name.
    Number(i64),
}

impl OptionKind {
    /// Its word in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Limit => "limit",
            Self::Ruling => "ruling",
        }
    }
}

impl ChoiceName {
    /// What it is called, in the language of `say`.
    pub fn text(&self, say: &dyn Say) -> String {
        match self {
            Self::Says(message) => say.say(message),
            Self::Name(name) => say.name(name).to_string(),
            Self::Number(number) => number.to_string(),
        }
    }
}

impl Choice {
    /// A choice that the language files name.
    pub fn says(value: impl Into<Value>, key: &'static str) -> Self {
        Self { value: value.into(), name: ChoiceName::Says(Message::new(key)) }
    }

    /// A number.
    pub fn number(number: impl Into<i64>) -> Self {
        let number = number.into();
        Self { value: number.into(), name: ChoiceName::Number(number) }
    }

    /// A piece, chosen by its id.
    pub fn name(name: &'static Name) -> Self {
        Self { value: name.id.as_str().into(), name: ChoiceName::Name(name) }
    }
}

impl GameOption {
    /// An option about the setup, with nothing to choose yet, and null as its default.
    pub const fn setup(field: &'static str, name: &'static str, rule: &'static str) -> Self {
        Self {
            field,
            kind: OptionKind::Setup,
            name: Message::new(name),
            help: None,
            rule: Some(rule),
            choices: Vec::new(),
            each: Vec::new(),
            range: None,
            default: Value::Null,
            only: None,
            rated: true,
        }
    }

    /// Which seat begins; drawn at random if nobody chooses.
    pub fn first(rule: &'static str, most_players: u8) -> Self {
        Self {
            range: Some((0, i64::from(most_players) - 1)),
            ..Self::setup("first", "option-first", rule)
        }
    }

    /// A point that the rulebook leaves open; `default` is the edition's way.
    pub fn ruling(
        field: &'static str,
        name: &'static str,
        rule: &'static str,
        choices: Vec<Choice>,
        default: impl Into<Value>,
    ) -> Self {
        let default = default.into();
        Self { kind: OptionKind::Ruling, choices, default, ..Self::setup(field, name, rule) }
    }

    /// A ruling that is on or off.
    pub fn switch(
        field: &'static str,
        name: &'static str,
        rule: &'static str,
        default: bool,
    ) -> Self {
        let choices = vec![Choice::says(true, "option-yes"), Choice::says(false, "option-no")];
        Self::ruling(field, name, rule, choices, default)
    }

    /// After how many rounds the game is stopped. People play without that limit; with it a game may
    /// end without a winner, so ratings do not allow it.
    pub fn round_limit(rule: &'static str) -> Self {
        let none = Choice::says(Value::Null, "option-round-limit-none");
        Self {
            kind: OptionKind::Limit,
            help: Some(Message::new("option-round-limit-help")),
            choices: [none].into_iter().chain([20, 30, 50, 100].map(Choice::number)).collect(),
            range: Some((1, u16::MAX.into())),
            rated: false,
            ..Self::setup("round_limit", "option-round-limit", rule)
        }
    }

    /// The option as a document, with its texts in the language of `say`.
    pub fn json(&self, say: &dyn Say) -> Value {
        let choice =
            |Choice { value, name }: &Choice| json!({"value": value, "name": name.text(say)});
        json!({
            "field": self.field,
            "kind": self.kind.word(),
            "name": say.say(&self.name),
            "help": self.help.as_ref().map(|help| say.say(help)),
            "rule": self.rule,
            "choices": self.choices.iter().map(choice).collect::<Vec<_>>(),
            "each": self.each.iter().map(choice).collect::<Vec<_>>(),
            "range": self.range.map(|(least, most)| [least, most]),
            "default": self.default,
            "only": self.only.as_ref().map(|Only { field, is }| json!({"field": field, "is": is})),
            "rated": self.rated,
        })
    }
}

/// When an option matters.
#[derive(Clone, Debug, PartialEq)]
pub struct Only {
    /// The field of another option.
    pub field: &'static str,
    /// The value that it must have.
    pub is: Value,
}
