//! Pages of rules: their paragraphs, each by its mark.
//!
//! A mark such as `AR-15` or `WK-E73` is the first word of the bold text that opens a line or an
//! item of a list. What is indented below it belongs to the paragraph, and so do tables, up to the
//! next mark or heading.

/// The rules of a game in three languages, paragraph by paragraph under the same marks.
#[derive(Clone, Copy, Debug)]
pub struct RulesPages {
    /// English: `docs/rules/<id>.md`.
    pub en: &'static str,
    /// French: `docs/rules/fr/<id>.md`.
    pub fr: &'static str,
    /// Brazilian Portuguese: `docs/rules/pt-BR/<id>.md`.
    pub pt: &'static str,
}

impl RulesPages {
    /// The pages of a game that has none.
    pub const NONE: Self = Self { en: "", fr: "", pt: "" };
}

/// A paragraph of a page, as it is written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<'p> {
    /// Such as `AR-15`.
    pub mark: &'p str,
    /// What the bold text says besides; mostly nothing.
    pub title: &'p str,
    /// What it says, line by line, without the indentation; an empty line parts a table from what
    /// stands beside it.
    pub lines: Vec<&'p str>,
}

/// The mark that opens a line, the rest of its bold text, and the rest of the line.
///
/// ```
/// use game_core::paragraphs::opening;
///
/// assert_eq!(opening("- **QU-7** Take 2."), Some(("QU-7", "", "Take 2.")));
/// assert_eq!(opening("- **QU-E1 Fines.** None."), Some(("QU-E1", "Fines.", "None.")));
/// assert_eq!(opening("- **Fines** as in QU-7"), None);
/// ```
pub fn opening(line: &str) -> Option<(&str, &str, &str)> {
    let bold = line.strip_prefix("- ").unwrap_or(line).strip_prefix("**")?;
    let (bold, text) = bold.split_once("**").unwrap_or((bold, ""));
    let end = bold.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let (mark, title) = bold.split_at(end.unwrap_or(bold.len()));
    is_mark(mark).then_some((mark, title.trim(), text.trim()))
}

/// Whether a text has the form of a mark: two letters, a hyphen, perhaps a letter, digits.
pub fn is_mark(text: &str) -> bool {
    let Some((game, number)) = text.split_once('-') else { return false };
    let digits = number.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    game.len() == 2
        && game.bytes().all(|letter| letter.is_ascii_alphabetic())
        && number.len() - digits.len() <= 1
        && !digits.is_empty()
        && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// The paragraphs of a page in their order.
pub fn paragraphs(page: &str) -> Vec<Paragraph<'_>> {
    let mut found: Vec<Paragraph<'_>> = Vec::new();
    let mut open = false;
    let mut parted = false;
    for line in page.lines() {
        if let Some((mark, title, text)) = opening(line) {
            found.push(Paragraph { mark, title, lines: vec![text] });
            (open, parted) = (true, false);
            continue;
        }
        let Some(last) = found.last_mut().filter(|_| open) else { continue };
        if line.trim().is_empty() {
            parted = true;
        } else if line.starts_with([' ', '|']) {
            if std::mem::take(&mut parted) {
                last.lines.push("");
            }
            last.lines.push(line.trim());
        } else {
            // A heading, a sentence between paragraphs, or an item of another list.
            open = false;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_a_paragraph() {
        let page = "# Quarry\n\nQU-1 in between.\n\n- **QU-1** Take 2.\n  Or none.\n\n  | a | b |\n  \
                    |---|---|\n\n  (Alone: QU-2.)\n- **QU-E2 Fines.** *One.*\n\n| c |\n\nNot this.\n  \
                    Nor this.\n\n## Next\n- a list\n  of things\n";
        let found = paragraphs(page);
        let lines = ["Take 2.", "Or none.", "", "| a | b |", "|---|---|", "", "(Alone: QU-2.)"];
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!((found[0].mark, found[0].title), ("QU-1", ""));
        assert_eq!(found[0].lines, lines);
        assert_eq!((found[1].mark, found[1].title), ("QU-E2", "Fines."));
        assert_eq!(found[1].lines, ["*One.*", "", "| c |"]);
    }

    #[test]
    fn marks() {
        for (text, yes) in [
            ("QU-1", true),
            ("qu-12", true),
            ("QU-E12", true),
            ("QU-", false),
            ("QU-EE1", false),
            ("QUA-1", false),
            ("QU-1a", false),
            ("QU", false),
        ] {
            assert_eq!(is_mark(text), yes, "{text}");
        }
    }
}
