//! `trestle rules`: looks up the rules. The pages are part of the program.

use std::io::Write;

use game_core::paragraphs::is_mark;
use game_core::{Message, Problem, paragraphs};
use games::GameKind;
use lang::Lang;

use crate::args::RulesArgs;
use crate::setup;
use crate::table::{Table, hang};
use crate::talk::{Talk, bare};

/// A paragraph for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// Such as `AR-15`.
    pub mark: String,
    /// Its text without Markdown syntax: sentences on one line, and tables.
    pub parts: Vec<Part>,
}

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Running text.
    Text(String),
    /// The rows of a table, the headings first.
    Table(Vec<Vec<String>>),
}

impl Paragraph {
    fn of(written: &paragraphs::Paragraph<'_>) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        for line in std::iter::once(&written.title).chain(&written.lines) {
            if let Some(row) = line.strip_prefix('|').and_then(|row| row.strip_suffix('|')) {
                let row: Vec<String> = row.split('|').map(plain).collect();
                let is_rule = row.iter().all(|cell| cell.trim_matches(['-', ':']).is_empty());
                match parts.last_mut() {
                    Some(Part::Table(_)) if is_rule => {}
                    Some(Part::Table(rows)) => rows.push(row),
                    _ => parts.push(Part::Table(vec![row])),
                }
            } else if !line.is_empty() {
                match parts.last_mut() {
                    Some(Part::Text(text)) => {
                        text.push(' ');
                        text.push_str(&plain(line));
                    }
                    _ => parts.push(Part::Text(plain(line))),
                }
            }
        }
        Self { mark: written.mark.to_string(), parts }
    }

    /// Whether it contains a text that [`bare`] has normalized.
    fn says(&self, wanted: &str) -> bool {
        let has = |text: &String| bare(text).contains(wanted);
        self.parts.iter().any(|part| match part {
            Part::Text(text) => has(text),
            Part::Table(rows) => rows.iter().flatten().any(has),
        })
    }

    fn lines(&self, width: usize) -> Vec<String> {
        let mut lead = format!("{}  ", self.mark);
        let mut lines = Vec::new();
        for part in &self.parts {
            match part {
                Part::Text(text) => lines.extend(hang(&lead, text, 4, width.saturating_sub(4))),
                Part::Table(rows) => {
                    if lines.is_empty() {
                        lines.push(self.mark.clone());
                    }
                    let mut rows = rows.iter().cloned();
                    let mut table = Table::new(rows.next().unwrap_or_default(), Vec::new());
                    rows.for_each(|row| table.row(row));
                    let table = table.lines(width.saturating_sub(4));
                    lines.extend(table.into_iter().map(|line| format!("    {line}")));
                }
            }
            lead = "    ".to_string();
        }
        lines
    }
}

/// The paragraphs of a game's rules in their order.
pub fn paragraphs(kind: &dyn GameKind, lang: Lang) -> Vec<Paragraph> {
    paragraphs::paragraphs(lang.page(&kind.rules_pages())).iter().map(Paragraph::of).collect()
}

fn plain(text: &str) -> String {
    text.trim().replace("**", "").replace(['`', '*'], "")
}

/// Searches the rules of a game: the paragraph with a mark, or all that contain some words,
/// ignoring case and accents.
///
/// # Errors
/// If nothing is found.
pub fn find(kind: &dyn GameKind, lang: Lang, what: &str) -> Result<Vec<Paragraph>, Problem> {
    let all = paragraphs(kind, lang);
    let wanted = bare(what);
    let found: Vec<Paragraph> = if is_mark(what) {
        all.into_iter().filter(|one| one.mark.eq_ignore_ascii_case(what)).collect()
    } else {
        all.into_iter().filter(|one| one.says(&wanted)).collect()
    };
    if found.is_empty() {
        return Err(Message::new("cli-rules-nothing").text("what", what).into());
    }
    Ok(found)
}

/// The lines of some paragraphs.
pub fn lines(found: &[Paragraph], width: usize) -> Vec<String> {
    found.iter().flat_map(|one| one.lines(width)).collect()
}

/// Prints what was requested.
///
/// # Errors
/// If there is no such game, paragraph or word.
pub fn run(args: &RulesArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = talk.speaker.lang;
    let first = args.what[0].as_str();
    let (kind, what) = match game_of(first) {
        Some(kind) => (kind, args.what.join(" ")),
        None => (setup::game(talk, first)?, args.what[1..].join(" ")),
    };
    if what.is_empty() {
        return Ok(out.write_all(lang.page(&kind.rules_pages()).as_bytes())?);
    }
    let found = find(kind, lang, &what).map_err(|problem| talk.usage(&problem))?;
    for line in lines(&found, talk.width) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The game whose paragraphs have such marks.
fn game_of(mark: &str) -> Option<&'static dyn GameKind> {
    fn prefix(mark: &str) -> Option<&str> {
        is_mark(mark).then(|| mark.split_once('-').map(|(prefix, _)| prefix))?
    }
    let wanted = prefix(mark)?;
    let has = |kind: &dyn GameKind| {
        let known = paragraphs::paragraphs(kind.rules_pages().en);
        known.iter().filter_map(|one| prefix(one.mark)).any(|it| it.eq_ignore_ascii_case(wanted))
    };
    games::all().iter().copied().find(|kind| has(*kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_page_and_its_paragraphs() {
        let total: usize = games::all().iter().map(|kind| paragraphs(*kind, Lang::En).len()).sum();
        assert!(total > 500, "all games together have {total} paragraphs");
        for (kind, lang) in games::all().iter().flat_map(|kind| Lang::ALL.map(|lang| (kind, lang)))
        {
            let all = paragraphs(*kind, lang);
            assert!(!all.is_empty(), "{}", kind.id());
            for one in all {
                assert!(!one.parts.is_empty(), "{}", one.mark);
                assert_eq!(game_of(&one.mark).map(GameKind::id), Some(kind.id()), "{}", one.mark);
            }
        }
    }

    #[test]
    fn a_paragraph_is_found_with_all_it_says() {
        let kind = games::by_id("architectura").expect("a game");
        let found = find(kind, Lang::En, "ar-15").expect("a paragraph");
        assert_eq!(found.len(), 1);
        assert!(found[0].says("eligible"), "{found:?}");
        let shown = lines(&found, 80).join(" ");
        assert!(shown.len() > 120, "the points below it belong to it: {shown}");
        assert!(find(kind, Lang::En, "new hand").expect("paragraphs").len() > 1);
        assert!(find(kind, Lang::En, "AR-9999").is_err());
        assert!(find(kind, Lang::En, "spaceship").is_err());
    }

    #[test]
    fn words_are_found_in_each_language_with_accents_or_without() {
        let kind = games::by_id("architectura").expect("a game");
        let marks = |lang, what| -> Vec<String> {
            let found = find(kind, lang, what).expect("paragraphs");
            found.into_iter().map(|one| one.mark).collect()
        };
        for (lang, right, bare) in [
            (Lang::Fr, "Règle", "regle"),
            (Lang::Fr, "détruite", "DETRUITE"),
            (Lang::PtBr, "construção", "construcao"),
            (Lang::PtBr, "destruída", "Destruida"),
        ] {
            assert_eq!(marks(lang, right), marks(lang, bare), "{right}");
            assert!(find(kind, Lang::En, right).is_err(), "{right} is not English");
        }
    }
}
