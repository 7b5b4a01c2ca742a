//! Buildings that give something as soon as they stand.

use game_testkit::AtTable;

use crate::bench::site;
use crate::harness::{Position, Table};

/// Goods, virtue and hand of seat 0, after a turn in which nobody else got anything.
#[track_caller]
fn result(table: &Table) -> (String, u64, String) {
    assert_eq!((table.goods(1), table.virtue(1), table.hand(1)), (String::new(), 7, String::new()));
    assert_eq!((table.debts(0), table.debts(1)), (0, 0));
    assert_eq!(table.active(), 1);
    (table.goods(0), table.virtue(0), table.hand(0))
}

/// What stands in a result: goods, virtue, hand.
fn is(goods: &str, virtue: u64, hand: &str) -> (String, u64, String) {
    (goods.into(), virtue, hand.into())
}

/// WK-52: the cost is paid, then comes the effect.
/// `smithy`: no skill, 4 clay and 2 wood; at once 4 stone; 3 VP.
#[test]
fn smithy() {
    let site = site("smithy", "4 clay 2 wood", "");
    site.is_exact(3);
    assert_eq!(result(&site.construct()), is("4 stone", 7, ""));
}

/// WK-T16, WK-52: what is left over stays.
/// `well`: no skill, 2 wood and 2 stone; at once 4 clay; 3 VP.
#[test]
fn well() {
    let site = site("well", "2 wood 2 stone", "");
    site.is_exact(3);
    assert_eq!(result(&site.construct()), is("4 clay", 7, ""));
    let more = site.with(|position| position.seat(0, |p| p.goods("3 clay 5 wood 2 silver")));
    assert_eq!(result(&more.construct()), is("7 clay 3 wood 2 silver", 7, ""));
}

/// WK-52: no effect comes a second time.
/// `lumber_camp`: no skill, 4 clay and 2 stone; at once 4 wood; 3 VP.
#[test]
fn lumber_camp() {
    let site = site("lumber_camp", "4 clay 2 stone", "");
    site.is_exact(3);
    let mut table = site.construct();
    assert_eq!(result(&table), is("4 wood", 7, ""));
    table.pass(1).pass(0).pass(1);
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("4 wood", ""));
}

/// WK-52: the printed virtue comes before the effect.
/// `thieves_den`: masonry, 1 clay, 2 wood and 3 stone; −2 virtue, at once 4 silver; 8 VP.
#[test]
fn thieves_den() {
    let site = site("thieves_den", "1 clay 2 wood 3 stone", "masonry");
    site.is_exact(8);
    let table = site.construct();
    assert_eq!(result(&table), is("4 silver", 5, ""));
    let order: Vec<_> = table
        .events()
        .into_iter()
        .filter(|event| ["paid", "constructed", "virtue_changed", "gained"].contains(&&**event))
        .collect();
    assert_eq!(order, ["paid", "constructed", "virtue_changed", "gained"]);
}

/// WK-52, WK-65: the virtue need not be there; what is lost below 0 gives debts, and the silver
/// comes all the same.
/// `thieves_den`
#[test]
fn thieves_den_at_the_bottom_of_the_track() {
    for (level, after, debts) in [(0, 0, 2), (1, 0, 1), (2, 0, 0), (3, 1, 0)] {
        let site = site("thieves_den", "1 clay 2 wood 3 stone", "masonry");
        let table = site.with(|position| position.seat(0, |p| p.virtue(level))).construct();
        assert_eq!((table.virtue(0), table.debts(0)), (after, debts));
        assert_eq!(table.goods(0), "4 silver");
    }
}

/// WK-52: the marble it gives cannot help to pay for it.
/// `factory`: masonry, 2 wood, 2 stone and 3 gold; at once 2 marble; 7 VP.
#[test]
fn factory() {
    let site = site("factory", "2 wood 2 stone 3 gold", "masonry");
    site.is_exact(7);
    assert_eq!(result(&site.construct()), is("2 marble", 7, ""));
}

/// WK-52: two cards from the top of the pile, which only the builder sees.
/// `drafting_room`: carpentry and tiling, 4 stone and 3 gold; at once 2 building cards; 8 VP.
#[test]
fn drafting_room() {
    let site = site("drafting_room", "4 stone 3 gold", "carpentry tiling");
    site.is_exact(8);
    let table = site.with(|position| position.pile("reservoir smithy well")).construct();
    assert_eq!(result(&table), is("", 7, "smithy reservoir"));
    assert_eq!((table.pile()[0].as_str(), table.pile().len()), ("well", 37));
    assert!(table.happened("drew") && table.happened("drew_hidden"));
}

/// WK-52, WK-E27: what the pile has not got is not drawn; and the hand may be larger than 6 until
/// the end of the turn (WK-E26).
/// `drafting_room`
#[test]
fn drafting_room_and_the_pile() {
    let site = site("drafting_room", "4 stone 3 gold", "carpentry tiling");
    let table = site.with(|position| position.only_pile("well")).construct();
    assert_eq!((table.hand(0).as_str(), table.pile().len()), ("well", 0));
    let six = "drafting_room smithy steeple stone_market tavern thieves_den";
    let full = |position: Position| position.seat(0, |p| p.hand(six)).pile("well palace castle");
    let mut table = site.with(full).construct();
    let after = "smithy steeple stone_market tavern thieves_den well palace";
    assert_eq!((table.hand(0).as_str(), table.question(0)), (after, "discard-limit"));
    table.play(0, "discard tavern");
    assert_eq!(table.active(), 1);
}

/// WK-52, WK-Q7: exactly one of the two, and it is no option to take neither.
/// `treasury`: tiling, 1 wood, 3 stone and 1 gold; at once 1 gold or 3 silver; 6 VP.
#[test]
fn treasury() {
    let site = site("treasury", "1 wood 3 stone 1 gold", "tiling");
    site.is_exact(6);
    for (choice, goods) in [("choose 1", "1 gold"), ("choose 2", "3 silver")] {
        let mut table = site.construct();
        table.offers(0, &["choose 1", "choose 2"]);
        table.refuses(0, "decline", "WK-E43");
        assert_eq!(table.goods(0), "");
        table.play(0, choice);
        assert_eq!(result(&table), is(goods, 7, ""));
    }
}

/// WK-52, WK-Q7: exactly one of the two.
/// `clay_pit`: no skill, 4 clay and 1 wood; at once 1 gold or 1 marble; 3 VP.
#[test]
fn clay_pit() {
    let site = site("clay_pit", "4 clay 1 wood", "");
    site.is_exact(3);
    for (choice, goods) in [("choose 1", "1 gold"), ("choose 2", "1 marble")] {
        let mut table = site.construct();
        table.offers(0, &["choose 1", "choose 2"]);
        table.refuses(0, "decline", "WK-E43");
        assert_eq!(table.goods(0), "");
        table.play(0, choice);
        assert_eq!(result(&table), is(goods, 7, ""));
    }
}

/// WK-E21, WK-T36: 1 gold for every 4 levels of virtue, rounded down; at Virtue 14 they are 3.
/// `palace`: tiling and masonry, 3 wood, 3 stone and 2 marble; 9 VP.
#[test]
fn palace() {
    let site = site("palace", "3 wood 3 stone 2 marble", "tiling masonry");
    site.is_exact(9);
    for (level, gold) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)] {
        let table = site.with(|position| position.seat(0, |p| p.virtue(level))).construct();
        let goods = if gold == 0 { String::new() } else { format!("{gold} gold") };
        assert_eq!(result(&table), is(&goods, level.into(), ""));
    }
}

/// WK-E21: the virtue counted is the builder's own, not another player's.
/// `palace`
#[test]
fn palace_counts_the_builder() {
    let site = site("palace", "3 wood 3 stone 2 marble", "tiling masonry");
    let other = |position: Position| position.seat(0, |p| p.virtue(3)).seat(1, |p| p.virtue(14));
    let table = site.with(other).construct();
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", ""));
}
