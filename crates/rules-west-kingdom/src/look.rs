//! Looking at building cards, and keeping one of them (WK-40).

use game_core::{Audience, Barrier, Log, Seat, Stack};

use crate::edition::{Building, Buildings};
use crate::event::Event;
use crate::questions::Look;
use crate::state::WestKingdom;

impl WestKingdom {
    /// Looks at the uppermost building cards, as many as there are (WK-40, WK-E28).
    pub(crate) fn look(&mut self, seat: Seat, log: &mut Log<Event>) {
        let prices = self.edition.prices();
        let cards = (prices.market_draw as usize).min(self.piles.buildings.len()) as u8;
        // Looking names its own paragraph; the extras come next.
        log.cite("WK-44");
        if cards == 0 {
            return;
        }
        let left = prices.market_keep.min(cards);
        log.barrier(Barrier::Reveal(Audience::Only(seat)), || self.tally_now());
        self.push(Look { cards, left });
        let buildings = self.looked(cards);
        log.tell(Audience::Only(seat), || Event::Looked { seat, buildings });
        log.tell(Audience::AllBut(seat), || Event::LookedHidden { seat, count: cards });
    }

    /// The cards being looked at: the uppermost of the pile.
    pub(crate) fn looked(&self, cards: u8) -> Buildings {
        let pile = &self.piles.buildings;
        pile[pile.len() - cards as usize..].iter().copied().collect()
    }

    /// Keeps one of the cards looked at; with the last one the others go under the pile.
    pub(crate) fn keep_looked(
        &mut self,
        seat: Seat,
        Look { cards, left }: Look,
        building: Building,
        log: &mut Log<Event>,
    ) {
        let pile = &mut self.piles.buildings;
        let Some(at) = pile.iter().rposition(|&card| card == building) else { return };
        pile.remove(at);
        self.table.buriers.remove(at);
        self.hidden[seat].hand.insert(building);
        log.tell(Audience::Only(seat), || Event::TookLooked { seat, building });
        log.tell(Audience::AllBut(seat), || Event::TookLookedHidden { seat });
        let (cards, left) = (cards - 1, left - 1);
        if left > 0 && cards > 0 {
            self.push(Look { cards, left });
            return;
        }
        let rest = self.looked(cards);
        for _ in 0..cards {
            self.piles.buildings.pop();
            self.table.buriers.pop();
        }
        log.cite("WK-40");
        self.bury(seat, rest, log);
        // The extras come next.
        log.cite("WK-44");
    }
}
