//! `trestle arena`: which of several bots is stronger.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;

use arena::{Fixture, GameRecord, MatchError, MatchFile, Report, Sprt, Verdict};
use bots::BotSpec;
use game_core::{Message, Problem};
use games::GameKind;
use serde_json::{Value, json};

use crate::args::ArenaArgs;
use crate::nats::{PREFIX, cannot_join};
use crate::talk::Talk;
use crate::tournament::Workers;
use crate::{files, interrupt, progress, setup, sim, table::Table, table::wrap};

/// Plays the match, or the missing part of it, and prints the report.
///
/// # Errors
/// If the match cannot be set up this way, or its file belongs to another match.
pub fn run(args: &ArenaArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let kind = setup::game(talk, &args.game)?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    let config = setup::config(talk, kind, args.config.as_deref(), args.players)?;
    let usage = |problem: Problem| talk.usage(&problem);
    let config = kind.unattended(edition, config).map_err(usage)?;
    let bots = args.bots.iter().map(|name| name.trim().parse().map_err(usage));
    let bots: Vec<BotSpec> = bots.collect::<anyhow::Result<_>>()?;
    let trial = kind.start(edition, config.clone(), game_core::Seed::from_text(&args.seed));
    let players = trial.map_err(usage)?.players();
    let fixture = Fixture {
        arena: Fixture::FORMAT,
        game: kind.id().to_string(),
        edition: edition.info().id.clone(),
        edition_hash: edition.info().hash.clone(),
        rules: kind.rules(),
        bots_version: kind.bots_version(),
        config,
        bots: bots.iter().map(BotSpec::to_string).collect(),
        players,
        seed: args.seed.clone(),
    };
    let sprt = args.sprt.as_deref().map(|text| sprt_of(talk, text, players)).transpose()?;
    let (mut file, mut records) = match &args.file {
        None => (None, Vec::new()),
        Some(path) => {
            let (file, records) =
                MatchFile::open(path, &fixture).map_err(|error| failure(talk, path, &error))?;
            (Some(file), records)
        }
    };
    let schedule = fixture.schedule();
    let games = schedule.whole_deals(args.games);
    let until_met = schedule.games_until_all_met();
    if games < until_met {
        let message = Message::new("cli-arena-few").int("games", games as i64);
        eprintln!("{}", talk.say(&message.int("needed", until_met as i64)));
    }
    let stop = interrupt::watch(Some(talk.key("cli-arena-stopping")));
    records.retain(|record| record.index < games);
    let done: BTreeSet<u64> = records.iter().map(|record| record.index).collect();
    let bar = progress::bar(games);
    bar.inc(records.len() as u64);
    let mut broken = None;
    let clear = |records: &[GameRecord]| {
        sprt.is_some_and(|sprt| verdict(&sprt, &fixture, records).0 != Verdict::Open)
    };
    if clear(&records) {
        bar.finish_and_clear();
    } else {
        let finished = |record: GameRecord| {
            bar.inc(1);
            if let Some(Err(error)) = file.as_mut().map(|file| file.add(&record)) {
                broken = Some(error);
            }
            records.push(record);
            broken.is_none() && !clear(&records) && !stop.load(Ordering::Relaxed)
        };
        let played = if let Some(url) = &args.nats {
            let text = args.edition.as_ref().map(|_| edition.info().text.clone());
            let prefix = args.nats_prefix.as_deref().unwrap_or(PREFIX);
            setup::runtime()?.block_on(async {
                let workers = Workers::reach(url, prefix, &fixture).await;
                let workers = workers.map_err(|error| cannot_join(talk, url, &error))?;
                workers.play(&fixture, text.as_deref(), games, &done, finished, stop).await;
                anyhow::Ok(())
            })?;
            Ok(())
        } else {
            let threads = args.threads.unwrap_or_else(setup::cores);
            arena::play(kind, edition, &fixture, games, &done, threads, finished)
        };
        bar.finish_and_clear();
        played.map_err(usage)?;
    }
    if let (Some(error), Some(path)) = (broken, &args.file) {
        return Err(failure(talk, path, &MatchError::Io(error)));
    }
    drop(file);
    if let Some(path) = &args.file {
        MatchFile::put_in_order(path).map_err(|error| failure(talk, path, &error))?;
    }
    let verdict = sprt.map(|sprt| {
        let (verdict, games) = verdict(&sprt, &fixture, &records);
        // Games that were running at the time of the verdict would make the count depend on
        // threads.
        if verdict != Verdict::Open {
            records.retain(|record| record.index < games);
        }
        (sprt, verdict)
    });
    let report = Report::of(&fixture, &records);
    // A verdict is not an interruption.
    let clear = verdict.is_some_and(|(_, verdict)| verdict != Verdict::Open);
    let wanted = if clear { report.games as u64 } else { games };
    if args.json {
        print_json(&fixture, &report, wanted, verdict, out)
    } else {
        print(talk, kind, &fixture, &report, wanted, verdict, out)
    }
}

/// The two shares between which the test decides.
fn sprt_of(talk: &Talk, text: &str, players: usize) -> anyhow::Result<Sprt> {
    let chance = 1.0 / players.max(2) as f64;
    if text.is_empty() {
        return Ok(Sprt { low: chance, high: f64::midpoint(chance, 1.0) });
    }
    let share = |text: &str| {
        let value = text.trim().trim_end_matches('%').trim().parse::<f64>().ok();
        let value = if text.trim().ends_with('%') { value.map(|v| v / 100.0) } else { value };
        value.filter(|value| (0.0..=1.0).contains(value))
    };
    let both = text.split_once(',').and_then(|(low, high)| share(low).zip(share(high)));
    match both {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        _ => Err(talk.usage(&Message::new("cli-arena-sprt").text("text", text).into())),
    }
}

/// The verdict of the test, and the number of games it took. Games count in the order of their
/// numbers, so that it does not depend on which thread was faster.
fn verdict(sprt: &Sprt, fixture: &Fixture, records: &[GameRecord]) -> (Verdict, u64) {
    let per_deal = fixture.schedule().games_per_deal();
    let mut by_index: Vec<Option<&GameRecord>> = Vec::new();
    for record in records {
        let index = record.index as usize;
        by_index.resize(by_index.len().max(index + 1), None);
        by_index[index] = Some(record);
    }
    let mut deals = Vec::new();
    let mut games = 0;
    for deal in by_index.chunks_exact(per_deal as usize) {
        let Some(deal) = deal.iter().copied().collect::<Option<Vec<_>>>() else { break };
        let first = |record: &GameRecord| {
            let seats = (0..record.seats.len()).filter(|&seat| record.seats[seat] == 0);
            let shares: Vec<f64> = seats.map(|seat| record.win_share(seat)).collect();
            (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64)
        };
        games += per_deal;
        let shares: Vec<f64> = deal.into_iter().filter_map(first).collect();
        // With more bots than seats the first does not sit at every table.
        if shares.is_empty() {
            continue;
        }
        deals.push(shares.iter().sum::<f64>() / shares.len() as f64);
        let verdict = sprt.verdict(&deals);
        if verdict != Verdict::Open {
            return (verdict, games);
        }
    }
    (Verdict::Open, games)
}

/// What is wrong with a match file.
pub fn failure(talk: &Talk, path: &Path, error: &MatchError) -> anyhow::Error {
    let about = |key: &'static str| Message::new(key).text("file", files::name(path));
    talk.failure(&match error {
        MatchError::Io(error) => about("cli-arena-file").text("reason", files::reason(talk, error)),
        MatchError::Line(line, reason) => {
            about("cli-arena-line").int("line", *line as i64).text("reason", reason)
        }
        MatchError::Other(what) => about("cli-arena-other").text("what", *what),
    })
}

fn print_json(
    fixture: &Fixture,
    report: &Report,
    wanted: u64,
    verdict: Option<(Sprt, Verdict)>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let sprt = verdict.map_or(
        Value::Null,
        |(sprt, verdict)| json!({"low": sprt.low, "high": sprt.high, "verdict": verdict}),
    );
    let command = fixture.command(wanted);
    let doc = json!({
        "fixture": fixture,
        "command": command,
        "wanted": wanted,
        "report": report,
        "sprt": sprt,
    });
    Ok(writeln!(out, "{doc:#}")?)
}

fn print(
    talk: &Talk,
    kind: &dyn GameKind,
    fixture: &Fixture,
    report: &Report,
    wanted: u64,
    verdict: Option<(Sprt, Verdict)>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let games = talk.say(&Message::new("cli-sim-games").int("games", report.games as i64));
    let heading = Message::new("cli-arena-heading")
        .text("game", talk.game(kind.id()))
        .int("players", fixture.players as i64)
        .text("games", games)
        .text("seed", &fixture.seed);
    writeln!(out, "{}", talk.bold(&talk.say(&heading)))?;
    let percent = |share: f64| format!("{}\u{a0}%", talk.decimal(100.0 * share, 1));
    let columns = [
        "cli-arena-bot",
        "cli-arena-share",
        "cli-arena-interval",
        "cli-arena-rating",
        "cli-arena-score",
        "cli-arena-seconds",
        "cli-arena-longest",
    ];
    let mut right = vec![true; columns.len()];
    right[0] = false;
    let mut table = Table::new(columns.map(|key| talk.key(key)).to_vec(), right);
    for line in &report.bots {
        let share = line.share.map_or_else(String::new, |share| percent(share.share));
        let interval = line.share.map_or_else(String::new, |share| {
            format!("{}–{}", percent(share.low), percent(share.high))
        });
        // The strength of a bot that has not played is unknown.
        if line.games == 0 {
            table
                .row([&[line.bot.clone()][..], &vec!["–".to_string(); columns.len() - 1]].concat());
            continue;
        }
        table.row(vec![
            line.bot.clone(),
            share,
            interval,
            line.rating.map_or_else(|| "–".to_string(), |rating| talk.decimal(rating, 1)),
            format!(
                "{} ±{}",
                talk.decimal(line.score.mean, 1),
                talk.decimal(line.score.deviation, 1)
            ),
            talk.decimal(line.seconds_per_game, 2),
            talk.decimal(line.longest_turn, 2),
        ]);
    }
    for line in table.lines(talk.width) {
        writeln!(out, "{line}")?;
    }
    let seats = report.seats.iter().enumerate().filter_map(|(seat, line)| {
        let share = percent(line.share?.share);
        Some(
            talk.say(&Message::new("cli-arena-seat").int("seat", seat as i64).text("share", share)),
        )
    });
    let seats = Message::new("cli-arena-seats").text("seats", seats.collect::<Vec<_>>().join(", "));
    let mut told = vec![seats];
    let shares: Vec<f64> = report.order.iter().filter_map(|line| Some(line.share?.share)).collect();
    if shares.len() == report.order.len() && shares.len() > 1 {
        told.push(sim::order(talk, Some(&fixture.config.to_string()), shares.into_iter()));
    }
    if !report.unmet.is_empty() {
        let pair = |&(one, other): &(usize, usize)| {
            format!("{} – {}", fixture.bots[one], fixture.bots[other])
        };
        let pairs: Vec<String> = report.unmet.iter().map(pair).collect();
        told.push(
            Message::new("cli-arena-unmet")
                .text("pairs", pairs.join(", "))
                .int("games", fixture.schedule().games_until_all_met() as i64),
        );
    }
    if (report.games as u64) < wanted {
        let partial = Message::new("cli-partial").int("played", report.games as i64);
        told.push(partial.int("wanted", wanted as i64));
    }
    for line in told.iter().flat_map(|message| wrap(&talk.say(message), talk.width)) {
        writeln!(out, "{line}")?;
    }
    if report.stopped > 0 {
        let stopped = Message::new("cli-sim-stopped").int("games", report.stopped as i64);
        writeln!(out, "{}", talk.say(&stopped))?;
    }
    let turns = Message::new("cli-arena-turns")
        .text("turns", talk.decimal(report.turns.mean, 1))
        .text("deviation", talk.decimal(report.turns.deviation, 1));
    writeln!(out, "{}", talk.say(&turns))?;
    if let Some((sprt, verdict)) = verdict {
        let key = match verdict {
            Verdict::Open => "cli-arena-open",
            Verdict::Low => "cli-arena-low",
            Verdict::High => "cli-arena-high",
        };
        let message = Message::new(key)
            .text("bot", &fixture.bots[0])
            .text("low", percent(sprt.low))
            .text("high", percent(sprt.high));
        writeln!(out, "{}", talk.say(&message))?;
    }
    // In one line, however long, so that it can be copied. An interrupted match need not consist of
    // whole deals, and no command plays parts of one, so this is the whole match.
    let command = fixture.command(wanted);
    Ok(writeln!(out, "{}", talk.label(&talk.key("cli-again"), &command))?)
}
