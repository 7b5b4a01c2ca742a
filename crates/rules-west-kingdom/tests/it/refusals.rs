//! Every refusal the rules know, with its paragraph.

use game_testkit::{AtTable, Refused};

use crate::harness::{Position, Table, edition_with};

/// Refusals that no position brings about, with the reason.
const UNREACHABLE: &[&str] = &[
    // Where there is no gold to be had, clay is taken without a question (WK-E67).
    "gold",
    // The first capture is paid for by coming to the Town Centre at all (WK-E1), and where the
    // next one cannot be paid there is nothing left to choose (WK-E67).
    "capture-too-dear",
];

/// Eight open apprentices without the Labourer.
const WORKSHOP: &str = "patron_clay patron_silver patron_stone patron_wood / \
                        trader_clay trader_stone trader_wood acolyte_building";

/// The position after these answers of seat 0, parted by commas.
#[track_caller]
pub fn after(position: &Position, answers: &str) -> Table {
    let mut table = position.play();
    for answer in answers.split(", ").filter(|answer| !answer.is_empty()) {
        table.play(0, answer);
    }
    table
}

/// Each refusal names its paragraph, and there is none that this list lacks.
#[test]
fn every_refusal_names_its_paragraph() {
    let mut seen = Refused::default();
    drafts(&mut seen);
    placing(&mut seen);
    taking_back(&mut seen);
    storehouse(&mut seen);
    hiring(&mut seen);
    captures(&mut seen);
    guardhouse(&mut seen);
    buildings(&mut seen);
    cathedral(&mut seen);
    cards(&mut seen);
    debts_and_resets(&mut seen);
    // The messages of refusals are all in one place.
    let mut known = game_testkit::keys_in(include_str!("../../src/text/refusal.rs"), "wk-no-");
    known.retain(|word| !UNREACHABLE.contains(&word.as_str()));
    assert_eq!(seen.0, known);
}

fn drafts(seen: &mut Refused) {
    let mut table = Table::start(2, "refusals");
    let other = table.seat(1)["packet"][0].as_str().expect("a card").to_string();
    let other = format!("keep {other}");
    seen.expect(
        &mut table,
        &[
            (&other, "WK-7 not-dealt"),
            ("place quarry", "no rule: other-question"),
            ("discard well", "no rule: other-question"),
            ("decline", "no rule: other-question"),
        ],
    );
    // Who has chosen waits for the others.
    let own = table.legal(0).swap_remove(0);
    table.play(0, &own);
    seen.expect(&mut table, &[(&own, "no rule: not-asked"), ("done", "no rule: not-asked")]);
    let mut solo = Table::start(1, "refusals");
    let hand = solo.hand(0);
    let other = solo.pile().swap_remove(0);
    assert!(!hand.contains(&other));
    seen.expect(
        &mut solo,
        &[
            (&format!("discard {other}"), "WK-14 not-in-hand"),
            ("decline", "WK-E43 not-optional"),
            ("done", "WK-E43 not-optional"),
            ("keep well", "no rule: other-question"),
        ],
    );
    // The house rival is never asked.
    seen.expect_of(1, &mut solo, &[("place quarry", "no rule: not-asked")]);
}

/// Seat 0 has nothing, the Tax Stand is empty, and seat 1 stands in the Black Market.
pub fn poor() -> Position {
    Position::new(2).tax_stand(0).market([Some(1), None, None])
}

fn placing(seen: &mut Refused) {
    let mut table = poor().play();
    seen.expect_of(1, &mut table, &[("place quarry", "no rule: not-asked")]);
    seen.expect(
        &mut table,
        &[
            ("recall quarry", "WK-10 must-place"),
            ("recall board 1", "WK-10 must-place"),
            ("place prison", "WK-12 not-placeable"),
            ("place tax_stand", "WK-35 empty-tax-stand"),
            ("place town_centre", "WK-E1 first-capture"),
            ("place guardhouse", "WK-E2 nothing-at-guardhouse"),
            ("place black_market_small", "WK-12 space-taken"),
            ("place black_market_middle", "WK-E1 market-too-dear"),
            ("place black_market_large", "WK-E1 market-too-dear"),
            ("place guildhall", "WK-51 nothing-to-build"),
            ("done", "no rule: other-question"),
            ("dig clay", "no rule: other-question"),
            ("construct well", "WK-14 not-in-hand"),
            ("advance", "WK-E38 card-to-discard"),
        ],
    );
    // What is missing in the Guildhall is told before the worker goes there.
    let mut table = poor().seat(0, |p| p.hand("well").goods("2 wood 1 stone")).play();
    let missing =
        [("construct well", "WK-52 missing-goods"), ("advance", "WK-54 advance-too-dear")];
    seen.expect(&mut table, &missing);
    let mut table = poor().seat(0, |p| p.hand("well").goods("2 wood 2 stone 1 gold")).play();
    let able = [("construct well", "WK-10 must-place"), ("advance", "WK-10 must-place")];
    seen.expect(&mut table, &able);
    // Virtue closes all three spaces, the one that is taken too.
    let mut table = poor().seat(0, |p| p.virtue(10).goods("9 silver")).play();
    for space in ["small", "middle", "large"] {
        let answer = format!("place black_market_{space}");
        seen.expect(&mut table, &[(&answer, "WK-43 too-virtuous")]);
    }
    let mut over = after(&Position::new(2).last_turn(), "place quarry");
    for seat in [0, 1] {
        seen.expect_of(seat, &mut over, &[("place quarry", "no rule: over")]);
    }
}

/// Seat 0 has no free worker: 8 in the Mines, 8 in the Forest, 2 in Prison, one in the Black
/// Market and one held by seat 1.
pub fn spent() -> Position {
    Position::new(2)
        .market([Some(0), None, Some(1)])
        .seat(0, |p| p.at("8 mines 8 forest").prison(2))
        .seat(1, |p| p.held(&[1]))
}

fn taking_back(seen: &mut Refused) {
    let position = spent().seat(0, |p| p.prison(1).guildhall(1));
    seen.expect(&mut position.play(), &[("recall guildhall", "WK-11 stays-in-guildhall")]);
    let mut table = spent().play();
    table.offers(0, &["recall mines", "recall forest"]);
    seen.expect(
        &mut table,
        &[
            ("recall quarry", "WK-11 worker-there"),
            ("recall black_market_large", "WK-11 worker-there"),
            ("recall guildhall", "WK-11 worker-there"),
            ("recall prison", "WK-11 not-from-there"),
            ("recall black_market_small", "WK-11 not-from-there"),
            ("recall board 1", "WK-E29 not-from-board"),
            ("recall board 0", "WK-E29 not-from-board"),
            ("place quarry", "no rule: other-question"),
        ],
    );
    // Nobody on an open location, and nobody on the board of a seat that is not there.
    let mut table = Position::new(2).seat(0, |p| p.prison(10)).seat(1, |p| p.held(&[10])).play();
    table.offers(0, &["recall prison", "recall board 1"]);
    seen.expect(
        &mut table,
        &[("recall mines", "WK-11 worker-there"), ("recall board 4", "WK-E29 not-from-board")],
    );
}

fn storehouse(seen: &mut Refused) {
    let position = Position::new(2)
        .workshop("patron_clay patron_silver patron_stone patron_wood / thief labourer gatekeeper illusionist")
        .seat(0, |p| p.goods("2 clay 1 wood 9 silver").apprentices("trader_wood miner"));
    let mut table = after(&position, "place kings_storehouse");
    table.offers(0, &["trade 1", "done"]);
    seen.expect(
        &mut table,
        &[
            ("trade 2", "WK-18 cannot-trade"),
            ("trade trader_wood", "WK-18 cannot-trade"),
            ("trade trader_clay", "WK-18 such-trade"),
            ("trade merchant_gold", "WK-18 such-trade"),
            ("trade miner", "WK-18 trader"),
            ("trade thief", "WK-18 trader"),
            ("decline", "no rule: other-question"),
            ("pay 2 clay", "no rule: other-question"),
        ],
    );
    table.play(0, "trade 1");
    table.offers(0, &["pay 2 clay", "pay 1 clay 1 wood"]);
    seen.expect(
        &mut table,
        &[
            ("pay 1 clay", "WK-E45 wrong-mix"),
            ("pay 2 clay 1 wood", "WK-E45 wrong-mix"),
            ("pay 2 wood", "WK-E45 mix-missing"),
            ("pay 1 clay 1 stone", "WK-E45 mix-missing"),
            ("done", "no rule: other-question"),
        ],
    );
    // Clay pays no marble.
    let position = Position::new(2).seat(0, |p| p.goods("3 clay 3 wood 1 stone"));
    let mut table = after(&position, "place kings_storehouse, trade 2");
    table.offers(0, &["pay 3 wood", "pay 2 wood 1 stone"]);
    seen.expect(&mut table, &[("pay 1 clay 2 wood", "WK-E45 wrong-mix")]);
}

pub const FIVE: &str = "miner jeweller stonecutter woodcutter thief";

fn hiring(seen: &mut Refused) {
    let mut table = after(&Position::new(2).seat(0, |p| p.goods("4 silver")), "place workshop");
    table.offers(0, &["hire 1 1", "hire 2 1", "draw"]);
    seen.expect(
        &mut table,
        &[
            ("hire 1 2", "WK-22 hire-too-dear"),
            ("hire 2 4", "WK-22 hire-too-dear"),
            ("decline", "no rule: other-question"),
        ],
    );
    let position = Position::new(2).seat(0, |p| p.goods("4 silver").apprentices(FIVE));
    let mut table = after(&position, "place workshop, hire 1 1");
    seen.expect(
        &mut table,
        &[
            ("dismiss patron_clay", "WK-26 not-hired"),
            ("dismiss labourer", "WK-26 not-hired"),
            ("hire 1 1", "WK-26 must-dismiss"),
            ("hire 2 2", "WK-26 must-dismiss"),
            ("done", "WK-26 must-dismiss"),
            ("decline", "WK-26 must-dismiss"),
            ("draw", "no rule: other-question"),
        ],
    );
    // Only where so many can be hired that the pile runs out is a place ever free.
    let many = edition_with(&[("\napprentice_limit = 5\n", "\napprentice_limit = 8\n")]);
    let open = "patron_clay patron_silver patron_stone - / \
                trader_clay trader_stone trader_wood acolyte_building";
    let free = |building: &str, goods: &str| {
        Position::of(many, 5)
            .workshop(open)
            .seat(0, |p| p.apprentices("labourer").hand(building).goods(goods))
    };
    for (position, answers) in [
        (free("well", "9 silver"), "place workshop"),
        (free("well", "9 silver"), "place black_market_middle"),
        (free("tavern", "3 wood 2 stone 1 gold"), "place guildhall, construct tavern"),
    ] {
        let mut table = after(&position, answers);
        seen.expect(&mut table, &[("hire 1 4", "WK-24 apprentice")]);
        assert!(table.legal(0).contains(&"hire 2 4".to_string()));
    }
    let mut table = after(&free("well", "9 silver"), "place black_market_middle");
    seen.expect(&mut table, &[("decline", "no rule: other-question")]);
}

/// Seat 0 has three workers at the Town Centre after placing one; seat 1 stands in three places,
/// seat 2 in one of them.
pub fn raid() -> Position {
    Position::new(3)
        .seat(0, |p| p.at("2 town_centre").goods("5 silver"))
        .seat(1, |p| p.at("1 forest 1 quarry 1 mines"))
        .seat(2, |p| p.at("2 forest"))
}

/// Seat 0 can construct this building, with the Labourer.
pub fn builder(building: &str, goods: &str) -> Position {
    Position::new(2)
        .workshop(WORKSHOP)
        .seat(0, |p| p.apprentices("labourer").hand(building).goods(goods))
}

fn captures(seen: &mut Refused) {
    let mut table = after(&raid(), "place town_centre");
    seen.expect(
        &mut table,
        &[
            ("capture quarry 2", "WK-31 nobody-there"),
            ("capture silversmith 1", "WK-31 nobody-there"),
            ("capture forest 4", "WK-31 nobody-there"),
            ("ransom free", "no rule: other-question"),
            ("decline", "no rule: other-question"),
        ],
    );
    table.play(0, "capture forest 1").play(0, "capture quarry 1");
    table.offers(0, &["capture forest 2", "done"]);
    seen.expect(
        &mut table,
        &[
            ("capture mines 1", "WK-31 too-many-locations"),
            ("capture town_centre 0", "WK-31 too-many-locations"),
            ("capture quarry 1", "WK-31 nobody-there"),
        ],
    );
    let barracks =
        builder("barracks", "2 clay 6 wood 2 gold").seat(1, |p| p.at("1 mines 1 quarry"));
    let mut table = after(&barracks, "place guildhall, construct barracks");
    seen.expect(&mut table, &[("decline", "WK-E73 must-carry-out")]);
    let barracks = barracks.ruling("building_effects_optional", serde_json::json!(true));
    let mut table = after(&barracks, "place guildhall, construct barracks");
    table.offers(0, &["capture mines 1", "capture quarry 1", "decline"]);
    seen.expect(
        &mut table,
        &[
            ("ransom free", "WK-47 nobody-held"),
            ("ransom silver", "no rule: other-question"),
            ("done", "no rule: other-question"),
        ],
    );
}

fn guardhouse(seen: &mut Refused) {
    let held = |silver: u8| {
        let goods = format!("{silver} silver");
        Position::new(2).seat(0, |p| p.goods(&goods).debts(1)).seat(1, |p| p.held(&[1]))
    };
    let mut table = after(&held(5), "place guardhouse");
    table.offers(0, &["ransom silver", "ransom debt", "done"]);
    seen.expect(
        &mut table,
        &[
            ("settle", "WK-47 debt-too-dear"),
            ("imprison", "WK-47 nobody-captured"),
            ("release", "WK-47 nobody-in-prison"),
            ("ransom free", "no rule: other-question"),
            ("decline", "no rule: other-question"),
        ],
    );
    let mut table = after(&held(4), "place guardhouse");
    table.offers(0, &["ransom debt", "done"]);
    seen.expect(&mut table, &[("ransom silver", "WK-E4 ransom-too-dear")]);
    let position = Position::new(2).seat(0, |p| p.prison(1).goods("9 silver"));
    let mut table = after(&position, "place guardhouse");
    table.offers(0, &["release", "done"]);
    seen.expect(
        &mut table,
        &[
            ("settle", "WK-47 debt"),
            ("ransom silver", "WK-47 nobody-held"),
            ("ransom debt", "WK-47 nobody-held"),
        ],
    );
}

fn buildings(seen: &mut Refused) {
    let position =
        Position::new(2).seat(0, |p| p.hand("well palace smithy").goods("3 wood 3 stone 2 marble"));
    let mut table = after(&position, "place guildhall");
    table.offers(0, &["construct well"]);
    seen.expect(
        &mut table,
        &[
            ("construct palace", "WK-52 missing-skills"),
            ("construct smithy", "WK-52 missing-goods"),
            ("construct keep", "WK-14 not-in-hand"),
            ("done", "WK-E43 not-optional"),
            ("decline", "WK-E43 not-optional"),
            ("draw", "no rule: other-question"),
        ],
    );
    let mut table =
        after(&builder("clay_pit", "4 clay 1 wood"), "place guildhall, construct clay_pit");
    seen.expect(&mut table, &[("decline", "WK-E43 not-optional"), ("done", "WK-E43 not-optional")]);
}

/// Seat 0 has a Well to construct, and advances on the Cathedral or not.
pub fn well() -> Position {
    Position::new(2).seat(0, |p| p.hand("well").goods("2 wood 2 stone"))
}

fn cathedral(seen: &mut Refused) {
    for (position, why) in [
        (well(), "WK-54 advance-too-dear"),
        (well().seat(0, |p| p.virtue(4).goods("1 gold")), "WK-64 too-wicked"),
        (well().seat(0, |p| p.cathedral(5)), "WK-54 top-of-cathedral"),
        (
            well().seat(0, |p| p.cathedral(4).goods("2 gold 2 marble")).seat(1, |p| p.cathedral(5)),
            "WK-54 level-full",
        ),
    ] {
        let mut table = after(&position, "place guildhall");
        table.offers(0, &["construct well"]);
        seen.expect(&mut table, &[("advance", why)]);
    }
    // With two cards to discard, the last one is not enough.
    let two = edition_with(&[("\ndiscard_building_cards = 1\n", "\ndiscard_building_cards = 2\n")]);
    let position = Position::of(two, 2).seat(0, |p| p.hand("well").goods("2 wood 2 stone 1 gold"));
    let mut table = after(&position, "place guildhall");
    table.offers(0, &["construct well"]);
    seen.expect(&mut table, &[("advance", "WK-E38 card-to-discard")]);
    let position = position.seat(0, |p| p.hand("well keep"));
    after(&position, "place guildhall").offers(0, &["construct well", "advance"]);
}

pub const EIGHT: &str = "well keep tavern smithy chapel palace armoury castle";

fn cards(seen: &mut Refused) {
    let position = Position::new(2)
        .pile("well keep tavern smithy chapel palace")
        .seat(0, |p| p.goods("2 silver").hand("castle"));
    let mut table = after(&position, "place black_market_middle, draw");
    seen.expect(
        &mut table,
        &[
            ("keep palace", "WK-40 not-looked-at"),
            ("keep castle", "WK-40 not-looked-at"),
            ("done", "WK-40 must-keep"),
            ("decline", "WK-40 must-keep"),
            ("draw", "no rule: other-question"),
        ],
    );
    let mut table = after(&Position::new(2).seat(0, |p| p.hand(EIGHT)), "place quarry");
    seen.expect(
        &mut table,
        &[
            ("discard church", "WK-14 not-in-hand"),
            ("decline", "WK-E43 not-optional"),
            ("keep well", "no rule: other-question"),
        ],
    );
    table.play(0, "discard keep");
    seen.expect(
        &mut table,
        &[
            ("discard keep", "WK-14 already-chosen"),
            ("discard church", "WK-14 not-in-hand"),
            ("done", "WK-E43 not-optional"),
        ],
    );
}

/// Seat 0 constructs a Well on a space of the Guildhall that triggers a reset.
pub fn reset() -> Position {
    well().seat(0, |p| p.apprentices("gatekeeper squire_gold miner")).seat(1, |p| p.guildhall(6))
}

fn debts_and_resets(seen: &mut Refused) {
    let church = builder("church", "3 clay 3 stone").seat(0, |p| p.debts(3));
    let church = church.ruling("building_effects_optional", serde_json::json!(true));
    let mut table = after(&church, "place guildhall, construct church");
    table.offers(0, &["destroy 0", "destroy 1"]);
    seen.expect(
        &mut table,
        &[
            ("destroy 2", "WK-61 too-many-debts"),
            ("destroy 40", "WK-61 too-many-debts"),
            ("decline", "no rule: other-question"),
        ],
    );
    let mut table = after(&reset().seat(0, |p| p.prison(3)), "place guildhall, construct well");
    table.offers(0, &["free 0", "free 1", "free 2"]);
    seen.expect(
        &mut table,
        &[
            ("free 3", "WK-71 too-many-freed"),
            ("act squire_gold", "WK-71 cannot-act"),
            ("act gatekeeper", "WK-71 cannot-act"),
            ("act miner", "WK-71 cannot-act"),
            ("act squire_marble", "WK-71 cannot-act"),
            ("done", "no rule: other-question"),
        ],
    );
    // Where the order matters the Squire may come first, but only once.
    let mut table = after(&reset().seat(0, |p| p.prison(2)), "place guildhall, construct well");
    table.offers(0, &["free 0", "free 1", "free 2", "act squire_gold"]);
    table.play(0, "act squire_gold");
    seen.expect(&mut table, &[("act squire_gold", "WK-71 cannot-act")]);
}

/// What cannot be reached is settled without a question instead.
#[test]
fn what_no_answer_runs_into() {
    // No gold for one worker.
    let table = after(&Position::new(2), "place mines");
    assert_eq!((table.asked(), table.goods(0).as_str()), (vec![1], "2 clay"));
    // No silver for a second capture.
    let position = raid().seat(0, |p| p.goods("1 silver"));
    let table = after(&position, "place town_centre, capture forest 1");
    assert_eq!((table.asked(), table.held(0, 1), table.silver(0)), (vec![1], 1, 0));
    let position = raid().seat(0, |p| p.goods("2 silver"));
    let table = after(&position, "place town_centre, capture forest 1");
    assert_eq!(table.asked(), [0]);
}
