//! Looking at tables, for once or for as long as somebody stays.

use std::collections::BTreeSet;
use std::sync::Arc;

use game_core::{LiveGame, Viewer};
use protocol::{Event, Preview, Reply, Screen};
use store::TableId;
use table::Table;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::room::{self, Room};
use super::{Hall, Line};
use crate::error::{ApiError, ApiResult};
use crate::now;

/// How many updates may wait for a socket before it is taken for dead.
const BACKLOG: usize = 256;
/// A table with so many entries and answers takes a while to fold, and a thread of the runtime serves
/// many tables.
pub const LONG: usize = 500;

/// Somebody who watches a table.
pub struct Watch {
    /// What there is to tell, beginning with all that was missed.
    pub lines: mpsc::Receiver<Line>,
    room: Arc<Room>,
    number: u64,
}

impl Watch {
    /// Stops watching.
    pub async fn end(self) {
        self.room.leave(self.number).await;
    }
}

impl Hall {
    /// What an answer would do.
    ///
    /// # Errors
    /// If the seat may not give it.
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

    /// Looks at a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn read<T>(&self, id: &TableId, look: impl FnOnce(&Table) -> T) -> ApiResult<T> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        Ok(look(&inner.table))
    }

    /// Looks at a table as it is in the store by now, and whether an account watches it here.
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

    /// What a viewer is told who has seen `seen` items: the rest of them, and how the table stands.
    ///
    /// # Errors
    /// If there is no such table, or the visitor may not look at it so.
    pub async fn update(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        seen: u64,
    ) -> ApiResult<Reply> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        check_eyes(&inner.table, account, viewer)?;
        let items = from(&inner.table, move |table| table.stream_since(viewer, seen)).await?;
        Ok(inner.update(id, viewer, items))
    }

    /// How a finished game stood after so many actions, and what the last of them told; nothing if
    /// there is no such position.
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
        let moment = from(&inner.table, move |table| table.moment(at, viewer)).await?;
        Ok(moment.map(|(position, trail)| {
            let mut screen = position.screen(viewer, now());
            // Nothing can be taken back there.
            screen.undo = None;
            inner.call_all(&mut screen);
            (screen, trail)
        }))
    }

    /// The board as a viewer saw it when they had been told `n` items; nothing if they have not, or
    /// the game has not begun.
    ///
    /// # Errors
    /// As [`Hall::update`].
    pub async fn past(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        n: u64,
    ) -> ApiResult<Option<table::Past>> {
        let room = self.room(id);
        let inner = self.enter_fresh(&room).await?;
        check_eyes(&inner.table, account, viewer)?;
        from(&inner.table, move |table| table.past(viewer, n)).await
    }

    /// Watches a table: first what was missed since item `seen`, then whatever happens.
    ///
    /// # Errors
    /// As [`Hall::update`].
    pub async fn watch(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        seen: u64,
    ) -> ApiResult<Watch> {
        let room = self.room(id);
        // Whoever comes from another node may have seen more than this one has.
        let mut inner = self.enter_fresh(&room).await?;
        check_eyes(&inner.table, account, viewer)?;
        let (sender, lines) = mpsc::channel(BACKLOG);
        let items = from(&inner.table, move |table| table.stream_since(viewer, seen)).await?;
        let first = inner.update(id, viewer, items);
        sender.try_send(room::line(&first)).map_err(|_| ApiError::internal())?;
        if self.0.shares_store && inner.lines.is_none() {
            let heads = self.0.store.heads(std::slice::from_ref(id)).await?;
            inner.lines = heads.first().map(|head| head.lines);
        }
        let number = inner.listen(viewer, account, sender);
        drop(inner);
        Ok(Watch { lines, room, number })
    }

    /// Whether an account may look at a table with these eyes, as far as this node knows.
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

    /// Whether anybody watches a table on this node, as far as can be told at once.
    pub fn is_watched(&self, id: &TableId) -> bool {
        let Some(room) = self.rooms().get(id).map(Arc::clone) else { return false };
        room.try_peek().is_none_or(|inner| inner.is_watched())
    }
}

/// What becomes of folding a table.
enum Folding<T> {
    Done(T),
    Apart(JoinHandle<T>),
}

/// Whether a table takes long to fold. What it began from counts as well as its log.
fn is_long(table: &Table) -> bool {
    table.seq() as usize + table.game().map_or(0, LiveGame::played) >= LONG
}

/// Something for which a table is folded anew, apart from the runtime if that takes long. It borrows
/// the table only until it has begun: a game cannot be looked at from two threads.
fn from<T: Send + 'static, W: FnOnce(&Table) -> T + Send + 'static>(
    table: &Table,
    work: W,
) -> impl Future<Output = ApiResult<T>> + Send + use<T, W> {
    let folding = if is_long(table) {
        let table = table.clone();
        Folding::Apart(tokio::task::spawn_blocking(move || work(&table)))
    } else {
        Folding::Done(work(table))
    };
    async move {
        match folding {
            Folding::Done(found) => Ok(found),
            Folding::Apart(work) => work.await.map_err(|_| ApiError::internal()),
        }
    }
}

fn check_eyes(table: &Table, account: Option<&str>, viewer: Viewer) -> ApiResult<()> {
    if table.may_see(account, viewer) {
        return Ok(());
    }
    Err(ApiError::forbidden("server-not-your-eyes"))
}
