//! From rows to tables: every fault of a data file is found here, and all are reported.

mod demands;
mod hash;
mod map;
mod numbers;
mod part;
mod star;
mod tiles;
mod words;

use game_core::edition::{Faults, parse_toml};
use game_core::{EditionFaults, EditionInfo, List};

use super::file::File;
use super::{Characters, Doubts, Edition, Facts, MAX_CHARACTERS, MAX_DEMANDS, SEATS, Wants, file};

/// Parses and validates a data file.
pub fn build(file_name: &str, text: &str) -> Result<Edition, EditionFaults> {
    let file: File = parse_toml("queens-architect", file_name, text)?;
    let mut faults = Faults::new(file_name, text);
    faults.not_empty("edition", &file.edition);
    words::about(&file, &mut faults);
    let mut doubts = Doubts::default();
    let numbers = numbers::numbers(&file, &mut doubts, &mut faults);
    let mut edition = Edition {
        info: EditionInfo {
            id: file.edition.get_ref().clone(),
            hash: String::new(),
            text: text.to_string(),
        },
        numbers,
        rulings: numbers::rulings(&file, &mut faults),
        star: star::star(&file, &mut doubts, &mut faults),
        facts: [Facts::default(); MAX_CHARACTERS],
        characters: Vec::new(),
        laborers: Characters::EMPTY,
        wants: [Wants::default(); MAX_DEMANDS],
        demands: Vec::new(),
        guilds: words::guilds(&file, &mut faults),
        actions: words::fixed(&file.action, "action", &words::ACTIONS, &mut faults),
        place_types: words::fixed(&file.place_type, "place_type", &words::TYPES, &mut faults),
        areas: words::fixed(&file.tavern_area, "tavern_area", &words::AREAS, &mut faults),
        terms: words::terms(&file, &mut faults),
        tokens: List::new(),
        places: Vec::new(),
        boards: Vec::new(),
        board_for: [0; SEATS + 1],
        doubts,
    };
    tiles::characters(&file, &mut edition, &mut faults);
    demands::tokens(&file, &mut edition, &mut faults);
    demands::demands(&file, &mut edition, &mut faults);
    map::boards(&file, &mut edition, &mut faults);
    edition.info.hash = hash::hash(&edition);
    faults.finish(edition)
}

/// Whether a value was designed and not found.
fn doubtful(source: &file::Source) -> bool {
    source.as_ref().is_some_and(|source| source.get_ref() == "reconstructed")
}
