//! Demand tiles and appreciation tokens.

use std::collections::BTreeSet;

use game_core::Message;
use game_core::edition::Faults;
use toml::Spanned;

use super::super::file::{self, File};
use super::super::{
    Bonus, Edition, GUILDS, Guilds, MAX_DEMANDS, MAX_TOKENS, PlaceType, Row, Wants,
};
use super::part::Part;
use super::{doubtful, tiles, words};

/// The most points or talers a town gives.
const MOST_BONUS: i64 = 20;
/// The highest value of an appreciation token.
const MOST_TOKEN: i64 = 30;

/// The appreciation tokens of the box, in the order of their values.
pub fn tokens(file: &File, edition: &mut Edition, faults: &mut Faults<'_>) {
    let mut values = Vec::new();
    for row in &file.appreciation_token {
        let (at, row) = (row.span().start, row.get_ref());
        let path = format!("appreciation_token.{}", row.value.get_ref());
        let mut part = Part::new(faults, path, at);
        part.source(&row.source);
        let value = part.number("value", &row.value, 1, MOST_TOKEN);
        let count = part.number("count", &row.count, 0, MAX_TOKENS as i64);
        values.extend(std::iter::repeat_n(value, count as usize));
    }
    let found = &file.components.appreciation_tokens.value;
    let (wanted, count) = (*found.get_ref(), values.len() as i64);
    if wanted != count {
        let message =
            Message::new("qa-edition-count-tokens").int("wanted", wanted).int("count", count);
        faults.add(found.span().start, "components.appreciation_tokens", message);
    }
    values.sort_unstable();
    edition.tokens = values.into_iter().take(MAX_TOKENS).collect();
}

/// The demand tiles, and that they are as many as the box counts.
pub fn demands(file: &File, edition: &mut Edition, faults: &mut Faults<'_>) {
    let mut seen = BTreeSet::new();
    for (index, row) in file.demand.iter().enumerate() {
        let (at, row) = (row.span().start, row.get_ref());
        if index == MAX_DEMANDS {
            let message = Message::new("qa-edition-too-many").int("most", MAX_DEMANDS as i64);
            faults.add(at, "demand", message);
            break;
        }
        let mut part = Part::new(faults, format!("demand.{}", row.id.get_ref()), at);
        part.id(&row.id, !seen.insert(row.id.get_ref()));
        let name = part.name(&row.id, &row.name);
        part.source(&row.source);
        part.own_source("guild_count", &row.source_guild_count);
        part.own_source("bonus_distribution", &row.source_bonus_distribution);
        edition.wants[index] = wants(row, edition, &mut part);
        let sources = [&row.source, &row.source_bonus_distribution];
        edition.doubts.demands += u8::from(sources.into_iter().any(doubtful));
        let source = row.source.as_ref().map(|source| source.get_ref().clone());
        edition.demands.push(Row { name, source: source.unwrap_or_default() });
    }
    counts(file, edition, faults);
}

fn wants(row: &file::Demand, edition: &Edition, part: &mut Part<'_, '_>) -> Wants {
    let kind = match words::place_type(row.kind.get_ref()) {
        Some(kind) if kind != PlaceType::Capital => kind,
        _ => {
            let message = Message::new("qa-edition-unknown-type")
                .text("type", row.kind.get_ref())
                .text("known", words::TYPES[1..].join(", "));
            part.fault(row.kind.span().start, "type", message);
            // Nothing more can be said of it; the capital has no demand.
            PlaceType::Capital
        }
    };
    let mut guilds = Guilds::EMPTY;
    part.length("guilds", &row.guilds, 1, GUILDS as i64);
    for id in row.guilds.get_ref() {
        let Some(guild) = tiles::guild("guilds", id, edition, part) else { continue };
        if guilds.contains(guild) {
            let message = Message::new("qa-edition-guild-twice").text("guild", id.get_ref());
            part.fault(id.span().start, "guilds", message);
        }
        guilds.insert(guild);
    }
    let bonus = match (&row.bonus, kind) {
        (Some(found), PlaceType::Town) => bonus(found, part),
        (None, PlaceType::Town) => {
            part.fault(row.kind.span().start, "bonus", Message::new("qa-edition-no-bonus"));
            Bonus::None
        }
        (Some(found), PlaceType::Village | PlaceType::Monastery) => {
            part.fault(found.span().start, "bonus", Message::new("qa-edition-town-bonus"));
            Bonus::None
        }
        _ => Bonus::None,
    };
    Wants { kind, guilds, bonus }
}

/// The bonus of a town (QA-50, QA-52).
fn bonus(found: &Spanned<file::Bonus>, part: &mut Part<'_, '_>) -> Bonus {
    let (at, found) = (found.span().start, found.get_ref());
    part.inline_source("bonus", at, &found.source);
    match found.kind.get_ref().as_str() {
        "appreciation" => {
            Bonus::Appreciation(part.number("bonus.amount", &found.amount, 1, MOST_BONUS))
        }
        "talers" => Bonus::Talers(part.number("bonus.amount", &found.amount, 1, MOST_BONUS)),
        "hire" => {
            part.same("bonus.amount", &found.amount, &1);
            Bonus::Hire
        }
        kind => {
            let message = Message::new("qa-edition-unknown-bonus")
                .text("type", kind)
                .text("known", "appreciation, talers, hire");
            part.fault(found.kind.span().start, "bonus.type", message);
            Bonus::None
        }
    }
}

fn counts(file: &File, edition: &Edition, faults: &mut Faults<'_>) {
    let found = &file.components;
    let of = |kind: PlaceType| edition.all_demands(kind).count() as i64;
    let mut count = |field: &str, key: &'static str, value: &Spanned<i64>, count: i64| {
        let wanted = *value.get_ref();
        if wanted != count {
            let message = Message::new(key).int("wanted", wanted).int("count", count);
            faults.add(value.span().start, format!("components.{field}"), message);
        }
    };
    let all = file.demand.len() as i64;
    count("demand_tiles", "qa-edition-count-demands", &found.demand_tiles.value, all);
    // A tile of no type is missing in one: that is reported once, as a type that is not known.
    if of(PlaceType::Capital) > 0 {
        return;
    }
    for (field, key, value, kind) in [
        (
            "demand_villages",
            "qa-edition-count-villages",
            &found.demand_villages,
            PlaceType::Village,
        ),
        (
            "demand_monasteries",
            "qa-edition-count-monasteries",
            &found.demand_monasteries,
            PlaceType::Monastery,
        ),
        ("demand_towns", "qa-edition-count-towns", &found.demand_towns, PlaceType::Town),
    ] {
        count(field, key, &value.value, of(kind));
    }
}
