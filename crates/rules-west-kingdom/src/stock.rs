//! Mutators of goods, virtue, debts and building cards: each changes the state and logs it.

use game_core::{Audience, Barrier, Log, Seat, Stack};

use crate::action::Mix;
use crate::edition::{Buildings, Cost, Edition, Gain, Good, Goods, MAX_VIRTUE, Power};
use crate::event::Event;
use crate::purse::Price;
use crate::questions::{Destroy, Gaining};
use crate::state::{NOBODY, Player, WestKingdom};

impl Player {
    /// Takes goods from the general supply; the marble of Therese is kept as gold (WK-E25).
    #[inline]
    pub(crate) fn receive(&mut self, edition: &Edition, goods: Goods) {
        for (stock, count) in self.goods.iter_mut().zip(goods.0) {
            *stock = stock.saturating_add(count.into());
        }
        if goods[Good::Marble] > 0 && self.power(edition) == Power::GoldMarbleInterchangeable {
            self.take(Good::Marble, goods[Good::Marble].into());
            self.add(Good::Gold, goods[Good::Marble].into());
        }
    }
}

impl WestKingdom {
    /// Gives goods.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, goods: Goods, log: &mut Log<Event>) {
        if goods.is_empty() {
            return;
        }
        self.table.players[seat].receive(&self.edition, goods);
        log.all(|| Event::Gained { seat, goods });
    }

    /// Carries a gain out: virtue first, and the rest when that is settled (WK-E63).
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, gain: Gain, log: &mut Log<Event>) {
        if gain.virtue > 0 {
            let rest = Gain { virtue: 0, ..gain };
            if !rest.is_empty() {
                self.push(Gaining { seat, gain: rest });
            }
            self.raise(seat, gain.virtue, log);
            return;
        }
        self.take_debts(seat, gain.debt, log);
        self.receive(seat, gain.goods, log);
        self.draw(seat, gain.building_card, log);
    }

    /// Puts a gain on the stack until what is above it is done.
    #[inline]
    pub(crate) fn gain_later(&mut self, seat: Seat, gain: Gain) {
        if !gain.is_empty() {
            self.push(Gaining { seat, gain });
        }
    }

    /// Pays goods, a mix and coins; tax goes to the Tax Stand (WK-36).
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        cost: &Cost,
        mix: Mix,
        price: Price,
        log: &mut Log<Event>,
    ) {
        let mut goods = cost.goods;
        goods[Good::Clay] += mix.clay;
        goods[Good::Wood] += mix.wood;
        goods[Good::Stone] += mix.stone;
        goods[Good::Silver] = price.silver as u8;
        let one = self.power(seat) == Power::GoldMarbleInterchangeable;
        let player = &mut self.table.players[seat];
        for (stock, count) in player.goods.iter_mut().zip(goods.0) {
            *stock = stock.saturating_sub(count.into());
        }
        if one {
            player.take(Good::Gold, goods[Good::Marble].into());
        }
        player.take(Good::Silver, price.tax.into());
        self.table.tax_stand = self.table.tax_stand.saturating_add(price.tax.into());
        if !goods.is_empty() {
            log.all(|| Event::Paid { seat, goods });
        }
        if price.tax > 0 {
            log.all(|| Event::PaidTax { seat, tax: price.tax });
        }
    }

    /// Changes virtue by a printed number.
    #[inline]
    pub(crate) fn change_virtue(&mut self, seat: Seat, change: i8, log: &mut Log<Event>) {
        if change > 0 {
            self.raise(seat, change.unsigned_abs(), log);
        } else {
            self.lower(seat, change.unsigned_abs(), log);
        }
    }

    /// Moves up the Virtue track; what goes beyond may destroy debts (WK-61).
    pub(crate) fn raise(&mut self, seat: Seat, by: u8, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        let up = by.min(MAX_VIRTUE - player.virtue);
        player.virtue += up;
        let (level, excess) = (player.virtue, by - up);
        let most = u8::try_from(player.debts).unwrap_or(u8::MAX).min(excess);
        if up > 0 {
            log.all(|| Event::VirtueChanged { seat, change: up as i8, level });
        }
        if excess > most {
            log.all(|| Event::VirtueLost { seat, virtue: excess - most });
        }
        if most == 0 {
            return;
        }
        if self.is_rival(seat) {
            interrupt("WK-61", log, |log| self.destroy_debts(seat, most, log));
        } else {
            self.push(Destroy { seat, most });
        }
    }

    /// Moves down the Virtue track; what goes below gives debts (WK-62).
    pub(crate) fn lower(&mut self, seat: Seat, by: u8, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        let down = by.min(player.virtue);
        player.virtue -= down;
        let level = player.virtue;
        if down > 0 {
            log.all(|| Event::VirtueChanged { seat, change: -(down as i8), level });
        }
        if by > down {
            interrupt("WK-62", log, |log| self.take_debts(seat, by - down, log));
        }
    }

    pub(crate) fn take_debts(&mut self, seat: Seat, debts: u8, log: &mut Log<Event>) {
        if debts > 0 {
            let player = &mut self.table.players[seat];
            player.debts = player.debts.saturating_add(debts.into());
            log.all(|| Event::TookDebts { seat, debts });
        }
    }

    pub(crate) fn destroy_debts(&mut self, seat: Seat, debts: u8, log: &mut Log<Event>) {
        if debts > 0 {
            self.table.players[seat].debts -= u16::from(debts);
            log.all(|| Event::DestroyedDebts { seat, debts });
        }
    }

    /// Draws building cards, as many as there are (WK-E27).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let count = (count as usize).min(self.piles.buildings.len());
        if count == 0 {
            return;
        }
        log.barrier(Barrier::Reveal(Audience::Only(seat)), || self.tally_now());
        let mut buildings = Buildings::EMPTY;
        for _ in 0..count {
            buildings.insert(self.piles.buildings.pop().unwrap_or_default());
            self.table.buriers.pop();
        }
        self.hidden[seat].hand |= buildings;
        log.tell(Audience::Only(seat), || Event::Drew { seat, buildings });
        let count = count as u8;
        log.tell(Audience::AllBut(seat), || Event::DrewHidden { seat, count });
    }

    /// Puts cards under the building pile in one step: by number, the lowest nearest to the top
    /// (WK-E41).
    pub(crate) fn bury(&mut self, seat: Seat, buildings: Buildings, log: &mut Log<Event>) {
        if buildings.is_empty() {
            return;
        }
        for building in buildings.iter() {
            self.piles.buildings.insert(0, building);
            self.table.buriers.insert(0, seat.index() as u8);
        }
        debug_assert!(!self.table.buriers.is_empty() && self.table.buriers[0] != NOBODY);
        log.tell(Audience::Only(seat), || Event::PutUnder { seat, buildings });
        let count = buildings.len() as u8;
        log.tell(Audience::AllBut(seat), || Event::PutUnderHidden { seat, count });
    }

    /// The cards of the hand that were chosen go under the pile.
    pub(crate) fn bury_chosen(&mut self, seat: Seat, log: &mut Log<Event>) {
        let hidden = &mut self.hidden[seat];
        let leaving = std::mem::take(&mut hidden.leaving);
        hidden.hand = hidden.hand.minus(leaving);
        if self.table.turn > 0 {
            let player = &mut self.table.players[seat];
            player.discards = player.discards.saturating_add(leaving.len() as u16);
        }
        self.bury(seat, leaving, log);
    }
}

/// What carries out a paragraph of its own in the middle of another one.
#[inline]
fn interrupt(rule: &'static str, log: &mut Log<Event>, act: impl FnOnce(&mut Log<Event>)) {
    let cited = log.cited();
    log.cite(rule);
    act(log);
    if let Some(rule) = cited {
        log.cite(rule);
    }
}
