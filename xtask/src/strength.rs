//! `cargo xtask strength`: the pairings that show how strong the opponents are, and the tables of
//! `docs/opponents.md` made from them.
//!
//! It takes hours. Every pairing has its match file, so that an interrupted run goes on where it
//! stopped, and one that is complete costs nothing.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// Only these games
    games: Vec<String>,
    /// Where the match files are kept
    #[arg(long, default_value = "target/matches")]
    matches: PathBuf,
    /// Only write the tables anew, from the games that are there
    #[arg(long)]
    tables: bool,
    /// On how many threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

const GAMES: [&str; 3] = ["architectura", "queens-architect", "west-kingdom"];
/// The page with the tables.
const PAGE: &str = "docs/opponents.md";
/// The text from which all chance of the pairings follows.
const SEED: &str = "final";

/// One bot against another, which has all other seats.
struct Pairing {
    first: &'static str,
    second: &'static str,
    players: usize,
    games: u64,
    goal: Goal,
}

/// What a pairing is to show.
#[derive(Clone, Copy)]
enum Goal {
    /// The lower end of the interval is at least this.
    LowerEnd(f64),
    /// The share is at least this.
    Share(f64),
    /// The share is at least this, and the lower end is above chance.
    ShareAboveChance(f64),
    /// Nothing in particular: it completes the picture.
    Picture,
}

const fn pairing(
    first: &'static str,
    second: &'static str,
    players: usize,
    games: u64,
    goal: Goal,
) -> Pairing {
    Pairing { first, second, players, games, goal }
}

/// The pairings of one game.
fn pairings(game: &str) -> Vec<Pairing> {
    let mut all = vec![
        pairing("greedy", "random", 2, 1_000, Goal::LowerEnd(0.85)),
        pairing("greedy", "random", 3, 1_000, Goal::LowerEnd(0.75)),
        pairing("greedy", "random", 4, 1_000, Goal::LowerEnd(0.65)),
        pairing("novice", "random", 2, 200, Goal::Picture),
        pairing("apprentice", "novice", 2, 200, Goal::Picture),
        pairing("journeyman", "apprentice", 2, 200, Goal::Picture),
        pairing("journeyman", "greedy", 2, 200, Goal::Share(0.75)),
        pairing("journeyman", "greedy", 3, 200, Goal::Share(0.60)),
        pairing("journeyman", "greedy", 4, 200, Goal::Share(0.50)),
        pairing("master", "journeyman", 2, 100, Goal::ShareAboveChance(0.58)),
    ];
    if game == "architectura" {
        all.push(pairing("master", "journeyman", 3, 60, Goal::ShareAboveChance(0.42)));
        all.push(pairing("master", "journeyman", 4, 60, Goal::ShareAboveChance(0.33)));
    }
    all
}

/// What `trestle arena --json` says, as far as it is needed here.
#[derive(Deserialize)]
struct Said {
    report: Report,
}

#[derive(Deserialize)]
struct Report {
    games: u64,
    bots: Vec<Bot>,
}

#[derive(Deserialize)]
struct Bot {
    share: Option<Interval>,
    chance: f64,
    seconds_per_game: f64,
    longest_turn: f64,
}

#[derive(Deserialize)]
struct Interval {
    low: f64,
    share: f64,
    high: f64,
}

/// Plays what is missing and writes the tables; `false` if a goal is missed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    for game in &args.games {
        ensure!(GAMES.contains(&game.as_str()), "there is no game {game}");
    }
    let matches = root.join(&args.matches);
    fs::create_dir_all(&matches).with_context(|| format!("{}", matches.display()))?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .current_dir(root)
        .args(["build", "--locked", "--release", "--package", "cli"])
        .status()?;
    ensure!(built.success(), "the release build failed");
    let mut all_met = true;
    let mut text = String::new();
    for game in GAMES {
        let play = !args.tables && (args.games.is_empty() || args.games.iter().any(|g| g == game));
        let mut table = String::new();
        for pairing in pairings(game) {
            let file = matches.join(pairing.file_name(game));
            if !play && !file.exists() {
                continue;
            }
            eprintln!(
                "{game}: {} against {}, {} players",
                pairing.first, pairing.second, pairing.players
            );
            let report = pairing.play(root, game, &file, play, args.threads)?;
            let (line, met) = pairing.line(&report)?;
            all_met &= met;
            table.push_str(&line);
        }
        if !table.is_empty() {
            let _ = write!(text, "### {game}\n\n{HEADING}{table}\n");
        }
    }
    let page = root.join(PAGE);
    let old = fs::read_to_string(&page).with_context(|| PAGE.to_string())?;
    fs::write(&page, with_tables(&old, &text)?)?;
    eprintln!("{PAGE} has the tables");
    Ok(all_met)
}

const HEADING: &str = "\
| pairing | players | games | share | 95 % interval | goal | s/game | longest turn |
|---|---|---|---|---|---|---|---|
";
const BEGIN: &str = "<!-- made by `cargo xtask strength` -->\n";
const END: &str = "<!-- /made -->";

/// The page with new tables between its marks.
fn with_tables(page: &str, tables: &str) -> Result<String> {
    let (before, rest) = page.split_once(BEGIN).with_context(|| format!("{PAGE} lacks {BEGIN}"))?;
    let (_, after) = rest.split_once(END).with_context(|| format!("{PAGE} lacks {END}"))?;
    Ok(format!("{before}{BEGIN}\n{tables}{END}{after}"))
}

impl Pairing {
    fn file_name(&self, game: &str) -> String {
        format!("{game}-{}-{}-{}.jsonl", self.first, self.second, self.players)
    }

    /// Lets the arena play, or only count the games that there are.
    fn play(
        &self,
        root: &Path,
        game: &str,
        file: &Path,
        play: bool,
        threads: usize,
    ) -> Result<Report> {
        let games = if play { self.games } else { count(file)?.min(self.games) };
        let output = Command::new(root.join("target/release/trestle"))
            .args(["arena", game, "--seed", SEED, "--json", "--match"])
            .arg(file)
            .args(["--bots", &format!("{},{}", self.first, self.second)])
            .args(["--players", &self.players.to_string()])
            .args(["--games", &games.to_string()])
            .args(["--threads", &threads.to_string()])
            .stderr(Stdio::inherit())
            .output()?;
        ensure!(output.status.success(), "the arena failed");
        let said: Said = serde_json::from_slice(&output.stdout)?;
        Ok(said.report)
    }

    /// The line of the table, and whether the goal is met.
    fn line(&self, report: &Report) -> Result<(String, bool)> {
        let [first, ..] = report.bots.as_slice() else { anyhow::bail!("a report without bots") };
        let share = first.share.as_ref().context("a report without games")?;
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let (goal, met) = match self.goal {
            Goal::LowerEnd(least) => (format!("from {}", percent(least)), share.low >= least),
            Goal::Share(least) => (percent(least), share.share >= least),
            Goal::ShareAboveChance(least) => {
                let goal = format!("{}, from above {}", percent(least), percent(first.chance));
                (goal, share.share >= least && share.low > first.chance)
            }
            Goal::Picture => (String::new(), true),
        };
        let mark = if met { "" } else { " (missed)" };
        let line = format!(
            "| {} – {} | {} | {} | {} | {}–{} | {goal}{mark} | {:.2} | {:.2} s |\n",
            self.first,
            self.second,
            self.players,
            report.games,
            percent(share.share),
            percent(share.low),
            percent(share.high),
            first.seconds_per_game,
            first.longest_turn,
        );
        Ok((line, met))
    }
}

/// How many games a match file has.
fn count(file: &Path) -> Result<u64> {
    let text = fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
    Ok(text.lines().count().saturating_sub(1).max(1) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(low: f64, share: f64) -> Report {
        let share = Some(Interval { low, share, high: share + 0.1 });
        let bot = Bot { share, chance: 0.5, seconds_per_game: 1.0, longest_turn: 0.5 };
        Report { games: 100, bots: vec![bot] }
    }

    #[test]
    fn goals_are_met_or_missed() {
        let met = |goal, low, share| {
            let (line, met) =
                pairing("a", "b", 2, 100, goal).line(&report(low, share)).expect("a line");
            assert_eq!(line.contains("missed"), !met);
            met
        };
        assert!(met(Goal::LowerEnd(0.8), 0.8, 0.9));
        assert!(!met(Goal::LowerEnd(0.8), 0.79, 0.9));
        assert!(met(Goal::Share(0.75), 0.6, 0.75));
        assert!(!met(Goal::Share(0.75), 0.6, 0.74));
        assert!(met(Goal::ShareAboveChance(0.58), 0.51, 0.6));
        assert!(!met(Goal::ShareAboveChance(0.58), 0.5, 0.6));
        assert!(!met(Goal::ShareAboveChance(0.58), 0.51, 0.57));
        assert!(met(Goal::Picture, 0.0, 0.0));
    }

    #[test]
    fn only_the_tables_of_the_page_change() {
        let page = format!("text\n{BEGIN}old\n{END}\nmore\n");
        let new = with_tables(&page, "new\n").expect("a page");
        assert_eq!(new, format!("text\n{BEGIN}\nnew\n{END}\nmore\n"));
        assert!(with_tables("text", "new").is_err());
    }
}
