//! Editions without generics.

use std::any::Any;
use std::fmt;

use game_core::edition::Sheet;
use game_core::{Edition, EditionInfo, Message, edition};

/// An edition of some game, loaded and valid.
#[derive(Clone, Copy)]
pub struct EditionHandle(&'static dyn AnyEdition);

impl EditionHandle {
    pub(crate) const fn new<E: Edition>(edition: &'static E) -> Self {
        Self(edition)
    }

    /// The tables behind it.
    ///
    /// # Panics
    /// If it is an edition of another game: the caller mixed up two games.
    pub(crate) fn of<E: Edition>(self) -> &'static E {
        let any: &'static dyn Any = self.0;
        any.downcast_ref().expect("an edition of the game it is used with")
    }

    /// Its identity.
    pub fn info(self) -> &'static EditionInfo {
        self.0.info()
    }

    /// The table of pieces.
    pub fn sheet(self) -> Sheet {
        self.0.sheet()
    }

    /// What the owner of the box should verify first.
    pub fn advice(self) -> Vec<Message> {
        self.0.advice()
    }

    /// What differs from the built-in edition and does not say where it comes from.
    pub fn remarks(self) -> Vec<Message> {
        self.0.remarks()
    }
}

impl fmt::Debug for EditionHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EditionInfo { id, hash, .. } = self.info();
        write!(f, "EditionHandle({id} {hash})")
    }
}

/// The part of [`Edition`] that needs no type.
trait AnyEdition: Any + Send + Sync {
    fn info(&self) -> &EditionInfo;
    fn sheet(&'static self) -> Sheet;
    fn advice(&'static self) -> Vec<Message>;
    fn remarks(&'static self) -> Vec<Message>;
}

impl<E: Edition> AnyEdition for E {
    fn info(&self) -> &EditionInfo {
        Edition::info(self)
    }

    fn sheet(&'static self) -> Sheet {
        Edition::sheet(self)
    }

    fn advice(&'static self) -> Vec<Message> {
        Edition::advice(self)
    }

    fn remarks(&'static self) -> Vec<Message> {
        edition::remarks(self)
    }
}

/// The game that the header of a data file names, also where the file as a whole is no TOML.
///
/// ```
/// let file = "# Printed numbers\nschema = 1\ngame = \"architectura\"  # the game\n[card]\n";
/// assert_eq!(games::game_of_edition(file), Some("architectura"));
/// assert_eq!(games::game_of_edition("[card]\ngame = \"chess\"\n"), None);
/// ```
pub fn game_of_edition(text: &str) -> Option<&str> {
    let header = text.lines().map(str::trim).take_while(|line| !line.starts_with('['));
    header.into_iter().find_map(|line| {
        let value = line.strip_prefix("game")?.trim_start().strip_prefix('=')?.trim_start();
        let quote = value.chars().next().filter(|mark| matches!(mark, '"' | '\''))?;
        value[1..].split(quote).next()
    })
}
