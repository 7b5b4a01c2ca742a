//! The questions of the game, a file for each: who is asked, what is open, why something else is
//! not, what a player might try, and what an answer does.

mod compare;
mod decks;
mod doomed;
mod draw;
mod effect;
mod escape;
mod lay;
mod pay;
mod replay;
mod strike;
mod to;
mod turn;
mod unforge;

use game_core::{Flow, Log, Message, Seat, Stack, questions};

pub use compare::Compare;
pub use decks::Decks;
pub use doomed::Doomed;
pub use draw::Draw;
pub use effect::Effect;
pub use escape::Escape;
pub use lay::Lay;
pub use pay::Pay;
pub use replay::Replay;
pub use strike::Strike;
pub use to::To;
pub use turn::Turn;
pub use unforge::Unforge;

use crate::city::Space;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;
use crate::text::Speak;

questions! {
    /// A question that is still open, or a step that waits for one above it.
    pub enum Frame of Architectura in table {
        Turn,
        Decks,
        Draw,
        Pay,
        Compare,
        Effect,
        Strike,
        Doomed,
        Escape,
        To,
        Replay,
        Lay,
        Unforge,
    }
}

impl Flow for Architectura {
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotAsked;
    const OTHER_QUESTION: Refusal = Refusal::OtherQuestion;
    const ASKS_NOTHING: &'static str = "ar-ask-nothing";

    fn tell_asked(&self, seat: Seat, log: &mut Log<Event>) {
        log.cite(match self.top() {
            Some(Frame::Escape(_)) => "ER-24",
            Some(Frame::Lay(_)) => "AR-62",
            // Back to the effect of the card that was played.
            _ => "AR-27",
        });
        log.all(|| Event::Asked { seat });
    }
}

/// What several questions need.
impl Architectura {
    /// Why a card of `seat` may not be laid at `at` (AR-15, AR-60).
    fn why_not_eligible(&self, seat: Seat, at: Space) -> Refusal {
        let city = self.city();
        if !city.ground.contains(at) {
            return Refusal::OutsideCity { at };
        }
        let mut others = Seat::all(self.n_seats()).filter(|&owner| owner != seat);
        if let Some(owner) = others.find(|&owner| city.reserved_of(owner).contains(at)) {
            return Refusal::ReservedSpace { at, owner };
        }
        if city.up().contains(at) {
            return Refusal::SpaceTaken { at };
        }
        // Column 1 is open only in the nearest street without cards.
        if at.left().is_none() {
            Refusal::NotNearestStreet { at }
        } else {
            Refusal::NoLeftNeighbor { at }
        }
    }

    /// Why the card at `from` may not go to `at`.
    fn why_not_there(&self, seat: Seat, from: Space, at: Space) -> Refusal {
        if at == from { Refusal::SameSpace { at } } else { self.why_not_eligible(seat, at) }
    }

    /// Whether the active player may lay a card at `at`, as far as what lies there goes.
    fn is_free(&self, at: Space) -> bool {
        let city = self.city();
        let others = city.reserved_all().minus(city.reserved_of(self.table.active));
        city.ground.minus(city.up()).minus(others).contains(at)
    }

    /// Whether a face-up card is at `at` that may escape (AR-66).
    fn may_escape(&self, at: Space) -> bool {
        let city = self.city();
        city.up().contains(at) && self.edition.escaping.contains(city.card(at).print())
    }

    /// A question about the card at `at`.
    fn words_about(&self, key: &'static str, at: Space) -> Message {
        let message = Message::new(key);
        match self.city().top(at) {
            Some(card) => message.card(self, card.print()).at("at", at),
            None => message.at("at", at),
        }
    }
}
