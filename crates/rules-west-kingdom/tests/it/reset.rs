//! Chapter 11: the Black Market reset.

use game_core::{GameText, Seed};
use game_testkit::{AtTable, Scenario};
use rules_west_kingdom::WestKingdom;
use serde_json::json;

use crate::harness::{Position, Table, edition};

/// The next worker of seat 0 on the right space is the third one; the others are of seat 1.
fn third(players: usize) -> Position {
    Position::new(players).market([Some(1), Some(1), None]).seat(0, |p| p.goods("3 silver"))
}

/// Seat 0 can construct a Well on the first space of row 3 of the Guildhall, which resets a market
/// that nobody stands in.
fn by_guildhall(players: usize) -> Position {
    Position::new(players)
        .seat(0, |p| p.goods("2 wood 2 stone").hand("well"))
        .seat(1, |p| p.guildhall(2 * (players as u8 + 1)))
}

#[track_caller]
fn build(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert!(table.happened("reset_began"));
    table
}

/// The seats in the events of a kind, in their order.
fn seats(table: &Table, kind: &str) -> Vec<u64> {
    let events = table.scenario().events().into_iter().filter(|(event, _)| event == kind);
    events.map(|(_, fields)| fields["seat"].as_u64().expect("a seat")).collect()
}

/// WK-70: the worker on the third Black Market space triggers a reset, whichever it is; the first
/// and the second do not.
#[test]
fn wk_70_the_third_worker() {
    let spaces = ["black_market_small", "black_market_large"];
    for (at, space) in spaces.into_iter().enumerate() {
        let mut market = [Some(1); 3];
        market[at * 2] = None;
        let position = Position::new(2).seat(0, |p| p.goods("3 silver"));
        let mut table = position.clone().market(market).play();
        table.play(0, &format!("place {space}"));
        assert!(table.happened("reset_began"));
        assert_eq!((table.market(), table.prison(0), table.prison(1)), ([None; 3], 1, 2));
        market[1] = None;
        let mut table = position.market(market).play();
        table.play(0, &format!("place {space}"));
        assert!(!table.happened("reset_began"));
        assert_eq!((table.prison(0), table.prison(1), table.left().len()), (0, 0, 10));
    }
}

/// WK-70: a worker on the first space of row 3 or row 4 of the Guildhall triggers one: with c
/// columns the spaces 2c + 1 and 3c + 1, and no other space does.
#[test]
fn wk_70_spaces_of_the_guildhall() {
    for (players, resets) in [(2, [7, 10]), (3, [9, 13]), (4, [11, 16]), (5, [13, 19])] {
        let columns = players as u8 + 1;
        assert_eq!(resets, [2 * columns + 1, 3 * columns + 1]);
        for space in 1..=4 * columns {
            let others = (space - 1).min(12);
            let mut table = Position::new(players)
                .market([Some(1), None, None])
                .seat(0, |p| p.goods("2 wood 2 stone").hand("well").guildhall(space - 1 - others))
                .seat(1, |p| p.guildhall(others))
                .play();
            table.play(0, "place guildhall").play(0, "construct well");
            let reset = resets.contains(&space);
            assert_eq!(table.happened("reset_began"), reset, "{players} players, space {space}");
            assert_eq!((table.prison(1), table.right().len()), (reset.into(), reset.into()));
        }
    }
}

/// WK-70: the action that triggers it is finished first.
#[test]
fn wk_70_the_action_is_finished_first() {
    let mut table = third(2).play();
    table.play(0, "place black_market_large");
    let events = table.events();
    let action = ["placed", "paid", "virtue_changed", "gained", "reset_began"];
    assert_eq!(events[..5], action);
    // By the printed picture and not by the card that is turned afterwards.
    assert_eq!(table.goods(0), "1 wood 1 stone 2 marble");
    // In the middle nothing is reset before the hire.
    let position = third(2).market([Some(1), None, Some(1)]);
    let mut table = position.play();
    table.play(0, "place black_market_middle");
    assert_eq!((table.market(), table.prison(1)), ([Some(1), Some(0), Some(1)], 0));
    assert_eq!((table.asked(), table.right().len()), (vec![0], 0));
    table.play(0, "draw");
    assert_eq!(table.prison(1), 0);
    table.play(0, "keep tavern");
    assert_eq!((table.market(), table.prison(0), table.prison(1)), ([None; 3], 1, 2));
    // Nor before what the Guildhall brings.
    let mut table = by_guildhall(2).play();
    table.play(0, "place guildhall");
    assert_eq!(table.right().len(), 0);
    table.play(0, "construct well");
    let events = table.events();
    let at = |kind: &str| events.iter().position(|event| event == kind).expect("it happened");
    assert!(at("gained") < at("reset_began"));
}

/// WK-71: the five steps, in their order.
#[test]
fn wk_71_the_order_of_the_steps() {
    let mut table = Position::new(3)
        .market([Some(1), Some(2), None])
        .seat(0, |p| p.goods("3 silver"))
        .seat(1, |p| p.prison(2))
        .seat(2, |p| p.apprentices("squire_gold"))
        .play();
    table.play(0, "place black_market_large");
    let events = table.events();
    let at = events.iter().position(|event| event == "reset_began").expect("a reset");
    let steps = [
        "reset_began",
        "jailed",
        "jailed",
        "jailed",
        "turned",
        "shown",
        "reset_acted",
        "virtue_changed",
        "took_debts",
        "turn_began",
    ];
    assert_eq!(events[at..], steps);
    assert_eq!(seats(&table, "jailed"), [1, 2, 0]);
    assert_eq!((seats(&table, "reset_acted"), seats(&table, "took_debts")), (vec![2], vec![1]));
    // Seat 0 has lost 1 for the Black Market.
    assert_eq!([0, 1, 2].map(|seat| table.prison(seat)), [1, 3, 1]);
    assert_eq!([0, 1, 2].map(|seat| table.virtue(seat)), [6, 6, 7]);
    assert_eq!([0, 1, 2].map(|seat| table.debts(seat)), [0, 1, 0]);
}

/// WK-71: the top card of the left pile is turned and laid on top of the right pile; from then on
/// both spaces show what lies on top now.
#[test]
fn wk_71_a_card_is_turned() {
    let position = third(2).left("bm_05 bm_02 bm_08").right("bm_01");
    let mut table = position.seat(1, |p| p.goods("3 silver")).play();
    let right = table.right();
    table.play(0, "place black_market_large");
    assert_eq!(table.goods(0), "2 wood 2 marble");
    assert_eq!(table.event("turned")["card"], "bm_05");
    assert_eq!(table.event("shown")["goods"], json!({ "gold": 2 }));
    assert_eq!(table.left(), ["bm_02", "bm_08"]);
    assert_eq!((table.right()[0].as_str(), &table.right()[1..]), ("bm_05", &right[..]));
    table.play(1, "place black_market_large");
    assert_eq!(table.goods(1), "1 wood 2 stone 1 marble");
}

/// WK-71: 3 or more own workers in Prison cost 1 virtue, 2 cost none.
#[test]
fn wk_71_virtue_for_three_in_prison() {
    for (prison, loss) in [(0, 0), (2, 0), (3, 1), (4, 1), (7, 1)] {
        // Seat 2 has more than anybody, so that the debt is its own.
        let position =
            by_guildhall(3).seat(1, |p| p.prison(prison)).seat(2, |p| p.prison(9).virtue(10));
        let table = build(&position);
        assert_eq!((table.virtue(0), table.virtue(1), table.virtue(2)), (7, 7 - loss, 9));
        assert_eq!((table.debts(0), table.debts(1), table.debts(2)), (0, 0, 1));
        assert_eq!((table.prison(1), table.prison(2)), (prison.into(), 9));
    }
}

/// WK-71: who has the most in Prison takes 1 debt; in a tie each of them does.
#[test]
fn wk_71_a_debt_for_the_most() {
    for (prison, debts) in [
        ([1, 0, 0], [1, 0, 0]),
        ([1, 2, 0], [0, 1, 0]),
        ([2, 2, 1], [1, 1, 0]),
        ([1, 1, 1], [1, 1, 1]),
        ([3, 5, 5], [0, 1, 1]),
    ] {
        let mut position = by_guildhall(3);
        for (seat, &workers) in prison.iter().enumerate() {
            position = position.seat(seat, |p| p.prison(workers));
        }
        let table = build(&position);
        assert_eq!([0, 1, 2].map(|seat| table.debts(seat)), debts, "{prison:?}");
    }
}

/// WK-71: workers on other boards and workers that others captured do not count.
#[test]
fn wk_71_only_the_prison_counts() {
    let position = by_guildhall(2).seat(0, |p| p.held(&[0, 9])).seat(1, |p| p.held(&[6, 0]));
    let table = build(&position.seat(0, |p| p.prison(1)));
    assert_eq!((table.debts(0), table.debts(1)), (1, 0));
    assert_eq!((table.virtue(0), table.virtue(1)), (7, 7));
    assert_eq!((table.held(0, 1), table.held(1, 0)), (9, 6));
}

/// WK-71: the Gatekeeper acts before virtue and debts are looked at.
///
/// `gatekeeper`: 0, 1 or 2 own workers come home from Prison.
#[test]
fn wk_71_the_gatekeeper_acts_before() {
    let position =
        by_guildhall(2).seat(0, |p| p.prison(2)).seat(1, |p| p.apprentices("gatekeeper").prison(4));
    for (freed, virtue, debts) in [(0, 6, (0, 1)), (1, 6, (0, 1)), (2, 7, (1, 1))] {
        let mut table = build(&position);
        assert_eq!((table.asked(), table.question(1)), (vec![1], "reset"));
        table.offers(1, &["free 0", "free 1", "free 2"]);
        let supply = table.supply(1);
        table.play(1, &format!("free {freed}"));
        assert_eq!((table.prison(1), table.supply(1)), (4 - freed, supply + freed));
        assert_eq!((table.virtue(1), (table.debts(0), table.debts(1))), (virtue, debts));
        assert_eq!((table.virtue(0), table.prison(0), table.turn()), (7, 2, 2));
    }
}

/// WK-72: with an empty left pile the whole right pile becomes the new left pile, and no card is
/// turned; the right space goes by its printed picture again, the left one by the new top card.
#[test]
fn wk_72_the_right_pile_becomes_the_left() {
    let position = third(2).left("").seat(1, |p| p.goods("4 silver"));
    let mut table = position.play();
    let mut before = table.right();
    assert_eq!((before.len(), table.left().len()), (10, 0));
    table.play(0, "place black_market_large");
    assert!(table.happened("reshuffled") && !table.happened("turned"));
    let mut after = table.left();
    assert_eq!((after.len(), table.right().len()), (10, 0));
    after.sort();
    before.sort();
    assert_eq!(after, before);
    table.play(1, "place black_market_large");
    assert_eq!(table.goods(1), "1 wood 1 stone 2 marble 1 silver");
}

/// WK-72: it is shuffled, and by chance: the new order is another one with another seed.
#[test]
fn wk_72_by_chance() {
    let shuffled = |seed: &str| {
        let doc = serde_json::from_value(third(2).left("").doc()).expect("a document");
        let game = WestKingdom::from_doc(edition(), doc, Some(Seed::from_text(seed)));
        let mut table = Table::new(Scenario::from_state(game.expect("a position")));
        table.play(0, "place black_market_large");
        table.left()
    };
    let orders: std::collections::BTreeSet<_> =
        ["a", "b", "c", "d", "e", "f"].map(shuffled).into_iter().collect();
    assert_eq!(orders.len(), 6);
    assert_eq!(shuffled("a"), shuffled("a"));
}

/// WK-72: the reset in which the last card of the left pile is turned does not shuffle.
#[test]
fn wk_72_not_with_the_last_card() {
    let mut table = third(2).left("bm_07").seat(1, |p| p.goods("4 silver")).play();
    table.play(0, "place black_market_large");
    assert!(table.happened("turned") && table.happened("pile_empty"));
    assert!(!table.happened("reshuffled"));
    assert_eq!((table.left().len(), table.right().len()), (0, 10));
    assert_eq!(table.right()[0], "bm_07");
    table.play(1, "place black_market_small");
    assert_eq!(table.goods(1), "1 gold 1 marble 3 silver");
}

/// WK-73: with nobody in Prison nobody takes a debt.
#[test]
fn wk_73_nobody_in_prison() {
    for players in 2..=5 {
        let table = build(&by_guildhall(players));
        assert_eq!((0..players).map(|seat| table.debts(seat)).sum::<u64>(), 0);
        assert!(!table.happened("took_debts"));
    }
    // One worker is enough.
    let table = build(&by_guildhall(4).seat(3, |p| p.prison(1)));
    assert_eq!([0, 1, 2, 3].map(|seat| table.debts(seat)), [0, 0, 0, 1]);
}

/// WK-T24: red places the third Black Market worker. The market held 2 red workers and 1 blue; all
/// go to Prison. Blue now has 3 there and uses the Gatekeeper: 1 is left. Nobody has 3, so nobody
/// loses virtue. Yellow and red have 2 each and tie: 1 debt each.
#[test]
fn wk_t24_a_reset() {
    let (red, blue, yellow) = (0, 1, 2);
    let mut table = Position::new(3)
        .market([Some(0), Some(1), None])
        .seat(red, |p| p.goods("3 silver"))
        .seat(blue, |p| p.prison(2).apprentices("gatekeeper"))
        .seat(yellow, |p| p.prison(2))
        .play();
    table.play(0, "place black_market_large");
    assert_eq!([red, blue, yellow].map(|seat| table.prison(seat)), [2, 3, 2]);
    table.play(1, "free 2");
    assert_eq!([red, blue, yellow].map(|seat| table.prison(seat)), [2, 1, 2]);
    assert_eq!([red, blue, yellow].map(|seat| table.virtue(seat)), [6, 7, 7]);
    assert_eq!([red, blue, yellow].map(|seat| table.debts(seat)), [1, 0, 1]);
}
