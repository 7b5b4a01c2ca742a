//! Random games and positions, for tests and benches that want some.

use game_core::{FastRng, Game, Log, Seat, Seed};

/// One of `items`, each equally likely; nothing if there are none.
pub fn pick<T: Copy>(items: &[T], rng: &mut FastRng) -> Option<T> {
    (!items.is_empty()).then(|| items[rng.below(items.len() as u32) as usize])
}

/// A random answer of a random seat that owes one; nothing once the game is over.
///
/// # Panics
/// If a seat owes an answer and has none: no game may ask an empty question.
pub fn random_answer<G: Game>(
    state: &G,
    scratch: &mut Vec<G::Action>,
    rng: &mut FastRng,
) -> Option<(Seat, G::Action)> {
    let awaiting = state.awaiting();
    // Most questions are put to one seat; then chance is not asked who answers.
    let seat = match awaiting.len() {
        0 => return None,
        1 => awaiting.lowest()?,
        n => awaiting.iter().nth(rng.below(n as u32) as usize)?,
    };
    state.legal_actions(seat, scratch);
    let action = pick(scratch, rng);
    Some((seat, action.unwrap_or_else(|| panic!("seat {} has no answer", seat.index()))))
}

/// Plays at random until the game is over, at most `bound` steps. Gives the number of steps, or
/// nothing if it has not ended by then.
pub fn play_out<G: Game>(state: &mut G, bound: usize, rng: &mut FastRng) -> Option<usize> {
    let mut scratch = Vec::new();
    for step in 0..=bound {
        match random_answer(state, &mut scratch, rng) {
            None => return Some(step),
            Some((seat, action)) => state.play(seat, action, &mut Log::off()),
        }
    }
    None
}

/// Every position of a random game, from the start to the end or the bound.
///
/// # Panics
/// If the configuration is refused.
pub fn positions<G: Game>(
    edition: &'static G::Edition,
    config: &G::Config,
    seed: Seed,
    bound: usize,
    rng: &mut FastRng,
) -> Vec<G> {
    let mut state = G::new(edition, config, seed)
        .unwrap_or_else(|problem| panic!("the configuration is refused: {problem}"));
    let mut states = vec![state.clone()];
    let mut scratch = Vec::new();
    while states.len() <= bound {
        let Some((seat, action)) = random_answer(&state, &mut scratch, rng) else { break };
        state.play(seat, action, &mut Log::off());
        states.push(state.clone());
    }
    states
}
