//! The Guildhall: construct, or advance on the Cathedral? (WK-51)

use game_core::{Answers, Log, Message, Question, Seat};

use crate::action::Action;
use crate::edition::{Building, MAX_VIRTUE, STOREYS};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

/// Construct, or advance?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guild;

/// Whether there is a choice depends on the hand, so that an answer taken without a question would
/// tell of it: the player is always asked.
impl Question<WestKingdom> for Guild {
    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let skills = game.player(seat).skills(&game.edition);
        for building in game.hand(seat).iter() {
            if game.can_construct(seat, skills, building) {
                out.push(Action::Construct { building });
            }
        }
        if game.can_advance(seat) {
            out.push(Action::Advance);
        }
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Construct { building } => game.why_no_building(seat, building),
            Action::Advance => game.why_no_advance(seat),
            Action::Done | Action::Decline => Refusal::NotOptional,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &WestKingdom, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.hand(seat).iter().map(|building| Action::Construct { building }));
        out.push(Action::Advance);
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Construct { building } => game.construct(seat, building, log),
            _ => game.begin_advance(seat, log),
        }
    }

    fn words(self, _: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-guildhall")
    }
}

impl WestKingdom {
    /// Why a building cannot be constructed.
    pub(super) fn why_no_building(&self, seat: Seat, building: Building) -> Refusal {
        if !self.hand(seat).contains(building) {
            return Refusal::NotInHand { building };
        }
        let asked = self.edition.building(building).skills;
        let own = self.player(seat).skills(&self.edition);
        if own.covers(asked) {
            Refusal::MissingGoods { building }
        } else {
            Refusal::MissingSkills { building, skills: asked.minus(own) }
        }
    }

    /// Why the Cathedral cannot be advanced on.
    pub(super) fn why_no_advance(&self, seat: Seat) -> Refusal {
        let player = self.player(seat);
        let level = player.cathedral + 1;
        if level as usize >= STOREYS {
            Refusal::TopOfCathedral
        } else if self.edition.virtue(player.virtue.min(MAX_VIRTUE)).cathedral_forbidden {
            Refusal::TooWicked { level: player.virtue }
        } else if !self.has_room(level) {
            Refusal::LevelFull { level }
        } else if self.hand(seat).len() < self.advance_discard(seat) as usize {
            Refusal::NoCardToDiscard
        } else {
            Refusal::AdvanceTooDear { level }
        }
    }
}
