//! Helpers for action texts: one short, lower-case form that a person can type.

use crate::game::Problem;
use crate::message::Message;

/// The words of an action text.
#[derive(Debug)]
pub struct Words<'a> {
    text: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// Splits a text at blanks.
    pub fn new(text: &'a str) -> Self {
        Self { text, rest: text.split_whitespace() }
    }

    /// The next word; empty at the end.
    pub fn word(&mut self) -> &'a str {
        self.rest.next().unwrap_or_default()
    }

    /// Whether there is no further word.
    pub fn is_at_end(&self) -> bool {
        self.rest.clone().next().is_none()
    }

    /// Reads a plain number: no sign, no leading zero, so that every number has one text.
    ///
    /// # Errors
    /// If the next word is no number from `least` to `most`; `wanted` says what it should be.
    pub fn number(&mut self, least: u8, most: u8, wanted: &'static str) -> Result<u8, Problem> {
        let word = self.word();
        let plain = word == "0" || !word.starts_with(['0', '+']);
        let value = word.parse().ok().filter(|value| plain && (least..=most).contains(value));
        value.ok_or_else(|| self.wrong(word, wanted))
    }

    /// The problem that this text is no action.
    pub fn unknown(&self) -> Problem {
        Message::new("notation-unknown").text("action", self.text).into()
    }

    /// The problem that `word` should be something else, or that it is missing.
    pub fn wrong(&self, word: &str, wanted: &'static str) -> Problem {
        if word.is_empty() {
            return Message::new("notation-missing-word")
                .text("action", self.text)
                .key("wanted", wanted)
                .into();
        }
        Message::new("notation-wrong-word")
            .text("action", self.text)
            .text("word", word)
            .key("wanted", wanted)
            .into()
    }

    /// Gives `value` if no word is left over.
    ///
    /// # Errors
    /// If there is a further word.
    pub fn end<T>(&mut self, value: T) -> Result<T, Problem> {
        match self.rest.next() {
            None => Ok(value),
            Some(word) => Err(Message::new("notation-extra-word")
                .text("action", self.text)
                .text("word", word)
                .into()),
        }
    }
}
/// A count as people type it: digits, with underscores between them where that is easier to read.
///
/// ```
/// use game_core::notation::count;
/// assert_eq!(count("1_000_000"), Some(1_000_000));
/// assert_eq!((count("_1"), count("1_"), count("1__0"), count("+1")), (None, None, None, None));
/// ```
pub fn count(text: &str) -> Option<u64> {
    let grouped = text
        .split('_')
        .all(|group| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit()));
    grouped.then(|| text.replace('_', "").parse().ok()).flatten()
}
