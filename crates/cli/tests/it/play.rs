//! A game at the terminal, typed through a pipe.

use serde_json::Value;

use crate::{file, stderr, stdout, trestle};

/// Plays with these lines typed and gives what was shown.
fn play(args: &[&str], lines: &[String]) -> String {
    let args = [&["play", "architectura"], args].concat();
    let output = trestle(&args, (lines.join("\n") + "\n").as_bytes());
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

fn ones(n: usize) -> Vec<String> {
    vec!["1".to_string(); n]
}

#[test]
fn a_whole_game_against_a_bot() {
    let shown = play(&["--seed", "sunday"], &ones(500));
    assert!(shown.contains("Total"), "{shown}");
    assert!(shown.contains("The seed was"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "color where nobody looks");
    // The same seed and the same answers give the same game.
    assert_eq!(shown, play(&["--seed", "sunday"], &ones(500)));
    assert_ne!(shown, play(&["--seed", "monday"], &ones(500)));
}

#[test]
fn a_whole_game_in_every_language() {
    for (lang, end) in [("fr", "La graine"), ("pt-BR", "A semente")] {
        let shown = play(&["--seed", "sunday", "--players", "4", "--lang", lang], &ones(500));
        assert!(shown.contains(end), "{shown}");
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let shown = play(&["--seed", "bots", "--seat", "random,random,random"], &[]);
    assert!(shown.contains("Total"), "{shown}");
}

#[test]
fn people_at_one_keyboard_get_a_curtain() {
    let args = ["--seed", "curtain", "--seat", "human:Mum", "--seat", "human:Dad"];
    let mut lines = Vec::new();
    for _ in 0..300 {
        // Enter lifts the curtain; where there is none it only shows the question again.
        lines.extend([String::new(), "1".to_string()]);
    }
    let shown = play(&args, &lines);
    assert!(shown.contains("Mum, it is your turn."), "{shown}");
    assert!(shown.contains("Dad, it is your turn."), "{shown}");
    assert!(shown.contains("Mum (Red): "), "{shown}");
    assert!(shown.contains("Total"), "{shown}");
}

/// Past a barrier only somebody alone may go back; at a table of several it is refused with the
/// reason, and nobody takes back what another did.
#[test]
fn people_cannot_undo_what_the_others_have_seen() {
    let args = ["--seed", "curtain", "--seat", "human:Mum", "--seat", "human:Dad"];
    let mut lines = Vec::new();
    for _ in 0..12 {
        lines.extend(["", "undo", "1"].map(str::to_string));
    }
    let shown = play(&args, &lines);
    assert!(shown.contains("There is nothing of yours to take back."), "{shown}");
    assert!(shown.contains("That cannot be taken back:"), "{shown}");
    assert!(!shown.contains("unrated"), "{shown}");
}

#[test]
fn the_advanced_game_begins_with_the_decks() {
    let config = r#"{"variant": "advanced"}"#;
    let shown = play(&["--seed", "advanced", "--config", config], &ones(800));
    assert!(shown.contains("Total"), "{shown}");
}

#[test]
fn the_end_of_input_ends_the_game_politely() {
    let shown = play(&["--seed", "end"], &ones(1));
    assert!(shown.contains("nothing was saved"), "{shown}");
    assert!(shown.contains("save FILE"), "{shown}");
}

#[test]
fn commands_at_the_table() {
    let lines = [
        "help",
        "why",
        "why dance",
        "why 1",
        "preview 1",
        "log",
        "sheet",
        "board",
        "99",
        "dance",
        "save",
        "undo",
        "quit",
        "",
    ];
    let shown = play(&["--seed", "commands"], &lines.map(str::to_string));
    for said in [
        "take your last answer back",
        "“dance” is no action",
        "That is allowed.",
        "Choose a number from 1 to",
        "save FILE",
        "There is nothing of yours to take back.",
        "To keep the game",
    ] {
        assert!(shown.contains(said), "{said} is not in:\n{shown}");
    }
}

#[test]
fn save_and_resume() {
    let path = file("saved-and-resumed.json");
    let path = path.to_str().expect("a plain name");
    let _ = std::fs::remove_file(path);
    let mut lines = ones(5);
    lines.extend([format!("save {path}"), "quit".to_string(), String::new()]);
    let shown = play(&["--seed", "resume"], &lines);
    assert!(shown.contains("Saved in"), "{shown}");

    // On with it to the end, and the same game in one go: the end is the same.
    let resumed = play(&["--load", path], &ones(500));
    assert!(resumed.contains("The game goes on after"), "{resumed}");
    let in_one_go = play(&["--seed", "resume"], &ones(500));
    let end = |shown: &str| {
        let (_, end) = shown.split_once("Total").expect("a score sheet");
        end.lines().take(5).map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(end(&resumed), end(&in_one_go));
}

#[test]
fn undo_leads_back_and_saves_what_stands() {
    let path = file("undone.json");
    let path = path.to_str().expect("a plain name");
    let _ = std::fs::remove_file(path);
    let saved = |lines: &[&str]| -> Value {
        let _ = std::fs::remove_file(path);
        let mut lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
        lines.extend([format!("save {path}"), "quit".to_string(), String::new()]);
        let shown = play(&["--seed", "undo"], &lines);
        let text = std::fs::read_to_string(path).unwrap_or_else(|_| panic!("{shown}"));
        serde_json::from_str(&text).expect("a saved game")
    };
    assert_eq!(saved(&["1", "1", "undo"]), saved(&["1"]));
    assert_eq!(saved(&["1", "undo", "1"]), saved(&["1"]));
    assert_eq!(saved(&["1", "undo", "undo"])["actions"], saved(&[])["actions"]);
}

#[test]
fn a_slip_of_the_finger_costs_no_file() {
    let path = crate::file_with("letter.txt", "Dear reader");
    let lines = [format!("save {path}"), "quit".to_string(), String::new()];
    let shown = play(&["--seed", "slip"], &lines);
    assert!(shown.contains("left as it is"), "{shown}");
    assert_eq!(std::fs::read_to_string(&path).expect("the letter"), "Dear reader");
}

#[test]
fn somebody_elses_saved_game_is_refused() {
    let mut saved = crate::finished_game();
    saved["rules"] = 9999.into();
    let path = crate::file_with("too-new.json", &saved.to_string());
    let output = trestle(&["play", "architectura", "--load", &path], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("rules version"), "{output:?}");
}
