//! A real terminal: what one person typed is not for the next one at the same keyboard.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::file;

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// The line editor tells the terminal that it begins.
const EDITOR: &str = "\u{1b}[?2004h";

/// The program at its own terminal.
struct Terminal {
    keys: File,
    shown: Arc<Mutex<Vec<u8>>>,
    child: Child,
    /// Up to where it was looked at.
    seen: usize,
}

impl Terminal {
    fn new(kind: &str, args: &[&str]) -> Self {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&ours).expect("a terminal of ours");
        unlockpt(&ours).expect("a terminal that opens");
        let name = ptsname(&ours, Vec::new()).expect("a name");
        let theirs = OpenOptions::new().read(true).write(true).open(name.to_str().expect("plain"));
        let theirs = theirs.expect("the other side");
        let side = || theirs.try_clone().expect("a handle");
        let mut command = Command::new(env!("CARGO_BIN_EXE_trestle"));
        command.args(args).env("LC_ALL", "C").env("TERM", kind);
        command.env("TRESTLE_GAMES", file("kept-at-terminal"));
        let child = command.stdin(side()).stdout(side()).stderr(side()).spawn();
        let child = child.expect("the binary starts");
        let keys = File::from(ours);
        let mut screen = keys.try_clone().expect("a handle");
        let shown = Arc::new(Mutex::new(Vec::new()));
        let all = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut some = [0; 4096];
            // The terminal is gone when the program is.
            while let Ok(count @ 1..) = screen.read(&mut some) {
                all.lock().expect("a buffer").extend(&some[..count]);
            }
        });
        Self { keys, shown, child, seen: 0 }
    }

    /// Waits for the line editor, which would not hear what is typed before, and types a line.
    fn answer(&mut self, keys: &str) {
        self.until(EDITOR);
        self.type_line(keys);
    }

    fn type_line(&mut self, keys: &str) {
        self.keys.write_all(format!("{keys}\r").as_bytes()).expect("a keyboard");
    }

    /// Waits until something is shown, and gives what has come up to then.
    fn until(&mut self, said: &str) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.shown.lock().expect("a buffer").clone();
            let shown = String::from_utf8_lossy(&shown[self.seen..]).into_owned();
            if let Some((before, _)) = shown.split_once(said) {
                let end = before.len() + said.len();
                self.seen += end;
                return shown[..end].to_string();
            }
            assert!(begun.elapsed() < PATIENCE, "“{said}” does not come:\n{shown}");
            std::thread::yield_now();
        }
    }
}

impl Terminal {
    /// What was shown from there on.
    fn since(&self, begun: usize) -> String {
        let shown = self.shown.lock().expect("a buffer");
        String::from_utf8_lossy(&shown[begun..]).into_owned()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn nobody_finds_what_another_has_typed() {
    let seats = "human:Mum,human:Dad";
    let config = "{\"first\": 0}";
    let args = ["play", "architectura", "--seed", "keys", "--seat", seats, "--config", config];
    let mut terminal = Terminal::new("xterm", &args);
    terminal.until("Mum, it is your turn");
    terminal.answer("");
    terminal.answer("preview play temple 8:8");
    // What is cut can be put in again.
    terminal.answer("a secret plan\u{15}");
    while !terminal.until(EDITOR).contains("Dad, it is your turn") {
        terminal.type_line("1");
    }
    let begun = terminal.seen;
    // At the curtain, and at the first question behind it.
    terminal.type_line("\u{1b}[A\u{1b}[A\u{1b}[A\u{19}\u{12}temple\u{7}\u{15}");
    terminal.answer("\u{1b}[A\u{1b}[A\u{1b}[A\u{19}\u{12}temple\u{7}\u{15}");
    terminal.answer("dance");
    terminal.until("is not an action");
    let shown = terminal.since(begun);
    for secret in ["preview", "8:8", "secret plan"] {
        assert!(!shown.contains(secret), "{secret} is in:\n{shown}");
    }
}

/// Where no line can be edited, Ctrl+C is a question, too.
#[test]
fn ctrl_c_is_a_question_on_a_plain_terminal() {
    let mut terminal = Terminal::new("dumb", &["play", "architectura", "--seed", "dumb"]);
    for _ in 0..2 {
        terminal.until("> ");
        let sent = Command::new("kill").args(["-INT", &terminal.child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
        terminal.until("The game is kept in");
        terminal.until("> ");
        terminal.keys.write_all(b"back\r").expect("a keyboard");
    }
    terminal.until("> ");
    terminal.keys.write_all(b"quit\r\r").expect("a keyboard");
    terminal.until("--load");
    assert!(terminal.child.wait().expect("it ends").success());
}
