//! Comparison and values.

use super::plain;
use crate::harness::{Position, edition, like};
use game_testkit::AtTable;

/// The values after `card` of seat 0 has been played to the right of `left`, a card of seat 1.
fn compared(left: &str, card: &str) -> String {
    let mut table = Position::new(plain(), 2).street(1, &format!("1:{left}")).hand(0, card).load();
    table.play(0, &format!("play {card} 1:2"));
    table.values(1)
}

/// TC-10, AR-21: `[4|8*]` destroys, exactly half.
#[test]
fn tc_10_exactly_half() {
    assert_eq!(compared("n4", "n8"), "v 8");
}

/// TC-11, AR-21: `[4|9*]` destroys.
#[test]
fn tc_11_less_than_half() {
    assert_eq!(compared("n4", "n9"), "v 9");
}

/// TC-12, AR-22: `[4|7*]`: the 4 becomes 3.
#[test]
fn tc_12_more_than_half() {
    assert_eq!(compared("n4", "n7"), "3 7");
}

/// TC-13, AR-22: 3 on top, `[3|5*]`: it stays 3.
#[test]
fn tc_13_the_lowest_stays() {
    assert_eq!(compared("n4@1", "n5"), "3 5");
}

/// TC-14, AR-23: `[4|4*]`: nothing.
#[test]
fn tc_14_equal() {
    assert_eq!(compared("n4", "n4"), "4 4");
}

/// TC-15, AR-24: `[4|3*]`: the 4 becomes 5.
#[test]
fn tc_15_higher() {
    assert_eq!(compared("n4", "n3"), "5 3");
}

/// TC-16, AR-24, AR-25: 6 on top, `[6|2*]`: it stays 6 and does not wrap.
#[test]
fn tc_16_the_highest_stays() {
    assert_eq!(compared("n4@2", "n2"), "6 2");
}

/// TC-17, AR-20: `[▼|7*]` and column 1 of a new street: no comparison.
#[test]
fn tc_17_nothing_to_compare() {
    assert_eq!(compared("n4v", "n7"), "v 7");
    let mut table = Position::new(plain(), 2).street(1, "1:n4").hand(0, "n7").load();
    table.play(0, "play n7 2:1");
    assert_eq!((table.values(1), table.values(2)), ("4".into(), "7".into()));
}

/// TC-18, AR-20: on a face-down card between 4 and 9 only the 4 is compared.
#[test]
fn tc_18_between_two_cards() {
    let mut table = Position::new(plain(), 2).street(1, "1:n4 1:n1v 1:n9").hand(0, "n7").load();
    table.play(0, "play n7 1:2");
    assert_eq!(table.values(1), "3 7 9");
}

/// TC-19, AR-20: a left card of one's own fares like an opponent's.
#[test]
fn tc_19_the_same_color() {
    for (card, values) in [("n8", "v 8"), ("n7", "3 7"), ("n3", "5 3")] {
        let mut table = Position::new(plain(), 2).street(1, "0:n4").hand(0, card).load();
        table.play(0, &format!("play {card} 1:2"));
        assert_eq!(table.values(1), values);
        assert_eq!(compared("n4", card), values);
    }
}

/// TC-20, AR-21, AR-22: the single value 5: `[5|7*]` leaves it, `[5|10*]` destroys it.
#[test]
fn tc_20_a_single_value() {
    assert_eq!(compared("s5", "n7"), "5 7");
    assert_eq!(compared("s5", "s10"), "v 10");
}

/// TC-21, AR-21, AR-22: `[3|5*]`: 3 is more than 2.5 and becomes 2; `[2|5*]` is destroyed.
#[test]
fn tc_21_half_of_five() {
    assert_eq!(compared("n3", "n5"), "2 5");
    assert_eq!(compared("n3@1", "n5"), "v 5");
}

/// TC-22, AR-32: next to a 6, X-1 is 5 and X+2 is 8; next to the 7 it becomes, 6 and 9.
#[test]
fn tc_22_x_with_offsets() {
    let edition = edition("n6 n6b xm1 xp2", [like("greenhouse").sides("1")]);
    let mut table = Position::new(edition, 3)
        .street(1, "0:n6 1:xm1")
        .street(2, "0:n6b 1:xp2")
        .hand(0, "greenhouse")
        .load();
    assert_eq!((table.values(1), table.values(2)), ("6 5".into(), "6 8".into()));
    table.play(0, "play greenhouse 3:1").play(0, "turn 1:1 cw").play(0, "turn 2:1 cw");
    assert_eq!((table.values(1), table.values(2)), ("7 6".into(), "7 9".into()));
}

/// TC-23, AR-33: X-1 in column 1, or after ▼, is -1.
#[test]
fn tc_23_x_without_a_left_card() {
    let edition = edition("n4 xm1", []);
    let table = Position::new(edition, 2).street(1, "0:xm1").street(2, "1:n4v 1:xm1").load();
    assert_eq!((table.values(1), table.values(2)), ("-1".into(), "v -1".into()));
}

/// TC-24, AR-32, AR-33: `[4|X+1|X+1]` is 5 and 6; without the 4, 1 and 2.
#[test]
fn tc_24_a_chain_of_x() {
    let edition = edition("n4 xp1 xp1b", [like("barracks").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n4 1:xp1 1:xp1b").hand(0, "barracks").load();
    assert_eq!(table.values(1), "4 5 6");
    table.play(0, "play barracks 2:1");
    assert_eq!(table.values(1), "v 1 2");
}

/// TC-25, AR-34, AR-41: in column 5 N, N-1 and N+2 are 5, 4 and 7; in column 2 they are 2, 1, 4.
#[test]
fn tc_25_number_of_the_column() {
    let edition = edition("n1 n2 n3 n4 cp0 cm1 cp2", [like("workshop").sides("1")]);
    for (card, before, after) in [("cp0", "5", "2"), ("cm1", "4", "1"), ("cp2", "7", "4")] {
        let street = format!("1:n1 1:n2v 1:n3 1:n4 0:{card}");
        let mut table = Position::new(edition, 2).street(1, &street).hand(0, "workshop").load();
        assert_eq!(table.values(1), format!("1 v 3 4 {before}"));
        table.play(0, "play workshop 2:1").play(0, "move 1:5").play(0, "to 1:2");
        assert_eq!(table.values(1), format!("1 {after} 3 4"));
    }
}

/// TC-26, AR-23, AR-32: `[6|X*]`: equal, nothing happens.
#[test]
fn tc_26_x_is_equal() {
    assert_eq!(compared("n6", "x"), "6 6");
}
