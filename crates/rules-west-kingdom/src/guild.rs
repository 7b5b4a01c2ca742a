//! The Guildhall: constructing buildings, their immediate effects, and the Cathedral (WK-50 to
//! WK-55).

use game_core::{Audience, Barrier, Log, Seat, SeatSet, Stack};

use crate::action::Mix;
use crate::edition::{
    Ability, Act, Building, Cost, Count, Effect, Gain, Good, Immediate, MAX_VIRTUE, Power, STOREYS,
    Skills,
};
use crate::event::Event;
use crate::place::is_mixed;
use crate::purse::Price;
use crate::questions::{
    Captures, Choose, Destroy, Discard, Everyone, FreeHire, Payment, TakeEffect,
};
use crate::state::{OPEN, Paying, Purpose, Raid, RaidBy, WestKingdom};

impl WestKingdom {
    /// Pay, lay the card down, then the printed virtue, then the effect (WK-52).
    pub(crate) fn construct(&mut self, seat: Seat, building: Building, log: &mut Log<Event>) {
        let facts = *self.edition.building(building);
        let cost = Cost { goods: facts.cost, ..Cost::NONE };
        let price = Price { silver: facts.cost[Good::Silver].into(), tax: 0 };
        log.cite("WK-52");
        self.pay(seat, &cost, Mix::default(), price, log);
        self.hidden[seat].hand.remove(building);
        self.table.players[seat].built.insert(building);
        log.all(|| Event::Constructed { seat, building });
        self.push(TakeEffect { building });
        self.change_virtue(seat, facts.virtue, log);
    }

    /// The immediate effect of a building just constructed (WK-52, WK-Q7).
    pub(crate) fn take_effect(&mut self, seat: Seat, building: Building, log: &mut Log<Event>) {
        let Effect::Immediate(effect) = self.edition.building(building).effect else { return };
        log.cite("WK-52");
        match effect {
            Immediate::Gain { gain } => self.gain(seat, gain, log),
            Immediate::GainChoice { .. } => self.push(Choose { building }),
            Immediate::GainPer { of, per, gain } => {
                let groups = self.count(seat, of) / u16::from(per.max(1));
                self.gain(seat, gain.times(u8::try_from(groups).unwrap_or(u8::MAX)), log);
            }
            Immediate::HireFree { count } => {
                self.push(FreeHire { building, left: count });
            }
            Immediate::CaptureFree { count } => self.raid_by(building, count),
            Immediate::Choice { .. } => {
                let left = self.captures_of(building);
                self.raid_by(building, left);
            }
            Immediate::TakeDebt { count } => self.take_debts(seat, count, log),
            Immediate::DestroyUnpaidDebt { count } => {
                let debts = u8::try_from(self.player(seat).debts).unwrap_or(u8::MAX);
                let most = debts.min(count);
                if !self.table.rulings.building_effects_optional {
                    self.destroy_debts(seat, most, log);
                } else if most > 0 {
                    self.push(Destroy { seat, most });
                }
            }
            Immediate::ReleaseOwnFromPrison => {
                log.cite("WK-E16");
                self.release(seat, self.player(seat).prison, log);
            }
            Immediate::DiscardBuildingFor { count, .. } => {
                // WK-E19: without the cards there is nothing to be had.
                if self.hand(seat).len() >= count as usize {
                    let why = Purpose::Building(building);
                    self.push(Discard { left: count, why });
                }
            }
            Immediate::AllPlayersGain { .. } | Immediate::AllPlayersLose { .. } => {
                let left = SeatSet::first(self.n_seats());
                self.push(Everyone { building, left });
            }
        }
    }

    /// Whether the two gains of a building differ: gold and marble are one for Therese (WK-E25).
    pub(crate) fn is_real_choice(&self, seat: Seat, building: Building) -> bool {
        let Effect::Immediate(Immediate::GainChoice { options }) =
            self.edition.building(building).effect
        else {
            return false;
        };
        let [first, second] = options.map(|mut gain| {
            if self.power(seat) == Power::GoldMarbleInterchangeable {
                gain.goods[Good::Gold] += std::mem::take(&mut gain.goods[Good::Marble]);
            }
            gain
        });
        first != second
    }

    /// Captures at no cost. With the switch of WK-Q2 the limit of locations binds them, too.
    fn raid_by(&mut self, building: Building, count: u8) {
        let most = if self.table.rulings.fortress_location_limit {
            self.edition.prices().capture_locations[self.n_players()]
        } else {
            OPEN as u8
        };
        let by = RaidBy::Building(building);
        self.push(Captures(Raid { left: count, by, most, ..Raid::default() }));
    }

    /// The captures that a building offers in its choice (WK-E15).
    pub(crate) fn captures_of(&self, building: Building) -> u8 {
        let Effect::Immediate(Immediate::Choice { options }) =
            self.edition.building(building).effect
        else {
            return 0;
        };
        let captures = options.into_iter().map(|act| match act {
            Act::CaptureFree { count } => count,
            Act::RansomFree => 0,
        });
        captures.max().unwrap_or(0)
    }

    /// Whether a building offers a Ransom at no cost in place of a capture (WK-E15).
    pub(crate) fn offers_ransom(&self, raid: Raid) -> bool {
        let RaidBy::Building(building) = raid.by else { return false };
        let Effect::Immediate(Immediate::Choice { options }) =
            self.edition.building(building).effect
        else {
            return false;
        };
        !raid.begun && options.contains(&Act::RansomFree)
    }

    /// The next of all players, clockwise from the active one (WK-E17, WK-E35).
    pub(crate) fn affect_next(&mut self, building: Building, left: SeatSet, log: &mut Log<Event>) {
        let order = self.table.active.around(self.n_seats());
        let Some(seat) = order.into_iter().find(|&seat| left.contains(seat)) else { return };
        self.push(Everyone { building, left: left.without(seat) });
        let Effect::Immediate(effect) = self.edition.building(building).effect else { return };
        log.cite("WK-52");
        match effect {
            Immediate::AllPlayersGain { gain } => self.give_all(seat, gain, log),
            Immediate::AllPlayersLose { threshold, virtue_loss }
                if self.player(seat).prison >= threshold =>
            {
                self.lower(seat, virtue_loss, log);
            }
            _ => {}
        }
    }

    /// The house rival has no resources and no hand: of a common gain it takes virtue and debts
    /// (WK-Q9, WK-E70).
    fn give_all(&mut self, seat: Seat, gain: Gain, log: &mut Log<Event>) {
        let gain = if self.is_rival(seat) {
            Gain { virtue: gain.virtue, debt: gain.debt, ..Gain::NONE }
        } else {
            gain
        };
        self.gain(seat, gain, log);
    }

    /// Building cards that the effect of a building asks for.
    pub(crate) fn cards_asked(&self, building: Building) -> u8 {
        match self.edition.building(building).effect {
            Effect::Immediate(Immediate::DiscardBuildingFor { count, .. }) => count,
            _ => 0,
        }
    }

    /// What a player has of something that effects count.
    pub(crate) fn count(&self, seat: Seat, of: Count) -> u16 {
        let player = self.player(seat);
        let one = self.power(seat) == Power::GoldMarbleInterchangeable;
        match of {
            Count::Virtue => player.virtue.into(),
            // WK-E25: one number, kept as gold.
            Count::Good(Good::Marble) if one => player.good(Good::Gold),
            Count::Good(good) => player.good(good),
            Count::ClayWoodStoneTotal => {
                [Good::Clay, Good::Wood, Good::Stone].map(|good| player.good(good)).iter().sum()
            }
            Count::CathedralLevel => player.cathedral.into(),
            Count::PaidDebt => player.paid_debts,
            Count::CapturedWorkerOnOwnBoard => player.captured().into(),
            Count::OwnConstructedBuilding => player.built.len() as u16,
            Count::ApprenticeWithSkill(skill) => {
                let skilled = player.apprentices.iter();
                let skilled =
                    skilled.filter(|&&kind| self.edition.apprentice(kind).skills.contains(skill));
                skilled.count() as u16
            }
        }
    }

    /// Pays for the next level of the Cathedral; the mix is asked for, if it is open (WK-54).
    pub(crate) fn begin_advance(&mut self, seat: Seat, log: &mut Log<Event>) {
        let cost = self.mixed_cost(seat, Paying::Advance);
        if is_mixed(&cost) {
            self.push(Payment { paying: Paying::Advance });
        } else {
            self.pay_advance(seat, Mix::default(), log);
        }
    }

    pub(crate) fn pay_advance(&mut self, seat: Seat, mix: Mix, log: &mut Log<Event>) {
        let cost = self.mixed_cost(seat, Paying::Advance);
        log.cite("WK-54");
        let price = self.price(seat, &cost, 0);
        self.pay(seat, &cost, mix, price, log);
        self.suffer(seat, &cost, log);
        let left = self.advance_discard(seat);
        if left > 0 {
            self.push(Discard { left, why: Purpose::Cathedral });
        } else {
            self.climb(seat, log);
        }
    }

    /// Building cards discarded for the next level; Frederick discards none (WK-9, WK-54).
    #[inline]
    pub(crate) fn advance_discard(&self, seat: Seat) -> u8 {
        match self.power(seat) {
            Power::CathedralNoDiscard => 0,
            _ => self.edition.storey(self.player(seat).cathedral + 1).discard,
        }
    }

    /// One level up, the Reward card, then Acolytes (WK-54).
    pub(crate) fn climb(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        player.cathedral += 1;
        let level = player.cathedral;
        log.all(|| Event::Advanced { seat, level });
        let acolytes = self.gain_of(seat, |ability| match ability {
            Ability::CathedralAdvance { gain } => gain,
            _ => Gain::NONE,
        });
        self.gain_later(seat, acolytes);
        if self.table.rewards == 0 {
            log.all(|| Event::NoReward { seat });
            self.gain(seat, self.edition.prices().no_reward_left, log);
            return;
        }
        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        self.table.rewards -= 1;
        let reward = self.piles.rewards.pop().unwrap_or_default();
        log.all(|| Event::Rewarded { seat, reward });
        self.gain(seat, self.edition.reward(reward).gain, log);
    }

    /// Whether a level of the Cathedral has a free space (WK-54, WK-55).
    #[inline]
    pub(crate) fn has_room(&self, level: u8) -> bool {
        let there = self.table.players.as_slice().iter();
        let there = there.filter(|player| player.cathedral == level).count();
        there < self.edition.storey(level).capacity as usize
    }

    /// Whether a player may advance: Virtue, a free space above, a card to discard, the cost.
    #[inline]
    pub(crate) fn can_advance(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let next = player.cathedral + 1;
        (next as usize) < STOREYS
            && !self.edition.virtue(player.virtue.min(MAX_VIRTUE)).cathedral_forbidden
            && self.has_room(next)
            && self.hand(seat).len() >= self.advance_discard(seat) as usize
            && self.can_pay(seat, &self.edition.storey(next).cost)
    }

    /// Whether a building can be constructed with these skills and the player's goods (WK-52).
    #[inline]
    pub(crate) fn can_construct(&self, seat: Seat, skills: Skills, building: Building) -> bool {
        let facts = self.edition.building(building);
        skills.covers(facts.skills) && self.has(seat, facts.cost)
    }
}
