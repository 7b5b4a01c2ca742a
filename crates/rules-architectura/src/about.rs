//! What an answer is about: the pieces and places that a person touches to give it, and those at
//! which the reason lies why it is refused.

use game_core::{Role, Seat, Target};

use crate::action::Action;
use crate::city::{Space, Turn};
use crate::edition::{Print, Prints};
use crate::questions::Frame;
use crate::refusal::Refusal;
use crate::state::Architectura;

const CARD: &str = "card";
const SPACE: &str = "space";
const TURN: &str = "turn";

/// The kinds of pieces and places.
pub const PIECES: &[&str] = &[CARD, SPACE, TURN];

/// The verb of an answer's notation.
pub const fn kind_of(action: Action) -> &'static str {
    match action {
        Action::Exchange { .. } => "exchange",
        Action::Ready => "ready",
        Action::Play { .. } | Action::PlayFront { .. } => "play",
        Action::Remove { .. } => "remove",
        Action::Mulligan => "mulligan",
        Action::Search { .. } => "search",
        Action::Pay { .. } => "pay",
        Action::Affect => "affect",
        Action::Spare => "spare",
        Action::Turn { .. } => "turn",
        Action::Swap { .. } => "swap",
        Action::Destroy { .. } => "destroy",
        Action::Protect { .. } => "protect",
        Action::Move { .. } => "move",
        Action::To { .. } => "to",
        Action::Rebuild { .. } => "rebuild",
        Action::Cycle { .. } => "cycle",
        Action::Reserve { .. } => "reserve",
        Action::Copy { .. } => "copy",
        Action::Return { .. } => "return",
        Action::Lay { .. } | Action::LayBeside { .. } => "lay",
        Action::Pass => "pass",
    }
}

impl Architectura {
    /// The cards and spaces of an answer. One that only says yes or no has none: the question names
    /// them. A copied card may stand in several spaces: it can be touched in any of them.
    pub(crate) fn answer_targets(&self, action: Action) -> Vec<Target> {
        let card = |role: Role, card: Print| Target::new(role, CARD, self.edition.id(card));
        let space = |role: Role, at: Space| Target::new(role, SPACE, at.to_string());
        match action {
            Action::Exchange { take, give } => vec![card(Role::Take, take), card(Role::Pay, give)],
            Action::Play { card: played, at } | Action::Lay { card: played, at } => {
                vec![card(Role::Take, played), space(Role::To, at)]
            }
            Action::PlayFront { card: taken }
            | Action::Remove { card: taken }
            | Action::LayBeside { card: taken } => vec![card(Role::Take, taken)],
            Action::Search { card: given }
            | Action::Pay { card: given }
            | Action::Cycle { card: given } => vec![card(Role::Pay, given)],
            Action::Turn { at, turn } => {
                let way = match turn {
                    Turn::Cw => "cw",
                    Turn::Ccw => "ccw",
                };
                vec![space(Role::Take, at), Target::new(Role::Way, TURN, way)]
            }
            Action::Swap { a, b } => vec![space(Role::Take, a), space(Role::Take, b)],
            Action::Destroy { at }
            | Action::Move { at }
            | Action::Rebuild { at }
            | Action::Return { at } => vec![space(Role::Take, at)],
            Action::Protect { at } | Action::To { at } | Action::Reserve { at } => {
                vec![space(Role::To, at)]
            }
            Action::Copy { card: copied } => {
                let city = self.city();
                let stands = city.up().iter().filter(|&at| city.card(at).print() == copied);
                let mut targets = vec![card(Role::Take, copied)];
                targets.extend(stands.map(|at| space(Role::From, at)));
                targets
            }
            Action::Ready | Action::Mulligan | Action::Affect | Action::Spare | Action::Pass => {
                Vec::new()
            }
        }
    }

    /// Where the reason lies why `action` is refused.
    pub(crate) fn refusal_targets(
        &self,
        seat: Seat,
        action: Action,
        refusal: Refusal,
    ) -> Vec<Target> {
        let mut targets = self.answer_targets(action);
        match action {
            // One card stands for all that a space is closed to: then the reason lies in the space.
            Action::Play { at, .. } | Action::Lay { at, .. } => {
                let kind = if self.takes_another(seat, at) { CARD } else { SPACE };
                targets.retain(|target| target.kind == kind);
            }
            // Both ways are refused.
            Action::Turn { .. } => targets.retain(|target| target.kind == SPACE),
            Action::Exchange { .. } if !matches!(refusal, Refusal::GivenAway { .. }) => {
                targets.truncate(1);
            }
            // It is the search that is refused, whichever card is given for it.
            Action::Search { .. } if !matches!(refusal, Refusal::NotInHand { .. }) => {
                targets.clear();
            }
            _ => {}
        }
        targets
    }

    /// Whether a card of the hand can be laid at `at` now.
    fn takes_another(&self, seat: Seat, at: Space) -> bool {
        let hand = self.hand(seat);
        match self.table.frames.last() {
            Some(Frame::Turn(_)) => {
                let in_city = hand.minus(self.edition.off_city);
                let payable = |card| self.is_payable(seat, card, hand.len());
                self.open_spaces(seat).contains(at) && in_city.iter().any(payable)
            }
            Some(Frame::Lay(_)) => !self.gathers(seat) && self.city().eligible(seat).contains(at),
            Some(Frame::Replay(replay)) => replay.at == at && hand != Prints::EMPTY,
            _ => false,
        }
    }
}
