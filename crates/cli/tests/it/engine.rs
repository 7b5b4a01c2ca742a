//! The engine, operation by operation: what succeeds and what is refused.

use serde_json::{Value, json};

use crate::{Asked, every_game};

#[test]
fn hello_lists_the_games() {
    let hello = Asked::new().ok(&json!({"op": "hello"}));
    assert_eq!(hello["protocol"], 1);
    let game = &hello["games"][0];
    assert_eq!(game["id"], "architectura");
    assert_eq!(game["players"], json!([2, 4]));
    assert!(game["rules"].is_u64());
    assert!(game["edition"].is_string());
    assert_eq!(game["edition_hash"].as_str().map(str::len), Some(64));
}

#[test]
fn the_id_comes_back_as_it_was() {
    let mut engine = Asked::new();
    for id in [json!(1), json!("a"), json!(null), json!([1, {"b": 2.5}]), json!(u64::MAX)] {
        assert_eq!(engine.ask(&json!({"id": id, "op": "hello"}))["id"], id);
        assert_eq!(engine.ask(&json!({"id": id, "op": "dance"}))["id"], id);
        assert_eq!(engine.ask(&json!({"id": id}))["id"], id);
    }
    assert_eq!(engine.ask(&json!({"op": "hello"}))["id"], json!(null));
}

#[test]
fn what_is_no_request_is_refused_with_a_null_id() {
    let mut engine = Asked::new();
    for (line, code) in [
        ("", "request-not-json"),
        ("   ", "request-not-json"),
        ("{\"id\": 1, \"op\": ", "request-not-json"),
        ("{\"id\": 1, \"op\": \"hello\"} {}", "request-not-json"),
        ("1e999", "request-not-json"),
        ("[1]", "request-not-object"),
        ("null", "request-not-object"),
    ] {
        let reply: Value = serde_json::from_str(&engine.0.handle(line).line).expect("JSON");
        assert_eq!(reply["error"]["code"], code, "{line}");
        assert_eq!(reply["id"], json!(null), "{line}");
    }
    let deep = "[".repeat(100_000);
    let reply: Value = serde_json::from_str(&engine.0.handle(&deep).line).expect("JSON");
    assert_eq!(reply["error"]["code"], "request-not-json");
}

#[test]
fn every_operation_but_some_needs_a_game() {
    let mut engine = Asked::new();
    for request in [
        json!({"op": "state"}),
        json!({"op": "hash"}),
        json!({"op": "view", "viewer": 0}),
        json!({"op": "legal"}),
        json!({"op": "apply", "seat": 0, "action": "mulligan"}),
        json!({"op": "preview", "seat": 0, "action": "mulligan"}),
        json!({"op": "outcome"}),
        json!({"op": "choose", "seat": 0, "bot": "random"}),
        json!({"op": "save"}),
    ] {
        assert_eq!(engine.code(&request), "no-game-yet");
    }
}

#[test]
fn fields_are_checked_one_by_one() {
    let mut engine = Asked::playing("architectura", 2, "fields");
    let config = json!({"players": 2});
    for (request, code) in [
        (json!({}), "request-missing-field"),
        (json!({"op": 7}), "request-wrong-type"),
        (json!({"op": "dance"}), "request-unknown-op"),
        (json!({"op": "hello", "x": 1}), "request-unknown-field"),
        (json!({"op": "state", "game": "architectura"}), "request-unknown-field"),
        (json!({"op": "new", "config": config, "seed": "a"}), "request-missing-field"),
        (json!({"op": "new", "game": "architectura", "config": config}), "request-missing-field"),
        (
            json!({"op": "new", "game": "architectura", "config": config, "seed": 5}),
            "request-wrong-type",
        ),
        (json!({"op": "new", "game": "chess", "config": config, "seed": "a"}), "unknown-game"),
        (
            json!({"op": "new", "game": "architectura", "config": {}, "seed": "a"}),
            "config-unreadable",
        ),
        (
            json!({"op": "new", "game": "architectura", "config": {"players": -2}, "seed": "a"}),
            "config-unreadable",
        ),
        (
            json!({"op": "new", "game": "architectura", "config": {"players": 2, "x": 1}, "seed": "a"}),
            "config-unreadable",
        ),
        (json!({"op": "load", "game": "architectura", "state": {}}), "state-unreadable"),
        (json!({"op": "load", "game": "architectura", "state": null}), "state-unreadable"),
        (json!({"op": "view"}), "request-missing-field"),
        (json!({"op": "view", "viewer": "me"}), "request-wrong-type"),
        (json!({"op": "view", "viewer": 2}), "no-such-seat"),
        (json!({"op": "view", "viewer": -1}), "no-such-seat"),
        (json!({"op": "view", "viewer": u64::MAX}), "request-wrong-type"),
        (json!({"op": "apply", "seat": 0}), "request-missing-field"),
        (json!({"op": "apply", "seat": "0", "action": "mulligan"}), "request-wrong-type"),
        (json!({"op": "apply", "seat": 256, "action": "mulligan"}), "no-such-seat"),
        (json!({"op": "apply", "seat": 0, "action": "dance"}), "notation-unknown"),
        (json!({"op": "preview", "seat": 0, "action": ""}), "notation-unknown"),
        (json!({"op": "choose", "seat": 0, "bot": "oracle"}), "unknown-bot"),
        (
            json!({"op": "choose", "seat": 0, "bot": "random", "sims": 1, "ms": 1}),
            "request-two-budgets",
        ),
        (json!({"op": "choose", "seat": 0, "bot": "random", "sims": 0}), "request-wrong-type"),
        (json!({"op": "choose", "seat": 9, "bot": "random"}), "no-such-seat"),
        (json!({"op": "lang", "lang": "de"}), "unknown-lang"),
        (json!({"op": "quit", "now": true}), "request-unknown-field"),
    ] {
        assert_eq!(engine.code(&request), code, "{request}");
    }
}

#[test]
fn the_wrong_number_of_players_is_refused() {
    let mut engine = Asked::new();
    for players in [0, 1, 5, 200] {
        let config = json!({"players": players});
        let request = json!({"op": "new", "game": "architectura", "config": config, "seed": "a"});
        engine.code(&request);
    }
}

#[test]
fn a_game_from_its_beginning_to_its_end() {
    every_game().for_each(play_a_game);
}

fn play_a_game(game: &str) {
    let mut engine = Asked::new();
    let config = json!({"players": 3});
    let new = json!({"op": "new", "game": game, "config": config, "seed": "whole"});
    let begun = engine.ok(&new);
    assert!(begun["awaiting"].as_array().is_some_and(|seats| !seats.is_empty()));
    assert_eq!(engine.ok(&json!({"op": "outcome"}))["over"], false);
    let mut turn = begun["turn"].as_u64().expect("a turn");
    let mut over = false;
    while let Some((seat, actions)) = engine.asked() {
        assert!(!over && !actions.is_empty());
        let choose = json!({"op": "choose", "seat": seat, "bot": "random", "sims": 10});
        let action = engine.ok(&choose)["action"].clone();
        assert!(actions.iter().any(|known| *known == action));
        let applied = engine.ok(&json!({"op": "apply", "seat": seat, "action": action}));
        for event in applied["events"].as_array().expect("a list") {
            let fields = ["kind", "to", "barrier", "rule", "text"];
            assert!(fields.iter().all(|field| event.get(field).is_some()), "{event}");
            assert!(!event["text"].as_str().expect("a text").contains('['), "{event}");
        }
        let now = applied["turn"].as_u64().expect("a turn");
        assert!(now >= turn);
        turn = now;
        over = applied["over"].as_bool().expect("yes or no");
    }
    assert!(over);
    let outcome = engine.ok(&json!({"op": "outcome"}));
    assert_eq!(outcome["over"], true);
    assert_eq!(outcome["ranks"].as_array().map(Vec::len), Some(3));
    assert!(outcome["scores"][0]["categories"].is_object());
    let saved = engine.ok(&json!({"op": "save"}));
    assert_eq!(saved["result"]["ranks"], outcome["ranks"]);
    assert_eq!(saved["result"]["hash"], engine.ok(&json!({"op": "hash"}))["hash"]);
    assert_eq!(engine.code(&json!({"op": "choose", "seat": 0, "bot": "random"})), "seat-not-asked");
}

#[test]
fn legal_gives_questions_answers_and_near_misses() {
    every_game().for_each(look_at_near_misses);
}

fn look_at_near_misses(game: &str) {
    let mut engine = Asked::playing(game, 2, "legal");
    engine.play(6, 0);
    let legal = engine.ok(&json!({"op": "legal"}));
    let asked = &legal["awaiting"][0];
    assert!(asked["question"]["key"].is_string());
    assert!(asked["question"]["args"].is_object());
    assert!(!asked["question"]["text"].as_str().expect("a text").is_empty());
    let seat = &asked["seat"];
    for refused in asked["refused"].as_array().expect("a list") {
        let action = &refused["action"];
        let reply = engine.ask(&json!({"op": "apply", "seat": seat, "action": action}));
        assert_eq!(reply["error"]["code"], refused["code"], "{refused}");
        assert_eq!(reply["error"]["why"], refused["why"]);
        assert_eq!(reply["error"]["rule"], refused["rule"]);
    }
}

#[test]
fn the_wrong_seat_is_refused() {
    every_game().for_each(ask_the_wrong_seat);
}

fn ask_the_wrong_seat(game: &str) {
    let mut engine = Asked::playing(game, 2, "wrong seat").until_one_is_asked();
    let (seat, actions) = engine.asked().expect("somebody is asked");
    engine.code(&json!({"op": "apply", "seat": 1 - seat, "action": actions[0]}));
    let choose = json!({"op": "choose", "seat": 1 - seat, "bot": "random"});
    assert_eq!(engine.code(&choose), "seat-not-asked");
}

#[test]
fn a_preview_changes_nothing() {
    every_game().for_each(preview_all);
}

fn preview_all(game: &str) {
    let mut engine = Asked::playing(game, 2, "preview");
    let (seat, actions) = engine.asked().expect("somebody is asked");
    let before = engine.ok(&json!({"op": "state"}));
    for action in actions {
        let preview = engine.ok(&json!({"op": "preview", "seat": seat, "action": action}));
        assert!(preview["events"].is_array());
        assert!(preview["barrier"].is_null() || preview["barrier"].is_string());
        assert_eq!(preview["after"].as_array().map(Vec::len), Some(2));
        assert!(preview["after"][0]["goods"].is_object());
        assert!(preview["after"][0]["score"].is_i64());
    }
    assert_eq!(engine.ok(&json!({"op": "state"})), before);
}

#[test]
fn a_state_loads_as_it_was_given() {
    every_game().for_each(load_states);
}

fn load_states(game: &str) {
    let mut engine = Asked::playing(game, 4, "load");
    for _ in 0..12 {
        engine.play(3, 1);
        let state = engine.ok(&json!({"op": "state"}))["state"].clone();
        let hash = engine.ok(&json!({"op": "hash"}));
        let mut other = Asked::new();
        other.ok(&json!({"op": "load", "game": game, "state": state}));
        assert_eq!(other.ok(&json!({"op": "hash"})), hash);
        assert_eq!(other.ok(&json!({"op": "legal"})), engine.ok(&json!({"op": "legal"})));
        assert_eq!(other.code(&json!({"op": "save"})), "save-no-origin");
    }
}

#[test]
fn a_state_by_hand_may_lack_pending_and_chance() {
    every_game().for_each(load_by_hand);
}

fn load_by_hand(game: &str) {
    let mut engine = Asked::playing(game, 2, "by hand").until_one_is_asked();
    let mut state = engine.ok(&json!({"op": "state"}))["state"].clone();
    let fields = state.as_object_mut().expect("an object");
    fields.remove("pending");
    fields.remove("rng");
    let load = json!({"op": "load", "game": game, "state": state});
    engine.code(&load);
    let mut seeded = load;
    seeded["seed"] = json!("chance");
    let loaded = engine.ok(&seeded);
    assert_eq!(loaded["awaiting"].as_array().map(Vec::len), Some(1));
}

#[test]
fn views_hide_what_a_viewer_may_not_know() {
    every_game().for_each(look_at_views);
}

fn look_at_views(game: &str) {
    let mut engine = Asked::playing(game, 2, "views");
    let state = engine.ok(&json!({"op": "state"}))["state"].clone();
    for viewer in [json!(0), json!(1), json!("spectator")] {
        let view = engine.ok(&json!({"op": "view", "viewer": viewer}))["view"].to_string();
        assert!(!view.contains(state["rng"]["key"].as_str().unwrap_or("rng")), "{view}");
    }
}

#[test]
fn choices_repeat_and_follow_their_seed() {
    let mut engine = Asked::playing("architectura", 2, "choices");
    let (seat, _) = engine.asked().expect("somebody is asked");
    let mut choose = |seed: &str| {
        let request = json!({"op": "choose", "seat": seat, "bot": "random", "ms": 5, "seed": seed});
        engine.ok(&request)["action"].clone()
    };
    assert_eq!(choose("a"), choose("a"));
    let first = choose("0");
    assert!((1..50).any(|n: i32| choose(&n.to_string()) != first), "the seed counts for nothing");
}

#[test]
fn texts_follow_the_language() {
    let mut engine = Asked::playing("architectura", 2, "lang");
    let question =
        |engine: &mut Asked| engine.ok(&json!({"op": "legal"}))["awaiting"][0]["question"].clone();
    let english = question(&mut engine);
    assert_eq!(engine.ok(&json!({"op": "lang", "lang": "fr"})), json!({}));
    let french = question(&mut engine);
    assert_eq!(english["key"], french["key"]);
    assert_ne!(english["text"], french["text"]);
    engine.ok(&json!({"op": "lang", "lang": "pt"}));
    assert_ne!(question(&mut engine)["text"], french["text"]);
}

#[test]
fn quit_is_the_last() {
    let mut engine = Asked::new();
    let reply = engine.0.handle(r#"{"id": 3, "op": "quit"}"#);
    assert!(reply.quit);
    assert_eq!(reply.line, r#"{"id":3,"ok":{}}"#);
}
