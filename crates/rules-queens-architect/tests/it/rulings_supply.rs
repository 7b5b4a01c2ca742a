//! Rulings on open points: talers, bonds and payment.

use game_testkit::AtTable;
use game_testkit::Scenario;
use rules_queens_architect::StateDoc;
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition_with};

/// QA-E1: talers never run out, though the box has only 90.
#[test]
fn qa_e1_talers_are_unlimited() {
    let mut table = Position::new(2)
        .seat(0, |p| p.talers(90).band("glazier_2:0"))
        .seat(1, |p| p.talers(90).on("hire"))
        .play();
    table.play(0, "advance 1").play(0, "earn").play(0, "labor glazier_2");
    assert_eq!(table.event("earned")["talers"], 2);
    table.play(1, "advance 1").play(1, "redeem 1");
    assert_eq!((table.talers(0), table.talers(1)), (90 + 1 + 2, 90 + 2));
    // The bonus of a town as well.
    let mut town = Position::new(2)
        .seat(1, |p| p.talers(90))
        .demand("t1", "town_6")
        .seat(0, |p| {
            let band = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 stonemason_1:0";
            p.on("tavern").at("t1").talers(89).band(band)
        })
        .play();
    town.play(0, "advance 1").play(0, "build").play(0, "steps 0");
    assert_eq!(town.talers(0), 89 + 4);
}

/// Seat 0 gets 6 points by repairs and takes no step, seat 1 redeems bonds, then seat 2 does as
/// seat 0 did. Told are the bonds of all three, and those of the supply.
fn shortage(supply: u8, rulings: Value) -> [(u16, u16, u16, u8); 4] {
    let repairs = "glazier_3:0 tailor_3:0";
    let mut table = Position::new(3)
        .seat(0, |p| p.on("tavern").band(repairs))
        .seat(1, |p| p.on("hire").bonds(20).confidence(1))
        .seat(2, |p| p.on("tavern").band(repairs))
        .supply(supply)
        .rulings(rulings)
        .play();
    let all = |table: &Table| (table.bonds(0), table.bonds(1), table.bonds(2), table.supply());
    let before = all(&table);
    let repair = |table: &mut Table, seat: u8| {
        table.play(seat, "advance 1").play(seat, "repair glazier_3");
        table.play(seat, "repair tailor_3").play(seat, "steps 0");
        all(table)
    };
    let first = repair(&mut table, 0);
    table.play(1, "advance 1").play(1, "redeem 2");
    let second = all(&table);
    [before, first, second, repair(&mut table, 2)]
}

/// QA-E2: whoever gets more bonds than there are takes what is left and loses the rest; redeemed
/// bonds can be had again at once.
#[test]
fn qa_e2_bonds_run_out() {
    let bonds = shortage(3, json!({}));
    assert_eq!(bonds, [(2, 20, 3, 3), (5, 20, 3, 0), (5, 18, 3, 2), (5, 18, 5, 0)]);
    let mut table = Position::new(2)
        .seat(0, |p| p.on("tavern").band("glazier_3:0 tailor_3:0"))
        .supply(0)
        .play();
    table.play(0, "advance 1").play(0, "repair glazier_3").play(0, "repair tailor_3");
    // One step is paid in full, only the surplus is lost.
    table.play(0, "steps 1");
    let event = table.event("took_bonds");
    assert_eq!((&event["bonds"], &event["lost"]), (&json!(0), &json!(2)));
    assert_eq!((table.track(0), table.bonds(0), table.supply()), (1, 2, 0));
}

/// QA-E48: without that limit every surplus point becomes a bond, and the supply is not counted:
/// neither do bonds taken lessen it, nor do redeemed ones add to it.
#[test]
fn qa_e48_bonds_without_limit() {
    let off = || json!({"bond_supply_limited": false});
    let bonds = shortage(22, off());
    assert_eq!(bonds, [(2, 20, 0, 22), (8, 20, 0, 22), (8, 18, 0, 22), (8, 18, 6, 22)]);
    // A box with 8 bonds, all of which four players have.
    let few = edition_with(&[
        ("bonds = { value = 28", "bonds = { value = 8"),
        ("total = 28", "total = 8"),
    ]);
    let repaired = |rulings: Value| {
        let position = Position::of(few, 4).seat(0, |p| p.on("tavern").band("glazier_3:0"));
        let doc = StateDoc { bonds: 0, ..position.rulings(rulings).doc() };
        let mut table = Table::new(Scenario::from_doc(few, json!(doc)));
        table.play(0, "advance 1").play(0, "repair glazier_3");
        let event = table.event("took_bonds");
        (event["bonds"].clone(), event["lost"].clone(), table.bonds(0), table.supply())
    };
    assert_eq!(repaired(json!({})), (json!(0), json!(3), 2, 0));
    assert_eq!(repaired(off()), (json!(3), json!(0), 5, 0));
}

/// QA-E28: a tile that costs more than one has cannot be hired; one that costs all of it can.
#[test]
fn qa_e28_no_debt_for_a_hire() {
    let mut table = Position::new(2).seat(0, |p| p.talers(3)).play();
    table.play(0, "advance 2");
    assert_eq!(table.open(0, "hire"), "4 5 6");
    for row in 1..=3 {
        assert_eq!(table.why(0, &format!("hire {row}")), "QA-E28 cannot-pay");
    }
    table.play(0, "hire 4");
    assert_eq!((table.talers(0), table.band(0)), (0, "tailor_2:3".into()));
}

/// QA-E28: the same goes for a trip and for guests of the tavern.
#[test]
fn qa_e28_no_debt_for_trips_and_guests() {
    let mut trip = Position::new(2).seat(0, |p| p.talers(2).on("hire")).play();
    trip.play(0, "advance 2");
    assert_eq!(trip.open(0, "travel"), "m1 m3 t3 v1 v4");
    trip.refuses(0, "travel t1", "QA-E28").play(0, "travel m1");
    assert_eq!((trip.talers(0), trip.at(0)), (1, "m1".into()));
    let rest = |talers| {
        let mut tavern = Position::new(2).seat(0, |p| p.talers(talers).on("travel")).play();
        tavern.play(0, "advance 1").play(0, "tavern");
        for guild in ["glazier", "lumberjack", "bricklayer", "tailor"] {
            if tavern.asked() == [0] {
                tavern.play(0, &format!("rest {guild}"));
            }
        }
        (tavern.talers(0), tavern.saloon(0))
    };
    assert_eq!(rest(0), (0, String::new()));
    assert_eq!(rest(2), (1, "glazier".into()));
    assert_eq!(rest(3), (0, "glazier lumberjack".into()));
    assert_eq!(rest(9), (3, "glazier lumberjack bricklayer".into()));
}

/// QA-E28: talers are talers, whatever coins they are: any price can be paid from any sum.
#[test]
fn qa_e28_money_is_changed_freely() {
    for talers in 5..=9 {
        let mut table = Position::new(2).seat(0, |p| p.talers(talers)).play();
        table.play(0, "advance 2").play(0, "hire 2");
        assert_eq!(table.talers(0), talers - 5);
    }
}
