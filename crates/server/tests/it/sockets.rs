//! How many sockets somebody has open, and how much they may say on them.

use std::time::{Duration, Instant};

use client::{Client, Socket};
use serde_json::json;
use server::Config;

use crate::world::{World, config, within};

/// Sends so many lines that are no wishes, and waits until each of them is answered.
async fn say(sockets: &mut [Socket], lines: usize) {
    for socket in &mut *sockets {
        for _ in 0..lines {
            within(socket.send_text("null".to_string())).await.expect("it is sent");
        }
    }
    for socket in sockets {
        let mut answered = 0;
        while answered < lines {
            let line = within(socket.next_text()).await.expect("a line").expect("a socket");
            answered += usize::from(line.contains("server-bad-line"));
        }
    }
}

/// A client that says more than a socket may is heard, but later; and whoever opens more sockets gains
/// by that only up to a point.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_too_much_waits() {
    // A socket has 20 lines at once and one more every 100 ms; all of them have 80, and one every 25.
    let world = World::with(Config { burst: 40, refill_ms: 200, ..config() }).await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let open = async |sockets: usize| {
        let mut opened = Vec::new();
        for _ in 0..sockets {
            opened.push(within(one.live(&table, Some(0), 0)).await.expect("a socket"));
        }
        opened
    };
    let (mut alone, mut many) = (open(1).await, open(5).await);
    let began = Instant::now();
    say(&mut alone, 26).await;
    assert!(began.elapsed() >= Duration::from_millis(6 * 100), "{:?}", began.elapsed());
    let began = Instant::now();
    say(&mut many, 20).await;
    // At most 80 of 100 were there at once.
    assert!(began.elapsed() >= Duration::from_millis(20 * 25), "{:?}", began.elapsed());
}

/// Somebody who has too many sockets open gets another one when one of them has ended.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_any_number_of_sockets() {
    let world = World::with(Config { burst: 12, ..config() }).await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let nobody = Client::new(&world.url);
    let mut all = Vec::new();
    // Of an account 6, of an address 24 in all.
    for (client, seat, most) in [(&one, Some(0), 6), (&nobody, None, 18)] {
        let mut open = Vec::new();
        for _ in 0..most {
            open.push(within(client.live(&table, seat, 0)).await.expect("a socket"));
        }
        let refused = within(client.live(&table, seat, 0)).await.expect_err("too many");
        assert!(format!("{refused:?}").contains("429"), "{refused:?}");
        open.pop().expect("a socket").cut();
        within(async {
            while client.live(&table, seat, 0).await.map(|socket| open.push(socket)).is_err() {
                tokio::task::yield_now().await;
            }
        })
        .await;
        all.append(&mut open);
    }
}
