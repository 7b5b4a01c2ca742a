//! The map: places where the edition has them, and smooth lines for the roads.

use game_core::sketch::len;

use super::Pen;
use crate::edition::{Board, Place, PlaceRow};

/// Columns of the map without its frame.
pub const COLUMNS: usize = 43;
/// Its lines without the frame: letters are twice as high as wide, so that it is about a square.
const ROWS: usize = 21;

/// The map in its frame.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let board = pen.board();
    let mut sheet = Sheet::new();
    let spots = put_places(pen, board, &mut sheet);
    put_carriages(pen, &spots, &mut sheet);
    for from in &spots {
        let roads = board.roads[from.place.0 as usize];
        for to in spots.iter().filter(|to| from.place < to.place && roads.contains(to.place)) {
            sheet.road(from.middle(), to.middle());
        }
    }
    sheet.framed()
}

/// A place that was drawn: its row, and its columns from the first up to the one behind the last.
struct Spot {
    place: Place,
    row: usize,
    begin: usize,
    end: usize,
}

impl Spot {
    const fn middle(&self) -> (usize, usize) {
        ((self.begin + self.end - 1) / 2, self.row)
    }
}

/// Writes all places, each where it belongs or, if something is there, at the nearest free spot.
fn put_places(pen: &Pen<'_>, board: &Board, sheet: &mut Sheet) -> Vec<Spot> {
    let rows: Vec<&PlaceRow> = board.rows.iter().flatten().collect();
    let scale_x = Scale::new(rows.iter().map(|row| row.x), COLUMNS - 6);
    let scale_y = Scale::new(rows.iter().map(|row| row.y), ROWS - 1);
    let mut spots = Vec::new();
    for place in board.places.iter() {
        let (row, label) = (board.row(place), pen.label(place));
        let (x, y) = (2 + scale_x.at(row.x), scale_y.at(row.y));
        let x = x.saturating_sub((len(&label) - 1) / 2);
        if let Some((begin, row)) = sheet.nearest(x, y, len(&label)) {
            sheet.write(begin, row, &label);
            spots.push(Spot { place, row, begin, end: begin + len(&label) });
        }
    }
    spots
}

/// Brings numbers of the edition to columns or rows.
struct Scale {
    least: usize,
    most: usize,
    size: usize,
}

impl Scale {
    /// Spreads all these numbers from 0 to `size`.
    fn new(all: impl Iterator<Item = u16> + Clone, size: usize) -> Self {
        let least = all.clone().min().unwrap_or_default().into();
        Self { least, most: all.max().unwrap_or_default().into(), size }
    }

    fn at(&self, value: u16) -> usize {
        let range = (self.most - self.least).max(1);
        ((usize::from(value) - self.least) * self.size + range / 2) / range
    }
}

/// Writes the marks of the carriages at their places: to the right if there is room, otherwise to
/// the left, below or above.
fn put_carriages(pen: &Pen<'_>, spots: &[Spot], sheet: &mut Sheet) {
    for spot in spots {
        let players = pen.view.table.players.iter();
        let marks: String = players
            .filter(|(_, player)| player.carriage == spot.place)
            .map(|(seat, _)| pen.mark(seat))
            .collect();
        if marks.is_empty() {
            continue;
        }
        let around = format!("<{marks}>");
        let begin = spot.middle().0.saturating_sub(len(&around) / 2);
        let begin = begin.min(COLUMNS.saturating_sub(len(&around)));
        let tries = [
            (Some(spot.end), Some(spot.row), format!("<{marks}")),
            (spot.begin.checked_sub(len(&marks) + 1), Some(spot.row), format!("{marks}>")),
            (Some(begin), Some(spot.row + 1), around.clone()),
            (Some(begin), spot.row.checked_sub(1), around),
        ];
        for (begin, row, text) in tries {
            if let (Some(begin), Some(row)) = (begin, row)
                && sheet.is_free(begin, row, len(&text), Some(spot))
            {
                sheet.write(begin, row, &text);
                break;
            }
        }
    }
}

/// Letters in rows, and which cells are kept free of roads.
struct Sheet {
    cells: [[char; COLUMNS]; ROWS],
    kept: [[bool; COLUMNS]; ROWS],
}

impl Sheet {
    const fn new() -> Self {
        Self { cells: [[' '; COLUMNS]; ROWS], kept: [[false; COLUMNS]; ROWS] }
    }

    /// Writes a text and keeps it and one cell on either side free of roads.
    fn write(&mut self, begin: usize, row: usize, text: &str) {
        for (column, letter) in (begin..).zip(text.chars()) {
            self.cells[row][column] = letter;
        }
        let end = (begin + len(text) + 1).min(COLUMNS);
        self.kept[row][begin.saturating_sub(1)..end].fill(true);
    }

    /// Whether a text of this length fits here with a blank on either side; it may touch the spot
    /// that it belongs to.
    fn is_free(&self, begin: usize, row: usize, length: usize, own: Option<&Spot>) -> bool {
        if row >= ROWS || begin + length > COLUMNS {
            return false;
        }
        let own = own.filter(|spot| spot.row == row);
        let cells = begin.saturating_sub(1)..(begin + length + 1).min(COLUMNS);
        cells.into_iter().all(|column| {
            let is_own = own.is_some_and(|spot| (spot.begin..spot.end).contains(&column));
            is_own || self.cells[row][column] == ' '
        })
    }

    /// The free room of this length that is nearest to a spot.
    fn nearest(&self, x: usize, y: usize, length: usize) -> Option<(usize, usize)> {
        let all = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
        let free = all.filter(|&(column, row)| self.is_free(column, row, length, None));
        free.min_by_key(|&(column, row)| column.abs_diff(x) + 2 * row.abs_diff(y))
    }

    /// Draws a road where nothing is written.
    fn road(&mut self, from: (usize, usize), to: (usize, usize)) {
        let (wide, high) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
        // Shallow roads have a letter in every column, steep ones in every row.
        if 5 * wide > 7 * high {
            let (from, to) = if from.0 < to.0 { (from, to) } else { (to, from) };
            for column in from.0..=to.0 {
                let (row, part) = between(from.1, to.1, column - from.0, wide);
                self.draw(column, row, ['\'', '-', '.'][part]);
            }
        } else {
            let (from, to) = if from.1 < to.1 { (from, to) } else { (to, from) };
            let slant = if from.0 < to.0 { '\\' } else { '/' };
            let at = |row: usize| between(from.0, to.0, row - from.1, high).0;
            for row in from.1..=to.1 {
                // Hardly any slant is upright but for the steps.
                let is_upright = 2 * wide < high && at(row) == at(to.1.min(row + 1));
                self.draw(at(row), row, if is_upright { '|' } else { slant });
            }
        }
    }

    fn draw(&mut self, column: usize, row: usize, letter: char) {
        if !self.kept[row][column] {
            self.cells[row][column] = letter;
        }
    }

    fn framed(&self) -> Vec<String> {
        let rule = format!("+{}+", "-".repeat(COLUMNS));
        let rows = self.cells.iter().map(|row| format!("|{}|", row.iter().collect::<String>()));
        [rule.clone()].into_iter().chain(rows).chain([rule]).collect()
    }
}

/// The number that lies `step` of `steps` on the way between two, and in which third of it: 0, 1
/// or 2.
const fn between(from: usize, to: usize, step: usize, steps: usize) -> (usize, usize) {
    // In sixths, from the edge of the first number on.
    let sixths = (6 * (from * (steps - step) + to * step) + 3 * steps) / steps;
    (sixths / 6, sixths % 6 / 2)
}
