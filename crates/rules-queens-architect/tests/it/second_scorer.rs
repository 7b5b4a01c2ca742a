//! A second scorer, written from the rules and the data file alone: it reads the state document
//! and the TOML rows, shares no code with the crate, and must agree on every final position.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;
use toml::Table;

static PERFORMANCES: LazyLock<HashMap<String, Vec<i32>>> = LazyLock::new(|| {
    let text = include_str!("../../data/default.toml");
    let file: Table = text.parse().expect("the data file is TOML");
    let rows = file["character"].as_array().expect("characters are rows");
    let numbers = |row: &toml::Value| -> Vec<i32> {
        let list = row["performance"].as_array().expect("six numbers");
        list.iter().map(|number| number.as_integer().expect("a number") as i32).collect()
    };
    let id = |row: &toml::Value| row["id"].as_str().expect("an id is text").to_string();
    rows.iter().map(|row| (id(row), numbers(row))).collect()
});

/// Total and rank of each seat (QA-64, QA-E25, QA-E41).
pub fn score_again(state: &Value) -> Vec<(i32, u8)> {
    let seats = state["seats"].as_array().expect("seats are a list");
    // A contributor before anybody else, then by the sum contributed, the track, the band.
    let lines: Vec<[i32; 4]> = seats
        .iter()
        .map(|seat| {
            let palace = seat["palace"].as_i64().unwrap_or(0) as i32;
            let track = seat["track"].as_i64().expect("a space") as i32;
            [i32::from(palace > 0), palace, track, band_sum(&seat["band"])]
        })
        .collect();
    let stopped = lines.iter().all(|line| line[0] == 0);
    let vacant = u8::from(stopped);
    let rank = |line| 1 + vacant + lines.iter().filter(|&other| other > line).count() as u8;
    lines.iter().map(|line| (line[1] + line[2], rank(line))).collect()
}

fn band_sum(band: &Value) -> i32 {
    let craftsmen = band.as_array().expect("notches are a list");
    let performance = |craftsman: &Value| {
        let numbers = &PERFORMANCES[craftsman["character"].as_str().expect("an id")];
        numbers[craftsman["position"].as_u64().expect("a position") as usize]
    };
    craftsmen.iter().filter(|craftsman| !craftsman.is_null()).map(performance).sum()
}
