//! Apprentices of the Black Market.

use game_testkit::AtTable;

use crate::bench::hires;
use crate::harness::{Position, Table};

const SPACES: [&str; 3] = ["black_market_small", "black_market_middle", "black_market_large"];

/// Seat 0 with these apprentices, 3 silver and Virtue 7 uses a space of the Black Market; in the
/// middle a Labourer is hired. The small card is 1 marble, the large picture 2 marble, 1 stone and
/// 1 wood.
#[track_caller]
fn visits(apprentices: &str, space: &str) -> Table {
    let position = Position::new(2).seat(0, |p| p.apprentices(apprentices).goods("3 silver"));
    let mut table = position.play();
    let before = table.seat(1);
    table.play(0, &format!("place {space}"));
    if space == "black_market_middle" {
        table.play(0, "hire 2 4");
        assert!(table.apprentices(0).ends_with("labourer"));
    }
    assert_eq!((table.seat(1), table.active(), table.tax_stand()), (before, 1, 4));
    table
}

/// Goods and virtue after a visit to each of the three spaces.
#[track_caller]
fn everywhere(apprentices: &str, expected: [(&str, u64); 3]) {
    for (space, (goods, virtue)) in SPACES.into_iter().zip(expected) {
        let table = visits(apprentices, space);
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), (goods, virtue), "{space}");
    }
}

/// WK-40, WK-41: what the tests of this file compare with: nobody to help.
#[test]
fn the_black_market_without_help() {
    let large = "1 wood 1 stone 2 marble";
    everywhere("", [("1 marble 2 silver", 6), ("1 silver", 6), (large, 6)]);
}

/// WK-E9, WK-25: 2 clay more with every Black Market action, on all three spaces.
/// `swindler_clay`: tiling, −1 virtue.
#[test]
fn swindler_clay() {
    hires("swindler_clay", -1, "tiling");
    let large = "2 clay 1 wood 1 stone 2 marble";
    let all = [("2 clay 1 marble 2 silver", 6), ("2 clay 1 silver", 6), (large, 6)];
    everywhere("swindler_clay", all);
}

/// WK-E9, WK-25: 1 stone more with every Black Market action, on all three spaces.
/// `swindler_stone`: masonry, −1 virtue.
#[test]
fn swindler_stone() {
    hires("swindler_stone", -1, "masonry");
    let large = "1 wood 2 stone 2 marble";
    let all = [("1 stone 1 marble 2 silver", 6), ("1 stone 1 silver", 6), (large, 6)];
    everywhere("swindler_stone", all);
}

/// WK-E9, WK-25: 1 wood more with every Black Market action, on all three spaces.
/// `swindler_wood`: carpentry, −1 virtue.
#[test]
fn swindler_wood() {
    hires("swindler_wood", -1, "carpentry");
    let large = "2 wood 1 stone 2 marble";
    let all = [("1 wood 1 marble 2 silver", 6), ("1 wood 1 silver", 6), (large, 6)];
    everywhere("swindler_wood", all);
}

/// WK-E6: the effects of several Swindlers add up, and those of another player do not count.
/// `swindler_clay`, `swindler_stone` and `swindler_wood`
#[test]
fn wk_e6_swindlers_add_up() {
    let all = "swindler_clay swindler_stone swindler_wood";
    let large = "2 clay 2 wood 2 stone 2 marble";
    let middle = "2 clay 1 wood 1 stone 1 silver";
    everywhere(all, [("2 clay 1 wood 1 stone 1 marble 2 silver", 6), (middle, 6), (large, 6)]);
    let mut table = Position::new(2)
        .turn(2)
        .seat(0, |p| p.apprentices(all))
        .seat(1, |p| p.goods("1 silver"))
        .play();
    table.play(1, "place black_market_small");
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", "1 marble"));
    // Nor does any other place set them off.
    let mut table = Position::new(2).seat(0, |p| p.apprentices(all)).play();
    table.play(0, "place tax_stand");
    assert_eq!(table.goods(0), "4 silver");
}

/// WK-E9, WK-40: in the middle they act also when cards are drawn, after one has been kept.
/// `swindler_wood`
#[test]
fn swindler_wood_with_a_draw() {
    let position = Position::new(2).pile("well palace castle chapel church");
    let mut table = position.seat(0, |p| p.apprentices("swindler_wood").goods("2 silver")).play();
    table.play(0, "place black_market_middle").play(0, "draw");
    assert_eq!(table.goods(0), "");
    table.play(0, "keep castle");
    assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), ("1 wood", "castle"));
}

/// WK-E8, WK-25: no virtue is lost in the Black Market.
/// `illusionist`: carpentry, −1 virtue.
#[test]
fn illusionist() {
    hires("illusionist", -1, "carpentry");
    let large = "1 wood 1 stone 2 marble";
    everywhere("illusionist", [("1 marble 2 silver", 7), ("1 silver", 7), (large, 7)]);
    // The Tax Stand is another matter.
    let mut table = Position::new(2).seat(0, |p| p.apprentices("illusionist")).play();
    table.play(0, "place tax_stand");
    assert_eq!(table.virtue(0), 5);
}

/// WK-E8, WK-43: the ban at Virtue 10 and above stays; at 9, where the market is open, 9 it is
/// after the visit, too. At 0 there is no debt to be taken.
/// `illusionist`
#[test]
fn wk_e8_the_ban_stays() {
    let at = |virtue| {
        let p = Position::new(2);
        p.seat(0, |p| p.apprentices("illusionist").virtue(virtue).goods("9 silver")).play()
    };
    for space in SPACES {
        at(10).refuses(0, &format!("place {space}"), "WK-43");
        at(14).refuses(0, &format!("place {space}"), "WK-43");
    }
    for level in [0, 9] {
        let mut table = at(level);
        table.play(0, "place black_market_large");
        assert_eq!((table.virtue(0), table.debts(0)), (level.into(), 0));
    }
}

/// WK-E5, WK-25: every Black Market action costs 1 silver less: 0, 1 and 2.
/// `trickster`: masonry, −1 virtue.
#[test]
fn trickster() {
    hires("trickster", -1, "masonry");
    let large = "1 wood 1 stone 2 marble 1 silver";
    everywhere("trickster", [("1 marble 3 silver", 6), ("2 silver", 6), (large, 6)]);
    for (space, price) in SPACES.into_iter().zip([0, 1, 2]) {
        let with = |silver: u16| {
            let goods = format!("{silver} silver");
            Position::new(2).seat(0, |p| p.apprentices("trickster").goods(&goods)).play()
        };
        with(price).play(0, &format!("place {space}"));
        if price > 0 {
            with(price - 1).refuses(0, &format!("place {space}"), "WK-E1");
        }
    }
    // The Town Centre is another matter.
    Position::new(2).seat(0, |p| p.apprentices("trickster")).play().refuses(
        0,
        "place town_centre",
        "WK-E1",
    );
}

/// WK-E6: all of them together, on the left space: nothing to pay, no virtue lost, all the goods.
/// `trickster`, `illusionist` and `swindler_clay`
#[test]
fn wk_e6_all_kinds_together() {
    let table = visits("trickster illusionist swindler_clay", "black_market_small");
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("2 clay 1 marble 3 silver", 7));
}

/// WK-44: who is hired in the middle comes too late for that same action.
/// `trickster`, `illusionist` and `swindler_clay`
#[test]
fn wk_44_hired_in_the_action_itself() {
    let rows = "trickster illusionist swindler_clay miner / thief jeweller conspirator labourer";
    for (hire, virtue) in [("hire 1 1", 5), ("hire 1 2", 5), ("hire 1 3", 5), ("hire 1 4", 6)] {
        let position = Position::new(2).workshop(rows).seat(0, |p| p.goods("3 silver"));
        let mut table = position.play();
        table.play(0, "place black_market_middle").play(0, hire);
        // 1 virtue for the market, and what is printed on the card.
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("1 silver", virtue));
    }
}

/// WK-44: who is discarded in the middle still counts in that same action.
/// `illusionist` and `swindler_clay`
#[test]
fn wk_44_discarded_in_the_action_itself() {
    let five = "illusionist swindler_clay miner miner thief";
    for (goes, stay) in [
        ("illusionist", "swindler_clay miner miner thief"),
        ("swindler_clay", "illusionist miner miner thief"),
    ] {
        let position = Position::new(2).seat(0, |p| p.apprentices(five).goods("2 silver"));
        let mut table = position.play();
        table.play(0, "place black_market_middle").play(0, "hire 2 4");
        table.play(0, &format!("dismiss {goes}"));
        assert_eq!(table.apprentices(0), format!("{stay} labourer"));
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("2 clay", 7));
    }
}
