//! What an answer is about.

use game_core::Arg;
use game_core::live::Answer;

/// An answer without its details: a verb and the piece it is done to.
///
/// The verb is the first word of the notation. The piece is the first thing that the answer's
/// meaning names, so that `hire 2 3` counts for the apprentice who is hired. An answer that names
/// nothing counts for the other words of its notation (`dig clay`), without numbers and spaces of a
/// board, or for its verb alone (`mulligan`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    /// The first word of the notation.
    pub verb: String,
    /// The id of the piece, a word, or nothing.
    pub piece: String,
}

impl Choice {
    /// The choice an answer makes, and what the edition calls the piece in English.
    pub fn of(answer: &Answer) -> (Self, Option<&'static str>) {
        let mut words = answer.action.split_whitespace();
        let verb = words.next().unwrap_or_default().to_string();
        let named = answer.meaning.args.iter().find_map(|(_, arg)| match arg {
            Arg::Name(name) => Some(*name),
            _ => None,
        });
        if let Some(name) = named {
            return (Self { verb, piece: name.id.clone() }, Some(&name.en));
        }
        let plain = |word: &&str| word.starts_with(|first: char| first.is_alphabetic());
        let piece = words.filter(plain).collect::<Vec<_>>().join(" ");
        (Self { verb, piece }, None)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use game_core::{Message, Name};

    use super::*;

    static MINER: LazyLock<Name> = LazyLock::new(|| Name {
        id: "miner".to_string(),
        en: "Miner".to_string(),
        fr: None,
        pt: None,
    });

    #[test]
    fn a_choice_is_a_verb_and_a_piece() {
        let bare = || Message::new("no-game-yet");
        let named = || bare().int("row", 2).name("apprentice", &MINER);
        for (action, meaning, verb, piece, name) in [
            ("hire 2 3", named(), "hire", "miner", Some("Miner")),
            ("dismiss miner", named(), "dismiss", "miner", Some("Miner")),
            ("dig clay", bare(), "dig", "clay", None),
            ("pay 1 clay 2 wood", bare(), "pay", "clay wood", None),
            ("to 2:1", bare(), "to", "", None),
            ("mulligan", bare(), "mulligan", "", None),
        ] {
            let answer =
                Answer { action: action.to_string(), kind: verb, about: Vec::new(), meaning };
            let choice = Choice { verb: verb.to_string(), piece: piece.to_string() };
            assert_eq!(Choice::of(&answer), (choice, name), "{action}");
        }
    }
}
