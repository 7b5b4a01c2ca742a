//! Chapter 15: rulings on the house rival (WK-E68 to WK-E72).

use crate::harness::{Position, rival};
use game_testkit::AtTable;
use serde_json::json;

/// WK-E68: first, without a worker in its supply, it takes workers back, and the counter stays as
/// it is, however high.
#[test]
fn wk_e68_taking_back_comes_first() {
    let position = Position::solo()
        .deck("mines")
        .work(25)
        .seat(1, |p| p.at("12 quarry 8 forest").set("supply", json!(0)));
    let mut table = rival(&position);
    assert_eq!((table.supply(1), table.work(), table.guildhall(1)), (12, 25, 0));
    assert!(!table.happened("rival_turned"));
    // Then the Guildhall, twice, and only then a card.
    for (guildhall, work) in [(1, 15), (2, 5)] {
        table.pass(0);
        assert_eq!((table.guildhall(1), table.work(), table.at(1, "mines")), (guildhall, work, 0));
    }
    table.pass(0);
    assert_eq!((table.guildhall(1), table.work(), table.at(1, "mines")), (2, 6, 1));
    // With all its workers away for good the counter stays, too.
    let position =
        Position::solo().work(25).seat(1, |p| p.guildhall(9)).seat(0, |p| p.held(&[0, 11]));
    let table = rival(&position);
    assert_eq!((table.work(), table.guildhall(1)), (25, 9));
}

/// WK-E69: another card is turned only for an empty Tax Stand and a closed Black Market; all cards
/// skipped are used up.
#[test]
fn wk_e69_cards_that_are_skipped() {
    let position = Position::solo()
        .tax_stand(0)
        .deck("tax_stand black_market tax_stand silversmith forest")
        .seat(1, |p| p.virtue(10));
    let table = rival(&position);
    assert_eq!((table.at(1, "silversmith"), table.work(), table.virtue(1)), (1, 1, 10));
    assert_eq!(table.state()["house_rival"]["deck"], json!(["forest"]));
    assert_eq!((table.at(1, "tax_stand"), table.market()), (0, [None; 3]));
    // With a coin there, and at Virtue 9, nothing is skipped.
    let table = rival(&position.clone().tax_stand(1));
    assert_eq!((table.at(1, "tax_stand"), table.virtue(1)), (1, 8));
    let table = rival(&position.deck("black_market quarry").seat(1, |p| p.virtue(9)));
    assert_eq!((table.market()[0], table.at(1, "quarry")), (Some(1), 0));
}

/// WK-E69: everywhere else it places its worker even if that brings nothing.
#[test]
fn wk_e69_placements_without_effect() {
    // Nobody captured, nobody in Prison.
    let table = rival(&Position::solo().deck("guardhouse mines"));
    assert_eq!((table.at(1, "guardhouse"), table.at(1, "mines"), table.work()), (1, 0, 0));
    // Virtue that is lost beyond 14: the Storehouse brings its work.
    let position = Position::solo().deck("kings_storehouse mines").seat(1, |p| p.virtue(14));
    let table = rival(&position);
    assert_eq!((table.at(1, "kings_storehouse"), table.virtue(1), table.work()), (1, 14, 1));
    // Nobody to capture.
    let mut table = Position::solo()
        .deck("town_centre mines")
        .seat(0, |p| p.prison(18).goods("2 wood 2 stone").hand("well"))
        .play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.at(1, "town_centre"), table.at(1, "mines"), table.held(1, 0)), (1, 0, 0));
}

/// WK-E69: in the Black Market it pays no silver and takes nothing of what the space gives: in the
/// middle no apprentice and no card.
#[test]
fn wk_e69_the_black_market_gives_it_nothing() {
    for market in [[None, Some(0), None], [Some(0), None, None]] {
        let position = Position::solo().deck("black_market").market(market);
        let before = position.play();
        let table = rival(&position);
        assert_eq!((table.goods(1).as_str(), table.apprentices(1).as_str()), ("", ""));
        assert_eq!((table.row(1), table.row(2)), (before.row(1), before.row(2)));
        assert_eq!((table.pile(), table.left()), (before.pile(), before.left()));
        assert_eq!((table.work(), table.tax_stand(), table.hand(1).as_str()), (4, 4, ""));
    }
}

/// WK-E70: Monument (`monument`) and Watchtower (`watchtower`) count it as a player.
#[test]
fn wk_e70_monument_and_watchtower() {
    let human = Position::solo()
        .deck("mines")
        .workshop("patron_clay patron_silver patron_stone patron_wood / trader_clay miner miner trader_wood")
        .seat(0, |p| p.apprentices("labourer").virtue(4));
    let monument = human
        .clone()
        .seat(0, |p| p.goods("2 wood 3 stone 2 marble").hand("monument"))
        .seat(1, |p| p.debts(1));
    let mut table = monument.play();
    table.play(0, "place guildhall").play(0, "construct monument");
    assert_eq!((table.virtue(0), table.virtue(1), table.debts(1)), (6, 8, 1));
    let mut table = monument.seat(1, |p| p.virtue(14)).play();
    table.play(0, "place guildhall").play(0, "construct monument");
    assert_eq!((table.virtue(1), table.debts(1)), (14, 0));
    for (prison, virtue) in [(2, 7), (3, 6)] {
        let mut table = human
            .clone()
            .seat(0, |p| p.goods("3 clay 4 wood 1 gold 1 marble").hand("watchtower"))
            .seat(1, |p| p.prison(prison))
            .play();
        table.play(0, "place guildhall").play(0, "construct watchtower");
        assert_eq!((table.virtue(0), table.virtue(1)), (3, virtue), "{prison} in Prison");
    }
}

/// WK-E70: it counts for the majority in Prison, and for the 3 workers that cost virtue there.
#[test]
fn wk_e70_the_prison() {
    for (own, its, debts, virtue) in
        [(1, 2, (0, 1), 7), (2, 2, (1, 1), 7), (2, 1, (1, 0), 7), (4, 3, (1, 0), 6)]
    {
        let mut table = Position::solo()
            .deck("mines")
            .seat(0, |p| p.goods("2 wood 2 stone").hand("well").prison(own).guildhall(6))
            .seat(1, |p| p.prison(its))
            .play();
        // Space 7 of the Guildhall.
        table.play(0, "place guildhall").play(0, "construct well");
        assert!(table.happened("reset_began"));
        assert_eq!((table.debts(0), table.debts(1)), debts, "{own} against {its}");
        assert_eq!(table.virtue(1), virtue);
    }
}

/// WK-E70: it takes up a space of the Cathedral.
#[test]
fn wk_e70_spaces_of_the_cathedral() {
    let human = |its: u8| {
        Position::solo()
            .rewards("")
            .deck("mines")
            .seat(0, |p| p.cathedral(4).goods("2 gold 2 marble").hand("keep"))
            .seat(1, |p| p.cathedral(its))
            .play()
    };
    human(5).refuses(0, "place guildhall", "WK-51");
    let mut table = human(4);
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!(table.cathedral(0), 5);
}

/// WK-E70: from level 5 of the Cathedral on it only builds.
#[test]
fn wk_e70_from_level_5_it_builds() {
    let position = Position::solo()
        .work(20)
        .pile("clay_pit smithy")
        .seat(1, |p| p.cathedral(5).built("well church keep palace monument library"));
    let mut table = rival(&position);
    assert!(table.built(1).contains("clay_pit"));
    table.pass(0);
    assert!(table.built(1).contains("smithy"));
    assert_eq!((table.cathedral(1), table.work(), table.virtue(1)), (5, 0, 7));
}

/// WK-E70: it has no effects, neither at once nor at the end, and for ties its silver is 0.
#[test]
fn wk_e70_silver_0_in_a_tie() {
    let tie = |silver: &str, virtue: u8| {
        let mut table = Position::solo()
            .last_turn()
            .seat(0, |p| p.goods(silver).built("aqueduct"))
            .seat(1, |p| p.built("steeple").virtue(virtue))
            .play();
        table.pass(0);
        assert_eq!((table.total(0), table.total(1)), (4, 4));
        table.ranks()
    };
    assert_eq!(tie("0 silver", 7), [1, 1]);
    assert_eq!(tie("1 silver", 7), [1, 2]);
    assert_eq!(tie("9 silver", 8), [2, 1]);
    assert_eq!(tie("0 silver", 6), [1, 2]);
}

/// WK-E71: it captures and takes back groups of at least one worker, on open locations only, the
/// Town Centre included.
#[test]
fn wk_e71_open_locations_only() {
    // The largest numbers are in the Guildhall, the Prison and the Black Market.
    let position = Position::solo()
        .deck("town_centre")
        .market([Some(0), Some(0), None])
        .seat(0, |p| p.guildhall(6).prison(7).at("3 town_centre 1 forest"));
    let table = rival(&position);
    assert_eq!((table.held(1, 0), table.at(0, "town_centre")), (3, 0));
    assert_eq!((table.guildhall(0), table.prison(0), table.at(0, "forest")), (6, 7, 1));
    assert_eq!(table.market(), [Some(0), Some(0), None]);
    // A single worker is a group, too: that of the pass.
    let table = rival(&Position::solo().deck("town_centre"));
    assert_eq!((table.held(1, 0), table.at(0, "kings_storehouse")), (1, 0));
    // Taken back: a single worker in the Town Centre, not the ten elsewhere.
    let position = Position::solo()
        .seat(1, |p| p.guildhall(6).prison(11).at("1 town_centre").set("supply", json!(0)))
        .market([None, Some(1), Some(1)]);
    let table = rival(&position);
    assert_eq!((table.supply(1), table.at(1, "town_centre"), table.prison(1)), (1, 0, 11));
}

/// WK-E71: its second capture takes the largest group that is still there at another location; with
/// none there is only one.
#[test]
fn wk_e71_the_second_capture() {
    let with = |own: &str| {
        let position = Position::solo()
            .deck("town_centre")
            .seat(0, |p| p.at(own))
            .seat(1, |p| p.at("1 town_centre"));
        rival(&position)
    };
    // 5 and 4; the other groups stay, and its own workers in the same places.
    let table = with("4 quarry 5 town_centre 4 workshop");
    assert_eq!((table.held(1, 0), table.at(0, "town_centre"), table.at(0, "quarry")), (9, 0, 0));
    assert_eq!((table.at(0, "workshop"), table.at(1, "town_centre")), (4, 2));
    // Only the worker of the pass.
    let table = with("0 quarry");
    assert_eq!((table.held(1, 0), table.supply(0)), (1, 19));
}

/// WK-E72: in the last turns its workers, too, are laid beside the Guildhall and trigger nothing.
#[test]
fn wk_e72_beside_the_guildhall() {
    let mut table = Position::solo().last_turns(2).work(10).pile("well").play();
    table.pass(0);
    assert!(table.over());
    assert_eq!(table.event("placed_in_guildhall")["space"], 0);
    assert!(!table.happened("end_began") && !table.happened("reset_began"));
    assert_eq!((table.guildhall(1), table.work(), table.built(1).as_str()), (7, 0, "well"));
    assert_eq!(table.points(1, "buildings"), 3);
}

/// WK-E72: the building that it takes is public.
#[test]
fn wk_e72_its_building_is_public() {
    let table = rival(&Position::solo().work(10).pile("palace"));
    assert_eq!(table.event("rival_built")["building"], "palace");
    assert_eq!(table.view_of_all()["seats"][1]["buildings"], json!(["palace"]));
    assert_eq!(table.view(0)["seats"][1]["buildings"], json!(["palace"]));
}

/// WK-E72: a printed loss of virtue below 0 gives it debts.
#[test]
fn wk_e72_debts_from_building() {
    for (virtue, left, debts) in [(3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)] {
        let position = Position::solo().work(10).pile("keep").seat(1, |p| p.virtue(virtue));
        let table = rival(&position);
        assert_eq!(
            (table.built(1).as_str(), table.virtue(1), table.debts(1)),
            ("keep", left, debts)
        );
    }
}
