//! Past boards: a viewer may see again what they saw, and nothing else.

use std::collections::BTreeMap;

use game_core::Viewer;
use serde_json::json;
use table::{Command, Table};

use crate::harness::{Bench, account, person, seat, setup, setup_of};

/// The board as a viewer sees it now.
fn now(table: &Table, viewer: Viewer) -> String {
    table.game().expect("a game").view_text(viewer).get().to_string()
}

/// The board as a viewer saw it after item `n`.
fn then(table: &Table, viewer: Viewer, n: u64) -> String {
    let past = table.past(viewer, n).expect("a moment");
    assert_eq!(past.at.is_some(), table.is_over(), "the number of answers is a secret");
    serde_json::to_string(&past.view).expect("a view")
}

/// Plays a game, keeps what each viewer saw with their newest item, then compares past boards to
/// it.
fn check(bench: &mut Bench) {
    let viewers: Vec<Viewer> = bench.table.viewers().collect();
    let mut seen: BTreeMap<(usize, u64), String> = BTreeMap::new();
    let mut keep = |table: &Table| {
        for (index, viewer) in viewers.iter().enumerate() {
            let view = || now(table, *viewer);
            seen.entry((index, table.told(*viewer))).or_insert_with(view);
        }
    };
    keep(&bench.table);
    let mut running = None;
    for step in 0..5000 {
        let Some(asked) = bench.table.awaiting().lowest() else { break };
        // Spread over the list of answers, the same in each run.
        bench.answers(asked, step * 7 + 3);
        keep(&bench.table);
        if step == 25 {
            running = Some(bench.table.clone());
        }
    }
    let running = running.expect("a long game");
    for ((index, n), view) in &seen {
        let viewer = viewers[*index];
        // A sample is enough: every moment is replayed from the beginning.
        if *n <= running.told(viewer) {
            assert_eq!(then(&running, viewer, *n), *view, "{viewer:?} {n}");
        }
        if n % 31 == 0 {
            assert_eq!(then(&bench.table, viewer, *n), *view, "{viewer:?} {n}");
            let at = bench.table.past(viewer, *n).and_then(|past| past.at).expect("it is over");
            let position = bench.table.position(at).expect("a position");
            assert_eq!(now(&position, viewer), *view, "{viewer:?} {n}");
        }
    }
    for viewer in viewers {
        assert_eq!(running.past(viewer, running.told(viewer) + 1), None);
        assert_eq!(then(&running, viewer, running.told(viewer)), now(&running, viewer));
    }
    assert_eq!(running.past(Viewer::Seat(seat(9)), 1), None);
}

#[test]
fn what_was_seen_can_be_seen_again() {
    for (game, config) in [
        ("architectura", json!({"players": 3, "first": 0})),
        ("architectura", json!({"players": 2, "first": 0, "variant": "advanced"})),
        ("queens-architect", json!({"players": 2, "first": 0, "round_limit": 6})),
        ("west-kingdom", json!({"players": 3, "first": 0, "round_limit": 8})),
    ] {
        let players = config["players"].as_u64().expect("players") as u8;
        check(&mut Bench::started(setup_of(game, config, (0..players).map(person).collect())));
    }
}

#[test]
fn there_is_no_past_before_the_beginning() {
    let bench = Bench::open(setup("architectura", 2));
    assert_eq!(bench.table.past(Viewer::Spectator, 0), None);
}

#[test]
fn what_was_taken_back_is_no_past() {
    let mut bench = Bench::started(setup("queens-architect", 2));
    let free = bench.plays_until_free();
    let viewer = Viewer::Seat(free);
    let question = bench.last_answered(free);
    let gone = bench.table.told(viewer);
    let with_it = now(&bench.table, viewer);
    bench.does(&account(free), &Command::Undo { seat: free, question });
    let without = now(&bench.table, viewer);
    assert_ne!(with_it, without);
    assert_eq!(then(&bench.table, viewer, gone), without);
    let undone = bench.table.told(viewer);
    bench.answers(free, 0);
    assert_eq!(then(&bench.table, viewer, undone), without);
    assert_eq!(then(&bench.table, viewer, bench.table.told(viewer)), now(&bench.table, viewer));
}
