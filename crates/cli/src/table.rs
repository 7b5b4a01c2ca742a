//! Tables in plain text.

/// How wide text may run.
pub const WIDTH: usize = 100;

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

    /// The lines, at most `width` wide: the widest column is broken into several lines if need
    /// be.
    pub fn lines(&self, width: usize) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let widest = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
        };
        let mut widths: Vec<_> = (0..columns).map(widest).collect();
        let all = widths.iter().map(|width| width + GAP.len()).sum::<usize>();
        let excess = all.saturating_sub(width + GAP.len());
        if let Some(widest) = widths.iter_mut().max() {
            // A column of prose narrower than this reads worse than lines that are too long.
            *widest = (*widest).min(widest.saturating_sub(excess).max(30));
        }
        self.rows.iter().flat_map(|row| self.lines_of(row, &widths)).collect()
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

/// A large number, short: `6.21 M`.
pub fn big(value: f64) -> String {
    match value {
        value if value >= 1e6 => format!("{:.2} M", value / 1e6),
        value if value >= 1e4 => format!("{:.1} k", value / 1e3),
        value => format!("{value:.0}"),
    }
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
    }
}
