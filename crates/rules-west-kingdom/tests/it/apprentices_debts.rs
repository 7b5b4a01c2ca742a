//! Apprentices who reward a debt paid or an advance on the Cathedral, and what a hire brings.

use game_testkit::AtTable;

use crate::bench::hires;
use crate::harness::{Position, Table};

/// Seat 0 pays a debt with 6 silver, of two it has.
#[track_caller]
fn pays_a_debt(apprentices: &str) -> Table {
    let position = Position::new(2)
        .seat(0, |p| p.apprentices(apprentices).debts(2).goods("6 silver"))
        .seat(1, |p| p.debts(1));
    let mut table = position.play();
    let before = table.seat(1);
    table.play(0, "place guardhouse").play(0, "settle");
    assert_eq!((table.debts(0), table.paid_debts(0), table.virtue(0)), (1, 1, 8));
    assert_eq!((table.seat(1), table.active(), table.tax_stand()), (before, 1, 7));
    table
}

/// WK-45, WK-25: 2 clay for each debt paid.
/// `debt_collector_clay`: tiling, no virtue.
#[test]
fn debt_collector_clay() {
    hires("debt_collector_clay", 0, "tiling");
    assert_eq!(pays_a_debt("").goods(0), "");
    assert_eq!(pays_a_debt("debt_collector_clay").goods(0), "2 clay");
}

/// WK-45, WK-25: 2 stone for each debt paid.
/// `debt_collector_stone`: masonry, no virtue.
#[test]
fn debt_collector_stone() {
    hires("debt_collector_stone", 0, "masonry");
    assert_eq!(pays_a_debt("debt_collector_stone").goods(0), "2 stone");
}

/// WK-45, WK-25: 2 wood for each debt paid.
/// `debt_collector_wood`: carpentry, no virtue.
#[test]
fn debt_collector_wood() {
    hires("debt_collector_wood", 0, "carpentry");
    assert_eq!(pays_a_debt("debt_collector_wood").goods(0), "2 wood");
}

/// WK-E6: their effects add up, with every debt paid; those of another player do not count.
/// `debt_collector_clay`, `debt_collector_stone` and `debt_collector_wood`
#[test]
fn wk_e6_debt_collectors_add_up() {
    let all = "debt_collector_clay debt_collector_stone debt_collector_wood";
    assert_eq!(pays_a_debt(all).goods(0), "2 clay 2 wood 2 stone");
    let two = Position::new(2)
        .seat(0, |p| p.apprentices(all).debts(2).goods("12 silver").at("1 guardhouse"));
    let mut table = two.play();
    table.play(0, "place guardhouse").play(0, "settle").play(0, "settle");
    assert_eq!((table.goods(0).as_str(), table.debts(0)), ("4 clay 4 wood 4 stone", 0));
    let other = Position::new(2)
        .turn(2)
        .seat(0, |p| p.apprentices(all).debts(1))
        .seat(1, |p| p.debts(1).goods("6 silver"));
    let mut table = other.play();
    table.play(1, "place guardhouse").play(1, "settle");
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", ""));
    assert_eq!((table.debts(0), table.debts(1)), (1, 0));
}

/// WK-61: a debt that is destroyed is not paid, and brings nothing.
/// `debt_collector_clay`
#[test]
fn debt_collector_clay_and_a_debt_destroyed() {
    let position = Position::new(2).seat(0, |p| {
        p.apprentices("debt_collector_clay patron_wood").virtue(14).debts(1).goods("1 wood")
    });
    let open = "patron_clay patron_silver patron_stone miner";
    let rows = format!("{open} / trader_clay trader_stone trader_wood labourer");
    let mut table = position.workshop(&rows).play();
    table.play(0, "place kings_storehouse").play(0, "trade patron_wood").play(0, "destroy 1");
    assert_eq!((table.debts(0), table.paid_debts(0), table.goods(0).as_str()), (0, 0, ""));
}

/// Seat 0 advances to level 1 with 1 gold and a card to discard; the Reward is 2 virtue.
#[track_caller]
fn advances(apprentices: &str) -> Table {
    let position = Position::new(2)
        .pile("smithy steeple stone_market")
        .rewards("reward_virtue")
        .seat(0, |p| p.apprentices(apprentices).hand("well").goods("1 gold").virtue(5))
        .seat(1, |p| p.hand("castle"));
    let mut table = position.play();
    let before = table.seat(1);
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.cathedral(0), table.virtue(0)), (1, 7));
    assert_eq!((table.seat(1), table.active()), (before, 1));
    table
}

/// WK-54, WK-25: 1 building card with each advance, after the Reward card.
/// `acolyte_building`: carpentry, +1 virtue.
#[test]
fn acolyte_building() {
    hires("acolyte_building", 1, "carpentry");
    assert_eq!(advances("").hand(0), "");
    let table = advances("acolyte_building");
    assert_eq!((table.hand(0).as_str(), table.goods(0).as_str()), ("smithy", ""));
    let events = table.events();
    let at = |kind| events.iter().position(|event| event == kind);
    assert!(at("rewarded").is_some() && at("rewarded") < at("drew"));
}

/// WK-54, WK-25: 2 clay with each advance.
/// `acolyte_clay`: tiling, +1 virtue.
#[test]
fn acolyte_clay() {
    hires("acolyte_clay", 1, "tiling");
    let table = advances("acolyte_clay");
    assert_eq!((table.hand(0).as_str(), table.goods(0).as_str()), ("", "2 clay"));
}

/// WK-54, WK-25: 2 silver with each advance.
/// `acolyte_silver`: masonry, +1 virtue.
#[test]
fn acolyte_silver() {
    hires("acolyte_silver", 1, "masonry");
    let table = advances("acolyte_silver");
    assert_eq!((table.hand(0).as_str(), table.goods(0).as_str()), ("", "2 silver"));
}

/// WK-E6: the effects of several Acolytes add up; an advance of another player, or a building, sets
/// none of them off.
/// `acolyte_building`, `acolyte_clay` and `acolyte_silver`
#[test]
fn wk_e6_acolytes_add_up() {
    let all = "acolyte_building acolyte_clay acolyte_silver";
    let table = advances(all);
    assert_eq!((table.hand(0).as_str(), table.goods(0).as_str()), ("smithy", "2 clay 2 silver"));
    let mut table = Position::new(2)
        .turn(2)
        .rewards("reward_virtue")
        .seat(0, |p| p.apprentices(all))
        .seat(1, |p| p.hand("well").goods("1 gold"))
        .play();
    let before = table.seat(0);
    table.play(1, "place guildhall").play(1, "advance");
    assert_eq!((table.cathedral(1), table.goods(1).as_str(), table.hand(1).as_str()), (1, "", ""));
    assert_eq!(table.seat(0), before);
    let building = Position::new(2)
        .seat(0, |p| p.apprentices(all).hand("betting_house").goods("1 clay 2 stone 1 gold"));
    let mut table = building.play();
    table.play(0, "place guildhall").play(0, "construct betting_house");
    assert_eq!((table.hand(0).as_str(), table.goods(0).as_str()), ("", ""));
}

/// WK-25: the virtue change happens with every kind of hire, at the ends of the track by the rules
/// of the track, and is not undone when the apprentice goes.
/// `pickpocket` (−1) and `squire_gold` (+1)
#[test]
fn wk_25_the_virtue_of_a_hire() {
    let rows = "pickpocket squire_gold miner thief / jeweller trickster conspirator labourer";
    let hired = |hire: &str, virtue: u8, debts: u16| {
        let position = Position::new(2)
            .workshop(rows)
            .seat(0, |p| p.virtue(virtue).debts(debts).goods("9 silver").at("3 workshop"));
        let mut table = position.play();
        table.play(0, "place workshop").play(0, hire);
        table
    };
    for (virtue, after, debts) in [(7, 6, 0), (1, 0, 0), (0, 0, 1)] {
        let table = hired("hire 1 1", virtue, 0);
        assert_eq!((table.virtue(0), table.debts(0), table.active()), (after, debts, 1));
    }
    for (virtue, after) in [(7, 8), (13, 14), (14, 14)] {
        let table = hired("hire 1 2", virtue, 0);
        assert_eq!((table.virtue(0), table.debts(0), table.active()), (after, 0, 1));
    }
    // Beyond 14 it may destroy a debt.
    let mut table = hired("hire 1 2", 14, 1);
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!((table.virtue(0), table.debts(0)), (14, 0));
    // A Pickpocket and a Squire go, and the virtue stays as it is.
    let five = "pickpocket squire_gold miner miner thief";
    let position = Position::new(2).seat(0, |p| p.apprentices(five).goods("4 silver"));
    for goes in ["pickpocket", "squire_gold"] {
        let mut table = position.play();
        table.play(0, "place workshop").play(0, "hire 1 1").play(0, &format!("dismiss {goes}"));
        assert_eq!((table.virtue(0), table.apprentices(0).ends_with("patron_clay")), (7, true));
    }
}

/// WK-E12, WK-40: the hire of the Black Market obeys the limit: with five, one goes first; to
/// draw instead stays open. The coins on the card are gained.
#[test]
fn wk_e12_the_black_market_at_the_limit() {
    let rows = "patron_clay:2 patron_silver patron_stone patron_wood / trader_clay trader_stone trader_wood labourer";
    let position = |own: &str| {
        Position::new(2).workshop(rows).seat(0, |p| p.apprentices(own).goods("2 silver"))
    };
    let mut table = position("thief jeweller miner miner").play();
    table.play(0, "place black_market_middle").play(0, "hire 1 1");
    assert_eq!(table.apprentices(0), "thief jeweller miner miner patron_clay");
    assert_eq!((table.goods(0).as_str(), table.active()), ("2 silver", 1));
    let mut table = position("thief jeweller miner miner conspirator").play();
    table.play(0, "place black_market_middle").play(0, "hire 1 1");
    assert_eq!(table.goods(0), "");
    table.offers(0, &["dismiss conspirator", "dismiss jeweller", "dismiss miner", "dismiss thief"]);
    table.play(0, "dismiss miner");
    assert_eq!(table.apprentices(0), "thief jeweller miner conspirator patron_clay");
    assert_eq!((table.goods(0).as_str(), table.active()), ("2 silver", 1));
    assert_eq!(table.apprentice_pile().last().map(String::as_str), Some("miner"));
    let mut table = position("thief jeweller miner miner conspirator").play();
    table.play(0, "place black_market_middle").play(0, "draw").play(0, "keep smithy");
    assert_eq!(table.apprentices(0), "thief jeweller miner miner conspirator");
}
