//! Ratings: what follows from the results, kept so that nobody has to compute it again each time.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, execute, sql};
use crate::value::words;
use crate::{AccountId, Millis, Result, TableId};

/// How strong people and bots are.
#[async_trait]
pub trait Ratings {
    /// One rating.
    async fn rating(&self, scale: Scale, subject: &str, game: &str) -> Result<Option<Rating>>;

    /// The best ratings of a game, best first, by what somebody is at least worth: the strength less
    /// three times how unsure it is. A few lucky games put nobody above those who have played many.
    async fn best_ratings(&self, scale: Scale, game: &str, limit: u32) -> Result<Vec<Rating>>;

    /// Writes ratings in place of the old ones of the same subjects, all or none. One that rests on
    /// more games stays: whoever wrote it knew more.
    async fn put_ratings(&self, ratings: Vec<Rating>) -> Result<()>;

    /// Drops all ratings of a game, on both scales, and writes these instead: the end of computing
    /// them again from the results.
    async fn replace_ratings(&self, game: &str, ratings: Vec<Rating>) -> Result<()>;

    /// How often the rated results of a game have changed, and of which of them its ratings are.
    async fn rating_mark(&self, game: &str) -> Result<RatingMark>;

    /// The ratings of a game that are kept follow by `rules` from its results, as they were when they
    /// had changed so often.
    async fn ratings_counted(&self, game: &str, changes: i64, rules: &str) -> Result<()>;
}

words! {
    /// Whose strength is compared with whose.
    Scale {
        /// People, by account.
        People = "people",
        /// Bots, by name.
        Bots = "bots",
    }
}

/// How strong somebody is at a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The scale.
    pub scale: Scale,
    /// An account's id, or a bot's name.
    pub subject: String,
    /// The game.
    pub game: String,
    /// The strength.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How many games it rests on.
    pub games: i64,
    /// The table of the last of them.
    pub last_table: TableId,
    /// When the last of them ended.
    pub last_at: Millis,
}

/// What the ratings of a game were computed of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingMark {
    /// How often a rated result was written or taken back.
    pub changes: i64,
    /// How often that had been when the ratings were computed.
    pub counted: i64,
    /// By which rules; a word that the store does not read.
    pub rules: String,
}

impl RatingMark {
    /// Whether ratings by these rules would be those that are kept.
    pub fn is_counted(&self, rules: &str) -> bool {
        self.changes == self.counted && (self.changes == 0 || self.rules == rules)
    }
}

async fn put(conn: &mut AnyConnection, rating: &Rating) -> Result<()> {
    let query = sql("INSERT INTO ratings (scale, subject, game, rating, deviation, games, \
                     last_table, last_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                     ON CONFLICT (scale, subject, game) DO UPDATE SET rating = excluded.rating, \
                     deviation = excluded.deviation, games = excluded.games, \
                     last_table = excluded.last_table, last_at = excluded.last_at \
                     WHERE excluded.games >= ratings.games")
    .bind(rating.scale.word())
    .bind(rating.subject.as_str())
    .bind(rating.game.as_str())
    .bind(rating.rating)
    .bind(rating.deviation)
    .bind(rating.games)
    .bind(rating.last_table.as_str())
    .bind(rating.last_at);
    execute(conn, query).await?;
    Ok(())
}

fn read(row: &AnyRow) -> Result<Rating> {
    Ok(Rating {
        scale: Scale::from_word(&row.text("scale")?)?,
        subject: row.text("subject")?,
        game: row.text("game")?,
        rating: row.real("rating")?,
        deviation: row.real("deviation")?,
        games: row.int("games")?,
        last_table: row.table("last_table")?,
        last_at: row.int("last_at")?,
    })
}

/// All ratings of one person.
pub(crate) async fn of_account(store: &SqlStore, account: &AccountId) -> Result<Vec<Rating>> {
    let rows = sql("SELECT * FROM ratings WHERE scale = 'people' AND subject = $1 ORDER BY game")
        .bind(account.as_str())
        .fetch_all(&store.readers)
        .await?;
    rows.iter().map(read).collect()
}

#[async_trait]
impl Ratings for SqlStore {
    async fn rating(&self, scale: Scale, subject: &str, game: &str) -> Result<Option<Rating>> {
        let row = sql("SELECT * FROM ratings WHERE scale = $1 AND subject = $2 AND game = $3")
            .bind(scale.word())
            .bind(subject)
            .bind(game)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read).transpose()
    }

    async fn best_ratings(&self, scale: Scale, game: &str, limit: u32) -> Result<Vec<Rating>> {
        let rows = sql("SELECT * FROM ratings WHERE scale = $1 AND game = $2 \
                        ORDER BY rating - 3 * deviation DESC, subject LIMIT $3")
        .bind(scale.word())
        .bind(game)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read).collect()
    }

    async fn put_ratings(&self, ratings: Vec<Rating>) -> Result<()> {
        self.write(move |conn| {
            Box::pin(async move {
                for rating in &ratings {
                    put(conn, rating).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn replace_ratings(&self, game: &str, ratings: Vec<Rating>) -> Result<()> {
        let clear = sql("DELETE FROM ratings WHERE game = $1").bind(game);
        self.write(move |conn| {
            Box::pin(async move {
                execute(conn, clear).await?;
                for rating in &ratings {
                    put(conn, rating).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn rating_mark(&self, game: &str) -> Result<RatingMark> {
        let row = sql("SELECT changes, counted, rules FROM rating_marks WHERE game = $1")
            .bind(game.to_owned())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(RatingMark::default()) };
        Ok(RatingMark {
            changes: row.int("changes")?,
            counted: row.int("counted")?,
            rules: row.text("rules")?,
        })
    }

    async fn ratings_counted(&self, game: &str, changes: i64, rules: &str) -> Result<()> {
        // Whoever has seen fewer changes knew less, unless it was by other rules.
        let query = sql("UPDATE rating_marks SET counted = $2, rules = $3 \
                         WHERE game = $1 AND (counted <= $2 OR rules <> $3)")
        .bind(game.to_owned())
        .bind(changes)
        .bind(rules.to_owned());
        self.write_one(query).await?;
        Ok(())
    }
}
