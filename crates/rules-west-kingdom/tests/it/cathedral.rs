//! Chapter 9: the Cathedral.

use crate::harness::{Position, Table};
use game_testkit::AtTable;

/// Level, cost, the same cost with one good too few, points, spaces.
const LEVELS: [(u8, &str, &[&str], i16, usize); 5] = [
    (1, "1 gold", &["0 gold"], 2, 3),
    (2, "4 wood", &["3 wood", "3 stone"], 4, 3),
    (3, "1 marble", &["0 marble"], 7, 2),
    (4, "8 stone", &["7 wood", "7 stone"], 12, 2),
    (5, "2 gold 2 marble", &["1 gold 2 marble", "2 gold 1 marble"], 20, 1),
];

/// Seat 0 stands on the level below with these goods and one card, and no Reward card is left.
fn below(level: u8, goods: &str) -> Position {
    Position::new(2).rewards("").seat(0, |p| p.goods(goods).cathedral(level - 1).hand("keep"))
}

/// The same as a table, after the worker was placed and the advance chosen.
#[track_caller]
fn advanced(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "place guildhall").play(0, "advance");
    table
}

/// WK-54: what each level costs, and that nothing less will do.
#[test]
fn wk_54_the_cost_of_each_level() {
    for (level, cost, short, _, _) in LEVELS {
        let table = advanced(&below(level, cost));
        assert_eq!((table.cathedral(0), table.goods(0).as_str()), (level.into(), ""));
        assert_eq!(table.event("advanced")["level"], level);
        for goods in short {
            let mut table = below(level, goods).play();
            table.refuses(0, "place guildhall", "WK-51");
        }
    }
    // Clay and silver are of no use, nor is gold for marble.
    for (level, goods) in [(1, "5 marble"), (2, "9 clay 9 gold"), (3, "9 gold 9 silver")] {
        below(level, goods).play().refuses(0, "place guildhall", "WK-51");
    }
}

/// WK-54: Virtue 5 or more; on 4 and below the Cathedral is closed.
#[test]
fn wk_54_virtue_five() {
    for virtue in 0..=14 {
        let mut table = below(1, "1 gold").seat(0, |p| p.virtue(virtue)).play();
        if virtue < 5 {
            table.refuses(0, "place guildhall", "WK-51");
        } else {
            table.play(0, "place guildhall").play(0, "advance");
            assert_eq!(table.cathedral(0), 1);
        }
    }
}

/// WK-54: the spaces of each level; with one marker too many on the next level nobody comes in.
#[test]
fn wk_54_spaces_of_each_level() {
    for (level, _, _, _, spaces) in LEVELS {
        let with = |there: usize| {
            let position = Position::new(5)
                .rewards("")
                .seat(0, |p| p.goods("4 clay 9 wood 9 stone 2 gold 2 marble"))
                .seat(0, |p| p.cathedral(level - 1).hand("keep well smithy"));
            let others = 1..=there;
            others.fold(position, |position, seat| position.seat(seat, |p| p.cathedral(level)))
        };
        let mut table = with(spaces - 1).play();
        table.play(0, "place guildhall");
        table.offers(0, &["construct smithy", "construct well", "advance"]);
        let mut table = with(spaces).play();
        table.play(0, "place guildhall");
        table.offers(0, &["construct smithy", "construct well"]);
        assert_eq!(table.why(0, "advance"), "WK-54 level-full");
    }
}

/// WK-54: first the cost, then the card, then the level, the Reward card, and the Acolytes. The
/// card goes under the pile, and nobody else learns which.
///
/// `reward_stone`: 1 virtue and 2 stone.
#[test]
fn wk_54_order_of_an_advance() {
    let mut table = Position::new(2)
        .rewards("reward_stone reward_gold")
        .seat(0, |p| p.goods("1 gold").hand("keep well").apprentices("acolyte_silver"))
        .play();
    table.play(0, "place guildhall").play(0, "advance");
    // Paid, but not yet moved.
    assert_eq!((table.goods(0).as_str(), table.cathedral(0)), ("", 0));
    table.offers(0, &["discard keep", "discard well"]);
    table.refuses(0, "discard church", "WK-14").refuses(0, "decline", "WK-E43");
    table.play(0, "discard keep");
    assert_eq!((table.cathedral(0), table.virtue(0), table.hand(0).as_str()), (1, 8, "well"));
    assert_eq!(table.goods(0), "2 stone 2 silver");
    assert_eq!(table.pile().last().map(String::as_str), Some("keep"));
    assert_eq!(table.pile().len(), 39);
    // The Reward card has left the game, and the next one lies on top.
    assert_eq!(table.rewards(), ["reward_gold"]);
    let events = table.events();
    let at = |kind: &str| events.iter().position(|event| event == kind).expect("it happened");
    assert!(at("put_under") < at("advanced") && at("advanced") < at("rewarded"));
    assert_eq!(table.event("rewarded")["reward"], "reward_stone");
    let gained: Vec<_> =
        table.scenario().events().into_iter().filter(|e| e.0 == "gained").collect();
    assert_eq!(gained.len(), 2, "the Reward card, then the Acolyte: {gained:?}");
    assert!(gained[0].1.to_string().contains("stone"), "{gained:?}");
    assert!(gained[1].1.to_string().contains("silver"), "{gained:?}");
}

/// WK-54: what each Reward card brings: virtue always, and something else but for one.
///
/// `reward_silver`, `reward_wood`, `reward_stone`, `reward_building`, `reward_virtue`,
/// `reward_gold`.
#[test]
fn wk_54_reward_cards() {
    for (reward, virtue, goods, hand) in [
        ("reward_silver", 8, "3 silver", ""),
        ("reward_wood", 8, "2 wood", ""),
        ("reward_stone", 8, "2 stone", ""),
        ("reward_building", 8, "", "smithy"),
        ("reward_virtue", 9, "", ""),
        ("reward_gold", 8, "1 gold", ""),
    ] {
        let table = advanced(&below(1, "1 gold").rewards(&format!("{reward} reward_wood")));
        assert_eq!((table.virtue(0), table.goods(0).as_str()), (virtue, goods), "{reward}");
        assert_eq!((table.hand(0).as_str(), table.rewards()), (hand, vec!["reward_wood".into()]));
        assert_eq!((table.virtue(1), table.goods(1).as_str(), table.cathedral(1)), (7, "", 0));
    }
}

/// WK-54: with no Reward card left there is 1 virtue, and the Acolytes act all the same.
#[test]
fn wk_54_no_reward_card_left() {
    let position = below(1, "1 gold").seat(0, |p| p.apprentices("acolyte_clay acolyte_building"));
    let table = advanced(&position);
    assert_eq!((table.virtue(0), table.goods(0).as_str()), (8, "2 clay"));
    assert_eq!((table.hand(0).as_str(), table.happened("no_reward")), ("smithy", true));
    assert!(!table.happened("rewarded"));
}

/// WK-54: the bonuses of Acolytes come last, when what the Reward card brought is settled, and
/// only to the player who advances.
///
/// `acolyte_building`, `acolyte_clay`, `acolyte_silver`: 1 building card, 2 clay, 2 silver.
#[test]
fn wk_54_acolytes_come_last() {
    let mut table = Position::new(2)
        .rewards("reward_gold")
        .pile("church steeple")
        .seat(0, |p| p.goods("1 gold").hand("keep").virtue(14).debts(1))
        .seat(0, |p| p.apprentices("acolyte_building acolyte_clay acolyte_silver"))
        .seat(1, |p| p.goods("1 clay"))
        .play();
    table.play(0, "place guildhall").play(0, "advance");
    table.offers(0, &["destroy 0", "destroy 1"]);
    assert_eq!((table.cathedral(0), table.goods(0).as_str(), table.hand(0).as_str()), (1, "", ""));
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.virtue(0)), (0, 14));
    assert_eq!(
        (table.goods(0).as_str(), table.hand(0).as_str()),
        ("2 clay 1 gold 2 silver", "church")
    );
    assert_eq!((table.goods(1).as_str(), table.hand(1).as_str()), ("1 clay", ""));
}

/// WK-54: above level 5 there is nothing more.
#[test]
fn wk_54_the_top() {
    let mut table = Position::new(2)
        .rewards("")
        .seat(0, |p| p.goods("9 gold 9 marble 9 wood 9 stone 9 clay").cathedral(5))
        .seat(0, |p| p.hand("well smithy"))
        .play();
    table.play(0, "place guildhall");
    table.offers(0, &["construct smithy", "construct well"]);
    assert_eq!(table.why(0, "advance"), "WK-54 top-of-cathedral");
}

/// WK-55: only the level on which a marker stands scores, not those below it.
#[test]
fn wk_55_points_of_the_level() {
    for (level, _, _, points, _) in LEVELS {
        let position = Position::new(2).rewards("").last_turn().seat(0, |p| p.cathedral(level));
        let mut table = position.play();
        table.pass(0);
        assert_eq!((table.points(0, "cathedral"), table.total(0)), (points, points));
        assert_eq!(table.total(1), 0);
    }
}

/// WK-55: who leaves a level frees its space at once.
#[test]
fn wk_55_leaving_frees_the_space() {
    let mut table = Position::new(3)
        .rewards("")
        .seat(0, |p| p.goods("8 wood").cathedral(3).hand("keep"))
        .seat(1, |p| p.goods("1 marble").cathedral(2).hand("palace"))
        .seat(2, |p| p.cathedral(3))
        .play();
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!(table.cathedral(0), 4);
    table.play(1, "place guildhall").play(1, "advance");
    assert_eq!(table.cathedral(1), 3);
}

/// WK-T18: from level 0 to 1: a worker, 1 gold, 1 building discarded, Reward "1 virtue and 1
/// gold"; worth 2 VP at the end if the marker moves no further.
#[test]
fn wk_t18_from_level_0_to_1() {
    let mut table = below(1, "1 gold").rewards("reward_gold").last_turn().play();
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.cathedral(0), table.virtue(0), table.goods(0).as_str()), (1, 8, "1 gold"));
    assert_eq!((table.supply(0), table.hand(0).as_str()), (13, ""));
    assert_eq!((table.points(0, "cathedral"), table.points(0, "gold"), table.total(0)), (2, 1, 3));
}

/// WK-T19: the next level is full (red and blue are there), so green cannot advance until one of
/// them moves up.
#[test]
fn wk_t19_a_full_level() {
    let mut table = Position::new(3)
        .rewards("")
        .seat(0, |p| p.goods("2 marble 4 clay 2 wood").cathedral(2).hand("keep smithy"))
        .seat(1, |p| p.goods("8 stone").cathedral(3).hand("palace"))
        .seat(2, |p| p.cathedral(3))
        .play();
    table.play(0, "place guildhall");
    table.offers(0, &["construct smithy"]);
    assert_eq!(table.why(0, "advance"), "WK-54 level-full");
    table.play(0, "construct smithy");
    assert_eq!((table.built(0).as_str(), table.cathedral(0)), ("smithy", 2));
    table.play(1, "place guildhall").play(1, "advance").pass(2);
    assert_eq!(table.cathedral(1), 4);
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.cathedral(0), table.goods(0).as_str()), (3, "4 stone 1 marble"));
}

/// WK-T20: level 2 takes any mix of 4 wood and stone, level 4 any mix of 8.
#[test]
fn wk_t20_any_mix() {
    let mixes = |total: u8| -> Vec<String> {
        let part = |count: u8, good: &str| match count {
            0 => String::new(),
            _ => format!(" {count} {good}"),
        };
        (0..=total)
            .map(|wood| format!("pay{}{}", part(wood, "wood"), part(total - wood, "stone")))
            .collect()
    };
    assert_eq!(mixes(4).len(), 5);
    for (level, total) in [(2, 4), (4, 8)] {
        let position = below(level, "9 clay 9 wood 9 stone 1 gold");
        for mix in mixes(total) {
            let mut table = advanced(&position);
            let offered = mixes(total);
            table.offers(0, &offered.iter().map(String::as_str).collect::<Vec<_>>());
            table.play(0, &mix);
            let left = 18 - u64::from(total);
            assert_eq!(table.good(0, "wood") + table.good(0, "stone"), left, "{mix}");
            let wood: u64 = mix
                .strip_prefix("pay ")
                .and_then(|m| m.split_once(" wood"))
                .map_or(0, |(n, _)| n.parse().expect("a number"));
            assert_eq!((table.good(0, "wood"), table.good(0, "clay")), (9 - wood, 9), "{mix}");
            assert_eq!(table.cathedral(0), u64::from(level));
        }
        // Only what is there is offered.
        let mut table = advanced(&below(level, &format!("1 wood {total} stone")));
        let (one, none) = (format!("pay 1 wood {} stone", total - 1), format!("pay {total} stone"));
        table.offers(0, &[&one, &none]);
        table.refuses(0, &format!("pay {total} wood"), "WK-E45");
        table.refuses(0, &format!("pay {} stone", total + 1), "WK-E45");
        table.refuses(0, &format!("pay 1 clay {} stone", total - 1), "WK-E45");
    }
}

/// WK-E38: the discard is part of the action: with an empty hand there is no advance. Frederick
/// needs no card, and keeps those he has.
#[test]
fn wk_e38_a_card_for_the_cathedral() {
    let empty = below(1, "1 gold").seat(0, |p| p.hand(""));
    empty.play().refuses(0, "place guildhall", "WK-51");
    let others = |board: &str| {
        let position = empty.clone().seat(0, |p| p.board(board));
        let other = if board == "rudolf" { "frederick" } else { "rudolf" };
        position.seat(1, |p| p.board(other))
    };
    others("rudolf").play().refuses(0, "place guildhall", "WK-51");
    let table = advanced(&others("frederick"));
    assert_eq!((table.cathedral(0), table.virtue(0)), (1, 8));
    let table = advanced(&others("frederick").seat(0, |p| p.hand("keep")));
    assert_eq!((table.cathedral(0), table.hand(0).as_str()), (1, "keep"));
    assert!(!table.happened("put_under"));
    // The last card of the hand goes unasked.
    let table = advanced(&below(1, "1 gold"));
    assert_eq!((table.cathedral(0), table.hand(0).as_str()), (1, ""));
    assert_eq!(table.pile().last().map(String::as_str), Some("keep"));
}

/// WK-E39: level 0 is worth nothing and holds any number of markers; nobody has to make room.
#[test]
fn wk_e39_level_0() {
    let mut table = Position::new(5).last_turn().play();
    table.pass(0);
    for seat in 0..5 {
        assert_eq!((table.cathedral(seat), table.points(seat, "cathedral")), (0, 0));
    }
    assert_eq!(table.ranks(), [1; 5]);
}
