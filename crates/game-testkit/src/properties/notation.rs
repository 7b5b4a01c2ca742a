//! The text form of actions.

use std::collections::HashMap;

use game_core::{FastRng, GameText};

use crate::checker::{Checker, Verdict};
use crate::generate::pick;

/// A text longer than this is no longer typed with pleasure.
const LONGEST: usize = 40;

/// Every action has a text of its own, fit for typing, that reads back as that action.
pub(crate) fn check<G: GameText>(checker: &Checker<G>) -> Verdict {
    let edition = checker.suite.edition;
    let every = G::every_action(edition);
    if every.is_empty() {
        return Err("`every_action` names no action".to_string());
    }
    let mut texts = HashMap::with_capacity(every.len());
    for &action in &every {
        let text = G::print(edition, action);
        if let Some(fault) = fault_of(&text) {
            return Err(format!("{action:?} prints as `{text}`, which {fault}"));
        }
        match G::parse(edition, &text) {
            Ok(read) if read == action => {}
            Ok(read) => return Err(format!("{action:?} prints as `{text}`, read as {read:?}")),
            Err(problem) => return Err(format!("`{text}` of {action:?} is not read: {problem}")),
        }
        match texts.insert(text, action) {
            Some(other) if other == action => {
                return Err(format!("`every_action` names {action:?} twice"));
            }
            Some(other) => return Err(format!("{action:?} and {other:?} print alike")),
            None => {}
        }
    }
    bent_texts(checker, &every)
}

fn fault_of(text: &str) -> Option<&'static str> {
    if text.chars().any(|letter| letter.is_uppercase() || letter.is_control()) {
        Some("is not plain lower case")
    } else if text.is_empty() || text.chars().count() > LONGEST {
        Some("is not short")
    } else if text.split_whitespace().collect::<Vec<_>>().join(" ") != text {
        Some("has blanks to spare")
    } else {
        None
    }
}

/// Texts with letters and words changed are refused, or read as the action that they now name.
fn bent_texts<G: GameText>(checker: &Checker<G>, every: &[G::Action]) -> Verdict {
    let edition = checker.suite.edition;
    let mut rng = FastRng::of_series(&checker.suite.seed, u64::MAX);
    for _ in 0..2000 {
        let Some(action) = pick(every, &mut rng) else { break };
        let text = bend(&G::print(edition, action), &mut rng);
        let Ok(read) = G::parse(edition, &text) else { continue };
        let printed = G::print(edition, read);
        if !G::parse(edition, &printed).is_ok_and(|again| again == read) {
            return Err(format!(
                "`{text}` reads as {read:?}, which does not go back by `{printed}`"
            ));
        }
    }
    Ok(())
}

fn bend(text: &str, rng: &mut FastRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = rng.below(letters.len().max(1) as u32) as usize;
    match rng.below(7) {
        0 => letters.truncate(at),
        1 => letters.insert(at, ' '),
        2 => letters.extend(" 9".chars()),
        5 => letters.extend("99999999999999999999".chars()),
        3 => letters[at] = pick(&['0', '9', '-', ':', 'é', '\u{0}'], rng).unwrap_or('?'),
        4 => letters.rotate_left(at),
        _ => letters = text.to_uppercase().chars().collect(),
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_short_plain_and_trim() {
        for (text, fine) in [
            ("play library 1:4", true),
            ("Play library", false),
            (" play", false),
            ("play  library", false),
            ("", false),
            ("play a library at the far end of the very last row", false),
        ] {
            assert_eq!(fault_of(text).is_none(), fine, "{text}");
        }
    }
}
