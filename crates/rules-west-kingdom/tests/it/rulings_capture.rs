//! Rulings on captures: buildings, Conspirators, and the count of locations.

use game_testkit::AtTable;
use serde_json::json;

use crate::harness::{Position, Table};

/// Eight open apprentices without the Labourer.
const WORKSHOP: &str = "patron_clay patron_silver patron_stone patron_wood / \
                        trader_clay trader_stone trader_wood trickster";

/// Seat 0, with the Labourer, can construct this building. It has 2 workers in the Mines; every
/// opponent has 2 in the Forest and 1 in the Quarry.
fn before(players: usize, building: &str, goods: &str) -> Position {
    let mut position = Position::new(players)
        .workshop(WORKSHOP)
        .seat(0, |p| p.apprentices("labourer").hand(building).goods(goods).at("2 mines"));
    for seat in 1..players {
        position = position.seat(seat, |p| p.at("2 forest 1 quarry"));
    }
    position
}

fn armoury(players: usize) -> Position {
    before(players, "armoury", "3 wood 5 stone 1 gold")
}

fn fortress(players: usize) -> Position {
    before(players, "fortress", "3 clay 4 stone 1 gold 2 marble")
}

fn barracks(players: usize) -> Position {
    before(players, "barracks", "2 clay 6 wood 2 gold")
}

#[track_caller]
fn built(position: &Position, building: &str) -> Table {
    let mut table = position.play();
    table.play(0, "place guildhall").play(0, &format!("construct {building}"));
    assert_eq!((table.goods(0).as_str(), table.built(0).as_str()), ("", building));
    table
}

/// WK-E13: the capture of the Armoury is free, of tax too, and needs no worker at the Town Centre.
///
/// `armoury`: one capture.
#[test]
fn wk_e13_the_armoury() {
    let mut table = built(&armoury(3), "armoury");
    let all = [
        "capture forest 1",
        "capture forest 2",
        "capture quarry 1",
        "capture quarry 2",
        "capture mines 0",
    ];
    table.offers(0, &all);
    assert_eq!(table.question(0), "captures-building");
    table.play(0, "capture forest 2");
    assert_eq!((table.held(0, 2), table.held(0, 1), table.at(2, "forest")), (2, 0, 0));
    assert_eq!((table.silver(0), table.tax_stand(), table.virtue(0)), (0, 4, 7));
    // It was the only one.
    assert_eq!((table.asked(), table.at(0, "town_centre")), (vec![1], 0));
}

/// WK-E13: own groups may be taken, and go to the supply.
#[test]
fn wk_e13_own_groups() {
    let mut table = built(&armoury(2), "armoury");
    assert_eq!(table.supply(0), 17);
    table.play(0, "capture mines 0");
    assert_eq!((table.supply(0), table.at(0, "mines"), table.held(0, 0)), (19, 0, 0));
}

/// WK-E13, WK-E73: with the switch of WK-Q7 captures by buildings may be declined, and nothing is
/// taken then.
#[test]
fn wk_e13_declined() {
    for (position, building) in
        [(armoury(2), "armoury"), (fortress(2), "fortress"), (barracks(2), "barracks")]
    {
        let position = position.ruling("building_effects_optional", json!(true));
        let mut table = built(&position, building);
        table.play(0, "decline");
        assert_eq!(table.event("declined")["building"], building);
        assert_eq!((table.asked(), table.held(0, 1), table.at(0, "mines")), (vec![1], 0, 2));
        assert_eq!((table.at(1, "forest"), table.at(1, "quarry")), (2, 1));
    }
}

/// WK-E13: Conspirators and silver play no part in it: without a group to take nothing is asked.
#[test]
fn wk_e13_without_a_group() {
    let position = armoury(2)
        .seat(0, |p| p.set("workers", json!({})))
        .seat(1, |p| p.set("workers", json!({})).prison(4));
    let table = built(&position, "armoury");
    assert_eq!((table.asked(), table.held(0, 1)), (vec![1], 0));
}

/// WK-E14: the Fortress gives two separate captures, with no limit of locations between them for
/// any number of players.
///
/// `fortress`: two captures.
#[test]
fn wk_e14_two_captures_anywhere() {
    for players in 2..=5 {
        let mut table = built(&fortress(players), "fortress");
        assert_eq!(table.virtue(0), 5);
        table.play(0, "capture forest 1");
        table.refuses(0, "done", "WK-E73").play(0, "capture quarry 1");
        assert_eq!((table.held(0, 1), table.asked()), (3, vec![1]));
        assert_eq!((table.silver(0), table.tax_stand()), (0, 4));
    }
}

/// WK-E14: both may be at one location, the second may be an own group, and with the switch of WK-Q7
/// one may be enough.
#[test]
fn wk_e14_one_location_or_one_capture() {
    let mut table = built(&fortress(4), "fortress");
    table.play(0, "capture forest 1").play(0, "capture forest 3");
    assert_eq!((table.held(0, 1), table.held(0, 2), table.held(0, 3)), (2, 0, 2));
    let mut table = built(&fortress(4), "fortress");
    table.play(0, "capture forest 1").play(0, "capture mines 0");
    assert_eq!((table.held(0, 1), table.supply(0), table.asked()), (2, 19, vec![1]));
    let position = fortress(4).ruling("building_effects_optional", json!(true));
    let mut table = built(&position, "fortress");
    table.play(0, "capture forest 1").play(0, "done");
    assert_eq!((table.held(0, 1), table.at(1, "quarry"), table.asked()), (2, 1, vec![1]));
}

/// WK-E52: with the switch of WK-Q2 the two captures of the Fortress are bound to 1 location with 4
/// and 5 players; with fewer the switch changes nothing.
#[test]
fn wk_e52_the_fortress_with_its_switch() {
    for players in 2..=5 {
        let position = fortress(players).seat(0, |p| p.at("1 forest"));
        let switched = position.clone().ruling("fortress_location_limit", json!(true));
        let mut table = built(&switched, "fortress");
        table.play(0, "capture forest 1");
        if players < 4 {
            table.play(0, "capture quarry 1");
            assert_eq!(table.held(0, 1), 3);
        } else {
            table.refuses(0, "capture quarry 1", "WK-31").refuses(0, "capture mines 0", "WK-31");
            table.play(0, "capture forest 0");
            assert_eq!((table.held(0, 1), table.at(0, "forest")), (2, 0));
        }
        assert_eq!(table.asked(), [1]);
        // Off, as it is by itself.
        let mut table =
            built(&position.ruling("fortress_location_limit", json!(false)), "fortress");
        table.play(0, "capture forest 1").play(0, "capture quarry 1");
        assert_eq!(table.held(0, 1), 3);
    }
}

/// WK-E15: Barracks: a free Ransom, or one capture.
///
/// `barracks`: a Ransom costs neither silver nor a debt.
#[test]
fn wk_e15_the_barracks() {
    let position = barracks(3).seat(1, |p| p.held(&[3, 0, 0])).seat(2, |p| p.held(&[1, 2, 0]));
    let mut table = built(&position, "barracks");
    let all = [
        "capture forest 1",
        "capture forest 2",
        "capture quarry 1",
        "capture quarry 2",
        "capture mines 0",
        "ransom free",
    ];
    table.offers(0, &all);
    assert_eq!((table.question(0), table.supply(0)), ("capture-or-ransom", 13));
    table.play(0, "ransom free");
    assert_eq!((table.supply(0), table.held(1, 0), table.held(2, 0)), (17, 0, 0));
    assert_eq!((table.debts(0), table.virtue(0), table.tax_stand()), (0, 7, 4));
    // Not both, and nobody else's workers.
    assert_eq!((table.asked(), table.held(2, 1)), (vec![1], 2));
    let mut table = built(&position, "barracks");
    table.play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.held(1, 0), table.asked()), (2, 3, vec![1]));
}

/// WK-E15: the Ransom only if an own worker is held.
#[test]
fn wk_e15_a_ransom_only_for_somebody() {
    let position = barracks(3).seat(0, |p| p.prison(2)).seat(2, |p| p.held(&[0, 2, 0]));
    let mut table = built(&position, "barracks");
    table.refuses(0, "ransom free", "WK-47");
    // Nor is it a visit to the Guardhouse.
    table.refuses(0, "ransom debt", None);
    assert_eq!(table.legal(0).len(), 5);
    // A Ransom alone is asked for where it may be declined.
    let position = barracks(2)
        .ruling("building_effects_optional", json!(true))
        .seat(0, |p| p.set("workers", json!({})))
        .seat(1, |p| p.set("workers", json!({})).held(&[1, 0]));
    built(&position, "barracks").offers(0, &["ransom free", "decline"]);
}

/// Seat 0 has so much silver, these apprentices and, once its worker is placed, 4 workers at the
/// Town Centre; three opponents' groups are in the Forest.
fn visit(silver: u16, apprentices: &str) -> Position {
    let mut position = Position::new(4).tax_stand(0).seat(0, |p| {
        let p = p.goods(&format!("{silver} silver")).apprentices(apprentices);
        p.at("3 town_centre 1 forest")
    });
    for seat in 1..4 {
        position = position.seat(seat, |p| p.at("2 forest"));
    }
    position
}

/// What is left of the silver after each capture in the Forest, until no more can be paid.
#[track_caller]
fn captures(position: &Position) -> Vec<u64> {
    let mut table = position.play();
    table.play(0, "place town_centre");
    let mut left = Vec::new();
    for owner in [1, 2, 3, 0] {
        if table.turn() > 1 || !table.legal(0).contains(&format!("capture forest {owner}")) {
            break;
        }
        table.play(0, &format!("capture forest {owner}"));
        left.push(table.silver(0));
    }
    assert!(table.tax_stand() <= 1);
    left
}

/// WK-E60: captures are paid and made one after the other, each judged on what is left.
#[test]
fn wk_e60_each_judged_on_what_is_left() {
    assert_eq!(captures(&visit(9, "")), [8, 7, 6, 5]);
    assert_eq!(captures(&visit(4, "")), [3, 2, 1, 0]);
    assert_eq!(captures(&visit(3, "")), [2, 1, 0]);
    assert_eq!(captures(&visit(1, "")), [0]);
    // At Virtue 3 the first one is free.
    assert_eq!(captures(&visit(1, "").seat(0, |p| p.virtue(3))), [1, 0]);
}

/// WK-E60: the discounts of Conspirators go to the earliest further captures, 1 silver off the whole
/// visit for each; the tax of the first one stays.
///
/// `conspirator`: 1 silver less at the Town Centre.
#[test]
fn wk_e60_conspirators() {
    assert_eq!(captures(&visit(9, "conspirator")), [8, 8, 7, 6]);
    assert_eq!(captures(&visit(9, "conspirator conspirator")), [8, 8, 8, 7]);
    // With 1 silver and a Conspirator: the first, and one more for nothing.
    assert_eq!(captures(&visit(1, "conspirator")), [0, 0]);
    assert_eq!(captures(&visit(2, "conspirator")), [1, 1, 0]);
    assert_eq!(captures(&visit(1, "conspirator conspirator")), [0, 0, 0]);
    // Without silver nobody goes there, Conspirators or not.
    visit(0, "conspirator conspirator").play().refuses(0, "place town_centre", "WK-E1");
    // An explicit "visit" is the same.
    let position = visit(9, "conspirator").ruling("conspirator_discount", json!("visit"));
    assert_eq!(captures(&position), [8, 8, 7, 6]);
}

/// WK-E60: with the switch of WK-Q1 each further capture is free, and a second Conspirator adds
/// nothing.
#[test]
fn wk_e60_conspirators_with_the_switch() {
    let switched = |silver, apprentices| {
        visit(silver, apprentices).ruling("conspirator_discount", json!("each_capture"))
    };
    assert_eq!(captures(&switched(9, "conspirator")), [8, 8, 8, 8]);
    assert_eq!(captures(&switched(9, "conspirator conspirator")), [8, 8, 8, 8]);
    assert_eq!(captures(&switched(1, "conspirator")), [0, 0, 0, 0]);
    assert_eq!(captures(&switched(9, "")), [8, 7, 6, 5]);
    switched(0, "conspirator").play().refuses(0, "place town_centre", "WK-E1");
}

/// WK-E60: the discount is that of one visit, and is there again in the next.
#[test]
fn wk_e60_the_discount_of_each_visit() {
    let mut table = visit(9, "conspirator").play();
    table.play(0, "place town_centre").play(0, "capture forest 1").play(0, "capture forest 2");
    table.play(0, "done").pass(1).pass(2).pass(3).play(0, "place town_centre");
    table.play(0, "capture forest 3").play(0, "capture forest 0");
    assert_eq!((table.silver(0), table.tax_stand()), (7, 2));
}

/// WK-E61: for the limit the Town Centre as a target counts as one of the locations, and an own
/// group counts like any other.
#[test]
fn wk_e61_the_town_centre_counts() {
    let position = |players| {
        let mut position =
            Position::new(players).seat(0, |p| p.goods("9 silver").at("3 town_centre 1 workshop"));
        for seat in 1..players {
            position = position.seat(seat, |p| p.at("1 town_centre 1 forest 1 mines"));
        }
        position
    };
    // Up to 3 players: the Town Centre and one more.
    let mut table = position(3).play();
    table.play(0, "place town_centre").play(0, "capture town_centre 0").play(0, "capture forest 1");
    table.refuses(0, "capture mines 1", "WK-31").refuses(0, "capture workshop 0", "WK-31");
    table
        .offers(0, &["capture town_centre 1", "capture town_centre 2", "capture forest 2", "done"]);
    // An own group at another location uses that location up.
    let mut table = position(3).play();
    table.play(0, "place town_centre").play(0, "capture workshop 0").play(0, "capture forest 1");
    table.refuses(0, "capture town_centre 1", "WK-31").refuses(0, "capture mines 1", "WK-31");
    // From 4 on: nothing but the Town Centre.
    let mut table = position(4).play();
    table.play(0, "place town_centre").play(0, "capture town_centre 0");
    table.refuses(0, "capture forest 1", "WK-31");
    assert_eq!(table.open(0, "capture"), "town_centre,1 town_centre,2 town_centre,3");
    let mut table = position(4).play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    table.refuses(0, "capture town_centre 0", "WK-31");
}
