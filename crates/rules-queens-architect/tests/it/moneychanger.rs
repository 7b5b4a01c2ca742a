//! Chapter 4.3: moneychanger.

use crate::harness::{Position, Table};
use game_testkit::AtTable;

/// Seat 0 is asked at the moneychanger, on this space of the track and with so many bonds.
#[track_caller]
fn asked(confidence: u8, bonds: u16) -> Table {
    let seat = Position::new(2).seat(0, |p| p.confidence(confidence).bonds(bonds).on("hire"));
    let mut table = seat.play();
    table.play(0, "advance 1");
    table
}

/// QA-37: one of the two, not both.
#[test]
fn qa_37_one_of_the_two() {
    asked(0, 5).offers(0, &["confidence", "redeem 1", "forfeit"]);
    let mut table = asked(1, 5);
    table.play(0, "confidence");
    assert_eq!((table.confidence(0), table.bonds(0), table.talers(0)), (2, 5, 0));
    assert_eq!(table.asked(), [1]);
    table.refuses(0, "redeem 1", None);
    let mut table = asked(1, 5);
    table.play(0, "redeem 1");
    assert_eq!((table.confidence(0), table.bonds(0), table.talers(0)), (1, 4, 2));
    assert_eq!(table.asked(), [1]);
    table.refuses(0, "confidence", None).refuses(0, "redeem 1", None);
}

/// QA-38: the figure moves up one space; bonds and talers stay.
#[test]
fn qa_38_one_space_up() {
    for confidence in 0..3 {
        let mut table = asked(confidence, 2);
        table.play(0, "confidence");
        assert_eq!((table.confidence(0), table.confidence(1)), (confidence + 1, 0));
        assert_eq!((table.bonds(0), table.talers(0), table.supply()), (2, 0, 24));
        assert_eq!(table.event("gained_confidence")["bonds"], confidence + 2);
    }
}

/// QA-38: not from the top space.
#[test]
fn qa_38_not_from_the_top_space() {
    let mut table = asked(3, 2);
    table.refuses(0, "confidence", "QA-38").offers(0, &["redeem 1", "redeem 2", "forfeit"]);
    assert_eq!(
        Position::new(2).seat(0, |p| p.confidence(4)).trouble(),
        "load-range seats.0.confidence"
    );
}

/// QA-39: up to as many bonds as the space shows, 1, 2, 3 or 4, and no more than one has.
#[test]
fn qa_39_up_to_as_many_as_the_space_shows() {
    for confidence in 0..4 {
        for bonds in 1..=6 {
            let mut table = asked(confidence, bonds);
            let most = (u16::from(confidence) + 1).min(bonds);
            let offered: Vec<_> = (1..=most).map(|count| count.to_string()).collect();
            assert_eq!(table.open(0, "redeem"), offered.join(" "));
            table.refuses(0, &format!("redeem {}", most + 1), "QA-39");
        }
    }
    asked(1, 0).refuses(0, "redeem 1", "QA-39").offers(0, &["confidence", "forfeit"]);
}

/// QA-39: 2 talers for each bond, which returns to the supply; the figure stays.
#[test]
fn qa_39_two_talers_for_each_bond() {
    for redeemed in 1..=4 {
        let mut table = asked(3, 6);
        assert_eq!(table.supply(), 20);
        table.play(0, &format!("redeem {redeemed}"));
        assert_eq!(table.talers(0), 2 * u32::from(redeemed));
        assert_eq!((table.bonds(0), table.supply()), (6 - u16::from(redeemed), 20 + redeemed));
        assert_eq!((table.confidence(0), table.bonds(1), table.talers(1)), (3, 2, 0));
    }
}
