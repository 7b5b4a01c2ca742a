//! The engine: one game, driven by JSON lines. `docs/engine.md` is its manual.

mod request;
mod serve;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{BotKind, BotSpec, Budget};
use game_core::{LiveGame, Message, Problem, Say, Seat, Seed, Viewer, edition};
use games::{EditionHandle, GameKind};
use lang::{Lang, Speaker};
use serde_json::{Value, json};

use crate::setup;
use request::{Fields, Request};
pub use serve::{LINE_LIMIT, serve};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The operations, in the order of the manual.
pub const OPS: [&str; 14] = [
    "hello", "new", "load", "state", "hash", "view", "legal", "apply", "preview", "outcome",
    "choose", "save", "lang", "quit",
];

/// One game and a language, changed by requests.
///
/// ```
/// use cli::engine::Engine;
/// let mut engine = Engine::new(lang::Lang::En, Vec::new());
/// let reply = engine.handle(r#"{"id": 1, "op": "lang", "lang": "fr"}"#);
/// assert_eq!(reply.line, r#"{"id":1,"ok":{}}"#);
/// ```
pub struct Engine {
    speaker: Speaker,
    editions: Vec<(&'static dyn GameKind, EditionHandle)>,
    game: Option<Seated>,
}

/// A running game, with its kind.
struct Seated {
    kind: &'static dyn GameKind,
    live: Box<dyn LiveGame>,
}

/// The engine's reply to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// One line of JSON, without its end.
    pub line: String,
    /// Whether the engine should quit.
    pub quit: bool,
}

/// The effect of a request. The engine changes only here, after the whole request was found valid;
/// so an error changes nothing, and neither would a panic halfway.
struct Done {
    ok: Value,
    change: Change,
}

enum Change {
    Nothing,
    Game(Seated),
    Lang(Lang),
    Quit,
}

impl From<Value> for Done {
    fn from(ok: Value) -> Self {
        Self { ok, change: Change::Nothing }
    }
}

impl Engine {
    /// An engine without a game, speaking `lang`. `editions` replace the built-in ones of their
    /// games, and need not be in the registry.
    pub const fn new(lang: Lang, editions: Vec<(&'static dyn GameKind, EditionHandle)>) -> Self {
        Self { speaker: Speaker::new(lang), editions, game: None }
    }

    /// Answers one line, whatever is in it.
    pub fn handle(&mut self, line: &str) -> Reply {
        let (id, result) = match Request::parse(line) {
            Err(problem) => (Value::Null, Err(problem)),
            Ok(Request { id, op, fields }) => (id, op.and_then(|op| self.guarded(&op, fields))),
        };
        match result {
            Err(problem) => self.reply_error(&id, &problem),
            Ok(Done { ok, change }) => {
                let mut quit = false;
                match change {
                    Change::Nothing => {}
                    Change::Game(seated) => self.game = Some(seated),
                    Change::Lang(lang) => self.speaker.lang = lang,
                    Change::Quit => quit = true,
                }
                Reply { line: json!({"id": id, "ok": ok}).to_string(), quit }
            }
        }
    }

    /// The reply to input that is not a line of text.
    pub fn refuse(&self, problem: &Problem) -> Reply {
        self.reply_error(&Value::Null, problem)
    }

    fn reply_error(&self, id: &Value, problem: &Problem) -> Reply {
        let error = self.problem_json(problem);
        Reply { line: json!({"id": id, "error": error}).to_string(), quit: false }
    }

    /// A panic is a bug, but it should not end a long session.
    fn guarded(&self, op: &str, fields: Fields) -> Result<Done, Problem> {
        catch_unwind(AssertUnwindSafe(|| self.answer(op, fields)))
            .unwrap_or_else(|_| Err(Problem::of("internal")))
    }

    fn answer(&self, op: &str, mut fields: Fields) -> Result<Done, Problem> {
        match op {
            "hello" => fields.end().map(|()| self.hello().into()),
            "new" => self.new_game(fields),
            "load" => self.load(fields),
            "state" => {
                fields.end()?;
                Ok(json!({"state": self.live()?.state_json()}).into())
            }
            "hash" => {
                fields.end()?;
                Ok(json!({"hash": self.live()?.hash()}).into())
            }
            "view" => {
                let viewer = fields.viewer("viewer")?;
                fields.end()?;
                let live = self.live()?;
                let viewer = viewer.map(|seat| seat_of(live, seat).map(Viewer::Seat));
                let viewer = viewer.unwrap_or(Ok(Viewer::Spectator))?;
                Ok(json!({"view": live.view_json(viewer)}).into())
            }
            "legal" => {
                fields.end()?;
                Ok(json!({"awaiting": self.legal(self.live()?)}).into())
            }
            "apply" => self.apply(fields),
            "preview" => {
                let (seat, action) = (fields.seat("seat")?, fields.text("action")?);
                fields.end()?;
                let live = self.live()?;
                let preview = live.preview(seat_of(live, seat)?, &action)?;
                Ok(preview.json(&self.speaker).into())
            }
            "outcome" => {
                fields.end()?;
                Ok(self.live()?.outcome_json().into())
            }
            "choose" => self.choose(fields),
            "save" => {
                fields.end()?;
                let saved = self.live()?.save()?;
                Ok(serde_json::to_value(saved).expect("saved games serialize").into())
            }
            "lang" => {
                let lang: Lang = fields.text("lang")?.parse()?;
                fields.end()?;
                Ok(Done { ok: json!({}), change: Change::Lang(lang) })
            }
            "quit" => {
                fields.end()?;
                Ok(Done { ok: json!({}), change: Change::Quit })
            }
            _ => Err(Message::new("request-unknown-op")
                .text("op", op)
                .text("known", OPS.join(", "))
                .into()),
        }
    }

    fn hello(&self) -> Value {
        let games = games::all().iter().map(|kind| {
            let edition = self.edition_of(*kind);
            let info = edition.info();
            let options = kind.options(edition);
            json!({
                "id": kind.id(),
                "rules": kind.rules(),
                "players": kind.players(),
                "edition": info.id,
                "edition_hash": info.hash,
                "options": options.iter().map(|option| option.json(&self.speaker)).collect::<Vec<_>>(),
            })
        });
        json!({"protocol": PROTOCOL, "games": games.collect::<Vec<_>>()})
    }

    fn new_game(&self, mut fields: Fields) -> Result<Done, Problem> {
        let game = fields.text("game")?;
        let config = fields.value("config")?;
        let seed = fields.text("seed")?;
        fields.end()?;
        let kind = self.kind(&game)?;
        let edition = self.edition_of(kind);
        // A program may play on forever, so the limits against that are part of what is saved.
        let config = kind.unattended(edition, config)?;
        let live = kind.start(edition, config, Seed::from_text(&seed))?;
        Ok(begun(Seated { kind, live }))
    }

    fn load(&self, mut fields: Fields) -> Result<Done, Problem> {
        let game = fields.text("game")?;
        let state = fields.value("state")?;
        let seed = fields.optional_text("seed")?;
        fields.end()?;
        let kind = self.kind(&game)?;
        let seed = seed.map(|text| Seed::from_text(&text));
        let live = kind.load(self.edition_of(kind), state, seed)?;
        Ok(begun(Seated { kind, live }))
    }

    fn legal(&self, live: &dyn LiveGame) -> Vec<Value> {
        let asked = live.awaiting().iter().filter_map(|seat| Some((seat, live.question(seat)?)));
        asked
            .map(|(seat, question)| {
                let answers = live.answers(seat).into_iter().map(|answer| answer.action);
                let refused = live.near_misses(seat).into_iter().map(|miss| {
                    let mut refused = self.problem_json(&miss.problem);
                    refused["action"] = json!(miss.action);
                    refused
                });
                json!({
                    "seat": seat,
                    "question": {
                        "key": question.key,
                        "args": question.args_json(),
                        "text": self.speaker.say(&question),
                    },
                    "actions": answers.collect::<Vec<_>>(),
                    "refused": refused.collect::<Vec<_>>(),
                })
            })
            .collect()
    }

    fn apply(&self, mut fields: Fields) -> Result<Done, Problem> {
        let (seat, action) = (fields.seat("seat")?, fields.text("action")?);
        fields.end()?;
        let seated = self.seated()?;
        let seat = seat_of(&*seated.live, seat)?;
        // On a copy: the current state stays intact until the answer is complete.
        let mut live = seated.live.boxed_clone();
        let events = live.apply(seat, &action)?;
        let events = events.iter().map(|event| event.json(&self.speaker));
        let ok = json!({
            "events": events.collect::<Vec<_>>(),
            "turn": live.turn(),
            "awaiting": live.awaiting().iter().collect::<Vec<_>>(),
            "over": live.outcome().is_some(),
        });
        Ok(Done { ok, change: Change::Game(Seated { kind: seated.kind, live }) })
    }

    fn choose(&self, mut fields: Fields) -> Result<Done, Problem> {
        let seat = fields.seat("seat")?;
        let kind: BotKind = fields.text("bot")?.parse()?;
        let bot = BotSpec { kind, budget: budget(&mut fields, kind)? };
        let seed = fields.optional_text("seed")?;
        fields.end()?;
        let Seated { kind, live, .. } = self.seated()?;
        let seat = seat_of(&**live, seat)?;
        // Without a seed the bot's random choices follow from the seat's view, so that they reveal
        // nothing the seat does not see.
        let seed =
            seed.unwrap_or_else(|| edition::canonical_json(&live.view_json(Viewer::Seat(seat))));
        let seed = crate::seeds::bot_seed(&seed);
        let action = kind.choose(&**live, seat, bot, setup::cores(), seed)?;
        Ok(json!({"action": action}).into())
    }

    fn seated(&self) -> Result<&Seated, Problem> {
        self.game.as_ref().ok_or_else(|| Problem::of("no-game-yet"))
    }

    fn live(&self) -> Result<&dyn LiveGame, Problem> {
        self.seated().map(|seated| &*seated.live)
    }

    fn kind(&self, id: &str) -> Result<&'static dyn GameKind, Problem> {
        let own = self.editions.iter().find(|(kind, _)| kind.id() == id);
        own.map_or_else(|| games::by_id(id), |(kind, _)| Ok(*kind))
    }

    fn edition_of(&self, kind: &'static dyn GameKind) -> EditionHandle {
        let own = self.editions.iter().find(|(other, _)| other.id() == kind.id());
        own.map_or_else(|| kind.default_edition(), |(_, edition)| *edition)
    }

    fn problem_json(&self, problem: &Problem) -> Value {
        json!({
            "code": problem.message.key,
            "args": problem.message.args_json(),
            "why": self.speaker.say(&problem.message),
            "rule": problem.rule,
        })
    }
}

fn begun(seated: Seated) -> Done {
    let ok = json!({
        "turn": seated.live.turn(),
        "awaiting": seated.live.awaiting().iter().collect::<Vec<_>>(),
    });
    Done { ok, change: Change::Game(seated) }
}

fn seat_of(live: &dyn LiveGame, seat: i64) -> Result<Seat, Problem> {
    let none = || Problem::no_such_seat(seat, live.seats());
    let index = u8::try_from(seat).map_err(|_| none())?;
    if usize::from(index) < live.seats() { Ok(Seat::new(index)) } else { Err(none()) }
}

fn budget(fields: &mut Fields, bot: BotKind) -> Result<Option<Budget>, Problem> {
    match (fields.optional_count("sims")?, fields.optional_count("ms")?) {
        (Some(_), Some(_)) => Err(Problem::of("request-two-budgets")),
        (Some(sims), None) => Ok(Some(Budget::Sims(sims))),
        (None, Some(ms)) => Ok(Some(Budget::Time(Duration::from_millis(ms.into())))),
        (None, None) if !bot.has_own_budget() => Err(Problem::of("request-no-budget")),
        (None, None) => Ok(None),
    }
}
