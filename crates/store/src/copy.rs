//! Copies one database into another, row by row, and verifies the result before it counts.
//!
//! This is how a club moves from SQLite to PostgreSQL and back, and how PostgreSQL is backed up: a
//! backup is a SQLite file, whatever database it was made from.

use futures_util::{StreamExt, TryStreamExt};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::backend::Backend;
use crate::sql::{Columns, Query, SqlStore};
use crate::{Result, StoreError, Upkeep};

/// How many rows one statement inserts.
const BATCH: usize = 200;

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables, each with its whole game.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Rows of all kinds.
    pub rows: u64,
}

/// Copies everything from one store into another, which must be empty or not exist.
///
/// The copy is a consistent snapshot of the first store, which may be in use. Every row is read
/// again from the second and compared before any of them counts: a copy that fails or is
/// interrupted leaves nothing. `progress` is called with the number of rows done and the total.
///
/// # Errors
/// As [`check`](crate::check) and [`open`](crate::open); [`StoreError::Exists`] if the second store
/// is not empty; [`StoreError::Differs`] if a row was not copied faithfully.
pub async fn copy(
    from: &str,
    to: &str,
    progress: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<Copied> {
    crate::check(from).await?;
    let from = SqlStore::open(Backend::parse(from)?).await?;
    let copied = async {
        let to = SqlStore::open(Backend::parse(to)?).await?;
        let copied = copy_rows(&from, &to, progress).await;
        to.close().await;
        copied
    };
    let copied = copied.await;
    from.close().await;
    copied
}

/// Copies everything between two open stores.
pub(crate) async fn copy_rows(
    from: &SqlStore,
    to: &SqlStore,
    progress: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<Copied> {
    let mut source = from.readers.acquire().await?;
    let mut source = source.begin_with(from.backend.begin_looking()).await?;
    let _alone = to.writer.pause().await;
    let mut target = to.writers.acquire().await?;
    let mut target = target.begin_with(to.backend.begin()).await?;
    let mut total = 0;
    for spec in TABLES {
        if count(&mut target, spec).await? > 0 {
            return Err(StoreError::exists("store", &to.backend.shown()));
        }
        total += count(&mut source, spec).await?;
    }
    let mut copied = Copied::default();
    for spec in TABLES {
        let rows = fill(spec, &from.backend, &mut source, &mut target, &mut |rows| {
            progress(copied.rows + rows, total);
        })
        .await?;
        compare(spec, (&from.backend, &mut source), (&to.backend, &mut target)).await?;
        copied.rows += rows;
        match spec.table {
            "tables" => copied.tables = rows,
            "log" => copied.entries = rows,
            _ => {}
        }
    }
    target.commit().await?;
    source.rollback().await?;
    Ok(copied)
}

async fn count(conn: &mut AnyConnection, spec: &TableSpec) -> Result<u64> {
    let text = format!("SELECT COUNT(*) AS n FROM {}", spec.table);
    Ok(made(text).fetch_one(conn).await?.int("n")? as u64)
}

/// Copies all rows of one table; returns how many there were.
async fn fill(
    spec: &TableSpec,
    backend: &Backend,
    source: &mut AnyConnection,
    target: &mut AnyConnection,
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<u64> {
    let mut rows = 0;
    let all = made(spec.select(backend));
    let mut batches = all.fetch(source).map_err(StoreError::from).try_chunks(BATCH);
    while let Some(batch) = batches.next().await {
        let batch = batch.map_err(|error| error.1)?;
        rows += batch.len() as u64;
        spec.insert(&batch)?.execute(&mut *target).await?;
        progress(rows);
    }
    Ok(rows)
}

/// Checks that both have the same rows of one table.
async fn compare(
    spec: &TableSpec,
    (from, source): (&Backend, &mut AnyConnection),
    (to, target): (&Backend, &mut AnyConnection),
) -> Result<()> {
    let mut left = made(spec.select(from)).fetch(source);
    let mut right = made(spec.select(to)).fetch(target);
    loop {
        match (left.try_next().await?, right.try_next().await?) {
            (None, None) => return Ok(()),
            (Some(a), Some(b)) if spec.values(&a)? == spec.values(&b)? => {}
            _ => return Err(StoreError::Differs { what: spec.table }),
        }
    }
}

/// A statement put together from the names below, and from nothing else.
fn made(text: String) -> Query {
    sqlx::query(AssertSqlSafe(text))
}

/// A value of a row.
#[derive(Debug, PartialEq)]
enum Value {
    Text(Option<String>),
    Int(Option<i64>),
    Real(f64),
}

/// A table that a copy includes.
struct TableSpec {
    table: &'static str,
    columns: &'static [(&'static str, Kind)],
    /// The number of leading columns that form the key.
    key: usize,
}

#[derive(Clone, Copy)]
enum Kind {
    Text,
    Int,
    Real,
}

impl TableSpec {
    fn names(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// Selects all rows, in an order that all databases agree on.
    fn select(&self, backend: &Backend) -> String {
        let order = self.columns[..self.key].iter().map(|(name, kind)| match (kind, backend) {
            (Kind::Text, Backend::Postgres { .. }) => format!("{name} COLLATE \"C\""),
            _ => (*name).to_owned(),
        });
        let order = order.collect::<Vec<_>>().join(", ");
        format!("SELECT {} FROM {} ORDER BY {order}", self.names(), self.table)
    }

    fn values(&self, row: &AnyRow) -> Result<Vec<Value>> {
        let value = |&(name, kind): &(&'static str, Kind)| match kind {
            Kind::Text => row.text_or_null(name).map(Value::Text),
            Kind::Int => row.int_or_null(name).map(Value::Int),
            Kind::Real => row.real(name).map(Value::Real),
        };
        self.columns.iter().map(value).collect()
    }

    fn insert(&self, rows: &[AnyRow]) -> Result<Query> {
        let n = self.columns.len();
        let row = |r: usize| {
            let places: Vec<_> = (1..=n).map(|c| format!("${}", r * n + c)).collect();
            format!("({})", places.join(", "))
        };
        let all: Vec<_> = (0..rows.len()).map(row).collect();
        let text =
            format!("INSERT INTO {} ({}) VALUES {}", self.table, self.names(), all.join(", "));
        let mut query = made(text);
        for row in rows {
            for value in self.values(row)? {
                query = match value {
                    Value::Text(text) => query.bind(text),
                    Value::Int(int) => query.bind(int),
                    Value::Real(real) => query.bind(real),
                };
            }
        }
        Ok(query)
    }
}

macro_rules! tables {
    ($($table:ident [$($key:ident $kind:ident),+; $($column:ident $rest:ident),*])+) => {
        [$(&TableSpec {
            table: stringify!($table),
            columns: &[$((stringify!($key), Kind::$kind),)+ $((stringify!($column), Kind::$rest),)*],
            key: [$(stringify!($key)),+].len(),
        }),+]
    };
}

/// Every kind of row, after those that it refers to: its key, then the rest. Snapshots are left
/// out, since they can be rebuilt.
#[rustfmt::skip]
const TABLES: [&TableSpec; 24] = tables! {
    editions [hash Text; game Text, body Text]
    tables [id Text; game Text, setup Text, edition Text, status Text, host Text, visibility Text,
        players Int, rated Int, clock Text, awaiting Int, created_at Int, updated_at Int, used_hour Int, bot_since Int,
        due_at Int,
        origin Text, brief Int]
    seats [table_id Text, seat Int; account Text, bot Text]
    log [table_id Text, seq Int; at Int, body Text]
    accounts [id Text; kind Text, name Text, login Text, password Text, language Text,
        created_at Int, deleted_at Int]
    recovery_codes [account Text, hash Text;]
    sessions [hash Text; account Text, created_at Int, expires_at Int, seen_at Int]
    passkeys [id Text; account Text, name Text, credential Text, created_at Int, used_at Int]
    ceremonies [hash Text; kind Text, account Text, state Text, expires_at Int]
    invitations [hash Text; table_id Text, created_at Int, revoked Int]
    results [table_id Text; game Text, ended_at Int, players Int, rated Int, body Text]
    result_seats [table_id Text, seat Int; account Text, bot Text, place Int, total Int,
        categories Text]
    ratings [scale Text, subject Text, game Text; rating Real, deviation Real, games Int,
        last_table Text, last_at Int]
    rating_marks [game Text; changes Int, counted Int, rules Text]
    notes [table_id Text, account Text; body Text, updated_at Int]
    chat [table_id Text, n Int; account Text, at Int, kind Text, body Text]
    mutes [account Text, muted Text;]
    outbox [id Text; account Text, kind Text, body Text, created_at Int, due_at Int,
        claimed_by Text, claimed_until Int, attempts Int]
    push_subscriptions [endpoint Text; account Text, session Text, p256dh Text, auth Text,
        language Text, created_at Int]
    contacts [account Text; turns Int, endings Int, with_tab Int, webhook Text, secret Text,
        quiet_from Int, quiet_to Int, zone Text]
    push_keys [id Int; secret Text, created_at Int]
    pulse [id Int; at Int]
    outages [began Int, ended Int;]
    departures [table_id Text, seat Int; account Text]
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sql::sql;

    /// A new table or column must also be added to what is copied.
    #[tokio::test]
    async fn nothing_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = SqlStore::open(Backend::parse(&url).unwrap()).await.unwrap();
        let rows = sql("SELECT m.name AS kind, c.name AS name FROM sqlite_master m, \
                        pragma_table_info(m.name) c WHERE m.type = 'table'")
        .fetch_all(&store.readers)
        .await
        .unwrap();
        let mut there: Vec<_> = rows
            .iter()
            .map(|row| (row.text("kind").unwrap(), row.text("name").unwrap()))
            .filter(|(kind, _)| {
                // Rows written by migrations exist in every store already.
                !["_sqlx_migrations", "compatibility", "snapshots"].contains(&kind.as_str())
            })
            .collect();
        let name = |spec: &TableSpec, name: &str| (spec.table.to_owned(), name.to_owned());
        let mut copied: Vec<_> = TABLES
            .iter()
            .flat_map(|spec| spec.columns.iter().map(|(column, _)| name(spec, column)))
            .collect();
        there.sort();
        copied.sort();
        assert_eq!(there, copied);
    }
}
