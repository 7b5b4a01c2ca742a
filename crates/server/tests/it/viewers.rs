//! Who may watch, and for how long: a view ends when its watcher loses the right to it.

use client::Socket;
use protocol::Reply;
use serde_json::{Value, json};
use server::Config;

use crate::world::{Sitter, World, config, within};

/// All that a socket is told until it is closed.
async fn until_closed(socket: &mut Socket) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(line) = within(socket.next_text()).await.expect("a line") {
        lines.push(line);
    }
    lines
}

/// Somebody leaves a chair with a socket open, and somebody else takes it and plays: their cards
/// are theirs alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_left_behind_reveals_nothing_of_its_next_owner() {
    let world = World::new().await;
    for kind in games::all() {
        let mut host = world.guest("Host").await;
        let mut first = world.guest("First").await;
        let mut next = world.guest("Next").await;
        let stranger = world.guest("Stranger").await;
        let table =
            json!({"game": kind.id(), "chairs": ["me", "open", "open"], "watch": "players"});
        let table = host.open(&table).await.expect("a table");
        let requests = format!("/api/tables/{table}/requests");
        first.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
        let mut old = within(first.live(&table, Some(1), 0)).await.expect("a socket");
        // Before the game anybody may watch.
        let mut outside = within(stranger.live(&table, None, 0)).await.expect("a socket");
        first.post(&requests, &json!({"seat": 1, "do": {"stand": {}}})).await.expect("a way out");
        next.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
        first.post(&requests, &json!({"do": {"sit": {"seat": 2}}})).await.expect("another chair");
        let seated = Sitter::at(&next, &table, Some(1), 0).await;
        assert!(seated.screen().view.is_some(), "{}: the game has begun", kind.id());
        for lines in [until_closed(&mut old).await, until_closed(&mut outside).await] {
            assert!(!lines.is_empty());
            for line in lines {
                let line: Value = serde_json::from_str(&line).expect("JSON");
                let screen = &line["update"]["screen"];
                assert_eq!((&screen["view"], &screen["ask"]), (&json!(null), &json!(null)));
            }
        }
        assert!(first.live(&table, Some(1), 0).await.is_err());
        assert!(stranger.live(&table, None, 0).await.is_err());
    }
}

/// A session that ended unnoticed, as when somebody signs out while a socket opens, ends its
/// sockets.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_over_has_no_socket() {
    let world = World::with(Config { ping_every_ms: 20, ..config() }).await;
    let mut one = world.guest("One").await;
    let table = json!({"game": "architectura", "chairs": ["me", "novice"]});
    let table = one.open(&table).await.expect("a table");
    let mut socket = within(one.live(&table, Some(0), 0)).await.expect("a socket");
    let id = one.id.as_str().into();
    assert_eq!(world.store.end_sessions(&id, None).await.expect("a store"), 1);
    until_closed(&mut socket).await;
}

/// Nothing happens at the table, and yet everybody is shown that a seat may be handed over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn patience_that_ends_is_shown() {
    let world = World::with(Config { least_patience_ms: 1, ..config() }).await;
    let table = json!({"game": "queens-architect", "config": {"first": 1}, "chairs": ["me", "open"],
        "patience": 300});
    let (mut one, _two, table) = world.two_at(&table).await;
    let requests = format!("/api/tables/{table}/requests");
    let mut waiting = Sitter::at(&one, &table, Some(0), 0).await;
    while !waiting.screen().seats[1].may_be_handed_over {
        assert!(matches!(waiting.hear().await, Reply::Change { .. }));
    }
    let hand_over = json!({"do": {"hand_over": {"seat": 1, "bot": "novice"}}});
    one.post(&requests, &hand_over).await.expect("a bot");
}

/// Nobody loses a chair by thinking for a moment, and ratings are won only where people play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_fair() {
    let world = World::new().await;
    let mut one = world.member("One").await;
    for (chairs, rated, patience, code) in [
        (["me", "open"], false, json!(59_999), Some("server-patience")),
        (["me", "open"], false, json!(60_000), None),
        (["me", "open"], true, json!(60_000), Some("server-patience")),
        (["me", "open"], true, json!(600_000), None),
        (["me", "open"], false, json!(31_536_000_000_i64), None),
        (["me", "open"], false, json!(31_536_000_001_i64), Some("server-patience")),
        (["novice", "random"], true, json!(null), Some("server-rated-people")),
        (["novice", "random"], false, json!(null), None),
        (["me", "me"], true, json!(null), Some("server-rated-people")),
        (["me", "me"], false, json!(null), None),
    ] {
        let table = json!({"game": "architectura", "chairs": chairs, "rated": rated,
            "clock": if rated { json!({"live": {"initial": 600_000, "increment": 0}}) } else { json!("none") },
            "patience": patience, "hot_seat": chairs == ["me", "me"]});
        match (one.open(&table).await, code) {
            (Ok(id), None) => {
                let card = one.get(&format!("/api/tables/{id}")).await.expect("a card");
                assert_eq!(card["patience"], patience);
            }
            (Err(error), Some(code)) => assert!(error.to_string().contains(code), "{error}"),
            (other, _) => panic!("{table}: {other:?}"),
        }
    }
}

/// Nobody can be flagged the moment they sit down, a day is a day, and no clock runs forever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_leave_time_and_end() {
    const DAY: i64 = 86_400_000;
    let world = World::new().await;
    let mut one = world.member("One").await;
    let live = |initial: i64, increment: i64| json!({"live": {"initial": initial, "increment": increment}});
    let daily = |per_move: i64, holidays: u16| json!({"daily": {"per_move": per_move, "holidays": holidays}});
    for (clock, casual, rated) in [
        (live(1, 0), false, false),
        (live(59_999, 0), false, false),
        (live(60_000, 0), true, false),
        (live(179_999, 3_600_000), true, false),
        (live(180_000, 0), true, true),
        (live(7 * DAY, 3_600_000), true, true),
        (live(7 * DAY + 1, 0), false, false),
        (live(600_000, 3_600_001), false, false),
        (live(600_000, -1), false, false),
        (live(i64::MAX, i64::MAX), false, false),
        (daily(1, 0), false, false),
        (daily(-DAY, 0), false, false),
        (daily(0, 0), false, false),
        (daily(DAY / 24, 0), false, false),
        (daily(DAY, 365), true, true),
        (daily(DAY, 366), false, false),
        (daily(DAY + DAY / 2, 0), false, false),
        (daily(60 * DAY, 0), true, true),
        (daily(61 * DAY, 0), false, false),
        (daily(i64::MAX, u16::MAX), false, false),
    ] {
        let code = if clock["live"].is_null() { "server-clock-daily" } else { "server-clock-live" };
        for (is_rated, is_fine) in [(false, casual), (true, rated)] {
            let table = json!({"game": "architectura", "chairs": ["me", "open"],
                "rated": is_rated, "clock": clock});
            match one.open(&table).await {
                Ok(_) => assert!(is_fine, "{table}"),
                Err(error) => {
                    assert!(!is_fine && error.to_string().contains(code), "{table} {error}");
                }
            }
        }
    }
}

/// The last person who waited stands up: the table is over, and the lobby does not list it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_waits_at_is_over() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let table = json!({"game": "architectura", "chairs": ["me", "open", "open"]});
    let table = one.open(&table).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 2}}})).await.expect("a chair");
    let status = async |one: &mut client::Client| {
        let card = one.get(&format!("/api/tables/{table}")).await.expect("a card");
        let lobby = one.get("/api/tables").await.expect("a lobby");
        let over = one.get("/api/tables?status=over").await.expect("a lobby");
        let count = |page: &Value| page["tables"].as_array().expect("tables").len();
        (card["status"].clone(), count(&lobby), count(&over))
    };
    one.post(&requests, &json!({"seat": 0, "do": {"stand": {}}})).await.expect("a way out");
    assert_eq!(status(&mut one).await, (json!("open"), 1, 0));
    two.post(&requests, &json!({"seat": 2, "do": {"stand": {}}})).await.expect("a way out");
    assert_eq!(status(&mut one).await, (json!("over"), 0, 1));
}
