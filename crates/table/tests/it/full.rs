//! A log does not grow forever: a game that need not end is ended, without a result and with
//! everything that was played.

use game_core::{Seat, Viewer};
use protocol::{Happening, How};
use serde_json::json;
use table::{Act, Actor, Command, End, MOST_ANSWERS, MOST_EXTRA, UndoStatus};

use crate::harness::{Bench, account, kind, person, same, seat, setup, setup_of};

/// A game of Queen's Architect in which nobody builds: round after round, until the table is full.
fn full(stop: impl Fn(&Bench) -> bool) -> Bench {
    let config = json!({"players": 2, "first": 0, "round_limit": 0});
    let mut setup = setup_of("queens-architect", config, (0..2).map(person).collect());
    setup.rated = true;
    let mut bench = Bench::started(setup);
    let mut rounds = 0;
    while !bench.table.is_full() && !bench.table.is_over() && !stop(&bench) {
        let asked = bench.asked();
        // The answer that keeps the score lowest keeps the game from ending.
        let answers = bench.game().answers(asked).len();
        rounds += 1;
        let chosen =
            (0..answers).find(|index| stays_open(&bench, asked, (index + rounds) % answers));
        bench.answers(asked, (chosen.unwrap_or(0) + rounds) % answers);
    }
    bench
}

/// Whether the game continues after an answer, and nobody has come closer to ending it.
fn stays_open(bench: &Bench, asked: Seat, index: usize) -> bool {
    let answers = bench.game().answers(asked);
    let mut trial = bench.game().boxed_clone();
    trial.apply(asked, &answers[index].action).is_ok() && !trial.awaiting().is_empty()
}

fn warnings(bench: &Bench) -> Vec<u32> {
    let left = |item: protocol::Item| match item.what {
        Happening::Filling { left } => Some(left),
        _ => None,
    };
    bench.heard(Viewer::Spectator).into_iter().filter_map(left).collect()
}

#[test]
fn a_game_without_an_end_is_ended() {
    let mut bench = full(|_| false);
    assert!(bench.table.is_full(), "it ended by its rules after {}", bench.game().played());
    // Everybody was warned once, in time.
    assert_eq!(warnings(&bench), [MOST_ANSWERS as u32 / 10]);
    let asked = bench.asked();
    let answer = bench.choice(asked, 0);
    bench.refuses(&account(asked), &answer, "table-full");
    assert_eq!(bench.table.next_bot(), None);
    let act = bench.does(&Actor::Server, &Command::End);
    assert_eq!(act, Act::End { full: true, counts: false });
    assert_eq!((bench.table.end(), bench.table.is_full()), (Some(End::Full), false));
    let ending = bench.table.ending().expect("an end");
    assert_eq!((ending.how, ending.ranks, ending.rated), (How::Full, None, false));
    // Nothing is lost: it can be replayed and saved.
    let saved = bench.saved();
    assert_eq!(saved.actions, bench.game().actions());
    let again =
        kind(&saved.game).replay(kind(&saved.game).default_edition(), &saved, &mut |_, _, _| ());
    assert_eq!(again.map(|game| Some(game.hash())), Ok(bench.hash()));
    same(&bench.table, &bench.again(), bench.now);
}

/// An undone answer makes room again, and nobody is warned twice.
#[test]
fn what_is_taken_back_does_not_count() {
    let is_near = |bench: &Bench| {
        let free = matches!(bench.table.undo_status(seat(0)), UndoStatus::Free { .. });
        bench.table.answers_left() <= MOST_ANSWERS / 10 && free
    };
    let mut bench = full(is_near);
    assert_eq!(warnings(&bench).len(), 1);
    let left = bench.table.answers_left();
    let question = bench.last_answered(seat(0));
    bench.does(&account(seat(0)), &Command::Undo { seat: seat(0), question });
    assert_eq!(bench.table.answers_left(), left + 1);
    bench.answers(seat(0), 0);
    assert_eq!(warnings(&bench).len(), 1);
}

/// A bot that is let in and sent away again and again is limited.
#[test]
fn coming_and_going_has_an_end() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(1);
    let mut bench = Bench::started(setup);
    let asked = bench.asked();
    let present = account(asked.next(2));
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    let reclaim = Command::Reclaim { seat: asked };
    for _ in 0..MOST_EXTRA {
        bench.now += 1;
        bench.does(&present, &hand_over);
        bench.does(&account(asked), &reclaim);
    }
    bench.now += 1;
    bench.does(&present, &hand_over);
    bench.refuses(&account(asked), &reclaim, "table-log-full");
    bench.refuses(&present, &hand_over, "table-bot-plays");
}
