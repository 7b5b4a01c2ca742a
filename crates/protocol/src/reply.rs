//! What the server sends.

use serde::{Deserialize, Serialize};

use crate::edit::{Differences, Edit};
use crate::message::Problem;
use crate::screen::{Preview, Screen};
use crate::stream::Item;
use crate::talk::ChatLine;

/// One line to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The request was carried out, and is written down for good.
    Done {
        /// The `id` of the request, if it had one.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        id: Option<u32>,
        /// The number of the question, if it was an answer.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        question: Option<u32>,
    },
    /// The request was refused; nothing has changed.
    Refused {
        /// The `id` of the request, if it had one.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        id: Option<u32>,
        /// The number of the question, if it was an answer.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        question: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// What an answer would do.
    Preview {
        /// The `id` of the request, if it had one.
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
    /// What happened at a table that the client has not seen, and how it stands now: the first that
    /// it is told on a connection.
    Update {
        /// Which table.
        table: String,
        /// The number of what is shown. It goes up by one with each change that follows on a
        /// connection.
        revision: u32,
        /// What happened, in order; each with the next number.
        items: Vec<Item>,
        /// How it stands now.
        screen: Box<Screen>,
    },
    /// What has happened at the table of the connection since then, and what is different on the
    /// screen.
    Change {
        /// The next number. A change that is not the next one means that some were lost on the way:
        /// then the client connects again and says what it has seen.
        revision: u32,
        /// What happened, in order; each with the next number.
        items: Vec<Item>,
        /// What is different on the screen that was shown before, in the order in which to change it.
        edits: Vec<Edit>,
    },
    /// Somebody at a table said something.
    Said {
        /// Which table.
        table: String,
        /// What.
        line: ChatLine,
    },
}

impl Reply {
    /// A [`Reply::Change`] as it goes over the wire.
    ///
    /// # Panics
    /// Never: items are JSON.
    pub fn change(
        revision: u32,
        items: &[impl Serialize],
        differences: &Differences<'_>,
    ) -> String {
        let mut line = format!("{{\"change\":{{\"revision\":{revision},\"items\":").into_bytes();
        serde_json::to_writer(&mut line, items).expect("items serialize");
        line.extend_from_slice(b",\"edits\":");
        differences.write(&mut line);
        line.extend_from_slice(b"}}");
        String::from_utf8(line).expect("JSON is text")
    }

    /// How the table stands after this, as somebody sees who was shown `before` on the same
    /// connection; nothing if it says nothing of that, or something is missing in between.
    pub fn screen(&self, before: Option<&Screen>) -> Option<Screen> {
        match self {
            Self::Update { screen, .. } => Some((**screen).clone()),
            Self::Change { edits, .. } => before?.edited(edits),
            _ => None,
        }
    }

    /// What happened, by this.
    pub fn items(&self) -> &[Item] {
        match self {
            Self::Update { items, .. } | Self::Change { items, .. } => items,
            _ => &[],
        }
    }

    /// The number of what this shows.
    pub fn revision(&self) -> Option<u32> {
        match self {
            Self::Update { revision, .. } | Self::Change { revision, .. } => Some(*revision),
            _ => None,
        }
    }
}
