//! Scenarios: one rule paragraph each, told as a short game through the public door.

use std::collections::HashSet;

use game_core::live::EventRecord;
use game_core::{GameText, Live, LiveGame, Log, Message, Outcome, Problem, Seat, Viewer, apply};
use serde_json::Value;

use crate::properties::documents;
use crate::trail::answers;
use crate::{difference, read_lines, seed_of};

/// A game that a test plays, with every expectation told in a readable panic.
///
/// ```text
/// let mut game = Scenario::<Quarry>::start(edition, json!({"players": 2}), "sunday");
/// game.play(0, "bid 4").play(1, "bid 7");
/// game.refuses(1, "roll", "QU-3").offers(1, "done");
/// assert_eq!(game.state()["coins"], json!([0, 2]));
/// ```
pub struct Scenario<G: GameText> {
    live: Live<G>,
    last: Vec<EventRecord>,
}

impl<G: GameText> Scenario<G> {
    /// A new game. `seed` is a text or 64 hexadecimal digits.
    ///
    /// # Panics
    /// If the configuration is refused.
    #[track_caller]
    pub fn start(edition: &'static G::Edition, config: Value, seed: &str) -> Self {
        let config = match serde_json::from_value(config) {
            Ok(config) => config,
            Err(error) => panic!("the configuration cannot be read: {error}"),
        };
        match Live::start(edition, config, seed_of(seed)) {
            Ok(live) => Self { live, last: Vec::new() },
            Err(problem) => panic!("the configuration is refused: {}", said(&problem)),
        }
    }

    /// A game that goes on from a state document. Chance it may lack; then it has some of its own.
    ///
    /// # Panics
    /// If the document is no state of the game.
    #[track_caller]
    pub fn from_doc(edition: &'static G::Edition, doc: Value) -> Self {
        match Self::try_from_doc(edition, doc) {
            Ok(scenario) => scenario,
            Err(problem) => panic!("the state is refused: {}", said(&problem)),
        }
    }

    /// As [`Scenario::from_doc`], for tests of what is refused.
    ///
    /// # Errors
    /// If the document is no possible state of the game.
    ///
    /// # Panics
    /// If the document has the wrong shape.
    #[track_caller]
    pub fn try_from_doc(edition: &'static G::Edition, doc: Value) -> Result<Self, Problem> {
        let doc = match serde_json::from_value(doc) {
            Ok(doc) => doc,
            Err(error) => panic!("the state document cannot be read: {error}"),
        };
        Ok(Self::from_state(G::from_doc(edition, doc, Some(seed_of("scenario")))?))
    }

    /// As [`Scenario::from_doc`], from JSON text.
    ///
    /// # Panics
    /// If the text is no JSON, or no state of the game.
    #[track_caller]
    pub fn from_text(edition: &'static G::Edition, text: &str) -> Self {
        match serde_json::from_str(text) {
            Ok(doc) => Self::from_doc(edition, doc),
            Err(error) => panic!("the state document is no JSON: {error}"),
        }
    }

    /// A game that goes on from a state.
    pub fn from_state(state: G) -> Self {
        Self { live: Live::from_state(state), last: Vec::new() }
    }

    /// Gives an answer that must be legal.
    ///
    /// # Panics
    /// If it is refused; the panic says why, and what is legal.
    #[track_caller]
    pub fn play(&mut self, seat: u8, action: &str) -> &mut Self {
        match self.live.apply(Seat::new(seat), action) {
            Ok(events) => self.last = events,
            Err(problem) => {
                panic!("`{seat} {action}` is refused: {}\n{}", said(&problem), self.asked())
            }
        }
        self
    }

    /// Gives several answers, a line each: `0 play library 1:4`.
    ///
    /// # Panics
    /// As [`Scenario::play`].
    #[track_caller]
    pub fn play_all(&mut self, lines: &str) -> &mut Self {
        for (seat, action) in read_lines(lines) {
            self.play(seat.index() as u8, &action);
        }
        self
    }

    /// Gives first legal answers until `stop` says so.
    ///
    /// # Panics
    /// If the game ends before.
    #[track_caller]
    pub fn play_until(&mut self, stop: impl Fn(&G) -> bool) -> &mut Self {
        while !stop(self.game()) {
            let Some(seat) = self.live.awaiting().lowest() else {
                panic!("the game is over and what was waited for did not come");
            };
            let first = self.live.answers(seat).swap_remove(0);
            self.play(seat.index() as u8, &first.action);
        }
        self
    }

    /// Expects a refusal that names exactly this paragraph (`None` where no rule is involved),
    /// and that nothing has changed by it.
    ///
    /// # Panics
    /// If the answer is legal, is no action at all, or is refused by another paragraph.
    #[track_caller]
    pub fn refuses<'a>(
        &mut self,
        seat: u8,
        action: &str,
        rule: impl Into<Option<&'a str>>,
    ) -> &mut Self {
        let (problem, rule) = (self.refusal(seat, action), rule.into());
        assert!(
            problem.rule == rule,
            "`{seat} {action}` is refused by {}, not by {}: {}",
            problem.rule.unwrap_or("no rule"),
            rule.unwrap_or("no rule"),
            said(&problem)
        );
        self
    }

    /// The refusal of an answer that must be refused without changing anything.
    ///
    /// # Panics
    /// If the answer is legal or no action at all.
    #[track_caller]
    pub fn refusal(&mut self, seat: u8, action: &str) -> Problem {
        if let Err(problem) = G::parse(self.game().edition(), action) {
            panic!("`{action}` is no action: {}", said(&problem));
        }
        let before = self.game().clone();
        let Err(problem) = self.live.apply(Seat::new(seat), action) else {
            panic!("`{seat} {action}` is legal");
        };
        assert!(
            *self.game() == before,
            "the refused `{seat} {action}` changes the state, {}",
            difference::states(&before, self.game())
        );
        problem
    }

    /// The legal answers of a seat.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        self.live.answers(Seat::new(seat)).into_iter().map(|answer| answer.action).collect()
    }

    /// Expects this among the legal answers of the seat.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn offers(&self, seat: u8, action: &str) -> &Self {
        let legal = self.legal(seat);
        assert!(
            legal.iter().any(|answer| answer == action),
            "`{action}` is not offered to seat {seat}\n{}",
            self.asked()
        );
        self
    }

    /// Expects exactly these legal answers of the seat, in any order.
    ///
    /// # Panics
    /// If there are others, or fewer.
    #[track_caller]
    pub fn offers_only(&self, seat: u8, actions: &[&str]) -> &Self {
        let (mut legal, mut wanted) = (self.legal(seat), actions.to_vec());
        legal.sort();
        wanted.sort_unstable();
        assert_eq!(legal, wanted, "legal answers of seat {seat}");
        self
    }

    /// Expects this not to be among the legal answers of the seat.
    ///
    /// # Panics
    /// If it is, or if it is no action at all.
    #[track_caller]
    pub fn does_not_offer(&self, seat: u8, action: &str) -> &Self {
        if let Err(problem) = G::parse(self.game().edition(), action) {
            panic!("`{action}` is no action: {}", said(&problem));
        }
        let offered = self.legal(seat).iter().any(|answer| answer == action);
        assert!(!offered, "`{action}` is offered to seat {seat}");
        self
    }

    /// Expects exactly these seats to owe an answer.
    ///
    /// # Panics
    /// If others do.
    #[track_caller]
    pub fn asks(&self, seats: &[u8]) -> &Self {
        assert_eq!(self.awaiting(), seats, "seats that owe an answer");
        self
    }

    /// The seats that owe an answer.
    pub fn awaiting(&self) -> Vec<u8> {
        self.live.awaiting().iter().map(|seat| seat.index() as u8).collect()
    }

    /// Expects what must hold in every position: for every seat the list of legal answers is
    /// exactly what `apply` accepts, and the position written as a document and read again is the
    /// same.
    ///
    /// # Panics
    /// If it does not hold.
    #[track_caller]
    pub fn holds(&self) -> &Self {
        let game = self.game();
        let edition = game.edition();
        let every = G::every_action(edition);
        let known: HashSet<_> = every.iter().copied().collect();
        for seat in Seat::all(game.seats()) {
            let legal = answers(game, seat);
            let listed: HashSet<_> = legal.iter().copied().collect();
            let of = |action| format!("`{} {}`", seat.index(), G::print(edition, action));
            for &action in &legal {
                let known = known.contains(&action);
                assert!(known, "{} is offered, and `every_action` lacks it", of(action));
            }
            for &action in &every {
                let listed = listed.contains(&action);
                let accepted = apply(&mut game.clone(), seat, action, &mut Log::off()).is_ok();
                let of = || of(action);
                assert!(listed == accepted, "{}: listed {listed}, accepted {accepted}", of());
            }
        }
        if let Err(trouble) = documents::check(edition, game) {
            panic!("{trouble}");
        }
        self
    }

    /// What the last action told, everybody's events in order: kind and parameters.
    pub fn events(&self) -> Vec<(String, Value)> {
        self.last.iter().map(|event| (event.kind.to_string(), event.message.args_json())).collect()
    }

    /// What the last action told this viewer.
    pub fn events_for(&self, viewer: Viewer) -> Vec<(String, Value)> {
        let told = self.last.iter().filter(|event| event.to.includes(viewer));
        told.map(|event| (event.kind.to_string(), event.message.args_json())).collect()
    }

    /// What the last action told, with audiences and barriers.
    pub fn records(&self) -> &[EventRecord] {
        &self.last
    }

    /// What a seat is asked; nothing if it owes no answer.
    pub fn question(&self, seat: u8) -> Option<Message> {
        self.live.question(Seat::new(seat))
    }

    /// The state document.
    pub fn state(&self) -> Value {
        self.live.state_json()
    }

    /// The view document.
    pub fn view(&self, viewer: Viewer) -> Value {
        self.live.view_json(viewer)
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.live.outcome()
    }

    /// The state itself.
    pub fn game(&self) -> &G {
        self.live.state()
    }

    /// The game behind its object-safe face.
    pub fn live(&self) -> &Live<G> {
        &self.live
    }

    /// What is asked and what is legal, for panics.
    fn asked(&self) -> String {
        let line = |seat: Seat| {
            let question = self.live.question(seat).map_or("nothing", |message| message.key);
            let legal = self.legal(seat.index() as u8).join(", ");
            format!("seat {} is asked {question}: {legal}", seat.index())
        };
        let lines: Vec<_> = self.live.awaiting().iter().map(line).collect();
        if lines.is_empty() { "the game is over".to_string() } else { lines.join("\n") }
    }
}

fn said(problem: &Problem) -> String {
    problem.rule.map_or_else(|| problem.to_string(), |rule| format!("{problem} ({rule})"))
}
