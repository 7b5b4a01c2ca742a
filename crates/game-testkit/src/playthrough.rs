//! Playthroughs: whole games as golden files that people can read.
//!
//! ```text
//! # quarry
//! config {"players":2}
//! seed sunday
//!
//! turn 0 digest 0f3a51b2c4d5e6f7
//! > 0 bid 4
//!     bid {"seat":0} to all but 0
//!     bid_sealed {"card":4,"seat":0} to 0
//! > 1 bid 7
//!     opened {"cards":[4,7]} (reveal)
//! turn 1 digest 1c9f20de55aa0813
//! ```
//!
//! A game that began under an older rules version says so in a line `rules 1` above its
//! configuration, and is never rewritten: it has to play as it did.
//!
//! Only the lines with `>` are played. Lines that begin with `#` stay where they are. All others
//! are what the game answers.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game_core::live::EventRecord;
use game_core::{Audience, FastRng, GameText, Live, LiveGame, RulesVersion, Seat};

use crate::generate::random_answer;
use crate::{read_lines, seed_of};

/// Set this variable to rewrite playthroughs instead of comparing them.
pub const BLESS: &str = "TRESTLE_BLESS";

/// Plays every `*.txt` of a folder again and compares what happens, line by line. With
/// [`BLESS`] set to `1` it rewrites the files instead.
///
/// # Panics
/// If a file differs, cannot be read, or if there is none.
#[track_caller]
pub fn check_playthroughs<G: GameText>(edition: &'static G::Edition, dir: impl AsRef<Path>) {
    let bless = std::env::var(BLESS).is_ok_and(|value| value == "1");
    if let Err(faults) = compare_playthroughs::<G>(edition, dir.as_ref(), bless) {
        panic!("{faults}If the new lines are right, run again with {BLESS}=1 to keep them.");
    }
}

/// As [`check_playthroughs`], without a look at the environment: `bless` says whether files are
/// rewritten.
///
/// # Errors
/// What differs or cannot be read, a paragraph for each file.
pub fn compare_playthroughs<G: GameText>(
    edition: &'static G::Edition,
    dir: &Path,
    bless: bool,
) -> Result<(), String> {
    let entries = fs::read_dir(dir).map_err(|error| format!("{}: {error}\n", dir.display()))?;
    let mut files: Vec<_> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    if files.is_empty() {
        return Err(format!("{}: no playthrough there\n", dir.display()));
    }
    files.sort();
    let mut faults = String::new();
    for path in &files {
        if let Err(fault) = compare_file::<G>(edition, path, bless) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let _ = writeln!(faults, "{name}: {fault}");
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn compare_file<G: GameText>(
    edition: &'static G::Edition,
    path: &Path,
    bless: bool,
) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?.replace("\r\n", "\n");
    let now = play_again::<G>(edition, &text)?;
    match first_difference(&text, &now) {
        None => Ok(()),
        Some(_) if bless && !is_old::<G>(&text) => {
            fs::write(path, now).map_err(|error| error.to_string())
        }
        Some(difference) => Err(difference),
    }
}

/// Whether a playthrough began under an older rules version.
fn is_old<G: GameText>(text: &str) -> bool {
    let rules = text.lines().find_map(|line| line.strip_prefix("rules "));
    rules.is_some_and(|rules| rules.parse() != Ok(G::RULES.0))
}

/// A playthrough of random play.
///
/// # Panics
/// If the configuration is refused.
pub fn record_playthrough<G: GameText>(
    edition: &'static G::Edition,
    config: &G::Config,
    seed: &str,
    choices: &str,
) -> String {
    let mut state = G::new(edition, config, seed_of(seed))
        .unwrap_or_else(|problem| panic!("the configuration is refused: {problem}"));
    let mut rng = FastRng::of_series(choices, 0);
    let mut scratch = Vec::new();
    let config = serde_json::to_string(config).expect("configurations serialize");
    let mut script = format!("# {}\nconfig {config}\nseed {seed}\n\n", G::ID);
    while let Some((seat, action)) = random_answer(&state, &mut scratch, &mut rng) {
        let _ = writeln!(script, "> {} {}", seat.index(), G::print(edition, action));
        state.play(seat, action, &mut game_core::Log::off());
    }
    match play_again::<G>(edition, &script) {
        Ok(text) => text,
        Err(fault) => panic!("{fault}"),
    }
}

/// Plays the `>` lines of a text and writes down what happens.
///
/// # Errors
/// If the header cannot be read or the set-up is refused.
pub fn play_again<G: GameText>(edition: &'static G::Edition, text: &str) -> Result<String, String> {
    let mut out = String::new();
    let (mut config, mut seed, mut live) = (None, None, None::<Live<G>>);
    let mut rules = G::RULES;
    for line in text.lines() {
        if line.starts_with('#') {
            let _ = writeln!(out, "{line}");
        } else if live.is_none() && line.starts_with("rules ") {
            let number = line.trim_start_matches("rules ").parse().map(RulesVersion);
            rules = number.map_err(|_| format!("no rules version: {line}"))?;
            if !(G::OLDEST_RULES..=G::RULES).contains(&rules) {
                return Err(format!("rules version {rules} is not played"));
            }
            let _ = writeln!(out, "{line}");
        } else if live.is_none() && line.starts_with("config ") {
            let json = line.trim_start_matches("config ");
            let read = serde_json::from_str::<G::Config>(json)
                .map_err(|error| format!("the configuration cannot be read: {error}"))?;
            config = Some(read);
            let _ = writeln!(out, "{line}");
        } else if live.is_none() && line.starts_with("seed ") {
            seed = Some(seed_of(line.trim_start_matches("seed ")));
            let _ = writeln!(out, "{line}");
        } else if let Some(action) = line.strip_prefix('>') {
            let live = match &mut live {
                Some(live) => live,
                None => live.insert(begin(edition, rules, config.take(), seed, &mut out)?),
            };
            for (seat, action) in read_lines(action) {
                step(live, seat, &action, &mut out);
            }
        }
    }
    if live.is_none() {
        begin::<G>(edition, rules, config, seed, &mut out)?;
    }
    Ok(out)
}

fn begin<G: GameText>(
    edition: &'static G::Edition,
    rules: RulesVersion,
    config: Option<G::Config>,
    seed: Option<game_core::Seed>,
    out: &mut String,
) -> Result<Live<G>, String> {
    let config = config.ok_or("there is no line `config {…}` before the first action")?;
    let seed = seed.ok_or("there is no line `seed …` before the first action")?;
    let live = Live::start_under(rules, edition, config, seed)
        .map_err(|problem| format!("the configuration is refused: {problem}"))?;
    out.push('\n');
    digest(&live, out);
    Ok(live)
}

fn step<G: GameText>(live: &mut Live<G>, seat: Seat, action: &str, out: &mut String) {
    let turn = live.turn();
    let _ = writeln!(out, "> {} {action}", seat.index());
    match live.apply(seat, action) {
        Ok(events) => {
            for event in &events {
                let _ = writeln!(out, "    {}", event_line(event));
            }
        }
        Err(problem) => {
            let rule = problem.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            let _ = writeln!(out, "    refused: {problem}{rule}");
            return;
        }
    }
    let over = live.awaiting().is_empty();
    if live.turn() != turn || over {
        digest(live, out);
    }
    if over {
        let _ = writeln!(out, "over {}", live.outcome_json());
    }
}

fn digest<G: GameText>(live: &Live<G>, out: &mut String) {
    let _ = writeln!(out, "turn {} digest {}", live.turn(), &live.hash()[..16]);
}

fn event_line(event: &EventRecord) -> String {
    let mut line = format!("{} {}", event.kind, event.message.args_json());
    match event.to {
        Audience::Everyone => {}
        Audience::Only(seat) => {
            let _ = write!(line, " to {}", seat.index());
        }
        Audience::AllBut(seat) => {
            let _ = write!(line, " to all but {}", seat.index());
        }
    }
    if let Some(barrier) = event.barrier {
        let _ = write!(line, " ({})", barrier.word());
    }
    line
}

/// The first lines that differ, with the action before them.
fn first_difference(file: &str, now: &str) -> Option<String> {
    if file == now {
        return None;
    }
    let (old, new): (Vec<_>, Vec<_>) = (file.lines().collect(), now.lines().collect());
    let at = (0..old.len().max(new.len())).find(|&at| old.get(at) != new.get(at));
    let Some(at) = at else { return Some("the ends of lines differ".to_string()) };
    let action = old[..at].iter().rposition(|line| line.starts_with('>')).unwrap_or(0);
    let from = action.max(at.saturating_sub(8)).min(at);
    let mut text = format!("line {} differs\n", at + 1);
    for line in &old[from..at] {
        let _ = writeln!(text, "      {line}");
    }
    for (mark, lines) in [('-', &old), ('+', &new)] {
        for line in lines.iter().skip(at).take(4) {
            let _ = writeln!(text, "    {mark} {line}");
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_the_action_before_it() {
        let file = "# x\n> 0 a\n    one\n    two\n> 1 b\n    three\n";
        let now = file.replace("three", "four");
        assert_eq!(first_difference(file, file), None);
        let said = first_difference(file, &now).unwrap();
        assert_eq!(said, "line 6 differs\n      > 1 b\n    -     three\n    +     four\n");
        assert!(first_difference(file, file.trim_end()).unwrap().contains("ends of lines"));
    }
}
