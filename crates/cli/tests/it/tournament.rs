//! A match that several workers play is the match of one machine.
//!
//! `cargo xtask tournament --games 1000` is the long form.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use services::Nats;

use crate::{file, stderr, trestle};

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_mins(20);

struct Worker(Child);

impl Worker {
    fn start(nats: &Nats) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trestle"));
        command.args(["worker", "--threads", "1", "--nats", &nats.url()]);
        Self(command.stderr(Stdio::null()).spawn().expect("a worker"))
    }

    fn kill(&mut self) {
        self.0.kill().expect("it can be killed");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The lines of a match file, in the order of their games, without the seconds.
fn games(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).expect("a match file");
    let mut lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a line")).collect();
    for line in lines.iter_mut().skip(1) {
        for time in ["seconds", "longest_turn"] {
            assert!(line[time].is_array(), "{line}");
            line[time] = Value::Null;
        }
    }
    lines[1..].sort_by_key(|line| line["index"].as_u64());
    lines
}

/// How many games a file has by now.
fn played(path: &Path) -> usize {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.lines().count().saturating_sub(1)
}

#[test]
fn the_match_of_three_workers_is_that_of_one_machine() {
    let count = std::env::var("TRESTLE_TOURNAMENT").unwrap_or_else(|_| "30".to_string());
    let total: usize = count.parse().expect("a number");
    let fixture =
        ["arena", "architectura", "--bots", "apprentice,greedy", "--games", &count, "--seed", "t"];
    let (alone, together) = (file("alone.jsonl"), file("together.jsonl"));
    let (_, _) = (std::fs::remove_file(&alone), std::fs::remove_file(&together));
    let shown = |path: &Path| path.display().to_string();
    let one = trestle(&[&fixture[..], &["--match", &shown(&alone)]].concat(), b"");
    assert!(one.status.success(), "{}", stderr(&one));

    let nats = Nats::start();
    let mut arena = Command::new(env!("CARGO_BIN_EXE_trestle"));
    arena.args(fixture).args(["--match", &shown(&together), "--nats", &nats.url()]);
    let mut arena = arena.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("an arena");
    let mut workers = [Worker::start(&nats), Worker::start(&nats), Worker::start(&nats)];
    let begun = Instant::now();
    let wait = |done: &mut dyn FnMut() -> bool| {
        while !done() {
            assert!(begun.elapsed() < PATIENCE, "it takes too long");
            std::thread::yield_now();
        }
    };
    // One dies in the middle of a game.
    wait(&mut || played(&together) >= total / 3);
    workers[0].kill();
    let mut ended = None;
    wait(&mut || {
        ended = arena.try_wait().expect("a process");
        ended.is_some()
    });
    assert!(ended.is_some_and(|status| status.success()));
    let (alone, together) = (games(&alone), games(&together));
    assert_eq!(together.len(), total + 1);
    assert_eq!(together, alone);
    println!("{total} games over three workers, one killed: the match of one machine");
}

/// Every command that needs NATS reports a dead address at once, with advice.
#[test]
fn a_dead_address_of_nats_is_told_at_once() {
    // Nothing listens on a port that was just released.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("nats://{}", free.local_addr().expect("an address"));
    drop(free);
    let match_of = ["arena", "architectura", "--bots", "greedy,random", "--games", "2"];
    for args in [&["worker", "--nats", &url][..], &[&match_of[..], &["--nats", &url]].concat()] {
        let output = trestle(args, b"");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let said = stderr(&output);
        assert!(said.contains(&format!("No one answers at {url}")), "{said}");
        assert!(said.contains("nats-server"), "{said}");
    }
    // A node can begin before NATS does; this one has no store either.
    let store = url.replace("nats://", "postgres://trestle@") + "/trestle";
    let args = ["serve", "--listen", "127.0.0.1:0", "--store", &store, "--nats", &url];
    let output = trestle(&args, b"");
    let said = stderr(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("NATS does not answer at {url}")), "{said}");
    assert!(said.contains("See that PostgreSQL runs there"), "{said}");
}

/// A NATS that keeps no jobs is told at once, too: an arena that waits for it would wait for ever.
#[test]
fn a_nats_without_jetstream_is_told_at_once() {
    let nats = Nats::without_jetstream();
    let url = nats.url();
    let match_of = ["arena", "architectura", "--bots", "greedy,random", "--games", "2"];
    for args in [&["worker", "--nats", &url][..], &[&match_of[..], &["--nats", &url]].concat()] {
        let output = trestle(args, b"");
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
        assert!(said.contains("JetStream") && said.contains("nats-server -js"), "{said}");
    }
    let store = "postgres://trestle@127.0.0.1:9/trestle";
    let args = ["serve", "--listen", "127.0.0.1:0", "--store", store, "--nats", &url];
    let said = stderr(&trestle(&args, b""));
    assert!(said.contains("JetStream") && said.contains("nats-server -js"), "{said}");
}
