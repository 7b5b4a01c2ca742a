//! The house rival, the opponent of a single player: this project's own, and not the official
//! one (WK-92, WK-93, WK-Q9). It decides nothing.

use game_core::{Audience, Barrier, Log, Seat, Stack};

use crate::edition::{Location, MAX_RIVAL_DECK, STOREYS};
use crate::event::Event;
use crate::questions::Close;
use crate::setup::rival_deck;
use crate::state::WestKingdom;

/// The human player's seat.
const HUMAN: Seat = Seat::new(0);

impl WestKingdom {
    /// The whole turn of the house rival (WK-E68).
    pub(crate) fn rival_turn(&mut self, rival: Seat, log: &mut Log<Event>) {
        self.push(Close);
        log.cite("WK-93");
        if self.player(rival).supply == 0 {
            self.rival_takes_back(rival, log);
            return;
        }
        let threshold = u16::from(self.edition.rival().work_threshold);
        if self.table.work >= threshold {
            self.rival_in_guildhall(rival, threshold, log);
            return;
        }
        // A deck of nothing but cards that cannot be used ends somewhere: the turn is lost then.
        for _ in 0..2 * MAX_RIVAL_DECK {
            let card = self.turn_rival_card(log);
            if self.rival_can_go(rival, card) {
                self.rival_goes(rival, card, log);
                return;
            }
            log.all(|| match card {
                Location::BlackMarketSmall => Event::RivalSkippedMarket,
                location => Event::RivalSkipped { location },
            });
        }
        log.all(|| Event::RivalIdle { seat: rival });
    }

    /// Its whole largest group comes back, or all its workers from Prison, or nobody (WK-93).
    fn rival_takes_back(&mut self, rival: Seat, log: &mut Log<Event>) {
        let player = &mut self.table.players[rival];
        if let Some(location) = largest(&player.at, None) {
            let workers = std::mem::take(&mut player.at[location as usize]);
            player.supply += workers;
            log.all(|| Event::RivalTookBack { seat: rival, location, workers });
        } else if player.prison > 0 {
            let workers = player.prison;
            self.release(rival, workers, log);
        } else {
            log.all(|| Event::RivalIdle { seat: rival });
        }
    }

    fn rival_in_guildhall(&mut self, rival: Seat, threshold: u16, log: &mut Log<Event>) {
        self.table.players[rival].supply -= 1;
        self.table.work -= threshold;
        log.all(|| Event::RivalWorked { work: self.table.work });
        self.enter_guildhall(rival, log);
        let player = self.player(rival);
        let next = player.cathedral + 1;
        if (next as usize) < STOREYS
            && !self.edition.virtue(player.virtue).cathedral_forbidden
            && (player.cathedral as usize) < player.built.len()
            && self.has_room(next)
        {
            self.rival_advances(rival, log);
        } else {
            self.rival_builds(rival, log);
        }
    }

    /// No cost, no discard; the top Reward card goes unseen (WK-93).
    fn rival_advances(&mut self, rival: Seat, log: &mut Log<Event>) {
        let player = &mut self.table.players[rival];
        player.cathedral += 1;
        let level = player.cathedral;
        log.all(|| Event::Advanced { seat: rival, level });
        if self.table.rewards > 0 {
            // It joins those that are out of the game, which nobody has seen either.
            self.table.rewards -= 1;
            self.piles.rewards.rotate_right(1);
            log.all(|| Event::RivalTookReward);
        }
        self.raise(rival, self.edition.rival().cathedral_virtue, log);
    }

    /// The top building for its points and its virtue change.
    fn rival_builds(&mut self, rival: Seat, log: &mut Log<Event>) {
        if self.piles.buildings.is_empty() {
            return;
        }
        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        let building = self.piles.buildings.pop().unwrap_or_default();
        self.table.buriers.pop();
        self.table.players[rival].built.insert(building);
        log.all(|| Event::RivalBuilt { seat: rival, building });
        self.change_virtue(rival, self.edition.building(building).virtue, log);
    }

    /// Turns the next card; an empty deck is shuffled anew (WK-E48).
    fn turn_rival_card(&mut self, log: &mut Log<Event>) -> Location {
        if self.piles.rival.is_empty() {
            log.barrier(Barrier::Chance, || self.tally_now());
            self.piles.rival = rival_deck(&self.edition);
            self.rng.shuffle(&mut self.piles.rival);
            log.all(|| Event::RivalShuffled);
        }
        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        let card = self.piles.rival.pop().unwrap_or_default();
        if card == Location::BlackMarketSmall {
            log.all(|| Event::RivalTurnedMarket);
        } else {
            log.all(|| Event::RivalTurned { location: card });
        }
        card
    }

    /// Only an empty Tax Stand and a Black Market closed or full turn it away (WK-E69).
    fn rival_can_go(&self, rival: Seat, card: Location) -> bool {
        match card {
            Location::TaxStand => self.table.tax_stand > 0,
            Location::BlackMarketSmall => {
                !self.edition.virtue(self.player(rival).virtue).black_market_forbidden
                    && self.table.market.iter().any(Option::is_none)
            }
            _ => true,
        }
    }

    fn rival_goes(&mut self, rival: Seat, card: Location, log: &mut Log<Event>) {
        let figures = *self.edition.rival();
        self.table.players[rival].supply -= 1;
        if card == Location::BlackMarketSmall {
            let free = self.table.market.iter().position(Option::is_none);
            let space = free.expect("a card of the Black Market is used only with a free space");
            self.table.market[space] = Some(rival);
            let location = Location::MARKET[space];
            log.all(|| Event::Placed { seat: rival, location, workers: 1 });
            self.table.reset |= self.table.market.iter().all(Option::is_some);
            self.lower(rival, figures.market_virtue_loss, log);
            self.rival_works(figures.market_work.into(), log);
            return;
        }
        self.stand_at(rival, card, log);
        let workers = self.player(rival).at[card as usize];
        match card {
            Location::TownCentre => self.rival_captures(rival, workers, log),
            Location::TaxStand => {
                let silver = std::mem::take(&mut self.table.tax_stand);
                log.all(|| Event::RivalEmptied { silver });
                self.lower(rival, figures.tax_stand_virtue_loss, log);
                self.rival_works(silver / u16::from(figures.silver_per_work.max(1)), log);
            }
            Location::Guardhouse => {
                let sent = self.imprison(rival, log);
                self.rival_works((sent / figures.captured_per_work.max(1)).into(), log);
                self.release(rival, self.player(rival).prison, log);
            }
            _ => {
                self.rival_works(workers.into(), log);
                match card {
                    Location::KingsStorehouse => self.raise(rival, figures.storehouse_virtue, log),
                    Location::Workshop => self.rival_removes(log),
                    _ => {}
                }
            }
        }
    }

    fn rival_works(&mut self, work: u16, log: &mut Log<Event>) {
        if work > 0 {
            self.table.work = self.table.work.saturating_add(work);
            log.all(|| Event::RivalWorked { work: self.table.work });
        }
    }

    /// The largest group of the human player, and with two own workers there the next largest
    /// elsewhere (WK-93, WK-E71).
    fn rival_captures(&mut self, rival: Seat, workers: u8, log: &mut Log<Event>) {
        let Some(first) = largest(&self.player(HUMAN).at, None) else { return };
        self.seize(rival, first, HUMAN, log);
        if workers >= 2
            && let Some(second) = largest(&self.player(HUMAN).at, Some(first))
        {
            self.seize(rival, second, HUMAN, log);
        }
    }

    /// The leftmost apprentice of the upper row goes under the pile, its coins to the general
    /// supply (WK-93).
    fn rival_removes(&mut self, log: &mut Log<Event>) {
        let apprentice = std::mem::take(&mut self.table.workshop[0][0]);
        let coins = std::mem::take(&mut self.table.coins[0][0]);
        if apprentice.is_some() {
            self.bury_apprentice(apprentice);
            log.all(|| Event::RivalRemoved { apprentice, coins });
            self.refill(0, 0, log);
        }
    }
}

/// Where the largest group stands; of equal ones the first in the order of the data file.
fn largest(at: &[u8], but: Option<Location>) -> Option<Location> {
    let groups = Location::OPEN.into_iter().zip(at).filter(|&(place, _)| Some(place) != but);
    let groups = groups.filter(|&(_, &workers)| workers > 0);
    // `max_by_key` gives the last of equals, so the way is gone from the end.
    let groups: game_core::List<(Location, u8), 9> = groups.map(|(place, &n)| (place, n)).collect();
    groups.iter().rev().max_by_key(|(_, workers)| *workers).map(|&(place, _)| place)
}
