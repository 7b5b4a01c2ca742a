//! Advanced game and cards.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use rules_architectura::Config;

use super::plain;
use crate::harness::{Position, Table, card, default_edition, edition, like};

/// TC-38, AR-50: an additional 7 for a basic 7, but not for a basic 6.
#[test]
fn tc_38_a_seven_for_a_seven() {
    let edition = edition("n7 n6 n5", [card("s7").instead_of("same_base")]);
    let mut table = Table::start(edition, &Config::advanced(2), "decks");
    table.offers(0, &["exchange s7 n7", "ready"]);
    assert_eq!(table.why(0, "exchange s7 n6"), "AR-50 does-not-replace");
    table.play(0, "exchange s7 n7");
}

/// TC-39, AR-50, AR-57, AR-67: Magic Academy and City Hall for the Palace, and for no other card.
#[test]
fn tc_39_instead_of_the_palace() {
    let cards = [
        like("palace").sides("8"),
        like("magic_school").sides("12").instead_of("palace"),
        like("city_hall").sides("10").instead_of("palace"),
    ];
    let edition = edition("s12 s10 n5", cards);
    let mut table = Table::start(edition, &Config::advanced(2), "decks");
    table.offers(0, &["exchange magic_school palace", "exchange city_hall palace", "ready"]);
    assert_eq!(table.why(0, "exchange magic_school s12"), "AR-50 does-not-replace");
    assert_eq!(table.why(0, "exchange city_hall s10"), "AR-50 does-not-replace");
    // The two of the shipped edition name the Palace as well.
    let shipped = Table::start(default_edition(), &Config::advanced(4), "decks");
    for seat in 0..4 {
        for card in ["magic_school", "city_hall"] {
            let gives = shipped.open(seat, &format!("exchange {card}"));
            assert!(gives.is_empty() || gives == "palace", "{card}: {gives}");
        }
    }
}

/// TC-40, AR-54: Arsenal worth 3 in `[2|3|Arsenal*|1]`: 2 and 1 fall, the equal 3 stays.
#[test]
fn tc_40_arsenal() {
    let edition = edition("n1 n2 n3 n5", [like("arsenal").sides("3")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n2 1:n3 1:n5v 1:n1").hand(0, "arsenal").load();
    table.play(0, "play arsenal 1:3");
    assert_eq!(table.values(1), "v 3 3 v");
    assert!(!table.happened("turned"));
}

/// TC-41, AR-54, AR-36: one's own 2 falls, an opponent's protected 2 does not, nor does a 1 in
/// another street.
#[test]
fn tc_41_arsenal_and_protection() {
    let edition = edition("n1 n2 n3", [like("arsenal").sides("3")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n2 1:n2* 1:n3")
        .street(2, "1:n1")
        .hand(0, "arsenal")
        .load();
    table.play(0, "play arsenal 1:4");
    assert_eq!((table.values(1).as_str(), table.values(2).as_str()), ("v 2 3 3", "1"));
}

/// TC-42, AR-55: Library with 4 players turns 0 to 4 cards, at most one of each color.
#[test]
fn tc_42_library() {
    let edition = edition("n4", [like("library").sides("4 3 6 5")]);
    for count in 0..=4 {
        let mut table =
            Position::new(edition, 4).street(1, "0:n4 1:n4 2:n4 3:n4").hand(0, "library").load();
        table.play(0, "play library 2:1");
        for column in 1..=count {
            table.play(0, &format!("turn 1:{column} cw"));
        }
        if count < 4 {
            table.play(0, "pass");
        }
        let values: Vec<_> = (0..4).map(|seat| if seat < count { "5" } else { "4" }).collect();
        assert_eq!((table.values(1), table.over()), (values.join(" "), true));
    }
}

/// TC-43, AR-59: Greenhouse turns 0, 1 or 2 of one's own cards, one step each.
#[test]
fn tc_43_greenhouse() {
    let edition = edition("n4 n5 n6", [like("greenhouse").sides("3")]);
    for (answers, values) in [
        (vec!["pass"], "4 5 6"),
        (vec!["turn 1:1 cw", "pass"], "5 5 6"),
        (vec!["turn 1:1 cw", "turn 1:3 ccw"], "5 5 5"),
    ] {
        let mut table =
            Position::new(edition, 2).street(1, "0:n4 0:n5 0:n6").hand(0, "greenhouse").load();
        table.play(0, "play greenhouse 2:1");
        for answer in answers {
            table.play(0, answer);
        }
        assert_eq!((table.values(1).as_str(), table.over()), (values, true));
    }
}

/// TC-44, AR-56: a Cemetery with 3 cards beside it: 6 points and its value.
#[test]
fn tc_44_cemetery_score() {
    let edition = edition("n1 n2 n3", [like("cemetery").sides("3").param("vp_each", 2)]);
    let table = Position::new(edition, 2).front(0, "cemetery").beside(0, "n1 n2 n3").over().load();
    assert_eq!(table.score(0), 6 + 3);
}

/// TC-45, AR-56: cards destroyed before the Cemetery came stay in the city and score nothing.
#[test]
fn tc_45_cemetery_and_earlier_cards() {
    let edition = edition("n1 n2", [like("cemetery").sides("3")]);
    let mut table = Position::new(edition, 2).street(1, "0:n1v 0:n2v").hand(0, "cemetery").load();
    table.play(0, "play cemetery");
    assert_eq!((table.street(1).as_str(), table.beside(0).as_str()), ("0:n1v 0:n2v", ""));
    assert_eq!((table.over(), table.score(0)), (true, 3));
}

fn academy(hand: &str, beside: &str) -> Table {
    let cards = [like("magic_school").sides("12"), like("cemetery").sides("3")];
    let edition = edition("n1 n2 n3 n4", cards);
    Position::new(edition, 2).front(0, "cemetery").hand(0, hand).beside(0, beside).load()
}

/// TC-46, AR-57: two cards of the hand, two from beside the Cemetery, or one and one.
#[test]
fn tc_46_magic_academy_paid() {
    for paid in [["n1", "n2"], ["n3", "n4"], ["n1", "n3"]] {
        let mut table = academy("magic_school n1 n2", "n3 n4");
        table.play(0, "play magic_school 1:1");
        for card in paid {
            table.play(0, &format!("pay {card}"));
        }
        assert_eq!(table.street(1), "0:magic_school");
        assert!(paid.iter().all(|card| table.is_removed(0, card)));
    }
}

/// TC-47, AR-57: alone in hand, with 1 card beside the Cemetery: the Academy is removed.
#[test]
fn tc_47_magic_academy_not_paid() {
    let mut table = academy("magic_school", "n3");
    table.offers(0, &["remove magic_school"]);
    table.play(0, "remove magic_school");
    assert!(table.is_removed(0, "magic_school"));
    assert_eq!((table.beside(0).as_str(), table.street(1).as_str()), ("n3", ""));
}

/// TC-48, AR-58: an opponent's Park brings 4, two Parks 4, a Park face down 0.
#[test]
fn tc_48_statue() {
    let edition =
        edition("n1", [like("statue").sides("6").param("vp", 4), like("park").sides("5")]);
    let bonus = |first: &str, second: &str| {
        let table = Position::new(edition, 3).street(1, first).street(2, second).over().load();
        table.score(0) - 6
    };
    assert_eq!(bonus("0:statue 1:park", ""), 4);
    assert_eq!(bonus("0:statue 1:park", "2:park"), 4);
    assert_eq!(bonus("0:statue 1:parkv", ""), 0);
}

/// TC-49, AR-60: a token on the last free space of a street: closed to opponents, and it comes
/// back when the owner plays there.
#[test]
fn tc_49_fountain() {
    let edition = edition("s1 s2 s3 s4 s5 s6 n9", [like("fountain").sides("5")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:s1 1:s2 1:s3 1:s4 1:s5 1:s6")
        .hand(0, "fountain n9")
        .hand(1, "n9")
        .load();
    table.play(0, "play fountain 1:7").play(0, "reserve 1:8");
    assert_eq!(table.tokens(0), 1);
    assert_eq!(table.open(1, "play n9"), "2:1");
    assert_eq!(table.why(1, "play n9 1:8"), "AR-60 reserved-space");
    table.play(1, "play n9 2:1").play(0, "play n9 1:8");
    assert_eq!((table.tokens(0), table.values(1).as_str()), (2, "1 2 3 4 5 6 5 9"));
}

/// TC-50, AR-60, AR-15: a token on column 4 opens column 5 for all.
#[test]
fn tc_50_fountain_and_the_next_space() {
    let table = Position::new(plain(), 3).street(1, "1:n1 1:n2 1:n3 (0)").hand(0, "n1").load();
    assert_eq!(table.eligible(0), "1:4 1:5 2:1");
    assert_eq!([1, 2].map(|seat| table.eligible(seat)), ["1:5 2:1", "1:5 2:1"]);
}

/// TC-51, AR-61: Forge copies Greenhouse and is gone; unused, it stays with its value.
#[test]
fn tc_51_forge() {
    let edition = edition("n4 n5", [like("greenhouse").sides("3"), like("forge").sides("7")]);
    let start = || {
        let mut table =
            Position::new(edition, 2).street(1, "0:n4 0:n5 1:greenhouse").hand(0, "forge").load();
        table.play(0, "play forge 2:1");
        table
    };
    let mut used = start();
    used.play(0, "copy greenhouse").play(0, "turn 1:1 cw").play(0, "turn 1:2 cw");
    assert_eq!((used.values(1).as_str(), used.street(2).as_str()), ("5 6 3", ""));
    assert!(used.is_removed(0, "forge"));
    let mut unused = start();
    unused.play(0, "pass");
    assert_eq!((unused.values(1).as_str(), unused.values(2).as_str()), ("4 5 3", "7"));
}

/// TC-52, AR-61: Forge does not copy Statue, Inn, Cemetery or the cost of the City Hall.
#[test]
fn tc_52_forge_copies_instant_effects_only() {
    let cards = [
        like("forge").sides("7"),
        like("greenhouse").sides("4 3 6 5"),
        like("statue").sides("6"),
        like("park").sides("5"),
        like("inn").sides("4"),
        like("cemetery").sides("3"),
        like("city_hall").sides("10"),
    ];
    let mut table = Position::new(edition("n4", cards), 3)
        .street(1, "1:statue 1:inn 1:cemetery 1:city_hall 0:greenhouse")
        .front(2, "cemetery")
        .hand(0, "forge")
        .load();
    table.play(0, "play forge 2:1").offers(0, &["copy greenhouse", "pass"]);
    for card in ["statue", "inn", "cemetery", "city_hall"] {
        assert_eq!(table.why(0, &format!("copy {card}")), "AR-61 not-instant");
    }
}

/// TC-53, AR-62: by player 2 of 4: players 3, 4 and 1 lay one card each, in this order, and
/// eligibility is worked out anew.
#[test]
fn tc_53_laboratory() {
    let edition = edition("n1 n2", [like("laboratory").sides("1")]);
    let mut table = Position::new(edition, 4)
        .active(1)
        .hand(1, "laboratory")
        .hand(2, "n1")
        .hand(3, "n1")
        .hand(0, "n1 n2")
        .load();
    table.play(1, "play laboratory 1:1");
    assert_eq!((table.asked(), table.open(2, "lay n1").as_str()), (vec![2], "1:2 2:1"));
    table.play(2, "lay n1 2:1");
    assert_eq!((table.asked(), table.open(3, "lay n1").as_str()), (vec![3], "1:2 2:1 2:2 3:1"));
    table.play(3, "lay n1 3:1");
    assert_eq!(
        (table.asked(), table.open(0, "lay n2").as_str()),
        (vec![0], "1:2 2:1 2:2 3:1 3:2 4:1")
    );
    table.play(0, "lay n2 3:2");
    assert_eq!([1, 2, 3].map(|street| table.values(street)), ["1", "v", "v v"]);
    assert_eq!((table.street(3).as_str(), table.hand(0).as_str()), ("3:n1v 0:n2v", "n1"));
}

/// TC-54, AR-63: Manufactory with no other card in hand is not available.
#[test]
fn tc_54_manufactory_without_a_card() {
    let edition = edition("n4 n5", [like("manufactory").sides("2")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4")
        .hand(0, "manufactory")
        .deck(0, "n5")
        .hand(1, "n4")
        .load();
    table.play(0, "play manufactory 2:1");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.events(), ["played", "drew", "drew_hidden", "turn_began"]);
}

/// TC-55, AR-63: a 2 goes back and a 9 is played after a 4: the 4 falls, then the 9 takes effect.
#[test]
fn tc_55_manufactory() {
    let cards = [like("manufactory").sides("2"), like("barracks").id("nine").sides("9")];
    let edition = edition("n2 n4 n5 n6", cards);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n4 0:n2")
        .street(2, "1:n5 1:n6")
        .hand(0, "manufactory nine")
        .load();
    table.play(0, "play manufactory 1:3").play(0, "return 1:2").play(0, "play nine 1:2");
    assert_eq!(table.street(1), "1:n4v 0:nine 0:manufactory");
    table.offers(0, &["destroy 1:3", "destroy 2:2"]);
    table.play(0, "destroy 2:2");
    assert_eq!((table.values(2).as_str(), table.hand(0).as_str()), ("5 v", "n2"));
}

/// TC-56, AR-64: Museum: hand 4 at the end of that turn; destroyed later, the limit is still 4.
#[test]
fn tc_56_museum() {
    let edition = edition("n1 n2 n3 n4 n5 n6 n9", [like("museum").sides("4").param("limit", 4)]);
    let mut table = Position::new(edition, 2)
        .hand(0, "museum n1 n2")
        .deck(0, "n3 n4 n5 n6")
        .hand(1, "n9")
        .load();
    table.play(0, "play museum 1:1");
    assert_eq!(table.hand_len(0), 4);
    table.play(1, "play n9 1:2");
    assert_eq!(table.values(1), "v 9");
    table.play(0, "play n1 2:1");
    assert_eq!(table.hand_len(0), 4);
}

/// TC-57, AR-65: Obelisk: hand 5 at the end of that turn; the search leaves hand 3 and deck 9, and
/// shuffles.
#[test]
fn tc_57_obelisk() {
    let edition = edition(
        "n1 n2 n3 n4 n5 n6 n7 n8 n9 s5 s10",
        [like("obelisk").sides("2").param("limit", 5)],
    );
    let mut decks = BTreeSet::new();
    for seed in 0..8 {
        let mut table = Position::new(edition, 2)
            .hand(0, "n1 n2 n3")
            .deck(0, "n4 n5 n6 n7 obelisk n8 n9 s5 s10")
            .begun(0, false)
            .seed(&seed.to_string())
            .load();
        table.play(0, "search n2");
        assert_eq!((table.hand(0).as_str(), table.deck_len(0)), ("n1 n3 obelisk", 9));
        assert!(table.deck(0).split(' ').any(|card| card == "n2"));
        decks.insert(table.deck(0));
        table.play(0, "play obelisk 1:1");
        assert_eq!((table.hand_len(0), table.deck_len(0)), (5, 6));
    }
    assert!(decks.len() > 6, "{decks:?}");
}

/// TC-58, AR-66: an Inn moves while a space is eligible, and is destroyed when none is.
#[test]
fn tc_58_inn() {
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8 n9", [like("inn").sides("4")]);
    let mut free = Position::new(edition, 2).street(1, "1:inn").hand(0, "n9").load();
    free.play(0, "play n9 1:2");
    free.offers(1, &["to 1:3", "to 2:1", "pass"]);
    free.play(1, "to 1:3");
    assert_eq!((free.street(1).as_str(), free.values(1).as_str()), ("- 0:n9 1:inn", "- 9 4"));
    let mut full = Position::new(edition, 2)
        .street(1, "1:s1 1:s2 1:s3 1:s4 1:s5 1:s6 1:inn")
        .street(2, "0:s1 0:s2 0:s3 0:s4 0:s5 0:s6 0:s7 0:s8")
        .hand(0, "n9")
        .load();
    full.play(0, "play n9 1:8");
    assert_eq!((full.values(1).as_str(), full.over()), ("1 2 3 4 5 6 v 9", true));
}

/// TC-59, AR-67: City Hall removes the one other card of the hand; alone, it is removed itself.
#[test]
fn tc_59_city_hall() {
    let edition = edition("n4", [like("city_hall").sides("10")]);
    let mut paid = Position::new(edition, 2).hand(0, "city_hall n4").load();
    paid.play(0, "play city_hall 1:1").play(0, "pay n4");
    assert_eq!((paid.values(1).as_str(), paid.is_removed(0, "n4")), ("10", true));
    let mut alone = Position::new(edition, 2).hand(0, "city_hall").load();
    alone.offers(0, &["remove city_hall"]);
    alone.play(0, "remove city_hall");
    assert_eq!((alone.values(1).as_str(), alone.is_removed(0, "city_hall")), ("", true));
}
