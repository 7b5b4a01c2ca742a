//! Carrying out commands: decided on the copy, offered to the store, then applied.

use std::sync::Arc;
use std::time::Instant;

use store::{AccountKind, StoreError, TableId};
use table::{Actor, Command};
use tokio::task::JoinHandle;

use super::others::or_later;
use super::room::{Inner, Room};
use super::{Registry, news, record};
use crate::error::{ApiError, ApiResult};
use crate::nodes::News;

impl Registry {
    /// Carries out a command. When this returns, it is stored.
    ///
    /// # Errors
    /// The reason for the refusal; nothing has changed then.
    pub async fn carry_out(&self, id: &TableId, who: Actor, command: Command) -> ApiResult<()> {
        let (registry, id) = (self.clone(), id.clone());
        // In its own task: the client may hang up halfway, and the viewers must still be told.
        let done = tokio::spawn(async move {
            let room = registry.room(&id);
            let mut inner = registry.enter(&room).await?;
            if matches!(command, Command::Sit { .. }) && inner.table.is_rated() {
                registry.check_member(&who).await?;
            }
            let seen = inner.table.seq();
            let done = registry.carry_out_in(&room, &mut inner, &who, &command).await;
            if done.is_err() && inner.table.seq() > seen {
                // Entries that had to come first have been stored, and may have consequences.
                registry.follow_or_later(&room, &mut inner).await;
            }
            done?;
            if matches!(command, Command::Stand { .. }) && inner.table.first_person().is_none() {
                or_later(&room.id, registry.close(&room, &mut inner, &who).await);
            }
            registry.follow_or_later(&room, &mut inner).await;
            Ok(())
        });
        joined(done).await
    }

    /// Checks that the actor is a member: a guest, who can be replaced with a click, has no rating.
    pub(super) async fn check_member(&self, who: &Actor) -> ApiResult<()> {
        let Some(id) = who.account() else { return Ok(()) };
        let account = self.0.store.account(&id.into()).await?;
        if account.is_some_and(|account| account.kind == AccountKind::Member) {
            return Ok(());
        }
        Err(ApiError::forbidden("server-rated-member"))
    }

    pub(super) async fn carry_out_in(
        &self,
        room: &Arc<Room>,
        inner: &mut Inner,
        who: &Actor,
        command: &Command,
    ) -> ApiResult<()> {
        // Nobody is late because of time in which no server ran.
        self.note_outages(room, inner).await?;
        if !matches!(command, Command::Flag { .. }) {
            self.note_losses(room, inner).await?;
        }
        self.write_down(room, inner, who, command).await
    }

    /// Notes, in a rated game, whose time has run out: nobody escapes that by being faster than the
    /// periodic upkeep.
    pub(super) async fn note_losses(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<()> {
        while let Some((seat, at)) = inner.table.next_flag()
            && inner.table.is_rated()
            && at <= self.now()
        {
            let seen = inner.table.seq();
            let flag = Command::Flag { seat };
            let noted = self.write_down(room, inner, &Actor::Server, &flag).await;
            // Another node may have been first.
            if inner.table.seq() == seen {
                return noted;
            }
        }
        Ok(())
    }

    pub(super) async fn write_down(
        &self,
        room: &Arc<Room>,
        inner: &mut Inner,
        who: &Actor,
        command: &Command,
    ) -> ApiResult<()> {
        loop {
            let outlook = match inner.table.decide(self.now(), who, command) {
                Ok(Some(outlook)) => outlook,
                Ok(None) => return Ok(()),
                Err(problem) => {
                    // What looks wrong here may be right by what another node has written.
                    if self.0.shares_store && self.catch_up(room, inner).await? {
                        continue;
                    }
                    return Err(problem.into());
                }
            };
            let mut append = record::append(&room.id, &inner.table, &outlook);
            let concerns = news::concerns(inner, outlook.table(), &outlook.entry);
            append.notifications = self.news(&room.id, concerns, outlook.entry.at).await?;
            let counts = append.result.as_ref().is_some_and(|result| result.rated);
            let is_public = !append.is_secret;
            match self.0.store.append(append).await {
                Ok(()) => {
                    let (entry, told) = inner.table.adopt(outlook);
                    if counts {
                        self.rate(&room.id).await;
                    }
                    self.learn_names_or_not(inner).await;
                    self.0.folds.lengthen(&room.id, &inner.table, &told);
                    inner.tell(&told);
                    inner.count(record::word(&entry), is_public);
                    let (table, seq) = (room.id.to_string(), inner.table.seq());
                    self.announce(News::Moved { table, seq }).await;
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {
                    if !self.catch_up(room, inner).await? {
                        // The store was reset to an earlier time, and the table with it. Its
                        // watchers are disconnected, and come back to what there is.
                        tracing::error!(table = %room.id, "the store has less than it had");
                        self.0.folds.forget(&room.id);
                        *inner = self.load(&room.id).await?;
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Reads what other processes have written; returns whether there was anything.
    pub(super) async fn catch_up(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<bool> {
        let missed = self.0.store.entries_since(&room.id, inner.table.seq() as i64).await?;
        let any = !missed.is_empty();
        for entry in missed {
            let entry = serde_json::from_str(&entry.body).map_err(|_| ApiError::internal())?;
            let told = inner.table.apply(&entry)?;
            self.learn_names_or_not(inner).await;
            self.0.folds.lengthen(&room.id, &inner.table, &told);
            inner.tell(&told);
            let watching = news::watching(inner);
            self.spare(&room.id, watching).await?;
        }
        // The process that wrote it handles what follows.
        inner.forget_stale_thoughts();
        inner.seen = Instant::now();
        Ok(any)
    }
}

/// The result of a task, which finishes even if the client hangs up halfway.
pub(super) async fn joined(task: JoinHandle<ApiResult<()>>) -> ApiResult<()> {
    task.await.unwrap_or_else(|error| {
        tracing::error!(%error, "what was to be done at a table panicked");
        Err(ApiError::internal())
    })
}
