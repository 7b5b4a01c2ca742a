//! Turns messages into sentences in English, French and Brazilian Portuguese.
//!
//! The sentences are Project Fluent files under `locales/`, built into the binary; the web client
//! reads the same ones. Rules and engine give a [`Message`], a key with
//! parameters; a [`Speaker`] says it.
//!
//! ```
//! use game_core::{Message, Say};
//! use lang::{Lang, Speaker};
//! let message = Message::new("no-such-seat").int("seat", 7).int("seats", 2);
//! assert_eq!(
//!     Speaker::new(Lang::En).say(&message),
//!     "There is no seat 7: this game has 2 seats, counted from 0.",
//! );
//! ```

pub mod catalog;
mod files;
mod speaker;

use std::fmt;
use std::str::FromStr;

use game_core::paragraphs::RulesPages;
use game_core::{Message, Problem};

pub use speaker::Speaker;

/// Families of keys: games provide the words (`adjacent_own`), [`Speaker::word`] finds the message
/// (`score-adjacent-own`).
///
/// `game` names games, `score` score categories, `tie` tie-breaks, `goods` what a preview counts,
/// `barrier` why an act cannot be undone, and `ahead` why it cannot be previewed. Descriptions of
/// events are a family of each game, by the kinds of its events.
pub const FAMILIES: [&str; 7] = ["game", "score", "tie", "goods", "barrier", "ahead", "part"];

/// A language that everything is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Brazilian Portuguese.
    PtBr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::PtBr];

    /// Its tag, which is also the name of its folder under `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::PtBr => "pt-BR",
        }
    }

    /// The page of a game's rules in this language.
    pub const fn page(self, pages: &RulesPages) -> &'static str {
        match self {
            Self::En => pages.en,
            Self::Fr => pages.fr,
            Self::PtBr => pages.pt,
        }
    }

    /// The language of a locale as systems write it: `fr_CA.UTF-8`, `pt_BR`, `C`.
    ///
    /// ```
    /// use lang::Lang;
    /// assert_eq!(Lang::of_locale("fr_CA.UTF-8"), Some(Lang::Fr));
    /// assert_eq!(Lang::of_locale("C.UTF-8"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| {
            let own = lang.tag().split('-').next().unwrap_or_default();
            own.eq_ignore_ascii_case(language)
        })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Lang {
    type Err = Problem;

    /// Reads `en`, `fr`, `pt-BR` or `pt`, in capitals or not.
    fn from_str(text: &str) -> Result<Self, Problem> {
        let named = |lang: &Self| lang.tag().eq_ignore_ascii_case(text);
        if text.eq_ignore_ascii_case("pt") {
            return Ok(Self::PtBr);
        }
        Self::ALL.into_iter().find(named).ok_or_else(|| {
            let known = Self::ALL.map(Self::tag).join(", ");
            Message::new("unknown-lang").text("lang", text).text("known", known).into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_they_are_written() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("PT-br".parse(), Ok(Lang::PtBr));
        assert_eq!("pt".parse(), Ok(Lang::PtBr));
        assert!("de".parse::<Lang>().is_err());
    }
}
