//! The end, and further cases.

use super::plain;
use crate::harness::{Position, edition, like};
use game_testkit::AtTable;

/// TC-60, AR-46: one player without cards does not end the game.
#[test]
fn tc_60_others_go_on() {
    let mut table = Position::new(plain(), 2).hand(0, "n1").hand(1, "n1 n2").load();
    table.play(0, "play n1 1:1");
    assert_eq!((table.over(), table.asked()), (false, vec![1]));
    table.play(1, "play n1 1:2");
    assert_eq!((table.over(), table.asked()), (false, vec![1]));
}

/// TC-61, AR-48: 40 to 40: 7 cards beat 6; with 7 each, a lowest card of -1 beats 0.
#[test]
fn tc_61_ties() {
    let edition = edition("s0 s1 s4 s5 s5b s6 s7 s8 s9 s10 s11 xm1", []);
    let seven = "0:s1 0:s4 0:s5 0:s6 0:s7 0:s8 0:s9";
    let six = "1:s5 1:s5b 1:s6 1:s7 1:s8 1:s9";
    let table = Position::new(edition, 2).street(1, seven).street(2, six).over().load();
    assert_eq!((table.score(0), table.score(1)), (40, 40));
    assert_eq!((table.ranks(), table.tie_break()), (vec![1, 2], Some("cards")));
    let zero = "0:s0 0:s4 0:s5 0:s6 0:s7 0:s8 0:s10";
    let minus = "1:xm1 1:s4 1:s5 1:s6 1:s7 1:s8 1:s11";
    let table = Position::new(edition, 2).street(1, zero).street(2, minus).over().load();
    assert_eq!((table.score(0), table.score(1)), (40, 40));
    assert_eq!((table.ranks(), table.tie_break()), (vec![2, 1], Some("lowest")));
}

/// TC-62: street 1 is `[5]`, a token lies on street 2 column 1.
#[test]
fn tc_62_a_token_opens_a_street() {
    let table = Position::new(plain(), 3).street(1, "1:n5").street(2, "(0)").hand(0, "n1").load();
    assert_eq!(table.eligible(0), "1:2 2:1 2:2 3:1");
    assert_eq!([1, 2].map(|seat| table.eligible(seat)), ["1:2 2:2 3:1", "1:2 2:2 3:1"]);
}

/// TC-63: Barracks beside one's own protected card: destroy it, or nothing; with an opponent's
/// unprotected neighbor one of the two must go.
#[test]
fn tc_63_barracks_and_protected_cards() {
    let edition = edition("n4 n5", [like("barracks").sides("2")]);
    let mut alone = Position::new(edition, 2).street(1, "0:n4*").hand(0, "barracks").load();
    alone.play(0, "play barracks 2:1").offers(0, &["destroy 1:1", "pass"]);
    alone.play(0, "pass");
    assert_eq!(alone.street(1), "0:n4*");
    let mut both = Position::new(edition, 2)
        .street(1, "0:n4*")
        .street(2, "1:n5v 1:n4")
        .hand(0, "barracks")
        .load();
    both.play(0, "play barracks 2:1").offers(0, &["destroy 1:1", "destroy 2:2"]);
    assert_eq!(both.why(0, "pass"), "AR-29 must-act");
}

/// TC-64: hand 0, deck 2, spaces free: no card is played and 2 are drawn.
#[test]
fn tc_64_an_empty_hand_draws() {
    let mut table = Position::new(plain(), 2).hand(0, "n1 n2").deck(1, "n5 n6").load();
    table.play(0, "play n1 1:1");
    assert_eq!((table.hand(1).as_str(), table.deck_len(1), table.asked()), ("n5 n6", 0, vec![0]));
    assert_eq!(table.street(1), "0:n1");
}

/// TC-65: a full city does not end the game while somebody holds the Cemetery.
#[test]
fn tc_65_cemetery_in_a_full_city() {
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8", [like("cemetery").sides("3")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:s1 0:s2 0:s3 0:s4 0:s5 0:s6 0:s7 0:s8")
        .street(2, "1:s1 1:s2 1:s3 1:s4 1:s5 1:s6 1:s7 1:s8")
        .hand(1, "cemetery")
        .load();
    assert_eq!((table.over(), table.asked()), (false, vec![1]));
    table.play(1, "play cemetery");
    assert!(table.over());
}

/// TC-66: Forge copying Greenhouse turns at least one card; with hand limit 4 a Museum is not
/// offered.
#[test]
fn tc_66_a_copy_does_something() {
    let cards = [
        like("forge").sides("7"),
        like("greenhouse").sides("3"),
        like("museum").sides("4").param("limit", 4),
    ];
    let edition = edition("n4 n5", cards);
    let start = |limit: u8| {
        let mut table = Position::new(edition, 2)
            .street(1, "0:n4 0:n5 1:greenhouse 1:museum")
            .hand_limit(0, limit)
            .hand(0, "forge")
            .load();
        table.play(0, "play forge 2:1");
        table
    };
    start(3).offers(0, &["copy greenhouse", "copy museum", "pass"]);
    let mut table = start(4);
    table.offers(0, &["copy greenhouse", "pass"]);
    table.play(0, "copy greenhouse");
    assert_eq!(table.why(0, "pass"), "ER-54 copy-must-act");
    table.play(0, "turn 1:1 cw").play(0, "pass");
    assert!(table.is_removed(0, "forge"));
}

/// TC-67: Forge copying Manufactory takes any other own face-up card back, not the Forge.
#[test]
fn tc_67_forge_copies_manufactory() {
    let cards = [like("forge").sides("7"), like("manufactory").sides("2")];
    let edition = edition("n4 n5 n6 n9", cards);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4 0:n5v 1:manufactory 0:n6")
        .hand(0, "forge n9")
        .load();
    table.play(0, "play forge 2:1").play(0, "copy manufactory");
    table.offers(0, &["return 1:1", "return 1:4"]);
    assert_eq!(table.why(0, "return 2:1"), "ER-55 copier-stays");
    table.play(0, "return 1:1").play(0, "play n9 1:1");
    assert_eq!(
        (table.street(1).as_str(), table.street(2).as_str()),
        ("0:n9 0:n5v 1:manufactory 0:n6", "")
    );
    assert_eq!(table.hand(0), "n4");
}

/// TC-68: Manufactory with City Hall as the only other card: the card taken back is its price.
#[test]
fn tc_68_manufactory_and_city_hall() {
    let cards = [like("manufactory").sides("2"), like("city_hall").sides("10")];
    let edition = edition("n4", cards);
    let mut table =
        Position::new(edition, 2).street(1, "0:n4").hand(0, "manufactory city_hall").load();
    table.play(0, "play manufactory 2:1").play(0, "return 1:1").play(0, "play city_hall 1:1");
    table.offers(0, &["pay n4"]);
    table.play(0, "pay n4");
    assert_eq!((table.street(1).as_str(), table.is_removed(0, "n4")), ("0:city_hall", true));
}

/// TC-69: Arsenal worth 3 strikes a 2 and an Inn worth 2: the Inn may move onto the 2, which lies
/// face down already.
#[test]
fn tc_69_arsenal_and_inn() {
    let edition = edition("n2 n3", [like("arsenal").sides("3"), like("inn").sides("2")]);
    let mut table = Position::new(edition, 2).street(1, "1:n2 1:inn").hand(0, "arsenal").load();
    table.play(0, "play arsenal 1:3");
    assert_eq!((table.asked(), table.values(1).as_str()), (vec![1], "v 2 3"));
    assert_eq!(table.open(1, "to"), "1:1 1:4 2:1");
    table.play(1, "to 1:1");
    assert_eq!(table.street(1), "1:inn/1:n2v - 0:arsenal");
}

/// TC-70: own, own, ▼, own, own: column 3 is closed to that player.
#[test]
fn tc_70_a_row_of_five() {
    let mut table = Position::new(plain(), 3)
        .street(1, "0:n1 0:n2 1:n1v 0:n3 0:n4")
        .hand(0, "n9")
        .hand(1, "n9")
        .load();
    assert_eq!(table.open(0, "play n9"), "2:1");
    assert_eq!(table.why(0, "play n9 1:3"), "AR-19 third-in-row");
    table.play(0, "play n9 2:1");
    assert_eq!(table.open(1, "play n9"), "1:3 1:6 2:2 3:1");
}

/// TC-71: Laboratory against a player with a Cemetery: the card goes beside it.
#[test]
fn tc_71_laboratory_and_cemetery() {
    let cards = [like("laboratory").sides("1"), like("cemetery").sides("3")];
    let edition = edition("n4 n5", cards);
    let mut table = Position::new(edition, 2)
        .front(1, "cemetery")
        .hand(0, "laboratory")
        .hand(1, "n4 n5")
        .load();
    table.play(0, "play laboratory 1:1").offers(1, &["lay n4", "lay n5"]);
    assert_eq!(table.why(1, "lay n4 1:2"), "ER-32 lays-beside");
    table.play(1, "lay n5");
    assert_eq!((table.beside(1).as_str(), table.street(1).as_str()), ("n5", "0:laboratory"));
}

/// TC-72: Theatre swaps a card that lies on a face-down card, which stays where it was.
#[test]
fn tc_72_swap_on_a_stack() {
    let edition = edition("n4 n5 n6", [like("theatre").sides("6")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n4@1/1:n6v 0:n5").hand(0, "theatre").load();
    table.play(0, "play theatre 2:1").play(0, "swap 1:1 1:2");
    assert_eq!(table.street(1), "0:n5/1:n6v 1:n4@1");
}
