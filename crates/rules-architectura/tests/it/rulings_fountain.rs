//! Rulings on open points: the Fountain.

use crate::harness::{Position, calm};
use game_testkit::AtTable;

/// ER-27: opponents may not play on a reserved space, nor move a card there.
#[test]
fn er_27_no_play_and_no_move_to_a_reserved_space() {
    let edition = calm("s1 s2 s3", &["workshop"]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:s1 (1)")
        .street(2, "0:s1")
        .hand(0, "workshop")
        .load();
    assert_eq!(table.open(0, "play workshop"), "1:3 2:2");
    assert_eq!(table.why(0, "play workshop 1:2"), "AR-60 reserved-space");
    table.play(0, "play workshop 2:2").play(0, "move 2:1");
    assert_eq!(table.open(0, "to"), "1:3 2:3");
    assert_eq!(table.why(0, "to 1:2"), "AR-60 reserved-space");
    let mut table = Position::new(edition, 3)
        .street(1, "1:s1 1:s2v(1)")
        .street(2, "0:s1")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 2:2");
    assert_eq!(table.open(0, "to"), "1:3 3:1");
    assert_eq!(table.why(0, "to 1:2"), "AR-60 reserved-space");
}

/// ER-27: nor lay a card there for a Laboratory.
#[test]
fn er_27_no_card_laid_on_a_reserved_space() {
    let mut table = Position::new(calm("s1 s2 s3", &["laboratory"]), 3)
        .street(1, "1:s1 (0)")
        .street(2, "2:s1v(2)")
        .hand(0, "laboratory")
        .hand(1, "s2")
        .load();
    table.play(0, "play laboratory 1:3");
    assert_eq!(table.open(1, "lay s2"), "1:4 2:2 3:1");
    assert_eq!(table.why(1, "lay s2 1:2"), "AR-60 reserved-space");
    assert_eq!(table.why(1, "lay s2 2:1"), "AR-60 reserved-space");
}

/// ER-27: a reserved space counts as occupied for the space to its right and for the opening of
/// streets.
#[test]
fn er_27_a_reserved_space_counts_as_occupied() {
    let edition = calm("s1 s2", &[]);
    let table = Position::new(edition, 3).street(1, "1:s1 (1)").hand(0, "s1").load();
    assert_eq!(table.open(0, "play s1"), "1:3 2:1");
    let table = Position::new(edition, 3).street(1, "(1)").hand(0, "s1").load();
    assert_eq!(table.open(0, "play s1"), "1:2 2:1");
}

/// ER-27: under a token a face-down card can be rebuilt only by the owner of both, who gets the
/// token back.
#[test]
fn er_27_rebuilding_under_a_token() {
    let edition = calm("s1 s2 s3", &["market"]);
    let rebuildable = |space: &str| {
        let mut table =
            Position::new(edition, 2).street(1, &format!("{space} 0:s2v")).hand(0, "market").load();
        table.play(0, "play market 2:1");
        table
    };
    let mut table = rebuildable("0:s1v(0)");
    table.offers(0, &["rebuild 1:1", "rebuild 1:2", "pass"]);
    table.play(0, "rebuild 1:1");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(0)), ("0:s1 0:s2v".into(), 2));
    // The card is one's own, the token is not.
    let mut table = rebuildable("0:s1v(1)");
    table.offers(0, &["rebuild 1:2", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:1"), "AR-60 reserved-space");
    // The token is one's own, the card is not.
    let mut table = rebuildable("1:s1v(0)");
    table.offers(0, &["rebuild 1:2", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:1"), "AR-29 not-yours");
    // Without a token it can be rebuilt, as ever.
    rebuildable("0:s1v").offers(0, &["rebuild 1:1", "rebuild 1:2", "pass"]);
}

/// ER-28: a token has no color and makes no row, and its owner must respect the third card there.
#[test]
fn er_28_a_token_has_no_color() {
    let edition = calm("s1 s2 s3 s4", &[]);
    let open = |street: &str| {
        let mut table = Position::new(edition, 3).street(1, street).hand(0, "s4").load();
        let closed = (1..=4)
            .map(|column| format!("play s4 1:{column}"))
            .filter(|play| {
                !table.legal(0).contains(play) && table.why(0, play) == "AR-19 third-in-row"
            })
            .count();
        (table.open(0, "play s4"), closed)
    };
    assert_eq!(open("0:s1 (0)"), ("1:2 1:3 2:1".into(), 0));
    assert_eq!(open("0:s1 0:s2 (0)"), ("1:4 2:1".into(), 1));
    assert_eq!(open("0:s1 (0) 0:s2"), ("1:4 2:1".into(), 1));
    assert_eq!(open("(0) 0:s2 0:s1v(0)"), ("1:1 1:3 1:4 2:1".into(), 0));
}

/// ER-29: a card may be moved to one's own reserved space, and the token comes back.
#[test]
fn er_29_moving_to_ones_own_reserved_space() {
    let mut table = Position::new(calm("s1 s2", &["workshop"]), 2)
        .street(1, "1:s1 (0)")
        .street(2, "0:s1")
        .hand(0, "workshop")
        .load();
    assert_eq!(table.tokens(0), 1);
    table.play(0, "play workshop 2:2").play(0, "move 2:1").play(0, "to 1:2");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(0)), ("1:s1 0:s1".into(), 2));
}
