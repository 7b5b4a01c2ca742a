//! Buildings that change virtue at the end of the game.

use crate::bench::{ended, site};
use crate::harness::{Player, Position, Table};

/// The end of a game in which seat 0 has these buildings and something more, and seat 1, at the
/// same Virtue level, has goods and paid debts in plenty.
#[track_caller]
fn end(buildings: &str, virtue: u8, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Table {
    let goods = "20 clay 20 wood 20 stone 20 gold 20 marble";
    let position = Position::new(2)
        .seat(0, |p| edit(p.built(buildings).virtue(virtue)))
        .seat(1, |p| p.goods(goods).paid_debts(9).virtue(virtue));
    let table = ended(position);
    assert_eq!(table.points(1, "virtue"), POINTS[virtue as usize]);
    assert_eq!((table.points(1, "debts"), table.points(0, "effects")), (0, 0));
    table
}

/// Points of the levels (WK-60).
const POINTS: [i16; 15] = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7];

/// The level that seat 0 is counted at, from Virtue 10 on, where no two levels bring the same.
#[track_caller]
fn level(buildings: &str, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> usize {
    let points = end(buildings, 10, edit).points(0, "virtue");
    POINTS.iter().rposition(|&worth| worth == points).expect("a level")
}

/// WK-53, WK-82: 2 virtue are lost at the end, and only then; below 0 they give debts.
/// `dungeon`: all three skills, 4 stone, 2 gold and 2 marble; at once −1 virtue; 14 VP.
#[test]
fn dungeon() {
    let site = site("dungeon", "4 stone 2 gold 2 marble", "carpentry tiling masonry");
    site.is_exact(14);
    assert_eq!(site.construct().virtue(0), 6);
    // In the last turn from 7 to 6 at once, then to 4: −3 VP.
    let table = site.last();
    assert_eq!((table.points(0, "virtue"), table.points(0, "debts"), table.total(0)), (-3, 0, 11));
    assert_eq!(table.virtue(0), 6);
    for (virtue, points, debts) in [(14, 3, 0), (4, -7, 0), (2, -9, 0), (1, -9, -2), (0, -9, -4)] {
        let table = end("dungeon", virtue, |p| p);
        assert_eq!((table.points(0, "virtue"), table.points(0, "debts")), (points, debts));
    }
}

/// WK-E21: clay, wood and stone are added up and then divided by 4: 1 virtue for each group.
/// `trading_post`: masonry, 1 wood, 3 stone and 2 gold; 7 VP.
#[test]
fn trading_post() {
    let site = site("trading_post", "1 wood 3 stone 2 gold", "masonry");
    site.is_exact(7);
    assert_eq!(site.construct().virtue(0), 7);
    for (goods, after) in [
        ("0 clay", 10),
        ("3 clay", 10),
        ("4 clay", 11),
        ("2 clay 1 wood 1 stone", 11),
        ("3 clay 3 wood 1 stone", 11),
        ("3 clay 3 wood 2 stone", 12),
        ("3 wood 9 gold 9 marble 9 silver", 10),
        ("16 stone", 14),
    ] {
        assert_eq!(level("trading_post", |p| p.goods(goods)), after, "{goods}");
    }
}

/// WK-E21: 1 virtue for every 2 gold.
/// `castle`: all three skills, 2 clay, 4 wood, 1 gold and 2 marble; 10 VP.
#[test]
fn castle() {
    let all = "carpentry tiling masonry";
    let site = site("castle", "2 clay 4 wood 1 gold 2 marble", all);
    site.is_exact(10);
    assert_eq!(site.construct().virtue(0), 7);
    for (goods, after) in
        [("1 gold", 10), ("2 gold", 11), ("3 gold", 11), ("4 gold", 12), ("9 marble 1 gold", 10)]
    {
        assert_eq!(level("castle", |p| p.goods(goods)), after, "{goods}");
    }
    // The gold is still worth its points.
    let table = end("castle", 10, |p| p.goods("4 gold"));
    assert_eq!((table.points(0, "gold"), table.total(0)), (4, 10 + 3 + 4));
}

/// WK-E21: 1 virtue for every 2 marble.
/// `observatory`: carpentry, 1 clay, 3 wood, 1 stone and 1 gold; 7 VP.
#[test]
fn observatory() {
    let site = site("observatory", "1 clay 3 wood 1 stone 1 gold", "carpentry");
    site.is_exact(7);
    assert_eq!(site.construct().virtue(0), 7);
    for (goods, after) in
        [("1 marble", 10), ("2 marble", 11), ("3 marble", 11), ("4 marble", 12), ("9 gold", 10)]
    {
        assert_eq!(level("observatory", |p| p.goods(goods)), after, "{goods}");
    }
    let table = end("observatory", 10, |p| p.goods("4 marble"));
    assert_eq!((table.points(0, "marble"), table.total(0)), (4, 7 + 3 + 4));
}

/// WK-E21: 1 virtue for every 2 paid debts; unpaid ones are not counted.
/// `reservoir`: no skill, 6 clay and 1 wood; 4 VP.
#[test]
fn reservoir() {
    let site = site("reservoir", "6 clay 1 wood", "");
    site.is_exact(4);
    assert_eq!(site.construct().virtue(0), 7);
    for (paid, after) in [(0, 10), (1, 10), (2, 11), (3, 11), (4, 12)] {
        assert_eq!(level("reservoir", |p| p.paid_debts(paid)), after, "{paid} paid debts");
    }
    assert_eq!(level("reservoir", |p| p.debts(4)), 10);
}

/// WK-82, WK-61: virtue of the end beyond 14 destroys unpaid debts.
/// `castle`, `observatory`, `trading_post` and `reservoir`, each from Virtue 13 with 2 more.
#[test]
fn virtue_of_the_end_beyond_14() {
    for (building, goods, paid) in [
        ("castle", "4 gold", 0),
        ("observatory", "4 marble", 0),
        ("trading_post", "8 clay", 0),
        ("reservoir", "", 4),
    ] {
        for (debts, points) in [(0, 0), (1, 0), (2, -2)] {
            let table = end(building, 13, |p| p.goods(goods).paid_debts(paid).debts(debts));
            assert_eq!((table.points(0, "virtue"), table.points(0, "debts")), (7, points));
        }
    }
}
