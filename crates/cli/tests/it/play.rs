//! A game at the terminal, typed through a pipe.

use std::io::Write;

use clap::Parser;
use cli::play::{Input, Line};
use cli::talk::Talk;
use game_core::Seed;
use lang::Lang;
use serde_json::Value;

use crate::{file, flat, stderr, stdout, trestle};

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
    // Saving is not offered where nobody can answer.
    assert!(shown.contains("The seed was") && !shown.contains("Save the game"), "{shown}");
}

/// The second game may never end in random play: a table of bots alone gets a limit, a table with a
/// person has only a requested one.
#[test]
fn a_game_without_an_end_is_limited_where_nobody_watches() {
    let shown = |args: &[&str]| {
        let output =
            trestle(&[&["play", "queens-architect", "--seed", "bots"], args].concat(), b"");
        assert!(output.status.success(), "{}", stderr(&output));
        flat(&stdout(&output))
    };
    let bots = shown(&["--seat", "random,random"]);
    assert!(bots.contains("200 rounds") && bots.contains("no one has won"), "{bots}");
    let config = "{\"round_limit\": 2}";
    for (lang, end) in [("en", "The seed was"), ("fr", "La graine"), ("pt-BR", "A semente")] {
        let args = ["play", "queens-architect", "--config", config, "--lang", lang];
        let output = trestle(&args, (ones(200).join("\n") + "\n").as_bytes());
        assert!(stdout(&output).contains(end), "{}", stdout(&output));
    }
}

/// A turn of small questions does not draw the same map again and again; Enter does.
#[test]
fn the_board_is_drawn_when_it_has_changed() {
    let lines = ["1", "turn 2", "1", "turn 1", "advance 2", "", "forfeit"].map(str::to_string);
    let args = ["play", "queens-architect", "--seed", "sunday"];
    let shown = stdout(&trestle(&args, (lines.join("\n") + "\n").as_bytes()));
    let between = |from: &str, to: &str| {
        let rest = shown.split_once(from).expect("it was shown").1;
        rest.split_once(to).expect("it was shown").0.to_string()
    };
    let question = "Whom do you hire";
    let moved = "Red moves the architect";
    assert!(!between(moved, question).contains("Billboard"), "{shown}");
    let again = shown.split_once(question).expect("the question").1;
    assert!(again.split_once(question).expect("again").0.contains("Billboard"), "{shown}");
    // What others did in between is drawn.
    assert!(between("Round 1, turn 2", "How far do you move").contains("Billboard"), "{shown}");
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

/// Past a barrier only a person alone may undo; at a table of several it is refused with the
/// reason, and nobody undoes another's answer.
#[test]
fn people_cannot_undo_what_the_others_have_seen() {
    let args = ["--seed", "curtain", "--seat", "human:Mum", "--seat", "human:Dad"];
    let mut lines = Vec::new();
    for _ in 0..12 {
        lines.extend(["", "undo", "1"].map(str::to_string));
    }
    let shown = play(&args, &lines);
    assert!(shown.contains("You have nothing to undo."), "{shown}");
    assert!(flat(&shown).contains("That cannot be undone:"), "{shown}");
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
    assert!(shown.contains("The input has ended. The game is kept in"), "{shown}");
    // An autosaved game continues where it stopped.
    let command = shown.lines().find_map(|line| line.trim().strip_prefix("trestle "));
    let words: Vec<_> = command.expect("a command").split(' ').collect();
    let again = stdout(&trestle(&words, b""));
    assert!(again.contains("The game goes on after"), "{again}");
}

/// Where nothing can be kept, nothing is promised.
#[test]
fn without_a_place_for_games_the_end_of_input_says_so() {
    let taken = crate::file_with("not-a-folder", "a file");
    let shown = play(&["--seed", "end", "--keep-in", &taken], &ones(1));
    assert!(shown.contains("whatever was not saved is lost"), "{shown}");
    assert!(shown.contains("save FILE"), "{shown}");
}

/// Ctrl+C is a question, and its answer may be to stay.
#[test]
fn ctrl_c_asks_before_it_leaves() {
    struct Keys(Vec<Line>);
    impl Input for Keys {
        fn line(&mut self, prompt: &str, out: &mut dyn Write) -> std::io::Result<Line> {
            writeln!(out, "{prompt}")?;
            Ok(if self.0.is_empty() { Line::Ended } else { self.0.remove(0) })
        }
    }
    let folder = file("kept-by-ctrl-c");
    let folder = folder.to_str().expect("a plain name");
    let typed = ["trestle", "play", "architectura", "--seed", "ctrl-c", "--keep-in", folder];
    let args = cli::args::Args::parse_from(typed);
    let cli::args::Command::Play(args) = &args.command else { panic!("it is play") };
    let text = |text: &str| Line::Text(text.to_string());
    let mut keys = Keys(vec![
        text("1"),
        Line::Interrupted,
        text("back"),
        text("1"),
        Line::Interrupted,
        text(""),
    ]);
    let mut out = Vec::new();
    let talk = Talk::new(Some(Lang::En));
    cli::play::run(args, &talk, &mut keys, &mut out).expect("memory does not fail");
    let shown = String::from_utf8(out).expect("text");
    assert_eq!(flat(&shown).matches("Enter leaves; save FILE keeps it").count(), 2, "{shown}");
    assert!(shown.lines().last().is_some_and(|line| line.contains("--load")), "{shown}");
    assert!(keys.0.is_empty(), "it left before it was told to");
}

/// Seats and names are part of a saved game; a file without them is one of before.
#[test]
fn a_saved_game_knows_who_plays() {
    let path = file("who-plays.json");
    let path = path.to_str().expect("a plain name");
    let _ = std::fs::remove_file(path);
    let lines = ["", &format!("save {path}"), "quit", ""].map(str::to_string);
    let args = ["--seed", "who", "--seat", "human:Mum", "--seat", "greedy", "--seat", "human:Dad"];
    let shown = play(&args, &lines);
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| panic!("{shown}"));
    let mut saved: Value = serde_json::from_str(&text).expect("a saved game");
    assert_eq!(saved["seats"], serde_json::json!(["human:Mum", "greedy", "human:Dad"]));
    let shown = stdout(&trestle(&["play", "--load", path], "\n1\n".repeat(40).as_bytes()));
    assert!(shown.contains("Mum, it is your turn.") && shown.contains("Dad, it is"), "{shown}");
    assert!(shown.contains("(greedy)"), "{shown}");
    // An explicit choice wins.
    let shown = stdout(&trestle(&["play", "--load", path, "--seat", "human,novice,novice"], b""));
    assert!(shown.contains("(novice)") && !shown.contains("(greedy)"), "{shown}");
    // Rules do not look at it, and old files lack it.
    assert!(trestle(&["replay", path, "--verify"], b"").status.success());
    saved.as_object_mut().expect("an object").remove("seats");
    let old = crate::file_with("who-played.json", &saved.to_string());
    let shown = stdout(&trestle(&["play", "--load", &old], b""));
    assert!(shown.contains("(apprentice)"), "{shown}");
}

/// Quitting works everywhere, even between two turns.
#[test]
fn quit_works_at_the_curtain() {
    let args = ["--seed", "curtain", "--seat", "human:Mum", "--seat", "human:Dad"];
    for (lang, quit, back) in
        [("en", "quit", "back"), ("fr", "quitter", "retour"), ("pt-BR", "sair", "voltar")]
    {
        let lines = [quit, back, "", "1", quit, quit].map(str::to_string);
        let shown = play(&[&args[..], &["--lang", lang]].concat(), &lines);
        let last = shown.lines().last().expect("a line");
        assert!(last.contains("--load") && last.contains(lang), "{lang}: {shown}");
        assert!(!shown.contains("input has ended"), "{shown}");
    }
}

/// Rules and pieces are in the program, at the table and outside it.
#[test]
fn rules_and_pieces_can_be_looked_up() {
    let lines = ["rules AR-15", "rules new hand", "rules AR-999", "sheet inn", "sheet spaceship"];
    let shown = flat(&play(&["--seed", "look"], &lines.map(str::to_string)));
    let outside = |args: &[&str]| {
        let output = trestle(args, b"");
        assert!(output.status.success(), "{}", stderr(&output));
        flat(&stdout(&output))
    };
    let paragraph = outside(&["rules", "ar-15"]);
    assert!(paragraph.starts_with("AR-15 A space is eligible"), "{paragraph}");
    assert!(shown.contains(&paragraph), "{shown}");
    assert!(shown.contains("AR-12 New hand"), "{shown}");
    assert!(shown.contains("no paragraph with “AR-999”"), "{shown}");
    assert!(shown.contains("No piece is called “spaceship”"), "{shown}");
    let inn = "Inn When this card is about to be destroyed, you may move it to another eligible \
               space instead. Its values, clockwise from the basic one: X, X−1, X+2, X+1.";
    assert!(shown.contains(inn) && shown.contains("AR-66, ER-24, AR-32, AR-33, AR-50, AR-5"));
    assert!(outside(&["rules", "architectura", "new hand"]).contains("AR-12 New hand"));
    assert!(outside(&["rules", "west-kingdom"]).contains("# Architects of the West Kingdom"));
    assert!(outside(&["data", "show", "architectura", "inn"]).contains("Inn"));
    for (lang, rules, sheet, paragraph, inn) in [
        (
            "fr",
            "règles AR-15",
            "fiche auberge",
            "AR-15 Un emplacement est admissible",
            "Auberge Quand cette carte",
        ),
        (
            "pt-BR",
            "regras AR-15",
            "ficha HOSPEDARIA",
            "AR-15 Um espaço é elegível",
            "Hospedaria Quando esta carta",
        ),
    ] {
        let shown = play(&["--seed", "look", "--lang", lang], &[rules, sheet].map(str::to_string));
        let shown = flat(&shown);
        assert!(shown.contains(paragraph) && shown.contains(inn), "{shown}");
        // The same outside, by the game and the mark, or by the mark alone.
        for what in [&["rules", "architectura", "AR-15"][..], &["rules", "AR-15"]] {
            let outside = outside(&[what, &["--lang", lang]].concat());
            assert!(outside.starts_with(paragraph), "{outside}");
        }
    }
    // Words of a language are found in it, with accents or without, and the whole page is in it.
    for (lang, right, bare, title) in [
        ("fr", "cathédrale", "CATHEDRALE", "# Architectes du Royaume de l’Ouest"),
        ("pt-BR", "prisão", "prisao", "# Arquitetos do Reino Ocidental"),
    ] {
        let look = |word: &str| outside(&["rules", "west-kingdom", word, "--lang", lang]);
        assert_eq!(look(right), look(bare));
        let page = stdout(&trestle(&["rules", "west-kingdom", "--lang", lang], b""));
        assert!(page.starts_with(title), "{}", page.lines().next().unwrap_or_default());
    }
    // Things and words of the rules, too.
    let shown = flat(&play(
        &["--seed", "look"],
        &["sheet protection token", "sheet new hand"].map(str::to_string),
    ));
    assert!(shown.contains("Protection token Everyone has 2."), "{shown}");
    assert!(shown.contains("New hand") && shown.contains("AR-12"), "{shown}");
    // With accents or without, in whatever language the box is.
    for lang in ["en", "fr", "pt-BR"] {
        for name in ["Inn", "Auberge", "HOSPEDARIA", "Théâtre", "theatre", "Mansão", "mansao"] {
            let args = ["data", "show", "architectura", name, "--lang", lang];
            assert!(outside(&args).len() > 40, "{lang}: {name}");
        }
    }
}

#[test]
fn commands_at_the_table() {
    let lines = [
        "help",
        "why",
        "why dance",
        "why 1",
        "preview 1",
        "preview",
        "play",
        "log",
        "rules",
        "sheet",
        "board",
        "99",
        "dance",
        "save",
        "undo",
        "quit",
        "back",
        "quit",
        "",
    ];
    // Seat 0 begins, so that nothing has happened before the first question.
    let config = r#"{"first": 0}"#;
    let shown = play(&["--seed", "commands", "--config", config], &lines.map(str::to_string));
    let flat = flat(&shown);
    assert_eq!(flat.matches("The game is kept in").count(), 2, "{shown}");
    for said in [
        "undo your last answer",
        "“dance” is not an action",
        "“play” is incomplete: after it there should be a card",
        "preview N",
        "Nothing has happened yet.",
        "rules AR-1 shows a paragraph",
        "back returns to the game",
        "That is allowed.",
        "Choose a number from 1 to",
        "save FILE",
        "You have nothing to undo.",
        "The game is kept in",
    ] {
        assert!(flat.contains(said), "{said} is not in:\n{shown}");
    }
}

/// Where the width of the terminal is unknown, lines are wrapped; only commands to be copied stay
/// whole.
#[test]
fn lines_are_not_too_long() {
    for lang in ["en", "fr", "pt-BR"] {
        let mut lines = ["help", "why", "rules", "sheet", "log"].map(str::to_string).to_vec();
        lines.extend(ones(500));
        let args = ["--seed", "width", "--players", "4", "--lang", lang];
        let shown = play(&args, &lines);
        for line in shown.lines() {
            let text = line.trim_start_matches("> ");
            assert!(text.chars().count() <= 80, "{lang}: {line}");
        }
        assert!(!shown.contains("reconstructed"), "{shown}");
    }
}

#[test]
fn a_bot_is_not_another_person() {
    let shown = play(&["--seed", "undo"], &["1", "undo", "quit", ""].map(str::to_string));
    assert!(flat(&shown).contains("No other person plays, so it is allowed"), "{shown}");
}

/// With a curtain that clears the screen, everybody still sees the hash of the seed.
#[test]
fn the_curtain_leaves_the_hash_of_the_seed() {
    let typed = "trestle play architectura --seed curtain --seat human:Mum,human:Dad";
    let folder = file("kept-by-curtain");
    let folder = ["--keep-in", folder.to_str().expect("a plain name")];
    let args = cli::args::Args::parse_from(typed.split(' ').chain(folder));
    let cli::args::Command::Play(args) = &args.command else { panic!("it is play") };
    let mut talk = Talk::new(Some(Lang::En));
    (talk.terminal, talk.color) = (true, false);
    let mut input: &[u8] = b"\n1\n\n1\n\n1\n\n";
    let mut out = Vec::new();
    cli::play::run(args, &talk, &mut input, &mut out).expect("memory does not fail");
    let shown = String::from_utf8(out).expect("text");
    let screens: Vec<_> = shown.split("\u{1b}[2J").collect();
    assert!(screens.len() > 2, "{shown}");
    let hash = Seed::from_text("curtain").commitment();
    let with_hash: Vec<_> = screens.iter().map(|screen| screen.contains(&hash)).collect();
    assert_eq!(with_hash[..3], [true, true, false], "{shown}");
    assert!(screens[0].contains("it is your turn"), "the first curtain clears nothing: {shown}");
}

/// The command that is shown after saving leads back to the same table.
#[test]
fn the_way_back_has_the_same_people_and_numbers() {
    let toml = stdout(&trestle(&["data", "show", "architectura", "--toml"], b""));
    let edition = crate::file_with(
        "way-back.toml",
        &toml
            .replacen("base = \"8\"", "base = \"6\"", 1)
            .replacen("sides = [\"8\"", "sides = [\"6\"", 1)
            .replacen("edition = \"default\"", "edition = \"mine\"", 1),
    );
    let path = file("way-back.json");
    let path = path.to_str().expect("a plain name");
    let _ = std::fs::remove_file(path);
    let seats = "human:Mum,human:Dad";
    let args = ["--seed", "back", "--seat", seats, "--edition", &edition, "--lang", "en"];
    let lines = ["", "1", "", &format!("save {path}"), "quit", ""].map(str::to_string);
    let shown = play(&args, &lines);
    let command = shown.lines().find_map(|line| line.trim().strip_prefix("trestle "));
    let command = command.unwrap_or_else(|| panic!("{shown}"));
    let said = format!("play architectura --load {path} --edition {edition} --lang en");
    assert_eq!(command, said);
    let words: Vec<_> = command.split(' ').collect();
    let output = trestle(&words, "\n1\n".repeat(300).as_bytes());
    let shown = stdout(&output);
    assert!(shown.contains("Dad, it is your turn."), "{shown}{}", stderr(&output));
}

/// A game that is over is not gone on with but checked.
#[test]
fn a_finished_game_leads_to_its_check() {
    let path = file("over.json");
    let path = path.to_str().expect("a plain name");
    let _ = std::fs::remove_file(path);
    let finished = crate::file_with("finished-for-play.json", &crate::finished_game().to_string());
    let lines = [format!("save {path}"), String::new()];
    // The saved game knows which game it is.
    let output = trestle(&["play", "--load", &finished], (lines.join("\n") + "\n").as_bytes());
    let shown = stdout(&output);
    let command = shown.lines().find_map(|line| line.trim().strip_prefix("trestle "));
    assert_eq!(command, Some(format!("replay {path} --verify").as_str()), "{shown}");
    let words: Vec<_> = command.expect("a command").split(' ').collect();
    assert!(trestle(&words, b"").status.success());
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
    // Past a barrier, so that it counts for nothing; else it is the same.
    let mut again = saved(&["1", "undo", "1"]);
    assert_eq!(again.as_object_mut().expect("an object").remove("unrated"), Some(true.into()));
    assert_eq!(again, saved(&["1"]));
    assert_eq!(saved(&["1", "undo", "undo"])["actions"], saved(&[])["actions"]);
}

#[test]
fn a_slip_of_the_finger_costs_no_file() {
    let path = crate::file_with("letter.txt", "Dear reader");
    let lines = [format!("save {path}"), "quit".to_string(), String::new()];
    let shown = play(&["--seed", "slip"], &lines);
    assert!(flat(&shown).contains("left as it is"), "{shown}");
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

/// Every paragraph can be looked up, whatever its mark and its heading look like, with all that
/// belongs to it.
#[test]
fn every_mark_of_the_rules_is_found() {
    for (kind, lang) in games::all().iter().flat_map(|kind| Lang::ALL.map(|lang| (kind, lang))) {
        let mut count = 0;
        let page = stdout(&trestle(&["rules", kind.id(), "--lang", lang.tag()], b""));
        let marks = page.lines().filter_map(|line| {
            let bold = line.strip_prefix("- **")?;
            let end = bold.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')?;
            let mark = &bold[..end];
            let is_mark = mark.get(2..).is_some_and(|rest| rest.starts_with('-'))
                && mark.ends_with(|letter: char| letter.is_ascii_digit());
            is_mark.then_some(mark)
        });
        for mark in marks {
            count += 1;
            let found = cli::rules::find(*kind, lang, mark).unwrap_or_else(|_| panic!("no {mark}"));
            assert_eq!(found.len(), 1, "{mark}");
        }
        assert_eq!(count, cli::rules::paragraphs(*kind, lang).len(), "{}", kind.id());
    }
    let shown = |mark: &str| stdout(&trestle(&["rules", mark], b""));
    let table = shown("WK-50");
    assert!(table.contains("24") && table.contains("spaces"), "{table}");
    assert!(flat(&table).contains("One player: WK-Q10"), "{table}");
    assert!(!table.contains("WK-51  ") && !table.contains("---"), "{table}");
    let titled = flat(&shown("wk-e73"));
    assert!(titled.starts_with("WK-E73 Immediate effects are compulsory"), "{titled}");
}
