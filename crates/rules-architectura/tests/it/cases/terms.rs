//! Terms.

use crate::harness::{Position, Table, edition, like};
use game_testkit::AtTable;

/// TC-27, AR-35, AR-26, AR-30: destroyed with its lowest value on top, a 9 comes back as a 9; the
/// 3 to its left stays, and its effect is not applied.
#[test]
fn tc_27_rebuilding() {
    let cards = [
        like("barracks").id("keep").sides("9 8 11 10"),
        like("barracks").sides("1"),
        like("market").sides("1"),
    ];
    let edition = edition("n3", cards);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n3 0:keep@1")
        .active(1)
        .hand(1, "barracks")
        .hand(0, "market")
        .load();
    assert_eq!(table.values(1), "3 8");
    table.play(1, "play barracks 1:3");
    // The comparison has turned the 8 up; the Barracks then destroy it.
    assert_eq!(table.street(1), "1:n3 0:keepv 1:barracks");
    table.play(0, "play market 2:1").play(0, "rebuild 1:2");
    assert_eq!((table.values(1).as_str(), table.over()), ("3 9 1", true));
}

/// TC-28, AR-35: a covered card cannot be rebuilt.
#[test]
fn tc_28_covered_cards_stay_down() {
    let edition = edition("n3 n4 n5", [like("market").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n5/0:n4v 0:n3v").hand(0, "market").load();
    table.play(0, "play market 2:1").offers(0, &["rebuild 1:2", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:1"), "AR-35 not-face-down");
}

/// The street after seat 0 has played a 9 to the right of this card, and the answers it is asked.
fn nine_beside(left: &str) -> (Table, Vec<String>) {
    let edition = edition("n3 g3 n9", []);
    let mut table = Position::new(edition, 2).street(1, left).hand(0, "n9").load();
    table.play(0, "play n9 1:2");
    let answers = table.legal(0);
    (table, answers)
}

/// TC-29, AR-36: a 9 to the right of an opponent's protected 3: it stays 3, face up.
#[test]
fn tc_29_an_opponents_protected_card() {
    let (table, answers) = nine_beside("1:n3*");
    assert_eq!((table.values(1).as_str(), answers.len()), ("3 9", 0));
}

/// TC-30, AR-37: to the right of one's own: one chooses whether it is destroyed.
#[test]
fn tc_30_ones_own_protected_card() {
    for (answer, values) in [("affect", "v 9"), ("spare", "3 9")] {
        let (mut table, answers) = nine_beside("0:n3*");
        assert_eq!(answers, ["affect", "spare"]);
        table.play(0, answer);
        assert_eq!(table.values(1), values);
    }
}

/// TC-31, AR-38: the same with the printed symbol, and the owner still has 2 tokens.
#[test]
fn tc_31_the_printed_symbol() {
    let (table, answers) = nine_beside("1:g3");
    assert_eq!((table.values(1).as_str(), answers.len(), table.tokens(1)), ("3 9", 0, 2));
    for (answer, values) in [("affect", "v 9"), ("spare", "3 9")] {
        let (mut table, answers) = nine_beside("0:g3");
        assert_eq!(answers, ["affect", "spare"]);
        table.play(0, answer);
        assert_eq!((table.values(1).as_str(), table.tokens(0)), (values, 2));
    }
}

/// TC-32, AR-39: protecting a protected card is not offered.
#[test]
fn tc_32_no_second_token() {
    let edition = edition("n4 g5", [like("watchtower").sides("1")]);
    let mut table = Position::new(edition, 2).street(1, "0:n4* 0:g5").hand(0, "watchtower").load();
    table.play(0, "play watchtower 2:1");
    // Only the Watchtower itself is left, so nothing is asked.
    assert_eq!(table.street(2), "0:watchtower*");
}

/// TC-33, AR-40: what is adjacent to street 2 column 3.
#[test]
fn tc_33_adjacent_spaces() {
    let edition = edition("n1 n2 n3 n4 n5", [like("barracks").sides("2")]);
    let mut table = Position::new(edition, 3)
        .street(1, "1:n1 1:n2 1:n3 1:n4")
        .street(2, "2:n1 2:n2 2:n3v 2:n4")
        .street(3, "1:n5 2:n5 0:n1 0:n2")
        .hand(0, "barracks")
        .load();
    table.play(0, "play barracks 2:3");
    assert_eq!(table.open(0, "destroy"), "1:3 2:2 2:4 3:3");
}

/// TC-34, AR-41: a card showing 6 moves to a new street: still 6, nothing compared, no effect; and
/// to the right of two cards of its own color with 3 players.
#[test]
fn tc_34_moving() {
    let cards = [like("barracks").id("keep").sides("4 3 6 5"), like("workshop").sides("1")];
    let edition = edition("n1 n2 n9", cards);
    let mut table = Position::new(edition, 3)
        .street(1, "0:n1 0:n2 - 1:n9 0:keep@2")
        .street(2, "1:n1")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 1:5");
    assert_eq!(table.open(0, "to"), "1:3 2:3 3:1");
    let mut row = Position::new(edition, 3)
        .street(1, "0:n1 0:n2 - 1:n9 0:keep@2")
        .street(2, "1:n1")
        .hand(0, "workshop")
        .load();
    table.play(0, "to 3:1");
    assert_eq!((table.street(3).as_str(), table.values(3).as_str()), ("0:keep@2", "6"));
    assert_eq!((table.street(1).as_str(), table.over()), ("0:n1 0:n2 - 1:n9", true));
    row.play(0, "play workshop 2:2").play(0, "move 1:5").play(0, "to 1:3");
    assert_eq!((row.street(1).as_str(), row.over()), ("0:n1 0:n2 0:keep@2 1:n9", true));
}

/// TC-35, AR-42: an effect turns 3-4-5-6 with 6 on top: clockwise to 3, counter-clockwise to 5.
#[test]
fn tc_35_turning_past_the_end() {
    let edition = edition("n4", [like("greenhouse").sides("1")]);
    for (direction, value) in [("cw", "3"), ("ccw", "5")] {
        let mut table = Position::new(edition, 2).street(1, "0:n4@2").hand(0, "greenhouse").load();
        table.play(0, "play greenhouse 2:1").play(0, &format!("turn 1:1 {direction}"));
        assert_eq!(table.values(1), value);
    }
}

/// TC-36, AR-28: a card just played may be turned and moved by its own effect.
#[test]
fn tc_36_effects_on_the_card_itself() {
    let edition = edition("n1", [like("greenhouse").sides("4 3 6 5"), like("workshop").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n1").hand(0, "greenhouse workshop").load();
    table.play(0, "play greenhouse 2:1").play(0, "turn 2:1 cw");
    assert_eq!(table.values(2), "5");
    table.play(0, "play workshop 2:2").play(0, "move 2:2");
    assert_eq!(table.street(1), "1:n1 0:workshop");
}

/// TC-37, AR-44, AR-29: a face-down card scores 0; a compulsory effect without a target does
/// nothing.
#[test]
fn tc_37_face_down_and_without_target() {
    let edition = edition("n4 n5", [like("barracks").sides("2")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4v 1:n5").hand(0, "barracks").load();
    assert_eq!(table.score(1), 5);
    table.play(0, "play barracks 2:1");
    assert_eq!(table.events(), ["played", "game_over"]);
}
