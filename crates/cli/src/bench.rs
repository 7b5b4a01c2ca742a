//! `trestle bench`: how fast a game runs here.

use std::io::Write;
use std::time::Duration;

use games::{BenchPlan, BenchReport, GameKind};

use crate::args::BenchArgs;
use crate::table::{Table, big};
use crate::talk::Talk;
use crate::{files, setup};

/// Measures and prints.
///
/// # Errors
/// If the game cannot be set up like that.
pub fn run(
    args: &BenchArgs,
    talk: &Talk,
    allocations: fn() -> u64,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let kinds: Vec<&dyn GameKind> = match &args.game {
        Some(id) => vec![setup::game(talk, id)?],
        None => games::all().to_vec(),
    };
    if cfg!(debug_assertions) {
        eprintln!("{}", talk.key("cli-bench-debug"));
    }
    let mut reports = Vec::new();
    for kind in kinds {
        let edition = files::edition(talk, kind, args.edition.as_deref())?;
        let (fewest, most) = kind.players();
        for players in args.players.map_or(fewest..=most, |players| players..=players) {
            let plan = BenchPlan {
                config: setup::config(talk, kind, args.config.as_deref(), Some(players))?,
                time: Duration::from_secs_f64(args.seconds),
                allocations,
            };
            let report = kind.bench(edition, &plan).map_err(|problem| talk.usage(&problem))?;
            reports.push(report);
        }
    }
    if args.json {
        let doc = serde_json::to_string_pretty(&reports)?;
        return Ok(writeln!(out, "{doc}")?);
    }
    for line in table(talk, &reports).lines(crate::table::WIDTH) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn table(talk: &Talk, reports: &[BenchReport]) -> Table {
    let columns = [
        "cli-bench-game",
        "cli-bench-players",
        "cli-bench-decisions",
        "cli-bench-games",
        "cli-bench-state",
        "cli-bench-clone",
        "cli-bench-legal",
        "cli-bench-sample",
        "cli-bench-allocations",
    ];
    let mut right = vec![true; columns.len()];
    right[0] = false;
    let mut table = Table::new(columns.map(|key| talk.key(key)).to_vec(), right);
    for report in reports {
        table.row(vec![
            report.game.to_string(),
            report.players.to_string(),
            big(report.decisions_per_s),
            big(report.games_per_s),
            format!("{} B", report.state_bytes),
            format!("{:.1} ns", report.clone_ns),
            format!("{:.1} ns", report.legal_ns),
            format!("{:.1} ns", report.sample_ns),
            format!("{:.3}", report.allocations_per_decision),
        ]);
    }
    table
}
