//! Migrations: numbered, embedded, applied when a store is opened, and never edited later.

use std::sync::Arc;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection, SqlSafeStr};

use crate::backend::Backend;
use crate::sql::{Columns, sql};
use crate::{Result, StoreError};

/// Number, name and text; append new ones.
const MIGRATIONS: [(i64, &str, &str); 12] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "accounts", include_str!("../migrations/0002_accounts.sql")),
    (3, "results", include_str!("../migrations/0003_results.sql")),
    (4, "talk", include_str!("../migrations/0004_talk.sql")),
    (5, "nodes", include_str!("../migrations/0005_nodes.sql")),
    (6, "reach", include_str!("../migrations/0006_reach.sql")),
    (7, "passkeys", include_str!("../migrations/0007_passkeys.sql")),
    (8, "due", include_str!("../migrations/0008_due.sql")),
    (9, "pulse", include_str!("../migrations/0009_pulse.sql")),
    (10, "departures", include_str!("../migrations/0010_departures.sql")),
    (11, "load", include_str!("../migrations/0011_load.sql")),
    (12, "hours", include_str!("../migrations/0012_hours.sql")),
];

/// The number of the newest migration.
pub const SCHEMA: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Migrates a database to the newest schema.
pub(crate) async fn bring_up_to_date(backend: &Backend, conn: &mut AnyConnection) -> Result<()> {
    match backend {
        // The driver takes no lock for SQLite; inside our transaction, two concurrent starts queue
        // up.
        Backend::Sqlite { .. } => {
            let mut all = conn.begin_with(backend.begin()).await?;
            refuse_foreign(backend, &mut all).await?;
            run(&mut all).await?;
            all.commit().await?;
        }
        // Here the driver holds a lock while it works, and each migration is a transaction.
        Backend::Postgres { .. } => {
            refuse_foreign(backend, conn).await?;
            run(conn).await?;
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
    // Not `run`: its future is not `Send`.
    let ran = migrator.run_direct(None, &mut *conn, false).await;
    // It checks for unknown migrations before it applies any.
    if let Err(MigrateError::VersionMissing(version)) = ran {
        return if is_compatible(conn).await? {
            Ok(())
        } else {
            Err(StoreError::Newer { version })
        };
    }
    ran.map_err(|error| match error {
        MigrateError::VersionMismatch(version) => StoreError::Altered { version },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreError::Database(Arc::new(other)),
    })
}

/// Whether a newer schema declares that it only added to what we know.
async fn is_compatible(conn: &mut AnyConnection) -> Result<bool> {
    let row = sql("SELECT COALESCE(MAX(least), 0) AS least, \
                   (SELECT MAX(version) FROM _sqlx_migrations) AS newest FROM compatibility")
    .fetch_one(conn)
    .await?;
    Ok(row.int("least")? <= SCHEMA && row.int("newest")? > SCHEMA)
}

async fn refuse_foreign(backend: &Backend, conn: &mut AnyConnection) -> Result<()> {
    match find(backend, conn).await? {
        Found::Foreign => Err(StoreError::Foreign),
        Found::Nothing | Found::Ours => Ok(()),
    }
}

/// The contents of a database.
pub(crate) enum Found {
    Nothing,
    Ours,
    /// Tables, but none of ours.
    Foreign,
}

/// Looks at the contents of a database.
pub(crate) async fn find(backend: &Backend, conn: &mut AnyConnection) -> Result<Found> {
    let text = match backend {
        Backend::Sqlite { .. } => {
            "SELECT COUNT(*) AS total, COUNT(CASE WHEN name = '_sqlx_migrations' THEN 1 END) \
             AS ours FROM sqlite_master WHERE type = 'table'"
        }
        Backend::Postgres { .. } => {
            "SELECT COUNT(*) AS total, COUNT(CASE WHEN tablename = '_sqlx_migrations' THEN 1 END) \
             AS ours FROM pg_catalog.pg_tables WHERE schemaname = current_schema()"
        }
    };
    let row = sql(text).fetch_one(conn).await?;
    Ok(match (row.int("total")?, row.int("ours")?) {
        (0, _) => Found::Nothing,
        (_, 0) => Found::Foreign,
        _ => Found::Ours,
    })
}
