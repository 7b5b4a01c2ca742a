//! The list of legal answers, from the same masks that `check` looks single answers up in.

use game_core::Seat;

use crate::action::Action;
use crate::city::{Space, Spaces, Turn};
use crate::edition::Verb;
use crate::state::{Architectura, Doing, Frame};

impl Architectura {
    /// Fills `out` with the legal answers of `seat`.
    #[inline]
    pub(crate) fn list_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(&frame) = self.table.frames.last() else { return };
        if !self.asked().contains(seat) {
            return;
        }
        match frame {
            Frame::Turn => self.list_turn(seat, out),
            Frame::Effect(doing) => self.list_effect(seat, doing, out),
            Frame::Decks { .. } => {
                if self.may_exchange_more(seat) {
                    for (take, gives) in self.exchangeable(seat) {
                        out.extend(gives.iter().map(|give| Action::Exchange { take, give }));
                    }
                }
                out.push(Action::Ready);
            }
            Frame::Pay { card, .. } => {
                out.extend(self.payment(seat, card).iter().map(|card| Action::Pay { card }));
            }
            Frame::Compare { .. } | Frame::Strike { .. } => {
                out.extend([Action::Affect, Action::Spare]);
            }
            Frame::Escape { at } => {
                to(self.city().eligible_lifted(seat, at), out);
                out.push(Action::Pass);
            }
            Frame::To { from } => to(self.city().eligible_lifted(seat, from), out),
            Frame::Replay { at, returned } => {
                let cards = self.replayable(seat, returned, self.hand(seat).len());
                out.extend(cards.iter().map(|card| Action::Play { card, at }));
            }
            Frame::Lay { .. } => {
                if self.gathers(seat) {
                    out.extend(self.hand(seat).iter().map(|card| Action::LayBeside { card }));
                } else {
                    let spaces = self.city().eligible(seat);
                    for card in self.hand(seat).iter() {
                        out.extend(spaces.iter().map(|at| Action::Lay { card, at }));
                    }
                }
            }
            Frame::Draw | Frame::Doomed { .. } | Frame::Unforge { .. } => {}
        }
    }

    #[inline]
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        let open = self.open_spaces(seat);
        let special = hand & (self.edition.off_city | self.edition.costly);
        for card in hand.minus(special).iter() {
            play(card, open, out);
        }
        for card in special.iter() {
            if self.edition.off_city.contains(card) {
                out.push(Action::PlayFront { card });
            } else if self.is_payable(seat, card, hand.len()) {
                play(card, open, out);
            } else if !open.is_empty() {
                out.push(Action::Remove { card });
            }
        }
        let player = &self.table.players[seat];
        if !player.begun && self.searchable_in_deck(seat).is_some() {
            out.extend(hand.iter().map(|card| Action::Search { card }));
        }
        if player.mulligans > 0 {
            out.push(Action::Mulligan);
        }
    }

    #[inline]
    fn list_effect(&self, seat: Seat, doing: Doing, out: &mut Vec<Action>) {
        match self.verb(doing) {
            Verb::Rotate { .. } | Verb::RotateEach => {
                for at in self.targets(doing).iter() {
                    out.push(Action::Turn { at, turn: Turn::Cw });
                    out.push(Action::Turn { at, turn: Turn::Ccw });
                }
            }
            Verb::Swap { whose } => {
                let (right, below) = self.swappable(whose);
                out.extend(right.iter().map(|a| Action::Swap { a, b: Space(a.0 + 1) }));
                out.extend(below.iter().map(|a| Action::Swap { a, b: Space(a.0 + 8) }));
            }
            Verb::Destroy => spaces(self.targets(doing), |at| Action::Destroy { at }, out),
            Verb::Protect => spaces(self.targets(doing), |at| Action::Protect { at }, out),
            Verb::Move => spaces(self.targets(doing), |at| Action::Move { at }, out),
            Verb::Rebuild => spaces(self.targets(doing), |at| Action::Rebuild { at }, out),
            Verb::Reserve => spaces(self.targets(doing), |at| Action::Reserve { at }, out),
            Verb::Replay => {
                let hand = self.hand(seat).len() + 1;
                if !self.replayable(seat, crate::edition::Print::NONE, hand).is_empty() {
                    spaces(self.targets(doing), |at| Action::Return { at }, out);
                }
            }
            Verb::Cycle => out.extend(self.hand(seat).iter().map(|card| Action::Cycle { card })),
            Verb::Copy => out.extend(self.copyable(doing).iter().map(|card| Action::Copy { card })),
            Verb::None | Verb::HandLimit { .. } | Verb::LayDown | Verb::DestroyLower => {}
        }
        if self.may_pass(doing) {
            out.push(Action::Pass);
        }
    }
}

#[inline]
fn play(card: crate::edition::Print, open: Spaces, out: &mut Vec<Action>) {
    out.extend(open.iter().map(|at| Action::Play { card, at }));
}

#[inline]
fn to(open: Spaces, out: &mut Vec<Action>) {
    spaces(open, |at| Action::To { at }, out);
}

#[inline]
fn spaces(open: Spaces, action: impl Fn(Space) -> Action, out: &mut Vec<Action>) {
    out.extend(open.iter().map(action));
}
