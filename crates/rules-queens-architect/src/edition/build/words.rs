//! What people read: words in three languages, guilds, and what the box says about itself.

use std::collections::BTreeSet;

use game_core::edition::Faults;
use game_core::{Message, Name};
use toml::Spanned;

use super::super::file::{File, Word};
use super::super::{GUILDS, PlaceType, Row, StarAction};
use super::part::Part;

/// The ids of the spaces of the star, in the order of [`StarAction`].
pub const ACTIONS: [&str; 6] =
    ["construct", "day_laborer", "hire", "moneychanger", "travel", "tavern"];
/// The ids of the types of places, in the order of [`PlaceType`].
pub const TYPES: [&str; 4] = ["capital", "village", "monastery", "town"];
/// The ids of the areas of a tavern, in the order of tiles passing through.
pub const AREAS: [&str; 3] = ["entrance", "saloon", "dormitory"];

/// The space of the star with this id.
pub fn action(id: &str) -> Option<StarAction> {
    ACTIONS.iter().position(|known| *known == id).map(|index| StarAction::ALL[index])
}

/// The type of place with this id.
pub fn place_type(id: &str) -> Option<PlaceType> {
    TYPES.iter().position(|known| *known == id).map(|index| PlaceType::ALL[index])
}

/// Checks what no rule reads: designer, year, references.
pub fn about(file: &File, faults: &mut Faults<'_>) {
    let meta = &file.meta;
    let mut part = Part::new(faults, "meta", 0);
    for (field, text) in [("designer", &meta.designer), ("publisher", &meta.publisher)] {
        part.stated_source(field, text);
        part.not_empty(field, &text.value);
    }
    part.stated("year", &meta.year, 1900, 2100);
    part.stated("age_min", &meta.age_min, 1, 99);
    part.stated("minutes", &meta.minutes, 1, 999);
    for reference in &file.reference {
        let path = format!("reference.{}", reference.id.get_ref());
        let mut part = Part::new(faults, path, reference.id.span().start);
        part.not_empty("id", &reference.id);
        part.not_empty("address", &reference.address);
    }
}

/// The six guilds.
pub fn guilds(file: &File, faults: &mut Faults<'_>) -> Vec<Row> {
    if file.guild.len() != GUILDS {
        let at = file.guild.get(GUILDS).or(file.guild.last()).map_or(0, |row| row.span().start);
        let message = Message::new("qa-edition-guilds")
            .int("wanted", GUILDS as i64)
            .int("count", file.guild.len() as i64);
        faults.add(at, "guild", message);
    }
    let mut seen = BTreeSet::new();
    let mut rows = Vec::new();
    for spanned in &file.guild {
        let row = spanned.get_ref();
        let path = format!("guild.{}", row.id.get_ref());
        let mut part = Part::new(faults, path, spanned.span().start);
        part.id(&row.id, !seen.insert(row.id.get_ref()));
        let name = part.name(&row.id, &row.name);
        part.source(&row.source);
        part.own_source("name_de", &row.source_name_de);
        part.own_source("color", &row.source_color);
        part.own_source("tiles", &row.source_tiles);
        part.not_empty("color", &row.color);
        let digits = row.rgb.get_ref().strip_prefix('#').unwrap_or_default();
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            let message = Message::new("qa-edition-rgb").text("text", row.rgb.get_ref());
            part.fault(row.rgb.span().start, "rgb", message);
        }
        let source = row.source.as_ref().map(|source| source.get_ref().clone());
        rows.push(Row { name, source: source.unwrap_or_default() });
    }
    rows
}

/// Words for a fixed set of things: a row for each id of `wanted`, returned in that order.
pub fn fixed(
    rows: &[Spanned<Word>],
    table: &str,
    wanted: &[&str],
    faults: &mut Faults<'_>,
) -> Vec<Name> {
    let names = read(rows, table, faults);
    for (row, name) in rows.iter().zip(&names) {
        if !wanted.contains(&name.id.as_str()) {
            let message = Message::new("qa-edition-unknown-word")
                .text("id", &name.id)
                .text("known", wanted.join(", "));
            faults.add(row.get_ref().id.span().start, format!("{table}.{}.id", name.id), message);
        }
    }
    let mut found = Vec::new();
    for id in wanted {
        if let Some(name) = names.iter().find(|name| name.id == *id) {
            found.push(name.clone());
        } else {
            let at = rows.last().map_or(0, |row| row.span().start);
            faults.add(at, table, Message::new("qa-edition-no-word").text("id", *id));
        }
    }
    found
}

/// Further words of the rule books.
pub fn terms(file: &File, faults: &mut Faults<'_>) -> Vec<Name> {
    read(&file.term, "term", faults)
}

fn read(rows: &[Spanned<Word>], table: &str, faults: &mut Faults<'_>) -> Vec<Name> {
    let mut seen = BTreeSet::new();
    let mut names = Vec::new();
    for spanned in rows {
        let row = spanned.get_ref();
        let path = format!("{table}.{}", row.id.get_ref());
        let mut part = Part::new(faults, path, spanned.span().start);
        part.id(&row.id, !seen.insert(row.id.get_ref()));
        part.source(&row.source);
        names.push(part.name(&row.id, &row.name));
    }
    names
}
