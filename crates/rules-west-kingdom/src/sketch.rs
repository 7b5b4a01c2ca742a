//! The table in plain text, for a terminal: the town with Guildhall and Cathedral beside it, then
//! the Virtue track, the Workshop, the players and the viewer's own cards. It is readable without
//! color and at most eighty columns wide.

mod hand;
mod players;
mod short;
mod town;
mod track;
mod works;
mod workshop;

use game_core::color::mark_key;
use game_core::sketch::{self, Part, fit, len, wrap};
use game_core::{Message, Name, Say, Seat, Viewer};

use crate::edition::{Ability, Edition, Good, Skill};
use crate::state::Player;
use crate::view::View;

/// Columns of a terminal.
const WIDTH: usize = sketch::WIDTH;
/// Between the columns of tables and between the entries of a legend.
const GAP: &str = "   ";
/// A blank at which no line ends.
const FIXED: &str = "\u{a0}";

/// Draws what `view` shows.
pub fn parts(view: &View, say: &dyn Say) -> Vec<Part> {
    let pen = Pen::new(view, say);
    let works = works::lines(&pen);
    let town = town::lines(&pen, WIDTH - 2 - widest(&works));
    let cut = |lines: Vec<String>| -> Vec<String> {
        lines.iter().map(|line| fit(line, WIDTH).trim_end().to_string()).collect()
    };
    vec![
        Part::drawn("town", 2, cut(town)),
        Part::drawn("works", 4, cut(works)),
        Part::drawn("virtue", 6, cut(track::lines(&pen))),
        Part::drawn("workshop", 5, cut(workshop::lines(&pen))),
        Part::drawn("players", 0, cut(players::lines(&pen))),
        Part::drawn("belongings", 3, cut(players::all_belongings(&pen))),
        Part::drawn("hand", 1, cut(hand::lines(&pen))),
        Part::prose("legend", Part::LEGEND, cut(legend(&pen))),
    ]
}

/// What the short forms mean, and the prices that stand nowhere else.
fn legend(pen: &Pen<'_>) -> Vec<String> {
    let edition = pen.edition();
    let mut words: Vec<String> = Good::ALL
        .into_iter()
        .map(|good| format!("{} {}", pen.good(good), pen.name(edition.good_name(good))))
        .collect();
    if let Some(virtue) = edition.term("virtue") {
        words.push(format!("{} {}", pen.word("wk-sketch-virtue"), pen.name(virtue)));
    }
    words.push(pen.word("wk-sketch-legend-codes"));
    for skill in Skill::ALL {
        words.push(format!("{} {}", pen.skill(skill), pen.name(edition.skill_name(skill))));
    }
    words.push(pen.word("wk-sketch-legend-signs"));
    let words = words.join(GAP);
    let entries: Vec<String> = words.split(GAP).map(str::to_string).collect();
    let mut lines = paragraph(&entries, GAP, "  ", "  ");
    lines.extend(wrap(&town::prices(pen).join(GAP), "  ", "  ", WIDTH));
    lines
}

/// What every part of the drawing needs.
struct Pen<'a> {
    view: &'a View,
    say: &'a dyn Say,
    /// The marks of the players.
    marks: Vec<String>,
}

impl<'a> Pen<'a> {
    fn new(view: &'a View, say: &'a dyn Say) -> Self {
        let seats = Seat::all(view.table.players.len());
        // Colors go by seats in this game.
        let marks = seats.map(|seat| say.say(&Message::new(mark_key(seat.index() as u8))));
        Self { view, say, marks: marks.collect() }
    }

    fn edition(&self) -> &'static Edition {
        self.view.edition.0
    }

    fn word(&self, key: &'static str) -> String {
        self.say.say(&Message::new(key))
    }

    /// A text with one number.
    fn count(&self, key: &'static str, count: impl Into<i64>) -> String {
        self.say.say(&Message::new(key).int("count", count))
    }

    fn name(&self, name: &'static Name) -> &'static str {
        self.say.name(name)
    }

    /// A label and what belongs to it: languages set the colon in their own way.
    fn line(&self, label: impl Into<String>, text: impl Into<String>) -> String {
        self.say.say(&Message::new("wk-sketch-line").text("label", label).text("text", text))
    }

    fn mark(&self, seat: Seat) -> &str {
        &self.marks[seat.index()]
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.view.table.players[seat]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.table.players.len())
    }

    /// Whose worker the numbers of the town are for: the viewer's, or for others that of whoever
    /// is to play.
    fn reader(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator if self.view.table.is_rival(self.view.table.active) => Seat::new(0),
            Viewer::Spectator => self.view.table.active,
        }
    }

    /// What the apprentices of a player do.
    fn abilities(&self, seat: Seat) -> impl Iterator<Item = Ability> + '_ {
        let kinds = self.player(seat).apprentices.iter();
        kinds.map(|&kind| self.edition().apprentice(kind).ability)
    }
}

/// Entries one after the other in as many lines as they need; a line ends between two entries
/// only.
fn paragraph(entries: &[String], gap: &str, first: &str, other: &str) -> Vec<String> {
    let fixed: Vec<String> = entries.iter().map(|entry| entry.replace(' ', FIXED)).collect();
    let lines = wrap(&fixed.join(gap), first, other, WIDTH);
    lines.iter().map(|line| line.replace(FIXED, " ")).collect()
}

/// The longest of some lines.
fn widest(lines: &[String]) -> usize {
    lines.iter().map(|line| len(line)).max().unwrap_or_default()
}

/// Rows of as many cells each as lines: columns as wide as they must be, those in `left` with
/// their texts on the left, the others with numbers on the right.
fn table(rows: &[Vec<String>], left: &[usize], gap: &str) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| len(&row[column])).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(column, text): (usize, &String)| {
        let width = widths[column];
        if left.contains(&column) { format!("{text:<width$}") } else { format!("{text:>width$}") }
    };
    // A column in which nothing stands takes no room.
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().filter(|(column, _)| widths[*column] > 0).map(cell);
        cells.collect::<Vec<_>>().join(gap)
    };
    rows.iter().map(line).collect()
}
