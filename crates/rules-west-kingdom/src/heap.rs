//! Goods and other things with their numbers, as sentences say them: `2 clay and 1 gold`.

use game_core::{Amount, Arg};

use crate::action::Mix;
use crate::edition::{Cost, Gain, Good, Goods};
use crate::purse::Price;

/// What is counted: the id in documents, and the message that says how many. The six goods
/// come first, in their own order.
const THINGS: [(&str, &str); 13] = [
    ("clay", "wk-amount-clay"),
    ("wood", "wk-amount-wood"),
    ("stone", "wk-amount-stone"),
    ("gold", "wk-amount-gold"),
    ("marble", "wk-amount-marble"),
    ("silver", "wk-amount-silver"),
    ("tax", "wk-amount-tax"),
    ("wood_or_stone", "wk-amount-wood-or-stone"),
    ("clay_wood_or_stone", "wk-amount-clay-wood-or-stone"),
    ("virtue", "wk-amount-virtue"),
    ("building_card", "wk-amount-building-card"),
    ("debt", "wk-amount-debt"),
    ("worker", "wk-amount-worker"),
];

/// How many of each of the [`THINGS`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Heap([i64; THINGS.len()]);

impl Heap {
    /// As a parameter of a message: `2 clay and 1 gold`.
    pub fn arg(self) -> Arg {
        let amount = |((id, key), count)| Amount { id, key, count };
        let amounts = THINGS.into_iter().zip(self.0).filter(|(_, count)| *count > 0).map(amount);
        Arg::Amounts(amounts.collect())
    }

    /// So much of one thing, also where that is nothing: `0 silver`.
    pub fn just(good: Good, count: u8) -> Arg {
        let (id, key) = THINGS[good as usize];
        Arg::Amounts(vec![Amount { id, key, count: count.into() }])
    }

    pub fn of(id: &str, count: impl Into<i64>) -> Self {
        Self::default().and(id, count)
    }

    pub fn and(mut self, id: &str, count: impl Into<i64>) -> Self {
        if let Some(at) = THINGS.iter().position(|(thing, _)| *thing == id) {
            self.0[at] += count.into();
        }
        self
    }

    pub fn good(self, good: Good, count: impl Into<i64>) -> Self {
        self.and(good.id(), count)
    }

    pub fn goods(self, goods: Goods) -> Self {
        goods.iter().fold(self, |heap, (good, count)| heap.good(good, count))
    }

    pub fn gain(self, gain: Gain) -> Self {
        self.goods(gain.goods)
            .and("virtue", gain.virtue)
            .and("building_card", gain.building_card)
            .and("debt", gain.debt)
    }

    pub fn gains(self, gains: impl Iterator<Item = Gain>) -> Self {
        gains.fold(self, Self::gain)
    }

    pub fn cost(self, cost: &Cost) -> Self {
        self.goods(cost.goods)
            .and("tax", cost.tax)
            .and("wood_or_stone", cost.wood_or_stone)
            .and("clay_wood_or_stone", cost.clay_wood_or_stone)
    }

    pub fn price(self, price: Price) -> Self {
        self.good(Good::Silver, price.silver).and("tax", price.tax)
    }

    pub fn workers(count: u8) -> Self {
        Self::of("worker", count)
    }
}

impl From<Mix> for Heap {
    fn from(mix: Mix) -> Self {
        mix.parts().fold(Self::default(), |heap, (good, count)| heap.good(good, count))
    }
}
