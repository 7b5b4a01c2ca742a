//! Writing the state.

use game_core::{Game, RngDoc, Seat};

use super::{
    GoodsDoc, MarketDoc, RivalDoc, SeatDoc, SpaceDoc, StateDoc, WorkersDoc, none, rival_card,
};
use crate::edition::{Apprentice, Building, Buildings, Edition, Location, MarketCard, Reward};
use crate::setup::{DECLINING_IS_A_SWITCH, RulingChoices};
use crate::state::{Hidden, NOBODY, NOT_YET, Table, WestKingdom};

/// Writes the state.
pub fn state_doc(game: &WestKingdom) -> StateDoc {
    let write = Writer { edition: game.edition.0, table: &game.table };
    let (table, piles) = (&game.table, &game.piles);
    let (out, rewards) = piles.rewards.split_at(piles.rewards.len() - table.rewards as usize);
    let seat = |seat: Seat| {
        let Hidden { hand, packet, pick, leaving, passed } = game.hidden[seat];
        let mut passed: Vec<_> = passed.into_iter().map(|cards| write.buildings(cards)).collect();
        while passed.pop_if(|cards| cards.is_empty()).is_some() {}
        SeatDoc {
            hand: write.buildings(hand),
            packet: write.buildings(packet),
            pick: pick.is_some().then(|| write.building(pick)),
            leaving: write.buildings(leaving),
            passed,
            ..write.seat(seat)
        }
    };
    let rules = game.rules();
    let mut rulings = RulingChoices::from(table.rulings);
    if rules < DECLINING_IS_A_SWITCH {
        rulings.building_effects_optional = None;
    }
    StateDoc {
        rules: Some(rules),
        turn: table.turn,
        active: table.active,
        first: Some(table.first),
        over: table.over,
        round_limit: table.round_limit,
        rulings,
        picks: write.picks(),
        tax_stand: table.tax_stand,
        workshop: write.workshop(),
        apprentice_pile: write.apprentices(piles.apprentices.iter().rev()),
        known_apprentices: table.known_apprentices,
        building_pile: piles.buildings.iter().rev().map(|&card| write.building(card)).collect(),
        building_pile_by: if table.buriers.iter().all(|&by| by == NOBODY) {
            Vec::new()
        } else {
            write.buriers()
        },
        rewards: write.rewards(rewards.iter().rev()),
        rewards_out: write.rewards(out.iter().rev()),
        black_market: MarketDoc {
            left: write.market(piles.market.iter().rev()),
            right: write.market(table.turned.iter().rev()),
            workers: table.market.to_vec(),
        },
        reset: table.reset,
        last_turns: write.last_turns(),
        house_rival: table
            .solo
            .then(|| RivalDoc { work: table.work, deck: rival_cards(piles.rival.iter().rev()) }),
        seats: Seat::all(table.players.len()).map(seat).collect(),
        pending: Some(write.frames()),
        rng: Some(RngDoc::from(&game.rng)),
    }
}

/// Turns indexes into ids.
pub(super) struct Writer<'a> {
    pub edition: &'static Edition,
    pub table: &'a Table,
}

impl Writer<'_> {
    pub fn building(&self, building: Building) -> String {
        self.edition.building_id(building).to_string()
    }

    pub fn buildings(&self, cards: Buildings) -> Vec<String> {
        cards.iter().map(|card| self.building(card)).collect()
    }

    pub fn apprentice(&self, kind: Apprentice) -> String {
        self.edition.apprentice_id(kind).to_string()
    }

    pub fn apprentices<'c>(&self, cards: impl Iterator<Item = &'c Apprentice>) -> Vec<String> {
        cards.map(|&kind| self.apprentice(kind)).collect()
    }

    pub fn rewards<'c>(&self, cards: impl Iterator<Item = &'c Reward>) -> Vec<String> {
        cards.map(|&card| self.edition.reward_name(card).id.clone()).collect()
    }

    pub fn market<'c>(&self, cards: impl Iterator<Item = &'c MarketCard>) -> Vec<String> {
        cards.map(|&card| self.edition.market_name(card).id.clone()).collect()
    }

    pub fn picks(&self) -> Option<u8> {
        (self.table.turn == 0).then_some(self.table.picks)
    }

    pub fn last_turns(&self) -> Option<u8> {
        (self.table.last_turns != NOT_YET).then_some(self.table.last_turns)
    }

    pub fn workshop(&self) -> Vec<Vec<Option<SpaceDoc>>> {
        let space = |(&kind, &coins): (&Apprentice, &u16)| {
            kind.is_some().then(|| SpaceDoc { apprentice: self.apprentice(kind), coins })
        };
        let rows = self.table.workshop.iter().zip(&self.table.coins);
        rows.map(|(cards, coins)| cards.iter().zip(coins).map(space).collect()).collect()
    }

    /// Who put the cards of the building pile there, the top first.
    pub fn buriers(&self) -> Vec<Option<Seat>> {
        let buriers = self.table.buriers.iter().rev();
        buriers.map(|&by| (by != NOBODY).then(|| Seat::new(by))).collect()
    }

    /// What is public of a player.
    pub fn seat(&self, seat: Seat) -> SeatDoc {
        let player = &self.table.players[seat];
        let board = self.edition.all_boards().find(|&board| board == player.board);
        let held = &player.held[..self.table.players.len()];
        SeatDoc {
            board: board.map(|board| self.edition.board_name(board).id.clone()),
            goods: GoodsDoc::of(player.goods),
            debts: player.debts,
            paid_debts: player.paid_debts,
            virtue: player.virtue,
            cathedral: player.cathedral,
            supply: player.supply,
            workers: WorkersDoc::of(player.at),
            prison: player.prison,
            guildhall: player.guildhall,
            held: if held.iter().all(none) { Vec::new() } else { held.to_vec() },
            apprentices: self.apprentices(player.apprentices.iter()),
            buildings: self.buildings(player.built),
            hand: Vec::new(),
            discards: player.discards,
            packet: Vec::new(),
            pick: None,
            leaving: Vec::new(),
            passed: Vec::new(),
        }
    }
}

pub(super) fn rival_cards<'c>(cards: impl Iterator<Item = &'c Location>) -> Vec<String> {
    cards.map(|&card| rival_card(card).to_string()).collect()
}
