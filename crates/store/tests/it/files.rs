//! What only a store in a SQLite file has to do: open what it finds there, or say why not.

use std::sync::Arc;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection, SqlSafeStr};
use store::StoreError;
use tokio::task::JoinSet;

use crate::place::{Place, Sqlite, account, append, bodies, member, new_table, open, table};

async fn raw(place: &Sqlite) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&format!("{}?mode=rwc", place.url())).await.unwrap()
}

async fn execute(place: &Sqlite, text: &'static str) {
    let mut conn = raw(place).await;
    sqlx::raw_sql(text).execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
}

async fn refusal(place: &Sqlite) -> StoreError {
    store::open(&place.url()).await.err().expect("it should not open")
}

#[tokio::test]
async fn a_database_of_the_first_migration_opens() {
    let place = Sqlite::new();
    let mut conn = raw(&place).await;
    let first = Migration::new(
        1,
        "tables".into(),
        MigrationType::Simple,
        include_str!("../../migrations/0001_tables.sql").into_sql_str(),
        false,
    );
    Migrator::with_migrations(vec![first]).run(&mut conn).await.unwrap();
    sqlx::raw_sql(
        "INSERT INTO tables VALUES ('t', 'quarry', '{}', 'hash', 'playing', NULL, 'public', \
         2, 1, 'live', 1, 10, 20); \
         INSERT INTO seats VALUES ('t', 0, 'ann', NULL); \
         INSERT INTO log VALUES ('t', 0, 15, 'a'), ('t', 1, 20, 'b');",
    )
    .execute(&mut conn)
    .await
    .unwrap();
    conn.close().await.unwrap();

    let store = open(&place).await;
    assert_eq!(bodies(&*store, "t").await, ["a", "b"]);
    assert!(store.table(&table("t")).await.unwrap().unwrap().awaits(&account("ann")));
    store.append(append("t", 2, "c")).await.unwrap();
    store.put_note(&table("t"), &account("ann"), "of a later migration", 1).await.unwrap();
}

#[tokio::test]
async fn a_newer_or_altered_schema_is_refused() {
    let place = Sqlite::new();
    open(&place).await.close().await;
    execute(
        &place,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'from the future', 1, x'00', 0)",
    )
    .await;
    // A later program that has only added something does not keep this one out.
    open(&place).await.close().await;
    execute(&place, "UPDATE compatibility SET least = 9999").await;
    assert!(matches!(refusal(&place).await, StoreError::Newer { version: 9999 }));

    let place = Sqlite::new();
    open(&place).await.close().await;
    execute(&place, "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 2").await;
    assert!(matches!(refusal(&place).await, StoreError::Altered { version: 2 }));
}

#[tokio::test]
async fn what_is_no_store_is_refused_and_left_alone() {
    let place = Sqlite::new();
    execute(&place, "CREATE TABLE bookmarks (url TEXT)").await;
    assert!(matches!(refusal(&place).await, StoreError::Foreign));

    let place = Sqlite::new();
    let text = "this is a letter and no database, however long it may go on. ".repeat(100);
    std::fs::write(place.file("trestle.db"), &text).unwrap();
    let error = refusal(&place).await;
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
    assert_eq!(std::fs::read_to_string(place.file("trestle.db")).unwrap(), text);

    let url = format!("sqlite:{}", place.file("no/such/folder/trestle.db").display());
    let error = store::open(&url).await.err().unwrap();
    assert!(matches!(error, StoreError::CannotOpen(_)), "{error:?}");
}

#[tokio::test]
async fn a_damaged_file_is_reported() {
    let place = Sqlite::new();
    let store = open(&place).await;
    for n in 0..50 {
        store.create_table(new_table(&n.to_string(), 1)).await.unwrap();
        store.append(append(&n.to_string(), 0, &"a".repeat(500))).await.unwrap();
    }
    store.close().await;
    let file = place.file("trestle.db");
    let mut bytes = std::fs::read(&file).unwrap();
    // The header stays; the pages after it do not.
    for byte in &mut bytes[100..] {
        *byte = 0xff;
    }
    std::fs::write(&file, bytes).unwrap();
    let error = refusal(&place).await;
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
}

#[tokio::test]
async fn odd_names_name_files() {
    let place = Sqlite::new();
    let file = place.file("a b?c#d%20é.db");
    let store = store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    store.ping().await.unwrap();
    assert!(file.exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_may_open_a_new_file_at_once() {
    let place = Arc::new(Sqlite::new());
    let mut opening = JoinSet::new();
    for _ in 0..6 {
        let place = Arc::clone(&place);
        opening.spawn(async move { store::open(&place.url()).await.map(drop) });
    }
    for opened in opening.join_all().await {
        opened.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_back_up_of_a_store_in_use_is_whole() {
    let place = Sqlite::new();
    let store = open(&place).await;
    for n in 0..4 {
        store.create_table(new_table(&n.to_string(), 1)).await.unwrap();
        store.append(append(&n.to_string(), 0, "before")).await.unwrap();
    }
    let mut writers = JoinSet::new();
    for n in 0..4 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            for seq in 1..60 {
                store.append(append(&n.to_string(), seq, "meanwhile")).await.unwrap();
            }
        });
    }
    let copy = place.file("back up.db");
    std::fs::write(place.file("back up.db.partial"), "left by an interrupted one").unwrap();
    store.backup(&copy).await.unwrap();
    writers.join_all().await;
    let again = store.backup(&copy).await;
    assert!(matches!(again, Err(StoreError::Backup(_))), "an old backup is not overwritten");
    assert!(store.backup(&place.file("no/such/folder.db")).await.is_err());
    assert!(!place.file("back up.db.partial").exists());

    let restored = store::open(&format!("sqlite:{}", copy.display())).await.unwrap();
    for n in 0..4 {
        let id = n.to_string();
        let (then, now) = (bodies(&*restored, &id).await, bodies(&*store, &id).await);
        assert!(!then.is_empty() && now.starts_with(&then));
        restored.append(append(&id, then.len() as i64, "after")).await.unwrap();
    }
}

/// Not only the rows are gone, but the bytes.
#[tokio::test]
async fn an_erased_name_is_not_in_the_file() {
    let place = Sqlite::new();
    let store = open(&place).await;
    store.create_account(member("ann", "zanzibar-login")).await.unwrap();
    store.rename(&account("ann"), "Zanzibar Name").await.unwrap();
    store.create_table(new_table("t", 1)).await.unwrap();
    store.put_note(&table("t"), &account("ann"), "Zanzibar note", 1).await.unwrap();
    store.close().await;
    let holds = |text: &str| {
        let bytes = std::fs::read(place.file("trestle.db")).unwrap();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    };
    assert!(holds("zanzibar-login") && holds("Zanzibar Name") && holds("Zanzibar note"));
    let store = open(&place).await;
    store.delete_account(&account("ann"), 2).await.unwrap();
    store.close().await;
    assert!(!holds("zanzibar-login") && !holds("Zanzibar"));
    assert!(!place.file("trestle.db-wal").exists(), "closing leaves one file");
}

/// However a file is named, one server has it.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_store_is_claimed_once_by_whatever_name() {
    let place = Sqlite::new();
    open(&place).await.close().await;
    let claim = store::claim(&place.url()).unwrap();
    std::os::unix::fs::symlink(place.file("trestle.db"), place.file("other.db")).unwrap();
    std::fs::hard_link(place.file("trestle.db"), place.file("third.db")).unwrap();
    std::fs::create_dir(place.file("folder")).unwrap();
    let names = ["trestle.db", "other.db", "third.db", "folder/../trestle.db"];
    let claimed = |name: &str| store::claim(&format!("sqlite:{}", place.file(name).display()));
    for name in names {
        assert!(matches!(claimed(name), Err(StoreError::Locked(_))), "{name}");
    }
    // Others may look at it meanwhile.
    open(&place).await.close().await;
    assert!(store::check(&place.url()).await.unwrap().faults.is_empty());
    drop(claim);
    for name in names {
        claimed(name).unwrap();
    }
    // A store that is not there yet can be claimed as well.
    let _new = claimed("new.db").unwrap();
    assert!(matches!(claimed("folder/../new.db"), Err(StoreError::Locked(_))));
}

/// The same holds for a store that does not exist yet and to which links lead; the first server
/// creates it, for its owner alone.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_link_to_nothing_is_claimed_once() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let place = Sqlite::new();
    std::fs::create_dir(place.file("folder")).unwrap();
    symlink("../trestle.db", place.file("folder/second.db")).unwrap();
    symlink(place.file("folder/second.db"), place.file("first.db")).unwrap();
    symlink("circle.db", place.file("circle.db")).unwrap();
    let url = |name: &str| format!("sqlite:{}", place.file(name).display());
    for name in ["first.db", "folder/second.db", "trestle.db"] {
        let claim = store::claim(&url(name)).unwrap();
        for other in ["first.db", "folder/second.db", "trestle.db"] {
            let second = store::claim(&url(other));
            assert!(matches!(second, Err(StoreError::Locked(_))), "{other} beside {name}");
        }
        let mode = std::fs::metadata(place.file("trestle.db")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
        drop(claim);
        std::fs::remove_file(place.file("trestle.db")).unwrap();
    }
    store::open(&url("first.db")).await.unwrap().close().await;
    let mode = std::fs::metadata(place.file("trestle.db")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // A link that leads nowhere belongs to nobody, and cannot be opened.
    store::claim(&url("circle.db")).unwrap();
    assert!(store::open(&url("circle.db")).await.is_err());
}

/// What a killed program could not scrub from the write-ahead log, the next one does.
#[tokio::test]
async fn the_next_one_takes_out_what_was_left() {
    let place = Sqlite::new();
    // Killed: it never closes its store.
    let killed = open(&place).await;
    killed.create_account(member("ann", "ermengarde-login")).await.unwrap();
    let log = || std::fs::metadata(place.file("trestle.db-wal")).unwrap().len();
    assert!(log() > 0);
    let next = open(&place).await;
    next.erase_leftovers().await.unwrap();
    assert_eq!(log(), 0);
}

/// The bytes of the files show no trace of a deleted account.
#[tokio::test]
async fn what_was_deleted_is_in_no_file() {
    let place = Sqlite::new();
    let store = open(&place).await;
    let secret = "Ermengarde-of-the-quarry";
    let mut ann = member("ann", "ermengarde-login");
    ann.name = secret.into();
    store.create_account(ann).await.unwrap();
    store.create_table(new_table("t", 1)).await.unwrap();
    store.put_note(&table("t"), &account("ann"), &secret.repeat(300), 1).await.unwrap();
    for n in 0..20 {
        store.append(append("t", n, "a")).await.unwrap();
    }
    let found = || {
        let mut found = Vec::new();
        for name in ["trestle.db", "trestle.db-wal", "trestle.db-shm"] {
            let bytes = std::fs::read(place.file(name)).unwrap_or_default();
            for word in [secret, "ermengarde-login"] {
                if bytes.windows(word.len()).any(|part| part == word.as_bytes()) {
                    found.push((name, word));
                }
            }
        }
        found
    };
    assert!(!found().is_empty());
    store.delete_account(&account("ann"), 9).await.unwrap();
    assert_eq!(found(), []);
    store.append(append("t", 20, "b")).await.unwrap();
    store.close().await;
    assert_eq!(found(), []);
}

/// A long-running reader does not keep data in the files for good.
#[tokio::test]
async fn what_was_deleted_while_somebody_reads_goes_later() {
    let place = Sqlite::new();
    let store = open(&place).await;
    let mut ann = member("ann", "ann");
    ann.name = "Ermengarde".into();
    store.create_account(ann).await.unwrap();
    let is_there = || {
        let bytes = std::fs::read(place.file("trestle.db-wal")).unwrap();
        bytes.windows(10).any(|part| part == b"Ermengarde")
    };
    let mut reader = raw(&place).await;
    let mut reading = reader.begin_with("BEGIN").await.unwrap();
    sqlx::query("SELECT * FROM accounts").fetch_all(&mut *reading).await.unwrap();
    store.delete_account(&account("ann"), 9).await.unwrap();
    assert!(is_there());
    reading.rollback().await.unwrap();
    store.erase_leftovers().await.unwrap();
    assert!(!is_there());
}
