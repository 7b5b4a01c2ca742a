//! A failure, as a developer reads it and pastes it into a scenario test.

use std::any::type_name;
use std::fmt::{self, Write as _};

use game_core::{GameText, Log};

use crate::checker::{Checker, Found};
use crate::panics::catch;
use crate::property::Property;

/// The most lines that are printed of a list of actions.
const LINES: usize = 400;
/// A longer list is better begun from a position.
const SHORT: usize = 8;

/// A failure of the suite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The game's type, for the pasted test.
    pub type_name: &'static str,
    /// What does not hold.
    pub property: Property,
    /// How that shows.
    pub what: String,
    /// Which game of the series it was found in.
    pub index: u64,
    /// The text of the series.
    pub series: String,
    /// The configuration as JSON.
    pub config: String,
    /// The game's seed, as 64 hexadecimal digits.
    pub seed: String,
    /// The actions that lead there, such as `0 play library 1:4`.
    pub lines: Vec<String>,
    /// The state document before the last of them, for a test that begins there. Nothing if the
    /// list is short, or the way there fails.
    pub position: Option<String>,
    /// How many actions there were before the list was cut down.
    pub found_after: usize,
}

pub(crate) fn write<G: GameText>(
    checker: &Checker<G>,
    found: &Found<G>,
    found_after: usize,
) -> Report {
    let suite = &checker.suite;
    let print = |(seat, action): &(game_core::Seat, G::Action)| {
        format!("{} {}", seat.index(), G::print(suite.edition, *action))
    };
    let name = type_name::<G>();
    Report {
        game: G::ID,
        type_name: name.rsplit("::").next().unwrap_or(name),
        property: found.doing.property,
        what: found.what.clone(),
        index: found.index,
        series: suite.seed.clone(),
        config: serde_json::to_string(&suite.config).expect("configurations serialize"),
        seed: found.seed.to_hex(),
        lines: found.actions.iter().map(print).collect(),
        position: (found.actions.len() > SHORT).then(|| position(checker, found)).flatten(),
        found_after,
    }
}

fn position<G: GameText>(checker: &Checker<G>, found: &Found<G>) -> Option<String> {
    let suite = &checker.suite;
    let (_, before) = found.actions.split_last()?;
    let doc = catch(|| {
        let mut state = G::new(suite.edition, &suite.config, found.seed).ok()?;
        for &(seat, action) in before {
            game_core::apply(&mut state, seat, action, &mut Log::off()).ok()?;
        }
        serde_json::to_string(&state.state_doc()).ok()
    });
    doc.ok().flatten()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks `{}`: {}", self.game, self.property, self.what)?;
        if self.property == Property::Notation {
            return Ok(());
        }
        writeln!(
            f,
            "Found in game {} of series {:?} after {} actions, cut down to {}.\n",
            self.index,
            self.series,
            self.found_after,
            self.lines.len()
        )?;
        f.write_str(&self.snippet())
    }
}

impl Report {
    /// The lines of a test that leads to the failure.
    pub fn snippet(&self) -> String {
        let mut text = format!(
            "    let mut game = Scenario::<{}>::start(edition, json!({}), \"{}\");\n",
            self.type_name, self.config, self.seed
        );
        if self.lines.is_empty() {
            return text;
        }
        text.push_str("    game.play_all(\n");
        let shown = &self.lines[self.lines.len().saturating_sub(LINES)..];
        if shown.len() < self.lines.len() {
            let _ = writeln!(text, "        // {} lines before", self.lines.len() - LINES);
        }
        for (index, line) in shown.iter().enumerate() {
            let open = if index == 0 { '"' } else { ' ' };
            let close = if index + 1 == shown.len() { "\"," } else { "" };
            let _ = writeln!(text, "        {open}{line}{close}");
        }
        text.push_str("    );\n");
        if let (Some(doc), Some(last)) = (&self.position, self.lines.last()) {
            let _ = writeln!(
                text,
                "\nor, from the position before the last line:\n\n    \
                 let mut game = Scenario::<{}>::from_text(edition, r#\"{doc}\"#);\n    \
                 game.play_all(\"{last}\");",
                self.type_name
            );
        }
        text
    }
}
