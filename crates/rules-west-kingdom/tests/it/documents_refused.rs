//! State documents of what no game can have come to: each is refused with its field and reason.

use std::cell::RefCell;
use std::collections::BTreeSet;

use game_core::{GameText, Problem, Seed};
use game_testkit::keys_in;
use rules_west_kingdom::{StateDoc, WestKingdom};
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition, edition_with};
use crate::{documents_draft, documents_players};

/// What is wrong with a document: the reason, without its beginning, and the field; nothing if it
/// is a possible state.
#[track_caller]
pub fn trouble(doc: &Value) -> String {
    let read: StateDoc = match serde_json::from_value(doc.clone()) {
        Ok(read) => read,
        Err(error) => panic!("this is no document: {error}"),
    };
    let loaded = WestKingdom::from_doc(edition(), read, Some(Seed::from_text("documents")));
    let Err(Problem { message, rule }) = loaded else { return String::new() };
    assert_eq!((message.key, rule), ("load-field", None));
    let args = message.args_json();
    let arg = |name: &str| args[name].as_str().unwrap_or_default().to_string();
    let why = arg("why");
    let why = why.strip_prefix("wk-").unwrap_or(&why);
    format!("{} {}", why.strip_prefix("load-").unwrap_or(why), arg("field"))
}

thread_local! {
    /// The reasons met so far in this test.
    static SEEN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Expects the document to be refused for this reason and field, or to be accepted.
#[track_caller]
pub fn check(doc: &Value, expected: &str) {
    let found = trouble(doc);
    assert_eq!(found, expected);
    if let Some((why, _)) = found.split_once(' ') {
        SEEN.with_borrow_mut(|seen| seen.insert(why.to_string()));
    }
}

/// The same of a position with a change.
#[track_caller]
pub fn change(position: &Position, edit: impl FnOnce(&mut Value), expected: &str) {
    let mut doc = position.doc();
    edit(&mut doc);
    check(&doc, expected);
}

/// The same of the plain position of two players.
#[track_caller]
pub fn edited(edit: impl FnOnce(&mut Value), expected: &str) {
    change(&Position::new(2), edit, expected);
}

/// A field of the plain position.
#[track_caller]
pub fn field(path: &str, value: Value, expected: &str) {
    edited(|doc| set(doc, path, value), expected);
}

/// Puts a value at `a/b/0`; what is not there is made.
#[track_caller]
fn set(doc: &mut Value, path: &str, value: Value) {
    let mut at = doc;
    for name in path.split('/') {
        at = match name.parse::<usize>() {
            Ok(index) => &mut at[index],
            Err(_) => &mut at[name],
        };
    }
    *at = value;
}

/// Adds to a list.
#[track_caller]
pub fn push(list: &mut Value, value: Value) {
    list.as_array_mut().expect("a list").push(value);
}

/// Takes this out of a list.
#[track_caller]
pub fn remove(list: &mut Value, value: &str) {
    let list = list.as_array_mut().expect("a list");
    let at = list.iter().position(|there| there == value);
    list.remove(at.expect("it is there"));
}

/// Each reason that the reader knows is met here, with the field it names.
#[test]
fn impossible_documents_are_refused() {
    for players in 2..=5 {
        check(&Position::new(players).doc(), "");
    }
    check(&Position::solo().doc(), "");
    for players in 1..=5 {
        check(&Table::start(players, "documents").state(), "");
    }
    counts();
    turns();
    workshops();
    piles();
    rewards();
    markets();
    rivals();
    documents_players::seats();
    documents_players::boards();
    documents_players::workers_and_levels();
    documents_players::cards();
    documents_players::ends();
    documents_players::leaving_and_resets();
    documents_draft::drafts();
    documents_draft::passed();
    frames();
    let code = [
        include_str!("../../src/doc/load.rs"),
        include_str!("../../src/doc/seats.rs"),
        include_str!("../../src/doc/drafted.rs"),
        include_str!("../../src/doc/pending.rs"),
    ]
    .concat();
    let own = keys_in(&code, "wk-load-");
    let mut known: BTreeSet<String> = own.union(&keys_in(&code, "load-")).cloned().collect();
    // Found by a helper that all games share.
    known.insert("seat".into());
    assert_eq!(SEEN.take(), known);
    // And the sentences are those of the reader.
    let locale = include_str!("../../../../locales/en/west-kingdom.ftl");
    let lines = locale.lines().filter_map(|line| line.strip_prefix("wk-load-"));
    let said = lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_string()));
    assert_eq!(said.collect::<BTreeSet<_>>(), own);
}

fn counts() {
    edited(|doc| doc["seats"] = json!([]), "seats seats");
    edited(|doc| doc["seats"] = json!([doc["seats"][0]]), "seats seats");
    edited(|doc| doc["seats"] = json!(vec![doc["seats"][0].clone(); 6]), "seats seats");
    field("turn", json!(999_999), "");
    field("turn", json!(1_000_001), "range turn");
    field("tax_stand", json!(9999), "");
    field("tax_stand", json!(10_000), "range tax_stand");
    let key = "0".repeat(64);
    let streams = |streams: u64| json!({ "key": key, "streams": streams });
    field("rng", streams(4_294_967_295), "");
    field("rng", streams(4_294_967_296), "range rng.streams");
    for name in ["clay", "wood", "stone", "gold", "marble", "silver"] {
        let path = format!("seats/1/goods/{name}");
        field(&path, json!(9999), "");
        field(&path, json!(10_000), &format!("range seats.1.goods.{name}"));
    }
    for name in ["debts", "paid_debts", "discards"] {
        let path = format!("seats/0/{name}");
        field(&path, json!(9999), "");
        field(&path, json!(10_000), &format!("range seats.0.{name}"));
    }
    field("seats/0/virtue", json!(0), "");
    field("seats/0/virtue", json!(14), "");
    field("seats/0/virtue", json!(15), "range seats.0.virtue");
    field("seats/0/cathedral", json!(5), "");
    field("seats/0/cathedral", json!(6), "range seats.0.cathedral");
}

fn turns() {
    field("active", json!(2), "seat active");
    field("first", json!(2), "seat first");
    field("first", json!(1), "turn turn");
    field("turn", json!(2), "turn turn");
    edited(|doc| (doc["turn"], doc["active"]) = (json!(2), json!(1)), "");
    edited(|doc| (doc["turn"], doc["first"]) = (json!(2), Value::Null), "");
    edited(|doc| (doc["turn"], doc["round_limit"]) = (json!(5), json!(3)), "");
    edited(|doc| (doc["turn"], doc["round_limit"]) = (json!(5), json!(2)), "range round_limit");
    edited(|doc| (doc["turn"], doc["round_limit"]) = (json!(5), json!(0)), "");
    // Against the house rival the player begins.
    let solo = Position::solo();
    change(&solo, |doc| doc["turn"] = json!(3), "");
    change(&solo, |doc| (doc["turn"], doc["first"]) = (json!(2), json!(1)), "turn turn");
    change(&solo, |doc| (doc["turn"], doc["first"]) = (json!(2), Value::Null), "turn turn");
    change(&solo.turn(2), |_| {}, "rival-turn active");
}

fn workshops() {
    edited(|doc| push(&mut doc["workshop"], json!([])), "workshop workshop");
    edited(|doc| doc["workshop"] = json!([doc["workshop"][0]]), "workshop workshop");
    edited(|doc| push(&mut doc["workshop"][1], Value::Null), "workshop workshop");
    edited(|doc| drop(doc["workshop"][0].as_array_mut().map(Vec::pop)), "workshop workshop");
    field("workshop/1/2/apprentice", json!("painter"), "apprentice workshop painter");
    field("workshop/1/2/apprentice", json!("well"), "apprentice workshop well");
    field("workshop/1/2/coins", json!(9999), "");
    field("workshop/1/2/coins", json!(10_000), "range workshop");
    // A space is free only until it is refilled.
    let free = |doc: &mut Value| {
        let card = doc["workshop"][0][1].take();
        push(&mut doc["apprentice_pile"], card["apprentice"].clone());
    };
    edited(free, "workshop workshop");
    // Where so many are hired that the pile runs out, it may stay free.
    let many = edition_with(&[("\napprentice_limit = 5\n", "\napprentice_limit = 8\n")]);
    let open = "- patron_silver patron_stone patron_wood / trader_clay trader_stone trader_wood -";
    assert_eq!(Position::of(many, 5).workshop(open).play().row(1).split(' ').next(), Some("-"));
    assert_eq!(Position::of(many, 4).workshop(open).trouble(), "wk-load-workshop workshop");
}

fn piles() {
    field("apprentice_pile/0", json!("painter"), "apprentice apprentice_pile painter");
    field("apprentice_pile/0", json!("miner"), "apprentices apprentice_pile acolyte_building");
    edited(
        |doc| drop(doc["apprentice_pile"].as_array_mut().map(Vec::pop)),
        "apprentices apprentice_pile woodcutter",
    );
    field("apprentice_pile", json!(vec!["miner"; 41]), "range apprentice_pile");
    field("known_apprentices", json!(32), "");
    field("known_apprentices", json!(33), "range known_apprentices");
    field("building_pile/0", json!("barn"), "building building_pile barn");
    field("building_pile/0", json!("steeple"), "twice building_pile steeple");
    field("building_pile", json!(vec!["well"; 41]), "twice building_pile well");
    edited(|doc| remove(&mut doc["building_pile"], "well"), "buildings building_pile");
    // Who put cards under it: the lowest ones, for every card.
    let by = |nobody: usize, by: &[u8]| -> Value {
        let nobody = vec![Value::Null; nobody];
        nobody.into_iter().chain(by.iter().map(|seat| json!(seat))).collect()
    };
    field("building_pile_by", by(40, &[]), "");
    field("building_pile_by", by(37, &[1, 0, 1]), "");
    field("building_pile_by", by(0, &[1; 40]), "");
    field("building_pile_by", by(37, &[1, 0]), "pile-by building_pile_by");
    field("building_pile_by", by(37, &[1, 0, 1, 1]), "pile-by building_pile_by");
    field("building_pile_by", by(1, &[]), "pile-by building_pile_by");
    edited(
        |doc| {
            doc["building_pile_by"] = by(38, &[0]);
            push(&mut doc["building_pile_by"], Value::Null);
        },
        "pile-by building_pile_by",
    );
    field("building_pile_by", by(38, &[0, 2]), "seat building_pile_by");
    let solo = Position::solo();
    change(&solo, |doc| doc["building_pile_by"] = by(38, &[0, 0]), "");
    change(&solo, |doc| doc["building_pile_by"] = by(38, &[0, 1]), "seat building_pile_by");
}

fn rewards() {
    field("rewards/0", json!("reward_clay"), "reward rewards reward_clay");
    field("rewards_out/0", json!("reward_clay"), "reward rewards_out reward_clay");
    // Five for two players, and as many of each as the box has.
    edited(
        |doc| {
            let more = doc["rewards_out"].as_array_mut().and_then(Vec::pop);
            push(&mut doc["rewards"], more.expect("a card"));
        },
        "rewards rewards",
    );
    field("rewards/0", json!("reward_gold"), "rewards rewards reward_gold");
    field("rewards_out/0", json!("reward_silver"), "rewards rewards reward_silver");
    edited(
        |doc| doc["rewards_out"] = json!(vec!["reward_silver"; 3]),
        "rewards rewards_out reward_silver",
    );
    // Fewer may be: they have been taken.
    edited(|doc| (doc["rewards"], doc["rewards_out"]) = (json!([]), json!([])), "");
}

fn markets() {
    let wrong = "market black_market";
    field("black_market/left/0", json!("bm_11"), "market-card black_market.left bm_11");
    field("black_market/right", json!(["bm_0"]), "market-card black_market.right bm_0");
    field("black_market/left/0", json!("bm_02"), "twice black_market.left bm_02");
    field("black_market/right", json!(["bm_10"]), "twice black_market.right bm_10");
    edited(|doc| drop(doc["black_market"]["left"].as_array_mut().map(Vec::pop)), wrong);
    edited(
        |doc| {
            let (left, right) = (doc["black_market"]["left"].take(), json!([]));
            doc["black_market"]["right"] = left;
            doc["black_market"]["left"] = right;
        },
        "",
    );
    field("black_market/left", json!(vec!["bm_01"; 11]), "range black_market.left");
    let workers = |workers: Value, expected: &str| {
        let market = Position::new(2).seat(0, |p| p.set("supply", json!(19)));
        change(&market, |doc| doc["black_market"]["workers"] = workers, expected);
    };
    workers(json!([null, 0, null]), "");
    workers(json!([0, null]), "market-workers black_market.workers");
    workers(json!([null, 0, null, null]), "market-workers black_market.workers");
    workers(json!([]), "market-workers black_market.workers");
    workers(json!([null, 2, null]), "seat black_market.workers");
}

fn rivals() {
    let solo = |edit: &dyn Fn(&mut Value), expected: &str| {
        change(&Position::solo(), |doc| edit(doc), expected);
    };
    solo(&|doc| doc["seats"] = json!([doc["seats"][0]]), "seats seats");
    solo(&|doc| doc["seats"] = json!(vec![doc["seats"][0].clone(); 3]), "seats seats");
    solo(&|doc| doc["house_rival"]["work"] = json!(9999), "");
    solo(&|doc| doc["house_rival"]["work"] = json!(10_000), "range house_rival.work");
    let deck = |deck: Value, expected: &str| {
        solo(&|doc| doc["house_rival"]["deck"] = deck.clone(), expected);
    };
    deck(json!([]), "");
    deck(json!(["black_market", "black_market"]), "");
    deck(
        json!(["black_market", "black_market", "black_market"]),
        "rival-deck house_rival.deck black_market",
    );
    deck(json!(["guardhouse", "guardhouse"]), "rival-deck house_rival.deck guardhouse");
    for card in ["prison", "guildhall", "black_market_small", "black_market_middle", "moat"] {
        deck(json!([card]), &format!("rival-deck house_rival.deck {card}"));
    }
    deck(json!(vec!["quarry"; 31]), "range house_rival.deck");
    // It has tracks, workers, buildings and debts, and nothing else.
    let own = |field: &str, value: Value, expected: &str| {
        solo(&|doc| doc["seats"][1][field] = value.clone(), expected);
    };
    for (field, value) in [("debts", json!(3)), ("virtue", json!(2)), ("cathedral", json!(1))] {
        own(field, value, "");
    }
    let wrong = "rival seats.1";
    own("goods", json!({ "silver": 1 }), wrong);
    own("paid_debts", json!(1), wrong);
    own("discards", json!(1), wrong);
    own("board", json!("ada"), wrong);
    own("hand", json!(["well"]), wrong);
    own("apprentices", json!(["miner"]), wrong);
    own("passed", json!([["well"]]), wrong);
    own("packet", json!(["well"]), wrong);
    own("pick", json!("well"), wrong);
    own("leaving", json!(["well"]), wrong);
    solo(
        &|doc| {
            remove(&mut doc["building_pile"], "well");
            doc["seats"][1]["buildings"] = json!(["well"]);
        },
        "",
    );
    // The memory of a draft is nobody's here.
    solo(&|doc| doc["seats"][0]["passed"] = json!([["well"]]), "passed seats.0.passed");
}

fn frames() {
    let plain = Position::new(2);
    let asked = |frame: Value, expected: &str| {
        let pending = json!([{ "frame": "close" }, frame]);
        change(&plain, |doc| doc["pending"] = pending, expected);
    };
    for name in ["choose", "effect"] {
        asked(json!({ "frame": name, "building": "barn" }), "building pending.1 barn");
    }
    asked(
        json!({ "frame": "free_hire", "building": "barn", "left": 1 }),
        "building pending.1 barn",
    );
    asked(
        json!({ "frame": "everyone", "building": "barn", "left": [] }),
        "building pending.1 barn",
    );
    asked(json!({ "frame": "mix", "trade": "3" }), "apprentice pending.1 3");
    for name in ["dismiss", "refill"] {
        for (row, column) in [(0, 1), (3, 1), (1, 0), (2, 5), (255, 255)] {
            asked(json!({ "frame": name, "row": row, "column": column }), "range pending.1");
        }
    }
    let captures = |from: Value, building: Value| {
        json!({
            "frame": "captures", "left": 1, "begun": true, "from": from, "most": 2,
            "building": building,
        })
    };
    for place in ["prison", "guildhall", "black_market_small", "moat"] {
        let why = format!("location pending.1 {place}");
        asked(captures(json!(["forest", place]), Value::Null), &why);
    }
    asked(captures(json!(["forest", "forest"]), Value::Null), "twice pending.1 forest");
    asked(captures(json!([]), json!("barn")), "building pending.1 barn");
    let discard = |why: &str, building: Value| json!({ "frame": "discard", "left": 1, "why": why, "building": building });
    asked(discard("building", Value::Null), "frame pending.1");
    for why in ["limit", "cathedral", "deal"] {
        asked(discard(why, json!("well")), "frame pending.1");
    }
    asked(discard("building", json!("barn")), "building pending.1 barn");
    asked(json!({ "frame": "destroy", "seat": 2, "most": 1 }), "seat pending.1");
    asked(json!({ "frame": "reset", "seat": 2, "acted": [] }), "seat pending.1");
    asked(json!({ "frame": "reset", "seat": 0, "acted": [8] }), "range pending.1");
    asked(json!({ "frame": "reset", "seat": 0, "acted": [1, 1] }), "twice pending.1");
    asked(json!({ "frame": "reset_acts", "left": [2] }), "seat pending.1");
    asked(json!({ "frame": "reset_acts", "left": [1, 1] }), "twice pending.1");
    asked(json!({ "frame": "draft", "done": [0, 0] }), "twice pending.1");
    let gain = |seat: u8, gain: Value| json!({ "frame": "gain", "seat": seat, "gain": gain });
    asked(gain(0, json!({})), "range pending.1");
    asked(gain(0, json!({ "clay": 0 })), "range pending.1");
    asked(gain(0, json!({ "virtue": 41 })), "range pending.1");
    asked(gain(0, json!({ "virtue": 40 })), "frame pending");
    asked(gain(2, json!({ "clay": 1 })), "seat pending.1");
    // The house rival is asked nothing, and nothing waits for it.
    let solo = |frame: Value| {
        let pending = json!([{ "frame": "close" }, frame]);
        change(&Position::solo(), |doc| doc["pending"] = pending, "seat pending.1");
    };
    solo(json!({ "frame": "destroy", "seat": 1, "most": 1 }));
    solo(json!({ "frame": "reset", "seat": 1, "acted": [] }));
    solo(gain(1, json!({ "clay": 1 })));
}
