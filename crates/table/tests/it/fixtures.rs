//! The screens that the boards of the web client are tested with and drawn from.
//!
//! Each is made from a position: who sits where, whose screen it is, and the state of the game as a
//! document. `cargo xtask fixtures` writes the screens; otherwise this test compares them to what a
//! table shows now.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use game_core::saved::Score;
use game_core::{LiveGame, Seat, Seed, Viewer};
use games::GameKind;
use protocol::{Ending, How, Phase, Screen};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Actor, ChairSetup, Command, Setup, Table, Who, wire};

/// A line of `positions.jsonl`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// The name of the screen.
    name: String,
    /// The seat whose screen it is; `None` for a spectator.
    #[serde(default)]
    viewer: Option<Seat>,
    /// Who sits on each seat: `person`, or the level of a bot.
    seats: Vec<String>,
    /// The state of the game, as `trestle engine` gives it.
    state: Value,
}

fn folder(kind: &'static dyn GameKind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(kind.id())
}

#[test]
fn screens_of_positions_are_what_a_table_shows() {
    for kind in games::all() {
        let folder = folder(*kind);
        let lines = fs::read_to_string(folder.join("positions.jsonl")).expect("positions");
        let mut names = BTreeSet::new();
        for line in lines.lines() {
            let position: Position = serde_json::from_str(line).expect("a position");
            let file = format!("{}.json", position.name);
            let path = folder.join("fixtures").join(&file);
            let text = written(&screen(*kind, &position));
            if env::var_os("TRESTLE_BLESS").is_some() {
                fs::write(&path, &text).expect("the file can be written");
            }
            let found = fs::read_to_string(&path).unwrap_or_default();
            let path = path.display();
            assert!(found == text, "{path} is old: cargo xtask fixtures writes it anew");
            assert!(names.insert(file), "{path} has two positions");
        }
        for entry in fs::read_dir(folder.join("fixtures")).expect("a folder") {
            let file = entry.expect("an entry").file_name().into_string().expect("a name");
            assert!(names.contains(&file), "{}: {file} has no position", kind.id());
        }
    }
}

/// What a table shows to the viewer of a position.
fn screen(kind: &'static dyn GameKind, position: &Position) -> Screen {
    let edition = kind.default_edition();
    // Whatever chance is left is not part of a screen.
    let seed = Seed::from_text(&position.name);
    let game = kind.load(edition, position.state.clone(), Some(seed));
    let game = game.unwrap_or_else(|problem| panic!("{}: {problem}", position.name));
    let viewer = position.viewer.map_or(Viewer::Spectator, Viewer::Seat);
    let ask = position.viewer.and_then(|seat| wire::ask(&*game, seat, 1));
    let shown = table(kind, position).screen(viewer, 0);
    let faces = shown.seats.into_iter().zip(Seat::all(game.seats()));
    Screen {
        rules: game.rules().0,
        phase: if game.awaiting().is_empty() { Phase::Over } else { Phase::Playing },
        seats: faces
            .map(|(mut face, seat)| {
                face.label = Some(game.seat_label(seat).to_string());
                face
            })
            .collect(),
        view: Some(game.view_text(viewer).into()),
        turn: game.turn(),
        awaiting: game.awaiting().iter().map(|seat| seat.index() as u8).collect(),
        ask,
        ending: ending(&*game),
        ..shown
    }
}

/// A table with the same people, at which a game has just begun.
fn table(kind: &'static dyn GameKind, position: &Position) -> Table {
    let chair = |who: &String| match who.as_str() {
        "person" => {
            ChairSetup::Person(Who { id: "visitor".to_string(), name: "Visitor".to_string() })
        }
        level => ChairSetup::Bot(level.to_string()),
    };
    let chairs: Vec<_> = position.seats.iter().map(chair).collect();
    let people = position.seats.iter().filter(|who| *who == "person").count();
    let config = json!({ "players": chairs.len() });
    let setup =
        Setup { hot_seat: people > 1, ..Setup::new(kind, kind.default_edition(), config, chairs) };
    let mut table = Table::open(kind, kind.default_edition(), setup).expect("a table");
    let start = Command::Start { seed: Seed::from_text("fixtures") };
    let begun = table.decide(0, &Actor::Server, &start).expect("a game").expect("an entry");
    table.adopt(begun);
    table
}

/// The result of a game, as every game documents it.
#[derive(Deserialize)]
struct Result {
    ranks: Vec<u8>,
    scores: Vec<Score>,
    tie_break: Option<String>,
}

/// How a game ended by its rules.
fn ending(game: &dyn LiveGame) -> Option<Ending> {
    game.outcome()?;
    let Result { ranks, scores, tie_break } =
        serde_json::from_value(game.outcome_json()).expect("an outcome");
    Some(Ending {
        how: How::Rules,
        ranks: Some(ranks),
        scores: Some(scores),
        rule: tie_break.is_some().then(|| game.tie_rule().into()),
        tie_break,
        rated: false,
    })
}

/// A screen in its wire format with all names, but one line per value.
fn written(screen: &Screen) -> String {
    let mut text = String::new();
    let (mut depth, mut in_string, mut is_escaped, mut is_new) = (0, false, false, false);
    for mark in serde_json::to_string(screen).expect("a screen serializes").chars() {
        let closes = !in_string && matches!(mark, '}' | ']');
        depth -= usize::from(closes);
        // Empty brackets stay on one line.
        if closes != is_new {
            text = text + "\n" + &" ".repeat(depth);
        }
        is_new = !in_string && matches!(mark, '{' | '[' | ',');
        depth += usize::from(!in_string && matches!(mark, '{' | '['));
        text.push(mark);
        if !in_string && mark == ':' {
            text.push(' ');
        }
        in_string ^= mark == '"' && !is_escaped;
        is_escaped = in_string && mark == '\\' && !is_escaped;
    }
    text + "\n"
}
