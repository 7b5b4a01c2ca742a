//! `trestle sim`: many games between bots.

use std::io::Write;

use game_core::Message;
use games::{GameKind, SimPlan, SimReport};
use serde_json::json;

use crate::args::SimArgs;
use crate::play::comeback::word;
use crate::table::wrap;
use crate::talk::Talk;
use crate::{files, interrupt, progress, setup, table::Table};

/// Runs the games and prints the results.
///
/// # Errors
/// If the game cannot be set up this way.
pub fn run(args: &SimArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let kind = setup::game(talk, &args.game)?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    let plan = SimPlan {
        config: setup::config(talk, kind, args.config.as_deref(), args.players)?,
        seed: &args.seed,
        games: args.games,
        threads: args.threads.unwrap_or_else(setup::cores),
        bot: args.bot.parse().map_err(|problem| talk.usage(&problem))?,
        stop: interrupt::watch(None),
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
        "wanted": report.wanted,
        "command": command(args, kind, report),
        "bot": args.bot,
        "seed": args.seed,
        "decisions": report.decisions,
        "seconds": report.seconds,
        "decisions_per_s": per_second(report.decisions),
        "games_per_s": per_second(report.games),
        "wins": report.wins,
        "order_wins": report.order_wins,
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
            format!("{}\u{a0}%", talk.decimal(100.0 * wins / report.games.max(1) as f64, 1)),
            talk.decimal(*score, 2),
        ]);
    }
    for line in table.lines(talk.width) {
        writeln!(out, "{line}")?;
    }
    let say = |message: &Message| wrap(&talk.say(message), talk.width);
    let shares = report.order_wins.iter().map(|wins| wins / report.games.max(1) as f64);
    for line in say(&order(talk, args.config.as_deref(), shares)) {
        writeln!(out, "{line}")?;
    }
    if report.games < report.wanted {
        let partial = Message::new("cli-partial").int("wanted", report.wanted as i64);
        for line in say(&partial.int("played", report.games as i64)) {
            writeln!(out, "{line}")?;
        }
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
    writeln!(out, "{}", talk.say(&speed))?;
    // In one line, however long, so that it can be copied.
    Ok(writeln!(out, "{}", talk.label(&talk.key("cli-again"), &command(args, kind, report)))?)
}

/// Who begins, and the wins of each place in the order of play; where the first player is drawn at
/// random, shares by seat cannot show that.
pub fn order(talk: &Talk, config: Option<&str>, shares: impl Iterator<Item = f64>) -> Message {
    let place = |(place, share): (usize, f64)| {
        let share = format!("{}\u{a0}%", talk.decimal(100.0 * share, 1));
        talk.say(
            &Message::new("cli-order-place").int("place", place as i64 + 1).text("share", share),
        )
    };
    let places: Vec<String> = shares.enumerate().map(place).collect();
    let config: Option<serde_json::Value> =
        config.and_then(|config| serde_json::from_str(config).ok());
    let key = match config.as_ref().and_then(|config| config["first"].as_u64()) {
        Some(_) => "cli-order-chosen",
        None => "cli-order-drawn",
    };
    let message = Message::new(key).text("places", places.join(", "));
    match config.and_then(|config| config["first"].as_i64()) {
        Some(first) => message.int("seat", first),
        None => message,
    }
}

/// The command that repeats these games.
fn command(args: &SimArgs, kind: &dyn GameKind, report: &SimReport) -> String {
    let mut command = format!(
        "trestle sim {} --bot {} --players {} --games {} --seed {}",
        kind.id(),
        args.bot,
        setup::asked_players(args.config.as_deref(), args.players)
            .unwrap_or(setup::usual_players(kind)),
        report.games,
        word(&args.seed),
    );
    if let Some(config) = &args.config {
        command += " --config ";
        command += &word(config);
    }
    if let Some(edition) = &args.edition {
        command += " --edition ";
        command += &word(&edition.display().to_string());
    }
    command
}
