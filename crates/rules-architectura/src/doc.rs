//! State and view as documents: ids of the data file, spaces such as `1:4`, piles in order with
//! the top first. The tables of `docs/games/architectura.md` are made from these types.

mod load;

use game_core::{RngDoc, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::city::{Card, City, Space, Spaces};
use crate::edition::{COLORS, Edition, Print, Prints, Sets};
use crate::hidden::Hidden;
use crate::questions::{
    Compare, Decks, Doomed, Draw, Effect, Escape, Frame, Lay, Pay, Replay, Strike, To, Turn,
    Unforge,
};
use crate::state::{Architectura, Table};
use crate::view::View;

pub use load::from_doc;

/// The whole truth of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StateDoc {
    /// Counts up by one with every player's turn; 0 while decks are chosen.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the game is over.
    #[serde(default)]
    pub over: bool,
    /// The agreed limit of exchanges; 0 in the basic game.
    #[serde(default)]
    pub exchanges: u8,
    /// Which additional cards the players have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sets: Option<Sets>,
    /// The spaces that hold something.
    pub city: Vec<SpaceDoc>,
    /// One for each player.
    pub seats: Vec<SeatDoc>,
    /// Open questions, the innermost last; left out, the turn of `active` begins, or that of the
    /// next player who can play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Vec<FrameDoc>>,
    /// Chance; left out, a `seed` must be given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rng: Option<RngDoc>,
}

/// A space that holds a card or a token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SpaceDoc {
    /// Where, such as `1:4`.
    pub at: String,
    /// Its cards, the uppermost first; only that one can be face up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<CardDoc>,
    /// The seat whose Fountain token lies on the space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<Seat>,
}

/// A card in the city.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CardDoc {
    /// Its id.
    pub card: String,
    /// Whose it is.
    pub seat: Seat,
    /// The side on top, 0 to 3 as the edition lists them; nothing if it is face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// Whether a protection token lies on it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub token: bool,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatDoc {
    /// `red`, `blue`, `green` or `yellow`.
    pub color: String,
    /// The hand, in no order.
    pub hand: Vec<String>,
    /// The deck, the top first.
    pub deck: Vec<String>,
    /// The sizes of the deck's layers, the uppermost first (ER-68); left out, the deck is one
    /// layer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<u8>,
    /// Cards of hand and deck of which everybody knows in which layer, or in the hand, they are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<String>,
    /// Cards laid in front (the Cemetery).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub front: Vec<String>,
    /// Destroyed cards beside the Cemetery.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<String>,
    /// Cards out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// Sealed exchanges while decks are chosen: cards taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// Sealed exchanges while decks are chosen: cards given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<String>,
    /// What the hand is filled up to.
    pub hand_limit: u8,
    /// Mulligans that are left.
    pub mulligans: u8,
    /// Whether the player has answered in a first turn, so that the search is over.
    pub begun: bool,
}

/// An open question or a step that waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the sentence of a frame says what its fields are")]
pub enum FrameDoc {
    /// Decks are chosen; these seats are ready.
    Decks { done: Vec<Seat> },
    /// The active player's turn.
    Turn {},
    /// Waits: the end of the turn, under everything else of it.
    Draw {},
    /// So many cards are still to be removed before the card is placed.
    Pay { card: String, at: String, left: u8 },
    /// Whether the card just played there affects its owner's protected card to the left.
    Compare { at: String },
    /// The effect of a card works from a space; cards already turned, or seats already served by a
    /// Library; `must` if a Forge copies it and it has not acted yet.
    Effect {
        of: String,
        at: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        turned: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        served: Vec<Seat>,
        #[serde(default, skip_serializing_if = "is_false")]
        must: bool,
    },
    /// An Arsenal: own protected cards still to be asked about, cards sure to fall.
    Strike {
        ask: Vec<String>,
        doomed: Vec<String>,
        #[serde(default, skip_serializing_if = "is_false")]
        must: bool,
    },
    /// Waits: cards that may still escape.
    Doomed { cards: Vec<String> },
    /// The owner of that card may move it.
    Escape { at: String },
    /// Where the card taken up goes.
    To { from: String },
    /// Which card is played on the space of the returned one.
    Replay { at: String, returned: String },
    /// Opponents who still have to lay a card.
    Lay { left: Vec<Seat> },
    /// Waits: the copying card is removed when its copy is over.
    Unforge { card: String },
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ViewDoc {
    /// The seat that it is made for; nothing for a spectator.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub viewer: Option<Seat>,
    /// As in the state.
    pub turn: u16,
    /// As in the state.
    pub active: Seat,
    /// As in the state.
    pub over: bool,
    /// As in the state.
    pub exchanges: u8,
    /// As in the state.
    pub sets: Sets,
    /// How many streets there are.
    pub streets: u8,
    /// How many columns there are.
    pub columns: u8,
    /// The spaces that hold something, with the current values of face-up cards.
    pub city: Vec<SeenSpaceDoc>,
    /// Spaces where the viewer could lay a card now, were it their turn.
    pub eligible: Vec<String>,
    /// What the viewer knows of each player.
    pub seats: Vec<SeenSeatDoc>,
    /// Open questions, the innermost last.
    pub pending: Vec<FrameDoc>,
}

/// A space as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenSpaceDoc {
    /// As in the state.
    #[serde(flatten)]
    pub space: SpaceDoc,
    /// The current value of its face-up card, X and No. worked out; nothing if there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub value: Option<i32>,
    /// Whether that card is protected, by token or symbol.
    pub protected: bool,
}

/// A player as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenSeatDoc {
    /// The color.
    pub color: &'static str,
    /// The deck as it was at the start, which everybody knows.
    pub cards: Vec<&'static str>,
    /// Cards known to be in the hand.
    pub hand: Vec<&'static str>,
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// The layers of the deck, the uppermost first.
    pub deck: Vec<LayerDoc>,
    /// How many cards are in the deck.
    pub deck_count: u8,
    /// Cards whose place everybody knows.
    pub shown: Vec<&'static str>,
    /// As in the state.
    pub front: Vec<&'static str>,
    /// As in the state.
    pub beside: Vec<&'static str>,
    /// As in the state.
    pub removed: Vec<&'static str>,
    /// The viewer's own sealed exchanges.
    pub taken: Vec<&'static str>,
    /// The viewer's own sealed exchanges.
    pub given: Vec<&'static str>,
    /// As in the state.
    pub hand_limit: u8,
    /// As in the state.
    pub mulligans: u8,
    /// As in the state.
    pub begun: bool,
    /// Free protection tokens.
    pub tokens: u8,
    /// Points if the game ended now.
    pub score: i32,
}

/// A layer of a deck: how many cards, and which of them the viewer knows to be in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LayerDoc {
    /// How many.
    pub count: u8,
    /// The known ones, in no order.
    pub known: Vec<&'static str>,
}

/// Writes ids.
struct Writer {
    edition: &'static Edition,
}

impl Writer {
    fn card(&self, card: Print) -> String {
        self.edition.id(card).to_string()
    }

    fn cards(&self, cards: Prints) -> Vec<String> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn ids(&self, cards: Prints) -> Vec<&'static str> {
        cards.iter().map(|card| self.edition.id(card)).collect()
    }

    fn city(&self, city: &City, seats: usize) -> impl Iterator<Item = (Space, SpaceDoc)> {
        let space = move |at: Space| {
            let mut stack = Vec::new();
            if let Some(card) = city.top(at) {
                let side = (!city.down.contains(at)).then(|| city.side(at));
                stack.push(self.placed(card, side, city.tokens.contains(at)));
                let mut below: Vec<_> = city.below(at).collect();
                below.reverse();
                stack.extend(below.into_iter().map(|card| self.placed(card, None, false)));
            }
            let reserved = Seat::all(seats).find(|&seat| city.reserved_of(seat).contains(at));
            (at, SpaceDoc { at: at.to_string(), stack, reserved })
        };
        (city.cards | city.reserved_all()).iter().map(space)
    }

    fn placed(&self, card: Card, side: Option<u8>, token: bool) -> CardDoc {
        CardDoc { card: self.card(card.print()), seat: card.owner(), side, token }
    }

    fn frames(&self, table: &Table) -> Vec<FrameDoc> {
        table.frames.iter().map(|&frame| self.frame(frame)).collect()
    }

    fn frame(&self, frame: Frame) -> FrameDoc {
        match frame {
            Frame::Decks(Decks { done }) => FrameDoc::Decks { done: seats(done) },
            Frame::Turn(Turn) => FrameDoc::Turn {},
            Frame::Draw(Draw) => FrameDoc::Draw {},
            Frame::Pay(Pay { card, at, left }) => {
                FrameDoc::Pay { card: self.card(card), at: at.to_string(), left }
            }
            Frame::Compare(Compare { at }) => FrameDoc::Compare { at: at.to_string() },
            Frame::Effect(Effect { of, at, used, must }) => {
                let by_seat = self.edition.facts(of).verb == crate::edition::Verb::RotateEach;
                let served = Seat::all(4).filter(|seat| by_seat && used & 1 << seat.index() != 0);
                FrameDoc::Effect {
                    of: self.card(of),
                    at: at.to_string(),
                    turned: if by_seat { Vec::new() } else { spaces(Spaces(used)) },
                    served: served.collect(),
                    must,
                }
            }
            Frame::Strike(Strike { ask, doomed, must }) => {
                FrameDoc::Strike { ask: spaces(ask), doomed: spaces(doomed), must }
            }
            Frame::Doomed(Doomed { cards }) => FrameDoc::Doomed { cards: spaces(cards) },
            Frame::Escape(Escape { at }) => FrameDoc::Escape { at: at.to_string() },
            Frame::To(To { from }) => FrameDoc::To { from: from.to_string() },
            Frame::Replay(Replay { at, returned }) => {
                FrameDoc::Replay { at: at.to_string(), returned: self.card(returned) }
            }
            Frame::Lay(Lay { left }) => FrameDoc::Lay { left: seats(left) },
            Frame::Unforge(Unforge { card }) => FrameDoc::Unforge { card: self.card(card) },
        }
    }
}

fn seats(set: SeatSet) -> Vec<Seat> {
    set.iter().collect()
}

fn spaces(set: Spaces) -> Vec<String> {
    set.iter().map(|at| at.to_string()).collect()
}

/// The whole truth as a document.
pub fn state_doc(game: &Architectura) -> StateDoc {
    let writer = Writer { edition: game.edition.0 };
    let table = &game.table;
    let seat = |seat: Seat| {
        let (player, hidden) = (&table.players[seat], &game.hidden[seat]);
        let mut layers: Vec<u8> =
            Hidden::layers(hidden.deck.len(), hidden.cuts).map(|layer| layer.len() as u8).collect();
        layers.reverse();
        if layers.len() == 1 {
            layers.clear();
        }
        SeatDoc {
            color: COLORS[player.color as usize & 3].to_string(),
            hand: writer.cards(hidden.hand),
            deck: hidden.deck.iter().rev().map(|&card| writer.card(card)).collect(),
            layers,
            shown: writer.cards(hidden.shown),
            front: writer.cards(player.front),
            beside: writer.cards(player.beside),
            removed: writer.cards(player.removed),
            taken: writer.cards(hidden.taken),
            given: writer.cards(hidden.given),
            hand_limit: player.hand_limit,
            mulligans: player.mulligans,
            begun: player.begun,
        }
    };
    StateDoc {
        turn: table.turn,
        active: table.active,
        over: table.over,
        exchanges: table.exchanges,
        sets: Some(table.sets),
        city: writer.city(&table.city, game.n_seats()).map(|(_, space)| space).collect(),
        seats: Seat::all(game.n_seats()).map(seat).collect(),
        pending: Some(writer.frames(table)),
        rng: Some(RngDoc::from(&game.rng)),
    }
}

/// A view as a document.
pub fn view_doc(view: &View) -> ViewDoc {
    let writer = Writer { edition: view.edition.0 };
    let (table, city) = (&view.table, &view.table.city);
    let seen_space = |(at, space): (Space, SpaceDoc)| {
        let up = city.up().contains(at);
        SeenSpaceDoc {
            value: up.then(|| city.value(&view.edition, at)),
            protected: city.guarded().contains(at),
            space,
        }
    };
    // What lies open is the same in every world of this view, and so are the points.
    let standings = view.sample(&mut game_core::FastRng::new(0)).standings();
    let seat = |seat: Seat| {
        let (player, seen) = (&table.players[seat], &view.seen[seat]);
        let mut deck: Vec<LayerDoc> = Hidden::layers(seen.deck.len(), seen.cuts)
            .map(|layer| {
                let known = seen.deck[layer.clone()].iter().filter(|&&card| card != Print::NONE);
                LayerDoc {
                    count: layer.len() as u8,
                    known: known.map(|&card| view.edition.0.id(card)).collect(),
                }
            })
            .collect();
        deck.reverse();
        SeenSeatDoc {
            color: COLORS[player.color as usize & 3],
            cards: writer.ids(player.deck),
            hand: writer.ids(seen.hand),
            hand_count: seen.n_hand,
            deck,
            deck_count: seen.deck.len() as u8,
            shown: writer.ids(seen.shown),
            front: writer.ids(player.front),
            beside: writer.ids(player.beside),
            removed: writer.ids(player.removed),
            taken: writer.ids(seen.taken),
            given: writer.ids(seen.given),
            hand_limit: player.hand_limit,
            mulligans: player.mulligans,
            begun: player.begun,
            tokens: view.edition.numbers.tokens - city.n_tokens(seat) as u8,
            score: standings[seat].total.into(),
        }
    };
    let eligible = match view.viewer {
        Viewer::Seat(seat) => spaces(city.eligible(seat)),
        Viewer::Spectator => Vec::new(),
    };
    let columns = view.edition.numbers.columns;
    ViewDoc {
        viewer: match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        turn: table.turn,
        active: table.active,
        over: table.over,
        exchanges: table.exchanges,
        sets: table.sets,
        streets: city.ground.len() as u8 / columns,
        columns,
        city: writer.city(city, view.seen.len()).map(seen_space).collect(),
        eligible,
        seats: Seat::all(view.seen.len()).map(seat).collect(),
        pending: writer.frames(table),
    }
}
