//! The table of places: what each demands and gives, who has built there.

use game_core::{Message, Viewer};

use super::words::{cut, fit, len};
use super::{MAX_ID, Pen, WIDTH};
use crate::edition::{Bonus, Edition, Guilds, Place, PlaceType, StarAction};

/// The longest type, bonus and row of builders that are written in full.
const MAX_TYPE: usize = 14;
const MAX_BONUS: usize = 12;
const MAX_BUILDERS: usize = 8;

/// The cells of a place: id, name, type with its limit, guilds, bonus, builders, next site.
type Cells = [String; 7];
const NAME: usize = 1;

/// A line for each place, the capital first, then by type.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let own = match pen.view.viewer {
        Viewer::Seat(seat) => pen.view.table.players[seat].band.guilds(pen.edition()),
        Viewer::Spectator => Guilds::EMPTY,
    };
    let board = pen.board();
    let places = PlaceType::ALL.into_iter().flat_map(|kind| board.of_type(kind).iter());
    let rows: Vec<Cells> = places.map(|place| cells(pen, place, own)).collect();
    let mut widths = [0; 7];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = len(cell).max(*width);
        }
    }
    let others: usize = widths.iter().sum::<usize>() - widths[NAME] + widths.len() - 1;
    widths[NAME] = widths[NAME].min(WIDTH.saturating_sub(others));
    let line = |row: &Cells| {
        let cells: Vec<String> =
            row.iter().zip(widths).map(|(cell, width)| fit(cell, width)).collect();
        cells.join(" ")
    };
    rows.iter().map(line).collect()
}

fn cells(pen: &Pen<'_>, place: Place, own: Guilds) -> Cells {
    let (board, edition) = (pen.board(), pen.edition());
    let index = place.0 as usize;
    let name = pen.name(&board.row(place).name).to_string();
    let id = cut(&pen.label(place), MAX_ID);
    if place == board.capital {
        let palace = Message::new("qa-sketch-palace").int("sum", edition.numbers().palace);
        let palace = cut(&pen.say.say(&palace), MAX_TYPE);
        return [id, name, palace, String::new(), String::new(), String::new(), String::new()];
    }
    let kind = board.kinds[index];
    let cap = edition.numbers().caps[kind as usize];
    let kind = cut(pen.name(&edition.place_types[kind as usize]), MAX_TYPE - 3);
    let wants = edition.wants(pen.view.table.demands[index]);
    let builders = pen.view.table.builders[index];
    let marks: String = builders.iter().map(|seat| pen.mark(seat)).collect();
    let site = board.sites.get(builders.len());
    [
        id,
        name,
        format!("{kind} {cap}"),
        guilds(pen, wants.guilds, own),
        cut(&bonus(pen, wants.bonus), MAX_BONUS),
        cut(&marks, MAX_BUILDERS),
        site.map_or(String::new(), |&site| format!("{:>3}", -i16::from(site))),
    ]
}

/// A column for each guild, with a star at those the viewer has.
fn guilds(pen: &Pen<'_>, wanted: Guilds, own: Guilds) -> String {
    let cell = |guild| {
        let code = pen.code(guild);
        let width = len(code) + 1;
        match (wanted.contains(guild), own.contains(guild)) {
            (true, true) => format!("{code}*"),
            (true, false) => format!("{code} "),
            (false, _) => " ".repeat(width),
        }
    };
    Edition::all_guilds().map(cell).collect()
}

fn bonus(pen: &Pen<'_>, bonus: Bonus) -> String {
    let count = |key, count: u8| pen.say.say(&Message::new(key).int("count", count));
    match bonus {
        Bonus::None => String::new(),
        Bonus::Appreciation(points) => count("qa-sketch-points", points),
        Bonus::Talers(talers) => count("qa-sketch-talers", talers),
        Bonus::Hire => pen.name(pen.edition().action_name(StarAction::Hire)).to_string(),
    }
}
