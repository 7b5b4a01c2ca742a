//! Rulings on the reset: what triggers it, order, chance, and who is asked.

use std::collections::BTreeMap;

use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Player, Position, Table};

/// Eight open apprentices without any that matters here.
const WORKSHOP: &str = "patron_clay patron_silver patron_stone patron_wood / \
                        trader_clay trader_stone trader_wood trickster";

/// The active player can construct a Well on the first space of row 3 of the Guildhall; nobody
/// stands in the Black Market.
fn before(players: usize) -> Position {
    Position::new(players)
        .workshop(WORKSHOP)
        .pile("chapel palace")
        .everybody(|p| p.goods("2 wood 2 stone"))
        .seat(players - 1, |p| p.guildhall(2 * (players as u8 + 1)))
}

/// The same in a game for two, with seat 0 as edited.
fn mine(edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Position {
    before(2).seat(0, |p| edit(p.hand("well")))
}

/// The reset comes.
#[track_caller]
fn build(position: &Position, seat: u8) -> Table {
    let mut table = position.play();
    table.play(seat, "place guildhall").play(seat, "construct well");
    assert!(table.happened("reset_began"));
    table
}

/// A field of the events of a kind, in their order.
fn told(table: &Table, kind: &str, field: &str) -> Vec<Value> {
    let events = table.scenario().events().into_iter().filter(|(event, _)| event == kind);
    events.map(|(_, fields)| fields[field].clone()).collect()
}

/// WK-E33: a reset by the Guildhall sends the Black Market workers to Prison when there are fewer
/// than three, and happens even with an empty market.
#[test]
fn wk_e33_with_fewer_than_three_workers() {
    for (market, prison) in [
        ([None, None, None], [0, 0]),
        ([None, Some(1), None], [0, 1]),
        ([Some(1), None, Some(0)], [1, 1]),
        ([None, Some(1), Some(1)], [0, 2]),
    ] {
        let table = build(&mine(|p| p).market(market), 0);
        assert_eq!((table.market(), [table.prison(0), table.prison(1)]), ([None; 3], prison));
        assert_eq!((table.left().len(), table.right()), (9, vec!["bm_01".to_string()]));
        let most = *prison.iter().max().expect("two of them");
        let debts = prison.map(|workers| u64::from(most > 0 && workers == most));
        assert_eq!([table.debts(0), table.debts(1)], debts);
    }
}

/// WK-E34: virtue lost below 0 in step 4 gives a debt there, and the debt of step 5 comes on top.
#[test]
fn wk_e34_step_4_before_step_5() {
    let position = before(3).seat(0, |p| p.hand("well")).seat(1, |p| p.virtue(0).prison(4));
    let table = build(&position.clone().seat(2, |p| p.virtue(0).prison(3)), 0);
    assert_eq!([0, 1, 2].map(|seat| table.debts(seat)), [0, 2, 1]);
    assert_eq!(told(&table, "took_debts", "seat"), [1, 2, 1]);
    // Just above 0 there is only the debt of step 5.
    let table = build(&position.seat(1, |p| p.virtue(1)), 0);
    assert_eq!((table.debts(1), table.virtue(1)), (1, 0));
}

/// WK-E35: between players the order goes clockwise from the active player, in every step.
#[test]
fn wk_e35_clockwise_from_the_active_player() {
    let position = before(3)
        .turn(2)
        .seat(0, |p| p.apprentices("squire_gold").prison(3))
        .seat(1, |p| p.apprentices("squire_marble").hand("well"))
        .seat(2, |p| p.apprentices("squire_virtue").prison(3));
    let table = build(&position, 1);
    assert_eq!(told(&table, "reset_acted", "seat"), [1, 2, 0]);
    assert_eq!(told(&table, "reset_acted", "acted"), [1, 0, 0]);
    assert_eq!(told(&table, "virtue_changed", "seat"), [2, 0]);
    assert_eq!(told(&table, "took_debts", "seat"), [2, 0]);
}

/// WK-E35: Monument and Watchtower go in the same order.
#[test]
fn wk_e35_monument_and_watchtower() {
    let position = |building: &str, goods: &str| {
        Position::new(3)
            .workshop(WORKSHOP)
            .turn(2)
            .everybody(|p| p.prison(3))
            .seat(1, |p| p.apprentices("labourer").hand(building).goods(goods))
    };
    let mut table = position("monument", "2 wood 3 stone 2 marble").play();
    table.play(1, "place guildhall").play(1, "construct monument");
    assert_eq!(told(&table, "virtue_changed", "seat"), [1, 1, 2, 0]);
    let mut table = position("watchtower", "3 clay 4 wood 1 gold 1 marble").play();
    table.play(1, "place guildhall").play(1, "construct watchtower");
    assert_eq!(told(&table, "virtue_changed", "seat"), [1, 1, 2, 0]);
    assert_eq!([0, 1, 2].map(|seat| table.virtue(seat)), [6, 5, 6]);
}

/// WK-E36: the Squire looks at the Prison when it is used, so that a Gatekeeper before it can make
/// the condition true.
///
/// `squire_gold`: 1 gold, with no own worker in Prison.
#[test]
fn wk_e36_the_gatekeeper_before_the_squire() {
    let position = mine(|p| p.apprentices("squire_gold gatekeeper").prison(2));
    for (freed, gold) in [(2, 1), (1, 0), (0, 0)] {
        let mut table = build(&position, 0);
        table.play(0, &format!("free {freed}"));
        assert_eq!((table.good(0, "gold"), table.prison(0)), (gold, 2 - freed));
    }
    // The Squire first: it finds workers there, and the Gatekeeper comes too late for it.
    let mut table = build(&position, 0);
    table.play(0, "act squire_gold");
    assert_eq!(table.event("reset_acted")["acted"], 0);
    table.offers(0, &["free 0", "free 1", "free 2"]);
    table.play(0, "free 2");
    assert_eq!((table.good(0, "gold"), table.prison(0), table.asked()), (0, 0, vec![1]));
}

/// WK-E36: without an own worker in Prison a Squire gains; the workers of others do not matter.
///
/// `squire_marble`: 1 marble. `squire_virtue`: 2 virtue.
#[test]
fn wk_e36_squires() {
    let all = "squire_gold squire_marble squire_virtue";
    let table = build(&mine(|p| p.apprentices(all)).seat(1, |p| p.prison(2)), 0);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("4 clay 1 gold 1 marble", 9));
    let table = build(&mine(|p| p.apprentices(all).prison(1)), 0);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("4 clay", 7));
    // The own worker that goes to Prison in this reset is one of them.
    let table = build(&mine(|p| p.apprentices(all)).market([Some(0), None, None]), 0);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("4 clay", 7));
}

/// WK-E44: all draws come from the top of a pile whose order an earlier shuffle has fixed: neither a
/// draw nor a hire, a Reward card or a turned card takes chance.
#[test]
fn wk_e44_draws_come_from_the_top() {
    let position = Position::new(2)
        .workshop(WORKSHOP)
        .market([Some(1), None, None])
        .everybody(|p| p.goods("20 silver 1 gold 2 wood 2 stone").hand("well"))
        .seat(1, |p| p.hand("chapel").guildhall(4));
    let mut table = position.play();
    let chance = table.state()["rng"].clone();
    let (pile, apprentices) = (table.pile(), table.apprentice_pile());
    table.play(0, "place workshop").play(0, "draw");
    assert_eq!((table.hand(0), table.pile()), (format!("{} well", pile[0]), pile[1..].to_vec()));
    table.play(1, "place workshop").play(1, "hire 1 1");
    assert_eq!(table.row(1).split(' ').next_back(), Some(apprentices[0].as_str()));
    assert_eq!(table.apprentice_pile(), apprentices[1..]);
    let rewards = table.rewards();
    table.play(0, "place guildhall").play(0, "advance").play(0, "discard well");
    assert_eq!(table.event("rewarded")["reward"], rewards[0].as_str());
    assert_eq!(table.rewards(), rewards[1..]);
    table.play(1, "place black_market_middle").play(1, "draw");
    let looked = table.open(1, "keep");
    assert!(pile[1..6].iter().all(|card| looked.contains(card.as_str())));
    table.play(1, &format!("keep {}", pile[3])).play(0, "place black_market_large");
    assert!(table.happened("reset_began"));
    assert_eq!((table.left()[0].as_str(), table.right()), ("bm_02", vec!["bm_01".into()]));
    assert_eq!(table.state()["rng"], chance);
}

/// WK-E44: the only shuffle during play is that of WK-72, and the new top card is seen at once.
#[test]
fn wk_e44_the_only_shuffle() {
    let position = mine(|p| p).left("");
    let before = position.play();
    let table = build(&position, 0);
    assert_ne!(table.state()["rng"], before.state()["rng"]);
    let small = |card: &str| match card.trim_start_matches("bm_").parse::<u8>() {
        Ok(1 | 6) => json!({ "marble": 1 }),
        Ok(2 | 7) => json!({ "gold": 2 }),
        Ok(3 | 8) => json!({ "marble": 1, "stone": 1 }),
        Ok(4 | 9) => json!({ "gold": 1, "wood": 1 }),
        _ => json!({ "marble": 1, "wood": 1 }),
    };
    let top = small(&table.left()[0]);
    assert_eq!(told(&table, "shown", "goods"), std::slice::from_ref(&top));
    for seat in 0..2 {
        assert_eq!(table.view(seat)["black_market"]["left"]["small"], top);
    }
    // The other piles are as they were.
    assert_eq!(table.pile(), before.pile());
    assert_eq!(table.apprentice_pile(), before.apprentice_pile());
    assert_eq!(table.rewards(), before.rewards());
}

/// So many cards of each kind.
fn count(cards: impl IntoIterator<Item = String>) -> BTreeMap<String, u8> {
    let mut all = BTreeMap::new();
    for card in cards {
        *all.entry(card).or_default() += 1;
    }
    all
}

/// The cards that the house rival turned after its deck was shuffled, and what is left of it.
fn whole_deck(table: &Table) -> BTreeMap<String, u8> {
    let events = table.scenario().events();
    let shuffled = events.iter().position(|(kind, _)| kind == "rival_shuffled").expect("a shuffle");
    let turned = events[shuffled..].iter().filter_map(|(kind, fields)| match kind.as_str() {
        "rival_turned" => Some(fields["location"].as_str().expect("a location").to_string()),
        "rival_turned_market" => Some("black_market".to_string()),
        _ => None,
    });
    let state = table.state();
    let left = state["house_rival"]["deck"].as_array().expect("a deck");
    let left = left.iter().map(|card| card.as_str().expect("a card").to_string());
    count(turned.chain(left))
}

/// WK-E48: the house rival's deck is shuffled when a card must be turned and none is left, and all
/// turned cards go into the new deck.
#[test]
fn wk_e48_the_deck_of_the_house_rival() {
    let whole = [
        ("quarry", 4),
        ("forest", 4),
        ("mines", 4),
        ("silversmith", 3),
        ("kings_storehouse", 3),
        ("workshop", 3),
        ("town_centre", 4),
        ("tax_stand", 2),
        ("black_market", 2),
        ("guardhouse", 1),
    ];
    let whole: BTreeMap<String, u8> = whole.map(|(id, cards)| (id.to_string(), cards)).into();
    let mut table = Position::solo().deck("quarry").play();
    table.pass(0);
    // The last card is turned: nothing is shuffled before another one is wanted.
    assert!(table.happened("rival_turned") && !table.happened("rival_shuffled"));
    assert_eq!(table.state()["house_rival"]["deck"], json!([]));
    table.pass(0);
    assert!(table.happened("rival_shuffled"));
    assert_eq!(whole_deck(&table), whole);
    // Cards skipped for another one are no exception.
    let mut table = Position::solo().tax_stand(0).deck("tax_stand tax_stand").play();
    table.pass(0);
    assert!(table.happened("rival_skipped"));
    assert_eq!(whole_deck(&table), whole);
    // With a card left nothing is shuffled, and a worker in the Guildhall needs none.
    let mut table = Position::solo().deck("").work(10).play();
    table.pass(0);
    assert!(!table.happened("rival_shuffled"));
}

/// WK-E50: the reset looks at who is owned at its step 3: a Squire or Gatekeeper discarded in that
/// turn does not act, and a new one does.
#[test]
fn wk_e50_who_is_owned_at_step_3() {
    let position = |own: &str, open: &str| {
        let open = format!(
            "{open} patron_silver patron_stone patron_wood / \
                            trader_clay trader_stone trader_wood trickster"
        );
        let position = Position::new(2).workshop(&open).market([Some(1), None, Some(1)]);
        position.seat(0, |p| p.goods("2 silver").apprentices(own))
    };
    let hire = |own: &str, open: &str, out: &str| {
        let mut table = position(own, open).play();
        table.play(0, "place black_market_middle").play(0, "hire 1 1");
        table.play(0, &format!("dismiss {out}"));
        table
    };
    let others = "miner miner jeweller";
    // A Squire that was discarded gains nothing.
    let own = format!("gatekeeper squire_gold {others}");
    let mut table = hire(&own, "thief", "squire_gold");
    table.offers(0, &["free 0", "free 1"]);
    table.play(0, "free 1");
    assert_eq!((table.good(0, "gold"), table.prison(0)), (0, 0));
    // A Gatekeeper that was discarded frees nobody, and a new Squire acts.
    let table = hire(&format!("gatekeeper jeweller {others}"), "squire_gold", "gatekeeper");
    assert_eq!((table.asked(), table.prison(0)), (vec![1], 1));
    assert_eq!(table.event("reset_acted")["apprentice"], "squire_gold");
    // A new Gatekeeper frees, and the Squire gains after it.
    let mut table = hire(&format!("squire_gold jeweller {others}"), "gatekeeper", "miner");
    table.play(0, "free 1");
    assert_eq!((table.good(0, "gold"), table.prison(0), table.supply(0)), (1, 0, 20));
}

/// WK-E64: decisions of others in a turn are made one after the other, clockwise from the active
/// player, before play goes on.
#[test]
fn wk_e64_one_after_the_other() {
    let mut table = Position::new(3)
        .workshop(WORKSHOP)
        .turn(2)
        .everybody(|p| p.virtue(14).debts(3))
        .seat(1, |p| p.apprentices("labourer").hand("monument").goods("2 wood 3 stone 2 marble"))
        .play();
    table.play(1, "place guildhall").play(1, "construct monument");
    // First the builder's own virtue, then that for all.
    for seat in [1, 1, 2, 0] {
        assert_eq!((table.asked(), table.turn()), (vec![seat], 2));
        assert_eq!(table.question(seat), "destroy");
        for other in (0..3).filter(|other| *other != seat) {
            table.refuses(other, "destroy 1", None);
        }
        table.play(seat, "destroy 1");
    }
    assert_eq!([0, 1, 2].map(|seat| table.debts(seat)), [2, 1, 2]);
    assert_eq!((table.asked(), table.turn()), (vec![2], 3));
}

/// WK-E64: so are those of a reset, before its next steps.
#[test]
fn wk_e64_in_a_reset() {
    let position = before(3)
        .turn(2)
        .seat(0, |p| p.apprentices("squire_virtue").virtue(13).debts(2))
        .seat(1, |p| p.hand("well"))
        .seat(2, |p| p.apprentices("gatekeeper").prison(2));
    let mut table = build(&position, 1);
    assert_eq!((table.asked(), table.virtue(0), table.turn()), (vec![2], 13, 2));
    table.play(2, "free 0");
    assert_eq!((table.asked(), table.question(0), table.virtue(0)), (vec![0], "destroy", 14));
    // The debt for the most workers in Prison waits.
    assert_eq!((table.debts(2), table.turn()), (0, 2));
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.debts(2), table.asked()), (1, 1, vec![2]));
    assert_eq!(table.turn(), 3);
}

/// WK-E65: the order is asked only with the Gatekeeper, at least one Squire, and 1 or 2 own workers
/// in Prison.
#[test]
fn wk_e65_when_the_order_is_asked() {
    let both = "gatekeeper squire_gold squire_marble";
    let offered = |own: &str, prison: u8| {
        let table = build(&mine(|p| p.apprentices(own).prison(prison)), 0);
        let question = table.question(0);
        (if table.turn() == 1 { table.legal(0).join(", ") } else { String::new() }, question)
    };
    let asked = |text: &str, question: &'static str| (text.to_string(), question);
    let acts = "act squire_gold, act squire_marble";
    assert_eq!(offered(both, 0), asked("", ""));
    assert_eq!(offered(both, 1), asked(&format!("free 0, free 1, {acts}"), "reset-order"));
    assert_eq!(offered(both, 2), asked(&format!("free 0, free 1, free 2, {acts}"), "reset-order"));
    assert_eq!(offered(both, 3), asked("free 0, free 1, free 2", "reset"));
    assert_eq!(offered(both, 6), asked("free 0, free 1, free 2", "reset"));
    // Without a Squire only the number, without the Gatekeeper nothing.
    assert_eq!(offered("gatekeeper", 0), asked("", ""));
    assert_eq!(offered("gatekeeper", 1), asked("free 0, free 1", "reset"));
    assert_eq!(offered("gatekeeper", 2), asked("free 0, free 1, free 2", "reset"));
    assert_eq!(offered("squire_gold squire_marble", 1), asked("", ""));
}

/// WK-E65: each Squire may go before the Gatekeeper or after it.
#[test]
fn wk_e65_some_before_and_some_after() {
    let position = mine(|p| p.apprentices("gatekeeper squire_gold squire_marble").prison(1));
    let mut table = build(&position, 0);
    table.play(0, "act squire_gold");
    table.offers(0, &["free 0", "free 1", "act squire_marble"]);
    table.refuses(0, "act squire_gold", "WK-71").refuses(0, "free 2", "WK-71");
    table.play(0, "free 1");
    assert_eq!((table.goods(0).as_str(), table.prison(0)), ("4 clay 1 marble", 0));
    assert_eq!(table.asked(), [1]);
}

/// WK-72: with the switch of WK-Q3 one card of the new pile is turned in the same reset; with a card
/// in the left pile the switch changes nothing.
#[test]
fn wk_72_with_the_switch_a_card_is_turned() {
    let position = |left: &str, on: bool| {
        let position = mine(|p| p).left(left).seat(1, |p| p.goods("3 silver"));
        position.ruling("empty_black_market_turns_card", json!(on))
    };
    let table = build(&position("", false), 0);
    assert_eq!((table.left().len(), table.right().len()), (10, 0));
    let mut table = build(&position("", true), 0);
    assert_eq!((table.left().len(), table.right().len()), (9, 1));
    assert_eq!(table.event("turned")["card"], table.right()[0].as_str());
    let events = table.events();
    let at = |kind: &str| events.iter().position(|event| event == kind);
    assert!(at("reshuffled") < at("turned"));
    // The right space follows the card, and not its printed picture.
    let card = table.right()[0].clone();
    let before = table.goods(1);
    table.play(1, "place black_market_large");
    assert_eq!(before, "2 wood 2 stone 3 silver");
    let gained = told(&table, "gained", "goods");
    assert_eq!(gained.len(), 1);
    assert_eq!(gained[0], table.view(0)["black_market"]["large"], "{card}");
    for on in [false, true] {
        let table = build(&position("bm_04", on), 0);
        assert!(!table.happened("reshuffled"));
        assert_eq!((table.left().len(), table.right()[0].as_str()), (0, "bm_04"));
    }
}
