//! State documents: out and in again, and in with questions of other positions.

use game_core::{FastRng, GameText, Log};
use serde_json::Value;

use crate::checker::{Checker, Verdict};
use crate::difference::{self, difference};
use crate::generate::{pick, random_answer};
use crate::trail::Trail;

/// What every state document has.
const FIELDS: [&str; 4] = ["turn", "active", "pending", "rng"];

/// The document read back gives an equal state, and that state the same document.
pub(crate) fn check<G: GameText>(edition: &'static G::Edition, state: &G) -> Verdict {
    let text = text_of(state);
    let doc: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    if let Some(missing) = FIELDS.iter().find(|field| doc.get(field).is_none()) {
        return Err(format!("the state document has no `{missing}`"));
    }
    if doc["turn"] != state.turn() {
        return Err(format!("the document's turn is {}, not {}", doc["turn"], state.turn()));
    }
    let read = serde_json::from_str(&text)
        .map_err(|error| format!("the state document cannot be read: {error}\n{text}"))?;
    let loaded = G::from_doc(edition, read, None)
        .map_err(|problem| format!("the state document is refused: {problem}\n{text}"))?;
    if loaded != *state {
        return Err(format!(
            "the loaded state is not the saved one, {}",
            difference::states(state, &loaded)
        ));
    }
    if text_of(&loaded) != text {
        let said = difference(&difference::document(state), &difference::document(&loaded));
        let said = said.unwrap_or_else(|| "in the order of fields".to_string());
        return Err(format!("equal states have unequal documents, {said}"));
    }
    Ok(())
}

fn text_of<G: GameText>(state: &G) -> String {
    serde_json::to_string(&state.state_doc()).expect("documents serialize")
}

/// Positions whose questions are tried, and how long a game is played on from one that is read.
const OTHERS: usize = 4;
const ANSWERS: usize = 40;

/// A document whose open questions are those of other positions, or its own mixed with them, is
/// refused, or the game can be played on from there: nothing panics, nothing is lost, and whoever
/// is asked has an answer.
pub(crate) fn stacks<G: GameText>(
    checker: &Checker<G>,
    trail: &Trail<G>,
    at: usize,
    rng: &mut FastRng,
) -> Verdict {
    let own = difference::document(&trail.states[at]);
    for _ in 0..OTHERS {
        let other = rng.below(trail.states.len() as u32) as usize;
        let mut other = difference::document(&trail.states[other]);
        let mut doc = own.clone();
        doc["pending"] = mixed(&own["pending"], other["pending"].take(), rng);
        let Ok(read) = serde_json::from_value(doc.clone()) else { continue };
        let Ok(mut state) = G::from_doc(trail.edition, read, None) else { continue };
        let mut scratch = Vec::new();
        for _ in 0..ANSWERS {
            checker.conserved(&state).map_err(|what| format!("{what}, from {doc}"))?;
            let Some((seat, action)) = random_answer(&state, &mut scratch, rng) else { break };
            state.play(seat, action, &mut Log::off());
        }
    }
    Ok(())
}

/// The questions of the other position as they are, or some of both in any order.
fn mixed(own: &Value, other: Value, rng: &mut FastRng) -> Value {
    let (Some(mine), Some(theirs)) = (own.as_array(), other.as_array()) else { return other };
    if rng.below(3) == 0 {
        return other;
    }
    let all: Vec<&Value> = mine.iter().chain(theirs).collect();
    let mut stack = mine.clone();
    for _ in 0..=rng.below(3) {
        let place = rng.below(stack.len() as u32 + 1) as usize;
        match pick(&all, rng) {
            Some(frame) if rng.below(2) == 0 => stack.insert(place, frame.clone()),
            _ if place < stack.len() => drop(stack.remove(place)),
            _ => {}
        }
    }
    Value::Array(stack)
}
