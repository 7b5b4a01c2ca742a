//! How many appends a second a store takes, and how few commits it needs for them.
//!
//! ```sh
//! cargo run --release -p store --example append            # in a temporary folder
//! cargo run --release -p store --example append -- DIR 20000
//! ```
//!
//! Each appender has a table of its own and appends one short entry after the other, waiting each
//! time until it is on the disk, as a table does with a move. The folder decides what a sync costs:
//! one in memory says nothing about a disk.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, NewTable, Store, Visibility};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let given = args.next();
    let appends: usize = args.next().map_or(Ok(4000), |count| count.parse())?;
    let temporary = tempfile::tempdir()?;
    let folder = given.as_deref().map_or(temporary.path(), Path::new);

    println!("appenders  appends  appends/s  commits  appends/commit  p50 ms  p99 ms");
    for appenders in [1, 16, 256] {
        let file = tempfile::Builder::new().prefix("append").tempdir_in(folder)?;
        let url = format!("sqlite:{}", file.path().join("trestle.db").display());
        let store = store::open(&url).await?;
        // A lone appender waits for every sync by itself; fewer appends tell as much.
        measure(&store, appenders, if appenders == 1 { appends / 4 } else { appends }).await?;
        store.close().await;
    }
    Ok(())
}

async fn measure(
    store: &Arc<dyn Store>,
    appenders: usize,
    appends: usize,
) -> Result<(), Box<dyn Error>> {
    for n in 0..appenders {
        store.create_table(table(n)).await?;
    }
    let each = appends.div_ceil(appenders);
    let (before, begun) = (store.counters(), Instant::now());
    let mut tasks = JoinSet::new();
    for n in 0..appenders {
        let store = Arc::clone(store);
        tasks.spawn(async move {
            let mut waits = Vec::with_capacity(each);
            for seq in 0..each {
                let mut append = Append::new(n.to_string().into(), seq as i64, seq as i64)
                    .entry(r#"{"seat":1,"action":"place forest"}"#);
                append.awaiting = Some(1 << (seq % 4));
                let sent = Instant::now();
                store.append(append).await?;
                waits.push(sent.elapsed());
            }
            Ok::<_, store::StoreError>(waits)
        });
    }
    let mut waits: Vec<Duration> = Vec::new();
    for outcome in tasks.join_all().await {
        waits.extend(outcome?);
    }
    let took = begun.elapsed().as_secs_f64();
    waits.sort_unstable();
    let after = store.counters();
    let commits = after.commits - before.commits;
    println!(
        "{appenders:9}  {:7}  {:9.0}  {commits:7}  {:14.1}  {:6.2}  {:6.2}",
        waits.len(),
        waits.len() as f64 / took,
        waits.len() as f64 / commits as f64,
        waits[waits.len() / 2].as_secs_f64() * 1e3,
        waits[waits.len() * 99 / 100].as_secs_f64() * 1e3,
    );
    Ok(())
}

fn table(n: usize) -> NewTable {
    NewTable {
        id: n.to_string().into(),
        game: "architectura".into(),
        setup: r#"{"players":4}"#.into(),
        edition: "edition".into(),
        host: None,
        visibility: Visibility::Public,
        players: 4,
        rated: true,
        clock: "live".into(),
        created_at: 0,
        seats: vec![],
        brief: false,
        crowd: None,
    }
}
