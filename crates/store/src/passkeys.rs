//! Passkeys, and the ceremonies in which one is made or used.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, change, execute, sql};
use crate::value::words;
use crate::{AccountId, Millis, Result, StoreError};

/// Passkeys, with which people sign in without a password.
///
/// A ceremony takes two requests, which may reach different nodes: its state in between is stored
/// here, and can be taken once.
#[async_trait]
pub trait Passkeys {
    /// Keeps a new passkey.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if this or another account has it already; [`StoreError::Missing`] if
    /// the account is not there or deleted.
    async fn add_passkey(&self, passkey: Passkey) -> Result<()>;

    /// A passkey by its id, whoever it belongs to.
    async fn passkey(&self, id: &str) -> Result<Option<Passkey>>;

    /// The passkeys of an account, oldest first.
    async fn passkeys_of(&self, account: &AccountId) -> Result<Vec<Passkey>>;

    /// Renames a passkey of an account.
    async fn rename_passkey(&self, account: &AccountId, id: &str, name: &str) -> Result<()>;

    /// Notes that a passkey was used, and stores its updated credential.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if it was removed meanwhile.
    async fn use_passkey(&self, id: &str, credential: &str, at: Millis) -> Result<()>;

    /// Removes a passkey of an account.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if the account has no such passkey; [`StoreError::LastWay`] if it
    /// could not sign in any more: no other passkey, and no password.
    async fn remove_passkey(&self, account: &AccountId, id: &str) -> Result<()>;

    /// Removes all passkeys of an account that has a password, and unfinished ceremonies to create
    /// one; returns how many passkeys there were.
    async fn remove_passkeys(&self, account: &AccountId) -> Result<u64>;

    /// Stores the state of a new ceremony, by the hash of a secret token.
    async fn begin_ceremony(&self, hash: &str, ceremony: Ceremony) -> Result<()>;

    /// Takes a ceremony of this kind that has not expired by `now`. At most one caller gets it,
    /// however many try at once.
    async fn take_ceremony(
        &self,
        hash: &str,
        kind: CeremonyKind,
        now: Millis,
    ) -> Result<Option<Ceremony>>;

    /// Removes ceremonies that have expired by `now`, and returns how many.
    async fn purge_ceremonies(&self, now: Millis) -> Result<u64>;
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Passkey {
    /// Its id, derived from that of the credential.
    pub id: String,
    /// Its owner.
    pub account: AccountId,
    /// The name given by its owner.
    pub name: String,
    /// The credential, a text that the store does not read.
    #[serde(skip)]
    pub credential: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it was last used to sign in.
    pub used_at: Option<Millis>,
}

/// Credentials stay out of logs.
impl std::fmt::Debug for Passkey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Passkey")
            .field("id", &self.id)
            .field("account", &self.account)
            .field("name", &self.name)
            .field("used_at", &self.used_at)
            .finish_non_exhaustive()
    }
}

words! {
    /// The purpose of a ceremony.
    CeremonyKind {
        /// Creating a passkey.
        Registration = "registration",
        /// Signing in with a passkey.
        SignIn = "sign-in",
    }
}

/// A ceremony under way.
#[derive(Clone, PartialEq, Eq)]
pub struct Ceremony {
    /// Its purpose.
    pub kind: CeremonyKind,
    /// Who creates a passkey; `None` for a sign-in.
    pub account: Option<AccountId>,
    /// The state to remember, a text that the store does not read.
    pub state: String,
    /// When it expires.
    pub expires_at: Millis,
}

/// Challenges stay out of logs.
impl std::fmt::Debug for Ceremony {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ceremony")
            .field("kind", &self.kind)
            .field("account", &self.account)
            .field("expires_at", &self.expires_at)
            .finish_non_exhaustive()
    }
}

fn read(row: &AnyRow) -> Result<Passkey> {
    Ok(Passkey {
        id: row.text("id")?,
        account: row.account("account")?,
        name: row.text("name")?,
        credential: row.text("credential")?,
        created_at: row.int("created_at")?,
        used_at: row.int_or_null("used_at")?,
    })
}

fn read_ceremony(row: &AnyRow) -> Result<Ceremony> {
    Ok(Ceremony {
        kind: CeremonyKind::from_word(&row.text("kind")?)?,
        account: row.text_or_null("account")?.map(AccountId::from),
        state: row.text("state")?,
        expires_at: row.int("expires_at")?,
    })
}

async fn add(conn: &mut AnyConnection, new: Passkey) -> Result<()> {
    let insert = sql("INSERT INTO passkeys (id, account, name, credential, created_at, used_at) \
                      SELECT CAST($1 AS TEXT), id, CAST($3 AS TEXT), CAST($4 AS TEXT), \
                      CAST($5 AS BIGINT), CAST($6 AS BIGINT) \
                      FROM accounts WHERE id = $2 AND kind <> 'deleted' \
                      ON CONFLICT DO NOTHING")
    .bind(new.id.as_str())
    .bind(new.account.as_str())
    .bind(new.name)
    .bind(new.credential)
    .bind(new.created_at)
    .bind(new.used_at);
    if execute(conn, insert).await? == 1 {
        return Ok(());
    }
    let known = sql("SELECT id FROM passkeys WHERE id = $1").bind(new.id.as_str());
    match known.fetch_optional(conn).await? {
        Some(_) => Err(StoreError::exists("passkey", &new.id)),
        None => Err(StoreError::missing("account", &new.account)),
    }
}

/// Another passkey or a password must be left.
const REMOVE: &str = "DELETE FROM passkeys WHERE id = $1 AND account = $2 AND \
     (EXISTS (SELECT 1 FROM accounts WHERE id = $2 AND password IS NOT NULL) \
     OR EXISTS (SELECT 1 FROM passkeys WHERE account = $2 AND id <> $1))";

async fn remove(conn: &mut AnyConnection, account: &AccountId, id: &str) -> Result<()> {
    // Changes nothing, but locks the account: of two concurrent removals, each would otherwise
    // consider the other's passkey to be left.
    let hold = sql("UPDATE accounts SET kind = kind WHERE id = $1").bind(account.as_str());
    execute(conn, hold).await?;
    if execute(conn, sql(REMOVE).bind(id).bind(account.as_str())).await? == 1 {
        return Ok(());
    }
    let known = sql("SELECT id FROM passkeys WHERE id = $1 AND account = $2")
        .bind(id)
        .bind(account.as_str());
    match known.fetch_optional(conn).await? {
        Some(_) => Err(StoreError::LastWay),
        None => Err(StoreError::missing("passkey", &id)),
    }
}

#[async_trait]
impl Passkeys for SqlStore {
    async fn add_passkey(&self, passkey: Passkey) -> Result<()> {
        self.write(move |conn| Box::pin(add(conn, passkey))).await
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>> {
        let row = sql("SELECT * FROM passkeys WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read).transpose()
    }

    async fn passkeys_of(&self, account: &AccountId) -> Result<Vec<Passkey>> {
        let rows = sql("SELECT * FROM passkeys WHERE account = $1 ORDER BY created_at, id")
            .bind(account.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read).collect()
    }

    async fn rename_passkey(&self, account: &AccountId, id: &str, name: &str) -> Result<()> {
        let query = sql("UPDATE passkeys SET name = $3 WHERE id = $1 AND account = $2")
            .bind(id)
            .bind(account.as_str())
            .bind(name);
        let id = id.to_owned();
        self.write(move |conn| Box::pin(async move { change(conn, query, "passkey", &id).await }))
            .await
    }

    async fn use_passkey(&self, id: &str, credential: &str, at: Millis) -> Result<()> {
        let query = sql("UPDATE passkeys SET credential = $2, used_at = $3 WHERE id = $1")
            .bind(id)
            .bind(credential)
            .bind(at);
        let id = id.to_owned();
        self.write(move |conn| Box::pin(async move { change(conn, query, "passkey", &id).await }))
            .await
    }

    async fn remove_passkey(&self, account: &AccountId, id: &str) -> Result<()> {
        let (account, id) = (account.clone(), id.to_owned());
        self.write(move |conn| Box::pin(async move { remove(conn, &account, &id).await })).await
    }

    async fn remove_passkeys(&self, account: &AccountId) -> Result<u64> {
        let account = account.to_string();
        self.write(move |conn| {
            Box::pin(async move {
                let making = sql("DELETE FROM ceremonies WHERE account = $1").bind(account.clone());
                execute(conn, making).await?;
                let made = "DELETE FROM passkeys WHERE account IN \
                            (SELECT id FROM accounts WHERE id = $1 AND password IS NOT NULL)";
                execute(conn, sql(made).bind(account)).await
            })
        })
        .await
    }

    async fn begin_ceremony(&self, hash: &str, ceremony: Ceremony) -> Result<()> {
        let query = sql("INSERT INTO ceremonies (hash, kind, account, state, expires_at) \
                         VALUES ($1, $2, $3, $4, $5)")
        .bind(hash)
        .bind(ceremony.kind.word())
        .bind(ceremony.account.map(|account| account.to_string()))
        .bind(ceremony.state)
        .bind(ceremony.expires_at);
        self.write_one(query).await?;
        Ok(())
    }

    async fn take_ceremony(
        &self,
        hash: &str,
        kind: CeremonyKind,
        now: Millis,
    ) -> Result<Option<Ceremony>> {
        let query =
            sql("DELETE FROM ceremonies WHERE hash = $1 AND kind = $2 AND expires_at > $3 \
                         RETURNING kind, account, state, expires_at")
            .bind(hash)
            .bind(kind.word())
            .bind(now);
        self.write(move |conn| {
            Box::pin(
                async move { query.fetch_all(conn).await?.first().map(read_ceremony).transpose() },
            )
        })
        .await
    }

    async fn purge_ceremonies(&self, now: Millis) -> Result<u64> {
        self.write_one(sql("DELETE FROM ceremonies WHERE expires_at <= $1").bind(now)).await
    }
}
