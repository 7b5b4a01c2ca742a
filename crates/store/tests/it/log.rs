use std::collections::BTreeMap;

use store::{
    Edition, NewNotification, NewResult, Occupant, SeatChange, SeatResult, Snapshot, Status,
    StoreError,
};

use crate::place::{Place, account, append, bodies, new_table, open, person, table};

fn ended(at: i64) -> NewResult {
    NewResult {
        game: "quarry".into(),
        ended_at: at,
        players: 2,
        rated: true,
        body: "{}".into(),
        seats: vec![SeatResult {
            seat: 0,
            occupant: Some(Occupant::Account("ann".into())),
            place: 1,
            total: 12,
            categories: BTreeMap::from([("stone".into(), 12)]),
        }],
    }
}

fn news(id: &str) -> NewNotification {
    NewNotification {
        id: id.into(),
        account: "ann".into(),
        kind: "turn".into(),
        body: "{}".into(),
        created_at: 1,
        due_at: 1,
    }
}

pub async fn entries_are_numbered(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    assert_eq!(store.head(&table("t")).await.unwrap(), 0);
    store.append(append("t", 0, "a").entry("b")).await.unwrap();
    store.append(append("t", 2, "c")).await.unwrap();
    assert_eq!(bodies(&*store, "t").await, ["a", "b", "c"]);
    assert_eq!(store.head(&table("t")).await.unwrap(), 3);
    let late = store.entries_since(&table("t"), 2).await.unwrap();
    assert_eq!((late.len(), late[0].seq, late[0].at), (1, 2, 102));
    assert!(store.entries_since(&table("t"), 3).await.unwrap().is_empty());
    assert_eq!(store.table(&table("t")).await.unwrap().unwrap().updated_at, 102);
}

pub async fn a_conflict_writes_nothing(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    store.append(append("t", 0, "a").entry("b")).await.unwrap();
    let before = store.table(&table("t")).await.unwrap();
    // Behind the end, at an entry that is there, and beyond the end.
    for seq in [0, 1, 3, -1] {
        let mut late = append("t", seq, "x").entry("y").entry("z");
        late.status = Some(Status::Over);
        late.awaiting = Some(3);
        late.seats = vec![SeatChange { seat: 0, occupant: Some(Occupant::Bot("novice".into())) }];
        late.result = Some(ended(5));
        late.notifications = vec![news("n")];
        late.edition =
            Some(Edition { hash: "h".into(), game: "quarry".into(), body: String::new() });
        let refused = store.append(late).await;
        assert!(matches!(refused, Err(StoreError::Conflict { head: 2 })), "{refused:?}");
    }
    assert_eq!(bodies(&*store, "t").await, ["a", "b"]);
    assert_eq!(store.table(&table("t")).await.unwrap(), before);
    assert_eq!(store.result(&table("t")).await.unwrap(), None);
    assert_eq!(store.edition("h").await.unwrap(), None);
    assert!(store.claim("node", 10, 20, 9, 9).await.unwrap().is_empty());
}

/// A refused append changes nothing, even if the existing entry is identical.
pub async fn an_entry_that_is_there_already_changes_nothing(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    let entry = |seq, awaiting| {
        let mut one = append("t", seq, "a");
        one.awaiting = Some(awaiting);
        one
    };
    for (seq, awaiting) in [(0, 1), (1, 2)] {
        store.append(entry(seq, awaiting)).await.unwrap();
        let before = store.table(&table("t")).await.unwrap();
        for again in 0..=seq {
            let refused = store.append(entry(again, 4)).await;
            assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
        }
        assert_eq!(store.table(&table("t")).await.unwrap(), before);
    }
}

pub async fn there_must_be_a_table_and_an_entry(place: &dyn Place) {
    let store = open(place).await;
    let lost = store.append(append("nowhere", 0, "a")).await;
    assert!(matches!(lost, Err(StoreError::Missing { what: "table", .. })), "{lost:?}");
    store.create_table(new_table("t", 1)).await.unwrap();
    let mut empty = append("t", 0, "a");
    empty.entries.clear();
    assert!(matches!(store.append(empty).await, Err(StoreError::NoEntries)));
}

pub async fn an_append_is_one_transaction(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    let mut last = append("t", 0, "a");
    last.status = Some(Status::Over);
    last.awaiting = Some(0b10);
    last.rated = Some(false);
    last.seats = vec![
        SeatChange { seat: 1, occupant: Some(Occupant::Account("ann".into())) },
        SeatChange { seat: 0, occupant: None },
    ];
    last.result = Some(ended(7));
    last.notifications = vec![news("n")];
    let edition = Edition { hash: "h".into(), game: "quarry".into(), body: "text".into() };
    last.edition = Some(edition.clone());
    store.append(last).await.unwrap();

    let found = store.table(&table("t")).await.unwrap().unwrap();
    assert_eq!((found.status, found.awaiting, found.rated), (Status::Over, 0b10, false));
    assert_eq!(found.seats, [person(1, "ann")]);
    assert!(found.awaits(&account("ann")) && !found.awaits(&account("bob")));
    let result = store.result(&table("t")).await.unwrap().unwrap();
    assert_eq!((result.ended_at, &result.seats), (7, &ended(7).seats));
    assert_eq!(store.edition("h").await.unwrap(), Some(edition));
    assert_eq!(store.claim("node", 10, 20, 9, 9).await.unwrap()[0].id, "n");
}

pub async fn an_undo_takes_the_result_back(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    let end = |seq, at| {
        let mut end = append("t", seq, "end");
        end.status = Some(Status::Over);
        end.result = Some(ended(at));
        end
    };
    store.append(end(0, 7)).await.unwrap();
    let mut undo = append("t", 1, "undo");
    undo.status = Some(Status::Playing);
    store.append(undo).await.unwrap();
    assert_eq!(store.result(&table("t")).await.unwrap(), None);
    store.append(end(2, 8)).await.unwrap();
    store.append(end(3, 9)).await.unwrap();
    assert_eq!(store.result(&table("t")).await.unwrap().unwrap().ended_at, 9);
}

pub async fn what_is_written_survives(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    store.append(append("t", 0, "a")).await.unwrap();
    store.close().await;
    let store = open(place).await;
    store.append(append("t", 1, "b")).await.unwrap();
    // Not closed this time.
    let again = open(place).await;
    assert_eq!(bodies(&*again, "t").await, ["a", "b"]);
    // Two stores on one database: the second sees what the first writes, and the other way round.
    again.append(append("t", 2, "c")).await.unwrap();
    let late = store.append(append("t", 2, "d")).await;
    assert!(matches!(late, Err(StoreError::Conflict { head: 3 })), "{late:?}");
    store.append(append("t", 3, "d")).await.unwrap();
    assert_eq!(bodies(&*again, "t").await, ["a", "b", "c", "d"]);
}

pub async fn editions_and_snapshots_are_stored(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    let edition =
        |body: &str| Edition { hash: "h".into(), game: "quarry".into(), body: body.into() };
    for (seq, body) in [(0, "first"), (1, "second")] {
        let mut start = append("t", seq, "a");
        start.edition = Some(edition(body));
        store.append(start).await.unwrap();
    }
    assert_eq!(store.edition("h").await.unwrap(), Some(edition("first")), "a hash has one text");

    let snapshot = |seq| Snapshot { seq, version: "1".into(), body: format!(r#"{{"at":{seq}}}"#) };
    let lost = store.put_snapshot(&table("nowhere"), snapshot(1)).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");
    assert_eq!(store.snapshot(&table("t")).await.unwrap(), None);
    store.put_snapshot(&table("t"), snapshot(1)).await.unwrap();
    store.put_snapshot(&table("t"), snapshot(2)).await.unwrap();
    assert_eq!(store.snapshot(&table("t")).await.unwrap(), Some(snapshot(2)));
    store.drop_snapshot(&table("t")).await.unwrap();
    assert_eq!(store.snapshot(&table("t")).await.unwrap(), None);
    store.put_snapshot(&table("t"), snapshot(3)).await.unwrap();
    assert_eq!(store.drop_snapshots().await.unwrap(), 1);
    assert_eq!(bodies(&*store, "t").await, ["a", "a"]);
}

pub async fn a_closed_store_says_so(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    store.ping().await.unwrap();
    store.close().await;
    assert!(matches!(store.ping().await, Err(StoreError::Closed)));
    assert!(matches!(store.append(append("t", 0, "a")).await, Err(StoreError::Closed)));
    assert!(matches!(store.head(&table("t")).await, Err(StoreError::Closed)));
    store.close().await;
}
