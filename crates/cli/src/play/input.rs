//! Input: a terminal with a line editor and a history, or lines from anywhere else.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use crate::interrupt;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without blanks around it.
    Text(String),
    /// Ctrl+C.
    Interrupted,
    /// End of input.
    Ended,
}

/// A source of lines.
pub trait Input {
    /// The next line, after showing `prompt`.
    ///
    /// # Errors
    /// If reading fails, or the prompt cannot be shown.
    fn line(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Line>;

    /// Somebody else sits down: they must not see what was typed before.
    fn next_person(&mut self) {}
}

impl<T: BufRead> Input for T {
    fn line(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Line> {
        write!(out, "{prompt}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if self.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(Line::Ended);
        }
        // Invalid characters are no reason to leave a game.
        Ok(Line::Text(String::from_utf8_lossy(&bytes).trim().to_string()))
    }
}

/// How often Ctrl+C is checked while waiting for a line.
const LOOK: Duration = Duration::from_millis(50);

/// A terminal without line editing. Ctrl+C is a signal there, and no reason to quit silently.
pub struct Teletype(Receiver<io::Result<Option<Vec<u8>>>>);

impl Teletype {
    /// Reads standard input from now on.
    pub fn new() -> Self {
        interrupt::watch(None);
        let (typed, lines) = mpsc::channel();
        thread::spawn(move || {
            loop {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().read_until(b'\n', &mut bytes);
                let is_last = !matches!(read, Ok(count) if count > 0);
                let line = read.map(|count| (count > 0).then_some(bytes));
                if typed.send(line).is_err() || is_last {
                    return;
                }
            }
        });
        Self(lines)
    }
}

impl Input for Teletype {
    fn line(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Line> {
        write!(out, "{prompt}")?;
        out.flush()?;
        let line = loop {
            match self.0.recv_timeout(LOOK) {
                Ok(line) => break line?,
                Err(RecvTimeoutError::Disconnected) => break None,
                Err(RecvTimeoutError::Timeout) if interrupt::taken() => {
                    writeln!(out)?;
                    return Ok(Line::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        };
        let Some(bytes) = line else {
            writeln!(out)?;
            return Ok(Line::Ended);
        };
        Ok(Line::Text(String::from_utf8_lossy(&bytes).trim().to_string()))
    }
}

/// A terminal with a line editor: arrows move in the line and through the history.
pub struct Keyboard(Editor<(), MemHistory>);

impl Keyboard {
    /// The terminal, if this is one that can be edited on.
    pub fn new() -> Option<Self> {
        editor().ok().map(Self)
    }
}

fn editor() -> rustyline::Result<Editor<(), MemHistory>> {
    let config = Config::builder().auto_add_history(true).build();
    Editor::with_history(config, MemHistory::new())
}

impl Input for Keyboard {
    fn line(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Line> {
        // The editor writes to the terminal itself.
        out.flush()?;
        match self.0.readline(prompt) {
            Ok(line) => Ok(Line::Text(line.trim().to_string())),
            Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
            Err(ReadlineError::Eof) => {
                writeln!(out)?;
                Ok(Line::Ended)
            }
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    fn next_person(&mut self) {
        // The history could be cleared, but not the text that was cut for pasting.
        match editor() {
            Ok(new) => self.0 = new,
            Err(_) => drop(self.0.clear_history()),
        }
    }
}
