//! A second scorer, written from the rules and the data file alone: it reads the state document
//! and the TOML rows, shares no code with the crate, and must agree on every final position.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;
use toml::Table;

static CARDS: LazyLock<HashMap<String, Table>> = LazyLock::new(|| {
    let text = include_str!("../../data/default.toml");
    let file: Table = text.parse().expect("the data file is TOML");
    let rows = file["card"].as_array().expect("cards are rows");
    let row = |row: &toml::Value| row.as_table().expect("a row is a table").clone();
    let id = |row: &Table| row["id"].as_str().expect("an id is text").to_string();
    rows.iter().map(row).map(|row| (id(&row), row)).collect()
});

/// A face-up card as the document shows it.
struct Shown<'a> {
    id: &'a str,
    seat: u64,
    side: usize,
}

type City<'a> = HashMap<(i32, i32), Shown<'a>>;

/// Total and rank of each seat (AR-47, AR-48).
pub fn score_again(state: &Value) -> Vec<(i32, u8)> {
    let city = read_city(state);
    let seats = state["seats"].as_array().expect("seats are a list");
    let lines: Vec<(i32, i32, i32)> = seats
        .iter()
        .enumerate()
        .map(|(seat, doc)| {
            let mut values: Vec<i32> = Vec::new();
            let mut extra = 0;
            for (&place, card) in city.iter().filter(|(_, card)| card.seat == seat as u64) {
                values.push(value(&city, place));
                extra += end_effects(&city, place, card);
            }
            for front in ids(&doc["front"]) {
                let row = &CARDS[front];
                values.push(row["base"].as_str().unwrap().parse().expect("a plain number"));
                let each = effect(row, "vp_per_cemetery_card").map_or(0, |p| int(p, "vp_each"));
                extra += each * ids(&doc["beside"]).count() as i32;
            }
            let total = values.iter().sum::<i32>() + extra;
            let lowest = values.iter().min().copied().unwrap_or(i32::MAX);
            (total, values.len() as i32, -lowest.min(1000))
        })
        .collect();
    let rank = |line| 1 + lines.iter().filter(|&other| other > line).count() as u8;
    lines.iter().map(|line| (line.0, rank(line))).collect()
}

fn read_city(state: &Value) -> City<'_> {
    let mut city = City::new();
    for space in state["city"].as_array().expect("the city is a list") {
        let (street, column) =
            space["at"].as_str().unwrap().split_once(':').expect("street:column");
        let place = (street.parse().unwrap(), column.parse().unwrap());
        // Only the uppermost card can be face up; a face-down one has no side and no value.
        if let Some(top) = space["stack"].get(0)
            && let Some(side) = top["side"].as_u64()
        {
            let (id, seat) = (top["card"].as_str().unwrap(), top["seat"].as_u64().unwrap());
            city.insert(place, Shown { id, seat, side: side as usize });
        }
    }
    city
}

/// The current value: a number, or X of the card to the left, or the number of the column.
fn value(city: &City<'_>, (street, column): (i32, i32)) -> i32 {
    let Some(card) = city.get(&(street, column)) else { return 0 };
    let side = CARDS[card.id]["sides"][card.side].as_str().unwrap();
    if let Some(offset) = side.strip_prefix('X') {
        return value(city, (street, column - 1)) + offset.parse().unwrap_or(0);
    }
    if let Some(offset) = side.strip_prefix('N') {
        return column + offset.parse().unwrap_or(0);
    }
    side.parse().expect("a plain number")
}

fn end_effects(city: &City<'_>, (street, column): (i32, i32), card: &Shown<'_>) -> i32 {
    let places =
        [(street, column - 1), (street, column + 1), (street - 1, column), (street + 1, column)];
    let near: Vec<&Shown<'_>> = places.iter().filter_map(|place| city.get(place)).collect();
    let row = &CARDS[card.id];
    let named = |params: &Table| {
        let names = params["names"].as_array().unwrap();
        let own = params["owner"].as_str() == Some("self");
        let is_named =
            |other: &&&Shown<'_>| names.iter().any(|name| name.as_str() == Some(other.id));
        near.iter().filter(is_named).filter(|other| !own || other.seat == card.seat).count() as i32
    };
    let mut points = 0;
    if let Some(params) = effect(row, "vp_per_adjacent_own") {
        points += int(params, "vp_each")
            * near.iter().filter(|other| other.seat == card.seat).count() as i32;
    }
    if let Some(params) = effect(row, "vp_per_adjacent_named") {
        points += int(params, "vp_each") * named(params);
    }
    if let Some(params) = effect(row, "vp_if_adjacent_named") {
        points += if named(params) > 0 { int(params, "vp") } else { 0 };
    }
    points
}

fn effect<'a>(row: &'a Table, tag: &str) -> Option<&'a Table> {
    let effects = row["effect"].as_array()?;
    effects.iter().find(|effect| effect["tag"].as_str() == Some(tag))?.get("params")?.as_table()
}

fn int(params: &Table, name: &str) -> i32 {
    params[name].as_integer().expect("a number") as i32
}

fn ids(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}
