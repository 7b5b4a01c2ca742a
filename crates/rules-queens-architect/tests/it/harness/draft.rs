//! Tables at which the starting craftsmen are still to be chosen.

use game_testkit::Scenario;
use rules_queens_architect::{Edition, StateDoc};
use serde_json::json;

use super::{Position, Table};

/// The document of a draft before the first pick, which is that of seat 0. Given are the starters
/// on the billboard, those on display, and those hidden on top of the pile, the uppermost first;
/// all other tiles lie below them in the order of the edition.
///
/// # Panics
/// If a character has more tiles than there are.
#[track_caller]
pub fn draft_doc(
    edition: &'static Edition,
    players: usize,
    billboard: &str,
    display: &str,
    hidden: &str,
) -> StateDoc {
    let mut doc = Position::of(edition, players).billboard(billboard).pile("").turn(0).doc();
    let words = |text: &str| text.split_whitespace().map(ToString::to_string).collect::<Vec<_>>();
    let starters = [billboard, display, hidden].map(words).concat();
    (doc.picks, doc.display, doc.pile) = (Some(0), words(display), words(hidden));
    let ids = edition.all_characters().map(|character| edition.name(character).id.clone());
    for id in ids {
        let used = starters.iter().filter(|tile| **tile == id).count();
        assert!(used <= 3, "{used} tiles of {id}, and there are only 3");
        doc.pile.extend((used..3).map(|_| id.clone()));
    }
    doc
}

/// A table with such a draft.
#[track_caller]
pub fn draft(
    edition: &'static Edition,
    players: usize,
    billboard: &str,
    display: &str,
    hidden: &str,
) -> Table {
    let doc = draft_doc(edition, players, billboard, display, hidden);
    Table::new(Scenario::from_doc(edition, json!(doc)))
}
