//! What the server sends.

use serde::{Deserialize, Serialize};

use crate::message::Problem;
use crate::screen::{Preview, Screen};
use crate::stream::Item;

/// One line to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The wish was carried out, and is written down for good.
    Done {
        /// The request.
        id: u32,
    },
    /// The wish was refused; nothing has changed.
    Refused {
        /// The request.
        id: u32,
        /// Why.
        problem: Problem,
    },
    /// What an answer would do.
    Preview {
        /// The request.
        id: u32,
        /// What it would do.
        preview: Preview,
    },
    /// What happened at a table since the last update, and how it stands now.
    Update {
        /// Which table.
        table: String,
        /// What happened, in order; each with the next number.
        items: Vec<Item>,
        /// How it stands now.
        screen: Box<Screen>,
    },
}
