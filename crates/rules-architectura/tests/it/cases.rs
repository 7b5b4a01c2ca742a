//! Chapter 8: the test cases, with the numbers of the page.

use std::collections::BTreeSet;

use rules_architectura::{Config, Edition};

use crate::harness::{Position, Table, card, default_edition, edition, like};

// ------------------------------------------------------------------------------ setup and turn

fn plain() -> &'static Edition {
    edition("n1 n2 n3 n4 n5 n6 n7 n8 n9 s5 s10 x", [])
}

/// TC-1, AR-7, AR-9: streets of 8 for every player, hands of 3, decks of 9 and 2 tokens.
#[test]
fn tc_1_setup() {
    for players in 2..=4 {
        let table = Table::start(default_edition(), &Config::basic(players), "setup");
        let view = table.view(0);
        assert_eq!((view.streets, view.columns, view.seats.len()), (players, 8, players as usize));
        for seat in view.seats {
            assert_eq!((seat.hand_count, seat.deck_count, seat.tokens), (3, 9, 2));
        }
    }
}

/// TC-2, AR-15: in an empty city street 1 column 1 is the only eligible space.
#[test]
fn tc_2_empty_city() {
    let table = Position::new(plain(), 3).hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "1:1");
}

/// TC-3, AR-15: the next space of street 1 and the first of street 2.
#[test]
fn tc_3_two_columns_built() {
    let table = Position::new(plain(), 3).street(1, "1:n1 1:n2").hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "1:3 2:1");
}

/// TC-4, AR-15, AR-16: `[5|▼|4]` opens columns 2 and 4.
#[test]
fn tc_4_face_down_in_the_middle() {
    let table = Position::new(plain(), 3).street(1, "1:n5 1:n1v 1:n4").hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "1:2 1:4 2:1");
}

/// TC-5, AR-15: street 1 full and face up, the others empty: only street 2 column 1.
#[test]
fn tc_5_full_street() {
    let full = "1:n1 2:n1 1:n2 2:n2 1:n3 2:n3 1:n4 2:n4";
    let table = Position::new(plain(), 4).street(1, full).hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "2:1");
}

/// TC-6, AR-19: own, own, empty: closed to that player with 3 players, open with 2.
#[test]
fn tc_6_third_of_a_color() {
    let start = |players: usize, seat: u8| {
        let position = Position::new(plain(), players).street(1, "0:n1 0:n2").active(seat);
        position.hand(seat as usize, "n9").load().open(seat, "play n9")
    };
    assert_eq!([0, 1, 2].map(|seat| start(3, seat)), ["2:1", "1:3 2:1", "1:3 2:1"]);
    assert_eq!([0, 1].map(|seat| start(2, seat)), ["1:3 2:1", "1:3 2:1"]);
}

/// TC-7, AR-19: own, ▼, own: column 2 is closed to that player.
#[test]
fn tc_7_between_two_own_cards() {
    let mut table =
        Position::new(plain(), 3).street(1, "0:n1 1:n1v 0:n2").hand(0, "n9").hand(1, "n9").load();
    assert_eq!(table.why(0, "play n9 1:2"), "AR-19 third-in-row");
    table.play(0, "play n9 2:1");
    assert_eq!(table.open(1, "play n9"), "1:2 1:4 2:2 3:1");
}

/// TC-8, AR-12: hand 3 and deck 9 as before, and no second mulligan; a hand of 2 without a deck
/// comes back.
#[test]
fn tc_8_mulligan() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "n1 n2 n3")
        .deck(0, "n4 n5 n6 n7 n8 n9 s5 s10 x")
        .mulligans(0, 1)
        .load();
    table.play(0, "mulligan");
    assert_eq!((table.hand(0).as_str(), table.hand_len(0), table.deck_len(0)), ("n4 n5 n6", 3, 9));
    assert_eq!(table.why(0, "mulligan"), "AR-12 mulligan-used");
    let mut bare = Position::new(plain(), 2).hand(0, "n1 n2").mulligans(0, 1).load();
    bare.play(0, "mulligan");
    assert_eq!((bare.hand(0).as_str(), bare.deck_len(0)), ("n1 n2", 0));
    assert_eq!(bare.why(0, "mulligan"), "AR-12 mulligan-used");
}

/// TC-9, AR-14: deck 0, hand 1: play, draw nothing; then the turn is skipped.
#[test]
fn tc_9_last_card() {
    let mut table = Position::new(plain(), 2).hand(0, "n1").hand(1, "n1 n2 n3").load();
    table.play(0, "play n1 1:1");
    assert_eq!((table.hand_len(0), table.deck_len(0), table.happened("drew")), (0, 0, false));
    table.play(1, "play n1 2:1");
    assert_eq!(table.asked(), [1]);
}

// ---------------------------------------------------------------------------------- comparison

/// The values after `card` of seat 0 has been played to the right of `left`, a card of seat 1.
fn compared(left: &str, card: &str) -> String {
    let mut table = Position::new(plain(), 2).street(1, &format!("1:{left}")).hand(0, card).load();
    table.play(0, &format!("play {card} 1:2"));
    table.values(1)
}

/// TC-10, AR-21: `[4|8*]` destroys, exactly half.
#[test]
fn tc_10_exactly_half() {
    assert_eq!(compared("n4", "n8"), "v 8");
}

/// TC-11, AR-21: `[4|9*]` destroys.
#[test]
fn tc_11_less_than_half() {
    assert_eq!(compared("n4", "n9"), "v 9");
}

/// TC-12, AR-22: `[4|7*]`: the 4 becomes 3.
#[test]
fn tc_12_more_than_half() {
    assert_eq!(compared("n4", "n7"), "3 7");
}

/// TC-13, AR-22: 3 on top, `[3|5*]`: it stays 3.
#[test]
fn tc_13_the_lowest_stays() {
    assert_eq!(compared("n4@1", "n5"), "3 5");
}

/// TC-14, AR-23: `[4|4*]`: nothing.
#[test]
fn tc_14_equal() {
    assert_eq!(compared("n4", "n4"), "4 4");
}

/// TC-15, AR-24: `[4|3*]`: the 4 becomes 5.
#[test]
fn tc_15_higher() {
    assert_eq!(compared("n4", "n3"), "5 3");
}

/// TC-16, AR-24, AR-25: 6 on top, `[6|2*]`: it stays 6 and does not wrap.
#[test]
fn tc_16_the_highest_stays() {
    assert_eq!(compared("n4@2", "n2"), "6 2");
}

/// TC-17, AR-20: `[▼|7*]` and column 1 of a new street: no comparison.
#[test]
fn tc_17_nothing_to_compare() {
    assert_eq!(compared("n4v", "n7"), "v 7");
    let mut table = Position::new(plain(), 2).street(1, "1:n4").hand(0, "n7").load();
    table.play(0, "play n7 2:1");
    assert_eq!((table.values(1), table.values(2)), ("4".into(), "7".into()));
}

/// TC-18, AR-20: on a face-down card between 4 and 9 only the 4 is compared.
#[test]
fn tc_18_between_two_cards() {
    let mut table = Position::new(plain(), 2).street(1, "1:n4 1:n1v 1:n9").hand(0, "n7").load();
    table.play(0, "play n7 1:2");
    assert_eq!(table.values(1), "3 7 9");
}

/// TC-19, AR-20: a left card of one's own fares like an opponent's.
#[test]
fn tc_19_the_same_color() {
    for (card, values) in [("n8", "v 8"), ("n7", "3 7"), ("n3", "5 3")] {
        let mut table = Position::new(plain(), 2).street(1, "0:n4").hand(0, card).load();
        table.play(0, &format!("play {card} 1:2"));
        assert_eq!(table.values(1), values);
        assert_eq!(compared("n4", card), values);
    }
}

/// TC-20, AR-21, AR-22: the single value 5: `[5|7*]` leaves it, `[5|10*]` destroys it.
#[test]
fn tc_20_a_single_value() {
    assert_eq!(compared("s5", "n7"), "5 7");
    assert_eq!(compared("s5", "s10"), "v 10");
}

/// TC-21, AR-21, AR-22: `[3|5*]`: 3 is more than 2.5 and becomes 2; `[2|5*]` is destroyed.
#[test]
fn tc_21_half_of_five() {
    assert_eq!(compared("n3", "n5"), "2 5");
    assert_eq!(compared("n3@1", "n5"), "v 5");
}

// -------------------------------------------------------------------------------------- values

/// TC-22, AR-32: next to a 6, X-1 is 5 and X+2 is 8; next to the 7 it becomes, 6 and 9.
#[test]
fn tc_22_x_with_offsets() {
    let edition = edition("n6 n6b xm1 xp2", [like("greenhouse").sides("1")]);
    let mut table = Position::new(edition, 3)
        .street(1, "0:n6 1:xm1")
        .street(2, "0:n6b 1:xp2")
        .hand(0, "greenhouse")
        .load();
    assert_eq!((table.values(1), table.values(2)), ("6 5".into(), "6 8".into()));
    table.play(0, "play greenhouse 3:1").play(0, "turn 1:1 cw").play(0, "turn 2:1 cw");
    assert_eq!((table.values(1), table.values(2)), ("7 6".into(), "7 9".into()));
}

/// TC-23, AR-33: X-1 in column 1, or after ▼, is -1.
#[test]
fn tc_23_x_without_a_left_card() {
    let edition = edition("n4 xm1", []);
    let table = Position::new(edition, 2).street(1, "0:xm1").street(2, "1:n4v 1:xm1").load();
    assert_eq!((table.values(1), table.values(2)), ("-1".into(), "v -1".into()));
}

/// TC-24, AR-32, AR-33: `[4|X+1|X+1]` is 5 and 6; without the 4, 1 and 2.
#[test]
fn tc_24_a_chain_of_x() {
    let edition = edition("n4 xp1 xp1b", [like("barracks").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n4 1:xp1 1:xp1b").hand(0, "barracks").load();
    assert_eq!(table.values(1), "4 5 6");
    table.play(0, "play barracks 2:1");
    assert_eq!(table.values(1), "v 1 2");
}

/// TC-25, AR-34, AR-41: in column 5 N, N-1 and N+2 are 5, 4 and 7; in column 2 they are 2, 1, 4.
#[test]
fn tc_25_number_of_the_column() {
    let edition = edition("n1 n2 n3 n4 cp0 cm1 cp2", [like("workshop").sides("1")]);
    for (card, before, after) in [("cp0", "5", "2"), ("cm1", "4", "1"), ("cp2", "7", "4")] {
        let street = format!("1:n1 1:n2v 1:n3 1:n4 0:{card}");
        let mut table = Position::new(edition, 2).street(1, &street).hand(0, "workshop").load();
        assert_eq!(table.values(1), format!("1 v 3 4 {before}"));
        table.play(0, "play workshop 2:1").play(0, "move 1:5").play(0, "to 1:2");
        assert_eq!(table.values(1), format!("1 {after} 3 4"));
    }
}

/// TC-26, AR-23, AR-32: `[6|X*]`: equal, nothing happens.
#[test]
fn tc_26_x_is_equal() {
    assert_eq!(compared("n6", "x"), "6 6");
}

// --------------------------------------------------------------------------------------- terms

/// TC-27, AR-35, AR-26, AR-30: destroyed with its lowest value on top, a 9 comes back as a 9; the
/// 3 to its left stays, and its effect is not applied.
#[test]
fn tc_27_rebuilding() {
    let cards = [
        like("barracks").id("keep").sides("9 8 11 10"),
        like("barracks").sides("1"),
        like("market").sides("1"),
    ];
    let edition = edition("n3", cards);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n3 0:keep@1")
        .active(1)
        .hand(1, "barracks")
        .hand(0, "market")
        .load();
    assert_eq!(table.values(1), "3 8");
    table.play(1, "play barracks 1:3");
    // The comparison has turned the 8 up; the Barracks then destroy it.
    assert_eq!(table.street(1), "1:n3 0:keepv 1:barracks");
    table.play(0, "play market 2:1").play(0, "rebuild 1:2");
    assert_eq!((table.values(1).as_str(), table.over()), ("3 9 1", true));
}

/// TC-28, AR-35: a covered card cannot be rebuilt.
#[test]
fn tc_28_covered_cards_stay_down() {
    let edition = edition("n3 n4 n5", [like("market").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n5/0:n4v 0:n3v").hand(0, "market").load();
    table.play(0, "play market 2:1").offers(0, &["rebuild 1:2", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:1"), "AR-35 not-face-down");
}

/// The street after seat 0 has played a 9 to the right of this card, and the answers it is asked.
fn nine_beside(left: &str) -> (Table, Vec<String>) {
    let edition = edition("n3 g3 n9", []);
    let mut table = Position::new(edition, 2).street(1, left).hand(0, "n9").load();
    table.play(0, "play n9 1:2");
    let answers = table.legal(0);
    (table, answers)
}

/// TC-29, AR-36: a 9 to the right of an opponent's protected 3: it stays 3, face up.
#[test]
fn tc_29_an_opponents_protected_card() {
    let (table, answers) = nine_beside("1:n3*");
    assert_eq!((table.values(1).as_str(), answers.len()), ("3 9", 0));
}

/// TC-30, AR-37: to the right of one's own: one chooses whether it is destroyed.
#[test]
fn tc_30_ones_own_protected_card() {
    for (answer, values) in [("affect", "v 9"), ("spare", "3 9")] {
        let (mut table, answers) = nine_beside("0:n3*");
        assert_eq!(answers, ["affect", "spare"]);
        table.play(0, answer);
        assert_eq!(table.values(1), values);
    }
}

/// TC-31, AR-38: the same with the printed symbol, and the owner still has 2 tokens.
#[test]
fn tc_31_the_printed_symbol() {
    let (table, answers) = nine_beside("1:g3");
    assert_eq!((table.values(1).as_str(), answers.len(), table.tokens(1)), ("3 9", 0, 2));
    for (answer, values) in [("affect", "v 9"), ("spare", "3 9")] {
        let (mut table, answers) = nine_beside("0:g3");
        assert_eq!(answers, ["affect", "spare"]);
        table.play(0, answer);
        assert_eq!((table.values(1).as_str(), table.tokens(0)), (values, 2));
    }
}

/// TC-32, AR-39: protecting a protected card is not offered.
#[test]
fn tc_32_no_second_token() {
    let edition = edition("n4 g5", [like("watchtower").sides("1")]);
    let mut table = Position::new(edition, 2).street(1, "0:n4* 0:g5").hand(0, "watchtower").load();
    table.play(0, "play watchtower 2:1");
    // Only the Watchtower itself is left, so nothing is asked.
    assert_eq!(table.street(2), "0:watchtower*");
}

/// TC-33, AR-40: what is adjacent to street 2 column 3.
#[test]
fn tc_33_adjacent_spaces() {
    let edition = edition("n1 n2 n3 n4 n5", [like("barracks").sides("2")]);
    let mut table = Position::new(edition, 3)
        .street(1, "1:n1 1:n2 1:n3 1:n4")
        .street(2, "2:n1 2:n2 2:n3v 2:n4")
        .street(3, "1:n5 2:n5 0:n1 0:n2")
        .hand(0, "barracks")
        .load();
    table.play(0, "play barracks 2:3");
    assert_eq!(table.open(0, "destroy"), "1:3 2:2 2:4 3:3");
}

/// TC-34, AR-41: a card showing 6 moves to a new street: still 6, nothing compared, no effect; and
/// to the right of two cards of its own color with 3 players.
#[test]
fn tc_34_moving() {
    let cards = [like("barracks").id("keep").sides("4 3 6 5"), like("workshop").sides("1")];
    let edition = edition("n1 n2 n9", cards);
    let mut table = Position::new(edition, 3)
        .street(1, "0:n1 0:n2 - 1:n9 0:keep@2")
        .street(2, "1:n1")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 1:5");
    assert_eq!(table.open(0, "to"), "1:3 2:3 3:1");
    let mut row = Position::new(edition, 3)
        .street(1, "0:n1 0:n2 - 1:n9 0:keep@2")
        .street(2, "1:n1")
        .hand(0, "workshop")
        .load();
    table.play(0, "to 3:1");
    assert_eq!((table.street(3).as_str(), table.values(3).as_str()), ("0:keep@2", "6"));
    assert_eq!((table.street(1).as_str(), table.over()), ("0:n1 0:n2 - 1:n9", true));
    row.play(0, "play workshop 2:2").play(0, "move 1:5").play(0, "to 1:3");
    assert_eq!((row.street(1).as_str(), row.over()), ("0:n1 0:n2 0:keep@2 1:n9", true));
}

/// TC-35, AR-42: an effect turns 3-4-5-6 with 6 on top: clockwise to 3, counter-clockwise to 5.
#[test]
fn tc_35_turning_past_the_end() {
    let edition = edition("n4", [like("greenhouse").sides("1")]);
    for (direction, value) in [("cw", "3"), ("ccw", "5")] {
        let mut table = Position::new(edition, 2).street(1, "0:n4@2").hand(0, "greenhouse").load();
        table.play(0, "play greenhouse 2:1").play(0, &format!("turn 1:1 {direction}"));
        assert_eq!(table.values(1), value);
    }
}

/// TC-36, AR-28: a card just played may be turned and moved by its own effect.
#[test]
fn tc_36_effects_on_the_card_itself() {
    let edition = edition("n1", [like("greenhouse").sides("4 3 6 5"), like("workshop").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n1").hand(0, "greenhouse workshop").load();
    table.play(0, "play greenhouse 2:1").play(0, "turn 2:1 cw");
    assert_eq!(table.values(2), "5");
    table.play(0, "play workshop 2:2").play(0, "move 2:2");
    assert_eq!(table.street(1), "1:n1 0:workshop");
}

/// TC-37, AR-44, AR-29: a face-down card scores 0; a compulsory effect without a target does
/// nothing.
#[test]
fn tc_37_face_down_and_without_target() {
    let edition = edition("n4 n5", [like("barracks").sides("2")]);
    let mut table = Position::new(edition, 2).street(1, "1:n4v 1:n5").hand(0, "barracks").load();
    assert_eq!(table.score(1), 5);
    table.play(0, "play barracks 2:1");
    assert_eq!(table.events(), ["played", "game_over"]);
}

// --------------------------------------------------------------------- advanced game and cards

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

// ----------------------------------------------------------------------------------------- end

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

// ------------------------------------------------------------------------------------- further

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
    let row = |seat: u8| (1..=8).map(|card| format!("{seat}:s{card} ")).collect::<String>();
    let mut table =
        Position::new(edition, 2).street(1, &row(0)).street(2, &row(1)).hand(1, "cemetery").load();
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
