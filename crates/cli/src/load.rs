//! `trestle load`: how much load a server can take.
//!
//! Generator and server often share a machine, so the generator is light: one thread, one task per
//! table, and of incoming messages only the parts about questions are parsed.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use client::{Client, ClientError, Socket};
use game_core::{FastRng, Message};
use protocol::Edit;
use protocol::edit::edited;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use crate::args::LoadArgs;
use crate::talk::Talk;
use crate::{progress, setup};

/// How many tables are set up at the same time.
const AT_ONCE: usize = 16;

/// What was measured.
#[derive(Debug, PartialEq, Serialize)]
struct Report {
    tables: u32,
    seats: u8,
    /// The intended moves per second.
    wanted: f64,
    /// Moves that reached every seat before the next one was due.
    moves: usize,
    /// The same for each second.
    rate: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// How much later than planned moves were sent: if that is a lot, the generator was too slow,
    /// and the figures say less about the server.
    lag_p99_ms: f64,
    /// Moves that were refused, did not reach every seat in time, or had no socket any more.
    errors: usize,
    /// The first error.
    error: Option<String>,
    /// Tables whose game ended.
    over: usize,
    /// The server's processor time per move; `None` where it does not report that.
    processor_ms: Option<f64>,
    /// How many bytes each seat was sent for a move.
    bytes: f64,
    /// The server's memory per table in KB, including the sockets of its seats; `None` where the
    /// server does not report it.
    memory_kb: Option<f64>,
    /// The same after the last move.
    played_kb: Option<f64>,
}

/// The figures that all tables contribute to.
#[derive(Debug, Default)]
struct Tally {
    /// Microseconds from when a move was sent until every seat had it.
    times: Vec<u32>,
    /// Microseconds from when a move was due to when it was sent.
    lags: Vec<u32>,
    /// Bytes received by the seats during moves.
    bytes: u64,
    /// Moves that reached every seat, in time or not.
    made: usize,
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

/// Puts a server under load and prints the results.
///
/// # Errors
/// If the server cannot be reached, or refuses to open that many tables.
pub fn run(args: &LoadArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    setup::game(talk, &args.game)?;
    // One thread: the other core is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let report = runtime.context("no threads")?.block_on(load(args));
    let report = report.map_err(|error| failure(talk, args, error))?;
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
    let cost = Message::new("cli-load-bytes").text("bytes", talk.decimal(report.bytes, 0));
    writeln!(out, "{}", talk.say(&cost))?;
    if let Some(time) = report.processor_ms {
        let line = Message::new("cli-load-processor").text("time", talk.decimal(time, 2));
        writeln!(out, "{}", talk.say(&line))?;
    }
    if let Some(line) = memory("cli-load-memory") {
        let played = report.played_kb.map_or_else(String::new, figure);
        writeln!(out, "{}", talk.say(&line.text("played", played)))?;
    }
    Ok(())
}

/// What went wrong, and what to do about it.
fn failure(talk: &Talk, args: &LoadArgs, error: anyhow::Error) -> anyhow::Error {
    let urls = args.url.join(", ");
    let about = |key: &'static str| Message::new(key).text("url", &urls);
    match error.downcast_ref::<ClientError>() {
        Some(ClientError::Http(cause)) if cause.is_builder() => {
            talk.usage(&about("cli-load-bad-url").into())
        }
        Some(ClientError::Http(_) | ClientError::Socket(_)) => {
            let reason = error.chain().last().map_or_else(String::new, ToString::to_string);
            talk.failure(&about("cli-load-away").text("reason", reason))
        }
        Some(ClientError::Answer { status, .. }) if status.as_u16() == 429 => {
            talk.failure(&about("cli-load-limited"))
        }
        Some(ClientError::Answer { status, body }) => {
            let reason = body["error"]["why"].as_str().or(body["why"].as_str());
            let reason = reason.map_or_else(|| status.to_string(), str::to_string);
            talk.failure(&about("cli-load-refused").text("reason", reason))
        }
        Some(ClientError::Unreadable(_)) => talk.failure(&about("cli-load-other")),
        _ => error,
    }
}

async fn load(args: &LoadArgs) -> anyhow::Result<Report> {
    let mut people = Vec::new();
    for seat in 0..args.seats {
        people.push(Client::guest(&args.url[0], &format!("Load {seat}")).await?);
    }
    let before = figures(args).await;
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
        // Each person at another node, and each table starting with the next node.
        let seated = people.iter().enumerate();
        let seated = seated.map(|(seat, one)| one.at(&args.url[(index + seat) % args.url.len()]));
        making.spawn(open(args.game.clone(), seated.collect(), args.idle));
    }
    while let Some(made) = making.join_next().await {
        tables.push(made??);
        bar.inc(1);
    }
    bar.finish_and_clear();

    let ready = figures(args).await;

    let shared = Shared::default();
    let start = Instant::now() + Duration::from_millis(100);
    let mut playing = JoinSet::new();
    // At idle tables nobody moves.
    let played = if args.idle { Vec::new() } else { tables };
    for (index, sockets) in played.into_iter().enumerate() {
        // Evenly spread over the time between two moves.
        let first = start + args.every * index as u32 / args.tables;
        let rng = FastRng::new(index as u64);
        let (sockets, asked) = sockets.into_iter().unzip();
        let table = Table::new(sockets, asked, rng, Arc::clone(&shared));
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
    let played = figures(args).await;
    let grown = |from: Option<Figures>, to: Option<Figures>, of: fn(Figures) -> f64| {
        from.zip(to).map(|(from, to)| of(to) - of(from))
    };
    let kb = |bytes: f64| bytes / 1_000.0 / f64::from(args.tables);
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
        processor_ms: grown(ready, played, |figures| figures.seconds)
            .filter(|_| tally.made > 0)
            .map(|seconds| seconds * 1_000.0 / tally.made as f64),
        bytes: tally.bytes as f64 / (tally.made.max(1) * usize::from(args.seats)) as f64,
        memory_kb: grown(before, ready, |figures| figures.memory).map(kb),
        played_kb: grown(before, played, |figures| figures.memory).map(kb),
    })
}

/// What the nodes report about themselves.
#[derive(Clone, Copy)]
struct Figures {
    /// How many bytes of memory they use.
    memory: f64,
    /// How much processor time they have taken.
    seconds: f64,
}

/// The sum of the figures at `/metrics` of all nodes; `None` if one of them does not report any,
/// for example behind a proxy that blocks that page.
async fn figures(args: &LoadArgs) -> Option<Figures> {
    let mut sum = Figures { memory: 0.0, seconds: 0.0 };
    for url in &args.url {
        let page = Client::new(url).get("/metrics").await.ok()?;
        let page = page.as_str()?;
        sum.memory += figure(page, "process_resident_memory_bytes")?;
        sum.seconds += figure(page, "process_cpu_seconds_total")?;
    }
    Some(sum)
}

/// One of the figures on a page for Prometheus.
fn figure(page: &str, name: &str) -> Option<f64> {
    let line = page.lines().find(|line| line.starts_with(name))?;
    line.rsplit(' ').next()?.parse().ok()
}

/// In milliseconds, of sorted microseconds.
fn percentile(sorted: &[u32], percent: usize) -> f64 {
    let at = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(at).map_or(0.0, |micros| f64::from(*micros) / 1_000.0)
}

/// Opens a table, seats everybody, and opens their sockets unless the run is idle. Returns each
/// socket with the question of its seat.
async fn open(
    game: String,
    mut people: Vec<Client>,
    idle: bool,
) -> anyhow::Result<Vec<(Socket, Value)>> {
    let mut chairs = vec!["open"; people.len()];
    chairs[0] = "me";
    // Not in the lobby, and removed a day later: nobody should join it.
    let table = json!({"game": game, "chairs": chairs, "listed": false, "brief": true});
    let table = people[0].open(&table).await?;
    let invitation =
        people[0].post(&format!("/api/tables/{table}/invitations"), &json!({})).await?;
    let token = invitation["token"].as_str().context("no invitation")?;
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        person.post(&format!("/api/invitations/{token}"), &json!({ "seat": seat })).await?;
    }
    let mut sockets = Vec::new();
    if idle {
        return Ok(sockets);
    }
    for (seat, person) in people.iter().enumerate() {
        let mut socket = person.live(&table, Some(seat as u8), 0).await?;
        // Read now, so that reading all the first screens does not delay the first move.
        let first = socket.next_text().await?.context("a socket was closed")?;
        let mut asked = Value::Null;
        update_question(&mut asked, &first).map_err(anyhow::Error::msg)?;
        sockets.push((socket, asked));
    }
    Ok(sockets)
}

/// A table with everybody at it.
struct Table {
    sockets: Vec<Socket>,
    /// The question of each seat, the only part of its screen that is parsed.
    asked: Vec<Value>,
    /// The move in flight.
    sent: Option<Sent>,
    rng: FastRng,
    shared: Shared,
}

/// A move in flight.
struct Sent {
    at: Instant,
    /// Whether the server has confirmed it.
    done: bool,
    /// The seats that have received it.
    told: Vec<bool>,
    /// Whether the next one was due before every seat had received it.
    late: bool,
}

impl Sent {
    fn new(at: Instant, seats: usize) -> Self {
        Self { at, done: false, told: vec![false; seats], late: false }
    }

    /// Whether every seat has received it.
    fn has_arrived(&self) -> bool {
        self.done && self.told.iter().all(|told| *told)
    }
}

impl Table {
    fn new(sockets: Vec<Socket>, asked: Vec<Value>, rng: FastRng, shared: Shared) -> Self {
        Self { sockets, asked, sent: None, rng, shared }
    }

    /// Plays one move per tick, once every seat has received the previous one.
    async fn play(mut self, first: Instant, every: Duration, until: Instant) {
        let mut due = first;
        loop {
            // Everything that arrives before the next move is due belongs to the previous one.
            while let Ok((seat, line)) = timeout_at(due, Socket::next_of(&mut self.sockets)).await {
                match line {
                    Ok(Some(line)) => self.hear(seat, &line),
                    Ok(None) => return tally(&self.shared).fault("a socket was closed"),
                    Err(error) => return tally(&self.shared).fault(error.to_string()),
                }
            }
            if let Some(sent) = self.sent.as_mut().filter(|sent| !sent.late) {
                sent.late = true;
                tally(&self.shared).fault("a move did not reach every seat in time");
            }
            if due >= until {
                return;
            }
            if self.sent.is_none() {
                let Some(seat) = self.asked.iter().position(|asked| !asked["ask"].is_null()) else {
                    tally(&self.shared).over += 1;
                    return;
                };
                if let Err(error) = self.send(seat, due).await {
                    return tally(&self.shared).fault(error.to_string());
                }
            }
            due += every;
        }
    }

    /// Sends an answer of a seat, which was due at this moment.
    async fn send(&mut self, seat: usize, due: Instant) -> Result<(), ClientError> {
        let ask = &self.asked[seat]["ask"];
        let answers = ask["answers"].as_array().map_or(0, Vec::len) as u32;
        let action = &ask["answers"][self.rng.below(answers.max(1)) as usize]["action"];
        let line = json!({"do": {"answer": {"question": ask["question"], "action": action}}});
        let at = Instant::now();
        tally(&self.shared).lags.push((at - due).as_micros() as u32);
        self.sent = Some(Sent::new(at, self.sockets.len()));
        self.sockets[seat].send_text(line.to_string()).await
    }

    fn hear(&mut self, seat: usize, line: &str) {
        let is_update = line.starts_with("{\"update\"") || line.starts_with("{\"change\"");
        if is_update && let Err(error) = update_question(&mut self.asked[seat], line) {
            tally(&self.shared).fault(error);
        }
        let Some(sent) = &mut self.sent else { return };
        let mut tally = tally(&self.shared);
        tally.bytes += line.len() as u64;
        if line.starts_with("{\"refused\"") {
            tally.fault(line);
            self.sent = None;
            return;
        }
        sent.told[seat] |= is_update;
        sent.done |= line.starts_with("{\"done\"");
        if sent.has_arrived() {
            tally.made += 1;
            if !sent.late {
                tally.times.push(sent.at.elapsed().as_micros() as u32);
            }
            self.sent = None;
        }
    }
}

/// Takes over the question from an update or a change.
fn update_question(asked: &mut Value, line: &str) -> Result<(), String> {
    if !line.contains("\"ask\"") && !line.contains("\"/ask") {
        return Ok(());
    }
    match serde_json::from_str(line).map_err(|error| error.to_string())? {
        ScreenLine::Update { screen } => *asked = screen,
        ScreenLine::Change { mut edits } => {
            let is_about = |at: &str| at.is_empty() || at == "/ask" || at.starts_with("/ask/");
            edits.retain(|edit| is_about(edit.at()));
            *asked = edited(asked.take(), &edits).ok_or("a change of another question")?;
        }
    }
    Ok(())
}

/// A message to a table, as far as it has to be parsed.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ScreenLine {
    Update {
        #[serde(deserialize_with = "ask_of")]
        screen: Value,
    },
    Change {
        edits: Vec<Edit>,
    },
}

/// Only the question of a screen.
fn ask_of<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    #[derive(Deserialize)]
    struct Screen {
        ask: Value,
    }
    let Screen { ask } = Screen::deserialize(deserializer)?;
    Ok(json!({ "ask": ask }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_screen_only_the_question_is_kept() {
        let mut asked = json!({ "ask": null });
        let mut hear = |edits: Value| {
            let line = json!({"change": {"revision": 1, "items": [], "edits": edits}});
            update_question(&mut asked, &line.to_string()).map(|()| asked.clone())
        };
        let ask = json!({"question": 7, "answers": [{"action": "draw"}]});
        let set = |at: &str, to: Value| json!({"set": {"at": at, "to": to}});
        let after = hear(json!([set("/n", json!(4)), set("/ask", ask.clone())]));
        assert_eq!(after, Ok(json!({ "ask": ask })));
        let after = hear(json!([set("/ask/question", json!(8)), set("/view/ask", json!(1))]));
        assert_eq!(after.expect("a question")["ask"]["question"], 8);
        assert_eq!(hear(json!([set("/ask", json!(null))])), Ok(json!({ "ask": null })));
        assert!(hear(json!([set("/ask/question", json!(9))])).is_err(), "of which question?");
    }

    #[test]
    fn a_move_counts_once_every_seat_has_it() {
        let shared = Shared::default();
        let asked = vec![json!({ "ask": null }); 2];
        let mut table = Table::new(Vec::new(), asked, FastRng::new(1), Arc::clone(&shared));
        table.sent = Some(Sent::new(Instant::now(), 2));
        let update = r#"{"change":{"revision":1,"items":[],"edits":[]}}"#;
        let made = || tally(&shared).made;
        for (seat, line) in [(0, update), (0, r#"{"done":{}}"#), (0, update)] {
            table.hear(seat, line);
            assert_eq!(made(), 0, "the other seat does not know of it");
        }
        table.hear(1, update);
        assert_eq!(made(), 1);
        assert_eq!(tally(&shared).bytes as usize, 3 * update.len() + 11);
        table.hear(1, update);
        assert_eq!((made(), tally(&shared).times.len()), (1, 1), "nothing was under way");
    }

    #[test]
    fn figures_are_found_with_and_without_a_node() {
        let memory = |page| figure(page, "process_resident_memory_bytes");
        let page =
            "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 2048\n";
        assert_eq!(memory(page), Some(2048.0));
        assert_eq!(memory("process_resident_memory_bytes{node=\"a b\"} 4096\n"), Some(4096.0));
        assert_eq!(memory("trestle_sockets 4\n"), None);
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
