//! Chapter 3.1: play a card.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, edition, like};

fn plain() -> &'static Edition {
    edition("n1 n2 n3 n4 n5 n6 n7 n8 n9 s5", [])
}

/// AR-15: (a) an empty space whose left neighbor is occupied, and no other empty space.
#[test]
fn ar_15_next_to_an_occupied_space() {
    let mut table = Position::new(plain(), 2)
        .street(1, "1:n1 1:n2 - 1:n3")
        .street(2, "1:n4")
        .hand(0, "n1")
        .load();
    assert_eq!(table.open(0, "play n1"), "1:3 1:5 2:2");
    assert_eq!(table.why(0, "play n1 1:1"), "AR-15 space-taken");
    assert_eq!(table.why(0, "play n1 1:6"), "AR-15 left-neighbor");
    assert_eq!(table.why(0, "play n1"), "AR-15 goes-in-city");
}

/// AR-15: (b) the first space of the nearest street without cards, and of no other.
#[test]
fn ar_15_the_nearest_street_without_cards() {
    let mut table =
        Position::new(plain(), 4).street(1, "1:n1").street(3, "1:n2").hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "1:2 2:1 3:2");
    assert_eq!(table.why(0, "play n1 4:1"), "AR-15 nearest-street");
    assert_eq!(table.why(0, "play n1 2:2"), "AR-15 left-neighbor");
}

/// AR-15: (c) a space whose uppermost card lies face down, however many lie below.
#[test]
fn ar_15_on_a_face_down_card() {
    let table = Position::new(plain(), 2)
        .street(1, "1:n1v 1:n2 1:n3v/1:n4v 1:n5/1:n6v")
        .street(2, "1:n7")
        .hand(0, "n1")
        .load();
    assert_eq!(table.open(0, "play n1"), "1:1 1:3 1:5 2:2");
}

/// AR-16: a face-down card occupies its space, so the next one is open, and is eligible itself.
#[test]
fn ar_16_face_down_is_occupied_and_eligible() {
    let table = Position::new(plain(), 2).street(1, "1:n1v").street(2, "1:n2").hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "1:1 1:2 2:2");
}

/// AR-17: the card below is covered and stays where it is.
#[test]
fn ar_17_a_card_covers_a_face_down_one() {
    let mut table = Position::new(plain(), 2).street(1, "1:n1v/0:n2v").hand(0, "n3").load();
    table.play(0, "play n3 1:1");
    assert_eq!(table.street(1), "0:n3/1:n1v/0:n2v");
}

/// AR-18: the basic value is on top.
#[test]
fn ar_18_a_card_is_laid_with_its_basic_value() {
    let mut table = Position::new(plain(), 2).hand(0, "n4").load();
    table.play(0, "play n4 1:1");
    assert_eq!((table.street(1).as_str(), table.values(1).as_str()), ("0:n4", "4"));
}

/// AR-19: not as the third of one's color, whether at the end of a row, at its head or between.
#[test]
fn ar_19_no_third_card_of_a_color_side_by_side() {
    let closed = |street: &str, at: &str| {
        let mut table =
            Position::new(plain(), 3).street(1, street).hand(0, "n9").hand(1, "n9").load();
        assert_eq!(table.why(0, &format!("play n9 {at}")), "AR-19 third-in-row");
        assert!(table.eligible(0).contains(at));
        table.play(0, "play n9 2:1");
        assert!(table.open(1, "play n9").contains(at), "another color may play there");
    };
    closed("0:n1 0:n2", "1:3");
    closed("1:n1v 0:n1 0:n2", "1:1");
    closed("0:n1 1:n1v 0:n2", "1:2");
}

/// AR-19: two of a color are allowed, and cards that do not touch do not count.
#[test]
fn ar_19_two_of_a_color_and_parted_rows_are_allowed() {
    let open = |street: &str| {
        let table = Position::new(plain(), 3).street(1, street).hand(0, "n9").load();
        table.open(0, "play n9")
    };
    assert_eq!(open("1:n1 0:n1"), "1:3 2:1");
    assert_eq!(open("0:n1 1:n1 0:n2"), "1:4 2:1");
    assert_eq!(open("0:n1 0:n2 1:n1"), "1:4 2:1");
}

/// AR-19: with two players there is no such rule.
#[test]
fn ar_19_two_players_are_free() {
    let mut table = Position::new(plain(), 2).street(1, "0:n1 0:n2").hand(0, "n9").load();
    table.play(0, "play n9 1:3");
    assert_eq!(table.street(1), "0:n1 0:n2v 0:n9");
}

/// AR-19: an effect may bring such a row about.
#[test]
fn ar_19_an_effect_may_make_a_row_of_three() {
    let edition = edition("n1 n2 n3", [like("workshop").sides("1")]);
    let mut table = Position::new(edition, 3)
        .street(1, "0:n1 0:n2")
        .street(2, "0:n3")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 2:2").play(0, "to 1:3");
    assert_eq!(table.street(1), "0:n1 0:n2 0:workshop");
}
