//! Configurations: every option, what may be left out, and what is refused.

use std::collections::BTreeSet;

use game_core::{Game, GameText, Problem, Seat, Seed};
use rules_west_kingdom::{Boards, Config, Edition, RulingChoices, WestKingdom};
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition, edition_with};

/// The switches: as the rulings have them, and the other way round. JSON and TOML write these
/// values alike.
const SWITCHES: [(&str, &str, &str); 4] = [
    ("conspirator_discount", "\"visit\"", "\"each_capture\""),
    ("fortress_location_limit", "false", "true"),
    ("empty_black_market_turns_card", "false", "true"),
    ("building_effects_optional", "false", "true"),
];

const BOARDS: [&str; 5] = ["therese", "caroline", "ada", "frederick", "rudolf"];

fn value(text: &str) -> Value {
    serde_json::from_str(text).expect("a value")
}

/// All rulings as they are ruled, but this one.
fn but(field: &str, setting: &str) -> Value {
    let mut rulings = json!({});
    for (name, usual, _) in SWITCHES {
        rulings[name] = value(if name == field { setting } else { usual });
    }
    rulings
}

/// The rulings of a new game, the same in the state and in what everybody sees.
fn rulings_of(edition: &'static Edition, rulings: &Value) -> Value {
    let table = Table::set_up(edition, json!({ "players": 2, "rulings": rulings }), "rulings");
    let state = table.state()["rulings"].take();
    assert_eq!(table.view(0)["rulings"], state);
    assert_eq!(table.view_of_all()["rulings"], state);
    state
}

/// The edition with one switch set otherwise.
fn edition_but(field: &str, usual: &str, other: &str) -> &'static Edition {
    let line = |value: &str| format!("\n{field} = {value}\n");
    edition_with(&[(&line(usual), &line(other))])
}

/// A configuration as it is read.
#[track_caller]
fn read(config: Value) -> Config {
    serde_json::from_value(config).expect("a configuration")
}

/// Why a configuration cannot be read.
#[track_caller]
fn unreadable(config: Value) -> String {
    match serde_json::from_value::<Config>(config) {
        Ok(config) => panic!("{config:?} is accepted"),
        Err(error) => error.to_string(),
    }
}

/// Why a configuration is refused: key, rule and the words in question.
#[track_caller]
fn refused(config: Value) -> (&'static str, Option<&'static str>, Value) {
    let config = read(config);
    match WestKingdom::new(edition(), &config, Seed::from_text("config")) {
        Ok(_) => panic!("{config:?} is accepted"),
        Err(Problem { message, rule }) => (message.key, rule, message.args_json()),
    }
}

/// The player boards of a new game, by seat; nothing for side 1.
fn boards_of(table: &Table) -> Vec<Option<String>> {
    let state = table.state();
    let seats = state["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat["board"].as_str().map(ToString::to_string)).collect()
}

/// WK-1: 0 players are too few and 6 are too many.
#[test]
fn too_few_and_too_many_players() {
    for players in [0, 6, 255] {
        let numbers = json!({ "players": players, "least": 1, "most": 5 });
        assert_eq!(refused(json!({ "players": players })), ("wk-setup-players", None, numbers));
    }
    for (players, seats) in [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)] {
        let game = WestKingdom::new(edition(), &Config::new(players), Seed::from_text("players"));
        let game = game.expect("a game");
        assert_eq!((game.players(), game.seats()), (players.into(), seats));
        let solo = !json!(game.state_doc())["house_rival"].is_null();
        assert_eq!(solo, players == 1);
    }
    // The number is looked at first.
    let all = json!({ "players": 6, "first": 9, "boards": ["nobody"] });
    assert_eq!(refused(all).0, "wk-setup-players");
}

/// WK-8: who begins must sit at the table; everybody who does can begin.
#[test]
fn the_first_player_has_a_seat() {
    for (players, first) in [(1, 1), (2, 2), (3, 3), (4, 9), (5, 5), (5, 255)] {
        let numbers = json!({ "seat": first, "players": players });
        let config = json!({ "players": players, "first": first });
        assert_eq!(refused(config), ("wk-setup-first", Some("WK-8"), numbers));
    }
    for players in 1..=5 {
        for first in 0..players {
            let config = json!({ "players": players, "first": first });
            let state = Table::set_up(edition(), config, "first").state();
            assert_eq!((&state["first"], &state["active"]), (&json!(first), &json!(first)));
        }
    }
}

/// WK-9: with boards of side 2 the highest Virtue begins, so that nobody can be named.
#[test]
fn first_together_with_boards() {
    for boards in [json!("dealt"), json!(["ada", "rudolf"])] {
        let config = json!({ "players": 2, "first": 0, "boards": boards });
        assert_eq!(refused(config), ("wk-setup-first-boards", Some("WK-9"), json!({})));
        let config = json!({ "players": 2, "boards": boards });
        Table::set_up(edition(), config, "boards");
    }
    // Side 1 in so many words is what it is without them.
    let config = json!({ "players": 2, "first": 1, "boards": "side_1" });
    assert_eq!(Table::set_up(edition(), config, "boards").active(), 1);
    // Also where nobody has that seat, and for a single player.
    let config = json!({ "players": 2, "first": 7, "boards": "dealt" });
    assert_eq!(refused(config).0, "wk-setup-first-boards");
    let config = json!({ "players": 1, "first": 0, "boards": "dealt" });
    assert_eq!(refused(config).0, "wk-setup-first-boards");
}

/// WK-E53: boards by seat, each at most once, as many as players.
#[test]
fn chosen_boards() {
    for players in 1..=5 {
        let boards = &BOARDS[..players];
        let config = json!({ "players": players, "boards": boards });
        let found = boards_of(&Table::set_up(edition(), config, "chosen"));
        let found: Vec<_> = found.iter().take(players).map(|id| id.as_deref()).collect();
        assert_eq!(found, boards.iter().map(|id| Some(*id)).collect::<Vec<_>>());
    }
    let config = json!({ "players": 3, "boards": ["rudolf", "ada", "caroline"] });
    let found = boards_of(&Table::set_up(edition(), config, "chosen"));
    assert_eq!(found, ["rudolf", "ada", "caroline"].map(|id| Some(id.to_string())));
    // The house rival has none.
    let config = json!({ "players": 1, "boards": ["frederick"] });
    let found = boards_of(&Table::set_up(edition(), config, "chosen"));
    assert_eq!(found, [Some("frederick".to_string()), None]);
}

/// WK-E53: what is no choice of boards.
#[test]
fn boards_that_are_refused() {
    let refused =
        |players: u8, boards: &[&str]| refused(json!({ "players": players, "boards": boards }));
    for (players, boards) in [
        (2, &["ada"][..]),
        (2, &["ada", "rudolf", "caroline"]),
        (1, &["ada", "rudolf"]),
        (2, &[]),
        (5, &BOARDS[..4]),
    ] {
        let numbers = json!({ "boards": boards.len(), "players": players });
        let found = refused(players, boards);
        assert_eq!(found, ("wk-setup-boards-count", Some("WK-E53"), numbers));
    }
    let known = "therese, caroline, ada, frederick, rudolf";
    for unknown in ["adam", "Ada", "", "side_1", "dealt"] {
        let found = refused(2, &["rudolf", unknown]);
        assert_eq!(
            found,
            ("wk-setup-board-unknown", None, json!({ "board": unknown, "known": known }))
        );
    }
    let found = refused(3, &["ada", "rudolf", "ada"]);
    assert_eq!(found, ("wk-setup-board-twice", Some("WK-E53"), json!({ "board": "ada" })));
    // The number of boards is looked at first.
    assert_eq!(refused(3, &["ada", "ada"]).0, "wk-setup-boards-count");
}

/// Every refusal of a configuration is met in this file.
#[test]
fn every_refusal_of_a_configuration() {
    let known = game_testkit::keys_in(include_str!("../../src/setup.rs"), "wk-setup-");
    let met = game_testkit::keys_in(include_str!("config.rs"), "wk-setup-");
    assert!(known.len() == 6 && known.is_subset(&met), "{known:?} {met:?}");
    let locale = include_str!("../../../../locales/en/west-kingdom.ftl");
    let lines = locale.lines().filter_map(|line| line.strip_prefix("wk-setup-"));
    let said = lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_string()));
    assert_eq!(said.collect::<BTreeSet<_>>(), known);
}

/// WK-E53: dealt boards are side 2 for all, no two alike, and every one comes up.
#[test]
fn dealt_boards() {
    for players in 1..=5 {
        let mut seen = BTreeSet::new();
        for seed in 0..40 {
            let config = json!({ "players": players, "boards": "dealt" });
            let table = Table::set_up(edition(), config, &format!("dealt {seed}"));
            let dealt: Vec<String> = boards_of(&table).into_iter().flatten().collect();
            let different: BTreeSet<&String> = dealt.iter().collect();
            assert_eq!((dealt.len(), different.len()), (players, players));
            seen.extend(dealt);
        }
        assert_eq!(seen, BOARDS.map(String::from).into());
    }
}

/// A word of the boards that is misspelled, or something else altogether.
#[test]
fn boards_that_cannot_be_read() {
    let boards = |boards: Value| unreadable(json!({ "players": 2, "boards": boards }));
    for word in ["side2", "side_2", "side1", "Dealt", "", "ada"] {
        let wrong = boards(json!(word));
        assert!(wrong.contains(&format!("unknown variant `{word}`")), "{wrong}");
        assert!(wrong.contains("`side_1` or `dealt`"), "{wrong}");
    }
    let expected = "expected \"side_1\", \"dealt\" or a list of player boards";
    for other in [json!(2), json!(true), json!(null), json!({ "0": "ada" })] {
        let wrong = boards(other);
        assert!(wrong.contains(expected), "{wrong}");
    }
    assert!(boards(json!(["ada", 2])).contains("invalid type: integer `2`, expected a string"));
}

/// What a configuration does not know is refused where it is read.
#[test]
fn unknown_fields_and_values() {
    let ruling = |rulings: Value| unreadable(json!({ "players": 2, "rulings": rulings }));
    assert!(ruling(json!({ "fortress_limit": true })).contains("unknown field `fortress_limit`"));
    // The limit of rounds stands beside the rulings.
    assert!(ruling(json!({ "round_limit": 9 })).contains("unknown field `round_limit`"));
    let word = ruling(json!({ "conspirator_discount": "always" }));
    assert!(word.contains("unknown variant `always`"), "{word}");
    assert!(ruling(json!({ "conspirator_discount": true })).contains("invalid type"));
    assert!(ruling(json!({ "fortress_location_limit": 1 })).contains("invalid type"));
    assert!(ruling(json!({ "empty_black_market_turns_card": "no" })).contains("invalid type"));
    // A list is no object, not even an empty one.
    for list in [json!([]), json!(["visit"])] {
        assert!(ruling(list).contains("invalid type: sequence, expected an object"));
    }
    assert!(unreadable(json!({ "players": 2, "seats": 2 })).contains("unknown field `seats`"));
    assert!(unreadable(json!({ "first": 0 })).contains("missing field `players`"));
    for players in [json!(-1), json!(256), json!("2"), json!(2.5), json!(null)] {
        assert!(unreadable(json!({ "players": players })).contains("invalid"));
    }
    for limit in [json!(-1), json!(65_536), json!("9")] {
        assert!(unreadable(json!({ "players": 2, "round_limit": limit })).contains("invalid"));
    }
    assert!(unreadable(json!({ "players": 2, "first": -1 })).contains("invalid value"));
}

/// Little has to be said, and nothing more is written.
#[test]
fn what_may_be_left_out() {
    let config = read(json!({ "players": 3 }));
    assert_eq!(config, Config::new(3));
    assert_eq!((config.first, config.boards.clone()), (None, Boards::Side1));
    assert_eq!((config.rulings, config.round_limit), (RulingChoices::NONE, None));
    assert_eq!(json!(config), json!({ "players": 3 }));
    // What is said in so many words is the same, and not written either.
    let plain = json!({ "players": 3, "boards": "side_1", "rulings": {} });
    assert_eq!(json!(read(plain)), json!({ "players": 3 }));
}

/// What is written is read as the same.
#[test]
fn there_and_back() {
    let rulings = json!({
        "conspirator_discount": "each_capture",
        "fortress_location_limit": true,
        "empty_black_market_turns_card": false,
    });
    for config in [
        json!({ "players": 3, "first": 1, "rulings": rulings, "round_limit": 9 }),
        json!({ "players": 2, "boards": "dealt" }),
        json!({ "players": 2, "boards": ["ada", "rudolf"], "round_limit": 0 }),
        json!({ "players": 1, "first": 0, "rulings": { "fortress_location_limit": false } }),
        // Also where the game itself would refuse it.
        json!({ "players": 9, "first": 9, "boards": ["ada", "ada"] }),
        json!({ "players": 2, "boards": [] }),
    ] {
        assert_eq!(json!(read(config.clone())), config);
    }
    let chosen = read(json!({ "players": 2, "boards": ["ada", "rudolf"] })).boards;
    assert_eq!(chosen, Boards::Chosen(vec!["ada".into(), "rudolf".into()]));
    assert_eq!(read(json!({ "players": 2, "boards": "dealt" })).boards, Boards::Dealt);
}

/// WK-E58: a configuration sets the limit of rounds; 0 is none, and so is leaving it out.
#[test]
fn wk_e58_the_limit_of_a_configuration() {
    for limit in [0, 1, 200, 65_535] {
        let config = json!({ "players": 2, "round_limit": limit });
        let table = Table::set_up(edition(), config, "limit");
        assert_eq!(table.state()["round_limit"], json!(limit));
        assert_eq!(table.view_of_all()["round_limit"], json!(limit));
    }
    assert_eq!(Table::start(2, "limit").state()["round_limit"], json!(0));
}

/// WK-E58: automatic play has an end: that of the edition where none is asked for.
#[test]
fn wk_e58_play_without_people() {
    let limit = |edition, limit: Option<u16>| {
        let config = Config { round_limit: limit, ..Config::new(2) };
        let unattended = WestKingdom::unattended(edition, config.clone());
        // Nothing else changes.
        assert_eq!(Config { round_limit: limit, ..unattended.clone() }, config);
        unattended.round_limit
    };
    for (asked, expected) in [(None, 200), (Some(0), 200), (Some(1), 1), (Some(999), 999)] {
        assert_eq!(limit(edition(), asked), Some(expected));
    }
    let short = edition_with(&[("\nround_limit = 200\n", "\nround_limit = 7\n")]);
    assert_eq!((limit(short, None), limit(short, Some(30))), (Some(7), Some(30)));
    // People may play on, whatever the edition says.
    let table = Table::set_up(short, json!({ "players": 2 }), "limit");
    assert_eq!(table.state()["round_limit"], json!(0));
    let boards = Config { boards: Boards::Dealt, first: None, ..Config::new(4) };
    assert_eq!(WestKingdom::unattended(edition(), boards).boards, Boards::Dealt);
}

/// WK-Q1, WK-Q2, WK-Q3: the switches as they are ruled.
#[test]
fn wk_q1_the_switches_as_they_are_ruled() {
    let usual = but("", "");
    assert_eq!(rulings_of(edition(), &json!({})), usual);
    assert_eq!(json!(RulingChoices::from(edition().rulings())), usual);
}

/// A configuration sets each switch, and no other by it.
#[test]
fn switches_by_configuration() {
    for (field, usual, other) in SWITCHES {
        assert_eq!(rulings_of(edition(), &json!({ field: value(other) })), but(field, other));
        assert_eq!(rulings_of(edition(), &json!({ field: value(usual) })), but(field, usual));
    }
    let all: Value = SWITCHES.iter().map(|(field, _, other)| (*field, value(other))).collect();
    assert_eq!(rulings_of(edition(), &all), all);
}

/// So does an edition; a configuration has the last word.
#[test]
fn switches_by_edition() {
    for (field, usual, other) in SWITCHES {
        let edition = edition_but(field, usual, other);
        assert_eq!(rulings_of(edition, &json!({})), but(field, other));
        assert_eq!(rulings_of(edition, &json!({ field: value(usual) })), but(field, usual));
    }
}

/// In a state document, too, what is left out is as the edition says.
#[test]
fn switches_of_a_document() {
    for (field, usual, other) in SWITCHES {
        let loaded = |edition, rulings: Value| {
            Position::of(edition, 2).set("rulings", rulings).play().state()["rulings"].take()
        };
        assert_eq!(loaded(edition(), json!({})), but(field, usual));
        assert_eq!(loaded(edition(), json!({ field: value(other) })), but(field, other));
        let edition = edition_but(field, usual, other);
        assert_eq!(loaded(edition, json!({})), but(field, other));
        assert_eq!(loaded(edition, json!({ field: value(usual) })), but(field, usual));
    }
}

/// A saved game keeps its rulings, its limit and its boards, whatever the edition says.
#[test]
fn switches_are_saved() {
    for (field, usual, other) in SWITCHES {
        let config = json!({
            "players": 2,
            "rulings": { field: value(usual) },
            "round_limit": 12,
            "boards": ["ada", "rudolf"],
        });
        let table = Table::set_up(edition(), config, "saved");
        let edition = edition_but(field, usual, other);
        let doc = serde_json::from_value(table.state()).expect("a document");
        let loaded = json!(WestKingdom::from_doc(edition, doc, None).expect("a state").state_doc());
        assert_eq!(loaded["rulings"], but(field, usual));
        assert_eq!(loaded["round_limit"], json!(12));
        assert_eq!(
            (&loaded["seats"][0]["board"], &loaded["seats"][1]["board"]),
            (&json!("ada"), &json!("rudolf"))
        );
    }
}

/// The same configuration and the same seed are the same game; another seed is another one.
#[test]
fn chance_of_a_configuration() {
    for config in [json!({ "players": 4 }), json!({ "players": 1, "boards": "dealt" })] {
        let game = |seed: &str| Table::set_up(edition(), config.clone(), seed).state();
        assert_eq!(game("one"), game("one"));
        assert_ne!(game("one"), game("two"));
    }
    // Without a word about it, everybody begins now and then.
    let first = |seed: u8| Table::start(3, &format!("first {seed}")).active();
    let seen: BTreeSet<u64> = (0..40).map(first).collect();
    assert_eq!(seen, BTreeSet::from([0, 1, 2]));
    let config = Config { first: Some(2), ..Config::new(3) };
    let game = WestKingdom::new(edition(), &config, Seed::from_text("first")).expect("a game");
    assert_eq!(game.table().first, Seat::new(2));
}
