//! Chapter 3: the King's Storehouse.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

/// Seat 0 places a worker at the Storehouse where so many own ones stand.
fn visit(workers: u8, goods: &str, apprentices: &str) -> Table {
    let there = format!("{workers} kings_storehouse");
    let mut table = Position::new(2)
        .workshop("conspirator conspirator thief squire_gold / miner miner jeweller jeweller")
        .seat(0, |p| p.at(&there).goods(goods).apprentices(apprentices))
        .seat(1, |p| p.goods("9 clay 9 wood 9 stone 9 silver"))
        .play();
    table.play(0, "place kings_storehouse");
    table
}

/// WK-18: any 2 of clay, wood and stone for 1 virtue, mixed freely.
#[test]
fn wk_18_two_goods_for_virtue() {
    let all = [
        ("pay 2 clay", "3 wood 3 stone"),
        ("pay 2 wood", "2 clay 1 wood 3 stone"),
        ("pay 2 stone", "2 clay 3 wood 1 stone"),
        ("pay 1 clay 1 wood", "1 clay 2 wood 3 stone"),
        ("pay 1 clay 1 stone", "1 clay 3 wood 2 stone"),
        ("pay 1 wood 1 stone", "2 clay 2 wood 2 stone"),
    ];
    for (pay, left) in all {
        let mut table = visit(0, "2 clay 3 wood 3 stone", "");
        table.play(0, "trade 1");
        assert_eq!(table.question(0), "mix-trade");
        table.offers(0, &all.map(|(pay, _)| pay));
        table.refuses(0, "pay 1 clay", "WK-E45").refuses(0, "pay 3 wood", "WK-E45");
        table.play(0, pay);
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), (left, 8));
        assert_eq!(
            (table.asked(), table.goods(1).as_str()),
            (vec![1], "9 clay 9 wood 9 stone 9 silver")
        );
    }
}

/// WK-18: any 3 of wood and stone for 1 marble, mixed freely; clay does not count.
#[test]
fn wk_18_three_goods_for_marble() {
    let all = [
        ("pay 3 wood", "9 clay 3 stone 1 marble"),
        ("pay 2 wood 1 stone", "9 clay 1 wood 2 stone 1 marble"),
        ("pay 1 wood 2 stone", "9 clay 2 wood 1 stone 1 marble"),
        ("pay 3 stone", "9 clay 3 wood 1 marble"),
    ];
    for (pay, left) in all {
        let mut table = visit(0, "9 clay 3 wood 3 stone", "");
        table.play(0, "trade 2").offers(0, &all.map(|(pay, _)| pay));
        table.refuses(0, "pay 1 clay 2 wood", "WK-E45").play(0, pay);
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), (left, 7));
    }
}

/// WK-18: a trade must be paid in full.
#[test]
fn wk_18_what_can_be_paid() {
    for (goods, offers) in [
        ("1 clay 5 gold 5 marble 5 silver", &[][..]),
        ("2 clay", &["trade 1", "done"]),
        ("1 clay 1 wood", &["trade 1", "done"]),
        ("1 wood 1 stone 9 clay", &["trade 1", "done"]),
        ("1 wood 2 stone", &["trade 1", "trade 2", "done"]),
    ] {
        let mut table = visit(0, goods, "");
        if offers.is_empty() {
            assert_eq!(table.asked(), [1]);
        } else {
            table.offers(0, offers);
        }
        if !offers.contains(&"trade 2") && !offers.is_empty() {
            table.refuses(0, "trade 2", "WK-18");
        }
    }
}

/// WK-18: up to 1 trade for each own worker there, and any of them may be repeated.
#[test]
fn wk_18_a_trade_for_each_worker() {
    for workers in 0..5u8 {
        let mut table = visit(workers, "20 clay", "");
        for trade in 0..=workers {
            assert_eq!((table.asked(), table.virtue(0)), (vec![0], 7 + u64::from(trade)));
            table.play(0, "trade 1");
        }
        assert_eq!((table.asked(), table.virtue(0)), (vec![1], 8 + u64::from(workers)));
        assert_eq!(table.goods(0), format!("{} clay", 18 - 2 * workers));
    }
    // Fewer are allowed.
    let mut table = visit(4, "20 clay", "");
    table.play(0, "trade 1").play(0, "done");
    assert_eq!((table.asked(), table.goods(0).as_str(), table.virtue(0)), (vec![1], "18 clay", 8));
}

/// WK-18: what one trade brings may be spent in the next.
/// `merchant_wood`, `trader_wood`: a silver becomes wood, and the wood marble.
#[test]
fn wk_18_one_trade_pays_for_the_next() {
    let mut table = visit(1, "1 silver", "merchant_wood trader_wood");
    table.offers(0, &["trade merchant_wood", "done"]);
    table.play(0, "trade merchant_wood");
    assert_eq!(table.goods(0), "2 wood");
    table.offers(0, &["trade 1", "trade trader_wood", "done"]);
    table.play(0, "trade trader_wood");
    assert_eq!((table.goods(0).as_str(), table.asked()), ("1 marble", vec![1]));
}

/// WK-18: Merchants, Patrons and Traders add a trade for their owner, and for nobody else; each
/// uses up one of the trades allowed.
#[test]
fn wk_18_trades_of_apprentices() {
    for (apprentice, pay, left, virtue) in [
        ("merchant_clay", "1 silver", "3 clay", 7),
        ("merchant_gold", "2 silver", "1 gold", 7),
        ("merchant_marble", "3 silver", "1 marble", 7),
        ("merchant_stone", "1 silver", "2 stone", 7),
        ("merchant_wood", "1 silver", "2 wood", 7),
        ("patron_clay", "1 clay", "", 8),
        ("patron_silver", "2 silver", "", 8),
        ("patron_stone", "1 stone", "", 8),
        ("patron_wood", "1 wood", "", 8),
        ("trader_clay", "3 clay", "1 marble", 7),
        ("trader_stone", "2 stone", "1 marble", 7),
        ("trader_wood", "2 wood", "1 marble", 7),
    ] {
        let trade = format!("trade {apprentice}");
        let mut table = visit(0, pay, apprentice);
        assert!(table.legal(0).contains(&trade), "{apprentice}");
        table.play(0, &trade);
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), (left, virtue), "{apprentice}");
        // It was the only trade of this worker.
        assert_eq!(table.asked(), [1]);
        // With one less it is not to be had.
        let (count, good) = pay.split_once(' ').expect("a price");
        let less = count.parse::<u8>().expect("a number") - 1;
        let mut table = visit(0, &format!("{less} {good} 2 gold"), apprentice);
        assert!(!table.legal(0).contains(&trade), "{apprentice}");
        if table.asked() == [0] {
            table.refuses(0, &trade, "WK-18");
        }
        // Nor without the apprentice.
        let mut table = visit(0, "9 clay 9 wood 9 stone 9 silver", "");
        table.refuses(0, &trade, "WK-18");
    }
    visit(0, "9 clay", "labourer").refuses(0, "trade labourer", "WK-18");
}

/// WK-18, WK-T7: the fifth own worker, with the Merchant of gold and the Trader of clay, makes
/// five trades.
#[test]
fn wk_t7_five_trades() {
    let mut table = visit(4, "6 clay 2 wood 3 stone 5 silver", "merchant_gold trader_clay");
    table.play(0, "trade 1").play(0, "pay 2 clay");
    table.play(0, "trade 2").play(0, "pay 1 wood 2 stone");
    table.play(0, "trade merchant_gold").play(0, "trade merchant_gold");
    assert_eq!(table.asked(), [0]);
    table.play(0, "trade trader_clay");
    // 5 clay, 1 wood, 2 stone and 4 silver less.
    assert_eq!(table.goods(0), "1 clay 1 wood 1 stone 2 gold 2 marble 1 silver");
    assert_eq!((table.virtue(0), table.asked(), table.tax_stand()), (8, vec![1], 4));
}

/// WK-E62, WK-61: a trade for virtue may be made on level 14 without a debt, and its virtue is
/// lost.
#[test]
fn wk_e62_virtue_at_the_top_of_the_track() {
    for (virtue, after) in [(13, 14), (14, 14)] {
        let mut table = Position::new(2)
            .workshop("conspirator conspirator thief squire_gold / miner miner jeweller jeweller")
            .seat(0, |p| p.virtue(virtue).goods("2 clay").at("2 kings_storehouse"))
            .play();
        table.play(0, "place kings_storehouse");
        table.offers(0, &["trade 1", "done"]);
        table.play(0, "trade 1");
        assert_eq!((table.virtue(0), table.goods(0).as_str()), (after, ""));
        // No debt, no question, and nothing left to trade.
        assert_eq!((table.asked(), table.debts(0)), (vec![1], 0));
    }
    let mut patron = Position::new(2)
        .workshop("conspirator conspirator thief squire_gold / miner miner jeweller jeweller")
        .seat(0, |p| p.virtue(14).goods("1 stone").apprentices("patron_stone").paid_debts(2))
        .play();
    patron.play(0, "place kings_storehouse").play(0, "trade patron_stone");
    assert_eq!((patron.virtue(0), patron.paid_debts(0), patron.asked()), (14, 2, vec![1]));
}
