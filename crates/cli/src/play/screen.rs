//! What is shown at the table and what is read from the keyboard.

use std::io::{BufRead, Write};

use game_core::live::{NearMiss, Preview};
use game_core::{Arg, LiveGame, Message, Problem, Seat, Viewer};
use games::EditionHandle;

use super::Chair;
use super::session::{Session, Step};
use crate::table::{hang, wrap};
use crate::talk::Talk;
use crate::{data, scores};

/// A blank at which no line is broken.
const FIXED: &str = "\u{2007}";

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

    fn lines(&mut self, lines: &[String]) -> anyhow::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// A text in as many lines as it needs.
    pub fn text(&mut self, text: &str) -> anyhow::Result<()> {
        self.lines(&wrap(text, self.talk.width))
    }

    fn bold(&mut self, text: &str) -> anyhow::Result<()> {
        for line in wrap(text, self.talk.width) {
            self.line(&self.talk.bold(&line))?;
        }
        Ok(())
    }

    pub fn say(&mut self, message: &Message) -> anyhow::Result<()> {
        self.text(&self.talk.say(message))
    }

    pub fn problem(&mut self, problem: &Problem) -> anyhow::Result<()> {
        self.text(&self.talk.why(problem))
    }

    /// What is played, with which numbers, and the promise of fair shuffles.
    pub fn heading(&mut self, session: &Session) -> anyhow::Result<()> {
        let game = &*session.game;
        let info = game.edition();
        let heading = Message::new("cli-replay-heading")
            .text("game", self.talk.game(game.id()))
            .int("players", game.players() as i64)
            .text("edition", &info.id)
            .int("rules", game.rules().0);
        self.bold(&self.talk.say(&heading))?;
        if let Ok(saved) = game.save() {
            let commitment = saved.seed.commitment();
            self.say(&Message::new("cli-welcome-seed").text("commitment", commitment))?;
        }
        Ok(())
    }

    /// Who of the seats is played by a bot, and by which.
    pub fn opponents(&mut self, session: &Session) -> anyhow::Result<()> {
        let bots = Seat::all(session.game.players()).filter_map(|seat| {
            let Chair::Bot(bot) = &session.chairs[seat.index()] else { return None };
            let name = scores::name(&self.talk, &*session.game, seat);
            Some(format!("{name} ({bot})"))
        });
        let bots: Vec<String> = bots.collect();
        if bots.is_empty() {
            return Ok(());
        }
        self.say(&Message::new("cli-welcome-bots").text("bots", bots.join(", ")))
    }

    /// Says that somebody is thinking, in a line that the next one replaces; only where a person
    /// waits for it.
    pub fn thinks(&mut self, name: &str) -> anyhow::Result<()> {
        if self.talk.terminal {
            let thinks = self.talk.say(&Message::new("cli-bot-thinks").text("name", name));
            write!(self.out, "{}", self.talk.faint(&thinks))?;
            self.out.flush()?;
            write!(self.out, "\r\x1b[K")?;
        }
        Ok(())
    }

    /// The heading, and how to begin.
    pub fn welcome(&mut self, session: &Session, resumed: bool) -> anyhow::Result<()> {
        self.heading(session)?;
        self.opponents(session)?;
        if resumed {
            let actions = session.steps.len() as i64;
            self.say(&Message::new("cli-welcome-resumed").int("actions", actions))?;
        }
        self.say(&Message::new("cli-welcome-help"))
    }

    /// Lets nothing secret be seen until the next person sits there; what the last one saw goes if
    /// `clear` is set. Says whether there is anybody.
    pub fn curtain(&mut self, name: &str, clear: bool) -> anyhow::Result<bool> {
        if clear && self.talk.terminal {
            // Clears the screen and what was scrolled off it.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.line("")?;
        self.say(&Message::new("cli-curtain").text("name", name))?;
        Ok(self.read()?.is_some())
    }

    /// What `viewer` was told in these steps. Says whether it was anything.
    pub fn events(&mut self, steps: &[Step], viewer: Viewer) -> anyhow::Result<bool> {
        let told = steps.iter().flat_map(|step| &step.events);
        let mut any = false;
        for event in told.filter(|event| event.to.includes(viewer)) {
            self.event(&event.message)?;
            any = true;
        }
        Ok(any)
    }

    fn event(&mut self, message: &Message) -> anyhow::Result<()> {
        self.lines(&hang("· ", &self.talk.say(message), 2, self.talk.width))
    }

    pub fn board(&mut self, game: &dyn LiveGame, viewer: Viewer) -> anyhow::Result<()> {
        let sketch = game.sketch(viewer, &self.talk.speaker);
        self.line("")?;
        for line in sketch.trim_end().lines() {
            // Lists may be long; lines that draw something keep their shape.
            let drawn = line.contains('|') || !line.contains(char::is_alphabetic);
            if drawn || line.chars().count() <= self.talk.width {
                self.line(line)?;
            } else {
                let text = line.trim_start();
                let (lead, _) = line.split_at(line.len() - text.len());
                self.lines(&hang(lead, text, lead.len() + 2, self.talk.width))?;
            }
        }
        self.line("")
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
            self.bold(&self.talk.label(&name, &self.talk.say(&question)))?;
        }
        let answers = game.answers(seat);
        let digits = answers.len().to_string().len();
        let widest = answers.iter().map(|answer| answer.action.chars().count()).max();
        let widest = widest.unwrap_or_default();
        for (index, answer) in answers.iter().enumerate() {
            let (number, action) = (index + 1, &answer.action);
            let mut lead = format!("  {number:>digits$}  {action:<widest$}  ");
            let indent = lead.chars().count();
            let room = self.talk.width.saturating_sub(indent).max(20);
            for line in wrap(&self.talk.say(&answer.meaning), room) {
                let line = format!("{lead}{}", self.talk.faint(&line));
                self.line(&line)?;
                lead = " ".repeat(indent);
            }
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
                let (first, other) = (&first.problem.message, &miss.problem.message);
                // Spaces and pieces may differ, nothing else: another price is another reason.
                first.key == other.key && facts(first).eq(facts(other))
            };
            match reasons.iter_mut().find(same) {
                Some((_, others)) => others.push(miss.action),
                None => reasons.push((miss, Vec::new())),
            }
        }
        for (first, others) in reasons {
            let why = self.talk.why(&first.problem);
            let text = self.talk.label(&first.action, &why);
            self.lines(&hang("  ", &text, 4, self.talk.width))?;
            if !others.is_empty() {
                // An action is not broken in the middle.
                let others =
                    others.join(", ").replace(' ', FIXED).replace(&format!(",{FIXED}"), ", ");
                let message = Message::new("cli-why-likewise").text("actions", others);
                for line in wrap(&self.talk.say(&message), self.talk.width - 4) {
                    let line = line.replace(FIXED, " ");
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
            self.event(&event.message)?;
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
        data::print_sheet(&self.talk, &edition.sheet(), false, self.out)
    }

    /// What can be typed.
    pub fn help(&mut self) -> anyhow::Result<()> {
        let commands = [
            ("3", "cli-help-number"),
            ("undo", "cli-help-undo"),
            ("preview 3", "cli-help-preview"),
            ("why", "cli-help-why"),
            ("why …", "cli-help-why-action"),
            ("hint", "cli-help-hint"),
            ("log", "cli-help-log"),
            ("sheet", "cli-help-sheet"),
            ("rules", "cli-help-rules"),
            ("board", "cli-help-board"),
            ("save FILE", "cli-help-save"),
            ("quit", "cli-help-quit"),
        ];
        for (command, key) in commands {
            let lead = format!("  {command:<11}");
            self.lines(&hang(&lead, &self.talk.key(key), 13, self.talk.width))?;
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

/// What a message says besides names of pieces and places, in order.
fn facts(message: &Message) -> impl Iterator<Item = &Arg> {
    let args = message.args.iter().map(|(_, arg)| arg);
    args.filter(|arg| !matches!(arg, Arg::Name(_) | Arg::Text(_)))
}
