//! Questions to several seats at once, and undoing an answer to them.

use game_core::{Seat, Viewer};
use protocol::Happening;
use serde_json::json;
use table::{Act, Clock, Command, UndoPolicy, UndoStatus};

use crate::harness::{Bench, SECOND, account, decided, person, seat, setup_of};

fn draft() -> Bench {
    let config = json!({"players": 3, "first": 0});
    Bench::started(setup_of("west-kingdom", config, (0..3).map(person).collect()))
}

/// All choose their decks at once, in several answers each; how many is a secret.
fn decks(clock: Clock) -> Bench {
    let config = json!({"players": 2, "first": 0, "variant": "advanced"});
    let mut setup = setup_of("architectura", config, (0..2).map(person).collect());
    setup.clock = clock;
    Bench::started(setup)
}

fn undo(bench: &Bench, seat: Seat) -> Command {
    Command::Undo { seat, question: bench.last_answered(seat) }
}

#[test]
fn an_answer_can_be_taken_back_until_the_last_seat_has_answered() {
    let mut bench = draft();
    let before = bench.hash();
    bench.answers(seat(0), 0);
    let alone = bench.hash();
    bench.answers(seat(1), 1);
    assert_eq!(bench.table.undo_status(seat(0)), UndoStatus::Free { question: 1 });
    let command = undo(&bench, seat(0));
    assert!(matches!(bench.does(&account(seat(0)), &command), Act::TakeBack { .. }));
    // Only that seat has a new question; the other's answer stands.
    assert_eq!(bench.question(seat(0)), 2);
    assert_eq!(bench.table.question(seat(1)), None);
    assert_eq!(bench.question(seat(2)), 1);
    let command = undo(&bench, seat(1));
    bench.does(&account(seat(1)), &command);
    assert_eq!(bench.hash(), before);
    bench.answers(seat(0), 0);
    assert_eq!(bench.hash(), alone);
    bench.answers(seat(1), 0);
    bench.answers(seat(2), 0);
    // Everything is open: now it would take the others' consent.
    assert!(matches!(bench.table.undo_status(seat(0)), UndoStatus::Consent { question: 2, .. }));
}

#[test]
fn every_policy_lets_a_sealed_answer_be_taken_back() {
    for policy in [UndoPolicy::None, UndoPolicy::Free, UndoPolicy::Consent] {
        let config = json!({"players": 2, "first": 0});
        let mut setup = setup_of("west-kingdom", config, (0..2).map(person).collect());
        setup.undo = policy;
        let mut bench = Bench::started(setup);
        bench.answers(seat(1), 0);
        let command = undo(&bench, seat(1));
        bench.does(&account(seat(1)), &command);
        bench.refuses(&account(seat(1)), &command, "table-undo-nothing");
    }
}

/// Nobody else learns what the answer was, or anything else from undoing it.
#[test]
fn what_was_taken_back_stays_a_secret() {
    let mut benches = [draft(), draft()];
    for (index, bench) in benches.iter_mut().enumerate() {
        bench.answers(seat(0), index);
        bench.answers(seat(1), 0);
        let command = undo(bench, seat(0));
        bench.does(&account(seat(0)), &command);
    }
    let [one, two] = &benches;
    assert_ne!(one.heard(Viewer::Seat(seat(0))), two.heard(Viewer::Seat(seat(0))));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(one.heard(viewer), two.heard(viewer));
        assert_eq!(one.table.screen(viewer, one.now), two.table.screen(viewer, two.now));
        assert_eq!(one.pasts(viewer), two.pasts(viewer));
        let back = |item: &protocol::Item| matches!(item.what, Happening::TakenBack { .. });
        assert!(!one.heard(viewer).iter().any(back), "a pick is told to its seat alone");
    }
    let Happening::TakenBack { from, to, .. } = one.last_heard(Viewer::Seat(seat(0))) else {
        panic!("one's own items no longer stand");
    };
    assert!(from <= to && to <= one.table.told(Viewer::Seat(seat(0))));
}

/// How many answers somebody gave and undid shows nowhere: not in numbers, not on clocks.
#[test]
fn nobody_can_count_the_answers_of_others() {
    for clock in [
        Clock::None,
        Clock::Live { initial: 600 * SECOND, increment: 10 * SECOND },
        Clock::Daily { per_move: 86_400 * SECOND, holidays: 0 },
    ] {
        let mut benches = [decks(clock), decks(clock)];
        let exchange = |bench: &Bench| {
            let answers = bench.game().answers(seat(0));
            let index = answers.iter().position(|answer| answer.action.starts_with("exchange"));
            bench.choice(seat(0), index.expect("an exchange"))
        };
        for (index, bench) in benches.iter_mut().enumerate() {
            bench.now += 5 * SECOND;
            if index == 1 {
                let command = exchange(bench);
                let decision = decided(&bench.table, bench.now, &account(seat(0)), &command);
                let Ok(Some(entry)) = decision else { panic!("a legal answer") };
                let told = bench.put(&entry);
                let reached: Vec<_> = bench.table.viewers().map(|it| told.reaches(it)).collect();
                assert_eq!(reached, [true, false, false]);
                bench.now += SECOND;
                let command = undo(bench, seat(0));
                assert!(matches!(bench.does(&account(seat(0)), &command), Act::TakeBack { .. }));
                let command = exchange(bench);
                bench.does(&account(seat(0)), &command);
                bench.now -= SECOND;
            }
            bench.now += 2 * SECOND;
        }
        let [one, two] = &benches;
        assert!(one.log.len() < two.log.len());
        for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
            assert_eq!(one.heard(viewer), two.heard(viewer));
            assert_eq!(one.table.screen(viewer, one.now), two.table.screen(viewer, one.now));
            assert_eq!(one.pasts(viewer), two.pasts(viewer));
        }
        // Once they are done and play, the time before still looks the same.
        let ready = |seat, bench: &mut Bench| {
            let question = bench.question(seat);
            let action = "ready".to_string();
            bench.does(&account(seat), &Command::Answer { seat, question, action });
        };
        let [one, two] = benches.map(|mut bench| {
            ready(seat(1), &mut bench);
            let told = bench.table.told(Viewer::Spectator);
            ready(seat(0), &mut bench);
            assert_eq!(bench.table.awaiting().len(), 1, "the game goes on");
            (bench, told)
        });
        assert_eq!(one.1, two.1);
        for n in 0..=one.1 {
            let past = |(bench, _): &(Bench, u64)| bench.table.past(Viewer::Spectator, n);
            assert_eq!(past(&one), past(&two));
        }
    }
}

/// A seat can be done and then not done after all: the others are told of both.
#[test]
fn a_public_part_of_an_answer_is_taken_back_in_public() {
    let mut bench = decks(Clock::None);
    let ready = Command::Answer { seat: seat(0), question: 1, action: "ready".to_string() };
    bench.does(&account(seat(0)), &ready);
    assert_eq!(bench.table.question(seat(0)), None);
    let command = undo(&bench, seat(0));
    bench.does(&account(seat(0)), &command);
    for viewer in bench.table.viewers() {
        let number = bench.table.told(viewer) - 1;
        let back = Happening::TakenBack { seat: 0, from: number, to: number };
        assert_eq!(bench.last_heard(viewer), back);
    }
    assert_eq!(bench.question(seat(0)), 2);
    assert_eq!(bench.question(seat(1)), 1);
}

/// Answering and undoing gains no time here, either.
#[test]
fn the_increment_goes_with_a_sealed_answer() {
    let config = json!({"players": 2, "first": 0});
    let mut setup = setup_of("west-kingdom", config, (0..2).map(person).collect());
    setup.clock = Clock::Live { initial: 600 * SECOND, increment: 10 * SECOND };
    let mut bench = Bench::started(setup);
    for _ in 0..3 {
        bench.answers(seat(0), 0);
        assert_eq!(bench.table.clock(seat(0), bench.now), Some(610 * SECOND));
        let command = undo(&bench, seat(0));
        bench.does(&account(seat(0)), &command);
        assert_eq!(bench.table.clock(seat(0), bench.now), Some(600 * SECOND));
        assert!(bench.table.clock_runs(seat(0)));
    }
}

/// An undo by consent back into a simultaneous question: what others answered to it is theirs to
/// undo.
#[test]
fn a_question_to_all_is_open_again_after_an_undo() {
    let mut bench = decks(Clock::None);
    for index in [0, 1] {
        let (seat, action) = (seat(index), "ready".to_string());
        bench.does(&account(seat), &Command::Answer { seat, question: 1, action });
    }
    assert_eq!(bench.table.awaiting().len(), 1);
    assert!(matches!(bench.table.undo_status(seat(0)), UndoStatus::Consent { .. }));
    let command = undo(&bench, seat(1));
    assert!(matches!(bench.does(&account(seat(1)), &command), Act::Propose { .. }));
    bench.agrees(seat(0), true);
    assert_eq!(bench.asked(), seat(1));
    assert_eq!(bench.table.undo_status(seat(0)), UndoStatus::Free { question: 1 });
    let command = undo(&bench, seat(0));
    assert!(matches!(bench.does(&account(seat(0)), &command), Act::TakeBack { .. }));
    // The first seat was asked for its turn meanwhile; no number is used twice.
    assert_eq!((bench.question(seat(0)), bench.question(seat(1))), (3, 2));
}
