//! The Reward cards of the Cathedral.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

/// Seat 0 advances to level 1 with exactly what it takes; this Reward card is on top.
#[track_caller]
fn rewarded(rewards: &str) -> Table {
    let position = Position::new(2)
        .pile("smithy steeple stone_market")
        .rewards(rewards)
        .seat(0, |p| p.hand("well").goods("1 gold"));
    let mut table = position.play();
    let before = table.seat(1);
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.cathedral(0), table.seat(1), table.active()), (1, before, 1));
    table
}

/// What a Reward card brings: goods, virtue and cards. It then is out of the game, and the next
/// advance turns the next one.
#[track_caller]
fn reward(card: &str, goods: &str, virtue: u64, hand: &str) {
    let next = if card == "reward_gold" { "reward_wood" } else { "reward_gold" };
    let mut table = rewarded(&format!("{card} {next}"));
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), (goods, 7 + virtue), "{card}");
    assert_eq!((table.hand(0).as_str(), table.debts(0)), (hand, 0));
    assert_eq!(
        (table.rewards(), table.event("rewarded")["reward"].as_str()),
        (vec![next.to_string()], Some(card))
    );
    table.pass(1);
    assert_eq!((table.goods(1).as_str(), table.virtue(1)), ("", 7));
}

/// WK-54: 1 virtue and 3 silver.
/// `reward_silver`
#[test]
fn reward_silver() {
    reward("reward_silver", "3 silver", 1, "");
}

/// WK-54: 1 virtue and 2 wood.
/// `reward_wood`
#[test]
fn reward_wood() {
    reward("reward_wood", "2 wood", 1, "");
}

/// WK-54: 1 virtue and 2 stone.
/// `reward_stone`
#[test]
fn reward_stone() {
    reward("reward_stone", "2 stone", 1, "");
}

/// WK-54: 1 virtue and 1 building card from the top of the pile, not the one just discarded.
/// `reward_building`
#[test]
fn reward_building() {
    reward("reward_building", "", 1, "smithy");
    assert_eq!(rewarded("reward_building").pile().last().map(String::as_str), Some("well"));
}

/// WK-54: 2 virtue.
/// `reward_virtue`
#[test]
fn reward_virtue() {
    reward("reward_virtue", "", 2, "");
}

/// WK-54, WK-T18: 1 virtue and 1 gold.
/// `reward_gold`
#[test]
fn reward_gold() {
    reward("reward_gold", "1 gold", 1, "");
}

/// WK-54: without a Reward card there is just 1 virtue.
#[test]
fn no_reward_left() {
    let table = rewarded("");
    assert_eq!((table.goods(0).as_str(), table.virtue(0), table.hand(0).as_str()), ("", 8, ""));
    assert!(table.happened("no_reward"));
}

/// WK-E63: the virtue comes first, and with it the question of debts beyond 14; then the rest.
/// `reward_silver` and `reward_virtue`
#[test]
fn wk_e63_virtue_before_the_rest() {
    let at_14 = |card: &str, virtue| {
        let position = Position::new(2)
            .rewards(card)
            .seat(0, |p| p.hand("well").goods("1 gold").virtue(virtue).debts(3));
        let mut table = position.play();
        table.play(0, "place guildhall").play(0, "advance");
        table
    };
    let mut table = at_14("reward_silver", 14);
    table.offers(0, &["destroy 0", "destroy 1"]);
    assert_eq!(table.goods(0), "");
    table.play(0, "destroy 1");
    assert_eq!((table.goods(0).as_str(), table.debts(0), table.active()), ("3 silver", 2, 1));
    let mut table = at_14("reward_virtue", 14);
    table.offers(0, &["destroy 0", "destroy 1", "destroy 2"]);
    table.play(0, "destroy 2");
    assert_eq!((table.virtue(0), table.debts(0)), (14, 1));
    at_14("reward_virtue", 13).offers(0, &["destroy 0", "destroy 1"]);
}
