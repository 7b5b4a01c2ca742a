//! The legal answers. What is open is worked out here; `check` only finds the reason when an
//! answer is not among them.

use game_core::Seat;

use crate::action::{Action, Deal, RansomBy};
use crate::edition::{Ability, Good, LOCATIONS, Location};
use crate::state::{Frame, Purpose, Raid, RaidBy, WestKingdom};

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
    /// Every legal answer of `seat`, each once.
    #[inline]
    pub(crate) fn answers(&self, seat: Seat, mut each: impl FnMut(Action)) {
        let Some(&frame) = self.table.frames.last() else { return };
        if !self.asked().contains(seat) {
            return;
        }
        match frame {
            Frame::Turn => {
                let mut open = self.placeable(seat);
                while open != 0 {
                    let location =
                        Location::ALL[(open.trailing_zeros() as usize).min(LOCATIONS - 1)];
                    open &= open - 1;
                    each(Action::Place { location });
                }
            }
            Frame::Draft { .. } => {
                for building in self.hidden[seat].packet.iter() {
                    each(Action::Keep { building });
                }
            }
            Frame::Recall => self.list_recalls(seat, each),
            Frame::Dig => {
                each(Action::Dig { good: Good::Clay });
                if self.can_dig_gold(seat) {
                    each(Action::Dig { good: Good::Gold });
                }
            }
            Frame::Workshop => {
                let silver = self.player(seat).silver();
                self.list_hires(&mut each, |column| {
                    self.hire_price(seat, column).total() <= silver
                });
                each(Action::Draw);
            }
            Frame::Trades { left } => {
                if left > 0 {
                    self.list_trades(seat, &mut each);
                }
                each(Action::Done);
            }
            Frame::Mix { paying } => {
                let cost = self.mixed_cost(seat, paying);
                self.mixes(seat, &cost, |mix| each(Action::Pay { mix }));
            }
            Frame::Captures(raid) => self.list_captures(seat, raid, each),
            Frame::Guard { left } => {
                if left > 0 {
                    self.list_guard(seat, &mut each);
                }
                each(Action::Done);
            }
            Frame::Guild => {
                let skills = self.player(seat).skills(&self.edition);
                for building in self.hand(seat).iter() {
                    if self.can_construct(seat, skills, building) {
                        each(Action::Construct { building });
                    }
                }
                if self.can_advance(seat) {
                    each(Action::Advance);
                }
            }
            Frame::Middle => {
                self.list_hires(&mut each, |_| true);
                each(Action::Draw);
            }
            Frame::FreeHire { .. } => {
                self.list_hires(&mut each, |_| true);
                if self.may_forgo_hire(seat) {
                    each(Action::Decline);
                }
            }
            Frame::Look { cards, .. } => {
                for building in self.looked(cards).iter() {
                    each(Action::Keep { building });
                }
            }
            Frame::Dismiss { .. } => {
                let own = &self.player(seat).apprentices;
                for (at, &apprentice) in own.iter().enumerate() {
                    if !own[..at].contains(&apprentice) {
                        each(Action::Dismiss { apprentice });
                    }
                }
            }
            Frame::Discard { why, .. } => {
                let hidden = &self.hidden[seat];
                for building in hidden.hand.minus(hidden.leaving).iter() {
                    each(Action::Discard { building });
                }
                let declined = matches!(why, Purpose::Building(_)) && hidden.leaving.is_empty();
                if declined && self.table.rulings.building_effects_optional {
                    each(Action::Decline);
                }
            }
            Frame::Choose { building } => {
                each(Action::Choose { option: 0 });
                if self.is_real_choice(seat, building) {
                    each(Action::Choose { option: 1 });
                }
            }
            Frame::Destroy { most, .. } => {
                for debts in 0..=most {
                    each(Action::Destroy { debts });
                }
            }
            Frame::Reset { acted, .. } => {
                for workers in 0..=self.freeable(seat, acted) {
                    each(Action::Free { workers });
                }
                let mut seen = crate::edition::Apprentices::EMPTY;
                for (_, apprentice) in self.may_act(seat, acted) {
                    if !seen.contains(apprentice) {
                        seen.insert(apprentice);
                        each(Action::Act { apprentice });
                    }
                }
            }
            // A step asks nothing.
            _ => debug_assert!(frame.is_step(), "a question without answers"),
        }
    }

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

    fn list_guard(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        if player.captured() > 0 {
            each(Action::Imprison);
        }
        if player.prison > 0 {
            each(Action::Release);
        }
        if self.held_elsewhere(seat) > 0 {
            if self.can_pay(seat, &self.edition.prices().ransom) {
                each(Action::Ransom { by: RansomBy::Silver });
            }
            each(Action::Ransom { by: RansomBy::Debt });
        }
        if self.can_settle(seat) {
            each(Action::Settle);
        }
    }

    /// Whether any trade can be paid now.
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        let mut any = false;
        self.list_trades(seat, &mut |_| any = true);
        any
    }

    fn list_trades(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        for (index, trade) in self.edition.prices().trades.iter().enumerate() {
            if self.can_pay(seat, &trade.pay) {
                each(Action::Trade { deal: Deal::Open(index as u8) });
            }
        }
        let own = &self.player(seat).apprentices;
        for (at, &apprentice) in own.iter().enumerate() {
            if let Ability::StorehouseTrade(trade) = self.edition.apprentice(apprentice).ability
                && !own[..at].contains(&apprentice)
                && self.can_pay(seat, &trade.pay)
            {
                each(Action::Trade { deal: Deal::Of(apprentice) });
            }
        }
    }

    #[inline]
    fn list_hires(&self, each: &mut impl FnMut(Action), open: impl Fn(u8) -> bool) {
        for (row, cards) in self.table.workshop.iter().enumerate() {
            for (column, card) in cards.iter().enumerate() {
                if card.is_some() && open(column as u8) {
                    each(Action::Hire { row: row as u8, column: column as u8 });
                }
            }
        }
    }

    fn list_captures(&self, seat: Seat, raid: Raid, mut each: impl FnMut(Action)) {
        let payable =
            raid.left > 0 && self.capture_price(seat, raid).total() <= self.player(seat).silver();
        if payable {
            for location in Location::OPEN {
                if !Self::within_reach(raid, location) {
                    continue;
                }
                for (owner, player) in self.table.players.iter() {
                    if player.at[location as usize] > 0 {
                        each(Action::Capture { location, owner });
                    }
                }
            }
        }
        if self.offers_ransom(raid) && self.held_elsewhere(seat) > 0 {
            each(Action::Ransom { by: RansomBy::Nothing });
        }
        if raid.by == RaidBy::Visit {
            each(Action::Done);
        } else if self.table.rulings.building_effects_optional {
            each(if raid.begun { Action::Done } else { Action::Decline });
        }
        // Otherwise there may be no answer, and the effect is over (WK-E75).
    }

    /// Whether the hire of a building may be declined: with the switch of WK-Q7, and at the limit
    /// of apprentices, since nobody has to discard one (WK-E74).
    #[inline]
    pub(crate) fn may_forgo_hire(&self, seat: Seat) -> bool {
        self.table.rulings.building_effects_optional
            || self.player(seat).apprentices.len() >= self.apprentice_limit(seat) as usize
    }

    /// Whether the limit of locations allows a capture there (WK-31, WK-E61).
    #[inline]
    pub(crate) const fn within_reach(raid: Raid, location: Location) -> bool {
        raid.from & 1 << location as u16 != 0 || (raid.from.count_ones() as u8) < raid.most
    }

    /// Whether there is a worker to take back (WK-11, WK-E29).
    pub(crate) fn can_recall(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.at.iter().any(|&workers| workers > 0)
            || player.prison > 0
            || self.table.market.contains(&Some(seat))
            || self.held_elsewhere(seat) > 0
    }

    /// From open locations; from elsewhere only if there is none (WK-E29).
    fn list_recalls(&self, seat: Seat, mut each: impl FnMut(Action)) {
        let player = self.player(seat);
        let mut open = false;
        for location in Location::OPEN {
            if player.at[location as usize] > 0 {
                open = true;
                each(Action::Recall { location });
            }
        }
        if open {
            return;
        }
        for (location, there) in Location::MARKET.into_iter().zip(self.table.market) {
            if there == Some(seat) {
                each(Action::Recall { location });
            }
        }
        if player.prison > 0 {
            each(Action::Recall { location: Location::Prison });
        }
        for (holder, other) in self.table.players.iter() {
            if other.held[seat.index()] > 0 {
                each(Action::RecallHeld { holder });
            }
        }
    }
}
