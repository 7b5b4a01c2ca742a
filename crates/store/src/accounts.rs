//! Accounts: guests, members, and the remains of deleted ones.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::export::{self, Export};
use crate::sql::{Columns, Query, SqlStore, change, execute, sql};
use crate::value::words;
use crate::{AccountId, Cursor, Millis, Result, StoreError, TableId};

/// The people who play here.
///
/// Names belong to accounts alone: logs, setups and results name an account by its id, so that a
/// deleted account leaves games without a name in them.
#[async_trait]
pub trait Accounts {
    /// Creates a guest or a member.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`], or [`StoreError::Exists`] if the id is in use.
    async fn create_account(&self, account: NewAccount) -> Result<()>;

    /// An account by its id; deleted ones are found as well.
    async fn account(&self, id: &AccountId) -> Result<Option<Account>>;

    /// The names of many accounts, in any order, without those that do not exist.
    async fn names(&self, ids: &[AccountId]) -> Result<Vec<(AccountId, String)>>;

    /// A member by login, in whatever case it is typed.
    async fn account_by_login(&self, login: &str) -> Result<Option<Account>>;

    /// Makes a guest a member, with the same id and so with all its games.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`], or [`StoreError::Missing`] if there is no such guest.
    async fn make_member(&self, id: &AccountId, credentials: Credentials) -> Result<()>;

    /// Changes the name that others see.
    async fn rename(&self, id: &AccountId, name: &str) -> Result<()>;

    /// Changes the language of an account.
    async fn set_language(&self, id: &AccountId, language: &str) -> Result<()>;

    /// Changes the password of a member.
    async fn set_password(&self, id: &AccountId, password: &str) -> Result<()>;

    /// Replaces the recovery codes of a member, each given as a hash.
    async fn set_recovery_codes(&self, id: &AccountId, hashes: Vec<String>) -> Result<()>;

    /// How many recovery codes are left.
    async fn recovery_codes_left(&self, id: &AccountId) -> Result<i64>;

    /// Uses a recovery code up. True for one caller at most, however many try at once.
    async fn use_recovery_code(&self, id: &AccountId, hash: &str) -> Result<bool>;

    /// Erases what is known of a person: name, login, password, recovery codes, passkeys, sessions,
    /// notes, mutes, ratings, contact settings and waiting notifications. Games and chat lines
    /// stay, without a name. Their seats at tables that are not over become departures.
    async fn delete_account(&self, id: &AccountId, at: Millis) -> Result<()>;

    /// Seats still to be left on behalf of deleted accounts, of one or of all, up to `limit`.
    async fn departures(&self, of: Option<&AccountId>, limit: u32) -> Result<Vec<Departure>>;

    /// Notes that a seat was left.
    async fn departed(&self, departure: &Departure) -> Result<()>;

    /// Erases data that an older program left behind when it deleted accounts, since it did not
    /// know of it; returns how many rows there were.
    async fn erase_leftovers(&self) -> Result<u64>;

    /// Permanently removes guests who were last seen before `before` and left no trace: they never
    /// sat at a table that still exists, opened one, wrote anything or took part in a game.
    /// Examines up to `limit` guests after `after`; returns how many were removed, and where to
    /// continue if there are more.
    async fn expire_guests(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<(u64, Option<Cursor>)>;

    /// Everything stored about an account, except for hashes of secrets.
    async fn export_account(&self, id: &AccountId) -> Result<Option<Export>>;
}

words! {
    /// The kind of an account.
    AccountKind {
        /// A person known only by a session.
        Guest = "guest",
        /// A person with a login.
        Member = "member",
        /// A deleted account.
        Deleted = "deleted",
    }
}

/// An account to be created: a guest, or a member if it has credentials.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAccount {
    /// Its id.
    pub id: AccountId,
    /// The name that others see.
    pub name: String,
    /// Its language.
    pub language: String,
    /// When it is created.
    pub created_at: Millis,
    /// The credentials, for a member.
    pub credentials: Option<Credentials>,
}

/// How a member signs in.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// The login; stored in lower case, and unique.
    pub login: String,
    /// The hash of the password, a text that the store does not read.
    pub password: String,
}

/// Hashes stay out of logs.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// An account.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Its id.
    pub id: AccountId,
    /// Its kind.
    pub kind: AccountKind,
    /// The name that others see; empty once it is deleted.
    pub name: String,
    /// The login of a member, in lower case.
    pub login: Option<String>,
    /// The hash of a member's password.
    #[serde(skip)]
    pub password: Option<String>,
    /// Its language.
    pub language: String,
    /// When it was created.
    pub created_at: Millis,
    /// When it was deleted.
    pub deleted_at: Option<Millis>,
}

/// A seat of a deleted account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: u8,
    /// The account that had it.
    pub account: AccountId,
}

/// Hashes stay out of logs.
impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account")
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("name", &self.name)
            .field("login", &self.login)
            .finish_non_exhaustive()
    }
}

/// Lower case by Rust and not by the database: they disagree beyond ASCII.
fn fold(login: &str) -> String {
    login.to_lowercase()
}

async fn create(conn: &mut AnyConnection, new: NewAccount) -> Result<()> {
    let kind = if new.credentials.is_some() { AccountKind::Member } else { AccountKind::Guest };
    let (login, password) =
        new.credentials.map(|given| (fold(&given.login), given.password)).unzip();
    let insert =
        sql("INSERT INTO accounts (id, kind, name, login, password, language, created_at) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING")
        .bind(new.id.as_str())
        .bind(kind.word())
        .bind(new.name)
        .bind(login)
        .bind(password)
        .bind(new.language)
        .bind(new.created_at);
    if execute(conn, insert).await? == 1 {
        return Ok(());
    }
    let known = sql("SELECT id FROM accounts WHERE id = $1").bind(new.id.as_str());
    match known.fetch_optional(conn).await? {
        Some(_) => Err(StoreError::exists("account", &new.id)),
        None => Err(StoreError::LoginTaken),
    }
}

/// The statements that erase an account; the parameter is the account.
const ERASE: [&str; 12] = [
    "DELETE FROM recovery_codes WHERE account = $1",
    "DELETE FROM sessions WHERE account = $1",
    "DELETE FROM passkeys WHERE account = $1",
    "DELETE FROM ceremonies WHERE account = $1",
    "DELETE FROM notes WHERE account = $1",
    "DELETE FROM mutes WHERE account = $1",
    "DELETE FROM mutes WHERE muted = $1",
    "DELETE FROM outbox WHERE account = $1",
    "DELETE FROM push_subscriptions WHERE account = $1",
    "DELETE FROM contacts WHERE account = $1",
    "DELETE FROM ratings WHERE scale = 'people' AND subject = $1",
    "UPDATE chat SET account = NULL WHERE account = $1",
];

/// Statements for what a program of another version, running beside this one, may leave behind:
/// data in tables added later, and data derived from it. Every new table with personal data joins.
const LEFTOVERS: [&str; 5] = [
    "DELETE FROM passkeys WHERE account IN (SELECT id FROM accounts WHERE kind = 'deleted')",
    "DELETE FROM ceremonies WHERE account IN (SELECT id FROM accounts WHERE kind = 'deleted')",
    "DELETE FROM push_subscriptions \
     WHERE account IN (SELECT id FROM accounts WHERE kind = 'deleted')",
    "DELETE FROM contacts WHERE account IN (SELECT id FROM accounts WHERE kind = 'deleted')",
    "DELETE FROM outbox WHERE account IN (SELECT id FROM accounts WHERE kind = 'deleted')",
];

async fn delete(conn: &mut AnyConnection, id: &AccountId, at: Millis) -> Result<()> {
    let empty = sql("UPDATE accounts SET kind = 'deleted', name = '', login = NULL, \
                     password = NULL, language = '', deleted_at = COALESCE(deleted_at, $2) \
                     WHERE id = $1")
    .bind(id.as_str())
    .bind(at);
    change(conn, empty, "account", id).await?;
    for statement in ERASE {
        execute(conn, sql(statement).bind(id.as_str())).await?;
    }
    let leave = sql("INSERT INTO departures (table_id, seat, account) \
                     SELECT s.table_id, s.seat, s.account FROM seats s \
                     JOIN tables t ON t.id = s.table_id \
                     WHERE s.account = $1 AND t.status <> 'over' ON CONFLICT DO NOTHING")
    .bind(id.as_str());
    execute(conn, leave).await?;
    Ok(())
}

/// A guest with nothing but the account itself.
const EMPTY: &str = "SELECT id FROM accounts WHERE id = $1 AND kind = 'guest' \
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE account = $1 AND seen_at >= $2) \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE account = $1) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1) \
     AND NOT EXISTS (SELECT 1 FROM result_seats WHERE account = $1) \
     AND NOT EXISTS (SELECT 1 FROM chat WHERE account = $1) \
     AND NOT EXISTS (SELECT 1 FROM notes WHERE account = $1)";

/// Removes a guest who left no trace; returns whether there was one.
async fn expire(conn: &mut AnyConnection, id: &AccountId, before: Millis) -> Result<u64> {
    let found = sql(EMPTY).bind(id.to_string()).bind(before).fetch_optional(&mut *conn).await?;
    if found.is_none() {
        return Ok(0);
    }
    for statement in ERASE {
        execute(conn, sql(statement).bind(id.to_string())).await?;
    }
    execute(conn, sql("DELETE FROM accounts WHERE id = $1").bind(id.to_string())).await
}

pub(crate) fn read(row: &AnyRow) -> Result<Account> {
    Ok(Account {
        id: row.account("id")?,
        kind: AccountKind::from_word(&row.text("kind")?)?,
        name: row.text("name")?,
        login: row.text_or_null("login")?,
        password: row.text_or_null("password")?,
        language: row.text("language")?,
        created_at: row.int("created_at")?,
        deleted_at: row.int_or_null("deleted_at")?,
    })
}

impl SqlStore {
    /// Changes a row of `accounts` that must exist.
    async fn change_account(&self, id: &AccountId, query: Query) -> Result<()> {
        let id = id.clone();
        self.write(move |conn| Box::pin(async move { change(conn, query, "account", &id).await }))
            .await
    }
}

#[async_trait]
impl Accounts for SqlStore {
    async fn create_account(&self, account: NewAccount) -> Result<()> {
        self.write(move |conn| Box::pin(create(conn, account))).await
    }

    async fn account(&self, id: &AccountId) -> Result<Option<Account>> {
        let row = sql("SELECT * FROM accounts WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read).transpose()
    }

    async fn names(&self, ids: &[AccountId]) -> Result<Vec<(AccountId, String)>> {
        let text = "SELECT id, name FROM accounts WHERE id IN";
        let rows = self.rows_for(text, ids.iter().map(AccountId::as_str)).await?;
        rows.iter().map(|row| Ok((row.account("id")?, row.text("name")?))).collect()
    }

    async fn account_by_login(&self, login: &str) -> Result<Option<Account>> {
        let row = sql("SELECT * FROM accounts WHERE login = $1")
            .bind(fold(login))
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read).transpose()
    }

    async fn make_member(&self, id: &AccountId, credentials: Credentials) -> Result<()> {
        let query = sql("UPDATE accounts SET kind = 'member', login = $2, password = $3 \
                         WHERE id = $1 AND kind = 'guest'")
        .bind(id.as_str())
        .bind(fold(&credentials.login))
        .bind(credentials.password);
        let id = id.clone();
        self.write(move |conn| {
            Box::pin(async move {
                match query.execute(conn).await {
                    Ok(done) if done.rows_affected() == 0 => Err(StoreError::missing("guest", &id)),
                    Ok(_) => Ok(()),
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                        Err(StoreError::LoginTaken)
                    }
                    Err(error) => Err(error.into()),
                }
            })
        })
        .await
    }

    async fn rename(&self, id: &AccountId, name: &str) -> Result<()> {
        let query = sql("UPDATE accounts SET name = $2 WHERE id = $1 AND kind <> 'deleted'")
            .bind(id.as_str())
            .bind(name);
        self.change_account(id, query).await
    }

    async fn set_language(&self, id: &AccountId, language: &str) -> Result<()> {
        let query = sql("UPDATE accounts SET language = $2 WHERE id = $1 AND kind <> 'deleted'")
            .bind(id.as_str())
            .bind(language);
        self.change_account(id, query).await
    }

    async fn set_password(&self, id: &AccountId, password: &str) -> Result<()> {
        let query = sql("UPDATE accounts SET password = $2 WHERE id = $1 AND kind = 'member'")
            .bind(id.as_str())
            .bind(password);
        self.change_account(id, query).await
    }

    async fn set_recovery_codes(&self, id: &AccountId, hashes: Vec<String>) -> Result<()> {
        let id = id.clone();
        self.write(move |conn| {
            Box::pin(async move {
                let old = sql("DELETE FROM recovery_codes WHERE account = $1").bind(id.as_str());
                execute(conn, old).await?;
                for hash in hashes {
                    let new = sql("INSERT INTO recovery_codes (account, hash) \
                                   SELECT id, CAST($2 AS TEXT) FROM accounts \
                                   WHERE id = $1 AND kind = 'member' \
                                   ON CONFLICT (account, hash) DO UPDATE SET hash = excluded.hash")
                    .bind(id.as_str())
                    .bind(hash);
                    change(conn, new, "member", &id).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn recovery_codes_left(&self, id: &AccountId) -> Result<i64> {
        sql("SELECT COUNT(*) AS left_over FROM recovery_codes WHERE account = $1")
            .bind(id.as_str())
            .fetch_one(&self.readers)
            .await?
            .int("left_over")
    }

    async fn use_recovery_code(&self, id: &AccountId, hash: &str) -> Result<bool> {
        let query = sql("DELETE FROM recovery_codes WHERE account = $1 AND hash = $2")
            .bind(id.as_str())
            .bind(hash);
        Ok(self.write_one(query).await? == 1)
    }

    async fn delete_account(&self, id: &AccountId, at: Millis) -> Result<()> {
        let id = id.clone();
        let done = self.write(move |conn| Box::pin(async move { delete(conn, &id, at).await }));
        let done = done.await;
        self.ways.forget();
        done?;
        self.scrub().await;
        Ok(())
    }

    async fn departures(&self, of: Option<&AccountId>, limit: u32) -> Result<Vec<Departure>> {
        let rows = sql("SELECT table_id, seat, account FROM departures \
                        WHERE account = COALESCE($1, account) ORDER BY table_id, seat LIMIT $2")
        .bind(of.map(ToString::to_string))
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let departure = |row: &AnyRow| {
            let (table, account) = (row.table("table_id")?, row.account("account")?);
            Ok(Departure { table, seat: row.small("seat")?, account })
        };
        rows.iter().map(departure).collect()
    }

    async fn departed(&self, departure: &Departure) -> Result<()> {
        let done = sql("DELETE FROM departures WHERE table_id = $1 AND seat = $2")
            .bind(departure.table.to_string())
            .bind(i64::from(departure.seat));
        self.write_one(done).await?;
        Ok(())
    }

    async fn erase_leftovers(&self) -> Result<u64> {
        let erased = self
            .write(move |conn| {
                Box::pin(async move {
                    let mut erased = 0;
                    for statement in LEFTOVERS {
                        erased += execute(conn, sql(statement)).await?;
                    }
                    Ok(erased)
                })
            })
            .await;
        self.ways.forget();
        self.scrub_rest().await;
        erased
    }

    async fn expire_guests(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<(u64, Option<Cursor>)> {
        let (at, id) = after.map_or((Millis::MIN, ""), |cursor| (cursor.at, &cursor.id));
        let rows = sql("SELECT id, created_at FROM accounts WHERE kind = 'guest' \
                        AND created_at < $1 AND (created_at, id) > ($2, $3) \
                        ORDER BY created_at, id LIMIT $4")
        .bind(before)
        .bind(at)
        .bind(id.to_owned())
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let mut next = None;
        let mut guests = Vec::new();
        for row in &rows {
            let id = row.account("id")?;
            next = Some(Cursor { at: row.int("created_at")?, id: id.to_string() });
            guests.push(id);
        }
        let next = next.filter(|_| rows.len() >= limit as usize);
        if guests.is_empty() {
            return Ok((0, next));
        }
        let gone = self.write(move |conn| {
            Box::pin(async move {
                let mut gone = 0;
                for guest in &guests {
                    gone += expire(conn, guest, before).await?;
                }
                Ok(gone)
            })
        });
        let gone = gone.await;
        self.ways.forget();
        let gone = gone?;
        if gone > 0 {
            self.scrub().await;
        }
        Ok((gone, next))
    }

    async fn export_account(&self, id: &AccountId) -> Result<Option<Export>> {
        match self.account(id).await? {
            Some(account) => Ok(Some(export::gather(self, account).await?)),
            None => Ok(None),
        }
    }
}
