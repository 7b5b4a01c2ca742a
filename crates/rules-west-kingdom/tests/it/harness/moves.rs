//! Turns and games that several chapters need.

use game_core::{Game as _, Problem, Seed};
use game_testkit::AtTable;
use rules_west_kingdom::{Config, WestKingdom};
use serde_json::Value;

use super::{Position, Table, edition};

/// The human player passes, and the house rival makes its turn.
#[track_caller]
pub fn rival(position: &Position) -> Table {
    let mut table = position.play();
    table.pass(0);
    assert_eq!((table.asked(), table.turn()), (vec![0], 3));
    table
}

/// Plays the draft to its end, everybody keeping the first card.
pub fn drafted(mut table: Table) -> Table {
    while table.turn() == 0 {
        let seat = table.asked()[0];
        let first = table.legal(seat).swap_remove(0);
        table.play(seat, &first);
    }
    table
}

/// Why a configuration is refused.
#[track_caller]
pub fn refused(config: Value) -> Problem {
    let config: Config = serde_json::from_value(config).expect("a configuration");
    match WestKingdom::new(edition(), &config, Seed::from_text("refused")) {
        Ok(_) => panic!("this configuration is accepted"),
        Err(problem) => problem,
    }
}

/// Seat 0 makes the last turn, in which nothing happens.
#[track_caller]
pub fn finish(position: Position) -> Table {
    let mut table = position.last_turn().play();
    table.pass(0);
    // No question is asked about effects, their order or debts.
    assert!(table.over());
    table
}
