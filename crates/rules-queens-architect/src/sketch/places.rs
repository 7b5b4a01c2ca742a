//! The table of places: what each demands and gives, who has built there.

use game_core::sketch::{cut, fit, len};
use game_core::{Message, Viewer};

use super::{Pen, WIDTH};
use crate::edition::{Bonus, Edition, Guilds, Place, PlaceType, StarAction};

/// The longest type, bonus and row of builders that are written in full.
const MAX_TYPE: usize = 14;
const MAX_BONUS: usize = 12;
const MAX_BUILDERS: usize = 8;

/// The cells of a place: id, name, type with its limit, guilds, bonus, builders, next site.
type Cells = [String; 7];
/// The cell that gives way where a line is too long.
const NAME: usize = 1;

/// A line for each place, the capital first, then by type.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let table = |gap| {
        let kinds = PlaceType::ALL.into_iter();
        let places = kinds.flat_map(|kind| pen.board().of_type(kind).iter());
        places.map(|place| cells(pen, place, gap)).collect::<Vec<Cells>>()
    };
    let loose = table(" ");
    let rows = if widths(&loose).iter().sum::<usize>() + 6 <= WIDTH { loose } else { table("") };
    let mut widths = widths(&rows);
    let others: usize = widths.iter().sum::<usize>() - widths[NAME] + widths.len() - 1;
    widths[NAME] = widths[NAME].min(WIDTH.saturating_sub(others));
    let line = |row: &Cells| {
        let cells = row.iter().zip(widths).map(|(cell, width)| fit(cell, width));
        cells.collect::<Vec<_>>().join(" ")
    };
    rows.iter().map(line).collect()
}

/// The longest of each cell.
fn widths(rows: &[Cells]) -> [usize; 7] {
    let longest = |cell: usize| rows.iter().map(|row| len(&row[cell])).max().unwrap_or_default();
    std::array::from_fn(longest)
}

fn cells(pen: &Pen<'_>, place: Place, gap: &str) -> Cells {
    let (board, edition) = (pen.board(), pen.edition());
    let index = place.0 as usize;
    let name = pen.name(&board.row(place).name).to_string();
    let id = pen.label(place);
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
        guilds(pen, wants.guilds, gap),
        cut(&bonus(pen, wants.bonus), MAX_BONUS),
        cut(&marks, MAX_BUILDERS),
        site.map_or(String::new(), |&site| format!("{:>2}", -i16::from(site))),
    ]
}

/// A column for each guild, with a star at those the viewer has.
fn guilds(pen: &Pen<'_>, wanted: Guilds, gap: &str) -> String {
    let own = match pen.view.viewer {
        Viewer::Seat(seat) => pen.view.table.players[seat].band.guilds(pen.edition()),
        Viewer::Spectator => Guilds::EMPTY,
    };
    let cell = |guild| {
        let (code, star) = (pen.code(guild), if own.contains(guild) { "*" } else { " " });
        if wanted.contains(guild) { format!("{code}{star}") } else { " ".repeat(len(code) + 1) }
    };
    Edition::all_guilds().map(cell).collect::<Vec<_>>().join(gap)
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
