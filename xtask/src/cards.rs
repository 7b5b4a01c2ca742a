//! Reads the ids of cards from a data file and lays them against the doc comments of tests.
//!
//! Pure text in, plain data out: the files are opened in `rules.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::coverage::{Citation, percent};

/// The ids of one table of the data file, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The name of the table, such as `building`.
    pub name: String,
    /// What tests cite, without backticks.
    pub ids: Vec<String>,
}

/// Collects the ids of the named tables of a data file.
///
/// # Errors
/// Lists every table that is missing or empty, every card without an id, and every id that stands
/// twice, be it in two tables: one citation would answer for two cards.
pub fn tables(names: &[impl AsRef<str>], data: &str) -> Result<Vec<Table>, Vec<String>> {
    let file: toml::Table = toml::from_str(data).map_err(|error| vec![error.to_string()])?;
    let mut tables = Vec::new();
    let mut known = BTreeSet::new();
    let mut faults = Vec::new();
    for name in names {
        let name = name.as_ref();
        let cards = file.get(name).and_then(toml::Value::as_array).map_or(&[][..], Vec::as_slice);
        if cards.is_empty() {
            faults.push(format!("no card stands in the table {name}"));
        }
        let mut ids = Vec::new();
        for (index, card) in cards.iter().enumerate() {
            match card.get("id").and_then(toml::Value::as_str) {
                None => faults.push(format!("card {} of the table {name} has no id", index + 1)),
                Some(id) if !known.insert(id) => faults.push(format!("the id {id} stands twice")),
                Some(id) => ids.push(id.to_owned()),
            }
        }
        tables.push(Table { name: name.to_owned(), ids });
    }
    if faults.is_empty() { Ok(tables) } else { Err(faults) }
}

/// Everything in a line of prose that stands in backticks; not all of it needs to be an id.
pub fn find_all(text: &str) -> Vec<String> {
    let parts: Vec<_> = text.split('`').collect();
    // Every second part is inside, unless its closing backtick is missing.
    parts[1..].chunks_exact(2).map(|pair| pair[0].to_owned()).collect()
}

/// The cards of a game and the tests that cite them.
#[derive(Debug)]
pub struct Report {
    tables: Vec<Table>,
    /// Every id with the places that cite it, as `file:line test`.
    cited: BTreeMap<String, Vec<String>>,
}

impl Report {
    /// Matches the cards with `(file, citation)` pairs.
    ///
    /// A citation that is no id is passed over: names of code stand in backticks too.
    pub fn new(tables: Vec<Table>, citations: &[(String, Citation<String>)]) -> Self {
        let ids = tables.iter().flat_map(|table| &table.ids);
        let mut cited: BTreeMap<_, _> = ids.map(|id| (id.clone(), Vec::new())).collect();
        for (file, citation) in citations {
            if let Some(places) = cited.get_mut(&citation.what) {
                places.push(citation.place(file));
            }
        }
        Report { tables, cited }
    }

    /// The ids of a table that no test cites.
    fn uncited<'a>(&'a self, table: &'a Table) -> Vec<&'a str> {
        table.ids.iter().filter(|&id| self.cited[id].is_empty()).map(String::as_str).collect()
    }

    /// Whether every card is cited.
    pub fn is_complete(&self) -> bool {
        self.cited.values().all(|places| !places.is_empty())
    }

    /// One line for each card, with the tests that cite it.
    pub fn list(&self) -> String {
        let width = self.cited.keys().map(String::len).max().unwrap_or(0);
        let line = |id: &String| {
            let places = &self.cited[id];
            let by = if places.is_empty() { "not cited".to_owned() } else { places.join(", ") };
            format!("  {id:<width$} {by}")
        };
        let ids = self.tables.iter().flat_map(|table| &table.ids);
        ids.map(line).collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for table in &self.tables {
            let all = table.ids.len();
            let done = all - self.uncited(table).len();
            writeln!(out, "  {} {done}/{all} {} %", table.name, percent(done, all))?;
        }
        for table in &self.tables {
            let uncited = self.uncited(table);
            if !uncited.is_empty() {
                writeln!(out, "  {} not cited: {}", table.name, uncited.join(", "))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::citations;

    const DATA: &str = "[[tool]]\nid = \"pick\"\n[[tool]]\nid = \"iron_bar\"\n\
                        [[guard]]\nid = \"otto\"\n[[term]]\nid = \"dig\"\n";

    fn report(source: &str) -> Report {
        let found: Vec<_> = citations(source, find_all)
            .into_iter()
            .map(|citation| ("tests/it/tool.rs".to_owned(), citation))
            .collect();
        Report::new(tables(&["tool", "guard"], DATA).expect("sound data"), &found)
    }

    #[test]
    fn only_the_named_tables_are_read() {
        let table = |name: &str, ids: &[&str]| Table {
            name: name.to_owned(),
            ids: ids.iter().map(|&id| id.to_owned()).collect(),
        };
        let expected = [table("guard", &["otto"]), table("tool", &["pick", "iron_bar"])];
        assert_eq!(tables(&["guard", "tool"], DATA).expect("sound data"), expected);
        assert!(tables(&[""; 0], DATA).expect("nothing asked").is_empty());
    }

    #[test]
    fn faults_of_the_data_are_named() {
        let data = "cart = 1\n[[tool]]\nid = \"pick\"\n[[tool]]\nname = \"bar\"\n\
                    [[tool]]\nid = \"pick\"\n[[guard]]\nid = \"pick\"\n";
        let expected = [
            "card 2 of the table tool has no id",
            "the id pick stands twice",
            "the id pick stands twice",
            "no card stands in the table cart",
            "no card stands in the table mule",
        ];
        let faults = tables(&["tool", "guard", "cart", "mule"], data);
        assert_eq!(faults.expect_err("five faults"), expected);
        assert!(tables(&["tool"], "[[tool").is_err());
    }

    #[test]
    fn an_id_is_all_that_stands_between_backticks() {
        let check = |text: &str, expected: &[&str]| {
            assert_eq!(find_all(text), expected, "in {text:?}");
        };
        check("QU-1: the `pick` and (`iron_bar`).", &["pick", "iron_bar"]);
        check("`pick`", &["pick"]);
        check("`the pick` is no id, nor is pick", &["the pick"]);
        check("the `pick", &[]);
        check("the `pick` or `iron_bar", &["pick"]);
        check("«é» `pick` – `otto`", &["pick", "otto"]);
        check("", &[]);
    }

    #[test]
    fn cards_are_cited_where_marks_are() {
        let source = r#"
//! `pick`
/// `pick`: a helper
fn helper() {}
/// `pick`: sleeps
#[test]
#[ignore = "slow"]
fn sleeps() {}
/// QU-1: `otto` goes
/// home with `helper`; the iron_bar stays.
#[test]
fn pick() {
    // `iron_bar`
}
"#;
        let list = "  pick     not cited\n  iron_bar not cited\n  \
                    otto     tests/it/tool.rs:9 pick";
        assert_eq!(report(source).list(), list);
    }

    #[test]
    fn the_report_counts_each_table_and_names_what_is_left() {
        let short = report("/// `pick`, `otto`, `dig`\n#[test]\nfn digs() {}\n");
        let text = "  tool 1/2 50 %\n  guard 1/1 100 %\n  tool not cited: iron_bar\n";
        assert_eq!(short.to_string(), text);
        assert!(!short.is_complete());
        let whole = report("/// `pick`, `otto`\n/// `iron_bar`\n#[test]\nfn digs() {}\n");
        assert_eq!(whole.to_string(), "  tool 2/2 100 %\n  guard 1/1 100 %\n");
        assert!(whole.is_complete());
    }

    #[test]
    fn every_test_that_cites_a_card_is_listed() {
        let source = "/// `otto`\n#[test]\nfn one() {}\n/// `otto`\n#[test]\nfn two() {}\n";
        let line = "otto     tests/it/tool.rs:1 one, tests/it/tool.rs:4 two";
        assert!(report(source).list().ends_with(line));
    }

    #[test]
    fn a_game_without_tables_says_nothing() {
        let report = Report::new(Vec::new(), &[]);
        assert!(report.is_complete());
        assert_eq!(report.to_string() + &report.list(), "");
    }
}
