//! Chapter 4.6: do repairs.

use crate::harness::{Position, asked_to_construct, before_construct, edition_with, six};
use game_testkit::AtTable;

/// Five craftsmen of four guilds; repair values 1, 3, 2, 3 and 1.
const BAND: &str = "glazier_1:0 glazier_3:0 lumberjack_2:0 bricklayer_3:1 tailor_1:4";

/// QA-58: repairs are possible anywhere: in the capital, where the band lacks a demanded guild,
/// and where the player has built or all sites are taken. They need no marker and put none.
#[test]
fn qa_58_anywhere() {
    // `v1` demands a glazier and a lumberjack, `v4` a tailor and a blacksmith.
    let band = "tailor_2:0 blacksmith_3:0";
    for place in ["capital", "v1", "v4", "m1", "m3", "t1", "t3"] {
        for builders in [vec![], vec![0], vec![1, 2], vec![1, 0, 2]] {
            let mut position = before_construct(3, place, band);
            if place != "capital" {
                position = position.built(place, &builders);
            }
            let mut table = asked_to_construct(&position);
            let markers = table.markers(0);
            table.play(0, "repair tailor_2").play(0, "repair blacksmith_3").play(0, "steps 1");
            assert_eq!((table.track(0), table.bonds(0)), (1, 2 + 1), "{place} {builders:?}");
            assert_eq!(table.markers(0), markers);
            if place != "capital" {
                let builders: Vec<usize> = builders.into_iter().map(usize::from).collect();
                assert_eq!(table.builders(place), builders, "{place}");
            }
        }
    }
}

/// QA-59: one to three craftsmen, all of different guilds.
#[test]
fn qa_59_up_to_three_of_different_guilds() {
    let mut table = asked_to_construct(&before_construct(2, "v1", BAND));
    table.refuses(0, "done", None);
    table.play(0, "repair glazier_1");
    table.offers(0, &["repair lumberjack_2", "repair bricklayer_3", "repair tailor_1", "done"]);
    assert_eq!(table.why(0, "repair glazier_3"), "QA-59 same-guild");
    assert_eq!(table.why(0, "repair glazier_1"), "QA-59 already-assigned");
    assert_eq!(table.why(0, "repair stonemason_1"), "QA-6 not-in-band");
    table.play(0, "repair tailor_1");
    table.offers(0, &["repair lumberjack_2", "repair bricklayer_3", "done"]);
    assert_eq!(table.why(0, "repair glazier_3"), "QA-59 same-guild");
    table.play(0, "repair bricklayer_3");
    // There is no fourth.
    assert_eq!(table.event("repaired")["points"], 1 + 1 + 3);
    assert_eq!(table.question(0), "spend");
    table.refuses(0, "repair lumberjack_2", None);
}

/// QA-59: the points are the sum of the repair values, whatever the performances are.
#[test]
fn qa_59_the_scroll_not_the_performance() {
    let repairs = |band: &str, assigned: &[&str]| {
        let mut table = asked_to_construct(&before_construct(2, "v1", band));
        for craftsman in assigned {
            table.play(0, &format!("repair {craftsman}"));
        }
        if assigned.len() < 3 {
            table.play(0, "done");
        }
        table.event("repaired")["points"].clone()
    };
    let rest = "blacksmith_1:0 stonemason_1:0";
    for position in 0..=5 {
        let band = format!("glazier_1:{position} lumberjack_2:0 bricklayer_3:{position} {rest}");
        assert_eq!(repairs(&band, &["glazier_1"]), 1);
        assert_eq!(repairs(&band, &["lumberjack_2"]), 2);
        assert_eq!(repairs(&band, &["bricklayer_3"]), 3);
        assert_eq!(repairs(&band, &["bricklayer_3", "lumberjack_2"]), 5);
        assert_eq!(repairs(&band, &["lumberjack_2", "bricklayer_3", "glazier_1"]), 6);
    }
}

/// QA-59: no site is deducted, no location limits the points, and no town adds to them.
#[test]
fn qa_59_no_site_no_limit_no_bonus() {
    let strong = edition_with(&[("repair = 3", "repair = 8")]);
    // The bonus of `t3` is 3 points, that of `t2` 2 talers.
    for place in ["capital", "v1", "m1", "t3", "t2"] {
        let mut position = Position::of(strong, 3).demand("t2", "town_4");
        if place != "capital" {
            position = position.built(place, &[1, 2]);
        }
        let mut table =
            asked_to_construct(&position.seat(0, |p| p.on("tavern").at(place).band(&six(30))));
        table.play(0, "repair tailor_3").play(0, "repair glazier_3").play(0, "repair stonemason_3");
        assert_eq!(table.event("repaired")["points"], 24, "{place}");
        table.play(0, "steps 0");
        assert_eq!((table.bonds(0), table.talers(0)), (2 + 22, 0), "{place}");
    }
}

/// QA-60: the points are spent as those of a building, and have to be.
#[test]
fn qa_60_points_of_repairs() {
    for (steps, track, bonds) in [(0, 0, 8), (1, 1, 4)] {
        let mut table =
            asked_to_construct(&before_construct(2, "v1", "glazier_3:0 lumberjack_3:0 tailor_2:0"));
        table.play(0, "repair glazier_3").play(0, "repair tailor_2").play(0, "repair lumberjack_3");
        table.offers(0, &["steps 0", "steps 1"]);
        assert_eq!(table.why(0, "steps 2"), "QA-55 too-many-steps");
        assert_eq!(table.why(0, "forfeit"), "QA-53 must-spend");
        table.play(0, &format!("steps {steps}"));
        assert_eq!((table.track(0), table.bonds(0)), (track, 2 + bonds));
        assert_eq!((table.supply(), table.asked()), (24 - bonds as u8, vec![1]));
    }
    let mut table = before_construct(2, "v1", "glazier_3:0").supply(1).play();
    table.play(0, "advance 1").play(0, "repair glazier_3");
    assert_eq!(table.event("took_bonds")["lost"], 2);
    assert_eq!((table.bonds(0), table.supply()), (3, 0));
}

/// QA-60: after that only those assigned turn, and one on its arrow leaves.
#[test]
fn qa_60_only_those_assigned_turn() {
    let band = "glazier_1:5 glazier_3:5 lumberjack_2:2 tailor_3:0 stonemason_2:5";
    let mut table =
        asked_to_construct(&before_construct(2, "v1", band).seat(1, |p| p.at("v1").band(band)));
    let (gone, removed) = (table.removed_of("glazier_3"), table.removed());
    table.play(0, "repair glazier_3").play(0, "repair lumberjack_2");
    assert_eq!(table.band(0), band);
    table.play(0, "done");
    assert_eq!((table.band(0), table.question(0)), (band.into(), "spend"));
    table.play(0, "steps 1");
    assert_eq!(table.events(), ["stepped", "took_bonds", "dropped_out", "turned", "turn_began"]);
    assert_eq!(table.event("turned")["position"], 3);
    assert_eq!(table.band(0), "glazier_1:5 lumberjack_2:3 tailor_3:0 stonemason_2:5");
    assert_eq!((table.removed_of("glazier_3"), table.removed()), (gone + 1, removed + 1));
    assert_eq!(table.band(1), band);
}
