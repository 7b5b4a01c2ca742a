//! Where tests have their stores, and common contents.

use std::sync::Arc;

use store::{
    AccountId, Append, Credentials, NewAccount, NewTable, Occupant, Seating, Store, TableId,
    Visibility,
};
use tempfile::TempDir;

/// An empty place for one store, gone when the test ends.
pub trait Place: Send + Sync {
    fn url(&self) -> String;
}

pub struct Sqlite(TempDir);

impl Sqlite {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn file(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }
}

impl Place for Sqlite {
    fn url(&self) -> String {
        format!("sqlite:{}", self.file("trestle.db").display())
    }
}

/// A database of a server that several tests share.
pub struct Postgres(String);

impl Postgres {
    pub fn new(server: &services::Postgres, name: &str) -> Self {
        Self(server.database(name))
    }
}

impl Place for Postgres {
    fn url(&self) -> String {
        self.0.clone()
    }
}

pub async fn open(place: &dyn Place) -> Arc<dyn Store> {
    store::open(&place.url()).await.unwrap()
}

pub fn table(id: &str) -> TableId {
    id.into()
}

pub fn account(id: &str) -> AccountId {
    id.into()
}

pub fn person(seat: u8, id: &str) -> Seating {
    Seating { seat, occupant: Occupant::Account(id.into()) }
}

pub fn bot(seat: u8, name: &str) -> Seating {
    Seating { seat, occupant: Occupant::Bot(name.into()) }
}

/// A public table for two of the game "quarry", opened at `created_at`.
pub fn new_table(id: &str, created_at: i64) -> NewTable {
    NewTable {
        id: id.into(),
        game: "quarry".into(),
        setup: r#"{"players":2}"#.into(),
        edition: "hash".into(),
        host: None,
        visibility: Visibility::Public,
        players: 2,
        rated: true,
        clock: "live".into(),
        created_at,
        seats: vec![],
        brief: false,
        crowd: None,
    }
}

pub fn guest(id: &str) -> NewAccount {
    NewAccount {
        id: id.into(),
        name: format!("Name of {id}"),
        language: "en".into(),
        created_at: 1,
        credentials: None,
    }
}

pub fn member(id: &str, login: &str) -> NewAccount {
    NewAccount { credentials: Some(credentials(login)), ..guest(id) }
}

pub fn credentials(login: &str) -> Credentials {
    Credentials { login: login.into(), password: format!("hash for {login}") }
}

pub fn append(id: &str, seq: i64, body: &str) -> Append {
    Append::new(id.into(), seq, 100 + seq).entry(body)
}

pub async fn bodies(store: &dyn Store, id: &str) -> Vec<String> {
    let entries = store.entries_since(&id.into(), 0).await.unwrap();
    for (n, entry) in entries.iter().enumerate() {
        assert_eq!(entry.seq, n as i64, "the log of {id} has a gap");
    }
    entries.into_iter().map(|entry| entry.body).collect()
}
