use std::collections::BTreeMap;
use std::sync::Arc;

use sqlx::Connection;
use store::{
    Account, AccountKind, CeremonyKind, Contact, Departure, LineKind, NewLine, NewNotification,
    NewResult, Occupant, Rating, Scale, SeatResult, Session, Status, Store, StoreError,
};
use tokio::task::JoinSet;

use crate::passkeys::{passkey, registration};
use crate::place::{
    Place, account, append, credentials, guest, member, new_table, open, person, table,
};
use crate::reach::{browser, wanted};

async fn found(store: &dyn Store, id: &str) -> Account {
    store.account(&account(id)).await.unwrap().unwrap()
}

pub async fn logins_are_unique(place: &dyn Place) {
    let store = open(place).await;
    store.create_account(member("ann", "Ânne")).await.unwrap();
    let ann = store.account_by_login("ÂNNE").await.unwrap().unwrap();
    assert_eq!((ann.id.as_str(), ann.login.as_deref()), ("ann", Some("ânne")));
    assert_eq!(ann.password.as_deref(), Some("hash for Ânne"));
    assert!(!format!("{ann:?}").contains("hash for"), "hashes stay out of logs");

    let taken = store.create_account(member("bob", "ânne")).await;
    assert!(matches!(taken, Err(StoreError::LoginTaken)), "{taken:?}");
    let twice = store.create_account(guest("ann")).await;
    assert!(matches!(twice, Err(StoreError::Exists { .. })), "{twice:?}");
    // Guests have no login, and any number of them have none.
    store.create_account(guest("bob")).await.unwrap();
    store.create_account(guest("cid")).await.unwrap();

    let mut racers = JoinSet::new();
    for n in 0..8 {
        let store = Arc::clone(&store);
        racers.spawn(async move {
            store.create_account(member(&format!("racer {n}"), "fast")).await.is_ok()
        });
    }
    assert_eq!(racers.join_all().await.into_iter().filter(|won| *won).count(), 1);
}

pub async fn many_names_are_found(place: &dyn Place) {
    let store = open(place).await;
    assert_eq!(store.names(&[]).await.unwrap(), []);
    // More than one query asks for.
    let ids: Vec<_> = (0..250).map(|n| account(&format!("guest{n}"))).collect();
    for id in &ids {
        store.create_account(guest(id.as_str())).await.unwrap();
    }
    store.rename(&ids[3], "Three").await.unwrap();
    store.delete_account(&ids[4], 1).await.unwrap();
    let asked: Vec<_> = ids.iter().cloned().chain([account("nobody")]).collect();
    let names: BTreeMap<_, _> = store.names(&asked).await.unwrap().into_iter().collect();
    assert_eq!(names.len(), ids.len());
    assert_eq!((names[&ids[3]].as_str(), names[&ids[4]].as_str()), ("Three", ""));
    assert_eq!(names[&ids[249]], found(&*store, "guest249").await.name);
}

pub async fn a_guest_becomes_a_member(place: &dyn Place) {
    let store = open(place).await;
    store.create_account(guest("ann")).await.unwrap();
    store.create_account(member("bob", "bob")).await.unwrap();
    let taken = store.make_member(&account("ann"), credentials("BOB")).await;
    assert!(matches!(taken, Err(StoreError::LoginTaken)), "{taken:?}");
    assert_eq!(found(&*store, "ann").await.kind, AccountKind::Guest);
    store.make_member(&account("ann"), credentials("Ann")).await.unwrap();
    let ann = found(&*store, "ann").await;
    assert_eq!((ann.kind, ann.login.as_deref()), (AccountKind::Member, Some("ann")));
    let again = store.make_member(&account("ann"), credentials("else")).await;
    assert!(matches!(again, Err(StoreError::Missing { .. })), "{again:?}");

    store.rename(&account("ann"), "Annie").await.unwrap();
    store.set_language(&account("ann"), "fr").await.unwrap();
    store.set_password(&account("ann"), "new hash").await.unwrap();
    let ann = found(&*store, "ann").await;
    assert_eq!((ann.name.as_str(), ann.language.as_str()), ("Annie", "fr"));
    assert_eq!(ann.password.as_deref(), Some("new hash"));
    assert!(store.rename(&account("nobody"), "x").await.is_err());
}

pub async fn recovery_codes_work_once(place: &dyn Place) {
    let store = open(place).await;
    store.create_account(member("ann", "ann")).await.unwrap();
    let ann = account("ann");
    store.set_recovery_codes(&ann, vec!["old".into()]).await.unwrap();
    let new = ["a", "b", "b"].map(String::from).to_vec();
    store.set_recovery_codes(&ann, new).await.unwrap();
    assert_eq!(store.recovery_codes_left(&ann).await.unwrap(), 2);
    assert!(!store.use_recovery_code(&ann, "old").await.unwrap());
    let mut racers = JoinSet::new();
    for _ in 0..8 {
        let (store, ann) = (Arc::clone(&store), ann.clone());
        racers.spawn(async move { store.use_recovery_code(&ann, "a").await.unwrap() });
    }
    assert_eq!(racers.join_all().await.into_iter().filter(|used| *used).count(), 1);
    assert_eq!(store.recovery_codes_left(&ann).await.unwrap(), 1);
    let lost = store.set_recovery_codes(&account("nobody"), vec!["x".into()]).await;
    assert!(matches!(lost, Err(StoreError::Missing { .. })), "{lost:?}");
}

/// A member with data in every table of the store.
async fn settle(store: &dyn Store, id: &str) {
    store.create_account(member(id, &format!("login-{id}"))).await.unwrap();
    let me = account(id);
    store.set_recovery_codes(&me, vec!["code".into()]).await.unwrap();
    let session = Session { account: me.clone(), created_at: 1, expires_at: 1000, seen_at: 1 };
    store.start_session(&format!("token of {id}"), session).await.unwrap();
    store.add_passkey(passkey(&format!("key of {id}"), id, 1)).await.unwrap();
    let ceremony = registration(id, 1000);
    store.begin_ceremony(&format!("ceremony of {id}"), ceremony).await.unwrap();
    let t = format!("table of {id}");
    let mut new = new_table(&t, 1);
    new.host = Some(me.clone());
    new.seats = vec![person(0, id), person(1, "other")];
    store.create_table(new).await.unwrap();
    let mut end = append(&t, 0, r#"["end"]"#);
    end.status = Some(Status::Over);
    end.result = Some(NewResult {
        game: "quarry".into(),
        ended_at: 5,
        players: 2,
        rated: true,
        body: "{}".into(),
        seats: vec![SeatResult {
            seat: 0,
            occupant: Some(Occupant::Account(me.clone())),
            place: 1,
            total: 9,
            categories: BTreeMap::new(),
        }],
    });
    end.notifications = vec![NewNotification {
        id: format!("news for {id}"),
        account: me.clone(),
        kind: "over".into(),
        body: "{}".into(),
        created_at: 1,
        due_at: 1,
    }];
    store.append(end).await.unwrap();
    let rating = Rating {
        scale: Scale::People,
        subject: id.into(),
        game: "quarry".into(),
        rating: 25.5,
        deviation: 8.25,
        games: 1,
        last_table: table(&t),
        last_at: 5,
    };
    store.put_ratings(vec![rating]).await.unwrap();
    store.put_note(&table(&t), &me, "a note", 3).await.unwrap();
    let line =
        NewLine { account: me.clone(), at: 4, kind: LineKind::Text, body: "well played".into() };
    store.say(&table(&t), line).await.unwrap();
    store.mute(&me, &account("other")).await.unwrap();
    store.put_contact(&me, wanted()).await.unwrap();
    let endpoint = format!("https://push.example/{id}");
    store.subscribe(&format!("token of {id}"), browser(id, &endpoint)).await.unwrap();
}

pub async fn deletion_erases_the_person(place: &dyn Place) {
    let store = open(place).await;
    settle(&*store, "ann").await;
    settle(&*store, "bob").await;
    let bob_before = store.export_account(&account("bob")).await.unwrap();
    store.mute(&account("bob"), &account("ann")).await.unwrap();
    let ann = account("ann");
    store.delete_account(&ann, 77).await.unwrap();

    let left = store.export_account(&ann).await.unwrap().unwrap();
    assert_eq!(left.account.kind, AccountKind::Deleted);
    assert_eq!((left.account.name.as_str(), &left.account.login), ("", &None));
    assert_eq!((&left.account.password, left.account.deleted_at), (&None, Some(77)));
    assert_eq!(left.recovery_codes, 0);
    assert!(left.passkeys.is_empty());
    assert!(left.sessions.is_empty() && left.notes.is_empty() && left.chat.is_empty());
    assert!(left.muted.is_empty() && left.notifications.is_empty() && left.ratings.is_empty());
    assert_eq!((left.contact, left.subscriptions.len()), (Contact::default(), 0));
    assert_eq!(store.session("token of ann", 2).await.unwrap(), None);
    let kind = CeremonyKind::Registration;
    assert_eq!(store.take_ceremony("ceremony of ann", kind, 2).await.unwrap(), None);
    assert!(store.account_by_login("login-ann").await.unwrap().is_none());

    // The game stays, and so does what was said, without a name.
    assert_eq!((left.tables.len(), left.results.len()), (1, 1));
    let chat = store.chat_since(&table("table of ann"), 0, 9).await.unwrap();
    assert_eq!((chat[0].account.as_ref(), chat[0].body.as_str()), (None, "well played"));

    // Nobody else is touched, the login is free, and what is gone does not come back.
    assert_eq!(store.export_account(&account("bob")).await.unwrap(), bob_before);
    store.create_account(member("new ann", "login-ann")).await.unwrap();
    assert!(store.rename(&ann, "Ann").await.is_err());
    assert!(store.make_member(&ann, credentials("again")).await.is_err());
    let session = Session { account: ann.clone(), created_at: 1, expires_at: 99, seen_at: 1 };
    assert!(store.start_session("again", session).await.is_err());
    store.delete_account(&ann, 99).await.unwrap();
    assert_eq!(found(&*store, "ann").await.deleted_at, Some(77));
}

/// A node of an older version deletes an account without knowing of everything there is.
pub async fn what_an_older_program_leaves_is_erased(place: &dyn Place) {
    let store = open(place).await;
    settle(&*store, "ann").await;
    settle(&*store, "bob").await;
    let bob_before = store.export_account(&account("bob")).await.unwrap();
    assert_eq!(store.erase_leftovers().await.unwrap(), 0);
    sqlx::any::install_default_drivers();
    let mut older = sqlx::AnyConnection::connect(&place.url()).await.unwrap();
    let delete = "UPDATE accounts SET kind = 'deleted', name = '' WHERE id = 'ann'";
    sqlx::raw_sql(delete).execute(&mut older).await.unwrap();
    older.close().await.unwrap();

    // A passkey, a ceremony, a browser, contact settings, and a waiting notification.
    assert_eq!(store.erase_leftovers().await.unwrap(), 5);
    let left = store.export_account(&account("ann")).await.unwrap().unwrap();
    assert!(left.passkeys.is_empty() && left.notifications.is_empty());
    assert_eq!((left.contact, left.subscriptions.len()), (Contact::default(), 0));
    let kind = CeremonyKind::Registration;
    assert_eq!(store.take_ceremony("ceremony of ann", kind, 2).await.unwrap(), None);
    assert_eq!(store.export_account(&account("bob")).await.unwrap(), bob_before);
}

pub async fn an_export_has_everything(place: &dyn Place) {
    let store = open(place).await;
    settle(&*store, "ann").await;
    settle(&*store, "bob").await;
    let export = store.export_account(&account("ann")).await.unwrap().unwrap();
    assert_eq!(export.account.login.as_deref(), Some("login-ann"));
    assert_eq!((export.recovery_codes, export.sessions.len()), (1, 1));
    let keys: Vec<_> = export.passkeys.iter().map(|key| key.id.as_str()).collect();
    assert_eq!(keys, ["key of ann"]);
    assert_eq!((export.tables.len(), export.results.len(), export.ratings.len()), (1, 1, 1));
    assert_eq!((export.notes.len(), export.chat.len()), (1, 1));
    assert_eq!((export.muted.len(), export.notifications.len()), (1, 1));
    assert_eq!((&export.contact, export.subscriptions.len()), (&wanted(), 1));
    let json = serde_json::to_string(&export).unwrap();
    assert!(json.contains("well played") && json.contains("a note"));
    assert!(!json.contains("secrets of") && !json.contains("ceremony of"));
    assert!(!json.contains("hash for") && !json.contains("token of") && !json.contains("bob"));
    assert_eq!(store.export_account(&account("nobody")).await.unwrap(), None);
}

pub async fn guests_who_left_no_trace_expire(place: &dyn Place) {
    let store = open(place).await;
    for id in ["gone", "here", "host", "sits", "talks", "writes", "z"] {
        store.create_account(guest(id)).await.unwrap();
    }
    store.create_account(member("kept", "kept")).await.unwrap();
    for (id, seen_at) in [("gone", 40), ("here", 60), ("kept", 40)] {
        let session = Session { account: account(id), created_at: 1, expires_at: 999, seen_at };
        store.start_session(id, session).await.unwrap();
    }
    let seats = vec![person(0, "sits")];
    let host = Some(account("host"));
    store.create_table(store::NewTable { seats, host, ..new_table("t", 1) }).await.unwrap();
    let line =
        NewLine { account: account("talks"), at: 1, kind: LineKind::Text, body: "hello".into() };
    store.say(&table("t"), line).await.unwrap();
    store.put_note(&table("t"), &account("writes"), "mine", 1).await.unwrap();

    // A few at a time, each scan continuing where the last one ended.
    let (mut after, mut gone) = (None, 0);
    loop {
        let (some, next) = store.expire_guests(50, after.as_ref(), 2).await.unwrap();
        gone += some;
        after = next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(gone, 2);
    assert!(store.account(&account("gone")).await.unwrap().is_none());
    assert!(store.account(&account("z")).await.unwrap().is_none());
    assert!(store.session("gone", 50).await.unwrap().is_none());
    for id in ["here", "host", "sits", "talks", "writes", "kept"] {
        assert!(store.account(&account(id)).await.unwrap().is_some(), "{id}");
    }
    assert_eq!(store.expire_guests(0, None, 9).await.unwrap(), (0, None));
}

/// Deleted people leave every table that is not over, and no seat is missed.
pub async fn the_gone_leave_their_tables(place: &dyn Place) {
    let store = open(place).await;
    settle(&*store, "ann").await;
    for t in ["running", "left"] {
        let mut new = new_table(t, 1);
        new.seats = vec![person(0, "other"), person(1, "ann")];
        store.create_table(new).await.unwrap();
    }
    let (ann, other) = (account("ann"), account("other"));
    assert_eq!(store.departures(None, 9).await.unwrap(), []);
    store.delete_account(&ann, 77).await.unwrap();
    let departure = |t: &str| Departure { table: table(t), seat: 1, account: ann.clone() };
    let both = [departure("left"), departure("running")];
    assert_eq!(store.departures(None, 9).await.unwrap(), both, "her game is over");
    assert_eq!(store.departures(Some(&ann), 1).await.unwrap(), both[..1]);
    assert_eq!(store.departures(Some(&other), 9).await.unwrap(), []);
    store.departed(&both[0]).await.unwrap();
    store.departed(&both[0]).await.unwrap();
    assert_eq!(store.departures(None, 9).await.unwrap(), both[1..]);
}
