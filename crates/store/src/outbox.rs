//! Notifications that wait to be sent.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, execute, sql};
use crate::{AccountId, Millis, Result};

/// Notifications outside the browser tab. A notification is stored with the move that causes it;
/// then some node claims it, sends it, and reports it done.
#[async_trait]
pub trait Outbox {
    /// Adds a notification that no append causes. Nothing happens if its id already waits.
    async fn notify(&self, notification: NewNotification) -> Result<()>;

    /// Claims up to `limit` unclaimed notifications that are due: the oldest of each account before
    /// the second of any, so that nobody waits for all those of somebody else. Of one account, at
    /// most `of_account` are claimed at a time, by all claimants together. The claim ends at
    /// `until`; what is not done by then can be claimed again, so that notifications survive a node
    /// that dies. They are returned in the order in which they were due.
    async fn claim(
        &self,
        claimant: &str,
        now: Millis,
        until: Millis,
        limit: u32,
        of_account: u32,
    ) -> Result<Vec<Notification>>;

    /// Withdraws a notification that nobody has claimed yet. False if it is gone or claimed.
    async fn withdraw(&self, id: &str) -> Result<bool>;

    /// Removes a notification that was sent. False if the claim has passed to somebody else or the
    /// notification is gone: only one report ever returns true.
    async fn done(&self, claimant: &str, id: &str) -> Result<bool>;

    /// Gives up a claim, to be retried at `due_at`. False as for [`Outbox::done`].
    async fn try_later(&self, claimant: &str, id: &str, due_at: Millis) -> Result<bool>;
}

/// A notification to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotification {
    /// Its id, chosen so that the same news always gets the same id.
    pub id: String,
    /// The recipient.
    pub account: AccountId,
    /// What it is about, a word that the store does not read.
    pub kind: String,
    /// The rest, in JSON that the store does not read.
    pub body: String,
    /// When it was created.
    pub created_at: Millis,
    /// When to send it.
    pub due_at: Millis,
}

/// A notification that was claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notification {
    /// Its id.
    pub id: String,
    /// The recipient.
    pub account: AccountId,
    /// What it is about.
    pub kind: String,
    /// The rest.
    pub body: String,
    /// When it was created.
    pub created_at: Millis,
    /// When it was to be sent.
    pub due_at: Millis,
    /// How often it has been claimed, this time included.
    pub attempts: i64,
}

/// Adds a notification, unless its id already waits.
pub(crate) async fn put(conn: &mut AnyConnection, new: &NewNotification) -> Result<()> {
    let query =
        sql("INSERT INTO outbox (id, account, kind, body, created_at, due_at, claimed_by, \
                     claimed_until, attempts) VALUES ($1, $2, $3, $4, $5, $6, NULL, 0, 0) \
                     ON CONFLICT (id) DO NOTHING")
        .bind(new.id.as_str())
        .bind(new.account.as_str())
        .bind(new.kind.as_str())
        .bind(new.body.as_str())
        .bind(new.created_at)
        .bind(new.due_at);
    execute(conn, query).await?;
    Ok(())
}

pub(crate) fn read(row: &AnyRow) -> Result<Notification> {
    Ok(Notification {
        id: row.text("id")?,
        account: row.account("account")?,
        kind: row.text("kind")?,
        body: row.text("body")?,
        created_at: row.int("created_at")?,
        due_at: row.int("due_at")?,
        attempts: row.int("attempts")?,
    })
}

/// The outer condition repeats the inner one: where two nodes choose the same rows at once,
/// PostgreSQL makes the second wait for the first and then checks the condition again.
const CLAIM: &str = "UPDATE outbox \
     SET claimed_by = $1, claimed_until = $2, attempts = attempts + 1 \
     WHERE claimed_until <= $3 AND id IN (SELECT id FROM (\
     SELECT id, due_at, ROW_NUMBER() OVER (PARTITION BY account ORDER BY due_at, id) \
     + (SELECT COUNT(*) FROM outbox c WHERE c.account = o.account AND c.claimed_until > $3) AS nth \
     FROM outbox o WHERE due_at <= $3 AND claimed_until <= $3) ranked \
     WHERE nth <= $5 ORDER BY nth, due_at, id LIMIT $4) \
     RETURNING id, account, kind, body, created_at, due_at, attempts";

#[async_trait]
impl Outbox for SqlStore {
    async fn notify(&self, notification: NewNotification) -> Result<()> {
        self.write(move |conn| Box::pin(async move { put(conn, &notification).await })).await
    }

    async fn claim(
        &self,
        claimant: &str,
        now: Millis,
        until: Millis,
        limit: u32,
        of_account: u32,
    ) -> Result<Vec<Notification>> {
        let query = sql(CLAIM).bind(claimant).bind(until).bind(now);
        let query = query.bind(i64::from(limit)).bind(i64::from(of_account));
        let mut claimed: Vec<Notification> = self
            .write(move |conn| {
                Box::pin(async move { query.fetch_all(conn).await?.iter().map(read).collect() })
            })
            .await?;
        claimed.sort_by(|a, b| (a.due_at, &a.id).cmp(&(b.due_at, &b.id)));
        Ok(claimed)
    }

    async fn withdraw(&self, id: &str) -> Result<bool> {
        let query = sql("DELETE FROM outbox WHERE id = $1 AND claimed_by IS NULL").bind(id);
        Ok(self.write_one(query).await? == 1)
    }

    async fn done(&self, claimant: &str, id: &str) -> Result<bool> {
        let query =
            sql("DELETE FROM outbox WHERE id = $1 AND claimed_by = $2").bind(id).bind(claimant);
        Ok(self.write_one(query).await? == 1)
    }

    async fn try_later(&self, claimant: &str, id: &str, due_at: Millis) -> Result<bool> {
        let query = sql("UPDATE outbox SET claimed_by = NULL, claimed_until = 0, due_at = $3 \
                         WHERE id = $1 AND claimed_by = $2")
        .bind(id)
        .bind(claimant)
        .bind(due_at);
        Ok(self.write_one(query).await? == 1)
    }
}
