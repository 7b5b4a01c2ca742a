//! The editions that tables can be opened with: the built-in ones, and those that the host
//! installed. Editions cannot be uploaded.

use games::{EditionHandle, GameKind};

use crate::config::Config;

/// The editions of all games.
#[derive(Clone, Debug)]
pub struct Editions {
    all: Vec<(String, EditionHandle)>,
}

impl Editions {
    /// The built-in editions first, then those of the host. A host's edition with the same numbers
    /// but other names or texts replaces ours: both would have the same hash, by which games name
    /// an edition.
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

    /// The default edition of a game: the built-in one, or the host's replacement for it.
    pub fn usual(&self, kind: &dyn GameKind) -> EditionHandle {
        self.of(kind.id()).next().unwrap_or_else(|| kind.default_edition())
    }

    /// The editions of a game, the default one first.
    pub fn of(&self, game: &str) -> impl Iterator<Item = EditionHandle> {
        self.all.iter().filter(move |(of, _)| of == game).map(|(_, edition)| *edition)
    }

    /// An edition by its hash.
    pub fn by_hash(&self, kind: &dyn GameKind, hash: &str) -> Option<EditionHandle> {
        self.of(kind.id()).find(|edition| edition.info().hash == hash)
    }
}
