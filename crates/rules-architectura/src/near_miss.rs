//! Answers a person would look for, so that the refused ones among them can say why.

use game_core::Seat;

use crate::action::Action;
use crate::city::{Space, Spaces};
use crate::edition::{Prints, Verb};
use crate::state::{Architectura, Frame};

impl Architectura {
    /// Every answer somebody might click on for the present question, legal or not.
    pub(crate) fn tempting(&self, seat: Seat) -> Vec<Action> {
        let ground = || self.city().ground.iter();
        let Some(&frame) = self.table.frames.last() else { return Vec::new() };
        let mut out = Vec::new();
        match frame {
            Frame::Decks { .. } => {
                for take in self.additional(seat).iter() {
                    let gives = self.edition.replaces[take.0 as usize & 31];
                    out.extend(gives.iter().map(|give| Action::Exchange { take, give }));
                }
            }
            Frame::Turn => {
                let hand = self.hand(seat);
                // The reason lies in the space, so one card stands for all that need one.
                let in_city = hand.minus(self.edition.off_city);
                let free = in_city.minus(self.edition.costly).first().or(in_city.first());
                if let Some(card) = free {
                    out.extend(ground().map(|at| Action::Play { card, at }));
                }
                for card in (hand & self.edition.costly).iter() {
                    let at = self.open_spaces(seat).first().filter(|_| free != Some(card));
                    out.extend(at.map(|at| Action::Play { card, at }));
                    out.push(Action::Remove { card });
                }
                out.push(Action::Mulligan);
                if !(self.edition.searchable & self.table.players[seat].deck).is_empty() {
                    out.extend(hand.first().map(|card| Action::Search { card }));
                }
            }
            Frame::Effect(doing) => {
                match self.verb(doing) {
                    Verb::Rotate { .. } | Verb::RotateEach => {
                        let turn = crate::city::Turn::Cw;
                        out.extend(self.city().cards.iter().map(|at| Action::Turn { at, turn }));
                    }
                    Verb::Destroy => {
                        out.extend(self.city().cards.iter().map(|at| Action::Destroy { at }));
                    }
                    Verb::Protect => {
                        out.extend(self.city().cards.iter().map(|at| Action::Protect { at }));
                    }
                    Verb::Move => {
                        out.extend(self.city().cards.iter().map(|at| Action::Move { at }));
                    }
                    Verb::Rebuild => {
                        out.extend(self.city().cards.iter().map(|at| Action::Rebuild { at }));
                    }
                    Verb::Replay => {
                        out.extend(self.city().cards.iter().map(|at| Action::Return { at }));
                    }
                    Verb::Reserve => out.extend(ground().map(|at| Action::Reserve { at })),
                    Verb::Swap { .. } => {
                        let cards = self.city().cards;
                        let (right, below) =
                            (cards & cards.to_left(), cards & Spaces(cards.0 >> 8));
                        out.extend(right.iter().map(|a| Action::Swap { a, b: Space(a.0 + 1) }));
                        out.extend(below.iter().map(|a| Action::Swap { a, b: Space(a.0 + 8) }));
                    }
                    Verb::Copy => {
                        let city = self.city();
                        let prints: Prints =
                            city.up().iter().map(|at| city.card(at).print()).collect();
                        out.extend(prints.iter().map(|card| Action::Copy { card }));
                    }
                    Verb::Cycle
                    | Verb::None
                    | Verb::HandLimit { .. }
                    | Verb::LayDown
                    | Verb::DestroyLower => {}
                }
                out.push(Action::Pass);
            }
            Frame::Escape { .. } | Frame::To { .. } => {
                out.extend(ground().map(|at| Action::To { at }));
            }
            Frame::Replay { at, .. } => {
                out.extend(self.hand(seat).iter().map(|card| Action::Play { card, at }));
            }
            Frame::Lay { .. } => {
                if let Some(card) = self.hand(seat).first() {
                    out.extend(ground().map(|at| Action::Lay { card, at }));
                }
            }
            Frame::Pay { card, .. } => out.push(Action::Pay { card }),
            Frame::Compare { .. }
            | Frame::Strike { .. }
            | Frame::Draw
            | Frame::Doomed { .. }
            | Frame::Unforge { .. } => {}
        }
        out
    }
}
