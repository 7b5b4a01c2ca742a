//! The commands of the binary: what they print and how they end.

use game_core::Seed;
use serde_json::{Value, json};

use crate::{file_with, finished_game, flat, stderr, stdout, trestle};

fn json_of(args: &[&str]) -> Value {
    let output = trestle(args, b"");
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    serde_json::from_str(&stdout(&output)).expect("JSON")
}

/// Runs a command that must fail, and gives its exit code and what it said.
fn fails(args: &[&str]) -> (i32, String) {
    let output = trestle(args, b"");
    (output.status.code().expect("an exit code"), stderr(&output))
}

#[test]
fn sim_depends_on_the_seed_and_not_on_the_threads() {
    let sim = |threads: &str, seed: &str| {
        let mut doc = json_of(&[
            "sim",
            "architectura",
            "--players",
            "3",
            "--games",
            "300",
            "--bot",
            "random",
            "--seed",
            seed,
            "--threads",
            threads,
            "--json",
        ]);
        let fields = doc.as_object_mut().expect("an object");
        for field in ["seconds", "decisions_per_s", "games_per_s"] {
            assert!(fields.remove(field).is_some_and(|value| value.is_f64()), "{field}");
        }
        doc
    };
    let one = sim("1", "spring");
    assert_eq!(one, sim("2", "spring"));
    assert_ne!(one, sim("1", "autumn"));
    assert_eq!((&one["games"], &one["players"]), (&json!(300), &json!(3)));
    assert_eq!((&one["game"], &one["seed"]), (&json!("architectura"), &json!("spring")));
    let wins: Vec<_> = one["wins"].as_array().expect("a list").iter().collect();
    let sum: f64 = wins.iter().map(|wins| wins.as_f64().expect("a number")).sum();
    assert!((sum - 300.0).abs() < 1e-6, "{wins:?}");
    assert_eq!(one["mean_score"].as_array().map(Vec::len), Some(3));
    assert!(one["mean_turns"].as_f64().is_some_and(|turns| turns > 10.0));
    assert!(one["decisions"].as_u64().is_some_and(|decisions| decisions > 300));
}

#[test]
fn sim_speaks_to_people_too() {
    let output = trestle(&["sim", "architectura", "--games", "20", "--lang", "fr"], b"");
    assert!(stdout(&output).contains("20 parties"), "{output:?}");
}

#[test]
fn bench_speaks_to_people_too() {
    let args = ["bench", "architectura", "--players", "3", "--seconds", "0.01"];
    let table = stdout(&trestle(&args, b""));
    assert!(table.starts_with("Game"), "{table}");
    assert_eq!(table.lines().count(), 2, "{table}");
}

#[test]
fn bench_gives_its_figures() {
    let args = ["bench", "architectura", "--players", "2", "--seconds", "0.01", "--json"];
    let reports = json_of(&args);
    let report = &reports[0];
    assert_eq!((&report["game"], &report["players"]), (&json!("architectura"), &json!(2)));
    for field in
        ["decisions_per_s", "games_per_s", "clone_ns", "legal_ns", "sample_ns", "sims_per_s"]
    {
        assert!(report[field].as_f64().is_some_and(|value| value > 0.0), "{field}: {report}");
    }
    assert!(report["state_bytes"].as_u64().is_some_and(|bytes| bytes <= 768), "{report}");
    assert_eq!(report["allocations_per_decision"], 0.0);
}

#[test]
fn what_is_typed_wrongly_ends_with_2() {
    for (args, said) in [
        (&["play", "chess"][..], "architectura"),
        (&["sim", "architectura", "--bot", "oracle"], "random"),
        (&["sim", "architectura", "--players", "9"], "9"),
        (&["sim", "architectura", "--config", "{"], "JSON"),
        (&["sim", "architectura", "--config", "[]"], "object"),
        (&["sim", "architectura", "--players", "2", "--config", "{\"players\": 3}"], "--players"),
        (&["sim", "architectura", "--games", "0"], "--games"),
        (&["play", "architectura", "--seat", "human,random,random,random,random"], "5"),
        (&["play", "architectura", "--seat", "oracle"], "random"),
        (&["play", "architectura", "--seat", "human:"], "human:Ada"),
        (&["play", "architectura", "--seat", "human,"], "empty"),
        (&["play"], "<GAME>"),
        (&["sim", "architectura", "--threads", "0"], "from 1 up"),
        (&["sim", "architectura", "--threads", "many"], "from 1 up"),
        (&["sim", "architectura", "--config", "{\"players\": \"two\"}"], "players: found the text"),
        (&["sim", "architectura", "--config", "{\"players\": 300}"], "docs/games/architectura.md"),
        (&["replay", "x.json", "--commitment", "00"], "--verify"),
        (&["play", "architectura", "--lang", "de"], "pt-BR"),
        (&["dance"], "dance"),
    ] {
        let (code, text) = fails(args);
        assert_eq!(code, 2, "{args:?}: {text}");
        assert!(text.contains(said), "{args:?}: {text}");
    }
}

/// What people read names no type of the program.
#[test]
fn words_of_the_program_stay_inside() {
    let list = file_with("list.json", "[]");
    let mut saved = finished_game();
    saved["rules"] = json!("one");
    let wrong = file_with("wrong-rules.json", &saved.to_string());
    let toml = stdout(&trestle(&["data", "show", "architectura", "--toml"], b""));
    let toml = file_with("typed.toml", &toml.replacen("count_max = 1", "count_max = \"x\"", 1));
    for (args, said) in [
        (&["replay", &list][..], "expected an object"),
        (&["replay", &wrong], "rules: found the text"),
        (&["data", "check", &toml], "expected a whole number"),
        (
            &["sim", "architectura", "--config", "{\"variant\": \"advanced\", \"exchanges\": []}"],
            "exchanges: ",
        ),
        (&["sim", "architectura", "--config", "{\"first\": \"x\"}"], "first: "),
    ] {
        let (_, text) = fails(args);
        assert!(text.contains(said), "{args:?}: {text}");
        for word in ["u8", "u32", "struct", "enum", "variant identifier", "sequence"] {
            assert!(!text.contains(word), "{args:?}: {text}");
        }
    }
}

#[test]
fn any_number_of_threads_will_do() {
    let args = ["sim", "Architectura", "--games", "300", "--json", "--threads"];
    for threads in ["65535", "99999999999999999999999"] {
        let doc = json_of(&[&args[..], &[threads]].concat());
        assert_eq!((&doc["games"], &doc["game"]), (&json!(300), &json!("architectura")));
    }
}

#[test]
fn french_keeps_its_blanks_and_commas() {
    let output = trestle(&["data", "check", "nofile", "--lang", "fr"], b"");
    assert!(stderr(&output).contains("«\u{a0}nofile\u{a0}»\u{a0}: "), "{output:?}");
    for (lang, mean) in [("en", '.'), ("fr", ','), ("pt-BR", ',')] {
        let table = stdout(&trestle(&["sim", "architectura", "--games", "9", "--lang", lang], b""));
        let row = table.lines().nth(2).expect("a row for seat 0");
        assert!(row.contains(mean), "{lang}: {row}");
        assert!(lang == "en" || !row.contains('.'), "{lang}: {row}");
    }
}

#[test]
fn what_fails_ends_with_1() {
    for args in [
        &["replay", "there-is-no-such-file.json"][..],
        &["data", "check", "there-is-no-such-file.toml"],
        &["play", "architectura", "--load", "there-is-no-such-file.json"],
        &["engine", "--edition", "there-is-no-such-file.toml"],
    ] {
        let (code, text) = fails(args);
        assert_eq!(code, 1, "{args:?}: {text}");
        assert!(text.contains("there-is-no-such-file"), "{text}");
    }
}

#[test]
fn an_honest_game_is_verified() {
    let honest = file_with("honest.json", &finished_game().to_string());
    let output = trestle(&["replay", &honest, "--verify"], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("agree"), "{}", stdout(&output));
    // The promise of the start can be held against it.
    let hash = Seed::from_text("finished").commitment();
    assert!(stdout(&output).contains(&hash), "{}", stdout(&output));
    let said = trestle(&["replay", &honest, "--verify", "--commitment", &hash], b"");
    assert!(said.status.success(), "{}", stderr(&said));
    assert!(flat(&stdout(&said)).contains("is the one you gave"), "{}", stdout(&said));
    let other = Seed::from_text("other").commitment();
    let (code, text) = fails(&["replay", &honest, "--verify", "--commitment", &other]);
    assert_eq!(code, 1);
    assert!(text.contains(&hash) && text.contains(&other), "{text}");
}

#[test]
fn a_tampered_game_is_found_out() {
    let tampered = |name: &str, tamper: &dyn Fn(&mut Value)| {
        let mut saved = finished_game();
        tamper(&mut saved);
        let path = file_with(name, &saved.to_string());
        let (code, text) = fails(&["replay", &path, "--verify"]);
        assert_eq!(code, 1, "{name}: {text}");
        assert!(text.len() > 20, "{name}: {text}");
        text
    };
    let text = tampered("tampered-action.json", &|saved| saved["actions"][4][1] = json!("dance"));
    assert!(text.contains("Action 5"), "{text}");
    tampered("tampered-seat.json", &|saved| saved["actions"][0][0] = json!(9));
    tampered("tampered-cut.json", &|saved| {
        saved["actions"].as_array_mut().expect("a list").pop();
    });
    tampered("tampered-score.json", &|saved| saved["result"]["scores"][0]["total"] = json!(999));
    tampered("tampered-ranks.json", &|saved| saved["result"]["ranks"] = json!([1, 1]));
    tampered("tampered-hash.json", &|saved| saved["result"]["hash"] = json!("0".repeat(64)));
    tampered("tampered-none.json", &|saved| saved["result"] = json!(null));
    tampered("tampered-seed.json", &|saved| saved["seed"] = json!("1".repeat(64)));
    tampered("tampered-edition.json", &|saved| saved["edition_hash"] = json!("0".repeat(64)));
    tampered("tampered-name.json", &|saved| saved["edition"] = json!("other"));
    tampered("tampered-rules.json", &|saved| saved["rules"] = json!(9999));
    tampered("tampered-format.json", &|saved| saved["format"] = json!(9999));
    tampered("tampered-game.json", &|saved| saved["game"] = json!("chess"));
    tampered("tampered-field.json", &|saved| saved["extra"] = json!(1));
}

#[test]
fn a_replay_tells_everything_or_what_one_saw() {
    let path = file_with("told.json", &finished_game().to_string());
    let told = |args: &[&str]| {
        let output = trestle(&[&["replay", &path], args].concat(), b"");
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    let everything = told(&[]);
    let saved = finished_game();
    for action in saved["actions"].as_array().expect("a list") {
        let text = action[1].as_str().expect("a text");
        assert!(everything.contains(text), "{text}");
    }
    let seat = told(&["--seat", "0"]);
    let spectator = told(&["--seat", "spectator"]);
    assert!(seat != everything && spectator != seat);
    let (code, text) = fails(&["replay", &path, "--seat", "2"]);
    assert_eq!(code, 2, "{text}");
    let (code, text) = fails(&["replay", &path, "--seat", "me"]);
    assert_eq!(code, 2, "{text}");
}

#[test]
fn data_shows_the_pieces() {
    let table = stdout(&trestle(&["data", "show", "architectura", "--lang", "fr"], b""));
    assert!(table.contains("Palais"), "{table}");
    let doc = json_of(&["data", "show", "architectura", "--json"]);
    assert_eq!(doc["game"], "architectura");
    assert!(doc["pieces"].as_array().is_some_and(|pieces| pieces.len() >= 12));
}

#[test]
fn the_shown_file_is_a_valid_edition() {
    let toml = stdout(&trestle(&["data", "show", "architectura", "--toml"], b""));
    let path = file_with("shown.toml", &toml);
    let output = trestle(&["data", "check", &path], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let games = json_of(&["data", "show", "architectura", "--edition", &path, "--json"]);
    assert!(stdout(&output).contains(games["edition_hash"].as_str().expect("a hash")));
    let sim = trestle(&["sim", "architectura", "--games", "2", "--edition", &path], b"");
    assert!(sim.status.success(), "{}", stderr(&sim));
}

#[test]
fn broken_data_files_are_explained() {
    let toml = stdout(&trestle(&["data", "show", "architectura", "--toml"], b""));
    let check = |name: &str, text: &str, said: &[&str]| {
        let path = file_with(name, text);
        let (code, output) = fails(&["data", "check", &path]);
        assert_eq!(code, 1, "{output}");
        for word in said {
            assert!(output.contains(word), "{name}: {word} is not in:\n{output}");
        }
    };
    check("no-game.toml", "schema = 1\n", &["architectura"]);
    let chess = toml.replacen("game = \"architectura\"", "game = \"chess\"", 1);
    check("chess.toml", &chess, &["game = \"chess\"", "no such game", "architectura"]);
    check("early.toml", "# Mine\nschema = = 1\n[box]\n", &["early.toml:2: ", "cannot be read"]);
    check("syntax.toml", &format!("{toml}\n[[["), &["syntax.toml:"]);
    let later = toml.replacen("schema = 1", "schema = 99", 1);
    check("later.toml", &later, &["later.toml:", "schema"]);
    let unknown = toml.replacen("[[card]]", "color_of_roof = 3\n[[card]]", 1);
    check("unknown.toml", &unknown, &["unknown.toml:"]);
    // Two faults of content come together.
    let twice = toml.replacen("base = \"8\"", "base = \"7\"", 1).replacen(
        "base = \"9\"",
        "base = \"7\"",
        1,
    );
    check("twice.toml", &twice, &["twice.toml:", "2 faults", "palace.base", "villa.base"]);
}

#[test]
fn help_has_examples() {
    for command in ["play", "sim", "arena", "bench", "engine", "replay", "analyze"] {
        let help = stdout(&trestle(&[command, "--help"], b""));
        assert!(help.contains("Example"), "{help}");
    }
    assert!(stdout(&trestle(&["--help"], b"")).contains("trestle play architectura"));
}

/// The version tells what the program was built from; the server says the same.
#[test]
fn the_version_has_the_commit() {
    let shown = stdout(&trestle(&["--version"], b""));
    assert_eq!(shown.trim(), format!("trestle {}", cli::VERSION));
    assert!(cli::VERSION.starts_with(env!("CARGO_PKG_VERSION")), "{}", cli::VERSION);
    let repository = concat!(env!("CARGO_MANIFEST_DIR"), "/../../.git");
    if std::path::Path::new(repository).exists() {
        let commit = cli::VERSION.split_once(" (").expect("a commit").1.trim_end_matches(')');
        assert_eq!(commit.len(), 12, "{}", cli::VERSION);
        assert!(commit.bytes().all(|byte| byte.is_ascii_hexdigit()), "{}", cli::VERSION);
    }
}

#[test]
fn shells_and_readers_of_manuals_are_served() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let shown = stdout(&trestle(&["completions", shell], b""));
        for word in ["arena", "games", "completions"] {
            assert!(shown.contains(word), "{shell}: {word}");
        }
    }
    let folder = crate::file("man1");
    let name = folder.display().to_string();
    assert!(trestle(&["man", &name], b"").status.success());
    for page in ["trestle.1", "trestle-play.1", "trestle-arena.1", "trestle-store-backup.1"] {
        let text = std::fs::read_to_string(folder.join(page)).expect("a page");
        assert!(text.contains(".TH") && text.contains("trestle"), "{page}: {text}");
    }
    let taken = file_with("man-in-the-way", "");
    let (code, said) = fails(&["man", &taken]);
    assert!(code == 1 && said.contains("cannot be written"), "{said}");
}

/// A million is easier to read with underscores, wherever something is counted.
#[test]
fn counts_may_have_underscores() {
    let doc = json_of(&["sim", "architectura", "--games", "1_0", "--json"]);
    assert_eq!(doc["games"], 10);
    let bots = "ismcts:1_0,random";
    let doc = json_of(&["arena", "architectura", "--bots", bots, "--games", "0_2", "--json"]);
    assert_eq!(doc["report"]["games"], 2);
    assert_eq!(doc["fixture"]["bots"], json!(["ismcts:10", "random"]));
    let game = file_with("counted.json", &finished_game().to_string());
    let output = trestle(&["analyze", &game, "--sims", "1_0"], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    for bad in ["0", "1__0", "_1", "1_", "ten"] {
        let (code, said) = fails(&["sim", "architectura", "--games", bad]);
        assert!(code == 2 && said.contains("whole number"), "{bad}: {said}");
    }
}

/// Other programs take time by the clock, and none of this one's processor.
#[test]
fn speed_is_measured_by_the_processor_too() {
    let args = ["bench", "architectura", "--players", "2", "--seconds", "0.05"];
    let doc = json_of(&[&args[..], &["--json"]].concat());
    let rate = |field: &str| doc[0][field].as_f64().expect("a number");
    assert!(rate("decisions_per_processor_s") > 0.0 && rate("decisions_per_s") > 0.0, "{doc}");
    let shown = stdout(&trestle(&args, b""));
    assert!(shown.contains("CPU"), "{shown}");
}

/// Without a server to measure, people are told what to do.
#[test]
fn load_says_what_to_do() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", free.local_addr().expect("an address"));
    drop(free);
    let (code, said) = fails(&["load", &url]);
    assert_eq!(code, 1);
    assert!(said.contains(&format!("No server answers at {url}")), "{said}");
    assert!(said.contains("trestle serve --burst"), "{said}");
    let (code, said) = fails(&["load", "127.0.0.1:8080"]);
    assert!(code == 2 && said.contains("http://127.0.0.1:8080"), "{said}");
}
