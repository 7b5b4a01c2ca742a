//! Counts, prices, limits and rulings.

use game_core::edition::Faults;
use game_core::{List, Message};
use toml::Spanned;

use super::super::file::{File, OneToSix};
use super::super::{
    CORNERS, Doubts, GUILDS, MAX_DEMANDS, MAX_SCALE, MAX_SPACES, MAX_TILES, MAX_TOKENS, MAX_TRACK,
    MOST_BONDS, Numbers, PlaceType, ROWS, Rulings, SEATS,
};
use super::part::Part;
use super::{doubtful, star, words};

/// The most talers that anything can cost or bring.
const MOST_TALERS: i64 = 99;
/// The most talers for one of something: a bond, a turn.
const MOST_EACH: i64 = 9;

/// Counts, prices and limits.
pub fn numbers(file: &File, doubts: &mut Doubts, faults: &mut Faults<'_>) -> Numbers {
    let mut numbers = Numbers::default();
    components(file, &mut numbers, faults);
    setup(file, &mut numbers, faults);
    billboard(file, &mut numbers, faults);
    price_scale(file, &mut numbers, doubts, faults);
    moneychanger(file, &mut numbers, faults);
    travel_and_tavern(file, &mut numbers, faults);
    labor_and_construct(file, &mut numbers, faults);
    track(file, &mut numbers, doubts, faults);

    star::steps(file, &mut numbers, faults);
    let limit = &file.rulings.get_ref().round_limit;
    numbers.round_limit = faults.range("rulings.round_limit", limit, 1, 9999) as u16;
    numbers
}

/// What is in the box. Whether the rows of the file add up to it, is checked where they are read.
fn components(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let meta = &file.meta;
    let mut part = Part::new(faults, "meta", 0);
    numbers.players_max = part.stated("players_max", &meta.players_max, 2, SEATS as i64);
    numbers.players_min =
        part.stated("players_min", &meta.players_min, 2, numbers.players_max.into());

    let found = &file.components;
    let mut part = Part::new(faults, "components", 0);
    numbers.craftsmen = part.stated("craftsmen", &found.craftsmen, 1, MAX_TILES as i64);
    numbers.starters =
        part.stated("starting_craftsmen", &found.starting_craftsmen, 1, numbers.craftsmen.into());
    part.stated("craftsmen_per_guild", &found.craftsmen_per_guild, 1, MAX_TILES as i64);
    let demands = MAX_DEMANDS as i64;
    part.stated("demand_tiles", &found.demand_tiles, 1, demands);
    part.stated("demand_villages", &found.demand_villages, 0, demands);
    part.stated("demand_monasteries", &found.demand_monasteries, 0, demands);
    part.stated("demand_towns", &found.demand_towns, 0, demands);
    part.stated("appreciation_tokens", &found.appreciation_tokens, 1, MAX_TOKENS as i64);
    numbers.bonds = part.stated("bonds", &found.bonds, 0, 200);
    part.stated("coins_of_1", &found.coins_of_1, 0, 200);
    part.stated("coins_of_3", &found.coins_of_3, 0, 200);
    part.only("price_markers", &found.price_markers, &1);

    let found = &found.per_player;
    let mut part = Part::new(faults, "components.per_player", 0);
    part.only("figures", &found.figures, &3);
    part.only("carriages", &found.carriages, &1);
    numbers.markers = part.stated("building_markers", &found.building_markers, 1, 99);
    part.only("tavern_boards", &found.tavern_boards, &1);
    part.only("action_stars", &found.action_stars, &1);
    part.only("quitting_time_tiles", &found.quitting_time_tiles, &(GUILDS as i64));

    let bonds = file.bonds.get_ref();
    let mut part = Part::new(faults, "bonds", file.bonds.span().start);
    part.source(&bonds.source);
    let (wanted, count) = (i64::from(numbers.bonds), *bonds.total.get_ref());
    if wanted != count {
        let message =
            Message::new("qa-edition-count-bonds").int("wanted", wanted).int("count", count);
        part.fault(bonds.total.span().start, "total", message);
    }
    coins(file, faults);
}

fn coins(file: &File, faults: &mut Faults<'_>) {
    let mut counts = [0; 2];
    for row in &file.coin {
        let (at, row) = (row.span().start, row.get_ref());
        let mut part = Part::new(faults, format!("coin.{}", row.value.get_ref()), at);
        part.source(&row.source);
        let count = i64::from(part.number("count", &row.count, 0, 200));
        match row.value.get_ref() {
            1 => counts[0] += count,
            3 => counts[1] += count,
            value => {
                let message = Message::new("qa-edition-coin").int("value", *value);
                part.fault(row.value.span().start, "value", message);
            }
        }
    }
    let found = &file.components;
    for (field, box_, value, count) in [
        ("coins_of_1", &found.coins_of_1, 1, counts[0]),
        ("coins_of_3", &found.coins_of_3, 3, counts[1]),
    ] {
        if *box_.value.get_ref() != count {
            let message = Message::new("qa-edition-count-coins")
                .int("value", value)
                .int("wanted", *box_.value.get_ref())
                .int("count", count);
            faults.add(box_.value.span().start, format!("components.{field}"), message);
        }
    }
}

fn setup(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let found = &file.setup;
    let mut part = Part::new(faults, "setup", 0);
    let bonds = i64::from(numbers.bonds / numbers.players_max);
    numbers.bonds_each = part.stated("bonds_per_player", &found.bonds_per_player, 0, bonds);
    numbers.talers_each = part.stated("coins_per_player", &found.coins_per_player, 0, MOST_TALERS);
    part.only("billboard_fill", &found.billboard_fill, &(ROWS as i64));
    part.only("draft_picks_per_player", &found.draft_picks_per_player, &2);
    part.only("draft_order", &found.draft_order, &"snake".to_string());
    numbers.turn_talers =
        part.stated("talers_per_draft_rotation", &found.talers_per_draft_rotation, 0, MOST_EACH);
    let most = CORNERS as i64 - 1;
    numbers.turn_most = part.stated("max_draft_rotations", &found.max_draft_rotations, 0, most);
    part.only("architect_start", &found.architect_start, &"construct".to_string());

    let (display, pile) = (&found.display_by_players, &found.draw_pile_by_players);
    for (field, table) in [("display_by_players", display), ("draw_pile_by_players", pile)] {
        part.inline_source(field, table.span().start, &table.get_ref().source);
    }
    let rows = display.get_ref().values().into_iter().zip(pile.get_ref().values());
    for ((players, displayed), (_, left)) in rows {
        let field = |table: &str| format!("{table}.{players}");
        // QA-22: each takes two, and all displayed starters are taken.
        let wanted = 2 * players as i64;
        numbers.display[players] = wanted as u8;
        let starters = i64::from(numbers.starters);
        if *displayed.get_ref() != wanted {
            let message = Message::new("qa-edition-display")
                .int("players", players as i64)
                .int("wanted", wanted)
                .int("value", *displayed.get_ref());
            part.fault(displayed.span().start, &field("display_by_players"), message);
        }
        if starters < ROWS as i64 + wanted {
            let message = Message::new("qa-edition-few-starters")
                .int("players", players as i64)
                .int("wanted", ROWS as i64 + wanted)
                .int("count", starters);
            part.fault(displayed.span().start, &field("display_by_players"), message);
        }
        // QA-18: all tiles that lie neither on the billboard nor on display.
        let wanted = (i64::from(numbers.craftsmen) - ROWS as i64 - wanted).max(0);
        if *left.get_ref() != wanted {
            let message = Message::new("qa-edition-draw-pile")
                .int("players", players as i64)
                .int("wanted", wanted)
                .int("value", *left.get_ref());
            part.fault(left.span().start, &field("draw_pile_by_players"), message);
        }
    }
}

fn billboard(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let found = file.billboard.get_ref();
    let mut part = Part::new(faults, "billboard", file.billboard.span().start);
    part.source(&found.source);
    part.same("spaces", &found.spaces, &(ROWS as i64));
    part.number("guild_icon_clock", &found.guild_icon_clock, 1, 12);
    part.own_source("guild_icon_clock", &found.source_guild_icon_clock);
    if found.row.len() != ROWS {
        let message = Message::new("qa-edition-rows")
            .int("wanted", ROWS as i64)
            .int("count", found.row.len() as i64);
        part.fault_here(message);
    }
    for (index, row) in found.row.iter().enumerate().take(ROWS) {
        let (at, row) = (row.span().start, row.get_ref());
        let number = index as i64 + 1;
        let mut part = Part::new(faults, format!("billboard.row.{number}"), at);
        if *row.row.get_ref() != number {
            let message = Message::new("qa-edition-row")
                .int("value", *row.row.get_ref())
                .int("wanted", number);
            part.fault(row.row.span().start, "row", message);
        }
        part.needed_source("price", &row.source_price);
        part.needed_source("start_index", &row.source_start_index);
        part.needed_source("hammer_clock", &row.source_hammer_clock);
        part.number("hammer_clock", &row.hammer_clock, 1, 12);
        numbers.prices[index] = price(index, &row.price, &mut part);
        let start = part.number("start_index", &row.start_index, 0, CORNERS as i64 - 1);
        numbers.positions[index] = start;
        // QA-9: a craftsman at position p has 6 - p jobs left.
        part.agrees("jobs_left", &row.jobs_left, "start_index", CORNERS as i64 - i64::from(start));
    }
}

/// The price of a row of the billboard; the top row has that of the scale (QA-29).
fn price(index: usize, found: &Spanned<toml::Value>, part: &mut Part<'_, '_>) -> u8 {
    let at = found.span().start;
    match found.get_ref() {
        toml::Value::String(word) if index == 0 && word == "scale" => 0,
        toml::Value::Integer(talers) if index > 0 => {
            let talers = Spanned::new(found.span(), *talers);
            part.number("price", &talers, 0, MOST_TALERS)
        }
        _ if index == 0 => {
            part.fault(at, "price", Message::new("qa-edition-top-price"));
            0
        }
        _ => {
            part.fault(at, "price", Message::new("qa-edition-row-price"));
            0
        }
    }
}

fn price_scale(file: &File, numbers: &mut Numbers, doubts: &mut Doubts, faults: &mut Faults<'_>) {
    let found = file.price_scale.get_ref();
    let mut part = Part::new(faults, "price_scale", file.price_scale.span().start);
    part.source(&found.source);
    doubts.scale = doubtful(&found.source);
    part.only("step", &found.step, &-1);
    part.stated_source("leftmost", &found.leftmost);
    part.length("values", &found.values, 1, MAX_SCALE as i64);
    let values = found.values.get_ref();
    for (index, value) in values.iter().enumerate() {
        let price = part.number("values", value, 0, MOST_TALERS);
        let before = index.checked_sub(1).map(|before| *values[before].get_ref());
        if let Some(before) = before.filter(|before| before.saturating_sub(1) != *value.get_ref()) {
            let message = Message::new("qa-edition-scale-step")
                .int("value", *value.get_ref())
                .int("before", before)
                .int("wanted", before.saturating_sub(1));
            part.fault(value.span().start, "values", message);
        }
        if index < MAX_SCALE {
            numbers.scale.push(price);
        }
    }
    if let Some(first) = values.first() {
        part.agrees("leftmost", &found.leftmost.value, "price_scale.values", *first.get_ref());
    }
}

fn moneychanger(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let found = file.moneychanger.get_ref();
    let mut part = Part::new(faults, "moneychanger", file.moneychanger.span().start);
    part.source(&found.source);
    numbers.bond_talers = part.stated("talers_per_bond", &found.talers_per_bond, 0, MOST_EACH);
    part.length("track", &found.track, 1, MAX_SCALE as i64);
    let spaces = found.track.get_ref().iter().map(|value| ("track", value));
    let bonds = rising(spaces, (1, MOST_BONDS.into()), &mut part);
    numbers.confidence = bonds.into_iter().take(MAX_SCALE).collect::<List<_, MAX_SCALE>>();
    part.stated_source("second_space", &found.second_space);
    if let Some(second) = found.track.get_ref().get(1) {
        let wanted = *second.get_ref();
        part.agrees("second_space", &found.second_space.value, "moneychanger.track", wanted);
    }
}

fn travel_and_tavern(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let costs = &file.travel.cost_by_spaces;
    let mut part = Part::new(faults, "travel", 0);
    let most = MAX_SPACES as i64;
    numbers.travel_most = part.stated("max_spaces", &file.travel.max_spaces, 1, most);
    part.inline_source("cost_by_spaces", costs.span().start, &costs.get_ref().source);
    let mut part = Part::new(faults, "travel.cost_by_spaces", costs.span().start);
    numbers.travel = one_to_six(costs.get_ref(), &mut part);

    let tavern = file.tavern.get_ref();
    let fees = &tavern.fee_by_tiles;
    let mut part = Part::new(faults, "tavern", file.tavern.span().start);
    part.source(&tavern.source);
    part.inline_source("fee_by_tiles", fees.span().start, &fees.get_ref().source);
    if tavern.areas.get_ref() != &words::AREAS {
        let message = Message::new("qa-edition-fixed")
            .text("value", tavern.areas.get_ref().join(", "))
            .text("wanted", words::AREAS.join(", "));
        part.fault(tavern.areas.span().start, "areas", message);
    }
    let mut part = Part::new(faults, "tavern.fee_by_tiles", fees.span().start);
    numbers.fees = one_to_six(fees.get_ref(), &mut part);
}

/// Prices by number; nothing costs nothing.
fn one_to_six(table: &OneToSix, part: &mut Part<'_, '_>) -> [u8; 7] {
    let values = ["1", "2", "3", "4", "5", "6"].into_iter().zip(table.values());
    let mut prices = [0; 7];
    prices[1..].copy_from_slice(&rising(values, (0, MOST_TALERS), part));
    prices
}

/// Values that never fall.
fn rising<'a>(
    values: impl Iterator<Item = (&'a str, &'a Spanned<i64>)>,
    (least, most): (i64, i64),
    part: &mut Part<'_, '_>,
) -> Vec<u8> {
    let mut before = None;
    let mut found = Vec::new();
    for (field, value) in values {
        found.push(part.number(field, value, least, most));
        let value_now = *value.get_ref();
        if let Some(before) = before.filter(|&before| before > value_now) {
            let message =
                Message::new("qa-edition-falls").int("value", value_now).int("before", before);
            part.fault(value.span().start, field, message);
        }
        before = Some(value_now);
    }
    found
}

fn labor_and_construct(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let labor = &file.day_laborer;
    let mut part = Part::new(faults, "day_laborer", 0);
    numbers.labor_talers = part.stated(
        "talers_per_two_craftsmen_rounded_up",
        &labor.talers_per_two_craftsmen_rounded_up,
        0,
        MOST_EACH,
    );
    numbers.icon_talers =
        part.stated("talers_per_rotated_icon", &labor.talers_per_rotated_icon, 0, MOST_EACH);

    let found = &file.construct;
    let mut part = Part::new(faults, "construct", 0);
    let caps = found.cap.get_ref();
    part.inline_source("cap", found.cap.span().start, &caps.source);
    for (kind, field, cap) in [
        (PlaceType::Village, "cap.village", &caps.village),
        (PlaceType::Monastery, "cap.monastery", &caps.monastery),
        (PlaceType::Town, "cap.town", &caps.town),
    ] {
        numbers.caps[kind as usize] = part.number(field, cap, 1, 99);
    }
    let most = GUILDS as i64;
    numbers.repair_most = part.stated("repair_max_craftsmen", &found.repair_max_craftsmen, 1, most);
    part.only("bonds_per_surplus_point", &found.bonds_per_surplus_point, &1);
    // Six craftsmen of 9 are the best band there can be.
    numbers.palace = part.stated("palace_min_performance", &found.palace_min_performance, 1, 54);
}

fn track(file: &File, numbers: &mut Numbers, doubts: &mut Doubts, faults: &mut Faults<'_>) {
    let found = file.appreciation_track.get_ref();
    let at = file.appreciation_track.span().start;
    let mut part = Part::new(faults, "appreciation_track", at);
    part.source(&found.source);
    part.only("same_on_both_sides", &found.same_on_both_sides, &true);
    doubts.track = doubtful(&found.source) || doubtful(&found.same_on_both_sides.source);
    let tokens = *file.components.appreciation_tokens.value.get_ref();
    let most = tokens.clamp(1, MAX_TRACK as i64);
    numbers.track = part.number("token_spaces", &found.token_spaces, 1, most);
}

/// What counts where the rule books leave a question open.
pub fn rulings(file: &File, faults: &mut Faults<'_>) -> Rulings {
    let found = file.rulings.get_ref();
    let mut part = Part::new(faults, "rulings", file.rulings.span().start);
    part.source(&found.source);
    part.own_source("bond_supply_limited", &found.source_bond_supply_limited);
    for (field, value) in [
        ("coin_supply_limited", &found.coin_supply_limited),
        ("refill_from_discard_when_pile_is_empty", &found.refill_from_discard_when_pile_is_empty),
    ] {
        if *value.get_ref() {
            let message = Message::new("qa-edition-ruling").text("ruling", field);
            part.fault(value.span().start, field, message);
        }
    }
    Rulings {
        price_marker_moves_when_hire_is_forfeited: found.price_marker_moves_when_hire_is_forfeited,
        town_hire_moves_price_marker: found.town_hire_moves_price_marker,
        town_hire_timing: found.town_hire_timing,
        town_hire_new_craftsman_is_rotated: found.town_hire_new_craftsman_is_rotated,
        bond_supply_limited: found.bond_supply_limited,
        travel_zero_spaces_allowed: found.travel_zero_spaces_allowed,
        tavern_zero_tiles_allowed: found.tavern_zero_tiles_allowed,
        palace_is_optional: found.palace_is_optional,
    }
}
