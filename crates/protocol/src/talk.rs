//! What people say to one another at a table.

use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::stream::Person;

/// A line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, from 0 on. Lines of people whom a reader has muted are missing.
    pub n: i64,
    /// When it was said.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
    /// Who said it; nobody once the account is gone.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub by: Option<Person>,
    /// What was said.
    pub what: Saying,
}

/// Something to say: `{"phrase": "well-played"}` or `{"text": "…"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// A ready phrase, which everybody reads in their own language: the key of its message without
    /// `phrase-`.
    Phrase(String),
    /// Free text, as it was typed.
    Text(String),
}
