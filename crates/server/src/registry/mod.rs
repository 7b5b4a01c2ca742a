//! The registry of tables in memory.
//!
//! A `Room` is this process's copy of one table, with its watchers. A command is decided on the
//! copy, offered to the store, and applied if the store accepted it; if another process was first,
//! the copy catches up and the command is decided again. So any number of processes can serve the
//! same table.

mod bots;
mod carry_out;
mod chat;
mod editions;
mod folds;
mod follow;
mod leaving;
mod look;
mod names;
mod news;
mod open;
mod others;
mod people;
mod rate;
mod record;
mod rematch;
mod room;
mod rooms;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use games::{EditionHandle, GameKind};
use store::{Cursor, Store, TableId};
use tokio::sync::Semaphore;

use crate::config::Config;
use crate::error::ApiResult;
use crate::nodes::Nodes;
use crate::ratings::Ratings;
use crate::thinking::Thinkers;
use crate::time::Time;
pub use editions::Editions;
use folds::Folds;
pub use look::Watch;
pub use open::{CLOCKS, Terms, clock_word};
use people::People;
pub(crate) use record::status;
use room::Room;
pub use room::line;
pub(crate) use rooms::fold;

/// How long a table without watchers stays in memory.
const IDLE: Duration = Duration::from_mins(1);

/// A line for a socket, shared by all who see the same.
pub type Line = Arc<str>;

/// The registry of tables in memory.
#[derive(Clone)]
pub struct Registry(Arc<Shared>);

struct Shared {
    store: Arc<dyn Store>,
    editions: Editions,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    thinkers: Thinkers,
    /// Limits how many turns this node takes from the shared queue.
    taken: Arc<Semaphore>,
    people: People,
    threads_per_bot: usize,
    ratings: Arc<Ratings>,
    /// Where the last scan for due tables ended.
    due_until: Mutex<Option<Cursor>>,
    /// Where the last scan for waiting bots ended.
    bots_until: Mutex<Option<Cursor>>,
    folds: Folds,
    shares_store: bool,
    nodes: Option<Nodes>,
    reach_delay: table::Millis,
    time: Time,
}

impl Registry {
    /// An empty registry.
    pub fn new(store: Arc<dyn Store>, config: &Config, time: Time) -> Self {
        Self(Arc::new(Shared {
            store,
            editions: Editions::new(config),
            rooms: Mutex::default(),
            thinkers: Thinkers::new(config.thinkers),
            taken: Arc::new(Semaphore::new(bots::most_taken(config.thinkers))),
            people: People::default(),
            threads_per_bot: config.threads_per_bot.max(1),
            ratings: Arc::default(),
            due_until: Mutex::default(),
            bots_until: Mutex::default(),
            folds: Folds::new(config.thinkers.div_ceil(2)),
            shares_store: config.shares_store,
            nodes: config.nodes.clone(),
            reach_delay: config.reach_delay_ms,
            time,
        }))
    }

    fn now(&self) -> table::Millis {
        self.0.time.now()
    }

    /// The editions that tables can be opened with.
    pub fn editions(&self) -> &Editions {
        &self.0.editions
    }

    /// An edition that a game can be played with: one on offer, or one that the host has withdrawn
    /// while games that use it continue.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn edition(
        &self,
        kind: &'static dyn GameKind,
        hash: &str,
    ) -> ApiResult<Option<EditionHandle>> {
        if let Some(edition) = self.0.editions.by_hash(kind, hash) {
            return Ok(Some(edition));
        }
        let kept = self.0.store.edition(hash).await?.filter(|kept| kept.game == kind.id());
        Ok(kept.and_then(|kept| kind.kept_edition("store", &kept.body).ok()))
    }

    /// Notes the address of a request by an account.
    pub fn saw(&self, account: &str, from: std::net::IpAddr, is_guest: bool) {
        self.0.people.saw(account, from, is_guest);
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.rooms().len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
