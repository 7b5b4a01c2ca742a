//! Documents with an impossible draft. [`crate::documents_refused`] calls these, so that no reason
//! is forgotten.

use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::documents_refused::{check, edited, field, push, remove};
use crate::harness::Table;

/// A game in the draft, or just after it, with so many picks made by everybody.
fn drafted(players: u8, picks: usize) -> Value {
    let mut table = Table::start(players, "drafted");
    for _ in 0..picks {
        for seat in 0..players {
            let first = table.legal(seat).swap_remove(0);
            table.play(seat, &first);
        }
    }
    table.state()
}

pub fn drafts() {
    let with = |picks: usize, edit: &dyn Fn(&mut Value), expected: &str| {
        let mut doc = drafted(2, picks);
        edit(&mut doc);
        check(&doc, expected);
    };
    let wrong = "draft picks";
    field("picks", json!(3), wrong);
    field("picks", json!(0), wrong);
    with(0, &|doc| doc["picks"] = json!(3), wrong);
    with(0, &|doc| doc["picks"] = json!(1), "packet seats.0.packet");
    with(1, &|doc| doc["picks"] = json!(0), "packet seats.0.packet");
    with(0, &|doc| doc["picks"] = Value::Null, "");
    // Nothing has happened but picks.
    with(0, &|doc| doc["reset"] = json!(true), wrong);
    with(0, &|doc| doc["workshop"][0][0]["coins"] = json!(1), wrong);
    with(0, &|doc| doc["known_apprentices"] = json!(1), wrong);
    with(0, &|doc| drop(doc["rewards"].as_array_mut().map(Vec::pop)), wrong);
    with(
        0,
        &|doc| {
            let card = doc["black_market"]["left"].as_array_mut().map(|pile| pile.remove(0));
            push(&mut doc["black_market"]["right"], json!(card));
        },
        wrong,
    );
    with(
        0,
        &|doc| {
            doc["black_market"]["workers"][2] = json!(1);
            doc["seats"][1]["supply"] = json!(19);
        },
        wrong,
    );
    with(
        0,
        &|doc| {
            let cards = doc["building_pile"].as_array().map_or(0, Vec::len);
            doc["building_pile_by"] = json!(vec![Value::Null; cards]);
            doc["building_pile_by"][cards - 1] = json!(0);
        },
        wrong,
    );
    with(
        0,
        &|doc| {
            let card = doc["workshop"][1][3].take();
            push(&mut doc["apprentice_pile"], card["apprentice"].clone());
        },
        wrong,
    );
    let mut solo = Table::start(1, "drafted").state();
    solo["house_rival"]["work"] = json!(1);
    check(&solo, wrong);
    solo["house_rival"]["work"] = json!(0);
    solo["picks"] = json!(1);
    check(&solo, wrong);
    let seat = |field: &str, value: Value, expected: &str| {
        with(0, &|doc| doc["seats"][1][field] = value.clone(), expected);
    };
    for (field, value) in
        [("paid_debts", json!(1)), ("cathedral", json!(1)), ("discards", json!(1))]
    {
        seat(field, value, "draft seats.1");
    }
    with(
        0,
        &|doc| {
            let card = doc["apprentice_pile"].as_array_mut().map(|pile| pile.remove(0));
            doc["seats"][0]["apprentices"] = json!([card]);
        },
        "draft seats.0",
    );
    with(
        0,
        &|doc| {
            let card = doc["building_pile"].as_array_mut().map(|pile| pile.remove(0));
            doc["seats"][0]["buildings"] = json!([card]);
        },
        "draft seats.0",
    );
    for (field, value) in [("workers", json!({ "mines": 1 })), ("guildhall", json!(1))] {
        with(
            0,
            &|doc| {
                doc["seats"][1][field] = value.clone();
                doc["seats"][1]["supply"] = json!(19);
            },
            "draft seats.1",
        );
    }
    // Packets and hands are as the picks leave them, and a pick is of the own packet.
    with(
        0,
        &|doc| {
            let card = doc["seats"][1]["packet"].as_array_mut().and_then(Vec::pop);
            push(&mut doc["building_pile"], json!(card));
        },
        "packet seats.1.packet",
    );
    with(
        1,
        &|doc| {
            let card = doc["seats"][1]["hand"].as_array_mut().and_then(Vec::pop);
            push(&mut doc["building_pile"], json!(card));
        },
        "packet seats.1.packet",
    );
    with(
        0,
        &|doc| doc["seats"][0]["pick"] = doc["seats"][1]["packet"][0].clone(),
        "pick seats.0.pick",
    );
    with(0, &|doc| doc["seats"][0]["pick"] = doc["seats"][0]["packet"][0].clone(), "frame pending");
    // Without the question, it is that of those who have not chosen.
    with(
        0,
        &|doc| {
            doc["seats"][0]["pick"] = doc["seats"][0]["packet"][0].clone();
            doc["pending"] = Value::Null;
        },
        "",
    );
    for pending in [
        json!([]),
        json!([{ "frame": "turn" }]),
        json!([{ "frame": "draft", "done": [1] }]),
        json!([{ "frame": "draft", "done": [] }, { "frame": "draft", "done": [] }]),
        json!([{ "frame": "discard", "left": 1, "why": "deal" }]),
    ] {
        with(0, &|doc| doc["pending"] = pending.clone(), "frame pending");
    }
    let mut solo = Table::start(1, "drafted").state();
    for pending in [
        json!([{ "frame": "draft", "done": [] }]),
        json!([{ "frame": "discard", "left": 2, "why": "deal" }]),
        json!([{ "frame": "discard", "left": 1, "why": "limit" }]),
    ] {
        solo["pending"] = pending;
        check(&solo, "frame pending");
    }
    solo["pending"] = Value::Null;
    check(&solo, "");
    solo["seats"][0]["packet"] =
        json!([solo["seats"][0]["hand"].as_array_mut().and_then(Vec::pop)]);
    check(&solo, "packet seats.0.packet");
    // After the draft there are none.
    field("seats/0/pick", json!("well"), "pick seats.0.pick");
    edited(
        |doc| {
            remove(&mut doc["building_pile"], "well");
            doc["seats"][1]["packet"] = json!(["well"]);
        },
        "packet seats.1.packet",
    );
}

pub fn passed() {
    let with = |players: u8, picks: usize, edit: &dyn Fn(&mut Value), expected: &str| {
        let mut doc = drafted(players, picks);
        edit(&mut doc);
        check(&doc, expected);
    };
    let wrong = "passed seats.0.passed";
    for players in 2..=5 {
        for picks in 0..=3 {
            with(players, picks, &|_| {}, "");
            // What nobody needs to remember may be missing.
            with(players, picks, &|doc| doc["seats"][0]["passed"] = json!([]), "");
        }
        // Three cards went on after the first pick, all of them to the left.
        with(
            players,
            1,
            &|doc| drop(doc["seats"][0]["passed"][0].as_array_mut().map(Vec::pop)),
            wrong,
        );
        let left = 1;
        with(
            players,
            1,
            &|doc| doc["seats"][0]["passed"][0][0] = doc["building_pile"][0].clone(),
            wrong,
        );
        for picks in [1, 2, 3] {
            let one_more = |doc: &mut Value| {
                let card = doc["building_pile"][0].clone();
                push(&mut doc["seats"][0]["passed"][0], card);
            };
            with(players, picks, &one_more, wrong);
        }
        // Nothing goes on before the first pick, nor twice, nor in a round that has not come.
        let packet = |doc: &Value| json!(doc["seats"][left]["packet"].as_array().map(|p| &p[..3]));
        with(players, 0, &|doc| doc["seats"][0]["passed"] = json!([packet(doc)]), wrong);
        with(players, 1, &|doc| doc["seats"][0]["passed"] = json!([[], packet(doc)]), wrong);
        with(
            players,
            2,
            &|doc| {
                let again = doc["seats"][0]["passed"][0].clone();
                doc["seats"][0]["passed"][1][0] = again[0].clone();
            },
            wrong,
        );
        // After the draft they are with those who kept them, or under the pile.
        with(
            players,
            3,
            &|doc| {
                let last = doc["seats"][0]["passed"].as_array().map_or(0, Vec::len) - 1;
                let pile = doc["building_pile"].as_array().expect("a pile").clone();
                for (at, card) in doc["seats"][0]["passed"][last]
                    .as_array_mut()
                    .expect("cards")
                    .iter_mut()
                    .enumerate()
                {
                    *card = pile[at].clone();
                }
            },
            wrong,
        );
    }
}
