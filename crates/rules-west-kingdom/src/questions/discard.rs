//! Which card of the hand goes under the pile next?

use game_core::{Answers, Audience, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::edition::{Building, Effect, Gain, Immediate, STOREYS};
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::{Purpose, WestKingdom};
use crate::text::Speak;

/// Which card of the hand goes under the pile next?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// How many are still to be chosen.
    pub left: u8,
    /// What the cards are discarded for.
    pub why: Purpose,
}

impl Question<WestKingdom> for Discard {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let hidden = &game.hidden[seat];
        let left = hidden.hand.minus(hidden.leaving);
        out.push_all(left.iter().map(|building| Action::Discard { building }));
        let declined = matches!(self.why, Purpose::Building(_)) && hidden.leaving.is_empty();
        if declined && game.table.rulings.building_effects_optional {
            out.push(Action::Decline);
        }
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        match (self.why, action) {
            (_, Action::Discard { building }) => {
                if game.hidden[seat].leaving.contains(building) {
                    Refusal::AlreadyChosen { building }
                } else {
                    Refusal::NotInHand { building }
                }
            }
            (Purpose::Building(building), Action::Decline)
                if !game.table.rulings.building_effects_optional =>
            {
                Refusal::MustCarryOut { building }
            }
            // What may be declined is declined, not done with.
            (Purpose::Building(_), Action::Done) => Refusal::OtherQuestion,
            (_, Action::Done | Action::Decline) => Refusal::NotOptional,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &WestKingdom, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.hand(seat).iter().map(|building| Action::Discard { building }));
        out.push(Action::Decline);
    }

    /// With the last card all that were chosen go under the pile together.
    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Discard { building } = action else {
            if let Purpose::Building(building) = self.why {
                log.cite("WK-Q7");
                log.all(|| Event::Declined { seat, building });
            }
            return;
        };
        log.cite(match self.why {
            Purpose::Limit => "WK-14",
            Purpose::Cathedral => "WK-54",
            Purpose::Building(_) => "WK-E19",
            Purpose::Deal => "WK-93",
        });
        game.hidden[seat].leaving.insert(building);
        log.tell(Audience::Only(seat), || Event::Chose { seat, building });
        if self.left > 1 {
            game.push(Self { left: self.left - 1, ..self });
            return;
        }
        game.bury_chosen(seat, log);
        match self.why {
            Purpose::Limit => {}
            Purpose::Cathedral => game.climb(seat, log),
            Purpose::Building(building) => {
                if let Some(gain) = gain_for(game, building) {
                    log.cite("WK-52");
                    game.gain(seat, gain, log);
                }
            }
            Purpose::Deal => game.begin_play(log),
        }
    }

    fn fits(self, game: &WestKingdom) -> bool {
        let active = game.table.active;
        let hidden = &game.hidden[active];
        let next = game.player(active).cathedral + 1;
        let climbs = self.why == Purpose::Cathedral;
        (1..=hidden.hand.minus(hidden.leaving).len()).contains(&(self.left as usize))
            && (!climbs || ((next as usize) < STOREYS && game.has_room(next)))
            && (self.why == Purpose::Deal) == (game.table.turn == 0)
            && (self.why != Purpose::Deal || self.left == 1)
    }

    fn words(self, game: &WestKingdom, _: Seat) -> Message {
        let Self { left, why } = self;
        match why {
            Purpose::Limit => Message::new("wk-ask-discard-limit")
                .int("left", left)
                .int("limit", game.edition.numbers().hand_limit),
            Purpose::Cathedral => Message::new("wk-ask-discard-cathedral").int("left", left),
            Purpose::Building(building) => Message::new("wk-ask-discard-building")
                .building(game, building)
                .int("left", left)
                .heap("gain", game.discard_gain(building)),
            Purpose::Deal => Message::new("wk-ask-discard-deal")
                .int("left", left)
                .int("work", game.edition.rival().work_threshold),
        }
    }
}

impl WestKingdom {
    /// The same as a heap, for messages.
    pub(crate) fn discard_gain(&self, building: Building) -> Heap {
        gain_for(self, building).map_or(Heap::default(), |gain| Heap::default().gain(gain))
    }
}

/// What a building gives for cards of the hand.
fn gain_for(game: &WestKingdom, building: Building) -> Option<Gain> {
    match game.edition.building(building).effect {
        Effect::Immediate(Immediate::DiscardBuildingFor { gain, .. }) => Some(gain),
        _ => None,
    }
}
