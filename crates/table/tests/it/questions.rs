//! Question numbers: stale answers, repeated ones, and those that can be retried.

use game_core::Seat;
use serde_json::json;
use table::{Actor, Command};

use crate::harness::{Bench, account, decided, kind, person, same, seat, setup, setup_of};

#[test]
fn a_number_goes_up_with_each_question_to_its_seat() {
    let mut bench = Bench::started(setup("architectura", 2));
    let mut numbers = [0; 2];
    for step in 0.. {
        if bench.table.is_over() {
            break;
        }
        let asked = bench.asked();
        let number = bench.question(asked);
        assert_eq!(number, numbers[asked.index()] + 1);
        numbers[asked.index()] = number;
        assert_eq!(bench.table.question(seat(1 - asked.index() as u8)), None);
        bench.answers(asked, step);
    }
    assert!(numbers.iter().all(|number| *number > 5));
}

#[test]
fn stale_numbers_and_strangers_are_refused() {
    let mut bench = Bench::started(setup("architectura", 2));
    let asked = bench.asked();
    let other = seat(1 - asked.index() as u8);
    let Command::Answer { question, action, .. } = bench.choice(asked, 0) else { unreachable!() };
    let answer = |seat: Seat, question: u32, action: &str| Command::Answer {
        seat,
        question,
        action: action.to_string(),
    };
    for wrong in [0, question + 1, u32::MAX] {
        bench.refuses(&account(asked), &answer(asked, wrong, &action), "table-stale");
    }
    bench.refuses(&account(other), &answer(other, 0, &action), "table-stale");
    bench.refuses(&account(other), &answer(other, 1, &action), "table-stale");
    bench.refuses(&account(other), &answer(asked, question, &action), "table-not-your-seat");
    bench.refuses(&Actor::Bot, &answer(asked, question, &action), "table-no-bot");
    bench.refuses(&Actor::Server, &answer(asked, question, &action), "table-not-your-seat");
    bench.refuses(&account(asked), &answer(asked, question, "sing loudly"), "notation-unknown");
}

/// A refusal by the rules cites its paragraph and changes nothing.
#[test]
fn refusals_of_the_rules_come_through() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    bench.plays_until(|bench| {
        let asked = bench.table.awaiting().lowest();
        asked.is_some_and(|seat| !bench.game().near_misses(seat).is_empty())
    });
    let asked = bench.table.awaiting().lowest().expect("a question");
    let miss = bench.game().near_misses(asked).remove(0);
    let command =
        Command::Answer { seat: asked, question: bench.question(asked), action: miss.action };
    let before = (bench.table.seq(), bench.hash());
    let problem = bench.tries(&account(asked), &command).expect_err("a near miss");
    assert_eq!(problem, miss.problem);
    assert_eq!(before, (bench.table.seq(), bench.hash()));
    let refused = bench.table.screen(game_core::Viewer::Seat(asked), bench.now).ask.expect("asked");
    assert!(refused.refused.iter().any(|miss| miss.problem.rule.is_some()));
}

/// A client that got no reply asks again: it is told that the answer is in, and nothing happens
/// twice.
#[test]
fn a_repeated_answer_is_done_already() {
    let mut bench = Bench::started(setup("architectura", 2));
    let asked = bench.asked();
    let command = bench.choice(asked, 0);
    let other = bench.choice(asked, 1);
    assert_ne!(command, other);
    bench.does(&account(asked), &command);
    let before = (bench.table.seq(), bench.hash());
    assert_eq!(bench.tries(&account(asked), &command), Ok(None));
    bench.refuses(&account(asked), &other, "table-stale");
    bench.plays_until(|bench| bench.table.seq() > 20);
    assert_eq!(bench.tries(&account(asked), &command), Ok(None));
    bench.plays_until(|_| false);
    let last = bench.log.iter().rev().find_map(|entry| match &entry.act {
        table::Act::Answer { seat, question, action } => {
            Some(Command::Answer { seat: *seat, question: *question, action: action.clone() })
        }
        _ => None,
    });
    let last = last.expect("an answer");
    let Command::Answer { seat, .. } = last else { unreachable!() };
    assert_eq!(bench.tries(&account(seat), &last), Ok(None));
    assert!(before.0 < bench.table.seq());
}

/// The answer was undone: giving it again under the old number is stale.
#[test]
fn what_was_undone_is_not_done_already() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    bench.plays_until(|bench| bench.table.seq() > 12);
    let free = bench.plays_until_free();
    let question = bench.last_answered(free);
    let action = bench.game().actions().last().expect("an action").1.clone();
    bench.does(&account(free), &Command::Undo { seat: free, question });
    let again = Command::Answer { seat: free, question, action };
    bench.refuses(&account(free), &again, "table-stale");
    bench.refuses(&account(free), &Command::Undo { seat: free, question }, "table-stale");
}

/// Others' answers to a simultaneous question leave one's own number alone.
#[test]
fn simultaneous_answers_do_not_make_each_other_stale() {
    let config = json!({"players": 3, "first": 0});
    let mut bench = Bench::started(setup_of("west-kingdom", config, (0..3).map(person).collect()));
    assert_eq!(bench.table.awaiting().len(), 3);
    let commands: Vec<_> = Seat::all(3).map(|seat| bench.choice(seat, 1)).collect();
    for index in [2, 0, 1] {
        let own = seat(index as u8);
        assert_eq!(bench.question(own), 1);
        bench.does(&account(own), &commands[index]);
    }
    for own in Seat::all(3) {
        assert_eq!(bench.question(own), 2);
    }
}

/// Two nodes, one store: the slower one reads what it missed and tries again.
#[test]
fn the_slower_node_retries() {
    let config = json!({"players": 3, "first": 0});
    let mut bench = Bench::started(setup_of("west-kingdom", config, (0..3).map(person).collect()));
    let mut other = bench.table.clone();
    let (mine, theirs) = (bench.choice(seat(0), 0), bench.choice(seat(1), 2));
    let late = decided(&other, bench.now, &account(seat(1)), &theirs).expect("it is legal");
    bench.does(&account(seat(0)), &mine);
    // The store refuses this number; the node catches up.
    let Some(_) = late else { panic!("it was not done before") };
    other.apply(bench.log.last().expect("an entry")).expect("an entry of this table");
    let Ok(Some(entry)) = decided(&other, bench.now, &account(seat(1)), &theirs) else {
        panic!("the question is still the same");
    };
    bench.put(&entry);
    other.apply(&entry).expect("an entry of this table");
    same(&bench.table, &other, bench.now);
    // In a turn, the same answer from another device is already there.
    let repeated = decided(&other, bench.now, &account(seat(0)), &mine);
    assert_eq!(repeated, Ok(None));
    assert_eq!(kind("west-kingdom").id(), other.setup().game);
}
