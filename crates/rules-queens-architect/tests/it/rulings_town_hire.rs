//! Rulings on open points: the hire that a town gives, its moment and who turns.

use game_testkit::AtTable;
use serde_json::json;

use crate::harness::{Position, Table};

/// Timing and whether the newcomer turns, all four.
const ALL: [(&str, bool); 4] = [
    ("after_rotation", false),
    ("after_rotation", true),
    ("before_rotation", false),
    ("before_rotation", true),
];

/// Who can build `town_7`; the tailor is on the arrow, and points are too few for a step.
const FOUR: &str = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:5";
const SIX: &str = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:5 glazier_3:5 tailor_3:5";

/// The top tile is the character about to drop out.
const BILLBOARD: &str = "tailor_1 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2";

/// Seat 0 has built `town_7` with this band and is asked whom to hire.
fn built(band: &str, timing: &str, rotated: bool) -> Table {
    let rulings =
        json!({"town_hire_timing": timing, "town_hire_new_craftsman_is_rotated": rotated});
    let mut table = Position::new(2)
        .demand("t1", "town_7")
        .billboard(BILLBOARD)
        .seat(0, |p| p.on("tavern").at("t1").talers(20).band(band))
        .rulings(rulings)
        .play();
    table.play(0, "advance 1").play(0, "build");
    assert_eq!(table.question(0), "bonus-hire");
    assert_eq!(table.builders("t1"), [0]);
    table
}

/// QA-E10: as it is ruled, the hire comes after the band has turned, and the newcomer does not
/// turn.
#[test]
fn qa_e10_the_hire_comes_after_the_turning() {
    let mut table = Position::new(2)
        .demand("t1", "town_7")
        .billboard(BILLBOARD)
        .seat(0, |p| p.on("tavern").at("t1").talers(20).band(FOUR))
        .play();
    table.play(0, "advance 1").play(0, "build");
    let events = ["built", "took_bonds", "turned", "turned", "turned", "dropped_out"];
    assert_eq!(table.events(), events);
    assert_eq!(table.band(0), "glazier_1:1 lumberjack_1:1 bricklayer_1:1");
    table.play(0, "hire 2");
    assert!(!table.happened("turned"));
    assert_eq!(table.band(0), "glazier_1:1 lumberjack_1:1 bricklayer_1:1 lumberjack_2:1");
}

/// QA-E10: the notch of one who dropped out can be used: with six nobody has to be fired, and that
/// character can be hired again.
#[test]
fn qa_e10_notches_freed_by_drop_outs() {
    let mut table = built(SIX, "after_rotation", false);
    assert_eq!(table.band(0), "glazier_1:1 lumberjack_1:1 bricklayer_1:1");
    table.play(0, "hire 1");
    assert!(!table.happened("fired"));
    assert_eq!(table.band(0), "glazier_1:1 lumberjack_1:1 bricklayer_1:1 tailor_1:0");
    assert_eq!(table.talers(0), 14);
}

/// QA-E9, QA-E40: in all four readings the marker moves, tiles move up and one is drawn.
#[test]
fn qa_e9_complete_in_every_reading() {
    for (timing, rotated) in ALL {
        let mut table = built(FOUR, timing, rotated);
        table.play(0, "hire 2");
        assert_eq!((table.marker(), table.talers(0)), (1, 15));
        let after = "tailor_1 bricklayer_2 tailor_2 blacksmith_2 stonemason_2 glazier_1";
        assert_eq!(table.billboard(), after);
    }
}

/// QA-E40: who has turned when the question is asked, and who in the end.
#[test]
fn qa_e40_timing_and_rotation() {
    let cases = [
        ("after_rotation", false, "lumberjack_2:1"),
        ("after_rotation", true, "lumberjack_2:2"),
        ("before_rotation", false, "lumberjack_2:1"),
        ("before_rotation", true, "lumberjack_2:2"),
    ];
    let turned = "glazier_1:1 lumberjack_1:1 bricklayer_1:1";
    for (timing, rotated, newcomer) in cases {
        let mut table = built(FOUR, timing, rotated);
        let before = timing == "before_rotation";
        assert_eq!(table.band(0), if before { FOUR } else { turned }, "{timing} {rotated}");
        table.play(0, "hire 2");
        assert_eq!(table.band(0), format!("{turned} {newcomer}"), "{timing} {rotated}");
        assert_eq!(table.happened("dropped_out"), before);
        let turns = table.events().iter().filter(|kind| *kind == "turned").count();
        assert_eq!(turns, if before { 3 } else { 0 } + usize::from(rotated));
        assert_eq!((table.removed_of("tailor_1"), table.asked()), (1, vec![1]));
    }
}

/// QA-E40: a newcomer who turns on the arrow is lost unused; one who does not has one job.
#[test]
fn qa_e40_a_newcomer_on_the_arrow() {
    for (timing, rotated) in ALL {
        let mut table = built(FOUR, timing, rotated);
        let gone = table.removed_of("stonemason_2");
        table.play(0, "hire 6");
        assert_eq!(table.event("hired")["position"], 5);
        let turned = "glazier_1:1 lumberjack_1:1 bricklayer_1:1";
        let band = if rotated { turned.into() } else { format!("{turned} stonemason_2:5") };
        assert_eq!(table.band(0), band, "{timing} {rotated}");
        assert_eq!(table.removed_of("stonemason_2"), gone + usize::from(rotated));
        // Paid in any case.
        assert_eq!(table.talers(0), 19);
    }
}

/// QA-E10, QA-E40: before the turning, with fewer than six, a character about to drop out cannot be
/// hired again; after it can.
#[test]
fn qa_e40_a_character_about_to_drop_out() {
    for (timing, rotated) in ALL {
        let mut table = built(FOUR, timing, rotated);
        if timing == "before_rotation" {
            assert_eq!(table.open(0, "hire"), "2 3 4 5 6");
            assert_eq!(table.why(0, "hire 1"), "QA-31 same-character");
        } else {
            table.play(0, "hire 1");
            assert_eq!(table.position(0, "tailor_1"), u8::from(rotated));
        }
    }
}

/// QA-E10, QA-E40: before the turning, with six, one on the arrow can be fired in place of dropping
/// out; whoever takes the notch does not turn for it.
#[test]
fn qa_e40_firing_one_on_the_arrow() {
    for rotated in [false, true] {
        let mut table = built(SIX, "before_rotation", rotated);
        let gone = table.removed();
        table.play(0, "hire 2");
        assert_eq!((table.question(0), table.band(0)), ("fire", SIX.into()));
        table.play(0, "fire tailor_3");
        let newcomer = if rotated { "lumberjack_2:2" } else { "lumberjack_2:1" };
        let turned = "glazier_1:1 lumberjack_1:1 bricklayer_1:1";
        assert_eq!(table.band(0), format!("{turned} {newcomer}"));
        // Fired, and the other two dropped out.
        let events = table.events();
        assert_eq!(events.iter().filter(|kind| *kind == "dropped_out").count(), 2);
        assert_eq!(table.removed(), gone + 3);
        // The very character, hired again: nobody else can be fired.
        let mut again = built(SIX, "before_rotation", rotated);
        again.play(0, "hire 1");
        let newcomer = if rotated { "tailor_1:1" } else { "tailor_1:0" };
        assert_eq!(again.band(0), format!("{turned} {newcomer}"));
        assert_eq!((again.happened("fired"), again.removed()), (true, gone + 3));
    }
}

/// QA-E10, QA-E40: before the turning, with six, somebody else may be fired as well: that one does
/// not turn, and those on their arrows still drop out.
#[test]
fn qa_e40_firing_somebody_else() {
    let mut table = built(SIX, "before_rotation", false);
    table.play(0, "hire 5");
    assert_eq!(table.open(0, "fire").split(' ').count(), 6);
    table.play(0, "fire glazier_1");
    assert_eq!(table.event("fired")["character"], "glazier_1");
    // The newcomer has the notch of the one who was fired.
    assert_eq!(table.band(0), "blacksmith_2:4 lumberjack_1:1 bricklayer_1:1");
    let turned = table.events().iter().filter(|kind| *kind == "turned").count();
    assert_eq!(turned, 2);
}

/// QA-E40: after the turning, with six still there, the one who is fired has turned before.
#[test]
fn qa_e40_firing_after_the_turning() {
    let six = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:4 glazier_2:0 tailor_3:4";
    let rulings = json!({"town_hire_new_craftsman_is_rotated": true});
    let mut table = Position::new(2)
        .demand("t1", "town_7")
        .seat(0, |p| p.on("tavern").at("t1").talers(20).band(six))
        .rulings(rulings)
        .play();
    table.play(0, "advance 1").play(0, "build").play(0, "steps 0");
    let turned = "glazier_1:1 lumberjack_1:1 bricklayer_1:1 tailor_1:5 glazier_2:1 tailor_3:5";
    assert_eq!(table.band(0), turned);
    table.play(0, "hire 4").play(0, "fire tailor_3");
    assert_eq!(table.band(0), turned.replace("tailor_3:5", "tailor_2:4"));
    // Only the newcomer turned, right after the hire.
    let events = ["fired", "hired", "price_moved", "moved_up", "revealed", "turned", "turn_began"];
    assert_eq!(table.events(), events);
    assert_eq!(table.event("turned")["character"], "tailor_2");
}

/// QA-E40: the points are spent before the hire, whenever the band turns.
#[test]
fn qa_e40_points_are_spent_first() {
    let strong = "glazier_3:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0";
    for (timing, rotated) in ALL {
        let rulings =
            json!({"town_hire_timing": timing, "town_hire_new_craftsman_is_rotated": rotated});
        let mut table = Position::new(2)
            .demand("t1", "town_7")
            .seat(0, |p| p.on("tavern").at("t1").talers(20).band(strong))
            .rulings(rulings)
            .play();
        table.play(0, "advance 1").play(0, "build");
        assert_eq!((table.question(0), table.band(0)), ("spend", strong.into()));
        table.play(0, "steps 1");
        assert_eq!((table.question(0), table.track(0)), ("bonus-hire", 1));
        let turned = table.happened("turned");
        assert_eq!(turned, timing == "after_rotation");
        table.play(0, "forfeit");
        // Without a hire the band turns once, all the same.
        assert_eq!(table.band(0), "glazier_3:1 lumberjack_1:1 bricklayer_1:1 tailor_1:1");
    }
}

/// QA-E40: a newcomer of the hire space never turns.
#[test]
fn qa_e40_only_the_town_hire_is_meant() {
    for (timing, rotated) in ALL {
        let rulings =
            json!({"town_hire_timing": timing, "town_hire_new_craftsman_is_rotated": rotated});
        let mut table = Position::new(2).seat(0, |p| p.talers(9)).rulings(rulings).play();
        table.play(0, "advance 2").play(0, "hire 6");
        assert_eq!(table.band(0), "stonemason_2:5");
    }
}
