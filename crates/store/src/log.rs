//! The action log, and what changes together with it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection};

use crate::backend;
use crate::outbox::{self, NewNotification};
use crate::results::{self, NewResult};
use crate::sql::{Columns, SqlStore, change, execute, sql};
use crate::tables::{self, SeatChange, Status};
use crate::{Millis, Result, StoreError, TableId};

/// The log of every table; append-only.
#[async_trait]
pub trait Log {
    /// Appends entries to a table's log, and applies everything that changes with them, in one
    /// transaction that is on disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log does not end at `seq`: then nothing was written, and the
    /// error says where it ends. [`StoreError::Missing`] if there is no such table.
    async fn append(&self, append: Append) -> Result<()>;

    /// The entries from `seq` on, in order.
    async fn entries_since(&self, table: &TableId, seq: i64) -> Result<Vec<Entry>>;

    /// How many entries the log has; the next append names this as its `seq`.
    async fn head(&self, table: &TableId) -> Result<i64>;

    /// The heads of many tables, in any order, without those that do not exist.
    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>>;

    /// The text of an edition that some game was started with.
    async fn edition(&self, hash: &str) -> Result<Option<Edition>>;

    /// Stores a snapshot of a table, replacing the previous one. A snapshot is only a cache.
    async fn put_snapshot(&self, table: &TableId, snapshot: Snapshot) -> Result<()>;

    /// The latest snapshot of a table.
    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>>;

    /// Drops the snapshot of a table; nothing is lost by it.
    async fn drop_snapshot(&self, table: &TableId) -> Result<()>;

    /// Drops all snapshots, and returns how many there were.
    async fn drop_snapshots(&self) -> Result<u64>;
}

/// Entries for the log of one table, and what changes with them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The expected end of the log; the first entry gets this number.
    pub seq: i64,
    /// The entries to append, at least one.
    pub entries: Vec<NewEntry>,
    /// When the table changed.
    pub at: Millis,
    /// Whether only one seat may learn that anything happened: then the public time of the last
    /// change stays as it was.
    pub is_secret: bool,
    /// The new status, if it changes. Leaving `Over`, by an undo, removes the result as well.
    pub status: Option<Status>,
    /// Bit n: seat n now owes an answer. `None` leaves it as it was.
    pub awaiting: Option<u32>,
    /// Since when a bot owes an answer, if one does now.
    pub bot_since: Option<Millis>,
    /// When a server has to process the table, even if nobody requests it.
    pub due_at: Option<Millis>,
    /// Whether the game counts for ratings, if that changes.
    pub rated: Option<bool>,
    /// Seats that are taken or freed.
    pub seats: Vec<SeatChange>,
    /// How the game ended, if it did; replaces the result from before an undo.
    pub result: Option<NewResult>,
    /// The notifications it causes.
    pub notifications: Vec<NewNotification>,
    /// The edition that the game starts with; stored if it is new.
    pub edition: Option<Edition>,
}

impl Append {
    /// An append that changes only the log so far.
    pub fn new(table: TableId, seq: i64, at: Millis) -> Self {
        Self {
            table,
            seq,
            entries: Vec::new(),
            at,
            is_secret: false,
            status: None,
            awaiting: None,
            bot_since: None,
            due_at: None,
            rated: None,
            seats: Vec::new(),
            result: None,
            notifications: Vec::new(),
            edition: None,
        }
    }

    /// Whether it is a single entry with effects on its own table only.
    fn is_short(&self) -> bool {
        self.entries.len() == 1
            && self.status.is_none()
            && self.seats.is_empty()
            && self.result.is_none()
            && self.notifications.is_empty()
            && self.edition.is_none()
    }

    /// Adds an entry, at the time of the append.
    pub fn entry(mut self, body: impl Into<String>) -> Self {
        self.entries.push(NewEntry { at: self.at, body: body.into() });
        self
    }
}

/// An entry that has no number yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// When it happened.
    pub at: Millis,
    /// What happened, in JSON that the store does not read.
    pub body: String,
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its number, counted from 0 without gaps.
    pub seq: i64,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub body: String,
}

/// The head of a table's log and chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The table.
    pub table: TableId,
    /// How many entries its log has.
    pub seq: i64,
    /// The number that the next line of its chat gets.
    pub lines: i64,
}

/// An edition: the printed numbers of a game, as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Edition {
    /// The hash by which games name it.
    pub hash: String,
    /// The game.
    pub game: String,
    /// The data file.
    pub body: String,
}

/// A state of a table, so that its log need not be replayed in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Snapshot {
    /// How many entries of the log it includes.
    pub seq: i64,
    /// Whatever lets the writer of snapshots recognize an outdated one.
    pub version: String,
    /// The state, in JSON that the store does not read.
    pub body: String,
}

/// The first entry is inserted only at the end of the log. Of two nodes that see the same end, the
/// primary key lets one through; having won the first number, an append has won them all.
const FIRST_ENTRY: &str = "INSERT INTO log (table_id, seq, at, body) \
     SELECT t.id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT) FROM tables t \
     WHERE t.id = $1 \
     AND $2 = (SELECT COALESCE(MAX(l.seq) + 1, 0) FROM log l WHERE l.table_id = $1) \
     ON CONFLICT (table_id, seq) DO NOTHING";

const NEXT_ENTRY: &str = "INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, $3, $4)";

const HEADS: &str = "SELECT t.id AS id, \
     (SELECT COALESCE(MAX(l.seq) + 1, 0) FROM log l WHERE l.table_id = t.id) AS head, \
     (SELECT COALESCE(MAX(c.n) + 1, 0) FROM chat c WHERE c.table_id = t.id) AS lines \
     FROM tables t WHERE t.id IN";

const HEAD: &str = "SELECT COALESCE(MAX(seq) + 1, 0) AS head FROM log WHERE table_id = $1";

async fn append(conn: &mut AnyConnection, append: &Append) -> Result<()> {
    let Append { table, seq, at, .. } = append;
    for (n, entry) in append.entries.iter().enumerate() {
        let query = sql(if n == 0 { FIRST_ENTRY } else { NEXT_ENTRY })
            .bind(table.as_str())
            .bind(seq + n as i64)
            .bind(entry.at)
            .bind(entry.body.as_str());
        if execute(conn, query).await? == 0 {
            return Err(why_not(conn, table).await?);
        }
    }
    let update = sql("UPDATE tables SET updated_at = COALESCE(CAST($2 AS BIGINT), updated_at), \
                      used_hour = COALESCE(CAST($2 AS BIGINT) / 3600000, used_hour), \
                      status = COALESCE($3, status), awaiting = COALESCE($4, awaiting), rated = COALESCE($5, rated), \
                      bot_since = CAST($6 AS BIGINT), due_at = CAST($7 AS BIGINT), \
                      origin = CASE WHEN COALESCE($3, status) <> 'over' THEN origin END \
                      WHERE id = $1")
    .bind(table.as_str())
    .bind((!append.is_secret).then_some(*at))
    .bind(append.status.map(Status::word))
    .bind(append.awaiting.map(i64::from))
    .bind(append.rated.map(i64::from))
    .bind(append.bot_since)
    .bind(append.due_at);
    change(conn, update, "table", table).await?;
    for seat in &append.seats {
        tables::seat(conn, table, seat).await?;
    }
    if append.status.is_some_and(|status| status != Status::Over) {
        results::take_back(conn, table).await?;
    }
    if let Some(result) = &append.result {
        results::put(conn, table, result).await?;
    }
    for notification in &append.notifications {
        outbox::put(conn, notification).await?;
    }
    if let Some(edition) = &append.edition {
        put_edition(conn, edition).await?;
    }
    Ok(())
}

/// How many values an append has in the [view](crate::backend::APPENDS).
const VALUES: usize = 9;

/// The texts of 1, 2, 4, … short appends: few enough that a connection keeps them all prepared. The
/// places of those that are missing stay empty.
fn insert_appends(appends: usize) -> &'static str {
    static TEXTS: Mutex<BTreeMap<usize, &'static str>> = Mutex::new(BTreeMap::new());
    let size = appends.next_power_of_two();
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    texts.entry(size).or_insert_with(|| {
        let row = |n: usize| {
            let places: Vec<_> = (1..=VALUES).map(|m| format!("${}", n * VALUES + m)).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<_> = (0..size).map(row).collect();
        format!("INSERT INTO appends VALUES {}", rows.join(", ")).leak()
    })
}

/// Runs short appends in one transaction. Each one either succeeds or changes nothing.
pub(crate) async fn append_all(
    conn: &mut AnyConnection,
    begin: &'static str,
    appends: &[Append],
) -> Result<Vec<Result<()>>> {
    let mut query = sql(insert_appends(appends.len()));
    for Append { table, seq, at, entries, is_secret, awaiting, rated, bot_since, due_at, .. } in
        appends
    {
        let entry = entries.first().ok_or(StoreError::NoEntries)?;
        query = query
            .bind(table.as_str().to_owned())
            .bind(*seq)
            .bind(entry.at)
            .bind(entry.body.clone())
            .bind((!is_secret).then_some(*at))
            .bind(awaiting.map(i64::from))
            .bind(rated.map(i64::from))
            .bind(*bot_since)
            .bind(*due_at);
    }
    match query.execute(&mut *conn).await {
        Ok(_) => Ok(vec![Ok(()); appends.len()]),
        Err(sqlx::Error::Database(error)) if error.message() == backend::NOT_AT_THE_END => {
            append_each(conn, begin, appends).await
        }
        Err(error) => Err(error.into()),
    }
}

/// The same one by one, where somebody else was first in one of the logs.
async fn append_each(
    conn: &mut AnyConnection,
    begin: &'static str,
    appends: &[Append],
) -> Result<Vec<Result<()>>> {
    let mut group = conn.begin_with(begin).await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    for one in appends {
        let mut part = group.begin().await?;
        let outcome = append(&mut part, one).await;
        if outcome.is_ok() {
            part.commit().await?;
        } else {
            part.rollback().await?;
        }
        outcomes.push(outcome);
    }
    group.commit().await?;
    Ok(outcomes)
}

/// Why the first entry was not inserted.
async fn why_not(conn: &mut AnyConnection, table: &TableId) -> Result<StoreError> {
    let known =
        sql("SELECT id FROM tables WHERE id = $1").bind(table.as_str()).fetch_optional(&mut *conn);
    if known.await?.is_none() {
        return Ok(StoreError::missing("table", table));
    }
    let head = sql(HEAD).bind(table.as_str()).fetch_one(conn).await?.int("head")?;
    Ok(StoreError::Conflict { head })
}

async fn put_edition(conn: &mut AnyConnection, edition: &Edition) -> Result<()> {
    let query = sql("INSERT INTO editions (hash, game, body) VALUES ($1, $2, $3) \
                     ON CONFLICT (hash) DO NOTHING")
    .bind(edition.hash.as_str())
    .bind(edition.game.as_str())
    .bind(edition.body.as_str());
    execute(conn, query).await?;
    Ok(())
}

#[async_trait]
impl Log for SqlStore {
    async fn append(&self, what: Append) -> Result<()> {
        if what.entries.is_empty() {
            return Err(StoreError::NoEntries);
        }
        if what.is_short() && self.backend.has_append_view() {
            return self.writer.append(what).await;
        }
        self.write(move |conn| Box::pin(async move { append(conn, &what).await })).await
    }

    async fn entries_since(&self, table: &TableId, seq: i64) -> Result<Vec<Entry>> {
        let rows = sql("SELECT seq, at, body FROM log WHERE table_id = $1 AND seq >= $2 \
                        ORDER BY seq")
        .bind(table.as_str())
        .bind(seq)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Entry { seq: row.int("seq")?, at: row.int("at")?, body: row.text("body")? })
            })
            .collect()
    }

    async fn head(&self, table: &TableId) -> Result<i64> {
        sql(HEAD).bind(table.as_str()).fetch_one(&self.readers).await?.int("head")
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>> {
        let rows = self.rows_for(HEADS, tables.iter().map(TableId::as_str)).await?;
        let head = |row: AnyRow| {
            Ok(Head { table: row.table("id")?, seq: row.int("head")?, lines: row.int("lines")? })
        };
        rows.into_iter().map(head).collect()
    }

    async fn edition(&self, hash: &str) -> Result<Option<Edition>> {
        let row = sql("SELECT hash, game, body FROM editions WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            Ok(Edition {
                hash: row.text("hash")?,
                game: row.text("game")?,
                body: row.text("body")?,
            })
        })
        .transpose()
    }

    async fn put_snapshot(&self, table: &TableId, snapshot: Snapshot) -> Result<()> {
        let query = sql("INSERT INTO snapshots (table_id, seq, version, body) \
                         SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT) \
                         FROM tables WHERE id = $1 \
                         ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, \
                         version = excluded.version, body = excluded.body")
        .bind(table.as_str())
        .bind(snapshot.seq)
        .bind(snapshot.version)
        .bind(snapshot.body);
        let table = table.clone();
        self.write(move |conn| Box::pin(async move { change(conn, query, "table", &table).await }))
            .await
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>> {
        let row = sql("SELECT seq, version, body FROM snapshots WHERE table_id = $1")
            .bind(table.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            Ok(Snapshot {
                seq: row.int("seq")?,
                version: row.text("version")?,
                body: row.text("body")?,
            })
        })
        .transpose()
    }

    async fn drop_snapshot(&self, table: &TableId) -> Result<()> {
        let query = sql("DELETE FROM snapshots WHERE table_id = $1").bind(table.as_str());
        self.write_one(query).await?;
        Ok(())
    }

    async fn drop_snapshots(&self) -> Result<u64> {
        self.write_one(sql("DELETE FROM snapshots")).await
    }
}
