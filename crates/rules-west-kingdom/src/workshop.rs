//! Hiring apprentices, and looking at building cards (WK-20 to WK-28, WK-40).

use game_core::{Audience, Barrier, Log, Seat, Stack};

use crate::action::Mix;
use crate::edition::{APPRENTICE_COLUMNS, Apprentice, Building, Buildings, Good, Location};
use crate::event::Event;
use crate::questions::{Dismiss, Look, Refill};
use crate::state::WestKingdom;

impl WestKingdom {
    /// Pays a hire in the Workshop: cost, tax, and a coin on each card skipped (WK-21, WK-22).
    pub(crate) fn pay_hire(&mut self, seat: Seat, row: u8, column: u8, log: &mut Log<Event>) {
        let (price, skipped) = (self.hire_price(seat, column), self.skipped(seat, column));
        let coin = self.edition.prices().skip_coin;
        log.cite("WK-21");
        let coins = u16::from(skipped) * u16::from(coin);
        let cost = self.edition.prices().hire;
        let plain = crate::purse::Price { silver: price.silver - coins, tax: price.tax };
        self.pay(seat, &cost, Mix::default(), plain, log);
        self.table.players[seat].take(Good::Silver, coins);
        for skipped in 0..skipped {
            let on = &mut self.table.coins[row as usize][skipped as usize];
            *on = on.saturating_add(coin.into());
            let apprentice = self.table.workshop[row as usize][skipped as usize];
            log.all(|| Event::LaidCoin { seat, row, column: skipped, apprentice });
        }
    }

    /// Hires who lies there, once room has been made (WK-26, WK-E59). The paragraph that grants the
    /// hire has been cited.
    pub(crate) fn hire(&mut self, seat: Seat, row: u8, column: u8, log: &mut Log<Event>) {
        if self.player(seat).apprentices.len() >= self.apprentice_limit(seat) as usize {
            self.push(Dismiss { row, column });
        } else {
            self.take_apprentice(seat, row, column, log);
        }
    }

    /// The card with its coins, then its virtue change; the row is refilled last (WK-E59).
    pub(crate) fn take_apprentice(
        &mut self,
        seat: Seat,
        row: u8,
        column: u8,
        log: &mut Log<Event>,
    ) {
        let space = &mut self.table.workshop[row as usize][column as usize];
        let apprentice = std::mem::take(space);
        let coins = std::mem::take(&mut self.table.coins[row as usize][column as usize]);
        let player = &mut self.table.players[seat];
        player.apprentices.push(apprentice);
        player.add(Good::Silver, coins);
        log.all(|| Event::Hired { seat, apprentice, row, column, coins });
        self.push(Refill { row, column });
        log.cite("WK-25");
        self.change_virtue(seat, self.edition.apprentice(apprentice).virtue, log);
        // The extras of the Black Market are all that may still come of a hire.
        log.cite("WK-44");
    }

    /// An own apprentice goes under the pile, for all to see (WK-26).
    pub(crate) fn dismiss(&mut self, seat: Seat, apprentice: Apprentice, log: &mut Log<Event>) {
        let own = &mut self.table.players[seat].apprentices;
        let Some(at) = own.iter().position(|&other| other == apprentice) else { return };
        own.remove(at);
        self.bury_apprentice(apprentice);
        log.all(|| Event::Dismissed { seat, apprentice });
    }

    pub(crate) fn bury_apprentice(&mut self, apprentice: Apprentice) {
        self.piles.apprentices.insert(0, apprentice);
        self.table.known_apprentices += 1;
    }

    /// Cards to the right slide left with their coins, and the free space is filled (WK-24).
    pub(crate) fn refill(&mut self, row: u8, column: u8, log: &mut Log<Event>) {
        let (row_at, column) = (row as usize, column as usize);
        self.table.workshop[row_at][column..].rotate_left(1);
        self.table.coins[row_at][column..].rotate_left(1);
        let pile = &mut self.piles.apprentices;
        let Some(&apprentice) = pile.last() else {
            log.all(|| Event::Slid { row });
            return;
        };
        if pile.len() > self.table.known_apprentices as usize {
            log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        }
        self.piles.apprentices.pop();
        let left = self.piles.apprentices.len() as u8;
        self.table.known_apprentices = self.table.known_apprentices.min(left);
        self.table.workshop[row_at][APPRENTICE_COLUMNS - 1] = apprentice;
        log.all(|| Event::Refilled { row, apprentice });
    }

    /// Draws in the Workshop by the own workers there (WK-27).
    pub(crate) fn draw_in_workshop(&mut self, seat: Seat, log: &mut Log<Event>) {
        let workers = self.player(seat).at[Location::Workshop as usize];
        log.cite("WK-27");
        self.draw(seat, self.edition.yields().workshop.of(workers), log);
    }

    /// Looks at the uppermost building cards, as many as there are (WK-40, WK-E28).
    pub(crate) fn look(&mut self, seat: Seat, log: &mut Log<Event>) {
        let prices = self.edition.prices();
        let cards = (prices.market_draw as usize).min(self.piles.buildings.len()) as u8;
        // Looking names its own paragraph; the extras come next.
        log.cite("WK-44");
        if cards == 0 {
            return;
        }
        let left = prices.market_keep.min(cards);
        log.barrier(Barrier::Reveal(Audience::Only(seat)), || self.tally_now());
        self.push(Look { cards, left });
        let buildings = self.looked(cards);
        log.tell(Audience::Only(seat), || Event::Looked { seat, buildings });
        log.tell(Audience::AllBut(seat), || Event::LookedHidden { seat, count: cards });
    }

    /// The cards being looked at: the uppermost of the pile.
    pub(crate) fn looked(&self, cards: u8) -> Buildings {
        let pile = &self.piles.buildings;
        pile[pile.len() - cards as usize..].iter().copied().collect()
    }

    /// Keeps one of the cards looked at; with the last one the others go under the pile.
    pub(crate) fn keep_looked(
        &mut self,
        seat: Seat,
        Look { cards, left }: Look,
        building: Building,
        log: &mut Log<Event>,
    ) {
        let pile = &mut self.piles.buildings;
        let Some(at) = pile.iter().rposition(|&card| card == building) else { return };
        pile.remove(at);
        self.table.buriers.remove(at);
        self.hidden[seat].hand.insert(building);
        log.tell(Audience::Only(seat), || Event::TookLooked { seat, building });
        log.tell(Audience::AllBut(seat), || Event::TookLookedHidden { seat });
        let (cards, left) = (cards - 1, left - 1);
        if left > 0 && cards > 0 {
            self.push(Look { cards, left });
            return;
        }
        let rest = self.looked(cards);
        for _ in 0..cards {
            self.piles.buildings.pop();
            self.table.buriers.pop();
        }
        log.cite("WK-40");
        self.bury(seat, rest, log);
        // The extras come next.
        log.cite("WK-44");
    }
}
