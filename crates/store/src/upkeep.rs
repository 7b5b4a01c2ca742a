//! Operating a store: health, load, backup, shutdown.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use serde::Serialize;
use sqlx::any::AnyConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::backend::{Backend, led_to, make_private};
use crate::copy::{copy, copy_rows};
use crate::schema::{self, Found};
use crate::sql::{Columns, SqlStore, sql};
use crate::tables::Status;
use crate::{Result, StoreError, TableId};

/// What a host does with a store, regardless of its contents.
#[async_trait]
pub trait Upkeep {
    /// Whether the store can be read. [`Uptime::beat`](crate::Uptime::beat) tests whether it can be
    /// written.
    async fn ping(&self) -> Result<()>;

    /// Counters since the store was opened.
    fn counters(&self) -> Counters;

    /// Writes a copy of everything to a new SQLite file, while the store is in use. The copy is a
    /// consistent snapshot, and has been opened and checked when this returns.
    ///
    /// # Errors
    /// [`StoreError::Backup`], also if the file already exists.
    async fn backup(&self, file: &Path) -> Result<()>;

    /// Finishes waiting writes and closes the store. Later calls return [`StoreError::Closed`].
    async fn close(&self);
}

/// Counters since a store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// Writes that were carried out, including refused ones.
    pub writes: u64,
    /// Transactions that carried them: under load far fewer than the writes.
    pub commits: u64,
}

/// The result of [`check`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The newest migration applied; the next opening migrates to [`crate::SCHEMA`].
    pub schema: i64,
    /// The number of tables.
    pub tables: i64,
    /// The number of entries in their logs.
    pub entries: i64,
    /// Faults of the file, as reported by the database; empty if it is sound.
    pub faults: Vec<String>,
}

/// Checks the whole file of a store without changing it.
///
/// # Errors
/// [`StoreError::CannotOpen`] if there is none, [`StoreError::Damaged`], `Foreign` or `Newer` if it
/// cannot be checked at all.
pub async fn check(url: &str) -> Result<Checked> {
    let backend = Backend::parse(url)?;
    match &backend {
        Backend::Sqlite { file, .. } => {
            // Opening a file that does not exist would create one.
            if let Err(error) = fs::metadata(file) {
                return Err(StoreError::CannotOpen(Arc::new(error)));
            }
        }
        Backend::Postgres { .. } => {}
    }
    look_through(&backend).await
}

/// A server's exclusive claim on a store, held until dropped. Two servers on one file would lose no
/// data, but people at one would not see what happens at the other; and two that opened it by
/// different names would each have their own write-ahead log, and corrupt it.
#[derive(Debug)]
pub struct Claim {
    _locks: Vec<File>,
}

/// Claims a store for a server before it is opened, under whatever name. A database server admits
/// any number of servers.
///
/// # Errors
/// [`StoreError::Locked`] if another server has it, [`StoreError::CannotOpen`] if it cannot be
/// claimed.
pub fn claim(url: &str) -> Result<Claim> {
    let Backend::Sqlite { file, .. } = Backend::parse(url)? else {
        return Ok(Claim { _locks: Vec::new() });
    };
    let file = led_to(&file);
    let _ = make_private(&file);
    let Ok(file) = fs::canonicalize(&file) else {
        // If it cannot be created it cannot be opened either, and opening reports why.
        return Ok(Claim { _locks: Vec::new() });
    };
    // A separate file, so as not to interfere with SQLite's locks on the store.
    let beside = with_ending(&file, "-lock");
    let _ = make_private(&beside);
    let mut locks = vec![lock(&beside)?];
    // Also the store itself, which may have several names. On Linux, SQLite uses another kind of
    // locks, which do not conflict with this one; elsewhere they may.
    if cfg!(target_os = "linux") {
        locks.push(lock(&file)?);
    }
    Ok(Claim { _locks: locks })
}

fn lock(file: &Path) -> Result<File> {
    let opened = File::options().write(true).open(file);
    let opened = opened.map_err(|error| StoreError::CannotOpen(Arc::new(error)))?;
    match opened.try_lock() {
        Err(error @ TryLockError::WouldBlock) => {
            // Closing a file releases all locks of the process on it, including SQLite's.
            std::mem::forget(opened);
            Err(StoreError::Locked(Arc::new(error)))
        }
        // Not every file system supports locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(opened),
    }
}

/// A stored table, for whoever can interpret it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its id.
    pub id: TableId,
    /// Its setup.
    pub setup: String,
    /// Its stored status.
    pub status: Status,
    /// The text of its edition, if stored.
    pub edition: Option<String>,
    /// The entries of its log, in order.
    pub entries: Vec<String>,
}

/// Reads every table of a store that [`check`] has found sound, without changing anything.
///
/// # Errors
/// If the store cannot be read.
pub async fn read_tables(url: &str, show: &mut (dyn FnMut(Written) + Send)) -> Result<()> {
    let backend = Backend::parse(url)?;
    sqlx::any::install_default_drivers();
    let options: AnyConnectOptions = backend.address().parse()?;
    let mut conn = options.connect().await?;
    let mut all = conn.begin_with(backend.begin_looking()).await?;
    let mut last = String::new();
    loop {
        let next = sql("SELECT t.id, t.setup, t.status, e.body FROM tables t \
                        LEFT JOIN editions e ON e.hash = t.edition \
                        WHERE t.id > $1 ORDER BY t.id LIMIT 200")
        .bind(last.clone());
        let rows = next.fetch_all(&mut *all).await?;
        for row in &rows {
            last = row.text("id")?;
            let entries = sql("SELECT body FROM log WHERE table_id = $1 ORDER BY seq");
            let entries = entries.bind(last.clone()).fetch_all(&mut *all).await?;
            show(Written {
                id: last.as_str().into(),
                setup: row.text("setup")?,
                status: Status::from_word(&row.text("status")?)?,
                edition: row.text_or_null("body")?,
                entries: entries.iter().map(|row| row.text("body")).collect::<Result<_>>()?,
            });
        }
        if rows.is_empty() {
            break;
        }
    }
    all.rollback().await?;
    conn.close().await?;
    Ok(())
}

/// Restores a backup to a new store at `url`. The store has been checked, is on disk and has the
/// newest schema when this returns; the backup is not changed.
///
/// # Errors
/// [`StoreError::Exists`] if something is there already: nothing is overwritten. As [`check`] if
/// the backup cannot be used.
pub async fn restore(file: &Path, url: &str) -> Result<()> {
    let wanted = match Backend::parse(url)? {
        Backend::Sqlite { file, .. } => file,
        Backend::Postgres { .. } => {
            sound(&format!("sqlite:{}", file.display())).await?;
            return restore_rows(file, url).await;
        }
    };
    // The journal of a removed store would be applied to the new one.
    for rest in ["", "-wal", "-journal"] {
        let there = with_ending(&wanted, rest);
        if fs::symlink_metadata(&there).is_ok() {
            return Err(StoreError::exists("file", &there.display()));
        }
    }
    sound(&format!("sqlite:{}", file.display())).await?;
    let partial = with_ending(&wanted, ".partial");
    let (from, to) = (file.to_owned(), partial.clone());
    on_files(move || {
        // Leftovers of an interrupted attempt.
        remove_all(&to)?;
        copy_file(&from, &to)
    })
    .await
    .map_err(into_cannot_open)?;
    let store = SqlStore::open(Backend::parse(&format!("sqlite:{}", partial.display()))?).await?;
    store.close().await;
    on_files(move || finish(&partial, &wanted)).await.map_err(into_cannot_open)
}

/// Refuses a store with any fault.
async fn sound(url: &str) -> Result<()> {
    let checked = check(url).await?;
    if checked.faults.is_empty() {
        return Ok(());
    }
    let error = io::Error::new(io::ErrorKind::InvalidData, checked.faults.join("; "));
    Err(StoreError::Damaged(Arc::new(error)))
}

/// Fills a database from a backup. An older backup is migrated in a temporary copy.
async fn restore_rows(file: &Path, url: &str) -> Result<()> {
    let folder = tempfile::tempdir().map_err(|error| StoreError::CannotOpen(Arc::new(error)))?;
    let copied = folder.path().join("store.db");
    let (from, to) = (file.to_owned(), copied.clone());
    on_files(move || copy_file(&from, &to)).await.map_err(into_cannot_open)?;
    copy(&format!("sqlite:{}", copied.display()), url, &mut |_, _| {}).await?;
    Ok(())
}

fn into_cannot_open(error: StoreError) -> StoreError {
    match error {
        StoreError::Backup(cause) => StoreError::CannotOpen(cause),
        other => other,
    }
}

/// Copies a file, but not its mode: a backup may be readable by a group, a store need not be.
fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    make_private(to)?;
    let mut to = File::options().write(true).open(to)?;
    io::copy(&mut File::open(from)?, &mut to).map(|_| ())
}

/// Removes a SQLite file with its companions.
fn remove_all(file: &Path) -> io::Result<()> {
    ["", "-wal", "-shm"].iter().try_for_each(|rest| remove(&with_ending(file, rest)))
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Tables whose entries are not numbered from 0 without gaps.
const GAPS: &str = "SELECT table_id FROM log GROUP BY table_id \
     HAVING MIN(seq) <> 0 OR MAX(seq) + 1 <> COUNT(*) ORDER BY table_id";

async fn look_through(backend: &Backend) -> Result<Checked> {
    sqlx::any::install_default_drivers();
    let options: AnyConnectOptions = backend.address().parse()?;
    let mut conn = options.connect().await?;
    match schema::find(backend, &mut conn).await? {
        Found::Ours => {}
        Found::Nothing => return Err(StoreError::missing("store", &backend.shown())),
        Found::Foreign => return Err(StoreError::Foreign),
    }
    let mut count = async |text: &'static str| -> Result<i64> {
        sql(text).fetch_one(&mut conn).await?.int("n")
    };
    let schema = count("SELECT MAX(version) AS n FROM _sqlx_migrations").await?;
    if schema > crate::SCHEMA {
        return Err(StoreError::Newer { version: schema });
    }
    let tables = count("SELECT COUNT(*) AS n FROM tables").await?;
    let entries = count("SELECT COUNT(*) AS n FROM log").await?;
    let mut faults = Vec::new();
    if matches!(backend, Backend::Sqlite { .. }) {
        for row in sql("PRAGMA integrity_check").fetch_all(&mut conn).await? {
            faults.push(row.text("integrity_check")?);
        }
        faults.retain(|said| said != "ok");
    }
    for row in sql(GAPS).fetch_all(&mut conn).await? {
        faults.push(format!("the log of table {} has a gap", row.text("table_id")?));
    }
    conn.close().await?;
    Ok(Checked { schema, tables, entries, faults })
}

#[async_trait]
impl Upkeep for SqlStore {
    async fn ping(&self) -> Result<()> {
        if self.writer.is_closed() {
            return Err(StoreError::Closed);
        }
        sql("SELECT COUNT(*) AS n FROM snapshots WHERE table_id = ''")
            .fetch_one(&self.readers)
            .await?;
        Ok(())
    }

    fn counters(&self) -> Counters {
        self.writer.counters()
    }

    async fn backup(&self, file: &Path) -> Result<()> {
        match &self.backend {
            Backend::Sqlite { .. } => backup_sqlite(self, file).await,
            Backend::Postgres { .. } => backup_rows(self, file).await,
        }
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        self.writers.close().await;
    }
}

/// Written under a temporary name until it is complete, checked and on disk: a file with the right
/// name is always a good backup.
async fn backup_sqlite(store: &SqlStore, file: &Path) -> Result<()> {
    let (partial, name) = begin_backup(file).await?;
    sql("VACUUM INTO $1")
        .bind(name.as_str())
        .execute(&store.readers)
        .await
        .map_err(|error| StoreError::Backup(Arc::new(error)))?;
    finish_backup(partial, &name, file).await
}

/// The same for a database that is not a file.
async fn backup_rows(store: &SqlStore, file: &Path) -> Result<()> {
    let (partial, name) = begin_backup(file).await?;
    let copy = SqlStore::open(Backend::parse(&format!("sqlite:{name}"))?).await?;
    let copied = copy_rows(store, &copy, &mut |_, _| {}).await;
    copy.close().await;
    copied?;
    finish_backup(partial, &name, file).await
}

async fn begin_backup(file: &Path) -> Result<(PathBuf, String)> {
    let partial = with_ending(file, ".partial");
    let Some(name) = partial.to_str().map(str::to_owned) else {
        let error = io::Error::from(io::ErrorKind::InvalidFilename);
        return Err(StoreError::Backup(Arc::new(error)));
    };
    let (wanted, unfinished) = (file.to_owned(), partial.clone());
    on_files(move || make_room(&wanted, &unfinished)).await?;
    Ok((partial, name))
}

async fn finish_backup(partial: PathBuf, name: &str, file: &Path) -> Result<()> {
    check_sqlite(name).await?;
    let file = file.to_owned();
    on_files(move || finish(&partial, &file)).await
}

/// File operations can be slow, and would block other tasks of the thread.
async fn on_files(work: impl FnOnce() -> io::Result<()> + Send + 'static) -> Result<()> {
    let done = tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(error.into()));
    done.map_err(|error| StoreError::Backup(Arc::new(error)))
}

/// Refuses to overwrite a backup, and restarts an interrupted one. SQLite copies into an existing
/// file only if that is empty.
fn make_room(file: &Path, partial: &Path) -> io::Result<()> {
    if file.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    remove_all(partial)?;
    make_private(partial)
}

/// SQLite does not sync such a copy; we do, along with its folder.
fn finish(partial: &Path, file: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Opens a copy, checks all of it, and verifies that the schema is the newest.
async fn check_sqlite(file: &str) -> Result<()> {
    let options: AnyConnectOptions =
        Backend::parse(&format!("sqlite:{file}"))?.address().parse()?;
    let mut conn = options.connect().await?;
    let said = sql("PRAGMA quick_check").fetch_all(&mut conn).await?;
    let sound = said.len() == 1 && said[0].text("quick_check")? == "ok";
    let schema = sql("SELECT MAX(version) AS version FROM _sqlx_migrations")
        .fetch_one(&mut conn)
        .await?
        .int("version")?;
    conn.close().await?;
    if sound && schema == crate::SCHEMA {
        Ok(())
    } else {
        let error = io::Error::new(io::ErrorKind::InvalidData, "the copy is not sound");
        Err(StoreError::Backup(Arc::new(error)))
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(file: &Path) -> u32 {
        fs::metadata(file).unwrap().permissions().mode() & 0o777
    }

    /// Files contain seeds of running games and hashes of passwords, so only their owner can read
    /// them.
    #[tokio::test]
    async fn new_files_are_for_their_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let url = |name: &str| format!("sqlite:{}", file(name).display());
        let store = crate::open(&url("a.db")).await.unwrap();
        for name in ["a.db", "a.db-wal", "a.db-shm"] {
            assert_eq!(mode(&file(name)), 0o600, "{name}");
        }
        store.backup(&file("b.db")).await.unwrap();
        store.close().await;
        // A backup made by an older version, or made readable to a group.
        fs::set_permissions(file("b.db"), fs::Permissions::from_mode(0o644)).unwrap();
        restore(&file("b.db"), &url("c.db")).await.unwrap();
        copy(&url("a.db"), &url("d.db"), &mut |_, _| {}).await.unwrap();
        let from = SqlStore::open(Backend::parse(&url("a.db")).unwrap()).await.unwrap();
        backup_rows(&from, &file("e.db")).await.unwrap();
        backup_sqlite(&from, &file("f.db")).await.unwrap();
        from.close().await;
        for name in ["c.db", "d.db", "e.db", "f.db"] {
            assert_eq!(mode(&file(name)), 0o600, "{name}");
        }
    }

    /// If somebody lets others read a store, they have a reason.
    #[tokio::test]
    async fn the_mode_of_a_file_that_is_there_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.db");
        let url = format!("sqlite:{}", file.display());
        crate::open(&url).await.unwrap().close().await;
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        let store = crate::open(&url).await.unwrap();
        assert_eq!(mode(&file), 0o640);
        assert_eq!(mode(&with_ending(&file, "-wal")), 0o640);
        store.close().await;
    }
}
