//! Tables in plain text.

/// A table: headings, rows, and which columns are numbers.
#[derive(Debug, Default)]
pub struct Table {
    rows: Vec<Vec<String>>,
    right: Vec<bool>,
}

impl Table {
    /// A table with these headings; columns marked `true` are set flush right.
    pub fn new(headings: Vec<String>, right: Vec<bool>) -> Self {
        Self { rows: vec![headings], right }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The lines, at most `width` wide if the words allow it: the widest column is wrapped if need
    /// be. Where that would make it too narrow to read, it moves below the rest of its row.
    pub fn lines(&self, width: usize) -> Vec<String> {
        let mut widths: Vec<_> = (0..self.n_columns()).map(|column| self.widest(column)).collect();
        let excess = total(&widths).saturating_sub(width);
        let Some(prose) = (0..widths.len()).max_by_key(|&column| widths[column]) else {
            return Vec::new();
        };
        if excess == 0 || widths[prose] >= excess + LEAST_PROSE {
            widths[prose] -= excess;
            return self.rows.iter().flat_map(|row| self.lines_of(row, &widths)).collect();
        }
        if widths[prose] >= LEAST_PROSE {
            return self.lines_with_prose_below(prose, width);
        }
        self.shrink(&mut widths, width);
        self.rows.iter().flat_map(|row| self.lines_of(row, &widths)).collect()
    }

    fn lines_with_prose_below(&self, prose: usize, width: usize) -> Vec<String> {
        let mut short = Self { rows: Vec::new(), right: self.right.clone() };
        if prose < short.right.len() {
            short.right.remove(prose);
        }
        let mut below = Vec::new();
        for row in &self.rows {
            let mut row = row.clone();
            below.push(if prose < row.len() { row.remove(prose) } else { String::new() });
            short.rows.push(row);
        }
        let n_short = self.n_columns() - 1;
        let mut widths: Vec<_> = (0..n_short).map(|column| short.widest(column)).collect();
        short.shrink(&mut widths, width);
        let rows = short.rows.iter().zip(below);
        rows.flat_map(|(row, text)| {
            let mut lines = short.lines_of(row, &widths);
            lines.extend(hang("    ", &text, 4, width));
            lines
        })
        .collect()
    }

    /// Narrows the widest columns until all fit, as long as every word fits its column.
    fn shrink(&self, widths: &mut [usize], width: usize) {
        let longest_word = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            let words = cells.flat_map(|cell| cell.split(' '));
            words.map(|word| word.chars().count()).max().unwrap_or_default()
        };
        let least: Vec<_> = (0..widths.len()).map(longest_word).collect();
        while total(widths) > width {
            let open = (0..widths.len()).filter(|&column| widths[column] > least[column]);
            let Some(widest) = open.max_by_key(|&column| widths[column]) else { return };
            widths[widest] -= 1;
        }
    }

    fn n_columns(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or_default()
    }

    fn widest(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    }

    fn lines_of(&self, row: &[String], widths: &[usize]) -> Vec<String> {
        let cells: Vec<_> =
            row.iter().zip(widths).map(|(cell, &width)| wrap(cell, width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        let line = |at: usize| {
            let parts = cells.iter().zip(widths).enumerate().map(|(column, (cell, &width))| {
                let part = cell.get(at).map_or("", String::as_str);
                let blank = " ".repeat(width.saturating_sub(part.chars().count()));
                match self.right.get(column) {
                    Some(true) => format!("{blank}{part}"),
                    _ => format!("{part}{blank}"),
                }
            });
            parts.collect::<Vec<_>>().join(GAP).trim_end().to_string()
        };
        (0..height).map(line).collect()
    }
}

const GAP: &str = "  ";

/// Prose in a narrower column reads badly.
const LEAST_PROSE: usize = 30;

/// The width of a whole line.
fn total(widths: &[usize]) -> usize {
    widths.iter().sum::<usize>() + GAP.len() * widths.len().saturating_sub(1)
}

/// The text in lines of at most `width` characters, the first one after `lead`, the others indented
/// by `indent`.
pub fn hang(lead: &str, text: &str, indent: usize, width: usize) -> Vec<String> {
    let mut lines = wrap(text, width.saturating_sub(indent).max(20)).into_iter();
    let first = format!("{lead}{}", lines.next().unwrap_or_default());
    let rest = lines.map(|line| format!("{:indent$}{line}", ""));
    std::iter::once(first).chain(rest).collect()
}

/// The text in lines of at most `width` characters, broken between words.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_each_other() {
        let text = |text: &str| text.to_string();
        let mut table =
            Table::new(vec![text("Card"), text("Value"), text("Does")], vec![false, true]);
        table.row(vec![text("Théâtre"), text("7"), text("swaps two cards that lie side by side")]);
        table.row(vec![text("Inn"), text("10"), text("flees")]);
        assert_eq!(
            table.lines(46),
            [
                "Card     Value  Does",
                "Théâtre      7  swaps two cards that lie side",
                "                by side",
                "Inn         10  flees",
            ]
        );
        // Prose that would be squeezed gets its own lines.
        assert_eq!(
            table.lines(40),
            [
                "Card     Value",
                "    Does",
                "Théâtre      7",
                "    swaps two cards that lie side by",
                "    side",
                "Inn         10",
                "    flees",
            ]
        );
    }

    #[test]
    fn short_columns_give_way_word_by_word() {
        let text = |text: &str| text.to_string();
        let mut table = Table::new(vec![text("Name"), text("Source of values")], Vec::new());
        table.row(vec![text("Inn"), text("reconstructed")]);
        assert_eq!(table.lines(20), ["Name  Source of", "      values", "Inn   reconstructed"]);
    }

    #[test]
    fn lines_hang_below_their_beginning() {
        assert_eq!(
            hang("  1  ", "play the library on the first space", 5, 26),
            ["  1  play the library on", "     the first space"]
        );
    }
}
