//! What a visitor notices while somebody else misbehaves: `cargo run --release -p server --example
//! siege -- tarpit`, `bots [GAME] [GUESTS] [SECONDS]`, `connections [IDLE]` or `lobby [GUESTS]`; and what
//! a start costs, `start [TABLES]`. Each starts a server of its own, on a file that is thrown away,
//! prints what the visitor had to wait for, and fails if that is more than was promised.

use std::io::{BufRead, BufReader, Write};
use std::net::IpAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use client::{Client, Socket};
use p256::elliptic_curve::sec1::ToSec1Point;
use protocol::{Ask, Do, Screen};
use serde_json::{Value, json};
use server::{App, Config, Shutdown};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::JoinHandle;

type Any = Box<dyn std::error::Error + Send + Sync>;

/// Within so many seconds somebody is told that it is their turn.
const TOLD_WITHIN: f64 = 15.0;
/// Within so many seconds an apprentice answers.
const ANSWERED_WITHIN: f64 = 1.0;
/// Within so many seconds a server is ready, with so many tables and in so many megabytes.
const READY_WITHIN: f64 = 2.0;
const TABLES: u32 = 1_000_000;
const MEGABYTES: u64 = 50;
/// The store is filled by a program that is built like this one.
const PROFILE: &str = if cfg!(debug_assertions) { "dev" } else { "release" };

fn main() -> Result<(), Any> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match std::env::args().nth(1).as_deref() {
        Some("tarpit") => runtime.block_on(tarpit()),
        Some("bots") => runtime.block_on(bots()),
        Some("connections") => runtime.block_on(connections()),
        Some("lobby") => runtime.block_on(lobby()),
        Some("start") => runtime.block_on(begin()),
        Some("serve") => runtime.block_on(serve()),
        _ => Err("tarpit, bots, connections, lobby or start".into()),
    }
}

/// A number on the command line.
fn number<T: std::str::FromStr<Err: std::error::Error + Send + Sync + 'static>>(
    place: usize,
    usual: T,
) -> Result<T, Any> {
    Ok(std::env::args().nth(place).map_or(Ok(usual), |text| text.parse())?)
}

/// Fails if what was promised does not hold.
fn promised(holds: bool, what: &str) -> Result<(), Any> {
    if holds { Ok(()) } else { Err(format!("promised was: {what}").into()) }
}

/// A server on a new file, with limits that do not matter here.
async fn start(config: Config) -> Result<(String, Shutdown, tempfile::TempDir), Any> {
    let folder = tempfile::tempdir()?;
    let file = format!("sqlite:{}", folder.path().join("trestle.db").display());
    let (url, shutdown, _serving) = start_on(&file, config).await?;
    Ok((url, shutdown, folder))
}

async fn start_on(file: &str, config: Config) -> Result<(String, Shutdown, JoinHandle<()>), Any> {
    let store = store::open(file).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("http://{}", listener.local_addr()?);
    let (shutdown, stopping) = Shutdown::new();
    let app = App::new(config, store, None, stopping);
    let serving = tokio::spawn(server::serve(app, listener));
    Ok((url, shutdown, serving))
}

/// Answers for a seat until it is asked nothing more.
async fn play(client: &mut Client, table: &str, seat: usize) -> Result<(), Any> {
    loop {
        let screen = client.get(&format!("/api/tables/{table}/screen?seat={seat}")).await?;
        let ask = &screen["update"]["screen"]["ask"];
        if ask.is_null() {
            return Ok(());
        }
        let line = json!({"seat": seat, "do": {"answer": {"question": ask["question"], "action": ask["answers"][0]["action"]}}});
        client.post(&format!("/api/tables/{table}/requests"), &line).await?;
    }
}

/// Two people at a table at which the first one is asked, by a move of the second.
async fn ask_first(one: &Client, two: &Client) -> Result<String, Any> {
    let (mut one, mut two) = (one.clone(), two.clone());
    let table = one.open(&json!({"game": "architectura", "chairs": ["me", "open"]})).await?;
    two.post(&format!("/api/tables/{table}/requests"), &json!({"do": {"sit": {"seat": 1}}}))
        .await?;
    play(&mut one, &table, 0).await?;
    play(&mut two, &table, 1).await?;
    Ok(table)
}

/// Somebody subscribes to 20 receivers that never answer, and has a turn at ten tables; how long
/// after their turn began is somebody else told?
async fn tarpit() -> Result<(), Any> {
    let config = Config { burst: 1_000_000, webhooks_to_private: true, ..Config::default() };
    let (url, _shutdown, _folder) = start(config).await?;
    let silent = TcpListener::bind("127.0.0.1:0").await?;
    let pit = format!("http://{}", silent.local_addr()?);
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((stream, _)) = silent.accept().await {
            held.push(stream);
        }
    });
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let hook = format!("http://{}/hook", listener.local_addr()?);
    let (mut one, two) = (Client::guest(&url, "One").await?, Client::guest(&url, "Two").await?);
    let mut victim = Client::guest(&url, "Victim").await?;
    let settings = |hook: &str| {
        json!({"turns": true, "endings": true, "with_tab": false,
        "webhook": hook, "quiet": null})
    };
    let secret = p256::SecretKey::from_slice(&[7; 32])?;
    let key = URL_SAFE_NO_PAD.encode(secret.public_key().to_sec1_point(false).as_bytes());
    let auth = URL_SAFE_NO_PAD.encode([7; 16]);
    for n in 0..20 {
        let browser = json!({"endpoint": format!("{pit}/{n}"), "p256dh": key, "auth": auth});
        one.ask(reqwest::Method::PUT, "/api/me/browsers", Some(&browser)).await?;
    }
    one.ask(reqwest::Method::PUT, "/api/me/reach", Some(&settings(&format!("{pit}/hook")))).await?;
    victim.ask(reqwest::Method::PUT, "/api/me/reach", Some(&settings(&hook))).await?;
    for _ in 0..10 {
        ask_first(&one, &two).await?;
    }
    // The news of the tables is due by now, and being sent.
    tokio::time::sleep(Duration::from_secs(10)).await;
    ask_first(&victim, &two).await?;
    let asked = Instant::now();
    let told = tokio::time::timeout(Duration::from_mins(2), listener.accept()).await;
    let (mut stream, _) = told.map_err(|_| "not told within two minutes")??;
    let after = asked.elapsed().as_secs_f64();
    println!("told after {after:.1} s");
    stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await?;
    promised(after <= TOLD_WITHIN, "told within 15 s")
}

/// Waits for the next question; nothing if the game is over.
async fn question(socket: &mut Socket, shown: &mut Option<Screen>) -> Result<Option<Ask>, Any> {
    loop {
        let Some(reply) = socket.next().await? else { continue };
        let Some(screen) = reply.screen(shown.as_ref()) else { continue };
        *shown = Some(screen.clone());
        if screen.ending.is_some() {
            return Ok(None);
        }
        if let Some(ask) = screen.ask {
            return Ok(Some(ask));
        }
    }
}

/// Plays games against a bot for ever, and says how long it took each time until the bot had answered.
async fn against(
    mut one: Client,
    game: String,
    level: &str,
    mut waited: impl FnMut(f64),
) -> Result<(), Any> {
    loop {
        let table = one.open(&json!({"game": game, "chairs": ["me", level]})).await?;
        let mut socket = one.live(&table, Some(0), 0).await?;
        let mut last: Option<(u32, Instant)> = None;
        let mut shown = None;
        while let Some(Ask { question, answers, .. }) = question(&mut socket, &mut shown).await? {
            if let Some((_, since)) = last.filter(|(before, _)| *before != question) {
                waited(since.elapsed().as_secs_f64());
            }
            let action = answers[answers.len() / 2].action.clone();
            last = Some((question, Instant::now()));
            socket.send(&Do::Answer { question, action }.into()).await?;
        }
    }
}

/// Twenty guests play against masters; how long does an apprentice let somebody else wait?
async fn bots() -> Result<(), Any> {
    let game = std::env::args().nth(2).unwrap_or_else(|| "west-kingdom".to_string());
    let guests: u32 = number(3, 20)?;
    let time = Duration::from_secs(number(4, 60)?);
    let (url, _shutdown, _folder) = start(Config { burst: 1_000_000, ..Config::default() }).await?;
    for n in 0..guests {
        let guest = Client::guest(&url, &format!("Guest {n}")).await?;
        let game = game.clone();
        tokio::spawn(async move {
            if let Err(error) = against(guest, game, "master", |_| ()).await {
                eprintln!("a guest has gone: {error}");
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let victim = Client::guest(&url, "Victim").await?;
    let (sender, mut times) = tokio::sync::mpsc::unbounded_channel();
    let watching = against(victim, game, "apprentice", move |time| {
        let _ = sender.send(time);
    });
    let _ = tokio::time::timeout(time, watching).await;
    let mut all: Vec<f64> = std::iter::from_fn(|| times.try_recv().ok()).collect();
    all.sort_by(f64::total_cmp);
    let at = |share: usize| all.get((all.len() * share / 100).min(all.len().max(1) - 1));
    println!(
        "{} questions: half within {:.2?} s, 95 of 100 within {:.2?} s, the longest {:.2?} s",
        all.len(),
        at(50).unwrap_or(&f64::NAN),
        at(95).unwrap_or(&f64::NAN),
        all.last().unwrap_or(&f64::NAN)
    );
    let longest = all.last().ok_or("no question was answered")?;
    promised(*longest <= ANSWERED_WITHIN, "every answer within 1 s")
}

/// A server in a process of its own, on a file if there is one.
async fn serve() -> Result<(), Any> {
    server::raise_open_files();
    let folder = tempfile::tempdir()?;
    let usual = format!("sqlite:{}", folder.path().join("trestle.db").display());
    let file = std::env::args().nth(2).unwrap_or(usual);
    let _claim = store::claim(&file)?;
    let (url, _shutdown, _serving) = start_on(&file, Config::default()).await?;
    println!("{url}");
    std::io::stdout().flush()?;
    std::future::pending().await
}

async fn connect(to: &str, from: [u8; 4]) -> Result<TcpStream, Any> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    Ok(socket.connect(to.parse()?).await?)
}

/// One address keeps 1,100 idle connections open, at a server that may have 1,024 files; is somebody
/// at another address still served?
async fn connections() -> Result<(), Any> {
    let script = "ulimit -n 1024 && exec \"$0\" serve";
    let program = std::env::current_exe()?;
    let mut child =
        Command::new("sh").args(["-c", script]).arg(program).stdout(Stdio::piped()).spawn()?;
    let url = address(&mut child)?;
    let to = Arc::new(url.trim_start_matches("http://").to_string());
    // One after the other: asked for all at once, the system itself loses some.
    for _ in 0..number(2, 1_100)? {
        let opened = tokio::time::timeout(Duration::from_secs(1), connect(&to, [127, 0, 0, 1]));
        let mut opened = opened.await.ok().and_then(Result::ok);
        let to = Arc::clone(&to);
        tokio::spawn(async move {
            loop {
                if let Some(mut stream) = opened.take() {
                    let _ = stream.read_to_end(&mut Vec::new()).await;
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
                opened = connect(&to, [127, 0, 0, 1]).await.ok();
            }
        });
    }
    let mut failed = 0;
    for _ in 0..14 {
        let probe = async {
            let mut stream = connect(&to, [127, 0, 0, 2]).await?;
            stream
                .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                .await?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await?;
            Ok::<bool, Any>(answer.starts_with("HTTP/1.1 200"))
        };
        let served = tokio::time::timeout(Duration::from_secs(3), probe).await;
        failed += u32::from(!matches!(served, Ok(Ok(true))));
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    child.kill()?;
    println!("{failed} of 14 requests from another address failed");
    promised(failed == 0, "somebody else is served")
}

/// Where a server in a process of its own listens.
fn address(child: &mut Child) -> Result<String, Any> {
    let output = child.stdout.take().ok_or("no output")?;
    Ok(BufReader::new(output).lines().next().ok_or("no address")??)
}

/// A guest at an address of this machine.
struct Visitor {
    http: reqwest::Client,
    url: String,
    cookie: String,
}

impl Visitor {
    async fn new(url: &str, from: [u8; 4], name: &str) -> Result<Self, Any> {
        let http = reqwest::Client::builder().local_address(IpAddr::from(from)).build()?;
        let mut visitor = Self { http, url: url.to_string(), cookie: String::new() };
        loop {
            let asked = visitor.http.post(format!("{url}/api/guests"));
            let answer = asked.json(&json!({"name": name})).send().await?;
            if let Some(cookie) = answer.headers().get("set-cookie") {
                let text = cookie.to_str()?;
                visitor.cookie = text.split(';').next().unwrap_or_default().to_string();
                return Ok(visitor);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Opens tables until the server wants no more of them, or there are so many; gives how many.
    async fn open(&self, table: &Value, most: u32) -> Result<u32, Any> {
        let mut opened = 0;
        while opened < most {
            let asked = self.http.post(format!("{}/api/tables", self.url));
            let answer = asked.header("cookie", &self.cookie).json(table).send().await?;
            if answer.status() == reqwest::StatusCode::CREATED {
                opened += 1;
                continue;
            }
            let problem: Value = answer.json().await?;
            match problem["code"].as_str() {
                Some("server-too-many") => tokio::time::sleep(Duration::from_millis(200)).await,
                Some("server-crowded") => break,
                _ => return Err(problem.to_string().into()),
            }
        }
        Ok(opened)
    }
}

/// Guests of one address open as many tables as they may, with people missing and against novices; is
/// what somebody else opened before still on the first page?
async fn lobby() -> Result<(), Any> {
    let (url, _shutdown, _folder) = start(Config::default()).await?;
    let waiting = json!({"game": "architectura", "chairs": ["me", "open"]});
    let playing = json!({"game": "architectura", "chairs": ["me", "novice"]});
    // It brings what speaks TLS, which the visitors want as well.
    let _ = Client::new(&url);
    let victim = Visitor::new(&url, [127, 0, 0, 2], "Victim").await?;
    for table in [&waiting, &playing] {
        promised(victim.open(table, 1).await? == 1, "a visitor opens a table")?;
    }
    let (mut open, mut played) = (0, 0);
    for n in 0..number(2, 6)? {
        let guest = Visitor::new(&url, [127, 0, 0, 1], &format!("Guest {n}")).await?;
        open += guest.open(&waiting, 1_000).await?;
        played += guest.open(&playing, 1_000).await?;
    }
    println!("the others have opened {open} tables that wait and {played} that are played");
    let mut missing = 0;
    for (filter, expected) in [("", 2), ("?status=open", 1), ("?status=playing", 1)] {
        let page = victim.http.get(format!("{url}/api/tables{filter}")).send().await?;
        let page: Value = page.json().await?;
        let tables = page["tables"].as_array().ok_or("no tables")?;
        let is_mine = |table: &&Value| table["chairs"][0]["person"]["name"] == json!("Victim");
        let found = tables.iter().filter(is_mine).count();
        println!("first page {filter:16}: {} tables, {found} of {expected}", tables.len());
        missing += expected - found;
    }
    promised(missing == 0, "everybody's newest tables are on the first page")
}

/// A store with a few tables: some that wait, some that are played and idle, one that is over.
async fn few_tables(file: &str) -> Result<(), Any> {
    let config = Config { burst: 1_000_000, ..Config::default() };
    let (url, shutdown, serving) = start_on(file, config).await?;
    let (mut one, mut two) = (Client::guest(&url, "One").await?, Client::guest(&url, "Two").await?);
    one.open(&json!({"game": "west-kingdom", "chairs": ["me", "open"]})).await?;
    ask_first(&one, &two).await?;
    let table = ask_first(&one, &two).await?;
    let requests = format!("/api/tables/{table}/requests");
    one.post(&requests, &json!({"seat": 0, "do": {"propose": "resign"}})).await?;
    let agree = json!({"seat": 1, "do": {"consent": {"proposal": 1, "agree": true}}});
    two.post(&requests, &agree).await?;
    shutdown.stop();
    Ok(serving.await?)
}

/// How long does a start take where there are a million tables, and how much memory?
async fn begin() -> Result<(), Any> {
    let tables: u32 = number(2, TABLES)?;
    let folder = tempfile::tempdir()?;
    let file = format!("sqlite:{}", folder.path().join("trestle.db").display());
    few_tables(&file).await?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let fill = ["run", "--quiet", "--profile", PROFILE, "-p", "store", "--example", "crowd", "--"];
    let filled = Command::new(cargo).args(fill).arg(&file).arg(tables.to_string()).status()?;
    promised(filled.success(), "the store is filled")?;
    let begun = Instant::now();
    let program = std::env::current_exe()?;
    let mut child = Command::new(program).args(["serve", &file]).stdout(Stdio::piped()).spawn()?;
    let measured = measure(&mut child, begun).await;
    child.kill()?;
    child.wait()?;
    let (ready, megabytes) = measured?;
    println!("{tables} tables: ready after {ready:.2} s, at most {megabytes} MB");
    promised(ready <= READY_WITHIN && megabytes <= MEGABYTES, "ready within 2 s, in 50 MB")
}

/// When a server was ready, and how much memory it has used some seconds later, when it has looked
/// after what it found.
async fn measure(child: &mut Child, begun: Instant) -> Result<(f64, u64), Any> {
    let ready = format!("{}/readyz", address(child)?);
    while !reqwest::get(&ready).await.is_ok_and(|answer| answer.status().is_success()) {
        if begun.elapsed() > Duration::from_mins(2) {
            return Err("not ready within two minutes".into());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let after = begun.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
    Ok((after, kilobytes / 1_024))
}
