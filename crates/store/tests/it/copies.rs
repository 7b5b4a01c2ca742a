//! Copying between databases and back, without losing anything.

use std::collections::BTreeMap;

use store::{
    Contact, Edition, LineKind, NewLine, NewNotification, NewResult, Occupant, Outage, Rating,
    Scale, SeatResult, Session, Snapshot, Status, Store, StoreError,
};

use crate::passkeys::{passkey, registration};
use crate::place::{
    Place, Postgres, Sqlite, account, append, bodies, bot, guest, member, new_table, open, person,
    table,
};
use crate::reach::{browser, wanted};

/// More than one batch of entries, and some of every other kind of row.
const ENTRIES: i64 = 450;

async fn fill(store: &dyn Store) {
    store.create_account(member("ann", "Ann")).await.unwrap();
    store.create_account(guest("Bob")).await.unwrap();
    let codes = vec!["code".into(), "Code".into()];
    store.set_recovery_codes(&account("ann"), codes).await.unwrap();
    let session =
        Session { account: account("ann"), created_at: 1, expires_at: 9_000_000, seen_at: 2 };
    store.start_session("token", session).await.unwrap();
    store.add_passkey(passkey("key", "ann", 3)).await.unwrap();
    store.begin_ceremony("ceremony", registration("ann", 9_000_000)).await.unwrap();
    // Names that databases sort differently.
    for id in ["a", "B", "é", "_"] {
        let mut new = new_table(id, 7);
        new.seats = vec![person(0, "ann"), bot(1, "novice")];
        store.create_table(new).await.unwrap();
        for seq in 0..ENTRIES {
            store.append(append(id, seq, &format!("{id} “{seq}” \\ '"))).await.unwrap();
        }
        store.say(&table(id), line("hello")).await.unwrap();
        let snapshot = Snapshot { seq: 3, version: "1".into(), body: "{}".into() };
        store.put_snapshot(&table(id), snapshot).await.unwrap();
    }
    store.invite("invitation", &table("a"), 5).await.unwrap();
    store.put_note(&table("a"), &account("ann"), "a plan", 6).await.unwrap();
    store.mute(&account("ann"), &account("Bob")).await.unwrap();
    store.beat(8, vec![Outage { began: 1, ended: 2 }], 0).await.unwrap();
    let mut last = append("a", ENTRIES, "the end");
    last.status = Some(Status::Over);
    last.awaiting = Some(0);
    last.edition =
        Some(Edition { hash: "hash".into(), game: "quarry".into(), body: "[[stone]]".into() });
    last.result = Some(result());
    last.notifications = vec![NewNotification {
        id: "n".into(),
        account: account("ann"),
        kind: "over".into(),
        body: "{}".into(),
        created_at: 1,
        due_at: 2,
    }];
    store.append(last).await.unwrap();
    let rating = Rating {
        scale: Scale::People,
        subject: "ann".into(),
        game: "quarry".into(),
        rating: 25.1 / 3.0,
        deviation: 0.1,
        games: 1,
        last_table: table("a"),
        last_at: 3,
    };
    store.put_ratings(vec![rating]).await.unwrap();
    store.put_contact(&account("ann"), wanted()).await.unwrap();
    store.put_contact(&account("Bob"), Contact::default()).await.unwrap();
    store.subscribe("token", browser("ann", "https://push.example/1")).await.unwrap();
    store.push_key("the first", 1).await.unwrap();
}

fn line(text: &str) -> NewLine {
    NewLine { account: account("ann"), at: 4, kind: LineKind::Text, body: text.into() }
}

fn result() -> NewResult {
    NewResult {
        game: "quarry".into(),
        ended_at: 500,
        players: 2,
        rated: true,
        body: "{}".into(),
        seats: vec![SeatResult {
            seat: 0,
            occupant: Some(Occupant::Account(account("ann"))),
            place: 1,
            total: -3,
            categories: BTreeMap::from([("stone".into(), -3)]),
        }],
    }
}

async fn copied(from: &dyn Place, to: &dyn Place) -> store::Copied {
    let mut seen = Vec::new();
    let done = store::copy(&from.url(), &to.url(), &mut |done, of| seen.push((done, of))).await;
    let done = done.unwrap();
    assert_eq!(seen.last(), Some(&(done.rows, done.rows)));
    done
}

async fn same(a: &dyn Place, b: &dyn Place) {
    let (a, b) = (open(a).await, open(b).await);
    let id = account("ann");
    assert_eq!(
        a.export_account(&id).await.unwrap().unwrap(),
        b.export_account(&id).await.unwrap().unwrap()
    );
    let key = b.passkey("key").await.unwrap();
    assert_eq!(key, Some(passkey("key", "ann", 3)), "with its credential");
    for id in ["a", "B", "é", "_"] {
        assert_eq!(bodies(&*a, id).await, bodies(&*b, id).await);
        assert_eq!(a.table(&table(id)).await.unwrap(), b.table(&table(id)).await.unwrap());
        assert_eq!(b.snapshot(&table(id)).await.unwrap(), None, "a cache is not taken along");
    }
    assert_eq!(a.result(&table("a")).await.unwrap(), b.result(&table("a")).await.unwrap());
    assert!(b.edition("hash").await.unwrap().is_some());
    assert_eq!(b.push_key("another", 2).await.unwrap(), "the first");
    assert_eq!(b.subscriptions_of(&id, 5).await.unwrap().len(), 1, "with its session");
    assert!(b.use_recovery_code(&id, "Code").await.unwrap());
    a.close().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_club_moves_and_moves_back() {
    let server = services::Postgres::start();
    let (old, club, back) = (Sqlite::new(), Postgres::new(&server, "club"), Sqlite::new());
    let store = open(&old).await;
    fill(&*store).await;
    // It may be in use meanwhile.
    let there = copied(&old, &club).await;
    assert_eq!((there.tables, there.entries), (4, 4 * ENTRIES as u64 + 1));
    store.close().await;
    assert_eq!(copied(&club, &back).await, there);
    same(&old, &back).await;
    same(&old, &club).await;

    let again = store::copy(&old.url(), &club.url(), &mut |_, _| {}).await;
    assert!(matches!(again, Err(StoreError::Exists { .. })), "{again:?}");
    let nothing = Sqlite::new();
    let missing = store::copy(&nothing.url(), &Sqlite::new().url(), &mut |_, _| {}).await;
    assert!(matches!(missing, Err(StoreError::CannotOpen(_))), "{missing:?}");
    assert!(!nothing.file("trestle.db").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_backed_up_and_restored() {
    let server = services::Postgres::start();
    let (club, other) = (Postgres::new(&server, "club"), Postgres::new(&server, "other"));
    let store = open(&club).await;
    fill(&*store).await;
    let folder = Sqlite::new();
    let file = folder.file("back up.db");
    std::fs::write(folder.file("back up.db.partial"), "left by an interrupted one").unwrap();
    store.backup(&file).await.unwrap();
    assert!(matches!(store.backup(&file).await, Err(StoreError::Backup(_))));
    store.close().await;

    let before = std::fs::read(&file).unwrap();
    store::restore(&file, &other.url()).await.unwrap();
    assert_eq!(std::fs::read(&file).unwrap(), before, "a backup stays as it is");
    same(&club, &other).await;
    let again = store::restore(&file, &other.url()).await;
    assert!(matches!(again, Err(StoreError::Exists { .. })), "{again:?}");
    let checked = store::check(&other.url()).await.unwrap();
    assert_eq!((checked.tables, checked.faults.len()), (4, 0));
}
