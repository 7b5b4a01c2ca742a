//! Chapter 3: choosing the starters.

use game_core::{Game as _, Seed};
use game_testkit::AtTable;
use rules_queens_architect::{Config, QueensArchitect};
use serde_json::json;

use crate::harness::{Table, edition};

/// A game that seat `first` begins.
fn begun_by(players: u8, first: u8) -> Table {
    Table::set_up(edition(), json!({"players": players, "first": first}), "draft")
}

/// Takes the first starter on display, or has got the last one, and turns it.
fn pick(table: &mut Table, seat: u8, turn: u8) -> String {
    if let Some(starter) = table.state().display.first() {
        table.play(seat, &format!("take {starter}"));
    }
    let band = table.band(seat.into());
    let (_, starter) = band.rsplit_once(' ').unwrap_or(("", &band));
    table.play(seat, &format!("turn {turn}"));
    starter.trim_end_matches(":0").into()
}

/// QA-20: the first player is chosen by lot; each seat may be the one.
#[test]
fn qa_20_the_first_player_by_lot() {
    for players in 2..=4u8 {
        let mut begins = vec![0; players.into()];
        for seed in 0..60 {
            let table = Table::start(players, &format!("lot {seed}"));
            let first = table.state().first.expect("somebody begins").index();
            assert_eq!(table.asked(), [first as u8]);
            begins[first] += 1;
        }
        let even = 60 / players;
        assert!(begins.iter().all(|&games| games > even / 3), "{begins:?}");
    }
}

/// QA-20: the players may agree on who begins, among themselves.
#[test]
fn qa_20_the_first_player_as_agreed() {
    for first in 0..3 {
        assert_eq!(begun_by(3, first).asked(), [first]);
    }
    let config = Config { first: Some(3), ..Config::new(3) };
    let refused = QueensArchitect::new(edition(), &config, Seed::from_text("nobody"));
    let Err(problem) = refused else { panic!("nobody sits there") };
    assert_eq!(problem.rule, Some("QA-20"));
}

/// QA-20: one takes one of the starters on display, and it begins in its start position.
#[test]
fn qa_20_one_of_the_starters_on_display() {
    let mut table = begun_by(3, 1);
    let display = table.state().display;
    let offered: Vec<_> = display.iter().map(|starter| format!("take {starter}")).collect();
    table.offers(1, &offered.iter().map(String::as_str).collect::<Vec<_>>());
    let elsewhere = table.billboard();
    for starter in elsewhere.split(' ') {
        table.refuses(1, &format!("take {starter}"), "QA-20");
    }
    table.refuses(0, &offered[2], None);
    table.play(1, &offered[2]);
    assert_eq!(table.band(1), format!("{}:0", display[2]));
    assert_eq!(table.talers(1), 0);
    let left = table.state().display;
    assert_eq!(left, [&display[..2], &display[3..]].concat());
    // What somebody has taken is gone for the others.
    table.play(1, "turn 0").refuses(2, &offered[2], "QA-20");
    assert_eq!((table.band(0).as_str(), table.band(2).as_str()), ("", ""));
}

/// QA-20: the first picks go clockwise from the first player, one each.
#[test]
fn qa_20_clockwise_from_the_first_player() {
    let mut table = begun_by(4, 2);
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.asked(), [seat]);
        let starter = pick(&mut table, seat, 0);
        assert_eq!(table.band(seat.into()), format!("{starter}:0"));
    }
}

/// QA-21: right after placing a starter one may turn it by any number of positions, and gets a
/// taler for each.
#[test]
fn qa_21_a_taler_for_each_position() {
    for turn in 0..=5 {
        let mut table = begun_by(2, 0);
        let starter = table.state().display[1].clone();
        table.play(0, &format!("take {starter}"));
        assert_eq!(table.question(0), "turn");
        table.offers(0, &["turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"]);
        table.play(0, &format!("turn {turn}"));
        assert_eq!((table.talers(0), table.talers(1)), (turn.into(), 0));
        assert_eq!(table.position(0, &starter), turn);
        // Once only, and then it is the next player's pick.
        assert_eq!((table.asked(), table.question(1)), (vec![1], "pick"));
        table.refuses(0, "turn 1", None);
    }
}

/// QA-21: only the starter just placed is turned, not the one before it.
#[test]
fn qa_21_only_the_one_just_placed() {
    let mut table = begun_by(2, 0);
    let before = pick(&mut table, 0, 1);
    for _ in 0..2 {
        pick(&mut table, 1, 0);
    }
    let last = pick(&mut table, 0, 4);
    assert_eq!(table.band(0), format!("{before}:1 {last}:4"));
    assert_eq!(table.talers(0), 5);
    assert_eq!(table.talers(1), 0);
}

/// QA-22: the second picks go the other way round, from the last player to the first; then all
/// starters on display are taken, and the first player has the first turn.
#[test]
fn qa_22_back_from_the_last_player() {
    for (players, first, order) in [
        (2, 1, vec![1, 0, 0, 1]),
        (3, 0, vec![0, 1, 2, 2, 1, 0]),
        (3, 2, vec![2, 0, 1, 1, 0, 2]),
        (4, 1, vec![1, 2, 3, 0, 0, 3, 2, 1]),
    ] {
        let mut table = begun_by(players, first);
        for &seat in &order {
            assert_eq!((table.asked(), table.turn()), (vec![seat], 0));
            pick(&mut table, seat, 0);
        }
        assert_eq!(table.state().display, [""; 0]);
        for seat in 0..players.into() {
            assert_eq!(table.band(seat).split(' ').count(), 2);
        }
        assert_eq!((table.asked(), table.question(first)), (vec![first], "advance"));
        assert_eq!((table.turn(), table.removed()), (1, 0));
        assert_eq!(table.pile_len(), 48 - 2 * usize::from(players));
    }
}

/// QA-22: the second pick has the same chance to turn for talers.
#[test]
fn qa_22_turning_again_for_talers() {
    let mut table = begun_by(3, 0);
    for (seat, turn) in [(0, 2), (1, 0), (2, 5), (2, 5), (1, 3), (0, 1)] {
        pick(&mut table, seat, turn);
    }
    assert_eq!([0, 1, 2].map(|seat| table.talers(seat)), [3, 3, 10]);
    let positions = |seat| -> Vec<u8> {
        table.state().seats[seat as usize].band.iter().flatten().map(|c| c.position).collect()
    };
    assert_eq!([0, 1, 2].map(positions), [vec![2, 1], vec![0, 3], vec![5, 5]]);
}
