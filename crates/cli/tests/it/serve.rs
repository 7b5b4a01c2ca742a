//! The real server process: how it begins, what it refuses to begin with, how it stops.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime};

use client::{Client, Socket};
use protocol::Reply;
use serde_json::{Value, json};
use server::reach::news::{News, Way, What};
use tempfile::TempDir;

use crate::{stderr, stdout, trestle};

/// A server that is killed when the test is over.
struct Server {
    child: Child,
    /// Keeps reading the output: if nobody did, the process would block.
    ear: Option<JoinHandle<String>>,
    /// Its address.
    url: String,
    /// What it said until it listened.
    said: String,
}

/// `trestle` in its own folder and without the environment of the test run.
fn command(folder: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trestle"));
    command.current_dir(folder.path()).env("LC_ALL", "C").stderr(Stdio::piped());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("TRESTLE_") {
            command.env_remove(name);
        }
    }
    command
}

impl Server {
    /// Starts it and waits until it says where it listens.
    fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the binary starts");
        let mut talk = BufReader::new(child.stderr.take().expect("a pipe"));
        let mut said = String::new();
        let url = loop {
            let mut line = String::new();
            let read = talk.read_line(&mut line).expect("a line");
            assert!(read > 0, "it ended: {said}");
            said.push_str(&line);
            if let Some(start) = line.find("http://") {
                let url: String =
                    line[start..].chars().take_while(|c| !" \"".contains(*c)).collect();
                break url;
            }
        };
        let ear = Some(std::thread::spawn(move || {
            let mut rest = String::new();
            talk.read_to_string(&mut rest).expect("text");
            rest
        }));
        Self { child, ear, url, said }
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let status = Command::new("kill").args([name, &id]).status();
        assert!(status.expect("kill").success());
    }

    /// What else it says, and whether it was content.
    fn end(mut self) -> (String, bool) {
        let rest = self.ear.take().expect("nobody else took it").join().expect("text");
        (rest, self.child.wait().expect("an end").success())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn refused(folder: &TempDir, args: &[&str], code: i32, words: &str) {
    let output = command(folder).arg("serve").args(args).output().expect("the binary ends");
    let text = stderr(&output);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {text}");
    assert!(text.contains(words), "{args:?}: {text}");
    assert!(!text.contains("[cli-"), "{text}");
}

/// It takes a free port, says which, plays, and stops when it is told to, having told its clients.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_begins_and_stops() {
    for signal in ["-TERM", "-INT"] {
        let folder = folder();
        let server = Server::start(command(&folder).args(["serve", "--listen", "127.0.0.1:0"]));
        assert!(!server.url.ends_with(":0"), "{}", server.url);
        let mut one = Client::guest(&server.url, "One").await.expect("a guest");
        let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
        let table = one.open(&chairs).await.expect("a table");
        let mut socket = one.live(&table, Some(0), 0).await.expect("a socket");
        assert!(matches!(socket.next().await, Ok(Some(Reply::Update { .. }))));
        server.signal(signal);
        assert!(matches!(socket.next().await, Ok(Some(Reply::Reconnect { .. }))), "{signal}");
        assert!(matches!(socket.next().await, Ok(None)), "{signal}");
        let (said, content) = server.end();
        assert!(content && said.contains("Stopping"), "{said}");
        assert!(folder.path().join("trestle.db").exists(), "the usual store");
    }
}

/// What a server says at its start ends up in logs that more people read than its settings.
#[test]
fn the_password_of_the_store_is_not_told() {
    let folder = folder();
    let database = services::Postgres::start();
    let url = database.database("club").replace("trestle@", "trestle:letmein@");
    for format in ["text", "json"] {
        let mut command = command(&folder);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", format]);
        let server = Server::start(command.env("TRESTLE_STORE", &url));
        let begun = server.said.clone();
        server.signal("-TERM");
        let (ended, content) = server.end();
        assert!(content, "{ended}");
        for said in [&begun, &ended] {
            assert!(!said.contains("letmein"), "{format}: {said}");
        }
        if format == "text" {
            assert!(begun.contains("in postgres://…@127.0.0.1:"), "{begun}");
        }
    }
}

/// A switch can be turned off again, too, by whatever wins.
#[test]
fn switches_come_from_three_places() {
    let folder = folder();
    for (flag, env, file, is_behind_proxy) in [
        (None, None, "true", true),
        (None, Some("false"), "true", false),
        (None, Some("true"), "false", true),
        (Some("--behind-proxy=false"), Some("true"), "true", false),
        (Some("--behind-proxy"), Some("false"), "false", true),
    ] {
        let settings = format!("behind-proxy = {file}\nburst = 1\n");
        std::fs::write(folder.path().join("trestle.toml"), settings).expect("a file");
        let mut command = command(&folder);
        command.args(["serve", "--listen", "127.0.0.1:0", "--config", "trestle.toml"]);
        command.args(flag);
        if let Some(value) = env {
            command.env("TRESTLE_BEHIND_PROXY", value);
        }
        let server = Server::start(&mut command);
        // Two visitors, if their addresses count; one that asks too often, if not.
        let statuses = ["192.0.2.1", "192.0.2.2"].map(|from| ask_from(&server.url, from));
        let second = if is_behind_proxy { 200 } else { 429 };
        assert_eq!(statuses, [200, second], "{flag:?} {env:?} {file}");
    }
}

/// The status of an answer to somebody who comes through a proxy.
fn ask_from(url: &str, visitor: &str) -> u16 {
    ask(url, "GET /healthz", &[("X-Forwarded-For", visitor)], "").status
}

/// An answer as it came.
struct Answer {
    status: u16,
    /// The token of the session that it begins.
    token: Option<String>,
    body: Value,
}

/// One request and its answer, without a library that keeps cookies to itself.
fn ask(url: &str, what: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let host = url.strip_prefix("http://").expect("an address");
    let mut stream = std::net::TcpStream::connect(host).expect("a connection");
    let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n"));
    let headers: String = headers.collect();
    let request = format!(
        "{what} HTTP/1.1\r\nHost: {host}\r\n{headers}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len(),
    );
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let token = head.split_once("trestle_session=").and_then(|(_, rest)| rest.split(';').next());
    Answer {
        status: status.expect("a status"),
        token: token.map(str::to_string),
        body: serde_json::from_str(body).unwrap_or_default(),
    }
}

/// Sends JSON with the token of a session, and expects that it is done.
fn done(url: &str, what: &str, token: &str, body: &Value) -> Answer {
    let cookie = format!("trestle_session={token}");
    let answer = ask(url, what, &[("Cookie", &cookie)], &body.to_string());
    assert!((200..300).contains(&answer.status), "{what}: {} {}", answer.status, answer.body);
    answer
}

/// However much a server is to write, what lets somebody in is not in it.
#[test]
fn no_secret_is_in_the_logs() {
    let folder = folder();
    let level = "debug,server=trace,store=trace,table=trace,bus=trace";
    let args = ["serve", "--listen", "127.0.0.1:0", "--log-level", level];
    let server = Server::start(command(&folder).args(args));
    let url = &server.url;
    let text = |value: &Value| value.as_str().expect("text").to_string();
    let [first, wrong, second] = ["first horse 1", "wrong horse 2", "second horse 3"];
    let mut secrets = [first, wrong, second].map(str::to_string).to_vec();

    let account = json!({"login": "one", "password": first});
    let made = done(url, "POST /api/accounts", "", &account);
    let code = text(&made.body["recovery_codes"][0]);
    secrets.extend([code.replace('-', ""), code.clone()]);
    secrets.extend(made.token);
    let guess = json!({"login": "one", "password": wrong}).to_string();
    assert_eq!(ask(url, "POST /api/session", &[], &guess).status, 403);
    secrets.extend(done(url, "POST /api/session", "", &account).token);
    let bad = json!({"login": "one", "password": wrong, "more": 1}).to_string();
    assert_eq!(ask(url, "POST /api/session", &[], &bad).status, 400);
    let recovery = json!({"login": "one", "code": code, "password": second});
    let one = done(url, "POST /api/recovery", "", &recovery).token.expect("a session");
    secrets.push(one.clone());

    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "listed": false});
    let table = text(&done(url, "POST /api/tables", &one, &chairs).body["table"]);
    let invite = format!("POST /api/tables/{table}/invitations");
    let invitation = text(&done(url, &invite, &one, &json!({})).body["token"]);
    secrets.push(invitation.clone());
    let guest = done(url, "POST /api/guests", "", &json!({"name": "Two"}));
    let two = guest.token.expect("a session");
    secrets.push(two.clone());
    done(url, &format!("POST /api/invitations/{invitation}"), &two, &json!({}));
    // The page that the link leads to has the token in its address, too.
    ask(url, &format!("GET /join/{invitation}"), &[], "");
    let asked = [(0, &one), (1, &two)].map(|(seat, who)| {
        let look = format!("GET /api/tables/{table}/screen?seat={seat}");
        let screen = done(url, &look, who, &json!({})).body["update"]["screen"].clone();
        let action = screen["ask"]["answers"][0]["action"].clone();
        let line = json!({"seat": seat, "do": {"answer": {"question": screen["ask"]["question"], "action": action}}});
        if !screen["ask"].is_null() {
            done(url, &format!("POST /api/tables/{table}/requests"), who, &line);
        }
        !screen["ask"].is_null()
    });
    assert!(asked.contains(&true), "somebody played");
    done(url, "DELETE /api/session", &two, &json!({}));

    server.signal("-TERM");
    let begun = server.said.clone();
    let (said, content) = server.end();
    assert!(content, "{said}");
    // It wrote what it was asked for, by name of the route and not by address.
    assert!(said.contains("/api/invitations/{token}"), "{said}");
    assert!(said.lines().count() > 50, "{said}");
    assert!(secrets.iter().all(|secret| secret.len() > 10));
    for secret in &secrets {
        let line = begun.lines().chain(said.lines()).find(|line| line.contains(secret.as_str()));
        assert_eq!(line, None, "{secret}");
    }
}

/// Flags win over the environment, the environment over the file.
#[test]
fn settings_come_from_three_places() {
    let folder = folder();
    let settings = "listen = \"256.0.0.1:0\"\nstore = \"sqlite:of-file.db\"\nlog = \"json\"\n\
                    public-url = \"https://file.example\"\nburst = 2\n";
    std::fs::write(folder.path().join("trestle.toml"), settings).expect("a file");
    let mut command = command(&folder);
    command.env("TRESTLE_LISTEN", "256.0.0.2:0").env("TRESTLE_STORE", "sqlite:of-env.db");
    command.env("TRESTLE_PUBLIC_URL", "https://env.example");
    let args = ["serve", "--config", "trestle.toml", "--listen", "127.0.0.1:0"];
    let server = Server::start(command.args(args));
    assert!(folder.path().join("of-env.db").exists());
    assert!(!folder.path().join("of-file.db").exists());
    // One comes back every 50 ms, which is long enough for several.
    let is_refused = (0..60).any(|_| ask(&server.url, "GET /healthz", &[], "").status == 429);
    assert!(is_refused, "the file says that two requests at once are enough");
    server.signal("-TERM");
    let (said, content) = server.end();
    assert!(content);
    for line in said.lines() {
        assert!(serde_json::from_str::<Value>(line).is_ok(), "{line}");
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_a_sentence() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("a file");
    };
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    refused(&folder, &["--listen", &address], 1, "Another program listens on 127.0.0.1:");
    refused(&folder, &["--listen", "here"], 2, "“here” is not an address");
    let free = ["--listen", "127.0.0.1:0"];
    let with = |more: &[&'static str]| [&free[..], more].concat();
    refused(&folder, &with(&["--store", "mysql://x/y"]), 2, "does not name a store");
    let nobody = "postgres://me:secret@127.0.0.1:1/club";
    let shown = "postgres://…@127.0.0.1:1/club cannot be reached";
    refused(&folder, &with(&["--store", nobody]), 1, shown);
    refused(&folder, &with(&["--store", "sqlite:no/such/folder.db"]), 1, "see that its folder");
    refused(&folder, &with(&["--public-url", "games.example"]), 2, "https://games.example");
    refused(&folder, &with(&["--log", "xml"]), 2, "“xml”: say text or json");
    for level in ["=x=bogus", "server=loud", "inof", "warn,server="] {
        let args = [&free[..], &["--log-level", level]].concat();
        refused(&folder, &args, 2, &format!("“{level}” does not say what is worth a line"));
    }
    write("loud.toml", "log-level = \"=x=bogus\"");
    refused(&folder, &with(&["--config", "loud.toml"]), 2, "“=x=bogus” does not say");
    write("noise.db", &"noise ".repeat(1_000));
    refused(&folder, &with(&["--store", "sqlite:noise.db"]), 1, "damaged");
    refused(&folder, &with(&["--config", "none.toml"]), 1, "no such file");
    write("bad.toml", "listen = 5");
    refused(&folder, &with(&["--config", "bad.toml"]), 2, "is not a configuration");
    write("odd.toml", "listen = \"127.0.0.1:0\"\nlisten-to = 1\nport = 2");
    refused(&folder, &with(&["--config", "odd.toml"]), 2, "listen-to, port");
    std::fs::create_dir(path("editions")).expect("a folder");
    write("editions/a.toml", "game = \"chess\"");
    write("editions/b.toml", "game = \"architectura\"\nnonsense = 1");
    refused(&folder, &with(&["--editions", "editions"]), 1, "a.toml");
    refused(&folder, &with(&["--editions", "editions"]), 1, "b.toml");
    assert!(!folder.path().join("trestle.db").exists(), "nothing was touched");
}

/// An edition that the host installs is on offer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn installed_editions_are_offered() {
    let folder = folder();
    let show = trestle(&["data", "show", "architectura", "--toml"], b"");
    let ours = stdout(&show);
    std::fs::create_dir(folder.path().join("editions")).expect("a folder");
    let install = |file: &str, changes: &[(&str, &str)]| {
        let mut text = ours.clone();
        for (old, new) in changes {
            assert!(text.contains(old), "{old}");
            text = text.replacen(old, new, 1);
        }
        let file = folder.path().join("editions").join(file);
        std::fs::write(file, text).expect("a file");
    };
    // Other numbers are another edition; other names of the same numbers are ours, corrected.
    let own = ("edition = \"default\"", "edition = \"four\"");
    install("numbers.toml", &[own, ("hand_limit = 3", "hand_limit = 4")]);
    install("names.toml", &[("name_en = \"Palace\"", "name_en = \"Palazzo\"")]);
    let args = ["serve", "--listen", "127.0.0.1:0", "--editions", "editions"];
    let server = Server::start(command(&folder).args(args));
    let mut visitor = Client::new(&server.url);
    let games = visitor.get("/api/games").await.expect("a list");
    let game = games.as_array().expect("a list").iter().find(|game| game["id"] == "architectura");
    let editions = game.expect("the game")["editions"].as_array().expect("editions");
    assert_eq!(editions.len(), 2, "{editions:?}");
    let hash = editions[0]["hash"].as_str().expect("a hash");
    let usual = visitor.get(&format!("/api/games/architectura/editions/{hash}")).await;
    assert!(usual.expect("an edition").to_string().contains("Palazzo"));
}

/// A backup of a store in use, looked through and restored; nothing is ever overwritten.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stores_are_backed_up_restored_and_checked() {
    let folder = folder();
    let run = |args: &[&str]| {
        let mut command = command(&folder);
        command.arg("store").args(args).stdout(Stdio::piped());
        command.output().expect("the binary ends")
    };
    assert_eq!(run(&["check", "sqlite:a.db"]).status.code(), Some(1));
    assert_eq!(run(&["backup", "sqlite:a.db", "b.db"]).status.code(), Some(1));
    assert!(!folder.path().join("a.db").exists(), "to look does not make a store");

    let args = ["serve", "--listen", "127.0.0.1:0", "--store", "sqlite:a.db"];
    let server = Server::start(command(&folder).args(args));
    let mut one = Client::guest(&server.url, "One").await.expect("a guest");
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let output = run(&["backup", "sqlite:a.db", "b.db"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let again = run(&["backup", "sqlite:a.db", "b.db"]);
    assert!(stderr(&again).contains("is there already") || stderr(&again).contains("already"));
    assert_eq!(again.status.code(), Some(1));
    drop(server);

    let output = run(&["restore", "b.db", "sqlite:c.db"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let output = run(&["restore", "b.db", "sqlite:a.db"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("left as it is"), "{}", stderr(&output));
    let output = run(&["check", "sqlite:c.db"]);
    assert!(stdout(&output).contains("is sound: 1 table, "), "{}", stdout(&output));

    let args = ["serve", "--listen", "127.0.0.1:0", "--store", "sqlite:c.db"];
    let server = Server::start(command(&folder).args(args));
    let mut restored = one.at(&server.url);
    let card = restored.get(&format!("/api/tables/{table}")).await.expect("the table");
    assert_eq!(card["chairs"][0]["person"]["name"], json!("One"));

    let mut bytes = std::fs::read(folder.path().join("b.db")).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x5a);
    std::fs::write(folder.path().join("b.db"), bytes).expect("a file");
    let output = run(&["check", "sqlite:b.db"]);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    for backup in ["b.db", "nowhere.db", "sqlite:b.db"] {
        let output = run(&["restore", backup, "sqlite:d.db"]);
        assert_eq!(output.status.code(), Some(1));
        // It is not the new store that has a fault.
        let name = format!("sqlite:{}", backup.trim_start_matches("sqlite:"));
        assert!(stderr(&output).contains(&name), "{}", stderr(&output));
        assert!(!stderr(&output).contains("d.db is"), "{}", stderr(&output));
        assert!(!folder.path().join("d.db").exists());
    }
}

/// People at two servers on one file would not hear of each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_has_one_server() {
    let folder = folder();
    let args = ["serve", "--listen", "127.0.0.1:0", "--store", "sqlite:a.db"];
    let first = Server::start(command(&folder).args(args));
    let second = command(&folder).args(args).output().expect("the binary ends");
    assert_eq!(second.status.code(), Some(1));
    assert!(stderr(&second).contains("in use by another program"), "{}", stderr(&second));
    let one = Client::guest(&first.url, "One").await.expect("the first one lives");
    // Whatever ends a server gives the file back.
    first.signal("-KILL");
    first.end();
    let next = Server::start(command(&folder).args(args));
    one.at(&next.url).get("/api/me").await.expect("the same person");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_club_moves_to_postgres() {
    let folder = folder();
    let serve = |store: &str| {
        let args = ["serve", "--listen", "127.0.0.1:0", "--store", store];
        Server::start(command(&folder).args(args))
    };
    let mut database = services::Postgres::start();
    let url = database.database("club");
    let server = serve("sqlite:a.db");
    let mut one = Client::guest(&server.url, "One").await.expect("a guest");
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    drop(server);

    let copy = || {
        let mut command = command(&folder);
        command.args(["store", "copy", "sqlite:a.db", &url]).stdout(Stdio::piped());
        command.output().expect("the binary ends")
    };
    let output = copy();
    assert!(stdout(&output).contains("has everything: one table"), "{}", stderr(&output));
    let output = copy();
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("left as it is"), "{}", stderr(&output));

    let server = serve(&url);
    let mut one = one.at(&server.url);
    let path = format!("/api/tables/{table}");
    assert_eq!(
        one.get(&path).await.expect("the table")["chairs"][0]["person"]["name"],
        json!("One")
    );
    database.stop();
    let error = one.open(&chairs).await.expect_err("the database is away");
    assert!(error.to_string().contains("503"), "{error}");
    database.resume();
    let other = one.open(&chairs).await.expect("it is back");
    assert_ne!(other, table);
}

/// The load of a moment: figures come out, whatever they are on this machine.
#[test]
fn load_gives_figures() {
    let folder = folder();
    let args = ["serve", "--listen", "127.0.0.1:0", "--burst", "10000"];
    let server = Server::start(command(&folder).args(args));
    let args = ["--tables", "3", "--seats", "2", "--every", "200ms", "--for", "1s", "--json"];
    let output = trestle(&[&["load", &server.url], &args[..]].concat(), b"");
    let report: Value = serde_json::from_str(&stdout(&output)).expect("a report");
    assert_eq!((&report["tables"], &report["seats"]), (&json!(3), &json!(2)), "{report}");
    let count = |field: &str| report[field].as_u64().expect("a number");
    assert!(count("moves") + count("errors") > 0, "{report}");
    assert!(report["memory_kb"].is_number(), "{report}");
    let idle = ["--tables", "3", "--seats", "2", "--idle", "--json"];
    let output = trestle(&[&["load", &server.url], &idle[..]].concat(), b"");
    let report: Value = serde_json::from_str(&stdout(&output)).expect("a report");
    assert_eq!((&report["tables"], &report["moves"]), (&json!(3), &json!(0)), "{report}");
    assert!(report["memory_kb"].is_number(), "{report}");
    let nobody = trestle(&["load", "http://127.0.0.1:1", "--for", "1s"], b"");
    assert_eq!(nobody.status.code(), Some(1));
}

/// The figures of `docs/server.md`.
fn listed_figures() -> BTreeSet<String> {
    let page = include_str!("../../../../docs/server.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `trestle_"));
    let names = rows.filter_map(|row| row.split_once('`')).map(|(name, _)| name);
    names.map(|name| format!("trestle_{name}")).collect()
}

/// What a server counts has a sentence where it begins to count, and a row on the page for hosts.
#[test]
fn every_figure_is_on_the_page() {
    let code = include_str!("../../../server/src/telemetry.rs");
    let names = code.split('"').skip(1).step_by(2).filter(|text| text.starts_with("trestle_"));
    let described: BTreeSet<_> = names.map(str::to_string).collect();
    assert_eq!(listed_figures(), described);
}

/// Each figure of the page appears once there is something to count, and no other does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_appear_as_things_happen() {
    // What only several nodes have.
    const OF_NODES: &str = "trestle_announcements_missed_total";
    let folder = folder();
    let args = ["serve", "--listen", "127.0.0.1:0", "--burst", "1000000"];
    let server = Server::start(command(&folder).args(args));
    let mut one = Client::guest(&server.url, "One").await.expect("a guest");
    let listed = listed_figures();
    assert!(listed.contains(OF_NODES) && listed.len() > 5, "{listed:?}");

    // A game against a bot, and a request that is refused.
    let chairs = json!({"game": "architectura", "chairs": ["me", "novice"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut socket = one.live(&table, Some(0), 0).await.expect("a socket");
    socket.send_text(r#"{"do":{"undo":{"question":99}}}"#.to_string()).await.expect("a line");
    let playing = tokio::spawn(play_on(socket));

    // A game that is over, and its analysis.
    let chairs = json!({"game": "architectura", "chairs": ["me", "me"], "hot_seat": true});
    let over = one.open(&chairs).await.expect("a table");
    let resign = json!({"seat": 0, "do": {"propose": "resign"}});
    one.post(&format!("/api/tables/{over}/requests"), &resign).await.expect("it is over");
    one.get(&format!("/api/tables/{over}/analysis")).await.expect("it begins");

    // News for somebody who wants none.
    let url = format!("sqlite:{}", folder.path().join("trestle.db").display());
    let store = store::open(&url).await.expect("the same store");
    let at = SystemTime::UNIX_EPOCH.elapsed().expect("a time").as_millis() as i64;
    let news = News::new(&over.as_str().into(), "architectura", What::Over, Way::Webhook);
    store.notify(news.notification(&one.id.as_str().into(), at, at)).await.expect("it waits");

    let mut found = BTreeSet::new();
    let all = async {
        while found.len() + 1 < listed.len() {
            let text = one.get("/metrics").await.expect("figures");
            let lines = text.as_str().expect("text").lines();
            let names = lines.filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
            found = names.filter(|name| name.starts_with("trestle_")).map(str::to_string).collect();
            tokio::task::yield_now().await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_mins(1), all).await.is_ok();
    let missing: Vec<_> = listed.difference(&found).collect();
    assert!(in_time, "these never come: {missing:?}");
    assert_eq!(missing, [OF_NODES]);
    assert!(found.is_subset(&listed), "{found:?}");
    playing.abort();
}

/// Answers whatever is asked, until the game or the server ends.
async fn play_on(mut socket: Socket) {
    let (mut last, mut shown) = (0, None);
    while let Ok(Some(reply)) = socket.next().await {
        shown = reply.screen(shown.as_ref()).or(shown);
        let ask = shown.as_ref().and_then(|screen| screen.ask.clone());
        let Some(ask) = ask.filter(|ask| ask.question > last) else { continue };
        last = ask.question;
        let line =
            json!({"do": {"answer": {"question": ask.question, "action": ask.answers[0].action}}});
        socket.send_text(line.to_string()).await.expect("an answer");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_says_what_it_was_built_from() {
    let folder = folder();
    let server = Server::start(command(&folder).args(["serve", "--listen", "127.0.0.1:0"]));
    let health = Client::new(&server.url).get("/healthz").await.expect("an answer");
    let said = format!("ok\ntrestle {}\n", cli::VERSION);
    assert_eq!(health.as_str(), Some(said.as_str()));
}

/// With a full disk people can look and nobody can move: a balancer should know.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_cannot_write_is_not_ready() {
    let folder = folder();
    let free = command(&folder);
    // No file may become larger than that many blocks; writes beyond that fail.
    let mut limited = Command::new("bash");
    let script =
        "trap '' XFSZ; ulimit -f 600; exec \"$0\" serve --listen 127.0.0.1:0 --burst 1000000";
    limited.args(["-c", script]).arg(free.get_program()).current_dir(folder.path());
    limited.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let server = Server::start(&mut limited);
    let ready = async || Client::new(&server.url).get("/readyz").await.is_ok();
    assert!(ready().await);
    let mut made = 0;
    while let Ok(_guest) = Client::guest(&server.url, "Somebody").await {
        made += 1;
        assert!(made < 10_000, "the disk is never full");
    }
    // Less than a guest takes may still fit.
    let mut left = 0;
    while ready().await {
        left += 1;
        assert!(left < 200, "ready after {made} guests, though nothing can be written");
    }
}

/// The file of a store may be sound and what is written in it nonsense.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_check_plays_every_log_again() {
    let folder = folder();
    let args = ["serve", "--listen", "127.0.0.1:0", "--store", "sqlite:a.db"];
    let server = Server::start(command(&folder).args(args));
    let mut one = Client::guest(&server.url, "One").await.expect("a guest");
    let mut two = Client::guest(&server.url, "Two").await.expect("a guest");
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let sit = format!("/api/tables/{table}/requests");
    two.post(&sit, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    drop(server);
    let check = || {
        let mut command = command(&folder);
        command.args(["store", "check", "sqlite:a.db"]).stdout(Stdio::piped());
        command.output().expect("the binary ends")
    };
    let output = check();
    assert!(stdout(&output).contains("is sound: 1 table, "), "{}", stderr(&output));
    let store = store::open(&format!("sqlite:{}", folder.path().join("a.db").display())).await;
    let store = store.expect("a store");
    let seq = store.head(&table.as_str().into()).await.expect("a log");
    let last = store.entries_since(&table.as_str().into(), seq - 1).await.expect("a log");
    // The game cannot begin twice.
    let again = store::Append::new(table.as_str().into(), seq, 9).entry(last[0].body.clone());
    store.append(again).await.expect("an entry");
    store.close().await;
    let output = check();
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    assert!(stderr(&output).contains(&table), "{}", stderr(&output));
}

/// Whatever name leads to the file, it has one server.
#[cfg(unix)]
#[test]
fn a_second_server_is_refused_by_another_name() {
    let folder = folder();
    let args = ["serve", "--listen", "127.0.0.1:0", "--store", "sqlite:a.db"];
    let _server = Server::start(command(&folder).args(args));
    std::os::unix::fs::symlink("a.db", folder.path().join("b.db")).expect("a link");
    refused(&folder, &["--listen", "127.0.0.1:0", "--store", "sqlite:b.db"], 1, "sqlite:b.db");
}
