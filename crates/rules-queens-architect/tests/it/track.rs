//! Chapter 4.6: spending appreciation points.

use crate::harness::{Position, Table, before_construct, six};
use game_testkit::AtTable;

const TOKENS: [u8; 9] = [6, 4, 8, 5, 5, 7, 6, 7, 6];

/// The band at `t2`, which brings 4 talers and no points, has built with this sum, the figure on
/// this space of the track.
#[track_caller]
fn built(space: u8, sum: u8) -> Table {
    let mut table = with(space, sum).play();
    table.play(0, "advance 1").play(0, "build");
    table
}

fn with(space: u8, sum: u8) -> Position {
    let position = before_construct(2, "t2", &six(sum)).demand("t2", "town_6").track(&TOKENS);
    position.seat(0, |p| p.track(space))
}

/// QA-55: a step costs the token on the next space; as many are on offer as the points pay for,
/// and as few as one likes.
#[test]
fn qa_55_steps_that_the_points_pay_for() {
    for (space, points, most) in [
        (0, 6, 1),
        (0, 9, 1),
        (0, 10, 2),
        (0, 17, 2),
        (0, 18, 3),
        (1, 4, 1),
        (1, 11, 1),
        (1, 12, 2),
        (2, 8, 1),
        (2, 12, 1),
        (2, 13, 2),
        (2, 18, 3),
        (8, 6, 1),
        (8, 20, 1),
    ] {
        let mut table = built(space, points);
        let all: Vec<String> = (0..=most).map(|steps| steps.to_string()).collect();
        assert_eq!(table.open(0, "steps"), all.join(" "), "{points} points on space {space}");
        let further = table.why(0, &format!("steps {}", most + 1));
        let end = space + most == 9;
        assert_eq!(further, if end { "QA-E23 end-of-track" } else { "QA-55 too-many-steps" });
        table.play(0, &format!("steps {most}"));
        assert_eq!(table.track(0), space + most);
    }
}

/// QA-55: points that pay for no step are no question.
#[test]
fn qa_55_too_few_points() {
    for (space, points) in [(0, 5), (1, 3), (2, 7)] {
        let table = built(space, points);
        assert_eq!((table.track(0), table.asked()), (space, vec![1]), "{points} points");
        assert!(!table.happened("stepped"));
        assert_eq!(table.bonds(0), 2 + u16::from(points));
    }
}

/// QA-55: tokens stay where they are, and figures do not get in each other's way.
#[test]
fn qa_55_everybody_pays_the_same() {
    let position =
        with(0, 10).seat(1, |p| p.on("tavern").at("v1").band("glazier_3:0 lumberjack_3:0"));
    let mut table = position.play();
    table.play(0, "advance 1").play(0, "build").play(0, "steps 2");
    assert_eq!((table.track(0), table.track(1)), (2, 0));
    table.play(1, "advance 1").play(1, "build").play(1, "steps 2");
    assert_eq!((table.track(0), table.track(1)), (2, 2));
    assert_eq!((table.bonds(0), table.bonds(1)), (2, 2));
    assert_eq!(table.state().track, TOKENS);
}

/// QA-56: each point that is not spent becomes a bond of the supply.
#[test]
fn qa_56_bonds_for_the_rest() {
    // From the first space: 4, then 8.
    for (steps, bonds) in [(0, 17), (1, 13), (2, 5), (3, 0)] {
        let mut table = built(1, 17);
        assert_eq!((table.bonds(0), table.supply()), (2, 24));
        table.play(0, &format!("steps {steps}"));
        assert_eq!(table.happened("took_bonds"), bonds > 0);
        assert_eq!((table.track(0), table.bonds(0)), (1 + steps, 2 + bonds), "{steps} steps");
        assert_eq!((table.supply(), table.bonds(1)), (24 - bonds as u8, 2), "{steps} steps");
    }
}

/// QA-56: points are never kept: repairs for 3 points, done twice, pay for no step of 4.
#[test]
fn qa_56_points_are_not_kept() {
    let mut table = before_construct(2, "v1", "glazier_3:0").play();
    for bonds in [5, 8] {
        table.play(0, "advance 1").play(0, "repair glazier_3");
        assert_eq!((table.track(0), table.bonds(0), table.asked()), (0, bonds, vec![1]));
        table.pass(1).pass(0).pass(1);
        table.play(0, "advance 2");
        table.play(0, "forfeit").pass(1);
    }
}

/// QA-57: with too few bonds in the supply the player takes what is left, and the rest is lost;
/// steps are not touched by it.
#[test]
fn qa_57_too_few_bonds() {
    for (supply, bonds) in [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7)] {
        let mut table = with(0, 13).supply(supply).play();
        let other = table.bonds(1);
        table.play(0, "advance 1").play(0, "build").play(0, "steps 1");
        let told = table.event("took_bonds");
        assert_eq!([&told["bonds"], &told["lost"]], [bonds, 7 - bonds], "supply {supply}");
        assert_eq!((table.track(0), table.bonds(0)), (1, 2 + u16::from(bonds)));
        assert_eq!((table.supply(), table.bonds(1)), (supply - bonds, other));
        assert_eq!((table.talers(0), table.asked()), (4, vec![1]));
    }
}
