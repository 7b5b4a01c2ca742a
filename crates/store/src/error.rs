//! What can go wrong with a store.

use std::error::Error;
use std::sync::Arc;

/// The result of a store's methods.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The error beneath one of ours; shared, since all writes of a group fail together.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why a store could not carry out a call.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else appended first; nothing of this append was written.
    #[error("the log goes on at {head}: somebody else was first")]
    Conflict {
        /// What the next append has to name as its `seq`.
        head: i64,
    },
    /// An append without entries has no place in the log.
    #[error("an append needs at least one entry")]
    NoEntries,
    /// The row that was to be changed is not there.
    #[error("there is no {what} {id}")]
    Missing {
        /// The kind of thing: `table`, `account`.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// The id of a new row is already in use.
    #[error("there is already a {what} {id}")]
    Exists {
        /// The kind of thing.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// Too many tables of the same host, or from the same origin, are waiting for people.
    #[error("too many tables wait for people already")]
    Crowded,
    /// Another member has this login.
    #[error("this login is taken")]
    LoginTaken,
    /// Without this, nobody could sign in to the account any more.
    #[error("this is the account's last way to sign in")]
    LastWay,
    /// The place of a store was not understood.
    #[error("{url} does not name a store: {why}")]
    BadUrl {
        /// What was given; a password in it is left out.
        url: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The file or its folder cannot be opened or created.
    #[error(
        "the file of the store cannot be opened; see that its folder exists and can be written"
    )]
    CannotOpen(#[source] Cause),
    /// The database server does not answer, or the connection broke; a write may or may not have
    /// happened.
    #[error("the database server cannot be reached")]
    Away(#[source] Cause),
    /// The database server answers, but refuses access.
    #[error("the database server refuses; see the user, the password and the name of the database")]
    Refused(#[source] Cause),
    /// Another process has held the file for longer than we wait.
    #[error("the store is locked by another process")]
    Locked(#[source] Cause),
    /// The file is not a SQLite database, or is damaged.
    #[error("the file of the store is damaged, or no SQLite database")]
    Damaged(#[source] Cause),
    /// No room is left for a write; nothing of it was kept.
    #[error("no room is left for the store")]
    Full(#[source] Cause),
    /// A sound database, but of some other program.
    #[error("the database has tables that are not Trestle's; give the store one of its own")]
    Foreign,
    /// A newer Trestle has changed the schema.
    #[error("a newer version of Trestle has used this store (migration {version} is unknown here)")]
    Newer {
        /// The first migration that we do not know.
        version: i64,
    },
    /// A migration was edited after it had been applied here.
    #[error("migration {version} of this store is not the one that this version of Trestle has")]
    Altered {
        /// Its number.
        version: i64,
    },
    /// The store has been closed, or its writer has died.
    #[error("the store is closed")]
    Closed,
    /// This kind of store cannot do this.
    #[error("this kind of store cannot {what}")]
    Unsupported {
        /// What it cannot do.
        what: &'static str,
    },
    /// A value in the database is not what we once wrote there.
    #[error("the store holds a {what} that cannot be read")]
    Unreadable {
        /// The value.
        what: &'static str,
    },
    /// A copy differs from its source; nothing of it was kept.
    #[error("the copy differs from the original in {what}")]
    Differs {
        /// The kind of row that differs.
        what: &'static str,
    },
    /// A backup could not be written.
    #[error("the backup could not be written")]
    Backup(#[source] Cause),
    /// Anything else that the database says.
    #[error("the database failed")]
    Database(#[source] Cause),
}

impl StoreError {
    pub(crate) fn missing(what: &'static str, id: &impl ToString) -> Self {
        Self::Missing { what, id: id.to_string() }
    }

    pub(crate) fn exists(what: &'static str, id: &impl ToString) -> Self {
        Self::Exists { what, id: id.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match sqlite_code(&error) {
            _ if matches!(error, sqlx::Error::PoolClosed) => Self::Closed,
            // The numbers are those of sqlite3.h.
            Some(5 | 6) => Self::Locked(Arc::new(error)),
            Some(8 | 14) => Self::CannotOpen(Arc::new(error)),
            Some(11 | 26) => Self::Damaged(Arc::new(error)),
            Some(13) => Self::Full(Arc::new(error)),
            Some(_) => Self::Database(Arc::new(error)),
            None => from_server(error),
        }
    }
}

/// Errors by the codes of the SQL standard, which PostgreSQL uses, and errors of the connection.
fn from_server(error: sqlx::Error) -> StoreError {
    use sqlx::Error::{Io, PoolTimedOut, Protocol, Tls, WorkerCrashed};
    let code = error.as_database_error().and_then(|error| Some(error.code()?.into_owned()));
    let cause: Cause = Arc::new(error);
    let Some(code) = code else {
        return match cause.downcast_ref() {
            Some(Io(_) | PoolTimedOut | Protocol(_) | Tls(_) | WorkerCrashed) => {
                StoreError::Away(cause)
            }
            _ => StoreError::Database(cause),
        };
    };
    match (code.get(..2), code.as_str()) {
        // No such database, no such user, wrong password, no permission.
        (Some("28"), _) | (_, "3D000" | "42501") => StoreError::Refused(cause),
        // Connections break, the server shuts down or starts, too many are connected.
        (Some("08"), _) | (_, "57P01" | "57P02" | "57P03" | "53300" | "25P03") => {
            StoreError::Away(cause)
        }
        // Lock timeouts and deadlocks.
        (Some("40"), _) | (_, "55P03") => StoreError::Locked(cause),
        (_, "53100") => StoreError::Full(cause),
        (Some("XX"), _) => StoreError::Damaged(cause),
        _ => StoreError::Database(cause),
    }
}

/// The primary result code of SQLite; extended codes carry more in their higher bits.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    // Codes of five characters are those of the standard.
    if code.len() == 5 { None } else { code.parse::<u32>().ok().map(|code| code & 0xff) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{AnyConnection, Connection};

    /// Not through `open`, which waits a while before it gives up.
    #[tokio::test]
    async fn a_file_that_somebody_holds_is_locked() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}?mode=rwc", folder.path().join("a.db").display());
        let mut one = AnyConnection::connect(&url).await.unwrap();
        let mut other = AnyConnection::connect(&url).await.unwrap();
        sqlx::raw_sql("PRAGMA busy_timeout = 0").execute(&mut other).await.unwrap();
        let held = one.begin_with("BEGIN IMMEDIATE").await.unwrap();
        let error = StoreError::from(other.begin_with("BEGIN IMMEDIATE").await.err().unwrap());
        assert!(matches!(error, StoreError::Locked(_)), "{error:?}");
        drop(held);
    }
}
