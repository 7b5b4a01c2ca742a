//! Bands at work.

use game_testkit::AtTable;

use super::{Position, Table, edition};

/// A position in which seat 0 has this band at this place and stands one space before construct.
#[track_caller]
pub fn before_construct(players: usize, place: &str, band: &str) -> Position {
    Position::new(players).seat(0, |p| p.on("tavern").at(place).band(band))
}

/// The question what to construct, from such a position.
#[track_caller]
pub fn asked_to_construct(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "advance 1");
    assert_eq!(table.question(0), "construct");
    table
}

/// The band of the six characters `<guild>_3` with this sum of performances, at most 30: the first
/// ones are at their start, with 5, and the last ones on their arrow, with 0.
pub fn six(sum: u8) -> String {
    let ids = edition().all_characters().map(|character| &edition().name(character).id);
    let mut left = sum;
    let craftsman = |id: &String| {
        let performance = left.min(5);
        left -= performance;
        format!("{id}:{}", 5 - performance)
    };
    ids.filter(|id| id.ends_with("_3")).map(craftsman).collect::<Vec<_>>().join(" ")
}
