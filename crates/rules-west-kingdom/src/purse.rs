//! Paying: what something costs a player now, and whether it can be paid.

use game_core::Seat;

use crate::action::{Deal, Mix};
use crate::edition::{Ability, ConspiratorDiscount, Cost, Gain, Good, Goods, Power, Trade};
use crate::state::{Paying, Player, Raid, RaidBy, WestKingdom};

/// Coins to be paid now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Plain silver, to the general supply.
    pub silver: u16,
    /// Tax coins, to the Tax Stand, less those ignored (WK-63).
    pub tax: u8,
}

impl Price {
    /// All coins together.
    #[inline]
    pub fn total(self) -> u16 {
        self.silver + u16::from(self.tax)
    }
}

impl WestKingdom {
    /// Tax coins of a cost that the player pays, by the level at this moment (WK-63, WK-9).
    #[inline]
    pub(crate) fn tax(&self, seat: Seat, tax: u8) -> u8 {
        let more = match self.power(seat) {
            Power::IgnoreTax { tax } => tax,
            _ => 0,
        };
        let ignored = self.edition.virtue(self.player(seat).virtue).tax_ignored;
        tax.saturating_sub(ignored).saturating_sub(more)
    }

    /// The coins of a cost, with a discount on its plain silver (WK-E5).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, cost: &Cost, discount: u8) -> Price {
        Price {
            silver: cost.goods[Good::Silver].saturating_sub(discount).into(),
            tax: self.tax(seat, cost.tax),
        }
    }

    /// The coins of a hire in the Workshop, skip coins included (WK-21, WK-22, WK-E45).
    #[inline]
    pub(crate) fn hire_price(&self, seat: Seat, column: u8) -> Price {
        let discount = match self.power(seat) {
            Power::WorkshopHire { discount, .. } => discount,
            _ => 0,
        };
        let mut price = self.price(seat, &self.edition.prices().hire, discount);
        let coins = u16::from(self.skipped(seat, column));
        price.silver += coins * u16::from(self.edition.prices().skip_coin);
        price
    }

    /// Cards that get a coin for a hire from this column, counted from 0 (WK-22).
    #[inline]
    pub(crate) fn skipped(&self, seat: Seat, column: u8) -> u8 {
        let workers = self.player(seat).at[crate::edition::Location::Workshop as usize];
        (column + 1).saturating_sub(workers)
    }

    /// The coins of the next capture (WK-30, WK-E60).
    #[inline]
    pub(crate) fn capture_price(&self, seat: Seat, raid: Raid) -> Price {
        match raid.by {
            RaidBy::Building(_) => Price::default(),
            RaidBy::Visit if raid.begun => {
                self.price(seat, &self.edition.prices().next_capture, raid.discount)
            }
            RaidBy::Visit => self.price(seat, &self.edition.prices().first_capture, 0),
        }
    }

    /// What is left of the discount after the next capture.
    #[inline]
    pub(crate) fn discount_left(&self, raid: Raid) -> u8 {
        let each = self.table.rulings.conspirator_discount == ConspiratorDiscount::EachCapture;
        if !raid.begun || each {
            return raid.discount;
        }
        raid.discount.saturating_sub(self.edition.prices().next_capture.goods[Good::Silver])
    }

    /// What apprentices take off the silver of a Black Market action.
    #[inline]
    pub(crate) fn market_discount(&self, seat: Seat) -> u8 {
        self.sum_of(seat, |ability| match ability {
            Ability::BlackMarketAction { discount, .. } => discount,
            _ => 0,
        })
    }

    /// The coins of a Black Market space, counted from 0 at the left.
    #[inline]
    pub(crate) fn market_price(&self, seat: Seat, space: usize, discount: u8) -> Price {
        self.price(seat, &self.edition.prices().market[space], discount)
    }

    /// The abilities of a player's apprentices.
    #[inline]
    pub(crate) fn abilities(&self, seat: Seat) -> impl Iterator<Item = Ability> + '_ {
        let edition = self.edition.0;
        self.player(seat).apprentices.iter().map(move |&kind| edition.apprentice(kind).ability)
    }

    /// A number of all a player's apprentices together: every copy counts (WK-E6).
    #[inline]
    pub(crate) fn sum_of(&self, seat: Seat, of: impl Fn(Ability) -> u8) -> u8 {
        self.abilities(seat).map(of).sum()
    }

    /// The gain of all a player's apprentices together: every copy counts (WK-E6).
    #[inline]
    pub(crate) fn gain_of(&self, seat: Seat, of: impl Fn(Ability) -> Gain) -> Gain {
        self.abilities(seat).map(of).sum()
    }

    /// What a trade takes and gives; nothing if the apprentice brings none.
    #[inline]
    pub(crate) fn trade(&self, deal: Deal) -> Option<Trade> {
        match deal {
            Deal::Open(index) => self.edition.prices().trades.get(index as usize).copied(),
            Deal::Of(apprentice) => match self.edition.apprentice(apprentice).ability {
                Ability::StorehouseTrade(trade) => Some(trade),
                _ => None,
            },
        }
    }

    /// What a mix pays for.
    #[inline]
    pub(crate) fn mixed_cost(&self, seat: Seat, paying: Paying) -> Cost {
        match paying {
            Paying::Trade(deal) => self.trade(deal).map_or(Cost::NONE, |trade| trade.pay),
            Paying::Advance => self.edition.storey(self.player(seat).cathedral + 1).cost,
        }
    }

    /// Whether a cost can be paid: goods, coins, and some mix.
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: &Cost) -> bool {
        let price = self.price(seat, cost, 0);
        if self.player(seat).silver() < price.total() {
            return false;
        }
        let mut goods = cost.goods;
        goods[Good::Silver] = 0;
        if !self.has(seat, goods) {
            return false;
        }
        if cost.wood_or_stone == 0 && cost.clay_wood_or_stone == 0 {
            return true;
        }
        let [clay, wood, stone] = self.spare(seat, cost);
        let ws = wood + stone;
        ws >= u16::from(cost.wood_or_stone)
            && clay + ws >= u16::from(cost.wood_or_stone) + u16::from(cost.clay_wood_or_stone)
    }

    /// Clay, wood and stone that are left beside the fixed goods of a cost.
    fn spare(&self, seat: Seat, cost: &Cost) -> [u16; 3] {
        [Good::Clay, Good::Wood, Good::Stone]
            .map(|good| self.player(seat).good(good).saturating_sub(cost.goods[good].into()))
    }

    /// Whether a player has these goods; gold and marble are one for Therese (WK-E25).
    #[allow(clippy::needless_bitwise_bool, reason = "six comparisons at once are cheaper")]
    #[inline]
    pub(crate) fn has(&self, seat: Seat, goods: Goods) -> bool {
        let mut need = goods.0.map(u16::from);
        if self.power(seat) == Power::GoldMarbleInterchangeable {
            need[Good::Gold as usize] += std::mem::take(&mut need[Good::Marble as usize]);
        }
        let have = &self.player(seat).goods;
        have.iter().zip(need).fold(true, |enough, (have, need)| enough & (*have >= need))
    }

    /// Each mix that pays what a cost leaves open.
    #[inline]
    pub(crate) fn mixes(&self, seat: Seat, cost: &Cost, mut each: impl FnMut(Mix)) {
        let [have_clay, have_wood, have_stone] = self.spare(seat, cost);
        let (ws, total) = (cost.wood_or_stone, cost.wood_or_stone + cost.clay_wood_or_stone);
        let most_clay = cost.clay_wood_or_stone.min(u8::try_from(have_clay).unwrap_or(u8::MAX));
        for clay in 0..=most_clay {
            let rest = total - clay;
            debug_assert!(rest >= ws, "clay pays only what clay may pay");
            for wood in 0..=rest.min(u8::try_from(have_wood).unwrap_or(u8::MAX)) {
                let stone = rest - wood;
                if u16::from(stone) <= have_stone {
                    each(Mix { clay, wood, stone });
                }
            }
        }
    }
}

impl Player {
    /// Adds goods.
    #[inline]
    pub(crate) fn add(&mut self, good: Good, count: u16) {
        let stock = &mut self.goods[good as usize];
        *stock = stock.saturating_add(count);
    }

    /// Takes goods away that are known to be there.
    #[inline]
    pub(crate) fn take(&mut self, good: Good, count: u16) {
        let stock = &mut self.goods[good as usize];
        *stock = stock.saturating_sub(count);
    }
}
