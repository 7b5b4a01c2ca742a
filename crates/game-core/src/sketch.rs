//! Texts brought to a width, for boards in plain text. A letter counts as one column.
//!
//! ```
//! use game_core::sketch::{beside, cut};
//! assert_eq!(cut("Königsmarkt", 6), "König…");
//! assert_eq!(beside(&["a".into(), "bc".into()], &["d".into()]), ["a   d", "bc  "]);
//! ```

use std::collections::BTreeSet;

/// How many letters a text has.
pub fn len(text: &str) -> usize {
    text.chars().count()
}

/// The text, cut to so many letters; the last one then tells of it. Blanks at the end are no loss.
pub fn cut(text: &str, width: usize) -> String {
    let text = if len(text) > width { text.trim_end() } else { text };
    if len(text) <= width {
        return text.to_string();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    kept + if width > 0 { "…" } else { "" }
}

/// The text, cut or filled to so many letters.
pub fn fit(text: &str, width: usize) -> String {
    format!("{:<width$}", cut(text, width))
}

/// The text in lines of at most `width` letters, broken at blanks; a word that is longer stands
/// alone. The first line begins with `first`, the others with `other`.
pub fn wrap(text: &str, first: &str, other: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_string();
    for (index, word) in text.split(' ').enumerate() {
        let gap = if index == 0 { "" } else { " " };
        if index == 0 || len(&line) + 1 + len(word) <= width {
            line.push_str(gap);
            line.push_str(word);
        } else if !word.is_empty() {
            lines.push(line.trim_end().to_string());
            line = format!("{other}{word}");
        }
    }
    lines.push(line);
    lines
}

/// Two blocks of lines, one to the right of the other.
pub fn beside(left: &[String], right: &[String]) -> Vec<String> {
    let width = left.iter().map(|line| len(line)).max().unwrap_or_default();
    let at = |block: &[String], row: usize| block.get(row).cloned().unwrap_or_default();
    (0..left.len().max(right.len()))
        .map(|row| format!("{}  {}", fit(&at(left, row), width), at(right, row)))
        .collect()
}

/// Short forms that tell names apart: the first three letters, or four where three do not do, and
/// the first letters of its words for a name of several.
pub fn codes(names: &[&str]) -> Vec<String> {
    for width in [3, 4] {
        let codes: Vec<String> = names.iter().map(|name| code(name, width)).collect();
        if codes.iter().collect::<BTreeSet<_>>().len() == names.len() {
            return codes;
        }
    }
    names.iter().enumerate().map(|(index, name)| format!("{}{index}", code(name, 3))).collect()
}

fn code(name: &str, width: usize) -> String {
    if name.contains(' ') {
        let initials = name.split(' ').filter_map(|word| word.chars().next());
        return initials.take(width).collect();
    }
    name.chars().take(width).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_tell_names_apart() {
        assert_eq!(codes(&["Glazier", "Tailor", "Bricklayer"]), ["Gla", "Tai", "Bri"]);
        assert_eq!(codes(&["Schneider", "Schmied", "Maurer"]), ["Schn", "Schm", "Maur"]);
        assert_eq!(codes(&["Tailleur", "Tailleur de pierre"]), ["Tai", "Tdp"]);
        assert_eq!(codes(&["Schmiede", "Schmied"]), ["Sch0", "Sch1"]);
    }

    #[test]
    fn texts_fit() {
        assert_eq!(cut("Königsmarkt", 11), "Königsmarkt");
        assert_eq!(cut("Königsmarkt", 6), "König…");
        assert_eq!(cut("Königsmarkt", 0), "");
        assert_eq!(fit("v1", 4), "v1  ");
        assert_eq!(wrap("a bc def", "> ", "  ", 6), ["> a bc", "  def"]);
        assert_eq!(wrap("a   b   cd", "> ", "  ", 6), ["> a", "  b", "  cd"]);
        assert_eq!(wrap("abcdefgh i", "> ", "  ", 6), ["> abcdefgh", "  i"]);
        assert_eq!(beside(&["a".into(), "bc".into()], &["d".into()]), ["a   d", "bc  "]);
    }
}
