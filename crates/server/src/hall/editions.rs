//! The editions that tables can be opened with: the built-in ones, and those that the host
//! installed. Nobody uploads any.

use games::{EditionHandle, GameKind};

use crate::config::Config;

/// The editions of all games.
#[derive(Clone, Debug)]
pub struct Editions {
    all: Vec<(String, EditionHandle)>,
}

impl Editions {
    /// The built-in editions first, then those of the host.
    pub fn new(config: &Config) -> Self {
        let built_in =
            games::all().iter().map(|kind| (kind.id().to_string(), kind.default_edition()));
        Self { all: built_in.chain(config.editions.iter().cloned()).collect() }
    }

    /// The editions of a game, the built-in one first.
    pub fn of(&self, game: &str) -> impl Iterator<Item = EditionHandle> {
        self.all.iter().filter(move |(of, _)| of == game).map(|(_, edition)| *edition)
    }

    /// An edition by its hash.
    pub fn by_hash(&self, kind: &dyn GameKind, hash: &str) -> Option<EditionHandle> {
        self.of(kind.id()).find(|edition| edition.info().hash == hash)
    }
}
