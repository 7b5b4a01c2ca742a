//! The rules, a test for each paragraph.

use game_testkit::Scenario;
use rules_keystone::Keystone;
use serde_json::json;

fn two_players() -> Scenario<Keystone> {
    Scenario::start(game_core::edition::default(), json!({"players": 2, "first": 0}), "two")
}

/// A game in which so many stones are missing, and it is the turn of seat 0.
fn missing(stones: u8) -> Scenario<Keystone> {
    let laid = 21 - stones;
    let doc = json!({
        "turn": 9,
        "active": 0,
        "laid": [laid / 2, laid - laid / 2],
        "pending": [{"frame": "lay"}],
    });
    Scenario::from_doc(game_core::edition::default(), doc)
}

/// KS-1, KS-2: nothing is laid at the beginning, and players take turns in order.
#[test]
fn ks_2_players_take_turns() {
    let mut game = two_players();
    assert_eq!(game.state()["laid"], json!([0, 0]));
    game.refuses(1, "lay 1", None).play(0, "lay 1").play(1, "lay 2");
    assert_eq!(game.state()["laid"], json!([1, 2]));
    assert_eq!(game.state()["active"], 0);
}

/// KS-3: one, two or three stones, and no more than are missing.
#[test]
fn ks_3_one_to_three_stones() {
    let mut first = two_players();
    first.offers_only(0, &["lay 1", "lay 2", "lay 3"]);
    first.refuses(0, "lay 4", "KS-3");
    let mut late = missing(2);
    late.offers_only(0, &["lay 1", "lay 2"]);
    late.refuses(0, "lay 3", "KS-3");
}

/// KS-4, KS-5: a point for each stone, and five for the last one.
#[test]
fn ks_5_the_last_stone_counts_more() {
    let mut game = missing(2);
    game.play(0, "lay 2");
    let totals: Vec<_> =
        game.outcome().expect("an end").standings.as_slice().iter().map(|it| it.total).collect();
    assert_eq!(totals, [9 + 2 + 5, 10]);
}

/// KS-6: among equals, whoever laid the last stone wins.
#[test]
fn ks_6_the_last_stone_decides_a_tie() {
    let doc = json!({
        "turn": 9, "active": 0, "laid": [7, 13], "pending": [{"frame": "lay"}],
    });
    let mut game = Scenario::<Keystone>::from_doc(game_core::edition::default(), doc);
    game.play(0, "lay 1");
    let outcome = game.outcome().expect("an end");
    let lines: Vec<_> =
        outcome.standings.as_slice().iter().map(|line| (line.total, line.rank)).collect();
    assert_eq!(lines, [(13, 1), (13, 2)]);
    assert_eq!(outcome.tie_break, Some(0));
}
