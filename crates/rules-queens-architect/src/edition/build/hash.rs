//! What identifies an edition: the values that rules read, and nothing else.

use game_core::edition::canonical_hash;
use serde::Serialize;

use super::super::{
    Board, Bonus, Demand, Edition, Facts, Guilds, Numbers, Place, PlaceType, Places, Rulings,
    SEATS, StarAction,
};

/// The hash over what rules read. Names, coordinates, colors, comments and provenance do not count.
pub fn hash(edition: &Edition) -> String {
    canonical_hash(&Values {
        numbers: edition.numbers,
        rulings: edition.rulings,
        star: edition.star,
        guilds: edition.guilds.iter().map(|guild| guild.name.id.as_str()).collect(),
        characters: edition
            .all_characters()
            .map(|character| (edition.id(character), *edition.facts(character)))
            .collect(),
        demands: (0..edition.demands.len()).map(|index| demand(edition, index)).collect(),
        tokens: &edition.tokens,
        boards: edition
            .boards
            .iter()
            .enumerate()
            .map(|(at, side)| board(edition, at, side))
            .collect(),
    })
}

#[derive(Serialize)]
struct Values<'a> {
    numbers: Numbers,
    rulings: Rulings,
    star: [StarAction; 6],
    guilds: Vec<&'a str>,
    characters: Vec<(&'a str, Facts)>,
    demands: Vec<DemandValues<'a>>,
    tokens: &'a [u8],
    boards: Vec<BoardValues<'a>>,
}

#[derive(Serialize)]
struct DemandValues<'a> {
    id: &'a str,
    kind: PlaceType,
    guilds: Vec<&'a str>,
    bonus: Bonus,
}

#[derive(Serialize)]
struct BoardValues<'a> {
    players: Vec<usize>,
    places: Vec<(&'a str, PlaceType)>,
    roads: Vec<(&'a str, Vec<&'a str>)>,
    sites: &'a [u8],
}

fn demand(edition: &Edition, index: usize) -> DemandValues<'_> {
    let wants = edition.wants(Demand(index as u8));
    let names = |guilds: Guilds| {
        let rows = guilds.iter().filter_map(|guild| edition.guilds.get(guild.0 as usize));
        rows.map(|guild| guild.name.id.as_str()).collect()
    };
    DemandValues {
        id: &edition.demands[index].name.id,
        kind: wants.kind,
        guilds: names(wants.guilds),
        bonus: wants.bonus,
    }
}

fn board<'a>(edition: &'a Edition, at: usize, side: &'a Board) -> BoardValues<'a> {
    let id = |place: Place| edition.places[place.0 as usize].as_str();
    let ids = |places: Places| places.iter().map(id).collect::<Vec<_>>();
    BoardValues {
        players: (2..=SEATS).filter(|&n| edition.board_for[n] as usize == at).collect(),
        places: side.places.iter().map(|at| (id(at), side.kinds[at.0 as usize])).collect(),
        roads: side.places.iter().map(|at| (id(at), ids(side.roads[at.0 as usize]))).collect(),
        sites: &side.sites,
    }
}
