//! What an answer means: its price, and what it brings.

use game_core::{Message, Seat};

use super::Speak;
use crate::action::{Action, Deal, RansomBy};
use crate::edition::{
    APPRENTICE_COLUMNS, Ability, Apprentice, AtReset, Building, Condition, Cost, Effect, Gain,
    Good, Immediate, Location, Power, STOREYS,
};
use crate::heap::Heap;
use crate::purse::Price;
use crate::questions::{Captures, Choose, Discard, Frame};
use crate::state::{Purpose, WestKingdom};

impl WestKingdom {
    pub(crate) fn action_message(&self, seat: Seat, action: Action) -> Message {
        let player = self.player(seat);
        let prices = self.edition.prices();
        match action {
            Action::Keep { building } => self.card("wk-do-keep", building),
            Action::Discard { building } => self.describe_discard(building),
            Action::Place { location } => self.describe_place(seat, location),
            Action::Recall { location } => Message::new("wk-do-recall").location(self, location),
            Action::RecallHeld { holder } => {
                Message::new("wk-do-recall-held").player(self, "holder", holder)
            }
            Action::Dig { good } => {
                let (workers, yields) =
                    (player.at[Location::Mines as usize], self.edition.yields());
                let dug = if good == Good::Gold { yields.mines_gold } else { yields.mines_clay };
                let gain = self.extras(seat, Location::Mines).good(good, dug.of(workers));
                Message::new("wk-do-dig").heap("gain", gain)
            }
            Action::Trade { deal } => self.describe_trade(seat, deal),
            Action::Pay { mix } => Message::new("wk-do-pay").heap("mix", mix.into()),
            Action::Hire { row, column } => self.describe_hire(seat, row, column),
            Action::Draw => {
                if let Some(Frame::Middle(_)) = self.table.frames.last() {
                    return Message::new("wk-do-look")
                        .int("cards", self.in_pile(prices.market_draw))
                        .int("keep", prices.market_keep);
                }
                let workers = player.at[Location::Workshop as usize];
                let cards = self.in_pile(self.edition.yields().workshop.of(workers));
                Message::new("wk-do-draw").heap("gain", Heap::of("building_card", cards))
            }
            Action::Dismiss { apprentice } => self.who("wk-do-dismiss", apprentice),
            Action::Capture { location, owner } => self.describe_capture(seat, location, owner),
            Action::Imprison => {
                let captured = player.captured();
                let silver = (0..captured).map(|_| prices.imprison);
                Message::new("wk-do-imprison")
                    .heap("workers", Heap::workers(captured))
                    .heap("gain", Heap::default().gains(silver))
            }
            Action::Release => {
                Message::new("wk-do-release").heap("workers", Heap::workers(player.prison))
            }
            Action::Ransom { by } => {
                let workers = Heap::workers(self.held_elsewhere(seat));
                let ransom = |key: &'static str| Message::new(key).heap("workers", workers);
                match by {
                    RansomBy::Silver => {
                        ransom("wk-do-ransom-silver").heap("price", self.due(seat, &prices.ransom))
                    }
                    RansomBy::Debt => ransom("wk-do-ransom-debt")
                        .heap("debts", Heap::of("debt", prices.ransom_by_debt.debt))
                        .heap("loss", Heap::of("virtue", prices.ransom_by_debt.virtue_loss)),
                    RansomBy::Nothing => ransom("wk-do-ransom-free"),
                }
            }
            Action::Settle => {
                let more = self.abilities(seat).map(|ability| match ability {
                    Ability::DebtPaid { gain } => gain,
                    _ => Gain::NONE,
                });
                Message::new("wk-do-settle")
                    .heap("price", self.due(seat, &prices.pay_debt))
                    .heap("gain", Heap::default().gain(prices.debt_paid).gains(more))
            }
            Action::Construct { building } => self.card("wk-do-construct", building),
            Action::Advance => self.describe_advance(seat),
            Action::Choose { option } => {
                let gain = match self.table.frames.last() {
                    Some(&Frame::Choose(Choose { building })) => self.option(building, option),
                    _ => Gain::NONE,
                };
                Message::new("wk-do-choose").heap("gain", Heap::default().gain(gain))
            }
            Action::Destroy { debts } => Message::new("wk-do-destroy").int("debts", debts),
            Action::Act { apprentice } => {
                let Ability::BlackMarketReset(AtReset::Gain { condition, gain }) =
                    self.edition.apprentice(apprentice).ability
                else {
                    return self.who("wk-do-act", apprentice);
                };
                let idle = condition == Condition::NoOwnWorkersInPrison && player.prison > 0;
                let key = if idle { "wk-do-act-idle" } else { "wk-do-act" };
                Message::new(key)
                    .apprentice(self, apprentice)
                    .heap("pay", Heap::default())
                    .heap("gain", Heap::default().gain(gain))
            }
            Action::Free { workers } => Message::new("wk-do-free").int("workers", workers),
            Action::Done => Message::new(match self.table.frames.last() {
                Some(Frame::Trades(_)) => "wk-do-done-trades",
                Some(Frame::Captures(_)) => "wk-do-done-captures",
                Some(Frame::Guard(_)) => "wk-do-done-guardhouse",
                _ => "wk-do-done",
            }),
            Action::Decline => Message::new(match self.table.frames.last() {
                Some(Frame::Captures(_)) => "wk-do-decline-captures",
                Some(Frame::FreeHire(_)) => "wk-do-decline-hire",
                Some(Frame::Discard(_)) => "wk-do-decline-discard",
                _ => "wk-do-decline",
            }),
        }
    }

    /// A building card with what it costs and is worth.
    fn card(&self, key: &'static str, building: Building) -> Message {
        let facts = self.edition.building(building);
        Message::new(key)
            .building(self, building)
            .heap("cost", Heap::default().goods(facts.cost))
            .skills(self, facts.skills)
            .int("vp", facts.vp)
            .virtue(facts.virtue)
    }

    /// An apprentice with what tells it from others of the same name.
    fn who(&self, key: &'static str, apprentice: Apprentice) -> Message {
        let facts = self.edition.apprentice(apprentice);
        let (pay, gain) = match facts.ability {
            Ability::StorehouseTrade(trade) => (trade.pay, trade.gain),
            Ability::PlaceWorker { gain, .. }
            | Ability::TaxStandAction { gain, .. }
            | Ability::BlackMarketAction { gain, .. }
            | Ability::DebtPaid { gain }
            | Ability::CathedralAdvance { gain }
            | Ability::BlackMarketReset(AtReset::Gain { gain, .. }) => (Cost::NONE, gain),
            _ => (Cost::NONE, Gain::NONE),
        };
        let pay = Heap::default()
            .goods(pay.goods)
            .and("wood_or_stone", pay.wood_or_stone)
            .and("clay_wood_or_stone", pay.clay_wood_or_stone)
            .and("tax", pay.tax);
        Message::new(key)
            .apprentice(self, apprentice)
            .heap("pay", pay)
            .heap("gain", Heap::default().gain(gain))
    }

    /// What apprentices add to the yield of a location.
    fn extras(&self, seat: Seat, location: Location) -> Heap {
        Heap::default().gains(self.abilities(seat).filter_map(|ability| match ability {
            Ability::PlaceWorker { location: at, gain } if at == location => Some(gain),
            _ => None,
        }))
    }

    fn describe_discard(&self, building: Building) -> Message {
        match self.table.frames.last() {
            Some(&Frame::Discard(Discard { why: Purpose::Building(by), left: 1 })) => {
                self.card("wk-do-discard-for", building).heap("gain", self.discard_gain(by))
            }
            _ => self.card("wk-do-discard", building),
        }
    }

    fn describe_place(&self, seat: Seat, location: Location) -> Message {
        let yields = self.edition.yields();
        // With the worker that is placed.
        let workers = self.player(seat).workers(location) + 1;
        let place = |key: &'static str| Message::new(key).location(self, location);
        let take = |good: Good, count: u8| {
            place("wk-do-place").heap("gain", self.extras(seat, location).good(good, count))
        };
        match location {
            Location::Quarry => take(Good::Stone, yields.quarry.of(workers)),
            Location::Forest => take(Good::Wood, yields.forest.of(workers)),
            Location::Silversmith => take(Good::Silver, yields.silversmith.of(workers)),
            Location::Mines => {
                let (clay, gold) = (yields.mines_clay.of(workers), yields.mines_gold.of(workers));
                if gold == 0 {
                    return take(Good::Clay, clay);
                }
                let extras = self.extras(seat, location);
                place("wk-do-place-mines")
                    .heap("clay", extras.good(Good::Clay, clay))
                    .heap("gold", extras.good(Good::Gold, gold))
            }
            Location::KingsStorehouse if !self.can_trade(seat) => {
                place("wk-do-place-storehouse-idle")
            }
            Location::KingsStorehouse => place("wk-do-place-storehouse").int("count", workers),
            Location::Workshop => place("wk-do-place-workshop")
                .int("columns", workers.min(APPRENTICE_COLUMNS as u8))
                .int("cards", self.in_pile(yields.workshop.of(workers))),
            Location::TownCentre => {
                let price = self.price(seat, &self.edition.prices().first_capture, 0);
                place("wk-do-place-town-centre")
                    .int("count", workers)
                    .heap("price", Heap::default().price(price))
            }
            Location::TaxStand => self.describe_tax_stand(seat),
            Location::Guardhouse => place("wk-do-place-guardhouse").int("count", workers),
            Location::BlackMarketSmall
            | Location::BlackMarketMiddle
            | Location::BlackMarketLarge => self.describe_market(seat, location),
            Location::Guildhall => {
                let hall = self.edition.guildhall(self.n_players());
                let space = self.table.guildhall + 1;
                let key = if space > hall.spaces {
                    "wk-do-place-beside-guildhall"
                } else if space == hall.end {
                    "wk-do-place-guildhall-end"
                } else if hall.resets.contains(&space) {
                    "wk-do-place-guildhall-reset"
                } else {
                    "wk-do-place-guildhall"
                };
                place(key).int("space", space).int("spaces", hall.spaces)
            }
            Location::Prison => place("wk-do-place-prison"),
        }
    }

    fn describe_tax_stand(&self, seat: Seat) -> Message {
        let mut gain = Heap::of("silver", self.table.tax_stand);
        let mut loss = self.edition.prices().tax_stand_virtue_loss;
        for ability in self.abilities(seat) {
            if let Ability::TaxStandAction { gain: more, virtue_loss_reduction } = ability {
                gain = gain.gain(more);
                loss = loss.saturating_sub(virtue_loss_reduction);
            }
        }
        Message::new("wk-do-place-tax-stand")
            .location(self, Location::TaxStand)
            .heap("gain", gain)
            .heap("loss", Heap::of("virtue", loss))
    }

    fn describe_market(&self, seat: Seat, location: Location) -> Message {
        let prices = self.edition.prices();
        let space = Location::MARKET.iter().position(|&at| at == location).unwrap_or_default();
        let mut loss = prices.market[space].virtue_loss;
        let price = self.market_price(seat, space, self.market_discount(seat));
        let mut gain = match location {
            Location::BlackMarketSmall => Heap::default().goods(self.small_side()),
            Location::BlackMarketLarge => Heap::default().goods(self.large_side()),
            _ => Heap::default(),
        };
        for ability in self.abilities(seat) {
            if let Ability::BlackMarketAction { gain: more, virtue_loss_reduction, .. } = ability {
                gain = gain.gain(more);
                loss = loss.saturating_sub(virtue_loss_reduction);
            }
        }
        if let Power::BlackMarketActionGain { gain: more } = self.power(seat) {
            gain = gain.gain(more);
        }
        let others = (0..3).filter(|&at| at != space);
        let reset = others.map(|at| self.table.market[at]).all(|worker| worker.is_some());
        let middle = location == Location::BlackMarketMiddle;
        let key = if middle { "wk-do-place-market-middle" } else { "wk-do-place-market" };
        let message = Message::new(key)
            .location(self, location)
            .heap("price", Heap::default().price(price))
            .heap("loss", Heap::of("virtue", loss))
            .heap("gain", gain)
            .int("reset", i64::from(reset));
        if !middle {
            return message;
        }
        message.int("cards", self.in_pile(prices.market_draw)).int("keep", prices.market_keep)
    }

    fn describe_trade(&self, seat: Seat, deal: Deal) -> Message {
        let trade = self.trade(deal).unwrap_or_default();
        let message = match deal {
            Deal::Open(_) => Message::new("wk-do-trade"),
            Deal::Of(apprentice) => {
                Message::new("wk-do-trade-apprentice").apprentice(self, apprentice)
            }
        };
        message
            .heap("pay", self.due(seat, &trade.pay))
            .heap("gain", Heap::default().gain(trade.gain))
    }

    fn describe_hire(&self, seat: Seat, row: u8, column: u8) -> Message {
        let (at, from) = (row as usize, column as usize);
        let apprentice = self.table.workshop[at][from];
        if !apprentice.is_some() {
            return Message::new("wk-do-hire-nobody").int("row", row + 1).int("column", column + 1);
        }
        let facts = self.edition.apprentice(apprentice);
        let paid = matches!(self.table.frames.last(), Some(Frame::Workshop(_)));
        let key = if paid { "wk-do-hire" } else { "wk-do-hire-free" };
        let message = self
            .who(key, apprentice)
            .skills(self, facts.skills)
            .virtue(facts.virtue)
            .int("row", row + 1)
            .int("column", column + 1)
            .heap("coins", Heap::of("silver", self.table.coins[at][from]));
        if !paid {
            return message;
        }
        let Price { silver, tax } = self.hire_price(seat, column);
        let skips = self.skipped(seat, column) * self.edition.prices().skip_coin;
        let price = Price { silver: silver.saturating_sub(skips.into()), tax };
        message.heap("price", Heap::default().price(price)).heap("skips", Heap::of("silver", skips))
    }

    fn describe_capture(&self, seat: Seat, location: Location, owner: Seat) -> Message {
        let there = owner.index() < self.n_seats();
        let workers = if there { self.player(owner).workers(location) } else { 0 };
        let price = match self.table.frames.last() {
            Some(&Frame::Captures(Captures(raid))) => self.capture_price(seat, raid),
            _ => Price::default(),
        };
        let key = if owner == seat { "wk-do-capture-own" } else { "wk-do-capture" };
        Message::new(key)
            .location(self, location)
            .player(self, "owner", owner)
            .heap("workers", Heap::workers(workers))
            .heap("price", Heap::default().price(price))
    }

    fn describe_advance(&self, seat: Seat) -> Message {
        let level = self.player(seat).cathedral + 1;
        if level as usize >= STOREYS {
            return Message::new("wk-do-advance-top");
        }
        let storey = self.edition.storey(level);
        Message::new("wk-do-advance")
            .int("level", level)
            .int("vp", storey.vp)
            .heap("cost", self.due(seat, &storey.cost))
            .heap("discard", Heap::of("building_card", self.advance_discard(seat)))
            .int("rewards", self.table.rewards)
    }

    /// One of the two gains that a building offers.
    fn option(&self, building: Building, option: u8) -> Gain {
        match self.edition.building(building).effect {
            Effect::Immediate(Immediate::GainChoice { options }) => {
                options.get(option as usize).copied().unwrap_or_default()
            }
            _ => Gain::NONE,
        }
    }
}
