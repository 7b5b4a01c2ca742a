//! Rulings on open points: Magic Academy and City Hall, which have a price.

use game_core::Viewer;
use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, deck, edition, like};

fn priced() -> &'static Edition {
    let rows = [
        like("magic_school").sides("8").symbol(true).param("count", 2),
        like("city_hall").sides("6").param("count", 1),
        like("cemetery").sides("1"),
    ];
    edition("s1 s2 s3 s4 s5 n4", rows)
}

/// ER-39: a card chosen and not paid is removed; that was the play of the turn, and its owner draws.
#[test]
fn er_39_removed_for_want_of_payment() {
    let position = Position::new(priced(), 2).deck(0, "s2 s3 s4 s5").hand(1, "s1");
    for (card, hand, after) in
        [("magic_school", "magic_school s1", "s1 s2 s3"), ("city_hall", "city_hall", "s2 s3 s4")]
    {
        let mut table = position.clone().hand(0, hand).load();
        table.play(0, &format!("remove {card}"));
        assert_eq!(table.events(), ["removed", "drew", "drew_hidden", "turn_began"]);
        assert!(table.is_removed(0, card));
        assert_eq!((table.hand(0).as_str(), table.asked()), (after, vec![1]));
        assert_eq!(table.street(1), "");
    }
}

/// ER-39: a player with another card may play that one.
#[test]
fn er_39_another_card_may_be_played() {
    let mut table = Position::new(priced(), 2).hand(0, "magic_school s1").load();
    table.offers(0, &["play s1 1:1", "remove magic_school"]);
    table.play(0, "play s1 1:1");
    assert_eq!((table.street(1), table.hand(0)), ("0:s1".into(), "magic_school".into()));
}

/// ER-39: the Academy is never part of its own cost, nor is the City Hall.
#[test]
fn er_39_never_part_of_its_own_cost() {
    let mut table = Position::new(priced(), 2).hand(0, "magic_school s1 s2").load();
    table.play(0, "play magic_school 1:1").offers(0, &["pay s1", "pay s2"]);
    assert_eq!(table.why(0, "pay magic_school"), "AR-57 not-payable");
    table.play(0, "pay s1").offers(0, &["pay s2"]);
    let mut table = Position::new(priced(), 2).hand(0, "magic_school s1").load();
    assert_eq!(table.why(0, "play magic_school 1:1"), "ER-39 cannot-pay");
    let mut table = Position::new(priced(), 2).hand(0, "city_hall").load();
    table.offers(0, &["remove city_hall"]);
    assert_eq!(table.why(0, "play city_hall 1:1"), "ER-39 cannot-pay");
}

/// ER-40: the price is paid before the card is placed and compared, and everybody sees it.
#[test]
fn er_40_payment_comes_before_placing() {
    let mut table =
        Position::new(priced(), 2).street(1, "1:n4").hand(0, "magic_school s1 s2").load();
    table.play(0, "play magic_school 1:2");
    assert_eq!((table.events(), table.street(1)), (vec!["announced".into()], "1:n4".into()));
    table.play(0, "pay s2");
    assert_eq!((table.events(), table.street(1)), (vec!["paid".into()], "1:n4".into()));
    let told = table.scenario().events_for(Viewer::Spectator);
    assert_eq!(told[0].1["card"], "s2", "{told:?}");
    let removed = table.view(1).seats[0].removed.clone();
    assert!(removed.contains(&"s2") && !removed.contains(&"s1"));
    table.play(0, "pay s1");
    assert_eq!(table.events()[..3], ["paid", "played", "destroyed"]);
    assert_eq!(table.street(1), "1:n4v 0:magic_school");
}

/// ER-53: they can be chosen only if there is a legal space, payable or not.
#[test]
fn er_53_only_with_a_legal_space() {
    let rows = [
        like("magic_school").sides("8").param("count", 2),
        like("city_hall").sides("6").param("count", 1),
        like("cemetery").sides("1"),
    ];
    let edition = deck("s1 s2 s3", rows).number("columns", 1).number("block_cards", 1).build();
    let full = Position::new(edition, 2).street(1, "1:s1").street(2, "0:s1");
    // Neither can be played, and the Academy, which cannot be paid, cannot be removed.
    let mut table = full.clone().hand(0, "magic_school cemetery").load();
    table.offers(0, &["play cemetery"]);
    assert_eq!(table.why(0, "remove magic_school"), "ER-53 open-space");
    let mut table = full.clone().hand(0, "city_hall cemetery").load();
    table.offers(0, &["play cemetery"]);
    assert_eq!(table.why(0, "play city_hall 1:1"), "AR-15 space-taken");
    // Without the Cemetery there is no turn at all.
    assert!(full.clone().hand(0, "magic_school").load().over());
    assert!(full.hand(0, "city_hall s2").load().over());
}

/// ER-53: who can pay must pay.
#[test]
fn er_53_who_can_pay_must_pay() {
    let mut table = Position::new(priced(), 2).hand(0, "city_hall s1").load();
    table.offers(0, &["play city_hall 1:1", "play s1 1:1"]);
    table.refuses(0, "remove city_hall", "ER-53").play(0, "play city_hall 1:1");
    table.offers(0, &["pay s1"]);
    // Cards beside the Cemetery pay for the Academy.
    let mut table = Position::new(priced(), 2)
        .front(0, "cemetery")
        .beside(0, "s1 s2")
        .hand(0, "magic_school")
        .load();
    table.offers(0, &["play magic_school 1:1"]);
    table.refuses(0, "remove magic_school", "ER-53");
    // They do not pay for the City Hall.
    let table = Position::new(priced(), 2)
        .front(0, "cemetery")
        .beside(0, "s1 s2")
        .hand(0, "city_hall")
        .load();
    table.offers(0, &["remove city_hall"]);
}

/// ER-69: a card that cannot be paid stands among the answers once, without a space.
#[test]
fn er_69_removal_is_one_answer() {
    let mut table = Position::new(priced(), 3)
        .street(1, "1:s1 1:s2v")
        .street(2, "1:s3")
        .hand(0, "magic_school s1")
        .load();
    let school = |answer: &String| answer.contains("magic_school");
    let answers: Vec<_> = table.legal(0).into_iter().filter(school).collect();
    assert_eq!(answers, ["remove magic_school"]);
    assert_eq!(table.open(0, "play s1"), "1:2 1:3 2:2 3:1");
    // It is for such cards only.
    table.refuses(0, "remove s1", "ER-69");
}

/// ER-69: and only if a legal space exists: here a row of one's color closes the last one.
#[test]
fn er_69_no_removal_without_a_legal_space() {
    let rows = [like("magic_school").sides("8"), like("cemetery").sides("1")];
    let edition = deck("s1 s2 s3 s4", rows).number("columns", 3).number("block_cards", 3).build();
    let position = Position::new(edition, 3)
        .street(1, "0:s1 0:s2")
        .street(2, "1:s1 1:s2 2:s1")
        .street(3, "1:s3 2:s2 2:s3");
    let mut table = position.clone().hand(0, "magic_school cemetery").load();
    assert_eq!(table.eligible(0), "1:3");
    table.offers(0, &["play cemetery"]);
    table.refuses(0, "remove magic_school", "ER-53");
    // The same space is open to another color.
    let table = position.hand(1, "magic_school cemetery").active(1).load();
    table.offers(1, &["play cemetery", "remove magic_school"]);
}
