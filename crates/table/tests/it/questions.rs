//! Question numbers: stale answers, repeated ones, and those that can be retried.

use game_core::Seat;
use serde_json::json;
use table::{Actor, Command};

use crate::harness::{Hall, account, decided, kind, person, same, seat, setup, setup_of};

#[test]
fn a_number_goes_up_with_each_question_to_its_seat() {
    let mut hall = Hall::started(setup("architectura", 2));
    let mut numbers = [0; 2];
    for step in 0.. {
        if hall.table.is_over() {
            break;
        }
        let asked = hall.asked();
        let number = hall.question(asked);
        assert_eq!(number, numbers[asked.index()] + 1);
        numbers[asked.index()] = number;
        assert_eq!(hall.table.question(seat(1 - asked.index() as u8)), None);
        hall.answers(asked, step);
    }
    assert!(numbers.iter().all(|number| *number > 5));
}

#[test]
fn stale_numbers_and_strangers_are_refused() {
    let mut hall = Hall::started(setup("architectura", 2));
    let asked = hall.asked();
    let other = seat(1 - asked.index() as u8);
    let Command::Answer { question, action, .. } = hall.choice(asked, 0) else { unreachable!() };
    let answer = |seat: Seat, question: u32, action: &str| Command::Answer {
        seat,
        question,
        action: action.to_string(),
    };
    for wrong in [0, question + 1, u32::MAX] {
        hall.refuses(&account(asked), &answer(asked, wrong, &action), "table-stale");
    }
    hall.refuses(&account(other), &answer(other, 0, &action), "table-stale");
    hall.refuses(&account(other), &answer(other, 1, &action), "table-stale");
    hall.refuses(&account(other), &answer(asked, question, &action), "table-not-your-seat");
    hall.refuses(&Actor::Bot, &answer(asked, question, &action), "table-no-bot");
    hall.refuses(&Actor::Server, &answer(asked, question, &action), "table-not-your-seat");
    hall.refuses(&account(asked), &answer(asked, question, "sing loudly"), "notation-unknown");
}

/// A refusal by the rules cites its paragraph and changes nothing.
#[test]
fn refusals_of_the_rules_come_through() {
    let mut hall = Hall::started(setup("west-kingdom", 2));
    hall.plays_until(|hall| {
        let asked = hall.table.awaiting().lowest();
        asked.is_some_and(|seat| !hall.game().near_misses(seat).is_empty())
    });
    let asked = hall.table.awaiting().lowest().expect("a question");
    let miss = hall.game().near_misses(asked).remove(0);
    let command =
        Command::Answer { seat: asked, question: hall.question(asked), action: miss.action };
    let before = (hall.table.seq(), hall.hash());
    let problem = hall.tries(&account(asked), &command).expect_err("a near miss");
    assert_eq!(problem, miss.problem);
    assert_eq!(before, (hall.table.seq(), hall.hash()));
    let refused = hall.table.screen(game_core::Viewer::Seat(asked), hall.now).ask.expect("asked");
    assert!(refused.refused.iter().any(|miss| miss.problem.rule.is_some()));
}

/// A client that got no reply asks again: it is told that the answer is in, and nothing happens
/// twice.
#[test]
fn a_repeated_answer_is_done_already() {
    let mut hall = Hall::started(setup("architectura", 2));
    let asked = hall.asked();
    let command = hall.choice(asked, 0);
    let other = hall.choice(asked, 1);
    assert_ne!(command, other);
    hall.does(&account(asked), &command);
    let before = (hall.table.seq(), hall.hash());
    assert_eq!(hall.tries(&account(asked), &command), Ok(None));
    hall.refuses(&account(asked), &other, "table-stale");
    hall.plays_until(|hall| hall.table.seq() > 20);
    assert_eq!(hall.tries(&account(asked), &command), Ok(None));
    hall.plays_until(|_| false);
    let last = hall.log.iter().rev().find_map(|entry| match &entry.act {
        table::Act::Answer { seat, question, action } => {
            Some(Command::Answer { seat: *seat, question: *question, action: action.clone() })
        }
        _ => None,
    });
    let last = last.expect("an answer");
    let Command::Answer { seat, .. } = last else { unreachable!() };
    assert_eq!(hall.tries(&account(seat), &last), Ok(None));
    assert!(before.0 < hall.table.seq());
}

/// The answer was undone: giving it again under the old number is stale.
#[test]
fn what_was_undone_is_not_done_already() {
    let mut hall = Hall::started(setup("west-kingdom", 2));
    hall.plays_until(|hall| hall.table.seq() > 12);
    let free = hall.plays_until_free();
    let question = hall.last_answered(free);
    let action = hall.game().actions().last().expect("an action").1.clone();
    hall.does(&account(free), &Command::Undo { seat: free, question });
    let again = Command::Answer { seat: free, question, action };
    hall.refuses(&account(free), &again, "table-stale");
    hall.refuses(&account(free), &Command::Undo { seat: free, question }, "table-stale");
}

/// Others' answers to a simultaneous question leave one's own number alone.
#[test]
fn simultaneous_answers_do_not_make_each_other_stale() {
    let config = json!({"players": 3, "first": 0});
    let mut hall = Hall::started(setup_of("west-kingdom", config, (0..3).map(person).collect()));
    assert_eq!(hall.table.awaiting().len(), 3);
    let commands: Vec<_> = Seat::all(3).map(|seat| hall.choice(seat, 1)).collect();
    for index in [2, 0, 1] {
        let own = seat(index as u8);
        assert_eq!(hall.question(own), 1);
        hall.does(&account(own), &commands[index]);
    }
    for own in Seat::all(3) {
        assert_eq!(hall.question(own), 2);
    }
}

/// Two nodes, one store: the slower one reads what it missed and tries again.
#[test]
fn the_slower_node_retries() {
    let config = json!({"players": 3, "first": 0});
    let mut hall = Hall::started(setup_of("west-kingdom", config, (0..3).map(person).collect()));
    let mut other = hall.table.clone();
    let (mine, theirs) = (hall.choice(seat(0), 0), hall.choice(seat(1), 2));
    let late = decided(&other, hall.now, &account(seat(1)), &theirs).expect("it is legal");
    hall.does(&account(seat(0)), &mine);
    // The store refuses this number; the node catches up.
    let Some(_) = late else { panic!("it was not done before") };
    other.apply(hall.log.last().expect("an entry")).expect("an entry of this table");
    let Ok(Some(entry)) = decided(&other, hall.now, &account(seat(1)), &theirs) else {
        panic!("the question is still the same");
    };
    hall.put(&entry);
    other.apply(&entry).expect("an entry of this table");
    same(&hall.table, &other, hall.now);
    // In a turn, the same answer from another device is already there.
    let repeated = decided(&other, hall.now, &account(seat(0)), &mine);
    assert_eq!(repeated, Ok(None));
    assert_eq!(kind("west-kingdom").id(), other.setup().game);
}
