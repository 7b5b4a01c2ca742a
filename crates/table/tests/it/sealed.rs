//! Questions to several seats at once, and undoing an answer to them.

use game_core::{Seat, Viewer};
use protocol::Happening;
use serde_json::json;
use table::{Act, Clock, Command, UndoPolicy, UndoStatus};

use crate::harness::{Hall, SECOND, account, decided, person, seat, setup_of};

fn draft() -> Hall {
    let config = json!({"players": 3, "first": 0});
    Hall::started(setup_of("west-kingdom", config, (0..3).map(person).collect()))
}

/// All choose their decks at once, in several answers each; how many is a secret.
fn decks(clock: Clock) -> Hall {
    let config = json!({"players": 2, "first": 0, "variant": "advanced"});
    let mut setup = setup_of("architectura", config, (0..2).map(person).collect());
    setup.clock = clock;
    Hall::started(setup)
}

fn undo(hall: &Hall, seat: Seat) -> Command {
    Command::Undo { seat, question: hall.last_answered(seat) }
}

#[test]
fn an_answer_can_be_taken_back_until_the_last_seat_has_answered() {
    let mut hall = draft();
    let before = hall.hash();
    hall.answers(seat(0), 0);
    let alone = hall.hash();
    hall.answers(seat(1), 1);
    assert_eq!(hall.table.undo_status(seat(0)), UndoStatus::Free { question: 1 });
    let command = undo(&hall, seat(0));
    assert!(matches!(hall.does(&account(seat(0)), &command), Act::TakeBack { .. }));
    // Only that seat has a new question; the other's answer stands.
    assert_eq!(hall.question(seat(0)), 2);
    assert_eq!(hall.table.question(seat(1)), None);
    assert_eq!(hall.question(seat(2)), 1);
    let command = undo(&hall, seat(1));
    hall.does(&account(seat(1)), &command);
    assert_eq!(hall.hash(), before);
    hall.answers(seat(0), 0);
    assert_eq!(hall.hash(), alone);
    hall.answers(seat(1), 0);
    hall.answers(seat(2), 0);
    // Everything is open: now it would take the others' consent.
    assert!(matches!(hall.table.undo_status(seat(0)), UndoStatus::Consent { question: 2, .. }));
}

#[test]
fn every_policy_lets_a_sealed_answer_be_taken_back() {
    for policy in [UndoPolicy::None, UndoPolicy::Free, UndoPolicy::Consent] {
        let config = json!({"players": 2, "first": 0});
        let mut setup = setup_of("west-kingdom", config, (0..2).map(person).collect());
        setup.undo = policy;
        let mut hall = Hall::started(setup);
        hall.answers(seat(1), 0);
        let command = undo(&hall, seat(1));
        hall.does(&account(seat(1)), &command);
        hall.refuses(&account(seat(1)), &command, "table-undo-nothing");
    }
}

/// Nobody else learns what the answer was, or anything else from undoing it.
#[test]
fn what_was_taken_back_stays_a_secret() {
    let mut halls = [draft(), draft()];
    for (index, hall) in halls.iter_mut().enumerate() {
        hall.answers(seat(0), index);
        hall.answers(seat(1), 0);
        let command = undo(hall, seat(0));
        hall.does(&account(seat(0)), &command);
    }
    let [one, two] = &halls;
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
        let mut halls = [decks(clock), decks(clock)];
        let exchange = |hall: &Hall| {
            let answers = hall.game().answers(seat(0));
            let index = answers.iter().position(|answer| answer.action.starts_with("exchange"));
            hall.choice(seat(0), index.expect("an exchange"))
        };
        for (index, hall) in halls.iter_mut().enumerate() {
            hall.now += 5 * SECOND;
            if index == 1 {
                let command = exchange(hall);
                let decision = decided(&hall.table, hall.now, &account(seat(0)), &command);
                let Ok(Some(entry)) = decision else { panic!("a legal answer") };
                let told = hall.put(&entry);
                let reached: Vec<_> = hall.table.viewers().map(|it| told.reaches(it)).collect();
                assert_eq!(reached, [true, false, false]);
                hall.now += SECOND;
                let command = undo(hall, seat(0));
                assert!(matches!(hall.does(&account(seat(0)), &command), Act::TakeBack { .. }));
                let command = exchange(hall);
                hall.does(&account(seat(0)), &command);
                hall.now -= SECOND;
            }
            hall.now += 2 * SECOND;
        }
        let [one, two] = &halls;
        assert!(one.log.len() < two.log.len());
        for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
            assert_eq!(one.heard(viewer), two.heard(viewer));
            assert_eq!(one.table.screen(viewer, one.now), two.table.screen(viewer, one.now));
            assert_eq!(one.pasts(viewer), two.pasts(viewer));
        }
        // Once they are done and play, the time before still looks the same.
        let ready = |seat, hall: &mut Hall| {
            let question = hall.question(seat);
            let action = "ready".to_string();
            hall.does(&account(seat), &Command::Answer { seat, question, action });
        };
        let [one, two] = halls.map(|mut hall| {
            ready(seat(1), &mut hall);
            let told = hall.table.told(Viewer::Spectator);
            ready(seat(0), &mut hall);
            assert_eq!(hall.table.awaiting().len(), 1, "the game goes on");
            (hall, told)
        });
        assert_eq!(one.1, two.1);
        for n in 0..=one.1 {
            let past = |(hall, _): &(Hall, u64)| hall.table.past(Viewer::Spectator, n);
            assert_eq!(past(&one), past(&two));
        }
    }
}

/// A seat can be done and then not done after all: the others are told of both.
#[test]
fn a_public_part_of_an_answer_is_taken_back_in_public() {
    let mut hall = decks(Clock::None);
    let ready = Command::Answer { seat: seat(0), question: 1, action: "ready".to_string() };
    hall.does(&account(seat(0)), &ready);
    assert_eq!(hall.table.question(seat(0)), None);
    let command = undo(&hall, seat(0));
    hall.does(&account(seat(0)), &command);
    for viewer in hall.table.viewers() {
        let number = hall.table.told(viewer) - 1;
        let back = Happening::TakenBack { seat: 0, from: number, to: number };
        assert_eq!(hall.last_heard(viewer), back);
    }
    assert_eq!(hall.question(seat(0)), 2);
    assert_eq!(hall.question(seat(1)), 1);
}

/// Answering and undoing gains no time here, either.
#[test]
fn the_increment_goes_with_a_sealed_answer() {
    let config = json!({"players": 2, "first": 0});
    let mut setup = setup_of("west-kingdom", config, (0..2).map(person).collect());
    setup.clock = Clock::Live { initial: 600 * SECOND, increment: 10 * SECOND };
    let mut hall = Hall::started(setup);
    for _ in 0..3 {
        hall.answers(seat(0), 0);
        assert_eq!(hall.table.clock(seat(0), hall.now), Some(610 * SECOND));
        let command = undo(&hall, seat(0));
        hall.does(&account(seat(0)), &command);
        assert_eq!(hall.table.clock(seat(0), hall.now), Some(600 * SECOND));
        assert!(hall.table.clock_runs(seat(0)));
    }
}

/// An undo by consent back into a simultaneous question: what others answered to it is theirs to
/// undo.
#[test]
fn a_question_to_all_is_open_again_after_an_undo() {
    let mut hall = decks(Clock::None);
    for index in [0, 1] {
        let (seat, action) = (seat(index), "ready".to_string());
        hall.does(&account(seat), &Command::Answer { seat, question: 1, action });
    }
    assert_eq!(hall.table.awaiting().len(), 1);
    assert!(matches!(hall.table.undo_status(seat(0)), UndoStatus::Consent { .. }));
    let command = undo(&hall, seat(1));
    assert!(matches!(hall.does(&account(seat(1)), &command), Act::Propose { .. }));
    hall.agrees(seat(0), true);
    assert_eq!(hall.asked(), seat(1));
    assert_eq!(hall.table.undo_status(seat(0)), UndoStatus::Free { question: 1 });
    let command = undo(&hall, seat(0));
    assert!(matches!(hall.does(&account(seat(0)), &command), Act::TakeBack { .. }));
    // The first seat was asked for its turn meanwhile; no number is used twice.
    assert_eq!((hall.question(seat(0)), hall.question(seat(1))), (3, 2));
}
