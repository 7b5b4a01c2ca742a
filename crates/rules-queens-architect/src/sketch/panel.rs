//! What stands beside the map: billboard, appreciation track, and the short forms of the guilds.

use game_core::sketch::{cut, fit};
use game_core::{Message, Seat};

use super::{CAPITAL, Pen, WIDTH, map};
use crate::edition::{Edition, ROWS};

/// Columns of the panel: what the map with its frame and two blanks leave.
const PANEL: usize = WIDTH - map::COLUMNS - 4;
/// Columns of a space of the track.
const SPACE: usize = 3;
/// Columns of a craftsman without the name: numbers, repair value, icon, and blanks before them.
const FACTS: usize = 17;

/// What the short forms of the guilds stand for.
pub fn guilds(pen: &Pen<'_>) -> Vec<String> {
    let line = |guild| {
        let name = pen.name(pen.edition().guild_name(guild));
        cut(&format!("{:<4} {name}", pen.code(guild)), PANEL)
    };
    Edition::all_guilds().map(line).collect()
}

/// Size of the pile, price scale, and the six rows with what a hire there brings.
pub fn billboard(pen: &Pen<'_>) -> Vec<String> {
    let (table, numbers) = (&pen.view.table, pen.edition().numbers());
    let scale = numbers.scale.iter().enumerate().map(|(space, price)| {
        if space == table.marker as usize { format!("[{price}]") } else { price.to_string() }
    });
    let scale = scale.collect::<Vec<_>>().join(" ");
    let pile = Message::new("qa-sketch-billboard").int("pile", pen.view.pile.len() as i64);
    let price = Message::new("qa-sketch-price").text("scale", scale);
    let mut lines = vec![cut(&pen.say.say(&pile), PANEL), cut(&pen.say.say(&price), PANEL)];
    let prices: Vec<String> =
        (0..ROWS as u8).map(|row| table.price(pen.edition(), row).to_string()).collect();
    let digits = prices.iter().map(String::len).max().unwrap_or_default();
    for (row, price) in prices.iter().enumerate() {
        let tile = table.billboard[row];
        let text = if tile.is_some() {
            pen.craftsman(tile, numbers.positions[row], PANEL - FACTS - digits - 1)
        } else {
            "-".to_string()
        };
        lines.push(format!("{price:>digits$} {text}"));
    }
    lines
}

/// The tokens in order with the players below them, those in the palace at the end; bonds left.
pub fn track(pen: &Pen<'_>) -> Vec<String> {
    let table = &pen.view.table;
    let tokens = table.track.iter().map(u8::to_string);
    let labels: Vec<String> =
        [".".to_string()].into_iter().chain(tokens).chain([CAPITAL.to_string()]).collect();
    let mut there: Vec<Vec<&str>> = vec![Vec::new(); labels.len()];
    for seat in Seat::all(table.players.len()) {
        let player = &table.players[seat];
        let space = if player.palace > 0 { labels.len() - 1 } else { player.track as usize };
        there[space].push(pen.mark(seat));
    }
    let mut lines = vec![cut(&pen.word("qa-sketch-track"), PANEL)];
    let spaces: Vec<usize> = (0..labels.len()).collect();
    for spaces in spaces.chunks(PANEL / SPACE) {
        let line = |text: &dyn Fn(usize) -> String| -> String {
            spaces.iter().map(|&space| fit(&text(space), SPACE)).collect()
        };
        lines.push(line(&|space| labels[space].clone()));
        let most = spaces.iter().map(|&space| there[space].len()).max().unwrap_or_default();
        for rank in 0..most {
            lines.push(line(&|space| there[space].get(rank).copied().unwrap_or("").to_string()));
        }
    }
    if table.rulings.bond_supply_limited {
        let bonds = Message::new("qa-sketch-bonds").int("bonds", table.bonds);
        lines.push(cut(&pen.say.say(&bonds), PANEL));
    }
    lines
}
