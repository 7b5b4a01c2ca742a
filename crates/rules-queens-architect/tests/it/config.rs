//! Configurations: what is refused, and the switches of the rulings.

use game_core::{Game, GameText, Problem, Seed};
use game_testkit::AtTable;
use rules_queens_architect::{Config, Edition, QueensArchitect};
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition, edition_with};

/// The switches: as the rulings have them, and the other way round.
const SWITCHES: [(&str, &str, &str); 8] = [
    ("price_marker_moves_when_hire_is_forfeited", "false", "true"),
    ("town_hire_moves_price_marker", "true", "false"),
    ("town_hire_timing", "\"after_rotation\"", "\"before_rotation\""),
    ("town_hire_new_craftsman_is_rotated", "false", "true"),
    ("bond_supply_limited", "true", "false"),
    ("travel_zero_spaces_allowed", "false", "true"),
    ("tavern_zero_tiles_allowed", "true", "false"),
    ("palace_is_optional", "true", "false"),
];

/// JSON and TOML write these values alike.
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
    let table = Table::set_up(edition, json!({"players": 2, "rulings": rulings}), "rulings");
    let state = json!(table.state().rulings);
    assert_eq!(json!(table.view().rulings), state);
    state
}

/// The edition with one switch set otherwise.
fn edition_but(field: &str, usual: &str, other: &str) -> &'static Edition {
    let line = |value: &str| format!("\n{field} = {value}\n");
    edition_with(&[(&line(usual), &line(other))])
}

/// Why a configuration is refused: key, rule and the numbers in question.
fn refused(config: &Config) -> (&'static str, Option<&'static str>, Value) {
    match QueensArchitect::new(edition(), config, Seed::from_text("config")) {
        Ok(_) => panic!("{config:?} is accepted"),
        Err(Problem { message, rule }) => (message.key, rule, message.args_json()),
    }
}

/// The game is for two to four.
#[test]
fn too_few_and_too_many_players() {
    for players in [0, 1, 5, 255] {
        let numbers = json!({"players": players, "least": 2, "most": 4});
        assert_eq!(refused(&Config::new(players)), ("qa-setup-players", None, numbers));
    }
    for players in 2..=4 {
        assert_eq!(Table::start(players, "players").state().seats.len(), usize::from(players));
    }
}

/// Who begins must sit at the table.
#[test]
fn the_first_player_has_a_seat() {
    for (players, first) in [(2, 2), (3, 3), (4, 9)] {
        let config = Config { first: Some(first), ..Config::new(players) };
        let numbers = json!({"seat": first, "players": players});
        assert_eq!(refused(&config), ("qa-setup-first", Some("QA-20"), numbers));
    }
    for first in 0..4 {
        let table = Table::set_up(edition(), json!({"players": 4, "first": first}), "first");
        assert_eq!(
            (table.state().first, table.asked()),
            (Some(game_core::Seat::new(first)), vec![first])
        );
    }
}

/// What a configuration does not know is refused where it is read.
#[test]
fn unknown_fields_and_values() {
    let read = |config: Value| match serde_json::from_value::<Config>(config) {
        Ok(config) => panic!("{config:?} is accepted"),
        Err(error) => error.to_string(),
    };
    let ruling = |rulings: Value| read(json!({"players": 2, "rulings": rulings}));
    assert!(ruling(json!({"palace_optional": true})).contains("unknown field `palace_optional`"));
    // Two rulings of the data file have no alternative.
    for fixed in ["coin_supply_limited", "refill_from_discard_when_pile_is_empty"] {
        assert!(ruling(json!({fixed: true})).contains("unknown field"), "{fixed}");
    }
    assert!(ruling(json!({"town_hire_timing": "later"})).contains("unknown variant `later`"));
    assert!(ruling(json!({"palace_is_optional": 1})).contains("invalid type"));
    // A list is no object, not even an empty one.
    for list in [json!([]), json!([true])] {
        assert!(ruling(list).contains("invalid type: sequence, expected an object"));
    }
    assert!(read(json!({"players": 2, "seats": 2})).contains("unknown field `seats`"));
    assert!(read(json!({"first": 0})).contains("missing field `players`"));
    assert!(read(json!({"players": 2, "round_limit": -1})).contains("invalid value"));
    assert!(read(json!({"players": 2, "round_limit": 65_536})).contains("invalid value"));
}

/// Little has to be said, and nothing more is written.
#[test]
fn what_may_be_left_out() {
    let config: Config = serde_json::from_value(json!({"players": 3})).expect("that is enough");
    assert_eq!(config, Config::new(3));
    assert_eq!(json!(config), json!({"players": 3}));
    let full = json!({
        "players": 3, "first": 1, "round_limit": 9, "rulings": {"palace_is_optional": false}
    });
    let config: Config = serde_json::from_value(full.clone()).expect("that is all there is");
    assert_eq!(json!(config), full);
}

/// QA-E25: a configuration sets the limit of rounds; 0 is none.
#[test]
fn qa_e25_the_limit_of_a_configuration() {
    for limit in [0, 1, 200, 65_535] {
        let table = Table::set_up(edition(), json!({"players": 2, "round_limit": limit}), "limit");
        assert_eq!((table.state().round_limit, table.view().round_limit), (limit, limit));
    }
}

/// QA-E8, QA-E9, QA-E10, QA-E2, QA-E12, QA-E15, QA-E21: the switches as they are ruled, in the
/// edition of the scenarios and in the one that is shipped.
#[test]
fn qa_e8_the_switches_as_they_are_ruled() {
    let usual = but("", "");
    assert_eq!(rulings_of(edition(), &json!({})), usual);
    assert_eq!(json!(edition().rulings()), usual);
    let shipped: &'static Edition = game_core::edition::default();
    assert_eq!(rulings_of(shipped, &json!({})), usual);
}

/// A configuration sets each switch, and no other by it.
#[test]
fn switches_by_configuration() {
    for (field, usual, other) in SWITCHES {
        assert_eq!(rulings_of(edition(), &json!({field: value(other)})), but(field, other));
        assert_eq!(rulings_of(edition(), &json!({field: value(usual)})), but(field, usual));
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
        assert_eq!(rulings_of(edition, &json!({field: value(usual)})), but(field, usual));
    }
}

/// In a state document, too, what is left out is as the edition says.
#[test]
fn switches_of_a_document() {
    for (field, usual, other) in SWITCHES {
        let loaded = |edition, rulings: Value| {
            json!(Position::of(edition, 2).rulings(rulings).play().state().rulings)
        };
        assert_eq!(loaded(edition(), json!({})), but(field, usual));
        assert_eq!(loaded(edition(), json!({field: value(other)})), but(field, other));
        let edition = edition_but(field, usual, other);
        assert_eq!(loaded(edition, json!({})), but(field, other));
        assert_eq!(loaded(edition, json!({field: value(usual)})), but(field, usual));
    }
}

/// A saved game keeps its rulings, whatever the edition says.
#[test]
fn switches_are_saved() {
    for (field, usual, other) in SWITCHES {
        let config = json!({"players": 2, "rulings": {field: value(usual)}});
        let table = Table::set_up(edition(), config, "saved");
        let edition = edition_but(field, usual, other);
        let loaded = QueensArchitect::from_doc(edition, table.state(), None).expect("a state");
        assert_eq!(json!(loaded.state_doc().rulings), but(field, usual));
    }
}
