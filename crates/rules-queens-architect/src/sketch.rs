//! The table in plain text, for a terminal: the map with the billboard and the track beside it,
//! then places and players, readable without color and at most eighty columns wide.

mod map;
mod panel;
mod places;
mod players;

use game_core::color::mark_key;
use game_core::sketch::{self as words, Part};
use game_core::{Message, Name, Say, Seat};

use crate::edition::{Board, Character, Edition, Guild, Guilds, Place};
use crate::view::View;

/// Columns of a terminal.
const WIDTH: usize = words::WIDTH;
/// The capital on the map, and the palace in it.
const CAPITAL: &str = "[#]";
/// The longest id of a place that is written in full.
const MAX_ID: usize = 6;

/// Draws what `view` shows.
pub fn parts(view: &View, say: &dyn Say) -> Vec<Part> {
    let pen = Pen::new(view, say);
    let display = if view.table.display.is_empty() { Vec::new() } else { players::display(&pen) };
    let seats = Seat::all(view.table.players.len());
    let people = seats.flat_map(|seat| players::player(&pen, seat)).collect();
    let legend = ["qa-sketch-legend-places", "qa-sketch-legend-craftsmen"];
    let legend = legend.into_iter().flat_map(|key| pen.paragraph(key)).collect();
    let drawn = |word, rank, lines: Vec<String>| {
        let cut = |line: &String| words::fit(line, WIDTH).trim_end().to_string();
        Part::drawn(word, rank, lines.iter().map(cut).collect())
    };
    vec![
        drawn("map", 5, map::lines(&pen)),
        drawn("billboard", 2, panel::billboard(&pen)),
        drawn("track", 4, panel::track(&pen)),
        drawn("guilds", 6, panel::guilds(&pen)),
        drawn("places", 3, places::lines(&pen)),
        drawn("display", 1, display),
        drawn("players", 0, people),
        Part::prose("legend", Part::LEGEND, legend),
    ]
}

/// What every part of the drawing needs.
struct Pen<'a> {
    view: &'a View,
    say: &'a dyn Say,
    /// The guilds in three or four letters.
    codes: Vec<String>,
    /// The marks of the players.
    marks: Vec<String>,
}

impl<'a> Pen<'a> {
    fn new(view: &'a View, say: &'a dyn Say) -> Self {
        let names: Vec<&str> =
            Edition::all_guilds().map(|guild| say.name(view.edition.0.guild_name(guild))).collect();
        let seats = Seat::all(view.table.players.len());
        // Colors go by seats in this game.
        let marks = seats.map(|seat| say.say(&Message::new(mark_key(seat.index() as u8))));
        Self { view, say, codes: words::codes(&names), marks: marks.collect() }
    }

    fn edition(&self) -> &'static Edition {
        self.view.edition.0
    }

    fn board(&self) -> &'static Board {
        self.edition().board(self.marks.len())
    }

    fn word(&self, key: &'static str) -> String {
        self.say.say(&Message::new(key))
    }

    /// A text of several words, as many lines as it needs.
    fn paragraph(&self, key: &'static str) -> Vec<String> {
        words::wrap(&self.word(key), "  ", "  ", WIDTH)
    }

    fn name(&self, name: &'static Name) -> &'static str {
        self.say.name(name)
    }

    fn mark(&self, seat: Seat) -> &str {
        &self.marks[seat.index()]
    }

    fn code(&self, guild: Guild) -> &str {
        &self.codes[guild.0 as usize]
    }

    /// Guilds by their codes.
    fn guilds(&self, guilds: Guilds) -> String {
        guilds.iter().map(|guild| self.code(guild)).collect::<Vec<_>>().join(" ")
    }

    /// What a place is called on the map.
    fn label(&self, place: Place) -> String {
        if place == self.board().capital {
            return CAPITAL.to_string();
        }
        words::cut(self.edition().place_id(place), MAX_ID)
    }

    /// A craftsman: name, numbers from this position on, repair value, icon.
    fn craftsman(&self, character: Character, position: u8, width: usize) -> String {
        let facts = self.edition().facts(character);
        let jobs = facts.performance.iter().take(facts.last as usize + 1).skip(position.into());
        let numbers = jobs.map(u8::to_string).collect::<Vec<_>>().join("·");
        let icon = if facts.laborer { "$" } else { "" };
        let name = words::fit(&self.craftsman_name(character, width), width);
        format!("{name} {numbers:<11} ({}){icon}", facts.repair)
    }

    /// A craftsman's name, with the guild's code where it does not tell the guild, or in its place
    /// where it is too long.
    fn craftsman_name(&self, character: Character, width: usize) -> String {
        let edition = self.edition();
        let guild = edition.facts(character).guild;
        let (name, code) = (self.name(edition.name(character)), self.code(guild));
        let long = self.name(edition.guild_name(guild));
        match name.strip_prefix(long) {
            Some(rest) if words::len(name) > width => words::cut(&format!("{code}{rest}"), width),
            None if !name.starts_with(code) => words::cut(&format!("{code} {name}"), width),
            _ => words::cut(name, width),
        }
    }
}
