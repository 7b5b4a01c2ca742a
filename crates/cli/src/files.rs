//! Reading and writing files, with readable errors.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use arena::MatchFile;
use game_core::edition::Fault;
use game_core::{Arg, EditionFaults, Message, SavedGame};
use games::{EditionHandle, GameKind};

use crate::talk::Talk;

/// The text of a file.
///
/// # Errors
/// If it cannot be read.
pub fn read(talk: &Talk, path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).map_err(|error| {
        let message = Message::new("cli-cannot-read").text("file", name(path));
        talk.failure(&message.text("reason", reason(talk, &error)))
    })
}

/// The system's error, in the person's language if it is a common one.
pub fn reason(talk: &Talk, error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => talk.key("cli-io-not-found"),
        ErrorKind::PermissionDenied => talk.key("cli-io-denied"),
        ErrorKind::IsADirectory => talk.key("cli-io-folder"),
        ErrorKind::InvalidData => talk.key("cli-io-no-text"),
        _ => error.to_string(),
    }
}

/// The edition in a file, or the built-in one.
///
/// # Errors
/// If the file cannot be read or has faults; all of them are listed.
pub fn edition(
    talk: &Talk,
    kind: &dyn GameKind,
    path: Option<&Path>,
) -> anyhow::Result<EditionHandle> {
    let Some(path) = path else { return Ok(kind.default_edition()) };
    let text = read(talk, path)?;
    kind.load_edition(&name(path), &text).map_err(|faults| anyhow::Error::msg(list(talk, &faults)))
}

/// The faults of a data file, one on each line, below a sentence.
pub fn list(talk: &Talk, faults: &EditionFaults) -> String {
    let count = Message::new("cli-data-faults").text("file", &faults.file);
    let mut lines = vec![talk.say(&count.int("count", faults.faults.len() as i64))];
    lines.extend(faults.faults.iter().map(|Fault { line, field, message }| {
        // A type error comes from the TOML parser, in its own words.
        format!("{}:{line}: {field}: {}", faults.file, talk.say(&plain(message)))
    }));
    lines.join("\n")
}

/// The message without the names of Rust types.
fn plain(message: &Message) -> Message {
    let mut message = message.clone();
    for (_, arg) in &mut message.args {
        if let Arg::Text(text) = arg {
            *text = games::plain(text);
        }
    }
    message
}

/// A saved game.
///
/// # Errors
/// If the file cannot be read or is no saved game.
pub fn saved(talk: &Talk, path: &Path) -> anyhow::Result<SavedGame> {
    let text = read(talk, path)?;
    games::from_text(&text).map_err(|reason| {
        let message = Message::new("cli-not-saved-game").text("file", name(path));
        talk.failure(&message.text("reason", reason))
    })
}

/// A saved game, or game number `game` of a match file.
///
/// # Errors
/// If the file cannot be read, or has no such game.
pub fn saved_or_match(talk: &Talk, path: &Path, game: Option<u64>) -> anyhow::Result<SavedGame> {
    let Some(game) = game else {
        if MatchFile::read(path).is_ok() {
            let message = Message::new("cli-match-which-game").text("file", name(path));
            return Err(talk.usage(&message.into()));
        }
        return saved(talk, path);
    };
    let (_, records) =
        MatchFile::read(path).map_err(|error| crate::arena::failure(talk, path, &error))?;
    let record = records.into_iter().find(|record| record.index == game);
    record.map(|record| record.game).ok_or_else(|| {
        let message = Message::new("cli-match-no-game").text("file", name(path));
        talk.failure(&message.int("game", game as i64))
    })
}

/// Writes a saved game to a temporary file, which then takes the name, so that a crash halfway
/// leaves the previous contents.
///
/// # Errors
/// If it cannot be written, or if the file exists and is not a saved game: a typo should not cost
/// anybody a file.
pub fn save(talk: &Talk, path: &Path, game: &SavedGame) -> anyhow::Result<()> {
    if path.exists() && saved(talk, path).is_err() {
        return Err(talk.failure(&Message::new("cli-not-overwritten").text("file", name(path))));
    }
    write_whole(path, &serde_json::to_string_pretty(game)?, true).map_err(|error| {
        let message = Message::new("cli-cannot-write").text("file", name(path));
        talk.failure(&message.text("reason", reason(talk, &error)))
    })
}

/// Writes a text and a newline to a temporary file, which then takes the name. Only a `durable` one
/// survives a failure of the machine, which takes a moment longer.
///
/// # Errors
/// If it cannot be written.
pub fn write_whole(path: &Path, text: &str, durable: bool) -> io::Result<()> {
    let mut temporary = path.as_os_str().to_owned();
    // Another game may be writing to the same place.
    temporary.push(format!(".{}.part", std::process::id()));
    let mut file = File::create(&temporary)?;
    writeln!(file, "{text}")?;
    if durable {
        file.sync_all()?;
    }
    fs::rename(&temporary, path)
}

/// A path for display.
pub fn name(path: &Path) -> String {
    path.display().to_string()
}
