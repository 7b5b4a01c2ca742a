//! Rulings on open points: spaces.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, calm, deck, edition, like};

fn plain() -> &'static Edition {
    let effects = ["workshop", "market", "fountain", "forge", "museum"];
    calm("s1 s2 s3 s4 s5 s6 s7", &effects)
}

/// A city with short streets.
fn short(ids: &str, columns: i64) -> &'static Edition {
    let deck = deck(ids, [like("cemetery").sides("3")]);
    deck.number("columns", columns).number("block_cards", columns).build()
}

/// ER-8: the gap left by a move is eligible if its left neighbor is occupied.
#[test]
fn er_8_a_gap_left_by_a_move() {
    let position = Position::new(plain(), 2).street(2, "1:s5").hand(0, "workshop").hand(1, "s6");
    let mut table = position.clone().street(1, "1:s1 0:s2 1:s3 1:s4").load();
    table.play(0, "play workshop 2:2").play(0, "move 1:2").play(0, "to 2:3");
    assert_eq!(table.street(1), "1:s1 - 1:s3 1:s4");
    assert_eq!(table.open(1, "play s6"), "1:2 1:5 2:4");
    let mut table = position.street(1, "1:s1 - 0:s2 1:s3").load();
    table.play(0, "play workshop 2:2").play(0, "move 1:3").play(0, "to 2:3");
    assert_eq!(table.street(1), "1:s1 - - 1:s3");
    assert_eq!(table.open(1, "play s6"), "1:2 1:5 2:4");
}

/// ER-8: so is the gap left by a removal.
#[test]
fn er_8_a_gap_left_by_a_removal() {
    let mut table = Position::new(plain(), 2)
        .street(1, "1:s1 - 1:museum")
        .hand(0, "forge")
        .hand(1, "s6")
        .load();
    table.play(0, "play forge 1:2").play(0, "copy museum");
    assert_eq!(table.street(1), "1:s1 - 1:museum");
    assert_eq!(table.open(1, "play s6"), "1:2 1:4 2:1");
}

/// ER-9: column 1, emptied in a street that still has cards, is not eligible.
#[test]
fn er_9_an_emptied_first_column() {
    let mut table = Position::new(plain(), 2)
        .street(1, "0:s2 1:s3")
        .street(2, "1:s5")
        .hand(0, "workshop")
        .hand(1, "s6")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 1:1").play(0, "to 2:3");
    assert_eq!(table.street(1), "- 1:s3");
    assert_eq!(table.open(1, "play s6"), "1:3 2:4");
    assert_eq!(table.why(1, "play s6 1:1"), "AR-15 nearest-street");
}

/// ER-9: a street that is empty again is a street without cards.
#[test]
fn er_9_an_emptied_street_is_without_cards() {
    let mut table = Position::new(plain(), 3)
        .street(1, "0:s2")
        .street(2, "1:s5")
        .hand(0, "workshop")
        .hand(1, "s6")
        .load();
    assert_eq!(table.open(0, "play workshop"), "1:2 2:2 3:1");
    table.play(0, "play workshop 2:2").play(0, "move 1:1");
    assert_eq!(table.street(2), "1:s5 0:workshop 0:s2");
    assert_eq!(table.open(1, "play s6"), "1:1 2:4");
    assert_eq!(table.why(1, "play s6 3:1"), "AR-15 nearest-street");
}

/// ER-10: when the top card leaves, the one below lies there face down; the space is occupied and
/// eligible, and that card can be rebuilt.
#[test]
fn er_10_the_card_below_comes_to_light() {
    let mut table = Position::new(plain(), 2)
        .street(1, "1:s6 0:s2/0:s4v/1:s3v")
        .street(2, "1:s5")
        .hand(0, "workshop market")
        .hand(1, "s1")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 1:2").play(0, "to 2:3");
    assert_eq!(table.street(1), "1:s6 0:s4v/1:s3v");
    assert_eq!(table.open(1, "play s1"), "1:2 1:3 2:4");
    table.play(1, "play s1 2:4").play(0, "play market 2:5");
    table.offers(0, &["rebuild 1:2", "pass"]);
    table.play(0, "rebuild 1:2");
    assert_eq!(table.street(1), "1:s6 0:s4/1:s3v");
}

/// ER-11: only face-up cards count for the third of a color; a face-down one breaks the row.
#[test]
fn er_11_a_face_down_card_has_no_color() {
    let open = |street: &str| {
        let table = Position::new(plain(), 3).street(1, street).hand(0, "s7").load();
        table.open(0, "play s7")
    };
    assert_eq!(open("0:s1 0:s2 0:s3v"), "1:4 2:1");
    assert_eq!(open("0:s1 0:s2v"), "1:2 1:3 2:1");
    assert_eq!(open("0:s1 0:s2v 0:s3"), "1:4 2:1");
    assert_eq!(open("0:s1v 0:s2v 0:s3"), "1:1 1:2 1:4 2:1");
    assert_eq!(open("0:s1v/0:s2v 0:s3"), "1:1 1:3 2:1");
}

/// ER-11: a card that covers one of the same color counts once, and as what it is.
#[test]
fn er_11_covered_cards_do_not_count() {
    let table = Position::new(plain(), 3).street(1, "1:s1/0:s2v 0:s3").hand(0, "s7").load();
    assert_eq!(table.open(0, "play s7"), "1:3 2:1");
}

/// ER-11: rows do not reach from the end of a street into the next.
#[test]
fn er_11_a_row_stays_in_its_street() {
    let table = Position::new(plain(), 3)
        .street(1, "1:s1 1:s2 2:s1 1:s3 2:s2 1:s4 0:s1 0:s2")
        .hand(0, "s7")
        .load();
    assert_eq!(table.open(0, "play s7"), "2:1");
}

/// ER-12: whoever has cards and no legal space is skipped without drawing, and play goes on: the
/// third card of a color.
#[test]
fn er_12_skipped_by_a_forbidden_row() {
    let mut table = Position::new(short("s1 s2 s3 s4 s5", 3), 3)
        .street(1, "0:s1 0:s2")
        .street(2, "1:s1 1:s2 2:s1")
        .street(3, "1:s3 2:s2")
        .active(2)
        .hand(0, "s4")
        .deck(0, "s5")
        .hand(1, "s4")
        .hand(2, "s3")
        .load();
    table.play(2, "play s3 3:3");
    assert_eq!(table.events(), ["played", "skipped", "turn_began"]);
    assert_eq!((table.asked(), table.over()), (vec![1], false));
    assert_eq!((table.hand(0), table.deck(0)), ("s4".into(), "s5".into()));
    assert_eq!(table.eligible(0), "1:3");
}

/// ER-12: whoever has cards and no legal space is skipped without drawing, and play goes on: a
/// reserved space.
#[test]
fn er_12_skipped_by_a_reserved_space() {
    let table = Position::new(short("s1 s2 s3 s4", 2), 2)
        .street(1, "1:s1 1:s2")
        .street(2, "0:s1 (1)")
        .hand(0, "s2")
        .deck(0, "s3")
        .hand(1, "s3")
        .load();
    table.offers(1, &["play s3 2:2"]);
    assert_eq!((table.hand(0), table.deck(0)), ("s2".into(), "s3".into()));
}

/// ER-12: whoever has cards and no legal space is skipped without drawing, and play goes on: a full
/// city.
#[test]
fn er_12_skipped_by_a_full_city() {
    let table = Position::new(short("s1 s2 s3", 1), 2)
        .street(1, "1:s1")
        .street(2, "0:s1")
        .hand(0, "s2")
        .deck(0, "s3")
        .hand(1, "cemetery s3")
        .load();
    table.offers(1, &["play cemetery"]);
    assert_eq!((table.hand(0), table.deck(0)), ("s2".into(), "s3".into()));
}

/// ER-13: the game is over when each is stopped by their own restrictions, although an eligible
/// space and cards are left.
#[test]
fn er_13_over_by_everybodys_own_restrictions() {
    let mut table = Position::new(short("s1 s2 s3 s4 s5", 3), 3)
        .street(1, "0:s1 0:s2")
        .street(2, "1:s1 1:s2 2:s1")
        .street(3, "1:s3 2:s2")
        .active(2)
        .hand(0, "s4")
        .deck(0, "s5")
        .hand(2, "s3")
        .load();
    table.play(2, "play s3 3:3");
    assert_eq!(table.events(), ["played", "skipped", "game_over"]);
    assert!(table.over());
    assert_eq!((table.eligible(0), table.hand(0)), ("1:3".into(), "s4".into()));
    // A space reserved for somebody without cards is of no use to others; one's own is.
    let reserved = |owner: usize| {
        Position::new(short("s1 s2 s3", 2), 2)
            .street(1, "1:s1 1:s2")
            .street(2, &format!("0:s1 ({owner})"))
            .hand(0, "s2")
            .load()
    };
    assert!(reserved(1).over());
    reserved(0).offers(0, &["play s2 2:2"]);
}

/// ER-13: it is not over while somebody draws.
#[test]
fn er_13_not_over_while_somebody_draws() {
    let mut table = Position::new(short("s1 s2 s3", 2), 2).hand(0, "s1").deck(1, "s2 s3").load();
    table.play(0, "play s1 1:1");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.hand(1), "s2 s3");
}

/// ER-13: who draws in a full city does not keep the game going.
#[test]
fn er_13_over_after_a_draw_that_helps_nobody() {
    let mut table = Position::new(short("s1 s2 s3", 1), 2)
        .street(1, "1:s1")
        .hand(0, "s1")
        .deck(1, "s2 s3")
        .load();
    table.play(0, "play s1 2:1");
    assert!(table.over());
    assert_eq!((table.hand(1), table.deck(1)), ("s2 s3".into(), String::new()));
    assert_eq!(table.events().last().map(String::as_str), Some("game_over"));
}

/// ER-14: a card is lifted before the eligible spaces are worked out, so the last one of a street
/// cannot step to the right, and its old space is excluded.
#[test]
fn er_14_a_moved_card_is_lifted_first() {
    let position = Position::new(plain(), 3).street(2, "1:s5").hand(0, "workshop");
    let mut table = position.clone().street(1, "1:s1 0:s2").load();
    table.play(0, "play workshop 2:2").play(0, "move 1:2");
    assert_eq!(table.open(0, "to"), "2:3 3:1");
    assert_eq!(table.why(0, "to 1:3"), "AR-15 left-neighbor");
    assert_eq!(table.why(0, "to 1:2"), "ER-14 same-space");
    // A face-down card below keeps the space occupied.
    let mut table = position.street(1, "1:s1 0:s2/1:s3v").load();
    table.play(0, "play workshop 2:2").play(0, "move 1:2");
    assert_eq!(table.open(0, "to"), "1:3 2:3 3:1");
    assert_eq!(table.why(0, "to 1:2"), "ER-14 same-space");
}

/// ER-14: the only card of the only street in use cannot move.
#[test]
fn er_14_the_only_card_cannot_move() {
    let mut table = Position::new(plain(), 3).hand(0, "workshop").hand(1, "s1").load();
    table.play(0, "play workshop 1:1");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"));
    // With a face-down card below it can.
    let mut table = Position::new(plain(), 3).street(1, "1:s2v").hand(0, "workshop").load();
    table.play(0, "play workshop 1:1");
    assert_eq!(table.open(0, "move"), "1:1");
}

/// ER-14: the only card of a street empties it, and no street further away opens for it.
#[test]
fn er_14_the_lifted_card_empties_its_street() {
    let mut table =
        Position::new(plain(), 3).street(1, "0:s2").street(2, "1:s5").hand(0, "workshop").load();
    table.play(0, "play workshop 2:2").play(0, "move 1:1");
    // There was only one space to go to.
    assert_eq!((table.street(1), table.street(3)), (String::new(), String::new()));
    assert_eq!(table.street(2), "1:s5 0:workshop 0:s2");
}

/// ER-15: a card may be moved onto a face-down card, and covers it.
#[test]
fn er_15_a_move_onto_a_face_down_card() {
    let mut table = Position::new(plain(), 2)
        .street(1, "1:s1 1:s2v")
        .street(2, "1:s5")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 2:2");
    assert_eq!(table.open(0, "to"), "1:2 1:3");
    table.play(0, "to 1:2");
    assert_eq!(table.street(1), "1:s1 0:workshop/1:s2v");
}

/// ER-48: a reserved space is always eligible for its owner, also with an empty space on its left,
/// and never for others.
#[test]
fn er_48_a_reserved_space_is_for_its_owner() {
    let mut table = Position::new(plain(), 2)
        .street(1, "1:s6 0:s2 (0)")
        .street(2, "1:s5")
        .hand(0, "workshop s3")
        .hand(1, "s1")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 1:2").play(0, "to 2:3");
    assert_eq!(table.street(1), "1:s6 - (0)");
    assert_eq!(table.open(1, "play s1"), "1:2 1:4 2:4");
    assert_eq!(table.why(1, "play s1 1:3"), "AR-60 reserved-space");
    table.play(1, "play s1 2:4");
    assert_eq!(table.open(0, "play s3"), "1:2 1:3 1:4 2:5");
    // With a face-down card on it, it is the same.
    let table = Position::new(plain(), 2).street(1, "1:s1 1:s2v(0)").hand(0, "s3").load();
    assert_eq!((table.eligible(0), table.eligible(1)), ("1:2 1:3 2:1".into(), "1:3 2:1".into()));
}

/// ER-48: it takes no second token.
#[test]
fn er_48_no_second_token() {
    let mut table =
        Position::new(plain(), 3).street(1, "1:s1 (0)").street(2, "(1)").hand(0, "fountain").load();
    table.play(0, "play fountain 1:3");
    assert_eq!(table.open(0, "reserve"), "1:4 2:2 3:1");
    assert_eq!(table.why(0, "reserve 1:2"), "ER-48 reserved-twice");
    assert_eq!(table.why(0, "reserve 2:1"), "AR-60 reserved-space");
}

/// ER-48: a street that holds only tokens is not a street without cards.
#[test]
fn er_48_a_street_of_tokens() {
    let table = Position::new(plain(), 3).street(1, "1:s5").street(2, "(0)").hand(0, "s1").load();
    assert_eq!(table.eligible(0), "1:2 2:1 2:2 3:1");
    assert_eq!(table.eligible(1), "1:2 2:2 3:1");
    // Its first column does not open either.
    let table = Position::new(plain(), 3).street(1, "1:s5").street(2, "- (0)").hand(0, "s1").load();
    assert_eq!(table.eligible(0), "1:2 2:2 2:3 3:1");
    assert_eq!(table.eligible(1), "1:2 2:3 3:1");
}

/// ER-60: the whole unbroken row counts, with the new card in it.
#[test]
fn er_60_rows_longer_than_three() {
    let open = |street: &str| {
        let table = Position::new(plain(), 3).street(1, street).hand(0, "s7").load();
        table.open(0, "play s7")
    };
    // A row of five, of four (which an effect has made longer than allowed), and of four again.
    assert_eq!(open("0:s1 0:s2 1:s1v 0:s3 0:s4"), "2:1");
    assert_eq!(open("0:s1 0:s2 0:s3"), "2:1");
    assert_eq!(open("1:s1v 0:s1 0:s2 0:s3 1:s2"), "1:6 2:1");
    assert_eq!(open("0:s1 1:s1v 0:s3 0:s4 1:s2"), "1:6 2:1");
}

/// ER-65: exactly one street without cards is the nearest, and it may be begun at any time.
#[test]
fn er_65_one_nearest_street() {
    let eligible = |streets: [&str; 4]| {
        let mut position = Position::new(plain(), 4).hand(0, "s7");
        for (index, street) in streets.into_iter().enumerate() {
            position = position.street(index as u8 + 1, street);
        }
        position.load().eligible(0)
    };
    assert_eq!(eligible(["", "", "", ""]), "1:1");
    assert_eq!(eligible(["1:s1", "", "", ""]), "1:2 2:1");
    assert_eq!(eligible(["1:s1", "1:s2", "", ""]), "1:2 2:2 3:1");
    assert_eq!(eligible(["1:s1", "1:s2", "1:s3", ""]), "1:2 2:2 3:2 4:1");
    assert_eq!(eligible(["", "1:s2", "", "1:s3"]), "1:1 2:2 4:2");
    assert_eq!(eligible(["1:s1", "", "1:s2", ""]), "1:2 2:1 3:2");
}

/// ER-65: streets lie one behind the other: each touches the next, and no other.
#[test]
fn er_65_neighboring_streets_touch() {
    let edition = edition("s5 s6 s7 s8", [like("barracks").sides("1")]);
    let targets = |street: u8| {
        let mut position = Position::new(edition, 4).hand(0, "barracks");
        for other in 1..=4 {
            position = position.street(other, &format!("1:s{0} 2:s{0}", other + 4));
        }
        // The Barracks come on a face-down card in column 2.
        let position = position.edit(|doc| {
            let at = format!("{street}:2");
            let space = doc.city.iter_mut().find(|space| space.at == at).expect("it is there");
            space.stack[0].side = None;
        });
        let mut table = position.load();
        table.play(0, &format!("play barracks {street}:2"));
        table.open(0, "destroy")
    };
    assert_eq!(targets(1), "1:1 2:2");
    assert_eq!(targets(2), "1:2 2:1 3:2");
    assert_eq!(targets(3), "2:2 3:1 4:2");
    assert_eq!(targets(4), "3:2 4:1");
}
