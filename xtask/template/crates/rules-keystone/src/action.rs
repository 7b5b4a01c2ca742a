//! Answers, and their text form.

use game_core::Problem;
use game_core::notation::Words;

/// The most stones that the notation can say.
const MOST: u8 = 9;

/// One answer to one question.
///
/// ```
/// use game_core::GameText;
/// use rules_keystone::{Action, Keystone};
///
/// let edition = game_core::edition::default();
/// let lay = Keystone::parse(edition, "lay 2").unwrap();
/// assert_eq!(lay, Action::Lay { stones: 2 });
/// assert_eq!(Keystone::print(edition, lay), "lay 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays stones (KS-3).
    Lay {
        /// How many.
        stones: u8,
    },
}

/// The text form of an action.
pub fn print(action: Action) -> String {
    let Action::Lay { stones } = action;
    format!("lay {stones}")
}

/// Reads the text form of an action.
///
/// # Errors
/// If no action reads like that.
pub fn parse(text: &str) -> Result<Action, Problem> {
    let mut words = Words::new(text);
    let action = match words.word() {
        "lay" => Action::Lay { stones: words.number(1, MOST, "ks-word-stones")? },
        _ => return Err(words.unknown()),
    };
    words.end(action)
}

/// Every action the notation can say.
pub fn every() -> Vec<Action> {
    (1..=MOST).map(|stones| Action::Lay { stones }).collect()
}
