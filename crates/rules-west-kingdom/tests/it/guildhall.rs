//! Chapter 9: the Guildhall, its spaces, and what a worker there may do.

use crate::harness::Position;
use game_testkit::AtTable;

/// What the Well costs.
const WELL: &str = "2 wood 2 stone";

/// Seat 0 can construct the Well and do nothing else in the Guildhall, where so many workers of
/// the others stand.
fn hall(players: usize, taken: u8) -> Position {
    let position = Position::new(players).seat(0, |p| p.goods(WELL).hand("well"));
    let position = position.seat(1, |p| p.guildhall(taken.min(15)));
    if taken > 15 { position.seat(2, |p| p.guildhall(taken - 15)) } else { position }
}

/// WK-50: 4 rows of 3, 4, 5 or 6 columns. The spaces are filled one after the other, so that the
/// first one of row 3 or 4, where a reset is printed, comes after two or three full rows, and the
/// last one after all four.
#[test]
fn wk_50_spaces_and_columns_by_the_number_of_players() {
    for (players, columns) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        for taken in 0..4 * columns {
            let mut table = hall(players, taken).play();
            table.play(0, "place guildhall");
            let space = taken + 1;
            assert_eq!(table.event("placed_in_guildhall")["space"], space);
            assert_eq!(table.guildhall(0), 1);
            assert_eq!(table.happened("end_began"), space == 4 * columns, "{players}: {space}");
            table.play(0, "construct well");
            let begins_a_lower_row = taken == 2 * columns || taken == 3 * columns;
            assert_eq!(table.happened("reset_began"), begins_a_lower_row, "{players}: {space}");
        }
    }
}

/// WK-T15: with 4 players the 6th column is not in use; after space 5 the next worker goes to row
/// 2, and the one after it stands beside. So two rows are full with 10 workers, and not with 12.
#[test]
fn wk_t15_four_players_use_five_columns() {
    let mut table = hall(4, 5).seat(1, |p| p.goods(WELL).hand("smithy")).play();
    table.play(0, "place guildhall");
    assert_eq!(table.event("placed_in_guildhall")["space"], 6);
    let mut table = hall(4, 6).play();
    table.play(0, "place guildhall");
    assert_eq!(table.event("placed_in_guildhall")["space"], 7);
    for (taken, reset) in [(9, false), (10, true), (11, false), (12, false), (15, true)] {
        let mut table = hall(4, taken).play();
        table.play(0, "place guildhall").play(0, "construct well");
        assert_eq!(table.happened("reset_began"), reset, "{taken} workers before");
    }
}

/// WK-51: one thing exactly, a building or a step on the Cathedral; then the turn is over, though
/// the other was possible, too.
#[test]
fn wk_51_a_building_or_the_cathedral() {
    let both = Position::new(2)
        .rewards("reward_wood")
        .seat(0, |p| p.goods("6 wood 6 stone 4 clay 2 gold").hand("well smithy"));
    let mut table = both.play();
    table.play(0, "place guildhall");
    assert_eq!(table.asked(), [0]);
    table.offers(0, &["construct smithy", "construct well", "advance"]);
    table.refuses(0, "decline", "WK-E43").refuses(0, "done", "WK-E43");
    table.play(0, "construct well");
    assert_eq!((table.asked(), table.active()), (vec![1], 1));
    assert_eq!((table.built(0).as_str(), table.hand(0).as_str()), ("well", "smithy"));
    assert_eq!((table.cathedral(0), table.guildhall(0)), (0, 1));
    assert_eq!(table.goods(0), "8 clay 4 wood 4 stone 2 gold");

    let mut table = both.play();
    table.play(0, "place guildhall").play(0, "advance").play(0, "discard smithy");
    assert_eq!((table.asked(), table.active()), (vec![1], 1));
    assert_eq!((table.built(0).as_str(), table.hand(0).as_str()), ("", "well"));
    assert_eq!((table.cathedral(0), table.guildhall(0)), (1, 1));
    assert_eq!(table.goods(0), "4 clay 8 wood 6 stone 1 gold");
}

/// WK-51: where neither is possible, nobody may be placed there; one of the two is enough.
#[test]
fn wk_51_not_without_something_to_build() {
    // A stone too few for the Well, and no gold for the Cathedral.
    let poor = Position::new(2).seat(0, |p| p.goods("2 wood 1 stone").hand("well"));
    let mut table = poor.play();
    assert_eq!(table.why(0, "place guildhall"), "WK-51 nothing-to-build");
    // The Well alone; the Cathedral alone.
    let mut table = poor.clone().seat(0, |p| p.goods("2 stone")).play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.built(0).as_str(), table.cathedral(0)), ("well", 0));
    let mut table = poor.clone().seat(0, |p| p.goods("1 gold")).play();
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.built(0).as_str(), table.cathedral(0)), ("", 1));
    // Gold is of no use on level 1, where the next level asks for wood and stone.
    let mut table = poor.clone().seat(0, |p| p.goods("5 gold").cathedral(1)).play();
    table.refuses(0, "place guildhall", "WK-51");
    // Nothing in hand at all.
    let mut table = Position::new(2).seat(0, |p| p.goods("9 wood 9 stone 9 gold")).play();
    table.refuses(0, "place guildhall", "WK-51");
}

/// WK-51: what is not possible is not offered beside what is.
#[test]
fn wk_51_only_what_is_possible() {
    let position = Position::new(2)
        .seat(0, |p| p.goods("4 clay 2 wood 2 stone").hand("well smithy keep").virtue(4));
    let mut table = position.play();
    table.play(0, "place guildhall");
    table.offers(0, &["construct smithy", "construct well"]);
    table.refuses(0, "construct keep", "WK-52").refuses(0, "advance", "WK-64");
    table.refuses(0, "construct church", "WK-14");
    let mut table = position.clone().seat(0, |p| p.virtue(5)).play();
    table.play(0, "place guildhall");
    assert_eq!(table.why(0, "advance"), "WK-54 advance-too-dear");
}
