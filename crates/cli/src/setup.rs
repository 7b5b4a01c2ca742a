//! From arguments to a game that can begin.

use std::path::Path;

use anyhow::Context;
use game_core::edition::Fault;
use game_core::{Message, Problem};
use games::{EditionHandle, GameKind};
use serde_json::{Value, json};

use crate::args::EngineArgs;
use crate::files;
use crate::talk::Talk;

/// The game with this id, in capitals or not.
///
/// # Errors
/// If there is none.
pub fn game(talk: &Talk, id: &str) -> anyhow::Result<&'static dyn GameKind> {
    let named = games::all().iter().find(|kind| kind.id().eq_ignore_ascii_case(id));
    named.map_or_else(|| games::by_id(id).map_err(|problem| talk.usage(&problem)), |kind| Ok(*kind))
}

/// The configuration: the JSON that was typed, with the number of players in it.
///
/// # Errors
/// If it is no JSON object, or says another number of players than `--players`.
pub fn config(
    talk: &Talk,
    kind: &dyn GameKind,
    text: Option<&str>,
    players: Option<u8>,
) -> anyhow::Result<Value> {
    let mut config: Value = match text {
        None => json!({}),
        Some(text) => serde_json::from_str(text).map_err(|error| {
            let message = Message::new("cli-config-not-json").text("reason", error.to_string());
            talk.usage(&message.into())
        })?,
    };
    let Some(map) = config.as_object_mut() else {
        return Err(talk.usage(&Problem::of("cli-config-not-object")));
    };
    let typed = players.map(Value::from);
    match map.get("players") {
        None => {
            map.insert("players".into(), typed.unwrap_or_else(|| usual_players(kind).into()));
        }
        Some(said) if typed.as_ref().is_some_and(|typed| typed != said) => {
            return Err(talk.usage(&Problem::of("cli-players-twice")));
        }
        Some(_) => {}
    }
    Ok(config)
}

/// The requested number of players, if any.
pub fn asked_players(config: Option<&str>, players: Option<u8>) -> Option<u8> {
    let config: Option<Value> = config.and_then(|text| serde_json::from_str(text).ok());
    let said = config.and_then(|config| config["players"].as_u64());
    players.or_else(|| said.and_then(|said| u8::try_from(said).ok()))
}

/// The default number of players, two: a solo game must be requested.
pub fn usual_players(kind: &dyn GameKind) -> u8 {
    let (fewest, most) = kind.players();
    2.clamp(fewest, most)
}

/// How many threads can run at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// The async runtime of a command that waits for disks and sockets.
///
/// # Errors
/// If the system cannot start threads.
pub fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.context("no threads")
}

impl EngineArgs {
    /// The editions that replace built-in ones.
    ///
    /// # Errors
    /// If the file cannot be read, names no game, or has faults.
    pub fn editions(
        &self,
        talk: &Talk,
    ) -> anyhow::Result<Vec<(&'static dyn GameKind, EditionHandle)>> {
        let Some(path) = &self.edition else { return Ok(Vec::new()) };
        let kind = game_of_file(talk, path, &files::read(talk, path)?)?;
        Ok(vec![(kind, files::edition(talk, kind, Some(path))?)])
    }
}

/// The game that a data file is for.
///
/// # Errors
/// If its header names none that there is.
pub fn game_of_file(talk: &Talk, path: &Path, text: &str) -> anyhow::Result<&'static dyn GameKind> {
    let about = |key: &'static str| {
        Message::new(key).text("file", files::name(path)).text("known", games::known_ids())
    };
    match games::game_of_edition(text) {
        Some(id) => games::by_id(id)
            .map_err(|_| talk.failure(&about("cli-data-unknown-game").text("game", id))),
        // Any game can tell whether the file is valid TOML.
        None => match games::all()[0].load_edition(&files::name(path), text) {
            Err(faults) if faults.faults.iter().any(is_syntax) => {
                Err(anyhow::Error::msg(files::list(talk, &faults)))
            }
            _ => Err(talk.failure(&about("cli-data-which-game"))),
        },
    }
}

fn is_syntax(fault: &Fault) -> bool {
    fault.message.key == "edition-syntax"
}
