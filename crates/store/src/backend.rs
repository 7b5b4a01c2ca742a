//! What differs between kinds of databases: addresses, preparing a connection, how a transaction
//! begins and how much it holds, the time. All other SQL is the same for all.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

use sqlx::postgres::PgConnectOptions;

use crate::{Result, StoreError};

/// A view through which short appends are inserted, on the writer's connection: an insert here is
/// the entry with its effects on its table. So a whole round is one statement, which is its own
/// transaction; each statement that a connection runs wakes the task that waits for it. If one log
/// does not end where an append says, none is inserted. Slots without a table do nothing. Columns
/// that seldom change are written only then, since each has an index.
pub(crate) const APPENDS: &str = "CREATE TEMP VIEW appends AS SELECT NULL AS table_id, NULL AS seq, \
     NULL AS at, NULL AS body, NULL AS updated_at, NULL AS awaiting, NULL AS rated, \
     NULL AS bot_since, NULL AS due_at; \
     CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appends WHEN NEW.table_id IS NOT NULL BEGIN \
     SELECT RAISE(ABORT, 'appends: not at the end') WHERE NEW.seq IS NOT (SELECT \
     (SELECT COALESCE(MAX(l.seq) + 1, 0) FROM log l WHERE l.table_id = t.id) \
     FROM tables t WHERE t.id = NEW.table_id); \
     UPDATE tables SET updated_at = COALESCE(NEW.updated_at, updated_at), \
     awaiting = COALESCE(NEW.awaiting, awaiting) WHERE id = NEW.table_id; \
     UPDATE tables SET rated = COALESCE(NEW.rated, rated), bot_since = NEW.bot_since, \
     due_at = NEW.due_at, used_hour = COALESCE(NEW.updated_at / 3600000, used_hour) \
     WHERE id = NEW.table_id AND (rated <> NEW.rated \
     OR bot_since IS NOT NEW.bot_since OR due_at IS NOT NEW.due_at \
     OR used_hour <> NEW.updated_at / 3600000); \
     INSERT INTO log (table_id, seq, at, body) \
     VALUES (NEW.table_id, NEW.seq, NEW.at, NEW.body); \
     END";
/// What the database says then.
pub(crate) const NOT_AT_THE_END: &str = "appends: not at the end";

/// A kind of database and where it is.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    /// The file, and its URL as the driver expects it.
    Sqlite { file: PathBuf, url: String },
    /// A database of a PostgreSQL server.
    Postgres { url: String },
}

impl Backend {
    /// Reads `sqlite:FILE` or `postgres://USER@HOST/DATABASE`.
    pub(crate) fn parse(url: &str) -> Result<Self> {
        let bad = |why| Err(StoreError::BadUrl { url: without_password(url), why });
        let Some((scheme, rest)) = url.split_once(':') else {
            return bad("it should look like sqlite:FILE or postgres://USER@HOST/DATABASE");
        };
        match scheme {
            "sqlite" => {
                // `sqlite:///srv/games.db` and `sqlite:games.db` are both usual.
                let file = rest.strip_prefix("//").unwrap_or(rest);
                if file.is_empty() {
                    return bad("the name of the file is missing");
                }
                if file.starts_with(":memory:") {
                    // Each connection would have its own database.
                    return bad("a store in memory would lose everything; name a file");
                }
                Ok(Self::Sqlite { file: file.into(), url: sqlite_url(file) })
            }
            "postgres" | "postgresql" => match PgConnectOptions::from_str(url) {
                // Without a name the driver would default to the user's, which would surprise a
                // host.
                Ok(options) if options.get_database().is_some_and(|name| !name.is_empty()) => {
                    Ok(Self::Postgres { url: url.to_owned() })
                }
                Ok(_) => bad("the name of the database is missing"),
                Err(_) => bad("it should look like postgres://USER:PASSWORD@HOST:PORT/DATABASE"),
            },
            _ => bad("the kind of store is not known; it should begin with sqlite: or postgres:"),
        }
    }

    /// Creates the file of a new store. The driver would let everybody read it.
    pub(crate) fn make_place(&self) {
        if let Self::Sqlite { file, .. } = self {
            // If it cannot be created, the driver cannot either, and reports why.
            let _ = make_private(&led_to(file));
        }
    }

    /// The driver's URL of the database.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Sqlite { url, .. } | Self::Postgres { url } => url.clone(),
        }
    }

    /// The address without secrets.
    pub(crate) fn shown(&self) -> String {
        match self {
            Self::Sqlite { file, .. } => format!("sqlite:{}", file.display()),
            Self::Postgres { url } => without_password(url),
        }
    }

    /// The statements that prepare a new connection.
    pub(crate) fn prepare(&self) -> &'static str {
        match self {
            // FULL syncs the write-ahead log at each commit: an acknowledged move survives a power
            // cut. Erased names are overwritten, not just unlinked.
            Self::Sqlite { .. } => {
                "PRAGMA busy_timeout = 5000; \
                 PRAGMA journal_mode = WAL; \
                 PRAGMA synchronous = FULL; \
                 PRAGMA foreign_keys = ON; \
                 PRAGMA secure_delete = ON"
            }
            // The log is durable whatever the server's configuration. A hanging node must not make
            // others wait for its locks.
            Self::Postgres { .. } => {
                "SET synchronous_commit = on; \
                 SET lock_timeout = '5s'; \
                 SET idle_in_transaction_session_timeout = '10s'; \
                 SET default_transaction_isolation = 'read committed'"
            }
        }
    }

    /// What every new connection is told that writes.
    pub(crate) fn prepare_to_write(&self) -> String {
        let view = if self.has_append_view() { APPENDS } else { "" };
        format!("{}; {view}", self.prepare())
    }

    /// Opens a transaction that will write. A SQLite transaction that begins by reading may be
    /// unable to start writing, and then cannot wait.
    pub(crate) fn begin(&self) -> &'static str {
        match self {
            Self::Sqlite { .. } => "BEGIN IMMEDIATE",
            Self::Postgres { .. } => "BEGIN",
        }
    }

    /// Opens a transaction that reads one consistent snapshot.
    pub(crate) fn begin_looking(&self) -> &'static str {
        match self {
            Self::Sqlite { .. } => "BEGIN",
            Self::Postgres { .. } => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// The query for a database server's time, in milliseconds since 1970.
    pub(crate) fn time(&self) -> Option<&'static str> {
        match self {
            Self::Sqlite { .. } => None,
            Self::Postgres { .. } => {
                Some("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS at")
            }
        }
    }

    /// Whether the connection that writes has a view into which short appends are inserted.
    pub(crate) fn has_append_view(&self) -> bool {
        matches!(self, Self::Sqlite { .. })
    }

    /// The most writes per transaction: the first of them waits for the last.
    ///
    /// PostgreSQL lets many write at once, and shares the sync to disk among those that commit
    /// together. There, one transaction touches one table: two that hold several could wait for
    /// each other.
    pub(crate) fn group(&self) -> usize {
        match self {
            Self::Sqlite { .. } => 256,
            Self::Postgres { .. } => 1,
        }
    }

    /// How many transactions can write at once.
    pub(crate) fn writers(&self) -> u32 {
        match self {
            Self::Sqlite { .. } => 1,
            Self::Postgres { .. } => 8,
        }
    }
}

/// Resolves a name through links, even if nothing is there yet: SQLite would follow them and create
/// the file at their end, whereas creating a new file is refused where a link is.
pub(crate) fn led_to(file: &Path) -> PathBuf {
    let mut file = file.to_owned();
    // Systems follow as many links; this also ends a cycle.
    for _ in 0..40 {
        let Ok(target) = std::fs::read_link(&file) else { break };
        file = file.parent().map_or(target.clone(), |folder| folder.join(&target));
    }
    file
}

/// One at a time: closing a file releases all locks that the process has on it, and another task
/// might have just opened the new file as a store.
static MAKING: Mutex<()> = Mutex::new(());

/// Creates an empty file that only its owner can read and write. The files that SQLite puts beside
/// it, mainly its log, get the same mode.
///
/// # Errors
/// If it exists already, which leaves it alone, or cannot be created.
pub(crate) fn make_private(file: &Path) -> io::Result<()> {
    let _alone = MAKING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// The file name in a URL for the driver, with special characters escaped.
fn sqlite_url(file: &str) -> String {
    let mut url = String::from("sqlite:");
    for byte in file.bytes() {
        if byte.is_ascii_alphanumeric() || b"/._-~:".contains(&byte) {
            url.push(byte as char);
        } else {
            url.push('%');
            url.extend(
                [byte >> 4, byte & 15].map(|digit| b"0123456789ABCDEF"[digit as usize] as char),
            );
        }
    }
    url + "?mode=rwc"
}

/// The address of a store without its password, for logs and messages.
pub fn without_password(url: &str) -> String {
    // A password may also be among the parameters.
    let url = match url.split_once('?') {
        Some((place, more)) if !url.starts_with("sqlite:") && more.contains("password") => place,
        _ => url,
    };
    match (url.find("://"), url.rfind('@')) {
        (Some(start), Some(end)) if start + 3 < end => {
            format!("{}…{}", &url[..start + 3], &url[end..])
        }
        _ => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_in_several_ways() {
        let address = |url| Backend::parse(url).unwrap().address();
        assert_eq!(address("sqlite:games.db"), "sqlite:games.db?mode=rwc");
        assert_eq!(address("sqlite://games.db"), "sqlite:games.db?mode=rwc");
        assert_eq!(address("sqlite:///srv/games.db"), "sqlite:/srv/games.db?mode=rwc");
        assert_eq!(address("sqlite:a b?c#d%.db"), "sqlite:a%20b%3Fc%23d%25.db?mode=rwc");
        assert_eq!(address("postgres://me@host/club"), "postgres://me@host/club");
        for url in [
            "games.db",
            "sqlite:",
            "sqlite::memory:",
            "mysql://x/y",
            "",
            "postgres://me@host",
            "postgres:",
        ] {
            assert!(matches!(Backend::parse(url), Err(StoreError::BadUrl { .. })), "{url}");
        }
    }

    #[test]
    fn errors_hide_passwords() {
        let error = Backend::parse("postgres://me:secret@host/").unwrap_err().to_string();
        assert!(!error.contains("secret") && error.contains("@host/"), "{error}");
        let shown = without_password("postgres://host/club?user=me&password=secret");
        assert_eq!(shown, "postgres://host/club");
    }
}
