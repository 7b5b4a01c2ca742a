//! The Black Market reset, in the exact order of its steps (WK-70 to WK-73).

use game_core::{Audience, Barrier, Log, Seat, SeatSet, Stack};

use crate::edition::{Ability, Apprentice, AtReset, Condition, Location};
use crate::event::Event;
use crate::questions::{Reset, ResetActs, ResetEnd};
use crate::state::WestKingdom;

impl WestKingdom {
    /// Steps 1 and 2; the others wait as frames.
    pub(crate) fn begin_reset(&mut self, log: &mut Log<Event>) {
        self.table.reset = false;
        log.cite("WK-71");
        log.all(|| Event::ResetBegan);
        for space in 0..self.table.market.len() {
            if let Some(seat) = self.table.market[space].take() {
                self.table.players[seat].prison += 1;
                log.all(|| Event::Jailed { seat, location: Location::MARKET[space] });
            }
        }
        if self.piles.market.is_empty() {
            self.reshuffle_market(log);
            if self.table.rulings.empty_black_market_turns_card {
                log.cite("WK-Q3");
                self.turn_market_card(log);
            }
        } else {
            self.turn_market_card(log);
        }
        self.push(ResetEnd);
        self.push(ResetActs { left: SeatSet::first(self.n_seats()) });
    }

    /// The top card of the left pile goes to the right with its large side up, and the small side
    /// of the next one comes to light.
    fn turn_market_card(&mut self, log: &mut Log<Event>) {
        log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        let Some(card) = self.piles.market.pop() else { return };
        self.table.turned.push(card);
        log.all(|| Event::Turned { card });
        self.show_small_side(log);
    }

    /// The right pile becomes the new left pile (WK-72).
    fn reshuffle_market(&mut self, log: &mut Log<Event>) {
        log.barrier(Barrier::Chance, || self.tally_now());
        self.piles.market = std::mem::take(&mut self.table.turned);
        // In an order that forgets where each card lay, so that chance alone decides.
        self.piles.market.sort_unstable();
        self.rng.shuffle(&mut self.piles.market);
        log.all(|| Event::Reshuffled);
        self.show_small_side(log);
    }

    fn show_small_side(&self, log: &mut Log<Event>) {
        if self.piles.market.is_empty() {
            log.all(|| Event::PileEmpty);
        } else {
            log.all(|| Event::Shown { goods: self.small_side() });
        }
    }

    /// Step 3 for the next player, clockwise from the active one (WK-E35).
    pub(crate) fn reset_next(&mut self, left: SeatSet) {
        let order = self.table.active.around(self.n_seats());
        let Some(seat) = order.into_iter().find(|&seat| left.contains(seat)) else { return };
        self.push(ResetActs { left: left.without(seat) });
        if self.reset_apprentices(seat, 0).next().is_some() {
            self.push(Reset { seat, acted: 0 });
        }
    }

    /// The reset apprentices of a player that have not acted, with their place among the
    /// apprentices.
    pub(crate) fn reset_apprentices(
        &self,
        seat: Seat,
        acted: u8,
    ) -> impl Iterator<Item = (u8, Apprentice, AtReset)> + '_ {
        let own = self.player(seat).apprentices.iter().enumerate();
        own.filter_map(move |(at, &apprentice)| match self.edition.apprentice(apprentice).ability {
            Ability::BlackMarketReset(act) if acted & 1 << at == 0 => {
                Some((at as u8, apprentice, act))
            }
            _ => None,
        })
    }

    /// The most workers that the Gatekeepers who have not acted can free now.
    #[inline]
    pub(crate) fn freeable(&self, seat: Seat, acted: u8) -> u8 {
        let up_to = self.reset_apprentices(seat, acted).map(|(_, _, act)| match act {
            AtReset::Release { up_to } => up_to,
            AtReset::Gain { .. } => 0,
        });
        up_to.sum::<u8>().min(self.player(seat).prison)
    }

    /// Whether the order can matter: a Gatekeeper who could empty the Prison, and somebody who
    /// looks at it (WK-E65).
    #[inline]
    pub(crate) fn order_matters(&self, seat: Seat, acted: u8) -> bool {
        let prison = self.player(seat).prison;
        prison > 0
            && self.freeable(seat, acted) == prison
            && self.reset_apprentices(seat, acted).any(|(_, _, act)| is_conditional(act))
    }

    /// Answers of step 3: a number for the Gatekeeper, and, where the order can matter, each of
    /// the others that may act before.
    #[inline]
    pub(crate) fn may_act(
        &self,
        seat: Seat,
        acted: u8,
    ) -> impl Iterator<Item = (u8, Apprentice)> + '_ {
        let asked = self.order_matters(seat, acted);
        let all = self.reset_apprentices(seat, acted);
        all.filter(move |(_, _, act)| asked && is_conditional(*act))
            .map(|(at, apprentice, _)| (at, apprentice))
    }

    /// One apprentice acts before the Gatekeeper.
    pub(crate) fn act_first(
        &mut self,
        seat: Seat,
        acted: u8,
        apprentice: Apprentice,
        log: &mut Log<Event>,
    ) {
        let first = self.may_act(seat, acted).find(|(_, kind)| *kind == apprentice);
        let Some((at, _)) = first else { return };
        self.push(Reset { seat, acted: acted | 1 << at });
        self.act(seat, apprentice, log);
    }

    /// The Gatekeeper frees workers, and all others act after.
    pub(crate) fn free(&mut self, seat: Seat, acted: u8, workers: u8, log: &mut Log<Event>) {
        let mut acted = acted;
        let keepers = self.reset_apprentices(seat, acted);
        for (at, _, _) in keepers.filter(|(_, _, act)| matches!(act, AtReset::Release { .. })) {
            acted |= 1 << at;
        }
        if self.reset_apprentices(seat, acted).next().is_some() {
            self.push(Reset { seat, acted });
        }
        log.cite("WK-71");
        self.release(seat, workers, log);
    }

    /// Without anything to ask: the next one acts.
    pub(crate) fn act_next(&mut self, seat: Seat, acted: u8, log: &mut Log<Event>) {
        let next = self.reset_apprentices(seat, acted).next();
        let Some((at, apprentice, act)) = next else { return };
        self.push(Reset { seat, acted: acted | 1 << at });
        if matches!(act, AtReset::Gain { .. }) {
            self.act(seat, apprentice, log);
        }
    }

    /// A Squire gains, if its condition holds when it acts (WK-E36).
    fn act(&mut self, seat: Seat, apprentice: Apprentice, log: &mut Log<Event>) {
        let ability = self.edition.apprentice(apprentice).ability;
        let Ability::BlackMarketReset(AtReset::Gain { condition, gain }) = ability else { return };
        let acted = match condition {
            Condition::Always => true,
            Condition::NoOwnWorkersInPrison => self.player(seat).prison == 0,
        };
        log.cite("WK-71");
        log.all(|| Event::ResetActed { seat, apprentice, acted });
        if acted {
            self.gain(seat, gain, log);
        }
    }

    /// Steps 4 and 5, clockwise from the active player (WK-71, WK-E34).
    pub(crate) fn end_reset(&mut self, log: &mut Log<Event>) {
        let prices = *self.edition.prices();
        log.cite("WK-71");
        let (active, n) = (self.table.active, self.n_seats());
        for seat in active.around(n) {
            if self.player(seat).prison >= prices.reset_threshold {
                self.lower(seat, prices.reset_virtue_loss, log);
            }
        }
        let most = self.table.players.as_slice().iter().map(|player| player.prison).max();
        let most = most.unwrap_or(0);
        if most == 0 || most < prices.reset_debt_needs {
            return;
        }
        for seat in active.around(n) {
            if self.player(seat).prison == most {
                self.take_debts(seat, prices.reset_debt, log);
            }
        }
    }
}

const fn is_conditional(act: AtReset) -> bool {
    matches!(act, AtReset::Gain { condition: Condition::NoOwnWorkersInPrison, .. })
}
