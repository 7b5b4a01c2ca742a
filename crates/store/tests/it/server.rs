//! What only a store on a database server has to do: survive its restarts, and report its errors.

use sqlx::{AnyConnection, Connection};
use store::StoreError;
use tokio::task::JoinSet;

use crate::place::{Place, Postgres, append, bodies, new_table, open};

async fn execute(place: &Postgres, text: &'static str) {
    sqlx::any::install_default_drivers();
    let mut conn = AnyConnection::connect(&place.url()).await.unwrap();
    sqlx::raw_sql(text).execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
}

async fn refusal(url: &str) -> StoreError {
    store::open(url).await.err().expect("it should not open")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_store_is_refused() {
    let server = services::Postgres::start();
    let place = Postgres::new(&server, "bookmarks");
    execute(&place, "CREATE TABLE bookmarks (url TEXT)").await;
    assert!(matches!(refusal(&place.url()).await, StoreError::Foreign));

    let place = Postgres::new(&server, "future");
    let missing = store::check(&place.url()).await;
    assert!(matches!(missing, Err(StoreError::Missing { .. })), "{missing:?}");
    open(&place).await.close().await;
    execute(
        &place,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'from the future', true, ''::bytea, 0)",
    )
    .await;
    // A later program has only added something: this one continues beside it.
    let store = open(&place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    store.append(append("t", 0, "a")).await.unwrap();
    store.close().await;
    execute(&place, "UPDATE compatibility SET least = 9999").await;
    assert!(matches!(refusal(&place.url()).await, StoreError::Newer { version: 9999 }));
    assert!(matches!(store::check(&place.url()).await, Err(StoreError::Newer { version: 9999 })));

    let url = place.url();
    let error = refusal(&url.replace("future", "nowhere")).await;
    assert!(matches!(error, StoreError::Refused(_)), "{error:?}");
    let error = refusal(&url.replace("trestle@", "stranger@")).await;
    assert!(matches!(error, StoreError::Refused(_)), "{error:?}");
}

/// Several nodes start at the same time, on a database that is still empty.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_can_open_it_at_once() {
    let server = services::Postgres::start();
    let url = server.database("new");
    let mut openers = JoinSet::new();
    for n in 0..6 {
        let url = url.clone();
        openers.spawn(async move {
            let store = store::open(&url).await.unwrap();
            store.create_table(new_table(&n.to_string(), 1)).await.unwrap();
            store.close().await;
        });
    }
    openers.join_all().await;
    assert_eq!(store::check(&url).await.unwrap().tables, 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_comes_back_is_used_again() {
    let mut server = services::Postgres::start();
    let place = Postgres::new(&server, "club");
    let store = open(&place).await;
    store.create_table(new_table("t", 1)).await.unwrap();
    store.append(append("t", 0, "before")).await.unwrap();
    server.stop();
    let error = store.append(append("t", 1, "meanwhile")).await.unwrap_err();
    assert!(matches!(error, StoreError::Away(_)), "{error:?}");
    let error = store.head(&"t".into()).await.unwrap_err();
    assert!(matches!(error, StoreError::Away(_)), "{error:?}");
    assert!(store.ping().await.is_err());
    let error = refusal(&place.url()).await;
    assert!(matches!(error, StoreError::Away(_)), "{error:?}");

    server.resume();
    store.append(append("t", 1, "after")).await.unwrap();
    assert_eq!(bodies(&*store, "t").await, ["before", "after"]);
    store.ping().await.unwrap();
}
