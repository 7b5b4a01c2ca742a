//! Tables: what is played at them, who sits there, and lists of them.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Query, SqlStore, execute, sql};
use crate::value::words;
use crate::{AccountId, Cursor, Listing, Millis, Occupant, Page, Result, StoreError, TableId};

/// The tables there are. What happens at one is in its [`Log`](crate::Log).
#[async_trait]
pub trait Tables {
    /// Opens a table.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the id is in use.
    async fn create_table(&self, table: NewTable) -> Result<()>;

    /// A table with its seats.
    async fn table(&self, id: &TableId) -> Result<Option<Table>>;

    /// Public tables that pass the filter, newest first.
    async fn lobby(&self, filter: &LobbyFilter, page: &Page) -> Result<Listing<Table>>;

    /// Tables of an account, latest change first. Those that run are the ones it sits at or hosts;
    /// those that are over are the ones it played. A table that changes between two pages moves to
    /// the front.
    async fn tables_of(
        &self,
        account: &AccountId,
        shelf: Shelf,
        page: &Page,
    ) -> Result<Listing<Table>>;

    /// All tables with this status, public or not, oldest first: what a server looks after when it
    /// starts.
    async fn tables_with(&self, status: Status, page: &Page) -> Result<Listing<Table>>;

    /// Up to `limit` tables at which a bot has owed an answer since `before` or longer, with since
    /// when, longest first.
    async fn bots_waiting(&self, before: Millis, limit: u32) -> Result<Vec<(TableId, Millis)>>;

    /// No bot owes an answer at a table after all, unless its log has grown since `since` was read:
    /// a program that does not know of bots that wait leaves the mark behind.
    async fn settle_bot(&self, table: &TableId, since: Millis) -> Result<()>;
}

words! {
    /// How far a table has come.
    Status {
        /// People may still sit down.
        Open = "open",
        /// The game is on.
        Playing = "playing",
        /// The game has ended, or will not begin.
        Over = "over",
    }
}

words! {
    /// Who finds a table.
    Visibility {
        /// Everybody, in the lobby.
        Public = "public",
        /// Only who was invited.
        Private = "private",
    }
}

/// A table to be opened; it begins as [`Status::Open`] and awaits nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// What was chosen for it, in JSON that the store does not read.
    pub setup: String,
    /// The hash of the edition.
    pub edition: String,
    /// Who opened it.
    pub host: Option<AccountId>,
    /// Who finds it.
    pub visibility: Visibility,
    /// How many chairs it has.
    pub players: u8,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The kind of clock, a word that the store does not read.
    pub clock: String,
    /// When it was opened.
    pub created_at: Millis,
    /// Who sits there from the beginning.
    pub seats: Vec<Seating>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// What was chosen for it.
    pub setup: String,
    /// The hash of the edition.
    pub edition: String,
    /// How far it has come.
    pub status: Status,
    /// Who opened it.
    pub host: Option<AccountId>,
    /// Who finds it.
    pub visibility: Visibility,
    /// How many chairs it has.
    pub players: u8,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The kind of clock.
    pub clock: String,
    /// Bit n: an answer of seat n is awaited.
    pub awaiting: u32,
    /// When it was opened.
    pub created_at: Millis,
    /// When its log last grew.
    pub updated_at: Millis,
    /// Who sits there, in order of seats; a free chair has no entry.
    pub seats: Vec<Seating>,
}

impl Table {
    /// Whether an answer of this account is awaited.
    pub fn awaits(&self, account: &AccountId) -> bool {
        self.seats.iter().any(|seating| {
            seating.occupant.account() == Some(account)
                && self.awaiting.checked_shr(seating.seat.into()).is_some_and(|bits| bits & 1 == 1)
        })
    }

    /// How many chairs nobody has.
    pub fn free_seats(&self) -> usize {
        usize::from(self.players).saturating_sub(self.seats.len())
    }
}

/// Who has which seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seating {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Who has it.
    pub occupant: Occupant,
}

/// A seat that somebody takes, or that becomes free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Who has it from now on.
    pub occupant: Option<Occupant>,
}

/// Which tables the lobby shows; what is `None` or `false` does not matter.
#[derive(Clone, Debug, Default)]
pub struct LobbyFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only tables that have come this far; without it, those that are not over.
    pub status: Option<Status>,
    /// Only tables with a free chair.
    pub free_seats: bool,
    /// Only tables with this kind of clock.
    pub clock: Option<String>,
}

/// Which tables of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those that are open or being played.
    Running,
    /// Those that are over.
    Finished,
}

/// Every chair of a page of tables, one row each; a table without sitters has one row too.
macro_rules! with_seats {
    ($page:literal, $order:literal) => {
        concat!(
            "SELECT t.id, t.game, t.setup, t.edition, t.status, t.host, t.visibility, t.players, \
             t.rated, t.clock, t.awaiting, t.created_at, t.updated_at, s.seat, s.account, s.bot \
             FROM (SELECT * FROM tables WHERE ",
            $page,
            ") t LEFT JOIN seats s ON s.table_id = t.id ORDER BY ",
            $order,
            ", s.seat"
        )
    };
}

const ONE: &str = with_seats!("id = $1", "t.id");

const LOBBY: &str = with_seats!(
    "visibility = 'public' AND (created_at, id) < ($1, $2) \
     AND ($4 = '' OR game = $4) AND (($5 = '' AND status <> 'over') OR status = $5) \
     AND ($6 = '' OR clock = $6) \
     AND ($7 = 0 OR players > (SELECT COUNT(*) FROM seats WHERE table_id = tables.id)) \
     ORDER BY created_at DESC, id DESC LIMIT $3",
    "t.created_at DESC, t.id DESC"
);

const RUNNING: &str = with_seats!(
    "status <> 'over' AND (updated_at, id) < ($1, $2) AND (host = $4 \
     OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND account = $4)) \
     ORDER BY updated_at DESC, id DESC LIMIT $3",
    "t.updated_at DESC, t.id DESC"
);

const FINISHED: &str = with_seats!(
    "status = 'over' AND (updated_at, id) < ($1, $2) \
     AND id IN (SELECT table_id FROM seats WHERE account = $4) \
     ORDER BY updated_at DESC, id DESC LIMIT $3",
    "t.updated_at DESC, t.id DESC"
);

const WITH_STATUS: &str = with_seats!(
    "status = $4 AND (created_at, id) > ($1, $2) ORDER BY created_at, id LIMIT $3",
    "t.created_at, t.id"
);

const OF_ACCOUNT: &str = with_seats!(
    "host = $1 OR id IN (SELECT table_id FROM seats WHERE account = $1)",
    "t.created_at, t.id"
);

/// The first three parameters of a list that goes from new to old.
pub(crate) fn newest_first(text: &'static str, page: &Page) -> Query {
    let (at, id) = match &page.after {
        Some(cursor) => (cursor.at, cursor.id.as_str()),
        None => (Millis::MAX, ""),
    };
    sql(text).bind(at).bind(id).bind(i64::from(page.limit) + 1)
}

/// The first three parameters of a list that goes from old to new.
pub(crate) fn oldest_first(text: &'static str, page: &Page) -> Query {
    let (at, id) = match &page.after {
        Some(cursor) => (cursor.at, cursor.id.as_str()),
        None => (Millis::MIN, ""),
    };
    sql(text).bind(at).bind(id).bind(i64::from(page.limit) + 1)
}

/// Gives a seat to somebody, or frees it.
pub(crate) async fn seat(
    conn: &mut AnyConnection,
    table: &TableId,
    change: &SeatChange,
) -> Result<()> {
    let query = match &change.occupant {
        Some(occupant) => sql("INSERT INTO seats (table_id, seat, account, bot) \
                               VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, seat) \
                               DO UPDATE SET account = excluded.account, bot = excluded.bot")
        .bind(table.as_str())
        .bind(i64::from(change.seat))
        .bind(occupant.account().map(AccountId::as_str))
        .bind(occupant.bot()),
        None => sql("DELETE FROM seats WHERE table_id = $1 AND seat = $2")
            .bind(table.as_str())
            .bind(i64::from(change.seat)),
    };
    execute(conn, query).await?;
    Ok(())
}

async fn create(conn: &mut AnyConnection, table: NewTable) -> Result<()> {
    let insert = sql("INSERT INTO tables (id, game, setup, edition, status, host, visibility, \
                      players, rated, clock, awaiting, created_at, updated_at) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $11) \
                      ON CONFLICT (id) DO NOTHING")
    .bind(table.id.as_str())
    .bind(table.game)
    .bind(table.setup)
    .bind(table.edition)
    .bind(Status::Open.word())
    .bind(table.host.as_ref().map(AccountId::as_str))
    .bind(table.visibility.word())
    .bind(i64::from(table.players))
    .bind(i64::from(table.rated))
    .bind(table.clock)
    .bind(table.created_at);
    if execute(conn, insert).await? == 0 {
        return Err(StoreError::exists("table", &table.id));
    }
    for Seating { seat: number, occupant } in table.seats {
        seat(conn, &table.id, &SeatChange { seat: number, occupant: Some(occupant) }).await?;
    }
    Ok(())
}

/// Rows of one table follow one another.
fn read(rows: &[AnyRow]) -> Result<Vec<Table>> {
    let mut tables: Vec<Table> = Vec::new();
    for row in rows {
        let id = row.table("id")?;
        if tables.last().is_none_or(|table| table.id != id) {
            tables.push(read_table(row, id)?);
        }
        let occupant =
            Occupant::from_columns(row.text_or_null("account")?, row.text_or_null("bot")?);
        if let (Some(table), Some(occupant)) = (tables.last_mut(), occupant) {
            table.seats.push(Seating { seat: row.small("seat")?, occupant });
        }
    }
    Ok(tables)
}

fn read_table(row: &AnyRow, id: TableId) -> Result<Table> {
    Ok(Table {
        id,
        game: row.text("game")?,
        setup: row.text("setup")?,
        edition: row.text("edition")?,
        status: Status::from_word(&row.text("status")?)?,
        host: row.text_or_null("host")?.map(AccountId::from),
        visibility: Visibility::from_word(&row.text("visibility")?)?,
        players: row.small("players")?,
        rated: row.flag("rated")?,
        clock: row.text("clock")?,
        awaiting: u32::try_from(row.int("awaiting")?)
            .map_err(|_| StoreError::Unreadable { what: "awaiting" })?,
        created_at: row.int("created_at")?,
        updated_at: row.int("updated_at")?,
        seats: Vec::new(),
    })
}

/// All tables that an account hosts or sits at, oldest first.
pub(crate) async fn of_account(store: &SqlStore, account: &AccountId) -> Result<Vec<Table>> {
    read(&sql(OF_ACCOUNT).bind(account.as_str()).fetch_all(&store.readers).await?)
}

fn by_creation(table: &Table) -> Cursor {
    Cursor { at: table.created_at, id: table.id.to_string() }
}

fn by_change(table: &Table) -> Cursor {
    Cursor { at: table.updated_at, id: table.id.to_string() }
}

#[async_trait]
impl Tables for SqlStore {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        self.write(move |conn| Box::pin(create(conn, table))).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>> {
        let rows = sql(ONE).bind(id.as_str()).fetch_all(&self.readers).await?;
        Ok(read(&rows)?.pop())
    }

    async fn lobby(&self, filter: &LobbyFilter, page: &Page) -> Result<Listing<Table>> {
        let rows = newest_first(LOBBY, page)
            .bind(filter.game.as_deref().unwrap_or_default())
            .bind(filter.status.map(Status::word).unwrap_or_default())
            .bind(filter.clock.as_deref().unwrap_or_default())
            .bind(i64::from(filter.free_seats))
            .fetch_all(&self.readers)
            .await?;
        Ok(Listing::cut(read(&rows)?, page.limit, by_creation))
    }

    async fn tables_of(
        &self,
        account: &AccountId,
        shelf: Shelf,
        page: &Page,
    ) -> Result<Listing<Table>> {
        let text = match shelf {
            Shelf::Running => RUNNING,
            Shelf::Finished => FINISHED,
        };
        let rows = newest_first(text, page).bind(account.as_str()).fetch_all(&self.readers).await?;
        Ok(Listing::cut(read(&rows)?, page.limit, by_change))
    }

    async fn tables_with(&self, status: Status, page: &Page) -> Result<Listing<Table>> {
        let rows =
            oldest_first(WITH_STATUS, page).bind(status.word()).fetch_all(&self.readers).await?;
        Ok(Listing::cut(read(&rows)?, page.limit, by_creation))
    }

    async fn bots_waiting(&self, before: Millis, limit: u32) -> Result<Vec<(TableId, Millis)>> {
        let rows = sql("SELECT id, bot_since FROM tables WHERE bot_since <= $1 \
                        ORDER BY bot_since, id LIMIT $2")
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.table("id")?, row.int("bot_since")?))).collect()
    }

    async fn settle_bot(&self, table: &TableId, since: Millis) -> Result<()> {
        let query = sql("UPDATE tables SET bot_since = NULL WHERE id = $1 AND bot_since = $2")
            .bind(table.to_string())
            .bind(since);
        self.write_one(query).await?;
        Ok(())
    }
}
