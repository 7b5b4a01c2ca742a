//! Views and the worlds sampled from them.

use game_core::{FastRng, Game, GameText, Log, Message, Outcome, Refusal, Seat, SeatSet, Viewer};
use serde_json::Value;

use super::questions;
use crate::checker::{Checker, Verdict};
use crate::difference::document;
use crate::generate::{pick, random_answer};
use crate::panics::catch;
use crate::trail::answers;

/// Everybody who may look: each seat, and somebody who only watches.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// How a report calls a viewer.
pub(crate) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {}", seat.index()),
        Viewer::Spectator => "a spectator".to_string(),
    }
}

/// All that a viewer is given at a position must be the same in every world sampled from the view.
pub(crate) fn check<G: GameText>(checker: &Checker<G>, state: &G, rng: &mut FastRng) -> Verdict {
    let tries: Vec<G::Action> = (0..16).filter_map(|_| pick(&checker.every, rng)).collect();
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        let given = Given::of(state, viewer, &tries);
        for _ in 0..checker.suite.samples {
            let seed = rng.next_u64();
            let world = G::sample(&view, &mut FastRng::new(seed));
            if world.view(viewer) != view {
                let docs = [&view, &world.view(viewer)].map(|view| {
                    serde_json::to_value(G::view_doc(view)).expect("documents serialize")
                });
                let said = crate::difference::difference(&docs[0], &docs[1]);
                let said = said.unwrap_or_else(|| "in what its document does not show".into());
                return Err(format!("`sample` changes the view of {}, {said}", name(viewer)));
            }
            if world != G::sample(&view, &mut FastRng::new(seed)) {
                return Err(format!("`sample` for {} depends on more than the rng", name(viewer)));
            }
            let other = Given::of(&world, viewer, &tries);
            if let Some(what) = given.difference(&other) {
                return Err(format!(
                    "{what} of {} differ in a world that looks the same",
                    name(viewer)
                ));
            }
        }
    }
    Ok(())
}

/// Sampled worlds are whole: they ask as they should, lack nothing, and play on to an end.
pub(crate) fn worlds<G: GameText>(checker: &Checker<G>, state: &G, rng: &mut FastRng) -> Verdict {
    let mut lists = Vec::new();
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        for _ in 0..checker.suite.samples {
            let world = G::sample(&view, rng);
            let mut answers = Vec::new();
            // The world and its answers are nowhere else in the report, so a panic is caught here,
            // where they are known.
            let verdict =
                catch(|| play_world(checker, world.clone(), &mut lists, &mut answers, rng));
            if let Err(what) = verdict.unwrap_or_else(Err) {
                let lines: Vec<String> = answers
                    .iter()
                    .map(|(seat, action): &(Seat, G::Action)| {
                        format!("{} {}", seat.index(), G::print(checker.suite.edition, *action))
                    })
                    .collect();
                return Err(format!(
                    "in a world sampled for {}, after the answers {lines:?}, {what}; at its \
                     beginning that world was {}",
                    name(viewer),
                    document(&world)
                ));
            }
        }
    }
    Ok(())
}

fn play_world<G: GameText>(
    checker: &Checker<G>,
    mut world: G,
    lists: &mut Vec<Vec<G::Action>>,
    answers: &mut Vec<(Seat, G::Action)>,
    rng: &mut FastRng,
) -> Verdict {
    checker.conserved(&world)?;
    questions::check_state(&world, lists)?;
    let mut scratch = Vec::new();
    while let Some((seat, action)) = random_answer(&world, &mut scratch, rng) {
        if answers.len() >= checker.suite.bound {
            let steps = answers.len();
            answers.clear();
            return Err(format!("the game goes on after {steps} steps"));
        }
        answers.push((seat, action));
        world.play(seat, action, &mut Log::off());
    }
    checker.conserved(&world)?;
    questions::check_state(&world, lists)
}

/// How many sampled worlds differ from the truth in more than the chance to come.
pub(crate) fn other_worlds<G: GameText>(checker: &Checker<G>, state: &G, rng: &mut FastRng) -> u64 {
    let without_chance = |state: &G| {
        let mut doc = document(state);
        doc["rng"] = Value::Null;
        doc
    };
    let truth = without_chance(state);
    let worlds = viewers(state.seats())
        .flat_map(|viewer| std::iter::repeat_n(state.view(viewer), checker.suite.samples));
    worlds.filter(|view| without_chance(&G::sample(view, rng)) != truth).count() as u64
}

/// All that one viewer is given at a position, apart from the view itself.
struct Given<G: Game> {
    awaiting: SeatSet,
    turn: u32,
    outcome: Option<Outcome>,
    view_doc: String,
    legal: Vec<G::Action>,
    meanings: Vec<Message>,
    question: Option<Message>,
    near_misses: Vec<(G::Action, Message, Option<&'static str>)>,
    refusals: Vec<Option<(G::Refusal, Message)>>,
}

impl<G: GameText> Given<G> {
    fn of(state: &G, viewer: Viewer, tries: &[G::Action]) -> Self {
        let view_doc = serde_json::to_string(&G::view_doc(&state.view(viewer)));
        let mut given = Self {
            awaiting: state.awaiting(),
            turn: state.turn(),
            outcome: state.outcome(),
            view_doc: view_doc.expect("documents serialize"),
            legal: Vec::new(),
            meanings: Vec::new(),
            question: None,
            near_misses: Vec::new(),
            refusals: Vec::new(),
        };
        let Viewer::Seat(seat) = viewer else { return given };
        let refused = |&action: &G::Action| {
            let refusal = state.check(seat, action).err()?;
            Some((refusal, state.explain(&refusal)))
        };
        given.refusals = tries.iter().map(refused).collect();
        if state.awaiting().contains(seat) {
            given.legal = answers(state, seat);
            let meaning = |&action: &G::Action| state.describe(seat, action);
            given.meanings = given.legal.iter().map(meaning).collect();
            given.question = Some(state.question(seat));
            let miss = |(action, refusal): (G::Action, G::Refusal)| {
                (action, state.explain(&refusal), refusal.rule())
            };
            given.near_misses = state.near_misses(seat).into_iter().map(miss).collect();
        }
        given
    }

    fn difference(&self, other: &Self) -> Option<&'static str> {
        let alike = [
            (self.awaiting == other.awaiting, "the awaited seats in the eyes"),
            (self.turn == other.turn, "the turn numbers in the eyes"),
            (self.outcome == other.outcome, "the outcomes in the eyes"),
            (self.view_doc == other.view_doc, "the view documents"),
            (self.legal == other.legal, "the legal answers or their order"),
            (self.meanings == other.meanings, "the meanings of answers"),
            (self.question == other.question, "the questions"),
            (self.near_misses == other.near_misses, "the near misses"),
            (self.refusals == other.refusals, "the refusals"),
        ];
        alike.into_iter().find(|(alike, _)| !alike).map(|(_, what)| what)
    }
}
