use std::collections::BTreeSet;
use std::sync::Arc;

use store::{NewNotification, Notification};
use tokio::task::JoinSet;

use crate::place::{Place, open};

fn news(id: &str, due_at: i64) -> NewNotification {
    NewNotification {
        id: id.into(),
        account: "ann".into(),
        kind: "turn".into(),
        body: r#"{"table":"t"}"#.into(),
        created_at: 1,
        due_at,
    }
}

fn ids(claimed: &[Notification]) -> Vec<&str> {
    claimed.iter().map(|news| news.id.as_str()).collect()
}

pub async fn claims_end_and_come_back(place: &dyn Place) {
    let store = open(place).await;
    for (id, due_at) in [("c", 30), ("a", 20), ("b", 10), ("later", 100)] {
        store.notify(news(id, due_at)).await.unwrap();
    }
    store.notify(NewNotification { body: "other".into(), ..news("a", 5) }).await.unwrap();

    let first = store.claim("one", 50, 60, 2, 99).await.unwrap();
    assert_eq!(ids(&first), ["b", "a"], "oldest first, and not more than were asked for");
    assert_eq!((first[1].body.as_str(), first[1].attempts), (r#"{"table":"t"}"#, 1));
    assert_eq!(ids(&store.claim("two", 59, 70, 9, 99).await.unwrap()), ["c"]);
    assert!(store.done("one", "b").await.unwrap());
    assert!(!store.done("one", "b").await.unwrap(), "once");
    assert!(!store.done("one", "c").await.unwrap(), "not the claimant");

    // The first node is dead; its claim ends at 60.
    let again = store.claim("two", 60, 90, 9, 99).await.unwrap();
    assert_eq!((ids(&again), again[0].attempts), (vec!["a"], 2));
    assert!(!store.done("one", "a").await.unwrap(), "the claim has gone to somebody else");
    assert!(store.try_later("two", "a", 80).await.unwrap());
    assert!(!store.done("two", "a").await.unwrap(), "given back");
    assert!(store.done("two", "c").await.unwrap());
    assert!(store.claim("one", 79, 90, 9, 99).await.unwrap().is_empty());
    assert_eq!(ids(&store.claim("one", 80, 90, 9, 99).await.unwrap()), ["a"]);
}

pub async fn no_notification_has_two_claimants(place: &dyn Place) {
    const NEWS: usize = 60;
    let stores = [open(place).await, open(place).await];
    for n in 0..NEWS {
        stores[0].notify(news(&n.to_string(), 1)).await.unwrap();
    }
    let mut claimants = JoinSet::new();
    for n in 0..12 {
        let store = Arc::clone(&stores[n % 2]);
        claimants.spawn(async move {
            let mut claimed = Vec::new();
            loop {
                let more = store.claim(&n.to_string(), 10, 20, 3, 99).await.unwrap();
                if more.is_empty() {
                    return claimed;
                }
                claimed.extend(more.into_iter().map(|news| news.id));
            }
        });
    }
    let claimed: Vec<_> = claimants.join_all().await.into_iter().flatten().collect();
    assert_eq!(claimed.len(), NEWS);
    assert_eq!(claimed.iter().collect::<BTreeSet<_>>().len(), NEWS);
}

pub async fn only_unclaimed_notifications_are_withdrawn(place: &dyn Place) {
    let store = open(place).await;
    for id in ["a", "b", "c"] {
        store.notify(news(id, 10)).await.unwrap();
    }
    assert!(store.withdraw("a").await.unwrap());
    assert!(!store.withdraw("a").await.unwrap(), "gone");
    assert_eq!(ids(&store.claim("one", 10, 20, 1, 99).await.unwrap()), ["b"]);
    assert!(!store.withdraw("b").await.unwrap(), "it may be on its way");
    assert!(store.try_later("one", "b", 30).await.unwrap());
    assert!(store.withdraw("b").await.unwrap(), "given back");
    assert_eq!(ids(&store.claim("one", 99, 100, 9, 99).await.unwrap()), ["c"]);
}

/// However much is due to one account, and for however long: the first notification of everybody
/// else is in the next claim, and only a limited number of one account's are being sent.
pub async fn no_account_crowds_others_out_of_a_claim(place: &dyn Place) {
    let store = open(place).await;
    for n in 0..30 {
        store.notify(news(&format!("a{n:02}"), n)).await.unwrap();
    }
    for (id, account) in [("b1", "bob"), ("b2", "bob"), ("c1", "cyd")] {
        let new = NewNotification { account: account.into(), ..news(id, 50) };
        store.notify(new).await.unwrap();
    }
    let claim = async |at| store.claim("one", at, 200, 5, 4).await.unwrap();
    assert_eq!(ids(&claim(100).await), ["a00", "a01", "b1", "b2", "c1"]);
    assert_eq!(ids(&claim(100).await), ["a02", "a03"], "four of one account");
    assert!(claim(100).await.is_empty());
    assert!(store.done("one", "a01").await.unwrap());
    assert_eq!(ids(&claim(100).await), ["a04"]);
    // Claims of a dead node expire, and no longer count.
    assert_eq!(claim(200).await.len(), 5);
}
