//! The other nodes: announcements, and shared jobs.
//!
//! Any number of nodes serve the same tables on one store, which decides who was first. The store
//! is all they need to be correct; NATS makes them fast: a node that changes a table announces it,
//! and the others read what they miss. A node that misses an announcement checks for itself, more
//! than once a second. A bot's turn is a job for whichever node is free.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, BusError, JobQueue};
use serde::{Deserialize, Serialize};

use crate::fair::Claim;

/// How long a node that thinks for a bot may be silent before another one takes over.
const SILENCE: Duration = Duration::from_secs(2);

/// The topic and the queue that nodes use.
const NEWS: &str = "news";
const TURNS: &str = "turns";

/// A node's connection to the others.
#[derive(Clone, Debug)]
pub struct Nodes {
    name: Arc<str>,
    bus: Bus,
    turns: JobQueue<BotTurn>,
}

/// News for other nodes. They read the details from the store.
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
    /// Somebody has a new name.
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
struct Announcement {
    by: String,
    news: News,
}

/// A bot's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotTurn {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The number of the question.
    pub question: u32,
    /// On whose behalf the bot thinks; nodes of an older version omit it.
    #[serde(default)]
    pub(crate) claim: Option<Claim>,
}

impl Nodes {
    /// Joins the others. `name` identifies this node; clubs that share a NATS use different values
    /// of `prefix`.
    ///
    /// # Errors
    /// If the address is invalid. NATS itself may still be away.
    pub async fn join(url: &str, name: &str, prefix: &str) -> Result<Self, BusError> {
        let bus = Bus::connect(url, name, prefix).await?;
        let turns = bus.queue(TURNS, SILENCE);
        Ok(Self { name: name.into(), bus, turns })
    }

    /// Whether NATS is connected.
    pub fn is_there(&self) -> bool {
        self.bus.is_there()
    }

    /// Checks that NATS stores jobs: otherwise no node takes over the turns of bots.
    ///
    /// # Errors
    /// [`BusError::NoJetStream`] if it does not, [`BusError::Away`] if it does not answer.
    pub async fn keeps_jobs(&self) -> Result<(), BusError> {
        self.bus.reached().await?;
        self.bus.keeps_jobs().await
    }

    /// The queue of bots' turns.
    pub(crate) fn turns(&self) -> &JobQueue<BotTurn> {
        &self.turns
    }

    /// Announces news to the others.
    pub(crate) async fn announce(&self, news: News) {
        self.bus.announce(NEWS, &Announcement { by: self.name.to_string(), news }).await;
    }

    /// Receives news from the others, until the connection is closed for good.
    pub(crate) async fn hear(&self, mut heard: impl FnMut(News)) -> Result<(), BusError> {
        use futures_util::StreamExt;
        let mut announcements = self.bus.listen::<Announcement>(NEWS).await?;
        while let Some(announcement) = announcements.next().await {
            if announcement.by != *self.name {
                heard(announcement.news);
            }
        }
        Ok(())
    }
}
