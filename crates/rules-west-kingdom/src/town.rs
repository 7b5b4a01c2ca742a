//! Workers taken and brought home: captures, the Guardhouse, taking workers back (WK-11,
//! WK-30 to WK-34, WK-45 to WK-47).

use game_core::{Log, Seat, Stack};

use crate::action::{Mix, RansomBy};
use crate::edition::{Ability, Cost, Gain, Location};
use crate::event::Event;
use crate::questions::{Captures, Close};
use crate::state::{Raid, RaidBy, WestKingdom};

impl WestKingdom {
    /// Takes all workers of one player at one location (WK-31), then continues.
    pub(crate) fn capture(
        &mut self,
        seat: Seat,
        mut raid: Raid,
        location: Location,
        owner: Seat,
        log: &mut Log<Event>,
    ) {
        let price = self.capture_price(seat, raid);
        log.cite("WK-30");
        self.pay(seat, &Cost::NONE, Mix::default(), price, log);
        log.cite(if raid.by == RaidBy::Visit { "WK-31" } else { "WK-E13" });
        self.seize(seat, location, owner, log);
        raid.discount = self.discount_left(raid);
        raid.begun = true;
        raid.left -= 1;
        raid.from |= 1 << location as u16;
        self.push(Captures(raid));
    }

    /// Own workers go to the supply, others to the holding area (WK-33).
    pub(crate) fn seize(
        &mut self,
        seat: Seat,
        location: Location,
        owner: Seat,
        log: &mut Log<Event>,
    ) {
        let workers = std::mem::take(&mut self.table.players[owner].at[location as usize]);
        if owner == seat {
            self.table.players[seat].supply += workers;
            log.all(|| Event::RoundedUp { seat, location, workers });
        } else {
            self.table.players[seat].held[owner.index()] += workers;
            log.all(|| Event::Captured { seat, owner, location, workers });
        }
    }

    /// Sends all captured workers to Prison, for silver (WK-45, WK-E32).
    pub(crate) fn imprison(&mut self, seat: Seat, log: &mut Log<Event>) -> u8 {
        let held = std::mem::take(&mut self.table.players[seat].held);
        let mut all = 0;
        for (owner, workers) in Seat::all(self.n_seats()).zip(held) {
            if workers > 0 {
                self.table.players[owner].prison += workers;
                all += workers;
                log.all(|| Event::Imprisoned { seat, owner, workers });
            }
        }
        all
    }

    pub(crate) fn imprison_for_silver(&mut self, seat: Seat, log: &mut Log<Event>) {
        let workers = self.imprison(seat, log);
        let each = self.edition.prices().imprison;
        self.gain(seat, each.times(workers), log);
    }

    /// Brings own workers from Prison to the supply.
    pub(crate) fn release(&mut self, seat: Seat, workers: u8, log: &mut Log<Event>) {
        if workers > 0 {
            let player = &mut self.table.players[seat];
            player.prison -= workers;
            player.supply += workers;
            log.all(|| Event::Released { seat, workers });
        }
    }

    /// Brings all own workers from all other boards to the supply (WK-45).
    pub(crate) fn ransom(&mut self, seat: Seat, by: RansomBy, log: &mut Log<Event>) {
        let prices = self.edition.prices();
        log.cite("WK-45");
        match by {
            RansomBy::Silver => {
                let (cost, price) = (prices.ransom, self.price(seat, &prices.ransom, 0));
                self.pay(seat, &cost, Mix::default(), price, log);
                self.suffer(seat, &cost, log);
            }
            RansomBy::Debt => {
                let (cost, price) =
                    (prices.ransom_by_debt, self.price(seat, &prices.ransom_by_debt, 0));
                self.pay(seat, &cost, Mix::default(), price, log);
                self.suffer(seat, &cost, log);
            }
            RansomBy::Nothing => {}
        }
        for holder in Seat::all(self.n_seats()) {
            let held = &mut self.table.players[holder].held[seat.index()];
            let workers = std::mem::take(held);
            if workers > 0 {
                self.table.players[seat].supply += workers;
                log.all(|| Event::Ransomed { seat, holder, workers, by });
            }
        }
    }

    /// Turns a debt to its paid side, then virtue, then Debt Collectors (WK-45, WK-E63).
    pub(crate) fn settle_debt(&mut self, seat: Seat, log: &mut Log<Event>) {
        let prices = self.edition.prices();
        let (cost, price) = (prices.pay_debt, self.price(seat, &prices.pay_debt, 0));
        self.pay(seat, &cost, Mix::default(), price, log);
        let player = &mut self.table.players[seat];
        player.debts -= 1;
        player.paid_debts = player.paid_debts.saturating_add(1);
        log.all(|| Event::PaidDebt { seat });
        let collected = self.gain_of(seat, |ability| match ability {
            Ability::DebtPaid { gain } => gain,
            _ => Gain::NONE,
        });
        self.gain_later(seat, collected);
        self.gain(seat, self.edition.prices().debt_paid, log);
    }

    /// Takes one worker back from a location (WK-11, WK-E29).
    pub(crate) fn recall(&mut self, seat: Seat, location: Location, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        match location {
            Location::Prison => player.prison -= 1,
            _ if location.is_open() => player.at[location as usize] -= 1,
            _ => {
                let space = location as usize - Location::BlackMarketSmall as usize;
                self.table.market[space] = None;
            }
        }
        self.table.players[seat].supply += 1;
        log.all(|| Event::Recalled { seat, location });
        self.push(Close);
    }

    pub(crate) fn recall_held(&mut self, seat: Seat, holder: Seat, log: &mut Log<Event>) {
        self.table.players[holder].held[seat.index()] -= 1;
        self.table.players[seat].supply += 1;
        log.all(|| Event::RecalledHeld { seat, holder });
        self.push(Close);
    }
}
