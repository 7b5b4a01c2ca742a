//! Rulings on open points: work, buildings and repairs.

use game_testkit::AtTable;
use serde_json::json;

use crate::harness::{Position, Table, edition_with};

/// Seat 0 on construct, the carriage at this place.
fn constructing(position: Position, place: &str, band: &str) -> Table {
    let mut table = position.seat(0, |p| p.on("tavern").at(place).band(band)).play();
    table.play(0, "advance 1");
    table
}

/// Seat 0 has taken the income of day labor.
fn laboring(band: &str) -> Table {
    let mut table = Position::new(2).seat(0, |p| p.band(band)).play();
    table.play(0, "advance 1").play(0, "earn");
    table
}

/// QA-E18: a craftsman on the arrow may be turned for the bonus, brings 2 talers and leaves.
#[test]
fn qa_e18_day_labor_on_the_arrow() {
    let mut table = laboring("glazier_2:5 tailor_2:4");
    assert_eq!((table.talers(0), table.open(0, "labor")), (1, "glazier_2 tailor_2".into()));
    let gone = table.removed();
    table.play(0, "labor glazier_2");
    assert_eq!(table.events(), ["earned", "dropped_out"]);
    assert_eq!((table.talers(0), table.band(0)), (3, "tailor_2:4".into()));
    assert_eq!(table.removed(), gone + 1);
    table.play(0, "labor tailor_2");
    assert_eq!((table.talers(0), table.band(0)), (5, "tailor_2:5".into()));
    // Who is not turned stays, on the arrow or not.
    let mut done = laboring("glazier_2:5 tailor_2:4");
    done.play(0, "done");
    assert_eq!((done.talers(0), done.band(0)), (1, "glazier_2:5 tailor_2:4".into()));
}

/// QA-E19: repairs on the arrow bring the full repair value, then the tile leaves.
#[test]
fn qa_e19_repairs_on_the_arrow() {
    let mut table = constructing(Position::new(2), "capital", "glazier_3:5 tailor_3:4 tailor_1:5");
    let gone = table.removed();
    table.play(0, "repair glazier_3").play(0, "repair tailor_3");
    assert_eq!(table.event("repaired")["points"], 6);
    assert_eq!(table.band(0), "glazier_3:5 tailor_3:4 tailor_1:5");
    table.play(0, "steps 0");
    assert_eq!(table.bonds(0), 2 + 6);
    // The other one on the arrow did not work.
    assert_eq!(table.band(0), "tailor_3:5 tailor_1:5");
    assert_eq!((table.removed(), table.removed_of("glazier_3")), (gone + 1, 1));
}

/// QA-E20: a craftsman with performance 0 counts for the demanded guilds, and turns.
#[test]
fn qa_e20_performance_0_at_work() {
    let idle =
        edition_with(&[("performance = [1, 2, 3, 4, 5, 0]", "performance = [0, 2, 3, 4, 5, 0]")]);
    let mut table = constructing(Position::of(idle, 2), "v1", "glazier_1:0 lumberjack_3:2");
    assert_eq!(table.performance(0), 3);
    table.play(0, "build");
    let event = table.event("built");
    assert_eq!((&event["sum"], &event["points"]), (&json!(3), &json!(3)));
    assert_eq!(table.band(0), "glazier_1:1 lumberjack_3:3");
    // Without the guild it cannot be built.
    let mut without = constructing(Position::of(idle, 2), "v1", "lumberjack_1:0 lumberjack_3:2");
    without.refuses(0, "build", "QA-47");
    // The same on the arrow, and at repairs.
    let mut arrow = constructing(Position::new(2), "v1", "glazier_3:5 lumberjack_3:2");
    arrow.play(0, "build");
    assert_eq!((arrow.bonds(0), arrow.band(0)), (2 + 3, "lumberjack_3:3".into()));
    let mut repair = constructing(Position::of(idle, 2), "v1", "glazier_1:0");
    repair.play(0, "repair glazier_1");
    assert_eq!((repair.bonds(0), repair.band(0)), (2 + 1, "glazier_1:1".into()));
}

/// Points of a building in a town with this tile, by a band of this sum, after so many others.
fn points(tile: &str, band: &str, others: &[u8]) -> (u64, Table) {
    let position = Position::new(3).demand("t1", tile).built("t1", others);
    let mut table = constructing(position, "t1", band);
    table.play(0, "build");
    let points = table.event("built")["points"].as_u64();
    (points.unwrap_or(99), table)
}

/// QA-E26: a bonus of points is added before a negative result becomes 0.
#[test]
fn qa_e26_the_bonus_is_added_first() {
    // town_3: bricklayer to stonemason, +3.
    let sum_1 = "bricklayer_1:0 tailor_1:5 blacksmith_1:5 stonemason_1:5";
    let sum_0 = "bricklayer_1:5 tailor_1:5 blacksmith_1:5 stonemason_1:5";
    assert_eq!(points("town_3", sum_1, &[]).0, 4);
    assert_eq!(points("town_3", sum_1, &[1]).0, 2);
    assert_eq!(points("town_3", sum_1, &[1, 2]).0, 0);
    assert_eq!(points("town_3", sum_0, &[1]).0, 1);
    assert_eq!(points("town_3", sum_0, &[2, 1]).0, 0);
}

/// QA-E26: with 0 points the building still counts, talers and a hire are given, the band turns.
#[test]
fn qa_e26_a_building_for_nothing_counts() {
    // town_5: blacksmith, stonemason, glazier, lumberjack; 3 talers.
    let band = "blacksmith_1:0 stonemason_1:5 glazier_1:5 lumberjack_1:5";
    let (none, table) = points("town_5", band, &[2, 1]);
    assert_eq!((none, table.builders("t1"), table.markers(0)), (0, vec![2, 1, 0], 7));
    assert_eq!((table.talers(0), table.bonds(0), table.track(0)), (3, 2, 0));
    assert_eq!(table.band(0), "blacksmith_1:1");
    assert_eq!(table.asked(), [1]);
    // A hire is given if it can be paid.
    let position = Position::new(3).demand("t1", "town_7").built("t1", &[1]);
    let band = "glazier_1:0 lumberjack_1:5 bricklayer_1:5 tailor_1:5";
    let mut hire = constructing(position.seat(0, |p| p.talers(5)), "t1", band);
    hire.play(0, "build");
    assert_eq!(hire.event("built")["points"], 0);
    assert_eq!((hire.question(0), hire.band(0)), ("bonus-hire", "glazier_1:1".into()));
}

/// QA-E27: a building for no or few points may be built for the bonus of the town alone.
#[test]
fn qa_e27_building_for_the_bonus() {
    // town_6: stonemason, glazier, lumberjack, bricklayer; 4 talers.
    let idle = "stonemason_1:5 glazier_1:5 lumberjack_1:5 bricklayer_1:5";
    let (none, table) = points("town_6", idle, &[]);
    assert_eq!((none, table.talers(0), table.bonds(0)), (0, 4, 2));
    assert_eq!((table.happened("took_bonds"), table.band(0)), (false, String::new()));
    let (few, table) =
        points("town_6", "stonemason_1:0 glazier_1:5 lumberjack_1:5 bricklayer_1:5", &[]);
    assert_eq!((few, table.talers(0), table.bonds(0)), (1, 4, 3));
}

/// QA-E31: the notch of one who dropped out is free.
#[test]
fn qa_e31_a_free_notch() {
    let six = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_2:5 blacksmith_1:0 stonemason_1:0";
    let mut table = Position::new(2).seat(0, |p| p.talers(9).band(six)).play();
    table.play(0, "advance 1").play(0, "earn").play(0, "labor tailor_2");
    assert_eq!(table.band(0), six.replace("tailor_2:5 ", ""));
    let notches: Vec<_> = table.state().seats[0].band.iter().map(Option::is_some).collect();
    assert_eq!(notches, [true, true, true, false, true, true]);
    // Nobody has to be fired, and the same character can be hired again.
    table.play(1, "advance 1").play(1, "forfeit").play(0, "advance 1").play(0, "hire 4");
    assert!(!table.happened("fired"));
    assert_eq!(table.band(0), six.replace("tailor_2:5", "tailor_2:3"));
}

/// QA-E31: a player without craftsmen plays on; day labor brings 0.
#[test]
fn qa_e31_a_player_without_craftsmen() {
    let mut table = Position::new(2).seat(0, |p| p.talers(7)).play();
    table.play(0, "advance 1").play(0, "earn");
    assert_eq!(table.event("labored")["talers"], 0);
    assert_eq!((table.talers(0), table.asked()), (7, vec![1]));
    table.play(1, "advance 3").play(1, "forfeit");
    table.play(0, "advance 1").play(0, "hire 2");
    assert_eq!((table.talers(0), table.band(0)), (2, "lumberjack_2:1".into()));
    // The last craftsman works and leaves.
    let mut last = constructing(Position::new(2), "v1", "glazier_3:5");
    last.play(0, "repair glazier_3");
    assert_eq!((last.bonds(0), last.band(0), last.asked()), (5, String::new(), vec![1]));
}

/// QA-E51: repairers are assigned one by one, and nothing happens before the last one is.
#[test]
fn qa_e51_repairers_one_by_one() {
    let band = "glazier_3:0 tailor_3:1 tailor_1:2 blacksmith_2:3 stonemason_2:4";
    let mut table = constructing(Position::new(2), "v1", band);
    table.play(0, "repair tailor_3");
    assert_eq!(table.events(), ["assigned"]);
    table.offers(0, &["repair glazier_3", "repair blacksmith_2", "repair stonemason_2", "done"]);
    assert_eq!(table.why(0, "repair tailor_3"), "QA-59 already-assigned");
    assert_eq!(table.why(0, "repair tailor_1"), "QA-59 same-guild");
    table.play(0, "repair glazier_3");
    assert_eq!((table.band(0), table.bonds(0), table.track(0)), (band.into(), 2, 0));
    table.offers(0, &["repair blacksmith_2", "repair stonemason_2", "done"]);
    // The third ends it.
    table.play(0, "repair blacksmith_2");
    assert_eq!((table.question(0), &table.event("repaired")["points"]), ("spend", &json!(8)));
    assert_eq!(table.band(0), band);
    table.play(0, "steps 1");
    assert_eq!((table.track(0), table.bonds(0)), (1, 2 + 4));
    let after = "glazier_3:1 tailor_3:2 tailor_1:2 blacksmith_2:4 stonemason_2:4";
    assert_eq!(table.band(0), after);
}

/// QA-E51: the player may stop after the first or the second.
#[test]
fn qa_e51_fewer_than_three() {
    let band = "glazier_1:0 tailor_2:1 blacksmith_3:2";
    let mut one = constructing(Position::new(2), "v1", band);
    one.play(0, "repair tailor_2").play(0, "done");
    assert_eq!((one.bonds(0), one.asked()), (4, vec![1]));
    assert_eq!(one.band(0), "glazier_1:0 tailor_2:2 blacksmith_3:2");
    let mut two = constructing(Position::new(2), "v1", band);
    two.play(0, "repair tailor_2").play(0, "repair glazier_1").play(0, "done");
    assert_eq!((two.bonds(0), two.band(0)), (5, "glazier_1:1 tailor_2:2 blacksmith_3:2".into()));
}

/// QA-E51: without a further guild the assignment ends by itself.
#[test]
fn qa_e51_no_further_guild() {
    let mut table = constructing(Position::new(2), "v1", "glazier_1:0 glazier_2:0 tailor_1:0");
    table.play(0, "repair glazier_2").play(0, "repair tailor_1");
    assert_eq!(table.events()[..2], ["assigned", "repaired"]);
    assert_eq!((table.bonds(0), table.asked()), (5, vec![1]));
    assert_eq!(table.band(0), "glazier_1:0 glazier_2:1 tailor_1:1");
}

/// QA-E52: the income is counted before anybody turns, and leaves.
#[test]
fn qa_e52_income_first() {
    let mut table = laboring("glazier_2:5 tailor_2:5 blacksmith_1:0");
    assert_eq!((table.talers(0), &table.event("labored")["craftsmen"]), (2, &json!(3)));
    table.play(0, "labor glazier_2").play(0, "labor tailor_2");
    assert_eq!((table.talers(0), table.band(0)), (2 + 4, "blacksmith_1:0".into()));
}

/// QA-E52: craftsmen with the icon are asked for one by one, each once at most.
#[test]
fn qa_e52_each_icon_once() {
    let mut table = laboring("glazier_2:0 tailor_2:1 blacksmith_1:0 stonemason_2:2");
    table.offers(0, &["labor glazier_2", "labor tailor_2", "labor stonemason_2", "done"]);
    table.play(0, "labor tailor_2");
    assert_eq!((table.talers(0), table.position(0, "tailor_2")), (2 + 2, 2));
    table.offers(0, &["labor glazier_2", "labor stonemason_2", "done"]);
    assert_eq!(table.why(0, "labor tailor_2"), "QA-E52 already-turned");
    assert_eq!(table.why(0, "labor blacksmith_1"), "QA-28 icon");
    table.play(0, "labor glazier_2").play(0, "done");
    assert_eq!(table.talers(0), 2 + 4);
    assert_eq!(table.band(0), "glazier_2:1 tailor_2:2 blacksmith_1:0 stonemason_2:2");
}
