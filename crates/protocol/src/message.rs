//! Untranslated sentences: a key and parameters.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::json::Json;

/// An untranslated sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Message {
    /// The key in the language files.
    pub key: Cow<'static, str>,
    /// Parameters by name: plain numbers, ids and texts, as in the event documents of the games.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, serde_json::Value>))]
    pub args: Json,
    /// How to render parameters that are not shown as they are; for a list, each of its items.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub kinds: BTreeMap<Cow<'static, str>, ArgKind>,
}

/// What a parameter stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ArgKind {
    /// The id of a piece or place that the edition names.
    Name,
    /// The key of another message.
    Key,
    /// The number of a seat.
    Seat,
    /// Amounts of several things; for each of them the key of the message that counts it.
    Amounts(BTreeMap<Cow<'static, str>, Cow<'static, str>>),
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The reason.
    pub message: Message,
    /// The mark of the rule paragraph that says so; null where no rule is involved.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rule: Option<String>,
}
