//! Construct: a monastery, and repairs.

use crate::harness::{Position, Table, before_construct};
use game_testkit::AtTable;

/// Seat 0 in the monastery `m1`, which demands a glazier, a lumberjack and a bricklayer. Seat 1 has
/// built there. The first two tokens are 7 and 5.
fn monastery() -> Position {
    let band = "glazier_3:0 lumberjack_3:0 bricklayer_3:0 tailor_1:3";
    before_construct(2, "m1", band).built("m1", &[1]).track(&[7, 5, 4, 5, 6, 6, 6, 7, 7])
}

/// The building of that position.
fn building() -> Table {
    let mut table = monastery().play();
    table.play(0, "advance 1").play(0, "build");
    table
}

/// QA-T18: in a monastery, without a marker there and with all guilds, building is allowed.
#[test]
fn qa_t18_all_conditions() {
    let construct = |position: &Position| {
        let mut table = position.play();
        table.play(0, "advance 1");
        table
    };
    let mut table = construct(&monastery());
    assert!(table.legal(0).contains(&"build".into()));
    table.play(0, "build");
    assert_eq!(table.builders("m1"), [1, 0]);
    assert_eq!((table.markers(0), table.markers(1)), (7, 7));
    let mut built = construct(&monastery().built("m1", &[1, 0]));
    assert_eq!(built.why(0, "build"), "QA-47 already-built");
    let without = "glazier_3:0 lumberjack_3:0 lumberjack_1:0 tailor_1:3";
    let mut without = construct(&monastery().seat(0, |p| p.band(without)));
    assert_eq!(without.why(0, "build"), "QA-47 missing-guilds");
    let mut away = construct(&monastery().seat(0, |p| p.at("m3")));
    assert_eq!(away.why(0, "build"), "QA-47 missing-guilds");
}

/// QA-T19: the performances add up to 19, the tailor's, whom nobody demands, included.
#[test]
fn qa_t19_the_sum() {
    assert_eq!(monastery().play().performance(0), 19);
    assert_eq!(building().event("built")["sum"], 5 + 5 + 5 + 4);
}

/// QA-T20: the second builder has a site of −2, and 19 − 2 = 17. A town shows the 17, since it
/// limits less.
#[test]
fn qa_t20_the_second_site() {
    assert_eq!(building().event("built")["deduction"], 2);
    let town = monastery().seat(0, |p| p.at("t1")).demand("t1", "town_7");
    let points = |builders: &[u8]| {
        let mut table = town.clone().built("t1", builders).play();
        table.play(0, "advance 1").play(0, "build").event("built")["points"].clone()
    };
    assert_eq!([points(&[]), points(&[1])], [19, 17]);
}

/// QA-T21: the limit of a monastery makes 15 of the 17.
#[test]
fn qa_t21_the_limit_of_a_monastery() {
    assert_eq!(building().event("built")["points"], 15);
}

/// QA-T22: 15 points with steps of 7 and 5: 2 steps and 3 bonds, 1 step and 8, or 0 and 15.
#[test]
fn qa_t22_steps_and_bonds() {
    building().offers(0, &["steps 0", "steps 1", "steps 2"]);
    for (steps, bonds) in [(2, 3), (1, 8), (0, 15)] {
        let mut table = building();
        let supply = table.supply();
        table.play(0, &format!("steps {steps}"));
        assert_eq!((table.track(0), table.bonds(0)), (steps, 2 + bonds));
        assert_eq!(table.supply(), supply - bonds as u8);
        assert_eq!((table.track(1), table.bonds(1), table.asked()), (0, 2, vec![1]));
        assert_eq!(table.band(0), "glazier_3:1 lumberjack_3:1 bricklayer_3:1 tailor_1:4");
    }
    assert_eq!(building().why(0, "steps 3"), "QA-55 too-many-steps");
}

/// A band of two guilds has repaired with a bricklayer and a tailor.
fn repairs() -> Table {
    let band = "bricklayer_2:1 bricklayer_1:0 tailor_3:4 tailor_1:2";
    let mut table = before_construct(2, "m1", band).play();
    table.play(0, "advance 1").play(0, "repair bricklayer_2");
    table.offers(0, &["repair tailor_3", "repair tailor_1", "done"]);
    assert_eq!(table.why(0, "repair bricklayer_1"), "QA-59 same-guild");
    table.play(0, "repair tailor_3");
    table
}

/// QA-T23: craftsmen of two guilds, so only two can be assigned; together they bring 5 points.
#[test]
fn qa_t23_two_repairers() {
    let mut table = repairs();
    let told = table.event("repaired");
    assert_eq!(told["points"], 5);
    assert_eq!(table.question(0), "spend");
    table.refuses(0, "repair bricklayer_1", None).refuses(0, "repair tailor_1", None);
    table.play(0, "steps 1");
    assert_eq!((table.track(0), table.bonds(0)), (1, 2 + 1));
}

/// QA-T24: those two turn one position clockwise, and nobody else does.
#[test]
fn qa_t24_only_the_two_turn() {
    let mut table = repairs();
    table.play(0, "steps 0");
    assert_eq!(table.events(), ["took_bonds", "turned", "turned", "turn_began"]);
    assert_eq!(table.band(0), "bricklayer_2:2 bricklayer_1:0 tailor_3:5 tailor_1:2");
}
