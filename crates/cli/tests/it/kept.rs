//! Games that are kept as they go on: nothing but what the table itself has kept is ever touched.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{file, stderr, stdout, trestle};

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = file(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for tests");
    folder
}

/// Plays with these lines typed, and games kept in `folder`.
fn play(folder: &Path, args: &[&str], lines: &[&str]) -> String {
    let kept = folder.to_str().expect("a plain name");
    let args = [&["play", "architectura", "--keep-in", kept], args].concat();
    let output = trestle(&args, (lines.join("\n") + "\n").as_bytes());
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("an entry").file_name().into_string().expect("a plain name")
    };
    let mut names: Vec<_> = entries.map(name).collect();
    names.sort();
    names
}

fn json(path: &Path) -> Value {
    let text = fs::read_to_string(path).expect("a file");
    serde_json::from_str(&text).expect("a saved game")
}

/// The folder that somebody names may hold all sorts of things.
#[test]
fn what_others_have_put_there_stays() {
    let folder = folder("kept-among-others");
    let saved = folder.join("saved.json");
    play(&folder, &["--seed", "mine"], &["1", &format!("save {}", saved.display()), "quit", ""]);
    let text = fs::read_to_string(&saved).expect("a saved game");
    let kept: Vec<_> = names(&folder).into_iter().filter(|name| name != "saved.json").collect();
    let [kept] = &kept[..] else { panic!("{kept:?}") };
    // Letters, games that somebody saved, and files that only look like ours.
    let short = &kept[..kept.len() - 9];
    for number in 0..30 {
        let write = |name: String, text: &str| fs::write(folder.join(name), text).expect("a file");
        write(format!("package-{number}.json"), "{}");
        write(format!("evening-{number}.json"), &text);
        write(format!("{short}{number:04}.json"), "{}");
        write(format!("{short}{:04}.json", number + 100), &text);
    }
    let before = names(&folder);
    play(&folder, &["--seed", "other"], &["1", "quit", ""]);
    let after = names(&folder);
    let gone: Vec<_> = before.iter().filter(|name| !after.contains(name)).collect();
    assert!(gone.is_empty(), "{gone:?}");
}

/// Of those that the table kept itself the oldest goes when there are too many.
#[test]
fn the_oldest_of_many_kept_games_goes() {
    let folder = folder("kept-many");
    for number in 0..23 {
        play(&folder, &["--seed", &format!("game {number}")], &["1", "quit", ""]);
    }
    assert_eq!(names(&folder).len(), 20);
}

/// Two games with one seed are two games.
#[test]
fn a_new_game_takes_the_place_of_no_other() {
    let folder = folder("kept-twice");
    play(&folder, &["--seed", "twice"], &["1", "1", "1", "quit", ""]);
    let first = names(&folder);
    let written = fs::read_to_string(folder.join(&first[0])).expect("a file");
    play(&folder, &["--seed", "twice"], &["1", "quit", ""]);
    assert_eq!(names(&folder).len(), 2);
    assert_eq!(fs::read_to_string(folder.join(&first[0])).expect("a file"), written);
}

/// Continuing an autosaved game continues in its file, until it is over.
#[test]
fn an_autosaved_game_continues_in_its_file() {
    let folder = folder("kept-on");
    play(&folder, &["--seed", "on"], &["1", "quit", ""]);
    let [name] = &names(&folder)[..] else { panic!("one file") };
    let path = folder.join(name);
    let before = json(&path)["actions"].as_array().map(Vec::len);
    play(&folder, &["--load", path.to_str().expect("plain")], &["1", "1", "quit", ""]);
    assert_eq!(names(&folder), std::slice::from_ref(name));
    assert!(json(&path)["actions"].as_array().map(Vec::len) > before);
    play(&folder, &["--load", path.to_str().expect("plain")], &["1"; 500]);
    assert!(names(&folder).is_empty(), "the game is over");
}

/// A file to which somebody has saved is theirs, even if autosave created it.
#[test]
fn what_was_saved_is_not_taken_away() {
    let folder = folder("kept-saved");
    play(&folder, &["--seed", "saved"], &["1", "quit", ""]);
    let [name] = &names(&folder)[..] else { panic!("one file") };
    let path = folder.join(name);
    let typed = path.to_str().expect("plain");
    let save = format!("save {typed}");
    let shown = play(&folder, &["--load", typed], &["1", "quit", &save]);
    assert!(shown.contains("Saved in"), "{shown}");
    assert!(path.exists(), "{shown}");
    // Nor is it overwritten or removed by a game that continues from it.
    let saved = fs::read_to_string(&path).expect("a file");
    play(&folder, &["--load", typed], &["1", "1", "quit", ""]);
    assert_eq!(fs::read_to_string(&path).expect("a file"), saved);
    play(&folder, &["--load", typed], &["1"; 500]);
    assert_eq!(fs::read_to_string(&path).expect("a file"), saved);
    // The same in the middle of a game.
    let shown = play(&folder, &["--load", typed], &[&["1", &save][..], &["1"; 500]].concat());
    assert!(shown.contains("Total"), "{shown}");
    assert!(path.exists(), "{shown}");
}

/// That something was undone past a barrier is part of the saved game.
#[test]
fn an_unrated_game_stays_unrated() {
    let folder = folder("kept-unrated");
    let shown = play(&folder, &["--seed", "undo"], &["1", "undo", "1", "quit", ""]);
    assert!(crate::flat(&shown).contains("the game is now unrated"), "{shown}");
    let [name] = &names(&folder)[..] else { panic!("one file") };
    let path = folder.join(name);
    let path = path.to_str().expect("plain");
    let shown = play(&folder, &["--load", path], &["1"; 500]);
    let said = crate::flat(&shown);
    assert!(said.contains("unrated"), "{shown}");
}
