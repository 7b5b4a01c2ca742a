//! Apprentices who bring a trade at the King's Storehouse, and the one who only has skills.

use game_testkit::AtTable;

use crate::bench::hires;
use crate::harness::Position;

/// The trade of an apprentice: what is paid, and what comes for it, goods and virtue.
struct Trader {
    id: &'static str,
    pay: (u16, &'static str),
    gain: (&'static str, u64),
}

/// Somebody who is hired and whose trade is `pay` for `gain`.
#[track_caller]
fn trades(id: &'static str, skill: &str, pay: (u16, &'static str), gain: (&'static str, u64)) {
    hires(id, 0, skill);
    let trader = Trader { id, pay, gain };
    trader.with_exactly_enough();
    trader.with_one_less();
    trader.for_each_worker();
    trader.for_the_owner_only();
}

impl Trader {
    /// Seat 0 has the apprentice and so many own workers at the Storehouse.
    fn position(&self, there: u8) -> Position {
        let at = format!("{there} kings_storehouse");
        let open = "acolyte_clay acolyte_silver squire_gold squire_marble";
        let rows = format!("{open} / miner thief jeweller woodcutter");
        Position::new(2).workshop(&rows).seat(0, |p| p.apprentices(self.id).at(&at))
    }

    fn trade(&self) -> String {
        format!("trade {}", self.id)
    }

    /// One worker, one trade: it uses up the one that is allowed.
    #[track_caller]
    fn with_exactly_enough(&self) {
        let (count, good) = self.pay;
        let position = self.position(0).seat(0, |p| p.goods(&format!("{count} {good}")));
        let mut table = position.play();
        let before = table.seat(1);
        table.play(0, "place kings_storehouse").play(0, &self.trade());
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), (self.gain.0, 7 + self.gain.1));
        assert_eq!((table.active(), table.tax_stand(), table.seat(1)), (1, 4, before));
        // And it need not be made.
        let mut table = position.play();
        table.play(0, "place kings_storehouse").play(0, "done");
        assert_eq!((table.goods(0), table.virtue(0)), (format!("{count} {good}"), 7));
    }

    /// Other goods do not pay for it.
    #[track_caller]
    fn with_one_less(&self) {
        let (count, good) = self.pay;
        for other in ["clay", "wood", "stone"].into_iter().filter(|other| *other != good) {
            let goods = format!("{} {good} 2 {other} 9 gold", count - 1);
            let mut table = self.position(0).seat(0, |p| p.goods(&goods)).play();
            table.play(0, "place kings_storehouse");
            assert_eq!(table.why(0, &self.trade()), "WK-18 cannot-trade");
        }
    }

    /// As often as there are workers, one after the other.
    #[track_caller]
    fn for_each_worker(&self) {
        let (count, good) = self.pay;
        let position = self.position(1).seat(0, |p| p.goods(&format!("{} {good}", 5 * count)));
        let mut table = position.play();
        table.play(0, "place kings_storehouse").play(0, &self.trade());
        assert_eq!((table.active(), table.good(0, good)), (0, u64::from(4 * count)));
        table.play(0, &self.trade());
        assert_eq!((table.active(), table.good(0, good)), (1, u64::from(3 * count)));
        assert_eq!(table.virtue(0), 7 + 2 * self.gain.1);
    }

    /// Another player cannot make it.
    #[track_caller]
    fn for_the_owner_only(&self) {
        let (count, good) = self.pay;
        let goods = format!("{count} {good} 3 wood 3 clay 3 stone");
        let mut table = self.position(0).turn(2).seat(1, |p| p.goods(&goods)).play();
        table.play(1, "place kings_storehouse");
        table.offers(1, &["trade 1", "trade 2", "done"]);
        assert_eq!(table.why(1, &self.trade()), "WK-18 such-trade");
    }
}

/// WK-18, WK-25: 1 silver for 3 clay.
/// `merchant_clay`: tiling, no virtue.
#[test]
fn merchant_clay() {
    trades("merchant_clay", "tiling", (1, "silver"), ("3 clay", 0));
}

/// WK-18, WK-25: 2 silver for 1 gold.
/// `merchant_gold`: masonry, no virtue.
#[test]
fn merchant_gold() {
    trades("merchant_gold", "masonry", (2, "silver"), ("1 gold", 0));
}

/// WK-18, WK-25: 3 silver for 1 marble.
/// `merchant_marble`: tiling, no virtue.
#[test]
fn merchant_marble() {
    trades("merchant_marble", "tiling", (3, "silver"), ("1 marble", 0));
}

/// WK-18, WK-25: 1 silver for 2 stone.
/// `merchant_stone`: masonry, no virtue.
#[test]
fn merchant_stone() {
    trades("merchant_stone", "masonry", (1, "silver"), ("2 stone", 0));
}

/// WK-18, WK-25: 1 silver for 2 wood.
/// `merchant_wood`: carpentry, no virtue.
#[test]
fn merchant_wood() {
    trades("merchant_wood", "carpentry", (1, "silver"), ("2 wood", 0));
}

/// WK-18, WK-25: 1 clay for 1 virtue.
/// `patron_clay`: tiling, no virtue on the hire.
#[test]
fn patron_clay() {
    trades("patron_clay", "tiling", (1, "clay"), ("", 1));
}

/// WK-18, WK-25: 2 silver for 1 virtue.
/// `patron_silver`: masonry, no virtue on the hire.
#[test]
fn patron_silver() {
    trades("patron_silver", "masonry", (2, "silver"), ("", 1));
}

/// WK-18, WK-25: 1 stone for 1 virtue.
/// `patron_stone`: masonry, no virtue on the hire.
#[test]
fn patron_stone() {
    trades("patron_stone", "masonry", (1, "stone"), ("", 1));
}

/// WK-18, WK-25: 1 wood for 1 virtue.
/// `patron_wood`: carpentry, no virtue on the hire.
#[test]
fn patron_wood() {
    trades("patron_wood", "carpentry", (1, "wood"), ("", 1));
}

/// WK-18, WK-25: 3 clay for 1 marble.
/// `trader_clay`: tiling, no virtue.
#[test]
fn trader_clay() {
    trades("trader_clay", "tiling", (3, "clay"), ("1 marble", 0));
}

/// WK-18, WK-25: 2 stone for 1 marble.
/// `trader_stone`: masonry, no virtue.
#[test]
fn trader_stone() {
    trades("trader_stone", "masonry", (2, "stone"), ("1 marble", 0));
}

/// WK-18, WK-25: 2 wood for 1 marble.
/// `trader_wood`: carpentry, no virtue.
#[test]
fn trader_wood() {
    trades("trader_wood", "carpentry", (2, "wood"), ("1 marble", 0));
}

/// WK-E6: several of them each bring their own trade, and what one brings may be spent in the next
/// (WK-18).
/// `merchant_stone`, `trader_stone` and `patron_silver` of one owner: 1 silver for 2 stone, which
/// bring 1 marble.
#[test]
fn one_trade_pays_for_the_next() {
    let open = "acolyte_clay acolyte_silver squire_gold squire_marble";
    let rows = format!("{open} / miner thief jeweller woodcutter");
    let position = Position::new(2).workshop(&rows).seat(0, |p| {
        p.apprentices("merchant_stone trader_stone patron_silver")
            .at("2 kings_storehouse")
            .goods("3 silver")
    });
    let mut table = position.play();
    table.play(0, "place kings_storehouse");
    table.offers(0, &["trade merchant_stone", "trade patron_silver", "done"]);
    table.play(0, "trade merchant_stone");
    table.offers(
        0,
        &["trade 1", "trade merchant_stone", "trade trader_stone", "trade patron_silver", "done"],
    );
    table.play(0, "trade trader_stone").play(0, "trade patron_silver");
    assert_eq!((table.goods(0).as_str(), table.virtue(0), table.active()), ("1 marble", 8, 1));
}

/// WK-52, WK-25: one apprentice may supply several skills: alone, the Labourer has all three, and
/// no ability besides.
/// `labourer`: carpentry, tiling and masonry, no virtue.
#[test]
fn labourer() {
    hires("labourer", 0, "carpentry masonry tiling");
    let open = "acolyte_clay acolyte_silver squire_gold squire_marble";
    let rows = format!("{open} / miner thief jeweller woodcutter");
    let with = Position::new(2).workshop(&rows).seat(0, |p| {
        p.apprentices("labourer").hand("university").goods("4 clay 2 wood 3 stone 2 marble")
    });
    let mut table = with.play();
    table.play(0, "place guildhall").play(0, "construct university");
    assert_eq!((table.built(0).as_str(), table.virtue(0)), ("university", 8));
    for (location, goods) in [
        ("quarry", "1 stone"),
        ("forest", "1 wood"),
        ("mines", "2 clay"),
        ("silversmith", "2 silver"),
    ] {
        let mut table =
            Position::new(2).workshop(&rows).seat(0, |p| p.apprentices("labourer")).play();
        table.play(0, &format!("place {location}"));
        assert_eq!(table.goods(0), goods);
    }
}
