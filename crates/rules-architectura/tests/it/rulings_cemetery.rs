//! Rulings on open points: the Cemetery and the Laboratory.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, calm, deck, edition, like};

/// As [`calm`], in streets of one space.
fn narrow(ids: &str, effects: &[&str]) -> &'static Edition {
    let deck = deck(ids, effects.iter().map(|id| like(id).sides("1")));
    deck.number("columns", 1).number("block_cards", 1).build()
}

/// ER-30: it takes no space, compares nothing and uses up the play of the turn.
#[test]
fn er_30_a_cemetery_is_the_play_of_the_turn() {
    let mut table = Position::new(calm("s1 s2 s3", &["cemetery"]), 2)
        .street(1, "1:s1")
        .hand(0, "cemetery s1")
        .deck(0, "s2 s3")
        .hand(1, "s2")
        .load();
    assert_eq!(table.why(0, "play cemetery 1:2"), "AR-56 goes-in-front");
    table.play(0, "play cemetery");
    assert_eq!(table.events(), ["played_front", "drew", "drew_hidden", "turn_began"]);
    assert_eq!((table.street(1), table.street(2)), ("1:s1".into(), String::new()));
    assert_eq!((table.front(0), table.hand(0)), ("cemetery".into(), "s1 s2 s3".into()));
    assert_eq!(table.asked(), [1]);
}

/// ER-30: nobody can turn, swap, move or destroy it, not even without its symbol.
#[test]
fn er_30_nobody_can_touch_a_cemetery() {
    let ids = ["library", "greenhouse", "theatre", "workshop", "barracks", "arsenal"];
    let mut rows: Vec<_> = ids.iter().map(|id| like(id).sides("9")).collect();
    rows.push(like("cemetery").sides("3 2 5 4").symbol(false));
    let edition = edition("n9", rows);
    for card in ids {
        for seat in [0, 1] {
            let mut table = Position::new(edition, 2)
                .front(0, "cemetery")
                .street(1, "1:n9")
                .hand(seat, card)
                .active(seat as u8)
                .load();
            table.play(seat as u8, &format!("play {card} 2:1"));
            let answers = table.legal(seat as u8);
            let touched = |answer: &String| {
                answer.split(' ').skip(1).any(|word| !["1:1", "2:1", "cw", "ccw"].contains(&word))
            };
            assert!(!answers.iter().any(touched), "{card}: {answers:?}");
            assert_eq!(
                (table.front(0), table.score(0)),
                ("cemetery".into(), if seat == 0 { 12 } else { 3 })
            );
        }
    }
}

/// ER-30: it is adjacent to nothing and stands in no street.
#[test]
fn er_30_a_cemetery_is_adjacent_to_nothing() {
    let rows = [
        like("cemetery").sides("3"),
        like("park").sides("5").param("vp_each", 1),
        like("statue").sides("6").param("vp", 4).param("names", vec!["cemetery"]),
        like("villa").sides("7").param("vp_each", -2).param("names", vec!["cemetery"]),
    ];
    let edition = edition("s1", rows);
    let score = |street: &str| {
        Position::new(edition, 2).street(1, street).front(0, "cemetery").load().score(0)
    };
    assert_eq!(score("0:park"), 3 + 5);
    assert_eq!(score("0:statue"), 3 + 6);
    assert_eq!(score("0:villa"), 3 + 7);
    // An X in column 1 of its owner reads nothing either.
    let edition = crate::harness::edition("x", [like("cemetery").sides("3")]);
    let table = Position::new(edition, 2).street(1, "0:x").front(0, "cemetery").load();
    assert_eq!(table.values(1), "0");
}

/// ER-31: the space of a card that goes beside a Cemetery becomes empty or shows the card below,
/// and is then eligible or not as any other.
#[test]
fn er_31_the_emptied_space() {
    let edition = calm("s1 s2 s5 s9", &["cemetery"]);
    let after = |street: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, street)
            .front(0, "cemetery")
            .hand(0, "s1")
            .hand(1, "s9")
            .active(1)
            .load();
        let column = street.split(' ').count() + 1;
        table.play(1, &format!("play s9 1:{column}"));
        assert!(table.happened("gathered"));
        assert_eq!(table.beside(0), "s2");
        (table.street(1), table.open(0, "play s1"))
    };
    assert_eq!(after("1:s5 0:s2"), ("1:s5 - 1:s9".into(), "1:2 1:4 2:1".into()));
    assert_eq!(after("0:s2"), ("- 1:s9".into(), "1:3 2:1".into()));
    assert_eq!(after("0:s2/1:s1v"), ("1:s1v 1:s9".into(), "1:1 1:3 2:1".into()));
}

/// ER-32: cards that a player with a Cemetery lays for another's Laboratory go beside it.
#[test]
fn er_32_cards_laid_go_beside_the_cemetery() {
    let edition = calm("s1 s2 s3", &["cemetery", "laboratory"]);
    let mut table = Position::new(edition, 3)
        .street(1, "1:s1")
        .front(1, "cemetery")
        .hand(0, "laboratory")
        .hand(1, "s2 s3")
        .hand(2, "s1")
        .load();
    table.play(0, "play laboratory 2:1");
    table.offers(1, &["lay s2", "lay s3"]);
    assert_eq!(table.why(1, "lay s2 1:2"), "ER-32 lays-beside");
    table.play(1, "lay s2");
    assert_eq!((table.beside(1), table.hand(1)), ("s2".into(), "s3".into()));
    assert_eq!((table.street(1), table.street(2)), ("1:s1".into(), "0:laboratory".into()));
    // The next one has none.
    assert_eq!(table.why(2, "lay s1"), "AR-62 lays-in-city");
}

/// ER-61: a Cemetery that lies face down in the city is rebuilt like any card, and then has only
/// its value and its symbol.
#[test]
fn er_61_a_cemetery_in_the_city() {
    let rows = [
        like("cemetery").sides("3").symbol(true),
        like("laboratory").sides("1"),
        like("market").sides("1"),
    ];
    let edition = edition("s1 s4 s9", rows);
    let mut table =
        Position::new(edition, 2).hand(0, "laboratory s9 s4").hand(1, "cemetery market s1").load();
    table.play(0, "play laboratory 1:1").play(1, "lay cemetery 1:2");
    assert_eq!(
        (table.street(1), table.front(1)),
        ("0:laboratory 1:cemeteryv".into(), String::new())
    );
    table.play(1, "play market 2:1").play(1, "rebuild 1:2");
    assert_eq!(
        (table.street(1), table.front(1)),
        ("0:laboratory 1:cemetery".into(), String::new())
    );
    assert_eq!(table.score(1), 3 + 1);
    // The symbol holds off an opponent's 9.
    table.play(0, "play s9 1:3");
    assert_eq!(table.street(1), "0:laboratory 1:cemetery 0:s9");
    // What is destroyed stays in the city.
    table.play(1, "play s1 2:2").play(0, "play s4 2:3");
    assert_eq!((table.street(2), table.beside(1)), ("1:market 1:s1v 0:s4".into(), String::new()));
    assert_eq!(table.score(1), 3 + 1);
}

/// ER-34: an opponent without a card or without a space does nothing.
#[test]
fn er_34_an_opponent_who_cannot_lay() {
    let edition = calm("s1 s2 s3", &["laboratory"]);
    let mut table = Position::new(edition, 3).hand(0, "laboratory").hand(2, "s1 s2").load();
    table.play(0, "play laboratory 1:1");
    assert_eq!((table.asked(), table.question(2)), (vec![2], "lay"));
    // The only space is reserved for one of them.
    let mut table = Position::new(narrow("s1 s2 s3", &["laboratory"]), 3)
        .street(1, "1:s1")
        .street(2, "(2)")
        .hand(0, "laboratory")
        .hand(1, "s2")
        .hand(2, "s2 s3")
        .load();
    table.play(0, "play laboratory 3:1");
    table.offers(2, &["lay s2 2:1", "lay s3 2:1"]);
    table.play(2, "lay s2 2:1");
    assert_eq!((table.hand(1), table.street(2)), ("s2".into(), "2:s2v".into()));
}

/// ER-34: opponents refill their hands only at the end of their own next turn.
#[test]
fn er_34_no_refill_before_ones_own_turn() {
    let mut table = Position::new(calm("s1 s2 s3 s4 s5", &["laboratory"]), 2)
        .hand(0, "laboratory")
        .hand(1, "s1 s2 s3")
        .deck(1, "s4 s5")
        .load();
    table.play(0, "play laboratory 1:1").play(1, "lay s1 1:2");
    assert_eq!((table.hand(1), table.asked()), ("s2 s3".into(), vec![1]));
    table.play(1, "play s2 2:1");
    assert_eq!(table.hand(1), "s3 s4 s5");
}

/// ER-34: the third card of a color does not bind these cards.
#[test]
fn er_34_cards_laid_may_be_the_third() {
    let mut table = Position::new(calm("s1 s2 s3", &["laboratory"]), 3)
        .street(1, "1:s1 1:s2")
        .hand(0, "laboratory")
        .hand(1, "s3")
        .load();
    table.play(0, "play laboratory 2:1");
    assert_eq!(table.open(1, "lay s3"), "1:3 2:2 3:1");
    table.play(1, "lay s3 1:3");
    assert_eq!(table.street(1), "1:s1 1:s2 1:s3v");
}

/// ER-62: the layer's own reserved space is allowed and gives the token back.
#[test]
fn er_62_laying_on_ones_own_reserved_space() {
    let mut table = Position::new(calm("s1 s2 s3", &["laboratory"]), 2)
        .street(1, "1:s1 - (1)")
        .hand(0, "laboratory")
        .hand(1, "s2")
        .load();
    table.play(0, "play laboratory 2:1");
    assert_eq!(table.open(1, "lay s2"), "1:2 1:3 1:4 2:2");
    table.play(1, "lay s2 1:3");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(1)), ("1:s1 - 1:s2v".into(), 2));
}

/// ER-62: a player with a Cemetery needs no eligible space.
#[test]
fn er_62_a_cemetery_needs_no_space() {
    let mut table = Position::new(narrow("s1 s2 s3", &["laboratory", "cemetery"]), 2)
        .street(1, "1:s1")
        .front(1, "cemetery")
        .hand(0, "laboratory")
        .hand(1, "s2 s3")
        .load();
    table.play(0, "play laboratory 2:1");
    table.offers(1, &["lay s2", "lay s3"]);
    table.play(1, "lay s3");
    assert_eq!((table.beside(1), table.hand(1)), ("s3".into(), "s2".into()));
}

/// ER-50: clockwise is the order of turns: turns go round, and cards are laid in that order.
#[test]
fn er_50_clockwise_is_turn_order() {
    let mut table = Position::new(calm("s1 s2 s3", &["laboratory"]), 4)
        .active(2)
        .hand(2, "laboratory")
        .hand(0, "s1 s2")
        .hand(1, "s1 s2")
        .hand(3, "s1 s2")
        .load();
    table.play(2, "play laboratory 1:1");
    for seat in [3, 0, 1] {
        assert_eq!((table.asked(), table.question(seat)), (vec![seat], "lay"));
        let answer = table.legal(seat).swap_remove(0);
        table.play(seat, &answer);
    }
    for seat in [3, 0, 1] {
        assert_eq!((table.asked(), table.question(seat)), (vec![seat], "turn"));
        let answer = table.legal(seat).swap_remove(0);
        table.play(seat, &answer);
    }
    assert!(table.over());
}
