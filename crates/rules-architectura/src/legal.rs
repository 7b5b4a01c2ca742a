//! The list of legal answers, from the same masks that `check` looks single answers up in.

use game_core::Seat;

use crate::action::Action;
use crate::city::{Space, Turn};
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
                        gives.list(out, |give| Action::Exchange { take, give });
                    }
                }
                out.push(Action::Ready);
            }
            Frame::Pay { card, .. } => {
                self.payment(seat, card).list(out, |card| Action::Pay { card });
            }
            Frame::Compare { .. } | Frame::Strike { .. } => {
                out.extend([Action::Affect, Action::Spare]);
            }
            Frame::Escape { at } => {
                self.city().eligible_lifted(seat, at).list(out, |at| Action::To { at });
                out.push(Action::Pass);
            }
            Frame::To { from } => {
                self.city().eligible_lifted(seat, from).list(out, |at| Action::To { at });
            }
            Frame::Replay { at, returned } => {
                let cards = self.replayable(seat, Some(returned), self.hand(seat).len());
                cards.list(out, |card| Action::Play { card, at });
            }
            Frame::Lay { .. } => {
                if self.gathers(seat) {
                    self.hand(seat).list(out, |card| Action::LayBeside { card });
                } else {
                    let spaces = self.city().eligible(seat);
                    for card in self.hand(seat).iter() {
                        spaces.list(out, |at| Action::Lay { card, at });
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
            open.list(out, |at| Action::Play { card, at });
        }
        for card in special.iter() {
            if self.edition.off_city.contains(card) {
                out.push(Action::PlayFront { card });
            } else if self.is_payable(seat, card, hand.len()) {
                open.list(out, |at| Action::Play { card, at });
            } else if !open.is_empty() {
                out.push(Action::Remove { card });
            }
        }
        let player = &self.table.players[seat];
        if !player.begun && self.searchable_in_deck(seat).is_some() {
            hand.list(out, |card| Action::Search { card });
        }
        if player.mulligans > 0 {
            out.push(Action::Mulligan);
        }
    }

    #[inline]
    fn list_effect(&self, seat: Seat, doing: Doing, out: &mut Vec<Action>) {
        match self.verb(doing) {
            Verb::Rotate { .. } | Verb::RotateEach => {
                for at in self.reachable(doing).iter() {
                    out.push(Action::Turn { at, turn: Turn::Cw });
                    out.push(Action::Turn { at, turn: Turn::Ccw });
                }
            }
            Verb::Swap { whose } => {
                let (right, below) = self.swappable(whose);
                right.list(out, |a| Action::Swap { a, b: Space(a.0 + 1) });
                below.list(out, |a| Action::Swap { a, b: Space(a.0 + 8) });
            }
            Verb::Destroy => self.reachable(doing).list(out, |at| Action::Destroy { at }),
            Verb::Protect => self.reachable(doing).list(out, |at| Action::Protect { at }),
            Verb::Move => self.reachable(doing).list(out, |at| Action::Move { at }),
            Verb::Rebuild => self.reachable(doing).list(out, |at| Action::Rebuild { at }),
            Verb::Reserve => self.reachable(doing).list(out, |at| Action::Reserve { at }),
            Verb::Replay => {
                let hand = self.hand(seat).len() + 1;
                if !self.replayable(seat, None, hand).is_empty() {
                    self.reachable(doing).list(out, |at| Action::Return { at });
                }
            }
            Verb::Cycle => self.hand(seat).list(out, |card| Action::Cycle { card }),
            Verb::Copy => self.copyable(doing).list(out, |card| Action::Copy { card }),
            Verb::None | Verb::HandLimit { .. } | Verb::LayDown | Verb::DestroyLower => {}
        }
        if self.may_pass(doing) {
            out.push(Action::Pass);
        }
    }
}
