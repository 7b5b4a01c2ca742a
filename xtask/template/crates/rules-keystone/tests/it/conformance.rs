//! What must hold in every random game.

use game_core::GameText;
use game_testkit::Conformance;
use rules_keystone::{Config, Keystone};
use serde_json::Value;

/// No stone is made or lost.
fn conserved(game: &Keystone) -> Result<(), String> {
    let doc = game.state_doc();
    let laid: u32 = doc.laid.iter().map(|&stones| u32::from(stones)).sum();
    match laid {
        0..21 if doc.last.is_none() => Ok(()),
        21 if doc.last.is_some() => Ok(()),
        _ => Err(format!("{laid} stones are laid")),
    }
}

/// Counts the points of the final position anew, from its document.
fn score_again(doc: &Value) -> Vec<(i32, u8)> {
    let laid = doc["laid"].as_array().expect("stones").iter();
    let is_last = |seat: usize| doc["last"].as_u64() == Some(seat as u64);
    let totals: Vec<(i32, bool)> = laid
        .enumerate()
        .map(|(seat, stones)| {
            let stones = stones.as_i64().expect("a number") as i32;
            (stones + if is_last(seat) { 5 } else { 0 }, is_last(seat))
        })
        .collect();
    let rank = |own| 1 + totals.iter().filter(|other| **other > own).count() as u8;
    totals.iter().map(|&own| (own.0, rank(own))).collect()
}

fn check(players: u8) {
    let config = Config { players, first: None };
    let summary = Conformance::<Keystone>::new(game_core::edition::default(), config)
        .games(game_testkit::games(2000, 3))
        .conserved(conserved)
        .second_scorer(score_again)
        .end_within(21)
        .run();
    println!("{players} players: {summary}");
    assert!(summary.longest_list <= 3, "a question with {} answers", summary.longest_list);
}

#[test]
fn games_for_two() {
    check(2);
}

#[test]
fn games_for_three() {
    check(3);
}

#[test]
fn games_for_four() {
    check(4);
}
