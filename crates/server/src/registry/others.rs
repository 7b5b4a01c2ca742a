//! What other nodes do at the tables that this one has in memory, and what they leave undone.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use store::{AccountId, Cursor, TableId};
use table::{Actor, Command, Millis, Rematch, Table};

use super::Registry;
use super::record;
use super::room::{Inner, Room, SOON};
use crate::error::ApiResult;
use crate::nodes::{News, Nodes};

/// A watched table is checked after this much silence. A node that missed an announcement is late
/// by at most twice this.
const QUIET: Duration = Duration::from_millis(400);
/// A consequence that is overdue by this much was left undone by a node that is gone.
const UNDONE: Duration = Duration::from_secs(3);
/// How many waiting bots, and due tables, are handled per round.
const AT_ONCE: u32 = 50;
/// After how many milliseconds a table that could not be opened is tried again.
const UNREADABLE: Millis = 3_600_000;

impl Registry {
    /// The connection to the other nodes, if there are any.
    pub(super) fn nodes(&self) -> Option<&Nodes> {
        self.0.nodes.as_ref()
    }

    /// Tells the other nodes, if there are any.
    pub async fn announce(&self, news: News) {
        if let Some(nodes) = self.nodes() {
            nodes.announce(news).await;
        }
    }

    /// Handles the news that another node has changed a table.
    pub async fn heard_of(&self, table: &TableId, seq: u64) {
        let Some(room) = self.rooms().get(table).map(Arc::clone) else { return };
        let mut guard = room.lock().await;
        let Some(inner) = guard.as_mut() else { return };
        if inner.table.seq() < seq
            && let Err(error) = self.catch_up(&room, inner).await
        {
            let code = error.problem.message.key;
            tracing::debug!(%table, code, "an announcement could not be followed up");
        }
    }

    /// Checks watched tables that have been silent for changes by other nodes. Returns those with
    /// lines of chat that have not been sent here, each with the first such line.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_around(&self) -> ApiResult<Vec<(TableId, i64)>> {
        let mut unheard = Vec::new();
        let quiet = |inner: &Inner| inner.is_watched() && inner.seen.elapsed() >= QUIET;
        let rooms = self.all_rooms().into_iter();
        let rooms: Vec<_> =
            rooms.filter(|room| room.try_peek().is_some_and(|i| quiet(&i))).collect();
        let tables: Vec<TableId> = rooms.iter().map(|room| room.id.clone()).collect();
        let heads = self.0.store.heads(&tables).await?;
        let mut heads: HashMap<_, _> =
            heads.into_iter().map(|head| (head.table.clone(), head)).collect();
        for room in rooms {
            let Some(head) = heads.remove(&room.id) else { continue };
            let mut guard = room.lock().await;
            let Some(inner) = guard.as_mut() else { continue };
            inner.seen = Instant::now();
            if let Some(next) = inner.lines.filter(|next| *next < head.lines) {
                unheard.push((head.table, next));
            }
            let done = if inner.table.seq() < head.seq as u64 {
                metrics::counter!("trestle_announcements_missed_total").increment(1);
                self.catch_up(&room, inner).await.map(drop)
            } else if inner.changed.elapsed() >= UNDONE && is_undone(inner) {
                self.follow(&room, inner).await
            } else {
                Ok(())
            };
            or_later(&room.id, done);
        }
        Ok(unheard)
    }

    /// Carries out consequences at a table that should have happened and did not, where no other
    /// node could do it: the store was away for a moment, or a bot could not think.
    pub(super) async fn retry_undone(&self, room: &Arc<Room>) {
        let undone = |inner: &Inner| {
            inner.changed.elapsed() >= UNDONE && (is_undone(inner) || inner.is_asleep())
        };
        if !room.try_peek().is_some_and(|inner| undone(&inner)) {
            return;
        }
        let mut guard = room.lock().await;
        let Some(inner) = guard.as_mut().filter(|inner| undone(inner)) else { return };
        // If it fails again, it is retried after a while.
        inner.changed = Instant::now();
        self.follow_or_later(room, inner).await;
    }

    /// Checks whether the people at watched tables still have the names we know: a renaming may
    /// have been announced while nobody could receive it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_for_names(&self) -> ApiResult<()> {
        // Two tables may know somebody by different names, depending on when they were loaded.
        let mut known: BTreeMap<AccountId, BTreeSet<String>> = BTreeMap::new();
        for room in self.all_rooms() {
            let Some(inner) = room.try_peek().filter(|inner| inner.is_watched()) else { continue };
            for (id, name) in inner.names() {
                known.entry(id.as_str().into()).or_default().insert(name.clone());
            }
        }
        let people: Vec<AccountId> = known.keys().cloned().collect();
        for (account, name) in self.0.store.names(&people).await? {
            if known.get(&account).is_some_and(|names| names.iter().any(|known| *known != name)) {
                metrics::counter!("trestle_announcements_missed_total").increment(1);
                self.learn_name_here(&account).await?;
            }
        }
        Ok(())
    }

    /// Looks for bots at any table whose turn has waited too long: the node responsible is gone.
    /// Each scan continues where the last one ended, since the first ones may just be slow.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_for_bots(&self) -> ApiResult<()> {
        let before = self.now() - UNDONE.as_millis() as i64;
        let until = || self.0.bots_until.lock().unwrap_or_else(PoisonError::into_inner);
        let after = until().take();
        let found = self.0.store.bots_waiting(before, after.as_ref(), AT_ONCE).await?;
        if found.len() >= AT_ONCE as usize {
            *until() = found.last().map(|(id, at)| Cursor { at: *at, id: id.to_string() });
        }
        for (table, since) in found {
            // A node on its own maintains the tables in memory anyway.
            if !self.0.shares_store && self.rooms().contains_key(&table) {
                continue;
            }
            let done = self.look_for_bot(&table, since).await;
            if is_unreadable(&table, &done) {
                // Whoever opens the table, once that is possible, wakes the bot.
                self.0.store.settle_bot(&table, since).await?;
            }
            or_later(&table, done);
        }
        Ok(())
    }

    /// Notes at a table in memory the outages since its last entry, if they stopped a clock.
    pub(super) async fn stand_still(&self, room: &Arc<Room>) {
        let is_behind = |inner: &Inner| self.outage_command(&inner.table).is_some();
        if !room.try_peek().is_some_and(|inner| is_behind(&inner)) {
            return;
        }
        if let Some(inner) = room.lock().await.as_mut() {
            or_later(&room.id, self.note_outages(room, inner).await);
        }
    }

    /// The same, at a table that is already locked.
    pub(super) async fn note_outages(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<()> {
        let Some(outage) = self.outage_command(&inner.table) else { return Ok(()) };
        self.write_down(room, inner, &Actor::Server, &outage).await
    }

    /// The command that would note them.
    fn outage_command(&self, table: &Table) -> Option<Command> {
        let outages = self.0.time.outages_since(table.last());
        let times: Vec<_> = outages.iter().map(|outage| (outage.began, outage.ended)).collect();
        table.is_affected_by(&times).then_some(Command::Outage { times })
    }

    /// Looks for tables at which something is due soon, whether in memory or not: clocks that run
    /// out, and overdue consequences. Each scan continues where the last one ended.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_for_due(&self) -> ApiResult<()> {
        let until = || self.0.due_until.lock().unwrap_or_else(PoisonError::into_inner);
        let after = until().take();
        let found = self.0.store.tables_due(self.now() + SOON / 2, after.as_ref(), AT_ONCE).await?;
        if found.len() >= AT_ONCE as usize {
            *until() = found.last().map(|(id, at)| Cursor { at: *at, id: id.to_string() });
        }
        for (table, at) in found {
            if self.rooms().contains_key(&table) {
                continue;
            }
            let done = self.look_at_due(&table, at).await;
            if is_unreadable(&table, &done) {
                self.0.store.settle_due(&table, at, Some(self.now() + UNREADABLE)).await?;
            }
            or_later(&table, done);
        }
        Ok(())
    }

    /// Handles a table that was due at `at`: loading it carries out consequences, and tables in
    /// memory are maintained.
    async fn look_at_due(&self, table: &TableId, at: Millis) -> ApiResult<()> {
        let room = self.room(table);
        let inner = self.enter_fresh(&room).await?;
        let due = record::due(&inner.table, at);
        if due != Some(at) {
            self.0.store.settle_due(table, at, due).await?;
        }
        Ok(())
    }

    /// Handles the bot of one table, which has waited since `since`.
    async fn look_for_bot(&self, table: &TableId, since: Millis) -> ApiResult<()> {
        let room = self.room(table);
        let mut inner = self.enter(&room).await?;
        self.catch_up(&room, &mut inner).await?;
        if inner.table.bot_job().is_none() {
            self.0.store.settle_bot(table, since).await?;
        } else {
            inner.thinking = inner.thinking.filter(|thinking| thinking.here);
            self.wake_bot(&room, &mut inner);
        }
        Ok(())
    }
}

/// Logs a failure at one table, which is retried later, so that it does not block the others.
pub(super) fn or_later(table: &TableId, done: ApiResult<()>) {
    if let Err(error) = done {
        let code = error.problem.message.key;
        tracing::debug!(%table, code, "a table could not be looked after");
    }
}

/// Whether a table cannot be loaded and will not be loadable soon.
fn is_unreadable(table: &TableId, done: &ApiResult<()>) -> bool {
    let Err(error) = done else { return false };
    if error.status.is_server_error() {
        return false;
    }
    let code = error.problem.message.key;
    tracing::error!(%table, code, "a table cannot be opened");
    true
}

/// Whether a consequence is missing.
fn is_undone(inner: &Inner) -> bool {
    inner.table.is_ready() || inner.table.is_full() || *inner.table.rematch() == Rematch::Agreed
}
