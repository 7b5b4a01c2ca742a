//! Playthroughs, on Quarry.

use std::fs;
use std::path::PathBuf;

use game_testkit::playthrough::{compare_playthroughs, play_again};
use game_testkit::{check_playthroughs, record_playthrough};

use crate::quarry::{Config, Quarry, sound};

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

#[test]
fn playthroughs_stand() {
    check_playthroughs::<Quarry>(sound(), dir());
}

#[test]
fn a_recording_plays_again_as_it_is() {
    let text = record_playthrough::<Quarry>(sound(), &Config::of(2), "sunday", "choices");
    assert!(
        text.starts_with("# quarry\nconfig {\"players\":2,\"rounds\":4}\nseed sunday\n\nturn 0")
    );
    assert!(text.contains("\nover {\"over\":true"), "{text}");
    assert_eq!(play_again::<Quarry>(sound(), &text), Ok(text.clone()));
    let bare: Vec<&str> = text
        .lines()
        .filter(|line| {
            line.starts_with(['#', '>']) || line.starts_with("config") || line.starts_with("seed")
        })
        .collect();
    assert_eq!(play_again::<Quarry>(sound(), &bare.join("\n")), Ok(text));
}

#[test]
fn a_header_is_needed() {
    let said = play_again::<Quarry>(sound(), "# quarry\n> 0 draw\n").unwrap_err();
    assert_eq!(said, "there is no line `config {…}` before the first action");
    let said = play_again::<Quarry>(sound(), "config {\"players\":7}\nseed x\n").unwrap_err();
    assert!(said.contains("qu-no-players"), "{said}");
}

#[test]
fn a_changed_line_is_shown_and_can_be_blessed() {
    let here = std::env::temp_dir().join(format!("quarry-playthroughs-{}", std::process::id()));
    fs::create_dir_all(&here).unwrap();
    let text = record_playthrough::<Quarry>(sound(), &Config::of(2), "sunday", "choices");
    let changed = text.replacen("    opened", "    closed", 1);
    fs::write(here.join("one.txt"), &changed).unwrap();
    let compare = |bless| compare_playthroughs::<Quarry>(sound(), &here, bless);
    let said = compare(false).unwrap_err();
    assert!(said.contains("one.txt: line "), "{said}");
    assert!(said.contains("-     closed") && said.contains("+     opened"), "{said}");
    assert_eq!(fs::read_to_string(here.join("one.txt")).unwrap(), changed);
    compare(true).unwrap();
    assert_eq!(fs::read_to_string(here.join("one.txt")).unwrap(), text);
    compare(false).unwrap();
    fs::remove_file(here.join("one.txt")).unwrap();
    assert!(compare(false).unwrap_err().contains("no playthrough there"));
    fs::remove_dir_all(&here).unwrap();
}

/// An illegal line stays in the game's story as what it was.
#[test]
fn refusals_are_written_down() {
    let text = "config {\"players\":2}\nseed sunday\n> 0 draw\n> 0 fly\n";
    let told = play_again::<Quarry>(sound(), text).unwrap();
    assert!(told.contains("> 0 draw\n    refused: qu-no-not-now {}\n"), "{told}");
    assert!(told.contains("> 0 fly\n    refused: notation-unknown"), "{told}");
}
