//! Forged lines: they change nothing, nobody acts for anybody else, and the server survives.
//!
//! `cargo xtask forge --lines 1000000` is the long form; with `--club`, against several nodes.

use client::{Client, Socket};
use game_core::{FastRng, LiveGame};
use protocol::{Reply, Screen};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use table::Table;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::world::{World, config, within};

/// How many lines are sent at each table.
const AT_EACH: usize = 250;

/// A person who sends forged lines.
struct Forger {
    client: Client,
    table: String,
    seat: Option<u8>,
    socket: Socket,
    screen: Screen,
}

impl Forger {
    async fn at(client: &Client, table: &str, seat: Option<u8>) -> Self {
        let mut socket = within(client.live(table, seat, 0)).await.expect("a socket");
        let first = within(socket.next()).await.expect("a line");
        let Some(Reply::Update { screen, .. }) = first else { panic!("{first:?}") };
        Self { client: client.clone(), table: table.to_string(), seat, socket, screen: *screen }
    }

    /// Sends a line and returns the result: over the socket, or as a request.
    async fn send(&mut self, line: &str, over_http: bool) -> Outcome {
        if over_http && let Ok(body) = serde_json::from_str(line) {
            return self.ask(&self.table, &body).await;
        }
        within(self.socket.send_text(line.to_string())).await.expect("it is sent");
        loop {
            let reply = within(self.socket.next()).await.expect("a line").expect("a socket");
            match reply {
                Reply::Update { .. } | Reply::Change { .. } => {
                    self.screen = reply.screen(Some(&self.screen)).expect("a screen");
                }
                Reply::Done { .. } => return Outcome::Done,
                Reply::Preview { .. } => return Outcome::Preview,
                Reply::Refused { problem, .. } => {
                    check_fault(&problem.message.key, line);
                    return Outcome::Refused;
                }
                Reply::Reconnect { .. } => panic!("the server stops"),
                Reply::Said { .. } => {}
            }
        }
    }

    /// Sends a line to any table as a request.
    async fn ask(&self, table: &str, line: &Value) -> Outcome {
        let path = format!("/api/tables/{table}/requests");
        let mut client = self.client.clone();
        let asked = client.ask(Method::POST, &path, Some(line));
        let (status, body) = within(asked).await.expect("an answer");
        assert!(!status.is_server_error(), "{line}: {status} {body}");
        check_fault(body["code"].as_str().unwrap_or_default(), &line.to_string());
        match status {
            StatusCode::NO_CONTENT => Outcome::Done,
            StatusCode::OK => Outcome::Preview,
            _ => Outcome::Refused,
        }
    }
}

/// A refusal must blame the line and not be our fault: the second code is what remains of a panic
/// of the rules.
fn check_fault(code: &str, line: &str) {
    assert!(!["server-internal", "table-broken"].contains(&code), "{code}: {line}");
}

#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Done,
    Preview,
    Refused,
}

/// A line that somebody at the table could send.
fn honest(screen: &Screen, rng: &mut FastRng) -> Value {
    let small = rng.below(6);
    let (question, action) = match &screen.ask {
        Some(ask) => {
            let chosen = rng.below(ask.answers.len() as u32) as usize;
            (ask.question, ask.answers[chosen].action.clone())
        }
        None => (small, "pass".to_string()),
    };
    match rng.below(16) {
        0 => json!({"do": {"undo": {"question": question.saturating_sub(1)}}}),
        1 => json!({"do": {"sit": {"seat": small}}}),
        2 => json!({"do": {"stand": {}}}),
        3 => json!({"do": {"propose": (["pause", "resign", "rematch"])[rng.below(3) as usize]}}),
        4 => json!({"do": {"consent": {"proposal": small, "agree": true}}}),
        5 => json!({"do": {"resume": {}}}),
        6 => json!({"do": {"hand_over": {"seat": small % 3, "bot": "novice"}}}),
        7 => json!({"do": {"reclaim": {}}}),
        8 => json!({"do": {"flag": {"seat": small % 3}}}),
        9 => json!({"do": {"holiday": {"days": small}}}),
        10 | 11 => json!({"do": {"preview": {"action": action}}}),
        _ => json!({"do": {"answer": {"question": question, "action": action}}}),
    }
}

/// The same, tampered with.
fn forged(mut line: Value, rng: &mut FastRng) -> String {
    let number = |rng: &mut FastRng| match rng.below(4) {
        0 => json!(rng.below(8)),
        1 => json!(-1),
        2 => json!(u64::MAX),
        _ => json!(rng.below(300)),
    };
    match rng.below(8) {
        0 => line["seat"] = number(rng),
        1 => *field(&mut line, "question") = number(rng),
        2 => line["by"] = json!("server"),
        3 => line["table"] = json!("elsewhere"),
        4 => *field(&mut line, "action") = number(rng),
        5 => {
            line["seat"] = json!(rng.below(3));
            line["id"] = number(rng);
        }
        _ => {}
    }
    let mut bytes = line.to_string().into_bytes();
    if rng.below(2) == 0 {
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len().max(1) as u32) as usize;
            match rng.below(4) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at.min(bytes.len()), rng.below(256) as u8),
                2 if at < bytes.len() => drop(bytes.remove(at)),
                _ => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << rng.below(7)),
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Sets a field of the request, whether it has one of this name or not.
fn field<'a>(line: &'a mut Value, name: &str) -> &'a mut Value {
    let acts = line["do"].as_object_mut().expect("a request");
    let act = acts.values_mut().next().expect("something to do");
    if !act.is_object() {
        *act = json!({});
    }
    &mut act[name]
}

/// The log from an entry on.
async fn log(world: &World, table: &str, from: usize) -> Vec<Value> {
    let entries = world.store.entries_since(&table.into(), from as i64).await.expect("a log");
    let read = |entry: store::Entry| serde_json::from_str(&entry.body).expect("an entry");
    entries.into_iter().map(read).collect()
}

/// The hash of the game in the server's memory; `None` before it begins.
async fn hash(world: &World, table: &str) -> Option<String> {
    let game = |table: &Table| table.game().map(LiveGame::hash);
    world.app.registry.read(&table.into(), game).await.expect("a table")
}

/// Two people at a table, and its name.
async fn table_of_two(world: &World, game: &str) -> (Client, Client, String) {
    let chairs = json!({"game": game, "chairs": ["me", "open"], "undo": "consent"});
    world.two_at(&chairs).await
}

/// One table, at which both players and an outsider forge lines while the players play on. Now and
/// then one of them sends a line to someone else's table.
async fn one_table(world: &World, game: &str, lines: usize, rng: &mut FastRng) {
    let (mut one, two, table) = table_of_two(world, game).await;
    let (_, _, foreign) = table_of_two(world, game).await;
    let three = world.guest("Three").await;
    let untouched = (log(world, &foreign, 0).await, hash(world, &foreign).await);
    let mut forgers = [
        Forger::at(&one, &table, Some(0)).await,
        Forger::at(&two, &table, Some(1)).await,
        Forger::at(&three, &table, None).await,
    ];
    let mut length = log(world, &table, 0).await.len();
    let mut known = hash(world, &table).await;
    let mut last = String::new();
    for step in 0..lines {
        let who = rng.below(3) as usize;
        // A repeated line is one of the things to try.
        let line = match rng.below(10) {
            0 => last.clone(),
            1 | 2 => honest(&forgers[who].screen, rng).to_string(),
            _ => {
                // Also with a question of another seat.
                let forger = rng.below(3) as usize;
                forged(honest(&forgers[forger].screen, rng), rng)
            }
        };
        if step % 16 == 0
            && let Ok(line) = serde_json::from_str(&line)
        {
            assert_eq!(forgers[who].ask(&foreign, &line).await, Outcome::Refused, "{line}");
        }
        let outcome = forgers[who].send(&line, step % 3 == 0).await;
        let now = hash(world, &table).await;
        let news = log(world, &table, length).await;
        length += news.len();
        let (id, seat) = (&forgers[who].client.id, forgers[who].seat);
        if outcome != Outcome::Done {
            assert_eq!(news, Vec::<Value>::new(), "{outcome:?} {line}");
            assert_eq!(now, known, "{outcome:?} {line}");
        }
        known = now;
        for entry in news {
            assert!(seat.is_some(), "an outsider did something: {line} {entry}");
            let by_server = entry["by"] == json!("server");
            assert!(by_server || entry["by"]["person"] == json!(id), "{line} {entry}");
            for act in entry["act"].as_object().expect("an act").values() {
                let of = act.get("seat").and_then(Value::as_u64);
                let own = of.is_none() || of == seat.map(u64::from);
                assert!(own || by_server, "somebody acted for another: {line} {entry}");
            }
        }
        last = line;
    }
    assert_eq!((log(world, &foreign, 0).await, hash(world, &foreign).await), untouched);
    let health = one.ask(Method::GET, "/healthz", None).await.expect("an answer");
    assert_eq!(health.0, StatusCode::OK);
    // Whatever happened, the log can be replayed.
    let again = one.get(&format!("/api/tables/{table}/screen?seat=0")).await.expect("a screen");
    assert_ne!(again["update"]["screen"]["phase"], json!("frozen"));
}

/// How many lines to forge: from the environment, or this default.
fn lines_or(usual: usize) -> usize {
    let lines = std::env::var("TRESTLE_FORGE").ok();
    lines.map_or(usual, |lines| lines.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forged_lines_change_nothing_at_one_node() {
    forge(&World::new().await, lines_or(3_000)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forged_lines_change_nothing_at_several_nodes() {
    forge(&World::club().await, lines_or(1_500)).await;
}

async fn forge(world: &World, lines: usize) {
    let mut rng = FastRng::new(4);
    let mut left = lines;
    for kind in games::all().iter().cycle() {
        let now = left.min(AT_EACH);
        one_table(world, kind.id(), now, &mut rng).await;
        left -= now;
        if left == 0 {
            break;
        }
    }
    println!("{lines} lines");
}

/// The socket of a spectator, byte by byte.
struct Wire(TcpStream);

impl Wire {
    async fn at(world: &World, table: &str) -> Self {
        let host = world.url.trim_start_matches("http://");
        let head = format!(
            "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        let mut stream = TcpStream::connect(host).await.expect("a connection");
        stream.write_all(head.as_bytes()).await.expect("a request");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.expect("an answer"));
        }
        assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
        Self(stream)
    }

    /// The kind and the content of the next frame; `None` once the connection has ended.
    async fn frame(&mut self) -> Option<(u8, Vec<u8>)> {
        let kind = self.0.read_u8().await.ok()? & 0x0f;
        let length = match self.0.read_u8().await.ok()? {
            126 => u64::from(self.0.read_u16().await.ok()?),
            127 => self.0.read_u64().await.ok()?,
            short => short.into(),
        };
        let mut payload = vec![0; length as usize];
        self.0.read_exact(&mut payload).await.ok()?;
        Some((kind, payload))
    }

    /// Waits for the end, and returns the server's close code, if any. The server sends nothing
    /// else: what it got was no line.
    async fn end(&mut self) -> Option<u16> {
        let mut code = None;
        while let Some((kind, payload)) = self.frame().await {
            assert_ne!(kind, TEXT, "{}", String::from_utf8_lossy(&payload));
            if let (CLOSE, [high, low, ..]) = (kind, &payload[..]) {
                code = Some(u16::from_be_bytes([*high, *low]));
            }
        }
        code
    }
}

/// The kinds of frames, and the flag of a message's last frame.
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const LAST: u8 = 0x80;

/// A frame as a client sends it: a two-byte length, and a mask of zeros.
fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let length = u16::try_from(payload.len()).expect("a short frame").to_be_bytes();
    let head = [kind, 0xfe, length[0], length[1], 0, 0, 0, 0];
    head.into_iter().chain(payload.iter().copied()).collect()
}

/// Invalid UTF-8 and overlong lines end the socket, not the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_line_ends_only_its_socket() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut other = Forger::at(&one, &table, Some(0)).await;
    let long = b"x".repeat(5_000);
    let in_parts = [frame(TEXT, &long[..3_000]), frame(LAST, &long[..3_000])].concat();
    for (what, bytes, code) in [
        ("bytes", frame(LAST | BINARY, b"null"), Some(1003)),
        ("no bytes", frame(LAST | BINARY, b""), Some(1003)),
        ("broken UTF-8", frame(LAST | TEXT, b"{\"sit\":\xff\xfe}"), None),
        ("half a character", frame(LAST | TEXT, b"\xe2\x82"), None),
        ("a long line", frame(LAST | TEXT, &long), None),
        ("a long line in parts", in_parts, None),
        ("no mask", vec![LAST | TEXT, 4, b'n', b'u', b'l', b'l'], None),
        ("no such kind", frame(LAST | 3, b"null"), None),
    ] {
        let mut wire = Wire::at(&world, &table).await;
        // The first update; a ping may precede it.
        while within(wire.frame()).await.expect("a frame").0 != TEXT {}
        wire.0.write_all(&bytes).await.expect("it is sent");
        assert_eq!(within(wire.end()).await, code, "{what}");
        assert_eq!(other.send("null", false).await, Outcome::Refused, "{what}");
    }
    // A valid line made of these bytes is answered.
    let mut wire = Wire::at(&world, &table).await;
    wire.0.write_all(&frame(LAST | TEXT, b"null")).await.expect("it is sent");
    let answered = async {
        while let Some((_, payload)) = wire.frame().await {
            if String::from_utf8_lossy(&payload).contains("server-bad-request") {
                return true;
            }
        }
        false
    };
    assert!(within(answered).await);
}

/// NUL characters are refused everywhere: PostgreSQL cannot store them, and it would look like our
/// fault.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_text_has_a_nul_character() {
    let world = World::club().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let at = format!("/api/tables/{table}");
    let login = json!({"login": "o\0ne", "password": "correct horse"});
    for (method, path, body, code) in [
        (Method::GET, "/api/tables/%00".to_string(), None, "server-bad-query"),
        (Method::GET, "/api/tables?game=%00".to_string(), None, "server-bad-query"),
        (Method::GET, format!("{at}/screen?seat=0&x=%00"), None, "server-bad-query"),
        (Method::GET, "/api/tables/%00/live".to_string(), None, "server-bad-query"),
        (Method::GET, format!("{at}/live?seat=0%00"), None, "server-bad-query"),
        (Method::POST, "/api/invitations/%00".to_string(), Some(json!({})), "server-bad-query"),
        (Method::POST, "/api/session".to_string(), Some(login), "server-bad-body"),
        (Method::POST, "/api/guests".to_string(), Some(json!({"name": "\0"})), "server-bad-body"),
        (Method::PUT, format!("{at}/note"), Some(json!({"text": "a\0b"})), "server-bad-body"),
        (
            Method::POST,
            format!("{at}/requests"),
            Some(json!({"do": {"preview": {"action": "\0"}}})),
            "server-bad-body",
        ),
    ] {
        let asked = one.ask(method, &path, body.as_ref()).await;
        let (status, answer) = asked.expect("an answer");
        let found = (status, answer["code"].as_str());
        assert_eq!(found, (StatusCode::BAD_REQUEST, Some(code)), "{path}: {answer}");
    }
    // An escaped backslash before it makes it an ordinary text.
    let note = json!({"text": "\\u0000"});
    let put = one.ask(Method::PUT, &format!("{at}/note"), Some(&note)).await.expect("an answer");
    assert!(put.0.is_success(), "{put:?}");
    assert_eq!(one.get(&format!("{at}/note")).await.expect("a note")["text"], note["text"]);
}

/// Under TLS, the session cookie can be set only by this very host; one that a neighbor under the
/// same domain planted is ignored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_neighbor_plants_a_session() {
    let public = Some("https://games.example".to_string());
    for (public_url, name, other) in [
        (public, "__Host-trestle_session", "trestle_session"),
        (None, "trestle_session", "__Host-trestle_session"),
    ] {
        let world = World::with(Config { public_url, ..config() }).await;
        let http = reqwest::Client::new();
        let guest = http.post(format!("{}/api/guests", world.url)).json(&json!({"name": "One"}));
        let guest = guest.send().await.expect("an answer");
        let cookie = guest.headers()["set-cookie"].to_str().expect("a cookie").to_string();
        let (pair, attributes) = cookie.split_once("; ").expect("attributes");
        let (found, token) = pair.split_once('=').expect("a pair");
        assert_eq!(found, name);
        let is_secure = attributes.split("; ").any(|attribute| attribute == "Secure");
        assert_eq!(is_secure, name.starts_with("__Host-"), "{cookie}");
        assert!(attributes.starts_with("Path=/; ") && !attributes.contains("Domain"), "{cookie}");
        let me = async |cookie: String| {
            let asked = http.get(format!("{}/api/me", world.url)).header("cookie", cookie);
            asked.send().await.expect("an answer").status()
        };
        assert_eq!(me(format!("{name}={token}")).await, StatusCode::OK);
        assert_eq!(me(format!("{other}={token}")).await, StatusCode::UNAUTHORIZED);
        assert_eq!(me(format!("{other}=x; {name}={token}")).await, StatusCode::OK);
        let leave = http.delete(format!("{}/api/session", world.url));
        let leave = leave.header("cookie", pair).send().await.expect("an answer");
        let cookie = leave.headers()["set-cookie"].to_str().expect("a cookie");
        assert!(cookie.starts_with(&format!("{name}=;")), "{cookie}");
    }
}
