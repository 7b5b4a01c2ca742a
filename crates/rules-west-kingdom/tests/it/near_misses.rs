//! Near misses: the answers a person would look for that are not legal, with their reasons; and
//! that no refused answer changes anything.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Game, GameText, Log, Refusal as _, Seat, apply};
use game_testkit::AtTable;
use rules_west_kingdom::{Refusal, WestKingdom};
use serde_json::{Value, json};

use crate::harness::{Position, Table};
use crate::refusals::{EIGHT, FIVE, after, builder, poor, raid, reset, spent, well};

/// A table at each kind of question.
fn tables() -> Vec<Table> {
    let market = Position::new(2).seat(0, |p| p.goods("2 silver"));
    let storehouse = Position::new(2).seat(0, |p| p.goods("2 clay 1 wood"));
    let library = builder("library well keep", "4 wood 2 stone 1 marble");
    let advance =
        Position::new(2).seat(0, |p| p.cathedral(1).hand("well keep").goods("3 wood 3 stone"));
    let full = Position::new(2).seat(0, |p| p.goods("4 silver").apprentices(FIVE));
    vec![
        Table::start(2, "tables"),
        Table::start(1, "tables"),
        poor().play(),
        spent().play(),
        after(&Position::new(2).seat(0, |p| p.at("1 mines")), "place mines"),
        after(&market.clone().seat(0, |p| p.goods("5 silver")), "place workshop"),
        after(&full, "place workshop, hire 1 1"),
        after(&storehouse, "place kings_storehouse"),
        after(&storehouse, "place kings_storehouse, trade 1"),
        after(&raid(), "place town_centre"),
        after(&raid(), "place town_centre, capture forest 1, capture quarry 1"),
        after(&Position::new(2).seat(0, |p| p.prison(1)), "place guardhouse"),
        after(&well(), "place guildhall"),
        after(&advance, "place guildhall, advance"),
        after(&advance, "place guildhall, advance, pay 2 wood 2 stone"),
        after(&market, "place black_market_middle"),
        after(&market, "place black_market_middle, draw"),
        after(&builder("tavern", "3 wood 2 stone 1 gold"), "place guildhall, construct tavern"),
        after(&library, "place guildhall, construct library"),
        after(&builder("clay_pit", "4 clay 1 wood"), "place guildhall, construct clay_pit"),
        after(
            &builder("church", "3 clay 3 stone")
                .ruling("building_effects_optional", json!(true))
                .seat(0, |p| p.debts(3)),
            "place guildhall, construct church",
        ),
        after(&Position::new(2).seat(0, |p| p.hand(EIGHT)), "place quarry, discard keep"),
        after(&reset().seat(0, |p| p.prison(2)), "place guildhall, construct well"),
        after(&Position::new(2).last_turn(), "place quarry"),
    ]
}

/// At each kind of question, no answer that is not offered changes anything, each has its reason,
/// and each reason its sentence and its paragraph.
#[test]
fn no_refusal_changes_anything() {
    let mut rules: BTreeMap<&str, BTreeSet<Option<&str>>> = BTreeMap::new();
    for table in tables() {
        let game = table.game();
        let before = table.state();
        for seat in Seat::all(game.seats()) {
            let legal = table.legal(seat.index() as u8);
            for action in WestKingdom::every_action(game.edition()) {
                let text = WestKingdom::print(game.edition(), action);
                let offered = legal.contains(&text);
                let mut other = game.clone();
                let refused = apply(&mut other, seat, action, &mut Log::off());
                assert_eq!(refused.is_ok(), offered, "{text}");
                let Err(refusal) = refused else { continue };
                assert!(other == *game, "`{text}` changes something");
                assert_eq!(game.check(seat, action), Err(refusal));
                let key = game.explain(&refusal).key;
                rules.entry(key).or_default().insert(refusal.rule());
            }
        }
        assert_eq!(table.state(), before);
    }
    // A sentence belongs to one paragraph.
    for (key, rules) in &rules {
        assert_eq!(rules.len(), 1, "{key}: {rules:?}");
        assert!(key.starts_with("wk-no-"), "{key}");
    }
    assert!(rules.len() > 30, "{rules:?}");
}

/// Expects exactly these near misses of seat 0, in any order.
#[track_caller]
fn near(table: &Table, expected: &[&str]) {
    let game = table.game();
    let write = |(action, refusal): (_, Refusal)| {
        let key = game.explain(&refusal).key;
        let word = key.strip_prefix("wk-no-").unwrap_or(key);
        let rule = refusal.rule().unwrap_or("no rule:");
        format!("{}: {rule} {word}", WestKingdom::print(game.edition(), action))
    };
    let mut found: Vec<_> = game.near_misses(Seat::new(0)).into_iter().map(write).collect();
    let mut wanted = expected.to_vec();
    found.sort();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
}

/// Near misses of a placing: every location that is closed, with the reason.
#[test]
fn near_misses_of_a_placing() {
    let closed = [
        "place town_centre: WK-E1 first-capture",
        "place tax_stand: WK-35 empty-tax-stand",
        "place guardhouse: WK-E2 nothing-at-guardhouse",
        "place black_market_small: WK-12 space-taken",
        "place black_market_middle: WK-E1 market-too-dear",
        "place black_market_large: WK-E1 market-too-dear",
        "place guildhall: WK-51 nothing-to-build",
        "place prison: WK-12 not-placeable",
    ];
    near(&poor().play(), &closed);
    let rich = well().seat(0, |p| p.goods("9 silver").prison(1));
    near(&rich.play(), &["place prison: WK-12 not-placeable"]);
    let back = [
        "recall quarry: WK-11 worker-there",
        "recall silversmith: WK-11 worker-there",
        "recall kings_storehouse: WK-11 worker-there",
        "recall workshop: WK-11 worker-there",
        "recall town_centre: WK-11 worker-there",
        "recall tax_stand: WK-11 worker-there",
        "recall guardhouse: WK-11 worker-there",
        "recall black_market_small: WK-11 not-from-there",
        "recall black_market_middle: WK-11 worker-there",
        "recall black_market_large: WK-11 worker-there",
        "recall prison: WK-11 not-from-there",
    ];
    near(&spent().play(), &back);
}

/// Near misses of the Workshop, the King's Storehouse and the Mines.
#[test]
fn near_misses_of_hires_and_trades() {
    let table = after(&Position::new(2).seat(0, |p| p.goods("6 silver")), "place workshop");
    near(&table, &["hire 1 4: WK-22 hire-too-dear", "hire 2 4: WK-22 hire-too-dear"]);
    let position = Position::new(2)
        .workshop("patron_clay patron_silver patron_stone patron_wood / thief labourer gatekeeper illusionist")
        .seat(0, |p| p.goods("2 clay").apprentices("trader_clay merchant_gold miner"));
    let table = after(&position.seat(0, |p| p.goods("1 wood")), "place kings_storehouse");
    let expected = [
        "trade 2: WK-18 cannot-trade",
        "trade trader_clay: WK-18 cannot-trade",
        "trade merchant_gold: WK-18 cannot-trade",
    ];
    near(&table, &expected);
    near(&after(&Position::new(2).seat(0, |p| p.at("1 mines")), "place mines"), &[]);
}

/// Near misses of captures: groups out of reach, and a Ransom for nobody.
#[test]
fn near_misses_of_captures() {
    near(&after(&raid(), "place town_centre"), &[]);
    let table = after(&raid(), "place town_centre, capture forest 1, capture quarry 1");
    let expected = [
        "capture mines 1: WK-31 too-many-locations",
        "capture town_centre 0: WK-31 too-many-locations",
    ];
    near(&table, &expected);
    let barracks = builder("barracks", "2 clay 6 wood 2 gold").seat(1, |p| p.at("1 mines"));
    let answers = "place guildhall, construct barracks";
    let declinable = barracks.clone().ruling("building_effects_optional", json!(true));
    near(&after(&declinable, answers), &["ransom free: WK-47 nobody-held"]);
    near(&after(&declinable.seat(1, |p| p.held(&[1])), answers), &[]);
    let table = after(&barracks.seat(1, |p| p.held(&[1])), answers);
    near(&table, &["decline: WK-E73 must-carry-out"]);
}

/// Near misses of the Guardhouse.
#[test]
fn near_misses_of_the_guardhouse() {
    let position = Position::new(2).seat(0, |p| p.prison(1).debts(1).goods("5 silver"));
    let expected = [
        "imprison: WK-47 nobody-captured",
        "ransom silver: WK-47 nobody-held",
        "ransom debt: WK-47 nobody-held",
        "settle: WK-47 debt-too-dear",
    ];
    near(&after(&position, "place guardhouse"), &expected);
    let all = position.seat(0, |p| p.goods("6 silver").held(&[0, 1])).seat(1, |p| p.held(&[1]));
    near(&after(&all, "place guardhouse"), &[]);
}

/// Near misses of the Guildhall: every card of the hand, and the Cathedral.
#[test]
fn near_misses_of_the_guildhall() {
    let position = well().seat(0, |p| p.hand("well palace smithy"));
    let expected = [
        "construct palace: WK-52 missing-skills",
        "construct smithy: WK-52 missing-goods",
        "advance: WK-54 advance-too-dear",
    ];
    near(&after(&position, "place guildhall"), &expected);
    near(&after(&well().seat(0, |p| p.goods("1 gold")), "place guildhall"), &[]);
    // Of the Library one may do without, with the switch; of what the Cathedral and the hand limit ask for not.
    let library = builder("library well keep", "4 wood 2 stone 1 marble");
    let declinable = library.clone().ruling("building_effects_optional", json!(true));
    near(&after(&declinable, "place guildhall, construct library"), &[]);
    let table = after(&library, "place guildhall, construct library");
    near(&table, &["decline: WK-E73 must-carry-out"]);
    let advance = Position::new(2).seat(0, |p| p.hand("well keep").goods("1 gold"));
    let table = after(&advance, "place guildhall, advance");
    near(&table, &["decline: WK-E43 not-optional"]);
    let mut table = after(&Position::new(2).seat(0, |p| p.hand(EIGHT)), "place quarry");
    near(&table, &["decline: WK-E43 not-optional"]);
    table.play(0, "discard keep");
    near(&table, &["decline: WK-E43 not-optional", "discard keep: WK-14 already-chosen"]);
}

/// Near misses of debts and of a reset: one more than there can be.
#[test]
fn near_misses_of_debts_and_resets() {
    let church = builder("church", "3 clay 3 stone").seat(0, |p| p.debts(3));
    let church = church.ruling("building_effects_optional", json!(true));
    let table = after(&church, "place guildhall, construct church");
    near(&table, &["destroy 2: WK-61 too-many-debts"]);
    for (prison, most) in [(1, 1), (2, 2), (3, 2)] {
        let position = reset().seat(0, |p| p.prison(prison));
        let table = after(&position, "place guildhall, construct well");
        near(&table, &[&format!("free {}: WK-71 too-many-freed", most + 1)]);
    }
}

/// Where all a person could click is legal, there are none; nor in a game that is over.
#[test]
fn questions_without_near_misses() {
    let mut asked = BTreeSet::new();
    for table in tables() {
        let pending = table.state()["pending"].take();
        let last = pending.as_array().and_then(|frames| frames.last());
        let frame = last.map_or(&Value::Null, |frame| &frame["frame"]);
        let frame = frame.as_str().unwrap_or("over").to_string();
        let none = ["draft", "mix", "dig", "middle", "look", "dismiss", "choose", "over"];
        if frame == "free_hire" {
            near(&table, &["decline: WK-E73 must-carry-out"]);
        }
        if none.contains(&frame.as_str()) {
            near(&table, &[]);
        }
        asked.insert(frame);
    }
    // All questions there are.
    let all = [
        "captures",
        "choose",
        "destroy",
        "dig",
        "discard",
        "dismiss",
        "draft",
        "free_hire",
        "guard",
        "guild",
        "look",
        "middle",
        "mix",
        "over",
        "recall",
        "reset",
        "trades",
        "turn",
        "workshop",
    ];
    assert_eq!(asked, all.map(String::from).into());
}
