//! Cards are about to be destroyed and may escape, one after the other (ER-25).

use game_core::{Log, Question, Stack, Step};

use super::Escape;
use crate::city::Spaces;
use crate::event::Event;
use crate::state::Architectura;

/// These cards are about to be destroyed and may escape, one after the other. Asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doomed {
    /// Where they are.
    pub cards: Spaces,
}

impl Question<Architectura> for Doomed {
    /// The next card that may escape: owners clockwise from the active player, each owner's from
    /// left to right (ER-25).
    fn step(self, game: &mut Architectura, log: &mut Log<Event>) -> Step {
        game.pop();
        let mut order = game.table.active.around(game.n_seats());
        let next = order.find_map(|seat| (self.cards & game.city().up_of(seat)).first());
        let Some(at) = next else { return Step::Ran };
        let mut rest = self.cards;
        rest.remove(at);
        if !rest.is_empty() {
            game.push(Self { cards: rest });
        }
        let owner = game.city().card(at).owner();
        if game.city().eligible_lifted(owner, at).is_empty() {
            log.cite("AR-66");
            game.destroy(at, log);
        } else {
            game.push(Escape { at });
        }
        Step::Ran
    }

    fn fits(self, game: &Architectura) -> bool {
        !self.cards.is_empty() && self.cards.iter().all(|at| game.may_escape(at))
    }
}
