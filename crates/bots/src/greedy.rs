//! The bot that looks one answer ahead.

use game_core::{FastRng, Knowledge};

use crate::value::{after, observer};
use crate::{Bot, Budget};

/// Takes the answer after which it stands best, on average over a few worlds that agree with what
/// it knows. It does not think further.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// In how many worlds it tries each answer.
    pub worlds: u32,
    /// It takes any answer that is worse than the best by no more than this share of a victory.
    pub slack: f32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { worlds: 8, slack: 0.0 }
    }
}

impl<G: Knowledge> Bot<G> for Greedy {
    fn choose(&self, view: &G::View, legal: &[G::Action], _: Budget, rng: &mut FastRng) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let values = look_ahead::<G>(view, legal, self.worlds, rng);
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        any_of(&values, best - self.slack, rng)
    }
}

/// The index of a value that is at least `floor`, each equally likely.
pub(crate) fn any_of(values: &[f32], floor: f32, rng: &mut FastRng) -> usize {
    let good = values.iter().filter(|&&value| value >= floor).count();
    let take = if good > 1 { rng.below(good as u32) as usize } else { 0 };
    let mut indices = (0..values.len()).filter(|&index| values[index] >= floor);
    indices.nth(take).expect("the best is among them")
}

/// More than any answer promises: what bots keep away from comes last.
const SHUNNED: f32 = 2.0;

/// The share of victory that each answer promises, on average over some worlds.
fn look_ahead<G: Knowledge>(
    view: &G::View,
    legal: &[G::Action],
    worlds: u32,
    rng: &mut FastRng,
) -> Vec<f32> {
    let seat = observer::<G>(view);
    let mut values = vec![0.0; legal.len()];
    for _ in 0..worlds {
        let world = G::sample(view, rng);
        for (value, &action) in values.iter_mut().zip(legal) {
            let share = after(&world, seat, action)[seat.index()];
            let shunned = if world.shuns(seat, action) { SHUNNED } else { 0.0 };
            *value += (share - shunned) / worlds as f32;
        }
    }
    values
}
