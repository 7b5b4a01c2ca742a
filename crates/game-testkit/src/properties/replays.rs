//! The same game once more: from seed and actions, from the saved game, and with fewer actions.

use game_core::{FastRng, GameText, Live, LiveGame, Log, SavedGame};

use crate::checker::Verdict;
use crate::difference;
use crate::trail::Trail;

/// Seed and actions give the same states again, also when nobody listens to the events.
pub(crate) fn same_game<G: GameText>(trail: &Trail<G>, at: usize) -> Verdict {
    let mut state = start(trail)?;
    let mut log = Log::off();
    compare(trail, 0, &state)?;
    for (index, &(seat, action)) in trail.actions[..at].iter().enumerate() {
        state.play(seat, action, &mut log);
        compare(trail, index + 1, &state)?;
    }
    let hashes = [&state, &trail.states[at]].map(|state| Live::from_state(state.clone()).hash());
    if hashes[0] != hashes[1] {
        return Err(format!("equal states have the hashes {} and {}", hashes[0], hashes[1]));
    }
    Ok(())
}

/// The game, saved as JSON and read back, is played again by its texts to the same states and
/// the same result.
pub(crate) fn saved_replay<G: GameText>(trail: &Trail<G>, at: usize) -> Verdict {
    let mut live = Live::<G>::start(trail.edition, trail.config.clone(), trail.seed)
        .map_err(|problem| format!("the set-up is refused: {problem}"))?;
    for &(seat, action) in &trail.actions[..at] {
        let text = G::print(trail.edition, action);
        live.apply(seat, &text).map_err(|problem| format!("`{text}` is refused: {problem}"))?;
    }
    compare(trail, at, live.state())?;
    let saved = live.save().map_err(|problem| format!("the game is not saved: {problem}"))?;
    let json = serde_json::to_string(&saved).expect("saved games serialize");
    let read: SavedGame = serde_json::from_str(&json)
        .map_err(|error| format!("the saved game cannot be read: {error}"))?;
    if read != saved {
        return Err("the saved game changes on its way through JSON".to_string());
    }
    if let Some(result) = &read.result
        && trail.states[at].outcome().is_some_and(|outcome| {
            let lines = outcome.standings.as_slice();
            !lines.iter().map(|line| line.rank).eq(result.ranks.iter().copied())
        })
    {
        return Err("the saved result has other ranks than the outcome".to_string());
    }
    let config = serde_json::from_value(read.config.clone())
        .map_err(|error| format!("the saved configuration cannot be read: {error}"))?;
    let mut again = Live::<G>::start(trail.edition, config, read.seed)
        .map_err(|problem| format!("the saved set-up is refused: {problem}"))?;
    for (seat, text) in &read.actions {
        again.apply(*seat, text).map_err(|problem| {
            format!("the saved `{text}` of seat {} is refused: {problem}", seat.index())
        })?;
    }
    compare(trail, at, again.state())?;
    match again.save() {
        Ok(second) if second == saved => Ok(()),
        _ => Err("the game, replayed and saved again, is another one".to_string()),
    }
}

/// One to three actions fewer give the state of that time.
pub(crate) fn undo<G: GameText>(trail: &Trail<G>, at: usize, rng: &mut FastRng) -> Verdict {
    let back = 1 + rng.below(3) as usize;
    let Some(earlier) = at.checked_sub(back) else { return Ok(()) };
    let mut state = start(trail)?;
    for &(seat, action) in &trail.actions[..earlier] {
        let mut log = Log::on();
        game_core::apply(&mut state, seat, action, &mut log).map_err(|refusal| {
            let text = G::print(trail.edition, action);
            format!("`{text}` of seat {} is refused in the replay: {refusal:?}", seat.index())
        })?;
    }
    compare(trail, earlier, &state)
}

fn start<G: GameText>(trail: &Trail<G>) -> Result<G, String> {
    G::new(trail.edition, &trail.config, trail.seed)
        .map_err(|problem| format!("the set-up is refused: {problem}"))
}

fn compare<G: GameText>(trail: &Trail<G>, at: usize, state: &G) -> Verdict {
    let before = &trail.states[at];
    if state == before {
        return Ok(());
    }
    Err(format!("after {at} actions the state is another, {}", difference::states(before, state)))
}
