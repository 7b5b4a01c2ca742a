//! Everything stored about one person, for their own export.

use serde::Serialize;
use sqlx::any::AnyRow;

use crate::sql::{SqlStore, sql};
use crate::{
    Account, AccountId, Accounts, Contact, Contacts, GameResult, Line, Note, Notification, Passkey,
    Passkeys, Rating, Result, Session, Sessions, Subscription, Table, Talk, outbox, ratings,
    results, subscriptions, tables, talk,
};

/// Every row about an account. Hashes of secrets are left out; their number is included.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Export {
    /// The account itself.
    pub account: Account,
    /// How many recovery codes are left.
    pub recovery_codes: i64,
    /// Its passkeys, without the credentials.
    pub passkeys: Vec<Passkey>,
    /// Its sessions.
    pub sessions: Vec<Session>,
    /// Tables it hosts or sits at, oldest first.
    pub tables: Vec<Table>,
    /// How its games ended, oldest first. What was played is in the logs of the tables.
    pub results: Vec<GameResult>,
    /// Its ratings.
    pub ratings: Vec<Rating>,
    /// Its notes.
    pub notes: Vec<Note>,
    /// Its lines of chat.
    pub chat: Vec<Line>,
    /// The people it has muted.
    pub muted: Vec<AccountId>,
    /// Its contact settings.
    pub contact: Contact,
    /// Its browsers that receive messages.
    pub subscriptions: Vec<Subscription>,
    /// Its waiting notifications.
    pub notifications: Vec<Notification>,
}

pub(crate) async fn gather(store: &SqlStore, account: Account) -> Result<Export> {
    let id = account.id.clone();
    let notes = "SELECT * FROM notes WHERE account = $1 ORDER BY table_id";
    let chat = "SELECT * FROM chat WHERE account = $1 ORDER BY at, table_id, n";
    let browsers =
        "SELECT * FROM push_subscriptions WHERE account = $1 ORDER BY created_at, endpoint";
    let waiting = "SELECT * FROM outbox WHERE account = $1 ORDER BY due_at, id";
    Ok(Export {
        account,
        recovery_codes: store.recovery_codes_left(&id).await?,
        passkeys: store.passkeys_of(&id).await?,
        sessions: store.sessions_of(&id).await?,
        tables: tables::of_account(store, &id).await?,
        results: results::of_account(store, &id).await?,
        ratings: ratings::of_account(store, &id).await?,
        notes: rows(store, notes, &id, talk::read_note).await?,
        chat: rows(store, chat, &id, talk::read_line).await?,
        muted: store.muted_by(&id).await?,
        contact: store.contact(&id).await?,
        subscriptions: rows(store, browsers, &id, subscriptions::read).await?,
        notifications: rows(store, waiting, &id, outbox::read).await?,
    })
}

async fn rows<T>(
    store: &SqlStore,
    text: &'static str,
    account: &AccountId,
    read: impl Fn(&AnyRow) -> Result<T>,
) -> Result<Vec<T>> {
    sql(text).bind(account.as_str()).fetch_all(&store.readers).await?.iter().map(read).collect()
}
