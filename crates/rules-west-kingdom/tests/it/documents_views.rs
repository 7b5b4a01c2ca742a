//! View documents: their fields, what they show to whom, and that nothing hidden is in them.

use std::collections::BTreeSet;

use game_core::{Seat, Viewer};
use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::documents::rich;
use crate::harness::{Position, Table};

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn views(table: &Table) -> [Value; 4] {
    [table.view(0), table.view(1), table.view(2), table.view_of_all()]
}

/// What everybody sees is in every view, and says the same in all of them.
#[test]
fn what_views_have_in_common() {
    let table = rich().play();
    let state = table.state();
    for (at, view) in views(&table).iter().enumerate() {
        let viewer = if at == 3 { Value::Null } else { json!(at) };
        assert_eq!(view["viewer"], viewer);
        for field in [
            "turn",
            "active",
            "first",
            "over",
            "round_limit",
            "rulings",
            "tax_stand",
            "workshop",
            "reset",
            "last_turns",
            "pending",
        ] {
            assert_eq!(view[field], state[field], "{field}");
        }
        assert_eq!((&view["picks"], &view["house_rival"]), (&Value::Null, &Value::Null));
        // Turn 8 of three players.
        assert_eq!(view["round"], json!(3));
        assert_eq!(view["guildhall"], json!({ "workers": 2, "spaces": 16, "resets": [9, 13] }));
        let market = &view["black_market"];
        assert_eq!(market["right"], json!(["bm_04", "bm_09"]));
        assert_eq!(market["large"], json!({ "gold": 1, "stone": 1, "wood": 2 }));
        assert_eq!(market["left"]["small"], json!({ "marble": 1 }));
        assert_eq!(market["workers"], state["black_market"]["workers"]);
        for seat in 0..3 {
            let (seen, own) = (&view["seats"][seat], &state["seats"][seat]);
            for field in [
                "board",
                "goods",
                "debts",
                "paid_debts",
                "virtue",
                "cathedral",
                "supply",
                "workers",
                "prison",
                "guildhall",
                "apprentices",
                "buildings",
                "discards",
            ] {
                assert_eq!(seen[field], own[field], "{seat} {field}");
            }
            let hand = own["hand"].as_array().map(Vec::len);
            assert_eq!(seen["hand_count"].as_u64().map(|count| count as usize), hand);
        }
        assert_eq!(view["seats"][0]["held"], json!([0, 0, 0]));
        assert_eq!(view["seats"][1]["held"], json!([2, 0, 1]));
    }
}

/// A view has these fields and no other; a player's own things are in the own view only.
#[test]
fn the_fields_of_a_view() {
    let table = rich().play();
    let all = BTreeSet::from([
        "viewer",
        "turn",
        "round",
        "active",
        "first",
        "over",
        "round_limit",
        "rulings",
        "picks",
        "tax_stand",
        "workshop",
        "apprentice_pile",
        "building_pile",
        "building_pile_by",
        "unseen_buildings",
        "rewards",
        "black_market",
        "guildhall",
        "reset",
        "last_turns",
        "house_rival",
        "seats",
        "pending",
    ]);
    let open = BTreeSet::from([
        "board",
        "goods",
        "debts",
        "paid_debts",
        "virtue",
        "cathedral",
        "supply",
        "workers",
        "prison",
        "guildhall",
        "held",
        "apprentices",
        "buildings",
        "discards",
        "hand_count",
    ]);
    let own: BTreeSet<&str> =
        open.iter().copied().chain(["hand", "packet", "leaving", "passed"]).collect();
    for (at, view) in views(&table).iter().enumerate() {
        assert_eq!(keys(view), all);
        for seat in 0..3 {
            let expected = if seat == at { &own } else { &open };
            assert_eq!(&keys(&view["seats"][seat]), expected, "{at} sees {seat}");
        }
        assert_eq!(keys(&view["apprentice_pile"]), BTreeSet::from(["count", "known", "others"]));
        assert_eq!(keys(&view["rewards"]), BTreeSet::from(["count", "unseen"]));
        assert_eq!(
            keys(&view["black_market"]),
            BTreeSet::from(["large", "left", "right", "workers"])
        );
        assert_eq!(
            keys(&view["black_market"]["left"]),
            BTreeSet::from(["cards", "count", "small"])
        );
    }
    let solo = Position::solo().work(3).deck("mines quarry mines").play();
    for view in [solo.view(0), solo.view_of_all()] {
        let deck = json!({ "count": 3, "cards": ["quarry", "mines", "mines"] });
        assert_eq!(view["house_rival"], json!({ "work": 3, "deck": deck }));
        assert_eq!(keys(&view["seats"][1]), open);
    }
}

/// In the draft: the own packet and the own sealed card, and nobody else's.
#[test]
fn views_of_the_draft() {
    let mut table = Table::start(3, "views");
    let pick = table.legal(1).swap_remove(2);
    table.play(1, &pick);
    let state = table.state();
    for (at, view) in views(&table).iter().enumerate() {
        assert_eq!((&view["picks"], &view["round"]), (&json!(0), &json!(0)));
        for seat in 0..3 {
            let (seen, own) = (&view["seats"][seat], &state["seats"][seat]);
            let mine = seat == at;
            assert_eq!(seen["packet"], if mine { own["packet"].clone() } else { Value::Null });
            let pick = if mine && seat == 1 { own["pick"].clone() } else { Value::Null };
            assert_eq!(seen["pick"], pick);
        }
    }
    assert_eq!(format!("keep {}", table.view(1)["seats"][1]["pick"].as_str().expect("it")), pick);
    for seat in 0..3 {
        let mut view = table.view(seat);
        // All cards but those of the own packet are somewhere else.
        assert_eq!(view["unseen_buildings"].as_array().map(Vec::len), Some(36));
        let packet = view["seats"][seat]["packet"].take();
        let unseen: BTreeSet<String> =
            serde_json::from_value(view["unseen_buildings"].take()).expect("cards");
        let packet: BTreeSet<String> = serde_json::from_value(packet).expect("cards");
        assert!(unseen.is_disjoint(&packet));
    }
}

/// Nothing hidden is in a view: with other hands, other orders of all piles, another deck, other
/// sealed cards and another chance its text is the same to the letter.
#[test]
fn views_tell_no_secrets() {
    let text =
        |position: &Position, viewer: Viewer| position.play().scenario().view(viewer).to_string();
    let seat = |seat: u8| Viewer::Seat(Seat::new(seat));
    let key = |digit: &str| json!({ "key": digit.repeat(64), "streams": 5 });
    let one = rich();
    let other = rich()
        .seat(0, |p| p.hand("castle church"))
        .pile("palace chapel armoury")
        .apprentice_pile("gatekeeper illusionist")
        .rewards("reward_silver reward_stone")
        .set("rng", key("a"));
    let one = one.set("rng", key("b"));
    // The two at the bottom of the apprentice pile are known to all, and are the same here.
    let [mine, theirs] = [&one, &other].map(|position| text(position, seat(1)));
    let unseen = |text: &str| text.contains("reward_gold");
    assert_eq!((unseen(&mine), unseen(&theirs)), (true, false));
    let strip = |text: &str| {
        let mut view: Value = serde_json::from_str(text).expect("JSON");
        // Which Reward cards have been taken is open, and differs.
        view["rewards"]["unseen"].take();
        view.to_string()
    };
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(strip(&text(&one, viewer)), strip(&text(&other, viewer)), "{viewer:?}");
    }
    assert_ne!(strip(&text(&one, seat(0))), strip(&text(&other, seat(0))));
    // Not a word of chance.
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        assert!(!text(&one, viewer).contains(&"b".repeat(64)));
    }
    let [first, second] = ["quarry mines forest", "forest quarry mines"]
        .map(|deck| text(&Position::solo().deck(deck), seat(0)));
    assert_eq!(first, second);
}
