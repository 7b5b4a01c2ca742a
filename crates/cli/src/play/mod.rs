//! `trestle play`: a game at the terminal, with people and bots on its seats.

mod autosave;
pub mod comeback;
mod command;
mod input;
mod screen;
mod session;

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use bots::{BotKind, BotSpec};
use game_core::{LiveGame, Message, Problem, Seat, Seed, Viewer};

use crate::args::PlayArgs;
use crate::talk::Talk;
use crate::{files, interrupt, rules, scores, seeds, setup};
use autosave::Autosave;
use command::{Command, Pick};
pub use input::{Input, Line};
use input::{Keyboard, Teletype};
use screen::Screen;
use session::{Session, Undo};

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Chair {
    /// A person, by name if they gave one.
    Person(Option<String>),
    /// A bot.
    Bot(BotSpec),
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(None) => f.write_str("human"),
            Self::Person(Some(name)) => write!(f, "human:{name}"),
            Self::Bot(bot) => write!(f, "{bot}"),
        }
    }
}

/// Plays with whoever is at the terminal, or with input from a pipe.
///
/// # Errors
/// As [`run`].
pub fn at_terminal(args: &PlayArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let typed = io::stdin().is_terminal();
    let keyboard = (talk.terminal && typed && !dumb).then(Keyboard::new);
    if let Some(mut keyboard) = keyboard.flatten() {
        // While a bot thinks, Ctrl+C is a signal, not a key.
        interrupt::watch(None);
        return run(args, talk, &mut keyboard, out);
    }
    if typed {
        return run(args, talk, &mut Teletype::new(), out);
    }
    run(args, talk, &mut io::stdin().lock(), out)
}

/// Plays a game to its end, or until somebody leaves.
///
/// # Errors
/// If the game cannot be set up this way, or the output is closed.
pub fn run(
    args: &PlayArgs,
    talk: &Talk,
    input: &mut dyn Input,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let session = sit_down(args, talk)?;
    let kept = session.saved().ok().filter(|_| session.people() > 0);
    let autosave =
        kept.and_then(|saved| Autosave::of(&saved, args.keep_in.as_deref(), args.load.as_deref()));
    let mut talk = talk.clone();
    talk.speaker.seat_names = session
        .chairs
        .iter()
        .map(|chair| match chair {
            Chair::Person(name) => name.clone(),
            Chair::Bot(_) => None,
        })
        .collect();
    let seen = vec![0; session.chairs.len()];
    let greeted = vec![false; session.chairs.len()];
    let screen = Screen { talk, input, out };
    Play { session, screen, args, autosave, seen, greeted, last: None, drawn: None }.run()
}

/// Starts or resumes the game.
fn sit_down(args: &PlayArgs, talk: &Talk) -> anyhow::Result<Session> {
    let saved = args.load.as_deref().map(|path| files::saved(talk, path)).transpose()?;
    let kind = match (&args.game, &saved) {
        (None, Some(saved)) => {
            games::by_id(&saved.game).map_err(|problem| talk.failure(&problem.message))?
        }
        (game, _) => setup::game(talk, game.as_deref().unwrap_or_default())?,
    };
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    let mut session = if let Some(saved) = &saved {
        Session::resume(kind, edition, saved)
            .map_err(|error| crate::replay::failure(talk, &error))?
    } else {
        let named = u8::try_from(args.seats.len()).ok().filter(|&seats| seats >= kind.players().0);
        let config = setup::config(talk, kind, args.config.as_deref(), args.players.or(named))?;
        let seed = args.seed.as_deref().map_or_else(seeds::fresh, Seed::from_text);
        let config =
            if is_unattended(args) { kind.unattended(edition, config) } else { Ok(config) };
        let start = config.and_then(|config| Session::start(kind, edition, config, seed));
        start.map_err(|problem| talk.usage(&problem))?
    };
    let seats = match saved.and_then(|saved| saved.seats) {
        Some(seats) if args.seats.is_empty() => seats,
        _ => args.seats.clone(),
    };
    session.chairs = chairs(talk, &seats, &*session.game)?;
    Ok(session)
}

/// Whether bots have all seats: then nobody could end a game that may never end by itself.
fn is_unattended(args: &PlayArgs) -> bool {
    let person = |who: &String| matches!(chair_of(who), Ok(Chair::Person(_)));
    !args.seats.is_empty() && !args.seats.iter().any(person)
}

/// The occupants of the seats: as specified, then bots.
fn chairs(talk: &Talk, said: &[String], game: &dyn LiveGame) -> anyhow::Result<Vec<Chair>> {
    let players = game.players();
    if said.len() > players {
        let message = Message::new("cli-too-many-seats").int("said", said.len() as i64);
        return Err(talk.usage(&message.int("seats", players as i64).into()));
    }
    // Seats that the rules play are not in the list.
    let mut chairs = vec![Chair::Bot(BotKind::Apprentice.into()); game.seats()];
    if said.is_empty() {
        chairs[0] = Chair::Person(None);
    }
    for (chair, who) in chairs.iter_mut().zip(said) {
        *chair = chair_of(who).map_err(|problem| talk.usage(&problem))?;
    }
    Ok(chairs)
}

/// Parses `human`, `human:Mum` or `random`.
fn chair_of(who: &str) -> Result<Chair, Problem> {
    match who.split_once(':').map(|(kind, name)| (kind.trim(), name.trim())) {
        Some(("human", "")) => Err(Problem::of("cli-seat-without-name")),
        Some(("human", name)) => Ok(Chair::Person(Some(name.to_string()))),
        None if who.trim().is_empty() => Err(Problem::of("cli-seat-empty")),
        None if who.trim() == "human" => Ok(Chair::Person(None)),
        _ => Ok(Chair::Bot(who.trim().parse()?)),
    }
}

/// A running game, and what each person has been shown of it.
struct Play<'a> {
    session: Session,
    screen: Screen<'a>,
    /// The arguments of the command.
    args: &'a PlayArgs,
    /// Where the game is autosaved, if people play and there is a place for it.
    autosave: Option<Autosave>,
    /// How many steps each seat has been shown.
    seen: Vec<usize>,
    /// Who has seen the heading with the hash of the seed.
    greeted: Vec<bool>,
    /// Who was last at the screen.
    last: Option<Seat>,
    /// The board that was drawn last.
    drawn: Option<Drawn>,
}

/// A board as it was drawn for somebody.
struct Drawn {
    seat: Seat,
    turn: u32,
    board: String,
}

impl Drawn {
    /// How many lines of text, such as a player's goods, may change without a new drawing: the
    /// events describe the changes.
    const FEW: usize = 3;

    /// Whether this board is recent enough not to be drawn again.
    fn still_serves(&self, now: &Self) -> bool {
        let (old, new) = (self.board.lines(), now.board.lines());
        let same_size = old.clone().count() == new.clone().count();
        let changed: Vec<_> = old.zip(new).filter(|(old, new)| old != new).collect();
        self.seat == now.seat
            && self.turn == now.turn
            && same_size
            && changed.len() <= Self::FEW
            && changed.iter().all(|(_, line)| !line.contains('|'))
    }
}

/// What to do after a line of input.
enum Next {
    /// The position has changed.
    GoOn,
    /// Ask the same question again.
    AskAgain,
    /// Leave the game.
    Leave,
}

impl Play<'_> {
    fn run(mut self) -> anyhow::Result<()> {
        self.screen.welcome(&self.session, self.args.load.is_some())?;
        while let Some(seat) = self.session.game.awaiting().lowest() {
            match self.session.chairs[seat.index()] {
                Chair::Bot(bot) => {
                    if bot.kind.thinks() {
                        let name = scores::name(&self.screen.talk, &*self.session.game, seat);
                        self.screen.thinks(&name)?;
                    }
                    self.session.bot_answers(seat, bot);
                    if interrupt::taken() && self.offer_save("cli-quit-save")? {
                        return Ok(());
                    }
                }
                Chair::Person(_) => {
                    if !self.ask(seat)? {
                        return Ok(());
                    }
                }
            }
        }
        self.finale()
    }

    /// Asks a person until the position changes. Returns whether the game continues.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.session.people() > 1 && self.last != Some(seat) {
            self.screen.input.next_person();
            let name = scores::name(&self.screen.talk, &*self.session.game, seat);
            // Before the first turn nothing secret is on the screen, only the heading.
            let first = self.last.is_none();
            loop {
                let line = match self.screen.curtain(&name, !first)? {
                    Line::Text(line) => line,
                    Line::Interrupted => "quit".to_string(),
                    Line::Ended => return self.leave(),
                };
                if Command::parse(&line, &self.screen.talk) != Command::Quit {
                    break;
                }
                if self.offer_save("cli-quit-save")? {
                    return Ok(false);
                }
            }
            if !first && !self.greeted[seat.index()] {
                self.screen.heading(&self.session)?;
            }
        }
        self.greeted[seat.index()] = true;
        self.last = Some(seat);
        self.catch_up(Viewer::Seat(seat))?;
        self.show_board_and_question(seat)?;
        loop {
            let line = match self.screen.prompt()? {
                Line::Text(line) => line,
                Line::Interrupted => "quit".to_string(),
                Line::Ended => return self.leave(),
            };
            let talk = self.screen.talk.clone();
            match self.obey(seat, &Command::parse(&line, &talk))? {
                Next::GoOn => {
                    self.keep();
                    return Ok(true);
                }
                Next::AskAgain => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Draws the board, unless the same person has just seen the same drawing in the same turn:
    /// small questions follow each other, and Enter shows it anyway. Then asks below it.
    fn show_board_and_question(&mut self, seat: Seat) -> anyhow::Result<()> {
        let game = &*self.session.game;
        // Questions of different lengths leave different room, so whole boards are compared.
        let board = self.screen.whole_board(game, Viewer::Seat(seat)).join("\n");
        let now = Drawn { seat, turn: game.turn(), board };
        if self.drawn.as_ref().is_some_and(|drawn| drawn.still_serves(&now)) {
            self.screen.line("")?;
            return self.screen.question(game, seat);
        }
        self.screen.board_and_question(game, seat)?;
        self.drawn = Some(now);
        Ok(())
    }

    /// Shows a viewer what happened since they last looked.
    fn catch_up(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let seen = match viewer {
            Viewer::Seat(seat) => {
                std::mem::replace(&mut self.seen[seat.index()], self.session.steps.len())
            }
            Viewer::Spectator => self.last.map_or(0, |seat| self.seen[seat.index()]),
        };
        let news = self.session.steps.get(seen..).unwrap_or_default();
        self.screen.events(news, viewer)?;
        Ok(())
    }

    fn obey(&mut self, seat: Seat, command: &Command<'_>) -> anyhow::Result<Next> {
        match command {
            Command::Answer(pick) => {
                let Some(action) = self.picked(seat, pick)? else { return Ok(Next::AskAgain) };
                match self.session.apply(seat, &action) {
                    Ok(()) => return Ok(Next::GoOn),
                    Err(problem) => self.screen.problem(&problem)?,
                }
            }
            Command::Undo => return self.undo(seat),
            Command::Preview(None) => self.screen.say(&Message::new("cli-preview-which"))?,
            Command::Preview(Some(pick)) => {
                if let Some(action) = self.picked(seat, pick)? {
                    match self.session.game.preview(seat, &action) {
                        Ok(preview) => self.screen.preview(&*self.session.game, &preview)?,
                        Err(problem) => self.screen.problem(&problem)?,
                    }
                }
            }
            Command::Why(None) => self.screen.near_misses(&*self.session.game, seat)?,
            Command::Why(Some(pick)) => {
                if let Some(action) = self.picked(seat, pick)? {
                    match self.session.game.preview(seat, &action) {
                        Ok(_) => self.screen.say(&Message::new("cli-why-not-refused"))?,
                        Err(problem) => self.screen.problem(&problem)?,
                    }
                }
            }
            Command::Save(None) => self.screen.say(&Message::new("cli-save-where"))?,
            Command::Save(Some(file)) => {
                self.save(file)?;
            }
            Command::Hint => {
                let action = self.session.hint(seat);
                self.screen.say(&Message::new("cli-hint").text("action", action))?;
            }
            Command::Log => {
                if !self.screen.events(&self.session.steps, Viewer::Seat(seat))? {
                    self.screen.say(&Message::new("cli-log-nothing"))?;
                }
            }
            Command::Sheet(piece) => self.screen.sheet(&self.session, *piece)?,
            Command::Rules(None) => {
                let game = self.session.game.id();
                let lang = self.screen.talk.speaker.lang;
                let all = rules::paragraphs(self.session.kind, lang);
                let mark = all.first().map(|one| one.mark.clone());
                let message = Message::new("cli-rules").text("game", game);
                self.screen.say(&message.text("mark", mark.unwrap_or_default()))?;
            }
            Command::Rules(Some(what)) => {
                match rules::find(self.session.kind, self.screen.talk.speaker.lang, what) {
                    Ok(found) => {
                        self.screen.lines(&rules::lines(&found, self.screen.talk.width))?;
                    }
                    Err(problem) => self.screen.problem(&problem)?,
                }
            }
            Command::Board(part) => {
                self.screen.part(&*self.session.game, Viewer::Seat(seat), part)?;
            }
            Command::Help => self.screen.help()?,
            Command::Again | Command::Back => {
                self.screen.board_and_question(&*self.session.game, seat)?;
            }
            Command::More => self.screen.whole_question(&*self.session.game, seat)?,
            Command::Quit => {
                if self.offer_save("cli-quit-save")? {
                    return Ok(Next::Leave);
                }
                return self.obey(seat, &Command::Again);
            }
        }
        Ok(Next::AskAgain)
    }

    /// The action for a number or text; explains a number that is out of range.
    fn picked(&mut self, seat: Seat, pick: &Pick<'_>) -> anyhow::Result<Option<String>> {
        let number = match pick {
            // Notation is lower-case; a capital at the start of a line is accepted.
            Pick::Action(text) => return Ok(Some(text.to_lowercase())),
            Pick::Number(number) => *number,
        };
        let answers = self.session.game.answers(seat);
        let answer = number.checked_sub(1).and_then(|index| answers.get(index));
        if answer.is_none() {
            let message = Message::new("cli-no-such-answer");
            self.screen.say(&message.int("answers", answers.len() as i64))?;
        }
        Ok(answer.map(|answer| answer.action.clone()))
    }

    fn undo(&mut self, seat: Seat) -> anyhow::Result<Next> {
        match self.session.undo(seat) {
            Undo::Nothing => self.screen.say(&Message::new("cli-undo-nothing"))?,
            Undo::Refused(barrier) => {
                let why = self.screen.talk.speaker.word("barrier", barrier.word());
                self.screen.say(&Message::new("cli-undo-refused").text("why", why))?;
            }
            Undo::Done(barrier) => {
                let steps = self.session.steps.len();
                for seen in &mut self.seen {
                    *seen = (*seen).min(steps);
                }
                match barrier {
                    None => self.screen.say(&Message::new("cli-undo-done"))?,
                    Some(barrier) => {
                        let why = self.screen.talk.speaker.word("barrier", barrier.word());
                        self.screen.say(&Message::new("cli-undo-past").text("why", why))?;
                    }
                }
                return Ok(Next::GoOn);
            }
        }
        Ok(Next::AskAgain)
    }

    /// Saves the game, or says why not. Returns whether it is saved.
    fn save(&mut self, file: &str) -> anyhow::Result<bool> {
        let talk = &self.screen.talk;
        let done = match self.session.saved() {
            Ok(saved) => files::save(talk, Path::new(file), &saved),
            Err(problem) => Err(talk.failure(&problem.message)),
        };
        match &done {
            Ok(()) => {
                let over = self.session.game.outcome().is_some();
                let key = if over { "cli-saved-over" } else { "cli-saved" };
                self.screen.say(&Message::new(key).text("file", file))?;
                self.way_back(file)?;
            }
            // The game is still there; the person can try another name.
            Err(error) => self.screen.text(&format!("{error:#}"))?,
        }
        Ok(done.is_ok())
    }

    /// Autosaves the game.
    fn keep(&mut self) {
        if let Some(autosave) = &mut self.autosave
            && let Ok(saved) = self.session.saved()
        {
            autosave.keep(&saved);
        }
    }

    /// The autosave file, if there is one.
    fn kept(&mut self) -> Option<String> {
        self.keep();
        Some(files::name(self.autosave.as_ref()?.file()?))
    }

    /// Offers to save before leaving, until that is done or declined. Returns whether the person
    /// leaves; while the game is running, `back` returns to it.
    fn offer_save(&mut self, offer: &'static str) -> anyhow::Result<bool> {
        let over = self.session.game.outcome().is_some();
        let kept = if over { None } else { self.kept() };
        loop {
            match &kept {
                Some(file) => self.screen.say(&Message::new("cli-quit-kept").text("file", file))?,
                None => self.screen.say(&Message { key: offer, args: Vec::new() })?,
            }
            let Line::Text(line) = self.screen.prompt()? else { break };
            let talk = self.screen.talk.clone();
            match Command::parse(&line, &talk) {
                Command::Save(Some(file)) if self.save(file)? => {
                    if let Some(autosave) = &self.autosave {
                        autosave.forget();
                    }
                    return Ok(true);
                }
                Command::Back if !over => return Ok(false),
                Command::Again | Command::Quit => break,
                _ => {}
            }
        }
        if let Some(file) = kept {
            self.way_back(&file)?;
        }
        Ok(true)
    }

    /// The command that continues the game, in one line, however long, so that it can be copied.
    fn way_back(&mut self, file: &str) -> anyhow::Result<()> {
        let game = &*self.session.game;
        let over = game.outcome().is_some();
        let lang = self.screen.talk.asked;
        let command = comeback::command(self.args, lang, game.id(), file, over);
        self.screen.line(&format!("  {command}"))
    }

    /// The input has ended: leaves without losing anything.
    fn leave(&mut self) -> anyhow::Result<bool> {
        match self.kept() {
            Some(file) => {
                self.screen.say(&Message::new("cli-input-ended-kept").text("file", &file))?;
                self.way_back(&file)?;
            }
            None => self.screen.say(&Message::new("cli-input-ended"))?,
        }
        Ok(false)
    }

    fn finale(mut self) -> anyhow::Result<()> {
        if let Some(autosave) = &self.autosave {
            autosave.forget();
        }
        let people = self.session.people();
        let viewer = match self.session.seat_of_person() {
            Some(seat) if people == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        self.catch_up(viewer)?;
        let game: &dyn LiveGame = &*self.session.game;
        self.screen.board(game, viewer, 0)?;
        if let Some(outcome) = game.outcome() {
            scores::print(&self.screen.talk, game, &outcome, self.screen.out)?;
        }
        if self.session.unrated {
            self.screen.say(&Message::new("cli-unrated"))?;
        }
        if let Ok(saved) = game.save() {
            let message = Message::new("cli-seed-was").text("seed", saved.seed.to_hex());
            self.screen.say(&message)?;
        }
        // After a game of bots, nobody may be there to answer.
        if people > 0 {
            self.screen.say(&Message::new("cli-seed-proof"))?;
            self.offer_save("cli-end-save")?;
        }
        Ok(())
    }
}
