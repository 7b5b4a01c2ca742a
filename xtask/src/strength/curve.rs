//! `cargo xtask curve`: what more thinking is worth. A master with ever more simulations meets
//! journeymen, and `docs/opponents.md` gets a table and a picture of what it wins.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::meeting::{Meeting, build};
use super::{PAGE, played_by, with_table};
use crate::plot::{self, Bar};

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// With how many players
    #[arg(long, value_delimiter = ',', default_value = "2")]
    players: Vec<usize>,
    /// With how many simulations
    #[arg(long, value_delimiter = ',', default_value = "100,400,1600,6400")]
    sims: Vec<u32>,
    /// How many games each
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Where the match files are kept
    #[arg(long, default_value = "target/matches")]
    matches: PathBuf,
    /// Only write table and pictures anew, from the games that are there
    #[arg(long)]
    tables: bool,
    /// On how many threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// Plays what is missing, and writes table and pictures.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let game = args.game.as_str();
    crate::games_named(std::slice::from_ref(&args.game))?;
    let matches = root.join(&args.matches);
    fs::create_dir_all(&matches).with_context(|| format!("{}", matches.display()))?;
    if !args.tables {
        build(root)?;
    }
    let mut table = String::from(
        "| players | simulations | games | share | 95 % interval | s/game |\n|---|---|---|---|---|---|\n",
    );
    let mut pictures = String::new();
    let mut commands = Vec::new();
    for &players in &args.players {
        let mut bars = Vec::new();
        for sims in &args.sims {
            let bot = format!("master:{sims}");
            let meeting = Meeting::new(&matches, game, &bot, "journeyman", players, args.games);
            if args.tables && !meeting.file.exists() {
                continue;
            }
            if !args.tables {
                meeting.play(root, args.threads)?;
            }
            let report = meeting.report()?;
            let (first, share) = meeting.first(&report)?;
            let [low, value, high] = [share.low, share.share, share.high];
            bars.push(Bar { label: sims.to_string(), low, value, high });
            let [low, value, high] = [low, value, high].map(|share| 100.0 * share);
            writeln!(
                table,
                "| {players} | {sims} | {} | {value:.1} % | {low:.1} %–{high:.1} % | {:.2} |",
                report.games, first.seconds_per_game,
            )?;
            commands.push(meeting.command(report.games)?);
        }
        if bars.is_empty() {
            continue;
        }
        let title =
            format!("Master with so many simulations against journeymen, {players} players");
        let name = format!("pictures/curve-{game}-{players}.svg");
        let svg = plot::shares(&title, &bars, 1.0 / players as f64)?;
        fs::write(root.join("docs").join(&name), svg)?;
        writeln!(pictures, "\n![{title}]({name})")?;
    }
    let page = root.join(PAGE);
    let text = fs::read_to_string(&page).with_context(|| PAGE.to_string())?;
    fs::write(
        &page,
        with_table(&text, "curve", game, &format!("{table}{}{pictures}", played_by(&commands)))?,
    )?;
    eprintln!("{PAGE} has the curve");
    Ok(true)
}
