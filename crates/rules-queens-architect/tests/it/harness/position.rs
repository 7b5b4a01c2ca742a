//! Positions, put together in a few words.

use std::collections::BTreeMap;

use game_core::{GameText, Problem, Seat, Seed};
use game_testkit::Scenario;
use rules_queens_architect::edition::{PlaceType, StarAction};
use rules_queens_architect::{
    CraftsmanDoc, Edition, PlaceDoc, QueensArchitect, RulingChoices, SeatDoc, StateDoc,
};
use serde_json::{Value, json};

use super::Table;
use super::edition::edition;

const GUILDS: [&str; 6] =
    ["glazier", "lumberjack", "bricklayer", "tailor", "blacksmith", "stonemason"];
/// Tiles of each character, and how many of them are no starters.
const COPIES: usize = 3;
const OTHERS: usize = 2;
/// Bonds of the box.
const BONDS: u16 = 28;

/// A position at the start of a turn. Without a word more it is that of seat 0, the first one of
/// the game. Everybody is in the capital with an empty band, no talers, 2 bonds and the architect
/// on construct. The billboard shows the six characters `<guild>_2`, glazier on top, at a marker
/// on 6. The tokens of the track are 4 5 5 6 6 6 7 7 7. `v1` has the tile `village_1`, and so on.
///
/// The draw pile has the tiles that are nowhere else, but no starters (so that QA-18 holds): from
/// the top `glazier_1`, `lumberjack_1`, … `stonemason_1`, `glazier_2`, … `stonemason_3`, and once
/// more. What is nowhere at all has left the game.
#[derive(Clone)]
pub struct Position {
    edition: &'static Edition,
    doc: StateDoc,
    /// Tiles laid on top of what else is in the pile, or the whole pile.
    top: Vec<String>,
    whole: bool,
    supply: Option<u8>,
}

/// A player of a [`Position`].
pub struct Player<'p> {
    doc: &'p mut SeatDoc,
}

impl Position {
    #[track_caller]
    pub fn new(players: usize) -> Self {
        Self::of(edition(), players)
    }

    /// A position with another edition, made by `edition_with`.
    #[track_caller]
    pub fn of(edition: &'static Edition, players: usize) -> Self {
        let board = edition.board(players);
        let place = |place| {
            let id = &board.row(place).name.id;
            let kind = match board.kinds[place.0 as usize] {
                PlaceType::Capital => return None,
                PlaceType::Village => "village",
                PlaceType::Monastery => "monastery",
                PlaceType::Town => "town",
            };
            let demand = format!("{kind}_{}", &id[1..]);
            Some(PlaceDoc { place: id.clone(), demand, builders: Vec::new() })
        };
        let seat = SeatDoc {
            band: Vec::new(),
            talers: 0,
            bonds: 2,
            architect: StarAction::Construct,
            track: 0,
            confidence: 0,
            carriage: "capital".into(),
            saloon: Vec::new(),
            dormitory: Vec::new(),
            palace: 0,
        };
        let doc = StateDoc {
            turn: 1,
            active: Seat::new(0),
            first: Some(Seat::new(0)),
            over: false,
            round_limit: 0,
            rulings: RulingChoices::default(),
            picks: None,
            display: Vec::new(),
            billboard: GUILDS.iter().map(|guild| Some(format!("{guild}_2"))).collect(),
            price_marker: 0,
            track: vec![4, 5, 5, 6, 6, 6, 7, 7, 7],
            bonds: 0,
            places: board.places.iter().filter_map(place).collect(),
            pile: Vec::new(),
            removed: None,
            seats: vec![seat; players],
            pending: None,
            rng: None,
        };
        Self { edition, doc, top: Vec::new(), whole: false, supply: None }
    }

    /// What a player has.
    pub fn seat(mut self, seat: usize, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Self {
        edit(Player { doc: &mut self.doc.seats[seat] });
        self
    }

    /// The same for every player.
    pub fn everybody(mut self, edit: impl Fn(Player<'_>) -> Player<'_>) -> Self {
        for doc in &mut self.doc.seats {
            edit(Player { doc });
        }
        self
    }

    /// The billboard from the top; `-` for an empty space. Empty spaces at the bottom may be left
    /// out.
    pub fn billboard(mut self, tiles: &str) -> Self {
        let row = |tile: &str| (tile != "-").then(|| tile.to_string());
        self.doc.billboard = tiles.split_whitespace().map(row).collect();
        self.doc.billboard.resize(6, None);
        self
    }

    /// The whole draw pile, the top first.
    pub fn pile(mut self, tiles: &str) -> Self {
        self.top = words(tiles);
        self.whole = true;
        self
    }

    /// The top of the draw pile, the top first; below it is the rest as always.
    pub fn top(mut self, tiles: &str) -> Self {
        self.top = words(tiles);
        self.whole = false;
        self
    }

    /// The space of the price marker, counted from 0 at the left: 0 is a price of 6, 3 one of 3.
    pub fn marker(mut self, space: u8) -> Self {
        self.doc.price_marker = space;
        self
    }

    /// The demand tile of a place; the place that had it gets the other one.
    ///
    /// # Panics
    /// If there is no such place.
    #[track_caller]
    pub fn demand(mut self, place: &str, tile: &str) -> Self {
        let at = self.place(place);
        let old = std::mem::replace(&mut self.doc.places[at].demand, tile.into());
        for (index, other) in self.doc.places.iter_mut().enumerate() {
            if index != at && other.demand == tile {
                other.demand.clone_from(&old);
            }
        }
        self
    }

    /// Who has built at a place, the first first.
    ///
    /// # Panics
    /// If there is no such place.
    #[track_caller]
    pub fn built(mut self, place: &str, seats: &[u8]) -> Self {
        let at = self.place(place);
        self.doc.places[at].builders = seats.iter().map(|&seat| Seat::new(seat)).collect();
        self
    }

    #[track_caller]
    fn place(&self, id: &str) -> usize {
        let at = self.doc.places.iter().position(|place| place.place == id);
        at.unwrap_or_else(|| panic!("there is no place `{id}` on this side"))
    }

    /// Only so many bonds in the supply: the last seat has all that nobody else has.
    pub fn supply(mut self, bonds: u8) -> Self {
        self.supply = Some(bonds);
        self
    }

    /// The tokens of the appreciation track, the lowest space first.
    pub fn track(mut self, tokens: &[u8]) -> Self {
        self.doc.track = tokens.to_vec();
        self
    }

    /// Rulings that are switched: `json!({"palace_is_optional": false})`.
    #[track_caller]
    pub fn rulings(mut self, rulings: Value) -> Self {
        self.doc.rulings = serde_json::from_value(rulings).expect("these are no rulings");
        self
    }

    /// Rounds after which the game is stopped.
    pub fn round_limit(mut self, rounds: u16) -> Self {
        self.doc.round_limit = rounds;
        self
    }

    /// Who began. Whose turn it is follows from that and the number of the turn.
    pub fn first(mut self, seat: u8) -> Self {
        self.doc.first = Some(Seat::new(seat));
        self
    }

    /// The number of the turn, counted from 1; so it is the turn of seat 1 in turn 2 if seat 0
    /// began.
    pub fn turn(mut self, turn: u32) -> Self {
        self.doc.turn = turn;
        self
    }

    /// The document of this position.
    ///
    /// # Panics
    /// If a character has more tiles than there are.
    #[track_caller]
    pub fn doc(&self) -> StateDoc {
        let mut doc = self.doc.clone();
        let players = doc.seats.len();
        let first = doc.first.map_or(0, Seat::index);
        let active = (first + doc.turn.saturating_sub(1) as usize) % players;
        doc.active = Seat::new(active as u8);
        doc.pile = self.tiles_of_pile();
        let held = |seats: &[SeatDoc]| seats.iter().map(|seat| seat.bonds).sum::<u16>();
        if let Some(supply) = self.supply {
            doc.bonds = supply;
            let others = held(&doc.seats[..players - 1]) + u16::from(supply);
            doc.seats[players - 1].bonds = BONDS.saturating_sub(others);
        } else {
            doc.bonds = BONDS.saturating_sub(held(&doc.seats)) as u8;
        }
        doc
    }

    /// The pile, the top first.
    #[track_caller]
    fn tiles_of_pile(&self) -> Vec<String> {
        let mut used = BTreeMap::<&str, usize>::new();
        let bands = self.doc.seats.iter().flat_map(|seat| seat.band.iter().flatten());
        let bands = bands.map(|craftsman| &craftsman.character);
        for id in bands.chain(self.doc.billboard.iter().flatten()).chain(&self.top) {
            *used.entry(id).or_default() += 1;
        }
        if let Some((id, count)) = used.iter().find(|(_, count)| **count > COPIES) {
            panic!("this position has {count} tiles of {id}, and there are only {COPIES}");
        }
        let mut pile = self.top.clone();
        if self.whole {
            return pile;
        }
        for copy in 1..=OTHERS {
            for id in characters() {
                let above = self.top.iter().filter(|tile| **tile == id).count();
                let elsewhere = used.get(id.as_str()).copied().unwrap_or_default() - above;
                // As many as are left, and no more than there are beside the starter.
                if copy + above <= OTHERS.min(COPIES - elsewhere) {
                    pile.push(id);
                }
            }
        }
        pile
    }

    /// A table with this position.
    ///
    /// # Panics
    /// If it is not a possible one.
    #[track_caller]
    pub fn play(&self) -> Table {
        Table::new(Scenario::from_doc(self.edition, json!(self.doc())))
    }

    /// What is wrong with a position that must not be a possible one: `qa-load-tiles pile`.
    ///
    /// # Panics
    /// If nothing is.
    #[track_caller]
    pub fn trouble(&self) -> String {
        let seed = Seed::from_text("scenario");
        let loaded = QueensArchitect::from_doc(self.edition, self.doc(), Some(seed));
        let Err(Problem { message, .. }) = loaded else { panic!("the position is possible") };
        let args = message.args_json();
        let arg = |name: &str| args[name].as_str().unwrap_or_default().to_string();
        format!("{} {}", arg("why"), arg("field"))
    }
}

impl Player<'_> {
    /// The craftsmen with their positions, notch by notch: `glazier_1:0 tailor_3:4`. `-` leaves a
    /// notch free.
    #[track_caller]
    pub fn band(self, craftsmen: &str) -> Self {
        let craftsman = |text: &str| {
            if text == "-" {
                return None;
            }
            let (id, position) = text.split_once(':').expect("a craftsman is `character:position`");
            let position = position.parse().expect("a position is a number");
            Some(CraftsmanDoc { character: id.into(), position })
        };
        self.doc.band = craftsmen.split_whitespace().map(craftsman).collect();
        self
    }

    pub fn talers(self, talers: u32) -> Self {
        self.doc.talers = talers;
        self
    }

    pub fn bonds(self, bonds: u16) -> Self {
        self.doc.bonds = bonds;
        self
    }

    /// The place of the carriage.
    pub fn at(self, place: &str) -> Self {
        self.doc.carriage = place.into();
        self
    }

    /// The space of the architect: `construct`, `day_laborer`, `hire`, `moneychanger`, `travel` or
    /// `tavern`. To do the action of a space, one stands before it and advances.
    #[track_caller]
    pub fn on(self, space: &str) -> Self {
        let space = serde_json::from_value(json!(space));
        self.doc.architect = space.expect("a space of the star");
        self
    }

    /// The space on the appreciation track; 0 is the start.
    pub fn track(self, space: u8) -> Self {
        self.doc.track = space;
        self
    }

    /// The space on the moneychanger track, counted from 0 at the bottom.
    pub fn confidence(self, space: u8) -> Self {
        self.doc.confidence = space;
        self
    }

    /// Guilds in the saloon.
    pub fn saloon(self, guilds: &str) -> Self {
        self.doc.saloon = words(guilds);
        self
    }

    /// Guilds in the dormitory.
    pub fn dormitory(self, guilds: &str) -> Self {
        self.doc.dormitory = words(guilds);
        self
    }

    /// What the player contributed to the palace in this round.
    pub fn palace(self, sum: u8) -> Self {
        self.doc.palace = sum;
        self
    }
}

/// All characters in the order of the draw pile.
fn characters() -> impl Iterator<Item = String> {
    (1..=3).flat_map(|number| GUILDS.iter().map(move |guild| format!("{guild}_{number}")))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(ToString::to_string).collect()
}
