//! What the server sends.

use serde::{Deserialize, Serialize};

use crate::message::Problem;
use crate::screen::{Preview, Screen};
use crate::stream::Item;
use crate::talk::ChatLine;

/// One line to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The wish was carried out, and is written down for good.
    Done {
        /// The `id` of the line, if it had one.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        id: Option<u32>,
        /// The number of the question, if it was an answer.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        seq: Option<u32>,
    },
    /// The wish was refused; nothing has changed.
    Refused {
        /// The `id` of the line, if it had one.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        id: Option<u32>,
        /// The number of the question, if it was an answer.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        seq: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// What an answer would do.
    Preview {
        /// The `id` of the line, if it had one.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        id: Option<u32>,
        /// What it would do.
        preview: Preview,
    },
    /// The server is about to stop: come back after so many milliseconds.
    Reconnect {
        /// When.
        after: u32,
    },
    /// What happened at a table since the last update, and how it stands now.
    Update {
        /// Which table.
        table: String,
        /// Goes up by one with each update on a connection. An update that is not the next one
        /// means that some were lost on the way: then the client connects again and says what it
        /// has seen.
        revision: u32,
        /// What happened, in order; each with the next number.
        items: Vec<Item>,
        /// How it stands now.
        screen: Box<Screen>,
    },
    /// Somebody at a table said something.
    Said {
        /// Which table.
        table: String,
        /// What.
        line: ChatLine,
    },
}
