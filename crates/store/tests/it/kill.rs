//! A process that is killed loses nothing that it has acknowledged.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

use crate::place::{Place, Sqlite, append, bodies, new_table, open};

const ROUNDS: usize = 12;
const APPENDERS: usize = 8;
const ADDRESS: &str = "TRESTLE_TEST_STORE";

/// The child process: appends until it is killed, and reports what is safe. Without an address in
/// its environment this test does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(url) = std::env::var(ADDRESS) else { return };
    let store = store::open(&url).await.unwrap();
    let mut appenders = tokio::task::JoinSet::new();
    for n in 0..APPENDERS {
        let store = Arc::clone(&store);
        appenders.spawn(async move {
            let id = n.to_string();
            let mut seq = store.head(&id.as_str().into()).await.unwrap();
            // Bounded, so that a child whose parent has died ends.
            for _ in 0..10_000 {
                let body = format!("{id}:{seq}");
                store.append(append(&id, seq, &body)).await.unwrap();
                writeln!(std::io::stdout(), "\nack {id} {seq} {body}").unwrap();
                seq += 1;
            }
        });
    }
    appenders.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_process_loses_nothing() {
    let place = Sqlite::new();
    let store = open(&place).await;
    for n in 0..APPENDERS {
        store.create_table(new_table(&n.to_string(), 1)).await.unwrap();
    }
    store.close().await;
    for round in 0..ROUNDS {
        let acknowledged = kill_after(&place.url(), 1 + round * 13);
        assert!(acknowledged.len() > round * 13);
        let store = open(&place).await;
        for n in 0..APPENDERS {
            let id = n.to_string();
            let log = bodies(&*store, &id).await;
            for (_, seq, body) in acknowledged.iter().filter(|(table, ..)| *table == id) {
                assert_eq!(log.get(*seq), Some(body), "round {round}");
            }
        }
        store.close().await;
    }
}

/// Runs a child, kills it when it has acknowledged this many appends, and returns its output.
fn kill_after(url: &str, acks: usize) -> Vec<(String, usize, String)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["kill::child", "--exact", "--nocapture"])
        .env(ADDRESS, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = Vec::new();
    let mut alive = true;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let words: Vec<_> = line.split(' ').collect();
        // The last line may have been cut off.
        if let ["ack", table, seq, body] = words[..]
            && body == format!("{table}:{seq}")
        {
            said.push((table.to_owned(), seq.parse().unwrap(), body.to_owned()));
        }
        if alive && said.len() >= acks {
            child.kill().unwrap();
            alive = false;
        }
    }
    child.wait().unwrap();
    said
}
