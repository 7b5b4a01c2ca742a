//! Chapter 5: the Town Centre.

use game_core::GameText;
use game_testkit::AtTable;
use rules_west_kingdom::WestKingdom;

use crate::harness::{Position, edition};

/// Seat 0 has so much silver and, once its worker is placed, so many workers at the Town Centre.
/// Every opponent has 2 workers in the Forest, 1 in the Quarry and 1 in the Mines.
fn before(players: usize, workers: u8, silver: u16) -> Position {
    let mut position = Position::new(players).tax_stand(0).seat(0, |p| {
        let p = p.goods(&format!("{silver} silver"));
        if workers > 1 { p.at(&format!("{} town_centre", workers - 1)) } else { p }
    });
    for seat in 1..players {
        position = position.seat(seat, |p| p.at("2 forest 1 quarry 1 mines"));
    }
    position
}

/// WK-30: one capture for each own worker there; the first costs 1 tax coin, each further one 1
/// silver.
#[test]
fn wk_30_one_capture_for_each_worker() {
    let groups = ["forest 1", "forest 2", "quarry 1", "quarry 2"];
    for workers in 1..=4 {
        let mut table = before(3, workers, 9).play();
        table.play(0, "place town_centre");
        for made in 0..u64::from(workers) {
            assert_eq!((table.asked(), table.question(0)), (vec![0], "captures"));
            table.play(0, &format!("capture {}", groups[made as usize]));
            assert_eq!((table.silver(0), table.tax_stand()), (8 - made, 1));
        }
        // No capture is left, and nothing else is asked.
        assert_eq!((table.asked(), table.turn()), (vec![1], 2));
        table.refuses(0, "capture mines 1", None);
        let held = table.held(0, 1) + table.held(0, 2);
        assert_eq!(held, [2, 4, 5, 6][workers as usize - 1]);
    }
}

/// WK-30: the first coin is tax and lies on the Tax Stand, the others are plain silver.
#[test]
fn wk_30_tax_first_then_silver() {
    let mut table = before(2, 2, 5).play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!(table.event("paid_tax")["tax"], 1);
    assert!(!table.happened("paid"));
    assert_eq!((table.silver(0), table.tax_stand()), (4, 1));
    table.play(0, "capture quarry 1");
    assert!(!table.happened("paid_tax"));
    assert_eq!((table.silver(0), table.tax_stand()), (3, 1));
    assert_eq!((table.silver(1), table.virtue(0)), (0, 7));
}

/// WK-30: fewer captures than allowed may be made, and none at all.
#[test]
fn wk_30_fewer_than_allowed() {
    let mut table = before(2, 3, 5).play();
    table.play(0, "place town_centre").play(0, "capture forest 1").play(0, "done");
    assert_eq!((table.asked(), table.silver(0), table.tax_stand()), (vec![1], 4, 1));
    assert_eq!((table.held(0, 1), table.at(1, "quarry"), table.at(1, "mines")), (2, 1, 1));
    let mut table = before(2, 3, 5).play();
    table.play(0, "place town_centre").play(0, "done");
    assert_eq!((table.asked(), table.silver(0), table.tax_stand()), (vec![1], 5, 0));
    assert_eq!((table.held(0, 1), table.at(1, "forest"), table.at(0, "town_centre")), (0, 2, 3));
}

/// WK-30: each capture must be paid: with 1 silver there is one, with 2 silver there are two, and
/// without silver nobody goes there.
#[test]
fn wk_30_each_is_paid() {
    let mut table = before(2, 2, 0).play();
    table.refuses(0, "place town_centre", "WK-E1");
    let mut table = before(2, 2, 1).play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!((table.asked(), table.silver(0), table.held(0, 1)), (vec![1], 0, 2));
    let mut table = before(2, 2, 2).play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    table.offers(0, &["capture quarry 1", "capture mines 1", "capture town_centre 0", "done"]);
    table.play(0, "capture quarry 1");
    assert_eq!((table.asked(), table.silver(0), table.held(0, 1)), (vec![1], 0, 3));
}

/// WK-31: a capture takes all workers of one color at one location, and no others.
#[test]
fn wk_31_one_color_at_one_location() {
    let mut table = before(3, 1, 1).seat(1, |p| p.at("3 forest")).play();
    table.play(0, "place town_centre");
    let all = ["forest 1", "forest 2", "quarry 1", "quarry 2", "mines 1", "mines 2"];
    let all = all.map(|group| format!("capture {group}"));
    let mut all: Vec<&str> = all.iter().map(String::as_str).collect();
    all.extend(["capture town_centre 0", "done"]);
    table.offers(0, &all);
    table.refuses(0, "capture forest 0", "WK-31").refuses(0, "capture silversmith 1", "WK-31");
    table.play(0, "capture forest 1");
    let event = table.event("captured");
    assert_eq!((&event["location"], &event["workers"]), (&"forest".into(), &3.into()));
    assert_eq!((table.held(0, 1), table.held(0, 2)), (3, 0));
    assert_eq!((table.at(1, "forest"), table.at(2, "forest")), (0, 2));
    assert_eq!((table.at(1, "quarry"), table.at(1, "mines")), (1, 1));
    assert_eq!((table.supply(1), table.supply(2)), (15, 16));
}

/// WK-31: with 2 and 3 players the captures of a turn come from up to 2 locations, with 4 and 5
/// from 1.
#[test]
fn wk_31_the_limit_of_locations() {
    for (players, limit) in [(2, 2), (3, 2), (4, 1), (5, 1)] {
        let mut table = before(players, 4, 9).seat(0, |p| p.at("1 quarry 1 forest")).play();
        table.play(0, "place town_centre").play(0, "capture forest 1");
        if limit == 2 {
            table.play(0, "capture quarry 1");
        }
        let before = (table.silver(0), table.held(0, 1));
        assert_eq!(table.why(0, "capture mines 1"), "WK-31 too-many-locations");
        table.refuses(0, "capture town_centre 0", "WK-31");
        assert_eq!((table.silver(0), table.held(0, 1)), before);
        // Another color at a location that was used is within reach.
        let open = table.open(0, "capture");
        let wanted = match players {
            2 => "forest,0 quarry,0",
            3 => "forest,0 forest,2 quarry,0 quarry,2",
            4 => "forest,0 forest,2 forest,3",
            _ => "forest,0 forest,2 forest,3 forest,4",
        };
        assert_eq!(open, wanted);
    }
}

/// WK-31: a single player, too, reaches 2 locations.
#[test]
fn wk_31_a_single_player_reaches_two() {
    let mut table = Position::solo()
        .seat(0, |p| p.goods("9 silver").at("3 town_centre 1 quarry"))
        .seat(1, |p| p.at("2 forest 1 quarry 1 mines"))
        .play();
    table.play(0, "place town_centre").play(0, "capture forest 1").play(0, "capture quarry 1");
    table.refuses(0, "capture mines 1", "WK-31").refuses(0, "capture town_centre 0", "WK-31");
    table.offers(0, &["capture quarry 0", "done"]);
    assert_eq!((table.held(0, 1), table.silver(0)), (3, 7));
}

/// WK-31: the limit is that of one turn.
#[test]
fn wk_31_the_limit_of_one_turn() {
    let mut table = before(4, 1, 9).play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    table.pass(1).pass(2).pass(3).play(0, "place town_centre");
    assert_eq!(table.open(0, "capture").matches("quarry").count(), 3);
    table.play(0, "capture quarry 1").play(0, "capture quarry 2");
    assert_eq!((table.held(0, 1), table.held(0, 2), table.silver(0)), (3, 1, 6));
}

/// WK-32: the Town Centre may be the target: a group of an opponent there, or the own one, with the
/// worker just placed.
#[test]
fn wk_32_the_town_centre_as_a_target() {
    let position = before(2, 3, 9).seat(1, |p| p.at("4 town_centre"));
    let mut table = position.play();
    table.play(0, "place town_centre").play(0, "capture town_centre 1");
    assert_eq!(
        (table.held(0, 1), table.at(1, "town_centre"), table.at(0, "town_centre")),
        (4, 0, 3)
    );
    let mut table = position.play();
    assert_eq!(table.supply(0), 18);
    table.play(0, "place town_centre").play(0, "capture town_centre 0");
    assert_eq!(table.event("rounded_up")["workers"], 3);
    assert_eq!(
        (table.supply(0), table.at(0, "town_centre"), table.at(1, "town_centre")),
        (20, 0, 4)
    );
}

/// WK-32: the number of captures is fixed when the worker is placed; taking the own workers away
/// does not reduce it, and brings no refund.
#[test]
fn wk_32_the_number_is_fixed_when_placing() {
    let mut table = before(2, 3, 9).seat(1, |p| p.at("1 town_centre")).play();
    table.play(0, "place town_centre").play(0, "capture town_centre 0");
    assert_eq!((table.asked(), table.at(0, "town_centre")), (vec![0], 0));
    table.play(0, "capture town_centre 1").play(0, "capture forest 1");
    assert_eq!((table.asked(), table.silver(0), table.tax_stand()), (vec![1], 6, 1));
    assert_eq!((table.held(0, 1), table.supply(0)), (3, 20));
    // The worker just placed alone: one capture, which takes it back.
    let mut table = before(2, 1, 9).play();
    table.play(0, "place town_centre").play(0, "capture town_centre 0");
    assert_eq!((table.asked(), table.supply(0), table.silver(0)), (vec![1], 20, 8));
}

/// WK-33: captured workers of opponents stand in the holding area, by color; own ones go straight
/// to the supply.
#[test]
fn wk_33_where_captured_workers_go() {
    let mut table = before(3, 4, 9).seat(0, |p| p.at("2 quarry").held(&[0, 1, 0])).play();
    assert_eq!((table.supply(0), table.supply(1)), (15, 15));
    table.play(0, "place town_centre");
    table.play(0, "capture quarry 0").play(0, "capture quarry 2").play(0, "capture forest 1");
    assert_eq!((table.supply(0), table.at(0, "quarry")), (16, 0));
    assert_eq!((table.held(0, 0), table.held(0, 1), table.held(0, 2)), (0, 3, 1));
    // Nobody else has got any, and nobody is in Prison.
    assert_eq!((table.supply(1), table.supply(2)), (15, 16));
    assert_eq!(
        (table.held(1, 2), table.held(2, 1), table.prison(1), table.prison(2)),
        (0, 0, 0, 0)
    );
}

/// WK-34: workers in the Guildhall, in the Black Market, in Prison and on player boards cannot be
/// captured.
#[test]
fn wk_34_out_of_reach() {
    let mut table = Position::new(3)
        .market([Some(1), None, Some(0)])
        .seat(0, |p| p.goods("9 silver").at("2 town_centre").guildhall(1).prison(2))
        .seat(1, |p| p.at("1 workshop").guildhall(2).prison(3))
        .seat(2, |p| p.held(&[2, 3, 0]).prison(1))
        .play();
    table.play(0, "place town_centre");
    table.offers(0, &["capture workshop 1", "capture town_centre 0", "done"]);
    for place in ["guildhall", "prison", "black_market_small", "black_market_large"] {
        assert!(WestKingdom::parse(edition(), &format!("capture {place} 1")).is_err(), "{place}");
    }
    table.play(0, "capture workshop 1").play(0, "capture town_centre 0");
    assert_eq!((table.asked(), table.supply(0)), (vec![1], 14));
    assert_eq!((table.prison(0), table.prison(1), table.guildhall(1)), (2, 3, 2));
    assert_eq!(
        (table.held(2, 0), table.held(2, 1), table.market()),
        (2, 3, [Some(1), None, Some(0)])
    );
}

/// WK-34: every open location is within reach, the Tax Stand and the Guardhouse included.
#[test]
fn wk_34_every_open_location_is_within_reach() {
    let all = "1 quarry 1 forest 1 mines 1 silversmith 1 kings_storehouse 1 workshop \
               1 town_centre 1 tax_stand 1 guardhouse";
    let mut table = Position::new(2).seat(0, |p| p.goods("1 silver")).seat(1, |p| p.at(all)).play();
    table.play(0, "place town_centre");
    let open = "forest,1 guardhouse,1 kings_storehouse,1 mines,1 quarry,1 silversmith,1 \
                tax_stand,1 town_centre,0 town_centre,1 workshop,1";
    assert_eq!(table.open(0, "capture"), open);
}

/// WK-T10: 4 players, second own worker. For 1 tax the 3 red workers in the Forest; the second
/// capture, for 1 silver, is in the Forest again and takes both green ones. With 3 players it could
/// be elsewhere.
#[test]
fn wk_t10_two_captures_in_the_forest() {
    for players in [3, 4, 5] {
        let mut table = Position::new(players)
            .seat(0, |p| p.goods("2 silver").at("1 town_centre"))
            .seat(1, |p| p.at("3 forest 2 mines"))
            .seat(2, |p| p.at("2 forest"))
            .play();
        table.play(0, "place town_centre").play(0, "capture forest 1");
        assert_eq!((table.silver(0), table.tax_stand(), table.held(0, 1)), (1, 5, 3));
        if players == 3 {
            table.offers(
                0,
                &["capture forest 2", "capture mines 1", "capture town_centre 0", "done"],
            );
        } else {
            table.offers(0, &["capture forest 2", "done"]);
            table.refuses(0, "capture mines 1", "WK-31");
        }
        table.play(0, "capture forest 2");
        assert_eq!((table.silver(0), table.tax_stand()), (0, 5));
        assert_eq!((table.held(0, 1) + table.held(0, 2), table.asked()), (5, vec![1]));
    }
}

/// WK-T11: third own worker. For 1 tax and 2 silver three captures at the Silversmith: the groups
/// of two opponents go to the holding area, the own group to the supply.
#[test]
fn wk_t11_three_captures_at_the_silversmith() {
    let mut table = Position::new(4)
        .seat(0, |p| p.goods("3 silver").at("2 town_centre 2 silversmith"))
        .seat(1, |p| p.at("1 silversmith"))
        .seat(3, |p| p.at("3 silversmith"))
        .play();
    assert_eq!(table.supply(0), 16);
    table.play(0, "place town_centre");
    table.play(0, "capture silversmith 3").play(0, "capture silversmith 0");
    table.play(0, "capture silversmith 1");
    assert_eq!((table.silver(0), table.tax_stand(), table.supply(0)), (0, 5, 17));
    assert_eq!((table.held(0, 1), table.held(0, 2), table.held(0, 3)), (1, 0, 3));
    assert_eq!(table.asked(), [1]);
}
