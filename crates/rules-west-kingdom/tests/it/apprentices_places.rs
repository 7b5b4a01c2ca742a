//! Apprentices who help where a worker is placed: resource locations, Tax Stand, Town Centre.

use game_testkit::AtTable;
use serde_json::json;

use crate::bench::hires;
use crate::harness::{Position, Table};

/// Seat 0 with these apprentices places a worker where `there` own ones stand already.
#[track_caller]
fn placed(apprentices: &str, location: &str, there: u8) -> Table {
    let position = Position::new(2)
        .seat(0, |p| p.apprentices(apprentices).at(&format!("{there} {location}")))
        .seat(1, |p| p.at(&format!("3 {location}")));
    let mut table = position.play();
    table.play(0, &format!("place {location}"));
    table
}

/// What seat 0 gets with these apprentices where `there` own workers stand already; seat 1 gets
/// nothing.
#[track_caller]
fn yields(apprentices: &str, location: &str, there: u8) -> String {
    let table = placed(apprentices, location, there);
    assert_eq!((table.active(), table.goods(1).as_str(), table.virtue(1)), (1, "", 7));
    table.goods(0)
}

/// What seat 1 gets with its first worker there, while seat 0 has these apprentices and gets
/// nothing.
#[track_caller]
fn of_another(apprentices: &str, location: &str) -> String {
    let mut table = Position::new(2).turn(2).seat(0, |p| p.apprentices(apprentices)).play();
    table.play(1, &format!("place {location}"));
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("", 7));
    table.goods(1)
}

/// WK-E6, WK-25: 1 silver more with every own worker placed at the Silversmith, for each Jeweller.
/// `jeweller`: tiling, no virtue.
#[test]
fn jeweller() {
    hires("jeweller", 0, "tiling");
    for (there, without, one, two) in [(0, 2, 3, 4), (1, 3, 4, 5), (3, 5, 6, 7)] {
        assert_eq!(yields("", "silversmith", there), format!("{without} silver"));
        assert_eq!(yields("jeweller", "silversmith", there), format!("{one} silver"));
        assert_eq!(yields("jeweller jeweller", "silversmith", there), format!("{two} silver"));
    }
    assert_eq!(yields("jeweller jeweller", "forest", 0), "1 wood");
    assert_eq!(of_another("jeweller jeweller", "silversmith"), "2 silver");
}

/// WK-E6, WK-25: 1 stone more in the Quarry, for each Stonecutter.
/// `stonecutter`: masonry, no virtue.
#[test]
fn stonecutter() {
    hires("stonecutter", 0, "masonry");
    for (there, without, one, two) in [(0, 1, 2, 3), (1, 2, 3, 4), (3, 4, 5, 6)] {
        assert_eq!(yields("", "quarry", there), format!("{without} stone"));
        assert_eq!(yields("stonecutter", "quarry", there), format!("{one} stone"));
        assert_eq!(yields("stonecutter stonecutter", "quarry", there), format!("{two} stone"));
    }
    assert_eq!(yields("stonecutter stonecutter", "forest", 0), "1 wood");
    assert_eq!(of_another("stonecutter stonecutter", "quarry"), "1 stone");
}

/// WK-E6, WK-25: 1 wood more in the Forest, for each Woodcutter.
/// `woodcutter`: carpentry, no virtue.
#[test]
fn woodcutter() {
    hires("woodcutter", 0, "carpentry");
    for (there, without, one, two) in [(0, 1, 2, 3), (1, 2, 3, 4), (3, 4, 5, 6)] {
        assert_eq!(yields("", "forest", there), format!("{without} wood"));
        assert_eq!(yields("woodcutter", "forest", there), format!("{one} wood"));
        assert_eq!(yields("woodcutter woodcutter", "forest", there), format!("{two} wood"));
    }
    assert_eq!(yields("woodcutter woodcutter", "quarry", 0), "1 stone");
    assert_eq!(of_another("woodcutter woodcutter", "forest"), "1 wood");
}

/// WK-E6, WK-E7, WK-25: 1 clay more in the Mines, for each Miner, also when gold is chosen.
/// `miner`: tiling, no virtue.
#[test]
fn miner() {
    hires("miner", 0, "tiling");
    for (miners, clay, with_gold) in
        [("", "3 clay", ""), ("miner", "4 clay", "1 clay "), ("miner miner", "5 clay", "2 clay ")]
    {
        let mut table = placed(miners, "mines", 1);
        table.offers(0, &["dig clay", "dig gold"]);
        table.play(0, "dig clay");
        assert_eq!((table.goods(0).as_str(), table.active()), (clay, 1));
        let mut table = placed(miners, "mines", 1);
        table.play(0, "dig gold");
        assert_eq!((table.goods(0), table.active()), (format!("{with_gold}1 gold"), 1));
    }
    assert_eq!(of_another("miner miner", "mines"), "2 clay");
}

/// WK-E7: a Miner does not make gold available with one worker.
/// `miner`
#[test]
fn wk_e7_no_gold_with_one_worker() {
    assert_eq!(yields("", "mines", 0), "2 clay");
    assert_eq!(yields("miner", "mines", 0), "3 clay");
    assert_eq!(yields("miner miner", "mines", 0), "4 clay");
}

/// Seat 0 with these apprentices steals 3 silver from the Tax Stand at this level.
#[track_caller]
fn steals(apprentices: &str, virtue: u8) -> (String, u64, u64) {
    let position = Position::new(2).tax_stand(3);
    let mut table = position.seat(0, |p| p.apprentices(apprentices).virtue(virtue)).play();
    table.play(0, "place tax_stand");
    assert_eq!((table.tax_stand(), table.active()), (0, 1));
    assert_eq!((table.goods(1).as_str(), table.virtue(1)), ("", 7));
    (table.goods(0), table.virtue(0), table.debts(0))
}

/// WK-25: 1 gold with every visit to the Tax Stand.
/// `pickpocket`: tiling, −1 virtue.
#[test]
fn pickpocket() {
    hires("pickpocket", -1, "tiling");
    assert_eq!(steals("", 7), ("3 silver".into(), 5, 0));
    assert_eq!(steals("pickpocket", 7), ("1 gold 3 silver".into(), 5, 0));
    let mut table = Position::new(2).turn(2).seat(0, |p| p.apprentices("pickpocket")).play();
    table.play(1, "place tax_stand");
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", "4 silver"));
}

/// WK-E8, WK-25: a visit to the Tax Stand costs 1 virtue in the place of 2.
/// `thief`: carpentry, no virtue.
#[test]
fn thief() {
    hires("thief", 0, "carpentry");
    assert_eq!(steals("thief", 7), ("3 silver".into(), 6, 0));
    assert_eq!(steals("thief pickpocket", 7), ("1 gold 3 silver".into(), 6, 0));
    // At the bottom of the track: one debt in the place of two.
    assert_eq!(steals("thief", 1), ("3 silver".into(), 0, 0));
    assert_eq!(steals("thief", 0), ("3 silver".into(), 0, 1));
    assert_eq!(steals("", 0), ("3 silver".into(), 0, 2));
    // The Black Market is another matter.
    let mut table = Position::new(2).seat(0, |p| p.apprentices("thief").goods("1 silver")).play();
    table.play(0, "place black_market_small");
    assert_eq!(table.virtue(0), 6);
}

/// A visit to the Town Centre with three own workers, three groups at one place, and so much
/// silver.
fn raid(apprentices: &str, silver: u16) -> Position {
    Position::new(4)
        .seat(0, |p| {
            p.apprentices(apprentices).at("2 town_centre").goods(&format!("{silver} silver"))
        })
        .seat(1, |p| p.at("1 forest"))
        .seat(2, |p| p.at("2 forest"))
        .seat(3, |p| p.at("3 forest"))
}

/// What three captures leave of 5 silver, and what the Tax Stand then has.
#[track_caller]
fn after_three(position: &Position) -> (u64, u64) {
    let mut table = position.play();
    table.play(0, "place town_centre");
    for owner in [1, 2, 3] {
        table.play(0, &format!("capture forest {owner}"));
    }
    assert_eq!([1, 2, 3].map(|owner| table.held(0, owner)), [1, 2, 3]);
    (table.silver(0), table.tax_stand())
}

/// WK-25, WK-E60, WK-Q1: 1 silver off the visit to the Town Centre for each Conspirator, and never
/// off the tax of the first capture.
/// `conspirator`: carpentry, no virtue.
#[test]
fn conspirator() {
    hires("conspirator", 0, "carpentry");
    assert_eq!(after_three(&raid("", 5)), (2, 5));
    assert_eq!(after_three(&raid("conspirator", 5)), (3, 5));
    assert_eq!(after_three(&raid("conspirator conspirator", 5)), (4, 5));
    // Without a coin for the tax there is no visit at all.
    raid("conspirator conspirator", 0).play().refuses(0, "place town_centre", "WK-E1");
    // With 1 silver one Conspirator pays for one more capture, two for two.
    for (apprentices, captures) in [("", 1), ("conspirator", 2), ("conspirator conspirator", 3)] {
        let mut table = raid(apprentices, 1).play();
        table.play(0, "place town_centre");
        for owner in 1..=captures {
            table.play(0, &format!("capture forest {owner}"));
        }
        assert_eq!((table.silver(0), table.active()), (0, 1));
    }
}

/// WK-E60, WK-Q1: with the switch each further capture is free, and a second Conspirator adds
/// nothing.
/// `conspirator`
#[test]
fn conspirator_by_the_other_reading() {
    let each = |apprentices: &str| {
        after_three(&raid(apprentices, 5).ruling("conspirator_discount", json!("each_capture")))
    };
    assert_eq!(each(""), (2, 5));
    assert_eq!(each("conspirator"), (4, 5));
    assert_eq!(each("conspirator conspirator"), (4, 5));
}

/// WK-E60: nobody else's Conspirators count.
/// `conspirator`
#[test]
fn conspirator_of_another() {
    let position = raid("", 5).seat(1, |p| p.apprentices("conspirator conspirator"));
    assert_eq!(after_three(&position), (2, 5));
}
