//! The Virtue track.

use std::fmt::Write as _;

use game_core::sketch::{cut, fit, len};

use super::{Pen, WIDTH};
use crate::edition::LEVELS;

/// Columns of a level, and of what stands before the first.
const SPACE: usize = 4;
const LABEL: usize = 12;

/// Levels, their points, the markers, and what is special there.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let edition = pen.edition();
    let name = edition.term("virtue").map_or("", |virtue| pen.name(virtue));
    let mut lines = vec![
        row(name, &mut levels().map(|level| level.to_string())),
        row(
            &pen.word("wk-sketch-points"),
            &mut levels().map(|level| edition.virtue(level).vp.to_string()),
        ),
    ];
    let mut there = vec![vec![String::new()]; LEVELS];
    for seat in pen.seats() {
        let stack = &mut there[usize::from(pen.player(seat).virtue).min(LEVELS - 1)];
        let mark = pen.mark(seat);
        match stack.last_mut() {
            // A blank stays between two levels.
            Some(last) if len(last) + len(mark) < SPACE => last.push_str(mark),
            _ => stack.push(mark.to_string()),
        }
    }
    for rank in 0..there.iter().map(Vec::len).max().unwrap_or_default() {
        let marks = there.iter().map(|stack| stack.get(rank).cloned().unwrap_or_default());
        lines.push(row("", &mut marks.into_iter()));
    }
    lines.push(zones(pen));
    lines
}

fn levels() -> impl Iterator<Item = u8> {
    0..LEVELS as u8
}

/// A cell for each level.
fn row(label: &str, cells: &mut dyn Iterator<Item = String>) -> String {
    let mut line = fit(label, LABEL);
    for cell in cells {
        let _ = write!(line, "{cell:>SPACE$}");
    }
    line
}

/// Tax coins ignored on the low levels, and where the Black Market is closed.
fn zones(pen: &Pen<'_>) -> String {
    let edition = pen.edition();
    let mut ignored = levels().map(|level| match edition.virtue(level).tax_ignored {
        0 => String::new(),
        tax => format!("-{tax}"),
    });
    let mut line = row(&pen.word("wk-sketch-tax"), &mut ignored);
    let closed = |level: &u8| edition.virtue(*level).black_market_forbidden;
    if let Some(first) = levels().find(closed) {
        let at = LABEL + usize::from(first) * SPACE + 1;
        let text = cut(&pen.word("wk-sketch-no-market"), WIDTH - at - 1);
        line = fit(line.trim_end(), at) + &text;
    }
    line
}
