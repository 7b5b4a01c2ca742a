//! Notes and chat.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, change, sql};
use crate::value::words;
use crate::{AccountId, Millis, Result, TableId};

/// Notes, chat, and mutes.
#[async_trait]
pub trait Talk {
    /// Replaces a person's note about a table; an empty one is removed.
    async fn put_note(
        &self,
        table: &TableId,
        account: &AccountId,
        text: &str,
        at: Millis,
    ) -> Result<()>;

    /// A person's note about a table.
    async fn note(&self, table: &TableId, account: &AccountId) -> Result<Option<Note>>;

    /// Adds a line to the chat of a table, and returns its number.
    ///
    /// # Errors
    /// [`StoreError::Missing`](crate::StoreError::Missing) if there is no such table.
    async fn say(&self, table: &TableId, line: NewLine) -> Result<i64>;

    /// Up to `limit` lines of a table's chat from number `n` on, in order.
    async fn chat_since(&self, table: &TableId, n: i64, limit: u32) -> Result<Vec<Line>>;

    /// Mutes `muted` for `account`.
    async fn mute(&self, account: &AccountId, muted: &AccountId) -> Result<()>;

    /// Unmutes `muted` for `account`.
    async fn unmute(&self, account: &AccountId, muted: &AccountId) -> Result<()>;

    /// The accounts that an account has muted.
    async fn muted_by(&self, account: &AccountId) -> Result<Vec<AccountId>>;
}

words! {
    /// The kind of a line of chat.
    LineKind {
        /// One of the ready phrases, by its key.
        Phrase = "phrase",
        /// Free text.
        Text = "text",
    }
}

/// A person's note about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The table.
    pub table: TableId,
    /// The text.
    pub text: String,
    /// When it was changed.
    pub updated_at: Millis,
}

/// A line to add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    /// The author.
    pub account: AccountId,
    /// When it was written.
    pub at: Millis,
    /// Its kind.
    pub kind: LineKind,
    /// The key of the phrase, or the text.
    pub body: String,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The table.
    pub table: TableId,
    /// Its number, counted from 0.
    pub n: i64,
    /// The author; `None` once the account is deleted.
    pub account: Option<AccountId>,
    /// When it was written.
    pub at: Millis,
    /// Its kind.
    pub kind: LineKind,
    /// The key of the phrase, or the text.
    pub body: String,
}

/// Changes nothing, but serializes the speakers at a table: two would take the same number.
const TAKE_THE_FLOOR: &str = "UPDATE tables SET host = host WHERE id = $1";

const SAY: &str = "INSERT INTO chat (table_id, n, account, at, kind, body) \
     SELECT CAST($1 AS TEXT), COALESCE(MAX(n) + 1, 0), CAST($2 AS TEXT), CAST($3 AS BIGINT), \
     CAST($4 AS TEXT), CAST($5 AS TEXT) FROM chat WHERE table_id = $1 RETURNING n";

pub(crate) fn read_line(row: &AnyRow) -> Result<Line> {
    Ok(Line {
        table: row.table("table_id")?,
        n: row.int("n")?,
        account: row.text_or_null("account")?.map(AccountId::from),
        at: row.int("at")?,
        kind: LineKind::from_word(&row.text("kind")?)?,
        body: row.text("body")?,
    })
}

pub(crate) fn read_note(row: &AnyRow) -> Result<Note> {
    Ok(Note {
        table: row.table("table_id")?,
        text: row.text("body")?,
        updated_at: row.int("updated_at")?,
    })
}

#[async_trait]
impl Talk for SqlStore {
    async fn put_note(
        &self,
        table: &TableId,
        account: &AccountId,
        text: &str,
        at: Millis,
    ) -> Result<()> {
        if text.is_empty() {
            let query = sql("DELETE FROM notes WHERE table_id = $1 AND account = $2")
                .bind(table.as_str())
                .bind(account.as_str());
            self.write_one(query).await?;
            return Ok(());
        }
        let query = sql("INSERT INTO notes (table_id, account, body, updated_at) \
                         SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT) \
                         FROM tables WHERE id = $1 ON CONFLICT (table_id, account) \
                         DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at")
        .bind(table.as_str())
        .bind(account.as_str())
        .bind(text)
        .bind(at);
        let table = table.clone();
        self.write(move |conn| Box::pin(async move { change(conn, query, "table", &table).await }))
            .await
    }

    async fn note(&self, table: &TableId, account: &AccountId) -> Result<Option<Note>> {
        let row = sql("SELECT * FROM notes WHERE table_id = $1 AND account = $2")
            .bind(table.as_str())
            .bind(account.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_note).transpose()
    }

    async fn say(&self, table: &TableId, line: NewLine) -> Result<i64> {
        let table = table.clone();
        self.write(move |conn| {
            Box::pin(async move {
                let floor = sql(TAKE_THE_FLOOR).bind(table.as_str());
                change(conn, floor, "table", &table).await?;
                let query = sql(SAY)
                    .bind(table.as_str())
                    .bind(line.account.as_str())
                    .bind(line.at)
                    .bind(line.kind.word())
                    .bind(line.body.as_str());
                query.fetch_one(conn).await?.int("n")
            })
        })
        .await
    }

    async fn chat_since(&self, table: &TableId, n: i64, limit: u32) -> Result<Vec<Line>> {
        let rows = sql("SELECT * FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n LIMIT $3")
            .bind(table.as_str())
            .bind(n)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_line).collect()
    }

    async fn mute(&self, account: &AccountId, muted: &AccountId) -> Result<()> {
        let query = sql("INSERT INTO mutes (account, muted) VALUES ($1, $2) \
                         ON CONFLICT (account, muted) DO NOTHING")
        .bind(account.as_str())
        .bind(muted.as_str());
        self.write_one(query).await?;
        Ok(())
    }

    async fn unmute(&self, account: &AccountId, muted: &AccountId) -> Result<()> {
        let query = sql("DELETE FROM mutes WHERE account = $1 AND muted = $2")
            .bind(account.as_str())
            .bind(muted.as_str());
        self.write_one(query).await?;
        Ok(())
    }

    async fn muted_by(&self, account: &AccountId) -> Result<Vec<AccountId>> {
        let rows = sql("SELECT muted FROM mutes WHERE account = $1 ORDER BY muted")
            .bind(account.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.account("muted")).collect()
    }
}
