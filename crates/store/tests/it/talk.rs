use std::sync::Arc;

use store::{LineKind, NewLine, StoreError};
use tokio::task::JoinSet;

use crate::place::{Place, account, new_table, open, table};

pub async fn notes_belong_to_one_account(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    let (t, ann, bob) = (table("t"), account("ann"), account("bob"));
    store.put_note(&t, &ann, "first", 1).await.unwrap();
    store.put_note(&t, &ann, "second", 2).await.unwrap();
    let note = store.note(&t, &ann).await.unwrap().unwrap();
    assert_eq!((note.text.as_str(), note.updated_at), ("second", 2));
    assert_eq!(store.note(&t, &bob).await.unwrap(), None);
    store.put_note(&t, &ann, "", 3).await.unwrap();
    assert_eq!(store.note(&t, &ann).await.unwrap(), None);
    assert!(store.put_note(&table("nowhere"), &ann, "x", 1).await.is_err());
}

pub async fn chat_is_numbered(place: &dyn Place) {
    let stores = [open(place).await, open(place).await];
    stores[0].create_table(new_table("t", 1)).await.unwrap();
    let line = |n: usize| NewLine {
        account: format!("speaker {n}").into(),
        at: 5,
        kind: if n == 0 { LineKind::Phrase } else { LineKind::Text },
        body: format!("line {n}"),
    };
    let mut speakers = JoinSet::new();
    for n in 0..20 {
        let (store, line) = (Arc::clone(&stores[n % 2]), line(n));
        speakers.spawn(async move { (store.say(&table("t"), line).await.unwrap(), n) });
    }
    let mut said = speakers.join_all().await;
    said.sort_unstable();
    let lines = stores[0].chat_since(&table("t"), 0, 99).await.unwrap();
    assert_eq!(lines.len(), 20);
    for (at, ((n, speaker), found)) in said.iter().zip(&lines).enumerate() {
        let given = line(*speaker);
        assert_eq!((*n, found.n), (at as i64, at as i64));
        assert_eq!((&found.account, &found.body), (&Some(given.account), &given.body));
        assert_eq!((found.kind, found.at), (given.kind, 5));
    }
    let some = stores[1].chat_since(&table("t"), 15, 3).await.unwrap();
    assert_eq!(some.iter().map(|line| line.n).collect::<Vec<_>>(), [15, 16, 17]);
    let lost = stores[0].say(&table("nowhere"), line(0)).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");
}

pub async fn mutes_are_stored(place: &dyn Place) {
    let store = open(place).await;
    let [ann, bob, cid] = ["ann", "bob", "cid"].map(account);
    store.mute(&ann, &cid).await.unwrap();
    store.mute(&ann, &bob).await.unwrap();
    store.mute(&ann, &bob).await.unwrap();
    store.mute(&bob, &ann).await.unwrap();
    assert_eq!(store.muted_by(&ann).await.unwrap(), [bob.clone(), cid.clone()]);
    store.unmute(&ann, &bob).await.unwrap();
    assert_eq!(store.muted_by(&ann).await.unwrap(), [cid]);
    assert_eq!(store.muted_by(&bob).await.unwrap(), [ann]);
}
