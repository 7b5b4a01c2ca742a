//! Rulings on open points: the palace, the track and the end.

use game_core::Seat;
use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Position, Table};

/// Bands of these sums, at the start of three jobs or more.
const SUM_14: &str = "glazier_3:0 lumberjack_3:0 bricklayer_3:1";
const SUM_15: &str = "glazier_3:0 lumberjack_3:0 bricklayer_3:0";
const SUM_17: &str = "glazier_3:0 lumberjack_3:0 bricklayer_3:0 tailor_2:0";
const SUM_20: &str = "glazier_3:0 lumberjack_3:0 bricklayer_3:0 tailor_3:0";

/// Seat 0 at the end of the track in the capital, and on construct.
fn at_the_palace(band: &str, rulings: Value) -> Table {
    let position = Position::new(2).rulings(rulings);
    let mut table = position.seat(0, |p| p.on("tavern").track(9).band(band)).play();
    table.play(0, "advance 1");
    table
}

/// The ranks of all, and the points the program shows for them.
fn end(table: &mut Table) -> (Vec<u8>, Vec<i16>) {
    assert!(table.over());
    let outcome = table.scenario().outcome().expect("the game is over");
    let points = outcome.standings.as_slice().iter().map(|standing| standing.total).collect();
    (table.ranks(), points)
}

/// QA-E21: who can contribute may repair instead, or do nothing; a building is impossible in the
/// capital.
#[test]
fn qa_e21_the_palace_is_optional() {
    let mut table = at_the_palace(SUM_15, json!({}));
    let repairs = ["repair glazier_3", "repair lumberjack_3", "repair bricklayer_3"];
    table.offers(0, &[&["palace", "forfeit"], &repairs[..]].concat());
    assert_eq!(table.why(0, "build"), "QA-E21 in-capital");
    table.play(0, "repair glazier_3").play(0, "done");
    assert_eq!((table.palace(0), table.bonds(0), table.asked()), (0, 5, vec![1]));
    // The game goes on after this round.
    table.play(1, "advance 1").play(1, "forfeit");
    assert_eq!((table.over(), table.round()), (false, 2));
    let mut left = at_the_palace(SUM_15, json!({}));
    left.play(0, "forfeit");
    assert_eq!((left.palace(0), left.band(0)), (0, SUM_15.into()));
    let mut built = at_the_palace(SUM_15, json!({}));
    built.play(0, "palace").play(1, "advance 1").play(1, "forfeit");
    assert!(built.over());
}

/// QA-E45: with the switch off, whoever can contribute does so, without being asked.
#[test]
fn qa_e45_the_palace_as_a_duty() {
    let duty = || json!({"palace_is_optional": false});
    let table = at_the_palace(SUM_15, duty());
    assert_eq!(table.events(), ["advanced", "contributed", "turn_began"]);
    assert_eq!((table.palace(0), table.band(0), table.asked()), (15, SUM_15.into(), vec![1]));
    // Without the conditions there is a choice as ever.
    let mut weak = at_the_palace(SUM_14, duty());
    assert_eq!((weak.asked(), weak.question(0)), (vec![0], "construct"));
    weak.refuses(0, "palace", "QA-61").play(0, "forfeit");
    assert_eq!(weak.palace(0), 0);
    let away = Position::new(2).rulings(duty());
    let mut away = away.seat(0, |p| p.on("tavern").track(9).at("v1").band(SUM_15)).play();
    away.play(0, "advance 1");
    assert!(away.legal(0).contains(&"forfeit".to_string()));
    // Other spaces of the star are free.
    let mut star = Position::new(2).rulings(duty());
    star = star.seat(0, |p| p.on("tavern").track(9).band(SUM_15));
    let mut star = star.play();
    star.offers(0, &["advance 1", "advance 2", "advance 3"]);
    star.play(0, "advance 2").play(0, "earn");
    assert_eq!(star.palace(0), 0);
}

/// Three players at the end of the track contribute one after the other, or do nothing.
fn contributions(bands: [&str; 3], palace: [bool; 3]) -> Table {
    let mut position = Position::new(3);
    for (seat, band) in bands.into_iter().enumerate() {
        position = position.seat(seat, |p| p.on("tavern").track(9).band(band));
    }
    let mut table = position.play();
    for (seat, palace) in palace.into_iter().enumerate() {
        table.play(seat as u8, "advance 1");
        table.play(seat as u8, if palace { "palace" } else { "forfeit" });
    }
    table
}

/// QA-E22: in the final round the sums at the time of contribution are compared; being first gives
/// nothing.
#[test]
fn qa_e22_several_at_the_palace() {
    // Each character has three tiles, as many as there are players.
    let mut table = contributions([SUM_15, SUM_20, SUM_17], [true; 3]);
    assert_eq!((table.palace(0), table.palace(1), table.palace(2)), (15, 20, 17));
    assert_eq!(end(&mut table).0, [3, 1, 2]);
    let mut equal = contributions([SUM_17, SUM_15, SUM_17], [true; 3]);
    assert_eq!(end(&mut equal).0, [1, 3, 1]);
    let mut single = contributions([SUM_15, SUM_20, SUM_20], [true, false, false]);
    assert_eq!(end(&mut single).0, [1, 2, 2]);
}

/// QA-E22: nothing that others do later changes a sum, and nobody acts after contributing.
#[test]
fn qa_e22_sums_stay() {
    let mut position = Position::new(3).first(1).turn(5);
    position = position.everybody(|p| p.on("tavern").track(9).band(SUM_15));
    let mut table = position.play();
    // Seat 1 began, so it is the turn of seat 2, and that of seat 0 is the last of the round.
    assert_eq!(table.asked(), [2]);
    table.play(2, "advance 1").play(2, "palace");
    table.play(0, "advance 1").play(0, "repair glazier_3").play(0, "done");
    assert!(table.over());
    assert_eq!((table.palace(2), table.band(2), table.performance(2)), (15, SUM_15.into(), 15));
    assert_eq!(end(&mut table), (vec![3, 2, 1], vec![9, 9, 24]));
}

/// QA-E23: on the last space all points become bonds.
#[test]
fn qa_e23_bonds_at_the_end_of_the_track() {
    let mut table = at_the_palace(SUM_20, json!({}));
    table.play(0, "repair glazier_3").play(0, "repair tailor_3").play(0, "repair bricklayer_3");
    // Nobody is asked about steps.
    assert_eq!((table.track(0), table.bonds(0), table.asked()), (9, 2 + 9, vec![1]));
    // One space before it, one step can be paid and no more.
    let mut before = Position::new(2).track(&[4, 5, 5, 6, 6, 6, 7, 7, 8]);
    before = before.seat(0, |p| p.on("tavern").track(8).at("v1").band(SUM_20));
    let mut before = before.play();
    before.play(0, "advance 1").play(0, "build");
    assert_eq!(before.event("built")["points"], 10);
    before.offers(0, &["steps 0", "steps 1"]);
    assert_eq!(before.why(0, "steps 2"), "QA-E23 end-of-track");
    before.play(0, "steps 1");
    assert_eq!((before.track(0), before.bonds(0)), (9, 2 + 2));
}

/// QA-E34: nine steps lead from the start to the last space, the space of the ninth token.
#[test]
fn qa_e34_the_last_space() {
    let strong = "glazier_3:0 lumberjack_3:0 bricklayer_3:0 tailor_3:0";
    let step = |from: u8| {
        let position = Position::new(2).demand("t1", "town_1");
        let mut table =
            position.seat(0, |p| p.on("tavern").track(from).at("t1").band(strong)).play();
        table.play(0, "advance 1").play(0, "build");
        let open = table.open(0, "steps");
        if open.contains('1') {
            table.play(0, "steps 1");
        }
        (table.track(0), table.bonds(0) - 2)
    };
    // Each step costs the token of the space entered, the ninth one the last.
    let tokens = [4, 5, 5, 6, 6, 6, 7, 7, 7];
    for (from, token) in tokens.into_iter().enumerate() {
        assert_eq!(step(from as u8), (from as u8 + 1, 20 - token));
    }
    assert_eq!(step(9), (9, 20));
    // There is the palace, and not before.
    let mut eight = Position::new(2).seat(0, |p| p.on("tavern").track(8).band(SUM_20)).play();
    eight.play(0, "advance 1");
    assert_eq!(eight.why(0, "palace"), "QA-61 not-at-palace");
    let nine = at_the_palace(SUM_20, json!({}));
    assert!(nine.legal(0).contains(&"palace".to_string()));
}

/// QA-E24: with eight buildings there is no ninth.
#[test]
fn qa_e24_no_ninth_building() {
    let places = ["m1", "t1", "v2", "m2", "t2", "v3", "m3", "v4"];
    let after = |count: usize| {
        let mut position = Position::new(2);
        for place in &places[..count] {
            position = position.built(place, &[0]);
        }
        let band = "glazier_1:0 lumberjack_1:0";
        let mut table = position.seat(0, |p| p.on("tavern").at("v1").band(band)).play();
        table.play(0, "advance 1");
        table
    };
    let mut seven = after(7);
    assert_eq!(seven.markers(0), 1);
    seven.play(0, "build");
    assert_eq!((seven.markers(0), seven.builders("v1")), (0, vec![0]));
    let mut eight = after(8);
    assert_eq!(eight.markers(0), 0);
    eight.offers(0, &["repair glazier_1", "repair lumberjack_1", "forfeit"]);
    assert_eq!(eight.why(0, "build"), "QA-E24 marker");
    // The markers of others are their own.
    assert_eq!(eight.markers(1), 8);
}

/// QA-E38: who reaches the last space with repairs contributes in a later turn at the earliest.
#[test]
fn qa_e38_no_repairs_and_palace_in_one_turn() {
    for optional in [true, false] {
        let position = Position::new(2).rulings(json!({"palace_is_optional": optional}));
        let mut table = position.seat(0, |p| p.on("tavern").track(8).band(SUM_20)).play();
        table.play(0, "advance 1").refuses(0, "palace", "QA-61");
        for repairer in ["glazier_3", "lumberjack_3", "bricklayer_3"] {
            table.play(0, &format!("repair {repairer}"));
        }
        table.play(0, "steps 1");
        // The turn is over.
        assert_eq!((table.track(0), table.palace(0), table.asked()), (9, 0, vec![1]));
        table.play(1, "advance 1").play(1, "forfeit");
        table.play(0, "advance 3").play(0, "forfeit").play(1, "advance 3").play(1, "forfeit");
        table.play(0, "advance 3");
        if optional {
            table.play(0, "palace");
        }
        // 4 + 4 + 4 + 5.
        assert_eq!(table.palace(0), 17);
    }
}

/// QA-E41: contributors by their sums, then the others by track space and by their bands; equal
/// ones share a place. Points are the space and the sum contributed.
#[test]
fn qa_e41_ranks_behind_the_winner() {
    let finish = |places: [(u8, &str, bool); 4]| {
        let mut position = Position::new(4);
        for (seat, (track, band, _)) in places.into_iter().enumerate() {
            position = position.seat(seat, |p| p.on("tavern").track(track).band(band));
        }
        let mut table = position.play();
        for (seat, (_, _, palace)) in places.into_iter().enumerate() {
            table.play(seat as u8, "advance 1");
            table.play(seat as u8, if palace { "palace" } else { "forfeit" });
        }
        end(&mut table)
    };
    let stone = "stonemason_3:0 blacksmith_3:0 stonemason_1:4";
    // A contributor is ahead of one on the same space with a better band.
    assert_eq!(
        finish([(9, SUM_15, true), (9, SUM_20, false), (5, SUM_14, false), (9, stone, true)]),
        (vec![1, 3, 4, 1], vec![24, 9, 5, 24])
    );
    assert_eq!(
        finish([
            (9, SUM_17, true),
            (5, "glazier_2:0", false),
            (5, stone, false),
            (6, "tailor_1:0", false)
        ]),
        (vec![1, 4, 3, 2], vec![26, 5, 5, 6])
    );
    // Equal spaces and equal bands share a place.
    assert_eq!(
        finish([
            (5, "glazier_2:0", false),
            (9, stone, true),
            (5, "tailor_2:0", false),
            (4, SUM_20, false)
        ]),
        (vec![2, 1, 2, 4], vec![5, 24, 5, 4])
    );
}

/// QA-E41: every contributor has more points than anybody else, and wins count only at the palace.
#[test]
fn qa_e41_a_win_is_a_contribution() {
    let mut table = contributions([SUM_15, SUM_20, SUM_17], [true, false, false]);
    let outcome = table.scenario().outcome().expect("the game is over");
    assert!(!outcome.stopped);
    let shares: Vec<_> = (0..3).map(|seat| outcome.win_share(Seat::new(seat)) > 0.5).collect();
    assert_eq!(shares, [true, false, false]);
    assert_eq!(end(&mut table), (vec![1, 2, 3], vec![24, 9, 9]));
}
