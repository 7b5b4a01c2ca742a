//! What the game says of itself: what can be chosen for it, and what there is to say about its
//! pieces.

use std::collections::BTreeSet;

use game_core::{ChoiceName, Game, GameText, OptionKind, Seed};
use rules_queens_architect::{Config, Edition, QueensArchitect};
use serde_json::{Map, Value, json};

use crate::cites::paragraphs;
use crate::harness::edition_with;

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

/// A configuration with a field such as `rulings.bond_supply_limited`.
fn with(field: &str, value: &Value) -> Value {
    let mut config = json!({"players": 2, "first": 0});
    match field.split_once('.') {
        Some((table, field)) => config[table] = json!({ field: value }),
        None => config[field] = value.clone(),
    }
    config
}

fn game(config: Value) -> QueensArchitect {
    let config: Config = serde_json::from_value(config).expect("a configuration");
    let seed = Seed::from_text("options");
    QueensArchitect::new(shipped(), &config, seed).expect("a configuration that can be played")
}

#[test]
fn every_choice_can_be_played() {
    let mut fields = BTreeSet::new();
    for option in QueensArchitect::options(shipped()) {
        assert!(fields.insert(option.field), "{} twice", option.field);
        assert!(paragraphs().contains(option.rule.expect("a paragraph")), "{}", option.field);
        assert_eq!(option.rated, option.kind != OptionKind::Limit, "{}", option.field);
        let mut states = Vec::new();
        for choice in &option.choices {
            if let ChoiceName::Number(number) = choice.name {
                assert_eq!(choice.value, json!(number));
            }
            let state = game(with(option.field, &choice.value));
            assert!(!states.contains(&json!(state.state_doc())), "{choice:?} makes no difference");
            states.push(json!(state.state_doc()));
        }
        if let Some((least, most)) = option.range {
            game(with(option.field, &json!(least)));
            let players = QueensArchitect::PLAYERS.1;
            let config = |value: i64| {
                let mut config = with(option.field, &json!(value));
                config["players"] = json!(players);
                serde_json::from_value::<Config>(config)
            };
            let seed = Seed::from_text("options");
            let plays = |config: Config| QueensArchitect::new(shipped(), &config, seed).is_ok();
            assert!(config(most).is_ok_and(plays), "{}", option.field);
            assert!(!config(most + 1).is_ok_and(plays), "{}", option.field);
        }
    }
}

/// What holds if nothing is chosen is what the edition says, whatever it is.
#[test]
fn defaults_are_those_of_the_edition() {
    for option in QueensArchitect::options(shipped()) {
        let mut choices = option.choices.iter();
        assert!(choices.len() == 0 || choices.any(|choice| choice.value == option.default));
        if option.field == "first" {
            continue; // The plain game of this test has somebody who begins.
        }
        let chosen = game(with(option.field, &option.default));
        assert!(chosen == game(json!({"players": 2, "first": 0})), "{}", option.field);
    }
    let other = edition_with(&[
        ("\ntown_hire_timing = \"after_rotation\"\n", "\ntown_hire_timing = \"before_rotation\"\n"),
        ("\npalace_is_optional = true\n", "\npalace_is_optional = false\n"),
    ]);
    let default = |field| {
        let options = QueensArchitect::options(other);
        options.into_iter().find(|option| option.field == field).map(|option| option.default)
    };
    assert_eq!(default("rulings.town_hire_timing"), Some(json!("before_rotation")));
    assert_eq!(default("rulings.palace_is_optional"), Some(json!(false)));
    assert_eq!(default("rulings.bond_supply_limited"), Some(json!(true)));
}

/// All that a configuration has but the players is an option.
#[test]
fn every_field_is_an_option() {
    let config = Config {
        first: Some(0),
        rulings: (*shipped().rulings()).into(),
        round_limit: Some(9),
        ..Config::new(2)
    };
    let fields =
        |value: Value| -> Map<String, Value> { serde_json::from_value(value).expect("an object") };
    let mut wanted = BTreeSet::new();
    for (name, value) in fields(json!(config)) {
        match name.as_str() {
            "players" => {}
            "rulings" => wanted.extend(fields(value).keys().map(|it| format!("rulings.{it}"))),
            _ => assert!(wanted.insert(name)),
        }
    }
    let options = QueensArchitect::options(shipped());
    let offered: BTreeSet<_> = options.iter().map(|option| option.field.to_string()).collect();
    assert_eq!(offered, wanted);
}

#[test]
fn every_piece_has_a_reading() {
    let edition = shipped();
    let readings = QueensArchitect::readings(edition);
    let mut found = BTreeSet::new();
    for reading in &readings {
        let what = format!("{} {}", reading.kind, reading.id);
        assert!(!reading.says.is_empty() && !reading.rules.is_empty(), "{what}");
        for rule in &reading.rules {
            assert!(paragraphs().contains(rule), "{what} cites {rule}");
        }
        assert!(found.insert(what.clone()), "{what} twice");
    }
    let count = |kind| readings.iter().filter(|reading| reading.kind == kind).count();
    let kinds =
        ["craftsman", "guild", "action", "place", "demand", "token", "condition", "thing", "word"];
    assert_eq!(kinds.map(count), [18, 6, 6, 17, 28, 6, 4, 9, 22]);
    assert_eq!(kinds.map(count).iter().sum::<usize>(), readings.len());
    for character in edition.all_characters() {
        assert!(found.contains(&format!("craftsman {}", edition.name(character).id)));
    }
    for place in ["capital", "v1", "m4", "t4"] {
        assert!(found.contains(&format!("place {place}")), "{place}");
    }
}

/// Readings have the numbers of the edition.
#[test]
fn readings_have_the_numbers_of_the_edition() {
    let readings = QueensArchitect::readings(crate::harness::edition());
    let says = |kind: &str, id: &str| {
        let reading = readings.iter().find(|it| it.kind == kind && it.id == id);
        let says = &reading.unwrap_or_else(|| panic!("nothing is said of {kind} {id}")).says;
        let said: Vec<_> =
            says.iter().map(|message| format!("{} {}", message.key, message.args_json())).collect();
        said.join("; ")
    };
    let bricklayer = says("craftsman", "bricklayer_2");
    for part in [
        r#"qa-help-faces {"numbers":"2 · 2 · 2 · 2 · 2 · 2"}"#,
        r#"qa-help-repair {"points":2}"#,
        r#"qa-help-icon {"action":"day_laborer","talers":2}"#,
        r#"qa-help-copies {"count":3,"starters":1}"#,
    ] {
        assert!(bricklayer.contains(part), "{bricklayer}");
    }
    assert!(!says("craftsman", "bricklayer_1").contains("qa-help-icon"));
    let travel = says("action", "travel");
    assert!(travel.contains(r#"{"costs":"0 · 1 · 3 · 6 · 10 · 15","most":6}"#), "{travel}");
    assert!(says("action", "tavern").contains(r#"{"costs":"1 · 3 · 6 · 10 · 15 · 21","most":6}"#));
    let village = says("place", "v1");
    assert!(village.contains(r#"{"points":10,"type":"village"}"#), "{village}");
    assert!(village.contains(r#"{"sites":"0 · −2 · −4"#), "{village}");
    assert!(village.contains(r#"qa-help-demand {"count":2}"#), "{village}");
    assert!(!village.contains("qa-help-bonus") && says("place", "t1").contains("qa-help-bonus"));
    let bonus = r#"qa-bonus-talers {"count":2}"#;
    assert!(says("demand", "town_4").contains(bonus), "{}", says("demand", "town_4"));
    let token = says("token", "9");
    assert!(token.contains(r#"qa-help-tokens {"all":12,"count":1}"#), "{token}");
    assert!(says("condition", "performance").contains(r#"{"sum":15}"#));
    let palace = shipped().words().any(|name| name.id == "palace");
    assert!(palace && readings.iter().all(|it| it.kind != "thing" || it.id != "palace"));
}
