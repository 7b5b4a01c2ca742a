//! State documents: out and in again.

use game_core::GameText;
use serde_json::Value;

use crate::checker::Verdict;
use crate::difference::{self, difference};

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
