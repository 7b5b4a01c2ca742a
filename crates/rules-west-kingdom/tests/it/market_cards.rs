//! The Black Market cards, both sides of each.

use game_testkit::AtTable;

use crate::harness::Position;

/// Seat 0 takes the small side of the card from the left space, for 1 silver and 1 virtue, as the
/// third worker of the market. The reset turns the card, and seat 1 takes its large side from the
/// right space, for 3 silver and 1 virtue. Nobody takes the card itself (WK-42).
#[track_caller]
fn card(id: &str, small: &str, large: &str) {
    let next = if id == "bm_01" { "bm_02" } else { "bm_01" };
    let position = Position::new(2)
        .left(&format!("{id} {next}"))
        .market([None, Some(1), Some(1)])
        .seat(0, |p| p.goods("1 silver"))
        .seat(1, |p| p.goods("3 silver"));
    let mut table = position.play();
    let below = table.right();
    table.play(0, "place black_market_small");
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), (small, 6), "small side of {id}");
    assert_eq!((table.goods(1).as_str(), table.left()), ("3 silver", vec![next.to_string()]));
    assert_eq!((table.right()[0].as_str(), &table.right()[1..]), (id, &below[..]));
    table.play(1, "place black_market_large");
    assert_eq!((table.goods(1).as_str(), table.virtue(1)), (large, 6), "large side of {id}");
    assert_eq!((table.goods(0).as_str(), table.right()[0].as_str()), (small, id));
    // On the left space the next card is to be had, whatever lies on the right.
    let mut table = position.market([None, None, None]).right(id).left(next).play();
    table.play(0, "place black_market_small");
    let marble = if next == "bm_01" { "1 marble" } else { "2 gold" };
    assert_eq!((table.goods(0).as_str(), table.right()[0].as_str()), (marble, id));
}

/// WK-40, WK-42: small 1 marble; large 2 marble and 2 wood.
/// `bm_01`
#[test]
fn bm_01() {
    card("bm_01", "1 marble", "2 wood 2 marble");
}

/// WK-40, WK-42: small 2 gold; large 1 marble, 1 gold, 1 stone and 1 wood.
/// `bm_02`
#[test]
fn bm_02() {
    card("bm_02", "2 gold", "1 wood 1 stone 1 gold 1 marble");
}

/// WK-40, WK-42: small 1 marble and 1 stone; large 2 marble and 2 stone.
/// `bm_03`
#[test]
fn bm_03() {
    card("bm_03", "1 stone 1 marble", "2 stone 2 marble");
}

/// WK-40, WK-42: small 1 gold and 1 wood; large 1 gold, 1 stone and 2 wood.
/// `bm_04`
#[test]
fn bm_04() {
    card("bm_04", "1 wood 1 gold", "2 wood 1 stone 1 gold");
}

/// WK-40, WK-42: small 1 marble and 1 wood; large 1 marble, 2 stone and 1 wood.
/// `bm_05`
#[test]
fn bm_05() {
    card("bm_05", "1 wood 1 marble", "1 wood 2 stone 1 marble");
}

/// WK-40, WK-42: small 1 marble; large 2 marble and 2 stone.
/// `bm_06`
#[test]
fn bm_06() {
    card("bm_06", "1 marble", "2 stone 2 marble");
}

/// WK-40, WK-42: small 2 gold; large 1 marble, 2 stone and 1 wood.
/// `bm_07`
#[test]
fn bm_07() {
    card("bm_07", "2 gold", "1 wood 2 stone 1 marble");
}

/// WK-40, WK-42: small 1 marble and 1 stone; large 1 gold, 1 stone and 2 wood.
/// `bm_08`
#[test]
fn bm_08() {
    card("bm_08", "1 stone 1 marble", "2 wood 1 stone 1 gold");
}

/// WK-40, WK-42: small 1 gold and 1 wood; large 1 marble, 1 gold, 1 stone and 1 wood.
/// `bm_09`
#[test]
fn bm_09() {
    card("bm_09", "1 wood 1 gold", "1 wood 1 stone 1 gold 1 marble");
}

/// WK-40, WK-42: small 1 marble and 1 wood; large 2 marble and 2 wood.
/// `bm_10`
#[test]
fn bm_10() {
    card("bm_10", "1 wood 1 marble", "2 wood 2 marble");
}
