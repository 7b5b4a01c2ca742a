//! What the configuration may choose is described, and what is described can be chosen.

use std::collections::BTreeSet;

use game_core::{GameOption, GameText, Live, LiveGame, Seed};
use rules_architectura::edition::Sets;
use rules_architectura::{Architectura, Config, Edition, Exchanges, Variant};
use serde_json::{Map, Value, json};

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

/// The same with the other sets.
fn uniform() -> &'static Edition {
    let text = <Edition as game_core::Edition>::DEFAULT;
    let text = text.replace("edition = \"default\"", "edition = \"uniform\"");
    let text = text.replace("default_mode = \"by_color\"", "default_mode = \"uniform\"");
    game_core::edition::load("uniform.toml", &text).expect("an edition")
}

fn options() -> Vec<GameOption> {
    Architectura::options(shipped())
}

/// The configuration of a game for so many players in which this option has this value.
fn config(players: u8, option: &GameOption, value: &Value) -> Value {
    let mut config = Map::from_iter([("players".to_string(), json!(players))]);
    if let Some(only) = &option.only {
        config.insert(only.field.into(), only.is.clone());
    }
    config.insert(option.field.into(), value.clone());
    config.into()
}

fn start(edition: &'static Edition, config: Value) -> Result<Live<Architectura>, String> {
    let config: Config = serde_json::from_value(config).map_err(|error| error.to_string())?;
    Live::start(edition, config, Seed::from_text("options")).map_err(|problem| problem.to_string())
}

#[test]
fn whatever_is_offered_can_be_chosen() {
    for option in options() {
        let is_something = option.choices.len() + option.each.len() > 0 || option.range.is_some();
        assert!(is_something, "{}", option.field);
        for choice in &option.choices {
            for players in 2..=4 {
                let started = start(shipped(), config(players, &option, &choice.value));
                assert!(started.is_ok(), "{}: {:?}", option.field, started.err());
            }
        }
        let (least, most) = option.range.unwrap_or((0, -1));
        for count in least..=most {
            assert!(start(shipped(), config(4, &option, &json!(count))).is_ok(), "{count}");
        }
        if option.range.is_some() {
            assert!(start(shipped(), config(4, &option, &json!(most + 1))).is_err());
        }
        // One for each player, no two alike.
        let each: Vec<_> = option.each.iter().map(|choice| &choice.value).collect();
        if let [.., third, fourth] = each.as_slice() {
            assert!(start(shipped(), config(2, &option, &json!([fourth, third]))).is_ok());
            assert!(start(shipped(), config(2, &option, &json!([third, third]))).is_err());
            assert!(start(shipped(), config(4, &option, &json!(each))).is_ok());
        }
    }
}

#[test]
fn every_field_is_an_option() {
    let full = Config {
        variant: Variant::Advanced,
        sets: Some(Sets::Uniform),
        exchanges: Some(Exchanges::Most(1)),
        colors: Some(vec!["red".into(), "blue".into()]),
        first: Some(0),
        ..Config::basic(2)
    };
    let doc = serde_json::to_value(full).expect("configurations serialize");
    let fields = doc.as_object().expect("an object").keys().map(String::as_str);
    let fields: BTreeSet<_> = fields.filter(|field| *field != "players").collect();
    let described: BTreeSet<_> = options().iter().map(|option| option.field).collect();
    assert_eq!(described, fields);
}

/// What holds if nothing is chosen is what the option says.
#[test]
fn defaults_change_nothing() {
    let uniform = uniform();
    for edition in [shipped(), uniform] {
        for option in Architectura::options(edition) {
            for players in 2..=4 {
                let chosen = config(players, &option, &option.default);
                let mut left_out = chosen.clone();
                left_out.as_object_mut().expect("an object").remove(option.field);
                let state = |config| start(edition, config).expect("it starts").state_json();
                assert_eq!(state(chosen), state(left_out), "{}", option.field);
            }
            let mut values = option.choices.iter().map(|choice| &choice.value);
            let is_offered = values.len() == 0 || values.any(|value| *value == option.default);
            assert!(is_offered, "{}", option.field);
        }
    }
    let sets = |edition| {
        let mut options = Architectura::options(edition).into_iter();
        options.find(|option| option.field == "sets").expect("an option").default
    };
    assert_eq!([sets(shipped()), sets(uniform)], [json!("by_color"), json!("uniform")]);
}
