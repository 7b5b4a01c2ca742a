//! The sides of the board: places, roads, building sites.

use std::collections::BTreeSet;

use game_core::edition::Faults;
use game_core::{List, Message, Name};
use toml::Spanned;

use super::super::file::{self, File};
use super::super::{
    Board, Edition, MAX_PLACES, MAX_SPACES, Place, PlaceRow, PlaceType, Places, SEATS,
};
use super::part::Part;
use super::{doubtful, words};

/// The most sides of the board: one for each number of players.
const MAX_BOARDS: usize = SEATS - 1;
/// The most that a building site deducts.
const MOST_DEDUCTED: i64 = 30;

/// The sides of the board, and which number of players plays on which.
pub fn boards(file: &File, edition: &mut Edition, faults: &mut Faults<'_>) {
    let mut seen = BTreeSet::new();
    let mut played: [Option<usize>; SEATS + 1] = [None; SEATS + 1];
    for (index, spanned) in file.board.iter().enumerate() {
        let (at, row) = (spanned.span().start, spanned.get_ref());
        if index == MAX_BOARDS {
            let message = Message::new("qa-edition-too-many").int("most", MAX_BOARDS as i64);
            faults.add(at, "board", message);
            break;
        }
        let mut part = Part::new(faults, format!("board.{}", row.id.get_ref()), at);
        part.id(&row.id, !seen.insert(row.id.get_ref()));
        sources(row, &mut part);
        edition.doubts.boards += u8::from(is_doubtful(row));
        let most = players(row, index, &mut played, &mut part);
        let mut board = Board {
            id: row.id.get_ref().clone(),
            places: Places::EMPTY,
            rows: [const { None }; MAX_PLACES],
            kinds: [PlaceType::Capital; MAX_PLACES],
            lines: Vec::new(),
            roads: [Places::EMPTY; MAX_PLACES],
            within: [[Places::EMPTY; MAX_SPACES + 1]; MAX_PLACES],
            capital: Place(0),
            sites: sites("building_sites", &row.building_sites, &mut part),
        };
        if row.building_sites.get_ref().len() < most {
            let message = Message::new("qa-edition-few-sites")
                .int("count", row.building_sites.get_ref().len() as i64)
                .int("players", most as i64);
            part.fault(row.building_sites.span().start, "building_sites", message);
        }
        locations(row, &mut board, edition, faults);
        let mut part = Part::new(faults, format!("board.{}", row.id.get_ref()), at);
        capital(row, &mut board, edition, &mut part);
        roads(row, &mut board, edition, &mut part);
        enough_demands(&board, edition, &mut part);
        connected(row, &board, edition, faults);
        board.measure();
        edition.boards.push(board);
    }
    for (players, side) in played.iter().enumerate().skip(2) {
        edition.board_for[players] = side.unwrap_or_default() as u8;
        if side.is_none() {
            let at = file.board.last().map_or(0, |row| row.span().start);
            faults.add(
                at,
                "board",
                Message::new("qa-edition-no-board").int("players", players as i64),
            );
        }
    }
    general_sites(file, played[SEATS], faults);
}

fn sources(row: &file::Board, part: &mut Part<'_, '_>) {
    part.source(&row.source);
    part.own_source("players", &row.source_players);
    part.own_source("building_sites", &row.source_building_sites);
    part.own_source("roads", &row.source_roads);
}

/// Whether anything that matters on this side was designed and not found. Where a place is drawn
/// does not matter.
fn is_doubtful(row: &file::Board) -> bool {
    let own = [&row.source, &row.source_building_sites, &row.source_roads];
    let places = row.location.iter().map(|place| &place.get_ref().source);
    own.into_iter().chain(places).any(doubtful)
}

/// Notes who plays on this side, and returns the most players that do.
fn players(
    row: &file::Board,
    index: usize,
    played: &mut [Option<usize>; SEATS + 1],
    part: &mut Part<'_, '_>,
) -> usize {
    part.length("players", &row.players, 1, SEATS as i64 - 1);
    let mut most = 0;
    for value in row.players.get_ref() {
        let players = part.number("players", value, 2, SEATS as i64) as usize;
        most = most.max(players);
        if *value.get_ref() != players as i64 {
            continue;
        }
        if played[players].replace(index).is_some() {
            let message = Message::new("qa-edition-board-twice").int("players", players as i64);
            part.fault(value.span().start, "players", message);
        }
    }
    most
}

/// What building sites deduct, the best one first. The file writes it as printed, below zero.
fn sites(
    field: &str,
    list: &Spanned<Vec<Spanned<i64>>>,
    part: &mut Part<'_, '_>,
) -> List<u8, SEATS> {
    part.length(field, list, 1, SEATS as i64);
    let mut before = None;
    let mut sites = List::new();
    for site in list.get_ref() {
        let value = *site.get_ref();
        part.number(field, site, -MOST_DEDUCTED, 0);
        if let Some(before) = before.filter(|&before| value > before) {
            let message =
                Message::new("qa-edition-site-order").int("value", value).int("before", before);
            part.fault(site.span().start, field, message);
        }
        before = Some(value);
        if !sites.is_full() {
            sites.push(value.clamp(-MOST_DEDUCTED, 0).unsigned_abs() as u8);
        }
    }
    sites
}

/// The list that the rule books state is that of the side for four (QA-E37).
fn general_sites(file: &File, side: Option<usize>, faults: &mut Faults<'_>) {
    let found = &file.construct.building_sites;
    let at = found.values.span().start;
    let mut part = Part::new(faults, "construct", at);
    part.inline_source("building_sites", at, &found.source);
    let Some(side) = side.and_then(|side| file.board.get(side)) else { return };
    let side = side.get_ref();
    let plain = |list: &Spanned<Vec<Spanned<i64>>>| -> Vec<i64> {
        list.get_ref().iter().map(|site| *site.get_ref()).collect()
    };
    let wanted = plain(&side.building_sites);
    if plain(&found.values) != wanted {
        let wanted: Vec<_> = wanted.iter().map(i64::to_string).collect();
        let message = Message::new("qa-edition-general-sites")
            .text("wanted", wanted.join(", "))
            .text("board", side.id.get_ref());
        part.fault(at, "building_sites", message);
    }
}

fn locations(row: &file::Board, board: &mut Board, edition: &mut Edition, faults: &mut Faults<'_>) {
    for spanned in &row.location {
        let (at, found) = (spanned.span().start, spanned.get_ref());
        let id = found.id.get_ref();
        let path = format!("board.{}.{id}", row.id.get_ref());
        let mut part = Part::new(faults, path, at);
        let known = edition.find_place(id);
        part.id(&found.id, known.is_some_and(|place| board.places.contains(place)));
        part.source(&found.source);
        part.own_source("xy", &found.source_xy);
        let kind = words::place_type(found.kind.get_ref());
        if kind.is_none() {
            let message = Message::new("qa-edition-unknown-type")
                .text("type", found.kind.get_ref())
                .text("known", words::TYPES.join(", "));
            part.fault(found.kind.span().start, "type", message);
        }
        // A village stands in for what is not known: it needs a road as every place does.
        let kind = kind.unwrap_or(PlaceType::Village);
        let name = place_name(found, kind, edition, &mut part);
        let x = faults.range(format!("board.{}.{id}.x", row.id.get_ref()), &found.x, 0, 1000);
        let y = faults.range(format!("board.{}.{id}.y", row.id.get_ref()), &found.y, 0, 1000);
        let place = match known {
            Some(place) => place,
            None if edition.places.len() < MAX_PLACES => {
                edition.places.push(id.clone());
                Place(edition.places.len() as u8 - 1)
            }
            None => {
                let message = Message::new("qa-edition-too-many").int("most", MAX_PLACES as i64);
                faults.add(at, format!("board.{}.{id}", row.id.get_ref()), message);
                continue;
            }
        };
        board.places.insert(place);
        board.kinds[place.0 as usize] = kind;
        board.rows[place.0 as usize] = Some(PlaceRow { name, x: x as u16, y: y as u16 });
    }
}

/// A proper name is the same in every language; the capital goes by the name of its type.
fn place_name(
    found: &file::Location,
    kind: PlaceType,
    edition: &Edition,
    part: &mut Part<'_, '_>,
) -> Name {
    let id = found.id.get_ref().clone();
    let plain = |id: String, en: String| Name { id, en, fr: None, pt: None };
    match (&found.name, edition.place_types.get(kind as usize)) {
        (Some(name), _) => {
            part.not_empty("name", name);
            plain(id, name.get_ref().clone())
        }
        (None, Some(words)) if kind == PlaceType::Capital => Name { id, ..words.clone() },
        _ => {
            if kind != PlaceType::Capital {
                part.fault(found.id.span().start, "name", Message::new("edition-empty"));
            }
            plain(id, String::new())
        }
    }
}

/// Exactly one place is the capital.
fn capital(row: &file::Board, board: &mut Board, edition: &Edition, part: &mut Part<'_, '_>) {
    let is_capital = |place: &&Spanned<file::Location>| place.get_ref().kind.get_ref() == "capital";
    let mut capitals = row.location.iter().filter(is_capital);
    let count = row.location.iter().filter(is_capital).count();
    if count != 1 {
        part.fault_here(Message::new("qa-edition-capital").int("count", count as i64));
    }
    let first = capitals.next().and_then(|place| edition.find_place(place.get_ref().id.get_ref()));
    board.capital = first.or(board.places.first()).unwrap_or_default();
}

/// Roads join two different places of this side, each pair once.
fn roads(row: &file::Board, board: &mut Board, edition: &Edition, part: &mut Part<'_, '_>) {
    for spanned in row.roads.get_ref() {
        let (at, ends) = (spanned.span().start, spanned.get_ref());
        let [from, to] = ends.as_slice() else {
            let message = Message::new("qa-edition-road-ends").int("count", ends.len() as i64);
            part.fault(at, "roads", message);
            continue;
        };
        let mut find = |id: &String| {
            let place = edition.find_place(id).filter(|place| board.places.contains(*place));
            if place.is_none() {
                let message = Message::new("qa-edition-road-nowhere").text("place", id);
                part.fault(at, "roads", message);
            }
            place
        };
        let (Some(a), Some(b)) = (find(from), find(to)) else { continue };
        if a == b {
            let message = Message::new("qa-edition-road-loop").text("place", from);
            part.fault(at, "roads", message);
        } else if board.roads[a.0 as usize].contains(b) {
            let message = Message::new("qa-edition-road-twice").text("from", from).text("to", to);
            part.fault(at, "roads", message);
        } else {
            board.roads[a.0 as usize].insert(b);
            board.roads[b.0 as usize].insert(a);
            board.lines.push((a, b));
        }
    }
}

/// QA-15: every demand space gets a tile of its own type.
fn enough_demands(board: &Board, edition: &Edition, part: &mut Part<'_, '_>) {
    for kind in &PlaceType::ALL[1..] {
        let (wanted, count) = (board.of_type(*kind).len(), edition.all_demands(*kind).count());
        if wanted > count {
            let message = Message::new("qa-edition-few-demands")
                .text("type", words::TYPES[*kind as usize])
                .int("wanted", wanted as i64)
                .int("count", count as i64);
            part.fault_here(message);
        }
    }
}

/// Every place can be reached from the capital.
fn connected(row: &file::Board, board: &Board, edition: &Edition, faults: &mut Faults<'_>) {
    let mut reached = Places::only(board.capital);
    for _ in 0..MAX_PLACES {
        reached = reached.iter().fold(reached, |all, at| all | board.roads[at.0 as usize]);
    }
    for spanned in &row.location {
        let id = spanned.get_ref().id.get_ref();
        if edition.find_place(id).is_some_and(|place| board.places.minus(reached).contains(place)) {
            let message = Message::new("qa-edition-unreachable").text("place", id);
            let field = format!("board.{}.{id}", row.id.get_ref());
            faults.add(spanned.span().start, field, message);
        }
    }
}
