//! WK-11: turns without a worker in the supply.

use game_testkit::AtTable;

use crate::harness::{Player, Position, Table};

/// Seat 0 has no worker in its supply when its turn begins; seat 1 has just had its turn.
fn out_of_workers(players: usize, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Position {
    Position::new(players).turn(players as u32).seat(0, edit)
}

/// The turn before that of seat 0 is over.
#[track_caller]
fn begin(position: &Position, players: u8) -> Table {
    let mut table = position.play();
    assert_eq!((table.supply(0), table.active()), (0, u64::from(players - 1)));
    table.pass(players - 1);
    assert_eq!(table.active(), 0);
    table
}

/// WK-11: without a worker in the supply the turn is to take one back; it cannot be placed before
/// the next turn.
#[test]
fn wk_11_one_worker_comes_back() {
    let position = out_of_workers(2, |p| p.at("12 forest 8 quarry"));
    let mut table = begin(&position, 2);
    assert_eq!((table.asked(), table.question(0)), (vec![0], "recall"));
    table.offers(0, &["recall forest", "recall quarry"]);
    table.refuses(0, "place mines", None);
    table.play(0, "recall forest");
    assert_eq!((table.supply(0), table.at(0, "forest"), table.at(0, "quarry")), (1, 11, 8));
    // That was the whole turn, and the Forest has brought nothing.
    assert_eq!((table.asked(), table.goods(0)), (vec![1], String::new()));
    table.pass(1);
    assert_eq!(table.question(0), "turn");
    table.play(0, "place quarry");
    assert_eq!((table.good(0, "stone"), table.supply(0)), (9, 0));
}

/// WK-11: with a single worker in the supply one is placed, and none is taken back.
#[test]
fn wk_11_not_with_a_worker() {
    let mut table = Position::new(2).seat(0, |p| p.at("11 forest 8 quarry")).play();
    assert_eq!((table.supply(0), table.question(0)), (1, "turn"));
    table.refuses(0, "recall forest", "WK-10");
    table.play(0, "place quarry");
    assert_eq!((table.supply(0), table.at(0, "quarry")), (0, 9));
}

/// WK-11: it does not come from the Guildhall, the Black Market, the Prison or another player's
/// board.
#[test]
fn wk_11_only_from_open_locations() {
    let position = out_of_workers(3, |p| p.at("3 forest 9 tax_stand").guildhall(3).prison(2))
        .market([Some(0), None, None])
        .seat(1, |p| p.held(&[2, 0, 0]));
    let mut table = begin(&position, 3);
    table.offers(0, &["recall forest", "recall tax_stand"]);
    for place in ["black_market_small", "prison", "guildhall", "mines"] {
        table.refuses(0, &format!("recall {place}"), "WK-11");
    }
    table.refuses(0, "recall board 1", "WK-E29");
    table.play(0, "recall tax_stand");
    assert_eq!((table.supply(0), table.at(0, "tax_stand"), table.silver(0)), (1, 8, 0));
    assert_eq!((table.prison(0), table.guildhall(0), table.held(1, 0)), (2, 3, 2));
    assert_eq!((table.market(), table.asked()), ([Some(0), None, None], vec![1]));
}

/// WK-11: from a single open location nothing is asked, and other workers elsewhere do not count.
#[test]
fn wk_11_from_the_only_open_location() {
    let position = out_of_workers(2, |p| p.at("1 mines").prison(19));
    let table = begin_of(&position);
    assert_eq!(table.event("recalled")["location"], "mines");
    assert_eq!((table.supply(0), table.prison(0), table.asked()), (1, 19, vec![1]));
}

/// As `begin`, where seat 0 is asked nothing: its turn is over, too.
#[track_caller]
fn begin_of(position: &Position) -> Table {
    let mut table = position.play();
    table.play(1, "place kings_storehouse");
    table
}

/// WK-E29: with none on open locations one is taken from any place but the Guildhall, of the
/// player's choice.
#[test]
fn wk_e29_from_any_place_but_the_guildhall() {
    let position = out_of_workers(3, |p| p.guildhall(7).prison(4))
        .market([None, Some(0), Some(0)])
        .seat(1, |p| p.held(&[4, 0, 0]))
        .seat(2, |p| p.held(&[3, 2, 0]));
    let mut table = begin(&position, 3);
    let all = [
        "recall black_market_middle",
        "recall black_market_large",
        "recall prison",
        "recall board 1",
        "recall board 2",
    ];
    table.offers(0, &all);
    table.refuses(0, "recall guildhall", "WK-11").refuses(0, "recall board 0", "WK-E29");
    for answer in all {
        let mut table = begin(&position, 3);
        table.play(0, answer);
        let one = |place: &str| u64::from(answer.ends_with(place));
        assert_eq!((table.supply(0), table.guildhall(0)), (1, 7));
        assert_eq!(table.prison(0), 4 - one("prison"));
        assert_eq!(table.held(1, 0), 4 - one("board 1"));
        assert_eq!((table.held(2, 0), table.held(2, 1)), (3 - one("board 2"), 2));
        let there = |place| (one(place) == 0).then_some(0);
        assert_eq!(table.market(), [None, there("middle"), there("large")]);
        assert_eq!((table.asked(), table.virtue(0)), (vec![1], 7));
    }
}

/// WK-E29: with all 20 workers in the Guildhall the turn is skipped.
#[test]
fn wk_e29_the_turn_is_skipped() {
    let position = Position::new(5).turn(5).seat(0, |p| p.guildhall(20).goods("3 silver"));
    let mut table = position.play();
    table.play(4, "place kings_storehouse");
    assert_eq!(table.event("skipped")["seat"], 0);
    assert_eq!((table.asked(), table.turn()), (vec![1], 7));
    assert_eq!((table.supply(0), table.guildhall(0), table.silver(0)), (0, 20, 3));
}

/// WK-E29: one worker on an open location keeps the way back from elsewhere shut.
#[test]
fn wk_e29_not_with_a_worker_on_an_open_location() {
    let position = out_of_workers(2, |p| p.at("1 mines 1 forest").prison(18));
    let mut table = begin(&position, 2);
    table.offers(0, &["recall forest", "recall mines"]);
    table.refuses(0, "recall prison", "WK-11");
}

/// WK-E30: own workers captured never stand in the holding area, and are available from the next
/// turn on; the placement of this turn is done.
#[test]
fn wk_e30_own_workers_from_the_next_turn_on() {
    let mut table = Position::new(2)
        .seat(0, |p| p.goods("2 silver").at("1 town_centre 9 forest 9 quarry"))
        .play();
    assert_eq!(table.supply(0), 1);
    table.play(0, "place town_centre").play(0, "capture forest 0");
    assert_eq!((table.supply(0), table.held(0, 0), table.question(0)), (9, 0, "captures"));
    table.refuses(0, "place mines", None);
    table.play(0, "capture quarry 0");
    assert_eq!((table.supply(0), table.held(0, 0), table.asked()), (18, 0, vec![1]));
    table.pass(1);
    // Not a turn of taking back, although the supply was empty for a while.
    assert_eq!(table.question(0), "turn");
    table.play(0, "place mines");
    assert_eq!((table.supply(0), table.good(0, "clay")), (17, 2));
}
