//! `trestle replay`: shows or verifies a saved game.

use std::io::Write;

use game_core::live::EventRecord;
use game_core::{Audience, LiveGame, Message, Problem, SavedGame, Seat, Viewer};
use games::{EditionHandle, GameKind, ReplayError};

use crate::args::ReplayArgs;
use crate::table::{hang, wrap};
use crate::talk::Talk;
use crate::{files, scores};

/// Replays a saved game and prints it.
///
/// # Errors
/// If it cannot be read or replayed, or, with `--verify`, is inconsistent.
pub fn run(args: &ReplayArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let saved = files::saved_or_match(talk, &args.file, args.game)?;
    let kind = games::by_id(&saved.game).map_err(|problem| talk.failure(&problem.message))?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    if args.verify {
        verify(args, talk, kind, edition, &saved, out)
    } else {
        tell(args.seat.as_deref(), talk, kind, edition, &saved, out)
    }
}

/// The failure of a game that cannot be replayed.
pub fn failure(talk: &Talk, error: &ReplayError) -> anyhow::Error {
    match error {
        ReplayError::Action { number, seat, action, problem } => {
            let message = Message::new("cli-replay-refused")
                .int("number", *number as i64)
                .int("seat", seat.index() as i64)
                .text("action", action)
                .text("why", talk.why(problem));
            talk.failure(&message)
        }
        ReplayError::Unfit(problem) => anyhow::Error::msg(talk.why(problem)),
        other => anyhow::Error::msg(other.to_string()),
    }
}

fn verify(
    args: &ReplayArgs,
    talk: &Talk,
    kind: &dyn GameKind,
    edition: EditionHandle,
    saved: &SavedGame,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let game =
        kind.replay(edition, saved, &mut |_, _, _| ()).map_err(|error| failure(talk, &error))?;
    let again = game.save().map_err(|problem| talk.failure(&problem.message))?;
    if saved.edition != again.edition {
        let message = Message::new("cli-verify-edition");
        let message = message.text("found", &saved.edition).text("edition", &again.edition);
        return Err(talk.failure(&message));
    }
    match (&saved.result, &again.result) {
        (None, None) => {}
        (Some(_), None) => return Err(talk.failure(&Message::new("cli-verify-not-over"))),
        (None, Some(_)) => return Err(talk.failure(&Message::new("cli-verify-over"))),
        (Some(said), Some(found)) if said.hash != found.hash => {
            let message = Message::new("cli-verify-hash");
            return Err(talk.failure(&message.text("said", &said.hash).text("found", &found.hash)));
        }
        (Some(said), Some(found)) if said != found => {
            return Err(talk.failure(&Message::new("cli-verify-result")));
        }
        (Some(_), Some(_)) => {}
    }
    let state = match again.result {
        Some(_) => Message::new("cli-verify-ended"),
        None => Message::new("cli-verify-unfinished"),
    };
    let commitment = saved.seed.commitment();
    let seed = match &args.commitment {
        None => Message::new("cli-verify-seed").text("commitment", commitment),
        Some(said) if said.trim().eq_ignore_ascii_case(&commitment) => {
            Message::new("cli-verify-seed-agrees").text("commitment", commitment)
        }
        Some(said) => {
            let message = Message::new("cli-verify-seed-differs").text("said", said.trim());
            return Err(talk.failure(&message.text("found", commitment)));
        }
    };
    let lines = [
        Message::new("cli-verify-actions").int("count", saved.actions.len() as i64),
        state.text("hash", game.hash()),
        Message::new("cli-verify-edition-agrees")
            .text("edition", &again.edition)
            .text("hash", &again.edition_hash),
        seed,
    ];
    for line in lines {
        for line in wrap(&talk.say(&line), talk.width) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn tell(
    seat: Option<&str>,
    talk: &Talk,
    kind: &dyn GameKind,
    edition: EditionHandle,
    saved: &SavedGame,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let start = kind
        .start_under(saved.rules, edition, saved.config.clone(), saved.seed)
        .map_err(|problem| talk.failure(&problem.message))?;
    let viewer = viewer(seat, start.seats()).map_err(|problem| talk.usage(&problem))?;
    let heading = Message::new("cli-replay-heading")
        .text("game", talk.game(kind.id()))
        .int("players", start.players() as i64)
        .text("edition", &saved.edition)
        .int("rules", saved.rules.0);
    writeln!(out, "{}", talk.bold(&talk.say(&heading)))?;
    // Steps are numbered by what is shown, not by what happened: gaps would reveal secret acts.
    let mut told = 0;
    let mut written = Ok(());
    let mut watch = |number: usize, events: &[EventRecord], game: &dyn LiveGame| {
        let (seat, action) = &saved.actions[number - 1];
        let name = scores::name(talk, game, *seat);
        if let Some(text) = step(talk, viewer, *seat, &name, action, events)
            && written.is_ok()
        {
            told += 1;
            written = writeln!(out, "{told}. {text}");
        }
    };
    let game = kind.replay(edition, saved, &mut watch).map_err(|error| failure(talk, &error))?;
    written?;
    let viewer = viewer.unwrap_or(Viewer::Spectator);
    writeln!(out, "\n{}", game.sketch(viewer, &talk.speaker))?;
    match game.outcome() {
        Some(outcome) => scores::print(talk, &*game, &outcome, out),
        None => Ok(writeln!(out, "{}", talk.key("cli-replay-unfinished"))?),
    }
}

/// The viewer for a seat argument; without one, everything is shown.
fn viewer(seat: Option<&str>, seats: usize) -> Result<Option<Viewer>, Problem> {
    match seat {
        None => Ok(None),
        Some("spectator") => Ok(Some(Viewer::Spectator)),
        Some(text) => match text.parse::<u8>() {
            Ok(seat) if usize::from(seat) < seats => Ok(Some(Viewer::Seat(Seat::new(seat)))),
            Ok(seat) => Err(Problem::no_such_seat(seat.into(), seats)),
            Err(_) => Err(Message::new("cli-not-a-seat").text("seat", text).into()),
        },
    }
}

/// One action and its events. Another player's action is shown only by its events, since its text
/// may name what only its seat knew; if the viewer saw nothing of it, nothing is shown.
fn step(
    talk: &Talk,
    viewer: Option<Viewer>,
    seat: Seat,
    name: &str,
    action: &str,
    events: &[EventRecord],
) -> Option<String> {
    let told = |event: &&EventRecord| match viewer {
        Some(viewer) => event.to.includes(viewer),
        // An event with a secret exists in two forms; the full one is shown if everything may be
        // seen.
        None => !matches!(event.to, Audience::AllBut(_)),
    };
    let lines: Vec<_> = events
        .iter()
        .filter(told)
        .flat_map(|event| hang("   ", &talk.say(&event.message), 3, talk.width))
        .map(|line| format!("\n{line}"))
        .collect();
    let own = viewer.is_none_or(|viewer| viewer.is(seat));
    if !own && lines.is_empty() {
        return None;
    }
    let heading = if own { talk.label(name, &talk.bold(action)) } else { name.to_string() };
    Some(heading + &lines.concat())
}
