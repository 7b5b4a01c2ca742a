//! Open questions as documents: each that play leads to.

use std::collections::BTreeSet;

use game_core::GameText;
use game_testkit::AtTable;
use rules_west_kingdom::{FrameDoc, StateDoc, WestKingdom};
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition, edition_with};

/// Eight open apprentices without the Labourer; the first gives virtue.
pub const WORKSHOP: &str = "acolyte_clay patron_silver patron_stone patron_wood / \
                        trader_clay trader_stone trader_wood acolyte_building";
pub const FIVE: &str = "miner jeweller stonecutter woodcutter thief";
pub const EIGHT: &str = "well keep tavern smithy chapel palace armoury castle";

/// The frames of an action, over its end.
pub fn close<const N: usize>(frames: [Value; N]) -> Value {
    [json!({ "frame": "close" })].into_iter().chain(frames).collect()
}

/// A frame that has no more than its name.
pub fn frame(name: &str) -> Value {
    json!({ "frame": name })
}

pub fn destroy(seat: u8, most: u8) -> Value {
    json!({ "frame": "destroy", "seat": seat, "most": most })
}

pub fn gain(seat: u8, gain: Value) -> Value {
    let mut doc = json!({ "frame": "gain", "seat": seat });
    doc["gain"] = gain;
    doc
}

pub fn trades(left: u8) -> Value {
    json!({ "frame": "trades", "left": left })
}

pub fn mix(trade: &str) -> Value {
    json!({ "frame": "mix", "trade": trade })
}

pub fn guard(left: u8) -> Value {
    json!({ "frame": "guard", "left": left })
}

pub fn look(cards: u8, left: u8) -> Value {
    json!({ "frame": "look", "cards": cards, "left": left })
}

pub fn of(name: &str, building: &str) -> Value {
    json!({ "frame": name, "building": building })
}

pub fn discard(left: u8, why: &str) -> Value {
    json!({ "frame": "discard", "left": left, "why": why })
}

pub fn place(name: &str, row: u8, column: u8) -> Value {
    json!({ "frame": name, "row": row, "column": column })
}

pub fn everyone(building: &str, left: &[u8]) -> Value {
    json!({ "frame": "everyone", "building": building, "left": left })
}

pub fn free_hire(building: &str, left: u8) -> Value {
    json!({ "frame": "free_hire", "building": building, "left": left })
}

/// Captures of a visit: how many are left, the discount, where some have been made.
pub fn captures(left: u8, discount: u8, from: &[&str]) -> Value {
    let begun = !from.is_empty();
    let mut doc =
        json!({ "frame": "captures", "left": left, "begun": begun, "from": from, "most": 2 });
    if discount > 0 {
        doc["discount"] = json!(discount);
    }
    doc
}

/// Captures of a building, without a limit of locations.
pub fn captures_of(building: &str, left: u8, from: &[&str]) -> Value {
    let begun = !from.is_empty();
    json!({
        "frame": "captures", "left": left, "building": building, "begun": begun, "from": from,
        "most": 9,
    })
}

pub fn resetting(left: &[u8], seat: u8, acted: &[u8]) -> Vec<Value> {
    vec![
        frame("limit"),
        frame("reset_end"),
        json!({ "frame": "reset_acts", "left": left }),
        json!({ "frame": "reset", "seat": seat, "acted": acted }),
    ]
}

pub fn seat0(goods: &str) -> Position {
    Position::new(2).seat(0, |p| p.goods(goods))
}

/// Seat 0 can construct the first card of this hand, with the Labourer.
fn builder(hand: &str, goods: &str) -> Position {
    seat0(goods).workshop(WORKSHOP).seat(0, |p| p.apprentices("labourer").hand(hand))
}

/// As high as the Virtue track goes, with debts.
pub fn saint(position: Position, debts: u16) -> Position {
    position.seat(0, |p| p.virtue(14).debts(debts))
}

fn raid() -> Position {
    seat0("3 silver")
        .seat(0, |p| p.at("1 town_centre").apprentices("conspirator"))
        .seat(1, |p| p.at("1 forest 1 quarry"))
}

/// Seat 0 has been to this space of the Guildhall and triggers a reset with it.
fn reset() -> Position {
    seat0("2 wood 2 stone")
        .seat(0, |p| p.hand("well").apprentices("gatekeeper squire_virtue").prison(2))
        .seat(1, |p| p.guildhall(6))
}

/// A question that play leads to: a name, the position, the answers of seat 0, its document.
type Reached = (&'static str, Position, &'static str, Value);

fn outside() -> Vec<Reached> {
    let mines = Position::new(2).seat(0, |p| p.at("1 mines"));
    let market = seat0("2 silver");
    let five = seat0("4 silver").seat(0, |p| p.apprentices(FIVE));
    let collector = saint(seat0("6 silver"), 2).seat(0, |p| p.apprentices("debt_collector_clay"));
    let patron = saint(seat0("1 clay"), 1)
        .workshop(WORKSHOP)
        .seat(0, |p| p.apprentices("patron_clay").at("1 kings_storehouse"));
    let hire = "place workshop, hire 1 1";
    let acolyte = saint(seat0("4 silver"), 1).workshop(WORKSHOP);
    vec![
        ("turn", Position::new(2), "", json!([frame("turn")])),
        (
            "recall",
            Position::new(2).seat(0, |p| p.at("10 mines 10 forest")),
            "",
            json!([frame("recall")]),
        ),
        ("dig", mines.clone(), "place mines", close([frame("dig")])),
        (
            "dig with a Miner",
            mines.seat(0, |p| p.apprentices("miner")),
            "place mines",
            close([gain(0, json!({ "clay": 1 })), frame("dig")]),
        ),
        ("workshop", seat0("4 silver"), "place workshop", close([frame("workshop")])),
        ("dismiss", five, hire, close([place("dismiss", 1, 1)])),
        ("refill", acolyte, hire, close([place("refill", 1, 1), destroy(0, 1)])),
        ("trades", seat0("1 clay 1 wood"), "place kings_storehouse", close([trades(1)])),
        (
            "mix of a trade",
            seat0("1 clay 1 wood 1 stone"),
            "place kings_storehouse, trade 1",
            close([trades(0), mix("1")]),
        ),
        (
            "mix of the other trade",
            seat0("2 wood 2 stone"),
            "place kings_storehouse, trade 2",
            close([trades(0), mix("2")]),
        ),
        (
            "virtue of a trade",
            patron,
            "place kings_storehouse, trade patron_clay",
            close([trades(1), destroy(0, 1)]),
        ),
        ("captures", raid(), "place town_centre", close([captures(2, 1, &[])])),
        (
            "captures under way",
            raid(),
            "place town_centre, capture forest 1",
            close([captures(1, 1, &["forest"])]),
        ),
        ("guard", collector.clone(), "place guardhouse", close([guard(1)])),
        (
            "virtue of a debt paid",
            collector,
            "place guardhouse, settle",
            close([guard(0), gain(0, json!({ "clay": 2 })), destroy(0, 1)]),
        ),
        ("middle", market.clone(), "place black_market_middle", close([frame("middle")])),
        (
            "middle with a Swindler",
            market.clone().seat(0, |p| p.apprentices("swindler_clay")),
            "place black_market_middle",
            close([gain(0, json!({ "clay": 2 })), frame("middle")]),
        ),
        ("look", market, "place black_market_middle, draw", close([look(5, 1)])),
        (
            "hand limit",
            Position::new(2).seat(0, |p| p.hand(EIGHT)),
            "place quarry",
            json!([frame("next"), discard(2, "limit")]),
        ),
        (
            "hand limit under way",
            Position::new(2).seat(0, |p| p.hand(EIGHT)),
            "place quarry, discard keep",
            json!([frame("next"), discard(1, "limit")]),
        ),
    ]
}

fn indoors() -> Vec<Reached> {
    let advance = seat0("3 wood 3 stone").seat(0, |p| p.cathedral(1).hand("well keep"));
    let acolyte = saint(seat0("1 gold"), 1)
        .workshop(WORKSHOP.replace("acolyte_clay", "patron_clay").as_str())
        .seat(0, |p| p.hand("well").apprentices("acolyte_clay"));
    let library = builder("library well keep", "4 wood 2 stone 1 marble");
    let mut named = discard(1, "building");
    named["building"] = json!("library");
    let church = builder("church", "3 clay 3 stone").seat(0, |p| p.debts(2));
    let monument = builder("monument", "2 wood 3 stone 2 marble")
        .seat(0, |p| p.virtue(13).debts(1))
        .seat(1, |p| p.virtue(14).debts(1));
    let armoury =
        builder("armoury", "3 wood 5 stone 1 gold").seat(1, |p| p.at("1 forest 1 quarry"));
    let fortress = builder("fortress", "3 clay 4 stone 1 gold 2 marble")
        .seat(1, |p| p.at("1 forest 1 quarry 1 mines"));
    let build = |building: &str, then: &str| -> &'static str {
        format!("place guildhall, construct {building}{then}").leak()
    };
    let mut squire = resetting(&[1], 0, &[0, 1]);
    squire.push(destroy(0, 2));
    vec![
        ("guild", advance.clone(), "place guildhall", close([frame("guild")])),
        ("mix of an advance", advance.clone(), "place guildhall, advance", close([frame("mix")])),
        (
            "card for the Cathedral",
            advance,
            "place guildhall, advance, pay 2 wood 2 stone",
            close([discard(1, "cathedral")]),
        ),
        (
            "virtue of a Reward",
            acolyte,
            "place guildhall, advance",
            close([gain(0, json!({ "clay": 2 })), gain(0, json!({ "silver": 3 })), destroy(0, 1)]),
        ),
        (
            "free hire",
            builder("tavern", "3 wood 2 stone 1 gold"),
            build("tavern", ""),
            close([free_hire("tavern", 1)]),
        ),
        ("card for a building", library, build("library", ""), close([named])),
        (
            "choose",
            builder("clay_pit", "4 clay 1 wood"),
            build("clay_pit", ""),
            close([of("choose", "clay_pit")]),
        ),
        (
            "debt of a building",
            church.clone().ruling("building_effects_optional", json!(true)),
            build("church", ""),
            close([destroy(0, 1)]),
        ),
        (
            "virtue of a building",
            church.seat(0, |p| p.virtue(14)),
            build("church", ""),
            close([of("effect", "church"), destroy(0, 1)]),
        ),
        (
            "virtue for everyone",
            monument.clone(),
            build("monument", ""),
            close([everyone("monument", &[1]), destroy(0, 1)]),
        ),
        (
            "virtue for the last",
            monument,
            build("monument", ", destroy 0"),
            close([everyone("monument", &[]), destroy(1, 1)]),
        ),
        ("armoury", armoury, build("armoury", ""), close([captures_of("armoury", 1, &[])])),
        (
            "fortress",
            fortress.clone(),
            build("fortress", ""),
            close([captures_of("fortress", 2, &[])]),
        ),
        (
            "fortress under way",
            fortress,
            build("fortress", ", capture forest 1"),
            close([captures_of("fortress", 1, &["forest"])]),
        ),
        ("reset", reset(), build("well", ""), json!(resetting(&[1], 0, &[]))),
        ("virtue of a Squire", saint(reset(), 3), build("well", ", free 2"), json!(squire)),
    ]
}

#[track_caller]
fn play((_, position, answers, _): &Reached) -> Table {
    let mut table = position.play();
    for answer in answers.split(", ").filter(|answer| !answer.is_empty()) {
        table.play(0, answer);
    }
    table
}

/// The game as it is written and read again, by way of text.
#[track_caller]
fn again(table: &Table) -> WestKingdom {
    let text = serde_json::to_string(&table.game().state_doc()).expect("text");
    let doc: StateDoc = serde_json::from_str(&text).expect("a document");
    assert_eq!(doc, table.game().state_doc());
    WestKingdom::from_doc(edition(), doc, None).expect("a state")
}

/// The names of all frames, as the type tells them to whoever uses another one.
fn all_frames() -> BTreeSet<String> {
    let none = serde_json::from_value::<FrameDoc>(json!({"frame": "none"}));
    let told = none.expect_err("no such frame").to_string();
    let (_, known) = told.split_once("expected one of ").expect("a list");
    known.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// Every question, reached by play, has the document that `docs/games/west-kingdom.md` describes,
/// which is read as the same question; and no frame is forgotten.
#[test]
fn every_question_has_its_document() {
    let mut seen = BTreeSet::new();
    let mut met = |pending: &Value| {
        let frames = pending.as_array().expect("frames").iter();
        seen.extend(frames.map(|frame| frame["frame"].as_str().expect("a name").to_string()));
    };
    for reached in outside().into_iter().chain(indoors()) {
        let table = play(&reached);
        let (name, .., pending) = reached;
        assert_eq!(table.state()["pending"], pending, "{name}");
        assert!(again(&table) == *table.game(), "{name}");
        // What all viewers see is the same.
        assert_eq!(table.view(0)["pending"], pending, "{name}");
        assert_eq!(table.view_of_all()["pending"], pending, "{name}");
        met(&pending);
    }
    let mut draft = Table::start(3, "draft");
    for done in [json!([]), json!([2]), json!([0, 2])] {
        let pending = json!([{ "frame": "draft", "done": done }]);
        assert_eq!(draft.state()["pending"], pending);
        assert!(again(&draft) == *draft.game());
        met(&pending);
        let next = if done == json!([]) { 2 } else { 0 };
        if draft.asked().contains(&next) {
            let first = draft.legal(next).swap_remove(0);
            draft.play(next, &first);
        }
    }
    let solo = Table::start(1, "draft");
    let pending = json!([discard(1, "deal")]);
    assert_eq!(solo.state()["pending"], pending);
    assert!(again(&solo) == *solo.game());
    met(&pending);
    assert_eq!((all_frames().len(), seen), (27, all_frames()));
}

/// The document of what is left at the hand limit, and of a game that is over.
#[test]
fn what_else_the_questions_say() {
    let all = outside();
    let limit = all.iter().find(|(name, ..)| *name == "hand limit under way").expect("it");
    let state = play(limit).state();
    assert_eq!(state["seats"][0]["leaving"], json!(["keep"]));
    assert_eq!(state["seats"][0]["hand"].as_array().map(Vec::len), Some(8));
    let mut over = Position::new(2).last_turn().play();
    over.play(0, "place quarry");
    let state = over.state();
    assert_eq!((&state["pending"], &state["over"]), (&json!([]), &json!(true)));
    assert_eq!(state["last_turns"], json!(0));
    assert!(again(&over) == *over.game());
}

/// Whose mixes an apprentice asks for is named; no apprentice of the box does.
#[test]
fn the_mix_of_an_apprentice() {
    let mixed = edition_with(&[("pay = { clay = 3 }", "pay = { clay_wood_or_stone = 3 }")]);
    let position = Position::of(mixed, 2)
        .workshop(WORKSHOP.replace("trader_clay", "patron_clay").as_str())
        .seat(0, |p| p.goods("3 clay 1 wood").apprentices("trader_clay"));
    let mut table = position.play();
    table.play(0, "place kings_storehouse").play(0, "trade trader_clay");
    assert_eq!(table.state()["pending"], close([trades(0), mix("trader_clay")]));
    // Only of an own one.
    let mut doc = table.state();
    doc["pending"][2]["trade"] = json!("trader_wood");
    let doc: StateDoc = serde_json::from_value(doc).expect("a document");
    assert!(WestKingdom::from_doc(mixed, doc, None).is_err());
}
