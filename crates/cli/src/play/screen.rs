//! What is shown at the table and what is read from the keyboard.

use std::io::{BufRead, Write};

use game_core::live::{NearMiss, Preview};
use game_core::{LiveGame, Message, Problem, Seat, Viewer};
use games::EditionHandle;

use super::session::{Session, Step};
use crate::table::{WIDTH, wrap};
use crate::talk::Talk;
use crate::{data, scores};

/// The terminal.
pub struct Screen<'a> {
    pub talk: Talk,
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
}

impl Screen<'_> {
    pub fn line(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }

    pub fn say(&mut self, message: &Message) -> anyhow::Result<()> {
        for line in wrap(&self.talk.say(message), WIDTH) {
            self.line(&line)?;
        }
        Ok(())
    }

    pub fn problem(&mut self, problem: &Problem) -> anyhow::Result<()> {
        let text = self.talk.why(problem);
        self.line(&text)
    }

    /// What is played, with which numbers, and the promise of fair shuffles.
    pub fn welcome(&mut self, session: &Session, resumed: bool) -> anyhow::Result<()> {
        let game = &*session.game;
        let info = game.edition();
        let heading = Message::new("cli-replay-heading")
            .text("game", game.id())
            .int("players", game.seats() as i64)
            .text("edition", &info.id)
            .int("rules", game.rules().0);
        let heading = self.talk.bold(&self.talk.say(&heading));
        self.line(&heading)?;
        if let Ok(saved) = game.save() {
            let commitment = saved.seed.commitment();
            self.say(&Message::new("cli-welcome-seed").text("commitment", commitment))?;
        }
        if resumed {
            let actions = session.steps.len() as i64;
            self.say(&Message::new("cli-welcome-resumed").int("actions", actions))?;
        }
        self.say(&Message::new("cli-welcome-help"))
    }

    /// Hides what the last person saw until the next one sits there. Says whether there is anybody.
    pub fn curtain(&mut self, name: &str) -> anyhow::Result<bool> {
        if self.talk.terminal {
            // Clears the screen and what was scrolled off it.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.line("")?;
        self.say(&Message::new("cli-curtain").text("name", name))?;
        Ok(self.read()?.is_some())
    }

    /// What `viewer` was told in these steps.
    pub fn events(&mut self, steps: &[Step], viewer: Viewer) -> anyhow::Result<()> {
        let told = steps.iter().flat_map(|step| &step.events);
        for event in told.filter(|event| event.to.includes(viewer)) {
            let text = self.talk.say(&event.message);
            self.line(&format!("· {text}"))?;
        }
        Ok(())
    }

    pub fn board(&mut self, game: &dyn LiveGame, viewer: Viewer) -> anyhow::Result<()> {
        let sketch = game.sketch(viewer, &self.talk.speaker);
        self.line(&format!("\n{}\n", sketch.trim_end()))
    }

    /// The question and its numbered answers.
    pub fn question(&mut self, game: &dyn LiveGame, seat: Seat) -> anyhow::Result<()> {
        // The board speaks of colors, so a person who is called by name is told theirs.
        let label = self.talk.key(game.seat_label(seat));
        let name = match scores::name(&self.talk, game, seat) {
            name if name == label => name,
            name => format!("{name} ({label})"),
        };
        if let Some(question) = game.question(seat) {
            let text = self.talk.label(&name, &self.talk.say(&question));
            let text = self.talk.bold(&text);
            self.line(&text)?;
        }
        let answers = game.answers(seat);
        let digits = answers.len().to_string().len();
        let widest = answers.iter().map(|answer| answer.action.chars().count()).max();
        let widest = widest.unwrap_or_default();
        for (index, answer) in answers.iter().enumerate() {
            let (number, action) = (index + 1, &answer.action);
            let meaning = self.talk.faint(&self.talk.say(&answer.meaning));
            self.line(&format!("  {number:>digits$}  {action:<widest$}  {meaning}"))?;
        }
        Ok(())
    }

    /// The answers somebody might look for in vain.
    pub fn near_misses(&mut self, game: &dyn LiveGame, seat: Seat) -> anyhow::Result<()> {
        let misses = game.near_misses(seat);
        if misses.is_empty() {
            return self.say(&Message::new("cli-why-nothing"));
        }
        // Many spaces are closed for one reason: it is given once, with the others named below.
        let mut reasons: Vec<(NearMiss, Vec<String>)> = Vec::new();
        for miss in misses {
            let same = |(first, _): &&mut (NearMiss, Vec<String>)| {
                first.problem.message.key == miss.problem.message.key
            };
            match reasons.iter_mut().find(same) {
                Some((_, others)) => others.push(miss.action),
                None => reasons.push((miss, Vec::new())),
            }
        }
        for (first, others) in reasons {
            let why = self.talk.why(&first.problem);
            let text = self.talk.label(&first.action, &why);
            self.line(&format!("  {text}"))?;
            if !others.is_empty() {
                let message = Message::new("cli-why-likewise").text("actions", others.join(", "));
                for line in wrap(&self.talk.say(&message), WIDTH - 4) {
                    let line = self.talk.faint(&format!("    {line}"));
                    self.line(&line)?;
                }
            }
        }
        Ok(())
    }

    /// What an answer would do.
    pub fn preview(&mut self, game: &dyn LiveGame, preview: &Preview) -> anyhow::Result<()> {
        for event in &preview.events {
            let text = self.talk.say(&event.message);
            self.line(&format!("· {text}"))?;
        }
        if let Some(word) = preview.barrier {
            let why = self.talk.speaker.word("ahead", word);
            self.say(&Message::new("cli-preview-barrier").text("why", why))?;
        }
        for (seat, tally) in Seat::all(game.seats()).zip(&preview.after.0) {
            let goods = tally.goods.iter();
            let goods =
                goods.map(|(word, n)| format!("{} {n}", self.talk.speaker.word("goods", word)));
            let message = Message::new("cli-preview-after")
                .text("name", scores::name(&self.talk, game, seat))
                .int("score", tally.score)
                .text("goods", goods.collect::<Vec<_>>().join(", "));
            self.say(&message)?;
        }
        Ok(())
    }

    pub fn sheet(&mut self, edition: EditionHandle) -> anyhow::Result<()> {
        data::print_sheet(&self.talk, &edition.sheet(), self.out)
    }

    /// What can be typed.
    pub fn help(&mut self) -> anyhow::Result<()> {
        let commands = [
            ("3", "cli-help-number"),
            ("undo", "cli-help-undo"),
            ("preview 3", "cli-help-preview"),
            ("why", "cli-help-why"),
            ("why …", "cli-help-why-action"),
            ("log", "cli-help-log"),
            ("sheet", "cli-help-sheet"),
            ("board", "cli-help-board"),
            ("save FILE", "cli-help-save"),
            ("quit", "cli-help-quit"),
        ];
        for (command, key) in commands {
            let text = self.talk.key(key);
            self.line(&format!("  {command:<11}{text}"))?;
        }
        Ok(())
    }

    /// What the person types; nothing if there is nobody any more.
    pub fn prompt(&mut self) -> anyhow::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.read()
    }

    fn read(&mut self) -> anyhow::Result<Option<String>> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        // Keys that make no letters are no reason to leave a game.
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
    }
}
