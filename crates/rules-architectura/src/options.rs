//! What the configuration may choose beside the players.

use game_core::color::color_key;
use game_core::{Choice, Game, GameOption, Message, Only};
use serde_json::{Value, json};

use crate::edition::{COLORS, Edition};
use crate::state::Architectura;

/// The options, in the order in which they are offered.
pub fn options(edition: &'static Edition) -> Vec<GameOption> {
    let additional = edition.uniform.len() as i64;
    let mut exchanges = vec![Choice::says(Value::Null, "ar-exchanges-all")];
    exchanges.extend((0..additional).map(Choice::number));
    exchanges.push(Choice::says("die", "ar-exchanges-die"));
    let only = Some(Only { field: "variant", is: json!("advanced") });
    vec![
        GameOption::first("AR-10", Architectura::PLAYERS.1),
        GameOption {
            help: Some(Message::new("ar-help-variant")),
            choices: vec![
                Choice::says("basic", "ar-variant-basic"),
                Choice::says("advanced", "ar-variant-advanced"),
            ],
            default: json!("basic"),
            ..GameOption::setup("variant", "ar-option-variant", "AR-49")
        },
        GameOption {
            help: Some(Message::new("ar-help-sets")),
            choices: vec![
                Choice::says("by_color", "ar-sets-by-color"),
                Choice::says("uniform", "ar-sets-uniform"),
            ],
            default: json!(edition.default_sets),
            only: only.clone(),
            ..GameOption::setup("sets", "ar-option-sets", "ER-73")
        },
        GameOption {
            help: Some(Message::new("ar-help-exchanges")),
            choices: exchanges,
            range: Some((0, additional)),
            only,
            ..GameOption::setup("exchanges", "ar-option-exchanges", "AR-51")
        },
        GameOption {
            each: (0..)
                .zip(COLORS)
                .map(|(color, word)| Choice::says(word, color_key(color)))
                .collect(),
            ..GameOption::setup("colors", "ar-option-colors", "AR-1")
        },
    ]
}
