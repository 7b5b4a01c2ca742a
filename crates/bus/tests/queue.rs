//! Announcements and jobs, over a real NATS.

use std::time::Duration;

use bus::{Bus, BusError, JobQueue};
use futures_util::StreamExt;
use services::Nats;

const SILENCE: Duration = Duration::from_millis(500);

async fn node(nats: &Nats, name: &str) -> Bus {
    let bus = Bus::connect(&nats.url(), name, "test").await.expect("a bus");
    there(&bus).await;
    bus
}

/// Waits until it is connected.
async fn there(bus: &Bus) {
    while !bus.is_there() {
        tokio::task::yield_now().await;
    }
}

/// The next job, however long it takes.
async fn next(queue: &JobQueue<String>) -> bus::Taken<String> {
    loop {
        if let Ok(Some(taken)) = queue.take().await {
            return taken;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_reach_everybody_who_listens() {
    let nats = Nats::start();
    let (a, b) = (node(&nats, "a").await, node(&nats, "b").await);
    let mut heard = b.listen::<String>("news").await.expect("to listen");
    // Messages that the listener cannot parse are skipped.
    let mut said = 0;
    let first = loop {
        // The first ones may be sent before the other node listens.
        a.announce("news", &17).await;
        a.announce("news", &format!("hello {said}")).await;
        said += 1;
        let soon = tokio::time::timeout(Duration::from_millis(200), heard.next());
        if let Ok(news) = soon.await {
            break news.expect("news");
        }
    };
    assert!(first.starts_with("hello"), "{first}");
    // Another club receives nothing of it.
    let other = Bus::connect(&nats.url(), "c", "other").await.expect("a bus");
    there(&other).await;
    let mut quiet = other.listen::<String>("news").await.expect("to listen");
    other.announce("news", &"ours".to_string()).await;
    a.announce("news", &"theirs".to_string()).await;
    assert_eq!(quiet.next().await.as_deref(), Some("ours"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_job_is_done_once() {
    let nats = Nats::start();
    let (a, b) = (node(&nats, "a").await, node(&nats, "b").await);
    let (giver, taker) = (a.queue::<String>("jobs", SILENCE), b.queue::<String>("jobs", SILENCE));
    giver.put("1", &"first".to_string()).await.expect("put");
    giver.put("1", &"the same again".to_string()).await.expect("put");
    giver.put("2", &"second".to_string()).await.expect("put");
    assert_eq!(giver.waiting().await.expect("a number"), 2);
    for (job, attempt) in [("first", 1), ("second", 1)] {
        let taken = next(&taker).await;
        assert_eq!((taken.job.as_str(), taken.attempt), (job, attempt));
        taken.done().await;
    }
    while giver.waiting().await.expect("a number") > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_job_comes_back_from_the_silent_and_from_those_who_give_it_back() {
    let nats = Nats::start();
    let bus = node(&nats, "a").await;
    let queue = bus.queue::<String>("jobs", SILENCE);
    queue.put("1", &"hard".to_string()).await.expect("put");
    // Dropped without a report, as by a node that died.
    drop(next(&queue).await);
    let again = next(&queue).await;
    assert_eq!(again.attempt, 2);
    again.again(Duration::from_millis(1)).await;
    let third = next(&queue).await;
    assert_eq!(third.attempt, 3);
    // While in progress it is not delivered again, however long that takes.
    let mine = tokio::time::timeout(3 * SILENCE, next(&queue)).await;
    assert!(mine.is_err(), "it was given out although it is being worked on");
    third.done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_outlive_nats() {
    let mut nats = Nats::start();
    let bus = node(&nats, "a").await;
    let queue = bus.queue::<String>("jobs", SILENCE);
    queue.put("1", &"kept".to_string()).await.expect("put");
    tokio::task::block_in_place(|| nats.stop());
    while bus.is_there() {
        tokio::task::yield_now().await;
    }
    let away = queue.put("2", &"lost".to_string()).await;
    assert!(matches!(away, Err(BusError::Away(_))), "{away:?}");
    tokio::task::block_in_place(|| nats.resume());
    let taken = next(&queue).await;
    assert_eq!(taken.job, "kept");
    taken.done().await;
}

#[tokio::test]
async fn an_address_that_is_none_is_refused() {
    let bad = Bus::connect("nats://", "a", "test").await;
    assert!(matches!(bad, Err(BusError::BadUrl(_))), "{bad:?}");
}
