//! One of several nodes: what it tells the others, and the jobs they share.
//!
//! Any number of nodes serve the same tables on one store, which says who was first. They need
//! nothing else to be right, and NATS to be quick: a node that changes a table announces it, and
//! the others read what they miss. Whoever misses an announcement looks for itself, more than once
//! a second. A bot's turn is a job for whichever node is free.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, BusError, Queue};
use serde::{Deserialize, Serialize};

use crate::fair::Claim;

/// How long a node that thinks for a bot may be silent before another one does.
const SILENCE: Duration = Duration::from_secs(2);

/// What nodes talk about, by topic and by queue.
const NEWS: &str = "news";
const TURNS: &str = "turns";

/// The way from this node to the others.
#[derive(Clone, Debug)]
pub struct Nodes {
    name: Arc<str>,
    bus: Bus,
    turns: Queue<Turn>,
}

/// Something that other nodes want to know soon. They read what it is from the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// The log of a table has grown.
    Moved {
        /// The table.
        table: String,
        /// How many entries it has now.
        seq: u64,
    },
    /// Somebody said something at a table.
    Said {
        /// The table.
        table: String,
        /// The number of the line.
        n: i64,
    },
    /// Somebody is called by another name.
    Renamed {
        /// The account.
        account: String,
    },
    /// Somebody has signed out somewhere.
    Left {
        /// The account.
        account: String,
    },
}

#[derive(Serialize, Deserialize)]
struct Letter {
    by: String,
    news: News,
}

/// A bot owes an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// At this table.
    pub table: String,
    /// For this seat.
    pub seat: u8,
    /// To this question.
    pub question: u32,
    /// On whose behalf; nodes of an older version do not say.
    #[serde(default)]
    pub(crate) claim: Option<Claim>,
}

impl Nodes {
    /// Joins the others. `name` tells this node apart; clubs that share a NATS differ by `prefix`.
    ///
    /// # Errors
    /// If the address is none. NATS itself may still be away.
    pub async fn join(url: &str, name: &str, prefix: &str) -> Result<Self, BusError> {
        let bus = Bus::connect(url, name, prefix).await?;
        let turns = bus.queue(TURNS, SILENCE);
        Ok(Self { name: name.into(), bus, turns })
    }

    /// Whether NATS is there.
    pub fn is_there(&self) -> bool {
        self.bus.is_there()
    }

    /// Asks whether NATS keeps jobs: without that, no node takes over the turns of bots.
    ///
    /// # Errors
    /// [`BusError::NoJetStream`] if it does not, [`BusError::Away`] if it does not answer.
    pub async fn keeps_jobs(&self) -> Result<(), BusError> {
        self.bus.reached().await?;
        self.bus.keeps_jobs().await
    }

    /// The turns of bots.
    pub(crate) fn turns(&self) -> &Queue<Turn> {
        &self.turns
    }

    /// Tells the others.
    pub(crate) async fn announce(&self, news: News) {
        self.bus.announce(NEWS, &Letter { by: self.name.to_string(), news }).await;
    }

    /// Hears the others, until the connection is closed for good.
    pub(crate) async fn hear(&self, mut heard: impl FnMut(News)) -> Result<(), BusError> {
        use futures_util::StreamExt;
        let mut letters = self.bus.listen::<Letter>(NEWS).await?;
        while let Some(letter) = letters.next().await {
            if letter.by != *self.name {
                heard(letter.news);
            }
        }
        Ok(())
    }
}
