//! What clients need to know of an edition: what there is to say about a piece or place, in whole
//! sentences; what pieces are called; and what is printed on them.

use std::ops::Range;

use crate::message::{Message, Name};

/// Everything there is to say about a piece, a place, an icon or a term, from the edition.
///
/// Clients show it for the piece under the pointer; terminals print it; so effects are turned into
/// sentences in one place only.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What kind of thing it is: one of [`GameText::PIECES`](crate::GameText::PIECES), or a word of
    /// its own for what is never part of an answer; [`Reading::WORD`] for a word of the rules.
    pub kind: &'static str,
    /// Its id, as in views.
    pub id: String,
    /// The key of the heading under which a list of all pieces has it; none for words, which have a
    /// list of their own.
    pub chapter: Option<&'static str>,
    /// What it is called.
    pub title: Title,
    /// What there is to say, in the order in which it is said.
    pub says: Vec<Message>,
    /// Which of these sentences say what it does, apart from what it costs and is worth.
    pub does: Range<usize>,
    /// What it does in a line without a full stop, for where there is little room.
    pub short: Option<Message>,
    /// The paragraphs that say so.
    pub rules: Vec<&'static str>,
}

/// What a thing is called.
#[derive(Clone, Debug, PartialEq)]
pub enum Title {
    /// By the edition.
    Name(&'static Name),
    /// By the language files.
    Says(Message),
}

impl Reading {
    /// The kind of a term of the rules, for glossaries.
    pub const WORD: &'static str = "word";

    /// The reading of a thing; all of its sentences say what it does.
    pub fn new(
        kind: &'static str,
        id: impl Into<String>,
        title: Title,
        says: Vec<Message>,
        rules: Vec<&'static str>,
    ) -> Self {
        let does = 0..says.len();
        Self { kind, id: id.into(), chapter: None, title, says, does, short: None, rules }
    }

    /// The reading of a piece that the edition names.
    pub fn named(
        kind: &'static str,
        name: &'static Name,
        says: Vec<Message>,
        rules: Vec<&'static str>,
    ) -> Self {
        Self::new(kind, &name.id, Title::Name(name), says, rules)
    }

    /// The heading under which it is listed.
    pub fn under(self, chapter: &'static str) -> Self {
        Self { chapter: Some(chapter), ..self }
    }

    /// Only these sentences say what it does.
    pub fn doing(self, does: Range<usize>) -> Self {
        Self { does, ..self }
    }

    /// What it does in a line.
    pub fn in_short(self, short: Message) -> Self {
        Self { short: Some(short), ..self }
    }
}

/// A word of the rules, as a glossary explains it.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// Its id.
    pub id: &'static str,
    /// The key of what it is called.
    pub title: &'static str,
    /// The key of what it means.
    pub means: &'static str,
    /// The paragraphs that fix it.
    pub rules: &'static [&'static str],
}

impl From<Word> for Reading {
    fn from(word: Word) -> Self {
        let title = Title::Says(Message::new(word.title));
        let says = vec![Message::new(word.means)];
        Self::new(Self::WORD, word.id, title, says, word.rules.to_vec())
    }
}

/// The words of the rules of a game, by the beginning of their keys: a word `street` after `gl-ar-`
/// is called by the message `gl-ar-street` and explained by `gl-ar-street-means`.
///
/// ```
/// const WORDS: [game_core::Word; 1] = game_core::words!("gl-qu-": "cart" ["QU-1", "QU-2"]);
/// assert_eq!(WORDS[0].means, "gl-qu-cart-means");
/// ```
#[macro_export]
macro_rules! words {
    ($prefix:literal: $($id:literal $rules:expr),+ $(,)?) => {
        [$($crate::Word {
            id: $id,
            title: concat!($prefix, $id),
            means: concat!($prefix, $id, "-means"),
            rules: &$rules,
        }),+]
    };
}

/// What an id of the edition is called, for documents that give ids.
#[derive(Clone, Debug)]
pub struct Called {
    /// The id with its name.
    pub name: &'static Name,
    /// The numbers of players for which the id means this; empty if it always does.
    pub players: Vec<u8>,
}

impl From<&'static Name> for Called {
    fn from(name: &'static Name) -> Self {
        Self { name, players: Vec::new() }
    }
}
