//! What a game could have been: for each decision the win chances, the best alternative, and how
//! much was lost.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bots::{Budget, Knowledge, Search, Thought};
use game_core::{Game, GameText, Live, LiveGame, Message, SavedGame, Seat, Viewer};
use serde::Serialize;

use crate::replay::{ReplayError, refused};
use crate::studies::contest::decision_rng;

/// How a game is to be analyzed.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisPlan {
    /// How long each decision is thought about.
    pub budget: Budget,
    /// On how many threads; they change the time, not the result.
    pub threads: usize,
    /// Only decisions of this seat.
    pub seat: Option<Seat>,
    /// A second look at those that seem to have lost most.
    pub closer: Option<CloserLook>,
}

/// A second look: what a few simulations take for a mistake often is not.
#[derive(Clone, Copy, Debug)]
pub struct CloserLook {
    /// At how many decisions.
    pub decisions: usize,
    /// How long each of them is thought about.
    pub budget: Budget,
}

/// What a game could have been.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// Every question with more than one answer, in the order in which they were answered.
    pub decisions: Vec<Decision>,
    /// What the decisions say about each seat.
    pub seats: Vec<SeatAnalysis>,
}

/// One decision of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The number of the action in the saved game, counted from 1.
    pub number: usize,
    /// The turn it belongs to.
    pub turn: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// How many answers there were.
    pub answers: usize,
    /// The win chance of each seat before the answer, as the deciding seat could know it.
    pub chances: Vec<f64>,
    /// The answer that was given.
    pub given: Alternative,
    /// The answer that seems best; the given one, if nothing seems better.
    pub best: Alternative,
    /// By how much the given answer lowered the win chance, compared with the best.
    pub lost: f64,
}

/// An answer with what it promises.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// Its notation.
    pub action: String,
    /// What it means.
    #[serde(skip)]
    pub meaning: Message,
    /// The win chance of its seat after it.
    pub chance: f64,
}

/// How well a seat decided.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatAnalysis {
    /// How many decisions it had.
    pub decisions: usize,
    /// In how many the given answer was the best.
    pub best: usize,
    /// The win chance it gave away in a decision, on average.
    pub mean_lost: f64,
}

/// A question of the game, and which of its answers was given.
struct Asked<G: Game> {
    number: usize,
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    given: usize,
}

pub fn analyze<G: GameText + Knowledge>(
    edition: &'static G::Edition,
    saved: &SavedGame,
    plan: &AnalysisPlan,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, ReplayError> {
    let (players, asked) = questions::<G>(edition, saved, plan.seat)?;
    let more = plan.closer.map_or(0, |closer| closer.decisions.min(asked.len()));
    let (done, total) = (AtomicUsize::new(0), asked.len() + more);
    let step = || progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
    let mut judged = judge_all(edition, asked, plan.budget, plan.threads, &step);
    if let Some(closer) = plan.closer {
        let lost = |(_, decision): &(Asked<G>, Decision)| decision.lost;
        judged.sort_by(|a, b| lost(b).total_cmp(&lost(a)).then(a.1.number.cmp(&b.1.number)));
        let slips = judged.drain(..more).map(|(question, _)| question).collect();
        judged.extend(judge_all(edition, slips, closer.budget, plan.threads, &step));
    }
    let mut decisions: Vec<Decision> = judged.into_iter().map(|(_, decision)| decision).collect();
    decisions.sort_by_key(|decision| decision.number);
    let seats = Seat::all(players).map(|seat| seat_analysis(&decisions, seat)).collect();
    Ok(Analysis { decisions, seats })
}

/// Thinks about questions, on several threads; they come back in any order.
fn judge_all<G: GameText + Knowledge>(
    edition: &'static G::Edition,
    asked: Vec<Asked<G>>,
    budget: Budget,
    threads: usize,
    step: &(dyn Fn() + Sync),
) -> Vec<(Asked<G>, Decision)> {
    let threads = threads.clamp(1, asked.len().max(1));
    let queue = Mutex::new(asked.into_iter());
    let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        let mut part = Vec::new();
        while let Some(question) = take() {
            let decision = judge(edition, &question, budget);
            part.push((question, decision));
            step();
        }
        part
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |helper: thread::ScopedJoinHandle<'_, _>| {
            helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        helpers.into_iter().flat_map(join).collect()
    })
}

/// How many play, and the questions of a saved game that had more than one answer.
fn questions<G: GameText>(
    edition: &'static G::Edition,
    saved: &SavedGame,
    only: Option<Seat>,
) -> Result<(usize, Vec<Asked<G>>), ReplayError> {
    let config = crate::kind::config_of::<G>(saved.config.clone()).map_err(ReplayError::Unfit)?;
    let mut live = Live::<G>::start_under(saved.rules, edition, config, saved.seed)
        .map_err(ReplayError::Unfit)?;
    let mut asked = Vec::new();
    for (index, (seat, text)) in saved.actions.iter().enumerate() {
        let state = live.state().clone();
        live.apply(*seat, text).map_err(|problem| refused(index + 1, *seat, text, problem))?;
        let mut legal = Vec::new();
        state.legal_actions(*seat, &mut legal);
        let wanted = legal.len() > 1 && only.is_none_or(|only| only == *seat);
        if wanted {
            // Spelled as the log spells it: the text that was saved may have been typed freely.
            let (_, spelled) = live.action(index).expect("an answer was just given");
            let is_given = |&action: &G::Action| G::print(edition, action) == spelled;
            let given = legal.iter().position(is_given).expect("a legal answer was given");
            asked.push(Asked { number: index + 1, state, seat: *seat, legal, given });
        }
    }
    Ok((live.players(), asked))
}

fn judge<G: GameText + Knowledge>(
    edition: &'static G::Edition,
    question: &Asked<G>,
    budget: Budget,
) -> Decision {
    let Asked { number, state, seat, legal, given } = question;
    let view = state.view(Viewer::Seat(*seat));
    // The chance of the analysis has nothing to do with that of the game.
    let mut rng = decision_rng(ANALYST, *seat, *number);
    let thought: Thought = Search::of::<G>().judge::<G>(&view, legal, *given, budget, &mut rng);
    let alternative = |index: usize| Alternative {
        action: G::print(edition, legal[index]),
        meaning: state.describe(*seat, legal[index]),
        chance: thought.answers[index].chance.into(),
    };
    let chance = |index: usize| thought.answers[index].chance;
    // The given answer was tried in any case, so it is compared with the best of the others.
    let other = thought.best_but(*given).filter(|&other| chance(other) > chance(*given));
    let best = other.unwrap_or(*given);
    Decision {
        number: *number,
        turn: state.turn(),
        seat: *seat,
        answers: legal.len(),
        chances: thought.chances.as_slice().iter().map(|&chance| chance.into()).collect(),
        given: alternative(*given),
        best: alternative(best),
        lost: f64::from(chance(best) - chance(*given)),
    }
}

/// The seed of every analysis: the same game gives the same analysis.
const ANALYST: u64 = 0x7e57_1e5e;

fn seat_analysis(decisions: &[Decision], seat: Seat) -> SeatAnalysis {
    let own: Vec<&Decision> = decisions.iter().filter(|decision| decision.seat == seat).collect();
    let lost: f64 = own.iter().map(|decision| decision.lost).sum();
    SeatAnalysis {
        decisions: own.len(),
        best: own.iter().filter(|decision| decision.best == decision.given).count(),
        mean_lost: if own.is_empty() { 0.0 } else { lost / own.len() as f64 },
    }
}
