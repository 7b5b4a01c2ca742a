//! Chapter 7: cards that the rulebook explains.

use crate::harness::{Position, Row, Table, edition, like};
use game_testkit::AtTable;

/// AR-54: every lower card of its street falls, one's own too, and no other.
#[test]
fn ar_54_arsenal_destroys_lower_cards_of_its_street() {
    let edition = edition("n2 n3 n4 s1", [like("arsenal").sides("3")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n2 0:n2 1:n3 1:n4v 1:s1")
        .street(2, "0:s1 0:n3")
        .hand(0, "arsenal")
        .load();
    table.play(0, "play arsenal 1:4");
    assert_eq!(table.street(1), "1:n2v 0:n2v 1:n3 0:arsenal/1:n4v 1:s1v");
    assert_eq!(table.street(2), "0:s1 0:n3");
}

/// AR-54: the values after the comparison count, the Arsenal's own included.
#[test]
fn ar_54_arsenal_counts_values_after_the_comparison() {
    let edition = edition("n4 s4", [like("arsenal").sides("X+1")]);
    let mut table = Position::new(edition, 2).street(1, "1:s4 1:n4").hand(0, "arsenal").load();
    table.play(0, "play arsenal 1:3");
    // It came as a 5, the 4 beside it was turned to 3, so it is a 4 now: the other 4 stays, and
    // once the 3 lies face down, it is a 1.
    assert_eq!(table.street(1), "1:s4 1:n4v 0:arsenal");
    assert_eq!(table.values(1), "4 v 1");
}

/// AR-55: up to one card of each player, one's own among them, and players may be left out.
#[test]
fn ar_55_library_turns_one_card_of_each_player() {
    let edition = edition("n4 n5", [like("library").sides("3")]);
    let mut table =
        Position::new(edition, 3).street(1, "0:n4 1:n4 2:n4 0:n5 1:n5").hand(0, "library").load();
    table.play(0, "play library 2:1").play(0, "turn 1:2 cw");
    assert_eq!(table.why(0, "turn 1:5 cw"), "AR-55 player-served");
    assert_eq!(table.why(0, "turn 1:2 cw"), "AR-55 player-served");
    table.play(0, "turn 1:4 ccw");
    table.offers(0, &["turn 1:3 cw", "turn 1:3 ccw", "pass"]);
    table.play(0, "pass");
    assert_eq!(table.values(1), "4 5 4 4 5");
}

fn graveyard() -> [Row; 2] {
    [like("cemetery").sides("3"), like("market").sides("1")]
}

/// AR-56: it is played in front of its owner and not into the city.
#[test]
fn ar_56_cemetery_is_played_in_front() {
    let edition = edition("n4 n9", graveyard());
    let mut table =
        Position::new(edition, 2).street(1, "1:n4").hand(0, "cemetery").hand(1, "n9").load();
    table.offers(0, &["play cemetery"]);
    assert_eq!(table.why(0, "play cemetery 1:2"), "AR-56 goes-in-front");
    table.play(0, "play cemetery");
    assert_eq!(table.events(), ["played_front", "turn_began"]);
    assert_eq!((table.front(0).as_str(), table.street(1).as_str()), ("cemetery", "1:n4"));
    assert_eq!(table.score(0), 3);
}

/// AR-56: from then on its owner's destroyed cards lie beside it, and nobody else's.
#[test]
fn ar_56_destroyed_cards_go_beside_the_cemetery() {
    let edition = edition("n4 n9 n3", graveyard());
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4")
        .street(2, "1:n4")
        .front(0, "cemetery")
        .active(1)
        .hand(1, "n9")
        .hand(0, "n9")
        .load();
    table.play(1, "play n9 1:2").play(0, "play n9 2:2");
    assert_eq!((table.street(1).as_str(), table.beside(0).as_str()), ("- 1:n9", "n4"));
    assert_eq!((table.street(2).as_str(), table.beside(1).as_str()), ("1:n4v 0:n9", ""));
}

/// AR-56: cards beside it cannot be rebuilt and have no value; it brings 2 points for each.
#[test]
fn ar_56_cards_beside_the_cemetery() {
    let edition = edition("n4 n9 n3", graveyard());
    let start = |beside: &str| {
        Position::new(edition, 2)
            .street(1, "0:n3v")
            .front(0, "cemetery")
            .beside(0, beside)
            .hand(0, "market")
            .load()
    };
    assert_eq!(["", "n4", "n4 n9"].map(|beside| start(beside).score(0)), [3, 5, 7]);
    let mut table = start("n4 n9");
    table.play(0, "play market 2:1").offers(0, &["rebuild 1:1", "pass"]);
}

/// AR-56: nothing reaches it: it is in no street and next to nothing.
#[test]
fn ar_56_cemetery_is_protected() {
    let cards = [like("cemetery").sides("3"), like("arsenal").sides("9")];
    let edition = edition("n4", cards);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4")
        .front(0, "cemetery")
        .active(1)
        .hand(1, "arsenal")
        .load();
    table.play(1, "play arsenal 1:2");
    assert_eq!((table.front(0).as_str(), table.beside(0).as_str()), ("cemetery", "n4"));
    assert_eq!(table.score(0), 3 + 2);
}

/// AR-57: two cards are removed, from the hand, from beside the Cemetery, or one of each.
#[test]
fn ar_57_magic_academy_costs_two_cards() {
    let cards = [like("magic_school").sides("12"), like("cemetery").sides("3")];
    let edition = edition("n4 n5 n6 n7", cards);
    let mut table = Position::new(edition, 2)
        .hand(0, "magic_school n4 n5")
        .front(0, "cemetery")
        .beside(0, "n6 n7")
        .load();
    table.play(0, "play magic_school 1:1");
    table.offers(0, &["pay n4", "pay n5", "pay n6", "pay n7"]);
    assert_eq!(table.why(0, "pay magic_school"), "AR-57 not-payable");
    table.play(0, "pay n6").offers(0, &["pay n4", "pay n5", "pay n7"]);
    assert_eq!(table.why(0, "pay n6"), "AR-57 not-payable");
    table.play(0, "pay n4");
    assert!(table.is_removed(0, "n6") && table.is_removed(0, "n4"));
    assert_eq!((table.street(1).as_str(), table.hand(0).as_str()), ("0:magic_school", "n5"));
    assert_eq!(table.beside(0), "n7");
}

/// AR-57: it is protected, and who cannot pay removes it.
#[test]
fn ar_57_magic_academy_is_protected_or_removed() {
    let edition = edition("n4 n5 s30", [like("magic_school").sides("12").symbol(true)]);
    let mut table = Position::new(edition, 2).hand(0, "magic_school n4 n5").hand(1, "s30").load();
    table.play(0, "play magic_school 1:1").play(0, "pay n4").play(0, "pay n5");
    table.play(1, "play s30 1:2");
    assert_eq!(table.street(1), "0:magic_school 1:s30");
    let mut poor = Position::new(edition, 2).hand(0, "magic_school n4").hand(1, "n4").load();
    poor.offers(0, &["play n4 1:1", "remove magic_school"]);
    assert_eq!(poor.why(0, "play magic_school 1:1"), "ER-39 cannot-pay");
    poor.play(0, "remove magic_school");
    assert!(poor.is_removed(0, "magic_school"));
    assert_eq!((poor.asked(), poor.street(1).as_str()), (vec![1], ""));
}

/// AR-58: 4 points next to a Park of any player, and none elsewhere.
#[test]
fn ar_58_statue_next_to_a_park() {
    let cards = [like("statue").sides("6").param("vp", 4), like("park").sides("5")];
    let edition = edition("n1", cards);
    let score = |first: &str, second: &str| {
        let table = Position::new(edition, 2).street(1, first).street(2, second).over().load();
        table.score(0)
    };
    assert_eq!(score("0:statue 1:park", ""), 10);
    assert_eq!(score("0:statue", "1:park"), 10);
    assert_eq!(score("0:statue 1:n1", "0:n1v 1:park"), 6);
}

/// AR-59: one or two of one's own cards, one step each.
#[test]
fn ar_59_greenhouse_turns_up_to_two_own_cards() {
    let edition = edition("n4 n5 n6", [like("greenhouse").sides("3")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n4 1:n4 0:n5 0:n6").hand(0, "greenhouse").load();
    table.play(0, "play greenhouse 2:1");
    assert_eq!(table.open(0, "turn"), "1:1,ccw 1:1,cw 1:3,ccw 1:3,cw 1:4,ccw 1:4,cw");
    table.play(0, "turn 1:1 cw").play(0, "turn 1:4 ccw");
    assert!(table.over(), "two are enough");
    assert_eq!(table.values(1), "5 4 5 5");
}

/// AR-60: a token on any eligible space; no opponent may play there, and it is occupied.
#[test]
fn ar_60_fountain_reserves_a_space() {
    let edition = edition("n4 n5 n6", [like("fountain").sides("5")]);
    let mut table = Position::new(edition, 3)
        .street(1, "1:n4 1:n5v")
        .hand(0, "fountain n4")
        .hand(1, "n6")
        .load();
    table.play(0, "play fountain 2:1");
    assert_eq!(table.open(0, "reserve"), "1:2 1:3 2:2 3:1");
    assert_eq!(table.why(0, "pass"), "AR-29 must-act");
    table.play(0, "reserve 1:3");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("1:n4 1:n5v (0)", 1));
    // Occupied, so the space to its right is open to all.
    assert_eq!(table.open(1, "play n6"), "1:2 1:4 2:2 3:1");
    assert_eq!(table.why(1, "play n6 1:3"), "AR-60 reserved-space");
    table.play(1, "play n6 3:1").play(0, "play n4 1:3");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("1:n4 1:n5v 0:n4", 2));
}

/// AR-60: a space with a face-down card can be reserved just so.
#[test]
fn ar_60_a_face_down_card_can_be_reserved() {
    let edition = edition("n4 n5 n6", [like("fountain").sides("5")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n4 1:n5v")
        .hand(0, "fountain n6")
        .hand(1, "n6")
        .load();
    table.play(0, "play fountain 2:1").play(0, "reserve 1:2");
    assert_eq!(
        (table.eligible(0).as_str(), table.eligible(1).as_str()),
        ("1:2 1:3 2:2", "1:3 2:2")
    );
    assert_eq!(table.why(1, "play n6 1:2"), "AR-60 reserved-space");
    table.play(1, "play n6 1:3").play(0, "play n6 1:2");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("1:n4@1 0:n6/1:n5v 1:n6", 2));
}

/// AR-60: a card moved to the space ends the reservation as well.
#[test]
fn ar_60_a_moved_card_ends_the_reservation() {
    let edition = edition("n4 n5", [like("workshop").sides("3")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4 (0)").hand(0, "workshop").load();
    table.play(0, "play workshop 2:1").play(0, "move 2:1").play(0, "to 1:2");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("1:n4 0:workshop", 2));
}

/// AR-61: a Forge may carry out what a card in the city does when played, and is then removed.
#[test]
fn ar_61_forge_copies_an_instant_effect() {
    let cards = [like("forge").sides("7"), like("barracks").sides("2"), like("villa").sides("9")];
    let edition = edition("n4", [cards.to_vec(), vec![like("tavern")]].concat());
    let start = || {
        let mut table =
            Position::new(edition, 2).street(1, "1:n4 1:barracks 1:villa").hand(0, "forge").load();
        table.play(0, "play forge 2:1");
        table
    };
    let mut table = start();
    table.offers(0, &["copy barracks", "pass"]);
    assert_eq!(table.why(0, "copy villa"), "AR-61 not-instant");
    assert_eq!(table.why(0, "copy tavern"), "AR-61 not-in-city");
    table.play(0, "copy barracks");
    // The only card next to the Forge is the 4 above it.
    assert_eq!(
        (table.street(1).as_str(), table.street(2).as_str()),
        ("1:n4v 1:barracks 1:villa", "")
    );
    assert!(table.is_removed(0, "forge"));
    let mut left = start();
    left.play(0, "pass");
    assert_eq!(left.street(2), "0:forge");
}

/// AR-62: every opponent lays a card of their choice face down on an eligible space.
#[test]
fn ar_62_laboratory_makes_opponents_lay_cards() {
    let edition = edition("n4 n5 n6", [like("laboratory").sides("1")]);
    let mut table =
        Position::new(edition, 3).hand(0, "laboratory").hand(1, "n4 n5").hand(2, "n6").load();
    table.play(0, "play laboratory 1:1");
    table.offers(1, &["lay n4 1:2", "lay n4 2:1", "lay n5 1:2", "lay n5 2:1"]);
    assert_eq!(table.why(1, "pass"), "no rule: other-question");
    assert_eq!(table.why(1, "lay n4"), "AR-62 lays-in-city");
    assert_eq!(table.why(1, "lay n6 1:2"), "AR-11 not-in-hand");
    table.play(1, "lay n5 1:2").play(2, "lay n6 1:2");
    assert_eq!(table.street(1), "0:laboratory 2:n6v/1:n5v");
    assert_eq!((table.hand(1).as_str(), table.score(1), table.score(2)), ("n4", 0, 0));
}

fn factory(street: &str, hand: &str) -> Table {
    let cards = [like("manufactory").sides("2"), like("watchtower").sides("9")];
    let edition = edition("n4 n2 n5", cards);
    Position::new(edition, 2).street(1, street).hand(0, hand).load()
}

/// AR-63: an own card comes back, and another one is played there with comparison and effect.
#[test]
fn ar_63_manufactory_plays_another_card_in_place() {
    let mut table = factory("1:n4 0:n2", "manufactory watchtower");
    table.play(0, "play manufactory 1:3").play(0, "return 1:2");
    assert_eq!(
        (table.street(1).as_str(), table.hand(0).as_str()),
        ("1:n4 - 0:manufactory", "n2 watchtower")
    );
    // All or nothing: a card must be played, on this space, and another one than came back.
    table.offers(0, &["play watchtower 1:2"]);
    assert_eq!(table.why(0, "pass"), "no rule: other-question");
    assert_eq!(table.why(0, "play n2 1:2"), "AR-63 another-card");
    assert_eq!(table.why(0, "play watchtower 1:4"), "AR-63 other-space");
    table.play(0, "play watchtower 1:2");
    assert_eq!(table.street(1), "1:n4v 0:watchtower 0:manufactory");
    table.offers(0, &["protect 1:2", "protect 1:3"]);
}

/// AR-63: it may be left, reaches one's own cards only, and needs another card to play.
#[test]
fn ar_63_manufactory_may_be_left() {
    let mut table = factory("1:n4 0:n2", "manufactory n5");
    table.play(0, "play manufactory 1:3");
    table.offers(0, &["return 1:2", "return 1:3", "pass"]);
    assert_eq!(table.why(0, "return 1:1"), "AR-29 not-yours");
    table.play(0, "pass");
    assert_eq!(table.hand(0), "n5");
    let mut bare = factory("1:n4 0:n2", "manufactory");
    bare.play(0, "play manufactory 1:3");
    assert!(bare.over());
}

/// AR-64: the limit is 4 from the same turn on, and stays when the Museum is destroyed.
#[test]
fn ar_64_museum_raises_the_limit_to_four() {
    let edition = edition("n1 n2 n3 n4 n5 n9", [like("museum").sides("4").param("limit", 4)]);
    let mut table =
        Position::new(edition, 2).hand(0, "museum n1 n2").deck(0, "n3 n4 n5").hand(1, "n9").load();
    table.play(0, "play museum 1:1");
    assert_eq!((table.hand_len(0), table.hand_limit(0)), (4, 4));
    table.play(1, "play n9 1:2");
    assert_eq!(table.street(1), "0:museumv 1:n9");
    table.play(0, "play n1 2:1");
    assert_eq!((table.hand_len(0), table.hand_limit(0)), (4, 4));
}

/// AR-65: the limit is 5 from the same turn on.
#[test]
fn ar_65_obelisk_raises_the_limit_to_five() {
    let edition = edition("n1 n2 n3 n4 n5 n9", [like("obelisk").sides("2").param("limit", 5)]);
    let mut table =
        Position::new(edition, 2).hand(0, "obelisk n1 n2").deck(0, "n3 n4 n5 n9").load();
    table.play(0, "play obelisk 1:1");
    assert_eq!((table.hand_len(0), table.deck_len(0), table.hand_limit(0)), (5, 1, 5));
}

/// AR-65: before the first turn a card of the hand may be exchanged for the Obelisk in the deck.
#[test]
fn ar_65_obelisk_may_be_searched() {
    let edition = edition("n1 n2 n3 n4 n5 n9", [like("obelisk").sides("2")]);
    let start = || {
        Position::new(edition, 2).hand(0, "n1 n2").deck(0, "n3 obelisk n4").begun(0, false).load()
    };
    let mut table = start();
    table.offers(0, &["play n1 1:1", "play n2 1:1", "search n1", "search n2"]);
    table.play(0, "search n1");
    assert_eq!((table.hand(0).as_str(), table.deck_len(0)), ("n2 obelisk", 3));
    assert!(table.deck(0).contains("n1"));
    assert_eq!(table.why(0, "search n2"), "ER-63 search-too-late");
    // Who does not want to, plays.
    start().play(0, "play n1 1:1");
}

/// AR-65: the deck is shuffled after the search.
#[test]
fn ar_65_the_deck_is_shuffled_after_the_search() {
    let edition = edition("n1 n2 n3 n4 n5 n6", [like("obelisk").sides("2")]);
    let mut decks = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut table = Position::new(edition, 2)
            .hand(0, "n1")
            .deck(0, "n2 n3 obelisk n4 n5 n6")
            .begun(0, false)
            .seed(&seed.to_string())
            .load();
        table.play(0, "search n1");
        decks.insert(table.deck(0));
    }
    assert!(decks.len() > 10, "{decks:?}");
}

/// AR-66: an Inn about to be destroyed may move instead.
#[test]
fn ar_66_inn_may_move_instead() {
    let edition = edition("n4 n9", [like("inn").sides("4")]);
    let start = || {
        let mut table = Position::new(edition, 2).street(1, "1:n4 1:inn").hand(0, "n9").load();
        table.play(0, "play n9 1:3");
        assert_eq!(table.asked(), [1]);
        table.offers(1, &["to 1:4", "to 2:1", "pass"]);
        table
    };
    let mut moved = start();
    moved.play(1, "to 2:1");
    assert_eq!((moved.street(1).as_str(), moved.street(2).as_str()), ("1:n4 - 0:n9", "1:inn"));
    let mut stayed = start();
    stayed.play(1, "pass");
    assert_eq!(stayed.street(1), "1:n4 1:innv 0:n9");
}

/// AR-66: without an eligible space it is destroyed.
#[test]
fn ar_66_inn_without_a_space_is_destroyed() {
    let edition = crate::harness::deck("n4 n9 s5 s6", [like("inn").sides("4")])
        .number("columns", 2)
        .number("block_cards", 2)
        .build();
    let mut table =
        Position::new(edition, 2).street(1, "1:inn").street(2, "0:s5 0:s6").hand(0, "n9").load();
    // Lifted, it would leave column 1 of a street with cards, which is not eligible.
    table.play(0, "play n9 1:2");
    assert_eq!(table.street(1), "1:innv 0:n9");
}

/// AR-67: one other card of the hand is removed; who has none removes the City Hall.
#[test]
fn ar_67_city_hall_costs_one_card() {
    let cards = [like("city_hall").sides("10"), like("cemetery").sides("3")];
    let edition = edition("n4 n5 n6", cards);
    let start = |hand: &str| {
        Position::new(edition, 2)
            .front(0, "cemetery")
            .beside(0, "n6")
            .hand(0, hand)
            .hand(1, "n4")
            .load()
    };
    let mut rich = start("city_hall n4 n5");
    rich.play(0, "play city_hall 1:1").offers(0, &["pay n4", "pay n5"]);
    rich.play(0, "pay n5");
    assert!(rich.is_removed(0, "n5"));
    assert_eq!((rich.street(1).as_str(), rich.hand(0).as_str()), ("0:city_hall", "n4"));
    let mut poor = start("city_hall");
    poor.offers(0, &["remove city_hall"]);
    poor.play(0, "remove city_hall");
    assert!(poor.is_removed(0, "city_hall"));
}
