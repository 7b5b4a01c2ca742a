//! Which notifications people want while away, and when.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use serde::Serialize;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, change, sql};
use crate::{AccountId, Millis, Result, StoreError};

/// Contact settings.
#[async_trait]
pub trait Contacts {
    /// The settings of an account, or the defaults.
    async fn contact(&self, account: &AccountId) -> Result<Contact>;

    /// Replaces the settings of an account.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if the account does not exist or is deleted.
    async fn put_contact(&self, account: &AccountId, contact: Contact) -> Result<()>;

    /// In which ways an account can be reached at `now`, and what it wants, in one query: this is
    /// asked with every move.
    async fn ways_to(&self, account: &AccountId, now: Millis) -> Result<Ways>;
}

/// The notifications that a person wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contact {
    /// Whether to notify them of their turns.
    pub turns: bool,
    /// Whether to notify them of the ends of their games.
    pub endings: bool,
    /// Whether to notify them even while they have the table open.
    pub with_tab: bool,
    /// An address to notify, too.
    pub webhook: Option<Webhook>,
    /// Hours without notifications.
    pub quiet: Option<Quiet>,
}

/// By default people are notified of turns and endings, but not of what is on their screen.
impl Default for Contact {
    fn default() -> Self {
        Self { turns: true, endings: true, with_tab: false, webhook: None, quiet: None }
    }
}

/// An address that receives messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// The key that signs messages to it. It is shown to its owner only.
    pub secret: String,
}

/// Hours in which nothing is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Quiet {
    /// The start, in minutes after midnight.
    pub from: u16,
    /// The end, in minutes after midnight; it may be on the next day.
    pub to: u16,
    /// The IANA name of the time zone.
    pub zone: String,
}

/// In which ways a person can be reached, and of what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Whether a browser receives messages.
    pub push: bool,
    /// Whether an address receives messages.
    pub webhook: bool,
    /// Whether turns are wanted.
    pub turns: bool,
    /// Whether endings are wanted.
    pub endings: bool,
    /// Whether both are wanted even with the table open.
    pub with_tab: bool,
}

/// A cache of how people are reached: needed with almost every move, and hardly ever changed. Used
/// only where no other process writes to the store, and limited in size.
pub(crate) struct KnownWays {
    cached: Option<Mutex<Cached>>,
}

#[derive(Default)]
struct Cached {
    ways: HashMap<AccountId, Ways>,
    /// How often the cache was cleared.
    moment: u64,
}

/// The most people in the cache.
const KEPT: usize = 20_000;

impl KnownWays {
    pub(crate) fn new(is_alone: bool) -> Self {
        Self { cached: is_alone.then(Mutex::default) }
    }

    /// The cached ways of an account; otherwise the current moment, for [`Self::keep`].
    fn find(&self, account: &AccountId) -> std::result::Result<Ways, u64> {
        let Some(cached) = self.cached() else { return Err(0) };
        cached.ways.get(account).copied().ok_or(cached.moment)
    }

    /// Caches what was read since a moment, unless something was written meanwhile.
    fn keep(&self, account: &AccountId, ways: Ways, moment: u64) {
        let Some(mut cached) = self.cached() else { return };
        if cached.moment == moment {
            if cached.ways.len() >= KEPT {
                cached.ways.clear();
            }
            cached.ways.insert(account.clone(), ways);
        }
    }

    /// Clears the cache: something was written that may affect it.
    pub(crate) fn forget(&self) {
        if let Some(mut cached) = self.cached() {
            cached.moment += 1;
            cached.ways.clear();
        }
    }

    fn cached(&self) -> Option<MutexGuard<'_, Cached>> {
        Some(self.cached.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

const WAYS: &str = "SELECT c.turns AS turns, c.endings AS endings, c.with_tab AS with_tab, \
     CASE WHEN c.webhook IS NULL THEN 0 ELSE 1 END AS webhook, \
     (SELECT COUNT(*) FROM push_subscriptions p JOIN sessions s ON s.hash = p.session \
     WHERE p.account = a.id AND s.account = a.id AND s.expires_at > $2) AS push \
     FROM accounts a LEFT JOIN contacts c ON c.account = a.id WHERE a.id = $1";

const PUT: &str = "INSERT INTO contacts (account, turns, endings, with_tab, webhook, secret, \
     quiet_from, quiet_to, zone) SELECT id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), \
     CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS BIGINT), \
     CAST($8 AS BIGINT), CAST($9 AS TEXT) FROM accounts WHERE id = $1 AND kind <> 'deleted' \
     ON CONFLICT (account) DO UPDATE SET turns = excluded.turns, endings = excluded.endings, \
     with_tab = excluded.with_tab, webhook = excluded.webhook, secret = excluded.secret, \
     quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone";

fn read(row: &AnyRow) -> Result<Contact> {
    let webhook = match (row.text_or_null("webhook")?, row.text_or_null("secret")?) {
        (Some(url), Some(secret)) => Some(Webhook { url, secret }),
        _ => None,
    };
    let hours = (row.int_or_null("quiet_from")?, row.int_or_null("quiet_to")?);
    let quiet = match (hours, row.text_or_null("zone")?) {
        ((Some(from), Some(to)), Some(zone)) => {
            Some(Quiet { from: minutes(from)?, to: minutes(to)?, zone })
        }
        _ => None,
    };
    Ok(Contact {
        turns: row.flag("turns")?,
        endings: row.flag("endings")?,
        with_tab: row.flag("with_tab")?,
        webhook,
        quiet,
    })
}

fn minutes(number: i64) -> Result<u16> {
    u16::try_from(number).map_err(|_| StoreError::Unreadable { what: "quiet hours" })
}

#[async_trait]
impl Contacts for SqlStore {
    async fn contact(&self, account: &AccountId) -> Result<Contact> {
        let row = sql("SELECT * FROM contacts WHERE account = $1")
            .bind(account.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map_or_else(|| Ok(Contact::default()), read)
    }

    async fn put_contact(&self, account: &AccountId, contact: Contact) -> Result<()> {
        let (url, secret) =
            contact.webhook.map_or((None, None), |hook| (Some(hook.url), Some(hook.secret)));
        let (from, to, zone) = contact.quiet.map_or((None, None, None), |quiet| {
            (Some(i64::from(quiet.from)), Some(i64::from(quiet.to)), Some(quiet.zone))
        });
        let query = sql(PUT)
            .bind(account.as_str())
            .bind(i64::from(contact.turns))
            .bind(i64::from(contact.endings))
            .bind(i64::from(contact.with_tab))
            .bind(url)
            .bind(secret)
            .bind(from)
            .bind(to)
            .bind(zone);
        let id = account.clone();
        let done = self
            .write(move |conn| Box::pin(async move { change(conn, query, "account", &id).await }))
            .await;
        self.ways.forget();
        done
    }

    async fn ways_to(&self, account: &AccountId, now: Millis) -> Result<Ways> {
        let moment = match self.ways.find(account) {
            Ok(ways) => return Ok(ways),
            Err(moment) => moment,
        };
        let ways = self.read_ways(account, now).await?;
        self.ways.keep(account, ways, moment);
        Ok(ways)
    }
}

impl SqlStore {
    async fn read_ways(&self, account: &AccountId, now: Millis) -> Result<Ways> {
        let row = sql(WAYS).bind(account.as_str()).bind(now).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(Ways::default()) };
        let usual = Contact::default();
        let said = |column: &str, usual: bool| -> Result<bool> {
            Ok(row.int_or_null(column)?.map_or(usual, |flag| flag != 0))
        };
        Ok(Ways {
            push: row.int("push")? > 0,
            webhook: row.int("webhook")? > 0,
            turns: said("turns", usual.turns)?,
            endings: said("endings", usual.endings)?,
            with_tab: said("with_tab", usual.with_tab)?,
        })
    }
}
