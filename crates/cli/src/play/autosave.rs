//! Autosave: a closed window does not cost anybody an evening.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use game_core::SavedGame;

use crate::{files, seeds};

/// How many abandoned games are kept before the oldest is removed.
const MOST: usize = 20;

/// How many letters of the seed's hash, and how many random ones, are in a file name.
const OF_HASH: usize = 10;
const OF_CHANCE: usize = 8;

/// The autosave file of this game.
#[derive(Clone, Debug)]
pub struct Autosave {
    folder: PathBuf,
    file: PathBuf,
    /// Whether the last attempt failed: then nothing is promised.
    broken: bool,
}

impl Autosave {
    /// The file for a game: a new one, or the one from which it was `loaded` if that is an
    /// autosave. `None` if no folder was named and the system has no place for such files.
    pub fn of(game: &SavedGame, named: Option<&Path>, loaded: Option<&Path>) -> Option<Self> {
        let folder = named.map(Path::to_path_buf).or_else(folder)?;
        let resumed = loaded.filter(|file| is_in(file, &folder) && is_ours(file));
        let file = resumed.map_or_else(|| fresh(&folder, game), Path::to_path_buf);
        Some(Self { folder, file, broken: false })
    }

    /// Saves the current game. A failure is no reason to stop playing.
    pub fn keep(&mut self, game: &SavedGame) {
        let write = |file: &Path| -> std::io::Result<()> {
            fs::create_dir_all(&self.folder)?;
            tidy(&self.folder, file);
            let game = SavedGame { kept: true, ..game.clone() };
            files::write_whole(file, &serde_json::to_string_pretty(&game)?, false)
        };
        // A file that has become somebody's own in the meantime is left alone.
        if self.file.exists() && !is_ours(&self.file) {
            self.file = fresh(&self.folder, game);
        }
        self.broken = write(&self.file).is_err();
    }

    /// The file with the game, if there is one.
    pub fn file(&self) -> Option<&Path> {
        (!self.broken).then_some(&*self.file)
    }

    /// Removes the file: the game is over, or saved elsewhere.
    pub fn forget(&self) {
        if is_ours(&self.file) {
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// A file for a game that has none yet: two games may have the same seed.
fn fresh(folder: &Path, game: &SavedGame) -> PathBuf {
    let chance = seeds::fresh().to_hex();
    let hash = game.seed.commitment();
    folder.join(format!("{}-{}-{}.json", game.game, &hash[..OF_HASH], &chance[..OF_CHANCE]))
}

/// Whether a file is directly in this folder, however its path is written.
fn is_in(file: &Path, folder: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    let parent = real(file).and_then(|file| file.parent().map(Path::to_path_buf));
    parent.is_some() && parent == real(folder)
}

/// Whether a file was written by autosave: it says so, and its name matches the game in it.
fn is_ours(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    // Most foreign files need not be opened.
    let parts: Vec<&str> = name.strip_suffix(".json").unwrap_or_default().rsplitn(3, '-').collect();
    let [chance, hash, game] = parts[..] else { return false };
    let is_hex = |text: &str| text.bytes().all(|letter| letter.is_ascii_hexdigit());
    if (chance.len(), hash.len()) != (OF_CHANCE, OF_HASH) || !is_hex(chance) || !is_hex(hash) {
        return false;
    }
    let text = fs::read_to_string(file).unwrap_or_default();
    serde_json::from_str::<SavedGame>(&text).is_ok_and(|saved| {
        saved.kept && saved.game == game && saved.seed.commitment().starts_with(hash)
    })
}

/// Where a person's programs store state: by the XDG specification, or beside other program data on
/// Windows.
fn folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let state = set("XDG_STATE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| Path::new(&home).join(".local/state"));
    let local = || set("LOCALAPPDATA").map(PathBuf::from);
    Some(state.or_else(home).or_else(local)?.join("trestle/games"))
}

/// Makes room for one more autosave. The folder may contain anything else.
fn tidy(folder: &Path, new: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let age = |path: &PathBuf| {
        let changed = path.metadata().and_then(|meta| meta.modified());
        changed.unwrap_or(SystemTime::UNIX_EPOCH)
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path != new && is_ours(path));
    files.sort_by_key(age);
    for old in files.iter().take((files.len() + 1).saturating_sub(MOST)) {
        let _ = fs::remove_file(old);
    }
}
