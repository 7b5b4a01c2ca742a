//! Bots against bots, and what could have been played better.

use serde_json::Value;

use crate::{file, file_with, flat, stderr, stdout, trestle};

fn json_of(args: &[&str]) -> Value {
    let output = trestle(args, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A match of eight games in a file.
fn match_file(name: &str) -> String {
    let path = file(name);
    let _ = std::fs::remove_file(&path);
    let path = path.display().to_string();
    let args = ["arena", "architectura", "--bots", "greedy,random", "--games", "7"];
    let output = trestle(&[&args[..], &["--match", &path]].concat(), b"");
    assert!(output.status.success(), "{}", stderr(&output));
    path
}

#[test]
fn a_match_is_told_to_people() {
    let args = ["arena", "architectura", "--bots", "greedy,random", "--games", "7"];
    let shown = stdout(&trestle(&args, b""));
    // Seven games would leave a deal half played.
    assert!(shown.contains("2 players, 8 games, seed 1"), "{shown}");
    assert!(shown.contains("greedy") && shown.contains("Won by seat: 0:"), "{shown}");
    // Only what is to be copied may be long.
    let mut lines = shown.lines().filter(|line| !line.starts_with("Again: "));
    assert!(lines.all(|line| line.chars().count() <= 80), "{shown}");
    for (lang, word) in [("fr", "Victoires"), ("pt-BR", "Vitórias")] {
        let shown = stdout(&trestle(&[&args[..], &["--lang", lang]].concat(), b""));
        assert!(shown.contains(word), "{shown}");
    }
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    let report = |threads: &str| {
        let bots = "ismcts:20,greedy";
        let args = ["arena", "architectura", "--players", "3", "--games", "6", "--bots", bots];
        let mut said = json_of(&[&args[..], &["--threads", threads, "--json"]].concat());
        for bot in said["report"]["bots"].as_array_mut().expect("bots") {
            for time in ["seconds_per_game", "longest_turn"] {
                assert!(bot[time].is_f64(), "{bot}");
                bot[time] = Value::Null;
            }
        }
        said
    };
    let one = report("1");
    assert_eq!(one, report("2"));
    assert_eq!(one["report"]["games"], 6);
    assert_eq!(one["sprt"], Value::Null);
}

#[test]
fn every_game_of_a_match_can_be_replayed_and_analyzed() {
    let path = match_file("replayed.jsonl");
    let output = trestle(&["replay", &path, "--game", "3", "--verify"], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let missing = trestle(&["replay", &path, "--game", "8"], b"");
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("no game 8"), "{missing:?}");

    let args = ["analyze", &path, "--game", "3", "--sims", "60", "--threads"];
    let analysis = json_of(&[&args[..], &["1", "--json"]].concat());
    assert_eq!(analysis, json_of(&[&args[..], &["2", "--json"]].concat()));
    let decisions = analysis["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 10, "{analysis}");
    for decision in decisions {
        let chance = |which: &str| decision[which]["chance"].as_f64().expect("a chance");
        let lost = decision["lost"].as_f64().expect("a loss");
        assert!(lost >= 0.0 && (chance("best") - chance("given") - lost).abs() < 1e-6);
        let chances = decision["chances"].as_array().expect("chances");
        let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{decision}");
        assert!(decision["answers"].as_u64().is_some_and(|answers| answers > 1));
    }
    // The random player on seat 0 of an odd game loses more than the greedy one.
    let lost = |seat: usize| analysis["seats"][seat]["mean_lost"].as_f64().expect("a mean");
    assert!(lost(0) > lost(1), "{}", analysis["seats"]);
}

#[test]
fn an_analysis_is_told_to_people() {
    let path = match_file("told.jsonl");
    for (lang, words) in [("en", "What cost most"), ("fr", "le plus"), ("pt-BR", "custou mais")] {
        let args = ["analyze", &path, "--game", "1", "--sims", "40", "--lang", lang];
        let shown = stdout(&trestle(&args, b""));
        assert!(shown.contains(words), "{shown}");
        assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    }
    let args = ["analyze", &path, "--game", "1", "--sims", "40"];
    let one = stdout(&trestle(&[&args[..], &["--seat", "1"]].concat(), b""));
    assert!(one.lines().nth(2).is_some_and(|line| line.starts_with("Blue")), "{one}");
    assert_eq!(one.lines().nth(3), Some(""), "{one}");
    let nobody = trestle(&[&args[..], &["--seat", "2"]].concat(), b"");
    assert_eq!(nobody.status.code(), Some(2));
}

#[test]
fn a_match_resumes_where_it_stopped() {
    let path = match_file("goes-on.jsonl");
    let lines = || std::fs::read_to_string(&path).expect("the file").lines().count();
    assert_eq!(lines(), 9);
    let args = ["arena", "architectura", "--bots", "greedy,random", "--match", &path, "--games"];
    let again = json_of(&[&args[..], &["8", "--json"]].concat());
    assert_eq!((lines(), &again["report"]["games"]), (9, &8.into()));
    let more = json_of(&[&args[..], &["12", "--json"]].concat());
    assert_eq!((lines(), &more["report"]["games"]), (13, &12.into()));
    let other = trestle(&[&args[..], &["12", "--seed", "other"]].concat(), b"");
    assert_eq!(other.status.code(), Some(1));
    assert!(stderr(&other).contains("seed differs"), "{other:?}");
    assert_eq!(lines(), 13);
}

#[test]
fn a_clear_pairing_ends_early() {
    let args = ["arena", "architectura", "--bots", "greedy,random", "--games", "400", "--json"];
    let said = json_of(&[&args[..], &["--sprt"]].concat());
    assert_eq!(said["sprt"]["verdict"], "high", "{}", said["sprt"]);
    let games = said["report"]["games"].as_u64().expect("a number");
    assert!((20..200).contains(&games), "{games}");
    // After how many games depends on no thread.
    let one = json_of(&[&args[..], &["--sprt", "0.5,0.75", "--threads", "1"]].concat());
    assert_eq!(one["report"]["games"], games);
}

/// With more bots than seats the first sits at two tables of three, and the count says so.
#[test]
fn a_clear_pairing_of_three_counts_all_its_games() {
    let args = ["arena", "architectura", "--bots", "greedy,random,novice", "--games", "300"];
    let said = json_of(&[&args[..], &["--json", "--sprt"]].concat());
    assert_eq!(said["sprt"]["verdict"], "high", "{}", said["sprt"]);
    let games = |bot: usize| said["report"]["bots"][bot]["games"].as_u64().expect("a number");
    assert!(games(0) >= 20, "{said}");
    assert!(games(1) + games(2) > games(0), "{said}");
    assert_eq!(
        games(0) + games(1) + games(2),
        2 * said["report"]["games"].as_u64().expect("games")
    );
}

#[test]
fn typing_errors_are_reported() {
    let check = |args: &[&str], code: i32, words: &str| {
        let output = trestle(&[&["arena", "architectura"], args].concat(), b"");
        assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
        assert!(flat(&stderr(&output)).contains(words), "{args:?}: {}", stderr(&output));
    };
    check(&["--bots", "oracle"], 2, "no bot called “oracle”");
    check(&["--bots", "greedy:5"], 2, "answers at once");
    check(&["--bots", "ismcts:many"], 2, "no thinking time");
    check(&[], 2, "--bots");
    check(&["--bots", "random", "--players", "9"], 2, "9");
    check(&["--bots", "random", "--sprt", "0.6,0.5"], 2, "0.6,0.5");
    check(&["--bots", "random", "--sprt", "2,3"], 2, "2,3");
    check(&["--bots", "random", "--games", "0"], 2, "0");
    let letter = file_with("letter-to-the-arena.txt", "Dear reader,\n");
    check(&["--bots", "random", "--match", &letter], 1, "Line 1 of");
    assert_eq!(std::fs::read_to_string(&letter).expect("the letter"), "Dear reader,\n");
}

/// A bot that has not played has no rating, and bots that did not meet are named.
#[test]
fn bots_that_did_not_meet_are_named() {
    let args = ["arena", "architectura", "--bots", "greedy,random,novice", "--games", "2"];
    let output = trestle(&args, b"");
    let shown = stdout(&output);
    let line = shown.lines().find(|line| line.starts_with("novice")).expect("a line");
    assert!(!line.contains("25.0") && line.contains('–'), "{shown}");
    let said = flat(&shown);
    assert!(said.contains("Did not meet: greedy – novice, random – novice."), "{shown}");
    assert!(said.contains("--games 6"), "{shown}");
    assert!(stderr(&output).contains("that takes 6"), "{}", stderr(&output));
    let report = json_of(&[&args[..], &["--json"]].concat());
    assert_eq!(report["report"]["bots"][2]["rating"], Value::Null);
    assert_eq!(report["report"]["unmet"], serde_json::json!([[0, 2], [1, 2]]));
    // All meet: nothing is said.
    let args = ["arena", "architectura", "--bots", "greedy,random,novice", "--games", "6"];
    let output = trestle(&args, b"");
    assert!(!flat(&stdout(&output)).contains("Did not meet"), "{output:?}");
    assert!(!stderr(&output).contains("that takes"), "{output:?}");
}

/// Beside every table stand the seed and the command that makes it again.
#[test]
fn every_table_has_the_command_that_makes_it() {
    let without_time = |mut said: Value| {
        for bot in said["report"]["bots"].as_array_mut().into_iter().flatten() {
            bot["seconds_per_game"] = Value::Null;
            bot["longest_turn"] = Value::Null;
        }
        for time in ["seconds", "decisions_per_s", "games_per_s"] {
            said[time] = Value::Null;
        }
        said
    };
    for args in [
        &["arena", "queens-architect", "--bots", "greedy,random", "--games", "4", "--seed", "a b"]
            [..],
        &[
            "arena",
            "architectura",
            "--bots",
            "random",
            "--games",
            "5",
            "--config",
            r#"{"players":3,"first":1}"#,
        ],
        &["sim", "architectura", "--games", "1_0", "--players", "3"],
        &["sim", "west-kingdom", "--games", "3", "--config", r#"{"players":1}"#, "--seed", "it's"],
    ] {
        let shown = stdout(&trestle(args, b""));
        assert!(flat(&shown).contains("By order of play: 1:"), "{shown}");
        let command = shown.lines().find_map(|line| line.strip_prefix("Again: trestle "));
        let command = command.unwrap_or_else(|| panic!("{shown}"));
        // A shell takes it apart as it was put together.
        let words = std::process::Command::new("sh")
            .args(["-c", &format!("printf '%s\\n' {command}")])
            .output()
            .expect("a shell");
        let words = String::from_utf8(words.stdout).expect("text");
        let words: Vec<&str> = words.lines().chain(["--json"]).collect();
        let again = json_of(&words);
        let first = json_of(&[args, &["--json"]].concat());
        assert_eq!(without_time(again), without_time(first), "{command}");
    }
}

/// Games end in any order, and stand in the file in theirs.
#[test]
fn the_lines_of_a_match_do_not_depend_on_threads() {
    let lines = |threads: &str| -> Vec<Value> {
        let path = file(&format!("threads-{threads}.jsonl"));
        let _ = std::fs::remove_file(&path);
        let name = path.display().to_string();
        let args = ["arena", "west-kingdom", "--bots", "apprentice,random", "--games", "24"];
        let output = trestle(&[&args[..], &["--threads", threads, "--match", &name]].concat(), b"");
        assert!(output.status.success(), "{}", stderr(&output));
        let text = std::fs::read_to_string(&path).expect("a match file");
        let without_time = |line: &str| {
            let mut line: Value = serde_json::from_str(line).expect("a line");
            for time in ["seconds", "longest_turn"] {
                line[time] = Value::Null;
            }
            line
        };
        text.lines().map(without_time).collect()
    };
    let one = lines("1");
    assert_eq!(one.len(), 25);
    assert_eq!(one, lines("4"));
}
