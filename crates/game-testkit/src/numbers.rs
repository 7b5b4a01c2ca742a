//! Numbers that paragraphs of the rules name, held against the edition: whoever changes one side
//! meets the other.

use game_core::paragraphs::paragraphs;
use toml::Value;

/// A page of rules beside the edition whose values it names.
pub struct Numbers<'a> {
    page: &'a str,
    edition: Value,
}

impl<'a> Numbers<'a> {
    /// The page and the data file.
    ///
    /// # Panics
    /// If the data file is no TOML.
    pub fn new(page: &'a str, edition: &str) -> Self {
        Self { page, edition: toml::from_str(edition).expect("TOML") }
    }

    /// The value at a path such as `board.location.workshop.hire_cost.silver`. A row of a list goes by
    /// its `id`, `level` or `players`, or by its number from 0.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn value(&self, path: &str) -> &Value {
        path.split('.').fold(&self.edition, |value, step| match value {
            Value::Array(rows) => {
                let called = |row: &&Value| {
                    let keys = ["id", "level", "players"].into_iter();
                    let names = keys.filter_map(|key| row.get(key));
                    names.into_iter().any(|name| plain(name) == step)
                };
                let named = rows.iter().find(called);
                let numbered = || rows.get(step.parse::<usize>().ok()?);
                named.or_else(numbered).unwrap_or_else(|| panic!("no row {step} in {path}"))
            }
            value => value.get(step).unwrap_or_else(|| panic!("no {step} in {path}")),
        })
    }

    /// The value as a text: `4`, `red`.
    #[track_caller]
    pub fn text(&self, path: &str) -> String {
        plain(self.value(path))
    }

    /// The lines of a paragraph, tables included.
    ///
    /// # Panics
    /// If there is no such paragraph.
    #[track_caller]
    pub fn lines(&self, mark: &str) -> Vec<&'a str> {
        let found = paragraphs(self.page).into_iter().find(|one| one.mark == mark);
        found.unwrap_or_else(|| panic!("there is no {mark}")).lines
    }

    /// The rows of the table in a paragraph, the headings first.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn table(&self, mark: &str) -> Vec<Vec<&'a str>> {
        let cells = |line: &'a str| -> Vec<&'a str> {
            line.trim_matches('|').split('|').map(str::trim).collect()
        };
        let rows = self.lines(mark).into_iter().filter(|line| line.starts_with('|')).map(cells);
        let is_rule = |row: &Vec<&str>| row.iter().all(|cell| cell.trim_matches('-').is_empty());
        let rows: Vec<_> = rows.filter(|row| !is_rule(row)).collect();
        assert!(rows.len() > 1, "{mark} has no table");
        rows
    }

    /// Holds that the row of a table that begins with `heading` has these values. Numbers below 0
    /// have the sign of the page.
    ///
    /// # Panics
    /// If it has others, or there is no such row.
    #[track_caller]
    pub fn row(&self, mark: &str, heading: &str, values: &[String]) {
        let table = self.table(mark);
        let row = table.iter().find(|row| row[0] == heading);
        let row = row.unwrap_or_else(|| panic!("{mark} has no row {heading}"));
        let values: Vec<_> = values.iter().map(|value| value.replace('-', "−")).collect();
        assert_eq!(row[1..], values, "{mark}, {heading}");
    }

    /// Holds that paragraphs say what the edition has: the mark, words with `#` for each number, and
    /// the paths of the numbers with blanks between them.
    ///
    /// # Panics
    /// If a paragraph says something else.
    #[track_caller]
    pub fn said(&self, list: &[(&str, &str, &str)]) {
        for (mark, words, paths) in list {
            let mut paths_left = paths.split(' ');
            let said: String = words
                .chars()
                .map(|letter| match letter {
                    '#' => self.text(paths_left.next().expect("a path for each number")),
                    letter => letter.to_string(),
                })
                .collect();
            assert_eq!(paths_left.next(), None, "{mark}: a number for each path");
            let lines = self.lines(mark);
            let found = lines.iter().any(|line| {
                let digit = |letter: Option<char>| letter.is_some_and(|c| c.is_ascii_digit());
                line.match_indices(&said).any(|(at, found)| {
                    !digit(line[..at].chars().next_back())
                        && !digit(line[at + found.len()..].chars().next())
                })
            });
            assert!(found, "{mark} does not say \"{said}\" ({paths})\n{}", lines.join("\n"));
        }
    }
}

/// A value as a page has it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Table(table) if table.contains_key("value") => plain(&table["value"]),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "- **QU-1** Take 12 stones, and lose 2.\n\n  | site | 1 | 2 |\n  |---|---|---|\n  \
                        | VP | −3 | 4 |\n- **QU-2** Nothing.\n";
    const EDITION: &str = "stones = 12\nloss = { value = 2 }\nvp = [-3, 4]\n[[site]]\nid = \"quay\"\n\
                           cost = 2\n";

    #[test]
    fn what_agrees_and_what_does_not() {
        let numbers = Numbers::new(PAGE, EDITION);
        numbers.said(&[
            ("QU-1", "Take # stones, and lose #", "stones loss"),
            ("QU-1", "lose #", "site.quay.cost"),
        ]);
        numbers.row("QU-1", "VP", &[numbers.text("vp.0"), numbers.text("vp.1")]);
        for (mark, words, path) in [
            ("QU-1", "Take # stones", "loss"),
            ("QU-1", "# stones", "loss"),
            ("QU-2", "lose #", "loss"),
            ("QU-3", "lose #", "loss"),
        ] {
            let wrong = || Numbers::new(PAGE, EDITION).said(&[(mark, words, path)]);
            assert!(std::panic::catch_unwind(wrong).is_err(), "{mark}: {words}");
        }
    }
}
