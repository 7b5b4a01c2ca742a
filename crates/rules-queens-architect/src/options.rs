//! What can be chosen for a game beside its players, from the edition's own rulings on.

use game_core::{Choice, Game, GameOption};
use serde_json::json;

use crate::edition::{Edition, TownHireTiming};
use crate::state::QueensArchitect;

/// The options, in the order in which they are offered.
pub fn options(edition: &Edition) -> Vec<GameOption> {
    let usual = &edition.rulings;
    vec![
        GameOption::first("QA-20", QueensArchitect::PLAYERS.1),
        GameOption::round_limit("QA-E25"),
        GameOption::switch(
            "rulings.price_marker_moves_when_hire_is_forfeited",
            "qa-option-price-marker-forfeited",
            "QA-E8",
            usual.price_marker_moves_when_hire_is_forfeited,
        ),
        GameOption::switch(
            "rulings.town_hire_moves_price_marker",
            "qa-option-town-hire-price",
            "QA-E9",
            usual.town_hire_moves_price_marker,
        ),
        GameOption::ruling(
            "rulings.town_hire_timing",
            "qa-option-town-hire-timing",
            "QA-E10",
            vec![
                Choice::says(json!(TownHireTiming::AfterRotation), "qa-option-timing-after"),
                Choice::says(json!(TownHireTiming::BeforeRotation), "qa-option-timing-before"),
            ],
            json!(usual.town_hire_timing),
        ),
        GameOption::switch(
            "rulings.town_hire_new_craftsman_is_rotated",
            "qa-option-town-hire-rotated",
            "QA-E10",
            usual.town_hire_new_craftsman_is_rotated,
        ),
        GameOption::switch(
            "rulings.bond_supply_limited",
            "qa-option-bonds-limited",
            "QA-57",
            usual.bond_supply_limited,
        ),
        GameOption::switch(
            "rulings.travel_zero_spaces_allowed",
            "qa-option-travel-zero",
            "QA-E12",
            usual.travel_zero_spaces_allowed,
        ),
        GameOption::switch(
            "rulings.tavern_zero_tiles_allowed",
            "qa-option-tavern-zero",
            "QA-E15",
            usual.tavern_zero_tiles_allowed,
        ),
        GameOption::switch(
            "rulings.palace_is_optional",
            "qa-option-palace-optional",
            "QA-E21",
            usual.palace_is_optional,
        ),
    ]
}
