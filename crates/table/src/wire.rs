//! Conversion of messages and questions into the types of the protocol.

use game_core::live::{self, EventRecord};
use game_core::{Arg, LiveGame, Seat, SeatSet};
use protocol::{Answer, ArgKind, Ask, Event, Message, NearMiss, Preview, Problem};

use crate::setup::UndoPolicy;

/// A message with its parameters as documents have them, and how to render those that are ids.
pub fn message(message: &game_core::Message) -> Message {
    let kind = |(name, arg): &(&'static str, Arg)| Some(((*name).into(), kind(arg)?));
    let kinds = message.args.iter().filter_map(kind).collect();
    Message { key: message.key.into(), args: message.args_text().into(), kinds }
}

/// How to render a parameter; `None` if it is shown as it is.
fn kind(arg: &Arg) -> Option<ArgKind> {
    match arg {
        Arg::Int(_) | Arg::Text(_) => None,
        Arg::Name(_) => Some(ArgKind::Name),
        Arg::Key(_) => Some(ArgKind::Key),
        Arg::Seat(..) => Some(ArgKind::Seat),
        Arg::List(items) => items.iter().find_map(kind),
        Arg::Amounts(amounts) => {
            let key = |amount: &game_core::Amount| (amount.id.into(), amount.key.into());
            Some(ArgKind::Amounts(amounts.iter().map(key).collect()))
        }
    }
}

/// A problem.
pub fn problem(problem: &game_core::Problem) -> Problem {
    Problem { message: message(&problem.message), rule: problem.rule.map(str::to_string) }
}

/// The question put to `seat`, with all legal answers; `None` if it owes none. `question` is how
/// many questions it has been asked at this table.
pub fn ask(game: &dyn LiveGame, seat: Seat, question: u32) -> Option<Ask> {
    let asked = message(&game.question(seat)?);
    let answer = |answer: live::Answer| Answer {
        meaning: message(&answer.meaning),
        action: answer.action,
        kind: answer.kind.to_string(),
        about: answer.about,
    };
    let miss = |miss: live::NearMiss| NearMiss {
        problem: problem(&miss.problem),
        action: miss.action,
        kind: miss.kind.to_string(),
        about: miss.about,
    };
    let answers = game.answers(seat).into_iter().map(answer).collect();
    let refused = game.near_misses(seat).into_iter().map(miss).collect();
    Some(Ask { question, message: asked, answers, refused })
}

pub(crate) fn event(event: &EventRecord) -> Event {
    Event {
        kind: event.kind.to_string(),
        message: message(&event.message),
        barrier: event.barrier,
        rule: event.rule.map(Into::into),
    }
}

/// A preview; `undo` says whether the table allows undo at all.
pub(crate) fn preview(preview: &live::Preview, undo: UndoPolicy) -> Preview {
    Preview {
        events: preview.events.iter().map(event).collect(),
        barrier: preview.barrier,
        after: preview.after.0.clone(),
        // A finished game cannot be undone.
        free: preview.barrier.is_none() && !preview.over && undo != UndoPolicy::None,
    }
}

pub(crate) fn seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}
