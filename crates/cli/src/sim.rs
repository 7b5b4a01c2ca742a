//! `trestle sim`: many games between bots.

use std::io::Write;

use game_core::Message;
use games::{GameKind, SimPlan, SimReport};
use serde_json::json;

use crate::args::SimArgs;
use crate::talk::Talk;
use crate::{files, progress, setup, table::Table};

/// Runs the games and prints what came of them.
///
/// # Errors
/// If the game cannot be set up like that.
pub fn run(args: &SimArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let kind = setup::game(talk, &args.game)?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    let plan = SimPlan {
        config: setup::config(talk, kind, args.config.as_deref(), args.players)?,
        seed: &args.seed,
        games: args.games,
        threads: args.threads.unwrap_or_else(setup::cores),
        bot: args.bot.parse().map_err(|problem| talk.usage(&problem))?,
    };
    let bar = progress::bar(args.games);
    let report = kind.simulate(edition, &plan, &|games| bar.inc(games));
    bar.finish_and_clear();
    let report = report.map_err(|problem| talk.usage(&problem))?;
    if args.json {
        print_json(args, kind, &report, out)
    } else {
        print(args, talk, kind, &report, out)
    }
}

fn print_json(
    args: &SimArgs,
    kind: &dyn GameKind,
    report: &SimReport,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let per_second = |count: u64| count as f64 / report.seconds;
    let doc = json!({
        "game": kind.id(),
        "players": report.wins.len(),
        "games": report.games,
        "bot": args.bot,
        "seed": args.seed,
        "decisions": report.decisions,
        "seconds": report.seconds,
        "decisions_per_s": per_second(report.decisions),
        "games_per_s": per_second(report.games),
        "wins": report.wins,
        "stopped": report.stopped,
        "mean_score": report.mean_score,
        "mean_turns": report.mean_turns(),
    });
    Ok(writeln!(out, "{doc:#}")?)
}

fn print(
    args: &SimArgs,
    talk: &Talk,
    kind: &dyn GameKind,
    report: &SimReport,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let games = talk.say(&Message::new("cli-sim-games").int("games", report.games as i64));
    let heading = Message::new("cli-sim-heading")
        .text("game", talk.game(kind.id()))
        .text("games", games)
        .text("seed", &args.seed);
    writeln!(out, "{}", talk.bold(&talk.say(&heading)))?;
    let columns = ["cli-sim-seat", "cli-sim-wins", "cli-sim-share", "cli-sim-score"];
    let headings = columns.map(|key| talk.key(key)).to_vec();
    let mut table = Table::new(headings, vec![true; columns.len()]);
    for (seat, (wins, score)) in report.wins.iter().zip(&report.mean_score).enumerate() {
        table.row(vec![
            seat.to_string(),
            // Shared victories make fractions.
            talk.decimal(*wins, 1),
            format!("{}\u{a0}%", talk.decimal(100.0 * wins / report.games as f64, 1)),
            talk.decimal(*score, 2),
        ]);
    }
    for line in table.lines(talk.width) {
        writeln!(out, "{line}")?;
    }
    if report.stopped > 0 {
        let stopped = Message::new("cli-sim-stopped").int("games", report.stopped as i64);
        writeln!(out, "{}", talk.say(&stopped))?;
    }
    let speed = Message::new("cli-sim-speed")
        .text("turns", talk.decimal(report.mean_turns(), 1))
        .text("decisions", report.decisions.to_string())
        .text("seconds", talk.decimal(report.seconds, 2))
        .text("rate", talk.big(report.decisions as f64 / report.seconds));
    Ok(writeln!(out, "{}", talk.say(&speed))?)
}
