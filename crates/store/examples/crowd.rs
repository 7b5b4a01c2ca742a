//! Makes a large store out of a small one, to see what a start costs with a million tables.
//!
//! ```sh
//! cargo run --release -p store --example crowd -- sqlite:trestle.db 1000000
//! ```
//!
//! Every table that is there is copied, with its seats, log and result, until there are so many.
//! It writes to the file directly and without syncing, so it is no way to fill a store that matters.

use std::error::Error;
use std::fmt::Write;

use sqlx::{AnyConnection, Connection, Row};

/// What belongs to a table, with the column that names it and the rest.
const KINDS: [(&str, &str); 4] = [
    ("seats", "seat, account, bot"),
    ("log", "seq, at, body"),
    ("results", "game, ended_at, players, rated, body"),
    ("result_seats", "seat, account, bot, place, total, categories"),
];

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(url), Some(wanted)) = (args.next(), args.next()) else {
        return Err("crowd sqlite:FILE TABLES".into());
    };
    let wanted: i64 = wanted.parse()?;
    sqlx::any::install_default_drivers();
    let mut conn = AnyConnection::connect(&url).await?;
    sqlx::raw_sql("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000")
        .execute(&mut conn)
        .await?;
    let there: i64 =
        sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&mut conn).await?.try_get(0)?;
    let copies = wanted / there.max(1) - 1;
    let columns = sqlx::query("SELECT name FROM pragma_table_info('tables') WHERE name <> 'id'")
        .fetch_all(&mut conn)
        .await?;
    let columns: Result<Vec<String>, _> = columns.iter().map(|row| row.try_get(0)).collect();
    let columns = columns?.join(", ");
    // The copies of the first tables alone: what is copied is not copied again.
    let numbers = format!(
        "WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {copies})"
    );
    let mut text = format!(
        "BEGIN; CREATE TEMP TABLE first AS SELECT id FROM tables; \
         INSERT INTO tables (id, {columns}) {numbers} SELECT id || '-' || n, {columns} \
         FROM copies, tables WHERE id IN (SELECT id FROM first);"
    );
    for (kind, columns) in KINDS {
        write!(
            text,
            "INSERT INTO {kind} (table_id, {columns}) {numbers} SELECT table_id || '-' || n, \
             {columns} FROM copies, {kind} WHERE table_id IN (SELECT id FROM first);"
        )?;
    }
    text += "COMMIT;";
    sqlx::raw_sql(sqlx::AssertSqlSafe(text)).execute(&mut conn).await?;
    println!("{} tables", there * (copies + 1));
    conn.close().await?;
    Ok(())
}
