//! Persistent storage: action logs, tables, accounts, results, chat. The only crate with SQL.
//!
//! A store is opened by its address and used as a [`Store`], whatever database is behind it. Games
//! are unknown here: entries of a log, setups and results are JSON text that only others read. So
//! are clocks and chance: times, ids and hashes come from the caller, who may ask what the clock of a
//! database server shows.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), store::StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let url = format!("sqlite:{}", folder.path().join("trestle.db").display());
//! use store::{Append, NewTable, StoreError, Visibility};
//!
//! let store = store::open(&url).await?;
//! store
//!     .create_table(NewTable {
//!         id: "t1".into(),
//!         game: "architectura".into(),
//!         setup: r#"{"players":2}"#.into(),
//!         edition: "9f2c".into(),
//!         host: None,
//!         visibility: Visibility::Public,
//!         players: 2,
//!         rated: false,
//!         clock: "none".into(),
//!         created_at: 1_700_000_000_000,
//!         seats: vec![],
//!         brief: false,
//!         crowd: None,
//!     })
//!     .await?;
//!
//! let at = 1_700_000_001_000;
//! store.append(Append::new("t1".into(), 0, at).entry(r#"[0,"advance 2"]"#)).await?;
//! // The second append is told where the log continues.
//! let late = store.append(Append::new("t1".into(), 0, at).entry(r#"[0,"advance 3"]"#)).await;
//! assert!(matches!(late, Err(StoreError::Conflict { head: 1 })));
//! assert_eq!(store.entries_since(&"t1".into(), 0).await?[0].body, r#"[0,"advance 2"]"#);
//! # store.close().await;
//! # Ok(())
//! # }
//! ```

mod accounts;
mod backend;
mod contacts;
mod copy;
mod error;
mod export;
mod log;
mod outbox;
mod passkeys;
mod pulse;
mod ratings;
mod results;
mod schema;
mod sessions;
mod sql;
mod subscriptions;
mod tables;
mod talk;
mod upkeep;
mod value;
mod writer;

use std::sync::Arc;

pub use accounts::{Account, AccountKind, Accounts, Credentials, Departure, NewAccount};
pub use backend::without_password;
pub use contacts::{Contact, Contacts, Quiet, Ways, Webhook};
pub use copy::{Copied, copy};
pub use error::{Cause, Result, StoreError};
pub use export::Export;
pub use log::{Append, Edition, Entry, Head, Log, NewEntry, Snapshot};
pub use outbox::{NewNotification, Notification, Outbox};
pub use passkeys::{Ceremony, CeremonyKind, Passkey, Passkeys};
pub use pulse::{Outage, Pulse, Uptime};
pub use ratings::{Rating, RatingMark, Ratings, Scale};
pub use results::{Average, GameResult, HeadToHead, NewResult, Results, SeatResult, Wins};
pub use schema::SCHEMA;
pub use sessions::{Invitation, Invitations, Session, Sessions};
pub use subscriptions::{Subscription, Subscriptions};
pub use tables::{
    Crowd, LobbyFilter, Most, NewTable, SeatChange, Seating, Shelf, Status, Table, Tables,
    Visibility,
};
pub use talk::{Line, LineKind, NewLine, Note, Talk};
pub use upkeep::{Checked, Claim, Counters, Upkeep, Written, check, claim, read_tables, restore};
pub use value::{AccountId, BadCursor, Cursor, Listing, Millis, Occupant, Page, TableId};

/// Everything that is stored, one trait per subject. A `dyn Store` has the methods of all of them
/// without importing any.
///
/// A write is on disk when it returns `Ok`, and can then be read by everybody. Dropping the future
/// of a write does not undo the write.
pub trait Store:
    Log
    + Tables
    + Accounts
    + Sessions
    + Passkeys
    + Invitations
    + Results
    + Ratings
    + Talk
    + Contacts
    + Subscriptions
    + Outbox
    + Uptime
    + Upkeep
    + Send
    + Sync
{
}

/// Opens a store, creating it if it does not exist, and migrates it to the newest schema.
///
/// The address is `sqlite:FILE` or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`; a PostgreSQL
/// database must exist already, either empty or with a store in it. The store uses the async
/// runtime in which it is opened.
///
/// # Errors
/// [`StoreError::BadUrl`] for an invalid address; [`StoreError::CannotOpen`], `Locked`, `Damaged`,
/// `Foreign`, `Newer` or `Altered` for a database that cannot be used as it is;
/// [`StoreError::Away`] or `Refused` if its server does not answer or refuses access.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    let backend = backend::Backend::parse(url)?;
    Ok(Arc::new(sql::SqlStore::open(backend).await?))
}
