//! State and view as documents. The tables of `docs/games/keystone.md` are made from these types.

use game_core::doc::{chance, seat, wrong};
use game_core::{EditionRef, List, LoadError, PerSeat, RngDoc, Seat, Seed, Stack, Viewer};
use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::questions::{Frame, Lay};
use crate::state::{Keystone, Table, View};

/// The whole truth of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StateDoc {
    /// Counts up by one with every player's turn.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Stones that each player has laid.
    pub laid: Vec<u8>,
    /// Who laid the last stone; nothing before the end.
    #[serde(default)]
    pub last: Option<Seat>,
    /// Open questions, the newest last; none once the game is over.
    pub pending: Vec<FrameDoc>,
    /// Chance; left out, a `seed` must be given. After the set-up no chance is used any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rng: Option<RngDoc>,
}

/// An open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum FrameDoc {
    /// How many stones the active player lays.
    Lay {},
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ViewDoc {
    /// The seat that it is made for; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// As in the state.
    pub turn: u32,
    /// As in the state.
    pub active: Seat,
    /// As in the state.
    pub laid: Vec<u8>,
    /// Stones that are missing.
    pub left: u8,
    /// As in the state.
    pub last: Option<Seat>,
    /// As in the state.
    pub pending: Vec<FrameDoc>,
}

/// What is printed on the pieces of Keystone.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = KeystonePrinted))]
pub struct PrintedDoc {
    /// Stones that the bridge is made of.
    pub stones: u8,
    /// The most stones that a player may lay in a turn.
    pub most: u8,
    /// Points for the last stone.
    pub points: u8,
}

pub fn printed(edition: &Edition) -> PrintedDoc {
    PrintedDoc { stones: edition.stones, most: edition.most, points: edition.last_points }
}

fn pending(table: &Table) -> Vec<FrameDoc> {
    let doc = |frame: &Frame| match frame {
        Frame::Lay(Lay) => FrameDoc::Lay {},
    };
    table.frames.iter().map(doc).collect()
}

pub fn state_doc(game: &Keystone) -> StateDoc {
    let table = &game.table;
    StateDoc {
        turn: table.turn,
        active: table.active,
        laid: table.laid.as_slice().to_vec(),
        last: table.last,
        pending: pending(table),
        rng: Some(RngDoc::from(&game.rng)),
    }
}

pub fn from_doc(
    edition: &'static Edition,
    doc: &StateDoc,
    seed: Option<Seed>,
) -> Result<Keystone, LoadError> {
    let n = doc.laid.len();
    let [least, most] = edition.players.map(usize::from);
    if !(least..=most).contains(&n) {
        return Err(wrong("laid", "load-seats"));
    }
    let laid: u32 = doc.laid.iter().map(|&stones| u32::from(stones)).sum();
    let is_over = laid == u32::from(edition.stones);
    if laid > u32::from(edition.stones) {
        return Err(wrong("laid", "ks-load-too-many"));
    }
    if doc.last.is_some() != is_over || doc.pending.is_empty() != is_over {
        return Err(wrong("last", "ks-load-end"));
    }
    if doc.pending.len() > 1 {
        return Err(wrong("pending", "ks-load-end"));
    }
    let table = Table {
        frames: List::new(),
        laid: PerSeat::from_fn(n, |seat| doc.laid[seat.index()]),
        turn: doc.turn,
        active: seat("active", doc.active, n)?,
        last: doc.last.map(|one| seat("last", one, n)).transpose()?,
    };
    let rng = chance(doc.rng.as_ref(), seed)?;
    let mut game = Keystone { edition: EditionRef(edition), rng, table };
    for frame in &doc.pending {
        match frame {
            FrameDoc::Lay {} => game.push(Lay),
        }
    }
    Ok(game)
}

pub fn view_doc(view: &View) -> ViewDoc {
    let table = &view.table;
    ViewDoc {
        viewer: match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        turn: table.turn,
        active: table.active,
        laid: table.laid.as_slice().to_vec(),
        left: table.left(&view.edition),
        last: table.last,
        pending: pending(table),
    }
}
