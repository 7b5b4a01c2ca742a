use std::sync::Arc;

use store::{Ceremony, CeremonyKind, Passkey, StoreError};
use tokio::task::JoinSet;

use crate::place::{Place, account, guest, member, open};

pub fn passkey(id: &str, owner: &str, created_at: i64) -> Passkey {
    Passkey {
        id: id.into(),
        account: owner.into(),
        name: format!("Name of {id}"),
        credential: format!("secrets of {id}"),
        created_at,
        used_at: None,
    }
}

pub fn registration(owner: &str, expires_at: i64) -> Ceremony {
    Ceremony {
        kind: CeremonyKind::Registration,
        account: Some(owner.into()),
        state: format!("secrets of {owner}"),
        expires_at,
    }
}

pub async fn a_passkey_has_one_owner(place: &dyn Place) {
    let store = open(place).await;
    let (ann, bob) = (account("ann"), account("bob"));
    store.create_account(member("ann", "ann")).await.unwrap();
    store.create_account(member("bob", "bob")).await.unwrap();
    store.add_passkey(passkey("late", "ann", 2)).await.unwrap();
    store.add_passkey(passkey("early", "ann", 1)).await.unwrap();
    for owner in ["ann", "bob"] {
        let twice = store.add_passkey(passkey("late", owner, 3)).await;
        assert!(matches!(twice, Err(StoreError::Exists { .. })), "{twice:?}");
    }
    let lost = store.add_passkey(passkey("new", "nobody", 3)).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");
    let found = store.passkey("late").await.unwrap().unwrap();
    assert_eq!(found, passkey("late", "ann", 2));
    assert!(!format!("{found:?}").contains("secrets of"), "credentials stay out of logs");
    assert_eq!(store.passkey("new").await.unwrap(), None);

    let theirs = store.rename_passkey(&bob, "late", "mine").await;
    assert!(matches!(theirs, Err(StoreError::Missing { .. })), "{theirs:?}");
    let theirs = store.remove_passkey(&bob, "late").await;
    assert!(matches!(theirs, Err(StoreError::Missing { .. })), "{theirs:?}");
    store.rename_passkey(&ann, "late", "Phone").await.unwrap();
    store.use_passkey("late", "counted on", 9).await.unwrap();
    let used = Passkey {
        name: "Phone".into(),
        credential: "counted on".into(),
        used_at: Some(9),
        ..passkey("late", "ann", 2)
    };
    let all = store.passkeys_of(&ann).await.unwrap();
    assert_eq!(all, [passkey("early", "ann", 1), used], "oldest first, and the other as it was");
    assert_eq!(store.passkeys_of(&bob).await.unwrap(), []);

    store.remove_passkey(&ann, "late").await.unwrap();
    assert_eq!(store.passkey("late").await.unwrap(), None);
    let gone = store.use_passkey("late", "again", 10).await;
    assert!(matches!(gone, Err(StoreError::Missing { .. })), "{gone:?}");
    store.delete_account(&ann, 20).await.unwrap();
    let gone = store.add_passkey(passkey("new", "ann", 21)).await;
    assert!(matches!(gone, Err(StoreError::Missing { .. })), "{gone:?}");
}

pub async fn the_last_way_in_stays(place: &dyn Place) {
    let store = open(place).await;
    let (ann, bob) = (account("ann"), account("bob"));
    store.create_account(member("ann", "ann")).await.unwrap();
    store.create_account(guest("bob")).await.unwrap();
    store.add_passkey(passkey("a", "ann", 1)).await.unwrap();
    store.remove_passkey(&ann, "a").await.unwrap();
    // An account without a password, repeatedly removing both passkeys at once.
    store.add_passkey(passkey("b0", "bob", 1)).await.unwrap();
    let mut left = "b0".to_string();
    for n in 1..30 {
        let new = format!("b{n}");
        store.add_passkey(passkey(&new, "bob", 1)).await.unwrap();
        let mut removals = JoinSet::new();
        for id in [left.clone(), new] {
            let (store, bob) = (Arc::clone(&store), bob.clone());
            removals.spawn(async move { store.remove_passkey(&bob, &id).await });
        }
        let done = removals.join_all().await;
        let refused: Vec<_> = done.into_iter().filter_map(Result::err).collect();
        assert!(matches!(&refused[..], [StoreError::LastWay]), "{refused:?}");
        let [one] = &store.passkeys_of(&bob).await.unwrap()[..] else { panic!("one stays") };
        left.clone_from(&one.id);
    }
}

pub async fn a_ceremony_is_taken_once(place: &dyn Place) {
    let store = open(place).await;
    store.create_account(member("ann", "ann")).await.unwrap();
    let nobody = Ceremony {
        kind: CeremonyKind::SignIn,
        account: None,
        state: "secrets of nobody".into(),
        expires_at: 20,
    };
    store.begin_ceremony("a", registration("ann", 10)).await.unwrap();
    store.begin_ceremony("b", nobody.clone()).await.unwrap();
    store.begin_ceremony("c", registration("ann", 30)).await.unwrap();
    assert!(store.begin_ceremony("a", nobody.clone()).await.is_err(), "a token opens one door");
    assert!(!format!("{nobody:?}").contains("secrets of"), "challenges stay out of logs");

    let take = |hash: &'static str, kind, now| {
        let store = Arc::clone(&store);
        async move { store.take_ceremony(hash, kind, now).await.unwrap() }
    };
    assert_eq!(take("a", CeremonyKind::Registration, 10).await, None, "expired");
    assert_eq!(take("b", CeremonyKind::Registration, 9).await, None, "of another kind");
    assert_eq!(take("nothing", CeremonyKind::SignIn, 9).await, None);
    let mut racers = JoinSet::new();
    for _ in 0..8 {
        racers.spawn(take("b", CeremonyKind::SignIn, 19));
    }
    let taken: Vec<_> = racers.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken, [nobody]);

    assert_eq!(store.purge_ceremonies(10).await.unwrap(), 1);
    let left = take("c", CeremonyKind::Registration, 10).await;
    assert_eq!(left, Some(registration("ann", 30)));
    assert_eq!(store.purge_ceremonies(99).await.unwrap(), 0);
}
