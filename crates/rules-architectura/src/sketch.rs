//! The board in plain text, for a terminal: every space a small box, readable without color.

use std::fmt::Write as _;

use game_core::color::{color_key, mark_key};
use game_core::sketch::{Part, cut};
use game_core::{Message, Name, Say, Seat};

use crate::city::Space;
use crate::edition::{Kind, Print, Prints};
use crate::score::standing;
use crate::view::View;

/// Letters in a box, so that eight of them fit a terminal of eighty columns.
const WIDTH: usize = 8;

/// Draws what `view` shows.
pub fn parts(view: &View, say: &dyn Say) -> Vec<Part> {
    let lines = |text: &str| text.lines().map(str::to_string).collect();
    let (mut town, mut low, mut people) = (String::new(), String::new(), String::new());
    city(view, say, true, &mut town);
    city(view, say, false, &mut low);
    for (seat, _) in view.seen.iter() {
        player(view, seat, say, &mut people);
    }
    let legend = format!("   {}", say.say(&Message::new("ar-sketch-legend")));
    vec![
        Part { short: lines(&low), ..Part::drawn("city", 0, lines(&town)) },
        Part::prose("players", 0, lines(&people)),
        Part::prose("legend", Part::LEGEND, vec![legend]),
    ]
}

/// The city; with two lines for the name of a card if there is room for a `tall` one.
fn city(view: &View, say: &dyn Say, tall: bool, out: &mut String) {
    let city = &view.table.city;
    let edition = view.edition;
    let columns = edition.numbers.columns;
    let streets = city.ground.0.count_ones() as u8 / columns;
    let rule = |out: &mut String| {
        out.push_str("   ");
        for _ in 0..columns {
            let _ = write!(out, "+{}", "-".repeat(WIDTH));
        }
        out.push_str("+\n");
    };
    out.push_str("   ");
    for column in 1..=columns {
        let _ = write!(out, " {column:^WIDTH$}");
    }
    out.push('\n');
    rule(out);
    for street in 0..streets {
        let cells: Vec<[String; 3]> =
            (0..columns).map(|column| cell(view, Space::at(street, column), say)).collect();
        let lines = if tall { &[0, 1, 2][..] } else { &[0, 2] };
        for &line in lines {
            if line == 0 {
                let _ = write!(out, "{:>2} ", street + 1);
            } else {
                out.push_str("   ");
            }
            for cell in &cells {
                let [name, rest, _] = cell;
                // A name that was cut off ends in a mark that says so.
                let text = if line == 0 && !tall && !rest.is_empty() {
                    cut(&format!("{name}{rest}"), WIDTH)
                } else {
                    cell[line].clone()
                };
                let _ = write!(out, "|{}", fit(&text));
            }
            out.push_str("|\n");
        }
        rule(out);
    }
}

/// Cuts or fills a text to the width of a box.
fn fit(text: &str) -> String {
    let short: String = text.chars().take(WIDTH).collect();
    format!("{short:<WIDTH$}")
}

/// The three lines of a space: the card's name on two, then its owner, value and marks.
fn cell(view: &View, at: Space, say: &dyn Say) -> [String; 3] {
    let city = &view.table.city;
    let reserved = Seat::all(view.seen.len()).find(|&seat| city.reserved_of(seat).contains(at));
    let token = reserved.map_or(String::new(), |seat| format!("o{}", initial(view, seat, say)));
    let Some(card) = city.top(at) else { return [String::new(), String::new(), token] };
    let name = say.name(&view.edition.0.cards[card.print().0 as usize].name).to_string();
    let owner = initial(view, card.owner(), say);
    let below = city.below(at).count();
    let stack = if below > 0 { format!("+{below}") } else { String::new() };
    if city.down.contains(at) {
        let [first, second] = two_lines(&name);
        return [first, second, marks(&[&owner, "##", &stack, &token])];
    }
    let facts = view.edition.facts(card.print());
    let value = city.value(&view.edition, at);
    let computed = if facts.kind == Kind::Number { "" } else { "=" };
    let guard = if city.guarded().contains(at) { "*" } else { "" };
    let [first, second] = two_lines(&name);
    [first, second, marks(&[&owner, &format!("{computed}{value}"), guard, &stack])]
}

/// Joins marks with blanks, or without where the box is too narrow for them.
fn marks(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    let wide = parts.join(" ");
    if wide.chars().count() <= WIDTH { wide } else { parts.concat() }
}

/// Breaks a name at a blank if it has one in time, otherwise where the box ends.
fn two_lines(name: &str) -> [String; 2] {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= WIDTH {
        return [name.to_string(), String::new()];
    }
    let blank = letters[..=WIDTH].iter().rposition(|&letter| letter == ' ');
    let (first, second) = match blank {
        Some(at) => (&letters[..at], &letters[at + 1..]),
        None => letters.split_at(WIDTH),
    };
    [first.iter().collect(), second.iter().collect()]
}

/// The short mark of a player's color: one letter would not do where green and red begin alike.
fn initial(view: &View, seat: Seat, say: &dyn Say) -> String {
    say.say(&Message::new(mark_key(view.table.players[seat].color)))
}

fn player(view: &View, seat: Seat, say: &dyn Say, out: &mut String) {
    let (player, seen) = (&view.table.players[seat], &view.seen[seat]);
    let is_active = seat == view.table.active && view.table.turn > 0 && !view.table.over;
    let turn = if is_active { '>' } else { ' ' };
    let label = say.say(&Message::new(color_key(player.color)));
    let free = view.edition.numbers.tokens as usize - view.table.city.n_tokens(seat);
    let counts = say.say(
        &Message::new("ar-sketch-player")
            .int("hand", seen.n_hand)
            .int("deck", seen.deck.len() as i64)
            .int("tokens", free as i64)
            .int("limit", player.hand_limit)
            .int("score", standing(&view.edition, &view.table, seat).total),
    );
    let line = |label: String, text: String| {
        say.say(&Message::new("ar-sketch-line").text("label", label).text("text", text))
    };
    let _ = writeln!(out, "{turn} {}", line(label, counts));
    let mut zone = |key: &'static str, cards: Prints, values: bool| {
        if !cards.is_empty() {
            let list: Vec<String> =
                cards.iter().map(|card| piece(view, card, values, say)).collect();
            let _ = writeln!(out, "    {}", line(say.say(&Message::new(key)), list.join(", ")));
        }
    };
    zone("ar-sketch-hand", seen.hand, true);
    zone("ar-sketch-front", player.front, true);
    zone("ar-sketch-beside", player.beside, false);
    zone("ar-sketch-removed", player.removed, false);
}

/// A card's name with the value it is laid with.
fn piece(view: &View, card: Print, value: bool, say: &dyn Say) -> String {
    let row = &view.edition.0.cards[card.0 as usize];
    let name: &'static Name = &row.name;
    if value { format!("{} {}", say.name(name), row.base) } else { say.name(name).to_string() }
}
