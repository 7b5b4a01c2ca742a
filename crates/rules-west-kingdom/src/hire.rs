//! Hiring apprentices: paying, making room, and refilling the Workshop (WK-20 to WK-26).

use game_core::{Audience, Barrier, Log, Seat, Stack};

use crate::action::Mix;
use crate::edition::{APPRENTICE_COLUMNS, Apprentice, Good};
use crate::event::Event;
use crate::questions::{Dismiss, Refill};
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

    /// Hires the apprentice there, once there is room (WK-26, WK-E59). The paragraph that grants the
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
        // The extras of the Black Market are all that may still follow a hire.
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
}
