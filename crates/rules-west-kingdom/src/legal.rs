//! What is possible: the masks and prices that the questions read.

use game_core::{Answers, Seat};

use crate::action::{Action, Deal};
use crate::edition::{Ability, Location};
use crate::state::WestKingdom;

/// Open in any case: resource locations, the Storehouse and the Workshop (WK-E2, WK-28).
const ALWAYS: u16 = bit(Location::Quarry)
    | bit(Location::Forest)
    | bit(Location::Mines)
    | bit(Location::Silversmith)
    | bit(Location::KingsStorehouse)
    | bit(Location::Workshop);

const fn bit(location: Location) -> u16 {
    1 << location as u16
}

impl WestKingdom {
    /// Where a worker may be placed, a bit for each location (WK-12, WK-Q4).
    #[inline]
    pub(crate) fn placeable(&self, seat: Seat) -> u16 {
        let (player, prices) = (self.player(seat), self.edition.prices());
        let silver = player.silver();
        let mut open = ALWAYS;
        if self.price(seat, &prices.first_capture, 0).total() <= silver {
            open |= bit(Location::TownCentre);
        }
        if self.table.tax_stand >= prices.tax_stand_needs.into() {
            open |= bit(Location::TaxStand);
        }
        if self.can_guard(seat) {
            open |= bit(Location::Guardhouse);
        }
        // WK-43: checked when the worker is placed.
        if !self.edition.virtue(player.virtue).black_market_forbidden {
            let discount = self.market_discount(seat);
            for (space, &location) in Location::MARKET.iter().enumerate() {
                if self.table.market[space].is_none()
                    && self.market_price(seat, space, discount).total() <= silver
                {
                    open |= bit(location);
                }
            }
        }
        if self.can_build(seat) {
            open |= bit(Location::Guildhall);
        }
        open
    }

    /// Whether anything can be constructed, or the Cathedral advanced on (WK-51).
    #[inline]
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        let skills = self.player(seat).skills(&self.edition);
        self.can_advance(seat)
            || self.hand(seat).iter().any(|building| self.can_construct(seat, skills, building))
    }

    /// Whether gold is to be had in the Mines (WK-16).
    #[inline]
    pub(crate) fn can_dig_gold(&self, seat: Seat) -> bool {
        let workers = self.player(seat).at[Location::Mines as usize];
        self.edition.yields().mines_gold.of(workers) > 0
    }

    /// Whether any action of the Guardhouse is possible (WK-47, WK-E2).
    #[inline]
    pub(crate) fn can_guard(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.captured() > 0
            || player.prison > 0
            || self.held_elsewhere(seat) > 0
            || self.can_settle(seat)
    }

    /// Whether a debt can be paid.
    #[inline]
    pub(crate) fn can_settle(&self, seat: Seat) -> bool {
        self.player(seat).debts > 0 && self.can_pay(seat, &self.edition.prices().pay_debt)
    }

    /// Whether any trade can be paid now.
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        let mut trades = Vec::new();
        self.list_trades(seat, &mut trades);
        !trades.is_empty()
    }

    pub(crate) fn list_trades(&self, seat: Seat, out: &mut impl Answers<Action>) {
        for (index, trade) in self.edition.prices().trades.iter().enumerate() {
            if self.can_pay(seat, &trade.pay) {
                out.push(Action::Trade { deal: Deal::Open(index as u8) });
            }
        }
        let own = &self.player(seat).apprentices;
        for (at, &apprentice) in own.iter().enumerate() {
            if let Ability::StorehouseTrade(trade) = self.edition.apprentice(apprentice).ability
                && !own[..at].contains(&apprentice)
                && self.can_pay(seat, &trade.pay)
            {
                out.push(Action::Trade { deal: Deal::Of(apprentice) });
            }
        }
    }

    /// Whether the hire of a building may be declined: with the switch of WK-Q7, and at the limit
    /// of apprentices, since nobody has to discard one (WK-E74).
    #[inline]
    pub(crate) fn may_forgo_hire(&self, seat: Seat) -> bool {
        self.table.rulings.building_effects_optional
            || self.player(seat).apprentices.len() >= self.apprentice_limit(seat) as usize
    }

    /// Whether there is a worker to take back (WK-11, WK-E29).
    pub(crate) fn can_recall(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.at.iter().any(|&workers| workers > 0)
            || player.prison > 0
            || self.table.market.contains(&Some(seat))
            || self.held_elsewhere(seat) > 0
    }
}
