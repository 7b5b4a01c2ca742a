//! Reading a state document: an impossible one is refused. This is what is on the table; players
//! are in [`super::seats`], the draft in [`super::drafted`], open questions in
//! [`super::pending`].

use game_core::doc::{chance, seat, wrong};
use game_core::{EditionRef, Game, List, LoadError, PerSeat, Seat, Seed};

use super::{MarketDoc, RivalDoc, SpaceDoc, StateDoc, rival_card};
use crate::edition::{
    APPRENTICE_COLUMNS, APPRENTICE_ROWS, Apprentice, BUILDINGS, Building, Buildings, Edition,
    Guildhall, Location, MARKET_CARDS, MAX_RIVAL_DECK, MarketCard, MarketCards, REWARDS, Reward,
};
use crate::setup::rulings_under;
use crate::state::{NOBODY, NOT_YET, Piles, Table, WestKingdom};

pub type Load<T> = Result<T, LoadError>;

/// The most turns a document may claim; no game comes near.
const MOST_TURNS: u32 = 999_999;
/// The most of anything that is counted without a limit. Sums of a few of them still fit.
pub const MOST: u16 = 9999;

/// Reads a state document.
pub fn from_doc(
    edition: &'static Edition,
    doc: &StateDoc,
    seed: Option<Seed>,
) -> Result<WestKingdom, LoadError> {
    let n = doc.seats.len();
    let solo = doc.house_rival.is_some();
    let numbers = edition.numbers();
    let players = if solo { n.saturating_sub(1) } else { n };
    let possible = if solo { 1..=1 } else { 2..=numbers.players_max as usize };
    if !possible.contains(&players) || players < numbers.players_min as usize {
        return Err(wrong("seats", "load-seats"));
    }
    Reader { edition, n, solo, players }.game(doc, seed)
}

/// Reads the parts of a document.
pub struct Reader {
    pub edition: &'static Edition,
    /// How many seats there are.
    pub n: usize,
    pub solo: bool,
    /// Seats without that of the house rival.
    pub players: usize,
}

impl Reader {
    fn game(&self, doc: &StateDoc, seed: Option<Seed>) -> Load<WestKingdom> {
        if doc.turn > MOST_TURNS {
            return Err(wrong("turn", "load-range"));
        }
        let rules = doc.rules.unwrap_or(WestKingdom::RULES);
        if !(WestKingdom::OLDEST_RULES..=WestKingdom::RULES).contains(&rules) {
            return Err(wrong("rules", "load-range"));
        }
        let active = seat("active", doc.active, self.n)?;
        let (workshop, coins) = self.workshop(&doc.workshop)?;
        let (market, turned) = self.market_piles(&doc.black_market)?;
        let (rewards, in_pile) = self.rewards(doc)?;
        let rival = match &doc.house_rival {
            Some(rival) => self.rival_deck(rival)?,
            None => List::new(),
        };
        let work = doc.house_rival.as_ref().map_or(0, |rival| rival.work);
        let mut game = WestKingdom {
            edition: EditionRef(self.edition),
            rng: chance(doc.rng.as_ref(), seed)?,
            table: Table {
                players: PerSeat::new(self.n),
                frames: List::new(),
                workshop,
                coins,
                tax_stand: at_most("tax_stand", doc.tax_stand)?,
                market: self.market_workers(&doc.black_market.workers)?,
                turned,
                buriers: self.buriers(doc)?,
                known_apprentices: doc.known_apprentices,
                rewards: in_pile,
                guildhall: 0,
                reset: doc.reset,
                last_turns: doc.last_turns.unwrap_or(NOT_YET),
                solo: self.solo,
                work: at_most("house_rival.work", work)?,
                picks: 0,
                first: self.first(doc, active)?,
                active,
                turn: doc.turn,
                round_limit: doc.round_limit,
                rules: rules.0 as u8,
                rulings: rulings_under(rules, doc.rulings, self.edition),
                over: doc.over,
            },
            piles: Piles {
                buildings: self.building_pile(&doc.building_pile)?,
                apprentices: pile("apprentice_pile", &doc.apprentice_pile, |field, id| {
                    self.apprentice(field, id)
                })?,
                rewards,
                market,
                rival,
            },
            hidden: PerSeat::new(self.n),
        };
        if doc.known_apprentices as usize > doc.apprentice_pile.len() {
            return Err(wrong("known_apprentices", "load-range"));
        }
        // What stands for "not yet" in memory is no number of turns.
        if doc.last_turns == Some(NOT_YET) {
            return Err(wrong("last_turns", "wk-load-last-turns"));
        }
        // A limit in the past would have ended the game.
        if (1..game.round()).contains(&u32::from(doc.round_limit)) {
            return Err(wrong("round_limit", "load-range"));
        }
        self.players(doc, &mut game)?;
        self.check_end(&game)?;
        self.draft(doc, &mut game)?;
        self.pending(doc, &mut game)?;
        Ok(game)
    }

    /// The Guildhall of this number of players.
    pub fn hall(&self) -> &'static Guildhall {
        self.edition.guildhall(self.players)
    }

    /// Who began: the first turn was theirs, and turns go round (WK-10).
    fn first(&self, doc: &StateDoc, active: Seat) -> Load<Seat> {
        let passed = doc.turn.saturating_sub(1) as usize % self.n;
        let follows = Seat::new(((active.index() + self.n - passed) % self.n) as u8);
        let first = seat("first", doc.first.unwrap_or(follows), self.n)?;
        // WK-93: against the house rival the player begins.
        if first != follows || (self.solo && first.index() > 0) {
            return Err(wrong("turn", "wk-load-turn"));
        }
        Ok(first)
    }

    pub fn building(&self, field: &str, id: &str) -> Load<Building> {
        let building = self.edition.find_building(id);
        building.ok_or_else(|| wrong(format!("{field} {id}"), "wk-load-building"))
    }

    pub fn buildings(&self, field: &str, ids: &[String]) -> Load<Buildings> {
        let mut cards = Buildings::EMPTY;
        for id in ids {
            let card = self.building(field, id)?;
            if cards.contains(card) {
                return Err(wrong(format!("{field} {id}"), "load-twice"));
            }
            cards.insert(card);
        }
        Ok(cards)
    }

    pub fn apprentice(&self, field: &str, id: &str) -> Load<Apprentice> {
        let kind = self.edition.find_apprentice(id);
        kind.ok_or_else(|| wrong(format!("{field} {id}"), "wk-load-apprentice"))
    }

    #[allow(clippy::type_complexity, reason = "the two tables of the state")]
    fn workshop(
        &self,
        rows: &[Vec<Option<SpaceDoc>>],
    ) -> Load<(
        [[Apprentice; APPRENTICE_COLUMNS]; APPRENTICE_ROWS],
        [[u16; APPRENTICE_COLUMNS]; APPRENTICE_ROWS],
    )> {
        if rows.len() != APPRENTICE_ROWS || rows.iter().any(|row| row.len() != APPRENTICE_COLUMNS) {
            return Err(wrong("workshop", "wk-load-workshop"));
        }
        let mut cards = [[Apprentice::NONE; APPRENTICE_COLUMNS]; APPRENTICE_ROWS];
        let mut coins = [[0; APPRENTICE_COLUMNS]; APPRENTICE_ROWS];
        for (row, docs) in rows.iter().enumerate() {
            for (column, space) in docs.iter().enumerate() {
                let Some(space) = space else { continue };
                cards[row][column] = self.apprentice("workshop", &space.apprentice)?;
                coins[row][column] = at_most("workshop", space.coins)?;
            }
        }
        Ok((cards, coins))
    }

    fn building_pile(&self, ids: &[String]) -> Load<List<Building, BUILDINGS>> {
        self.buildings("building_pile", ids)?;
        pile("building_pile", ids, |field, id| self.building(field, id))
    }

    /// Cards are put under the pile only, so those that nobody put there lie on top (WK-E56).
    fn buriers(&self, doc: &StateDoc) -> Load<List<u8, BUILDINGS>> {
        let (by, cards) = (&doc.building_pile_by, doc.building_pile.len().min(BUILDINGS));
        if by.is_empty() {
            return Ok((0..cards).map(|_| NOBODY).collect());
        }
        let fits = by.len() == cards && by.is_sorted_by_key(Option::is_some);
        if !fits {
            return Err(wrong("building_pile_by", "wk-load-pile-by"));
        }
        for &who in by.iter().flatten() {
            // The house rival puts no building there.
            seat("building_pile_by", who, self.players)?;
        }
        Ok(by.iter().rev().map(|who| who.map_or(NOBODY, |who| who.index() as u8)).collect())
    }

    /// Reward cards that nobody has seen, those of the pile last, and how many these are.
    fn rewards(&self, doc: &StateDoc) -> Load<(List<Reward, REWARDS>, u8)> {
        if doc.rewards.len() > self.hall().rewards as usize {
            return Err(wrong("rewards", "wk-load-rewards"));
        }
        let mut left = [0; REWARDS];
        for kind in self.edition.all_rewards() {
            left[kind.0 as usize] = self.edition.reward(kind).copies;
        }
        let mut cards = List::new();
        for (field, ids) in [("rewards_out", &doc.rewards_out), ("rewards", &doc.rewards)] {
            for id in ids.iter().rev() {
                let kind = self.edition.find_reward(id);
                let kind = kind.ok_or_else(|| wrong(format!("{field} {id}"), "wk-load-reward"))?;
                let copies = &mut left[kind.0 as usize];
                *copies = copies
                    .checked_sub(1)
                    .ok_or_else(|| wrong(format!("{field} {id}"), "wk-load-rewards"))?;
                cards.push(kind);
            }
        }
        Ok((cards, doc.rewards.len() as u8))
    }

    /// The left pile and the right one: together all cards, each once.
    #[allow(clippy::type_complexity, reason = "the two piles of the state")]
    fn market_piles(
        &self,
        doc: &MarketDoc,
    ) -> Load<(List<MarketCard, MARKET_CARDS>, List<MarketCard, MARKET_CARDS>)> {
        let mut seen = MarketCards::EMPTY;
        let mut read = |field: &str, ids: &[String]| {
            pile(field, ids, |field, id| {
                let card = self.edition.find_market_card(id);
                let card =
                    card.ok_or_else(|| wrong(format!("{field} {id}"), "wk-load-market-card"))?;
                if seen.contains(card) {
                    return Err(wrong(format!("{field} {id}"), "load-twice"));
                }
                seen.insert(card);
                Ok(card)
            })
        };
        let piles =
            (read("black_market.left", &doc.left)?, read("black_market.right", &doc.right)?);
        if seen != self.edition.all_market_cards().collect() {
            return Err(wrong("black_market", "wk-load-market"));
        }
        Ok(piles)
    }

    fn market_workers(&self, docs: &[Option<Seat>]) -> Load<[Option<Seat>; 3]> {
        let field = "black_market.workers";
        let Ok(workers) = <[Option<Seat>; 3]>::try_from(docs) else {
            return Err(wrong(field, "wk-load-market-workers"));
        };
        for &worker in workers.iter().flatten() {
            seat(field, worker, self.n)?;
        }
        Ok(workers)
    }

    fn rival_deck(&self, doc: &RivalDoc) -> Load<List<Location, MAX_RIVAL_DECK>> {
        let mut left = self.edition.rival().deck;
        pile("house_rival.deck", &doc.deck, |field, id| {
            let card = Location::ALL.into_iter().find(|&location| rival_card(location) == id);
            let wrong = || wrong(format!("{field} {id}"), "wk-load-rival-deck");
            let copies = &mut left[card.ok_or_else(wrong)? as usize];
            *copies = copies.checked_sub(1).ok_or_else(wrong)?;
            card.ok_or_else(wrong)
        })
    }

    /// The last turns have begun exactly when the Guildhall is full (WK-80), and only they bring
    /// workers beside it (WK-81).
    fn check_end(&self, game: &WestKingdom) -> Load<()> {
        let (table, full) = (&game.table, self.hall().end);
        let turns = self.n as u8 + 1;
        let fits = if table.last_turns == NOT_YET {
            table.guildhall < full
        } else {
            table.last_turns <= turns
                && (full..=full + turns - table.last_turns).contains(&table.guildhall)
        };
        if !fits {
            return Err(wrong("last_turns", "wk-load-last-turns"));
        }
        Ok(())
    }
}

/// A pile from its cards, the top first.
fn pile<T: Copy + Default, const N: usize>(
    field: &str,
    ids: &[String],
    mut read: impl FnMut(&str, &str) -> Load<T>,
) -> Load<List<T, N>> {
    if ids.len() > N {
        return Err(wrong(field, "load-range"));
    }
    ids.iter().rev().map(|id| read(field, id)).collect()
}

/// A count that no game lets grow too large.
pub fn at_most(field: &str, count: u16) -> Load<u16> {
    if count > MOST { Err(wrong(field, "load-range")) } else { Ok(count) }
}
