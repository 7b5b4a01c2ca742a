//! Chapter 3.4: draw.

use crate::harness::{Position, edition, like};
use game_testkit::AtTable;

/// AR-31: at the end of a turn the hand is filled up to its limit, normally by one card.
#[test]
fn ar_31_one_card_is_drawn() {
    let edition = edition("n1 n2 n3 n4 n5 n6", []);
    let mut table =
        Position::new(edition, 2).hand(0, "n1 n2 n3").deck(0, "n5 n4 n6").hand(1, "n1").load();
    table.play(0, "play n1 1:1");
    assert_eq!((table.hand(0).as_str(), table.deck(0).as_str()), ("n2 n3 n5", "n4 n6"));
}

/// AR-31: whoever has fewer draws more, as far as the deck goes.
#[test]
fn ar_31_the_hand_is_filled_as_far_as_the_deck_goes() {
    let edition = edition("n1 n2 n3 n4 n5 n6", []);
    let start = |deck: &str| {
        let mut table = Position::new(edition, 2).hand(0, "n1").deck(0, deck).hand(1, "n1").load();
        table.play(0, "play n1 1:1");
        (table.hand_len(0), table.deck_len(0))
    };
    assert_eq!(start("n2 n3 n4 n5"), (3, 1));
    assert_eq!(start("n2 n3"), (2, 0));
}

/// AR-31: an effect can raise the limit; a hand above it draws nothing.
#[test]
fn ar_31_the_limit_may_be_another() {
    let edition = edition("n1 n2 n3 n4 n5 n6 n7 n8", []);
    let start = |limit: u8, hand: &str| {
        let mut table = Position::new(edition, 2)
            .hand(0, hand)
            .deck(0, "n6 n7 n8")
            .hand_limit(0, limit)
            .hand(1, "n1")
            .load();
        table.play(0, "play n1 1:1");
        table.hand_len(0)
    };
    assert_eq!(start(5, "n1 n2 n3"), 5);
    assert_eq!(start(3, "n1 n2 n3 n4 n5"), 4);
}

/// AR-31: the draw comes after the effect.
#[test]
fn ar_31_the_draw_follows_the_effect() {
    let edition = edition("n1 n2 n3 n4", [like("tavern").sides("1")]);
    let mut table =
        Position::new(edition, 2).hand(0, "tavern n1 n2").deck(0, "n3 n4").hand(1, "n1").load();
    table.play(0, "play tavern 1:1");
    assert_eq!(table.hand(0), "n1 n2");
    table.play(0, "cycle n1");
    assert_eq!((table.hand(0).as_str(), table.deck(0).as_str()), ("n2 n3 n4", "n1"));
}

/// AR-31: each player draws at the end of their own turn only.
#[test]
fn ar_31_nobody_draws_in_anothers_turn() {
    let edition = edition("n1 n2 n3 n4", [like("laboratory").sides("1")]);
    let mut table =
        Position::new(edition, 2).hand(0, "laboratory").hand(1, "n1 n2 n3").deck(1, "n4").load();
    table.play(0, "play laboratory 1:1").play(1, "lay n1 1:2");
    assert_eq!((table.hand(1).as_str(), table.deck(1).as_str()), ("n2 n3", "n4"));
    table.play(1, "play n2 2:1");
    assert_eq!(table.hand(1), "n3 n4");
}
