//! Many who write at once.

use std::collections::BTreeMap;
use std::sync::Arc;

use store::{NewNotification, NewResult, SeatResult, StoreError};
use tokio::task::JoinSet;

use crate::place::{Place, Sqlite, append, bodies, new_table, open, table};

pub async fn one_of_many_wins_a_number(place: &dyn Place) {
    // Two stores on one database, as two nodes would have.
    let stores = [open(place).await, open(place).await];
    stores[0].create_table(new_table("t", 1)).await.unwrap();
    for seq in 0..5 {
        let mut racers = JoinSet::new();
        for racer in 0..32 {
            let store = Arc::clone(&stores[racer % 2]);
            racers.spawn(async move {
                let mut append = append("t", seq, &racer.to_string());
                append.notifications = vec![NewNotification {
                    id: format!("{seq} {racer}"),
                    account: "ann".into(),
                    kind: "turn".into(),
                    body: "{}".into(),
                    created_at: 0,
                    due_at: seq,
                }];
                (racer, store.append(append).await)
            });
        }
        let mut winners = Vec::new();
        for (racer, outcome) in racers.join_all().await {
            match outcome {
                Ok(()) => winners.push(racer.to_string()),
                Err(StoreError::Conflict { head }) => assert_eq!(head, seq + 1),
                Err(error) => panic!("{error:?}"),
            }
        }
        assert_eq!(winners.len(), 1, "{winners:?}");
        assert_eq!(bodies(&*stores[1], "t").await.split_off(seq as usize), winners);
        let told = stores[1].claim("node", seq, i64::MAX, 99, 99).await.unwrap();
        let told: Vec<_> = told.into_iter().map(|news| news.id).collect();
        assert_eq!(told, [format!("{seq} {}", winners[0])], "losers leave nothing");
    }
}

pub async fn appenders_leave_no_gap(place: &dyn Place) {
    const TABLES: usize = 6;
    const APPENDERS: usize = 8;
    const EACH: usize = 5;
    let stores = [open(place).await, open(place).await];
    for t in 0..TABLES {
        stores[0].create_table(new_table(&t.to_string(), 1)).await.unwrap();
    }
    let mut appenders = JoinSet::new();
    for n in 0..TABLES * APPENDERS {
        let store = Arc::clone(&stores[n / TABLES % 2]);
        appenders.spawn(async move {
            let id = (n % TABLES).to_string();
            let (mut seq, mut won) = (0, Vec::new());
            while won.len() < EACH {
                let body = format!("{n}:{}", won.len());
                match store.append(append(&id, seq, &body)).await {
                    Ok(()) => won.push((id.clone(), seq, body)),
                    Err(StoreError::Conflict { head }) => seq = head,
                    Err(error) => panic!("{error:?}"),
                }
            }
            won
        });
    }
    let won: Vec<_> = appenders.join_all().await.into_iter().flatten().collect();
    assert_eq!(won.len(), TABLES * APPENDERS * EACH);
    for t in 0..TABLES {
        assert_eq!(bodies(&*stores[0], &t.to_string()).await.len(), APPENDERS * EACH);
    }
    for (id, seq, body) in won {
        assert_eq!(stores[1].entries_since(&table(&id), seq).await.unwrap()[0].body, body);
    }
}

/// For SQLite only: another database may share syncs in its own way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_are_committed_in_groups() {
    const APPENDS: u64 = 400;
    let place = Sqlite::new();
    let store = open(&place).await;
    for n in 0..8 {
        store.create_table(new_table(&n.to_string(), 1)).await.unwrap();
    }
    let before = store.counters();
    let mut appends = JoinSet::new();
    for n in 0..APPENDS {
        let store = Arc::clone(&store);
        appends.spawn(async move {
            let mut seq = 0;
            while let Err(error) = store.append(append(&(n % 8).to_string(), seq, "a")).await {
                let StoreError::Conflict { head } = error else { panic!("{error:?}") };
                seq = head;
            }
        });
    }
    appends.join_all().await;
    let after = store.counters();
    let (writes, commits) = (after.writes - before.writes, after.commits - before.commits);
    assert!(writes >= APPENDS);
    assert!(commits * 4 <= writes, "{commits} commits for {writes} writes");
}

pub async fn a_bad_write_spoils_no_other(place: &dyn Place) {
    let store = open(place).await;
    let mut writes = JoinSet::new();
    for n in 0..40 {
        store.create_table(new_table(&n.to_string(), 1)).await.unwrap();
    }
    for n in 0..40 {
        let store = Arc::clone(&store);
        writes.spawn(async move {
            let mut append = append(&n.to_string(), 0, "a");
            if n % 2 == 1 {
                // Two results for one seat: refused by the database after the entry is written.
                let seat = SeatResult {
                    seat: 0,
                    occupant: None,
                    place: 1,
                    total: 0,
                    categories: BTreeMap::new(),
                };
                append.result = Some(NewResult {
                    game: "quarry".into(),
                    ended_at: 1,
                    players: 2,
                    rated: false,
                    body: "{}".into(),
                    seats: vec![seat.clone(), seat],
                });
            }
            (n, store.append(append).await)
        });
    }
    for (n, outcome) in writes.join_all().await {
        let entries = bodies(&*store, &n.to_string()).await;
        if n % 2 == 1 {
            assert!(matches!(outcome, Err(StoreError::Database(_))), "{outcome:?}");
            assert!(entries.is_empty());
            assert_eq!(store.result(&table(&n.to_string())).await.unwrap(), None);
        } else {
            assert!(outcome.is_ok(), "{outcome:?}");
            assert_eq!(entries, ["a"]);
        }
    }
}
