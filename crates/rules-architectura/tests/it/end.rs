//! Chapter 5: end and scoring.

use crate::harness::{Position, edition, like};
use game_testkit::AtTable;

/// AR-46: the game ends when nobody can play; a player without cards drops out before.
#[test]
fn ar_46_the_game_ends_when_nobody_can_play() {
    let edition = edition("n1 n2 n3", []);
    let mut table = Position::new(edition, 3).hand(0, "n1").hand(1, "n1 n2 n3").load();
    table.play(0, "play n1 1:1");
    for (card, at) in [("n1", "2:1"), ("n2", "2:2"), ("n3", "3:1")] {
        assert_eq!((table.over(), table.asked()), (false, vec![1]));
        table.play(1, &format!("play {card} {at}"));
    }
    assert!(table.over());
    assert_eq!(table.events(), ["played", "game_over"]);
    assert_eq!(table.why(1, "play n1 1:2"), "no rule: over");
}

/// AR-46: cards in hand do not keep the game going when no space is open to anybody.
#[test]
fn ar_46_a_full_city_ends_the_game() {
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8 s9", []);
    let row = |seat: u8, n: u8| {
        (1..=n).map(|card| format!("{seat}:s{card}")).collect::<Vec<_>>().join(" ")
    };
    let mut table = Position::new(edition, 2)
        .street(1, &row(0, 8))
        .street(2, &row(1, 7))
        .hand(0, "s9")
        .hand(1, "s8 s9")
        .load();
    table.play(0, "play s9 2:8");
    assert!(table.over());
    assert_eq!((table.score(0), table.score(1)), (45, 28));
}

/// AR-47: current values of face-up cards, the Cemetery's too, and effects for the end.
#[test]
fn ar_47_the_score() {
    let cards = [
        like("cemetery").sides("3").param("vp_each", 2),
        like("park").sides("5 4 7 6").param("vp_each", 1),
    ];
    let edition = edition("n4 n9 n1 n2 x", cards);
    let table = Position::new(edition, 2)
        .street(1, "0:n4@2 0:park@1 0:x 1:n9v")
        .street(2, "1:n4 0:n9v")
        .front(0, "cemetery")
        .beside(0, "n1")
        .over()
        .load();
    // 6, 4 and 4, the Cemetery with 3 and 2 for the card beside it, and two cards next to the Park.
    assert_eq!(table.score(0), 6 + 4 + 4 + 3 + 2 + 2);
    assert_eq!(table.score(1), 4);
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 2], None));
}

/// AR-47: the highest total wins, also with fewer cards.
#[test]
fn ar_47_the_highest_total_wins() {
    let edition = edition("s1 s2 s3 s9", []);
    let table = Position::new(edition, 3).street(1, "0:s1 0:s2 0:s3 1:s9 2:s2 2:s3").over().load();
    assert_eq!(table.ranks(), [2, 1, 3]);
}

/// AR-48: in a tie more cards win, then the lowest card.
#[test]
fn ar_48_ties() {
    let edition = edition("s1 s2 s3 s4 s5 s8", []);
    let end = |street: &str| {
        let table = Position::new(edition, 2).street(1, street).over().load();
        (table.ranks(), table.tie_break())
    };
    assert_eq!(end("0:s5 1:s2 1:s3"), (vec![2, 1], Some("cards")));
    assert_eq!(end("0:s2 0:s3 1:s1 1:s4"), (vec![2, 1], Some("lowest")));
    assert_eq!(end("0:s1 0:s4 1:s2 1:s3"), (vec![1, 2], Some("lowest")));
    // More cards come first: here the lowest card alone would say otherwise.
    assert_eq!(end("0:s1 0:s8 1:s2 1:s3 1:s4"), (vec![2, 1], Some("cards")));
}
