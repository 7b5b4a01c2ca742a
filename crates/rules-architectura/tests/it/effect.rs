//! Chapter 3.3: apply the effect.

use crate::harness::{Position, edition, like};
use game_testkit::AtTable;

/// AR-27: the comparison comes first, then the effect.
#[test]
fn ar_27_the_effect_comes_after_the_comparison() {
    let edition = edition("n4", [like("barracks").sides("2")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4").hand(0, "barracks").load();
    table.play(0, "play barracks 1:2");
    assert_eq!(table.events()[..3], ["played", "turned", "destroyed"]);
    assert_eq!(table.street(1), "1:n4v 0:barracks");
}

/// AR-27: an effect for the end of the game asks nothing when its card is played.
#[test]
fn ar_27_end_effects_wait_for_the_end() {
    let edition = edition("n1", [like("park").sides("5"), like("statue").sides("6")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:park").hand(0, "statue").hand(1, "n1").load();
    table.play(0, "play statue 2:1");
    assert_eq!(table.events(), ["played", "turn_began"]);
}

/// AR-27: an effect before the play comes before placing and comparing.
#[test]
fn ar_27_a_price_is_paid_before_the_card_lies() {
    let edition = edition("n4 n1 n2", [like("city_hall").sides("9")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4").hand(0, "city_hall n1 n2").load();
    table.play(0, "play city_hall 1:2");
    assert_eq!((table.question(0), table.street(1).as_str()), ("pay", "1:n4"));
    table.play(0, "pay n1");
    assert_eq!(table.street(1), "1:n4v 0:city_hall");
}

/// AR-28: a card may turn or move itself; the Barracks do not destroy themselves, as they say.
#[test]
fn ar_28_an_effect_may_be_used_on_its_own_card() {
    let cards = [
        like("library").sides("4 3 6 5"),
        like("workshop").sides("3"),
        like("barracks").sides("2"),
    ];
    let edition = edition("n1 n2", cards);
    let mut table = Position::new(edition, 2).hand(0, "library workshop barracks").load();
    table.play(0, "play library 1:1").play(0, "turn 1:1 ccw");
    assert_eq!(table.values(1), "3");
    table.play(0, "play workshop 1:2");
    assert_eq!(table.open(0, "move"), "1:1 1:2");
    table.play(0, "move 1:2");
    assert_eq!(table.street(2), "0:workshop");
    table.play(0, "play barracks 2:2");
    assert_eq!(table.street(2), "0:workshopv 0:barracks");
}

/// AR-29: «may» can be left.
#[test]
fn ar_29_may_is_optional() {
    let edition = edition("n4", [like("temple").sides("7 6 9 8")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4").hand(0, "temple").load();
    table.play(0, "play temple 2:1");
    table.offers(0, &["turn 1:1 cw", "turn 1:1 ccw", "pass"]);
    table.play(0, "pass");
    assert_eq!(table.values(1), "4");
}

/// AR-29: the word decides, not the kind of effect: Barracks that only may destroy.
#[test]
fn ar_29_may_makes_any_effect_optional() {
    let edition = edition("n4", [like("barracks").sides("2").optional(true)]);
    let mut table = Position::new(edition, 2).street(1, "1:n4").hand(0, "barracks").load();
    table.play(0, "play barracks 2:1").offers(0, &["destroy 1:1", "pass"]);
    table.play(0, "pass");
    assert_eq!(table.street(1), "1:n4");
}

/// AR-29: everything else is compulsory, and carried out unasked where there is no choice.
#[test]
fn ar_29_the_rest_is_compulsory() {
    let edition = edition("n4 n5", [like("barracks").sides("9")]);
    let start = |street: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, street)
            .street(2, "1:n5")
            .hand(0, "barracks")
            .load();
        table.play(0, "play barracks 2:2");
        table
    };
    let mut two = start("0:n4 1:n4");
    two.offers(0, &["destroy 1:2", "destroy 2:1"]);
    assert_eq!(two.why(0, "pass"), "AR-29 must-act");
    let one = start("0:n4");
    assert_eq!((one.street(2), one.asked()), ("1:n5v 0:barracks".into(), vec![]));
}

/// AR-29: as far as it can be done: without a target nothing is asked and nothing happens.
#[test]
fn ar_29_without_a_target_nothing_happens() {
    let edition = edition("n4 n6 s5", [like("barracks").sides("2"), like("greenhouse").sides("3")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n4v 1:s5 0:s5")
        .hand(0, "barracks greenhouse")
        .hand(1, "n6")
        .load();
    table.play(0, "play barracks 2:1");
    assert_eq!(table.events(), ["played", "turn_began"]);
    table.play(1, "play n6 1:1").play(0, "play greenhouse 1:4");
    assert_eq!(table.events(), ["played", "game_over"]);
}

/// AR-29: an effect on one's own cards reaches no other.
#[test]
fn ar_29_your_cards_are_your_own() {
    let edition = edition("n4 n5", [like("greenhouse").sides("3 2 5 4")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4 0:n5").hand(0, "greenhouse").load();
    table.play(0, "play greenhouse 2:1");
    assert_eq!(table.open(0, "turn"), "1:2,ccw 1:2,cw 2:1,ccw 2:1,cw");
    assert_eq!(table.why(0, "turn 1:1 cw"), "AR-29 not-yours");
}

/// AR-30, AR-41: a card that is moved does not use its effect again.
#[test]
fn ar_30_a_moved_card_has_no_effect() {
    let edition = edition("n4 n5", [like("barracks").sides("2"), like("workshop").sides("3")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n4")
        .street(2, "0:n5 0:barracks")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:3").play(0, "move 2:2").play(0, "to 1:2");
    assert_eq!(table.street(1), "1:n4 0:barracks");
    assert_eq!(table.street(2), "0:n5 - 0:workshop");
    assert!(table.over());
}

/// AR-30, AR-35: nor does a card that is rebuilt.
#[test]
fn ar_30_a_rebuilt_card_has_no_effect() {
    let edition = edition("n4", [like("barracks").sides("2"), like("market").sides("3")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n4 0:barracksv").hand(0, "market").load();
    table.play(0, "play market 2:1").play(0, "rebuild 1:2");
    assert_eq!(table.street(1), "1:n4 0:barracks");
    assert!(table.over());
}
