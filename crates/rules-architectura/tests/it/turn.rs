//! Chapter 3: a turn.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use crate::harness::{Position, edition, like};

/// AR-11: mulligan, play, compare, effect, draw, in this order.
#[test]
fn ar_11_a_turn_has_its_order() {
    let edition = edition("n1 n2 n4 n5 n6 n7", [like("watchtower").sides("1")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n4")
        .hand(0, "n1 n2")
        .deck(0, "n5 watchtower n6 n7")
        .mulligans(0, 1)
        .hand(1, "n1")
        .load();
    table.play(0, "mulligan");
    assert_eq!(table.hand(0), "n5 watchtower");
    table.play(0, "play watchtower 1:2");
    let events = ["played", "turned", "protected", "drew", "drew_hidden", "turn_began"];
    assert_eq!(table.events(), events);
    assert_eq!(table.hand(0), "n5 n6 n7");
}

/// AR-11: one card is played, and it comes from the hand.
#[test]
fn ar_11_one_card_is_played_from_the_hand() {
    let edition = edition("n1 n2 n3", []);
    let mut table = Position::new(edition, 2).hand(0, "n1 n2").deck(0, "n3").hand(1, "n2").load();
    assert_eq!(table.why(0, "play n3 1:1"), "AR-11 not-in-hand");
    table.play(0, "play n1 1:1");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.why(0, "play n2 1:2"), "no rule: not-asked");
}

/// AR-12: the whole hand goes under the deck in random order, and as many cards are drawn.
#[test]
fn ar_12_a_mulligan_puts_the_hand_under_the_deck() {
    let edition = edition("n1 n2 n3 n4 n5 n6 n7", []);
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let mut table = Position::new(edition, 2)
            .hand(0, "n1 n2 n3")
            .deck(0, "n6 n4 n5 n7")
            .mulligans(0, 1)
            .seed(&seed.to_string())
            .load();
        table.play(0, "mulligan");
        assert_eq!(table.hand(0), "n4 n5 n6");
        let deck = table.deck(0);
        let under = deck.strip_prefix("n7 ").expect("the old deck lies on top");
        let cards: BTreeSet<&str> = under.split(' ').collect();
        assert_eq!(cards, BTreeSet::from(["n1", "n2", "n3"]));
        orders.insert(under.to_string());
    }
    assert!(orders.len() > 2, "always the same order: {orders:?}");
}

/// AR-12: only once in the game, and only at the start of one's own turn.
#[test]
fn ar_12_one_mulligan_at_the_start_of_a_turn() {
    let edition = edition("n1 n2 n3 n4 n5", [like("library").sides("1 0 3 2")]);
    let mut table = Position::new(edition, 2)
        .hand(0, "library n2")
        .deck(0, "n3 n4 n5")
        .mulligans(0, 1)
        .hand(1, "n1")
        .mulligans(1, 1)
        .load();
    table.refuses(1, "mulligan", None);
    table.play(0, "play library 1:1");
    // The effect is under way, so the start of the turn is past.
    table.refuses(0, "mulligan", None);
    table.play(0, "pass").play(1, "play n1 2:1");
    table.play(0, "mulligan");
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.why(0, "mulligan"), "AR-12 mulligan-used");
}

/// AR-13: whoever can play must play; there is no passing.
#[test]
fn ar_13_whoever_can_play_must() {
    let edition = edition("n1 n2", []);
    let mut table = Position::new(edition, 2).hand(0, "n1").hand(1, "n1").load();
    table.offers(0, &["play n1 1:1"]);
    table.refuses(0, "pass", None).refuses(1, "play n1 1:1", None);
}

/// AR-14: with neither hand nor deck a player is skipped; with a hand and no deck play goes on.
#[test]
fn ar_14_empty_deck_and_empty_hand() {
    let edition = edition("n1 n2 n3", []);
    let mut table = Position::new(edition, 3).hand(0, "n1 n2").hand(2, "n1 n2").load();
    table.play(0, "play n1 1:1");
    assert_eq!(table.events(), ["played", "turn_began"]);
    assert_eq!((table.asked(), table.turn()), (vec![2], 21));
    assert_eq!(table.hand(0), "n2");
    table.play(2, "play n1 2:1").play(0, "play n2 3:1").play(2, "play n2 2:2");
    assert!(table.over());
}
