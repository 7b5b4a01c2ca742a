//! From the tables of the data file to the edition, with every fault on the way.

mod board;
mod cards;
mod effects;
mod hash;
mod numbers;

use std::cell::RefCell;

use game_core::edition::{Faults, parse_toml};
use game_core::{EditionFaults, EditionInfo};
use toml::de::DeTable;

use super::read::Table;
use super::{Edition, Values, Words};

/// Parses, checks and builds.
///
/// # Panics
/// Never: what `parse_toml` can read, TOML can read again.
pub fn build(file: &str, text: &str) -> Result<Edition, EditionFaults> {
    parse_toml::<toml::Table>("west-kingdom", file, text)?;
    let tree = DeTable::parse(text).expect("it was read before");
    let sink = RefCell::new(Faults::new(file, text));
    let mut root = Table::new(&sink, tree.get_ref(), String::new(), 0);
    root.number("schema", 1, 1);
    root.text("game");
    let id = root.text("edition").into_inner();
    let (mut values, mut words) = (Values::default(), Words::default());
    let counts = numbers::about(&mut root, &mut values, &mut words);
    numbers::setup(&mut root, &mut values, &counts);
    board::board(&mut root, &mut values, &mut words);
    numbers::scoring(&mut root, &mut values, &counts);
    cards::apprentices(&mut root, &mut values, &mut words);
    cards::buildings(&mut root, &mut values, &mut words);
    cards::market(&mut root, &mut values, &mut words);
    cards::rewards(&mut root, &mut values, &mut words);
    cards::boards(&mut root, &mut values, &mut words);
    numbers::rival(&mut root, &mut values);
    numbers::terms(&mut root, &mut words);
    root.finish();
    let info = EditionInfo { id, hash: hash::hash(&values, &words), text: text.to_string() };
    sink.into_inner().finish(Edition { info, values, words })
}
