//! Chapter 3.
use crate::harness::*;

/// AR-22, TC-12: x
#[test]
fn smoke() {
    let edition = edition("n4 n7 n5 x c g3 s5", [like("barracks").sides("2 1 7 4")]);
    let mut table = Position::new(edition, 3).street(1, "0:n4").hand(1, "n7").active(1).load();
    table.play(1, "play n7 1:2");
    assert_eq!(table.values(1), "3 7");
    assert_eq!(table.street(1), "0:n4@1 1:n7");
    assert!(table.over());
}
