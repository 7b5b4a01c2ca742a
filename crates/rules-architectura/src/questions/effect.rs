//! An effect is carried out: for each verb what may be chosen, and what becomes of it. The masks
//! are those of `crate::effect`.

use game_core::{Answers, Flow, Log, Message, Question, Seat, Stack, Step};

use super::{Lay, Replay, Strike, To, Unforge};
use crate::action::Action;
use crate::city::{Space, Spaces, Turn};
use crate::edition::{Print, Prints, Reach, Verb, Whose};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Architectura;
use crate::text::Speak;

/// An effect under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The card whose effect it is.
    pub of: Print,
    /// The space from which it works.
    pub at: Space,
    /// Spaces already dealt with, or seats, by effect.
    pub used: u32,
    /// It must do something: a copy (ER-54).
    pub must: bool,
}

impl Question<Architectura> for Effect {
    /// Asks as soon as there is something to choose.
    fn step(self, game: &mut Architectura, log: &mut Log<Event>) -> Step {
        let seat = game.table.active;
        let idle = match game.verb(self) {
            Verb::Rotate { .. } | Verb::RotateEach | Verb::Rebuild => {
                game.reachable(self).is_empty()
            }
            Verb::Move => !game.can_move(seat),
            Verb::Swap { whose } => {
                let (right, below) = game.swappable(whose);
                (right | below).is_empty()
            }
            Verb::Destroy => match self.forced(game) {
                Some(at) => return self.only(game, Action::Destroy { at }, log),
                None => game.reachable(self).is_empty(),
            },
            Verb::Protect => match self.forced(game) {
                Some(at) => return self.only(game, Action::Protect { at }, log),
                None => game.reachable(self).is_empty(),
            },
            Verb::Reserve => match self.forced(game) {
                Some(at) => return self.only(game, Action::Reserve { at }, log),
                None => game.reachable(self).is_empty(),
            },
            Verb::Cycle => !game.can_cycle(seat),
            // Asked also when the hand has nothing that fits: not asking would reveal that.
            Verb::Replay => game.hand(seat).is_empty() || game.reachable(self).is_empty(),
            Verb::Copy => !game.could_copy(self),
            Verb::HandLimit { limit } => {
                let player = &mut game.table.players[seat];
                // ER-42: a limit never goes down.
                if limit > player.hand_limit {
                    player.hand_limit = limit;
                    log.all(|| Event::HandLimit { seat, limit });
                }
                true
            }
            Verb::LayDown => {
                game.pop();
                game.push(Lay { left: game.opponents() });
                return Step::Ran;
            }
            Verb::DestroyLower => {
                let lower = game.reachable(self);
                let ask = lower & game.city().guarded();
                game.pop();
                game.push(Strike { ask, doomed: lower.minus(ask), must: self.must });
                return Step::Ran;
            }
            Verb::None => true,
        };
        if !idle {
            return Step::Asks;
        }
        game.pop();
        Step::Ran
    }

    #[inline]
    fn open(self, game: &Architectura, seat: Seat, out: &mut impl Answers<Action>) {
        let reachable = || game.reachable(self);
        match game.verb(self) {
            Verb::Rotate { .. } | Verb::RotateEach => {
                for at in reachable().iter() {
                    out.push(Action::Turn { at, turn: Turn::Cw });
                    out.push(Action::Turn { at, turn: Turn::Ccw });
                }
            }
            Verb::Swap { whose } => {
                let (right, below) = game.swappable(whose);
                right.list(out, |a| Action::Swap { a, b: Space(a.0 + 1) });
                below.list(out, |a| Action::Swap { a, b: Space(a.0 + 8) });
            }
            Verb::Destroy => reachable().list(out, |at| Action::Destroy { at }),
            Verb::Protect => reachable().list(out, |at| Action::Protect { at }),
            Verb::Move => reachable().list(out, |at| Action::Move { at }),
            Verb::Rebuild => reachable().list(out, |at| Action::Rebuild { at }),
            Verb::Reserve => reachable().list(out, |at| Action::Reserve { at }),
            Verb::Replay => {
                if game.has_replay(seat) {
                    reachable().list(out, |at| Action::Return { at });
                }
            }
            Verb::Cycle => game.hand(seat).list(out, |card| Action::Cycle { card }),
            Verb::Copy => game.copyable(self).list(out, |card| Action::Copy { card }),
            Verb::None | Verb::HandLimit { .. } | Verb::LayDown | Verb::DestroyLower => {}
        }
        if game.may_pass(self) {
            out.push(Action::Pass);
        }
    }

    fn why_not(self, game: &Architectura, seat: Seat, action: Action) -> Refusal {
        match (game.verb(self), action) {
            (_, Action::Pass) if self.must => Refusal::CopyMustAct,
            (_, Action::Pass) => Refusal::MustAct,
            (Verb::Rotate { .. } | Verb::RotateEach, Action::Turn { at, .. })
            | (Verb::Destroy, Action::Destroy { at })
            | (Verb::Protect, Action::Protect { at })
            | (Verb::Move, Action::Move { at })
            | (Verb::Rebuild, Action::Rebuild { at })
            | (Verb::Reserve, Action::Reserve { at }) => self.why_no_target(game, seat, at),
            (Verb::Replay, Action::Return { at }) => {
                if game.reachable(self).contains(at) {
                    Refusal::NothingToReplay
                } else {
                    self.why_no_target(game, seat, at)
                }
            }
            (Verb::Swap { whose }, Action::Swap { a, b }) => why_no_swap(game, seat, whose, a, b),
            (Verb::Cycle, Action::Cycle { card }) => Refusal::NotInHand { card },
            (Verb::Copy, Action::Copy { card }) => why_no_copy(game, card),
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &Architectura, _: Seat, out: &mut Vec<Action>) {
        let cards = game.city().cards;
        match game.verb(self) {
            Verb::Rotate { .. } | Verb::RotateEach => {
                cards.list(out, |at| Action::Turn { at, turn: Turn::Cw });
            }
            Verb::Destroy => cards.list(out, |at| Action::Destroy { at }),
            Verb::Protect => cards.list(out, |at| Action::Protect { at }),
            Verb::Move => cards.list(out, |at| Action::Move { at }),
            Verb::Rebuild => cards.list(out, |at| Action::Rebuild { at }),
            Verb::Replay => cards.list(out, |at| Action::Return { at }),
            Verb::Reserve => game.city().ground.list(out, |at| Action::Reserve { at }),
            Verb::Swap { .. } => {
                let (right, below) = (cards & cards.to_left(), cards & Spaces(cards.0 >> 8));
                right.list(out, |a| Action::Swap { a, b: Space(a.0 + 1) });
                below.list(out, |a| Action::Swap { a, b: Space(a.0 + 8) });
            }
            Verb::Copy => {
                let city = game.city();
                let prints: Prints = city.up().iter().map(|at| city.card(at).print()).collect();
                prints.list(out, |card| Action::Copy { card });
            }
            Verb::Cycle
            | Verb::None
            | Verb::HandLimit { .. }
            | Verb::LayDown
            | Verb::DestroyLower => {}
        }
        out.push(Action::Pass);
    }

    fn answer(self, game: &mut Architectura, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Turn { at, turn } => {
                let used = match game.verb(self) {
                    Verb::RotateEach => 1 << game.city().card(at).owner().index(),
                    _ => Spaces::only(at).0,
                };
                log.cite("AR-42");
                game.turn_card(at, turn, log);
                // One card is enough for a copy to have done something.
                game.push(Self { used: self.used | used, must: false, ..self });
            }
            Action::Swap { a, b } => game.swap_cards(a, b, log),
            Action::Destroy { at } => {
                log.cite("AR-44");
                game.doom(Spaces::only(at), log);
            }
            Action::Protect { at } => game.protect(seat, at, log),
            Action::Move { at } => match game.city().eligible_lifted(seat, at).single() {
                Some(to) => {
                    log.cite("AR-41");
                    game.move_card(at, to, log);
                }
                None => game.push(To { from: at }),
            },
            Action::Rebuild { at } => game.rebuild(at, log),
            Action::Cycle { card } => game.cycle(seat, card, log),
            Action::Reserve { at } => game.reserve(seat, at, log),
            Action::Copy { card } => {
                log.all(|| Event::Copied { seat, card });
                game.push(Unforge { card: game.city().card(self.at).print() });
                game.push(Self { of: card, at: self.at, used: 0, must: true });
            }
            Action::Return { at } => {
                let returned = game.return_card(seat, at, log);
                game.push(Replay { at, returned });
            }
            _ => {}
        }
    }

    fn fits(self, game: &Architectura) -> bool {
        game.city().up_of(game.table.active).contains(self.at)
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        let key = match game.verb(self) {
            Verb::Rotate { count, .. } => {
                let left = i64::from(count) - i64::from(self.used.count_ones());
                return Message::new("ar-ask-rotate").card(game, self.of).int("left", left);
            }
            Verb::RotateEach => "ar-ask-rotate-each",
            Verb::Swap { .. } => "ar-ask-swap",
            Verb::Destroy => "ar-ask-destroy",
            Verb::Protect => "ar-ask-protect",
            Verb::Move => "ar-ask-move",
            Verb::Rebuild => "ar-ask-rebuild",
            Verb::Cycle => "ar-ask-cycle",
            Verb::Reserve => "ar-ask-reserve",
            Verb::Copy => "ar-ask-copy",
            Verb::Replay => "ar-ask-return",
            Verb::None | Verb::HandLimit { .. } | Verb::LayDown | Verb::DestroyLower => {
                return Message::new(Architectura::ASKS_NOTHING);
            }
        };
        Message::new(key).card(game, self.of)
    }
}

impl Effect {
    /// The only target, where the effect has to be carried out.
    fn forced(self, game: &Architectura) -> Option<Space> {
        let only = game.reachable(self).single()?;
        (!game.may_pass(self)).then_some(only)
    }

    /// Why a space is not among the targets.
    fn why_no_target(self, game: &Architectura, seat: Seat, at: Space) -> Refusal {
        let city = game.city();
        let verb = game.verb(self);
        if !city.ground.contains(at) {
            return Refusal::OutsideCity { at };
        }
        if matches!(verb, Verb::Protect | Verb::Reserve) && !game.has_free_token(seat) {
            return Refusal::NoToken;
        }
        if verb == Verb::Reserve {
            if city.reserved_of(seat).contains(at) {
                return Refusal::ReservedTwice { at };
            }
            return game.why_not_eligible(seat, at);
        }
        let Some(card) = city.top(at) else { return Refusal::NoCard { at } };
        if verb == Verb::Rebuild {
            if !city.down.contains(at) {
                return Refusal::NotFaceDown { at };
            }
            if card.owner() != seat {
                return Refusal::NotYours { at };
            }
            return game.why_not_eligible(seat, at);
        }
        if city.down.contains(at) {
            return Refusal::FaceDown { at };
        }
        let own_only = match verb {
            Verb::Rotate { whose, .. } => whose == Whose::Own,
            Verb::Protect | Verb::Move | Verb::Replay => true,
            _ => false,
        };
        if own_only && card.owner() != seat {
            return Refusal::NotYours { at };
        }
        let near = matches!(verb, Verb::Destroy | Verb::Rotate { reach: Reach::Adjacent, .. });
        if near && !Spaces::only(self.at).neighbors().contains(at) {
            return Refusal::NotAdjacent { at };
        }
        match verb {
            Verb::Protect => Refusal::AlreadyProtected { at },
            Verb::Move => Refusal::NowhereToGo { at },
            Verb::Replay => Refusal::CopierStays { at },
            _ if !city.affectable(seat).contains(at) => Refusal::Protected { at },
            _ if !city.turnable.contains(at) => Refusal::OneSided { at },
            Verb::RotateEach => Refusal::PlayerServed { owner: card.owner() },
            _ => Refusal::AlreadyTurned { at },
        }
    }
}

/// Why two cards cannot change places.
fn why_no_swap(game: &Architectura, seat: Seat, whose: Whose, a: Space, b: Space) -> Refusal {
    let city = game.city();
    for at in [a, b] {
        if !city.ground.contains(at) {
            return Refusal::OutsideCity { at };
        }
        let Some(card) = city.top(at) else { return Refusal::NoCard { at } };
        if city.down.contains(at) {
            return Refusal::FaceDown { at };
        }
        if !city.affectable(seat).contains(at) {
            return Refusal::Protected { at };
        }
        if whose == Whose::Own && card.owner() != seat {
            return Refusal::NotYours { at };
        }
    }
    Refusal::NotNeighbors { a, b }
}

/// Why a Forge may not copy a card (AR-61, ER-36, ER-37).
fn why_no_copy(game: &Architectura, card: Print) -> Refusal {
    let city = game.city();
    if !city.up().iter().any(|at| city.card(at).print() == card) {
        return Refusal::NotInCity { card };
    }
    match game.edition.facts(card).verb {
        Verb::None => Refusal::NotInstant { card },
        Verb::Copy => Refusal::CopiesCopier { card },
        _ => Refusal::WouldDoNothing { card },
    }
}
