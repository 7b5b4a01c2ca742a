//! Rulings on open points: scoring.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, deck, edition, like};

fn counted() -> &'static Edition {
    edition("s1 s2 s3 s4 s5 s6", [like("cemetery").sides("3").param("vp_each", 2)])
}

/// ER-33: for ties the Cemetery is a card on the table, and what lies beside it is not.
#[test]
fn er_33_cards_beside_the_cemetery_are_not_on_the_table() {
    // 4, Cemetery 3 and 2 for the card beside it, against 3 and 6: two cards each, lowest 3 each.
    let table = Position::new(counted(), 2)
        .street(1, "0:s4 1:s3 1:s6")
        .front(0, "cemetery")
        .beside(0, "s1")
        .over()
        .load();
    assert_eq!((table.score(0), table.score(1)), (9, 9));
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 1], None));
    // Against one card the Cemetery decides.
    let table =
        Position::new(counted(), 2).street(1, "0:s2 1:s5").front(0, "cemetery").over().load();
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 2], Some("cards")));
    // Against three cards those beside it do not.
    let table = Position::new(counted(), 2)
        .street(1, "0:s1 1:s1 1:s2 1:s5")
        .front(0, "cemetery")
        .beside(0, "s2 s3")
        .over()
        .load();
    assert_eq!((table.score(0), table.score(1)), (8, 8));
    assert_eq!((table.ranks(), table.tie_break()), (vec![2, 1], Some("cards")));
}

/// ER-45: only face-up cards of the city and the Cemetery count in the first tie-break.
#[test]
fn er_45_face_up_cards_count() {
    let table =
        Position::new(counted(), 2).street(1, "0:s5 1:s2 1:s3 0:s1v 0:s4v/0:s2v").over().load();
    assert_eq!((table.score(0), table.score(1)), (5, 5));
    assert_eq!((table.ranks(), table.tie_break()), (vec![2, 1], Some("cards")));
}

/// ER-45: and in the second: the lowest card is a face-up one, or the Cemetery.
#[test]
fn er_45_the_lowest_card_is_face_up() {
    let table = Position::new(counted(), 2).street(1, "0:s3 0:s4 1:s2 1:s5 0:s1v").over().load();
    assert_eq!((table.ranks(), table.tie_break()), (vec![2, 1], Some("lowest")));
    let edition = edition("s2 s3 s4", [like("cemetery").sides("1")]);
    let table =
        Position::new(edition, 2).street(1, "0:s4 1:s2 1:s3").front(0, "cemetery").over().load();
    assert_eq!((table.score(0), table.score(1)), (5, 5));
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 2], Some("lowest")));
}

/// ER-46: who is still tied shares the victory.
#[test]
fn er_46_a_shared_victory() {
    let table = Position::new(counted(), 2).street(1, "0:s3 0:s4 1:s3 1:s4").over().load();
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 1], None));
    // Equal points, cards and lowest card, whatever the others are.
    let table = Position::new(counted(), 3)
        .street(1, "0:s1 0:s3 0:s5 1:s1 1:s2 1:s6")
        .street(2, "2:s5")
        .over()
        .load();
    assert_eq!(table.ranks(), [1, 1, 3]);
    let table = Position::new(counted(), 3).street(1, "0:s5 1:s3 1:s4 2:s3 2:s4").over().load();
    assert_eq!((table.ranks(), table.tie_break()), (vec![3, 1, 1], None));
}

/// ER-47: cards in hand or deck score nothing.
#[test]
fn er_47_hand_and_deck_score_nothing() {
    let edition = deck("s4 s5 s8 s9", []).number("columns", 1).number("block_cards", 1).build();
    let mut table = Position::new(edition, 2)
        .street(1, "1:s4")
        .hand(0, "s5")
        .hand(1, "s9")
        .deck(1, "s8")
        .load();
    table.play(0, "play s5 2:1");
    assert!(table.over());
    assert_eq!((table.hand(1), table.deck(1)), ("s9".into(), "s8".into()));
    assert_eq!((table.score(0), table.score(1)), (5, 4));
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 2], None));
}
