//! Limits on open sockets, and on the lines they carry.

use std::time::{Duration, Instant};

use client::{Client, Socket};
use serde_json::json;
use server::Config;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::world::{World, config, within};

/// A connection from an address of this machine.
async fn connect(world: &World, from: [u8; 4]) -> TcpStream {
    let to = world.url.trim_start_matches("http://").parse().expect("an address");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((from, 0).into()).expect("an address");
    within(socket.connect(to)).await.expect("a connection")
}

/// The response to a request on a connection.
async fn request(stream: &mut TcpStream, more: &str) -> String {
    let head = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{more}\r\n");
    stream.write_all(head.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    within(stream.read_to_string(&mut answer)).await.expect("an answer");
    answer.lines().next().unwrap_or_default().to_string()
}

/// Somebody who opens idle connections gets only a limited number, and nobody else waits for that.
/// Excess connections are turned away at once, not when their time for a request is over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_connections_of_one_address_do_not_shut_others_out() {
    // Of an address 40.
    let config = Config { burst: 10, head_timeout_ms: 3_600_000, ..config() };
    let world = World::with(config).await;
    let mut idle = Vec::new();
    for _ in 0..40 {
        idle.push(connect(&world, [127, 0, 0, 1]).await);
    }
    for _ in 0..40 {
        let mut surplus = connect(&world, [127, 0, 0, 1]).await;
        let mut answer = Vec::new();
        let _ = within(surplus.read_to_end(&mut answer)).await;
    }
    let mut visitor = connect(&world, [127, 0, 0, 2]).await;
    assert_eq!(request(&mut visitor, "").await, "HTTP/1.1 200 OK");
    // Those who came first still have their connections, and closing one makes room.
    assert_eq!(request(&mut idle[0], "").await, "HTTP/1.1 200 OK");
    drop(idle);
    let served = async {
        loop {
            let mut again = connect(&world, [127, 0, 0, 1]).await;
            let head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
            let mut answer = Vec::new();
            let sent = again.write_all(head).await.is_ok();
            let read = again.read_to_end(&mut answer).await.is_ok();
            if sent && read && answer.starts_with(b"HTTP/1.1 200") {
                return;
            }
        }
    };
    within(served).await;
}

/// When all connections are taken, the address with the most makes room, even if all of its
/// connections are sockets of tables: those end, and their clients reconnect when there is room.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_whose_place_is_needed_ends() {
    let world = World::with(Config { most_connections: Some(8), ..config() }).await;
    let mut greedy = world.guest("Greedy").await;
    let table = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = greedy.open(&table).await.expect("a table");
    let mut sockets = Vec::new();
    for _ in 0..6 {
        sockets.push(greedy.live(&table, None, 0).await.expect("a socket"));
    }
    // The first ones get the places that are idle or free.
    let mut visitors = Vec::new();
    for _ in 0..4 {
        visitors.push(connect(&world, [127, 0, 0, 2]).await);
    }
    let mut last = visitors.pop().expect("a visitor");
    assert_eq!(request(&mut last, "").await, "HTTP/1.1 200 OK");
    let ended = async {
        // Until nothing comes any more, however that shows.
        while let Ok(Some(_)) = sockets[0].next_text().await {}
    };
    within(ended).await;
}

/// Sends this many invalid lines, and waits until each of them is answered.
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
            answered += usize::from(line.contains("server-bad-request"));
        }
    }
}

/// A client that exceeds the limit of a socket is delayed; and opening more sockets helps only up
/// to a point.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sending_too_many_lines_waits() {
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
    // At most 80 of 100 were allowed at once.
    assert!(began.elapsed() >= Duration::from_millis(20 * 25), "{:?}", began.elapsed());
}

/// With too many sockets open, one has to end before another can open.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_sockets_are_limited() {
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
