//! Ctrl+C in the middle of long work: what was done so far is told.

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::{file, stderr, stdout};

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_mins(5);

/// Lets the program work until `working` says so, and interrupts it.
fn interrupted(args: &[&str], working: impl Fn() -> bool) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trestle"));
    let piped = || Stdio::piped();
    let child = command.args(args).env("LC_ALL", "C").stdout(piped()).stderr(piped()).spawn();
    let child = child.expect("the binary starts");
    let begun = Instant::now();
    while !working() {
        assert!(begun.elapsed() < PATIENCE, "it does not begin");
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill").success());
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_match_that_is_stopped_tells_what_it_says_so_far() {
    let path = file("interrupted.jsonl");
    let _ = std::fs::remove_file(&path);
    let name = path.display().to_string();
    let args = ["arena", "architectura", "--bots", "greedy,random", "--games", "100_000_000"];
    let args = [&args[..], &["--threads", "2", "--match", &name]].concat();
    let played = || {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        text.lines().count() > 8
    };
    let output = interrupted(&args, played);
    assert!(output.status.success(), "{output:?}");
    let shown = stdout(&output);
    assert!(shown.contains("of 100000000 games"), "{shown}");
    assert!(shown.contains("greedy") && shown.contains("Again: trestle arena"), "{shown}");
    // Part of a deal could not be played again by itself.
    assert!(shown.contains("--games 100000000 "), "{shown}");
    assert!(stderr(&output).contains("Ctrl+C again"), "{}", stderr(&output));
    // What was played can be gone on with, and is in order.
    let text = std::fs::read_to_string(&path).expect("the file");
    let index = |line: &str| -> u64 {
        let line: serde_json::Value = serde_json::from_str(line).expect("a line");
        line["index"].as_u64().expect("an index")
    };
    let indexes: Vec<u64> = text.lines().skip(1).map(index).collect();
    assert!(indexes.is_sorted(), "{indexes:?}");
}
