//! State documents: what is written and read again, and what may be left out.

use game_core::{GameText, RngDoc, Seed};
use game_testkit::{AtTable, Scenario};
use rules_west_kingdom::{StateDoc, WestKingdom};
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition};

fn seed() -> Seed {
    Seed::from_text("documents")
}

/// The fewest words that are a state: all buildings and apprentices, each in some place.
fn minimal() -> Value {
    let doc = Position::new(2).doc();
    let mut seats = vec![json!({ "virtue": 7, "supply": 20 }); 2];
    seats[1]["supply"] = json!(17);
    seats[1]["workers"] = json!({ "mines": 2 });
    seats[1]["prison"] = json!(1);
    json!({
        "turn": 4,
        "active": 1,
        "workshop": doc["workshop"],
        "apprentice_pile": doc["apprentice_pile"],
        "building_pile": doc["building_pile"],
        "rewards": doc["rewards"],
        "black_market": doc["black_market"],
        "seats": seats,
    })
}

#[track_caller]
fn load(doc: Value) -> WestKingdom {
    let doc: StateDoc = serde_json::from_value(doc).expect("a document");
    match WestKingdom::from_doc(edition(), doc, Some(seed())) {
        Ok(game) => game,
        Err(problem) => panic!("{problem}"),
    }
}

/// A document written by hand is the start of a turn, and what it leaves out follows.
#[test]
fn a_document_by_hand() {
    let doc = json!(load(minimal()).state_doc());
    // Turn 4 of two players is seat 1's, so seat 0 began.
    assert_eq!((&doc["first"], &doc["active"]), (&json!(0), &json!(1)));
    for (field, value) in [
        ("over", json!(false)),
        ("round_limit", json!(0)),
        ("tax_stand", json!(0)),
        ("known_apprentices", json!(0)),
        ("reset", json!(false)),
        ("last_turns", Value::Null),
        ("picks", Value::Null),
        ("house_rival", Value::Null),
        ("building_pile_by", Value::Null),
        ("rewards_out", Value::Null),
        ("pending", json!([{ "frame": "turn" }])),
        ("rng", json!(RngDoc { key: seed(), streams: 0 })),
        (
            "rulings",
            json!({
                "conspirator_discount": "visit",
                "fortress_location_limit": false,
                "empty_black_market_turns_card": false,
                "building_effects_optional": false,
            }),
        ),
    ] {
        assert_eq!(doc[field], value, "{field}");
    }
    let plain = json!({
        "virtue": 7, "supply": 20, "goods": {}, "workers": {}, "debts": 0, "paid_debts": 0,
        "cathedral": 0, "prison": 0, "guildhall": 0, "apprentices": [], "buildings": [],
        "hand": [], "discards": 0,
    });
    assert_eq!(doc["seats"][0], plain);
    assert_eq!(doc["seats"][1]["workers"], json!({ "mines": 2 }));
    assert_eq!(doc["seats"][1]["prison"], json!(1));
}

/// Without the open questions it is the start of the turn of `active`; where that leaves no choice,
/// the game goes on to the next question.
#[test]
fn a_document_without_questions() {
    // Nobody is free: from where does one come back?
    let mut doc = minimal();
    doc["seats"][1] = json!({ "virtue": 7, "supply": 0, "workers": { "mines": 10, "forest": 10 } });
    let table = Table::new(Scenario::from_doc(edition(), doc.clone()));
    assert_eq!((table.turn(), table.asked()), (4, vec![1]));
    table.offers(1, &["recall mines", "recall forest"]);
    // One way only: it is taken, and the next player is asked.
    doc["seats"][1]["workers"] = json!({ "mines": 20 });
    let table = Table::new(Scenario::from_doc(edition(), doc.clone()));
    assert_eq!((table.turn(), table.asked()), (5, vec![0]));
    assert_eq!((table.supply(1), table.at(1, "mines")), (1, 19));
    // None at all: the turn passes.
    doc["seats"][1] = json!({ "virtue": 7, "supply": 0, "guildhall": 11 });
    doc["seats"][0] = json!({ "virtue": 7, "supply": 20 });
    doc["seats"][1]["prison"] = json!(9);
    let table = Table::new(Scenario::from_doc(edition(), doc));
    assert_eq!((table.turn(), table.prison(1), table.supply(1)), (5, 8, 1));
    // In the draft it is the question of those who have not chosen.
    let mut draft = Table::start(3, "draft").state();
    draft["seats"][1]["pick"] = draft["seats"][1]["packet"][2].clone();
    for left_out in ["pending", "picks", "first", "rng", "rulings"] {
        draft.as_object_mut().expect("an object").remove(left_out);
    }
    let table = Table::new(Scenario::from_doc(edition(), draft));
    assert_eq!((table.asked(), table.turn()), (vec![0, 2], 0));
    let mut solo = Table::start(1, "draft").state();
    solo.as_object_mut().expect("an object").remove("pending");
    let table = Table::new(Scenario::from_doc(edition(), solo));
    assert_eq!((table.asked(), table.legal(0).len()), (vec![0], 4));
}

/// Nothing else may be left out, and nothing else may be there.
#[test]
fn what_a_document_needs() {
    let read = |doc: Value| match serde_json::from_value::<StateDoc>(doc) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    let base = || {
        let mut doc = minimal();
        doc["house_rival"] = json!({ "deck": [] });
        doc["seats"][0]["goods"] = json!({ "clay": 1 });
        doc
    };
    assert_eq!(read(base()), "");
    let may_be_missing = [
        "/house_rival",
        "/seats/0/goods",
        "/seats/1/workers",
        "/seats/1/prison",
        "/workshop/0/0/coins",
        "/seats/0/goods/clay",
        "/seats/1/workers/mines",
    ];
    for part in [
        "",
        "/black_market",
        "/house_rival",
        "/seats/0",
        "/seats/1",
        "/workshop/0/0",
        "/seats/0/goods",
        "/seats/1/workers",
    ] {
        let fields = base().pointer(part).and_then(Value::as_object).cloned().expect("an object");
        for field in fields.keys() {
            let mut doc = base();
            doc.pointer_mut(part).and_then(Value::as_object_mut).map(|map| map.remove(field));
            let missing = read(doc);
            if may_be_missing.contains(&format!("{part}/{field}").as_str()) {
                assert_eq!(missing, "", "{part}/{field}");
            } else {
                let expected = format!("missing field `{field}`");
                assert!(missing.contains(&expected), "{part}/{field}: {missing}");
            }
        }
        let mut doc = base();
        let object = doc.pointer_mut(part).and_then(Value::as_object_mut);
        object.map(|map| map.insert("color".into(), json!("red")));
        assert!(read(doc).contains("unknown field `color`"), "{part}");
    }
    let at = |pointer: &str, value: Value| {
        let mut doc = base();
        *doc.pointer_mut(pointer).expect("a place") = value;
        read(doc)
    };
    // Lists are no objects.
    for pointer in ["/seats/0/goods", "/seats/1/workers"] {
        assert!(at(pointer, json!([1])).contains("expected an object"), "{pointer}");
    }
    let mut doc = base();
    doc["rulings"] = json!(["visit"]);
    assert!(read(doc).contains("expected an object"));
    for (pointer, value) in [
        ("/turn", json!(-1)),
        ("/active", json!("red")),
        ("/seats/0/virtue", json!(256)),
        ("/seats/0/goods/clay", json!(65_536)),
        ("/seats/1/workers/mines", json!(-1)),
    ] {
        assert!(at(pointer, value).contains("invalid"), "{pointer}");
    }
    let frames = |frames: Value| {
        let mut doc = base();
        doc["pending"] = frames;
        read(doc)
    };
    assert_eq!(frames(json!([{ "frame": "turn" }])), "");
    assert!(frames(json!([{ "frame": "sleep" }])).contains("unknown variant `sleep`"));
    assert!(frames(json!([{ "frame": "guard" }])).contains("missing field `left`"));
    assert!(frames(json!([{ "frame": "turn", "left": 1 }])).contains("unknown field `left`"));
    let why = json!([{ "frame": "discard", "left": 1, "why": "fun" }]);
    assert!(frames(why).contains("unknown variant `fun`"));
    let gain = json!([{ "frame": "gain", "seat": 0, "gain": { "honor": 1 } }]);
    assert!(frames(gain).contains("unknown field `honor`"));
}

/// A document without chance needs a seed; with its own it keeps that.
#[test]
fn a_document_without_chance() {
    let doc: StateDoc = serde_json::from_value(minimal()).expect("a document");
    let Err(problem) = WestKingdom::from_doc(edition(), doc.clone(), None) else {
        panic!("a document without chance is accepted");
    };
    assert_eq!(problem.message.key, "load-no-rng");
    let own = RngDoc { key: Seed::from_text("own"), streams: 3 };
    let doc = StateDoc { rng: Some(own.clone()), ..doc };
    for given in [None, Some(seed())] {
        let game = WestKingdom::from_doc(edition(), doc.clone(), given).expect("a state");
        assert_eq!(game.state_doc().rng, Some(own.clone()));
    }
}

/// A position with something of everything.
pub fn rich() -> Position {
    Position::new(3)
        .turn(8)
        .first(2)
        .round_limit(9)
        .ruling("fortress_location_limit", json!(true))
        .tax_stand(7)
        .workshop(
            "miner:2 thief patron_stone patron_wood:1 / trader_clay trader_stone trader_wood labourer",
        )
        .right("bm_04 bm_09")
        .market([Some(1), None, Some(0)])
        .rewards("reward_gold reward_wood")
        .set("known_apprentices", json!(2))
        .seat(0, |p| {
            let p = p.board("ada").goods("3 clay 2 silver").debts(2).paid_debts(1).virtue(9);
            p.at("2 forest 1 guardhouse").prison(1).guildhall(2).hand("well keep").built("smithy")
        })
        .seat(1, |p| {
            let p = p.board("rudolf").cathedral(2).apprentices("miner squire_gold");
            p.held(&[2, 0, 1]).set("discards", json!(4))
        })
        .seat(2, |p| p.board("therese").goods("5 gold").virtue(0).hand("tavern"))
}

/// What is written can be read, and is what was written.
#[test]
fn documents_are_written_as_they_are_read() {
    let (mut written, read) = (rich().doc(), rich().play().state());
    assert_eq!((&read["active"], &read["first"]), (&json!(0), &json!(2)));
    assert_eq!(read["pending"], json!([{ "frame": "turn" }]));
    for field in [
        "turn",
        "active",
        "first",
        "round_limit",
        "tax_stand",
        "apprentice_pile",
        "known_apprentices",
        "building_pile",
        "rewards",
        "black_market",
    ] {
        assert_eq!(read[field], written[field], "{field}");
    }
    assert_eq!(read["rulings"]["fortress_location_limit"], json!(true));
    // Spaces without coins do not speak of them.
    assert_eq!(read["workshop"][0][0], json!({ "apprentice": "miner", "coins": 2 }));
    assert_eq!(read["workshop"][0][1], json!({ "apprentice": "thief" }));
    for seat in 0..3 {
        for (field, value) in written["seats"][seat].as_object_mut().expect("a seat") {
            assert_eq!(&read["seats"][seat][field], value, "{seat} {field}");
        }
    }
    // Cards of a hand, and buildings, are in the order of their numbers, however they were written.
    let other = rich().seat(0, |p| p.hand("keep well"));
    assert_eq!(other.play().state(), read);
    // Once more.
    assert_eq!(json!(load(read.clone()).state_doc()), read);
}

/// The documents of whole games, read again at every question, are the same games, and play on in
/// the same way.
#[test]
fn games_go_through_documents() {
    for config in [
        json!({ "players": 2 }),
        json!({ "players": 1, "boards": "dealt" }),
        json!({ "players": 4, "boards": "dealt", "round_limit": 8 }),
    ] {
        let mut rng = game_core::FastRng::of_series("documents", 0);
        let mut table = Table::set_up(edition(), config, "through");
        for _ in 0..250 {
            let Some(&seat) = table.asked().first() else { break };
            let text = table.state().to_string();
            let again = load(serde_json::from_str(&text).expect("JSON"));
            assert!(again == *table.game(), "{text}");
            let legal = table.legal(seat);
            let answer = &legal[rng.below(legal.len() as u32) as usize];
            let mut other = Scenario::<WestKingdom>::from_state(again);
            other.play(seat, answer);
            table.scenario_mut().play(seat, answer);
            assert_eq!(other.events(), table.scenario().events());
            assert!(*other.game() == *table.game());
        }
    }
}
