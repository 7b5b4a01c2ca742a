//! The view as a document: what one viewer may know, and nothing else.

use game_core::{Seat, Viewer};
use serde::Serialize;

use super::frames::FrameDoc;
use super::write::{Writer, rival_cards};
use super::{GoodsDoc, SeatDoc, SpaceDoc, WorkersDoc};
use crate::edition::{Building, Buildings, Goods};
use crate::setup::RulingChoices;
use crate::view::View;

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
    /// As in the state; nothing after the draft.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub picks: Option<u8>,
    /// As in the state.
    pub tax_stand: u16,
    /// As in the state.
    pub workshop: Vec<Vec<Option<SpaceDoc>>>,
    /// What is known of the apprentice pile.
    pub apprentice_pile: SeenApprenticesDoc,
    /// The building pile, the top first; nothing for a card that the viewer does not know. Known
    /// are those that the viewer put there or is looking at.
    pub building_pile: Vec<Option<String>>,
    /// As in the state, for every card.
    pub building_pile_by: Vec<Option<Seat>>,
    /// Buildings of which the viewer does not know where they are, in the order of the edition.
    pub unseen_buildings: Vec<String>,
    /// What is known of the Reward cards.
    pub rewards: SeenRewardsDoc,
    /// The Black Market.
    pub black_market: SeenMarketDoc,
    /// The Guildhall.
    pub guildhall: SeenGuildhallDoc,
    /// As in the state.
    pub reset: bool,
    /// As in the state.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub last_turns: Option<u8>,
    /// The house rival; nothing in a game for several players.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub house_rival: Option<SeenRivalDoc>,
    /// One for each player, and one for the house rival.
    pub seats: Vec<SeenSeatDoc>,
    /// As in the state.
    pub pending: Vec<FrameDoc>,
}

/// What is known of the apprentice pile: which cards are in it, and the order of those at the
/// bottom that everybody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenApprenticesDoc {
    /// How many cards it has.
    pub count: usize,
    /// Those above the known ones, in the order of the edition.
    pub others: Vec<String>,
    /// Those at the bottom, the lowest last.
    pub known: Vec<String>,
}

/// What is known of the Reward cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenRewardsDoc {
    /// How many cards the pile has.
    pub count: u8,
    /// Those that nobody has seen, in the pile or out of the game, in the order of the edition.
    pub unseen: Vec<String>,
}

/// The Black Market as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenMarketDoc {
    /// The left pile.
    pub left: SeenLeftDoc,
    /// The right pile, the top first.
    pub right: Vec<String>,
    /// What the right space gives now.
    pub large: GoodsDoc,
    /// As in the state.
    pub workers: Vec<Option<Seat>>,
}

/// The left pile of the Black Market: not which card is on top, as two cards have that side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenLeftDoc {
    /// How many cards it has.
    pub count: usize,
    /// What the left space gives now.
    pub small: GoodsDoc,
    /// Its cards, in the order of the edition.
    pub cards: Vec<String>,
}

/// The Guildhall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenGuildhallDoc {
    /// Workers there and beside it.
    pub workers: u8,
    /// Spaces in use.
    pub spaces: u8,
    /// The spaces, counted from 1, that trigger a reset.
    pub resets: [u8; 2],
}

/// The house rival as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenRivalDoc {
    /// As in the state.
    pub work: u16,
    /// What is left of its deck.
    pub deck: SeenDeckDoc,
}

/// What is known of the house rival's deck: which cards are left, not their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenDeckDoc {
    /// How many.
    pub count: usize,
    /// Which, in the order of the edition.
    pub cards: Vec<String>,
}

/// A player as a viewer sees them. What is the viewer's own is missing for all others.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenSeatDoc {
    /// As in the state; nothing for side 1.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub board: Option<String>,
    /// Resources and silver.
    pub goods: GoodsDoc,
    /// As in the state.
    pub debts: u16,
    /// As in the state.
    pub paid_debts: u16,
    /// As in the state.
    pub virtue: u8,
    /// As in the state.
    pub cathedral: u8,
    /// As in the state.
    pub supply: u8,
    /// As in the state.
    pub workers: WorkersDoc,
    /// As in the state.
    pub prison: u8,
    /// As in the state.
    pub guildhall: u8,
    /// As in the state, for every seat.
    pub held: Vec<u8>,
    /// As in the state.
    pub apprentices: Vec<String>,
    /// As in the state.
    pub buildings: Vec<String>,
    /// As in the state.
    pub discards: u16,
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// The viewer's own, as in the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<String>>,
    /// The viewer's own, as in the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub packet: Option<Vec<String>>,
    /// The viewer's own, as in the state; missing also before it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<String>,
    /// The viewer's own, as in the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Vec<String>>,
    /// The viewer's own, as in the state, for every round in which cards are passed on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<Vec<Vec<String>>>,
}

/// Writes a view.
pub fn view_doc(view: &View) -> ViewDoc {
    let edition = view.edition.0;
    let table = &view.table;
    let write = Writer { edition, table };
    let hall = edition.guildhall(table.n_players());
    let (known, others) = view.apprentices.split_at(table.known_apprentices as usize);
    let market: Vec<_> = view.market.iter().collect();
    let large = match table.turned.last() {
        Some(&card) => edition.market_card(card).large,
        None => edition.prices().printed[1],
    };
    let card = |card: Building| card.is_some().then(|| write.building(card));
    ViewDoc {
        viewer: match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        turn: table.turn,
        round: table.turn.div_ceil(table.players.len() as u32),
        active: table.active,
        first: table.first,
        over: table.over,
        round_limit: table.round_limit,
        rulings: table.rulings.into(),
        picks: write.picks(),
        tax_stand: table.tax_stand,
        workshop: write.workshop(),
        apprentice_pile: SeenApprenticesDoc {
            count: view.apprentices.len(),
            others: write.apprentices(others.iter()),
            known: write.apprentices(known.iter().rev()),
        },
        building_pile: view.buildings.iter().rev().map(|&there| card(there)).collect(),
        building_pile_by: write.buriers(),
        unseen_buildings: write.buildings(view.unseen),
        rewards: SeenRewardsDoc {
            count: table.rewards,
            unseen: write.rewards(view.rewards.iter()),
        },
        black_market: SeenMarketDoc {
            left: SeenLeftDoc {
                count: market.len(),
                small: goods(view.small),
                cards: write.market(market.iter()),
            },
            right: write.market(table.turned.iter().rev()),
            large: goods(large),
            workers: table.market.to_vec(),
        },
        guildhall: SeenGuildhallDoc {
            workers: table.guildhall,
            spaces: hall.spaces,
            resets: hall.resets,
        },
        reset: table.reset,
        last_turns: write.last_turns(),
        house_rival: table.solo.then(|| SeenRivalDoc {
            work: table.work,
            deck: SeenDeckDoc { count: view.rival.len(), cards: rival_cards(view.rival.iter()) },
        }),
        seats: Seat::all(table.players.len()).map(|seat| seen_seat(view, &write, seat)).collect(),
        pending: write.frames(),
    }
}

fn seen_seat(view: &View, write: &Writer<'_>, seat: Seat) -> SeenSeatDoc {
    let mine = view.viewer.is(seat);
    let own = |cards: Buildings| mine.then(|| write.buildings(cards));
    let hidden = &view.own;
    let SeatDoc {
        board,
        goods,
        debts,
        paid_debts,
        virtue,
        cathedral,
        supply,
        workers,
        prison,
        guildhall,
        apprentices,
        buildings,
        discards,
        ..
    } = write.seat(seat);
    SeenSeatDoc {
        board,
        goods,
        debts,
        paid_debts,
        virtue,
        cathedral,
        supply,
        workers,
        prison,
        guildhall,
        held: view.table.players[seat].held[..view.table.players.len()].to_vec(),
        apprentices,
        buildings,
        discards,
        hand_count: view.hands[seat],
        hand: own(hidden.hand),
        packet: own(hidden.packet),
        pick: (mine && hidden.pick.is_some()).then(|| write.building(hidden.pick)),
        leaving: own(hidden.leaving),
        passed: mine.then(|| hidden.passed.map(|cards| write.buildings(cards)).to_vec()),
    }
}

fn goods(goods: Goods) -> GoodsDoc {
    GoodsDoc::of(goods.0.map(u16::from))
}
