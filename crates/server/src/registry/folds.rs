//! A cache of the streams of long tables.
//!
//! A viewer's stream follows from the log and grows with it: it is folded once, then extended by
//! what happens. The cache is bounded, and evicts what has not been requested for the longest time.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game_core::{Seat, Viewer};
use protocol::Item;
use store::TableId;
use table::{Emitted, Table};
use tokio::sync::Semaphore;

/// How many items of streams are kept, at a few hundred bytes each.
const KEPT: usize = 100_000;

/// The cached streams.
pub struct Folds {
    shelf: Mutex<Shelf>,
    /// Limits how many long tables are folded at once, so that cores are left for everybody else.
    pub apart: Semaphore,
    /// How many long tables were folded.
    count: AtomicU64,
}

#[derive(Default)]
struct Shelf {
    streams: HashMap<Key, Arc<Vec<Item>>>,
    /// Least recently requested first.
    order: VecDeque<Key>,
    items: usize,
}

type Key = (TableId, Option<Seat>);

fn key(id: &TableId, viewer: Viewer) -> Key {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    (id.clone(), seat)
}

impl Folds {
    /// An empty cache; `at_once` limits how many tables are folded at once.
    pub fn new(at_once: usize) -> Self {
        let apart = Semaphore::new(at_once.max(1));
        Self { shelf: Mutex::default(), apart, count: AtomicU64::new(0) }
    }

    /// Counts a fold of a long table.
    pub fn count(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("trestle_folds_total").increment(1);
    }

    /// How many long tables were folded.
    pub fn counted(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// The whole stream of a viewer, if it is cached.
    pub fn stream(&self, id: &TableId, table: &Table, viewer: Viewer) -> Option<Arc<Vec<Item>>> {
        let (mut shelf, key) = (self.shelf(), key(id, viewer));
        let kept = shelf.streams.get(&key).filter(|kept| kept.len() as u64 == table.told(viewer));
        let kept = kept.map(Arc::clone)?;
        shelf.order.retain(|other| *other != key);
        shelf.order.push_back(key);
        Some(kept)
    }

    /// Caches the whole stream of a viewer.
    pub fn keep(&self, id: &TableId, viewer: Viewer, items: Arc<Vec<Item>>) {
        let (mut shelf, key) = (self.shelf(), key(id, viewer));
        shelf.forget(&key);
        shelf.items += items.len();
        shelf.streams.insert(key.clone(), items);
        shelf.order.push_back(key);
        shelf.make_room();
    }

    /// Extends the cached streams of a table by what has happened.
    pub fn lengthen(&self, id: &TableId, table: &Table, emitted: &Emitted) {
        let mut shelf = self.shelf();
        for viewer in table.viewers() {
            let Some(kept) = shelf.streams.get_mut(&key(id, viewer)) else { continue };
            let before = kept.len();
            let is_next = |item: &&Item, n: usize| item.n == n as u64 + 1;
            let new: Vec<Item> = emitted.to(viewer).cloned().collect();
            if new.first().is_some_and(|first| is_next(&first, before)) {
                Arc::make_mut(kept).extend(new);
                shelf.items += emitted.to(viewer).count();
            }
        }
        shelf.make_room();
    }

    /// Forgets a table, whose cached streams may not match its log any more.
    pub fn forget(&self, id: &TableId) {
        let mut shelf = self.shelf();
        let keys: Vec<Key> = shelf.order.iter().filter(|key| key.0 == *id).cloned().collect();
        for key in keys {
            shelf.forget(&key);
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    fn forget(&mut self, key: &Key) {
        if let Some(items) = self.streams.remove(key) {
            self.items -= items.len();
            self.order.retain(|other| other != key);
        }
    }

    fn make_room(&mut self) {
        while self.items > KEPT
            && let Some(oldest) = self.order.front().cloned()
        {
            self.forget(&oldest);
        }
    }
}
