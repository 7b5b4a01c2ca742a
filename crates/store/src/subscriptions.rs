//! Push subscriptions of browsers, and the key that signs messages to them.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, change, execute, sql};
use crate::{AccountId, Millis, Result};

/// Browsers that receive messages.
#[async_trait]
pub trait Subscriptions {
    /// Stores a browser, replacing what was known of the same address.
    ///
    /// # Errors
    /// [`StoreError::Missing`](crate::StoreError::Missing) if the session does not exist or belongs
    /// to somebody else.
    async fn subscribe(&self, session: &str, subscription: Subscription) -> Result<()>;

    /// Forgets a browser of an account; false if it has no such browser.
    async fn unsubscribe(&self, account: &AccountId, endpoint: &str) -> Result<bool>;

    /// The browsers of an account whose sessions live at `now`, oldest first.
    async fn subscriptions_of(&self, account: &AccountId, now: Millis)
    -> Result<Vec<Subscription>>;

    /// The key that signs this club's messages. The first one ever offered is kept, and returned to
    /// every later caller.
    async fn push_key(&self, offered: &str, at: Millis) -> Result<String>;
}

/// A browser that receives messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Subscription {
    /// The account.
    pub account: AccountId,
    /// The address for messages; secret, since whoever knows it can send some.
    pub endpoint: String,
    /// The browser's public key, unchanged.
    pub p256dh: String,
    /// The browser's shared secret, unchanged.
    pub auth: String,
    /// The language of its messages.
    pub language: String,
    /// When it was added.
    pub created_at: Millis,
}

pub(crate) fn read(row: &AnyRow) -> Result<Subscription> {
    Ok(Subscription {
        account: row.account("account")?,
        endpoint: row.text("endpoint")?,
        p256dh: row.text("p256dh")?,
        auth: row.text("auth")?,
        language: row.text("language")?,
        created_at: row.int("created_at")?,
    })
}

/// A browser belongs to the last person who signed in on it.
const SUBSCRIBE: &str = "INSERT INTO push_subscriptions \
     (endpoint, account, session, p256dh, auth, language, created_at) \
     SELECT CAST($1 AS TEXT), account, hash, CAST($4 AS TEXT), CAST($5 AS TEXT), \
     CAST($6 AS TEXT), CAST($7 AS BIGINT) FROM sessions WHERE hash = $3 AND account = $2 \
     ON CONFLICT (endpoint) DO UPDATE SET account = excluded.account, \
     session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth, \
     language = excluded.language, created_at = excluded.created_at";

const OF_ACCOUNT: &str = "SELECT p.endpoint AS endpoint, p.account AS account, \
     p.p256dh AS p256dh, p.auth AS auth, p.language AS language, p.created_at AS created_at \
     FROM push_subscriptions p JOIN sessions s ON s.hash = p.session AND s.account = p.account \
     WHERE p.account = $1 AND s.expires_at > $2 ORDER BY p.created_at, p.endpoint";

#[async_trait]
impl Subscriptions for SqlStore {
    async fn subscribe(&self, session: &str, new: Subscription) -> Result<()> {
        let query = sql(SUBSCRIBE)
            .bind(new.endpoint)
            .bind(new.account.as_str().to_owned())
            .bind(session)
            .bind(new.p256dh)
            .bind(new.auth)
            .bind(new.language)
            .bind(new.created_at);
        let id = new.account;
        let done = self
            .write(move |conn| Box::pin(async move { change(conn, query, "session", &id).await }))
            .await;
        self.ways.forget();
        done
    }

    async fn unsubscribe(&self, account: &AccountId, endpoint: &str) -> Result<bool> {
        let query = sql("DELETE FROM push_subscriptions WHERE endpoint = $1 AND account = $2")
            .bind(endpoint)
            .bind(account.as_str());
        let done = self.write_one(query).await;
        self.ways.forget();
        Ok(done? == 1)
    }

    async fn subscriptions_of(
        &self,
        account: &AccountId,
        now: Millis,
    ) -> Result<Vec<Subscription>> {
        let query = sql(OF_ACCOUNT).bind(account.as_str()).bind(now);
        query.fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    async fn push_key(&self, offered: &str, at: Millis) -> Result<String> {
        let offer = sql("INSERT INTO push_keys (id, secret, created_at) VALUES (1, $1, $2) \
                         ON CONFLICT (id) DO NOTHING")
        .bind(offered)
        .bind(at);
        self.write(move |conn| {
            Box::pin(async move {
                execute(conn, offer).await?;
                let kept = sql("SELECT secret FROM push_keys WHERE id = 1");
                kept.fetch_one(conn).await?.text("secret")
            })
        })
        .await
    }
}
