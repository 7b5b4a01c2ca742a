//! A log does not grow forever: a game that need not end is ended, without a result and with
//! everything that was played.

use game_core::{Seat, Viewer};
use protocol::{Happening, How};
use serde_json::json;
use table::{Act, Actor, Command, End, MOST_ANSWERS, MOST_EXTRA, UndoStatus};

use crate::harness::{Hall, account, kind, person, same, seat, setup, setup_of};

/// A game of Queen's Architect in which nobody builds: round after round, until the table is full.
fn full(stop: impl Fn(&Hall) -> bool) -> Hall {
    let config = json!({"players": 2, "first": 0, "round_limit": 0});
    let mut setup = setup_of("queens-architect", config, (0..2).map(person).collect());
    setup.rated = true;
    let mut hall = Hall::started(setup);
    let mut rounds = 0;
    while !hall.table.is_full() && !hall.table.is_over() && !stop(&hall) {
        let asked = hall.asked();
        // The answer that keeps the score lowest keeps the game from ending.
        let answers = hall.game().answers(asked).len();
        rounds += 1;
        let chosen =
            (0..answers).find(|index| stays_open(&hall, asked, (index + rounds) % answers));
        hall.answers(asked, (chosen.unwrap_or(0) + rounds) % answers);
    }
    hall
}

/// Whether the game continues after an answer, and nobody has come closer to ending it.
fn stays_open(hall: &Hall, asked: Seat, index: usize) -> bool {
    let answers = hall.game().answers(asked);
    let mut trial = hall.game().boxed_clone();
    trial.apply(asked, &answers[index].action).is_ok() && !trial.awaiting().is_empty()
}

fn warnings(hall: &Hall) -> Vec<u32> {
    let left = |item: protocol::Item| match item.what {
        Happening::Filling { left } => Some(left),
        _ => None,
    };
    hall.heard(Viewer::Spectator).into_iter().filter_map(left).collect()
}

#[test]
fn a_game_without_an_end_is_ended() {
    let mut hall = full(|_| false);
    assert!(hall.table.is_full(), "it ended by its rules after {}", hall.game().played());
    // Everybody was warned once, in time.
    assert_eq!(warnings(&hall), [MOST_ANSWERS as u32 / 10]);
    let asked = hall.asked();
    let answer = hall.choice(asked, 0);
    hall.refuses(&account(asked), &answer, "table-full");
    assert_eq!(hall.table.bot_duty(), None);
    let act = hall.does(&Actor::Server, &Command::End);
    assert_eq!(act, Act::End { full: true, counts: false });
    assert_eq!((hall.table.end(), hall.table.is_full()), (Some(End::Full), false));
    let ending = hall.table.ending().expect("an end");
    assert_eq!((ending.how, ending.ranks, ending.rated), (How::Full, None, false));
    // Nothing is lost: it can be replayed and saved.
    let saved = hall.saved();
    assert_eq!(saved.actions, hall.game().actions());
    let again =
        kind(&saved.game).replay(kind(&saved.game).default_edition(), &saved, &mut |_, _, _| ());
    assert_eq!(again.map(|game| Some(game.hash())), Ok(hall.hash()));
    same(&hall.table, &hall.again(), hall.now);
}

/// An undone answer makes room again, and nobody is warned twice.
#[test]
fn what_is_taken_back_does_not_count() {
    let is_near = |hall: &Hall| {
        let free = matches!(hall.table.undo_status(seat(0)), UndoStatus::Free { .. });
        hall.table.answers_left() <= MOST_ANSWERS / 10 && free
    };
    let mut hall = full(is_near);
    assert_eq!(warnings(&hall).len(), 1);
    let left = hall.table.answers_left();
    let question = hall.last_answered(seat(0));
    hall.does(&account(seat(0)), &Command::Undo { seat: seat(0), question });
    assert_eq!(hall.table.answers_left(), left + 1);
    hall.answers(seat(0), 0);
    assert_eq!(warnings(&hall).len(), 1);
}

/// A bot that is let in and sent away again and again is limited.
#[test]
fn coming_and_going_has_an_end() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(1);
    let mut hall = Hall::started(setup);
    let asked = hall.asked();
    let present = account(asked.next(2));
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    let reclaim = Command::Reclaim { seat: asked };
    for _ in 0..MOST_EXTRA {
        hall.now += 1;
        hall.does(&present, &hand_over);
        hall.does(&account(asked), &reclaim);
    }
    hall.now += 1;
    hall.does(&present, &hand_over);
    hall.refuses(&account(asked), &reclaim, "table-log-full");
    hall.refuses(&present, &hand_over, "table-bot-plays");
}
