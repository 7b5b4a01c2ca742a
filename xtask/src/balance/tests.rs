//! From match files to pages, in folders that are removed again.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::*;

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("trestle-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    /// Plays a match into a file.
    fn play(&self, name: &str, game: &str, config: Value, seed: &str, games: u64) -> PathBuf {
        let kind = games::by_id(game).expect("a game");
        let edition = kind.default_edition();
        let fixture = Fixture {
            arena: 1,
            game: game.to_string(),
            rules: kind.rules(),
            bots_version: kind.bots_version(),
            edition: edition.info().id.clone(),
            edition_hash: edition.info().hash.clone(),
            players: config["players"].as_u64().expect("players") as usize,
            config,
            bots: vec!["random".to_string()],
            seed: seed.to_string(),
        };
        let path = self.0.join(name);
        let (mut file, _) = MatchFile::open(&path, &fixture).expect("a new file");
        arena::play(kind, edition, &fixture, games, &BTreeSet::new(), 1, |record| {
            file.add(&record).is_ok()
        })
        .expect("a match");
        path
    }

    /// Runs the command on `files` and returns every file it wrote.
    fn balance(&self, files: &[&Path]) -> Result<BTreeMap<String, String>> {
        let out = self.0.join("docs");
        run(&crate::workspace_root()?, &args(files, &out))?;
        let mut written = BTreeMap::new();
        for folder in [out.join("games"), out.join("games/balance")] {
            for entry in fs::read_dir(&folder)? {
                let path = entry?.path();
                if path.is_file() {
                    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                    written.insert(name, fs::read_to_string(path)?);
                }
            }
        }
        Ok(written)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn args(files: &[&Path], out: &Path) -> Args {
    Args {
        files: files.iter().map(|&file| file.to_owned()).collect(),
        bot: None,
        edition: None,
        out: Some(out.to_owned()),
    }
}

/// A page says under which rules its games were played, and which a program of today plays.
#[test]
fn a_page_names_the_rules_of_its_games() {
    let folder = Folder::new("rules");
    let file = folder.play("one.jsonl", "architectura", json!({"players": 2}), "rules", 4);
    let today = games::by_id("architectura").expect("a game").rules().0;
    let page = |folder: &Folder| {
        let mut written = folder.balance(&[&file]).expect("a page");
        written.remove("architectura-balance.md").expect("a page")
    };
    let text = page(&folder);
    assert!(text.contains(&format!("Rules version {today}, edition")), "{text}");
    assert!(!text.contains("A program of today"), "{text}");
    let played = fs::read_to_string(&file).expect("a match file");
    let old = played.replacen(&format!("\"rules\":{today}"), "\"rules\":0", 1);
    assert_ne!(old, played);
    fs::write(&file, old).expect("a match file");
    let text = page(&folder);
    assert!(text.contains("Rules version 0, edition"), "{text}");
    assert!(text.contains(&format!("A program of today plays rules version {today}")), "{text}");
}

#[test]
fn the_same_files_give_the_same_bytes_in_any_order() {
    let folder = Folder::new("bytes");
    let two = json!({"players": 2});
    let one = folder.play("a.jsonl", "architectura", two.clone(), "one", 12);
    let other = folder.play("b.jsonl", "architectura", two, "other", 12);
    let three = folder.play("c.jsonl", "architectura", json!({"players": 3}), "one", 6);
    let first = folder.balance(&[&one, &other, &three]).expect("pages");
    assert_eq!(folder.balance(&[&three, &other, &one]).expect("pages"), first);
    assert_eq!(
        folder.balance(&[&folder.0]).expect("pages"),
        first,
        "a folder stands for its files"
    );
    let page = &first["architectura-balance.md"];
    assert!(page.starts_with("# Architectura: balance\n"), "{page}");
    for part in [
        "\n## 2 players\n",
        "\n## 3 players\n",
        "\n### Cards played\n",
        "| 2 players | `random` on every seat | 12 | `one` |",
        "trestle arena architectura --bots random --players 2 --games 12 --seed one",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    for (name, text) in first.iter().filter(|(name, _)| *name != "architectura-balance.md") {
        assert!(page.contains(&format!("](balance/{name})")), "{name} is shown");
        assert!(text.starts_with("<svg") && text.trim_end().ends_with("</svg>"), "{name}");
    }
    assert!(first.contains_key("architectura-3p-order.svg"));
    // Pictures that are no longer shown go; those of others stay.
    fs::write(folder.0.join("docs/games/balance/architectura-plan.svg"), "<svg/>").expect("a file");
    let fewer = folder.balance(&[&one]).expect("pages");
    assert!(!fewer.contains_key("architectura-3p-order.svg"));
    assert!(
        fewer.contains_key("architectura-plan.svg")
            && fewer.contains_key("architectura-2p-order.svg")
    );
}

#[test]
fn what_is_written_by_hand_stays() {
    let folder = Folder::new("hand");
    let file = folder.play("a.jsonl", "architectura", json!({"players": 2}), "one", 2);
    let page = folder.balance(&[&file]).expect("a page")["architectura-balance.md"].clone();
    assert!(page.contains("<!-- by hand -->\n\nNone so far.\n\n<!-- /by hand -->"));
    let path = folder.0.join("docs/games/architectura-balance.md");
    let written = page.replace("None so far.", "Let the Inn cost a card.\n\n| a | b |");
    fs::write(&path, written.replace("## In short", "## Spoilt")).expect("a file");
    assert_eq!(folder.balance(&[&file]).expect("a page")["architectura-balance.md"], written);
    // A missing mark must not cost what somebody wrote.
    let spoilt = written.replace("<!-- /by hand -->", "");
    fs::write(&path, &spoilt).expect("a file");
    let error = folder.balance(&[&file]).expect_err("half a mark");
    assert!(format!("{error:#}").contains("<!-- by hand --> has no <!-- /by hand --> after it"));
    assert_eq!(fs::read_to_string(&path).expect("the page"), spoilt);
}

#[test]
fn stopped_games_have_a_page() {
    let folder = Folder::new("stopped");
    let config = json!({"players": 2, "round_limit": 4});
    let file = folder.play("a.jsonl", "queens-architect", config, "one", 2);
    let written = folder.balance(&[&file]).expect("a page");
    let page = &written["queens-architect-balance.md"];
    assert!(page.contains("No game came to its end"), "{page}");
    assert!(page.contains("A limit stopped every one of the 2 games."), "{page}");
    assert!(page.contains("| points | stopped games |\n|---|---|\n"), "{page}");
    assert!(!page.contains("NaN") && !page.contains("### Who wins"), "{page}");
    assert!(written.values().all(|text| !text.contains("NaN")));
}

#[test]
fn configurations_and_bots_are_kept_apart() {
    let folder = Folder::new("apart");
    let basic = folder.play("a.jsonl", "architectura", json!({"players": 2}), "one", 2);
    let config = json!({"players": 2, "variant": "advanced"});
    let advanced = folder.play("b.jsonl", "architectura", config, "one", 2);
    let written = folder.balance(&[&basic, &advanced]).expect("a page");
    let page = &written["architectura-balance.md"];
    assert!(page.contains("\n## 2 players (a)\n") && page.contains("\n## 2 players (b)\n"));
    assert!(written.contains_key("architectura-2p-b-length.svg"));
    let mut args = args(&[&basic], &folder.0);
    args.bot = Some("master".to_string());
    assert_eq!(run(&folder.0, &args).expect_err("none").to_string(), "no match fits");
}

#[test]
fn wrong_files_are_named_with_their_line() {
    let folder = Folder::new("wrong");
    let sound = folder.play("a.jsonl", "architectura", json!({"players": 2}), "one", 2);
    let text = fs::read_to_string(&sound).expect("the match");
    let file = folder.0.join("wrong.txt");
    let check = |text: &str, start: &str| {
        fs::write(&file, text).expect("a file");
        let error = format!("{:#}", folder.balance(&[&file]).expect_err("a wrong file"));
        assert!(error.starts_with(&format!("{}{start}", file.display())), "{error}");
    };
    check("", ":1: ");
    check("{\"arena\": 1}\n", ":1: ");
    check(&format!("{text}nonsense\n"), ":4: ");
    check(
        &text.replace("\"edition_hash\":\"", "\"edition_hash\":\"0"),
        ":1: the match was played with",
    );
    // The last game has an action that there is not, then a length that is not its own.
    let lines: Vec<&str> = text.lines().collect();
    let mut game: Value = serde_json::from_str(lines[2]).expect("a game");
    game["game"]["actions"][0][1] = json!("play nothing");
    check(&format!("{}\n{}\n{game}\n", lines[0], lines[1]), ":3: action 1, play nothing of seat ");
    game = serde_json::from_str(lines[2]).expect("a game");
    game["turns"] = json!(999);
    check(
        &format!("{}\n{}\n{game}\n", lines[0], lines[1]),
        ":3: played again, the game ends otherwise",
    );
    // The same match twice would count each game twice.
    fs::write(&file, &text).expect("a file");
    let error = folder.balance(&[&sound, &file]).expect_err("twins").to_string();
    assert!(error.ends_with(&format!("is the same match as {}", sound.display())), "{error}");
    let missing = folder.0.join("missing.jsonl");
    assert!(
        folder.balance(&[&missing]).expect_err("no file").to_string().contains("missing.jsonl")
    );
}
