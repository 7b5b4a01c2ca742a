//! Chapter 12: how the game ends.

use crate::harness::{Position, Table, edition};
use game_core::Game;
use game_testkit::AtTable;
use rules_west_kingdom::{Config, WestKingdom};
use serde_json::json;

/// Seat 0 can fill the last space of the Guildhall with the Treasury; its effect asks something.
fn one_space_left(players: usize, spaces: u8) -> Position {
    let others = spaces - 1;
    Position::new(players)
        .seat(0, |p| p.goods("1 wood 3 stone 1 gold").hand("treasury").virtue(4))
        .seat(0, |p| p.apprentices("miner"))
        .seat(1, |p| p.guildhall(others.min(15)))
        .seat(players - 1, |p| if others > 15 { p.guildhall(others - 15) } else { p })
}

/// WK-80: when the last space in use is filled, the turn is finished; then everybody, the one who
/// filled it included, has exactly one turn more.
#[test]
fn wk_80_one_more_turn_for_everybody() {
    for (players, spaces) in [(2, 12), (3, 16), (4, 20), (5, 24)] {
        let mut table = one_space_left(players, spaces).play();
        table.play(0, "place guildhall");
        assert_eq!(table.event("end_began")["seat"], 0);
        table.play(0, "construct treasury");
        // The current turn goes on to its end.
        assert_eq!((table.asked(), table.question(0)), (vec![0], "choose"));
        table.play(0, "choose 2");
        assert_eq!((table.silver(0), table.built(0).as_str()), (3, "treasury"));
        for seat in (1..players).chain([0]) {
            assert_eq!((table.over(), table.asked()), (false, vec![seat as u8]));
            table.pass(seat as u8);
        }
        assert!(table.over() && table.happened("game_over"));
        assert_eq!(table.turn(), players as u64 + 1);
        table.refuses(1, "place quarry", None);
    }
}

/// WK-80: a space before the last one ends nothing.
#[test]
fn wk_80_not_before_the_last_space() {
    let mut table = one_space_left(2, 11).play();
    table.play(0, "place guildhall").play(0, "construct treasury").play(0, "choose 1");
    for _ in 0..4 {
        table.pass(1).pass(0);
    }
    assert!(!table.over());
    assert_eq!(table.state()["last_turns"], json!(null));
}

/// WK-T25: 3 players: 16 spaces; blue fills space 16, the last one in use, finishes the turn, and
/// then all three players, blue included, take one last turn.
#[test]
fn wk_t25_three_players_sixteen_spaces() {
    let mut table = Position::new(3)
        .first(2)
        .turn(3)
        .seat(0, |p| p.guildhall(8))
        .seat(1, |p| p.goods("2 wood 2 stone").hand("well").guildhall(7))
        .play();
    table.play(1, "place guildhall");
    assert_eq!(table.event("placed_in_guildhall")["space"], 16);
    assert!(table.happened("end_began"));
    table.play(1, "construct well");
    for seat in [2, 0, 1] {
        assert_eq!(table.asked(), [seat]);
        table.play(seat, "place forest");
    }
    assert!(table.over());
    assert_eq!([0, 1, 2].map(|seat| table.at(seat, "forest")), [1, 1, 1]);
}

/// WK-81: in the last turns workers may still go to the Guildhall; they are laid beside it and
/// trigger nothing: neither a reset nor more turns.
#[test]
fn wk_81_beside_the_guildhall() {
    let mut table = Position::new(2)
        .last_turns(2)
        .market([Some(1), Some(1), None])
        .everybody(|p| p.goods("2 wood 2 stone 4 clay"))
        .seat(0, |p| p.hand("well"))
        .seat(1, |p| p.hand("smithy"))
        .play();
    table.play(0, "place guildhall");
    assert_eq!(table.event("placed_in_guildhall")["space"], 0);
    assert!(!table.happened("end_began"));
    table.play(0, "construct well");
    assert_eq!((table.guildhall(0), table.built(0).as_str()), (7, "well"));
    assert!(!table.happened("reset_began") && !table.over());
    table.play(1, "place guildhall");
    assert!(!table.happened("end_began"));
    table.play(1, "construct smithy");
    assert_eq!((table.guildhall(1), table.built(1).as_str()), (7, "smithy"));
    assert!(!table.happened("reset_began"));
    assert!(table.over());
    assert_eq!((table.prison(1), table.market()), (0, [Some(1), Some(1), None]));
}

/// WK-81: where all spaces of rows 3 and 4 are counted on, the worker beside the hall would stand
/// on no reset space; with 5 players it is the 25th, with 2 the 13th.
#[test]
fn wk_81_no_space_number_beside() {
    for players in 2..=5 {
        let mut table =
            Position::new(players).last_turn().seat(0, |p| p.goods("1 gold").hand("keep")).play();
        table.play(0, "place guildhall");
        assert_eq!(table.event("placed_in_guildhall")["space"], 0);
        assert!(!table.happened("end_began"));
        table.play(0, "advance");
        assert!(table.over());
        assert_eq!((table.cathedral(0), table.points(0, "cathedral")), (1, 2));
    }
}

/// WK-81: the rules of the Guildhall hold beside it, too: nobody goes there without use.
#[test]
fn wk_81_not_without_use() {
    Position::new(2).last_turn().play().refuses(0, "place guildhall", "WK-51");
}

/// WK-81: workers beside the Guildhall are never captured …
#[test]
fn wk_81_never_captured() {
    let mut table = Position::new(2)
        .last_turns(2)
        .seat(0, |p| p.goods("2 wood 2 stone").hand("well").at("1 forest"))
        .seat(1, |p| p.goods("9 silver"))
        .play();
    table.play(0, "place guildhall").play(0, "construct well").play(1, "place town_centre");
    table.offers(1, &["capture forest 0", "capture town_centre 1", "done"]);
    table.play(1, "capture forest 0");
    assert_eq!((table.held(1, 0), table.guildhall(0)), (1, 7));
}

/// WK-81: … and never taken back, though nobody else is left.
#[test]
fn wk_81_never_taken_back() {
    let mut table = Position::new(2)
        .last_turn()
        .seat(0, |p| p.guildhall(7).at("13 mines").set("supply", json!(0)))
        .seat(1, |p| p.guildhall(6))
        .play();
    // The only group is that of the Mines, so that nothing is asked, and the game is over.
    assert!(table.over());
    assert_eq!((table.supply(0), table.guildhall(0), table.at(0, "mines")), (1, 7, 12));
    let mut other = Position::new(2)
        .last_turn()
        .seat(0, |p| p.guildhall(7).at("12 mines 1 quarry").set("supply", json!(0)))
        .seat(1, |p| p.guildhall(6))
        .play();
    other.offers(0, &["recall mines", "recall quarry"]);
    assert_eq!(other.why(0, "recall guildhall"), "WK-11 stays-in-guildhall");
    table.refuses(0, "recall guildhall", None);
}

/// WK-81: a third Black Market worker still causes a reset in the last turns.
#[test]
fn wk_81_the_black_market_still_resets() {
    let mut table = Position::new(2)
        .last_turn()
        .market([Some(1), Some(1), None])
        .seat(0, |p| p.goods("3 silver"))
        .play();
    table.play(0, "place black_market_large");
    assert!(table.happened("reset_began") && table.over());
    assert_eq!((table.prison(0), table.prison(1), table.debts(0), table.debts(1)), (1, 2, 0, 1));
    // A debt, and two workers in Prison: −3 for seat 1.
    assert_eq!((table.total(1), table.market()), (-3, [None; 3]));
}

/// WK-E66: the last turns go clockwise from the player next to the one who filled the last space,
/// whoever began the game.
#[test]
fn wk_e66_order_of_the_last_turns() {
    let mut table = one_space_left(4, 20).first(3).turn(2).play();
    table.play(0, "place guildhall").play(0, "construct treasury").play(0, "choose 1");
    for seat in [1, 2, 3, 0] {
        assert_eq!(table.asked(), [seat]);
        table.play(seat, "place quarry");
    }
    assert!(table.over());
}

/// WK-E66: the hand limit still applies, also in the very last turn, and in the turn that fills
/// the hall; the game is over only then.
#[test]
fn wk_e66_the_hand_limit_in_the_last_turns() {
    let seven = "steeple stone_market tavern thieves_den tilers_hut keep palace";
    let mut table = Position::new(2).last_turn().seat(0, |p| p.hand(seven)).play();
    table.play(0, "place quarry");
    assert_eq!((table.over(), table.question(0)), (false, "discard-limit"));
    assert_eq!(table.legal(0).len(), 7);
    table.play(0, "discard keep");
    assert!(table.over() && !table.hand(0).contains("keep"));
    assert_eq!(table.pile().last().map(String::as_str), Some("keep"));

    let mut table = Position::new(2)
        .seat(0, |p| p.goods("2 wood 2 stone").hand(&format!("well {seven}")).guildhall(11))
        .play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.question(0), table.built(0).as_str()), ("discard-limit", "well"));
    table.play(0, "discard palace").pass(1).pass(0);
    assert!(table.over());
}

/// A game of so many rounds in which seat 1 is ahead.
fn stopped(rounds: u16) -> Position {
    Position::new(3)
        .round_limit(rounds)
        .seat(0, |p| p.goods("1 gold"))
        .seat(1, |p| p.goods("3 gold"))
}

/// WK-E58: automatic play stops after so many rounds, and nobody wins: the ranking is as ever,
/// with the first place left vacant.
#[test]
fn wk_e58_nobody_wins_a_game_that_was_stopped() {
    let mut table = stopped(2).turn(4).play();
    table.pass(0).pass(1);
    assert!(!table.over());
    table.pass(2);
    assert!(table.over());
    assert_eq!(table.event("stopped")["rounds"], 2);
    assert_eq!(table.ranks(), [3, 2, 4]);
    assert_eq!([0, 1, 2].map(|seat| table.total(seat)), [1, 3, 0]);
    let outcome = table.game().outcome().expect("it is over");
    assert!(outcome.stopped);
    // The round before, nothing happens.
    let mut table = stopped(2).play();
    table.pass(0).pass(1).pass(2);
    assert!(!table.over());
}

/// WK-E58: it is ranked by WK-82 to WK-84: end-game effects count, and ties are broken.
#[test]
fn wk_e58_a_stopped_game_is_scored() {
    let mut table = Position::new(2)
        .first(1)
        .turn(2)
        .round_limit(1)
        .seat(0, |p| p.goods("4 clay").built("trading_post"))
        .seat(1, |p| p.goods("4 clay").built("library").virtue(9).cathedral(0))
        .play();
    table.pass(0);
    assert!(table.over());
    assert_eq!((table.total(0), table.total(1)), (7, 8));
    assert_eq!(table.ranks(), [3, 2]);
}

/// WK-E58: last turns that come to their end in the round of the limit are an end like any other.
#[test]
fn wk_e58_an_end_in_the_last_round_counts() {
    let mut table = Position::new(2)
        .first(1)
        .turn(2)
        .round_limit(1)
        .last_turn()
        .seat(0, |p| p.goods("1 gold"))
        .play();
    table.pass(0);
    assert!(table.over() && !table.happened("stopped"));
    assert_eq!(table.ranks(), [1, 2]);
    // With one turn missing it was stopped, and the first place is vacant.
    let mut table = Position::new(2).first(1).turn(2).round_limit(1).last_turns(2).play();
    table.pass(0);
    assert!(table.over() && table.happened("stopped"));
    assert_eq!(table.ranks(), [2, 2]);
}

/// WK-E58: the limit is 200 rounds for automatic play, and none among people.
#[test]
fn wk_e58_two_hundred_rounds() {
    let config = Config::new(2);
    assert_eq!(config.round_limit, None);
    let limit = |config: Config| WestKingdom::unattended(edition(), config).round_limit;
    assert_eq!(limit(config.clone()), Some(200));
    assert_eq!(limit(Config { round_limit: Some(0), ..config.clone() }), Some(200));
    assert_eq!(limit(Config { round_limit: Some(7), ..config }), Some(7));
    let table = Table::start(2, "people");
    assert_eq!(table.state()["round_limit"], 0);
    let mut table = Position::new(2).turn(400).first(1).play();
    table.pass(0).pass(1);
    assert!(!table.over());
    let mut table = Position::new(2).turn(400).first(1).round_limit(200).play();
    table.pass(0);
    assert!(table.over());
}
