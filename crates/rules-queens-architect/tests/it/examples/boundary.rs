//! Boundary cases, which follow from the text.

use crate::harness::{Position, Table, before_construct};
use game_testkit::AtTable;

/// QA-T25: with a sum of 14 no palace; with 15 one, and all positions are as before.
#[test]
fn qa_t25_palace_with_14_and_15() {
    let construct = |band: &str| {
        let mut table = before_construct(2, "capital", band).seat(0, |p| p.track(9)).play();
        table.play(0, "advance 1");
        table
    };
    let mut table = construct("glazier_3:0 tailor_3:0 stonemason_1:3 blacksmith_3:5");
    assert_eq!((table.performance(0), table.palace(0)), (14, 0));
    assert_eq!(table.why(0, "palace"), "QA-61 too-weak");
    let band = "glazier_3:0 tailor_3:0 stonemason_1:4 blacksmith_3:5";
    let mut table = construct(band);
    table.play(0, "palace");
    assert_eq!((table.palace(0), table.performance(0), table.band(0)), (15, 15, band.into()));
    assert_eq!(table.asked(), [1]);
}

/// QA-T26: a town with 18 and +3 brings 20, not 21; a village with 12 for the third builder 8.
#[test]
fn qa_t26_town_and_village() {
    let built = |place, band, builders: &[u8]| {
        let mut table = before_construct(3, place, band).built(place, builders).play();
        let told = table.play(0, "advance 1").play(0, "build").event("built");
        ["sum", "deduction", "bonus", "points"].map(|field| told[field].clone())
    };
    let town = "bricklayer_3:0 tailor_3:0 blacksmith_3:0 stonemason_1:2";
    assert_eq!(built("t3", town, &[]), [18, 0, 3, 20]);
    let village = "glazier_3:0 lumberjack_3:0 tailor_2:0";
    assert_eq!(built("v1", village, &[1, 2]), [12, 4, 0, 8]);
}

/// QA-T27: 2 bonds in the supply and 5 surplus points: 2 bonds, and 3 points are lost.
#[test]
fn qa_t27_two_bonds_left() {
    let position = before_construct(2, "v1", "glazier_3:0 lumberjack_1:3").supply(2);
    let mut table = position.play();
    let other = table.bonds(1);
    table.play(0, "advance 1").play(0, "build").play(0, "steps 1");
    let told = table.event("took_bonds");
    assert_eq!([&told["bonds"], &told["lost"]], [2, 3]);
    assert_eq!((table.track(0), table.bonds(0), table.supply()), (1, 2 + 2, 0));
    assert_eq!((table.bonds(1), table.asked()), (other, vec![1]));
}

/// Seat 0 hires the tile of this row with the marker on this space.
#[track_caller]
fn hire(marker: u8, row: u8) -> Table {
    let mut table = Position::new(2)
        .marker(marker)
        .top("tailor_3 stonemason_3 glazier_3")
        .seat(0, |p| p.on("day_laborer").talers(9))
        .play();
    table.play(0, "advance 1").play(0, &format!("hire {row}"));
    table
}

/// QA-T28: marker rightmost, row 4 hired: the tile of row 1 is removed, the marker goes leftmost,
/// two tiles are drawn.
#[test]
fn qa_t28_the_top_tile_leaves() {
    let table = hire(3, 4);
    assert_eq!((table.band(0), table.talers(0)), ("tailor_2:3".into(), 9 - 3));
    let after = "lumberjack_2 bricklayer_2 blacksmith_2 stonemason_2 tailor_3 stonemason_3";
    assert_eq!((table.billboard().as_str(), table.marker()), (after, 0));
    assert_eq!((table.prices()[0], table.pile()[0].as_str()), (6, "glazier_3"));
    let events = ["hired", "displaced", "price_moved", "moved_up", "revealed", "revealed"];
    assert_eq!(table.events(), [&events[..], &["turn_began"]].concat());
    // With the marker one space to the left it would have stayed.
    assert_eq!(table.removed_of("glazier_2"), hire(2, 4).removed_of("glazier_2") + 1);
}

/// QA-T29: marker one space from the left, row 1 hired: the marker goes leftmost, one tile is
/// drawn.
#[test]
fn qa_t29_the_top_tile_is_hired() {
    let table = hire(1, 1);
    assert_eq!((table.band(0), table.talers(0)), ("glazier_2:0".into(), 9 - 5));
    let after = "lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2 tailor_3";
    assert_eq!((table.billboard().as_str(), table.marker()), (after, 0));
    assert_eq!((table.prices()[0], table.pile()[0].as_str()), (6, "stonemason_3"));
    assert!(!table.happened("displaced"));
    assert_eq!(table.removed(), hire(0, 1).removed());
}

/// QA-T30: day labor with 0, 1, 2 or 6 craftsmen brings 0, 1, 1 or 3 talers.
#[test]
fn qa_t30_day_labor() {
    let all = ["glazier", "lumberjack", "bricklayer", "tailor", "blacksmith", "stonemason"];
    for (craftsmen, talers) in [(0, 0), (1, 1), (2, 1), (6, 3)] {
        let band: Vec<String> =
            all[..craftsmen].iter().map(|guild| format!("{guild}_1:5")).collect();
        let band = band.join(" ");
        let mut table = Position::new(2).seat(0, |p| p.band(&band)).play();
        table.play(0, "advance 1").play(0, "earn");
        assert_eq!((table.talers(0), table.band(0)), (talers, band), "{craftsmen} craftsmen");
    }
}

/// QA-T31: a craftsman with icon and arrow is turned for the bonus: 2 talers, the tile leaves, and
/// it still counts for the income.
#[test]
fn qa_t31_day_labor_on_the_arrow() {
    let band = "tailor_1:0 glazier_2:5 tailor_3:5";
    let mut table = Position::new(2).seat(0, |p| p.band(band)).play();
    let gone = table.removed_of("glazier_2");
    table.play(0, "advance 1").play(0, "earn").play(0, "labor glazier_2");
    // Two for three craftsmen, and the bonus.
    assert_eq!(table.talers(0), 2 + 2);
    assert_eq!(table.band(0), "tailor_1:0 tailor_3:5");
    assert_eq!(table.removed_of("glazier_2"), gone + 1);
    assert_eq!(table.events(), ["earned", "dropped_out", "turn_began"]);
}

/// QA-T32: a guild sent in one tavern action is in the dormitory during the next one and cannot be
/// chosen.
#[test]
fn qa_t32_two_tavern_actions() {
    let position = Position::new(2).seat(0, |p| p.on("travel").talers(9).band("glazier_1:3"));
    let mut table = position.play();
    table.play(0, "advance 1").play(0, "tavern").play(0, "rest glazier").play(0, "done");
    assert_eq!([table.saloon(0), table.dormitory(0)], ["glazier", ""]);
    table.pass(1).pass(0).pass(1);
    table.play(0, "advance 3").play(0, "tavern");
    assert_eq!([table.saloon(0), table.dormitory(0)], ["", "glazier"]);
    assert_eq!(table.open(0, "rest"), "blacksmith bricklayer lumberjack stonemason tailor");
    assert_eq!(table.why(0, "rest glazier"), "QA-45 asleep");
    table.play(0, "done");
    assert_eq!((table.band(0), table.talers(0)), ("glazier_1:2".into(), 8));
}
