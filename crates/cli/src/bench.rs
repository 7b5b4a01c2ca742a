//! `trestle bench`: how fast a game runs here.

use std::io::Write;
use std::time::Duration;

use game_core::Message;
use games::{BenchPlan, BenchReport, GameKind};

use crate::args::BenchArgs;
use crate::table::Table;
use crate::talk::Talk;
use crate::{files, progress, setup};

/// Runs the benchmark and prints the figures.
///
/// # Errors
/// If the game cannot be set up this way.
pub fn run(
    args: &BenchArgs,
    talk: &Talk,
    allocations: fn() -> u64,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let kinds: Vec<&'static dyn GameKind> = match &args.game {
        Some(id) => vec![setup::game(talk, id)?],
        None => games::all().to_vec(),
    };
    if cfg!(debug_assertions) {
        eprintln!("{}", talk.key("cli-bench-debug"));
    }
    let rounds: Vec<_> = kinds.into_iter().flat_map(|kind| rounds(args, kind)).collect();
    let bar = progress::bar_with_message(rounds.len() as u64);
    let mut reports = Vec::new();
    for (kind, players) in rounds {
        let edition = files::edition(talk, kind, args.edition.as_deref())?;
        let plan = BenchPlan {
            config: setup::config(talk, kind, args.config.as_deref(), Some(players))?,
            time: Duration::from_secs_f64(args.seconds),
            allocations,
            processor,
        };
        // The bar moves only between two measurements: a thread updating it would be measured too.
        let round = Message::new("cli-bench-round").text("game", talk.game(kind.id()));
        bar.set_message(talk.say(&round.int("players", players)));
        bar.tick();
        let report = kind.bench(edition, &plan).map_err(|problem| talk.usage(&problem))?;
        bar.inc(1);
        reports.push(report);
    }
    bar.finish_and_clear();
    if args.json {
        let doc = serde_json::to_string_pretty(&reports)?;
        return Ok(writeln!(out, "{doc}")?);
    }
    for line in table(talk, &reports).lines(talk.width) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The processor time of this thread; `None` where the system does not report it.
#[cfg(unix)]
fn processor() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

#[cfg(not(unix))]
fn processor() -> Option<Duration> {
    None
}

/// What is measured: every number of players of a game, or the requested one.
fn rounds(args: &BenchArgs, kind: &'static dyn GameKind) -> Vec<(&'static dyn GameKind, u8)> {
    let (fewest, most) = kind.players();
    let players = args.players.map_or(fewest..=most, |players| players..=players);
    players.map(|players| (kind, players)).collect()
}

fn table(talk: &Talk, reports: &[BenchReport]) -> Table {
    let columns = [
        "cli-bench-game",
        "cli-bench-players",
        "cli-bench-decisions",
        "cli-bench-processor",
        "cli-bench-games",
        "cli-bench-state",
        "cli-bench-clone",
        "cli-bench-legal",
        "cli-bench-sample",
        "cli-bench-allocations",
        "cli-bench-sims",
    ];
    let mut right = vec![true; columns.len()];
    right[0] = false;
    let mut table = Table::new(columns.map(|key| talk.key(key)).to_vec(), right);
    let nanoseconds = |time: f64| format!("{}\u{a0}ns", talk.decimal(time, 1));
    for report in reports {
        table.row(vec![
            talk.game(report.game),
            report.players.to_string(),
            talk.big(report.decisions_per_s),
            report.decisions_per_processor_s.map_or_else(String::new, |rate| talk.big(rate)),
            talk.big(report.games_per_s),
            format!("{}\u{a0}B", report.state_bytes),
            nanoseconds(report.clone_ns),
            nanoseconds(report.legal_ns),
            nanoseconds(report.sample_ns),
            talk.decimal(report.allocations_per_decision, 3),
            talk.big(report.sims_per_s),
        ]);
    }
    table
}
