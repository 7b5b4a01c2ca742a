//! Consequences that need no command: who triggers them, and when.

use std::sync::Arc;

use store::TableId;
use table::{Actor, Command};

use super::Registry;
use super::others::or_later;
use super::room::{Inner, Room};
use crate::error::ApiResult;
use crate::secret;

impl Registry {
    /// Maintains the tables in memory once: flags clocks that have run out, and evicts idle tables.
    pub async fn maintain(&self) {
        for room in self.all_rooms() {
            let id = room.id.clone();
            let due = match room.try_peek() {
                Some(mut inner) => {
                    inner.show_late();
                    inner.table.next_flag().filter(|(_, at)| *at <= self.now())
                }
                None => None,
            };
            self.stand_still(&room).await;
            if let Some((seat, _)) = due {
                // Another process may have been first; then there is nothing left to do.
                let _ = self.carry_out(&id, Actor::Server, Command::Flag { seat }).await;
            }
            if !self.0.shares_store {
                self.retry_undone(&room).await;
            }
            drop(room);
            self.forget_idle(&id);
        }
        metrics::gauge!("trestle_tables_in_memory").set(self.len() as f64);
    }

    /// Evicts tables that were removed from the store. Their watchers are disconnected.
    pub async fn forget(&self, tables: &[TableId]) {
        for id in tables {
            let room = self.rooms().remove(id);
            if let Some(room) = room {
                room.lock().await.take();
                self.0.folds.forget(id);
            }
        }
    }

    /// As [`Self::follow`], but leaves what fails to the periodic upkeep: the command is already
    /// stored, and nobody may be told that it was refused.
    pub(super) async fn follow_or_later(&self, room: &Arc<Room>, inner: &mut Inner) {
        or_later(&room.id, self.follow(room, inner).await);
    }

    /// Carries out the consequences of an entry: a full table begins, an agreed rematch gets its
    /// table, a bot begins to think.
    pub(super) async fn follow(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<()> {
        self.note_outages(room, inner).await?;
        if inner.table.is_ready() {
            let opening = inner.table.setup().from.as_ref();
            let seed = opening.map_or_else(secret::seed, |opening| opening.seed);
            let start = Command::Start { seed };
            self.carry_out_in(room, inner, &Actor::Server, &start).await?;
        }
        if inner.table.is_full() {
            self.carry_out_in(room, inner, &Actor::Server, &Command::End).await?;
        }
        self.play_again(room, inner).await?;
        self.wake_bot(room, inner);
        Ok(())
    }
}
