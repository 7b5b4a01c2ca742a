//! What a viewer cannot see changes nothing that the viewer sees.

use game_core::{BarrierKind, Entry, Event, EventDoc, FastRng, GameText, Log, Message, Viewer};

use super::views::{name, viewers};
use crate::checker::{Checker, Verdict};
use crate::difference::difference;
use crate::generate::pick;
use crate::trail::{answers, played};

/// How many answers are played in two worlds side by side.
const STEPS: usize = 6;

/// Plays the same answers in the true world and in a sampled one. As long as no barrier tells the
/// viewer anything, the two look alike and sound alike.
pub(crate) fn check<G: GameText>(checker: &Checker<G>, state: &G, rng: &mut FastRng) -> Verdict {
    let mut compared = 0;
    for viewer in viewers(state.seats()) {
        for _ in 0..checker.suite.samples {
            let other = G::sample(&state.view(viewer), rng);
            compared += side_by_side(state, &other, viewer, rng)?;
        }
    }
    checker.count(|seen| seen.compared_answers += compared);
    Ok(())
}

fn side_by_side<G: GameText>(
    truth: &G,
    other: &G,
    viewer: Viewer,
    rng: &mut FastRng,
) -> Result<u64, String> {
    let mut worlds = (truth.clone(), other.clone());
    let mut answers = Vec::new();
    for step in 1..=STEPS as u64 {
        let Some((seat, action)) = common_answer(&worlds.0, &worlds.1, rng) else {
            return Ok(step - 1);
        };
        answers.push((seat, action));
        let (left, left_log) = played(&worlds.0, seat, action);
        let (right, right_log) = played(&worlds.1, seat, action);
        let heard = (Heard::by(viewer, &left, &left_log), Heard::by(viewer, &right, &right_log));
        let views = (left.view(viewer), right.view(viewer));
        // What comes after the first thing that the viewer is told may differ: it was told.
        let told = [heard.0.first_told, heard.1.first_told].into_iter().flatten().min();
        let mut trouble = heard.0.difference(&heard.1, told.unwrap_or(usize::MAX));
        if trouble.is_none() && views.0 != views.1 {
            if told.is_some() {
                return Ok(step);
            }
            let docs = [&views.0, &views.1]
                .map(|view| serde_json::to_value(G::view_doc(view)).expect("documents serialize"));
            trouble = Some(format!("sees {}", difference(&docs[0], &docs[1]).unwrap_or_default()));
        }
        if let Some(trouble) = trouble {
            let lines: Vec<String> = answers
                .iter()
                .map(|(seat, action)| {
                    format!("{} {}", seat.index(), G::print(truth.edition(), *action))
                })
                .collect();
            return Err(format!(
                "with the further answers {lines:?}, played in the true world and in one that \
                 looked the same, {} {trouble}, and no barrier told",
                name(viewer)
            ));
        }
        worlds = (left, right);
    }
    Ok(STEPS as u64)
}

/// A random answer of an awaited seat that is legal in both worlds.
fn common_answer<G: GameText>(
    left: &G,
    right: &G,
    rng: &mut FastRng,
) -> Option<(game_core::Seat, G::Action)> {
    let awaiting: Vec<_> = left.awaiting().iter().collect();
    for _ in 0..4 {
        let seat = pick(&awaiting, rng)?;
        let action = pick(&answers(left, seat), rng)?;
        if right.check(seat, action).is_ok() {
            return Some((seat, action));
        }
    }
    None
}

/// The events one viewer is told, as messages, each with its barrier and its paragraph.
struct Heard {
    events: Vec<(Message, Option<BarrierKind>, Option<&'static str>)>,
    /// How many of them came before the first barrier that tells this viewer something.
    first_told: Option<usize>,
}

impl Heard {
    fn by<G: GameText>(viewer: Viewer, after: &G, log: &Log<G::Event>) -> Self {
        let mut heard = Self { events: Vec::new(), first_told: None };
        let mut barrier = None;
        for entry in log.entries() {
            match entry {
                Entry::Barrier { kind, .. } => {
                    barrier = barrier.or(Some(kind.kind()));
                    if kind.tells(viewer) && heard.first_told.is_none() {
                        heard.first_told = Some(heard.events.len());
                    }
                }
                Entry::Event { to, event, rule } => {
                    let kind = barrier.take();
                    if to.includes(viewer) {
                        heard.events.push((
                            after.event(event).message(),
                            kind,
                            event.rule().or(*rule),
                        ));
                    }
                }
            }
        }
        heard
    }

    /// The first of at most `len` events in which two hearings differ.
    fn difference(&self, other: &Self, len: usize) -> Option<String> {
        let longer = self.events.len().max(other.events.len());
        let at = (0..longer.min(len)).find(|&at| self.events.get(at) != other.events.get(at))?;
        Some(format!("hears {} and {}", self.line(at), other.line(at)))
    }

    fn line(&self, at: usize) -> String {
        let Some((message, barrier, rule)) = self.events.get(at) else {
            return "nothing".to_string();
        };
        let barrier = barrier.map(|kind| format!(" ({})", kind.word())).unwrap_or_default();
        let rule = rule.unwrap_or_default();
        format!("{} {} {rule}{barrier}", message.key, message.args_json())
    }
}
