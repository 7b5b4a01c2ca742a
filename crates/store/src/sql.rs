//! The SQL store: connections for reading, the writer, and reading rows.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Row};
use tokio::time::sleep;

use crate::backend::Backend;
use crate::contacts::KnownWays;
use crate::writer::{Doing, Writer};
use crate::{AccountId, Result, Store, StoreError, TableId, schema};

/// How many reads can be under way at once.
const READERS: u32 = 4;

/// The most values in one query.
const AT_ONCE: usize = 200;

/// How long a read waits for a connection to a server: that it is away should be reported soon.
const WAIT: Duration = Duration::from_secs(3);

/// How long to wait while another process keeps a file from being opened.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(20);

/// How often scrubbing is attempted at a time.
const SCRUBS: u32 = 10;

/// Every subject's trait is implemented for this type, in the file of the subject.
pub(crate) struct SqlStore {
    pub(crate) backend: Backend,
    pub(crate) readers: AnyPool,
    pub(crate) writers: AnyPool,
    pub(crate) writer: Writer,
    pub(crate) ways: KnownWays,
    /// Whether something erased may still be in the write-ahead log.
    unscrubbed: AtomicBool,
}

impl Store for SqlStore {}

impl SqlStore {
    pub(crate) async fn open(backend: Backend) -> Result<Self> {
        sqlx::any::install_default_drivers();
        backend.make_place();
        bring_up_to_date(&backend).await?;
        let writers = pool(&backend, backend.writers(), backend.prepare_to_write()).await?;
        let readers = pool(&backend, READERS, backend.prepare().to_owned()).await?;
        let writer = Writer::start(&writers, &backend);
        let ways = KnownWays::new(matches!(backend, Backend::Sqlite { .. }));
        // A program that was killed may have left something.
        Ok(Self { backend, readers, writers, writer, ways, unscrubbed: AtomicBool::new(true) })
    }

    /// The rows for many values, in any order. The text ends just before their list: `… IN`.
    pub(crate) async fn rows_for(
        &self,
        text: &str,
        values: impl Iterator<Item = &str>,
    ) -> Result<Vec<AnyRow>> {
        let values: Vec<&str> = values.collect();
        let mut rows = Vec::with_capacity(values.len());
        for some in values.chunks(AT_ONCE) {
            let places: Vec<String> = (1..=some.len()).map(|n| format!("${n}")).collect();
            let query = built(format!("{text} ({})", places.join(", ")));
            let query = some.iter().fold(query, |query, value| query.bind(value.to_string()));
            rows.extend(query.fetch_all(&self.readers).await?);
        }
        Ok(rows)
    }

    /// Runs `work` with the writer: durable and visible to readers once this returns `Ok`.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, T> + Send + 'static,
    {
        self.writer.write(work).await
    }

    /// Scrubs erased data from the files. Erasing a row of a file leaves its contents in the
    /// write-ahead log until that is rewritten. If somebody is reading right now, this is left for
    /// the next time; a database server does it by itself.
    pub(crate) async fn scrub(&self) {
        if !matches!(self.backend, Backend::Sqlite { .. }) {
            return;
        }
        self.unscrubbed.store(true, Ordering::Relaxed);
        for _ in 0..SCRUBS {
            if matches!(self.scrub_once().await, Ok(true)) {
                self.unscrubbed.store(false, Ordering::Relaxed);
                return;
            }
            sleep(PAUSE).await;
        }
    }

    /// The same, if it is still pending.
    pub(crate) async fn scrub_rest(&self) {
        if self.unscrubbed.load(Ordering::Relaxed) {
            self.scrub().await;
        }
    }

    async fn scrub_once(&self) -> Result<bool> {
        let _alone = self.writer.pause().await;
        let mut conn = self.writers.acquire().await?;
        // Nobody writes while this waits for readers, so it does not wait for long.
        sqlx::raw_sql("PRAGMA busy_timeout = 50").execute(&mut *conn).await?;
        let done = sql("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *conn).await;
        sqlx::raw_sql("PRAGMA busy_timeout = 5000").execute(&mut *conn).await?;
        Ok(done?.int("busy")? == 0)
    }

    /// Runs one statement with the writer and returns how many rows it changed.
    pub(crate) async fn write_one(&self, query: Query) -> Result<u64> {
        self.write(move |conn| Box::pin(execute(conn, query))).await
    }
}

/// Migrates on a separate connection: a pool would keep retrying on a damaged file, and finally
/// report a timeout.
async fn bring_up_to_date(backend: &Backend) -> Result<()> {
    let address: AnyConnectOptions = backend.address().parse()?;
    let begun = Instant::now();
    loop {
        let mut conn = address.connect().await?;
        let outcome = match sqlx::raw_sql(backend.prepare()).execute(&mut conn).await {
            Ok(_) => schema::bring_up_to_date(backend, &mut conn).await,
            Err(error) => Err(error.into()),
        };
        conn.close().await.ok();
        match outcome {
            // Where several open a new file at once, SQLite does not always wait.
            Err(StoreError::Locked(_)) if begun.elapsed() < PATIENCE => sleep(PAUSE).await,
            outcome => return outcome,
        }
    }
}

async fn pool(backend: &Backend, connections: u32, prepare: String) -> Result<AnyPool> {
    // A connection to a file does not go away by itself; one to a server may.
    let is_file = matches!(backend, Backend::Sqlite { .. });
    let mut options = AnyPoolOptions::new().max_connections(connections);
    if !is_file {
        options = options.acquire_timeout(WAIT);
    }
    let pool = options
        .test_before_acquire(!is_file)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |conn, _| {
            let prepare = sqlx::AssertSqlSafe(prepare.clone());
            Box::pin(async move {
                sqlx::raw_sql(prepare).execute(conn).await?;
                Ok(())
            })
        })
        .connect(&backend.address())
        .await?;
    Ok(pool)
}

pub(crate) type Query = sqlx::query::Query<'static, sqlx::Any, sqlx::any::AnyArguments>;

/// A statement. Its text is part of the program, the same for every kind of database.
pub(crate) fn sql(text: &'static str) -> Query {
    sqlx::query(text)
}

/// A statement whose text depends on the number of its values, but never contains them.
pub(crate) fn built(text: String) -> Query {
    sqlx::query(sqlx::AssertSqlSafe(text))
}

/// Runs a statement and returns how many rows it changed.
pub(crate) async fn execute(conn: &mut AnyConnection, query: Query) -> Result<u64> {
    Ok(query.execute(conn).await?.rows_affected())
}

/// Runs a statement that must change a row.
pub(crate) async fn change(
    conn: &mut AnyConnection,
    query: Query,
    what: &'static str,
    id: &(impl ToString + Sync),
) -> Result<()> {
    match execute(conn, query).await? {
        0 => Err(StoreError::missing(what, id)),
        _ => Ok(()),
    }
}

/// Columns by name. A missing column or a wrong type is a database error.
pub(crate) trait Columns {
    fn text(&self, column: &str) -> Result<String>;
    fn text_or_null(&self, column: &str) -> Result<Option<String>>;
    fn int(&self, column: &str) -> Result<i64>;
    fn int_or_null(&self, column: &str) -> Result<Option<i64>>;
    fn real(&self, column: &str) -> Result<f64>;

    fn flag(&self, column: &str) -> Result<bool> {
        Ok(self.int(column)? != 0)
    }

    fn table(&self, column: &str) -> Result<TableId> {
        Ok(self.text(column)?.into())
    }

    fn account(&self, column: &str) -> Result<AccountId> {
        Ok(self.text(column)?.into())
    }

    /// A small number: a seat, a place, a count of players.
    fn small(&self, column: &'static str) -> Result<u8> {
        u8::try_from(self.int(column)?).map_err(|_| StoreError::Unreadable { what: column })
    }
}

impl Columns for AnyRow {
    fn text(&self, column: &str) -> Result<String> {
        Ok(self.try_get(column)?)
    }

    fn text_or_null(&self, column: &str) -> Result<Option<String>> {
        Ok(self.try_get(column)?)
    }

    fn int(&self, column: &str) -> Result<i64> {
        Ok(self.try_get(column)?)
    }

    fn int_or_null(&self, column: &str) -> Result<Option<i64>> {
        Ok(self.try_get(column)?)
    }

    fn real(&self, column: &str) -> Result<f64> {
        Ok(self.try_get(column)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An acknowledged move survives a power cut, which no test can cause.
    #[tokio::test]
    async fn every_commit_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = SqlStore::open(Backend::parse(&url).unwrap()).await.unwrap();
        let said = |text| sql(text).fetch_one(&store.writers);
        let journal = said("PRAGMA journal_mode").await.unwrap().text("journal_mode").unwrap();
        let sync = said("PRAGMA synchronous").await.unwrap().int("synchronous").unwrap();
        assert_eq!((journal.as_str(), sync), ("wal", 2));
    }
}
