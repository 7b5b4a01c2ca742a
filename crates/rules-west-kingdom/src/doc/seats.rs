//! Reading the players of a state document: every card and every worker is somewhere, once.

use game_core::doc::wrong;
use game_core::{List, Seat};

use super::load::{Load, Reader, at_most};
use super::{SeatDoc, StateDoc};
use crate::edition::{
    APPRENTICES, Building, Buildings, Good, MAX_VIRTUE, PlayerBoard, PlayerBoards, Power, SEATS,
    STOREYS,
};
use crate::state::{Hidden, PASSES, Player, WestKingdom};

impl Reader {
    /// Reads all players and makes sure that cards and workers are those of the box.
    pub fn players(&self, doc: &StateDoc, game: &mut WestKingdom) -> Load<()> {
        let mut boards = PlayerBoards::EMPTY;
        for (index, seat_doc) in doc.seats.iter().enumerate() {
            let seat = Seat::new(index as u8);
            let player = self.player(index, seat_doc)?;
            if player.board != PlayerBoard::SIDE_1 {
                if boards.contains(player.board) {
                    return Err(wrong(format!("seats.{index}.board"), "load-twice"));
                }
                boards.insert(player.board);
            }
            game.table.players[seat] = player;
            game.hidden[seat] = self.hidden(index, seat_doc)?;
        }
        // WK-E53: all use side 2, or none does.
        if !boards.is_empty() && boards.len() < self.players {
            return Err(wrong("seats", "wk-load-boards"));
        }
        if self.solo {
            check_rival(game)?;
        }
        self.check_workers(game)?;
        self.check_cathedral(game)?;
        self.check_buildings(game)?;
        self.check_apprentices(game)
    }

    fn player(&self, index: usize, doc: &SeatDoc) -> Load<Player> {
        let field = |name: &str| format!("seats.{index}.{name}");
        let board = match &doc.board {
            None => PlayerBoard::SIDE_1,
            Some(id) => {
                let board = self.edition.find_board(id);
                board.ok_or_else(|| wrong(field(&format!("board {id}")), "wk-load-board"))?
            }
        };
        let goods = doc.goods.array();
        for (good, count) in Good::ALL.into_iter().zip(goods) {
            at_most(&field(&format!("goods.{}", good.id())), count)?;
        }
        if doc.virtue > MAX_VIRTUE {
            return Err(wrong(field("virtue"), "load-range"));
        }
        if doc.cathedral as usize >= STOREYS {
            return Err(wrong(field("cathedral"), "load-range"));
        }
        let mut player = Player {
            goods,
            debts: at_most(&field("debts"), doc.debts)?,
            paid_debts: at_most(&field("paid_debts"), doc.paid_debts)?,
            virtue: doc.virtue,
            cathedral: doc.cathedral,
            supply: doc.supply,
            at: doc.workers.array(),
            prison: doc.prison,
            guildhall: doc.guildhall,
            held: self.held(index, &doc.held)?,
            discards: at_most(&field("discards"), doc.discards)?,
            apprentices: List::new(),
            built: self.buildings(&field("buildings"), &doc.buildings)?,
            board,
        };
        let power = player.power(self.edition);
        // WK-E25: what she has of both is kept as gold.
        if power == Power::GoldMarbleInterchangeable && player.good(Good::Marble) > 0 {
            return Err(wrong(field("goods.marble"), "wk-load-marble"));
        }
        let limit = match power {
            Power::WorkshopHire { apprentice_limit, .. } => apprentice_limit,
            _ => self.edition.numbers().apprentice_limit,
        };
        if doc.apprentices.len() > limit as usize {
            return Err(wrong(field("apprentices"), "wk-load-apprentice-limit"));
        }
        for id in &doc.apprentices {
            player.apprentices.push(self.apprentice(&field("apprentices"), id)?);
        }
        Ok(player)
    }

    /// Captured workers by owner; own ones never are among them (WK-E30).
    fn held(&self, index: usize, doc: &[u8]) -> Load<[u8; SEATS]> {
        let mut held = [0; SEATS];
        if doc.is_empty() {
            return Ok(held);
        }
        if doc.len() != self.n || doc[index] > 0 {
            return Err(wrong(format!("seats.{index}.held"), "wk-load-held"));
        }
        held[..self.n].copy_from_slice(doc);
        Ok(held)
    }

    fn hidden(&self, index: usize, doc: &SeatDoc) -> Load<Hidden> {
        let field = |name: &str| format!("seats.{index}.{name}");
        let cards = |name: &str, ids: &[String]| self.buildings(&field(name), ids);
        if doc.passed.len() > PASSES {
            return Err(wrong(field("passed"), "wk-load-passed"));
        }
        let mut passed = [Buildings::EMPTY; PASSES];
        for (round, ids) in passed.iter_mut().zip(&doc.passed) {
            *round = cards("passed", ids)?;
        }
        Ok(Hidden {
            hand: cards("hand", &doc.hand)?,
            packet: cards("packet", &doc.packet)?,
            pick: match &doc.pick {
                Some(id) => self.building(&field("pick"), id)?,
                None => Building::NONE,
            },
            leaving: cards("leaving", &doc.leaving)?,
            passed,
        })
    }

    /// No worker more or less than each has (WK-1).
    fn check_workers(&self, game: &mut WestKingdom) -> Load<()> {
        for seat in Seat::all(self.n) {
            let player = game.player(seat);
            let held = game.table.players.as_slice().iter().map(|other| other.held[seat.index()]);
            let on_board = player.at.iter().copied().chain(held).map(u32::from).sum::<u32>();
            let in_market = game.table.market.iter().filter(|&&who| who == Some(seat)).count();
            let others = [player.supply, player.prison, player.guildhall].map(u32::from);
            let all = on_board + in_market as u32 + others.iter().sum::<u32>();
            let workers = if game.is_rival(seat) {
                self.edition.rival().workers
            } else {
                self.edition.numbers().workers
            };
            if all != u32::from(workers) {
                return Err(wrong(format!("seats.{}.supply", seat.index()), "wk-load-workers"));
            }
        }
        game.table.guildhall = game.table.players.iter().map(|(_, it)| it.guildhall).sum();
        Ok(())
    }

    /// No more markers on a level than it holds (WK-54).
    fn check_cathedral(&self, game: &WestKingdom) -> Load<()> {
        for (seat, player) in game.table.players.iter() {
            let same = game.table.players.iter().filter(|(_, it)| it.cathedral == player.cathedral);
            if same.count() > self.edition.storey(player.cathedral).capacity as usize {
                return Err(wrong(
                    format!("seats.{}.cathedral", seat.index()),
                    "wk-load-cathedral",
                ));
            }
        }
        Ok(())
    }

    /// Every building is somewhere, and nowhere else.
    fn check_buildings(&self, game: &WestKingdom) -> Load<()> {
        let mut seen: Buildings = game.piles.buildings.iter().copied().collect();
        for seat in Seat::all(self.n) {
            let hidden = &game.hidden[seat];
            let zones = [
                ("buildings", game.player(seat).built),
                ("hand", hidden.hand),
                ("packet", hidden.packet),
            ];
            for (name, cards) in zones {
                let field = format!("seats.{}.{name}", seat.index());
                if let Some(twice) = (cards & seen).first() {
                    let field = format!("{field} {}", self.edition.building_id(twice));
                    return Err(wrong(field, "load-twice"));
                }
                seen |= cards;
            }
        }
        if seen != self.edition.all_buildings().collect() {
            return Err(wrong("building_pile", "wk-load-buildings"));
        }
        Ok(())
    }

    /// As many cards of every apprentice as the box has.
    fn check_apprentices(&self, game: &WestKingdom) -> Load<()> {
        let mut count = [0u8; APPRENTICES];
        let hired = game.table.players.iter().flat_map(|(_, player)| player.apprentices.iter());
        let open = game.table.workshop.as_flattened().iter();
        for kind in open.chain(hired).chain(game.piles.apprentices.iter()) {
            if kind.is_some() {
                count[kind.0 as usize % APPRENTICES] += 1;
            }
        }
        for kind in self.edition.all_apprentices() {
            if count[kind.0 as usize] != self.edition.apprentice(kind).copies {
                let field = format!("apprentice_pile {}", self.edition.apprentice_id(kind));
                return Err(wrong(field, "wk-load-apprentices"));
            }
        }
        Ok(())
    }
}

/// The house rival has tracks, workers, buildings and debts, and nothing else (WK-93).
fn check_rival(game: &WestKingdom) -> Load<()> {
    let seat = Seat::new(1);
    let rival = game.player(seat);
    let bare = Player {
        debts: rival.debts,
        virtue: rival.virtue,
        cathedral: rival.cathedral,
        supply: rival.supply,
        at: rival.at,
        prison: rival.prison,
        guildhall: rival.guildhall,
        held: rival.held,
        built: rival.built,
        ..Player::default()
    };
    if *rival != bare || game.hidden[seat] != Hidden::default() {
        return Err(wrong("seats.1", "wk-load-rival"));
    }
    Ok(())
}
