//! Undo: free back to a barrier; past it by consent, or at once when alone.

use game_core::{Seat, SeatSet, Viewer};
use protocol::{Happening, Proposal};
use serde_json::json;
use table::{Act, Clock, Command, Entry, MOST_EXTRA, Setup, UndoPolicy, UndoStatus};

use crate::harness::{Bench, SECOND, account, bot, person, seat, setup, setup_of};

fn undo(bench: &Bench, seat: Seat) -> Command {
    Command::Undo { seat, question: bench.last_answered(seat) }
}

/// A game advanced until somebody else is asked.
fn past_a_turn(setup: Setup) -> Bench {
    let mut bench = Bench::started(setup);
    bench.plays_until(|bench| {
        bench.table.seq() > 12
            && matches!(bench.table.undo_status(seat(0)), UndoStatus::Consent { .. })
    });
    bench
}

/// How many items each viewer has been told.
fn told(bench: &Bench) -> Vec<(Viewer, u64)> {
    bench.table.viewers().map(|viewer| (viewer, bench.table.told(viewer))).collect()
}

#[test]
fn do_and_undo_is_the_identity() {
    for game in games::all().iter().map(|kind| kind.id()) {
        let mut bench = Bench::started(setup(game, 2));
        let mut tried = 0;
        for step in 0..200 {
            let Some(asked) = bench.table.awaiting().lowest() else { break };
            let before = (bench.hash(), bench.game().actions());
            let number = bench.question(asked);
            let counts = told(&bench);
            bench.answers(asked, step);
            let silent: Vec<_> =
                told(&bench).into_iter().filter(|it| counts.contains(it)).collect();
            if let UndoStatus::Free { question } = bench.table.undo_status(asked) {
                assert_eq!(question, number);
                bench.does(&account(asked), &Command::Undo { seat: asked, question });
                assert_eq!((bench.hash(), bench.game().actions()), before);
                assert!(bench.question(asked) > number);
                // A viewer who was not told of the answer is not told of its undo, either.
                assert!(silent.iter().all(|it| told(&bench).contains(it) || it.0.is(asked)));
                tried += 1;
                bench.answers(asked, step);
            }
        }
        // In Architectura nearly every answer reveals a card.
        assert!(tried > 0 || game == "architectura", "{game}: nothing could be undone");
    }
}

#[test]
fn undo_is_appended_and_nothing_is_deleted() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    bench.plays_until(|bench| bench.table.seq() > 12);
    let free = bench.plays_until_free();
    let seq = bench.table.seq();
    let command = undo(&bench, free);
    let act = bench.does(&account(free), &command);
    assert!(matches!(act, Act::Undo { .. } | Act::TakeBack { .. }));
    assert_eq!(bench.table.seq(), seq + 1);
    assert!(bench.table.entries().eq(bench.log.iter().cloned()));
    let Happening::Undone { seat, to } = bench.last_heard(Viewer::Seat(free)) else {
        panic!("it is told");
    };
    assert_eq!(seat as usize, free.index());
    // What the answer told is above the mark, what came before is not.
    assert!(to < bench.table.told(Viewer::Seat(free)) - 1);
}

#[test]
fn past_a_barrier_the_others_are_asked() {
    let mut bench = past_a_turn(setup("queens-architect", 3));
    let before = bench.hash();
    let UndoStatus::Consent { of, .. } = bench.table.undo_status(seat(0)) else { unreachable!() };
    assert_eq!(of, SeatSet::first(3).without(seat(0)));
    let question = bench.last_answered(seat(0));
    let command = undo(&bench, seat(0));
    assert!(matches!(bench.does(&account(seat(0)), &command), Act::Propose { .. }));
    assert_eq!(bench.hash(), before);
    bench.refuses(&account(seat(0)), &command, "table-proposal-open");
    bench.agrees(seat(1), true);
    assert_eq!(bench.hash(), before);
    assert_eq!(bench.table.proposal().map(|open| open.asked), Some(vec![2]));
    let again = Command::Consent { proposal: 1, agree: true };
    bench.refuses(&account(seat(1)), &again, "table-consent-not-asked");
    bench.refuses(&account(seat(0)), &again, "table-consent-not-asked");
    bench.agrees(seat(2), true);
    assert_ne!(bench.hash(), before);
    assert_eq!(bench.asked(), seat(0));
    assert!(bench.question(seat(0)) > question);
    assert_eq!(bench.table.proposal(), None);
    for viewer in bench.table.viewers() {
        assert!(matches!(bench.last_heard(viewer), Happening::Undone { seat: 0, .. }));
    }
}

/// A person who was to agree and is handed over to a bot has not agreed: the proposal is dropped,
/// and cannot be made again until they are back.
#[test]
fn nobody_agrees_for_the_absent() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(1);
    let mut bench = past_a_turn(setup);
    assert_eq!(bench.asked(), seat(1));
    let command = undo(&bench, seat(0));
    assert!(matches!(bench.does(&account(seat(0)), &command), Act::Propose { .. }));
    bench.now += 1;
    let (before, log) = (bench.hash(), bench.log.clone());
    let hand_over = Command::HandOver { seat: seat(1), bot: "novice".to_string() };
    bench.does(&account(seat(0)), &hand_over);
    assert_eq!((bench.hash(), bench.table.proposal()), (before.clone(), None));
    let told: Vec<_> = bench.heard(Viewer::Spectator).into_iter().map(|item| item.what).collect();
    assert!(told.contains(&Happening::Withdrawn { proposal: 1, by: None }), "{told:?}");
    bench.refuses(&account(seat(0)), &command, "table-undo-absent");
    bench.does(&account(seat(1)), &Command::Reclaim { seat: seat(1) });
    bench.does(&account(seat(0)), &command);
    bench.agrees(seat(1), true);
    assert_ne!(bench.hash(), before);

    // Old logs keep their meaning; otherwise what was played later could not be replayed.
    let mut old = Bench::open(bench.table.setup().clone());
    for entry in &log {
        old.put(entry);
    }
    let line = r#"{"hand_over":{"seat":1,"bot":"novice"}}"#;
    let act = serde_json::from_str(line).expect("an act");
    old.put(&Entry { at: bench.now, by: account(seat(0)), act });
    assert_eq!(old.asked(), seat(0), "the answer was taken back");
}

/// With three, an accomplice is not enough.
#[test]
fn one_who_agrees_does_not_speak_for_one_who_is_away() {
    let mut bench = past_a_turn(setup("queens-architect", 3));
    let hand_over = Command::HandOver { seat: seat(1), bot: "novice".to_string() };
    bench.does(&table::Actor::Server, &hand_over);
    let command = undo(&bench, seat(0));
    bench.refuses(&account(seat(0)), &command, "table-undo-absent");
    assert!(matches!(bench.table.undo_status(seat(0)), UndoStatus::Refused(_)));
}

/// An answer that revealed nothing can be undone freely, even beside absent players.
#[test]
fn up_to_a_barrier_undo_is_free_beside_the_absent() {
    for game in ["queens-architect", "west-kingdom"] {
        let mut bench = Bench::started(setup(game, 2));
        bench.plays_until(|bench| bench.table.seq() > 12);
        let free = bench.plays_until_free();
        let absent = free.next(2);
        let hand_over = Command::HandOver { seat: absent, bot: "novice".to_string() };
        bench.does(&table::Actor::Server, &hand_over);
        let command = undo(&bench, free);
        let act = bench.does(&account(free), &command);
        assert!(matches!(act, Act::Undo { .. } | Act::TakeBack { .. }));
    }
}

/// Rated games once allowed undo past a barrier and became unrated by it: logs with such an entry
/// lead to the same result as before.
#[test]
fn a_stored_undo_past_a_barrier_leaves_a_game_unrated() {
    let mut setup = setup("queens-architect", 2);
    setup.rated = true;
    let mut bench = Bench::started(setup);
    bench.plays_until(|bench| bench.table.seq() > 12 && bench.asked() == seat(1));
    let Command::Undo { seat, question } = undo(&bench, seat(0)) else { unreachable!() };
    bench.refuses(&account(seat), &Command::Undo { seat, question }, "table-undo-rated");
    let act = Act::Undo { seat, question, timed: false };
    bench.put(&Entry { at: bench.now, by: account(seat), act });
    assert_eq!(bench.asked(), seat, "the answer was taken back");
    assert!(!bench.table.is_rated());
    assert_eq!(bench.last_heard(Viewer::Spectator), Happening::Unrated);
}

/// A person who has undone too much may only answer; the others lose nothing by it, and the game
/// comes to its end.
#[test]
fn not_everything_can_be_taken_back_for_ever() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    bench.plays_until(|bench| bench.table.seq() > 12);
    let free = bench.plays_until_free();
    let (_, action) = bench.game().actions().pop().expect("an answer");
    let mut undone = 0;
    let refused = loop {
        let command = undo(&bench, free);
        if let Err(problem) = bench.tries(&account(free), &command) {
            break problem;
        }
        undone += 1;
        let (question, action) = (bench.question(free), action.clone());
        bench.does(&account(free), &Command::Answer { seat: free, question, action });
    };
    assert_eq!((refused.message.key, undone), ("table-log-full", MOST_EXTRA));
    let pause = |seat| Command::Propose { seat, what: Proposal::Pause };
    bench.refuses(&account(free), &pause(free), "table-log-full");
    let other = seat(1 - free.index() as u8);
    bench.does(&account(other), &pause(other));
    bench.agrees(other, false);
    bench.plays_until(|bench| bench.table.is_over());
    assert!(bench.table.is_over());
}

#[test]
fn a_no_withdraws_the_question() {
    for (who, by) in [(1, 1), (0, 0)] {
        let mut bench = past_a_turn(setup("queens-architect", 3));
        let before = bench.hash();
        let command = undo(&bench, seat(0));
        bench.does(&account(seat(0)), &command);
        bench.agrees(seat(who), false);
        assert_eq!((bench.table.proposal(), bench.hash()), (None, before));
        let said = Happening::Withdrawn { proposal: 1, by: Some(by) };
        assert_eq!(bench.last_heard(Viewer::Spectator), said);
        let late = Command::Consent { proposal: 1, agree: true };
        bench.refuses(&account(seat(2)), &late, "table-no-proposal");
    }
}

#[test]
fn a_new_answer_withdraws_the_question() {
    let mut bench = past_a_turn(setup("queens-architect", 2));
    let command = undo(&bench, seat(0));
    bench.does(&account(seat(0)), &command);
    let asked = bench.asked();
    bench.answers(asked, 0);
    assert_eq!(bench.table.proposal(), None);
    let withdrawn = Happening::Withdrawn { proposal: 1, by: None };
    assert!(bench.heard(Viewer::Spectator).iter().any(|item| item.what == withdrawn));
}

/// The answer that somebody proposes to undo may be gone before the others have agreed.
#[test]
fn an_undo_of_somebody_else_withdraws_the_question() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    let status = |bench: &Bench, index: u8| bench.table.undo_status(seat(index));
    bench.plays_until(|bench| {
        bench.table.seq() > 12
            && matches!(status(bench, 0), UndoStatus::Consent { .. })
            && matches!(status(bench, 1), UndoStatus::Free { .. })
    });
    let (asking, free) = (undo(&bench, seat(0)), undo(&bench, seat(1)));
    bench.does(&account(seat(0)), &asking);
    assert!(bench.table.proposal().is_some());
    bench.does(&account(seat(1)), &free);
    assert_eq!(bench.table.proposal(), None);
}

/// Consent to one proposal is not consent to the next.
#[test]
fn consent_is_to_one_proposal() {
    let mut bench = past_a_turn(setup("queens-architect", 2));
    let command = undo(&bench, seat(0));
    bench.does(&account(seat(0)), &command);
    bench.agrees(seat(0), false);
    bench.proposes(seat(0), Proposal::Resign);
    let old = Command::Consent { proposal: 1, agree: true };
    bench.refuses(&account(seat(1)), &old, "table-no-proposal");
    assert!(!bench.table.is_over());
}

#[test]
fn against_bots_it_is_allowed_at_once() {
    let config = json!({"players": 2, "first": 0});
    let setup = setup_of("queens-architect", config, vec![person(0), bot("random")]);
    let mut bench = Bench::started(setup);
    bench.plays_until(|bench| {
        bench.table.seq() > 12
            && matches!(bench.table.undo_status(seat(0)), UndoStatus::Alone { .. })
    });
    let command = undo(&bench, seat(0));
    assert!(matches!(bench.does(&account(seat(0)), &command), Act::Undo { .. }));
    assert_eq!(bench.asked(), seat(0));
}

#[test]
fn policies() {
    let check = |policy: UndoPolicy, free: bool, key: &str| {
        let mut setup = setup("queens-architect", 2);
        setup.undo = policy;
        let mut bench = Bench::started(setup);
        bench.plays_until(|bench| {
            let since = bench.game().actions().into_iter().rev();
            bench.table.seq() > 12 && since.take_while(|(of, _)| *of != seat(0)).count() > 2
        });
        let command = undo(&bench, seat(0));
        bench.refuses(&account(seat(0)), &command, key);
        if free {
            let seat = bench.plays_until_free();
            let command = undo(&bench, seat);
            bench.does(&account(seat), &command);
        }
    };
    check(UndoPolicy::Free, true, "table-undo-barrier");
    check(UndoPolicy::None, false, "table-undo-off");
}

#[test]
fn what_cannot_be_undone_says_why() {
    let mut bench = Bench::started(setup("architectura", 2));
    let nothing = Command::Undo { seat: seat(0), question: 1 };
    bench.refuses(&account(seat(0)), &nothing, "table-undo-nothing");
    bench.refuses(&account(seat(1)), &nothing, "table-not-your-seat");
    bench.plays_until(|_| false);
    let command = undo(&bench, seat(0));
    bench.refuses(&account(seat(0)), &command, "table-over");
}

/// Answering and undoing gains no time.
#[test]
fn the_increment_goes_with_the_answer() {
    let mut setup = setup("west-kingdom", 2);
    setup.clock = Clock::Live { initial: 600 * SECOND, increment: 30 * SECOND };
    let mut bench = Bench::started(setup);
    bench.plays_until(|bench| bench.table.seq() > 12);
    let free = bench.plays_until_free();
    let command = undo(&bench, free);
    bench.does(&account(free), &command);
    let before = bench.table.clock(free, bench.now);
    for _ in 0..5 {
        let same = (0..50).find(|index| {
            let mut trial = Bench::open(bench.table.setup().clone());
            trial.table = bench.table.clone();
            trial.now = bench.now;
            trial.answers(free, *index);
            matches!(trial.table.undo_status(free), UndoStatus::Free { .. })
        });
        bench.answers(free, same.expect("an answer without a barrier"));
        let command = undo(&bench, free);
        bench.does(&account(free), &command);
        assert_eq!(bench.table.clock(free, bench.now), before);
    }
}
