//! Migrations: numbered, embedded, applied when a store is opened, and never edited later.

use std::sync::Arc;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection, SqlSafeStr};

use crate::backend::Backend;
use crate::sql::{Columns, sql};
use crate::{Result, StoreError};

/// Number, name and text; a new one joins at the end.
const MIGRATIONS: [(i64, &str, &str); 4] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "accounts", include_str!("../migrations/0002_accounts.sql")),
    (3, "results", include_str!("../migrations/0003_results.sql")),
    (4, "talk", include_str!("../migrations/0004_talk.sql")),
];

/// The number of the newest migration.
pub const SCHEMA: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Brings a database to the newest schema.
pub(crate) async fn bring_up_to_date(backend: &Backend, conn: &mut AnyConnection) -> Result<()> {
    match backend {
        // The driver takes no lock for SQLite; inside our transaction, two starts at once queue up.
        Backend::Sqlite { .. } => {
            let mut all = conn.begin_with(backend.begin()).await?;
            if is_foreign(&mut all).await? {
                return Err(StoreError::Foreign);
            }
            run(&mut all).await?;
            all.commit().await?;
        }
    }
    Ok(())
}

async fn run(conn: &mut AnyConnection) -> Result<()> {
    let migrations = MIGRATIONS.map(|(number, name, text)| {
        let kind = MigrationType::Simple;
        Migration::new(number, name.into(), kind, text.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.into());
    // Not `run`: the future of that one cannot be sent to another thread.
    migrator.run_direct(None, conn, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => StoreError::Newer { version },
        MigrateError::VersionMismatch(version) => StoreError::Altered { version },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreError::Database(Arc::new(other)),
    })
}

/// Whether the file has tables, but none of ours.
pub(crate) async fn is_foreign(conn: &mut AnyConnection) -> Result<bool> {
    let row = sql("SELECT COUNT(*) AS total, \
                   COALESCE(SUM(CASE WHEN name = '_sqlx_migrations' THEN 1 ELSE 0 END), 0) AS ours \
                   FROM sqlite_master WHERE type = 'table'")
    .fetch_one(conn)
    .await?;
    Ok(row.int("total")? > 0 && row.int("ours")? == 0)
}
