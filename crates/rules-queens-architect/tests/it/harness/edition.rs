//! The edition that scenarios are played with.

use rules_queens_architect::Edition;

const TEXT: &str = include_str!("test.toml");

/// The edition with the simple numbers.
pub fn edition() -> &'static Edition {
    edition_with(&[])
}

/// That edition with other text in some places: each `(from, to)` replaces every `from`.
///
/// # Panics
/// If `from` is nowhere, or if what comes out is no edition.
#[track_caller]
pub fn edition_with(changes: &[(&str, &str)]) -> &'static Edition {
    let mut text = TEXT.to_string();
    for (from, to) in changes {
        assert!(text.contains(from), "`{from}` is not in the test edition");
        text = text.replace(from, to);
    }
    match game_core::edition::load("test.toml", &text) {
        Ok(edition) => edition,
        Err(faults) => panic!("this is no edition:\n{faults}"),
    }
}
