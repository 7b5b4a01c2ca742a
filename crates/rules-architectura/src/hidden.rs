//! What a player hides: hand and deck, and how much of them others know all the same (ER-68).

use game_core::List;

use crate::edition::{MAX_DECK, Print, Prints};

/// What a player hides from others, and how much of it they know all the same (ER-68).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    /// The hand.
    pub hand: Prints,
    /// The deck; the last is the top.
    pub deck: List<Print, MAX_DECK>,
    /// Where a new layer of the deck begins: bit `i` if between cards `i - 1` and `i`. The owner
    /// knows which cards are in which layer, not their order in it.
    pub cuts: u16,
    /// Cards of which everybody knows that they are in this hand, or in this layer of the deck.
    pub shown: Prints,
    /// Sealed exchanges: cards taken …
    pub taken: Prints,
    /// … and cards given for them.
    pub given: Prints,
}

impl Hidden {
    /// Where the uppermost layer of the deck begins.
    fn layer_start(&self) -> usize {
        (self.cuts | 1).ilog2() as usize
    }

    /// Each layer of the deck as a range, the lowest first.
    pub(crate) fn layers(len: usize, cuts: u16) -> impl Iterator<Item = std::ops::Range<usize>> {
        let mut start = 0;
        std::iter::from_fn(move || {
            if start >= len {
                return None;
            }
            let end = (start + 1..len).find(|&at| cuts & 1 << at != 0).unwrap_or(len);
            let layer = start..end;
            start = end;
            Some(layer)
        })
    }

    /// Draws up to `count` cards. Who draws a part of a layer unseen takes away what was known of
    /// all of it (ER-68).
    pub(crate) fn draw(&mut self, count: usize) -> Prints {
        let mut drawn = Prints::EMPTY;
        let mut left = count.min(self.deck.len());
        while left > 0 {
            let start = self.layer_start();
            let take = left.min(self.deck.len() - start);
            if start + take < self.deck.len() && !self.shown.is_empty() {
                let layer: Prints = self.deck[start..].iter().copied().collect();
                self.shown = self.shown.minus(layer);
            }
            for _ in 0..take {
                drawn.insert(self.deck.pop().expect("the deck has as many"));
            }
            // A boundary at the very top bounds nothing.
            self.cuts &= !(1 << self.deck.len());
            left -= take;
        }
        self.hand |= drawn;
        drawn
    }

    /// Puts cards under the deck, as a layer of their own; the last of `cards` lies uppermost.
    pub(crate) fn put_under(&mut self, cards: &[Print]) {
        if cards.is_empty() {
            return;
        }
        self.cuts <<= cards.len();
        if !self.deck.is_empty() {
            self.cuts |= 1 << cards.len();
        }
        for &card in cards.iter().rev() {
            self.deck.insert(0, card);
        }
    }

    /// Takes a card out of the deck, if it is there; the layers above and below stay apart.
    pub(crate) fn take_from_deck(&mut self, card: Print) -> bool {
        let Some(at) = self.deck.iter().position(|&other| other == card) else { return false };
        self.deck.remove(at);
        let (below, above) = (self.cuts & ((2 << at) - 1), self.cuts >> 1 & !((1 << at) - 1));
        // A boundary under the lowest card or over the uppermost bounds nothing.
        self.cuts = (below | above) & !1 & !(1 << self.deck.len());
        self.shown.remove(card);
        true
    }

    /// Exchanges a hand card and a card of the deck, in a sampled world.
    pub(crate) fn change_places(&mut self, give: Print, take: Print) {
        if let Some(at) = self.deck.iter().position(|&card| card == take) {
            self.deck[at] = give;
            self.hand.remove(give);
            self.hand.insert(take);
        }
    }

    /// A part of the hand is about to leave it unseen; if it is the whole, nothing is forgotten.
    pub(crate) fn forget_hand_unless_whole(&mut self, leaving: usize) {
        if self.hand.len() != leaving {
            self.shown = self.shown.minus(self.hand);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(cards: &[u8]) -> List<Print, MAX_DECK> {
        cards.iter().map(|&card| Print(card)).collect()
    }

    fn layers(hidden: &Hidden) -> Vec<usize> {
        Hidden::layers(hidden.deck.len(), hidden.cuts).map(|layer| layer.len()).collect()
    }

    /// ER-68: cards put under a deck form a layer of their own.
    #[test]
    fn er_68_layers_of_a_deck() {
        let mut hidden = Hidden { deck: deck(&[0, 1, 2]), ..Hidden::default() };
        hidden.put_under(&[Print(7), Print(8)]);
        hidden.put_under(&[Print(9)]);
        assert_eq!(hidden.deck, deck(&[9, 7, 8, 0, 1, 2]));
        assert_eq!(layers(&hidden), [1, 2, 3]);
        assert_eq!(hidden.draw(4).len(), 4);
        assert_eq!(layers(&hidden), [1, 1]);
        assert_eq!(hidden.draw(9).len(), 2);
        assert_eq!(hidden.cuts, 0);
        hidden.put_under(&[Print(3)]);
        assert_eq!(hidden.cuts, 0);
    }

    /// ER-55: a card taken out of the deck leaves the layers around it as they were.
    #[test]
    fn er_55_out_of_the_deck() {
        let taken = |card| {
            let mut hidden =
                Hidden { deck: deck(&[9, 7, 8, 0, 1]), cuts: 0b1010, ..Hidden::default() };
            assert!(hidden.take_from_deck(Print(card)));
            assert!(!hidden.take_from_deck(Print(card)));
            layers(&hidden)
        };
        assert_eq!(taken(9), [2, 2]);
        assert_eq!(taken(7), [1, 1, 2]);
        assert_eq!(taken(8), [1, 1, 2]);
        assert_eq!(taken(1), [1, 2, 1]);
        let mut top = Hidden { deck: deck(&[4, 5]), cuts: 0b10, ..Hidden::default() };
        assert!(top.take_from_deck(Print(5)));
        assert_eq!(top.cuts, 0);
    }

    /// ER-68: what was known of a layer is lost when a part of it is drawn, kept when all is.
    #[test]
    fn er_68_knowledge_goes_with_the_part_and_stays_with_the_whole() {
        let known = |count| {
            let mut hidden = Hidden { deck: deck(&[5, 1, 2]), cuts: 0b10, ..Hidden::default() };
            hidden.shown = [Print(1), Print(5)].into_iter().collect();
            hidden.draw(count);
            hidden.shown
        };
        assert_eq!(known(1), Prints::only(Print(5)));
        assert_eq!(known(2), [Print(1), Print(5)].into_iter().collect());
        assert_eq!(known(3), [Print(1), Print(5)].into_iter().collect());
    }
}
