//! Chapter 3.2: compare.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, edition, like};

fn plain() -> &'static Edition {
    edition("n1 n2 n3 n4 n5 n6 n7 n8 n9 s5 x c", [])
}

/// The values of a street after seat 0 has played `card` to the right of what lies there.
fn after(street: &str, card: &str) -> String {
    let mut table = Position::new(plain(), 2).street(1, street).hand(0, card).load();
    let column = street.split(' ').count() + 1;
    table.play(0, &format!("play {card} 1:{column}"));
    table.values(1)
}

/// AR-20: the card directly to the left is compared, of whatever color.
#[test]
fn ar_20_the_left_card_is_compared_whatever_its_color() {
    assert_eq!(after("1:n4", "n7"), "3 7");
    assert_eq!(after("0:n4", "n7"), "3 7");
    // Only the nearest one: the card further left is no concern.
    assert_eq!(after("1:n4 1:n5", "n7"), "4 4 7");
}

/// AR-20: with nothing or a face-down card on the left nothing is compared.
#[test]
fn ar_20_nothing_is_compared_with_nothing() {
    assert_eq!(after("1:n4 1:n1v", "n9"), "4 v 9");
    let mut table = Position::new(plain(), 2).street(1, "1:n4").hand(0, "n9").load();
    table.play(0, "play n9 2:1");
    assert_eq!((table.values(1), table.values(2)), ("4".into(), "9".into()));
}

/// AR-20: neither the neighbor on the right nor the other streets are compared.
#[test]
fn ar_20_only_the_left_is_compared() {
    let mut table = Position::new(plain(), 3)
        .street(1, "1:n4 1:n5 1:n6")
        .street(2, "1:n2v 1:n3v 1:n8")
        .street(3, "2:n1 2:n2 2:n3")
        .hand(0, "n9")
        .load();
    table.play(0, "play n9 2:2");
    assert_eq!(table.values(1), "4 5 6");
    assert_eq!(table.values(2), "v 9 8");
    assert_eq!(table.values(3), "1 2 3");
}

/// AR-21: half or less is destroyed.
#[test]
fn ar_21_half_or_less_is_destroyed() {
    assert_eq!(after("1:n4", "n8"), "v 8");
    assert_eq!(after("1:n3", "n8"), "v 8");
    assert_eq!(after("1:n5", "n9"), "4 9");
    assert_eq!(after("1:n4", "n7"), "3 7");
}

/// AR-22: less, but more than half, is turned counter-clockwise and goes down.
#[test]
fn ar_22_more_than_half_is_turned_down() {
    let mut table = Position::new(plain(), 2).street(1, "1:n4").hand(0, "n5").load();
    table.play(0, "play n5 1:2");
    assert_eq!(table.street(1), "1:n4@1 0:n5");
    assert_eq!(after("1:n4@3", "n7"), "4 7");
    assert_eq!(after("1:n4@2", "n7"), "5 7");
}

/// AR-22, AR-25: with the lowest value on top it stays as it is.
#[test]
fn ar_22_the_lowest_value_stays() {
    assert_eq!(after("1:n4@1", "n5"), "3 5");
    assert_eq!(after("1:s5", "n7"), "5 7");
}

/// AR-23: equal values do nothing.
#[test]
fn ar_23_equal_values_do_nothing() {
    assert_eq!(after("1:n5", "n5"), "5 5");
    assert_eq!(after("1:n4@3", "n5"), "5 5");
    assert_eq!(after("1:n7", "x"), "7 7");
}

/// AR-24: a higher card is turned clockwise and goes up.
#[test]
fn ar_24_a_higher_card_is_turned_up() {
    let mut table = Position::new(plain(), 2).street(1, "1:n4").hand(0, "n1").load();
    table.play(0, "play n1 1:2");
    assert_eq!(table.street(1), "1:n4@3 0:n1");
    assert_eq!(after("1:n4@3", "n1"), "6 1");
    assert_eq!(after("1:n4@1", "n2"), "4 2");
}

/// AR-24, AR-25: with the highest value on top it stays as it is.
#[test]
fn ar_24_the_highest_value_stays() {
    assert_eq!(after("1:n4@2", "n1"), "6 1");
    assert_eq!(after("1:s5", "n1"), "5 1");
}

/// AR-25: only an effect turns the highest value into the lowest, or back.
#[test]
fn ar_25_only_effects_pass_the_end() {
    let edition = edition("n4 n9", [like("greenhouse").sides("1")]);
    let mut table = Position::new(edition, 2).street(1, "1:n9 0:n4@2").hand(0, "greenhouse").load();
    table.play(0, "play greenhouse 1:3");
    assert_eq!(table.values(1), "9 6 1");
    table.play(0, "turn 1:2 cw");
    assert_eq!(table.values(1), "9 3 1");
}

/// AR-26, AR-41: a card that is moved is not compared.
#[test]
fn ar_26_a_moved_card_is_not_compared() {
    let edition = edition("n4 n9", [like("workshop").sides("9")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n4").street(2, "1:n9").hand(0, "workshop").load();
    table.play(0, "play workshop 2:2").play(0, "move 2:2");
    assert_eq!(table.values(1), "4 9");
    assert_eq!(table.street(1), "1:n4 0:workshop");
}

/// AR-26, AR-35: a card that is rebuilt is not compared.
#[test]
fn ar_26_a_rebuilt_card_is_not_compared() {
    let edition = edition("n4 n9", [like("market").sides("1")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4 0:n9v").hand(0, "market").load();
    table.play(0, "play market 2:1").play(0, "rebuild 1:2");
    assert_eq!(table.street(1), "1:n4 0:n9");
}
