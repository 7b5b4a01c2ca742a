//! Reading tables: once, or by watching them.

use std::collections::BTreeSet;
use std::sync::Arc;

use game_core::{LiveGame, Viewer};
use protocol::edit::Outline;
use protocol::{Event, Item, Preview, Reply, Screen};
use store::TableId;
use table::{Setup, Table};

use super::Registry;
use super::folds::Folds;
use super::room::{self, Room};
use crate::error::{ApiError, ApiResult};
use crate::outlet::{Inlet, outlet};

/// A table with more entries and opening actions than this takes long to fold, while a thread of
/// the runtime serves many tables.
pub const LONG: usize = 500;

/// A subscription to a table.
pub struct Watch {
    /// The lines to send, starting with everything that was missed.
    pub lines: Inlet,
    room: Arc<Room>,
    number: u64,
}

impl Watch {
    /// Stops watching.
    pub async fn end(self) {
        self.room.leave(self.number).await;
    }
}

impl Registry {
    /// What an answer would do.
    ///
    /// # Errors
    /// If the seat may not give that answer.
    pub async fn preview(
        &self,
        id: &TableId,
        account: &str,
        seat: game_core::Seat,
        action: &str,
    ) -> ApiResult<Preview> {
        let look = |table: &Table| {
            if !table.seats_of(account).contains(seat) {
                return Err(ApiError::forbidden("server-not-your-seat"));
            }
            Ok(table.preview(seat, action)?)
        };
        self.read(id, look).await?
    }

    /// Reads a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn read<T>(&self, id: &TableId, look: impl FnOnce(&Table) -> T) -> ApiResult<T> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        Ok(look(&inner.table))
    }

    /// Reads a table in its current stored state; `look` also learns whether an account watches it
    /// here.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn look_again<T>(
        &self,
        id: &TableId,
        account: &str,
        look: impl FnOnce(&Table, bool) -> T,
    ) -> ApiResult<T> {
        let room = self.room(id);
        let mut inner = self.enter(&room).await?;
        self.catch_up(&room, &mut inner).await?;
        Ok(look(&inner.table, inner.is_watched_by(account)))
    }

    /// The update for a viewer who has seen `seen` items: the later items, and the current screen.
    ///
    /// # Errors
    /// If there is no such table, or the visitor may not view it this way.
    pub async fn update(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        seen: u64,
    ) -> ApiResult<Reply> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        check_viewer(&inner.table, account, viewer)?;
        let items = self.stream(id, &inner.table, viewer, seen).await?;
        Ok(inner.update(id, viewer, &items, inner.screen(viewer)))
    }

    /// The items of a viewer with numbers above `seen`. Like [`from`], it borrows the table only
    /// until the work has started.
    fn stream<'a>(
        &'a self,
        id: &'a TableId,
        table: &Table,
        viewer: Viewer,
        seen: u64,
    ) -> impl Future<Output = ApiResult<Vec<Item>>> + Send + use<'a> {
        let rest = move |all: &[Item]| all.iter().filter(|item| item.n > seen).cloned().collect();
        let folds = &self.0.folds;
        let known: Option<Vec<Item>> = if table.told(viewer) <= seen || !is_long(table) {
            Some(table.stream_since(viewer, seen))
        } else {
            folds.stream(id, table, viewer).map(|all| rest(&all))
        };
        let is_unknown = known.is_none();
        let folding =
            is_unknown.then(|| from(folds, table, move |table| table.stream_since(viewer, 0)));
        async move {
            let Some(folding) = folding else { return Ok(known.unwrap_or_default()) };
            let all = Arc::new(folding.await?);
            folds.keep(id, viewer, Arc::clone(&all));
            Ok(rest(&all))
        }
    }

    /// How often a long table was folded for somebody who looked at it.
    pub fn folds(&self) -> u64 {
        self.0.folds.counted()
    }

    /// A finished game after so many actions, and what the last of them told; `None` if there is no
    /// such position.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn position(
        &self,
        id: &TableId,
        viewer: Viewer,
        at: usize,
    ) -> ApiResult<Option<(Screen, Vec<Event>)>> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        let moment =
            from(&self.0.folds, &inner.table, move |table| table.moment(at, viewer)).await?;
        Ok(moment.map(|(position, trail)| {
            let mut screen = position.screen(viewer, self.now());
            // Nothing can be undone there.
            screen.undo = None;
            inner.call_all(&mut screen);
            (screen, trail)
        }))
    }

    /// The setup of a table that continues a finished game after so many actions; `None` if there
    /// is no such position, or the game is over there.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn branched(&self, id: &TableId, at: usize) -> ApiResult<Option<Setup>> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        let look = move |table: &Table| {
            let position = table.position(at).filter(|position| !position.is_over());
            position.map(|position| position.setup().clone())
        };
        from(&self.0.folds, &inner.table, look).await
    }

    /// The board as a viewer saw it after `n` items; `None` if they have not been told so many, or
    /// the game has not begun.
    ///
    /// # Errors
    /// As [`Registry::update`].
    pub async fn past(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        n: u64,
    ) -> ApiResult<Option<table::Past>> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        check_viewer(&inner.table, account, viewer)?;
        from(&self.0.folds, &inner.table, move |table| table.past(viewer, n)).await
    }

    /// Watches a table: first what was missed since item `seen`, then everything that happens.
    ///
    /// # Errors
    /// As [`Registry::update`].
    pub async fn watch(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        seen: u64,
    ) -> ApiResult<Watch> {
        let room = self.room(id);
        // A client coming from another node may have seen more than this one knows.
        let mut inner = self.enter_fresh(&room).await?;
        check_viewer(&inner.table, account, viewer)?;
        let (sender, lines) = outlet();
        let items = self.stream(id, &inner.table, viewer, seen).await?;
        let screen = inner.screen(viewer);
        let shown = Outline::of(&room::text(&screen)).print();
        let first = inner.update(id, viewer, &items, screen);
        if !sender.tell(&room::line(&first)) {
            return Err(ApiError::internal());
        }
        if self.0.shares_store && inner.lines.is_none() {
            let heads = self.0.store.heads(std::slice::from_ref(id)).await?;
            inner.lines = heads.first().map(|head| head.lines);
        }
        let number = inner.listen(viewer, account, sender, shown);
        drop(inner);
        Ok(Watch { lines, room, number })
    }

    /// Whether an account may view a table as this viewer, as far as this node knows.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn may_see(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
    ) -> ApiResult<bool> {
        let room = self.room(id);
        Ok(self.enter(&room).await?.table.may_see(account, viewer))
    }

    /// The accounts of those who watch a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn listeners(&self, id: &TableId) -> ApiResult<BTreeSet<String>> {
        let room = self.room(id);
        Ok(self.enter(&room).await?.accounts())
    }

    /// Whether anybody watches a table on this node, as far as that can be told without waiting.
    pub fn is_watched(&self, id: &TableId) -> bool {
        let Some(room) = self.rooms().get(id).map(Arc::clone) else { return false };
        room.try_peek().is_none_or(|inner| inner.is_watched())
    }
}

/// Whether a table takes long to fold. Its opening counts as well as its log.
fn is_long(table: &Table) -> bool {
    table.seq() as usize + table.game().map_or(0, LiveGame::played) >= LONG
}

/// Something for which a table is folded again: off the runtime if that takes long, and only a few
/// at once. It borrows the table only until the work has started: a game cannot be shared between
/// threads.
fn from<'f, T: Send + 'static, W: FnOnce(&Table) -> T + Send + 'static>(
    folds: &'f Folds,
    table: &Table,
    work: W,
) -> impl Future<Output = ApiResult<T>> + Send + use<'f, T, W> {
    let found = if is_long(table) { Err((table.clone(), work)) } else { Ok(work(table)) };
    async move {
        match found {
            Ok(found) => Ok(found),
            Err((table, work)) => {
                let _turn = folds.apart.acquire().await.map_err(|_| ApiError::internal())?;
                folds.count();
                let folding = tokio::task::spawn_blocking(move || work(&table));
                folding.await.map_err(|_| ApiError::internal())
            }
        }
    }
}

fn check_viewer(table: &Table, account: Option<&str>, viewer: Viewer) -> ApiResult<()> {
    if table.may_see(account, viewer) {
        return Ok(());
    }
    Err(ApiError::forbidden("server-not-yours-to-see"))
}
