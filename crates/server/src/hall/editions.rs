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
    /// The built-in editions first, then those of the host. Where the host has the same numbers with
    /// other names or texts, theirs takes the place of ours: both would have one hash, and games name
    /// an edition by it.
    pub fn new(config: &Config) -> Self {
        let built_in =
            games::all().iter().map(|kind| (kind.id().to_string(), kind.default_edition()));
        let mut all: Vec<(String, EditionHandle)> = Vec::new();
        for (game, edition) in built_in.chain(config.editions.iter().cloned()) {
            let same = |(of, other): &&mut (String, EditionHandle)| {
                *of == game && other.info().hash == edition.info().hash
            };
            match all.iter_mut().find(same) {
                Some(place) => place.1 = edition,
                None => all.push((game, edition)),
            }
        }
        Self { all }
    }

    /// The edition of a game that tables are opened with if nobody chooses: the built-in one, or what
    /// the host has in its place.
    pub fn usual(&self, kind: &dyn GameKind) -> EditionHandle {
        self.of(kind.id()).next().unwrap_or_else(|| kind.default_edition())
    }

    /// The editions of a game, the usual one first.
    pub fn of(&self, game: &str) -> impl Iterator<Item = EditionHandle> {
        self.all.iter().filter(move |(of, _)| of == game).map(|(_, edition)| *edition)
    }

    /// An edition by its hash.
    pub fn by_hash(&self, kind: &dyn GameKind, hash: &str) -> Option<EditionHandle> {
        self.of(kind.id()).find(|edition| edition.info().hash == hash)
    }
}
