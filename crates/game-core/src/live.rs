//! A game behind one object-safe face: actions as notation, views and events as documents.
//! Terminal, engine, table and server drive every game through it.

use std::any::Any;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use crate::edition::{EditionInfo, canonical_hash};
use crate::event::EventDoc;
use crate::game::{Event, GameText, Problem, Refusal, RulesVersion, Say, apply};
use crate::log::{BarrierKind, Entry, Log, Tally};
use crate::message::{Arg, Message};
use crate::outcome::Outcome;
use crate::rng::{FastRng, Seed};
use crate::saved::{FORMAT, GameResult, SavedGame, Score};
use crate::seat::{Audience, Seat, SeatSet, Viewer};
use crate::sketch::Part;
use crate::target::Target;
use crate::{Edition, Game};

/// A game being played, with its type erased.
pub trait LiveGame: Send {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The rules it is played under.
    fn rules(&self) -> RulesVersion;
    /// Its edition.
    fn edition(&self) -> &'static EditionInfo;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many of them are taken by people or bots.
    fn players(&self) -> usize;
    /// Goes up by one with every player's turn.
    fn turn(&self) -> u32;
    /// Seats that owe an answer now; empty once the game is over.
    fn awaiting(&self) -> SeatSet;
    /// The key of what the game calls this seat.
    fn seat_label(&self, seat: Seat) -> &'static str;
    /// What `seat` is asked; nothing if it owes no answer.
    fn question(&self, seat: Seat) -> Option<Message>;
    /// The legal answers of `seat`, with what they mean.
    fn answers(&self, seat: Seat) -> Vec<Answer>;
    /// Answers a person would look for and that are refused, with the reason.
    fn near_misses(&self, seat: Seat) -> Vec<NearMiss>;
    /// Carries an answer out and tells what happened.
    ///
    /// # Errors
    /// If the text is no action, or the action is refused. Nothing has changed then.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<EventRecord>, Problem>;
    /// What an answer would do, on a world sampled from the seat's own view.
    ///
    /// # Errors
    /// As [`LiveGame::apply`].
    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Problem>;
    /// The whole state as a document.
    fn state_json(&self) -> Value;
    /// What `viewer` may know, as a document.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The same as text: a table shows it to everybody after every answer.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// The hash of the canonical state document without its rules version, which documents of
    /// first versions did not have: games of those end with the hash they always had.
    fn hash(&self) -> String {
        let mut doc = self.state_json();
        if let Some(fields) = doc.as_object_mut() {
            fields.remove("rules");
        }
        canonical_hash(&doc)
    }
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Words of the score categories, in the order of `Standing::categories`.
    fn categories(&self) -> &'static [&'static str];
    /// Words of the tie-breaks, in the order in which they are asked.
    fn tie_breaks(&self) -> &'static [&'static str];
    /// The paragraph that says how ties are broken.
    fn tie_rule(&self) -> &'static str;
    /// Scores as they are documented: `{"over", "ranks", "scores", "tie_break"}`.
    fn outcome_json(&self) -> Value;
    /// The saved game.
    ///
    /// # Errors
    /// If the game was loaded from a bare position: then there is no beginning to save.
    fn save(&self) -> Result<SavedGame, Problem>;
    /// The actions since the start or the load. They are printed on each call.
    fn actions(&self) -> Vec<(Seat, String)> {
        (0..self.played()).filter_map(|index| self.action(index)).collect()
    }
    /// One of the actions so far.
    fn action(&self, index: usize) -> Option<(Seat, String)>;
    /// How many actions there are so far.
    fn played(&self) -> usize;
    /// How many bytes it takes, actions included.
    fn bytes(&self) -> usize;
    /// The board as `viewer` sees it, in plain text.
    fn sketch(&self, viewer: Viewer, say: &dyn Say) -> String;
    /// The parts of that board, for a caller that knows how much room there is.
    fn parts(&self, viewer: Viewer, say: &dyn Say) -> Vec<Part>;
    /// A copy that goes its own way.
    fn boxed_clone(&self) -> Box<dyn LiveGame>;
    /// The [`Live`] behind it, for code that is generic over the game.
    fn as_any(&self) -> &dyn Any;
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Its notation.
    pub action: String,
    /// What kind of answer it is: its verb.
    pub kind: &'static str,
    /// The pieces and places that it is about.
    pub about: Vec<Target>,
    /// What it means.
    pub meaning: Message,
}

/// A refused answer with its reason.
#[derive(Clone, Debug, PartialEq)]
pub struct NearMiss {
    /// Its notation.
    pub action: String,
    /// What kind of answer it would be: its verb.
    pub kind: &'static str,
    /// The pieces and places at which the reason lies.
    pub about: Vec<Target>,
    /// The reason.
    pub problem: Problem,
}

/// An event, for those in `to`.
#[derive(Clone, Debug, PartialEq)]
pub struct EventRecord {
    /// Who is told.
    pub to: Audience,
    /// Why there is no free way back past this event, if there is none.
    pub barrier: Option<BarrierKind>,
    /// The paragraph that it carries out.
    pub rule: Option<&'static str>,
    /// Its kind.
    pub kind: &'static str,
    /// What happened.
    pub message: Message,
}

impl EventRecord {
    /// The event document `{"kind", …, "to", "barrier", "rule", "text"}`.
    pub fn json(&self, say: &dyn Say) -> Value {
        let mut doc = self.message.args_json();
        let common = ["kind", "to", "barrier", "rule", "text"];
        debug_assert!(common.iter().all(|name| doc.get(name).is_none()), "{doc} hides a parameter");
        doc["kind"] = json!(self.kind);
        doc["to"] = json!(self.to);
        doc["barrier"] = json!(self.barrier);
        doc["rule"] = json!(self.rule);
        doc["text"] = json!(say.say(&self.message));
        doc
    }
}

/// What an answer would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// Events up to the first barrier.
    pub events: Vec<EventRecord>,
    /// Why it stops there; nothing if the whole answer can be foreseen.
    pub barrier: Option<BarrierKind>,
    /// Goods and scores as they stand then.
    pub after: Tally,
    /// Whether the game is over then.
    pub over: bool,
}

impl Preview {
    /// The document `{"events", "barrier", "after"}`.
    pub fn json(&self, say: &dyn Say) -> Value {
        #[derive(Serialize)]
        struct Line<'a> {
            seat: usize,
            #[serde(flatten)]
            tally: &'a crate::log::SeatTally,
        }
        let after: Vec<_> =
            self.after.0.iter().enumerate().map(|(seat, tally)| Line { seat, tally }).collect();
        json!({
            "events": self.events.iter().map(|event| event.json(say)).collect::<Vec<_>>(),
            "barrier": self.barrier,
            "after": after,
        })
    }
}

/// The one implementation of [`LiveGame`].
#[derive(Clone)]
pub struct Live<G: GameText> {
    state: G,
    origin: Option<(G::Config, Seed)>,
    // Not their texts: tables copy games all the time.
    actions: Vec<(Seat, G::Action)>,
}

impl<G: GameText> Live<G> {
    /// A new game.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn start(
        edition: &'static G::Edition,
        config: G::Config,
        seed: Seed,
    ) -> Result<Self, Problem> {
        Self::start_under(G::RULES, edition, config, seed)
    }

    /// A game as it began under `rules`, one of the versions that the game still plays.
    ///
    /// # Errors
    /// As [`Game::new_under`].
    pub fn start_under(
        rules: RulesVersion,
        edition: &'static G::Edition,
        config: G::Config,
        seed: Seed,
    ) -> Result<Self, Problem> {
        let state = G::new_under(rules, edition, &config, seed)?;
        Ok(Self { state, origin: Some((config, seed)), actions: Vec::new() })
    }

    /// A game that continues from a bare position.
    pub const fn from_state(state: G) -> Self {
        Self { state, origin: None, actions: Vec::new() }
    }

    /// The state, for code that is generic over the game.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Gives an answer that was chosen from the legal ones. Nothing is told of it, so that a game
    /// between bots does not pay for what nobody reads.
    pub fn play(&mut self, seat: Seat, action: G::Action) {
        self.state.play(seat, action, &mut Log::off());
        self.actions.push((seat, action));
    }

    fn parse_for(&self, seat: Seat, text: &str) -> Result<G::Action, Problem> {
        if seat.index() >= self.state.seats() {
            return Err(Problem::no_such_seat(seat.index() as i64, self.state.seats()));
        }
        G::parse(self.state.edition(), text)
    }

    fn problem(&self, refusal: &G::Refusal) -> Problem {
        Problem { message: self.state.explain(refusal), rule: refusal.rule() }
    }
}

/// The saved game's result and the `outcome` reply share this form.
fn scores_of<G: Game>(outcome: &Outcome) -> (Vec<u8>, Vec<Score>, Option<String>) {
    let lines = outcome.standings.as_slice();
    let scores = lines.iter().map(|line| Score {
        total: line.total.into(),
        categories: G::CATEGORIES
            .iter()
            .zip(line.categories)
            .map(|(word, points)| ((*word).to_string(), points.into()))
            .collect(),
    });
    let tie_break = outcome.tie_break.map(|index| G::TIE_BREAKS[index as usize].to_string());
    (lines.iter().map(|line| line.rank).collect(), scores.collect(), tie_break)
}

/// Log entries as records; each barrier goes with the event that follows it.
fn records<G: GameText>(state: &G, entries: &[Entry<G::Event>]) -> Vec<EventRecord> {
    let mut barrier = None;
    let mut records = Vec::new();
    for entry in entries {
        match entry {
            Entry::Barrier { kind, .. } => barrier = barrier.or(Some(kind.kind())),
            Entry::Event { to, event, rule } => {
                let doc = state.event(event);
                records.push(EventRecord {
                    to: *to,
                    barrier: barrier.take(),
                    rule: event.rule().or(*rule),
                    kind: doc.kind().word,
                    message: doc.message(),
                });
            }
        }
    }
    debug_assert!(barrier.is_none(), "a barrier stands before an event, and none followed");
    records
}

impl<G: GameText> LiveGame for Live<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> RulesVersion {
        self.state.rules()
    }

    fn edition(&self) -> &'static EditionInfo {
        self.state.edition().info()
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn players(&self) -> usize {
        self.state.players()
    }

    fn turn(&self) -> u32 {
        self.state.turn()
    }

    fn awaiting(&self) -> SeatSet {
        self.state.awaiting()
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        self.state.seat_label(seat)
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        self.awaiting().contains(seat).then(|| self.state.question(seat))
    }

    fn answers(&self, seat: Seat) -> Vec<Answer> {
        let mut actions = Vec::new();
        if self.awaiting().contains(seat) {
            self.state.legal_actions(seat, &mut actions);
        }
        let answer = |action| Answer {
            action: G::print(self.state.edition(), action),
            kind: G::kind_of(action),
            about: self.state.targets(seat, action),
            meaning: self.state.describe(seat, action),
        };
        actions.into_iter().map(answer).collect()
    }

    fn near_misses(&self, seat: Seat) -> Vec<NearMiss> {
        if !self.awaiting().contains(seat) {
            return Vec::new();
        }
        let miss = |(action, refusal): (G::Action, G::Refusal)| NearMiss {
            action: G::print(self.state.edition(), action),
            kind: G::kind_of(action),
            about: self.state.faults(seat, action, &refusal),
            problem: self.problem(&refusal),
        };
        self.state.near_misses(seat).into_iter().map(miss).collect()
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<EventRecord>, Problem> {
        let action = self.parse_for(seat, action)?;
        let mut log = Log::on();
        if let Err(refusal) = apply(&mut self.state, seat, action, &mut log) {
            return Err(self.problem(&refusal));
        }
        self.actions.push((seat, action));
        Ok(records(&self.state, log.entries()))
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Problem> {
        let action = self.parse_for(seat, action)?;
        if let Err(refusal) = self.state.check(seat, action) {
            return Err(self.problem(&refusal));
        }
        // A fixed seed: a preview repeated is the same, and owes nothing to the true chance.
        let mut world = G::sample(&self.state.view(Viewer::Seat(seat)), &mut FastRng::new(0));
        let mut log = Log::on();
        world.play(seat, action, &mut log);
        let mut events = Vec::new();
        for entry in log.entries() {
            match entry {
                Entry::Barrier { kind, tally } => {
                    let events = records(&world, &events);
                    return Ok(Preview {
                        events,
                        barrier: Some(kind.kind()),
                        after: tally.clone(),
                        over: false,
                    });
                }
                Entry::Event { to, .. } if !to.includes(Viewer::Seat(seat)) => {}
                Entry::Event { .. } => events.push(entry.clone()),
            }
        }
        Ok(Preview {
            events: records(&world, &events),
            barrier: None,
            after: world.tally(),
            over: world.outcome().is_some(),
        })
    }

    fn state_json(&self) -> Value {
        serde_json::to_value(self.state.state_doc()).expect("documents serialize")
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(G::view_doc(&self.state.view(viewer))).expect("documents serialize")
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&G::view_doc(&self.state.view(viewer))).expect("documents serialize")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn categories(&self) -> &'static [&'static str] {
        G::CATEGORIES
    }

    fn tie_breaks(&self) -> &'static [&'static str] {
        G::TIE_BREAKS
    }

    fn tie_rule(&self) -> &'static str {
        G::TIE_RULE
    }

    fn outcome_json(&self) -> Value {
        match self.state.outcome() {
            None => json!({"over": false, "ranks": null, "scores": null, "tie_break": null}),
            Some(outcome) => {
                let (ranks, scores, tie_break) = scores_of::<G>(&outcome);
                json!({"over": true, "ranks": ranks, "scores": scores, "tie_break": tie_break})
            }
        }
    }

    fn save(&self) -> Result<SavedGame, Problem> {
        let Some((config, seed)) = &self.origin else {
            return Err(Problem::of("save-no-origin"));
        };
        let info = self.edition();
        let result = self.state.outcome().map(|outcome| {
            let (ranks, scores, tie_break) = scores_of::<G>(&outcome);
            GameResult { ranks, scores, tie_break, hash: self.hash() }
        });
        Ok(SavedGame {
            format: FORMAT,
            game: G::ID.to_string(),
            rules: self.state.rules(),
            edition: info.id.clone(),
            edition_hash: info.hash.clone(),
            config: serde_json::to_value(config).expect("configurations serialize"),
            seed: *seed,
            actions: self.actions(),
            result,
            seats: None,
            unrated: false,
            kept: false,
        })
    }

    fn action(&self, index: usize) -> Option<(Seat, String)> {
        let (seat, action) = *self.actions.get(index)?;
        Some((seat, G::print(self.state.edition(), action)))
    }

    fn played(&self) -> usize {
        self.actions.len()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.actions.capacity() * size_of::<(Seat, G::Action)>()
    }

    fn sketch(&self, viewer: Viewer, say: &dyn Say) -> String {
        G::sketch(&self.state.view(viewer), say)
    }

    fn parts(&self, viewer: Viewer, say: &dyn Say) -> Vec<Part> {
        G::parts(&self.state.view(viewer), say)
    }

    fn boxed_clone(&self) -> Box<dyn LiveGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: GameText> Live<G> {
    /// A seat as a message parameter, by what the game calls it.
    pub fn seat_arg(&self, seat: Seat) -> Arg {
        Arg::Seat(seat, self.state.seat_label(seat))
    }
}
