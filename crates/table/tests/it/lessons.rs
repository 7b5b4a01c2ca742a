//! Lessons: the script that a bot follows, and the learner's progress in it.

use game_core::{Seed, Viewer};
use protocol::LessonFace;
use serde_json::json;
use table::{Actor, Command, Opening, Script, Setup, Table};

use crate::harness::{Bench, account, bot, kind, person, seat, setup_of};

/// A lesson whose first `played` actions belong to the opening: the first moves of a game.
fn lesson(played: usize, scripted: usize) -> Setup {
    let mut setup = setup_of(
        "queens-architect",
        json!({"players": 2, "first": 0}),
        vec![person(0), bot("novice")],
    );
    let seed = Seed::from_text("lesson");
    let kind = kind("queens-architect");
    let mut game = kind.start(kind.default_edition(), setup.config.clone(), seed).expect("a game");
    for number in 0..played + scripted {
        let seat = game.awaiting().lowest().expect("a seat");
        let answers = game.answers(seat);
        let action = answers[number * 5 % answers.len()].action.clone();
        game.apply(seat, &action).expect("an answer");
    }
    let mut actions = game.actions();
    let script = actions.split_off(played);
    setup.from = Some(Opening { seed, actions, whole: false });
    setup.lesson =
        Some(Script { id: "first".to_string(), pupil: seat(0), actions: script, skipped: 0 });
    setup
}

fn begun(setup: &Setup) -> Bench {
    let mut bench = Bench::open(setup.clone());
    let seed = setup.from.as_ref().expect("an opening").seed;
    bench.does(&Actor::Server, &Command::Start { seed });
    bench
}

fn step(bench: &Bench) -> Option<u32> {
    bench.table.screen(Viewer::Seat(seat(0)), 0).lesson.expect("a lesson").step
}

/// Lets the bot answer as long as it must.
fn bot_answers(bench: &mut Bench) {
    while let Some(job) = bench.table.bot_job() {
        let command = job.think(1).expect("an answer");
        bench.does(&Actor::Bot, &command);
    }
}

fn answer(bench: &mut Bench, action: &str) {
    let question = bench.table.question(seat(0)).expect("a question");
    let action = action.to_string();
    bench.does(&account(seat(0)), &Command::Answer { seat: seat(0), question, action });
    bot_answers(bench);
}

#[test]
fn a_bot_follows_the_script_for_as_long_as_the_pupil_does() {
    let setup = lesson(7, 30);
    let script = setup.lesson.clone().expect("a script");
    let own: Vec<_> = script.actions.iter().filter(|(by, _)| *by == seat(0)).collect();
    let mut bench = begun(&setup);
    bot_answers(&mut bench);
    for (n, (_, action)) in own.iter().enumerate() {
        let face =
            LessonFace { id: "first".to_string(), step: Some(n as u32), steps: own.len() as u32 };
        assert_eq!(bench.table.screen(Viewer::Seat(seat(0)), 0).lesson, Some(face));
        // Leave the script, and come back to it.
        let question = bench.table.question(seat(0)).expect("a question");
        let answers = bench.table.game().expect("a game").answers(seat(0));
        if let Some(other) = answers.iter().find(|answer| answer.action != *action) {
            answer(&mut bench, &other.action);
            assert_eq!(step(&bench), None);
            bench.does(&account(seat(0)), &Command::Undo { seat: seat(0), question });
            assert_eq!(step(&bench), Some(n as u32));
        }
        answer(&mut bench, action);
    }
    assert_eq!(step(&bench), Some(own.len() as u32), "it is over, and the game goes on");
    let played = bench.table.game().expect("a game").actions();
    assert_eq!(played[7..7 + script.actions.len()], script.actions[..]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(bench.table.screen(viewer, 0).lesson, None, "it is nobody else's business");
    }
    // The setup and the log give the same table again.
    let text = serde_json::to_string(&setup).expect("a setup");
    let again: Setup = serde_json::from_str(&text).expect("a setup");
    let again =
        Table::replay(bench.table.kind(), bench.table.kind().default_edition(), again, &bench.log);
    let face = again.expect("a table").screen(Viewer::Seat(seat(0)), 0).lesson;
    assert_eq!(face, bench.table.screen(Viewer::Seat(seat(0)), 0).lesson);
}

#[test]
fn what_was_played_before_a_lesson_stays() {
    let bench = begun(&lesson(7, 30));
    let undo = bench.table.undo_status(seat(0));
    assert!(matches!(undo, table::UndoStatus::Refused(_)), "{undo:?}");
}

#[test]
fn a_script_is_played_after_an_opening_and_one_seat_at_a_time() {
    let open = |setup: &Setup| {
        let kind = kind(&setup.game);
        Table::open(kind, kind.default_edition(), setup.clone()).map(|_| ())
    };
    let mut setup = lesson(7, 8);
    assert!(open(&setup).is_ok());
    let opening = setup.from.take();
    assert_eq!(open(&setup).expect_err("no opening").message.key, "table-setup-lesson");
    setup.from = opening;
    setup.lesson.as_mut().expect("a script").actions[0].1 = "fly".to_string();
    assert!(open(&setup).is_err(), "a script that cannot be played");
    // The draft is a question to several seats: a scripted answer would depend on what is still
    // sealed.
    let mut sealed =
        setup_of("west-kingdom", json!({"players": 2, "first": 0}), vec![person(0), bot("novice")]);
    let seed = Seed::from_text("lesson");
    let kind = kind("west-kingdom");
    let game = kind.start(kind.default_edition(), sealed.config.clone(), seed).expect("a game");
    let action = game.answers(seat(0))[0].action.clone();
    sealed.from = Some(Opening { seed, actions: Vec::new(), whole: false });
    let actions = vec![(seat(0), action)];
    sealed.lesson = Some(Script { id: "first".to_string(), pupil: seat(0), actions, skipped: 0 });
    assert_eq!(open(&sealed).expect_err("sealed").message.key, "table-setup-lesson");
}
