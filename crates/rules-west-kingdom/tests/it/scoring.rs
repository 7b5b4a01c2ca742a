//! Chapter 12: end-game effects, points, and who has won.

use crate::harness::{Player, Position, Table, finish};
use game_testkit::AtTable;

/// Categories of the score, in their order.
const ALL: [&str; 9] =
    ["buildings", "effects", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison"];

/// All points of a seat.
#[track_caller]
fn points(table: &Table, seat: usize) -> [i16; 9] {
    ALL.map(|category| table.points(seat, category))
}

/// WK-82: end-game effects are carried out before anything is counted, under the rules of the
/// track: virtue beyond 14 destroys debts, a loss below 0 gives debts.
///
/// `castle`: 1 virtue for every 2 gold. `dungeon`: 2 virtue less.
#[test]
fn wk_82_effects_before_counting() {
    // Level 12 and 1 virtue: 13, which is worth 5 and not 3.
    let table = finish(Position::new(2).seat(0, |p| p.virtue(12).goods("2 gold").built("castle")));
    assert_eq!(points(&table, 0), [10, 0, 0, 5, 0, 2, 0, 0, 0]);
    // Level 13 and 3 virtue: 14, and two of three debts are destroyed.
    let position = Position::new(2).seat(0, |p| p.virtue(13).goods("6 gold").built("castle"));
    let table = finish(position.clone().seat(0, |p| p.debts(3)));
    assert_eq!(points(&table, 0), [10, 0, 0, 7, -2, 6, 0, 0, 0]);
    let table = finish(position.seat(0, |p| p.debts(1)));
    assert_eq!(points(&table, 0), [10, 0, 0, 7, 0, 6, 0, 0, 0]);
    // Dungeon: level 1 and 0 with 1 and 2 debts more.
    for (before, level, debts) in [(3, -8, 0), (2, -9, 0), (1, -9, -2), (0, -9, -4)] {
        let table = finish(Position::new(2).seat(0, |p| p.virtue(before).built("dungeon")));
        assert_eq!(points(&table, 0), [14, 0, 0, level, debts, 0, 0, 0, 0], "virtue {before}");
    }
}

/// WK-82: apprentices still count: the Huts look at the skills of those who are there at the end.
///
/// `carpenters_hut`, `tilers_hut`, `masons_hut`: 1 VP for each apprentice with the skill.
#[test]
fn wk_82_apprentices_still_apply() {
    let apprentices = "woodcutter woodcutter miner acolyte_silver";
    for (hut, bonus) in [("carpenters_hut", 2), ("tilers_hut", 1), ("masons_hut", 1)] {
        let table = finish(Position::new(2).seat(0, |p| p.built(hut).apprentices(apprentices)));
        assert_eq!(points(&table, 0), [5, bonus, 0, 0, 0, 0, 0, 0, 0], "{hut}");
    }
    // Those of others do not count.
    let table = finish(
        Position::new(2)
            .seat(0, |p| p.built("carpenters_hut"))
            .seat(1, |p| p.apprentices("woodcutter woodcutter")),
    );
    assert_eq!(table.points(0, "effects"), 0);
}

/// WK-83: every part of the score on its own, on both sides of its borders.
#[test]
fn wk_83_the_parts_of_the_score() {
    let of = |edit: fn(Player<'_>) -> Player<'_>| {
        let table = finish(Position::new(2).rewards("").seat(0, edit));
        assert_eq!(points(&table, 1), [0; 9]);
        let all = points(&table, 0);
        assert_eq!(table.total(0), all.iter().sum::<i16>());
        all
    };
    assert_eq!(of(|p| p), [0; 9]);
    assert_eq!(of(|p| p.built("well church")), [8, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(of(|p| p.cathedral(4)), [0, 0, 12, 0, 0, 0, 0, 0, 0]);
    assert_eq!(of(|p| p.virtue(11)), [0, 0, 0, 2, 0, 0, 0, 0, 0]);
    assert_eq!(of(|p| p.virtue(0)), [0, 0, 0, -9, 0, 0, 0, 0, 0]);
    assert_eq!(of(|p| p.debts(1)), [0, 0, 0, 0, -2, 0, 0, 0, 0]);
    assert_eq!(of(|p| p.debts(4)), [0, 0, 0, 0, -8, 0, 0, 0, 0]);
    assert_eq!(of(|p| p.paid_debts(4)), [0; 9]);
    assert_eq!(of(|p| p.goods("3 gold")), [0, 0, 0, 0, 0, 3, 0, 0, 0]);
    assert_eq!(of(|p| p.goods("4 marble")), [0, 0, 0, 0, 0, 0, 4, 0, 0]);
    assert_eq!(of(|p| p.goods("9 clay 9 wood 9 stone")), [0; 9]);
    assert_eq!(of(|p| p.goods("9 silver")), [0; 9]);
    assert_eq!(of(|p| p.goods("10 silver")), [0, 0, 0, 0, 0, 0, 0, 1, 0]);
    assert_eq!(of(|p| p.goods("29 silver")), [0, 0, 0, 0, 0, 0, 0, 2, 0]);
    assert_eq!(of(|p| p.prison(1)), [0; 9]);
    assert_eq!(of(|p| p.prison(2)), [0, 0, 0, 0, 0, 0, 0, 0, -1]);
    assert_eq!(of(|p| p.prison(5)), [0, 0, 0, 0, 0, 0, 0, 0, -2]);
    // Free apprentices and cards in hand are worth nothing.
    assert_eq!(of(|p| p.hand("keep well").apprentices("miner squire_gold")), [0; 9]);
}

/// WK-83: what changes the value of debts: each Fountain 1 up, each Gambler's Den 1 down.
///
/// `fountain`, `gamblers_den`.
#[test]
fn wk_83_the_value_of_debts() {
    for (built, printed, each) in [("fountain", 4, -1), ("gamblers_den", 10, -3), ("well", 3, -2)] {
        let table = finish(Position::new(2).seat(0, |p| p.built(built).debts(4)));
        assert_eq!(points(&table, 0), [printed, 0, 0, 0, 4 * each, 0, 0, 0, 0], "{built}");
        // Paid debts are worth nothing to any of them.
        let table = finish(Position::new(2).seat(0, |p| p.built(built).paid_debts(4)));
        assert_eq!(points(&table, 0), [printed, 0, 0, 0, 0, 0, 0, 0, 0], "{built}");
    }
}

/// WK-83: effects that bring points of their own.
///
/// `moneylender`: 1 VP for each paid debt. `university`: 2 VP without an unpaid debt.
/// `lighthouse`: 1 VP for every 4 virtue.
#[test]
fn wk_83_bonuses_of_buildings() {
    for paid in [0, 1, 3] {
        let table =
            finish(Position::new(2).seat(0, |p| p.built("moneylender").paid_debts(paid).debts(1)));
        assert_eq!(points(&table, 0), [5, paid as i16, 0, 0, -2, 0, 0, 0, 0]);
    }
    for (debts, bonus) in [(0, 2), (1, 0)] {
        let position = Position::new(2).seat(0, |p| p.built("university").debts(debts));
        let table = finish(position.seat(0, |p| p.paid_debts(3)));
        assert_eq!(points(&table, 0), [11, bonus, 0, 0, -2 * debts as i16, 0, 0, 0, 0]);
    }
    for (virtue, bonus, level) in [(3, 0, -5), (4, 1, -3), (7, 1, 0), (8, 2, 0), (14, 3, 7)] {
        let table = finish(Position::new(2).seat(0, |p| p.built("lighthouse").virtue(virtue)));
        assert_eq!(points(&table, 0), [6, bonus, 0, level, 0, 0, 0, 0, 0]);
    }
}

/// WK-84: the highest total wins.
#[test]
fn wk_84_the_highest_total() {
    let position = Position::new(4)
        .seat(0, |p| p.goods("2 gold"))
        .seat(1, |p| p.goods("30 silver"))
        .seat(2, |p| p.goods("1 marble").virtue(9))
        .seat(3, |p| p.debts(1).virtue(9));
    let table = finish(position);
    assert_eq!(table.ranks(), [2, 1, 3, 4]);
}

/// WK-84: in a tie the higher Virtue level wins, then more silver; then the victory is shared.
#[test]
fn wk_84_ties() {
    let tie = |seats: [(u8, &str); 3]| {
        let position = seats.iter().enumerate().fold(Position::new(3), |position, (seat, own)| {
            position.seat(seat, |p| p.virtue(own.0).goods(own.1))
        });
        finish(position).ranks()
    };
    // All levels from 6 to 9 are worth nothing.
    assert_eq!(tie([(7, "0 silver"), (9, "0 silver"), (8, "0 silver")]), [3, 1, 2]);
    // Virtue goes before silver.
    assert_eq!(tie([(7, "9 silver"), (8, "0 silver"), (7, "5 silver")]), [2, 1, 3]);
    assert_eq!(tie([(7, "4 silver"), (7, "5 silver"), (7, "3 silver")]), [2, 1, 3]);
    // Points go before both: 10 silver are a point.
    assert_eq!(tie([(9, "9 silver"), (6, "10 silver"), (8, "0 silver")]), [2, 1, 3]);
    // Nothing else is looked at.
    assert_eq!(tie([(7, "5 silver"), (7, "5 silver"), (7, "4 silver")]), [1, 1, 3]);
    assert_eq!(tie([(7, "5 silver 9 clay"), (7, "5 silver"), (7, "5 silver 1 wood")]), [1, 1, 1]);
}

/// WK-84: it is the Virtue level after the end-game effects that breaks a tie.
///
/// `chapel`: 2 virtue for the highest marker on the Cathedral.
#[test]
fn wk_84_virtue_after_the_effects() {
    // Chapel, 6 and level 1, 2: from Virtue 6 to 8. The other has 8 VP and Virtue 7 without one.
    let position = Position::new(2)
        .rewards("")
        .seat(0, |p| p.built("chapel").cathedral(1).virtue(6))
        .seat(1, |p| p.built("library").virtue(7).goods("5 silver"));
    let table = finish(position.clone());
    assert_eq!((table.total(0), table.total(1), table.ranks()), (8, 8, vec![1, 2]));
    // The marker in the document has not moved: effects are only for the count.
    let table = finish(position.seat(1, |p| p.virtue(9)));
    assert_eq!((table.total(0), table.total(1), table.ranks()), (8, 8, vec![2, 1]));
}

/// WK-T26: virtue gained beyond 14 in end-game effects may still destroy an unpaid debt before
/// the counting.
///
/// `observatory`: 1 virtue for every 2 marble.
#[test]
fn wk_t26_debts_destroyed_at_the_end() {
    let position = Position::new(2)
        .seat(0, |p| p.virtue(14).debts(1).goods("2 marble").built("observatory university"));
    let table = finish(position.clone());
    // 7 and 11 printed, 2 for having no debt, level 14, 2 marble.
    assert_eq!(points(&table, 0), [18, 2, 0, 7, 0, 0, 2, 0, 0]);
    let table = finish(position.seat(0, |p| p.virtue(13)));
    assert_eq!(points(&table, 0), [18, 0, 0, 7, -2, 0, 2, 0, 0]);
}

/// WK-T27: red scores 38: Cathedral level 3 (7), Virtue 12 (3), 2 unpaid debts (−4), 2 gold and 1
/// marble (3), 6 silver (0), 3 workers in Prison (−1), and 4 buildings worth 30, their bonus of 4
/// included.
///
/// WK-T28: blue scores 40: Cathedral level 2 (4), Virtue 6 (0), no debt, 1 gold (1), 22 silver
/// (2), 4 workers in Prison (−2), and 5 buildings worth 35. Blue wins.
#[test]
fn wk_t27_t28_the_game_of_the_rulebook() {
    let position = Position::new(2)
        .rewards("")
        .seat(0, |p| p.cathedral(3).virtue(12).debts(2).goods("2 gold 1 marble 6 silver"))
        // 3 + 9 + 8 + 6, and 4 for the Aqueduct.
        .seat(0, |p| p.prison(3).built("aqueduct armoury library tavern"))
        .seat(1, |p| p.cathedral(2).virtue(6).goods("1 gold 22 silver").prison(4))
        // 6 + 5 + 6 + 8 + 7, 2 for the most silver and 1 for the carpenter.
        .seat(1, |p| p.built("silver_market carpenters_hut treasury drafting_room factory"))
        .seat(1, |p| p.apprentices("woodcutter"));
    let table = finish(position);
    assert_eq!(points(&table, 0), [26, 4, 7, 3, -4, 2, 1, 0, -1]);
    assert_eq!(points(&table, 1), [32, 3, 4, 0, 0, 1, 0, 2, -2]);
    assert_eq!((table.total(0), table.total(1), table.ranks()), (38, 40, vec![2, 1]));
}

/// WK-T34: Fountain and Gambler's Den (`fountain`, `gamblers_den`) with 3 unpaid debts: −6.
#[test]
fn wk_t34_fountain_and_gamblers_den() {
    let table = finish(Position::new(2).seat(0, |p| p.built("fountain gamblers_den").debts(3)));
    assert_eq!(points(&table, 0), [14, 0, 0, 0, -6, 0, 0, 0, 0]);
}

/// WK-T35: Aqueduct (`aqueduct`) as the only building: 4 VP.
#[test]
fn wk_t35_aqueduct_alone() {
    let table = finish(Position::new(2).seat(0, |p| p.built("aqueduct")));
    assert_eq!((points(&table, 0), table.total(0)), ([3, 1, 0, 0, 0, 0, 0, 0, 0], 4));
}

/// WK-T36: Palace (`palace`) at Virtue 14: 3 gold.
#[test]
fn wk_t36_palace() {
    let mut table = Position::new(2)
        .seat(0, |p| p.goods("3 wood 3 stone 2 marble").hand("palace").virtue(14))
        .seat(0, |p| p.apprentices("miner stonecutter"))
        .play();
    table.play(0, "place guildhall").play(0, "construct palace");
    assert_eq!((table.goods(0).as_str(), table.built(0).as_str()), ("3 gold", "palace"));
}
