//! What other nodes do at the tables that this one has in memory, and what they leave undone.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{AccountId, TableId};
use table::{Millis, Rematch};

use super::Hall;
use super::room::{Inner, Room};
use crate::error::ApiResult;
use crate::nodes::{News, Nodes};
use crate::now;

/// A table that somebody watches is looked at if nothing was heard of it for so long. Twice this is
/// how late a node is that missed an announcement.
const QUIET: Duration = Duration::from_millis(400);
/// What should follow by itself and has not for so long was left undone by a node that is gone.
const UNDONE: Duration = Duration::from_secs(3);
/// How many such bots are looked after at a time.
const AT_ONCE: u32 = 50;

impl Hall {
    /// The way to the other nodes, if there are any.
    pub(super) fn nodes(&self) -> Option<&Nodes> {
        self.0.nodes.as_ref()
    }

    /// Tells the other nodes, if there are any.
    pub async fn announce(&self, news: News) {
        if let Some(nodes) = self.nodes() {
            nodes.announce(news).await;
        }
    }

    /// Another node has changed a table.
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

    /// Looks at the tables that somebody watches and nothing was heard of, whether another node has
    /// changed them. Gives those with lines of chat that nobody here was told, from which line on.
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

    /// Does what should have followed by itself at a table and has not, where there is no other node
    /// that could: the store was away for a moment, or a bot could not think.
    pub(super) async fn take_up(&self, room: &Arc<Room>) {
        let undone = |inner: &Inner| {
            inner.changed.elapsed() >= UNDONE && (is_undone(inner) || inner.is_asleep())
        };
        if !room.try_peek().is_some_and(|inner| undone(&inner)) {
            return;
        }
        let mut guard = room.lock().await;
        let Some(inner) = guard.as_mut().filter(|inner| undone(inner)) else { return };
        // If it fails again, it is tried again after a while.
        inner.changed = Instant::now();
        self.follow_or_later(room, inner).await;
    }

    /// Looks whether those who sit at tables that somebody watches are still called what they were:
    /// it may have been announced while nobody could hear it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_for_names(&self) -> ApiResult<()> {
        // Two tables may know somebody by different names, depending on when they were read.
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

    /// Looks for bots whose turn has waited too long, at any table: whoever should have seen to it
    /// is gone.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_for_bots(&self) -> ApiResult<()> {
        let before = now() - UNDONE.as_millis() as i64;
        for (table, since) in self.0.store.bots_waiting(before, AT_ONCE).await? {
            or_later(&table, self.look_for_bot(&table, since).await);
        }
        Ok(())
    }

    /// Looks after the bot at one table, which has waited since `since`.
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

/// What could not be done at one table is tried again, and keeps nobody from looking after the others.
pub(super) fn or_later(table: &TableId, done: ApiResult<()>) {
    if let Err(error) = done {
        let code = error.problem.message.key;
        tracing::debug!(%table, code, "a table could not be looked after");
    }
}

/// Whether something should follow by itself.
fn is_undone(inner: &Inner) -> bool {
    inner.table.is_ready() || *inner.table.rematch() == Rematch::Agreed
}
