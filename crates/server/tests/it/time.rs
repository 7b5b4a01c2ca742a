//! Clocks at tables count only time in which a server ran: setting the clock of the machine,
//! stopping the server or killing it takes nobody's time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};
use server::Config;
use server::time::{ClockSource, Clocks};

use crate::world::{World, config};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// A server whose heartbeats happen when the test says so.
const NEVER: u64 = 1_000_000_000;

/// Clocks that advance when a test says so.
#[derive(Clone)]
struct Hands(Arc<(AtomicI64, AtomicU64)>);

impl Hands {
    fn new() -> Self {
        Self(Arc::new((AtomicI64::new(1_700_000_000_000), AtomicU64::new(0))))
    }

    /// Time passes.
    fn pass(&self, time: i64) {
        self.set(time);
        self.0.1.fetch_add(time as u64, Ordering::Relaxed);
    }

    /// Somebody sets the wall clock.
    fn set(&self, by: i64) {
        self.0.0.fetch_add(by, Ordering::Relaxed);
    }

    fn config(&self) -> Config {
        let clocks = ClockSource::new(self.clone());
        Config { clocks, beat_every_ms: NEVER, ..config() }
    }
}

impl Clocks for Hands {
    fn wall(&self) -> i64 {
        self.0.0.load(Ordering::Relaxed)
    }

    fn ticks(&self) -> Duration {
        Duration::from_millis(self.0.1.load(Ordering::Relaxed))
    }
}

fn with_clock(clock: &Value) -> Value {
    let config = json!({"players": 2, "first": 0});
    json!({"game": "queens-architect", "config": config, "chairs": ["me", "open"], "clock": clock})
}

fn live() -> Value {
    with_clock(&json!({"live": {"initial": 10 * MINUTE, "increment": 0}}))
}

fn daily() -> Value {
    with_clock(&json!({"daily": {"per_move": DAY, "holidays": 0}}))
}

async fn screen(client: &mut Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/screen?seat=0");
    client.get(&path).await.expect("a screen")["update"]["screen"].clone()
}

/// The time left for each seat. Nobody has run out of time.
async fn left(client: &mut Client, table: &str) -> [i64; 2] {
    let screen = screen(client, table).await;
    assert_eq!(screen["phase"], json!("playing"), "{screen}");
    [0, 1].map(|seat| {
        let face = &screen["seats"][seat];
        assert_eq!(face["flagged"], json!(false), "{face}");
        face["clock"]["left"].as_i64().unwrap_or(i64::MAX)
    })
}

/// The seat that is asked gives an answer.
async fn answer(client: &mut Client, table: &str) {
    let screen = screen(client, table).await;
    let ask = &screen["ask"];
    let line = json!({"seat": 0, "do": {"answer": {"question": ask["question"], "action": ask["answers"][0]["action"]}}});
    client.post(&format!("/api/tables/{table}/requests"), &line).await.expect("an answer");
}

/// The length of the outages that people at the table were told of.
async fn outages(client: &mut Client, table: &str) -> Vec<i64> {
    let path = format!("/api/tables/{table}/screen?seat=0");
    let update = client.get(&path).await.expect("a screen");
    let items = update["update"]["items"].as_array().expect("items").clone();
    items.iter().filter_map(|item| item["what"]["outage"]["lost"].as_i64()).collect()
}

/// Everything that a server does periodically.
async fn look_after(world: &World) {
    world.app.time.beat(&*world.store).await.expect("a beat");
    world.app.registry.look_for_due().await.expect("a look");
    world.app.registry.maintain().await;
}

/// The wall clock of a server is set in the middle of a game, an hour forward or back: nobody loses
/// a second, neither then nor when the server notices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_that_jumps_takes_nobodys_time() {
    for jump in [HOUR, -HOUR, 20 * DAY] {
        let hands = Hands::new();
        let world = World::with(hands.config()).await;
        let (mut one, _two, table) = world.two_at(&live()).await;
        hands.pass(MINUTE);
        assert_eq!(left(&mut one, &table).await, [9 * MINUTE, 10 * MINUTE]);
        hands.set(jump);
        look_after(&world).await;
        assert_eq!(left(&mut one, &table).await, [9 * MINUTE, 10 * MINUTE], "{jump}");
        answer(&mut one, &table).await;
        let mut passed = MINUTE;
        for _ in 0..20 {
            hands.pass(10 * SECOND);
            passed += 10 * SECOND;
            look_after(&world).await;
            let [own, other] = left(&mut one, &table).await;
            // Some of the time may have counted for the other seat by now.
            let used = 20 * MINUTE - own - other;
            println!("set by {jump} ms: {passed} ms have passed, {used} ms were counted");
            assert!(used <= passed && used >= passed - passed / 20, "{jump}: {used} of {passed}");
        }
        // Jumping forward is recorded as an outage; waiting for the wall clock is not.
        let told = outages(&mut one, &table).await;
        let expected = if jump > 0 { vec![jump] } else { vec![] };
        assert_eq!(told, expected);
    }
}

/// A deadline in days comes nearer when the clock is set forward, but nobody becomes late by it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_that_jumps_makes_nobody_late() {
    let hands = Hands::new();
    let world = World::with(hands.config()).await;
    let (mut one, _two, table) = world.two_at(&daily()).await;
    hands.pass(23 * HOUR + 30 * MINUTE);
    look_after(&world).await;
    hands.set(HOUR);
    for _ in 0..10 {
        hands.pass(10 * SECOND);
        look_after(&world).await;
    }
    assert_eq!(left(&mut one, &table).await[0], 30 * MINUTE - 100 * SECOND);
    assert_eq!(outages(&mut one, &table).await, [HOUR]);
}

/// The server is away for a night, stopped or killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_without_a_server_does_not_count() {
    for is_killed in [false, true] {
        let hands = Hands::new();
        let world = World::with(hands.config()).await;
        let (mut one, _two, table) = world.two_at(&live()).await;
        let (mut three, _four, slow) = world.two_at(&daily()).await;
        hands.pass(50 * SECOND);
        look_after(&world).await;
        hands.pass(10 * SECOND);
        let stopped = if is_killed { world.killed().await } else { world.stopped().await };
        hands.pass(20 * HOUR);
        let world = stopped.start_as(hands.config()).await;
        look_after(&world).await;
        (one, three) = (world.at(&one, 0), world.at(&three, 0));
        // The time counted since the last heartbeat is given back.
        let given = if is_killed { 10 * SECOND } else { 0 };
        let expected = [9 * MINUTE + given, 10 * MINUTE];
        assert_eq!(left(&mut one, &table).await, expected);
        assert_eq!(outages(&mut one, &table).await, [20 * HOUR + given]);
        assert_eq!(
            left(&mut three, &slow).await[0],
            12 * HOUR,
            "half a day of a deadline is spared"
        );
        // And then it goes on.
        hands.pass(9 * MINUTE - SECOND);
        look_after(&world).await;
        assert_eq!(left(&mut one, &table).await[0], SECOND + given);
        hands.pass(SECOND + given);
        look_after(&world).await;
        let face = &screen(&mut one, &table).await["seats"][0];
        assert_eq!(face["flagged"], json!(true), "{face}");
    }
}

/// The clock was wrong, and is corrected before the next start: clocks neither stand still until
/// the old time comes again nor start over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_set_back_before_a_start_freezes_nothing() {
    let hands = Hands::new();
    let world = World::with(hands.config()).await;
    let (mut one, _two, table) = world.two_at(&live()).await;
    hands.pass(MINUTE);
    let stopped = world.stopped().await;
    hands.set(-HOUR);
    hands.pass(10 * SECOND);
    let world = stopped.start_as(hands.config()).await;
    one = world.at(&one, 0);
    assert_eq!(left(&mut one, &table).await[0], 9 * MINUTE);
    let mut passed = 0;
    for _ in 0..30 {
        hands.pass(2 * SECOND);
        passed += 2 * SECOND;
        look_after(&world).await;
        let used = 9 * MINUTE - left(&mut one, &table).await[0];
        assert!(used <= passed && used >= passed - passed / 20, "{used} of {passed}");
    }
    // Sessions stay valid, and entries are in order.
    answer(&mut one, &table).await;
    let log = world.store.entries_since(&table.as_str().into(), 0).await.expect("a log");
    assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at), "{log:?}");
}

/// A table that was not loaded between two outages notes both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outages_are_remembered_until_a_table_is_opened() {
    let hands = Hands::new();
    let mut world = World::with(hands.config()).await;
    let long = with_clock(&json!({"live": {"initial": 7 * DAY, "increment": 0}}));
    let (mut one, _two, table) = world.two_at(&long).await;
    hands.pass(MINUTE);
    for _ in 0..2 {
        let stopped = world.stopped().await;
        hands.pass(DAY);
        world = stopped.start_as(hands.config()).await;
        hands.pass(MINUTE);
    }
    one = world.at(&one, 0);
    assert_eq!(left(&mut one, &table).await[0], 7 * DAY - 3 * MINUTE);
    assert_eq!(outages(&mut one, &table).await, [2 * DAY]);
}

/// A machine's clock that was set wrong long ago.
struct Wrong {
    by: i64,
    since: Instant,
}

impl Clocks for Wrong {
    fn wall(&self) -> i64 {
        1_700_000_000_000 + self.by + self.since.elapsed().as_millis() as i64
    }

    fn ticks(&self) -> Duration {
        self.since.elapsed()
    }
}

/// Nodes whose clocks differ by hours count alike: they use that of their database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_with_different_clocks_count_alike() {
    let configs = [-HOUR, 0, HOUR].map(|by| {
        let clocks = ClockSource::new(Wrong { by, since: Instant::now() });
        Config { clocks, ..config() }
    });
    let world = Box::pin(World::club_of(configs)).await;
    let began = Instant::now();
    // Each at a node of their own.
    let (mut one, two, table) = world.two_at(&live()).await;
    let mut people = [one.clone(), two];
    for _ in 0..6 {
        let screen = screen(&mut one, &table).await;
        let asked = screen["awaiting"][0].as_u64().expect("a seat") as usize;
        let own = &mut people[asked];
        let path = format!("/api/tables/{table}/screen?seat={asked}");
        let ask = own.get(&path).await.expect("a screen")["update"]["screen"]["ask"].clone();
        let action = &ask["answers"][0]["action"];
        let line = json!({"seat": asked, "do": {"answer": {"question": ask["question"], "action": action}}});
        own.post(&format!("/api/tables/{table}/requests"), &line).await.expect("an answer");
    }
    for node in 0..3 {
        let mut there = world.at(&one, node);
        let [own, other] = left(&mut there, &table).await;
        let (used, passed) = (20 * MINUTE - own - other, began.elapsed().as_millis() as i64);
        // They read the time at different moments, but not an hour apart.
        assert!((0..=passed + 5 * SECOND).contains(&used), "{used} of {passed} at {node}");
    }
    let stored = world.store.database_time().await.expect("a time").expect("a database");
    for entry in world.store.entries_since(&table.as_str().into(), 0).await.expect("a log") {
        assert!((stored - entry.at).abs() < MINUTE, "{} at {stored}", entry.at);
    }
}

/// Running out of time in a rated game loses, even for somebody who answers or undoes something
/// before the server has checked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_after_the_flag_comes_too_late() {
    for request in ["answer", "undo", "pause", "pause of the other"] {
        let hands = Hands::new();
        let world = World::with(hands.config()).await;
        let mut one = world.member("One").await;
        let mut two = world.member("Two").await;
        let mut open = live();
        open["rated"] = json!(true);
        let table = one.open(&open).await.expect("a table");
        let requests = format!("/api/tables/{table}/requests");
        two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
        hands.pass(10 * MINUTE);
        let ask = screen(&mut one, &table).await["ask"].clone();
        let (action, question) = (&ask["answers"][0]["action"], &ask["question"]);
        let answer = json!({"answer": {"question": question, "action": action}});
        let pause = json!({"propose": "pause"});
        let (who, seat, act) = match request {
            "answer" => (&mut one, 0, answer),
            "undo" => (&mut one, 0, json!({"undo": {"question": 1}})),
            "pause" => (&mut one, 0, pause),
            _ => (&mut two, 1, pause),
        };
        let refused = who.post(&requests, &json!({"seat": seat, "do": act})).await;
        let refused = refused.expect_err("it is too late").to_string();
        assert!(refused.contains("table-over"), "{request}: {refused}");
        let screen = screen(&mut one, &table).await;
        assert_eq!(screen["phase"], json!("over"), "{request}");
        assert_eq!(screen["ending"]["ranks"], json!([2, 1]), "{request}: {screen}");
        assert_eq!(screen["ending"]["rated"], json!(true), "{request}");
    }
}
