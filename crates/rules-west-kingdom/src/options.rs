//! What can be chosen for a game beside its players (WK-9, WK-E53, WK-E58, WK-Q1 to WK-Q7).

use game_core::options::Only;
use game_core::{Choice, Game, GameOption, Message};
use serde_json::json;

use crate::edition::{ConspiratorDiscount, Edition};
use crate::state::WestKingdom;

/// All of them, in the order in which they are offered.
pub fn options(edition: &'static Edition) -> Vec<GameOption> {
    let usual = edition.rulings();
    vec![
        boards(edition),
        // Boards of side 2 say themselves who begins.
        GameOption {
            only: Some(Only { field: "boards", is: json!("side_1") }),
            ..GameOption::first("WK-8", WestKingdom::PLAYERS.1)
        },
        GameOption::round_limit("WK-E58"),
        GameOption::ruling(
            "rulings.conspirator_discount",
            "wk-option-conspirator",
            "WK-E60",
            vec![
                Choice::says(json!(ConspiratorDiscount::Visit), "wk-option-conspirator-visit"),
                Choice::says(json!(ConspiratorDiscount::EachCapture), "wk-option-conspirator-each"),
            ],
            json!(usual.conspirator_discount),
        ),
        GameOption::switch(
            "rulings.fortress_location_limit",
            "wk-option-fortress",
            "WK-E52",
            usual.fortress_location_limit,
        ),
        GameOption::switch(
            "rulings.empty_black_market_turns_card",
            "wk-option-black-market",
            "WK-72",
            usual.empty_black_market_turns_card,
        ),
        GameOption::switch(
            "rulings.building_effects_optional",
            "wk-option-effects-optional",
            "WK-E73",
            usual.building_effects_optional,
        ),
    ]
}

/// Side 1, side 2 as it is dealt, or one for each player.
fn boards(edition: &'static Edition) -> GameOption {
    GameOption {
        help: Some(Message::new("wk-option-boards-help")),
        choices: vec![
            Choice::says("side_1", "wk-option-boards-side-1"),
            Choice::says("dealt", "wk-option-boards-dealt"),
        ],
        each: edition.all_boards().map(|board| Choice::name(edition.board_name(board))).collect(),
        default: json!("side_1"),
        ..GameOption::setup("boards", "wk-option-boards", "WK-9")
    }
}
