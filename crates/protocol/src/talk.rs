//! Chat at a table.

use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::stream::Person;

/// A line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, starting at 0. Lines of people whom a reader has muted are left
    /// out.
    pub n: i64,
    /// When it was written.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
    /// The author; null once the account is deleted.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub by: Option<Person>,
    /// The content.
    pub what: Saying,
}

/// Something to say: `{"phrase": "well-played"}` or `{"text": "…"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// A ready phrase, shown to everybody in their own language: the key of its message without
    /// `phrase-`.
    Phrase(String),
    /// Free text, as typed.
    Text(String),
}
