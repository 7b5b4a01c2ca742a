//! Rulings on open points: trips.

use game_testkit::AtTable;
use serde_json::json;

use crate::harness::{Position, Table};

/// Seat 0 on the travel space, the carriage at this place.
fn traveling(position: Position, place: &str, talers: u32) -> Table {
    let mut table = position.seat(0, |p| p.on("hire").at(place).talers(talers)).play();
    table.play(0, "advance 2");
    table
}

/// QA-E12: staying is no trip.
#[test]
fn qa_e12_staying_is_no_trip() {
    for place in ["capital", "v1", "t3"] {
        let mut table = traveling(Position::new(2), place, 20);
        assert!(!table.legal(0).contains(&format!("travel {place}")));
        assert_eq!(table.why(0, &format!("travel {place}")), "QA-E12 same-place");
        table.play(0, "forfeit");
        assert_eq!((table.at(0), table.talers(0)), (place.into(), 20));
    }
}

/// QA-E47: with the switch on, staying is a trip at no cost, with the effect of forfeiting.
#[test]
fn qa_e47_a_trip_of_no_spaces() {
    let on = || Position::new(2).rulings(json!({"travel_zero_spaces_allowed": true}));
    for talers in [0, 20] {
        let mut stayed = traveling(on(), "v4", talers);
        let mut forfeited = traveling(on(), "v4", talers);
        assert!(stayed.open(0, "travel").split(' ').any(|place| place == "v4"));
        stayed.play(0, "travel v4");
        let event = stayed.event("traveled");
        assert_eq!((&event["spaces"], &event["price"]), (&json!(0), &json!(0)));
        forfeited.play(0, "forfeit");
        assert_eq!(stayed.state(), forfeited.state());
        assert_eq!((stayed.at(0), stayed.talers(0)), ("v4".into(), talers));
    }
    // Other trips are what they were.
    assert_eq!(traveling(on(), "v4", 0).open(0, "travel"), "capital t3 v4");
    assert_eq!(traveling(Position::new(2), "v4", 0).open(0, "travel"), "capital t3");
}

/// QA-E13: no trip has more than six spaces.
#[test]
fn qa_e13_at_most_six_spaces() {
    let mut table = traveling(Position::new(2), "capital", 99);
    assert_eq!(table.open(0, "travel"), "m1 m2 m3 t1 t2 t3 v1 v2 v4");
    // Seven spaces.
    assert_eq!(table.why(0, "travel v3"), "QA-E13 too-far");
    table.play(0, "travel t2");
    assert_eq!((table.talers(0), table.at(0)), (99 - 15, "t2".into()));
    // From the other end of the road the capital is too far.
    let mut back = traveling(Position::new(2), "v3", 99);
    assert_eq!(back.open(0, "travel"), "m1 m2 t1 t2 v1 v2");
    for place in ["capital", "m3", "v4", "t3"] {
        assert_eq!(back.why(0, &format!("travel {place}")), "QA-E13 too-far");
    }
}

/// QA-E14: each place is one space, the capital too, and a road has none.
#[test]
fn qa_e14_places_are_spaces() {
    let way = |from: &str, to: &str| {
        let mut table = traveling(Position::new(2), from, 20);
        table.play(0, &format!("travel {to}"));
        let spaces = table.event("traveled")["spaces"].as_u64();
        (spaces.unwrap_or(99), 20 - table.talers(0))
    };
    assert_eq!(way("capital", "v1"), (1, 0));
    // v1, m1, t1, v2.
    assert_eq!(way("capital", "v2"), (4, 6));
    // The capital lies between.
    assert_eq!(way("v1", "m3"), (2, 1));
    assert_eq!(way("v1", "t3"), (3, 3));
    assert_eq!(way("t1", "v4"), (4, 6));
}

/// QA-E32: a trip costs its shortest way, and every place is offered once.
#[test]
fn qa_e32_the_shortest_way() {
    let mut table = traveling(Position::new(4), "capital", 6);
    // Five spaces by way of the villages, which six talers would not pay for, but four by the
    // towns.
    let open = table.open(0, "travel");
    assert_eq!(open, "m1 m2 m3 m4 t1 t2 t3 v1 v2 v3 v4 v5");
    table.play(0, "travel v5");
    let event = table.event("traveled");
    assert_eq!((&event["spaces"], &event["price"]), (&json!(4), &json!(6)));
    assert_eq!((table.at(0), table.talers(0)), ("v5".into(), 0));
    // Two ways of the same length make one answer, and there is no round trip.
    let round = traveling(Position::new(2), "t3", 99);
    assert_eq!(round.open(0, "travel"), "capital m1 m3 t1 v1 v2 v4");
}
