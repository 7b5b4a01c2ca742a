//! Previews: a dry run that knows only what its viewer knows.

use game_core::{
    BarrierKind, Entry, EventDoc, FastRng, GameText, Live, LiveGame, Message, Seat, Viewer,
};

use crate::checker::{Checker, Verdict};
use crate::difference;
use crate::generate::pick;
use crate::trail::{answers, played};

/// How many answers of a seat are previewed at one position.
const TRIES: usize = 3;

/// Previews change nothing, can be repeated, and come true up to the first barrier.
pub(crate) fn check<G: GameText>(checker: &Checker<G>, state: &G, rng: &mut FastRng) -> Verdict {
    let live = Live::from_state(state.clone());
    for seat in state.awaiting().iter() {
        let list = answers(state, seat);
        for _ in 0..TRIES {
            let Some(action) = pick(&list, rng) else { break };
            let text = G::print(checker.suite.edition, action);
            comes_true(&live, state, seat, action, &text)
                .map_err(|what| format!("the preview of `{} {text}` {what}", seat.index()))?;
        }
        if let Some(action) = pick(&checker.every, rng)
            && state.check(seat, action).is_err()
        {
            let text = G::print(checker.suite.edition, action);
            if live.preview(seat, &text).err() != live.clone().apply(seat, &text).err() {
                return Err(format!(
                    "the preview of `{} {text}` is refused otherwise than the answer",
                    seat.index()
                ));
            }
        }
    }
    Ok(())
}

fn comes_true<G: GameText>(
    live: &Live<G>,
    state: &G,
    seat: Seat,
    action: G::Action,
    text: &str,
) -> Verdict {
    let preview = live.preview(seat, text).map_err(|problem| format!("is refused: {problem}"))?;
    if live.state() != state {
        return Err(format!("changes the state, {}", difference::states(state, live.state())));
    }
    if live.preview(seat, text).as_ref() != Ok(&preview) {
        return Err("says something else the second time".to_string());
    }
    if preview.after.0.len() != state.seats() {
        return Err(format!("tallies {} seats", preview.after.0.len()));
    }
    let said: Vec<&Message> = preview.events.iter().map(|event| &event.message).collect();
    let (events, barrier) = up_to_the_first_barrier(state, seat, action);
    if preview.barrier != barrier {
        return Err(format!("ends with {:?}, the answer with {barrier:?}", preview.barrier));
    }
    if !said.iter().copied().eq(&events) {
        return Err(format!("says {}, and {} happens", lines(said), lines(&events)));
    }
    Ok(())
}

fn lines<'a>(messages: impl IntoIterator<Item = &'a Message>) -> String {
    let line = |message: &Message| format!("{} {}", message.key, message.args_json());
    messages.into_iter().map(line).collect::<Vec<_>>().join(", ")
}

fn up_to_the_first_barrier<G: GameText>(
    state: &G,
    seat: Seat,
    action: G::Action,
) -> (Vec<Message>, Option<BarrierKind>) {
    let (after, log) = played(state, seat, action);
    let mut events = Vec::new();
    for entry in log.entries() {
        match entry {
            Entry::Barrier { kind, .. } => return (events, Some(kind.kind())),
            Entry::Event { to, event, .. } if to.includes(Viewer::Seat(seat)) => {
                events.push(after.event(event).message());
            }
            Entry::Event { .. } => {}
        }
    }
    (events, None)
}
