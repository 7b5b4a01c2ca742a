//! Rulings on open points: hand limits, swaps, Statue and Tavern.

use crate::harness::{Position, calm, deck, edition, like};
use game_testkit::AtTable;

/// ER-42: the highest limit counts, and a limit never goes down.
#[test]
fn er_42_the_highest_limit_counts() {
    let rows =
        [like("museum").sides("1").param("limit", 4), like("obelisk").sides("1").param("limit", 5)];
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8", rows);
    let play = |first: &str, second: &str| {
        let mut table = Position::new(edition, 2)
            .hand(0, &format!("{first} {second}"))
            .deck(0, "s1 s2 s3 s4 s5 s6 s7")
            .hand(1, "s1")
            .load();
        table.play(0, &format!("play {first} 1:1"));
        let limits = (table.hand_limit(0), table.hand_len(0));
        table.play(1, "play s1 2:1").play(0, &format!("play {second} 1:2"));
        (limits, (table.hand_limit(0), table.hand_len(0)))
    };
    assert_eq!(play("obelisk", "museum"), ((5, 5), (5, 5)));
    assert_eq!(play("museum", "obelisk"), ((4, 4), (5, 5)));
}

/// ER-42: no card is discarded for a limit.
#[test]
fn er_42_no_card_is_discarded() {
    let edition = edition("s1 s2 s3 s4 s5 s6 s7", [like("museum").sides("1").param("limit", 4)]);
    let mut table =
        Position::new(edition, 2).hand(0, "museum s1 s2 s3 s4 s5 s6").deck(0, "s7").load();
    table.play(0, "play museum 1:1");
    assert_eq!((table.hand_limit(0), table.hand(0)), (4, "s1 s2 s3 s4 s5 s6".into()));
    assert_eq!(table.deck(0), "s7");
}

/// ER-43: cards that change places keep their sides; nothing is compared, no effect is applied and
/// the third card of a color is allowed.
#[test]
fn er_43_a_swap_only_swaps() {
    let rows = [like("theatre").sides("1"), like("barracks").sides("9 8 11 10")];
    let edition = edition("n4 n5 s1 s2 s3", rows);
    let mut table = Position::new(edition, 3)
        .street(1, "0:s1 0:s2 1:n4@3 0:barracks@1 1:n5@2")
        .street(2, "1:s3")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 2:2").play(0, "swap 1:3 1:4");
    assert_eq!(table.street(1), "0:s1 0:s2 0:barracks@1 1:n4@3 1:n5@2");
    assert_eq!(table.values(1), "1 2 8 5 7");
    assert!(table.over());
}

/// ER-43: a card that an opponent has protected cannot be swapped; one's own can.
#[test]
fn er_43_a_protected_card_is_not_swapped() {
    let edition = edition("s1 s2 s3 g3", [like("theatre").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:s1* 0:s1* 0:g3 1:s2 1:g3").hand(0, "theatre").load();
    table.play(0, "play theatre 2:1");
    table.offers(0, &["swap 1:2 1:3", "swap 1:3 1:4", "pass"]);
    for pair in ["1:1 1:2", "1:4 1:5", "1:1 2:1"] {
        table.refuses(0, &format!("swap {pair}"), "AR-36");
    }
    table.play(0, "swap 1:2 1:3");
    assert_eq!(table.street(1), "1:s1* 0:g3 0:s1* 1:s2 1:g3");
}

/// ER-57: only the uppermost cards change places, and their tokens go with them.
#[test]
fn er_57_a_swap_of_stacks() {
    let edition = edition("s1 s2 s3 n4 n5", [like("theatre").sides("1")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4@1*/1:s1v/0:s2v 1:n5@2/0:s3v")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 2:1").play(0, "swap 1:1 1:2");
    assert_eq!(table.street(1), "1:n5@2/1:s1v/0:s2v 0:n4@1*/0:s3v");
    assert_eq!(table.tokens(0), 1);
    // Both with tokens, and in neighboring streets.
    let mut table = Position::new(edition, 3)
        .street(1, "0:n4*/1:s1v")
        .street(2, "0:n5@3*")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 3:1").play(0, "swap 1:1 2:1");
    assert_eq!((table.street(1), table.street(2)), ("0:n5@3*/1:s1v".into(), "0:n4*".into()));
    assert_eq!(table.tokens(0), 0);
}

/// ER-44: the Statue scores once, however many Parks there are.
#[test]
fn er_44_the_statue_scores_once() {
    let rows = [
        like("statue").sides("6").param("vp", 4).param("names", vec!["park"]),
        like("park").sides("5").param("vp_each", 0),
    ];
    let edition = edition("s1 s2", rows);
    let score = |one: &str, two: &str| {
        Position::new(edition, 3).street(1, one).street(2, two).load().score(0)
    };
    assert_eq!(score("0:statue", ""), 6);
    assert_eq!(score("1:park 0:statue", ""), 6 + 4);
    assert_eq!(score("1:park 0:statue 2:park", ""), 6 + 4);
    assert_eq!(score("1:park 0:statue 2:park", "1:s1 0:park"), 6 + 5 + 4);
}

/// ER-44: the Statue must be face up in the city.
#[test]
fn er_44_the_statue_must_be_face_up() {
    let rows = [
        like("statue").sides("6").param("vp", 4).param("names", vec!["park"]),
        like("park").sides("5"),
        like("cemetery").sides("3").param("vp_each", 2),
    ];
    let edition = edition("s1 s2", rows);
    let position = Position::new(edition, 2);
    assert_eq!(position.clone().street(1, "1:park 0:statuev").load().score(0), 0);
    assert_eq!(position.clone().street(1, "1:park 1:s1/0:statuev").load().score(0), 0);
    assert_eq!(position.clone().street(1, "1:park").hand(0, "statue").load().score(0), 0);
    let beside = position.street(1, "1:park").front(0, "cemetery").beside(0, "statue");
    assert_eq!(beside.load().score(0), 3 + 2);
}

/// ER-56: a Tavern needs a card in hand and a card in the deck.
#[test]
fn er_56_what_a_tavern_needs() {
    let edition = calm("s1 s2 s3", &["tavern"]);
    let asked = |hand: &str, deck: &str| {
        let mut table = Position::new(edition, 2).hand(0, hand).deck(0, deck).hand(1, "s1").load();
        table.play(0, "play tavern 1:1");
        table.asked()
    };
    assert_eq!(asked("tavern s1", "s2"), [0]);
    assert_eq!(asked("tavern s1", ""), [1]);
    assert_eq!(asked("tavern", "s2"), [1]);
}

/// ER-56: the card goes to the very bottom, then the top card is drawn.
#[test]
fn er_56_under_the_deck_and_from_its_top() {
    let deck = deck("s1 s2 s3 s4", [like("tavern").sides("1")]);
    let edition = deck.number("hand_start", 1).number("hand_limit", 1).build();
    let cycled = |deck: &str| {
        let mut table = Position::new(edition, 2).hand(0, "tavern s4").deck(0, deck).load();
        table.play(0, "play tavern 1:1");
        table.offers(0, &["cycle s4", "pass"]);
        table.play(0, "cycle s4");
        (table.hand(0), table.deck(0))
    };
    assert_eq!(cycled("s1 s2 s3"), ("s1".into(), "s2 s3 s4".into()));
    assert_eq!(cycled("s3"), ("s3".into(), "s4".into()));
}
