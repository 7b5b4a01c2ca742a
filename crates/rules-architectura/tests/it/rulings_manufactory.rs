//! Rulings on open points: the Manufactory.

use crate::harness::{Position, calm, edition, like};
use game_testkit::AtTable;

/// ER-38: the Manufactory itself may be taken back, and another card is played on its space.
#[test]
fn er_38_a_manufactory_may_take_itself_back() {
    let mut table = Position::new(calm("s1 s4 s9", &["manufactory"]), 2)
        .street(1, "1:s4")
        .hand(0, "manufactory s9")
        .load();
    table.play(0, "play manufactory 1:2");
    table.offers(0, &["return 1:2", "pass"]);
    table.play(0, "return 1:2");
    table.offers(0, &["play s9 1:2"]);
    assert_eq!(table.why(0, "play manufactory 1:2"), "AR-63 another-card");
    table.play(0, "play s9 1:2");
    assert_eq!((table.street(1), table.hand(0)), ("1:s4v 0:s9".into(), "manufactory".into()));
}

/// ER-38: costs are paid as usual; what cannot be paid may not be chosen, nor the Cemetery.
#[test]
fn er_38_costs_are_paid_as_usual() {
    let rows = [
        like("manufactory").sides("1"),
        like("city_hall").sides("5").param("count", 1),
        like("magic_school").sides("9").param("count", 3),
        like("cemetery").sides("1"),
    ];
    let edition = edition("s1 s2", rows);
    let mut table = Position::new(edition, 2)
        .street(1, "0:s1")
        .hand(0, "manufactory city_hall magic_school cemetery")
        .load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1");
    // Four cards in hand: three could pay for the Academy.
    table.offers(0, &["play city_hall 1:1", "play magic_school 1:1"]);
    assert_eq!(table.why(0, "play cemetery 1:1"), "ER-38 cannot-replay");
    table.play(0, "play city_hall 1:1");
    assert_eq!(table.question(0), "pay");
    table.offers(0, &["pay s1", "pay magic_school", "pay cemetery"]);
    table.play(0, "pay magic_school");
    assert_eq!(
        (table.street(1), table.hand(0)),
        ("0:city_hall 0:manufactory".into(), "s1 cemetery".into())
    );
    assert!(table.is_removed(0, "magic_school"));
    // One card less, and it may not be chosen.
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory magic_school s2").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1");
    table.offers(0, &["play s2 1:1"]);
    assert_eq!(table.why(0, "play magic_school 1:1"), "ER-38 cannot-replay");
    // With nothing else to play, nothing can be taken back.
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory magic_school").load();
    table.play(0, "play manufactory 1:2");
    table.offers(0, &["pass"]);
    assert_eq!(table.why(0, "return 1:1"), "AR-63 nothing-to-replay");
}

/// ER-38: the space stays open for this play: column 1 of a street with cards, a gap, the third
/// card of a color.
#[test]
fn er_38_the_space_stays_open() {
    let edition = calm("s1 s2 s3 s4", &["manufactory"]);
    for (street, back, after) in [
        ("0:s1 1:s1", "1:1", "0:s4 1:s1"),
        ("1:s1 - 0:s1 1:s2", "1:3", "1:s1 - 0:s4 1:s2"),
        ("0:s3 0:s1 0:s2", "1:2", "0:s3 0:s4 0:s2"),
        ("1:s2 0:s1/1:s1v", "1:2", "1:s2v 0:s4/1:s1v"),
    ] {
        let mut table =
            Position::new(edition, 3).street(1, street).hand(0, "manufactory s4").load();
        table.play(0, "play manufactory 2:1").play(0, &format!("return {back}"));
        table.offers(0, &[&format!("play s4 {back}")]);
        table.play(0, &format!("play s4 {back}"));
        assert_eq!(table.street(1), after);
    }
}

/// ER-58: only a face-up card is taken back.
#[test]
fn er_58_only_a_face_up_card_is_taken_back() {
    let mut table = Position::new(calm("s1 s2 s3 s4", &["manufactory"]), 2)
        .street(1, "0:s1v 1:s2/0:s3v 0:s2")
        .hand(0, "manufactory s4")
        .load();
    table.play(0, "play manufactory 2:1");
    table.offers(0, &["return 1:3", "return 2:1", "pass"]);
    assert_eq!(table.why(0, "return 1:1"), "AR-44 face-down");
    assert_eq!(table.why(0, "return 1:2"), "AR-29 not-yours");
}

/// ER-58: the card taken back may pay for the card played.
#[test]
fn er_58_the_card_taken_back_may_pay() {
    let rows = [
        like("manufactory").sides("1"),
        like("city_hall").sides("5").param("count", 1),
        like("magic_school").sides("9").param("count", 2),
    ];
    let edition = edition("s1 s2", rows);
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory city_hall").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1").play(0, "play city_hall 1:1");
    table.offers(0, &["pay s1"]);
    table.play(0, "pay s1");
    assert_eq!(
        (table.street(1), table.hand(0)),
        ("0:city_hall 0:manufactory".into(), String::new())
    );
    assert!(table.is_removed(0, "s1"));
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory magic_school s2").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1").play(0, "play magic_school 1:1");
    table.play(0, "pay s2").play(0, "pay s1");
    assert_eq!(table.street(1), "0:magic_school 0:manufactory");
}
