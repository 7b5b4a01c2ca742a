//! Goods, what is gained, what is paid, and skills.

use std::ops::{Index, IndexMut};

use serde::Serialize;

/// Kinds of goods.
pub const GOODS: usize = 6;

/// A kind of goods: the five resources, and silver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Clay.
    Clay,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
    /// Gold.
    Gold,
    /// Marble.
    Marble,
    /// Silver: plain coins.
    Silver,
}

impl Good {
    /// All of them, in the order of the data file.
    pub const ALL: [Self; GOODS] =
        [Self::Clay, Self::Wood, Self::Stone, Self::Gold, Self::Marble, Self::Silver];

    /// Its id in the data file.
    pub const fn id(self) -> &'static str {
        ["clay", "wood", "stone", "gold", "marble", "silver"][self as usize]
    }

    /// The kind with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.id() == id)
    }
}

/// How many of each kind: `goods[Good::Clay]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Goods(pub [u8; GOODS]);

impl Goods {
    /// No goods at all.
    pub const NONE: Self = Self([0; GOODS]);

    /// A number of one kind.
    pub const fn of(good: Good, count: u8) -> Self {
        let mut goods = Self::NONE;
        goods.0[good as usize] = count;
        goods
    }

    /// Those of which there are any, with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether there are at least `other` of each kind here.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }
}

impl Index<Good> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

/// What somebody takes: `{ virtue = 1, silver = 3 }` on a Reward card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Gain {
    /// From the general supply.
    pub goods: Goods,
    /// Steps up on the Virtue track.
    pub virtue: u8,
    /// Cards drawn from the building pile.
    pub building_card: u8,
    /// Unpaid debts.
    pub debt: u8,
}

impl Gain {
    /// No gain at all.
    pub const NONE: Self = Self { goods: Goods::NONE, virtue: 0, building_card: 0, debt: 0 };

    /// This one and another; counts that no game reaches are cut off.
    #[inline]
    pub(crate) fn and(mut self, other: Self) -> Self {
        for (count, more) in self.goods.0.iter_mut().zip(other.goods.0) {
            *count = count.saturating_add(more);
        }
        self.virtue = self.virtue.saturating_add(other.virtue);
        self.building_card = self.building_card.saturating_add(other.building_card);
        self.debt = self.debt.saturating_add(other.debt);
        self
    }

    /// This one this many times; counts that no game reaches are cut off.
    #[inline]
    pub(crate) fn times(mut self, count: u8) -> Self {
        for good in &mut self.goods.0 {
            *good = good.saturating_mul(count);
        }
        self.virtue = self.virtue.saturating_mul(count);
        self.building_card = self.building_card.saturating_mul(count);
        self.debt = self.debt.saturating_mul(count);
        self
    }

    /// Whether it is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

impl std::iter::Sum for Gain {
    fn sum<I: Iterator<Item = Self>>(gains: I) -> Self {
        gains.fold(Self::NONE, Self::and)
    }
}

/// What somebody pays or suffers: `{ silver = 2, tax = 2 }` for a hire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Cost {
    /// To the general supply.
    pub goods: Goods,
    /// How many of wood and stone together, in any mix.
    pub wood_or_stone: u8,
    /// How many of clay, wood and stone together, in any mix.
    pub clay_wood_or_stone: u8,
    /// Tax coins: silver that goes to the Tax Stand.
    pub tax: u8,
    /// Unpaid debts taken; never has to be affordable.
    pub debt: u8,
    /// Steps down on the Virtue track; never has to be affordable (WK-65).
    pub virtue_loss: u8,
}

impl Cost {
    /// No cost at all.
    pub const NONE: Self = Self {
        goods: Goods::NONE,
        wood_or_stone: 0,
        clay_wood_or_stone: 0,
        tax: 0,
        debt: 0,
        virtue_loss: 0,
    };

    /// Whether it is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

/// A skill of apprentices, which buildings ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomSkill))]
#[repr(u8)]
pub enum Skill {
    /// Carpentry.
    Carpentry,
    /// Tiling.
    Tiling,
    /// Masonry.
    Masonry,
}

impl Skill {
    /// All of them, in the order of the data file.
    pub const ALL: [Self; 3] = [Self::Carpentry, Self::Tiling, Self::Masonry];

    /// Its id in the data file.
    pub const fn id(self) -> &'static str {
        ["carpentry", "tiling", "masonry"][self as usize]
    }

    /// The skill with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.id() == id)
    }
}

/// Skills: those of an apprentice, those a building asks for. A bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Skills(pub u8);

impl Skills {
    /// No skill.
    pub const NONE: Self = Self(0);
    /// All three.
    pub const ALL: Self = Self(0b111);

    /// Just this one.
    #[inline]
    pub const fn only(skill: Skill) -> Self {
        Self(1 << skill as u8)
    }

    /// Those here and those there.
    #[inline]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those here that are not there.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether `skill` is among them.
    #[inline]
    pub const fn contains(self, skill: Skill) -> bool {
        self.covers(Self::only(skill))
    }

    /// Whether all of `asked` are among them.
    #[inline]
    pub const fn covers(self, asked: Self) -> bool {
        self.0 & asked.0 == asked.0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those among them, in order.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |skill| self.contains(*skill))
    }
}
