//! `trestle load`: how much a server bears.
//!
//! Generator and server often share a machine, so this one is light: one thread, one task for each
//! table, and of the updates only what the next move needs is looked for, without reading the JSON.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use client::{Client, Socket};
use game_core::{FastRng, Message};
use serde::Serialize;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use crate::args::LoadArgs;
use crate::talk::Talk;
use crate::{progress, setup};

/// How many tables are made ready at the same time.
const AT_ONCE: usize = 16;

/// What was measured.
#[derive(Debug, PartialEq, Serialize)]
struct Report {
    tables: u32,
    seats: u8,
    /// Moves a second that were to be made.
    wanted: f64,
    /// Moves that were made and reached every seat before the next one was due.
    moves: usize,
    /// The same for each second.
    rate: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// How much later than planned this program sent its moves: if that is much, it was itself too
    /// slow, and the figures say less about the server.
    lag_p99_ms: f64,
    /// Moves that were refused, did not reach everybody in time, or had no socket any more.
    errors: usize,
    /// The first of them.
    error: Option<String>,
    /// Tables whose game ended.
    over: usize,
    /// By how many KB the memory of the server grew for each table, with the sockets of its seats;
    /// nothing where the server cannot tell.
    memory_kb: Option<f64>,
}

/// What all tables write into.
#[derive(Debug, Default)]
struct Tally {
    /// Microseconds from send to last update.
    times: Vec<u32>,
    /// Microseconds from when a move was due to when it was sent.
    lags: Vec<u32>,
    errors: usize,
    error: Option<String>,
    over: usize,
}

impl Tally {
    fn fault(&mut self, what: impl Into<String>) {
        self.errors += 1;
        self.error.get_or_insert(what.into());
    }
}

type Shared = Arc<Mutex<Tally>>;

fn tally(shared: &Shared) -> std::sync::MutexGuard<'_, Tally> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Puts a server under load and prints what came of it.
///
/// # Errors
/// If the server cannot be reached, or does not let so many tables be opened.
pub fn run(args: &LoadArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    setup::game(talk, &args.game)?;
    // One thread: the other core is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let report = runtime.context("no threads")?.block_on(load(args))?;
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?);
    }
    let figure = |value| talk.decimal(value, 1);
    let memory = |key| report.memory_kb.map(|kb| Message::new(key).text("memory", figure(kb)));
    if args.idle {
        let line = memory("cli-load-idle").unwrap_or_else(|| Message::new("cli-load-no-memory"));
        return Ok(writeln!(out, "{}", talk.say(&line))?);
    }
    let line = Message::new("cli-load-moves")
        .int("tables", report.tables)
        .int("seats", report.seats)
        .int("moves", report.moves as i64)
        .text("rate", figure(report.rate))
        .text("wanted", figure(report.wanted));
    writeln!(out, "{}", talk.say(&line))?;
    let line = Message::new("cli-load-times")
        .text("half", figure(report.p50_ms))
        .text("most", figure(report.p99_ms))
        .text("max", figure(report.max_ms))
        .text("lag", figure(report.lag_p99_ms));
    writeln!(out, "{}", talk.say(&line))?;
    let line = Message::new("cli-load-errors")
        .int("errors", report.errors as i64)
        .int("over", report.over as i64);
    writeln!(out, "{}", talk.say(&line))?;
    if let Some(error) = &report.error {
        writeln!(out, "{error}")?;
    }
    if let Some(line) = memory("cli-load-memory") {
        writeln!(out, "{}", talk.say(&line))?;
    }
    Ok(())
}

async fn load(args: &LoadArgs) -> anyhow::Result<Report> {
    let mut people = Vec::new();
    for seat in 0..args.seats {
        people.push(Client::guest(&args.url[0], &format!("Load {seat}")).await?);
    }
    let before = memory(args).await;
    let bar = progress::bar(args.tables.into());
    let mut making = JoinSet::new();
    let mut tables = Vec::new();
    for index in 0..args.tables as usize {
        if making.len() >= AT_ONCE
            && let Some(made) = making.join_next().await
        {
            tables.push(made??);
            bar.inc(1);
        }
        // Everybody at another node, and each table begins with the next.
        let seated = people.iter().enumerate();
        let seated = seated.map(|(seat, one)| one.at(&args.url[(index + seat) % args.url.len()]));
        making.spawn(open(args.game.clone(), seated.collect(), args.idle));
    }
    while let Some(made) = making.join_next().await {
        tables.push(made??);
        bar.inc(1);
    }
    bar.finish_and_clear();

    let after = memory(args).await;
    let grown = before.zip(after).map(|(before, after)| after - before);

    let shared = Shared::default();
    let start = Instant::now() + Duration::from_millis(100);
    let mut playing = JoinSet::new();
    // At idle tables nobody is asked for anything.
    let played = if args.idle { Vec::new() } else { tables };
    for (index, sockets) in played.into_iter().enumerate() {
        // Evenly spread over the time between two moves.
        let first = start + args.every * index as u32 / args.tables;
        let rng = FastRng::new(index as u64);
        let table = Table { sockets, asked: Vec::new(), rng, shared: Arc::clone(&shared) };
        playing.spawn(table.play(first, args.every, start + args.time));
    }
    let bar = progress::bar(args.time.as_secs());
    let shown = bar.clone();
    let showing = tokio::spawn(async move {
        let mut tick = tokio::time::interval(Duration::from_secs(1));
        loop {
            tick.tick().await;
            shown.inc(1);
        }
    });
    while let Some(done) = playing.join_next().await {
        done?;
    }
    showing.abort();
    bar.finish_and_clear();
    let mut tally = std::mem::take(&mut *tally(&shared));
    tally.times.sort_unstable();
    tally.lags.sort_unstable();
    Ok(Report {
        tables: args.tables,
        seats: args.seats,
        wanted: if args.idle { 0.0 } else { f64::from(args.tables) / args.every.as_secs_f64() },
        moves: tally.times.len(),
        rate: tally.times.len() as f64 / args.time.as_secs_f64(),
        p50_ms: percentile(&tally.times, 50),
        p99_ms: percentile(&tally.times, 99),
        max_ms: percentile(&tally.times, 100),
        lag_p99_ms: percentile(&tally.lags, 99),
        errors: tally.errors,
        error: tally.error,
        over: tally.over,
        memory_kb: grown.map(|bytes| bytes / 1_000.0 / f64::from(args.tables)),
    })
}

/// How many bytes of memory all nodes together use, as they say at `/metrics`; nothing if one of them
/// does not say, such as behind a proxy that keeps that page from visitors.
async fn memory(args: &LoadArgs) -> Option<f64> {
    let mut sum = 0.0;
    for url in &args.url {
        let page = Client::new(url).get("/metrics").await.ok()?;
        sum += resident(page.as_str()?)?;
    }
    Some(sum)
}

/// The memory of the process on a page of figures for Prometheus.
fn resident(page: &str) -> Option<f64> {
    let line = page.lines().find(|line| line.starts_with("process_resident_memory_bytes"))?;
    line.rsplit(' ').next()?.parse().ok()
}

/// In milliseconds, of sorted microseconds.
fn percentile(sorted: &[u32], percent: usize) -> f64 {
    let at = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(at).map_or(0.0, |micros| f64::from(*micros) / 1_000.0)
}

/// Opens a table, sits everybody down, and opens their sockets unless all go away at once.
async fn open(game: String, mut people: Vec<Client>, idle: bool) -> anyhow::Result<Vec<Socket>> {
    let mut chairs = vec!["open"; people.len()];
    chairs[0] = "me";
    let table = json!({"game": game, "chairs": chairs, "listed": true});
    let table = people[0].open(&table).await?;
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        person.post(&format!("/api/tables/{table}/wishes"), &json!({ "sit": seat })).await?;
    }
    let mut sockets = Vec::new();
    if idle {
        return Ok(sockets);
    }
    for (seat, person) in people.iter().enumerate() {
        sockets.push(person.live(&table, Some(seat as u8), 0).await?);
    }
    Ok(sockets)
}

/// A table, and all who sit there.
struct Table {
    sockets: Vec<Socket>,
    /// What each seat is asked, and an answer to it.
    asked: Vec<Option<(u32, String)>>,
    rng: FastRng,
    shared: Shared,
}

/// A move that is under way.
struct Sent {
    at: Instant,
    done: bool,
    /// When the last update came.
    told: Option<Instant>,
}

impl Table {
    /// One move at each tick.
    async fn play(mut self, first: Instant, every: Duration, until: Instant) {
        self.asked = vec![None; self.sockets.len()];
        let mut due = first;
        let mut sent: Option<Sent> = None;
        loop {
            // All that comes until the next move is due follows from the one before.
            while let Ok((seat, line)) = timeout_at(due, Socket::next_of(&mut self.sockets)).await {
                match line {
                    Ok(Some(line)) => self.hear(seat, &line, sent.as_mut()),
                    Ok(None) => return tally(&self.shared).fault("a socket was closed"),
                    Err(error) => return tally(&self.shared).fault(error.to_string()),
                }
            }
            match sent.take() {
                Some(Sent { at, done: true, told: Some(told) }) => {
                    tally(&self.shared).times.push((told - at).as_micros() as u32);
                }
                Some(_) => tally(&self.shared).fault("a move was not answered in time"),
                None => {}
            }
            if due >= until {
                return;
            }
            let Some(seat) = self.asked.iter().position(Option::is_some) else {
                tally(&self.shared).over += 1;
                return;
            };
            let at = Instant::now();
            tally(&self.shared).lags.push((at - due).as_micros() as u32);
            if let Some((seq, action)) = self.asked[seat].take() {
                let line = json!({ "seq": seq, "action": action }).to_string();
                if let Err(error) = self.sockets[seat].send_text(line).await {
                    return tally(&self.shared).fault(error.to_string());
                }
            }
            sent = Some(Sent { at, done: false, told: None });
            due += every;
        }
    }

    fn hear(&mut self, seat: usize, line: &str, sent: Option<&mut Sent>) {
        if line.starts_with("{\"update\"") {
            self.asked[seat] = question(line, &mut self.rng);
            if let Some(sent) = sent {
                sent.told = Some(Instant::now());
            }
        } else if line.starts_with("{\"done\"") {
            if let Some(sent) = sent {
                sent.done = true;
            }
        } else if line.starts_with("{\"refused\"") {
            tally(&self.shared).fault(line);
        }
    }
}

/// The number of the question in an update, and one of the answers that are offered.
fn question(line: &str, rng: &mut FastRng) -> Option<(u32, String)> {
    const ACTION: &str = "{\"action\":\"";
    let ask = &line[line.rfind("\"ask\":{\"seq\":")? + 13..];
    let seq = ask[..ask.find(',')?].parse().ok()?;
    let answers = &ask[ask.find("\"answers\":[")?..];
    let answers = &answers[..answers.find("\"refused\":[")?];
    let count = answers.matches(ACTION).count();
    let chosen = rng.below((count as u32).max(1)) as usize;
    let text = answers.split(ACTION).nth(chosen + 1)?;
    Some((seq, text[..text.find('"')?].to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_found_without_reading_the_rest() {
        let line = r#"{"update":{"items":[],"screen":{"view":{"ask":1},"ask":{"seq":7,"question":
            {"key":"q"},"answers":[{"action":"draw","meaning":{}}],"refused":[{"action":"no"}]}}}}"#;
        let mut rng = FastRng::new(1);
        assert_eq!(question(line, &mut rng), Some((7, "draw".to_string())));
        assert_eq!(question(r#"{"update":{"screen":{"ask":null}}}"#, &mut rng), None);
    }

    #[test]
    fn memory_is_found_with_and_without_a_node() {
        let page =
            "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 2048\n";
        assert_eq!(resident(page), Some(2048.0));
        assert_eq!(resident("process_resident_memory_bytes{node=\"a b\"} 4096\n"), Some(4096.0));
        assert_eq!(resident("trestle_sockets 4\n"), None);
    }

    #[test]
    fn percentiles_are_of_the_list() {
        assert!(percentile(&[], 99).abs() < 1e-9);
        let list: Vec<u32> = (1..=200).map(|n| n * 1_000).collect();
        assert!((percentile(&list, 50) - 100.0).abs() < 1e-9);
        assert!((percentile(&list, 99) - 198.0).abs() < 1e-9);
        assert!((percentile(&list, 100) - 200.0).abs() < 1e-9);
    }
}
