//! What the server sends.

use serde::{Deserialize, Serialize};

use crate::edit::{Differences, Edit};
use crate::message::Problem;
use crate::screen::{Preview, Screen};
use crate::stream::Item;
use crate::talk::ChatLine;

/// A message from the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The request was carried out, and is stored for good.
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
        /// The reason.
        problem: Problem,
    },
    /// What an answer would do.
    Preview {
        /// The `id` of the request, if it had one.
        #[cfg_attr(feature = "openapi", schema(required = true))]
        id: Option<u32>,
        /// The preview.
        preview: Preview,
    },
    /// The server is about to stop: reconnect after a delay.
    Reconnect {
        /// The delay in milliseconds.
        after: u32,
    },
    /// What happened at a table that the client has not seen, and the current screen: the first
    /// message on a connection.
    Update {
        /// The id of the table.
        table: String,
        /// The revision of the screen. It goes up by one with each change on the connection.
        revision: u32,
        /// What happened, in order, with consecutive numbers.
        items: Vec<Item>,
        /// The current screen.
        screen: Box<Screen>,
    },
    /// What has happened since, and what has changed on the screen.
    Change {
        /// The next revision. If it is not the next one, messages were lost: then the client
        /// reconnects and says what it has seen.
        revision: u32,
        /// What happened, in order, with consecutive numbers.
        items: Vec<Item>,
        /// The changes to the previous screen, in the order in which to apply them.
        edits: Vec<Edit>,
    },
    /// Somebody at a table said something.
    Said {
        /// The id of the table.
        table: String,
        /// The line of chat.
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

    /// The screen after this reply, given the screen `before` it on the same connection; `None` if
    /// the reply has no screen, or a message is missing in between.
    pub fn screen(&self, before: Option<&Screen>) -> Option<Screen> {
        match self {
            Self::Update { screen, .. } => Some((**screen).clone()),
            Self::Change { edits, .. } => before?.edited(edits),
            _ => None,
        }
    }

    /// The items in this reply.
    pub fn items(&self) -> &[Item] {
        match self {
            Self::Update { items, .. } | Self::Change { items, .. } => items,
            _ => &[],
        }
    }

    /// The revision of the screen after this reply.
    pub fn revision(&self) -> Option<u32> {
        match self {
            Self::Update { revision, .. } | Self::Change { revision, .. } => Some(*revision),
            _ => None,
        }
    }
}
