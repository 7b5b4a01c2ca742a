//! The commands, driven as a person or a program drives them.

mod arena;
mod board;
mod cards;
mod commands;
mod deploy;
mod editions;
mod engine;
mod interrupted;
mod kept;
#[cfg(unix)]
mod keyboard;
mod kill;
mod languages;
mod made_tables;
mod manual;
mod mutated;
mod pages;
mod play;
mod python;
mod serve;
mod tournament;
mod unattended;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use cli::engine::Engine;
use lang::Lang;
use serde_json::{Value, json};

/// The ids of all games; what holds of the engine holds for each of them.
fn every_game() -> impl Iterator<Item = &'static str> + Clone {
    games::all().iter().map(|kind| kind.id())
}

/// An engine that is asked with JSON and answers with JSON.
struct Asked(Engine);

impl Asked {
    fn new() -> Self {
        Self(Engine::new(Lang::En, Vec::new()))
    }

    /// With a new game for that many players.
    fn playing(game: &str, players: u8, seed: &str) -> Self {
        let mut engine = Self::new();
        let config = json!({"players": players});
        engine.ok(&json!({"op": "new", "game": game, "config": config, "seed": seed}));
        engine
    }

    /// Plays on until a single seat is asked: past the simultaneous questions of a draft.
    fn until_one_is_asked(mut self) -> Self {
        while self.ok(&json!({"op": "legal"}))["awaiting"].as_array().map(Vec::len) != Some(1) {
            self.play(1, 0);
        }
        self
    }

    fn ask(&mut self, request: &Value) -> Value {
        let reply = self.0.handle(&request.to_string());
        serde_json::from_str(&reply.line).expect("a reply is JSON")
    }

    /// The `ok` of a request that must succeed.
    fn ok(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert!(reply.get("error").is_none(), "{request} got {reply}");
        reply["ok"].clone()
    }

    /// The code of a request that must fail and change nothing.
    fn code(&mut self, request: &Value) -> String {
        let before = self.ask(&json!({"op": "hash"}));
        let reply = self.ask(request);
        assert!(reply.get("ok").is_none(), "{request} got {reply}");
        let error = reply["error"].as_object().expect("an error is an object");
        let fields: Vec<_> = error.keys().map(String::as_str).collect();
        assert_eq!(fields, ["args", "code", "rule", "why"], "{request}");
        assert_eq!(self.ask(&json!({"op": "hash"})), before, "{request} changed the state");
        reply["error"]["code"].as_str().expect("a code is a text").to_string()
    }

    /// The first seat that is asked, with its answers.
    fn asked(&mut self) -> Option<(u64, Vec<String>)> {
        let legal = self.ok(&json!({"op": "legal"}));
        let first = legal["awaiting"].get(0)?;
        let actions = first["actions"].as_array().expect("a list");
        let texts = actions.iter().map(|action| action.as_str().expect("a text").to_string());
        Some((first["seat"].as_u64().expect("a seat"), texts.collect()))
    }

    /// Answers that many questions, each time with the answer at `pick` (modulo the list).
    fn play(&mut self, questions: usize, pick: usize) {
        for at in 0..questions {
            let Some((seat, actions)) = self.asked() else { return };
            let action = &actions[(pick + at) % actions.len()];
            self.ok(&json!({"op": "apply", "seat": seat, "action": action}));
        }
    }
}

/// A saved game played to its end.
fn finished_game() -> Value {
    let mut engine = Asked::playing("architectura", 2, "finished");
    engine.play(10_000, 0);
    let saved = engine.ok(&json!({"op": "save"}));
    assert!(saved["result"].is_object());
    saved
}

/// A file for a test.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    folder.join(name)
}

/// A file with this text in it.
fn file_with(name: &str, text: &str) -> String {
    let path = file(name);
    std::fs::write(&path, text).expect("a file for tests");
    path.display().to_string()
}

/// Runs the binary in English.
fn trestle(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trestle"))
        .args(args)
        .env("LC_ALL", "C")
        .env("TRESTLE_GAMES", file("kept"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that has read enough is no failure.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("writing does not panic");
    output
}

/// What was printed; a key in brackets would be a sentence that is missing.
fn stdout(output: &Output) -> String {
    let text = String::from_utf8(output.stdout.clone()).expect("text");
    assert!(!text.contains("[cli-") && !text.contains("[ar-"), "{text}");
    text
}

/// The text without its line breaks, for sentences that may run over the end of a line.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}
