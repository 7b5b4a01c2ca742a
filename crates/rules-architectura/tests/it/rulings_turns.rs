//! Rulings on open points: who can play, turns without a play, the search for the Obelisk.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use rules_architectura::Edition;

use crate::harness::{Position, deck, edition, like};

fn plain() -> &'static Edition {
    let rows = ["obelisk", "laboratory", "cemetery"].map(|id| like(id).sides("1"));
    edition("s1 s2 s3 s4 s5 s6", rows)
}

/// Streets of one space, and all of them taken.
fn full() -> Position {
    let rows = ["obelisk", "cemetery"].map(|id| like(id).sides("1"));
    let edition =
        deck("s1 s2 s3 s4 s5 s6", rows).number("columns", 1).number("block_cards", 1).build();
    Position::new(edition, 2).street(1, "1:s1").street(2, "0:s1")
}

/// ER-51: with an empty hand and a deck no card is played; the player draws up to the limit, and
/// play passes on.
#[test]
fn er_51_a_turn_without_a_hand() {
    let mut table =
        Position::new(plain(), 3).hand(0, "s1").deck(1, "s1 s2 s3 s4").hand(2, "s1").load();
    table.play(0, "play s1 1:1");
    assert_eq!(table.events(), ["played", "turn_began", "drew", "drew_hidden", "turn_began"]);
    assert_eq!((table.hand(1), table.deck(1)), ("s1 s2 s3".into(), "s4".into()));
    assert_eq!(table.asked(), [2]);
    // A higher limit counts, and a short deck gives what it has.
    let position = Position::new(plain(), 3).hand(0, "s1").hand(2, "s1");
    let mut table = position.clone().deck(1, "s1 s2 s3 s4 s5 s6").hand_limit(1, 5).load();
    table.play(0, "play s1 1:1");
    assert_eq!(table.hand_len(1), 5);
    let mut table = position.deck(1, "s1 s2").load();
    table.play(0, "play s1 1:1");
    assert_eq!((table.hand_len(1), table.asked()), (2, vec![2]));
}

/// ER-52: the Cemetery needs no space: in a full city its holder can play, and nobody else.
#[test]
fn er_52_a_cemetery_can_be_played_in_a_full_city() {
    let table = full().hand(0, "s2 s3").hand(1, "cemetery").load();
    assert!(!table.over());
    table.offers(1, &["play cemetery"]);
    assert!(full().hand(0, "s2 s3").hand(1, "s2").load().over());
    // A card without a space does not make a space.
    let table = full().hand(0, "cemetery s2").load();
    table.offers(0, &["play cemetery"]);
}

/// ER-52: who cannot play is passed over at once, without a mulligan or a search, and has not had a
/// first turn.
#[test]
fn er_52_passed_over_without_a_first_turn() {
    let rows = [like("obelisk").sides("1")];
    let edition =
        deck("s1 s2 s3 s4 s9", rows).number("columns", 2).number("block_cards", 2).build();
    let mut table = Position::new(edition, 2)
        .street(1, "1:s1 0:s1")
        .street(2, "1:s4 (0)")
        .active(1)
        .hand(0, "s9")
        .hand(1, "s2 s3")
        .deck(1, "obelisk")
        .mulligans(1, 1)
        .begun(1, false)
        .load();
    // The last space is reserved for the other player.
    assert_eq!(table.asked(), [0]);
    let view = table.view(1).seats[1].clone();
    assert_eq!((view.begun, view.mulligans, view.hand_count), (false, 1, 2));
    table.play(0, "play s9 2:2");
    // Now a card lies face down, and it is a first turn with everything that belongs to one.
    let answers = ["play s2 2:1", "play s3 2:1", "search s2", "search s3", "mulligan"];
    table.offers(1, &answers);
}

/// ER-52: a mulligan that leaves nothing playable ends the turn without drawing.
#[test]
fn er_52_a_mulligan_that_leaves_nothing() {
    let mut table = full()
        .hand(0, "cemetery s2")
        .deck(0, "s3 s4 s5")
        .mulligans(0, 1)
        .hand(1, "cemetery")
        .load();
    table.offers(0, &["play cemetery", "mulligan"]);
    table.play(0, "mulligan");
    assert_eq!(table.events(), ["mulligan", "drew", "drew_hidden", "skipped", "turn_began"]);
    assert_eq!((table.hand(0), table.deck_len(0), table.asked()), ("s3 s4".into(), 3, vec![1]));
    assert_eq!(table.turn(), 21);
    // If nobody else can play, that is the end.
    let mut table = full().hand(0, "cemetery s2").deck(0, "s3 s4 s5").mulligans(0, 1).load();
    table.play(0, "mulligan");
    assert!(table.over());
    assert_eq!(table.hand(0), "s3 s4");
    // Where it leaves something playable, the turn goes on.
    let mut table = full().hand(0, "cemetery").mulligans(0, 1).load();
    table.play(0, "mulligan").offers(0, &["play cemetery"]);
}

/// ER-41: the search is open only if the Obelisk is in the deck.
#[test]
fn er_41_only_if_the_obelisk_is_in_the_deck() {
    let position = Position::new(plain(), 2).begun(0, false);
    let mut table = position.clone().hand(0, "obelisk s1").deck(0, "s2 s3").load();
    table.offers(0, &["play obelisk 1:1", "play s1 1:1"]);
    table.refuses(0, "search s1", "ER-41");
    let mut table = position.clone().hand(0, "s1 s2").deck(0, "s3 s4").load();
    table.refuses(0, "search s1", "ER-41");
    let mut table = position.hand(0, "s1 s2").deck(0, "s3 obelisk").load();
    assert_eq!(table.open(0, "search"), "s1 s2");
    table.refuses(0, "search s3", "AR-11");
}

/// ER-41: the returned card goes into the deck, and the deck is shuffled.
#[test]
fn er_41_the_deck_is_shuffled() {
    let mut decks = BTreeSet::new();
    for seed in 0..40 {
        let mut table = Position::new(plain(), 2)
            .begun(0, false)
            .hand(0, "s1 s2")
            .deck(0, "s3 obelisk s4")
            .seed(&seed.to_string())
            .load();
        table.play(0, "search s1");
        assert_eq!((table.hand(0), table.asked()), ("s2 obelisk".into(), vec![0]));
        decks.insert(table.deck(0));
    }
    // Six orders of three cards, the returned one among them.
    assert_eq!(decks.len(), 6, "{decks:?}");
    assert!(decks.contains("s1 s3 s4") && decks.contains("s4 s3 s1"), "{decks:?}");
}

/// ER-41: only once, and before a mulligan of the same turn.
#[test]
fn er_41_once_and_before_a_mulligan() {
    let position = Position::new(plain(), 2)
        .begun(0, false)
        .mulligans(0, 1)
        .hand(0, "s1 s2")
        .deck(0, "s3 s4 obelisk");
    let mut table = position.clone().load();
    table.play(0, "search s1").refuses(0, "search s2", "ER-63");
    // The mulligan comes after it, and may put the Obelisk back.
    table.play(0, "mulligan");
    assert!(table.deck(0).contains("obelisk"));
    let card = table.hand(0).split(' ').next().expect("a hand of two").to_string();
    table.refuses(0, &format!("search {card}"), "ER-63");
    let mut table = position.load();
    table.play(0, "mulligan");
    assert_eq!((table.hand(0), table.open(0, "search")), ("s3 s4".into(), String::new()));
    table.refuses(0, "search s3", "ER-63");
}

/// ER-63: it is open at the start of the owner's first turn, not later.
#[test]
fn er_63_in_the_first_turn_only() {
    let mut table = Position::new(plain(), 2)
        .begun(0, false)
        .hand(0, "s1 s2")
        .deck(0, "s3 s6 obelisk s4")
        .hand(1, "s1")
        .load();
    assert_eq!(table.open(0, "search"), "s1 s2");
    table.play(0, "play s1 1:1").play(1, "play s1 2:1");
    assert!(table.deck(0).contains("obelisk"));
    table.refuses(0, "search s2", "ER-63");
}

/// ER-63: it is asked after a Laboratory of an earlier player.
#[test]
fn er_63_after_an_earlier_laboratory() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "laboratory")
        .begun(1, false)
        .hand(1, "s1 s2")
        .deck(1, "s3 obelisk")
        .load();
    table.play(0, "play laboratory 1:1").refuses(1, "search s1", None).play(1, "lay s1 1:2");
    assert_eq!(table.open(1, "search"), "s2");
    table.play(1, "search s2");
    assert_eq!(table.hand(1), "obelisk");
}

/// ER-63: it needs a card in hand to return, so whoever has none only draws and may search later.
#[test]
fn er_63_only_with_a_card_to_return() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "laboratory s6")
        .begun(1, false)
        .hand(1, "s1")
        .deck(1, "s2 s3 s4 obelisk")
        .load();
    table.play(0, "play laboratory 1:1").play(1, "lay s1 1:2");
    assert_eq!((table.hand(1), table.deck(1)), ("s2 s3 s4".into(), "obelisk".into()));
    table.play(0, "play s6 2:1");
    assert_eq!(table.open(1, "search"), "s2 s3 s4");
}

/// ER-66: the search is one more answer to the first question of the turn.
#[test]
fn er_66_one_more_answer() {
    let mut table = Position::new(plain(), 2)
        .begun(0, false)
        .mulligans(0, 1)
        .hand(0, "s1 s2")
        .deck(0, "s3 obelisk")
        .load();
    let answers = ["play s1 1:1", "play s2 1:1", "search s1", "search s2", "mulligan"];
    assert_eq!(table.question(0), "turn");
    table.offers(0, &answers);
    table.play(0, "search s1");
    // The turn goes on with the same question.
    assert_eq!(table.question(0), "turn");
    table.offers(0, &["play s2 1:1", "play obelisk 1:1", "mulligan"]);
}

/// ER-66: others cannot tell from the question whether the Obelisk is in the deck.
#[test]
fn er_66_the_question_does_not_tell() {
    let position = Position::new(plain(), 2).begun(0, false).mulligans(0, 1).hand(1, "s1");
    let in_deck = position.clone().hand(0, "s1 s2").deck(0, "s3 obelisk").load();
    let in_hand = position.hand(0, "s1 obelisk").deck(0, "s3 s2").load();
    assert_eq!(in_deck.view(1), in_hand.view(1));
    assert_eq!(in_deck.question(0), in_hand.question(0));
    assert_ne!(in_deck.view(0), in_hand.view(0));
}

/// ER-67: a turn with a draw only is no first turn for the search, but is counted.
#[test]
fn er_67_a_draw_only_turn() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "s1 s2")
        .begun(1, false)
        .deck(1, "s2 s3 s4 obelisk")
        .load();
    assert_eq!(table.turn(), 20);
    table.play(0, "play s1 1:1");
    // Seat 1 has drawn in turn 21, and it is turn 22.
    assert_eq!((table.turn(), table.asked()), (22, vec![0]));
    assert!(!table.state().seats[1].begun);
    table.play(0, "play s2 2:1");
    assert_eq!((table.turn(), table.open(1, "search")), (23, "s2 s3 s4".into()));
    table.play(1, "play s2 1:2");
    assert!(table.state().seats[1].begun);
}

/// ER-71: a search that leaves nothing playable ends the turn without drawing.
#[test]
fn er_71_a_search_that_leaves_nothing() {
    let mut table = full()
        .begun(0, false)
        .mulligans(0, 1)
        .hand(0, "cemetery s2")
        .deck(0, "s3 obelisk s4")
        .hand(1, "cemetery")
        .load();
    table.play(0, "search cemetery");
    assert!(table.happened("skipped") && !table.happened("drew"));
    assert_eq!((table.hand(0), table.deck_len(0)), ("s2 obelisk".into(), 3));
    assert_eq!(table.asked(), [1]);
    // With the Cemetery still in hand the turn goes on.
    let mut table = full().begun(0, false).hand(0, "cemetery s2").deck(0, "obelisk").load();
    table.play(0, "search s2").offers(0, &["play cemetery"]);
}
