//! Setup and turn.

use game_testkit::AtTable;
use rules_architectura::Config;

use super::plain;
use crate::harness::{Position, Table, default_edition};

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
