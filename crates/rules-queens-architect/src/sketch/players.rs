//! The players with their bands, and in the draft the starters on display.

use game_core::color::color_key;
use game_core::sketch::{fit, wrap};
use game_core::{Message, Seat};

use super::{Pen, WIDTH};
use crate::edition::{Character, StarAction};

/// Blanks before what belongs to the line above.
const INDENT: &str = "    ";
/// Columns of a craftsman; two stand side by side.
const CELL: usize = (WIDTH - INDENT.len()) / 2;
/// The longest name of a craftsman that is written in full.
const MAX_NAME: usize = 18;

/// The starters on display with all their numbers.
pub fn display(pen: &Pen<'_>) -> Vec<String> {
    let mut lines = vec![format!("  {}", pen.word("qa-sketch-display"))];
    let starters = pen.view.table.display.iter().map(|&character| (character, 0)).collect();
    lines.extend(craftsmen(pen, starters));
    lines
}

/// What a player has: a line of counts, one of places, then the band.
pub fn player(pen: &Pen<'_>, seat: Seat) -> Vec<String> {
    let table = &pen.view.table;
    let player = &table.players[seat];
    let turn = if seat == table.active && !table.over { '>' } else { ' ' };
    let color = pen.word(color_key(seat.index() as u8));
    let label = format!("{turn} {} {color}", pen.mark(seat));
    let text = Message::new("qa-sketch-line").text("label", label).text("text", counts(pen, seat));
    let mut lines = wrap(&pen.say.say(&text), "", INDENT, WIDTH);
    if table.turn > 0 {
        lines.extend(wrap(&whereabouts(pen, seat), INDENT, INDENT, WIDTH));
    }
    let band = player.band.iter().map(|craftsman| (craftsman.character, craftsman.position));
    lines.extend(craftsmen(pen, band.collect()));
    lines
}

fn counts(pen: &Pen<'_>, seat: Seat) -> String {
    let (player, edition) = (&pen.view.table.players[seat], pen.edition());
    let space = edition.star()[player.architect as usize];
    // The rule books name the moneychanger's space by both things one can do there; his own name
    // is shorter, and says where the architect is rather than what happens.
    let figure = || edition.words().find(|word| word.id == "moneychanger_figure");
    let name = if space == StarAction::Moneychanger { figure() } else { None };
    let action = pen.name(name.unwrap_or_else(|| edition.action_name(space)));
    let message = Message::new("qa-sketch-player")
        .text("action", action)
        .int("talers", player.talers)
        .int("bonds", player.bonds)
        .int("redeems", edition.numbers().confidence[player.confidence as usize])
        .int("markers", player.markers)
        .int("sum", player.band.sum(edition));
    pen.say.say(&message)
}

/// Where the carriage is, and which guilds are where in the tavern.
fn whereabouts(pen: &Pen<'_>, seat: Seat) -> String {
    let player = &pen.view.table.players[seat];
    let place = pen.name(&pen.board().row(player.carriage).name);
    let mut parts = vec![format!("{} {place}", pen.label(player.carriage))];
    let rooms = [player.entrance(), player.saloon, player.dormitory];
    for (area, guilds) in pen.edition().areas.iter().zip(rooms) {
        if !guilds.is_empty() {
            parts.push(format!("{} {}", pen.name(area), pen.guilds(guilds)));
        }
    }
    parts.join("   ")
}

/// Craftsmen with their positions by guild, two in a line.
fn craftsmen(pen: &Pen<'_>, mut list: Vec<(Character, u8)>) -> Vec<String> {
    let names = pen.edition().all_characters();
    let width = names.map(|who| pen.craftsman_name(who, MAX_NAME).chars().count()).max();
    let width = width.unwrap_or_default();
    list.sort_unstable();
    let cell = |&(who, position): &(Character, u8)| fit(&pen.craftsman(who, position, width), CELL);
    list.chunks(2).map(|two| two.iter().map(cell).fold(INDENT.to_string(), |l, c| l + &c)).collect()
}
