//! Tables: their games, their people, and lists of them.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Query, SqlStore, execute, sql};
use crate::value::words;
use crate::{AccountId, Cursor, Listing, Millis, Occupant, Page, Result, StoreError, TableId};

/// The tables. What happens at each is in its [`Log`](crate::Log).
#[async_trait]
pub trait Tables {
    /// Opens a table.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the id is in use, [`StoreError::Crowded`] if too many wait already.
    async fn create_table(&self, table: NewTable) -> Result<()>;

    /// A table with its seats.
    async fn table(&self, id: &TableId) -> Result<Option<Table>>;

    /// Public tables that pass the filter, newest first. Of those that are not over, the newest few
    /// of each origin come before all others, so that nobody fills the first page alone. The number
    /// of tables examined per page is limited; a page with fewer than it could have may still be
    /// followed by another.
    async fn lobby(&self, filter: &LobbyFilter, page: &Page) -> Result<Listing<Table>>;

    /// Tables of an account, latest change first. Running tables are those it sits at or hosts;
    /// finished ones are those it played. A table that changes between two pages moves to the
    /// front.
    async fn tables_of(
        &self,
        account: &AccountId,
        shelf: Shelf,
        page: &Page,
    ) -> Result<Listing<Table>>;

    /// All tables with this status, public or not, oldest first: a server processes them when it
    /// starts.
    async fn tables_with(&self, status: Status, page: &Page) -> Result<Listing<Table>>;

    /// Up to `limit` tables at which a bot has owed an answer since `before` or longer, each with
    /// that time, longest first; if `after` is given, those after it.
    async fn bots_waiting(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<(TableId, Millis)>>;

    /// Clears the mark that a bot owes an answer at a table, unless its log has grown since `since`
    /// was read: a program that does not know the mark leaves it behind.
    async fn settle_bot(&self, table: &TableId, since: Millis) -> Result<()>;

    /// Up to `limit` tables due by `before`, each with its due time, most urgent first; if `after`
    /// is given, those after it.
    async fn tables_due(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<(TableId, Millis)>>;

    /// Changes the due time of a table that was due at `at`, or clears it, unless its log has grown
    /// since that was read.
    async fn settle_due(&self, table: &TableId, at: Millis, due: Option<Millis>) -> Result<()>;

    /// Permanently removes up to `limit` tables and returns them: those at which no game has begun
    /// and nothing has happened since `open`, and brief ones at which nothing has happened since
    /// `brief`.
    async fn expire_tables(&self, open: Millis, brief: Millis, limit: u32) -> Result<Vec<TableId>>;

    /// Examines up to `limit` games after `after` at which nothing has happened since `before`;
    /// permanently removes and returns those that one account plays alone or against bots, without
    /// a clock and unrated. Also returns where to continue, if there are more.
    async fn expire_games(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<(Vec<TableId>, Option<Cursor>)>;
}

words! {
    /// The status of a table.
    Status {
        /// People may still sit down.
        Open = "open",
        /// The game is running.
        Playing = "playing",
        /// The game has ended, or will never begin.
        Over = "over",
    }
}

words! {
    /// Who can find a table.
    Visibility {
        /// Everybody, in the lobby.
        Public = "public",
        /// Only people with an invitation.
        Private = "private",
    }
}

/// A table to open; it begins as [`Status::Open`], and nobody owes an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// Its setup, in JSON that the store does not read.
    pub setup: String,
    /// The hash of the edition.
    pub edition: String,
    /// Who opened it.
    pub host: Option<AccountId>,
    /// Who can find it.
    pub visibility: Visibility,
    /// How many chairs it has.
    pub players: u8,
    /// Whether the game is rated.
    pub rated: bool,
    /// The kind of clock, a word that the store does not read.
    pub clock: String,
    /// When it was opened.
    pub created_at: Millis,
    /// Who sits there from the beginning.
    pub seats: Vec<Seating>,
    /// Whether it is removed some time after its last use, whatever its state.
    pub brief: bool,
    /// Limits on the number of tables, if any.
    pub crowd: Option<Crowd>,
}

/// How many unfinished tables there may be, per host and per origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// The origin it is opened from, by an opaque word. It is forgotten once the table is over.
    pub origin: String,
    /// The most tables waiting for people, including this one.
    pub waiting: Most,
    /// The most tables being played, including this one.
    pub playing: Most,
}

/// The most tables of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Most {
    /// Per host.
    pub of_host: u32,
    /// Per origin.
    pub of_origin: u32,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// Its setup.
    pub setup: String,
    /// The hash of the edition.
    pub edition: String,
    /// Its status.
    pub status: Status,
    /// Who opened it.
    pub host: Option<AccountId>,
    /// Who can find it.
    pub visibility: Visibility,
    /// How many chairs it has.
    pub players: u8,
    /// Whether the game is rated.
    pub rated: bool,
    /// The kind of clock.
    pub clock: String,
    /// Bit n: seat n owes an answer.
    pub awaiting: u32,
    /// When it was opened.
    pub created_at: Millis,
    /// When its log last grew.
    pub updated_at: Millis,
    /// Who sits there, in order of seats; a free chair has no entry.
    pub seats: Vec<Seating>,
}

impl Table {
    /// Whether this account owes an answer.
    pub fn awaits(&self, account: &AccountId) -> bool {
        self.seats.iter().any(|seating| {
            seating.occupant.account() == Some(account)
                && self.awaiting.checked_shr(seating.seat.into()).is_some_and(|bits| bits & 1 == 1)
        })
    }

    /// How many chairs are free.
    pub fn free_seats(&self) -> usize {
        usize::from(self.players).saturating_sub(self.seats.len())
    }
}

/// A seat and its occupant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seating {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The occupant.
    pub occupant: Occupant,
}

/// A change of a seat's occupant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The new occupant; `None` frees the seat.
    pub occupant: Option<Occupant>,
}

/// A filter for the lobby; `None` or `false` means any.
#[derive(Clone, Debug, Default)]
pub struct LobbyFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only tables with this status; without it, those that are not over.
    pub status: Option<Status>,
    /// Only tables with a free chair.
    pub free_seats: bool,
    /// Only tables with this kind of clock.
    pub clock: Option<String>,
}

/// Which tables of an account to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those that are open or being played.
    Running,
    /// Those that are over.
    Finished,
}

/// Every seat of a page of tables, one row each; a table with no occupants has one row too.
macro_rules! with_seats {
    ($($page:expr)+, $order:literal) => {
        concat!(
            "SELECT t.id, t.game, t.setup, t.edition, t.status, t.host, t.visibility, t.players, \
             t.rated, t.clock, t.awaiting, t.created_at, t.updated_at, s.seat, s.account, s.bot \
             FROM (SELECT * FROM tables WHERE ",
            $($page,)+
            ") t LEFT JOIN seats s ON s.table_id = t.id ORDER BY ",
            $order,
            ", s.seat"
        )
    };
}

const ONE: &str = with_seats!("id = $1", "t.id");

/// How many tables of one origin come before all others.
macro_rules! of_one_place {
    () => {
        "3"
    };
}

/// One part of the lobby. The status condition comes first, phrased exactly as in the index it
/// should use.
macro_rules! lobby {
    ($status:literal, $compare:literal) => {
        with_seats!(
            "visibility = 'public' AND "
            $status
            " AND (created_at, id) < ($1, $2) AND (created_at, id) >= ($8, $9) \
             AND ($4 = '' OR game = $4) AND ($5 = '' OR status = $5) AND ($6 = '' OR clock = $6) \
             AND ($7 = 0 OR players > (SELECT COUNT(*) FROM seats WHERE table_id = tables.id)) \
             AND (SELECT COUNT(*) FROM (SELECT 1 FROM tables o WHERE o.origin = tables.origin \
             AND o.visibility = 'public' AND (o.created_at, o.id) > (tables.created_at, tables.id) \
             LIMIT "
            of_one_place!()
            ") newer) "
            $compare
            of_one_place!()
            " ORDER BY created_at DESC, id DESC LIMIT $3",
            "t.created_at DESC, t.id DESC"
        )
    };
}

/// How many tables are examined per page of the lobby.
const LOOKED_AT: i64 = 2_000;

/// The last table of a part of the lobby that is examined for a page, if there are more: answered
/// by an index alone.
macro_rules! last_looked_at {
    ($status:literal) => {
        concat!(
            "SELECT created_at, id FROM tables WHERE visibility = 'public' AND ",
            $status,
            " AND (created_at, id) < ($1, $2) ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET $3"
        )
    };
}

/// A part of the lobby, and the last table examined in it.
type Part = [&'static str; 2];

/// The first part: of everything that is not over, and of one status.
const FIRST: [Part; 2] = [
    [lobby!("status <> 'over'", "< "), last_looked_at!("status <> 'over'")],
    [lobby!("status = $5", "< "), last_looked_at!("status = $4")],
];

/// Only tables that are not over remember their origin.
const REST: Part = [
    lobby!("status <> 'over' AND origin IS NOT NULL", "= "),
    last_looked_at!("status <> 'over' AND origin IS NOT NULL"),
];

/// Cursors in the second part of the lobby are marked by a time shifted back by this: more than
/// three thousand years.
const AFTER: Millis = 100_000_000_000_000;

const RUNNING: &str = with_seats!(
    "status <> 'over' AND (updated_at, id) < ($1, $2) \
     AND id IN (SELECT table_id FROM seats WHERE account = $4 \
     UNION SELECT id FROM tables WHERE host = $4) \
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

/// The first three parameters of a list from new to old.
pub(crate) fn newest_first(text: &'static str, page: &Page) -> Query {
    let (at, id) = match &page.after {
        Some(cursor) => (cursor.at, cursor.id.as_str()),
        None => (Millis::MAX, ""),
    };
    sql(text).bind(at).bind(id).bind(i64::from(page.limit) + 1)
}

/// The first three parameters of a list from old to new.
pub(crate) fn oldest_first(text: &'static str, page: &Page) -> Query {
    let (at, id) = match &page.after {
        Some(cursor) => (cursor.at, cursor.id.as_str()),
        None => (Millis::MIN, ""),
    };
    sql(text).bind(at).bind(id).bind(i64::from(page.limit) + 1)
}

/// Assigns a seat to somebody, or frees it.
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

/// Refuses one more table where there are too many. A game that lacks nobody starts at once and
/// does not wait; a waiting one will be played.
async fn check_crowd(
    conn: &mut AnyConnection,
    table: &NewTable,
    crowd: &Crowd,
    is_full: bool,
) -> Result<()> {
    let host = table.host.as_ref().map_or_else(String::new, ToString::to_string);
    let waiting = (!is_full).then_some((Status::Open, crowd.waiting));
    for (status, most) in waiting.into_iter().chain([(Status::Playing, crowd.playing)]) {
        let of_host = sql("SELECT COUNT(*) AS n FROM tables WHERE host = $1 AND status = $2");
        let of_origin = sql("SELECT COUNT(*) AS n FROM tables WHERE origin = $1 AND status = $2");
        let (of_host, of_origin) =
            (of_host.bind(host.clone()), of_origin.bind(crowd.origin.clone()));
        for (query, most) in [(of_host, most.of_host), (of_origin, most.of_origin)] {
            let there = query.bind(status.word()).fetch_one(&mut *conn).await?.int("n")?;
            if there >= i64::from(most) {
                return Err(StoreError::Crowded);
            }
        }
    }
    Ok(())
}

async fn create(conn: &mut AnyConnection, table: NewTable) -> Result<()> {
    // A game that lacks nobody starts at once, even if whoever opened it hangs up.
    let is_full = table.seats.len() >= usize::from(table.players);
    if let Some(crowd) = &table.crowd {
        check_crowd(conn, &table, crowd, is_full).await?;
    }
    let origin = table.crowd.map(|crowd| crowd.origin);
    let insert = sql("INSERT INTO tables (id, game, setup, edition, status, host, visibility, \
                      players, rated, clock, awaiting, created_at, updated_at, used_hour, due_at, \
                      origin, brief) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $11, \
                      CAST($11 AS BIGINT) / 3600000, $12, $13, $14) ON CONFLICT (id) DO NOTHING")
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
    .bind(table.created_at)
    .bind(is_full.then_some(table.created_at))
    .bind(origin)
    .bind(i64::from(table.brief));
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
        let part = async |[text, last]: Part, page: &Page, by_status: Option<Status>| {
            let (at, id) =
                page.after.as_ref().map_or((Millis::MAX, ""), |cursor| (cursor.at, &cursor.id));
            let mut query = sql(last).bind(at).bind(id.to_owned()).bind(LOOKED_AT - 1);
            if let Some(status) = by_status {
                query = query.bind(status.word());
            }
            let last = query.fetch_optional(&self.readers).await?;
            let last = match last {
                Some(row) => Some(Cursor { at: row.int("created_at")?, id: row.text("id")? }),
                None => None,
            };
            let from = last.clone().unwrap_or(Cursor { at: Millis::MIN, id: String::new() });
            let rows = newest_first(text, page)
                .bind(filter.game.clone().unwrap_or_default())
                .bind(filter.status.map(Status::word).unwrap_or_default())
                .bind(filter.clock.clone().unwrap_or_default())
                .bind(i64::from(filter.free_seats))
                .bind(from.at)
                .bind(from.id)
                .fetch_all(&self.readers)
                .await?;
            Ok::<_, StoreError>((read(&rows)?, last))
        };
        let is_after = |at: Millis| at < -AFTER / 2;
        let mut found = Vec::new();
        let mut page = page.clone();
        let limit = page.limit;
        let mut last = None;
        match &mut page.after {
            Some(cursor) if is_after(cursor.at) => cursor.at += AFTER,
            _ => {
                let first = FIRST[usize::from(filter.status.is_some())];
                let (tables, end) = part(first, &page, filter.status).await?;
                found.extend(tables.into_iter().map(|table| (table, 0)));
                last = end;
                page = Page::first(limit.saturating_sub(found.len() as u32));
            }
        }
        if found.len() <= limit as usize && last.is_none() {
            let (tables, end) = part(REST, &page, None).await?;
            found.extend(tables.into_iter().map(|table| (table, AFTER)));
            last = end.map(|end| Cursor { at: end.at - AFTER, id: end.id });
        }
        let listing = Listing::cut(found, limit, |(table, earlier)| Cursor {
            at: table.created_at - earlier,
            id: table.id.to_string(),
        });
        let items = listing.items.into_iter().map(|(table, _)| table).collect();
        Ok(Listing { items, next: listing.next.or(last) })
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

    async fn bots_waiting(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<(TableId, Millis)>> {
        let (at, id) = after.map_or((Millis::MIN, ""), |cursor| (cursor.at, &cursor.id));
        let rows = sql("SELECT id, bot_since FROM tables WHERE bot_since <= $1 \
                        AND (bot_since, id) > ($2, $3) ORDER BY bot_since, id LIMIT $4")
        .bind(before)
        .bind(at)
        .bind(id.to_owned())
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

    async fn tables_due(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<(TableId, Millis)>> {
        let (at, id) = after.map_or((Millis::MIN, ""), |cursor| (cursor.at, &cursor.id));
        let rows = sql("SELECT id, due_at FROM tables WHERE due_at IS NOT NULL AND due_at <= $1 \
                        AND (due_at, id) > ($2, $3) ORDER BY due_at, id LIMIT $4")
        .bind(before)
        .bind(at)
        .bind(id.to_owned())
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.table("id")?, row.int("due_at")?))).collect()
    }

    async fn settle_due(&self, table: &TableId, at: Millis, due: Option<Millis>) -> Result<()> {
        let query =
            sql("UPDATE tables SET due_at = CAST($3 AS BIGINT) WHERE id = $1 AND due_at = $2")
                .bind(table.to_string())
                .bind(at)
                .bind(due);
        self.write_one(query).await?;
        Ok(())
    }

    async fn expire_tables(&self, open: Millis, brief: Millis, limit: u32) -> Result<Vec<TableId>> {
        let expired = self.write(move |conn| Box::pin(expire(conn, open, brief, limit))).await?;
        if !expired.is_empty() {
            self.scrub().await;
        }
        Ok(expired)
    }

    async fn expire_games(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<(Vec<TableId>, Option<Cursor>)> {
        let (at, id) = after.map_or((Millis::MIN, ""), |cursor| (cursor.at, &cursor.id));
        // By the readers, since most of them stay: people play as slowly as they like.
        let rows = sql("SELECT id, used_hour FROM tables WHERE status = 'playing' AND rated = 0 \
                        AND clock = 'none' AND used_hour <= CAST($1 AS BIGINT) / 3600000 \
                        AND updated_at < $1 AND (used_hour, id) > ($2, $3) \
                        ORDER BY used_hour, id LIMIT $4")
        .bind(before)
        .bind(at)
        .bind(id.to_owned())
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let mut next = None;
        let mut alone = Vec::new();
        for row in &rows {
            let table = row.table("id")?;
            next = Some(Cursor { at: row.int("used_hour")?, id: table.to_string() });
            let people = sql(ALONE).bind(table.to_string()).fetch_one(&self.readers).await?;
            if people.int("n")? <= 1 {
                alone.push(table);
            }
        }
        let next = next.filter(|_| rows.len() >= limit as usize);
        if alone.is_empty() {
            return Ok((alone, next));
        }
        let gone = self.write(move |conn| {
            Box::pin(async move {
                let mut gone = Vec::new();
                for table in alone {
                    // Somebody may have come back since.
                    let idle = sql("SELECT id FROM tables WHERE id = $1 AND status = 'playing' \
                                    AND updated_at < $2");
                    let idle = idle.bind(table.to_string()).bind(before);
                    if idle.fetch_optional(&mut *conn).await?.is_some() {
                        remove(conn, &table).await?;
                        gone.push(table);
                    }
                }
                Ok(gone)
            })
        });
        let gone = gone.await?;
        if !gone.is_empty() {
            self.scrub().await;
        }
        Ok((gone, next))
    }
}

/// Whether one person plays alone or against bots alone, possibly on several seats.
const ALONE: &str = "SELECT COUNT(DISTINCT account) AS n FROM seats WHERE table_id = $1";

/// The statements that remove a table's data: referring rows first.
const REMOVE: [&str; 10] = [
    "DELETE FROM result_seats WHERE table_id = $1",
    "DELETE FROM results WHERE table_id = $1",
    "DELETE FROM invitations WHERE table_id = $1",
    "DELETE FROM notes WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM departures WHERE table_id = $1",
    "DELETE FROM log WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// Removes a table with everything that belongs to it.
async fn remove(conn: &mut AnyConnection, table: &TableId) -> Result<()> {
    for statement in REMOVE {
        execute(conn, sql(statement).bind(table.to_string())).await?;
    }
    Ok(())
}

async fn expire(
    conn: &mut AnyConnection,
    open: Millis,
    brief: Millis,
    limit: u32,
) -> Result<Vec<TableId>> {
    let unused = sql("SELECT id FROM tables WHERE status = 'open' AND updated_at < $1 \
                      AND used_hour <= CAST($1 AS BIGINT) / 3600000 ORDER BY used_hour LIMIT $2")
    .bind(open);
    let used = sql("SELECT id FROM tables WHERE brief = 1 AND updated_at < $1 \
                    AND used_hour <= CAST($1 AS BIGINT) / 3600000 ORDER BY used_hour LIMIT $2")
    .bind(brief);
    let mut expired = Vec::new();
    for query in [unused, used] {
        for row in query.bind(i64::from(limit)).fetch_all(&mut *conn).await? {
            let table = row.table("id")?;
            remove(conn, &table).await?;
            expired.push(table);
        }
    }
    // One that matches both conditions was found twice.
    expired.sort();
    expired.dedup();
    Ok(expired)
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;
    use crate::backend::Backend;
    use crate::log::{Append, Log as _};

    /// A person's own lists cost time in proportion to their tables, not to all tables.
    #[tokio::test]
    async fn lists_of_an_account_scan_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = SqlStore::open(Backend::parse(&url).unwrap()).await.unwrap();
        for text in [RUNNING, FINISHED, OF_ACCOUNT] {
            let plan = crate::sql::built(format!("EXPLAIN QUERY PLAN {text}"));
            let plan = if text == OF_ACCOUNT {
                plan.bind("ann")
            } else {
                plan.bind(Millis::MAX).bind("").bind(21_i64).bind("ann")
            };
            let rows = plan.fetch_all(&store.readers).await.unwrap();
            let steps: Vec<String> = rows.iter().map(|row| row.text("detail").unwrap()).collect();
            for table in ["tables", "seats"] {
                let scan = format!("SCAN {table}");
                assert!(!steps.iter().any(|step| step.starts_with(&scan)), "{steps:#?}");
            }
            assert!(!steps.iter().any(|step| step.contains("tables_not_over")), "{steps:#?}");
        }
    }

    /// The hour goes with the time, by moves and by other appends, and a move within the same hour
    /// touches no index.
    #[tokio::test]
    async fn the_hour_goes_with_the_time() {
        const HOUR: Millis = 3_600_000;
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = SqlStore::open(Backend::parse(&url).unwrap()).await.unwrap();
        let id = TableId::from("t");
        let table = NewTable {
            id: id.clone(),
            game: "game".into(),
            setup: "{}".into(),
            edition: String::new(),
            host: None,
            visibility: Visibility::Public,
            players: 2,
            rated: false,
            clock: "none".into(),
            created_at: 2 * HOUR,
            seats: Vec::new(),
            brief: false,
            crowd: None,
        };
        store.create_table(table).await.unwrap();
        let started = Append::new(id.clone(), 0, 4 * HOUR + 1).entry("{}");
        let started = Append { status: Some(Status::Playing), ..started };
        let moves = [6 * HOUR - 1, 6 * HOUR, 6 * HOUR + 5];
        let moves =
            moves.iter().zip(1..).map(|(at, seq)| Append::new(id.clone(), seq, *at).entry("{}"));
        let mut hours = Vec::new();
        for append in iter::once(started).chain(moves) {
            store.append(append).await.unwrap();
            let row = sql("SELECT used_hour FROM tables").fetch_one(&store.readers).await.unwrap();
            hours.push(row.int("used_hour").unwrap());
        }
        assert_eq!(hours, [4, 5, 6, 6]);
        let indexed = "SELECT COUNT(*) AS n FROM sqlite_master WHERE type = 'index' \
                       AND tbl_name = 'tables' AND sql LIKE '%updated_at%'";
        let row = sql(indexed).fetch_one(&store.readers).await.unwrap();
        assert_eq!(row.int("n").unwrap(), 0);
    }

    /// With a filter that nothing passes, the number of tables examined per page is limited, by an
    /// index, and the next page continues from there.
    #[tokio::test]
    async fn a_page_of_the_lobby_looks_at_so_many() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = SqlStore::open(Backend::parse(&url).unwrap()).await.unwrap();
        let fill = sql(
            "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 4999) \
             INSERT INTO tables (id, game, setup, edition, status, host, visibility, players, rated, \
             clock, awaiting, created_at, updated_at, origin) SELECT 't' || n, \
             CASE WHEN n = 7 THEN 'rare' ELSE 'usual' END, '{}', '', 'open', NULL, 'public', 2, 0, \
             'none', 0, n, n, CASE WHEN n < 4000 THEN 'place' || (n / 3) END FROM n",
        );
        store.write_one(fill).await.unwrap();
        let filter = LobbyFilter { game: Some("rare".into()), ..LobbyFilter::default() };
        let (mut after, mut found, mut pages) = (None, Vec::new(), 0);
        loop {
            let page = Page { after, limit: 20 };
            let listing = store.lobby(&filter, &page).await.unwrap();
            found.extend(listing.items.into_iter().map(|table| table.id.to_string()));
            pages += 1;
            after = listing.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!((found, pages), (vec!["t7".to_owned()], 5));
        for ([_, text], status) in FIRST.into_iter().zip([None, Some("open")]).chain([(REST, None)])
        {
            let plan = crate::sql::built(format!("EXPLAIN QUERY PLAN {text}"));
            let plan = plan.bind(Millis::MAX).bind("").bind(LOOKED_AT);
            let plan = if let Some(status) = status { plan.bind(status) } else { plan };
            let rows = plan.fetch_all(&store.readers).await.unwrap();
            let steps: Vec<String> = rows.iter().map(|row| row.text("detail").unwrap()).collect();
            assert!(steps.iter().all(|step| step.contains("COVERING INDEX")), "{steps:?}");
        }
    }
}
