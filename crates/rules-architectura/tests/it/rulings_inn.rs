//! Rulings on open points: the Inn.

use game_testkit::AtTable;
use rules_architectura::{Edition, FrameDoc};

use crate::harness::{Position, Table, edition, like};

fn inns() -> &'static Edition {
    let rows = [
        like("inn").sides("4 3 6 5"),
        like("inn").id("inn_b").sides("4 3 6 5"),
        like("barracks").sides("2"),
        like("barracks").id("fort").sides("X+9"),
        like("arsenal").sides("9"),
        like("laboratory").sides("1"),
        like("cemetery").sides("1"),
    ];
    edition("s1 s2 s5 s9 n4", rows)
}

/// The space of the card that may escape now.
#[track_caller]
fn escaping(table: &Table) -> String {
    match table.view(0).pending.last() {
        Some(FrameDoc::Escape { at }) => at.clone(),
        other => panic!("nothing is escaping: {other:?}"),
    }
}

/// ER-24: the owner of the Inn decides, in another player's turn and before anything else goes on.
#[test]
fn er_24_its_owner_decides_at_once() {
    let mut table = Position::new(inns(), 3)
        .street(1, "2:inn")
        .street(2, "1:s5 1:s1")
        .hand(0, "fort")
        .hand(1, "s2")
        .load();
    table.play(0, "play fort 1:2");
    // The fort is worth 13 and has an effect of its own, which waits.
    assert_eq!((table.asked(), table.question(2)), (vec![2], "escape"));
    assert_eq!(table.street(1), "2:inn 0:fort");
    assert_eq!(table.why(0, "to 2:3"), "no rule: not-asked");
    table.play(2, "to 2:3");
    assert_eq!((table.street(1), table.street(2)), ("- 0:fort".into(), "1:s5 1:s1v 2:inn".into()));
}

/// ER-24: or lets it fall.
#[test]
fn er_24_its_owner_may_let_it_fall() {
    let mut table = Position::new(inns(), 2).street(1, "1:inn").hand(0, "s9").load();
    table.play(0, "play s9 1:2").play(1, "pass");
    assert_eq!(table.street(1), "1:innv 0:s9");
    let mut table =
        Position::new(inns(), 2).street(1, "1:inn").hand(0, "s9").front(1, "cemetery").load();
    table.play(0, "play s9 1:2").play(1, "pass");
    assert_eq!((table.street(1), table.beside(1)), ("- 0:s9".into(), "inn".into()));
}

/// ER-24: every space counts that is eligible now, with the attacker in place, but for those that
/// others have reserved; its own reserved space gives the token back.
#[test]
fn er_24_where_it_may_go() {
    let mut table = Position::new(inns(), 4)
        .street(1, "1:s5 2:inn@3 1:s1v")
        .street(2, "1:n4 1:s2v (0)")
        .street(3, "2:s1 2:s2")
        .street(4, "3:s1 - (2)")
        .hand(0, "fort")
        .load();
    table.play(0, "play fort 1:3");
    // Inn 5, fort 14. Of the streets: behind the fort; the face-down card and behind the token; as
    // the third of its color; behind the card, its own token, and behind that.
    assert_eq!(table.open(2, "to"), "1:4 2:2 2:4 3:3 4:2 4:3 4:4");
    assert_eq!(table.why(2, "to 1:2"), "ER-14 same-space");
    assert_eq!(table.why(2, "to 2:3"), "AR-60 reserved-space");
    table.play(2, "to 4:3");
    assert_eq!((table.street(4), table.tokens(2)), ("3:s1 - 2:inn@3".into(), 2));
}

/// ER-24: the side is kept, nothing is compared, and the attacker has no neighbor on its left.
#[test]
fn er_24_how_it_goes() {
    let position =
        Position::new(inns(), 3).street(2, "1:n4 1:s2v").street(3, "2:s1 2:s2").hand(0, "fort");
    let mut table = position.clone().street(1, "2:inn@3").load();
    table.play(0, "play fort 1:2").play(2, "to 2:2");
    // A 5 beside a 4 would turn it; X has nothing to follow any more.
    assert_eq!((table.street(2), table.values(2)), ("1:n4 2:inn@3/1:s2v".into(), "4 5".into()));
    assert_eq!(table.street(1), "- 0:fort");
    assert_eq!(table.values(1), "- 9");
    // The third of its color is no hindrance.
    let mut table = position.clone().street(1, "2:inn@3").load();
    table.play(0, "play fort 1:2").play(2, "to 3:3");
    assert_eq!(table.street(3), "2:s1 2:s2 2:inn@3");
    // A face-down card below comes to light.
    let mut table = position.street(1, "2:inn@3/1:s1v").load();
    table.play(0, "play fort 1:2").play(2, "to 3:3");
    assert_eq!((table.street(1), table.values(1)), ("1:s1v 0:fort".into(), "v 9".into()));
}

/// ER-24: the Inn is lifted before the eligible spaces are worked out.
#[test]
fn er_24_it_is_lifted_first() {
    let mut table = Position::new(inns(), 3)
        .street(1, "1:s5 1:s1v")
        .street(2, "- 1:inn")
        .hand(0, "barracks")
        .load();
    table.play(0, "play barracks 1:2").play(0, "destroy 2:2");
    // Street 2 is without cards now: its first space, and no third street.
    assert_eq!(table.open(1, "to"), "1:3 2:1");
}

/// ER-24: it can be struck twice in a turn, and escape twice.
#[test]
fn er_24_it_can_escape_twice() {
    let mut table = Position::new(inns(), 2).street(1, "1:inn").hand(0, "fort").load();
    table.play(0, "play fort 1:2").play(1, "to 1:3");
    // Now it is the only card next to the fort, which must destroy one.
    assert_eq!((table.asked(), escaping(&table)), (vec![1], "1:3".into()));
    table.play(1, "to 2:1");
    assert_eq!((table.street(1), table.street(2)), ("- 0:fort".into(), "1:inn".into()));
}

/// ER-24: the owner of a protected Inn who lets it be affected is asked where it goes, and it takes
/// its token along.
#[test]
fn er_24_a_protected_inn_of_ones_own() {
    let mut table = Position::new(inns(), 2).street(1, "0:inn*").hand(0, "s9").load();
    table.play(0, "play s9 1:2").play(0, "affect");
    assert_eq!(table.question(0), "escape");
    table.play(0, "to 2:1");
    assert_eq!((table.street(1), table.street(2)), ("- 0:s9".into(), "0:inn*".into()));
    assert_eq!(table.tokens(0), 1);
}

/// ER-25: first the cards that cannot escape are turned down; then the Inns, owners clockwise from
/// the active player and each owner's from left to right, each with what the others have left.
#[test]
fn er_25_several_cards_destroyed_at_once() {
    let mut table = Position::new(inns(), 4)
        .street(1, "1:inn 0:inn_b 3:inn 0:inn 2:inn 1:s1 3:s9")
        .active(2)
        .hand(2, "arsenal")
        .load();
    table.play(2, "play arsenal 1:8");
    // The plain card lies face down already.
    assert_eq!(table.street(1), "1:inn 0:inn_b 3:inn 0:inn 2:inn 1:s1v 3:s9 2:arsenal");
    assert_eq!((table.asked(), escaping(&table)), (vec![2], "1:5".into()));
    assert_eq!(table.open(2, "to"), "1:6 2:1");
    table.play(2, "to 1:6");
    assert_eq!((table.asked(), escaping(&table)), (vec![3], "1:3".into()));
    // The space of the first Inn is free, with a card to its left; the plain card is covered.
    assert_eq!(table.open(3, "to"), "1:5 2:1");
    table.play(3, "to 1:5");
    assert_eq!((table.asked(), escaping(&table)), (vec![0], "1:2".into()));
    assert_eq!(table.open(0, "to"), "2:1");
    table.play(0, "pass");
    assert_eq!((table.asked(), escaping(&table)), (vec![0], "1:4".into()));
    assert_eq!(table.open(0, "to"), "1:2 1:3 2:1");
    table.play(0, "to 1:2");
    assert_eq!((table.asked(), escaping(&table)), (vec![1], "1:1".into()));
    assert_eq!(table.open(1, "to"), "1:3 2:1");
    table.play(1, "to 2:1");
    let street = "- 0:inn/0:inn_bv - - 3:inn 2:inn/1:s1v 3:s9 2:arsenal";
    assert_eq!((table.street(1), table.street(2)), (street.into(), "1:inn".into()));
}

/// ER-25: an Inn with nowhere to go falls without a question, and the next one may go there.
#[test]
fn er_25_an_inn_with_nowhere_to_go() {
    let rows = [like("inn").sides("2"), like("arsenal").sides("9")];
    let edition =
        crate::harness::deck("s9", rows).number("columns", 3).number("block_cards", 3).build();
    let mut table = Position::new(edition, 2)
        .street(1, "0:inn 1:inn")
        .street(2, "0:s9 1:s9 (0)")
        .active(1)
        .hand(1, "arsenal")
        .load();
    table.play(1, "play arsenal 1:3");
    // The active player's Inn has nowhere to go; the other one has two spaces.
    assert_eq!(table.street(1), "0:inn 1:innv 1:arsenal");
    assert_eq!((table.asked(), table.open(0, "to")), (vec![0], "1:2 2:3".into()));
}

/// ER-25: cards that go beside a Cemetery leave their spaces first, too.
#[test]
fn er_25_cards_beside_a_cemetery_leave_first() {
    let mut table = Position::new(inns(), 2)
        .street(1, "1:s9 0:s1 1:inn 0:s9")
        .street(2, "1:s5")
        .front(0, "cemetery")
        .hand(0, "arsenal")
        .load();
    table.play(0, "play arsenal 1:5");
    assert_eq!(
        (table.street(1), table.beside(0)),
        ("1:s9 - 1:inn 0:s9 0:arsenal".into(), "s1".into())
    );
    assert_eq!(table.open(1, "to"), "1:2 1:6 2:2");
}

/// ER-26: an Inn that is laid for a Laboratory enters destroyed and does not escape.
#[test]
fn er_26_an_inn_laid_by_a_laboratory() {
    let position = Position::new(inns(), 2).hand(0, "laboratory").hand(1, "inn s5");
    let mut table = position.clone().load();
    table.play(0, "play laboratory 1:1").play(1, "lay inn 1:2");
    assert_eq!(table.street(1), "0:laboratory 1:innv");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"));
    let mut table = position.front(1, "cemetery").load();
    table.play(0, "play laboratory 1:1").play(1, "lay inn");
    assert_eq!((table.beside(1), table.question(1)), ("inn".into(), "turn"));
}
