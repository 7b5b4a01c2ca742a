//! How games ended: for lists, for statistics, and for recomputing ratings.

use std::collections::BTreeMap;

use async_trait::async_trait;
use serde::Serialize;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::sql::{Columns, SqlStore, execute, sql};
use crate::tables::oldest_first;
use crate::{AccountId, Cursor, Listing, Millis, Occupant, Page, Result, StoreError, TableId};

/// Results, which are stored with the [`Append`](crate::Append) that ends a game.
#[async_trait]
pub trait Results {
    /// The result of a table, if its game has ended.
    async fn result(&self, table: &TableId) -> Result<Option<GameResult>>;

    /// The results of a game in the order in which the games ended, oldest first.
    async fn results_in_order(&self, game: &str, page: &Page) -> Result<Listing<GameResult>>;

    /// How many results of a game precede this place in that order, including itself.
    async fn results_until(&self, game: &str, place: &Cursor) -> Result<i64>;

    /// How often an account won, for each number of players.
    async fn wins(&self, account: &AccountId, game: &str) -> Result<Vec<Wins>>;

    /// The average points of an account in each category of a game's score.
    async fn averages(&self, account: &AccountId, game: &str) -> Result<Vec<Average>>;

    /// The results between two accounts that sat at the same table; of all games, or of one.
    async fn head_to_head(
        &self,
        one: &AccountId,
        other: &AccountId,
        game: Option<&str>,
    ) -> Result<HeadToHead>;
}

/// How a game ended, to be stored with its last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended_at: Millis,
    /// The number of players.
    pub players: u8,
    /// Whether it is rated.
    pub rated: bool,
    /// The rest, in JSON that the store does not read.
    pub body: String,
    /// The results of the seats.
    pub seats: Vec<SeatResult>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameResult {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended_at: Millis,
    /// The number of players.
    pub players: u8,
    /// Whether it is rated.
    pub rated: bool,
    /// The rest.
    pub body: String,
    /// The results of the seats, in order.
    pub seats: Vec<SeatResult>,
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// Who had it; `None` where the rules play the seat.
    pub occupant: Option<Occupant>,
    /// The rank, from 1; ties share one.
    pub place: u8,
    /// The total of points.
    pub total: i64,
    /// Its points by category.
    pub categories: BTreeMap<String, i64>,
}

/// How often somebody won with this many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wins {
    /// The number of players.
    pub players: u8,
    /// Games that ended.
    pub games: i64,
    /// Games won; a shared first place counts.
    pub wins: i64,
}

/// Average points in a category.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Average {
    /// The category of the score.
    pub category: String,
    /// In how many games it was counted.
    pub games: i64,
    /// The average in such a game.
    pub mean: f64,
}

/// The results between two people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct HeadToHead {
    /// Games in which the first came before the second.
    pub ahead: i64,
    /// Games in which they shared a place.
    pub level: i64,
    /// Games in which the first came after the second.
    pub behind: i64,
}

/// Removes the result of a table, if it has one.
pub(crate) async fn take_back(conn: &mut AnyConnection, table: &TableId) -> Result<()> {
    let changed = "UPDATE rating_marks SET changes = changes + 1 \
                   WHERE game IN (SELECT game FROM results WHERE table_id = $1 AND rated = 1)";
    execute(conn, sql(changed).bind(table.as_str())).await?;
    execute(conn, sql("DELETE FROM result_seats WHERE table_id = $1").bind(table.as_str())).await?;
    execute(conn, sql("DELETE FROM results WHERE table_id = $1").bind(table.as_str())).await?;
    Ok(())
}

/// Replaces the result of a table.
pub(crate) async fn put(
    conn: &mut AnyConnection,
    table: &TableId,
    result: &NewResult,
) -> Result<()> {
    take_back(conn, table).await?;
    let insert = sql("INSERT INTO results (table_id, game, ended_at, players, rated, body) \
                      VALUES ($1, $2, $3, $4, $5, $6)")
    .bind(table.as_str())
    .bind(result.game.as_str())
    .bind(result.ended_at)
    .bind(i64::from(result.players))
    .bind(i64::from(result.rated))
    .bind(result.body.as_str());
    execute(conn, insert).await?;
    if result.rated {
        let changed = sql("INSERT INTO rating_marks (game, changes, counted, rules) \
                           VALUES ($1, 1, 0, '') \
                           ON CONFLICT (game) DO UPDATE SET changes = rating_marks.changes + 1")
        .bind(result.game.as_str());
        execute(conn, changed).await?;
    }
    for seat in &result.seats {
        let categories = serde_json::to_string(&seat.categories)
            .map_err(|_| StoreError::Unreadable { what: "score" })?;
        let insert = sql("INSERT INTO result_seats (table_id, seat, account, bot, place, total, \
                          categories) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(table.as_str())
        .bind(i64::from(seat.seat))
        .bind(seat.occupant.as_ref().and_then(Occupant::account).map(AccountId::as_str))
        .bind(seat.occupant.as_ref().and_then(Occupant::bot))
        .bind(i64::from(seat.place))
        .bind(seat.total)
        .bind(categories);
        execute(conn, insert).await?;
    }
    Ok(())
}

/// Every seat of a page of results, one row each.
macro_rules! with_seats {
    ($page:literal) => {
        concat!(
            "SELECT r.table_id, r.game, r.ended_at, r.players, r.rated, r.body, \
             s.seat, s.account, s.bot, s.place, s.total, s.categories \
             FROM (SELECT * FROM results WHERE ",
            $page,
            ") r LEFT JOIN result_seats s ON s.table_id = r.table_id \
             ORDER BY r.ended_at, r.table_id, s.seat"
        )
    };
}

const ONE: &str = with_seats!("table_id = $1");

const IN_ORDER: &str = with_seats!(
    "game = $4 AND (ended_at, table_id) > ($1, $2) ORDER BY ended_at, table_id LIMIT $3"
);

/// The results in which an account had a seat.
const OF_ACCOUNT: &str =
    with_seats!("table_id IN (SELECT table_id FROM result_seats WHERE account = $1)");

fn read(rows: &[AnyRow]) -> Result<Vec<GameResult>> {
    let mut results: Vec<GameResult> = Vec::new();
    for row in rows {
        let table = row.table("table_id")?;
        if results.last().is_none_or(|result| result.table != table) {
            results.push(GameResult {
                table,
                game: row.text("game")?,
                ended_at: row.int("ended_at")?,
                players: row.small("players")?,
                rated: row.flag("rated")?,
                body: row.text("body")?,
                seats: Vec::new(),
            });
        }
        if let (Some(result), true) = (results.last_mut(), row.int_or_null("seat")?.is_some()) {
            result.seats.push(read_seat(row)?);
        }
    }
    Ok(results)
}

fn read_seat(row: &AnyRow) -> Result<SeatResult> {
    Ok(SeatResult {
        seat: row.small("seat")?,
        occupant: Occupant::from_columns(row.text_or_null("account")?, row.text_or_null("bot")?),
        place: row.small("place")?,
        total: row.int("total")?,
        categories: read_categories(row)?,
    })
}

fn read_categories(row: &AnyRow) -> Result<BTreeMap<String, i64>> {
    serde_json::from_str(&row.text("categories")?)
        .map_err(|_| StoreError::Unreadable { what: "score" })
}

/// All results in which an account had a seat, oldest first.
pub(crate) async fn of_account(store: &SqlStore, account: &AccountId) -> Result<Vec<GameResult>> {
    read(&sql(OF_ACCOUNT).bind(account.as_str()).fetch_all(&store.readers).await?)
}

#[async_trait]
impl Results for SqlStore {
    async fn result(&self, table: &TableId) -> Result<Option<GameResult>> {
        Ok(read(&sql(ONE).bind(table.as_str()).fetch_all(&self.readers).await?)?.pop())
    }

    async fn results_in_order(&self, game: &str, page: &Page) -> Result<Listing<GameResult>> {
        let rows = oldest_first(IN_ORDER, page).bind(game).fetch_all(&self.readers).await?;
        Ok(Listing::cut(read(&rows)?, page.limit, |result| Cursor {
            at: result.ended_at,
            id: result.table.to_string(),
        }))
    }

    async fn results_until(&self, game: &str, place: &Cursor) -> Result<i64> {
        sql("SELECT COUNT(*) AS n FROM results \
             WHERE game = $1 AND (ended_at, table_id) <= ($2, $3)")
        .bind(game.to_string())
        .bind(place.at)
        .bind(place.id.clone())
        .fetch_one(&self.readers)
        .await?
        .int("n")
    }

    async fn wins(&self, account: &AccountId, game: &str) -> Result<Vec<Wins>> {
        // PostgreSQL sums to a wider type, which is cast back.
        let rows = sql("SELECT r.players, COUNT(*) AS games, \
                        CAST(SUM(CASE WHEN s.place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins \
                        FROM result_seats s JOIN results r ON r.table_id = s.table_id \
                        WHERE s.account = $1 AND r.game = $2 \
                        GROUP BY r.players ORDER BY r.players")
        .bind(account.as_str())
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Wins {
                    players: row.small("players")?,
                    games: row.int("games")?,
                    wins: row.int("wins")?,
                })
            })
            .collect()
    }

    async fn averages(&self, account: &AccountId, game: &str) -> Result<Vec<Average>> {
        let rows = sql("SELECT s.categories FROM result_seats s \
                        JOIN results r ON r.table_id = s.table_id \
                        WHERE s.account = $1 AND r.game = $2")
        .bind(account.as_str())
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        let mut sums: BTreeMap<String, (i64, i64)> = BTreeMap::new();
        for row in &rows {
            for (category, points) in read_categories(row)? {
                let (games, sum) = sums.entry(category).or_default();
                *games += 1;
                *sum += points;
            }
        }
        Ok(sums
            .into_iter()
            .map(|(category, (games, sum))| Average {
                category,
                games,
                mean: sum as f64 / games as f64,
            })
            .collect())
    }

    async fn head_to_head(
        &self,
        one: &AccountId,
        other: &AccountId,
        game: Option<&str>,
    ) -> Result<HeadToHead> {
        let rows = sql("SELECT a.place AS mine, b.place AS theirs FROM result_seats a \
                        JOIN result_seats b ON b.table_id = a.table_id \
                        JOIN results r ON r.table_id = a.table_id \
                        WHERE a.account = $1 AND b.account = $2 AND a.seat <> b.seat \
                        AND ($3 = '' OR r.game = $3)")
        .bind(one.as_str())
        .bind(other.as_str())
        .bind(game.unwrap_or_default())
        .fetch_all(&self.readers)
        .await?;
        let mut met = HeadToHead::default();
        for row in &rows {
            let count = match row.int("mine")?.cmp(&row.int("theirs")?) {
                std::cmp::Ordering::Less => &mut met.ahead,
                std::cmp::Ordering::Equal => &mut met.level,
                std::cmp::Ordering::Greater => &mut met.behind,
            };
            *count += 1;
        }
        Ok(met)
    }
}
