//! The rooms of the registry: each holds one table, loaded from the store on first use.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use game_core::Message;
use store::TableId;
use table::{Setup, Table};
use tokio::sync::MappedMutexGuard;
use tokio::task::JoinHandle;

use super::carry_out::joined;
use super::look::LONG;
use super::room::{Inner, Room};
use super::{IDLE, Registry};
use crate::error::{ApiError, ApiResult};

impl Registry {
    pub(super) fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().map(Arc::clone).collect()
    }

    pub(super) fn room(&self, id: &TableId) -> Arc<Room> {
        Arc::clone(self.rooms().entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id))))
    }

    /// Evicts a room that nobody else holds and that is idle. The lock on the map keeps others from
    /// finding it meanwhile: a table has one room, and all its watchers are in it.
    pub(super) fn forget_idle(&self, id: &TableId) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get(id) else { return };
        if Arc::strong_count(room) == 1 && room.is_idle(IDLE, self.now()) {
            rooms.remove(id);
        }
    }

    /// Locks the contents of a room, loading its table if this is the first visit.
    pub(super) async fn enter<'a>(
        &self,
        room: &'a Arc<Room>,
    ) -> ApiResult<MappedMutexGuard<'a, Inner>> {
        loop {
            let guard = room.lock().await;
            if let Ok(mut inner) = tokio::sync::MutexGuard::try_map(guard, Option::as_mut) {
                inner.touch();
                return Ok(inner);
            }
            joined(self.load_room(room)).await?;
        }
    }

    /// The same, after reading what other nodes have written: nobody is shown less on one node than
    /// they have seen on another.
    pub(super) async fn enter_fresh<'a>(
        &self,
        room: &'a Arc<Room>,
    ) -> ApiResult<MappedMutexGuard<'a, Inner>> {
        let mut inner = self.enter(room).await?;
        if self.0.shares_store {
            self.catch_up(room, &mut inner).await?;
        }
        Ok(inner)
    }

    /// Loads the table of an empty room and carries out consequences. In its own task: the first
    /// visitor may hang up halfway, and others would find a table that differs from the stored one.
    fn load_room(&self, room: &Arc<Room>) -> JoinHandle<ApiResult<()>> {
        let (registry, room) = (self.clone(), Arc::clone(room));
        tokio::spawn(async move {
            let mut guard = room.lock().await;
            if guard.is_some() {
                return Ok(());
            }
            let inner = guard.insert(registry.load(&room.id).await?);
            registry.follow_or_later(&room, inner).await;
            Ok(())
        })
    }

    /// Loads a table from the store.
    pub(super) async fn load(&self, id: &TableId) -> ApiResult<Inner> {
        let row = self.0.store.table(id).await?.ok_or_else(ApiError::not_found)?;
        let broken = |what: &str| {
            tracing::error!(table = %id, what, "a stored table cannot be read");
            ApiError::refused(Message::new("server-table-unreadable"))
        };
        let setup: Setup = serde_json::from_str(&row.setup).map_err(|_| broken("setup"))?;
        let kind = games::by_id(&setup.game).map_err(|_| broken("game"))?;
        let edition = self.edition(kind, &setup.edition_hash).await?;
        let edition = edition.ok_or_else(|| broken("edition"))?;
        let entries = self.0.store.entries_since(id, 0).await?;
        let is_long = entries.len() + played_before(&setup) >= LONG;
        let fold = move || {
            let table = Table::open(kind, edition, setup).map_err(|_| "setup")?;
            fold(table, entries.iter().map(|entry| entry.body.as_str()))
        };
        let table = if is_long {
            let folded = tokio::task::spawn_blocking(fold).await;
            folded.unwrap_or(Err("log"))
        } else {
            fold()
        };
        let mut inner = Inner::new(table.map_err(broken)?, self.0.time.clone());
        self.learn_names(&mut inner).await?;
        Ok(inner)
    }

    /// Looks up names. The log has none: deleting an account deletes its name everywhere.
    pub(super) async fn learn_names(&self, inner: &mut Inner) -> ApiResult<()> {
        for id in inner.unnamed() {
            let account = self.0.store.account(&id.as_str().into()).await?;
            inner.name(id, account.map(|account| account.name).unwrap_or_default());
        }
        Ok(())
    }
}

/// How many actions were played before anybody sat down.
pub(super) fn played_before(setup: &Setup) -> usize {
    setup.from.as_ref().map_or(0, |opening| opening.actions.len())
}

/// The table that a log leads to, or what is wrong with the log.
pub(crate) fn fold<'a>(
    mut table: Table,
    entries: impl Iterator<Item = &'a str>,
) -> Result<Table, &'static str> {
    for entry in entries {
        let entry = serde_json::from_str(entry).map_err(|_| "entry")?;
        table.apply(&entry).map_err(|_| "log")?;
    }
    Ok(table)
}
