//! Rulings on open points: comparison and values.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, Row, card, edition, like};

/// The values of street 1 after seat 0 has played `card` to the right of what lies there.
#[track_caller]
fn after(edition: &'static Edition, street: &str, card: &str) -> String {
    let mut table = Position::new(edition, 2).street(1, street).hand(0, card).load();
    let column = street.split(' ').count() + 1;
    table.play(0, &format!("play {card} 1:{column}"));
    table.values(1)
}

/// The values of a street that just lies there.
#[track_caller]
fn values(edition: &'static Edition, street: &str) -> String {
    Position::new(edition, 2).street(1, street).load().values(1)
}

/// A card with four sides around this value, as `n4` is around 4.
fn around(id: &str, value: i8) -> Row {
    let sides = format!("{value} {} {} {}", value - 1, value + 2, value + 1);
    card("n0").id(id).sides(&sides)
}

/// ER-1: half is reckoned without rounding, for every pair of values.
#[test]
fn er_1_half_is_not_rounded() {
    let edition = edition("n1 n2 n3 n4 n5 n6 n7 n8 n9", []);
    for l in 1..=9 {
        for n in 1..=9 {
            let street = after(edition, &format!("1:n{l}"), &format!("n{n}"));
            let half_or_less = f64::from(l) <= f64::from(n) / 2.0;
            assert_eq!(street.starts_with('v'), half_or_less, "{l} against {n}: {street}");
        }
    }
    // Half of 7 is neither 3 nor 4.
    assert_eq!(after(edition, "1:n3", "n7"), "v 7");
    assert_eq!(after(edition, "1:n4", "n7"), "3 7");
}

/// ER-2: equal comes first, then higher, then half or less, also at zero and below it.
#[test]
fn er_2_zero_and_negative_values() {
    let rows = [around("m3", -3), around("m2", -2), around("m1", -1), around("z", 0)];
    let edition = edition("n1 n2", rows);
    // Twice the left value is not more than the new one, and still equal cards do nothing.
    assert_eq!(after(edition, "1:z", "z"), "0 0");
    assert_eq!(after(edition, "1:m2", "m2"), "-2 -2");
    // Nor does a higher card fall.
    assert_eq!(after(edition, "1:m2", "m3"), "-1 -3");
    assert_eq!(after(edition, "1:z", "m1"), "1 -1");
    assert_eq!(after(edition, "1:n1", "m3"), "2 -3");
    // A lower one falls, unless it is more than half.
    assert_eq!(after(edition, "1:z", "n1"), "v 1");
    assert_eq!(after(edition, "1:m1", "z"), "v 0");
    assert_eq!(after(edition, "1:m1", "n2"), "v 2");
    assert_eq!(after(edition, "1:m3", "m2"), "v -2");
    assert_eq!(after(edition, "1:m2", "m1"), "v -1");
}

/// ER-3: X is worked out before its source changes, compared once, and then follows the source.
#[test]
fn er_3_x_against_its_own_source() {
    let edition = edition("n4 s2 x xp2 xm1", []);
    // 5 against 7; then 4 and 6, which are not compared again.
    assert_eq!(after(edition, "1:n4@3", "xp2"), "4 6");
    // 4 against 3; then 5 and 4.
    assert_eq!(after(edition, "1:n4", "xm1"), "5 4");
    // 2 against 4; then X is 0.
    assert_eq!(after(edition, "1:s2", "xp2"), "v 2");
    assert_eq!(after(edition, "1:n4", "x"), "4 4");
}

/// ER-4: a chain of X goes left to a card without X, or to a space that gives 0.
#[test]
fn er_4_chains_of_x() {
    let edition = edition("n4 c x xp2 xm1", []);
    assert_eq!(values(edition, "0:n4 0:xp2 0:xm1 0:x"), "4 6 5 5");
    assert_eq!(values(edition, "0:n4@2 1:x@1 0:xm1 1:xp2"), "6 5 4 6");
    assert_eq!(values(edition, "0:n4 0:c 0:xp2"), "4 2 4");
    // Column 1, a face-down card, an empty space, a reserved one.
    assert_eq!(values(edition, "0:xp2 0:x"), "2 2");
    assert_eq!(values(edition, "0:n4 1:n4v 0:xp2 0:x"), "4 v 2 2");
    assert_eq!(values(edition, "0:n4 - 0:xp2 0:x"), "4 - 2 2");
    assert_eq!(values(edition, "0:n4 (1) 0:xp2 0:x"), "4 - 2 2");
    assert_eq!(values(edition, "0:n4 1:n4v(1) 0:xp2"), "4 v 2");
}

/// ER-5: an X or N card on the left counts as it comes out, and a turn changes its offset.
#[test]
fn er_5_the_left_card_is_an_x_or_n_card() {
    let edition = edition("n1 n2 n3 n5 n8 s4 x c", []);
    assert_eq!(after(edition, "1:s4 1:x", "n8"), "4 v 8");
    assert_eq!(after(edition, "1:s4 1:x", "n5"), "4 3 5");
    assert_eq!(after(edition, "1:s4 1:x", "n2"), "4 5 2");
    assert_eq!(after(edition, "1:s4 1:c", "n3"), "4 1 3");
    assert_eq!(after(edition, "1:s4 1:c", "n1"), "4 3 1");
    assert_eq!(after(edition, "1:s4 1:c", "n5"), "4 v 5");
}

/// ER-5: its lowest and its highest are those of its offsets.
#[test]
fn er_5_lowest_and_highest_offset() {
    let edition = edition("n1 n2 n3 n5 s4 x c", []);
    assert_eq!(after(edition, "1:s4 1:x@1", "n5"), "4 3 5");
    assert_eq!(after(edition, "1:s4 1:x@2", "n2"), "4 6 2");
    assert_eq!(after(edition, "1:s4 1:x 1:c@1", "n3"), "4 4 2 3");
    assert_eq!(after(edition, "1:s4 1:c@2", "n1"), "4 4 1");
    // One step before the end is still turned.
    assert_eq!(after(edition, "1:s4 1:x@3", "n2"), "4 6 2");
    assert_eq!(after(edition, "1:s4 1:c@3", "n5"), "4 2 5");
}

fn arsenals() -> &'static Edition {
    let rows = [
        like("arsenal").sides("3"),
        like("arsenal").id("arsenal_x").sides("X+1"),
        card("s1").id("m2").sides("-2"),
        card("s1").id("xp4").sides("X+4"),
    ];
    edition("s2 s3 s5 xp2", rows)
}

/// ER-6: a card whose X falls below the Arsenal while others are destroyed is no victim.
#[test]
fn er_6_a_broken_chain_adds_no_victim() {
    assert_eq!(after(arsenals(), "1:s2 1:xp2", "arsenal"), "v 2 3");
}

/// ER-6: a card whose X rises while others are destroyed is a victim all the same.
#[test]
fn er_6_a_broken_chain_saves_no_victim() {
    assert_eq!(after(arsenals(), "1:m2 1:xp4", "arsenal"), "v v 3");
}

/// ER-6: the value of the Arsenal itself is fixed with its targets.
#[test]
fn er_6_the_value_of_the_arsenal_is_fixed() {
    assert_eq!(after(arsenals(), "0:s2 1:s3", "arsenal_x"), "v v 1");
    let mut table =
        Position::new(arsenals(), 2).street(1, "1:s3 1:s5v 0:s2 0:s5").hand(0, "arsenal_x").load();
    table.play(0, "play arsenal_x 1:2");
    assert_eq!(table.values(1), "v 1 v 5");
}

/// ER-7: the owner of a protected card is asked if the comparison would change something.
#[test]
fn er_7_asked_if_something_would_change() {
    let edition = edition("n1 n4 n5 n9", []);
    for (card, affected) in [("n1", "5 1"), ("n5", "3 5"), ("n9", "v 9")] {
        for (answer, left) in [("affect", affected), ("spare", &format!("4 {}", &card[1..]))] {
            let mut table = Position::new(edition, 2).street(1, "0:n4*").hand(0, card).load();
            table.play(0, &format!("play {card} 1:2"));
            assert_eq!(table.question(0), "compare");
            table.offers(0, &["affect", "spare"]);
            table.play(0, answer);
            assert_eq!(table.values(1), left);
        }
    }
}

/// ER-7: and not if nothing would.
#[test]
fn er_7_not_asked_if_nothing_would_change() {
    let edition = edition("n1 n4 n4b n5 n7 s5 g4", []);
    for (left, card) in [
        ("0:n4*", "n4b"),
        ("0:g4", "n4"),
        ("0:n4@1*", "n5"),
        ("0:n4@2*", "n1"),
        ("0:s5*", "n7"),
        ("0:s5*", "n1"),
    ] {
        let mut table =
            Position::new(edition, 2).street(1, left).hand(0, card).hand(1, "n1").load();
        table.play(0, &format!("play {card} 1:2"));
        assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"), "{left} {card}");
        assert_eq!(table.street(1), format!("{left} 0:{card}"));
    }
}

/// ER-59: a comparison never brings a side without a value to the top.
#[test]
fn er_59_a_blank_side_is_not_turned_up() {
    let edition = edition("n3 n4 n7 s5 xp2 cp2", []);
    // Less but more than half, and higher.
    for (left, card) in [("1:s5", "n7"), ("1:s5", "n3"), ("1:xp2", "n3"), ("1:cp2", "n4")] {
        let mut table = Position::new(edition, 2).street(1, left).hand(0, card).load();
        table.play(0, &format!("play {card} 1:2"));
        assert!(!table.happened("turned"), "{left} {card}");
        assert_eq!(table.street(1), format!("{left} 0:{card}"));
    }
}
