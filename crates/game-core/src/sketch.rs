//! Texts brought to a width, for boards in plain text. A letter counts as one column.
//!
//! ```
//! use game_core::sketch::{beside, cut};
//! assert_eq!(cut("Königsmarkt", 6), "König…");
//! assert_eq!(beside(&["a".into(), "bc".into()], &["d".into()]), ["a   d", "bc  "]);
//! ```

use std::collections::BTreeSet;

/// A part of a board in plain text: a map, a list, what the players have. A game draws each of them
/// at most [`WIDTH`] columns wide, and the caller lays them out with [`lay_out`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is called: `map` is the word `part-map`.
    pub word: &'static str,
    /// How soon it is dropped where there is little room: the highest goes first, 0 stays.
    pub rank: u8,
    /// Whether its lines are sentences, which may be broken where the room is narrow.
    pub prose: bool,
    /// Its lines.
    pub lines: Vec<String>,
    /// The same in fewer lines, for where there is little room; empty if there is no such form.
    pub short: Vec<String>,
}

impl Part {
    /// The rank of a legend: it goes first, and stands close below what it explains.
    pub const LEGEND: u8 = u8::MAX;

    /// A part that keeps its shape.
    pub fn drawn(word: &'static str, rank: u8, lines: Vec<String>) -> Self {
        Self { word, rank, prose: false, lines, short: Vec::new() }
    }

    /// The part in its short form, if it has one.
    fn shortened(self) -> Self {
        if self.short.is_empty() {
            return self;
        }
        Self { lines: self.short, short: Vec::new(), ..self }
    }

    /// A part made of sentences.
    pub fn prose(word: &'static str, rank: u8, lines: Vec<String>) -> Self {
        Self { word, rank, prose: true, lines, short: Vec::new() }
    }
}

/// Columns of a terminal of which nothing is known; no part is wider.
pub const WIDTH: usize = 80;

/// A board laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Its lines.
    pub lines: Vec<String>,
    /// The parts for which there was no room, by their words.
    pub left_out: Vec<&'static str>,
}

/// The parts in as few lines as `width` columns allow, side by side where that is shorter. Where
/// they are more than `rows` lines, blank lines go first, then the legend, then parts are drawn in
/// their short forms, and at last they go in the order of their ranks.
pub fn lay_out(parts: &[Part], width: usize, rows: Option<usize>) -> Layout {
    let rows = rows.unwrap_or(usize::MAX);
    let all: Vec<&Part> = parts.iter().filter(|part| !part.lines.is_empty()).collect();
    // What is left out needs a line that tells so.
    let fit = |shown: &[Part]| {
        let room = if shown.len() < all.len() { rows.saturating_sub(1) } else { rows };
        [true, false].into_iter().map(|blank| stack(shown, width, blank)).find(|l| l.len() <= room)
    };
    let mut shown: Vec<Part> = all.iter().copied().cloned().collect();
    let mut left_out: Vec<Part> = Vec::new();
    let lines = loop {
        if let Some(lines) = fit(&shown) {
            break lines;
        }
        let last = (0..shown.len()).max_by_key(|&at| shown[at].rank);
        let rank = last.map_or(0, |last| shown[last].rank);
        if rank != Part::LEGEND && shown.iter().any(|part| !part.short.is_empty()) {
            shown = shown.into_iter().map(Part::shortened).collect();
        } else if let Some(last) = last.filter(|_| rank > 0) {
            left_out.push(shown.remove(last));
        } else {
            break stack(&shown, width, false);
        }
    };
    let mut lines = lines;
    // A large part that went may have made room for small ones that went before it.
    left_out.sort_by_key(|part| part.rank);
    let mut still_out = Vec::new();
    for part in left_out {
        let mut more = shown.clone();
        more.push(part.clone());
        more.sort_by_key(|part| all.iter().position(|other| other.word == part.word));
        match fit(&more).filter(|_| part.rank != Part::LEGEND) {
            Some(better) => (lines, shown) = (better, more),
            None => still_out.push(part.word),
        }
    }
    Layout { lines, left_out: still_out }
}

/// Parts below and beside each other, legends at the end.
fn stack(parts: &[Part], width: usize, blank: bool) -> Vec<String> {
    let (legends, parts): (Vec<&Part>, Vec<&Part>) =
        parts.iter().partition(|part| part.rank == Part::LEGEND);
    let mut lines = Vec::new();
    for shelf in shelves(&parts, width).1 {
        if blank && !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(shelf);
    }
    for legend in legends {
        lines.extend(legend.lines.iter().flat_map(|line| broken(line, width)));
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

/// More parts than this are not tried in every order.
const MOST_TRIED: usize = 7;
/// Prose in fewer columns reads badly.
const NARROW: usize = 36;

/// The height of the lowest arrangement, and its shelves. A shelf has the first part that is left
/// with some of the others below it, and some beside them.
fn shelves(parts: &[&Part], width: usize) -> (usize, Vec<Vec<String>>) {
    let Some((first, rest)) = parts.split_first() else { return (0, Vec::new()) };
    let mut best: Option<(usize, Vec<Vec<String>>)> = None;
    let alone = block(&[first], width);
    // On a narrow terminal only what is narrow can have a neighbor.
    let could_pair = widest(&alone) + 2 + NARROW.min(width / 3) <= width;
    let tried =
        if could_pair && parts.len() <= MOST_TRIED { 3_usize.pow(rest.len() as u32) } else { 1 };
    for choice in 0..tried {
        // One digit to the base of three for each part: later, below or beside.
        let place = |at: usize| choice / 3_usize.pow(at as u32) % 3;
        let of = |wanted: usize| -> Vec<&Part> {
            (0..rest.len()).filter(|&at| place(at) == wanted).map(|at| rest[at]).collect()
        };
        let (later, below, right) = (of(0), of(1), of(2));
        // Without a neighbor, what is below may as well begin its own shelf.
        if right.is_empty() && !below.is_empty() {
            continue;
        }
        let mut shelf = block(&[&[*first][..], &below].concat(), width);
        if !right.is_empty() {
            let left = widest(&shelf);
            let room = width.saturating_sub(left + 2);
            let right = block(&right, room);
            if room < 20 || widest(&right) > room {
                continue;
            }
            shelf = beside(&shelf, &right);
        }
        let (height, mut shelves) = shelves(&later, width);
        let height = height + shelf.len() + 1;
        if best.as_ref().is_none_or(|(lowest, _)| height < *lowest) {
            shelves.insert(0, shelf);
            best = Some((height, shelves));
        }
    }
    best.unwrap_or_default()
}

/// Parts below each other with a blank line between two; prose is broken to the width, if that is
/// not too narrow for it.
fn block(parts: &[&Part], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for part in parts {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        if part.prose && width >= NARROW {
            lines.extend(part.lines.iter().flat_map(|line| broken(line, width)));
        } else {
            lines.extend(part.lines.iter().cloned());
        }
    }
    lines
}

/// A line in as many as it needs, the others a little to the right of the first.
fn broken(line: &str, width: usize) -> Vec<String> {
    if len(line) <= width {
        return vec![line.to_string()];
    }
    let text = line.trim_start();
    let lead = &line[..line.len() - text.len()];
    wrap(text, lead, &format!("{lead}  "), width)
}

fn widest(lines: &[String]) -> usize {
    lines.iter().map(|line| len(line)).max().unwrap_or_default()
}

/// How many letters a text has.
pub fn len(text: &str) -> usize {
    text.chars().count()
}

/// The text, cut to this many letters; the last one then marks the cut. Trailing blanks are no
/// loss.
pub fn cut(text: &str, width: usize) -> String {
    let text = if len(text) > width { text.trim_end() } else { text };
    if len(text) <= width {
        return text.to_string();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    kept + if width > 0 { "…" } else { "" }
}

/// The text, cut or padded to this many letters.
pub fn fit(text: &str, width: usize) -> String {
    format!("{:<width$}", cut(text, width))
}

/// The text in lines of at most `width` letters, broken at blanks; a word that is longer stands
/// alone. The first line begins with `first`, the others with `other`.
pub fn wrap(text: &str, first: &str, other: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_string();
    for (index, word) in text.split(' ').enumerate() {
        let gap = if index == 0 { "" } else { " " };
        if index == 0 || len(&line) + 1 + len(word) <= width {
            line.push_str(gap);
            line.push_str(word);
        } else if !word.is_empty() {
            lines.push(line.trim_end().to_string());
            line = format!("{other}{word}");
        }
    }
    lines.push(line);
    lines
}

/// Two blocks of lines, one to the right of the other.
pub fn beside(left: &[String], right: &[String]) -> Vec<String> {
    let width = left.iter().map(|line| len(line)).max().unwrap_or_default();
    let at = |block: &[String], row: usize| block.get(row).cloned().unwrap_or_default();
    (0..left.len().max(right.len()))
        .map(|row| format!("{}  {}", fit(&at(left, row), width), at(right, row)))
        .collect()
}

/// Short forms that tell names apart: the first three letters, or four where three do not do, and
/// the first letters of its words for a name of several.
pub fn codes(names: &[&str]) -> Vec<String> {
    for width in [3, 4] {
        let codes: Vec<String> = names.iter().map(|name| code(name, width)).collect();
        if codes.iter().collect::<BTreeSet<_>>().len() == names.len() {
            return codes;
        }
    }
    names.iter().enumerate().map(|(index, name)| format!("{}{index}", code(name, 3))).collect()
}

fn code(name: &str, width: usize) -> String {
    if name.contains(' ') {
        let initials = name.split(' ').filter_map(|word| word.chars().next());
        return initials.take(width).collect();
    }
    name.chars().take(width).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_tell_names_apart() {
        assert_eq!(codes(&["Glazier", "Tailor", "Bricklayer"]), ["Gla", "Tai", "Bri"]);
        assert_eq!(codes(&["Schneider", "Schmied", "Maurer"]), ["Schn", "Schm", "Maur"]);
        assert_eq!(codes(&["Tailleur", "Tailleur de pierre"]), ["Tai", "Tdp"]);
        assert_eq!(codes(&["Schmiede", "Schmied"]), ["Sch0", "Sch1"]);
    }

    fn part(word: &'static str, rank: u8, width: usize, height: usize) -> Part {
        Part::drawn(word, rank, vec![word[..1].repeat(width); height])
    }

    #[test]
    fn parts_stand_side_by_side_where_that_is_shorter() {
        let parts = [part("town", 0, 50, 6), part("works", 0, 27, 5), part("you", 0, 60, 3)];
        let lay = |width| lay_out(&parts, width, None).lines;
        assert_eq!(lay(80).len(), 6 + 1 + 3);
        assert_eq!(lay(60).len(), 6 + 1 + 5 + 1 + 3);
        let wide = lay(120);
        assert!(wide.len() < 10, "{wide:?}");
        for width in [60, 80, 120] {
            assert!(lay(width).iter().all(|line| len(line) <= width));
            for part in &parts {
                let drawn = part.lines[0].as_str();
                let times = lay(width).iter().filter(|line| line.contains(drawn)).count();
                assert_eq!(times, part.lines.len(), "{} at {width}", part.word);
            }
        }
    }

    #[test]
    fn parts_give_way_by_rank_and_are_named() {
        let legend = Part::prose("legend", Part::LEGEND, vec!["a b c".to_string()]);
        let parts = [part("map", 2, 70, 9), part("list", 1, 70, 6), part("you", 0, 70, 4), legend];
        let lay = |rows| lay_out(&parts, 80, Some(rows));
        assert_eq!(lay(22).lines.len(), 9 + 1 + 6 + 1 + 4 + 1);
        assert!(lay(20).left_out.is_empty(), "blank lines go first");
        assert_eq!(lay(19).left_out, ["map", "legend"]);
        assert_eq!(lay(11).left_out, ["map", "legend"]);
        assert_eq!(lay(10).left_out, ["list", "map", "legend"]);
        let parts = [part("map", 1, 70, 9), part("list", 2, 70, 6), part("you", 0, 70, 4)];
        assert_eq!(lay_out(&parts, 80, Some(11)).left_out, ["map"], "the list has room again");
        assert_eq!(lay(2).lines.len(), 4, "what has rank 0 is always there");
    }

    #[test]
    fn short_forms_come_before_parts_are_left_out() {
        let mut map = part("map", 1, 70, 12);
        map.short = vec!["m".repeat(70); 8];
        let parts = [map, part("you", 0, 70, 4)];
        assert_eq!(lay_out(&parts, 80, Some(17)).lines.len(), 12 + 1 + 4);
        let short = lay_out(&parts, 80, Some(13));
        assert_eq!((short.lines.len(), short.left_out.len()), (8 + 1 + 4, 0));
        assert_eq!(lay_out(&parts, 80, Some(11)).left_out, ["map"]);
        let first = [Part { rank: 0, ..parts[0].clone() }];
        assert_eq!(lay_out(&first, 80, Some(9)).lines.len(), 8, "also where nothing may go");
    }

    #[test]
    fn texts_fit() {
        assert_eq!(cut("Königsmarkt", 11), "Königsmarkt");
        assert_eq!(cut("Königsmarkt", 6), "König…");
        assert_eq!(cut("Königsmarkt", 0), "");
        assert_eq!(fit("v1", 4), "v1  ");
        assert_eq!(wrap("a bc def", "> ", "  ", 6), ["> a bc", "  def"]);
        assert_eq!(wrap("a   b   cd", "> ", "  ", 6), ["> a", "  b", "  cd"]);
        assert_eq!(wrap("abcdefgh i", "> ", "  ", 6), ["> abcdefgh", "  i"]);
        assert_eq!(beside(&["a".into(), "bc".into()], &["d".into()]), ["a   d", "bc  "]);
    }
}
