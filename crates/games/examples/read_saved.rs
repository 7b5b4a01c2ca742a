//! Reads a saved game, plays it again and says what happened in it.
//!
//! ```sh
//! trestle play architectura                  # and `save FILE` at the table
//! cargo run -p games --example read_saved -- FILE
//! ```
//!
//! A saved game is configuration, seed and answers; everything else follows from them. Without a
//! file, the example lets two bots play one first.

use std::error::Error;

use bots::BotSpec;
use game_core::{Message, Problem, SavedGame, Say, Seed};
use games::ContestPlan;
use lang::{Lang, Speaker};
use serde_json::json;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => serde_json::to_string(&game_of_novices()?)?,
    };
    for line in retell(&text)? {
        println!("{line}");
    }
    Ok(())
}

/// Every answer of a saved game, what came of it, and how the game ended.
fn retell(text: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let saved: SavedGame = serde_json::from_str(text)?;
    let kind = games::by_id(&saved.game)?;
    // A game that was played with a corrected data file needs that file: `kind.load_edition`.
    let edition = kind.default_edition();
    let speaker = Speaker::new(Lang::En);

    let mut lines = Vec::new();
    // The rules play it again: this fails if they or the edition are others than those of the
    // file, or if an answer would be refused. The closure is called after each answer, which it
    // counts from 1, with the game as it stands then.
    let game = kind.replay(edition, &saved, &mut |number, events, game| {
        let (seat, action) = &saved.actions[number - 1];
        let color = speaker.say(&Message::new(game.seat_label(*seat)));
        lines.push(format!("{number}. {color}: {action}"));
        lines.extend(events.iter().map(|event| format!("   {}", speaker.say(&event.message))));
    })?;
    // The result in the file is what somebody claims; this is what the answers come to.
    lines.push(game.outcome_json().to_string());
    Ok(lines)
}

/// A game between two bots of the lowest level.
fn game_of_novices() -> Result<SavedGame, Problem> {
    let kind = games::by_id("architectura")?;
    let seats: [BotSpec; 2] = ["novice".parse()?, "novice".parse()?];
    let seed = Seed::from_text("saved");
    let plan = ContestPlan { config: json!({ "players": 2 }), seed, seats: &seats, bot_seed: 1 };
    Ok(kind.contest(kind.default_edition(), &plan)?.saved)
}

#[test]
fn a_saved_game_is_told_and_a_changed_one_is_refused() {
    let mut saved = game_of_novices().expect("a game");
    let text = serde_json::to_string(&saved).expect("JSON");
    let lines = retell(&text).expect("a sound game");
    assert!(lines.len() > 2 * saved.actions.len(), "an answer without an event: {lines:#?}");
    // The first answer, given twice.
    saved.actions.insert(0, saved.actions[0].clone());
    let text = serde_json::to_string(&saved).expect("JSON");
    assert!(retell(&text).is_err(), "one answer too many was accepted");
}
