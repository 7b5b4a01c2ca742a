//! When the copied effect is over, the copying card is removed (AR-61).

use game_core::{Audience, Barrier, Log, Question, Stack, Step};

use crate::edition::{Print, Verb};
use crate::event::Event;
use crate::state::Architectura;

/// When the copied effect is over, the copying card is removed. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unforge {
    /// The copying card.
    pub card: Print,
}

impl Question<Architectura> for Unforge {
    fn step(self, game: &mut Architectura, log: &mut Log<Event>) -> Step {
        game.pop();
        let seat = game.table.active;
        let hidden = &game.hidden[seat];
        let is_hidden = hidden.hand.contains(self.card) || hidden.deck.contains(&self.card);
        if is_hidden && !hidden.shown.contains(self.card) {
            log.barrier(Barrier::Reveal(Audience::Everyone), || game.tally_now());
        }
        log.cite("AR-61");
        game.remove_anywhere(seat, self.card, log);
        Step::Ran
    }

    fn fits(self, game: &Architectura) -> bool {
        let deck = game.table.players[game.table.active].deck;
        game.edition.facts(self.card).verb == Verb::Copy && deck.contains(self.card)
    }
}
