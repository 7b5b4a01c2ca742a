//! Chapter 4.1: day laborer.

use crate::harness::Position;
use game_testkit::AtTable;

const SIX: [&str; 6] =
    ["glazier_1:0", "glazier_3:1", "tailor_1:2", "tailor_3:3", "blacksmith_1:4", "blacksmith_3:5"];

/// QA-27: the income is a taler for every two craftsmen, rounded up.
#[test]
fn qa_27_a_taler_for_every_two_craftsmen() {
    for (craftsmen, income) in [0, 1, 1, 2, 2, 3, 3].into_iter().enumerate() {
        let band = SIX[..craftsmen].join(" ");
        let position = Position::new(2).seat(0, |p| p.band(&band).talers(4));
        let mut table = position.seat(1, |p| p.band("tailor_2:0").talers(1)).play();
        table.play(0, "advance 1");
        table.offers(0, &["earn", "forfeit"]);
        assert_eq!(table.talers(0), 4);
        table.play(0, "earn");
        assert_eq!((table.talers(0), table.talers(1)), (4 + income, 1));
        assert_eq!(table.event("labored")["talers"], income);
        // Nobody has the icon, so nobody turns and nothing more is asked.
        assert_eq!((table.band(0), table.asked()), (band, vec![1]));
    }
}

/// QA-27: how well the craftsmen perform does not matter.
#[test]
fn qa_27_whatever_they_perform() {
    for band in ["glazier_1:5 tailor_3:5 tailor_1:5", "glazier_3:0 tailor_3:0 tailor_1:4"] {
        let mut table = Position::new(2).seat(0, |p| p.band(band)).play();
        table.play(0, "advance 1").play(0, "earn");
        assert_eq!(table.talers(0), 2);
    }
}

/// QA-28: each craftsman with the icon may be turned for 2 talers, each for itself; those that are
/// not turned stay as they are.
#[test]
fn qa_28_two_talers_for_each_one_turned() {
    let band = "glazier_2:0 tailor_2:4 stonemason_1:2 blacksmith_2:1";
    for (turned, talers, after) in [
        (vec![], 2, band),
        (vec!["tailor_2"], 4, "glazier_2:0 tailor_2:5 stonemason_1:2 blacksmith_2:1"),
        (
            vec!["blacksmith_2", "glazier_2"],
            6,
            "glazier_2:1 tailor_2:4 stonemason_1:2 blacksmith_2:2",
        ),
        (
            vec!["glazier_2", "tailor_2", "blacksmith_2"],
            8,
            "glazier_2:1 tailor_2:5 stonemason_1:2 blacksmith_2:2",
        ),
    ] {
        let position = Position::new(2).seat(0, |p| p.band(band));
        let mut table = position.seat(1, |p| p.band("tailor_2:0")).play();
        table.play(0, "advance 1").play(0, "earn");
        assert_eq!(table.open(0, "labor"), "blacksmith_2 glazier_2 tailor_2");
        for who in &turned {
            table.play(0, &format!("labor {who}"));
        }
        if turned.len() < 3 {
            table.play(0, "done");
        }
        assert_eq!((table.talers(0), table.band(0).as_str()), (talers, after), "{turned:?}");
        assert_eq!((table.talers(1), table.band(1).as_str()), (0, "tailor_2:0"));
        assert_eq!(table.asked(), [1]);
    }
}

/// QA-28: only craftsmen with the icon, and only one's own.
#[test]
fn qa_28_only_with_the_icon() {
    let mut table = Position::new(2)
        .seat(0, |p| p.band("glazier_2:0 tailor_2:4 stonemason_1:2 stonemason_3:0"))
        .seat(1, |p| p.band("blacksmith_2:0"))
        .play();
    table.play(0, "advance 1").refuses(0, "labor glazier_2", None).play(0, "earn");
    table.refuses(0, "labor stonemason_1", "QA-28").refuses(0, "labor stonemason_3", "QA-28");
    table.refuses(0, "labor blacksmith_2", "QA-6");
    table.offers(0, &["labor glazier_2", "labor tailor_2", "done"]);
    table.play(0, "labor glazier_2");
    table.offers(0, &["labor tailor_2", "done"]);
}

/// QA-28: the income comes with the bonus, not in its place.
#[test]
fn qa_28_in_addition_to_the_income() {
    let mut table = Position::new(2).seat(0, |p| p.band("glazier_2:0").talers(1)).play();
    table.play(0, "advance 1").play(0, "earn");
    assert_eq!(table.talers(0), 2);
    table.play(0, "labor glazier_2");
    assert_eq!(table.talers(0), 4);
}
