//! Chapter 4.4: travel.

use crate::harness::{Position, Table};
use game_testkit::AtTable;

/// Seat 0 stands at a place with so many talers and is asked where to go.
#[track_caller]
fn asked(players: usize, place: &str, talers: u32) -> Table {
    let seat = Position::new(players).seat(0, |p| p.at(place).talers(talers).on("moneychanger"));
    let mut table = seat.play();
    table.play(0, "advance 1");
    assert_eq!(table.question(0), "travel");
    table
}

/// QA-40: 1 to 6 spaces cost 0, 1, 3, 6, 10 and 15 talers, in any direction.
#[test]
fn qa_40_the_price_of_a_trip() {
    let check = |players, from: &str, to: &str, spaces: u8, price: u32| {
        let go = format!("travel {to}");
        let mut table = asked(players, from, 20);
        table.play(0, &go);
        assert_eq!((table.at(0).as_str(), table.talers(0)), (to, 20 - price), "{from} to {to}");
        assert_eq!(table.event("traveled")["spaces"], spaces);
        assert_eq!(table.at(1), "capital");
        // With just enough, and with a taler less.
        let mut table = asked(players, from, price);
        table.play(0, &go);
        assert_eq!(table.talers(0), 0);
        if price > 0 {
            asked(players, from, price - 1).refuses(0, &go, "QA-E28");
        }
    };
    for (spaces, price, place) in
        [(1, 0, "v1"), (2, 1, "m1"), (3, 3, "t1"), (4, 6, "v2"), (5, 10, "m2"), (6, 15, "t2")]
    {
        check(2, "capital", place, spaces, price);
        check(3, place, "capital", spaces, price);
    }
    // Through the capital, and to both sides.
    check(2, "m1", "t3", 4, 6);
    check(3, "t1", "v3", 4, 6);
    check(3, "v2", "v4", 5, 10);
    // Where roads meet, by the shorter way.
    check(4, "capital", "v5", 4, 6);
    check(4, "v1", "m4", 4, 6);
    check(4, "m1", "v3", 3, 3);
}

/// QA-40: only along roads, and only as far as the talers go.
#[test]
fn qa_40_along_roads() {
    let check = |players, from: &str, talers, places: &str| {
        assert_eq!(asked(players, from, talers).open(0, "travel"), places, "{from}, {talers}");
    };
    check(2, "capital", 0, "m3 v1 v4");
    check(2, "t1", 0, "m1 v2");
    check(2, "t1", 1, "m1 m2 v1 v2");
    check(2, "v3", 2, "m2 t2");
    check(2, "t3", 0, "m3 v4");
    check(2, "t3", 1, "capital m3 v4");
    check(2, "t3", 3, "capital m3 v1 v4");
    check(4, "capital", 0, "m1 t1 v1");
    check(4, "v2", 0, "m2 v1 v3");
    check(4, "v5", 1, "t2 t3 v3 v4");
}

/// QA-40: the way may lead back to where one came from, turn after turn.
#[test]
fn qa_40_there_and_back() {
    let mut table = asked(2, "v1", 4);
    table.play(0, "travel t1").pass(1);
    assert_eq!(table.talers(0), 3);
    table.pass(0).pass(1);
    table.play(0, "advance 3").play(0, "travel v1");
    assert_eq!((table.at(0).as_str(), table.talers(0)), ("v1", 2));
}

/// QA-41: carriages may pass each other, and stand together, as many as there are.
#[test]
fn qa_41_carriages_stand_together() {
    let mut table = Position::new(4)
        .seat(0, |p| p.at("m1").talers(3).on("moneychanger"))
        .seat(1, |p| p.at("v1"))
        .seat(2, |p| p.at("v2"))
        .seat(3, |p| p.at("v2"))
        .play();
    table.play(0, "advance 1");
    // Past seats that stand in the way, and to those that stand at the end.
    assert_eq!(table.open(0, "travel"), "capital m2 m3 m4 t1 t2 v1 v2 v3");
    table.play(0, "travel v2");
    assert_eq!(table.talers(0), 2);
    assert_eq!([0, 1, 2, 3].map(|seat| table.at(seat)), ["v2", "v1", "v2", "v2"]);
}

/// QA-41: others neither block a way nor make it dearer.
#[test]
fn qa_41_others_are_no_obstacle() {
    for place in ["capital", "v1", "m1", "t1", "v2"] {
        let position = Position::new(3)
            .seat(0, |p| p.talers(6).on("moneychanger"))
            .seat(1, |p| p.at(place))
            .seat(2, |p| p.at(place));
        let mut table = position.play();
        table.play(0, "advance 1").play(0, "travel v2");
        assert_eq!((table.at(0).as_str(), table.talers(0)), ("v2", 0));
        assert_eq!((table.at(1).as_str(), table.at(2).as_str()), (place, place));
    }
}
