//! Reads paragraph marks from a page of rules and citations from the doc comments of tests,
//! and lays the one against the other.
//!
//! Pure text in, plain data out: the files are opened in `rules.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use game_core::paragraphs::opening;
use serde::Deserialize;

/// The name of one paragraph: `AR-12` is number 12 of the prefix `AR-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    /// Position in the game's list of prefixes, so that marks sort as the page does.
    pub prefix: usize,
    /// Counts from 1 within the prefix.
    pub number: u32,
}

/// The prefixes of one game, hyphen included: `AR-`, `TC-`, `ER-`.
#[derive(Clone, Debug)]
pub struct Prefixes(pub Vec<String>);

impl Prefixes {
    /// Writes a mark as the page does.
    pub fn show(&self, mark: Mark) -> String {
        format!("{}{}", self.0[mark.prefix], mark.number)
    }

    /// Reads `text` as exactly one mark.
    pub fn parse(&self, text: &str) -> Option<Mark> {
        let (mark, len) = self.at_start(text)?;
        (len == text.len()).then_some(mark)
    }

    /// All marks in a line of prose, each as a separate word.
    ///
    /// A range such as `AR-7 to AR-9` is two marks: to cite AR-8, write it.
    pub fn find_all(&self, text: &str) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut inside_word = false;
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            if !inside_word && let Some((mark, len)) = self.at_start(rest) {
                marks.push(mark);
                rest = &rest[len..];
                inside_word = true;
                continue;
            }
            inside_word = is_word(letter);
            rest = &rest[letter.len_utf8()..];
        }
        marks
    }

    /// The mark that `text` begins with, and its length in bytes.
    fn at_start(&self, text: &str) -> Option<(Mark, usize)> {
        self.0.iter().enumerate().find_map(|(index, prefix)| {
            let rest = text.strip_prefix(prefix.as_str())?;
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let after = rest[digits..].chars().next();
            if rest.starts_with('0') || after.is_some_and(is_word) {
                return None;
            }
            let number = rest[..digits].parse().ok()?;
            Some((Mark { prefix: index, number }, prefix.len() + digits))
        })
    }
}

/// The numbers that a page leaves out on purpose, for each prefix that has such gaps.
pub type Unused = BTreeMap<String, Vec<(u32, u32)>>;

fn is_unused(unused: &Unused, prefix: &str, number: u32) -> bool {
    let gaps = unused.get(prefix);
    gaps.is_some_and(|gaps| gaps.iter().any(|&(first, last)| (first..=last).contains(&number)))
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Collects the paragraphs of a page: bold marks that open a line or a list item.
///
/// # Errors
/// Lists every mark that stands twice, every gap in the numbers that is not meant and every unused
/// number that is in use, or says that the page is bare: a paragraph that vanished would otherwise
/// take its duty with it.
pub fn paragraphs(
    prefixes: &Prefixes,
    unused: &Unused,
    page: &str,
) -> Result<BTreeSet<Mark>, Vec<String>> {
    let mut marks = BTreeSet::new();
    let mut faults = Vec::new();
    for line in page.lines() {
        let Some((mark, ..)) = opening(line) else { continue };
        let Some(mark) = prefixes.parse(mark) else { continue };
        if !marks.insert(mark) {
            faults.push(format!("{} stands twice on the page", prefixes.show(mark)));
        }
    }
    for (prefix, name) in prefixes.0.iter().enumerate() {
        let last = marks.iter().filter(|m| m.prefix == prefix).map(|m| m.number).max();
        for number in 1..=last.unwrap_or(0) {
            let mark = Mark { prefix, number };
            let fault = match (marks.contains(&mark), is_unused(unused, name, number)) {
                (true, true) => "stands on the page, but is listed as unused",
                (false, false) => "is missing from the page",
                _ => continue,
            };
            faults.push(format!("{} {fault}", prefixes.show(mark)));
        }
    }
    if marks.is_empty() {
        faults.push("no paragraph stands on the page".to_owned());
    }
    if faults.is_empty() { Ok(marks) } else { Err(faults) }
}

/// Something cited in the doc comment of one test: a mark, or the id of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation<T> {
    /// What is cited.
    pub what: T,
    /// The name of the test function.
    pub test: String,
    /// The line of the comment, counted from 1.
    pub line: usize,
}

impl<T> Citation<T> {
    /// Where it stands, as `file:line test`.
    pub fn place(&self, file: &str) -> String {
        format!("{file}:{} {}", self.line, self.test)
    }
}

/// Collects what the tests of a source file cite; `find` picks it out of a line of prose.
///
/// A citation counts when it stands in the `///` block of a function that carries `#[test]` and
/// not `#[ignore]`. Module docs, ordinary comments, helpers and test names prove nothing.
pub fn citations<T>(source: &str, find: impl Fn(&str) -> Vec<T>) -> Vec<Citation<T>> {
    let mut found = Vec::new();
    let mut head = Head::default();
    for (index, line) in source.lines().enumerate() {
        let line = line.trim();
        if head.open_brackets > 0 || line.starts_with("#[") {
            head.attribute(line);
        } else if let Some(doc) = line.strip_prefix("///") {
            head.docs.push((index + 1, doc));
        } else if let Some(test) = function_name(line).filter(|_| head.runs()) {
            for (line, doc) in head.docs {
                let cite = |what| Citation { what, test: test.to_owned(), line };
                found.extend(find(doc).into_iter().map(cite));
            }
            head = Head::default();
        } else if !line.starts_with("//") {
            // Code or an empty line: whatever stood above belongs to something else.
            head = Head::default();
        }
    }
    found
}

/// What has been read above a function, while it is not yet known whose head it is.
#[derive(Default)]
struct Head<'a> {
    docs: Vec<(usize, &'a str)>,
    is_test: bool,
    is_ignored: bool,
    /// The nesting depth inside an attribute that spans several lines.
    open_brackets: usize,
}

impl Head<'_> {
    fn attribute(&mut self, line: &str) {
        self.is_test |= line.starts_with("#[test]");
        self.is_ignored |= line.starts_with("#[ignore");
        for letter in line.bytes() {
            match letter {
                b'[' => self.open_brackets += 1,
                b']' => self.open_brackets = self.open_brackets.saturating_sub(1),
                _ => {}
            }
        }
    }

    fn runs(&self) -> bool {
        self.is_test && !self.is_ignored
    }
}

/// The name in a line that opens a function, whatever qualifiers come before `fn`.
fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let qualifiers_only =
        before.split_whitespace().all(|word| word.starts_with("pub") || word == "const");
    let end = after.find(|letter| !is_word(letter))?;
    (qualifiers_only && end > 0).then(|| &after[..end])
}

/// A paragraph that asks nothing of a program, and why.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exempt {
    /// The paragraph, written as on the page.
    pub mark: String,
    /// One sentence for the reader who doubts it.
    #[serde(default)]
    pub reason: String,
}

/// Page, tests and exemptions laid side by side.
#[derive(Debug)]
pub struct Report {
    prefixes: Prefixes,
    /// Every paragraph with the places that cite it, as `file:line test`.
    cited: BTreeMap<Mark, Vec<String>>,
    exempt: BTreeMap<Mark, String>,
    /// What is wrong with the citations or the list itself, whatever the coverage.
    pub faults: Vec<String>,
}

impl Report {
    /// Matches the paragraphs of a page with `(file, citation)` pairs and exemptions.
    pub fn new(
        prefixes: &Prefixes,
        paragraphs: &BTreeSet<Mark>,
        citations: &[(String, Citation<Mark>)],
        exemptions: &[Exempt],
    ) -> Self {
        let mut report = Report {
            prefixes: prefixes.clone(),
            cited: paragraphs.iter().map(|&mark| (mark, Vec::new())).collect(),
            exempt: BTreeMap::new(),
            faults: Vec::new(),
        };
        for (file, citation) in citations {
            let place = citation.place(file);
            match report.cited.get_mut(&citation.what) {
                Some(places) => places.push(place),
                None => report.faults.push(format!(
                    "{place} cites {}, which does not exist",
                    prefixes.show(citation.what)
                )),
            }
        }
        for Exempt { mark, reason } in exemptions {
            match report.accept(mark, reason) {
                Ok(known) => {
                    report.exempt.insert(known, reason.trim().to_owned());
                }
                Err(fault) => report.faults.push(fault),
            }
        }
        report
    }

    /// Whether an exemption may stand, or what is wrong with it.
    fn accept(&self, mark: &str, reason: &str) -> Result<Mark, String> {
        let known = self.prefixes.parse(mark).filter(|known| self.cited.contains_key(known));
        let Some(known) = known else {
            return Err(format!("exempt {mark} does not exist"));
        };
        if reason.trim().is_empty() {
            return Err(format!("exempt {mark} lacks a reason"));
        }
        if self.exempt.contains_key(&known) {
            return Err(format!("exempt {mark} is listed twice"));
        }
        match self.cited[&known].first() {
            Some(place) => Err(format!("{mark} no longer needs exemption: {place} cites it")),
            None => Ok(known),
        }
    }

    /// Paragraphs that no test cites and nothing excuses.
    pub fn uncited(&self) -> Vec<Mark> {
        let open = |(mark, places): (&Mark, &Vec<String>)| {
            (places.is_empty() && !self.exempt.contains_key(mark)).then_some(*mark)
        };
        self.cited.iter().filter_map(open).collect()
    }

    /// Whether every paragraph is cited or excused.
    pub fn is_complete(&self) -> bool {
        self.uncited().is_empty()
    }

    /// One line for each paragraph, with the tests that cite it.
    pub fn list(&self) -> String {
        let line = |(&mark, places): (&Mark, &Vec<String>)| {
            let by = match self.exempt.get(&mark) {
                Some(reason) => format!("exempt: {reason}"),
                None if places.is_empty() => "not cited".to_owned(),
                None => places.join(", "),
            };
            format!("  {:<6} {by}", self.prefixes.show(mark))
        };
        self.cited.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let uncited = self.uncited();
        for (index, prefix) in self.prefixes.0.iter().enumerate() {
            let all = self.cited.keys().filter(|mark| mark.prefix == index).count();
            let open = uncited.iter().filter(|mark| mark.prefix == index).count();
            let exempt = self.exempt.keys().filter(|mark| mark.prefix == index).count();
            let name = prefix.trim_end_matches('-');
            write!(out, "  {name} {}/{all}", all - open)?;
            if exempt > 0 {
                write!(out, " ({exempt} exempt)")?;
            }
            writeln!(out)?;
        }
        let all = self.cited.len();
        let done = all - uncited.len();
        writeln!(out, "  {done}/{all} paragraphs, {} %", percent(done, all))?;
        if !uncited.is_empty() {
            let names: Vec<_> = uncited.iter().map(|&mark| self.prefixes.show(mark)).collect();
            writeln!(out, "  not cited: {}", names.join(", "))?;
        }
        for fault in &self.faults {
            writeln!(out, "  error: {fault}")?;
        }
        Ok(())
    }
}

/// The share that is done, rounded down: 100 % is said only when nothing is left.
pub fn percent(done: usize, all: usize) -> usize {
    (done * 100).checked_div(all).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::game::GameFile;

    static QUARRY: LazyLock<Prefixes> = LazyLock::new(|| prefixes(&["QU-", "QU-T"]));

    fn prefixes(list: &[&str]) -> Prefixes {
        Prefixes(list.iter().map(ToString::to_string).collect())
    }

    fn unused(prefix: &str, gaps: &[(u32, u32)]) -> Unused {
        Unused::from([(prefix.to_owned(), gaps.to_vec())])
    }

    fn mark(text: &str) -> Mark {
        QUARRY.parse(text).expect(text)
    }

    fn page(text: &str) -> BTreeSet<Mark> {
        paragraphs(&QUARRY, &Unused::new(), text).expect("a sound page")
    }

    fn quarry_citations(source: &str) -> Vec<Citation<Mark>> {
        citations(source, |doc| QUARRY.find_all(doc))
    }

    fn cited(source: &str) -> Vec<String> {
        quarry_citations(source).into_iter().map(|c| QUARRY.show(c.what)).collect()
    }

    #[test]
    fn a_mark_is_a_whole_word() {
        let check = |text: &str, expected: &[&str]| {
            let found: Vec<_> =
                QUARRY.find_all(text).into_iter().map(|mark| QUARRY.show(mark)).collect();
            assert_eq!(found, expected, "in {text:?}");
        };
        check("QU-1, QU-12 and (QU-T3).", &["QU-1", "QU-12", "QU-T3"]);
        check("QU-7 to QU-9", &["QU-7", "QU-9"]);
        check("QU-7–QU-9 «QU-2»", &["QU-7", "QU-9", "QU-2"]);
        check("AQU-1 QU-1a QU-01 QU-0 QU- qu-1 QU-1_x", &[]);
        check("", &[]);
    }

    #[test]
    fn paragraphs_open_a_line_or_an_item() {
        let text = "# Quarry\n- **QU-1** Dig, see **QU-9**.\n  **QU-8** no paragraph\n\
                    - **QU-2 «Guard».** He goes home.\n**QU-T1** Two guards.\n- QU-3 is not bold\n";
        assert_eq!(page(text), BTreeSet::from([mark("QU-1"), mark("QU-2"), mark("QU-T1")]));
    }

    #[test]
    fn doubles_and_gaps_on_the_page_are_faults() {
        let faults =
            paragraphs(&QUARRY, &Unused::new(), "- **QU-1** a\n- **QU-1** b\n- **QU-3** c\n");
        let expected = ["QU-1 stands twice on the page", "QU-2 is missing from the page"];
        assert_eq!(faults.expect_err("two faults"), expected);
        let bare = paragraphs(&QUARRY, &Unused::new(), "# Quarry\n");
        assert_eq!(bare.expect_err("a bare page"), ["no paragraph stands on the page"]);
    }

    #[test]
    fn a_page_may_leave_numbers_out_on_purpose() {
        let text = "- **QU-1** a\n- **QU-3** b\n- **QU-6** c\n- **QU-T1** d\n- **QU-T2** e\n";
        let meant = paragraphs(&QUARRY, &unused("QU-", &[(2, 2), (4, 5)]), text);
        assert_eq!(meant.expect("a sound page").len(), 5);
        // 4 is not listed, 3 and 6 are in use; the list of one prefix says nothing of another.
        let faults = paragraphs(&QUARRY, &unused("QU-", &[(2, 3), (5, 6)]), text);
        let expected = [
            "QU-3 stands on the page, but is listed as unused",
            "QU-4 is missing from the page",
            "QU-6 stands on the page, but is listed as unused",
        ];
        assert_eq!(faults.expect_err("three faults"), expected);
        let other = paragraphs(&QUARRY, &unused("QU-T", &[(2, 2), (4, 5)]), text);
        let expected = [
            "QU-2 is missing from the page",
            "QU-4 is missing from the page",
            "QU-5 is missing from the page",
            "QU-T2 stands on the page, but is listed as unused",
        ];
        assert_eq!(other.expect_err("four faults"), expected);
    }

    #[test]
    fn only_the_doc_comment_of_a_test_cites() {
        let source = r"
//! QU-1 in the module docs
/// QU-2: a helper
fn helper() {}
// QU-3: an ordinary comment
/// QU-4 and QU-5: the guard
/// goes home (QU-T1).
#[test]
fn qu_6_guard() {
    // QU-7
    let x = 1; /// QU-8
}
/// QU-9: torn off by an empty line

#[test]
fn torn_off() {}
";
        assert_eq!(cited(source), ["QU-4", "QU-5", "QU-T1"]);
    }

    #[test]
    fn attributes_may_surround_the_comment_and_span_lines() {
        let source = r#"
mod tests {
    #[test]
    /// QU-1: below its attribute.
    #[should_panic(
        expected = "QU-7 [sic]"
    )]
    // why it panics
    pub fn panics() {}

    proptest! {
        /// QU-2: inside a macro.
        #[test]
        fn holds(n in 0..3) { }
    }
}
"#;
        let found = quarry_citations(source);
        let names: Vec<_> = found.iter().map(|c| (c.test.as_str(), c.line)).collect();
        assert_eq!(names, [("panics", 4), ("holds", 12)]);
    }

    #[test]
    fn an_ignored_test_proves_nothing() {
        assert!(cited("/// QU-1\n#[test]\n#[ignore = \"slow\"]\nfn sleeps() {}\n").is_empty());
    }

    #[test]
    fn a_citation_does_not_leak_to_the_next_test() {
        let source =
            "/// QU-1\nstruct Case;\n#[test]\nfn bare() {}\n/// QU-2\n#[test]\nfn own() {}";
        assert_eq!(cited(source), ["QU-2"]);
    }

    fn report(page_text: &str, source: &str, list: &str) -> Report {
        let found: Vec<_> = quarry_citations(source)
            .into_iter()
            .map(|citation| ("tests/it/guard.rs".to_owned(), citation))
            .collect();
        let file: GameFile = toml::from_str(list).expect("sound TOML");
        Report::new(&QUARRY, &page(page_text), &found, &file.exempt)
    }

    #[test]
    fn the_report_counts_and_names_what_is_left() {
        let report = report(
            "- **QU-1** a\n- **QU-2** b\n- **QU-3** c\n- **QU-T1** d\n",
            "/// QU-1, QU-T1\n#[test]\nfn guard() {}\n",
            "[[exempt]]\nmark = \"QU-2\"\nreason = \"A picture.\"\n",
        );
        let text = "  QU 2/3 (1 exempt)\n  QU-T 1/1\n  3/4 paragraphs, 75 %\n  not cited: QU-3\n";
        assert_eq!(report.to_string(), text);
        assert!(!report.is_complete());
        let list = "  QU-1   tests/it/guard.rs:1 guard\n  QU-2   exempt: A picture.\n  \
                    QU-3   not cited\n  QU-T1  tests/it/guard.rs:1 guard";
        assert_eq!(report.list(), list);
    }

    #[test]
    fn a_hair_short_is_not_a_hundred() {
        let text = (1..=300).map(|n| format!("- **QU-{n}** a")).collect::<Vec<_>>().join("\n");
        let marks: Vec<_> = (1..300).map(|n| format!("QU-{n}")).collect();
        let source = format!("/// {}\n#[test]\nfn guard() {{}}\n", marks.join(", "));
        let short = report(&text, &source, "");
        assert!(short.to_string().contains("299/300 paragraphs, 99 %"));
        let whole = report(&text, &source.replace("QU-1,", "QU-1, QU-300,"), "");
        assert!(whole.to_string().contains("300/300 paragraphs, 100 %"));
        assert!(whole.is_complete());
    }

    #[test]
    fn bad_citations_and_exemptions_are_faults() {
        let report = report(
            "- **QU-1** a\n- **QU-2** b\n- **QU-3** c\n",
            "/// QU-1, QU-4\n#[test]\nfn guard() {}\n",
            "[[exempt]]\nmark = \"QU-1\"\nreason = \"x\"\n[[exempt]]\nmark = \"QU-2\"\n\
             [[exempt]]\nmark = \"QU-9\"\nreason = \"x\"\n\
             [[exempt]]\nmark = \"QU-3\"\nreason = \"x\"\n[[exempt]]\nmark = \"QU-3\"\nreason = \"x\"\n",
        );
        let expected = [
            "tests/it/guard.rs:1 guard cites QU-4, which does not exist",
            "QU-1 no longer needs exemption: tests/it/guard.rs:1 guard cites it",
            "exempt QU-2 lacks a reason",
            "exempt QU-9 does not exist",
            "exempt QU-3 is listed twice",
        ];
        assert_eq!(report.faults, expected);
        assert_eq!(report.uncited(), [mark("QU-2")]);
    }

    #[test]
    fn notes_are_neither_counted_nor_missed() {
        let report = report(
            "- **QU-1** a\n- **QU-T1** b\n- **QU-D1** a note\n- **QU-D3** a note\n- **QU-TD1** x\n",
            "/// QU-1, QU-T1, QU-D1, QU-D2 and QU-TD1\n#[test]\nfn guard() {}\n",
            "",
        );
        assert_eq!(report.to_string(), "  QU 1/1\n  QU-T 1/1\n  2/2 paragraphs, 100 %\n");
        assert!(report.faults.is_empty());
    }

    #[test]
    fn one_prefix_may_begin_another() {
        for list in [&["QU-", "QU-T"], &["QU-T", "QU-"]] {
            let prefixes = prefixes(list);
            let found = prefixes.find_all("QU-1, QU-T1, QU-D1");
            let shown: Vec<_> = found.into_iter().map(|mark| prefixes.show(mark)).collect();
            assert_eq!(shown, ["QU-1", "QU-T1"]);
        }
    }

    #[test]
    fn a_misspelt_field_is_refused() {
        let list = "[[exempt]]\nmark = \"QU-1\"\nwhy = \"x\"\n";
        assert!(toml::from_str::<GameFile>(list).is_err());
    }
}
