//! The rules of each game say the same in all languages, paragraph by paragraph.

use game_core::Name;
use game_core::paragraphs::{is_mark, opening};
use game_core::reading::Title;
use games::GameKind;
use lang::Lang;

/// A heading or a paragraph, with what stands below it up to the next.
struct Part<'p> {
    /// `## 3` for the third heading, which is of the second level, or a mark.
    at: String,
    lines: Vec<&'p str>,
}

/// The parts of a page in their order.
fn parts(page: &str) -> Vec<Part<'_>> {
    let mut found: Vec<Part<'_>> = Vec::new();
    let mut headings = 0;
    for line in page.lines() {
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if level > 0 {
            headings += 1;
            found.push(Part { at: format!("{} {headings}", &line[..level]), lines: Vec::new() });
        } else if let Some((mark, ..)) = opening(line) {
            found.push(Part { at: mark.to_owned(), lines: Vec::new() });
        }
        found.last_mut().expect("a page begins with a heading").lines.push(line);
    }
    found
}

/// What a part says that no translation changes.
#[derive(Debug, PartialEq)]
struct Facts<'p> {
    /// The marks in it.
    marks: Vec<&'p str>,
    /// The numbers that it writes as digits. Languages put them in different orders.
    numbers: Vec<&'p str>,
    /// How many columns each row of its tables has.
    rows: Vec<usize>,
    /// How many items its lists have.
    items: usize,
}

impl<'p> Facts<'p> {
    fn of(part: &Part<'p>) -> Self {
        let (mut marks, mut numbers) = (Vec::new(), Vec::new());
        for line in &part.lines {
            for word in line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
            {
                let bare = word.trim_matches('-');
                if is_mark(bare) {
                    marks.push(bare);
                } else {
                    let digits = word.split(|letter: char| !letter.is_ascii_digit());
                    numbers.extend(digits.filter(|digits| !digits.is_empty()));
                }
            }
        }
        marks.sort_unstable();
        numbers.sort_unstable();
        let rows = part.lines.iter().map(|line| line.trim()).filter(|line| line.starts_with('|'));
        let items = part.lines.iter().filter(|line| line.trim_start().starts_with("- "));
        Self {
            marks,
            numbers,
            rows: rows.map(|row| row.matches('|').count()).collect(),
            items: items.count(),
        }
    }
}

/// How a page differs from the English one.
fn differences(english: &str, page: &str) -> Vec<String> {
    let (english, page) = (parts(english), parts(page));
    let places =
        |parts: &[Part<'_>]| -> Vec<String> { parts.iter().map(|part| part.at.clone()).collect() };
    let (wanted, has) = (places(&english), places(&page));
    if wanted != has {
        let at = wanted.iter().zip(&has).take_while(|(one, other)| one == other).count();
        return vec![format!("{:?} where English has {:?}", has.get(at), wanted.get(at))];
    }
    let both = english.iter().zip(&page);
    both.map(|(one, other)| (&one.at, Facts::of(one), Facts::of(other)))
        .filter(|(_, one, other)| one != other)
        .map(|(at, one, other)| format!("{at}: {other:?} where English has {one:?}"))
        .collect()
}

/// What the edition calls its cards, places and buildings, but not the words of its terms, such as
/// *paid*.
fn pieces(kind: &dyn GameKind) -> Vec<&'static Name> {
    let readings = kind.readings(kind.default_edition()).into_iter();
    let pieces = readings.filter(|reading| reading.chapter.is_some() && !reading.id.is_empty());
    pieces
        .filter_map(|reading| match reading.title {
            Title::Name(name) => Some(name),
            Title::Says(_) => None,
        })
        .collect()
}

/// The words of a text.
fn words<'t>(lines: &[&'t str]) -> Vec<&'t str> {
    let parts = lines.iter().flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()));
    parts.filter(|word| !word.is_empty()).collect()
}

/// The words of a name without what only tells pieces of the same name apart: `Black Market (left)`,
/// `Black Market card 7`.
fn called(name: &str) -> Vec<&str> {
    let name = name.split(" (").next().unwrap_or(name);
    words(&[name.trim_end_matches(|letter: char| letter.is_ascii_digit())])
}

/// Whether a word is another or its plural.
fn is_form(word: &str, of: &str) -> bool {
    const PLURALS: [(&str, &str); 7] = [
        ("", "s"),
        ("", "x"),
        ("", "es"),
        ("al", "aux"),
        ("al", "ais"),
        ("ão", "ões"),
        ("m", "ns"),
    ];
    let ends = |(one, many): &(&str, &str)| {
        of.strip_suffix(one).zip(word.strip_suffix(many)).is_some_and(|(one, many)| one == many)
    };
    word == of || (word.chars().next() == of.chars().next() && PLURALS.iter().any(ends))
}

/// Where a name stands in a text; each of its words may be a plural.
fn position(text: &[&str], name: &[&str]) -> Option<usize> {
    let is_here = |part: &[&str]| part.iter().zip(name).all(|(word, of)| is_form(word, of));
    text.windows(name.len()).position(is_here)
}

/// The pieces that English names and the page does not, by its language. A name that is part of a
/// longer one, of a piece or of something else, or of the title of the game, is not looked for
/// there.
fn unnamed(
    lang: Lang,
    pieces: &[&'static Name],
    others: &[&'static Name],
    english: &str,
    page: &str,
) -> Vec<String> {
    let title = words(&[english.split(':').next().unwrap_or_default()]);
    let mut names = [pieces, others].concat();
    names.retain(|name| !called(&name.en).is_empty());
    names.sort_by_key(|name| std::cmp::Reverse(called(&name.en).concat().len()));
    let mut found = Vec::new();
    for (Part { at, lines }, other) in parts(english).iter().zip(&parts(page)) {
        let mut text = words(lines);
        let lower = other.lines.join("\n").to_lowercase();
        let other = words(&[&lower]);
        let mut take = |name: &[&str]| {
            let mut is_there = false;
            while let Some(at) = position(&text, name) {
                text[at..at + name.len()].fill("");
                is_there = true;
            }
            is_there
        };
        take(&title);
        for name in &names {
            if !take(&called(&name.en)) || !pieces.iter().any(|piece| piece.id == name.id) {
                continue;
            }
            let own = match lang {
                Lang::En => None,
                Lang::Fr => name.fr.as_deref(),
                Lang::PtBr => name.pt.as_deref(),
            };
            let own = own.unwrap_or(&name.en).to_lowercase();
            if position(&other, &called(&own)).is_none() {
                found.push(format!("{at}: no {own}, and English names {}", name.en));
            }
        }
    }
    found
}

/// Every game with its page in English and in another language.
fn translations() -> impl Iterator<Item = (&'static dyn GameKind, Lang, &'static str, &'static str)>
{
    games::all().iter().flat_map(|kind| {
        let pages = kind.rules_pages();
        [(*kind, Lang::Fr, pages.en, pages.fr), (*kind, Lang::PtBr, pages.en, pages.pt)]
    })
}

#[test]
fn the_rules_agree_in_all_languages() {
    for (kind, lang, english, page) in translations() {
        assert_ne!(english, page, "{} is not translated: {lang}", kind.id());
        let found = differences(english, page);
        assert!(found.is_empty(), "{} in {lang}:\n{}", kind.id(), found.join("\n"));
    }
}

#[test]
fn the_rules_call_pieces_as_the_edition_does() {
    for (kind, lang, english, page) in translations() {
        let pieces = pieces(kind);
        assert!(pieces.len() > 10, "{} has {} names", kind.id(), pieces.len());
        let names = kind.names(kind.default_edition()).into_iter().map(|called| called.name);
        let found = unnamed(lang, &pieces, &names.collect::<Vec<_>>(), english, page);
        assert!(found.is_empty(), "{} in {lang}:\n{}", kind.id(), found.join("\n"));
    }
}

/// Players read these pages; what the program is made of is none of their business.
#[test]
fn the_rules_do_not_mention_the_program() {
    const FOREIGN: [&str; 14] = [
        "cargo",
        "crate",
        "crates",
        "toml",
        "xtask",
        "json",
        "rust",
        "github",
        "repository",
        "dépôt",
        "repositório",
        "test",
        "tests",
        "testes",
    ];
    for kind in games::all() {
        let pages = kind.rules_pages();
        for (lang, page) in Lang::ALL.map(|lang| (lang, lang.page(&pages))) {
            assert!(page.starts_with("# "), "{} in {lang} has no page", kind.id());
            assert!(!page.contains('`'), "{} in {lang} has a backtick", kind.id());
            let lower = page.to_lowercase();
            let words = words(&[&lower]);
            let found: Vec<_> = FOREIGN.iter().filter(|word| words.contains(word)).collect();
            assert!(found.is_empty(), "{} in {lang}: {found:?}", kind.id());
        }
    }
}

const ENGLISH: &str = "# Quarry\n\n## 1. Turns\n\n- **QU-1** Take 2 stones, or 3 (QU-2).\n\n  | a | b \
                       |\n  |---|---|\n- **QU-2** A Kiln: burn 1.\n  - one\n";

#[test]
fn each_difference_between_two_pages_is_found() {
    assert_eq!(differences(ENGLISH, ENGLISH), Vec::<String>::new());
    for (from, to, at) in [
        ("## 1.", "### 1.", "### 2"),
        ("## 1. Turns\n", "", "QU-1"),
        ("**QU-2**", "**QU-3**", "QU-3"),
        ("Take 2", "Take 4", "QU-1: "),
        ("or 3", "or three", "QU-1: "),
        ("(QU-2)", "(QU-1)", "QU-1: "),
        ("  |---|---|\n", "", "QU-1: "),
        ("| a | b |", "| a |", "QU-1: "),
        ("  - one\n", "", "QU-2: "),
        ("## 1.", "## 2.", "## 2: "),
    ] {
        let changed = ENGLISH.replacen(from, to, 1);
        assert_ne!(changed, ENGLISH, "{from}");
        let found = differences(ENGLISH, &changed);
        assert!(matches!(&found[..], [one] if one.contains(at)), "{from} to {to}: {found:?}");
    }
}

#[test]
fn a_piece_under_another_name_is_found() {
    let name = |en: &str, fr: &str| -> &'static Name {
        let (id, en, fr) = (en.to_lowercase(), en.to_owned(), Some(fr.to_owned()));
        Box::leak(Box::new(Name { id, en, fr, pt: None }))
    };
    let names = [name("Kiln", "Four à chaux"), name("Wall", "Mur")];
    let french = ENGLISH.replace("A Kiln", "Un four à\u{a0}chaux");
    assert_eq!(unnamed(Lang::Fr, &names, &[], ENGLISH, &french), Vec::<String>::new());
    let french_too = ENGLISH.replace("A Kiln", "Des fours à chaux");
    assert_eq!(unnamed(Lang::Fr, &names, &[], ENGLISH, &french_too), Vec::<String>::new());
    for wrong in ["Un four", "Un four a chaux", "Un four à chauxas", "Un four à la chaux"] {
        let french = ENGLISH.replace("A Kiln", wrong);
        assert_eq!(unnamed(Lang::Fr, &names, &[], ENGLISH, &french).len(), 1, "{wrong}");
    }
    // Not where it is part of another name.
    let longer = [name("Kiln: burn", "Autre chose")];
    assert!(unnamed(Lang::Fr, &names, &longer, ENGLISH, &ENGLISH.replace("Kiln", "K")).is_empty());
    // Where a language has no name of its own, it is the English one.
    assert_eq!(unnamed(Lang::PtBr, &names, &[], ENGLISH, ENGLISH), Vec::<String>::new());
}
