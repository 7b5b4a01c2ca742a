//! What stands beside the town: Guildhall, Cathedral, and the sizes of the piles.

use game_core::sketch::cut;
use game_core::{Message, Seat};

use super::{Pen, table};
use crate::edition::{Location, MAX_VIRTUE, STOREYS};
use crate::state::NOT_YET;

/// A Guildhall space with a worker, without one, one that triggers a reset, and the last one.
const FILLED: &str = "#";
const FREE: &str = ".";
const RESET: &str = "!";
const END: &str = "X";

/// The most columns, so that the town keeps its own.
const PANEL: usize = 26;

pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let mut lines = guildhall(pen);
    lines.extend(cathedral(pen));
    lines.extend(piles(pen));
    lines.iter().map(|line| cut(line, PANEL)).collect()
}

fn guildhall(pen: &Pen<'_>) -> Vec<String> {
    let table = &pen.view.table;
    let hall = pen.edition().guildhall(table.n_players());
    let name = pen.name(pen.edition().location_name(Location::Guildhall));
    let filled = Message::new("wk-sketch-guildhall").text("name", name);
    let filled = filled.int("filled", table.guildhall).int("spaces", hall.spaces);
    let mut lines = vec![pen.say.say(&filled)];
    if table.last_turns != NOT_YET && !table.over {
        lines[0] = pen.count("wk-sketch-last-turns", table.last_turns);
    }
    let sign = |space: u8| match space {
        _ if space <= table.guildhall => FILLED,
        _ if space == hall.end => END,
        _ if hall.resets.contains(&space) => RESET,
        _ => FREE,
    };
    let spaces: Vec<&str> = (1..=hall.spaces).map(sign).collect();
    lines.extend(spaces.chunks(hall.columns.max(1).into()).map(|row| row.join(" ")));
    lines
}

/// The levels from the top: points, cost, and a mark or a dot for each space.
fn cathedral(pen: &Pen<'_>) -> Vec<String> {
    let edition = pen.edition();
    let least = (0..=MAX_VIRTUE).find(|&level| !edition.virtue(level).cathedral_forbidden);
    let title = Message::new("wk-sketch-cathedral-from")
        .text("name", pen.word("wk-sketch-cathedral"))
        .int("virtue", least.unwrap_or_default());
    let mut lines = vec![pen.say.say(&title)];
    let row = |level: u8| {
        let storey = edition.storey(level);
        let here = |seat: &Seat| pen.player(*seat).cathedral == level;
        let mut marks: Vec<&str> = pen.seats().filter(here).map(|seat| pen.mark(seat)).collect();
        marks.resize(marks.len().max(storey.capacity.into()), FREE);
        vec![level.to_string(), pen.points(storey.vp), pen.cost(&storey.cost), marks.join(" ")]
    };
    let rows: Vec<Vec<String>> = (1..STOREYS as u8).rev().map(row).collect();
    lines.extend(table(&rows, &[0, 2, 3], " "));
    lines
}

fn piles(pen: &Pen<'_>) -> Vec<String> {
    let view = pen.view;
    let pile = |key, count: usize| pen.count(key, count as i64);
    let market = Message::new("wk-sketch-pile-market")
        .int("left", view.market.len() as i64)
        .int("right", view.table.turned.len() as i64);
    vec![
        pile("wk-sketch-pile-buildings", view.buildings.len()),
        pile("wk-sketch-pile-rewards", view.table.rewards.into()),
        pen.say.say(&market),
    ]
}
