//! Chapter 4.2: hire.

use crate::harness::{Position, Table};
use game_testkit::AtTable;

const BILLBOARD: &str = "glazier_1 lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 stonemason_1";
const SIX: &str =
    "glazier_3:0 lumberjack_3:1 bricklayer_3:2 tailor_3:3 blacksmith_3:4 stonemason_3:5";

/// Seat 0 stands before hire with so many talers and two craftsmen; the pile is `tailor_2`,
/// `glazier_2`, and so on.
fn before(talers: u32) -> Position {
    Position::new(2)
        .billboard(BILLBOARD)
        .top("tailor_2 glazier_2 stonemason_2")
        .seat(0, |p| p.band("stonemason_3:0 bricklayer_2:1").talers(talers).on("day_laborer"))
}

/// That position with the question whom to hire.
#[track_caller]
fn asked(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "advance 1");
    assert_eq!(table.question(0), "hire");
    table
}

/// QA-29: the prices from top to bottom are what the marker shows, 5, 4, 3, 2 and 1.
#[test]
fn qa_29_prices_of_the_rows() {
    for (marker, top) in [(0, 6), (1, 5), (2, 4), (3, 3)] {
        let prices = [top, 5, 4, 3, 2, 1];
        let position = before(9).marker(marker);
        assert_eq!(position.play().prices(), prices);
        for (row, price) in prices.into_iter().enumerate() {
            let hire = format!("hire {}", row + 1);
            let mut table = asked(&position);
            table.play(0, &hire);
            assert_eq!(table.talers(0), 9 - u32::from(price));
            assert_eq!(table.event("hired")["price"], price);
            // With just enough, and with a taler less.
            let with = |talers| position.clone().seat(0, |p| p.talers(talers));
            let mut table = asked(&with(price.into()));
            table.play(0, &hire);
            assert_eq!(table.talers(0), 0);
            if price > 1 {
                let mut table = asked(&with(u32::from(price) - 1));
                table.refuses(0, &hire, "QA-E28");
            }
        }
    }
}

/// QA-29: what can be paid is on offer; one craftsman, or none.
#[test]
fn qa_29_one_craftsman_of_the_billboard() {
    for (talers, rows) in [(1, "6"), (2, "5 6"), (3, "4 5 6"), (5, "2 3 4 5 6"), (6, "1 2 3 4 5 6")]
    {
        assert_eq!(asked(&before(talers)).open(0, "hire"), rows);
    }
    let mut table = asked(&before(20));
    table.play(0, "hire 6");
    assert_eq!(table.asked(), [1]);
    table.refuses(0, "hire 5", None);
    let mut table = asked(&before(20));
    table.play(0, "forfeit");
    assert_eq!((table.talers(0), table.billboard().as_str()), (20, BILLBOARD));
    assert_eq!(table.band(0), "stonemason_3:0 bricklayer_2:1");
}

/// QA-30: the tile of row r goes into a free notch in position r - 1, with 7 - r jobs left.
#[test]
fn qa_30_the_row_gives_the_position() {
    let rows = BILLBOARD.split(' ').enumerate();
    for (row, tile) in rows {
        let mut table = asked(&before(9));
        table.play(0, &format!("hire {}", row + 1));
        assert_eq!(table.band(0), format!("stonemason_3:0 bricklayer_2:1 {tile}:{row}"));
        let band = &table.view().seats[0].band;
        let hired = band[2].as_ref().expect("a craftsman");
        assert_eq!(hired.jobs, 6 - row as u8);
        assert_eq!(hired.performance, [1, 2, 3, 4, 5, 0][row]);
        assert!(!table.billboard().split(' ').any(|shown| shown == tile));
        assert_eq!((table.band(1).as_str(), table.talers(1)), ("", 0));
    }
}

/// QA-30: the tile of the bottom row begins on its arrow, so that its first job is the last.
#[test]
fn qa_30_the_bottom_row_has_one_job() {
    let mut table = asked(&before(1));
    table.play(0, "hire 6").pass(1).pass(0).pass(1);
    table.play(0, "advance 1").play(0, "repair stonemason_1").play(0, "done");
    assert_eq!(table.event("dropped_out")["character"], "stonemason_1");
    assert_eq!(table.band(0), "stonemason_3:0 bricklayer_2:1");
}

/// QA-30: it may be any notch that is free, a former one as well.
#[test]
fn qa_30_into_a_free_notch() {
    let position = before(9).seat(0, |p| p.band("stonemason_3:0 - bricklayer_2:1"));
    let mut table = asked(&position);
    table.play(0, "hire 4");
    assert_eq!(table.band(0), "stonemason_3:0 tailor_1:3 bricklayer_2:1");
}

/// QA-31: a character that the player has already cannot be hired; another one of that guild can,
/// and another player can hire it.
#[test]
fn qa_31_no_character_twice() {
    let position = before(9).seat(0, |p| p.band("tailor_1:5 stonemason_2:0 blacksmith_2:0"));
    let mut table = asked(&position);
    table.refuses(0, "hire 4", "QA-31");
    assert_eq!(table.open(0, "hire"), "1 2 3 5 6");
    table.play(0, "hire 5");
    assert_eq!(table.band(0), "tailor_1:5 stonemason_2:0 blacksmith_2:0 blacksmith_1:4");
    let other = position.seat(1, |p| p.talers(9).on("day_laborer"));
    let mut table = other.play();
    table.pass(0).play(1, "advance 1").play(1, "hire 4");
    assert_eq!(table.band(1), "tailor_1:3");
}

/// QA-32: with six craftsmen any one may be fired; it leaves the game, and the new one takes its
/// place.
#[test]
fn qa_32_one_of_six_is_fired() {
    let six: Vec<_> = SIX.split(' ').collect();
    for (notch, who) in six.iter().enumerate() {
        let (who, _) = who.split_once(':').expect("a craftsman");
        let mut table = asked(&before(9).seat(0, |p| p.band(SIX)));
        let (removed, of_this) = (table.removed(), table.removed_of(who));
        table.play(0, "hire 3");
        assert_eq!((table.question(0), table.talers(0)), ("fire", 9));
        let all = "blacksmith_3 bricklayer_3 glazier_3 lumberjack_3 stonemason_3 tailor_3";
        assert_eq!(table.open(0, "fire"), all);
        table.refuses(0, "fire bricklayer_1", "QA-6");
        table.play(0, &format!("fire {who}"));
        let mut after = six.clone();
        after[notch] = "bricklayer_1:2";
        assert_eq!((table.band(0), table.talers(0)), (after.join(" "), 5));
        assert_eq!((table.removed(), table.removed_of(who)), (removed + 1, of_this + 1));
        assert_eq!(table.asked(), [1]);
    }
}

/// QA-32: with five craftsmen nobody is fired.
#[test]
fn qa_32_nobody_is_fired_while_a_notch_is_free() {
    let five = "glazier_3:0 lumberjack_3:1 bricklayer_3:2 tailor_3:3 blacksmith_3:4";
    let mut table = asked(&before(9).seat(0, |p| p.band(five)));
    let removed = table.removed();
    table.refuses(0, "fire glazier_3", None).play(0, "hire 3");
    assert_eq!(table.band(0), format!("{five} bricklayer_1:2"));
    assert_eq!((table.removed(), table.asked()), (removed, vec![1]));
}

/// QA-32: firing is part of a hire, and of nothing else.
#[test]
fn qa_32_firing_only_with_a_hire() {
    let position = before(9).seat(0, |p| p.band(SIX));
    let mut table = position.play();
    table.refuses(0, "fire glazier_3", None).play(0, "advance 1");
    table.refuses(0, "fire glazier_3", None);
    for spaces in ["advance 2", "advance 3"] {
        let mut table = position.play();
        table.play(0, spaces).refuses(0, "fire glazier_3", None);
    }
}

/// QA-33: after the hire of any tile but the top one the marker moves one space to the right.
#[test]
fn qa_33_the_top_tile_becomes_cheaper() {
    for row in 2..=6 {
        for (marker, price) in [(0, 5), (1, 4), (2, 3)] {
            let mut table = asked(&before(9).marker(marker));
            let removed = table.removed();
            table.play(0, &format!("hire {row}"));
            assert_eq!((table.marker(), table.prices()[0]), (marker + 1, price));
            assert_eq!(table.event("price_moved")["price"], price);
            assert!(table.billboard().starts_with("glazier_1 "));
            assert_eq!(table.removed(), removed);
        }
    }
}

/// QA-33: no other action moves the marker.
#[test]
fn qa_33_only_a_hire_moves_the_marker() {
    let mut table = before(9).marker(1).play();
    table.pass(0).pass(1).pass(0).pass(1);
    table.play(0, "advance 1").play(0, "forfeit");
    assert_eq!((table.marker(), table.billboard().as_str()), (1, BILLBOARD));
}

/// QA-34: from the rightmost space the marker goes back to the leftmost, and the top tile leaves
/// the game.
#[test]
fn qa_34_the_top_tile_leaves() {
    for (row, price, after) in [
        (2, 5, "bricklayer_1 tailor_1 blacksmith_1 stonemason_1 tailor_2 glazier_2"),
        (4, 3, "lumberjack_1 bricklayer_1 blacksmith_1 stonemason_1 tailor_2 glazier_2"),
        (6, 1, "lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 tailor_2 glazier_2"),
    ] {
        let mut table = asked(&before(9).marker(3));
        let (removed, pile) = (table.removed_of("glazier_1"), table.pile_len());
        table.play(0, &format!("hire {row}"));
        assert_eq!(table.event("displaced")["character"], "glazier_1");
        assert_eq!(table.removed_of("glazier_1"), removed + 1);
        assert_eq!((table.marker(), table.prices()[0]), (0, 6));
        assert_eq!((table.billboard().as_str(), table.pile_len()), (after, pile - 2));
        assert_eq!(table.talers(0), 9 - price);
    }
}

/// QA-35: after the hire of the top tile the marker goes back to the leftmost space.
#[test]
fn qa_35_the_price_begins_anew() {
    for (marker, price) in [(0, 6), (1, 5), (2, 4), (3, 3)] {
        let mut table = asked(&before(9).marker(marker));
        let removed = table.removed();
        table.play(0, "hire 1");
        assert_eq!((table.marker(), table.prices()[0]), (0, 6));
        assert_eq!((table.talers(0), table.removed()), (9 - price, removed));
        assert_eq!(table.happened("price_moved"), marker > 0);
        assert_eq!(table.position(0, "glazier_1"), 0);
        assert!(table.billboard().starts_with("lumberjack_1 "));
    }
}

/// QA-36: the tiles below the gap move up, those above it stay, and the bottom is refilled from
/// the pile.
#[test]
fn qa_36_tiles_move_up() {
    for (row, after) in [
        (1, "lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 stonemason_1 tailor_2"),
        (2, "glazier_1 bricklayer_1 tailor_1 blacksmith_1 stonemason_1 tailor_2"),
        (3, "glazier_1 lumberjack_1 tailor_1 blacksmith_1 stonemason_1 tailor_2"),
        (4, "glazier_1 lumberjack_1 bricklayer_1 blacksmith_1 stonemason_1 tailor_2"),
        (5, "glazier_1 lumberjack_1 bricklayer_1 tailor_1 stonemason_1 tailor_2"),
        (6, "glazier_1 lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 tailor_2"),
    ] {
        let mut table = asked(&before(9));
        let pile = table.pile();
        table.play(0, &format!("hire {row}"));
        assert_eq!(table.billboard(), after);
        assert_eq!(table.pile(), pile[1..]);
    }
}

/// QA-36: pay and take, marker and removal, move up, refill, in this order.
#[test]
fn qa_36_the_order_of_a_hire() {
    let check = |marker, row, events: &[&str]| {
        let mut table = asked(&before(9).marker(marker));
        table.play(0, &format!("hire {row}"));
        assert_eq!(table.events(), events);
    };
    check(0, 3, &["hired", "price_moved", "moved_up", "revealed", "turn_began"]);
    check(1, 1, &["hired", "price_moved", "moved_up", "revealed", "turn_began"]);
    check(0, 6, &["hired", "price_moved", "revealed", "turn_began"]);
    let removal =
        ["hired", "displaced", "price_moved", "moved_up", "revealed", "revealed", "turn_began"];
    check(3, 6, &removal);
    let mut table = asked(&before(9).seat(0, |p| p.band(SIX)));
    table.play(0, "hire 3").play(0, "fire tailor_3");
    let firing = ["fired", "hired", "price_moved", "moved_up", "revealed", "turn_began"];
    assert_eq!(table.events(), firing);
}

/// QA-36: a tile that moved up is hired with the position and the price of its new row, and a
/// refilled one with those of its.
#[test]
fn qa_36_moving_up_gains_experience() {
    let mut table = asked(&before(9).seat(1, |p| p.talers(9).on("day_laborer")));
    table.play(0, "hire 2").play(1, "advance 1").play(1, "hire 3");
    assert_eq!((table.band(1).as_str(), table.talers(1)), ("tailor_1:2", 5));
    let mut table = asked(&before(9).seat(1, |p| p.talers(9).on("day_laborer")));
    table.play(0, "hire 2").play(1, "advance 1").play(1, "hire 6");
    assert_eq!((table.band(1).as_str(), table.talers(1)), ("tailor_2:5", 8));
}
