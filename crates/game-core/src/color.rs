//! The colors of players, the same in every game; each game uses the first few or names its own
//! selection.

/// The words that documents and configurations use.
pub const COLORS: [&str; 5] = ["red", "blue", "green", "yellow", "purple"];

const COLOR_KEYS: [&str; 5] =
    ["color-red", "color-blue", "color-green", "color-yellow", "color-purple"];

const MARK_KEYS: [&str; 5] = ["mark-red", "mark-blue", "mark-green", "mark-yellow", "mark-purple"];

/// The key of a color's name; `color` counts in [`COLORS`].
///
/// # Panics
/// If there is no such color.
pub fn color_key(color: u8) -> &'static str {
    COLOR_KEYS[usize::from(color)]
}

/// The key of a color's mark of a letter or two, for boards in plain text.
///
/// # Panics
/// If there is no such color.
pub fn mark_key(color: u8) -> &'static str {
    MARK_KEYS[usize::from(color)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_follow_the_words() {
        for (color, word) in (0..).zip(COLORS) {
            assert_eq!(color_key(color), format!("color-{word}"));
            assert_eq!(mark_key(color), format!("mark-{word}"));
        }
    }
}
