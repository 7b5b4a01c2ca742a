//! Apprentices of the Black Market reset.

use game_testkit::AtTable;

use crate::bench::hires;
use crate::harness::{Player, Position, Table};

/// Seat 1 puts the third worker into the Black Market, all three being its own: a reset, in which
/// seat 0 is as `edit` says. Seat 1 then has 3 workers in Prison: 2 virtue less, and a debt.
#[track_caller]
fn reset(edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Table {
    let position = Position::new(2)
        .turn(2)
        .market([Some(1), Some(1), None])
        .seat(0, edit)
        .seat(1, |p| p.goods("3 silver"));
    let mut table = position.play();
    table.play(1, "place black_market_large");
    assert_eq!((table.prison(1), table.market()), (3, [None, None, None]));
    assert_eq!(table.goods(1), "1 wood 1 stone 2 marble");
    table
}

/// Seat 1 at the end of that reset: nothing came to it.
#[track_caller]
fn is_over(table: &Table) {
    assert_eq!((table.active(), table.goods(1).as_str()), (0, "1 wood 1 stone 2 marble"));
    assert_eq!((table.virtue(1), table.debts(1), table.prison(1)), (5, 1, 3));
}

/// A Squire gains `goods` and `virtue` if no own worker is in Prison, and nothing otherwise, and
/// must do so without a question (WK-E43).
#[track_caller]
fn squire(id: &str, goods: &str, virtue: u64) {
    let table = reset(|p| p.apprentices(id));
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), (goods, 7 + virtue));
    // One worker is too many; those on boards, and elsewhere, do not count.
    let table = reset(|p| p.apprentices(id).prison(1));
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("", 7));
    let elsewhere = Position::new(2)
        .turn(2)
        .market([Some(1), Some(1), None])
        .seat(0, |p| p.apprentices(id).at("2 forest").guildhall(1))
        .seat(1, |p| p.goods("3 silver").held(&[2, 0]));
    let mut table = elsewhere.play();
    table.play(1, "place black_market_large");
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), (goods, 7 + virtue));
    // The own worker that comes from the market to Prison counts, too.
    let own = Position::new(2)
        .market([Some(1), Some(1), None])
        .seat(0, |p| p.apprentices(id).goods("3 silver"));
    let mut table = own.play();
    table.play(0, "place black_market_large");
    assert_eq!((table.prison(0), table.virtue(0)), (1, 6));
    assert_eq!(table.goods(0), "1 wood 1 stone 2 marble");
    // A reset by the Guildhall, with an empty market: space 7 with 2 players.
    let hall = Position::new(2)
        .seat(0, |p| p.apprentices(id).guildhall(3).hand("well").goods("2 wood 2 stone"))
        .seat(1, |p| p.guildhall(3));
    let mut table = hall.play();
    table.play(0, "place guildhall").play(0, "construct well");
    let expected = if goods.is_empty() { "4 clay".into() } else { format!("4 clay {goods}") };
    assert_eq!((table.goods(0), table.virtue(0)), (expected, 7 + virtue));
    assert_eq!((table.goods(1).as_str(), table.virtue(1), table.active()), ("", 7, 1));
}

/// WK-71, WK-25, WK-E36, WK-E43: 1 gold in a reset, without an own worker in Prison.
/// `squire_gold`: tiling, +1 virtue.
#[test]
fn squire_gold() {
    hires("squire_gold", 1, "tiling");
    squire("squire_gold", "1 gold", 0);
}

/// WK-71, WK-25, WK-E36, WK-E43: 1 marble in a reset, without an own worker in Prison.
/// `squire_marble`: masonry, +1 virtue.
#[test]
fn squire_marble() {
    hires("squire_marble", 1, "masonry");
    squire("squire_marble", "1 marble", 0);
}

/// WK-71, WK-25, WK-E36, WK-E43: 2 virtue in a reset, without an own worker in Prison.
/// `squire_virtue`: carpentry, +1 virtue on the hire.
#[test]
fn squire_virtue() {
    hires("squire_virtue", 1, "carpentry");
    squire("squire_virtue", "", 2);
}

/// WK-E11, WK-61: beyond 14 the owner of the Squire is asked, though it is another player's turn.
/// `squire_virtue`
#[test]
fn squire_virtue_beyond_14() {
    let mut table = reset(|p| p.apprentices("squire_virtue").virtue(13).debts(2));
    assert_eq!(table.asked(), [0]);
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    is_over(&table);
    assert_eq!((table.virtue(0), table.debts(0)), (14, 1));
}

/// WK-E6: the effects of several Squires add up, each of its owner only.
/// `squire_gold`, `squire_marble` and `squire_virtue`
#[test]
fn wk_e6_squires_add_up() {
    let table = reset(|p| p.apprentices("squire_gold squire_marble squire_virtue"));
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("1 gold 1 marble", 9));
    let each = Position::new(4)
        .turn(4)
        .market([Some(3), Some(3), None])
        .seat(0, |p| p.apprentices("squire_gold"))
        .seat(1, |p| p.apprentices("squire_marble"))
        .seat(2, |p| p.apprentices("squire_virtue"))
        .seat(3, |p| p.goods("3 silver"));
    let mut table = each.play();
    table.play(3, "place black_market_large");
    assert_eq!([0, 1, 2].map(|seat| table.goods(seat)), ["1 gold", "1 marble", ""]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.virtue(seat)), [7, 7, 9, 5]);
    assert_eq!(table.goods(3), "1 wood 1 stone 2 marble");
}

/// WK-71, WK-25, WK-E43: up to 2 own workers come from Prison in a reset, before the Prison is
/// looked at for virtue and debts.
/// `gatekeeper`: masonry, −1 virtue.
#[test]
fn gatekeeper() {
    hires("gatekeeper", -1, "masonry");
    // Own workers in Prison; numbers to choose from.
    for (prison, most) in [(1, 1), (2, 2), (3, 2), (5, 2)] {
        for free in 0..=most {
            let mut table = reset(|p| p.apprentices("gatekeeper").prison(prison));
            assert_eq!(table.asked(), [0]);
            let all: Vec<_> = (0..=most).map(|count| format!("free {count}")).collect();
            table.offers(0, &all.iter().map(String::as_str).collect::<Vec<_>>());
            table.play(0, &format!("free {free}"));
            let left = prison - free;
            assert_eq!((table.prison(0), table.supply(0)), (left.into(), (20 - left).into()));
            // Steps 4 and 5: three or more cost 1 virtue, the most a debt; seat 1 has three.
            let (virtue, debts) = (7 - u64::from(left >= 3), u64::from(left >= 3));
            assert_eq!((table.virtue(0), table.debts(0)), (virtue, debts));
            assert_eq!((table.prison(1), table.virtue(1), table.active()), (3, 5, 0));
            assert_eq!(table.debts(1), u64::from(left <= 3));
        }
    }
    // Without a worker in Prison nothing is asked, and those of others are not freed.
    let table = reset(|p| p.apprentices("gatekeeper"));
    is_over(&table);
    assert_eq!(table.supply(0), 20);
}

/// WK-E36: the Gatekeeper before a Squire can make its condition true; the owner chooses the order.
/// `gatekeeper` with `squire_gold`
#[test]
fn gatekeeper_before_a_squire() {
    let both = |prison| reset(|p| p.apprentices("squire_gold gatekeeper").prison(prison));
    let mut table = both(2);
    table.offers(0, &["free 0", "free 1", "free 2", "act squire_gold"]);
    table.play(0, "free 2");
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.prison(0)), ("1 gold", 0));
    let mut table = both(2);
    table.play(0, "free 1");
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.prison(0)), ("", 1));
    // The Squire first: its condition does not hold, and that was it.
    let mut table = both(2);
    table.play(0, "act squire_gold");
    table.offers(0, &["free 0", "free 1", "free 2"]);
    table.play(0, "free 2");
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.prison(0)), ("", 0));
    // With 3 in Prison the order cannot matter.
    let mut table = both(3);
    table.offers(0, &["free 0", "free 1", "free 2"]);
    table.play(0, "free 2");
    is_over(&table);
    assert_eq!((table.goods(0).as_str(), table.prison(0)), ("", 1));
}

/// WK-71: the active player's own Gatekeeper frees the worker just placed; another player's Squire
/// gains in the same reset.
/// `gatekeeper` of seat 1 and `squire_marble` of seat 0
#[test]
fn gatekeeper_of_the_active_player() {
    let position = Position::new(2)
        .turn(2)
        .market([Some(0), Some(1), None])
        .seat(0, |p| p.apprentices("squire_marble"))
        .seat(1, |p| p.apprentices("gatekeeper").goods("3 silver"));
    let mut table = position.play();
    table.play(1, "place black_market_large");
    assert_eq!(table.asked(), [1]);
    table.offers(1, &["free 0", "free 1", "free 2"]);
    table.play(1, "free 2");
    // Seat 0's own worker came to Prison, so that its Squire brings nothing; it has the most.
    assert_eq!((table.prison(0), table.goods(0).as_str(), table.debts(0)), (1, "", 1));
    assert_eq!((table.prison(1), table.supply(1), table.debts(1)), (0, 20, 0));
}
