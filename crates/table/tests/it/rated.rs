//! Rated games: the only way out is to play to the end.

use std::cell::Cell;

use game_core::Viewer;
use protocol::Proposal;
use serde_json::json;
use table::{Act, Actor, Clock, Command, Setup, UndoStatus};

use crate::harness::{
    Bench, SECOND, account, bot, can_be_said, person, same, seat, setup, setup_of,
};

const INITIAL: i64 = 600 * SECOND;

fn rated(mut setup: Setup) -> Setup {
    setup.rated = true;
    setup.clock = Clock::Live { initial: INITIAL, increment: 0 };
    setup
}

/// No undo past a barrier: not by consent, not against bots, not after somebody else has left. So
/// nobody peeks at the cards, and nobody escapes a game that goes badly.
#[test]
fn nothing_is_taken_back_past_a_barrier() {
    let against_bots = setup_of(
        "queens-architect",
        json!({"players": 2, "first": 0}),
        vec![person(0), bot("random")],
    );
    for setup in [setup("queens-architect", 2), setup("queens-architect", 3), against_bots] {
        let mut bench = Bench::started(rated(setup));
        let (refused, free) = (Cell::new(0), Cell::new(0));
        bench.plays_until(|bench| {
            match bench.table.undo_status(seat(0)) {
                UndoStatus::Free { .. } => free.set(free.get() + 1),
                UndoStatus::Refused(problem) if problem.message.key == "table-undo-rated" => {
                    can_be_said(&problem);
                    refused.set(refused.get() + 1);
                }
                UndoStatus::Refused(problem) => {
                    assert_eq!(problem.message.key, "table-undo-nothing");
                }
                other => panic!("{other:?}"),
            }
            bench.table.seq() > 80
        });
        assert!(refused.get() > 0 && free.get() > 0, "{refused:?} {free:?}");
        assert!(bench.table.is_rated());
    }
}

/// Running out of time loses, whoever notes it.
#[test]
fn time_that_has_run_out_is_a_loss() {
    for by in [Actor::Server, account(seat(1))] {
        let mut bench = Bench::started(rated(setup("queens-architect", 2)));
        let flag = Command::Flag { seat: seat(0) };
        bench.now += INITIAL - 1;
        bench.refuses(&by, &flag, "table-clock-not-out");
        bench.now += 1;
        bench.does(&by, &flag);
        assert!(bench.table.is_over());
        let ending = bench.table.ending().expect("an end");
        assert_eq!((ending.ranks.as_deref(), ending.rated), (Some(&[2, 1][..]), true));
        bench.refuses(&account(seat(0)), &Command::Reclaim { seat: seat(0) }, "table-over");
    }
}

/// With more than two the others play on, and a player who left is last, however well a bot plays.
#[test]
fn leaving_a_larger_table_ranks_last() {
    for loser in 0..3 {
        let mut bench = Bench::started(rated(setup("architectura", 3)));
        bench.plays_until(|bench| bench.table.awaiting().contains(seat(loser)));
        bench.now += INITIAL;
        bench.does(&Actor::Server, &Command::Flag { seat: seat(loser) });
        assert!(!bench.table.is_over());
        assert!(bench.table.bot(seat(loser)).is_some(), "somebody has to answer");
        let reclaim = Command::Reclaim { seat: seat(loser) };
        bench.refuses(&account(seat(loser)), &reclaim, "table-forfeited");
        let faces = bench.table.screen(Viewer::Spectator, bench.now).seats;
        let faces = serde_json::to_value(faces).expect("JSON");
        for seat in 0..3 {
            assert_eq!(faces[usize::from(seat)]["forfeited"], json!(seat == loser), "{faces}");
        }
        bench.plays_until(|bench| bench.table.is_over());
        let ending = bench.table.ending().expect("an end");
        let ranks = ending.ranks.expect("ranks");
        assert_eq!(ranks[usize::from(loser)], 3, "{ranks:?}");
        assert!(ranks.contains(&1) && ending.rated, "{ranks:?}");
    }
}

/// The last one who stays has won; those who left follow, the one who stayed longest first.
#[test]
fn the_last_one_who_stays_has_won() {
    let mut bench = Bench::started(rated(setup("queens-architect", 3)));
    for loser in [1, 0] {
        bench.plays_until(|bench| bench.table.awaiting().contains(seat(loser)));
        let gone = Command::HandOver { seat: seat(loser), bot: "journeyman".to_string() };
        bench.does(&Actor::Server, &gone);
    }
    assert!(bench.table.is_over());
    let ending = bench.table.ending().expect("an end");
    assert_eq!((ending.ranks.as_deref(), ending.rated), (Some(&[2, 3, 1][..]), true));
}

/// An agreement of the others to stop does not restore what somebody has lost by leaving.
#[test]
fn an_end_by_agreement_does_not_pardon_who_left() {
    let mut bench = Bench::started(rated(setup("queens-architect", 3)));
    bench.plays_until(|bench| bench.table.awaiting().contains(seat(1)));
    bench.now += INITIAL;
    bench.does(&Actor::Server, &Command::Flag { seat: seat(1) });
    bench.proposes(seat(0), Proposal::Resign);
    bench.agrees(seat(2), true);
    let ending = bench.table.ending().expect("an end");
    assert_eq!((ending.ranks.as_deref(), ending.rated), (Some(&[2, 3, 1][..]), true));
}

/// In an unrated game, a bot stands in for somebody who does not come.
#[test]
fn an_unrated_game_continues_with_a_bot() {
    let mut casual = rated(setup("queens-architect", 2));
    casual.rated = false;
    let mut bench = Bench::started(casual);
    bench.now += INITIAL;
    bench.does(&Actor::Server, &Command::Flag { seat: seat(0) });
    assert!(!bench.table.is_over());
    let hand_over = Command::HandOver { seat: seat(0), bot: "novice".to_string() };
    bench.does(&account(seat(1)), &hand_over);
    bench.does(&account(seat(0)), &Command::Reclaim { seat: seat(0) });
    assert!(!bench.table.is_over());
}

/// Answering quickly, or undoing something, before anybody has noted the flag does not help: the
/// game is lost.
#[test]
fn nothing_comes_after_the_time_has_run_out() {
    for clock in [
        Clock::Live { initial: INITIAL, increment: 60 * SECOND },
        Clock::Daily { per_move: INITIAL, holidays: 0 },
    ] {
        let mut setup = rated(setup("architectura", 2));
        setup.clock = clock;
        let mut bench = Bench::started(setup.clone());
        let is_free = |bench: &Bench| {
            let free = matches!(bench.table.undo_status(seat(0)), UndoStatus::Free { .. });
            free && bench.table.awaiting().contains(seat(0))
        };
        bench.plays_until(is_free);
        assert!(is_free(&bench));
        let answer = bench.choice(seat(0), 0);
        let undo = Command::Undo { seat: seat(0), question: bench.last_answered(seat(0)) };
        bench.now += 2 * INITIAL;
        bench.refuses(&account(seat(0)), &answer, "table-clock-out");
        bench.refuses(&account(seat(0)), &undo, "table-clock-out");
        bench.does(&Actor::Server, &Command::Flag { seat: seat(0) });
        let ending = bench.table.ending().expect("an end");
        assert_eq!((ending.ranks.as_deref(), ending.rated), (Some(&[2, 1][..]), true));
        // In an unrated game, a late player may continue.
        setup.rated = false;
        let mut casual = Bench::started(setup);
        casual.now += 2 * INITIAL;
        let asked = casual.asked();
        casual.answers(asked, 0);
    }
}

/// A table that is full, or that everybody has left, ends without a result. Whoever had lost by
/// leaving has lost all the same.
#[test]
fn an_end_without_a_result_does_not_pardon_who_left() {
    let mut bench = Bench::started(rated(setup("queens-architect", 3)));
    bench.plays_until(|bench| bench.table.awaiting().contains(seat(1)));
    bench.now += INITIAL;
    bench.does(&Actor::Server, &Command::Flag { seat: seat(1) });
    bench.does(&Actor::Server, &Command::End);
    let ending = bench.table.ending().expect("an end");
    assert_eq!((ending.ranks.as_deref(), ending.rated), (Some(&[1, 3, 1][..]), true));
    same(&bench.table, &bench.again(), bench.now);
    // The old behavior, and how logs of that time read.
    let mut before = Bench::started(rated(setup("queens-architect", 3)));
    for entry in &bench.log[1..] {
        let mut entry = entry.clone();
        if let Act::End { counts, .. } = &mut entry.act {
            *counts = false;
        }
        before.put(&entry);
    }
    let ending = before.table.ending().expect("an end");
    assert_eq!((ending.ranks, ending.rated), (None, false));
}
