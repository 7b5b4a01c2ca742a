use store::{Session, StoreError};

use crate::place::{Place, account, guest, new_table, open, table};

fn session(id: &str, seen_at: i64, expires_at: i64) -> Session {
    Session { account: id.into(), created_at: 1, expires_at, seen_at }
}

pub async fn sessions_end(place: &dyn Place) {
    let store = open(place).await;
    store.create_account(guest("ann")).await.unwrap();
    store.create_account(guest("bob")).await.unwrap();
    for (hash, seen_at, expires_at) in [("a", 1, 10), ("b", 2, 20), ("c", 3, 30)] {
        store.start_session(hash, session("ann", seen_at, expires_at)).await.unwrap();
    }
    store.start_session("d", session("bob", 1, 20)).await.unwrap();
    let lost = store.start_session("x", session("nobody", 1, 20)).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");

    assert_eq!(store.session("a", 9).await.unwrap(), Some(session("ann", 1, 10)));
    assert_eq!(store.session("a", 10).await.unwrap(), None, "expired");
    store.touch_session("a", 9, 19).await.unwrap();
    assert_eq!(store.session("a", 10).await.unwrap(), Some(session("ann", 9, 19)));
    let seen: Vec<_> =
        store.sessions_of(&account("ann")).await.unwrap().iter().map(|one| one.seen_at).collect();
    assert_eq!(seen, [9, 3, 2]);

    assert_eq!(store.purge_sessions(19).await.unwrap(), 1);
    store.touch_session("a", 20, 99).await.unwrap();
    assert_eq!(store.session("a", 20).await.unwrap(), None, "what has ended stays so");
    assert_eq!(store.end_sessions(&account("ann"), Some("b")).await.unwrap(), 1);
    assert!(store.session("b", 1).await.unwrap().is_some());
    assert_eq!(store.end_sessions(&account("ann"), None).await.unwrap(), 1);
    store.end_session("d").await.unwrap();
    store.end_session("d").await.unwrap();
    assert_eq!(store.session("d", 1).await.unwrap(), None);
}

pub async fn invitations_are_revoked(place: &dyn Place) {
    let store = open(place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    let t = table("t");
    for (hash, at) in [("a", 1), ("b", 2), ("c", 3)] {
        store.invite(hash, &t, at).await.unwrap();
    }
    let lost = store.invite("x", &table("nowhere"), 1).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");
    assert!(store.invite("a", &t, 9).await.is_err(), "a token opens one door");

    let found = store.invitation("a").await.unwrap().unwrap();
    assert_eq!((found.table.as_str(), found.created_at, found.revoked), ("t", 1, false));
    store.revoke_invitation("a").await.unwrap();
    assert!(store.invitation("a").await.unwrap().unwrap().revoked);
    assert_eq!(store.revoke_invitations(&t).await.unwrap(), 2);
    let all = store.invitations_to(&t).await.unwrap();
    assert!(all.len() == 3 && all[0].created_at == 3 && all.iter().all(|one| one.revoked));
    assert_eq!(store.invitation("nothing").await.unwrap(), None);
}
