//! State and view as documents: ids of the data file, piles in order with the top first.
//! The tables of `docs/games/queens-architect.md` are made from these types.

mod load;
mod pending;

use game_core::{RngDoc, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::band::Band;
use crate::edition::{Character, Edition, Guilds, MAX_CHARACTERS, Place, StarAction};
use crate::legal::Condition;
use crate::questions::{
    Advance, Construct, End, Fire, Frame, Hire, Icons, Labor, Money, Pick, Repair, Rest, Rotate,
    Spend, Tavern, Travel, Turn,
};
use crate::setup::RulingChoices;
use crate::state::{Player, QueensArchitect, Table};
use crate::view::View;

pub use load::from_doc;

/// The whole truth of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StateDoc {
    /// Counts up by one with every player's turn; 0 in the draft.
    pub turn: u32,
    /// Whose turn or pick it is.
    pub active: Seat,
    /// Who began (QA-23); left out, it follows from `turn` and `active`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Whether the game is over.
    #[serde(default)]
    pub over: bool,
    /// Rounds after which the game is stopped (QA-E25); 0 for never.
    #[serde(default)]
    pub round_limit: u16,
    /// As in the configuration; what is left out is as the edition says.
    #[serde(default, deserialize_with = "game_core::doc::object")]
    pub rulings: RulingChoices,
    /// Draft picks made so far; only in the draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picks: Option<u8>,
    /// Starters on display; only in the draft.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub display: Vec<String>,
    /// Its six spaces from the top; nothing for an empty one, which can only be at the bottom, and
    /// only when the pile is empty.
    pub billboard: Vec<Option<String>>,
    /// The space of the price marker, counted from 0 at the left.
    #[serde(default)]
    pub price_marker: u8,
    /// The tokens of the appreciation track, the lowest space first.
    pub track: Vec<u8>,
    /// Bonds in the supply.
    pub bonds: u8,
    /// Every place but the capital.
    pub places: Vec<PlaceDoc>,
    /// The draw pile, the top first: starters above all others (QA-18).
    pub pile: Vec<String>,
    /// Craftsmen that left the game, in the order of the edition; it follows from all others and
    /// may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removed: Option<Vec<String>>,
    /// One for each player.
    pub seats: Vec<SeatDoc>,
    /// Open questions, the innermost last; left out, it is the start of the turn of `active`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Vec<FrameDoc>>,
    /// Chance; left out, a `seed` must be given. After the set-up no chance is used any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rng: Option<RngDoc>,
}

/// A place with its demand tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlaceDoc {
    /// Its id.
    pub place: String,
    /// The demand tile.
    pub demand: String,
    /// The seats with a marker there, the first builder first.
    #[serde(default)]
    pub builders: Vec<Seat>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatDoc {
    /// The six notches of the star; nothing for a free one. Fewer are filled up with free ones.
    pub band: Vec<Option<CraftsmanDoc>>,
    /// Money.
    pub talers: u32,
    /// Bonds.
    pub bonds: u16,
    /// The space of the architect.
    pub architect: StarAction,
    /// The space on the appreciation track; 0 is the start, 9 the last (QA-E34).
    #[serde(default)]
    pub track: u8,
    /// The space on the moneychanger track, counted from 0 at the bottom.
    #[serde(default)]
    pub confidence: u8,
    /// Where the carriage is.
    pub carriage: String,
    /// Guilds whose quitting-time tiles are in the saloon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub saloon: Vec<String>,
    /// Guilds whose tiles are in the dormitory; all others are on the entrance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dormitory: Vec<String>,
    /// The sum contributed to the palace; left out if none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub palace: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// A craftsman in a notch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CraftsmanDoc {
    /// Who.
    pub character: String,
    /// Clockwise turns away from the start position.
    pub position: u8,
}

/// An open question or a step that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the sentence of a frame says what its fields are")]
pub enum FrameDoc {
    /// The next pick of the draft; waits while a starter is turned.
    Pick {},
    /// How far the starter just taken is turned.
    Turn { character: String },
    /// How far the architect moves.
    Advance {},
    /// Day labor or not.
    Labor {},
    /// Which craftsman is turned for the bonus; those still to choose from.
    Icons { left: Vec<String> },
    /// Which tile is hired; `bonus` if a town gives it.
    Hire { bonus: bool },
    /// Who makes room for the tile of that row, counted from 1.
    Fire { row: u8, bonus: bool },
    /// What is done at the moneychanger.
    Money {},
    /// Where the carriage goes.
    Travel {},
    /// The tavern or not.
    Tavern {},
    /// Which guild is sent next; those sent so far, which are in the saloon already.
    Rest { sent: Vec<String> },
    /// What is built.
    Construct {},
    /// Who is assigned next; those assigned so far.
    Repair { assigned: Vec<String> },
    /// How many steps are taken.
    Spend { points: u8 },
    /// Waits: those who worked turn.
    Rotate { worked: Vec<String> },
    /// Waits: the end of the turn, under everything else of it.
    End {},
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ViewDoc {
    /// The seat that it is made for; nothing for a spectator.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub viewer: Option<Seat>,
    /// As in the state.
    pub turn: u32,
    /// The round, counted from 1; 0 in the draft.
    pub round: u32,
    /// As in the state.
    pub active: Seat,
    /// As in the state.
    pub first: Seat,
    /// As in the state.
    pub over: bool,
    /// As in the state.
    pub round_limit: u16,
    /// As in the state, all of them.
    pub rulings: RulingChoices,
    /// The side of the board, by its id.
    pub board: String,
    /// As in the state.
    pub display: Vec<String>,
    /// As in the state.
    pub billboard: Vec<Option<String>>,
    /// What each row of the billboard costs now.
    pub prices: Vec<u8>,
    /// As in the state.
    pub price_marker: u8,
    /// As in the state.
    pub track: Vec<u8>,
    /// As in the state.
    pub bonds: u8,
    /// The places with a demand tile.
    pub places: Vec<SeenPlaceDoc>,
    /// What is known of the draw pile.
    pub pile: PileDoc,
    /// As in the state.
    pub removed: Vec<String>,
    /// One for each player.
    pub seats: Vec<SeenSeatDoc>,
    /// As in the state.
    pub pending: Vec<FrameDoc>,
}

/// What is known of the draw pile: which tiles are in it, not their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PileDoc {
    /// How many tiles it has.
    pub count: usize,
    /// The starters on top, in the order of the edition.
    pub starters: Vec<String>,
    /// The tiles below, in the order of the edition.
    pub others: Vec<String>,
}

/// A place as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPlaceDoc {
    /// As in the state.
    #[serde(flatten)]
    pub place: PlaceDoc,
    /// What the next building there has deducted (0, 2, 4 …); nothing if all sites are taken.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub deduction: Option<u8>,
}

/// A player as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenSeatDoc {
    /// The six notches.
    pub band: Vec<Option<SeenCraftsmanDoc>>,
    /// The sum of the performances.
    pub performance: u8,
    /// As in the state.
    pub talers: u32,
    /// As in the state.
    pub bonds: u16,
    /// As in the state.
    pub architect: StarAction,
    /// As in the state.
    pub track: u8,
    /// As in the state.
    pub confidence: u8,
    /// Bonds that can be redeemed at a visit.
    pub redeems: u8,
    /// As in the state.
    pub carriage: String,
    /// Building markers that are left.
    pub markers: u8,
    /// Guilds on the entrance.
    pub entrance: Vec<String>,
    /// As in the state.
    pub saloon: Vec<String>,
    /// As in the state.
    pub dormitory: Vec<String>,
    /// As in the state.
    pub palace: u8,
    /// What it takes for the palace, as far as the player meets it now (QA-61).
    pub meets: Vec<Condition>,
}

/// A craftsman as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenCraftsmanDoc {
    /// As in the state.
    #[serde(flatten)]
    pub craftsman: CraftsmanDoc,
    /// The number at the hammer.
    pub performance: u8,
    /// Jobs left, this one included.
    pub jobs: u8,
}

/// Writes the state.
pub fn state_doc(game: &QueensArchitect) -> StateDoc {
    let write = Writer { edition: game.edition.0, table: &game.table };
    let table = &game.table;
    StateDoc {
        turn: table.turn,
        active: table.active,
        first: Some(table.first),
        over: table.over,
        round_limit: table.round_limit,
        rulings: table.rulings.into(),
        picks: (table.turn == 0).then_some(table.picks),
        display: write.ids(&table.display),
        billboard: write.billboard(),
        price_marker: table.marker,
        track: table.track.to_vec(),
        bonds: table.bonds,
        places: write.places(),
        pile: game.pile.iter().rev().map(|&tile| write.id(tile)).collect(),
        removed: Some(write.removed(&game.pile)),
        seats: table.players.iter().map(|(_, player)| write.seat(player)).collect(),
        pending: Some(write.frames()),
        rng: Some(RngDoc::from(&game.rng)),
    }
}

/// Writes a view.
pub fn view_doc(view: &View) -> ViewDoc {
    let edition = view.edition.0;
    let table = &view.table;
    let write = Writer { edition, table };
    let n = table.players.len();
    let board = edition.board(n);
    let (below, above) = view.pile.split_at(view.pile.len() - view.starters as usize);
    let place = |place: PlaceDoc| SeenPlaceDoc {
        deduction: board.sites.get(place.builders.len()).copied(),
        place,
    };
    ViewDoc {
        viewer: match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        turn: table.turn,
        round: table.turn.div_ceil(n as u32),
        active: table.active,
        first: table.first,
        over: table.over,
        round_limit: table.round_limit,
        rulings: table.rulings.into(),
        board: board.id.clone(),
        display: write.ids(&table.display),
        billboard: write.billboard(),
        prices: (0..table.billboard.len() as u8).map(|row| table.price(edition, row)).collect(),
        price_marker: table.marker,
        track: table.track.to_vec(),
        bonds: table.bonds,
        places: write.places().into_iter().map(place).collect(),
        pile: PileDoc {
            count: view.pile.len(),
            starters: write.ids(above),
            others: write.ids(below),
        },
        removed: write.removed(&view.pile),
        seats: table.players.iter().map(|(_, player)| write.seen_seat(player)).collect(),
        pending: write.frames(),
    }
}

/// Turns indexes into ids.
struct Writer<'a> {
    edition: &'static Edition,
    table: &'a Table,
}

impl Writer<'_> {
    fn id(&self, character: Character) -> String {
        self.edition.id(character).to_string()
    }

    fn ids(&self, tiles: &[Character]) -> Vec<String> {
        tiles.iter().map(|&tile| self.id(tile)).collect()
    }

    fn billboard(&self) -> Vec<Option<String>> {
        let tiles = self.table.billboard.iter();
        tiles.map(|&tile| tile.is_some().then(|| self.id(tile))).collect()
    }

    fn place(&self, place: Place) -> String {
        self.edition.place_id(place).to_string()
    }

    fn guilds(&self, guilds: Guilds) -> Vec<String> {
        guilds.iter().map(|guild| self.edition.guilds[guild.0 as usize].name.id.clone()).collect()
    }

    fn places(&self) -> Vec<PlaceDoc> {
        let board = self.edition.board(self.table.players.len());
        let places = board.places.iter().filter(|&place| place != board.capital);
        let doc = |place: Place| PlaceDoc {
            place: self.place(place),
            demand: {
                let demand = self.table.demands[place.0 as usize];
                self.edition.demands[demand.0 as usize].name.id.clone()
            },
            builders: self.table.builders[place.0 as usize].iter().collect(),
        };
        places.map(doc).collect()
    }

    /// Tiles that are nowhere else.
    fn removed(&self, pile: &[Character]) -> Vec<String> {
        let gone = missing(self.edition, self.table, pile);
        let copies = |c: Character| (0..gone[c.0 as usize].max(0)).map(move |_| c);
        self.edition.all_characters().flat_map(copies).map(|tile| self.id(tile)).collect()
    }

    fn seat(&self, player: &Player) -> SeatDoc {
        SeatDoc {
            band: (0..crate::edition::NOTCHES as u8).map(|n| self.notch(&player.band, n)).collect(),
            talers: player.talers,
            bonds: player.bonds,
            architect: self.edition.star[player.architect as usize],
            track: player.track,
            confidence: player.confidence,
            carriage: self.place(player.carriage),
            saloon: self.guilds(player.saloon),
            dormitory: self.guilds(player.dormitory),
            palace: player.palace,
        }
    }

    fn notch(&self, band: &Band, notch: u8) -> Option<CraftsmanDoc> {
        let craftsman = band.at(notch);
        craftsman.character.is_some().then(|| CraftsmanDoc {
            character: self.id(craftsman.character),
            position: craftsman.position,
        })
    }

    fn seen_seat(&self, player: &Player) -> SeenSeatDoc {
        let notch = |notch: u8| {
            self.notch(&player.band, notch).map(|craftsman| {
                let there = player.band.at(notch);
                SeenCraftsmanDoc {
                    craftsman,
                    performance: there.performance(self.edition),
                    jobs: self.edition.facts(there.character).last - there.position + 1,
                }
            })
        };
        let SeatDoc { talers, bonds, architect, track, confidence, carriage, .. } =
            self.seat(player);
        SeenSeatDoc {
            band: (0..crate::edition::NOTCHES as u8).map(notch).collect(),
            performance: player.band.sum(self.edition),
            talers,
            bonds,
            architect,
            track,
            confidence,
            redeems: self.edition.numbers.confidence[confidence as usize],
            carriage,
            markers: player.markers,
            entrance: self.guilds(player.entrance()),
            saloon: self.guilds(player.saloon),
            dormitory: self.guilds(player.dormitory),
            palace: player.palace,
            meets: Condition::ALL
                .into_iter()
                .filter(|need| need.is_met(self.edition, self.table, player))
                .collect(),
        }
    }

    fn frames(&self) -> Vec<FrameDoc> {
        let band = &self.table.players[self.table.active].band;
        let workers = |notches: u8| -> Vec<String> {
            band.among(notches).map(|craftsman| self.id(craftsman.character)).collect()
        };
        let frame = |frame: &Frame| match *frame {
            Frame::Pick(Pick) => FrameDoc::Pick {},
            Frame::Turn(Turn { notch }) => {
                FrameDoc::Turn { character: self.id(band.at(notch).character) }
            }
            Frame::Advance(Advance) => FrameDoc::Advance {},
            Frame::Labor(Labor) => FrameDoc::Labor {},
            Frame::Icons(Icons { left }) => FrameDoc::Icons { left: workers(left) },
            Frame::Hire(Hire { bonus }) => FrameDoc::Hire { bonus },
            Frame::Fire(Fire { row, bonus }) => FrameDoc::Fire { row: row + 1, bonus },
            Frame::Money(Money) => FrameDoc::Money {},
            Frame::Travel(Travel) => FrameDoc::Travel {},
            Frame::Tavern(Tavern) => FrameDoc::Tavern {},
            Frame::Rest(Rest { sent }) => FrameDoc::Rest { sent: self.guilds(sent) },
            Frame::Construct(Construct) => FrameDoc::Construct {},
            Frame::Repair(Repair { assigned }) => FrameDoc::Repair { assigned: workers(assigned) },
            Frame::Spend(Spend { points }) => FrameDoc::Spend { points },
            Frame::Rotate(Rotate { worked }) => FrameDoc::Rotate { worked: workers(worked) },
            Frame::End(End) => FrameDoc::End {},
        };
        self.table.frames.iter().map(frame).collect()
    }
}

/// For each character how many of its tiles are neither on the table nor in the pile. A negative
/// number tells that there are more than the box has.
fn missing(edition: &Edition, table: &Table, pile: &[Character]) -> [i16; MAX_CHARACTERS] {
    let mut count = edition.facts.map(|facts| i16::from(facts.copies));
    let bands = table.players.as_slice().iter().flat_map(|player| player.band.iter());
    let tiles = pile.iter().chain(&*table.display).chain(&table.billboard).copied();
    for tile in tiles.chain(bands.map(|craftsman| craftsman.character)) {
        if tile.is_some() {
            count[tile.0 as usize % MAX_CHARACTERS] -= 1;
        }
    }
    count
}
