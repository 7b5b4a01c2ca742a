//! What is refused. A legal answer is looked up in a mask; only a refused one pays for finding its
//! reason.

use game_core::Seat;

use crate::action::Action;
use crate::city::{Space, Spaces};
use crate::edition::{Print, Prints, Reach, Verb, Whose};
use crate::refusal::Refusal;
use crate::state::{Architectura, Doing, Frame};

type Check = Result<(), Refusal>;

impl Architectura {
    /// Whether `seat` may give this answer now.
    pub(crate) fn check_answer(&self, seat: Seat, action: Action) -> Check {
        let Some(&frame) = self.table.frames.last() else { return Err(Refusal::Over) };
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        match (frame, action) {
            (Frame::Decks { .. }, Action::Exchange { take, give }) => {
                self.check_exchange(seat, take, give)
            }
            (Frame::Decks { .. }, Action::Ready) => Ok(()),
            (Frame::Turn, _) => self.check_turn(seat, action),
            (Frame::Effect(doing), _) => self.check_effect(seat, doing, action),
            (Frame::Pay { card, .. }, Action::Pay { card: paid }) => {
                if self.payment(seat, card).contains(paid) {
                    Ok(())
                } else {
                    Err(Refusal::NotPayable { card: paid })
                }
            }
            (Frame::Compare { .. } | Frame::Strike { .. }, Action::Affect | Action::Spare) => {
                Ok(())
            }
            (Frame::Escape { .. }, Action::Pass) => Ok(()),
            (Frame::Escape { at: from } | Frame::To { from }, Action::To { at }) => {
                self.check_destination(seat, from, at)
            }
            (Frame::Replay { at, returned }, Action::Play { card, at: on }) => {
                self.check_replay(seat, at, returned, card, on)
            }
            (Frame::Lay { .. }, Action::Lay { card, at }) => {
                self.check_in_hand(seat, card)?;
                if self.gathers(seat) {
                    return Err(Refusal::LaysBeside);
                }
                self.check_eligible(seat, at)
            }
            (Frame::Lay { .. }, Action::LayBeside { card }) => {
                self.check_in_hand(seat, card)?;
                if self.gathers(seat) { Ok(()) } else { Err(Refusal::LaysInCity) }
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// Cards that can be removed as the price of `card`, which is never part of it (ER-39).
    pub(crate) fn payment(&self, seat: Seat, card: Print) -> Prints {
        let mut cards = self.hand(seat);
        cards.remove(card);
        if self.edition.facts(card).pays_beside {
            cards |= self.table.players[seat].beside;
        }
        cards
    }

    fn check_turn(&self, seat: Seat, action: Action) -> Check {
        let player = &self.table.players[seat];
        match action {
            Action::Play { card, at } => {
                self.check_in_hand(seat, card)?;
                if self.edition.off_city.contains(card) {
                    return Err(Refusal::GoesInFront { card });
                }
                self.check_open(seat, at)?;
                self.check_payable(seat, card, self.hand(seat).len())
            }
            Action::PlayFront { card } => {
                self.check_in_hand(seat, card)?;
                if self.edition.off_city.contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::GoesInCity { card })
                }
            }
            Action::Remove { card } => {
                self.check_in_hand(seat, card)?;
                if !self.edition.costly.contains(card) || self.edition.off_city.contains(card) {
                    Err(Refusal::NothingToRemove { card })
                } else if self.is_payable(seat, card, self.hand(seat).len()) {
                    Err(Refusal::MustPay { card })
                } else if self.open_spaces(seat).is_empty() {
                    Err(Refusal::NoOpenSpace { card })
                } else {
                    Ok(())
                }
            }
            Action::Mulligan if player.mulligans == 0 => Err(Refusal::MulliganUsed),
            Action::Mulligan => Ok(()),
            Action::Search { card } => {
                if player.begun {
                    return Err(Refusal::SearchTooLate);
                }
                if self.searchable_in_deck(seat).is_none() {
                    return Err(Refusal::NothingToSearch);
                }
                self.check_in_hand(seat, card)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_effect(&self, seat: Seat, doing: Doing, action: Action) -> Check {
        let verb = self.verb(doing);
        match (verb, action) {
            (_, Action::Pass) => {
                if self.may_pass(doing) {
                    Ok(())
                } else if doing.must {
                    Err(Refusal::CopyMustAct)
                } else {
                    Err(Refusal::MustAct)
                }
            }
            (Verb::Rotate { .. } | Verb::RotateEach, Action::Turn { at, .. })
            | (Verb::Destroy, Action::Destroy { at })
            | (Verb::Protect, Action::Protect { at })
            | (Verb::Move, Action::Move { at })
            | (Verb::Rebuild, Action::Rebuild { at })
            | (Verb::Reserve, Action::Reserve { at }) => self.check_target(seat, doing, at),
            (Verb::Replay, Action::Return { at }) => {
                self.check_target(seat, doing, at)?;
                let hand = self.hand(seat).len() + 1;
                if self.replayable(seat, None, hand).is_empty() {
                    return Err(Refusal::NothingToReplay);
                }
                Ok(())
            }
            (Verb::Swap { whose }, Action::Swap { a, b }) => self.check_swap(seat, whose, a, b),
            (Verb::Cycle, Action::Cycle { card }) => self.check_in_hand(seat, card),
            (Verb::Copy, Action::Copy { card }) => self.check_copy(doing, card),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_in_hand(&self, seat: Seat, card: Print) -> Check {
        if self.hand(seat).contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }

    fn check_payable(&self, seat: Seat, card: Print, hand: usize) -> Check {
        if self.is_payable(seat, card, hand) {
            Ok(())
        } else {
            Err(Refusal::CannotPay { card, cost: self.edition.facts(card).cost })
        }
    }

    /// Whether a card of `seat` may be laid at `at` (AR-15, AR-60).
    fn check_eligible(&self, seat: Seat, at: Space) -> Check {
        if self.city().eligible(seat).contains(at) {
            return Ok(());
        }
        Err(self.why_not_eligible(seat, at))
    }

    fn why_not_eligible(&self, seat: Seat, at: Space) -> Refusal {
        let city = self.city();
        if !city.ground.contains(at) {
            return Refusal::OutsideCity { at };
        }
        let others = Seat::all(self.n_seats()).filter(|&owner| owner != seat);
        if let Some(owner) = others.into_iter().find(|&owner| city.reserved_of(owner).contains(at))
        {
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

    /// Whether `seat` may play at `at` (AR-15, AR-19).
    fn check_open(&self, seat: Seat, at: Space) -> Check {
        self.check_eligible(seat, at)?;
        if self.open_spaces(seat).contains(at) {
            return Ok(());
        }
        Err(Refusal::ThirdInRow { at, run: self.edition.numbers.run_forbidden })
    }

    fn check_destination(&self, seat: Seat, from: Space, at: Space) -> Check {
        if self.city().eligible_lifted(seat, from).contains(at) {
            return Ok(());
        }
        if at == from {
            return Err(Refusal::SameSpace { at });
        }
        Err(self.why_not_eligible(seat, at))
    }

    fn check_target(&self, seat: Seat, doing: Doing, at: Space) -> Check {
        if self.reachable(doing).contains(at) {
            return Ok(());
        }
        Err(self.why_no_target(seat, doing, at))
    }

    /// Why a space is not among the targets of an effect.
    fn why_no_target(&self, seat: Seat, doing: Doing, at: Space) -> Refusal {
        let city = self.city();
        let verb = self.verb(doing);
        if !city.ground.contains(at) {
            return Refusal::OutsideCity { at };
        }
        if matches!(verb, Verb::Protect | Verb::Reserve) && !self.has_free_token(seat) {
            return Refusal::NoToken;
        }
        if verb == Verb::Reserve {
            if city.reserved_of(seat).contains(at) {
                return Refusal::ReservedTwice { at };
            }
            return self.why_not_eligible(seat, at);
        }
        let Some(card) = city.top(at) else { return Refusal::NoCard { at } };
        if verb == Verb::Rebuild {
            if !city.down.contains(at) {
                return Refusal::NotFaceDown { at };
            }
            if card.owner() != seat {
                return Refusal::NotYours { at };
            }
            return self.why_not_eligible(seat, at);
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
        if near && !Spaces::only(doing.at).neighbors().contains(at) {
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

    fn check_swap(&self, seat: Seat, whose: Whose, a: Space, b: Space) -> Check {
        let (right, below) = self.swappable(whose);
        let is_right = a.street() == b.street() && a.0 + 1 == b.0;
        let is_below = a.0 + 8 == b.0;
        if (is_right && right.contains(a)) || (is_below && below.contains(a)) {
            return Ok(());
        }
        let city = self.city();
        for at in [a, b] {
            if !city.ground.contains(at) {
                return Err(Refusal::OutsideCity { at });
            }
            let Some(card) = city.top(at) else { return Err(Refusal::NoCard { at }) };
            if city.down.contains(at) {
                return Err(Refusal::FaceDown { at });
            }
            if !city.affectable(seat).contains(at) {
                return Err(Refusal::Protected { at });
            }
            if whose == Whose::Own && card.owner() != seat {
                return Err(Refusal::NotYours { at });
            }
        }
        Err(Refusal::NotNeighbors { a, b })
    }

    /// Whether a Forge may copy this card (AR-61, ER-36, ER-37).
    pub(crate) fn check_copy(&self, doing: Doing, card: Print) -> Check {
        let city = self.city();
        if !city.up().iter().any(|at| city.card(at).print() == card) {
            return Err(Refusal::NotInCity { card });
        }
        match self.edition.facts(card).verb {
            Verb::None => Err(Refusal::NotInstant { card }),
            Verb::Copy => Err(Refusal::CopiesCopier { card }),
            _ if self.would_act(card, doing.at) => Ok(()),
            _ => Err(Refusal::WouldDoNothing { card }),
        }
    }

    fn check_replay(
        &self,
        seat: Seat,
        at: Space,
        returned: Print,
        card: Print,
        on: Space,
    ) -> Check {
        self.check_in_hand(seat, card)?;
        if on != at {
            return Err(Refusal::OtherSpace { at });
        }
        if card == returned {
            return Err(Refusal::AnotherCard { card });
        }
        if self.replayable(seat, Some(returned), self.hand(seat).len()).contains(card) {
            Ok(())
        } else {
            Err(Refusal::CannotReplay { card })
        }
    }

    fn check_exchange(&self, seat: Seat, take: Print, give: Print) -> Check {
        let hidden = &self.hidden[seat];
        if hidden.taken.contains(take) {
            return Err(Refusal::Exchanged { card: take });
        }
        if !self.additional(seat).contains(take) {
            return Err(Refusal::NotInSet { card: take });
        }
        if !self.may_exchange_more(seat) {
            return Err(Refusal::NoExchangeLeft { limit: self.table.exchanges });
        }
        if !self.edition.replaces[take.0 as usize & 31].contains(give) {
            return Err(Refusal::DoesNotReplace { take, give });
        }
        if hidden.given.contains(give) {
            return Err(Refusal::GivenAway { card: give });
        }
        Ok(())
    }
}
