//! What can be chosen for a game: everything that a configuration has, and nothing that it
//! refuses.

use std::collections::BTreeSet;

use game_core::{ChoiceName, Game, GameOption, GameText, OptionKind, Say as _, Seed};
use lang::{Lang, Speaker};
use rules_west_kingdom::{Boards, Config, RulingChoices, WestKingdom};
use serde_json::{Value, json};

use crate::cited::marks;
use crate::harness::{edition, edition_with};

fn options() -> Vec<GameOption> {
    WestKingdom::options(edition())
}

/// A configuration with this value in a field; `rulings.x` is a field of a field.
fn with(players: u8, field: &str, value: &Value) -> Value {
    let mut config = json!({ "players": players });
    match field.split_once('.') {
        Some((room, name)) => config[room] = json!({ name: value }),
        None => config[field] = value.clone(),
    }
    config
}

fn plays(config: &Value) -> Option<WestKingdom> {
    let config: Config = serde_json::from_value(config.clone()).ok()?;
    WestKingdom::new(edition(), &config, Seed::from_text("options")).ok()
}

/// WK-9, WK-E53, WK-E58: whatever can be chosen can be played.
#[test]
fn every_choice_can_be_played() {
    for option in options() {
        let values = option.choices.iter().map(|choice| choice.value.clone());
        let range = option.range.into_iter().flat_map(|(least, most)| [json!(least), json!(most)]);
        for value in values.chain(range) {
            for players in 1..=5 {
                // Nobody begins who is not there.
                if option.field == "first" && value.as_u64() >= Some(players.into()) {
                    continue;
                }
                let config = with(players, option.field, &value);
                assert!(plays(&config).is_some(), "{config} cannot be played");
            }
        }
        for players in (1..=5).filter(|_| !option.each.is_empty()) {
            let each = option.each.iter().take(players).map(|choice| choice.value.clone());
            let config = with(players as u8, option.field, &each.collect());
            assert!(plays(&config).is_some(), "{config} cannot be played");
        }
    }
}

/// Every field of a configuration can be chosen, but for the players.
#[test]
fn every_field_is_an_option() {
    let config = Config {
        players: 2,
        first: Some(0),
        boards: Boards::Dealt,
        rulings: RulingChoices {
            conspirator_discount: Some(rules_west_kingdom::edition::ConspiratorDiscount::Visit),
            fortress_location_limit: Some(false),
            empty_black_market_turns_card: Some(false),
            building_effects_optional: Some(false),
        },
        round_limit: Some(1),
    };
    let config = serde_json::to_value(config).expect("a document");
    let mut fields = BTreeSet::new();
    for (name, value) in config.as_object().expect("an object") {
        match value.as_object() {
            Some(room) => fields.extend(room.keys().map(|inner| format!("{name}.{inner}"))),
            None => drop(fields.insert(name.clone())),
        }
    }
    fields.remove("players");
    let offered: BTreeSet<_> = options().iter().map(|option| option.field.to_string()).collect();
    assert_eq!(offered, fields);
    let rulings = options().into_iter().filter(|option| option.kind == OptionKind::Ruling);
    assert!(rulings.into_iter().all(|option| option.field.starts_with("rulings.")));
}

/// What holds if nothing is chosen is the default, by the edition.
#[test]
fn defaults_are_what_games_have() {
    let plain = plays(&json!({ "players": 3 }));
    for option in options() {
        let chosen = plays(&with(3, option.field, &option.default));
        assert!(chosen == plain, "{} is not {}", option.field, option.default);
        let mut choices = option.choices.iter();
        let is_choice = choices.len() == 0 || choices.any(|choice| choice.value == option.default);
        assert!(is_choice, "{} is no choice of {}", option.default, option.field);
        assert_eq!(option.rated, option.kind != OptionKind::Limit);
    }
    let other =
        edition_with(&[("fortress_location_limit = false", "fortress_location_limit = true")]);
    let fortress = |options: Vec<GameOption>| {
        let field = "rulings.fortress_location_limit";
        options.into_iter().find(|option| option.field == field).map(|option| option.default)
    };
    assert_eq!(fortress(WestKingdom::options(other)), Some(json!(true)));
    assert_eq!(fortress(options()), Some(json!(false)));
}

/// Options and choices have names in every language, and paragraphs that there are.
#[test]
fn options_have_names() {
    let marks = marks();
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang);
        for option in options() {
            assert!(option.rule.is_some_and(|rule| marks.contains(rule)), "{option:?}");
            let names = option.choices.iter().chain(&option.each);
            let names = names.filter_map(|choice| match &choice.name {
                ChoiceName::Says(message) => Some(message),
                ChoiceName::Name(_) | ChoiceName::Number(_) => None,
            });
            for message in names.chain([&option.name]).chain(&option.help) {
                let said = speaker.say(message);
                assert!(!said.contains("wk-"), "{said}");
            }
        }
    }
}
