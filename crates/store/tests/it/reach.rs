//! Contact settings and push subscriptions.

use store::{Contact, Quiet, Session, Store, StoreError, Subscription, Ways, Webhook};

use crate::place::{Place, account, guest, open};

/// Settings that differ from the defaults.
pub fn wanted() -> Contact {
    Contact {
        turns: true,
        endings: false,
        with_tab: true,
        webhook: Some(Webhook { url: "https://hook.example/é?x".into(), secret: "s".into() }),
        quiet: Some(Quiet { from: 1320, to: 420, zone: "Europe/Paris".into() }),
    }
}

/// A browser of an account.
pub fn browser(id: &str, endpoint: &str) -> Subscription {
    Subscription {
        account: account(id),
        endpoint: endpoint.into(),
        p256dh: "key".into(),
        auth: "auth".into(),
        language: "fr".into(),
        created_at: 3,
    }
}

async fn sign_in(store: &dyn Store, id: &str, hash: &str, expires_at: i64) {
    let session = Session { account: account(id), created_at: 1, expires_at, seen_at: 1 };
    store.start_session(hash, session).await.unwrap();
}

async fn endpoints(store: &dyn Store, id: &str, now: i64) -> Vec<String> {
    let found = store.subscriptions_of(&account(id), now).await.unwrap();
    found.into_iter().map(|browser| browser.endpoint).collect()
}

pub async fn notification_settings_are_stored(place: &dyn Place) {
    let store = open(place).await;
    store.create_account(guest("ann")).await.unwrap();
    store.create_account(guest("bob")).await.unwrap();
    let [ann, bob] = ["ann", "bob"].map(account);
    assert_eq!(store.contact(&ann).await.unwrap(), Contact::default());
    let usual = Ways { turns: true, endings: true, ..Ways::default() };
    assert_eq!(store.ways_to(&ann, 5).await.unwrap(), usual);

    store.put_contact(&ann, wanted()).await.unwrap();
    assert_eq!(store.contact(&ann).await.unwrap(), wanted());
    let ways = Ways { webhook: true, turns: true, with_tab: true, ..Ways::default() };
    assert_eq!(store.ways_to(&ann, 5).await.unwrap(), ways);
    let none = Contact { turns: false, ..Contact::default() };
    store.put_contact(&ann, none.clone()).await.unwrap();
    assert_eq!(store.contact(&ann).await.unwrap(), none);
    let ways = Ways { endings: true, ..Ways::default() };
    assert_eq!(store.ways_to(&ann, 5).await.unwrap(), ways);

    assert_eq!(store.contact(&bob).await.unwrap(), Contact::default(), "nobody else's");
    let lost = store.put_contact(&account("nobody"), wanted()).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");
    assert_eq!(store.ways_to(&account("nobody"), 5).await.unwrap(), Ways::default());
    store.delete_account(&bob, 9).await.unwrap();
    assert!(store.put_contact(&bob, wanted()).await.is_err(), "gone for good");
}

pub async fn browsers_live_as_long_as_their_session(place: &dyn Place) {
    let store = open(place).await;
    for id in ["ann", "bob"] {
        store.create_account(guest(id)).await.unwrap();
        sign_in(&*store, id, &format!("of {id}"), 100).await;
    }
    sign_in(&*store, "ann", "short", 50).await;
    store.subscribe("of ann", browser("ann", "https://one")).await.unwrap();
    store.subscribe("short", browser("ann", "https://two")).await.unwrap();
    assert_eq!(endpoints(&*store, "ann", 10).await, ["https://one", "https://two"]);
    let newer = Subscription { language: "en".into(), ..browser("ann", "https://one") };
    store.subscribe("of ann", newer.clone()).await.unwrap();
    assert!(store.subscriptions_of(&account("ann"), 10).await.unwrap().contains(&newer));
    assert!(store.ways_to(&account("ann"), 10).await.unwrap().push);

    // A session expires or is ended, and its subscriptions with it.
    assert_eq!(endpoints(&*store, "ann", 50).await, ["https://one"]);
    store.purge_sessions(50).await.unwrap();
    assert_eq!(endpoints(&*store, "ann", 10).await, ["https://one"]);
    let export = store.export_account(&account("ann")).await.unwrap().unwrap();
    assert_eq!(export.subscriptions.len(), 1, "forgotten");
    store.end_session("of ann").await.unwrap();
    assert!(endpoints(&*store, "ann", 10).await.is_empty());
    assert!(!store.ways_to(&account("ann"), 10).await.unwrap().push);

    // The browser belongs to its last user; only they can remove it.
    store.subscribe("of bob", browser("bob", "https://one")).await.unwrap();
    assert_eq!(endpoints(&*store, "bob", 10).await, ["https://one"]);
    assert!(!store.unsubscribe(&account("ann"), "https://one").await.unwrap());
    assert!(store.unsubscribe(&account("bob"), "https://one").await.unwrap());
    assert!(!store.unsubscribe(&account("bob"), "https://one").await.unwrap());
    let foreign = store.subscribe("of bob", browser("ann", "https://three")).await;
    assert!(matches!(foreign, Err(StoreError::Missing { .. })), "{foreign:?}");
}

pub async fn all_nodes_share_one_key(place: &dyn Place) {
    let stores = [open(place).await, open(place).await];
    let (one, two) = tokio::join!(stores[0].push_key("a", 1), stores[1].push_key("b", 2));
    let (one, two) = (one.unwrap(), two.unwrap());
    assert_eq!(one, two);
    assert_eq!(stores[0].push_key("c", 3).await.unwrap(), one);
}
