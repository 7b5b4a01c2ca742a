//! Chapter 4: the turn.

use game_core::Seat;
use game_testkit::AtTable;
use rules_queens_architect::StateDoc;
use rules_queens_architect::edition::StarAction;

use crate::harness::{Position, Table};

const STAR: [&str; 6] = ["construct", "day_laborer", "hire", "moneychanger", "travel", "tavern"];

/// QA-23: turns go clockwise, from the first player, who never changes.
#[test]
fn qa_23_rounds_begin_with_the_first_player() {
    for (players, first) in [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)] {
        let mut table = Position::new(players.into()).first(first).play();
        for turn in 0..12 {
            let seat = (first + turn) % players;
            assert_eq!(table.asked(), [seat]);
            assert_eq!(table.turn(), u32::from(turn) + 1);
            assert_eq!(table.round(), u32::from(turn / players) + 1);
            assert_eq!(table.state().first, Some(Seat::new(first)));
            let other = (seat + 1) % players;
            table.refuses(other, "advance 1", None);
            table.pass(seat);
        }
    }
}

/// QA-24: the architect moves 1, 2 or 3 spaces; not more, and staying is not allowed.
#[test]
fn qa_24_one_to_three_spaces() {
    for space in STAR {
        let position = Position::new(2).seat(0, |p| p.on(space));
        let mut table = position.play();
        table.offers(0, &["advance 1", "advance 2", "advance 3"]);
        table.refuses(0, "forfeit", "QA-24");
        for spaces in 4..=6 {
            table.refuses(0, &format!("advance {spaces}"), "QA-24");
        }
        assert_eq!(table.on(0), space);
    }
}

/// QA-24: the action is that of the space reached, not of those passed; nobody else's architect
/// moves.
#[test]
fn qa_24_the_action_of_the_space_reached() {
    let questions = ["construct", "labor", "hire", "money", "travel", "tavern"];
    for (from, space) in STAR.into_iter().enumerate() {
        for spaces in 1..=3 {
            let position =
                Position::new(2).everybody(|p| p.on(space).band("glazier_1:0").talers(9).at("v1"));
            let mut table = position.play();
            table.play(0, &format!("advance {spaces}"));
            let to = (from + spaces) % 6;
            assert_eq!((table.on(0).as_str(), table.question(0)), (STAR[to], questions[to]));
            assert_eq!(table.on(1), space);
        }
    }
}

/// QA-24: one action in a turn, and only that one.
#[test]
fn qa_24_one_action_in_a_turn() {
    let mut table = Position::new(2).seat(0, |p| p.band("glazier_1:0").talers(9)).play();
    table.refuses(0, "earn", None).refuses(0, "hire 1", None);
    table.play(0, "advance 1");
    table.refuses(0, "hire 1", None).refuses(0, "travel v1", None).refuses(0, "advance 1", None);
    table.play(0, "earn");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "advance"));
    table.refuses(0, "advance 1", None);
}

/// The state without what every turn changes.
fn rest(table: &Table) -> StateDoc {
    let mut doc = table.state();
    doc.seats[0].architect = StarAction::Construct;
    StateDoc { turn: 0, active: Seat::new(0), pending: None, ..doc }
}

/// QA-25: a forfeited action leaves everything as it was, but for the architect.
#[test]
fn qa_25_nothing_of_a_forfeited_action_happens() {
    let band = "glazier_2:0 lumberjack_1:2 tailor_3:5";
    let position = Position::new(2)
        .marker(2)
        .seat(0, |p| p.band(band).talers(9).at("v1").saloon("glazier").dormitory("tailor"));
    for (from, to) in [3, 4, 5, 0, 1, 2].into_iter().enumerate() {
        let mut table = position.clone().seat(0, |p| p.on(STAR[from])).play();
        let before = rest(&table);
        table.play(0, "advance 3").play(0, "forfeit");
        assert_eq!(table.events(), ["forfeited", "turn_began"]);
        assert_eq!((table.on(0).as_str(), table.asked()), (STAR[to], vec![1]));
        assert_eq!(rest(&table), before);
    }
}

/// QA-25: the whole action is forfeited before it begins; what has begun is not.
#[test]
fn qa_25_not_after_it_has_begun() {
    let band = "glazier_2:0 tailor_2:0";
    let on = |space| Position::new(2).seat(0, move |p| p.band(band).talers(9).on(space)).play();
    let mut table = on("construct");
    table.play(0, "advance 1").play(0, "earn").refuses(0, "forfeit", None);
    let mut table = on("travel");
    table.play(0, "advance 1").play(0, "tavern").refuses(0, "forfeit", None);
    let mut table = on("tavern");
    table.play(0, "advance 1").play(0, "repair tailor_2").refuses(0, "forfeit", None);
}

/// QA-26: clockwise from construct come day laborer, hire, moneychanger, travel and tavern, and
/// then construct again.
#[test]
fn qa_26_the_order_of_the_star() {
    let mut table = Position::new(2).play();
    let order = ["day_laborer", "hire", "moneychanger", "travel", "tavern", "construct"];
    for space in order {
        table.play(0, "advance 1");
        assert_eq!(table.on(0), space);
        if table.asked() == [0] {
            table.play(0, "forfeit");
        }
        table.pass(1);
    }
}
