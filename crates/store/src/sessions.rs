//! Sessions of people, and invitations to tables: both are known by the hash of a secret token.

use std::collections::HashSet;

use async_trait::async_trait;
use serde::Serialize;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, change, execute, sql};
use crate::{AccountId, Millis, Result, TableId};

/// Sessions: who is signed in where.
#[async_trait]
pub trait Sessions {
    /// Keeps a new session.
    ///
    /// # Errors
    /// [`StoreError::Missing`](crate::StoreError::Missing) if the account is not there or deleted.
    async fn start_session(&self, hash: &str, session: Session) -> Result<()>;

    /// The session of a token, if there is one that has not expired by `now`.
    async fn session(&self, hash: &str, now: Millis) -> Result<Option<Session>>;

    /// The hashes among these whose session has not expired by `now`.
    async fn living_sessions(&self, hashes: &[String], now: Millis) -> Result<HashSet<String>>;

    /// Notes that a session was used, and extends it to `expires_at`.
    async fn touch_session(&self, hash: &str, seen_at: Millis, expires_at: Millis) -> Result<()>;

    /// Ends a session; it may be gone already.
    async fn end_session(&self, hash: &str) -> Result<()>;

    /// Ends all sessions of an account except one, and returns how many.
    async fn end_sessions(&self, account: &AccountId, but: Option<&str>) -> Result<u64>;

    /// The sessions of an account, last used first.
    async fn sessions_of(&self, account: &AccountId) -> Result<Vec<Session>>;

    /// Removes sessions that have expired by `now`, and returns how many. Browsers subscribed in
    /// them are forgotten.
    async fn purge_sessions(&self, now: Millis) -> Result<u64>;
}

/// A session. The hash of its token is not part of it: nobody who lists sessions needs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Session {
    /// The account.
    pub account: AccountId,
    /// When it began.
    pub created_at: Millis,
    /// When it expires.
    pub expires_at: Millis,
    /// When it was last used.
    pub seen_at: Millis,
}

/// Invitations: links that let people join a table.
#[async_trait]
pub trait Invitations {
    /// Keeps a new invitation.
    ///
    /// # Errors
    /// [`StoreError::Missing`](crate::StoreError::Missing) if there is no such table.
    async fn invite(&self, hash: &str, table: &TableId, at: Millis) -> Result<()>;

    /// The invitation of a token, revoked or not.
    async fn invitation(&self, hash: &str) -> Result<Option<Invitation>>;

    /// The invitations to a table, newest first.
    async fn invitations_to(&self, table: &TableId) -> Result<Vec<Invitation>>;

    /// Revokes an invitation.
    async fn revoke_invitation(&self, hash: &str) -> Result<()>;

    /// Revokes all invitations to a table, and returns how many were valid.
    async fn revoke_invitations(&self, table: &TableId) -> Result<u64>;
}

/// An invitation to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// When it was made.
    pub created_at: Millis,
    /// Whether it was revoked.
    pub revoked: bool,
}

fn read_session(row: &AnyRow) -> Result<Session> {
    Ok(Session {
        account: row.account("account")?,
        created_at: row.int("created_at")?,
        expires_at: row.int("expires_at")?,
        seen_at: row.int("seen_at")?,
    })
}

fn read_invitation(row: &AnyRow) -> Result<Invitation> {
    Ok(Invitation {
        table: row.table("table_id")?,
        created_at: row.int("created_at")?,
        revoked: row.flag("revoked")?,
    })
}

#[async_trait]
impl Sessions for SqlStore {
    async fn start_session(&self, hash: &str, session: Session) -> Result<()> {
        let query = sql("INSERT INTO sessions (hash, account, created_at, expires_at, seen_at) \
                         SELECT CAST($1 AS TEXT), id, CAST($3 AS BIGINT), CAST($4 AS BIGINT), \
                         CAST($5 AS BIGINT) FROM accounts WHERE id = $2 AND kind <> 'deleted'")
        .bind(hash)
        .bind(session.account.as_str())
        .bind(session.created_at)
        .bind(session.expires_at)
        .bind(session.seen_at);
        self.write(move |conn| {
            Box::pin(async move { change(conn, query, "account", &session.account).await })
        })
        .await
    }

    async fn session(&self, hash: &str, now: Millis) -> Result<Option<Session>> {
        let row = sql("SELECT * FROM sessions WHERE hash = $1 AND expires_at > $2")
            .bind(hash)
            .bind(now)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_session).transpose()
    }

    async fn living_sessions(&self, hashes: &[String], now: Millis) -> Result<HashSet<String>> {
        const LIVING: &str = "SELECT hash, expires_at FROM sessions WHERE hash IN";
        let mut living = HashSet::new();
        for row in self.rows_for(LIVING, hashes.iter().map(String::as_str)).await? {
            if row.int("expires_at")? > now {
                living.insert(row.text("hash")?);
            }
        }
        Ok(living)
    }

    async fn touch_session(&self, hash: &str, seen_at: Millis, expires_at: Millis) -> Result<()> {
        // A session that has ended meanwhile stays ended.
        let query = sql("UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE hash = $1")
            .bind(hash)
            .bind(seen_at)
            .bind(expires_at);
        self.write_one(query).await?;
        Ok(())
    }

    async fn end_session(&self, hash: &str) -> Result<()> {
        let done = self.write_one(sql("DELETE FROM sessions WHERE hash = $1").bind(hash)).await;
        self.ways.forget();
        done.map(drop)
    }

    async fn end_sessions(&self, account: &AccountId, but: Option<&str>) -> Result<u64> {
        let query = sql("DELETE FROM sessions WHERE account = $1 AND hash <> $2")
            .bind(account.as_str())
            .bind(but.unwrap_or_default());
        let done = self.write_one(query).await;
        self.ways.forget();
        done
    }

    async fn sessions_of(&self, account: &AccountId) -> Result<Vec<Session>> {
        let rows = sql("SELECT * FROM sessions WHERE account = $1 ORDER BY seen_at DESC, hash")
            .bind(account.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_session).collect()
    }

    async fn purge_sessions(&self, now: Millis) -> Result<u64> {
        let done = self.write(move |conn| {
            Box::pin(async move {
                let old = sql("DELETE FROM sessions WHERE expires_at <= $1").bind(now);
                let ended = execute(conn, old).await?;
                let orphans = "DELETE FROM push_subscriptions \
                               WHERE session NOT IN (SELECT hash FROM sessions)";
                execute(conn, sql(orphans)).await?;
                Ok(ended)
            })
        });
        let done = done.await;
        self.ways.forget();
        done
    }
}

#[async_trait]
impl Invitations for SqlStore {
    async fn invite(&self, hash: &str, table: &TableId, at: Millis) -> Result<()> {
        let query = sql("INSERT INTO invitations (hash, table_id, created_at, revoked) \
                         SELECT CAST($1 AS TEXT), id, CAST($3 AS BIGINT), 0 FROM tables \
                         WHERE id = $2")
        .bind(hash)
        .bind(table.as_str())
        .bind(at);
        let table = table.clone();
        self.write(move |conn| Box::pin(async move { change(conn, query, "table", &table).await }))
            .await
    }

    async fn invitation(&self, hash: &str) -> Result<Option<Invitation>> {
        let row = sql("SELECT * FROM invitations WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_invitation).transpose()
    }

    async fn invitations_to(&self, table: &TableId) -> Result<Vec<Invitation>> {
        let rows = sql("SELECT * FROM invitations WHERE table_id = $1 \
                        ORDER BY created_at DESC, hash")
        .bind(table.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_invitation).collect()
    }

    async fn revoke_invitation(&self, hash: &str) -> Result<()> {
        let query = sql("UPDATE invitations SET revoked = 1 WHERE hash = $1").bind(hash);
        self.write_one(query).await?;
        Ok(())
    }

    async fn revoke_invitations(&self, table: &TableId) -> Result<u64> {
        let query = sql("UPDATE invitations SET revoked = 1 WHERE table_id = $1 AND revoked = 0")
            .bind(table.as_str());
        self.write_one(query).await
    }
}
