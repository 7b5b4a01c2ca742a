//! The craftsmen: characters, their numbers, and how many tiles there are of each.

use std::collections::BTreeSet;

use game_core::Message;
use game_core::edition::Faults;
use toml::Spanned;

use super::super::file::{self, File};
use super::super::{
    CORNERS, Character, Edition, Facts, GUILDS, Guild, MAX_CHARACTERS, MAX_TILES, Row,
};
use super::doubtful;
use super::part::Part;

/// The highest number on a tile.
const MOST: i64 = 9;
/// Stands for a guild that the file does not have, as long as faults are looked for.
const NO_GUILD: Guild = Guild(0xff);

/// The characters, and that their tiles are as many as the box counts.
pub fn characters(file: &File, edition: &mut Edition, faults: &mut Faults<'_>) {
    let mut seen = BTreeSet::new();
    for (index, row) in file.character.iter().enumerate() {
        let (at, row) = (row.span().start, row.get_ref());
        if index == MAX_CHARACTERS {
            let message = Message::new("qa-edition-too-many").int("most", MAX_CHARACTERS as i64);
            faults.add(at, "character", message);
            break;
        }
        let mut part = Part::new(faults, format!("character.{}", row.id.get_ref()), at);
        part.id(&row.id, !seen.insert(row.id.get_ref()));
        let name = part.name(&row.id, &row.name);
        sources(row, &mut part);
        let facts = facts(row, edition, &mut part);
        let character = Character(index as u8);
        edition.facts[index] = facts;
        if facts.laborer {
            edition.laborers.insert(character);
        }
        if doubtful(&row.source) {
            edition.doubts.faces.insert(character);
        }
        let copies = if row.source_copies.is_some() { &row.source_copies } else { &row.source };
        edition.doubts.copies |= doubtful(copies);
        let source = row.source.as_ref().map(|source| source.get_ref().clone());
        edition.characters.push(Row { name, source: source.unwrap_or_default() });
    }
    counts(file, edition, faults);
}

fn sources(row: &file::Character, part: &mut Part<'_, '_>) {
    part.source(&row.source);
    part.own_source("dropout_index", &row.source_dropout_index);
    part.own_source("copies", &row.source_copies);
}

fn facts(row: &file::Character, edition: &Edition, part: &mut Part<'_, '_>) -> Facts {
    let mut performance = [0; CORNERS];
    let corners = CORNERS as i64;
    part.length("performance", &row.performance, corners, corners);
    for (index, value) in row.performance.get_ref().iter().enumerate() {
        let value = part.number("performance", value, 0, MOST);
        if let Some(corner) = performance.get_mut(index) {
            *corner = value;
        }
    }
    let copies = part.number("copies", &row.copies, 1, MAX_TILES as i64);
    Facts {
        performance,
        repair: part.number("repair", &row.repair, 0, MOST),
        guild: guild("guild", &row.guild, edition, part).unwrap_or(NO_GUILD),
        laborer: row.day_laborer,
        last: last(row, edition, part),
        copies,
        starters: part.number("starting_copies", &row.starting_copies, 0, copies.into()),
    }
}

/// The corner with the drop-out arrow. A tile is never hired past it (QA-9, QA-30).
fn last(row: &file::Character, edition: &Edition, part: &mut Part<'_, '_>) -> u8 {
    let last = part.number("dropout_index", &row.dropout_index, 0, CORNERS as i64 - 1);
    let positions = edition.numbers.positions.iter().enumerate();
    if let Some((row_of_board, start)) = positions.max_by_key(|(_, start)| **start)
        && last < *start
    {
        let message = Message::new("qa-edition-dropout")
            .int("value", last)
            .int("row", row_of_board as i64 + 1)
            .int("start", *start);
        part.fault(row.dropout_index.span().start, "dropout_index", message);
    }
    last
}

/// A guild by its id; a fault if there is none.
pub fn guild(
    field: &str,
    id: &Spanned<String>,
    edition: &Edition,
    part: &mut Part<'_, '_>,
) -> Option<Guild> {
    let found = edition.find_guild(id.get_ref()).filter(|guild| (guild.0 as usize) < GUILDS);
    if found.is_none() {
        let message = Message::new("qa-edition-unknown-guild").text("guild", id.get_ref());
        part.fault(id.span().start, field, message);
    }
    found
}

/// The rows of the file add up to what is in the box.
fn counts(file: &File, edition: &Edition, faults: &mut Faults<'_>) {
    let found = &file.components;
    let facts = || edition.facts.iter().take(edition.characters.len());
    let mut part = Part::new(faults, "components", 0);
    for (field, key, count, value) in [
        (
            "craftsmen",
            "qa-edition-count-craftsmen",
            facts().map(|facts| i64::from(facts.copies)).sum::<i64>(),
            &found.craftsmen.value,
        ),
        (
            "starting_craftsmen",
            "qa-edition-count-starters",
            facts().map(|facts| i64::from(facts.starters)).sum(),
            &found.starting_craftsmen.value,
        ),
    ] {
        let wanted = *value.get_ref();
        if count != wanted {
            let message = Message::new(key).int("wanted", wanted).int("count", count);
            part.fault(value.span().start, field, message);
        }
    }
    let each = *found.craftsmen_per_guild.value.get_ref();
    // Who belongs to no guild is missing in one: that is reported once, as a guild that is not known.
    let all_known = facts().all(|facts| facts.guild != NO_GUILD);
    for row in &file.guild {
        let (at, row) = (row.span().start, row.get_ref());
        let mut part = Part::new(faults, format!("guild.{}", row.id.get_ref()), at);
        part.agrees("tiles", &row.tiles, "components.craftsmen_per_guild", each);
        let Some(guild) = edition.find_guild(row.id.get_ref()) else { continue };
        let of_guild = facts().filter(|facts| facts.guild == guild);
        let count: i64 = of_guild.map(|facts| i64::from(facts.copies)).sum();
        if all_known && count != each {
            let message = Message::new("qa-edition-count-guild")
                .text("guild", row.id.get_ref())
                .int("wanted", each)
                .int("count", count);
            part.fault(row.tiles.span().start, "tiles", message);
        }
    }
}
