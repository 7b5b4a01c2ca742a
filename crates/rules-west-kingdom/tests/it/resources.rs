//! Chapters 2 and 3: what the resource locations yield.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

/// Seat 0 places a worker where so many own ones stand, beside 3 of another player.
fn with(location: &str, own: u8) -> Table {
    let mut table = Position::new(3)
        .seat(0, |p| p.at(&format!("{own} {location}")))
        .seat(1, |p| p.at(&format!("3 {location}")))
        .play();
    table.play(0, &format!("place {location}"));
    table
}

/// WK-13: only own workers count, the one just placed included; others get nothing by it.
#[test]
fn wk_13_only_own_workers_count() {
    for (location, good, alone) in [
        ("quarry", "stone", 1),
        ("forest", "wood", 1),
        ("silversmith", "silver", 2),
        ("mines", "clay", 2),
    ] {
        for others in [0, 1, 7] {
            let crowd = format!("{others} {location}");
            let position = Position::new(3).seat(1, |p| p.at(&crowd)).seat(2, |p| p.at(&crowd));
            let mut table = position.play();
            table.play(0, &format!("place {location}"));
            assert_eq!(table.goods(0), format!("{alone} {good}"));
            assert_eq!((table.goods(1), table.goods(2)), (String::new(), String::new()));
        }
    }
    // In the Workshop and the Storehouse, too.
    let position = Position::new(2)
        .seat(0, |p| p.goods("4 silver 6 wood"))
        .seat(1, |p| p.at("5 workshop 5 kings_storehouse"));
    let mut table = position.play();
    table.play(0, "place workshop");
    assert_eq!(table.open(0, "hire"), "1,1 2,1");
    table.play(0, "draw");
    assert_eq!(table.hand(0), "smithy");
    let mut table = position.play();
    table.play(0, "place kings_storehouse").play(0, "trade 2");
    assert_eq!((table.goods(0).as_str(), table.asked()), ("3 wood 1 marble 4 silver", vec![1]));
}

/// WK-15: 1 stone in the Quarry, 1 wood in the Forest, for each own worker there.
#[test]
fn wk_15_quarry_and_forest() {
    for own in 0..8u8 {
        assert_eq!(with("quarry", own).goods(0), format!("{} stone", own + 1));
        assert_eq!(with("forest", own).goods(0), format!("{} wood", own + 1));
    }
}

/// WK-15, WK-T3: three workers placed in the Forest in three turns bring 1, 2 and 3 wood.
#[test]
fn wk_t3_forest() {
    let mut table = Position::new(2).play();
    for (turn, wood) in [1, 3, 6].into_iter().enumerate() {
        table.play(0, "place forest");
        assert_eq!((table.good(0, "wood"), table.at(0, "forest")), (wood, turn as u64 + 1));
        table.pass(1);
    }
}

/// WK-13, WK-15, WK-T4: the second own worker in the Quarry brings 2 stone, a third placed later
/// 3; other colors there change nothing.
#[test]
fn wk_t4_quarry() {
    let mut table =
        Position::new(3).seat(0, |p| p.at("1 quarry")).seat(2, |p| p.at("4 quarry")).play();
    table.play(0, "place quarry");
    assert_eq!(table.goods(0), "2 stone");
    table.play(1, "place quarry").play(2, "place quarry").play(0, "place quarry");
    assert_eq!(table.goods(0), "5 stone");
    assert_eq!((table.goods(1).as_str(), table.goods(2).as_str()), ("1 stone", "5 stone"));
}

/// WK-16: clay, 1 and 1 for each own worker there, or gold, 1 for every 2; never both.
#[test]
fn wk_16_clay_or_gold() {
    for own in 1..8u8 {
        let mut clay = with("mines", own);
        assert_eq!((clay.question(0), clay.goods(0).as_str()), ("dig", ""));
        clay.offers(0, &["dig clay", "dig gold"]);
        clay.play(0, "dig clay");
        assert_eq!(clay.goods(0), format!("{} clay", own + 2));
        assert_eq!(clay.asked(), [1]);
        let mut gold = with("mines", own);
        gold.play(0, "dig gold");
        assert_eq!(gold.goods(0), format!("{} gold", own.div_ceil(2)));
        assert_eq!(gold.asked(), [1]);
    }
}

/// WK-16: with one worker gold is not available.
#[test]
fn wk_16_no_gold_for_one_worker() {
    let mut table = Position::new(2).play();
    table.play(0, "place mines");
    assert_eq!((table.goods(0).as_str(), table.asked()), ("2 clay", vec![1]));
    // Others there do not help.
    assert_eq!(with("mines", 0).goods(0), "2 clay");
}

/// WK-16, WK-T5: the fifth own worker in the Mines brings 6 clay or 2 gold, by choice; the first
/// 2 clay and no choice.
#[test]
fn wk_t5_mines() {
    let mut clay = with("mines", 4);
    clay.offers(0, &["dig clay", "dig gold"]);
    clay.play(0, "dig clay");
    assert_eq!(clay.goods(0), "6 clay");
    let mut gold = with("mines", 4);
    gold.play(0, "dig gold");
    assert_eq!(gold.goods(0), "2 gold");
    assert_eq!((with("mines", 0).goods(0).as_str(), with("mines", 0).asked()), ("2 clay", vec![1]));
}

/// WK-17: 1 silver, and 1 for each own worker there, from the general supply.
#[test]
fn wk_17_silversmith() {
    for own in 0..8u8 {
        let table = with("silversmith", own);
        assert_eq!((table.goods(0), table.tax_stand()), (format!("{} silver", own + 2), 4));
    }
}

/// WK-17, WK-T6: the fourth own worker at the Silversmith brings 5 silver.
#[test]
fn wk_t6_silversmith() {
    assert_eq!(with("silversmith", 3).goods(0), "5 silver");
}

/// WK-15, WK-16, WK-17, WK-27, WK-T29: the table of the yields, for 1 to 5 own workers.
#[test]
fn wk_t29_the_table_of_yields() {
    for (own, silver, clay, gold, wood, cards) in [
        (1, 2, 2, 0, 1, 1),
        (2, 3, 3, 1, 2, 2),
        (3, 4, 4, 1, 3, 2),
        (4, 5, 5, 2, 4, 3),
        (5, 6, 6, 2, 5, 3),
    ] {
        let there = own - 1;
        assert_eq!(with("silversmith", there).goods(0), format!("{silver} silver"));
        assert_eq!(with("forest", there).goods(0), format!("{wood} wood"));
        assert_eq!(with("quarry", there).goods(0), format!("{wood} stone"));
        let mut mines = with("mines", there);
        if gold > 0 {
            let mut other = with("mines", there);
            other.play(0, "dig gold");
            assert_eq!(other.goods(0), format!("{gold} gold"));
            mines.play(0, "dig clay");
        }
        assert_eq!(mines.goods(0), format!("{clay} clay"));
        // Without silver there is only the draw.
        assert_eq!(with("workshop", there).hand(0).split(' ').count(), cards);
    }
}

/// WK-E7: each Miner brings 1 clay, also when gold is chosen.
/// `miner`: with one worker, 3 clay and no gold.
#[test]
fn wk_e7_miners_and_gold() {
    let mines = |workers: &str, miners: &str| {
        let mut table = Position::new(2).seat(0, |p| p.at(workers).apprentices(miners)).play();
        table.play(0, "place mines");
        table
    };
    for (miners, more) in [("", 0), ("miner", 1), ("miner miner", 2)] {
        let mut gold = mines("1 mines", miners);
        gold.offers(0, &["dig clay", "dig gold"]);
        gold.play(0, "dig gold");
        assert_eq!((gold.good(0, "gold"), gold.good(0, "clay")), (1, more));
        let mut clay = mines("1 mines", miners);
        clay.play(0, "dig clay");
        assert_eq!((clay.good(0, "gold"), clay.good(0, "clay")), (0, 3 + more));
        // They make no gold available.
        let alone = mines("", miners);
        assert_eq!((alone.good(0, "clay"), alone.asked()), (2 + more, vec![1]));
    }
}
