//! Search: many simulated games in worlds consistent with what the seat knows.
//!
//! Single-observer information-set Monte Carlo tree search. Each simulation deals a world with
//! [`Game::sample`], walks down a tree whose edges are answers, adds one node, and evaluates the
//! position there. The tree represents the observer's knowledge, so its nodes are visited in many
//! worlds: an edge counts how often its answer was available at all, and chance outcomes are never
//! stored, only averaged. Every edge has a value for each seat, and each seat picks what is best
//! for itself.
//!
//! Nothing is kept between two calls. Only additions, multiplications, divisions and square roots
//! are used, which IEEE 754 defines to the last bit, so that the same seed gives the same answer on
//! every machine.
//!
//! [`Game::sample`]: game_core::Game::sample

mod tree;

use std::thread;

use game_core::knowledge::{Knowledge, Shares, Tuning};
use game_core::{FastRng, PerSeat, Seat};

use crate::greedy::any_of;
use crate::value::{keep_sensible, observer};
use crate::{Bot, Budget};
use tree::{Edge, Tree};

/// The bot that searches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// How it searches.
    pub tuning: Tuning,
    /// Into how many trees its simulations are divided. Part of the answer, unlike `threads`.
    pub trees: u32,
    /// How many trees grow at the same time. Changes the time, not the answer.
    pub threads: usize,
    /// It takes any answer that seems worse than the best by no more than this.
    pub slack: f32,
    /// It spends no more simulations than this for each answer that there is.
    pub most_per_answer: u32,
}

/// What search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// To know what each answer is worth.
    Know,
    /// To know which answer to give: as soon as it is certain which will be tried most, it stops.
    Choose,
    /// To know what each answer is worth, this one among them.
    Judge(usize),
}

/// What search found out about one question.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The win chance of each seat, if all play on as search expects.
    pub chances: PerSeat<f32>,
    /// Each legal answer, in the order of the list.
    pub answers: Vec<Considered>,
    /// How many simulations it took.
    pub sims: u32,
}

/// What search thinks of one answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered {
    /// In how many simulations it was given.
    pub visits: u32,
    /// The win chance of the seat that answers; what it looked like at first sight, if it was
    /// never tried.
    pub chance: f32,
}

impl Search {
    /// As the game likes it best, on one thread.
    pub const fn of<G: Knowledge>() -> Self {
        Self { tuning: G::TUNING, trees: 1, threads: 1, slack: 0.0, most_per_answer: u32::MAX }
    }

    /// Thinks about a question to its end, with the whole budget.
    pub fn think<G: Knowledge>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut FastRng,
    ) -> Thought {
        self.search::<G>(view, legal, budget, rng, Aim::Know)
    }

    /// Thinks about a question, and takes care to know well what answer number `given` is worth.
    pub fn judge<G: Knowledge>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        given: usize,
        budget: Budget,
        rng: &mut FastRng,
    ) -> Thought {
        self.search::<G>(view, legal, budget, rng, Aim::Judge(given))
    }

    fn search<G: Knowledge>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut FastRng,
        aim: Aim,
    ) -> Thought {
        let trees = self.trees.max(1);
        let threads = self.threads.clamp(1, trees as usize);
        let chunk = (trees as usize).div_ceil(threads);
        let mut trees: Vec<Tree<G>> = (0..trees)
            .map(|index| {
                let budget = share_of(budget, trees, index, chunk);
                Tree::new(
                    view.clone(),
                    legal.to_vec(),
                    self.tuning,
                    budget,
                    FastRng::new(rng.next_u64()),
                )
            })
            .collect();
        // What one tree is sure of, the others may see differently: only a single one may stop.
        let aim = if trees.len() > 1 && aim == Aim::Choose { Aim::Know } else { aim };
        let grow = |trees: &mut [Tree<G>]| {
            for tree in trees {
                tree.grow(aim);
            }
        };
        if threads == 1 {
            grow(&mut trees);
        } else {
            thread::scope(|scope| {
                for part in trees.chunks_mut(chunk) {
                    scope.spawn(move || grow(part));
                }
            });
        }
        merge(legal, &trees)
    }
}

/// What tree number `index` of `trees` gets of a budget: simulations are divided among all, time
/// among the `in_turn` that grow one after the other.
fn share_of(budget: Budget, trees: u32, index: u32, in_turn: usize) -> Budget {
    match budget {
        Budget::Sims(sims) => Budget::Sims(sims / trees + u32::from(index < sims % trees)),
        Budget::Time(time) => Budget::Time(time / in_turn as u32),
    }
}

/// Adds the trees up, in their order.
fn merge<G: Knowledge>(legal: &[G::Action], trees: &[Tree<G>]) -> Thought {
    let seat = trees[0].observer();
    let mut total = Edge::new(seat, legal[0]);
    let mut answers = Vec::with_capacity(legal.len());
    for (index, &action) in legal.iter().enumerate() {
        let mut sum = Edge::new(seat, action);
        for tree in trees {
            sum.add(tree.root_edge(index, action));
        }
        // Simulations that were forced say nothing about how the game would go.
        let forced: u32 = trees.iter().map(|tree| tree.forced(index)).sum();
        total.add(&sum.scaled(sum.visits - forced));
        let chance = sum.mean(seat).unwrap_or(sum.first_sight / trees.len() as f32);
        answers.push(Considered { visits: sum.visits, chance });
    }
    let chances = PerSeat::from_fn(trees[0].seats(), |seat| total.mean(seat).unwrap_or(0.0));
    Thought { chances, answers, sims: trees.iter().map(Tree::sims).sum() }
}

impl Thought {
    /// The answer that search came back to most often.
    pub fn best(&self) -> usize {
        self.best_of(0..self.answers.len()).unwrap_or(0)
    }

    /// The same among the answers other than number `given`, if there are others.
    pub fn best_but(&self, given: usize) -> Option<usize> {
        self.best_of((0..self.answers.len()).filter(|&index| index != given))
    }

    fn best_of(&self, indices: impl Iterator<Item = usize>) -> Option<usize> {
        let key = |index: usize| (self.answers[index].visits, self.answers[index].chance);
        indices.reduce(|best, index| if key(index) > key(best) { index } else { best })
    }
}

impl<G: Knowledge> Bot<G> for Search {
    fn choose(
        &self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut FastRng,
    ) -> usize {
        // Any world tells what is shunned; looking at one takes no chance from the search.
        let world = G::sample(view, &mut rng.clone());
        let mut sensible = legal.to_vec();
        keep_sensible(&world, observer::<G>(view), &mut sensible);
        let chosen = sensible[self.choose_of::<G>(view, &sensible, budget, rng)];
        legal.iter().position(|&action| action == chosen).expect("it is one of them")
    }
}

impl Search {
    /// The index of the answer it gives, whichever of these it is.
    fn choose_of<G: Knowledge>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut FastRng,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let budget = match budget {
            Budget::Sims(sims) => {
                let most = self.most_per_answer.saturating_mul(legal.len() as u32);
                Budget::Sims(sims.min(most))
            }
            time @ Budget::Time(_) => time,
        };
        let thought = self.search::<G>(view, legal, budget, rng, Aim::Choose);
        let best = thought.best();
        if self.slack == 0.0 {
            return best;
        }
        // An answer that was hardly tried is not known well enough to be called as good.
        let enough = thought.answers[best].visits / 4;
        let chances: Vec<f32> = thought
            .answers
            .iter()
            .map(|answer| if answer.visits >= enough { answer.chance } else { f32::MIN })
            .collect();
        any_of(&chances, chances[best] - self.slack, rng)
    }
}

/// A seat's part of a value vector.
#[inline]
fn part(seat: Seat, shares: &Shares) -> f32 {
    shares[seat.index()]
}
