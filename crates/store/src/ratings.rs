//! Ratings: derived from the results, and stored so that they need not be recomputed each time.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, execute, sql};
use crate::value::words;
use crate::{AccountId, Millis, Result, TableId};

/// The ratings of people and bots.
#[async_trait]
pub trait Ratings {
    /// One rating.
    async fn rating(&self, scale: Scale, subject: &str, game: &str) -> Result<Option<Rating>>;

    /// The best ratings of a game, best first, by a lower bound: the rating less three times its
    /// uncertainty. A few lucky games put nobody above those who have played many.
    async fn best_ratings(&self, scale: Scale, game: &str, limit: u32) -> Result<Vec<Rating>>;

    /// Replaces the ratings of these subjects, all or none. A stored rating based on more games
    /// stays: its writer knew more.
    async fn put_ratings(&self, ratings: Vec<Rating>) -> Result<()>;

    /// Replaces all ratings of a game, on both scales: the end of recomputing them from the
    /// results.
    async fn replace_ratings(&self, game: &str, ratings: Vec<Rating>) -> Result<()>;

    /// How often the rated results of a game have changed, and which state its ratings reflect.
    async fn rating_mark(&self, game: &str) -> Result<RatingMark>;

    /// Notes that the stored ratings of a game were computed by `rules` from its results after that
    /// many changes.
    async fn ratings_counted(&self, game: &str, changes: i64, rules: &str) -> Result<()>;
}

words! {
    /// Which ratings are comparable.
    Scale {
        /// People, by account.
        People = "people",
        /// Bots, by name.
        Bots = "bots",
    }
}

/// The rating of a person or bot at a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The scale.
    pub scale: Scale,
    /// An account's id, or a bot's name.
    pub subject: String,
    /// The game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// Its uncertainty.
    pub deviation: f64,
    /// How many games it is based on.
    pub games: i64,
    /// The table of the last of them.
    pub last_table: TableId,
    /// When the last of them ended.
    pub last_at: Millis,
}

/// Which results the ratings of a game were computed from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingMark {
    /// How often a rated result was added or removed.
    pub changes: i64,
    /// The same number when the ratings were computed.
    pub counted: i64,
    /// The version of the rating rules; a word that the store does not read.
    pub rules: String,
}

impl RatingMark {
    /// Whether the stored ratings are up to date by these rules.
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
        // A writer that has seen fewer changes knew less, unless it used other rules.
        let query = sql("UPDATE rating_marks SET counted = $2, rules = $3 \
                         WHERE game = $1 AND (counted <= $2 OR rules <> $3)")
        .bind(game.to_owned())
        .bind(changes)
        .bind(rules.to_owned());
        self.write_one(query).await?;
        Ok(())
    }
}
