//! Placing a worker, and what the simpler locations do (WK-10 to WK-18, WK-35).

use game_core::{Log, Seat, Stack};

use crate::action::{Deal, Mix};
use crate::edition::{Ability, Cost, Gain, Good, Goods, Location, Power};
use crate::event::Event;
use crate::questions::{Captures, Close, Dig, Guard, Guild, Middle, Payment, Trades, Workshop};
use crate::state::{NOT_YET, Paying, Raid, RaidBy, WestKingdom};

impl WestKingdom {
    /// Places a worker and begins the action of the location.
    pub(crate) fn place(&mut self, seat: Seat, location: Location, log: &mut Log<Event>) {
        self.table.players[seat].supply -= 1;
        self.push(Close);
        log.cite("WK-10");
        match location {
            Location::Guildhall => {
                self.enter_guildhall(seat, log);
                self.push(Guild);
            }
            Location::BlackMarketSmall => self.visit_market(seat, 0, log),
            Location::BlackMarketMiddle => self.visit_market(seat, 1, log),
            Location::BlackMarketLarge => self.visit_market(seat, 2, log),
            _ => {
                self.stand_at(seat, location, log);
                self.visit(seat, location, log);
            }
        }
    }

    /// A worker comes to an open location.
    pub(crate) fn stand_at(&mut self, seat: Seat, location: Location, log: &mut Log<Event>) {
        let there = &mut self.table.players[seat].at[location as usize];
        *there += 1;
        let workers = *there;
        log.all(|| Event::Placed { seat, location, workers });
    }

    /// A worker comes to the Guildhall, where it may trigger a reset and the end (WK-70, WK-80).
    pub(crate) fn enter_guildhall(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.table.players[seat].guildhall += 1;
        self.table.guildhall += 1;
        if self.table.last_turns != NOT_YET {
            // Beside it, and nothing is triggered.
            self.cite_as_player(seat, "WK-81", log);
            log.all(|| Event::PlacedInGuildhall { seat, space: 0 });
            return;
        }
        let hall = self.edition.guildhall(self.n_players());
        let space = self.table.guildhall;
        self.cite_as_player(seat, "WK-51", log);
        log.all(|| Event::PlacedInGuildhall { seat, space });
        if hall.resets.contains(&space) {
            self.table.reset = true;
        }
        if space >= hall.end {
            // This turn, and one more for each player.
            self.table.last_turns = self.n_seats() as u8 + 1;
            log.all(|| Event::EndBegan { seat });
        }
    }

    /// What the house rival does has a paragraph of its own, which is cited already.
    #[inline]
    fn cite_as_player(&self, seat: Seat, rule: &'static str, log: &mut Log<Event>) {
        if log.is_on() && !self.is_rival(seat) {
            log.cite(rule);
        }
    }

    /// The action of an open location.
    fn visit(&mut self, seat: Seat, location: Location, log: &mut Log<Event>) {
        let workers = self.player(seat).at[location as usize];
        let yields = *self.edition.yields();
        self.gain_later(seat, self.placing_bonus(seat, location));
        let goods = |good, count| Goods::of(good, count);
        match location {
            Location::Quarry => {
                log.cite("WK-15");
                self.receive(seat, goods(Good::Stone, yields.quarry.of(workers)), log);
            }
            Location::Forest => {
                log.cite("WK-15");
                self.receive(seat, goods(Good::Wood, yields.forest.of(workers)), log);
            }
            Location::Silversmith => {
                log.cite("WK-17");
                self.receive(seat, goods(Good::Silver, yields.silversmith.of(workers)), log);
            }
            Location::Mines => self.push(Dig),
            Location::KingsStorehouse => self.push(Trades { left: workers }),
            Location::Workshop => self.push(Workshop),
            Location::TownCentre => {
                let raid = Raid {
                    left: workers,
                    by: RaidBy::Visit,
                    begun: false,
                    discount: self.capture_discount(seat),
                    from: 0,
                    most: self.edition.prices().capture_locations[self.n_players()],
                };
                self.push(Captures(raid));
            }
            Location::TaxStand => self.steal(seat, log),
            Location::Guardhouse => self.push(Guard { left: workers }),
            _ => {}
        }
    }

    /// What apprentices add when an own worker is placed there, each copy (WK-E6).
    fn placing_bonus(&self, seat: Seat, placed: Location) -> Gain {
        self.gain_of(seat, |ability| match ability {
            Ability::PlaceWorker { location, gain } if location == placed => gain,
            _ => Gain::NONE,
        })
    }

    fn capture_discount(&self, seat: Seat) -> u8 {
        self.sum_of(seat, |ability| match ability {
            Ability::TownCentreAction { discount } => discount,
            _ => 0,
        })
    }

    /// Clay or gold, not mixed (WK-16).
    pub(crate) fn dig(&mut self, seat: Seat, good: Good, log: &mut Log<Event>) {
        let workers = self.player(seat).at[Location::Mines as usize];
        let yields = self.edition.yields();
        let count = match good {
            Good::Gold => yields.mines_gold.of(workers),
            _ => yields.mines_clay.of(workers),
        };
        log.cite("WK-16");
        self.receive(seat, Goods::of(good, count), log);
    }

    /// The Tax Stand: virtue is lost, then all silver is taken (WK-35).
    fn steal(&mut self, seat: Seat, log: &mut Log<Event>) {
        let less = self.sum_of(seat, |ability| match ability {
            Ability::TaxStandAction { virtue_loss_reduction, .. } => virtue_loss_reduction,
            _ => 0,
        });
        let bonus = self.gain_of(seat, |ability| match ability {
            Ability::TaxStandAction { gain, .. } => gain,
            _ => Gain::NONE,
        });
        let loss = self.edition.prices().tax_stand_virtue_loss.saturating_sub(less);
        log.cite("WK-35");
        self.gain_later(seat, bonus);
        self.lower(seat, loss, log);
        let silver = std::mem::take(&mut self.table.tax_stand);
        self.table.players[seat].add(Good::Silver, silver);
        log.all(|| Event::TookTaxes { seat, silver });
    }

    /// Begins a trade: the mix is asked for, if the price leaves one open (WK-18).
    pub(crate) fn begin_trade(&mut self, seat: Seat, deal: Deal, log: &mut Log<Event>) {
        let Some(trade) = self.trade(deal) else { return };
        if is_mixed(&trade.pay) {
            self.push(Payment { paying: Paying::Trade(deal) });
        } else {
            self.make_trade(seat, deal, Mix::default(), log);
        }
    }

    pub(crate) fn make_trade(&mut self, seat: Seat, deal: Deal, mix: Mix, log: &mut Log<Event>) {
        let Some(trade) = self.trade(deal) else { return };
        let price = self.price(seat, &trade.pay, 0);
        log.cite("WK-18");
        self.pay(seat, &trade.pay, mix, price, log);
        self.suffer(seat, &trade.pay, log);
        self.gain(seat, trade.gain, log);
    }

    /// What a cost has besides goods and coins: debts first, then virtue (WK-E63).
    pub(crate) fn suffer(&mut self, seat: Seat, cost: &Cost, log: &mut Log<Event>) {
        self.take_debts(seat, cost.debt, log);
        self.lower(seat, cost.virtue_loss, log);
    }

    /// Draws in the Workshop by the own workers there (WK-27).
    pub(crate) fn draw_in_workshop(&mut self, seat: Seat, log: &mut Log<Event>) {
        let workers = self.player(seat).at[Location::Workshop as usize];
        log.cite("WK-27");
        self.draw(seat, self.edition.yields().workshop.of(workers), log);
    }

    /// A Black Market action: pay, lose virtue, take what the space gives, then the extras
    /// (WK-44).
    fn visit_market(&mut self, seat: Seat, space: usize, log: &mut Log<Event>) {
        let location = Location::MARKET[space];
        self.table.market[space] = Some(seat);
        log.all(|| Event::Placed { seat, location, workers: 1 });
        self.table.reset |= self.table.market.iter().all(Option::is_some);
        let cost = self.edition.prices().market[space];
        let less = self.sum_of(seat, |ability| match ability {
            Ability::BlackMarketAction { virtue_loss_reduction, .. } => virtue_loss_reduction,
            _ => 0,
        });
        let power = match self.power(seat) {
            Power::BlackMarketActionGain { gain } => gain,
            _ => Gain::NONE,
        };
        // Those of the moment of placing: who is hired or discarded in this action changes
        // nothing.
        let extras = self.gain_of(seat, |ability| match ability {
            Ability::BlackMarketAction { gain, .. } => gain,
            _ => Gain::NONE,
        });
        let price = self.market_price(seat, space, self.market_discount(seat));
        log.cite("WK-40");
        self.pay(seat, &cost, Mix::default(), price, log);
        self.lower(seat, cost.virtue_loss.saturating_sub(less), log);
        self.gain_later(seat, extras.and(power));
        match space {
            0 => self.receive(seat, self.small_side(), log),
            1 => self.push(Middle),
            _ => self.receive(seat, self.large_side(), log),
        }
        // The extras that may come next.
        log.cite("WK-44");
    }
}

/// Whether a cost leaves a mix open.
#[inline]
pub fn is_mixed(cost: &Cost) -> bool {
    cost.wood_or_stone > 0 || cost.clay_wood_or_stone > 0
}
