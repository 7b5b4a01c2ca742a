//! The editions that scenarios are played with.

use game_core::Edition as _;
use rules_west_kingdom::Edition;

/// The shipped edition: its numbers are those of the rules page.
pub fn edition() -> &'static Edition {
    game_core::edition::default()
}

/// The shipped edition with other text in some places: each `(from, to)` replaces every `from`.
///
/// # Panics
/// If `from` is nowhere, or if what comes out is no edition.
#[track_caller]
pub fn edition_with(changes: &[(&str, &str)]) -> &'static Edition {
    let mut text = Edition::DEFAULT.replace("edition = \"default\"", "edition = \"test\"");
    for (from, to) in changes {
        assert!(text.contains(from), "`{from}` is not in the edition");
        text = text.replace(from, to);
    }
    match game_core::edition::load("test.toml", &text) {
        Ok(edition) => edition,
        Err(faults) => panic!("this is no edition:\n{faults}"),
    }
}
