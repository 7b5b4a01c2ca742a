//! `cargo xtask strength`: the pairings that show how strong the opponents are, and the tables of
//! `docs/opponents.md` made from them.
//!
//! It takes hours. Every pairing has its match file, so that an interrupted run goes on where it
//! stopped, and one that is complete costs nothing.

pub mod curve;
mod meeting;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use arena::{BotLine, Interval};

use crate::game::GameFile;
use meeting::Meeting;
pub use meeting::build;

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

/// The page with the tables.
const PAGE: &str = "docs/opponents.md";

/// One bot against another, which has all other seats.
struct Pairing {
    first: String,
    second: String,
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

fn pairing(first: &str, second: &str, players: usize, games: u64, goal: Goal) -> Pairing {
    Pairing { first: first.to_owned(), second: second.to_owned(), players, games, goal }
}

/// The pairings of one game.
fn pairings(root: &Path, game: &str) -> Result<Vec<Pairing>> {
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
    let own = GameFile::of(root, game)?.strength.into_iter();
    all.extend(own.map(|it| {
        pairing(&it.first, &it.second, it.players, it.games, Goal::ShareAboveChance(it.share))
    }));
    Ok(all)
}

/// Plays what is missing and writes the tables; `false` if a goal is missed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let chosen = crate::games_named(&args.games)?;
    let matches = root.join(&args.matches);
    fs::create_dir_all(&matches).with_context(|| format!("{}", matches.display()))?;
    if !args.tables {
        build(root)?;
    }
    let page = root.join(PAGE);
    let mut text = fs::read_to_string(&page).with_context(|| PAGE.to_string())?;
    let mut all_met = true;
    for game in crate::games_named(&[])? {
        let play = !args.tables && chosen.contains(&game);
        let mut table = String::new();
        let mut commands = Vec::new();
        for pairing in pairings(root, game)? {
            let meeting = pairing.meeting(game, &matches);
            if !play && !meeting.file.exists() {
                continue;
            }
            if play {
                meeting.play(root, args.threads)?;
            }
            let report = meeting.report()?;
            let (first, share) = meeting.first(&report)?;
            let (line, met) = pairing.told(report.games, first, share);
            all_met &= met;
            table.push_str(&line);
            commands.push(meeting.command(report.games)?);
        }
        // A game of which nothing is there keeps the table it has.
        if !table.is_empty() {
            text = with_table(
                &text,
                "strength",
                game,
                &format!("{HEADING}{table}{}", played_by(&commands)),
            )?;
        }
    }
    fs::write(&page, text)?;
    eprintln!("{PAGE} has the tables");
    Ok(all_met)
}

const HEADING: &str = "\
| pairing | players | games | share | 95 % interval | goal | s/game | longest turn |
|---|---|---|---|---|---|---|---|
";
const END: &str = "<!-- /made -->";

/// The commands that play the games of a table again, to stand below it.
pub(crate) fn played_by(commands: &[String]) -> String {
    format!("\nPlayed by:\n\n```sh\n{}\n```\n", commands.join("\n"))
}

/// The page with a new table between the marks of a chore for a game; at its end if it has none yet.
fn with_table(page: &str, chore: &str, game: &str, table: &str) -> Result<String> {
    let begin = format!("<!-- made by `cargo xtask {chore} {game}` -->\n");
    let Some((before, rest)) = page.split_once(&begin) else {
        return Ok(format!("{page}\n## {game}\n\n{begin}\n{table}\n{END}\n"));
    };
    let (_, after) = rest.split_once(END).with_context(|| format!("{PAGE} lacks {END}"))?;
    Ok(format!("{before}{begin}\n{table}\n{END}{after}"))
}

impl Pairing {
    fn meeting(&self, game: &str, matches: &Path) -> Meeting {
        let Self { first, second, players, games, .. } = self;
        Meeting::new(matches, game, first, second, *players, *games)
    }

    fn told(&self, games: usize, first: &BotLine, share: Interval) -> (String, bool) {
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
            "| {} – {} | {} | {games} | {} | {}–{} | {goal}{mark} | {:.2} | {:.2} s |\n",
            self.first,
            self.second,
            self.players,
            percent(share.share),
            percent(share.low),
            percent(share.high),
            first.seconds_per_game,
            first.longest_turn,
        );
        (line, met)
    }
}

#[cfg(test)]
mod tests {
    use arena::Spread;

    use super::*;

    #[test]
    fn goals_are_met_or_missed() {
        let met = |goal, low, share| {
            let share = Interval { low, share, high: 1.0 };
            let line = BotLine {
                bot: "a".to_string(),
                games: 100,
                share: Some(share),
                chance: 0.5,
                rating: Some(25.0),
                rating_deviation: Some(1.0),
                score: Spread::default(),
                decisions: 1.0,
                seconds_per_game: 1.0,
                longest_turn: 0.5,
            };
            let (text, met) = pairing("a", "b", 2, 100, goal).told(100, &line, share);
            assert_eq!(text.contains("missed"), !met);
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
    fn every_table_has_the_commands_that_make_it() {
        let commands = ["trestle arena a --seed s".to_string(), "trestle arena b".to_string()];
        let text = played_by(&commands);
        assert!(text.contains("```sh\ntrestle arena a --seed s\ntrestle arena b\n```"), "{text}");
    }

    #[test]
    fn only_the_table_of_the_game_changes() {
        let block = |game: &str, table: &str| {
            format!("<!-- made by `cargo xtask strength {game}` -->\n\n{table}\n{END}\n")
        };
        let page = |one: &str| format!("text\n{}more\n{}", block("one", one), block("two", "2\n"));
        let new = with_table(&page("old\n"), "strength", "one", "new\n").expect("a page");
        assert_eq!(new, page("new\n"));
        let added = with_table("text\n", "strength", "one", "new\n").expect("a page");
        assert_eq!(added, format!("text\n\n## one\n\n{}", block("one", "new\n")));
        assert_eq!(with_table(&added, "strength", "one", "new\n").expect("a page"), added);
    }
}
