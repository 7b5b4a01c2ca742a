//! The printed numbers, from `data/default.toml`.

use game_core::edition::{Cell, Faults, Sheet, canonical_hash, parse_toml};
use game_core::{EditionFaults, EditionInfo, Message, Name};
use serde::{Deserialize, Serialize};
use toml::Spanned;

/// The numbers of an edition.
#[derive(Debug)]
pub struct Edition {
    info: EditionInfo,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// Stones that the bridge is made of.
    pub stones: u8,
    /// The most stones that a player may lay in a turn.
    pub most: u8,
    /// Points for the last stone.
    pub last_points: u8,
    /// The bridge and its stones.
    pieces: [Name; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "schema")]
    _schema: u32,
    #[serde(rename = "game")]
    _game: String,
    edition: Spanned<String>,
    players: [Spanned<i64>; 2],
    stones: Spanned<i64>,
    most: Spanned<i64>,
    last_points: Spanned<i64>,
    piece: Pieces,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pieces {
    bridge: Words,
    stone: Words,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    en: Spanned<String>,
    fr: Option<String>,
    pt: Option<String>,
}

impl Words {
    fn name(self, id: &str) -> Name {
        Name { id: id.to_owned(), en: self.en.into_inner(), fr: self.fr, pt: self.pt }
    }
}

/// What rules read: the hash of an edition is made of it.
#[derive(Serialize)]
struct Values {
    players: [u8; 2],
    stones: u8,
    most: u8,
    last_points: u8,
}

impl Edition {
    /// The bridge.
    pub const fn bridge(&'static self) -> &'static Name {
        &self.pieces[0]
    }

    /// All names.
    pub fn names(&'static self) -> impl Iterator<Item = &'static Name> {
        self.pieces.iter()
    }
}

impl game_core::Edition for Edition {
    const DEFAULT: &'static str = include_str!("../data/default.toml");

    fn parse(file: &str, text: &str) -> Result<Self, EditionFaults> {
        let read: File = parse_toml("keystone", file, text)?;
        let mut faults = Faults::new(file, text);
        faults.not_empty("edition", &read.edition);
        faults.not_empty("piece.bridge.en", &read.piece.bridge.en);
        faults.not_empty("piece.stone.en", &read.piece.stone.en);
        let mut number = |field, value, least, most| -> u8 {
            u8::try_from(faults.range(field, value, least, most)).unwrap_or_default()
        };
        let least = number("players", &read.players[0], 2, 4);
        let values = Values {
            players: [least, number("players", &read.players[1], least.into(), 4)],
            stones: number("stones", &read.stones, 1, 60),
            most: number("most", &read.most, 1, 9),
            last_points: number("last_points", &read.last_points, 0, 60),
        };
        let info = EditionInfo {
            id: read.edition.into_inner(),
            hash: canonical_hash(&values),
            text: text.to_owned(),
        };
        let pieces = [read.piece.bridge.name("bridge"), read.piece.stone.name("stone")];
        let Values { players, stones, most, last_points } = values;
        faults.finish(Self { info, players, stones, most, last_points, pieces })
    }

    fn info(&self) -> &EditionInfo {
        &self.info
    }

    fn sheet(&'static self) -> Sheet {
        let counts = [1, self.stones];
        let row = |(name, count): (&'static Name, u8)| {
            vec![Cell::Text(name.id.clone()), Cell::Name(name), Cell::Text(count.to_string())]
        };
        Sheet {
            columns: vec!["sheet-id", "sheet-name", "ks-sheet-count"],
            rows: self.names().zip(counts).map(row).collect(),
        }
    }

    fn advice(&'static self) -> Vec<Message> {
        Vec::new()
    }
}
