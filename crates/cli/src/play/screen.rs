//! Output and input at the table.

use std::io::Write;

use game_core::live::{NearMiss, Preview};
use game_core::sketch::{self, Layout};
use game_core::{Arg, LiveGame, Message, Problem, Seat, Viewer};

use super::Chair;
use super::input::{Input, Line};
use super::session::{Session, Step};
use crate::table::{hang, wrap};
use crate::talk::{Talk, bare};
use crate::{data, scores};

/// A space at which no line is broken.
const FIXED: &str = "\u{2007}";

/// The terminal as a screen.
pub struct Screen<'a> {
    pub talk: Talk,
    pub input: &'a mut dyn Input,
    pub out: &'a mut dyn Write,
}

impl Screen<'_> {
    pub fn line(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }

    pub fn lines(&mut self, lines: &[String]) -> anyhow::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Prints a text, wrapped to the width.
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

    /// The game, its edition, and the commitment to the seed.
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

    /// Which seats are played by which bots.
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

    /// Hides secrets until the next person sits down; clears the screen if `clear` is set. Returns
    /// what they type.
    pub fn curtain(&mut self, name: &str, clear: bool) -> anyhow::Result<Line> {
        if clear && self.talk.terminal {
            // Clears the screen and what was scrolled off it.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.line("")?;
        self.say(&Message::new("cli-curtain").text("name", name))?;
        Ok(self.input.line("", self.out)?)
    }

    /// Prints what `viewer` was told in these steps. Returns whether there was anything.
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

    /// The board as it fits the terminal, with this many lines below it.
    pub fn layout(&self, game: &dyn LiveGame, viewer: Viewer, below: usize) -> Layout {
        let parts = game.parts(viewer, &self.talk.speaker);
        // One blank line above and one below.
        let rows = self.talk.rows.map(|rows| rows.saturating_sub(2 + below));
        sketch::lay_out(&parts, self.talk.width, rows)
    }

    /// The board in full, regardless of the terminal.
    pub fn whole_board(&self, game: &dyn LiveGame, viewer: Viewer) -> Vec<String> {
        let parts = game.parts(viewer, &self.talk.speaker);
        sketch::lay_out(&parts, self.talk.width, None).lines
    }

    /// The board, with room for what is `below` it.
    pub fn board(
        &mut self,
        game: &dyn LiveGame,
        viewer: Viewer,
        below: usize,
    ) -> anyhow::Result<()> {
        let Layout { lines, left_out } = self.layout(game, viewer, below);
        self.line("")?;
        self.drawn(&lines)?;
        if !left_out.is_empty() {
            let names = left_out.iter().map(|word| self.talk.speaker.word("part", word));
            let message = Message::new("cli-board-more");
            let more = self.talk.say(&message.text("parts", names.collect::<Vec<_>>().join(", ")));
            let more = self.talk.faint(&sketch::cut(&more, self.talk.width));
            self.line(&more)?;
        }
        self.line("")
    }

    /// The board with the question below it, on one screen if possible.
    pub fn board_and_question(&mut self, game: &dyn LiveGame, seat: Seat) -> anyhow::Result<()> {
        let question = self.question_below(game, seat);
        // The prompt stands below the question.
        self.board(game, Viewer::Seat(seat), question.len() + 1)?;
        self.lines(&question)
    }

    /// The lines of a question, leaving as much room for the board as possible. Descriptions of
    /// answers are dropped first, then answers at the end of the list.
    pub fn question_below(&self, game: &dyn LiveGame, seat: Seat) -> Vec<String> {
        let full = self.question_lines(game, seat);
        let Some(rows) = self.talk.rows else { return full };
        let fits = |question: &[String]| {
            let Layout { lines, left_out } =
                self.layout(game, Viewer::Seat(seat), question.len() + 1);
            left_out.is_empty() && lines.len() + 2 + question.len() < rows
        };
        if fits(&full) {
            return full;
        }
        let packed = self.packed_question(game, seat, usize::MAX);
        if packed.len() >= full.len() || fits(&packed) {
            return if packed.len() < full.len() { packed } else { full };
        }
        let least = self.packed_question(game, seat, (rows / 6).max(2));
        if least.len() < full.len() { least } else { full }
    }

    /// The question without a board above it: in full if it fits.
    pub fn question(&mut self, game: &dyn LiveGame, seat: Seat) -> anyhow::Result<()> {
        let full = self.question_lines(game, seat);
        let short = self.talk.rows.is_some_and(|rows| full.len() + 2 > rows);
        let lines = if short { self.packed_question(game, seat, usize::MAX) } else { full };
        self.lines(&lines)
    }

    /// The question with full descriptions of its answers.
    pub fn whole_question(&mut self, game: &dyn LiveGame, seat: Seat) -> anyhow::Result<()> {
        let lines = self.question_lines(game, seat);
        self.lines(&lines)
    }

    /// One part of the board by its name, or all of it.
    pub fn part(&mut self, game: &dyn LiveGame, viewer: Viewer, name: &str) -> anyhow::Result<()> {
        let parts = game.parts(viewer, &self.talk.speaker);
        let name = bare(name);
        let all = [bare(&self.talk.key("part-all")), "all".to_string()];
        let called = |word: &str| self.talk.speaker.word("part", word).to_lowercase();
        let chosen: Vec<_> = if all.contains(&name) {
            parts
        } else {
            let wanted = |word: &str| word == name || bare(&called(word)).starts_with(&name);
            parts.into_iter().filter(|part| wanted(part.word)).collect()
        };
        if chosen.is_empty() {
            let parts = game.parts(viewer, &self.talk.speaker);
            let names: Vec<String> = parts.iter().map(|part| called(part.word)).collect();
            let message = Message::new("cli-board-parts").text("parts", names.join(", "));
            return self.say(&message);
        }
        self.line("")?;
        self.drawn(&sketch::lay_out(&chosen, self.talk.width, None).lines)?;
        self.line("")
    }

    fn drawn(&mut self, lines: &[String]) -> anyhow::Result<()> {
        for line in lines {
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
        Ok(())
    }

    /// The question with the name of the person asked.
    fn asked(&self, game: &dyn LiveGame, seat: Seat) -> Vec<String> {
        // The board uses colors, so a person with a name is told theirs.
        let label = self.talk.key(game.seat_label(seat));
        let name = match scores::name(&self.talk, game, seat) {
            name if name == label => name,
            name => format!("{name} ({label})"),
        };
        let Some(question) = game.question(seat) else { return Vec::new() };
        let text = self.talk.label(&name, &self.talk.say(&question));
        wrap(&text, self.talk.width).iter().map(|line| self.talk.bold(line)).collect()
    }

    /// The question and its numbered answers, with what each of them does.
    fn question_lines(&self, game: &dyn LiveGame, seat: Seat) -> Vec<String> {
        let mut lines = self.asked(game, seat);
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
                lines.push(format!("{lead}{}", self.talk.faint(&line)));
                lead = " ".repeat(indent);
            }
        }
        lines
    }

    /// The question with its answers side by side in a limited number of lines, and how to see
    /// more.
    fn packed_question(&self, game: &dyn LiveGame, seat: Seat, most: usize) -> Vec<String> {
        let mut lines = self.asked(game, seat);
        let answers = game.answers(seat);
        let digits = answers.len().to_string().len();
        let widest = answers.iter().map(|answer| answer.action.chars().count()).max();
        let column = digits + 2 + widest.unwrap_or_default();
        let columns = ((self.talk.width + 1) / (column + 3)).max(1);
        let shown = answers.len().min(columns.saturating_mul(most));
        let numbered: Vec<String> = (1..=shown)
            .map(|number| {
                let one = format!("{number:>digits$}  {}", answers[number - 1].action);
                format!("  {one:<column$}")
            })
            .collect();
        lines.extend(numbered.chunks(columns).map(|row| row.join(" ").trim_end().to_string()));
        let message =
            Message::new("cli-question-more").int("count", (answers.len() - shown) as i64);
        lines.push(self.talk.faint(&sketch::cut(&self.talk.say(&message), self.talk.width)));
        lines
    }

    /// The refused answers that a player might look for.
    pub fn near_misses(&mut self, game: &dyn LiveGame, seat: Seat) -> anyhow::Result<()> {
        let misses = game.near_misses(seat);
        if misses.is_empty() {
            return self.say(&Message::new("cli-why-nothing"));
        }
        // Many spaces are closed for the same reason, which is given once, with the other spaces
        // below.
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
        if let Some(barrier) = preview.barrier {
            let why = self.talk.speaker.word("ahead", barrier.word());
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

    /// Every piece and what it does; or the full text about pieces with this name.
    pub fn sheet(&mut self, session: &Session, piece: Option<&str>) -> anyhow::Result<()> {
        let Some(piece) = piece else {
            return data::print_sheet(&self.talk, &session.edition.sheet(), false, self.out);
        };
        match data::find(&self.talk, session.kind.readings(session.edition), piece) {
            Ok(found) => found
                .iter()
                .try_for_each(|reading| data::print_reading(&self.talk, reading, self.out)),
            Err(problem) => self.problem(&problem),
        }
    }

    /// The list of commands.
    pub fn help(&mut self) -> anyhow::Result<()> {
        let commands = [
            ("", " 3", "cli-help-number"),
            ("cli-command-undo", "", "cli-help-undo"),
            ("cli-command-preview", " 3", "cli-help-preview"),
            ("cli-command-why", "", "cli-help-why"),
            ("cli-command-why", " …", "cli-help-why-action"),
            ("cli-command-hint", "", "cli-help-hint"),
            ("cli-command-log", "", "cli-help-log"),
            ("cli-command-sheet", " …", "cli-help-sheet"),
            ("cli-command-rules", " …", "cli-help-rules"),
            ("cli-command-board", " …", "cli-help-board"),
            ("cli-command-more", "", "cli-help-more"),
            ("cli-command-save", " …", "cli-help-save"),
            ("cli-command-quit", "", "cli-help-quit"),
        ];
        let words = |key: &'static str| match key {
            "" => String::new(),
            key => self.talk.key(key).split(", ").next().unwrap_or_default().to_string(),
        };
        let commands = commands.map(|(key, more, help)| (words(key) + more, help));
        let widest = commands.iter().map(|(command, _)| command.trim().chars().count()).max();
        let widest = widest.unwrap_or_default();
        for (command, key) in commands {
            let lead = format!("  {:<widest$}  ", command.trim());
            self.lines(&hang(&lead, &self.talk.key(key), widest + 4, self.talk.width))?;
        }
        Ok(())
    }

    /// Reads a line from the person.
    pub fn prompt(&mut self) -> anyhow::Result<Line> {
        Ok(self.input.line("> ", self.out)?)
    }
}

/// The arguments of a message, in order, except names of pieces and places.
fn facts(message: &Message) -> impl Iterator<Item = &Arg> {
    let args = message.args.iter().map(|(_, arg)| arg);
    args.filter(|arg| !matches!(arg, Arg::Name(_) | Arg::Text(_)))
}
