//! Which capture next? (WK-30, WK-E13)

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::{Action, RansomBy};
use crate::edition::Location;
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::{Raid, RaidBy, WestKingdom};
use crate::text::Speak;

/// Which capture next?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures(pub Raid);

impl Question<WestKingdom> for Captures {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let Self(raid) = self;
        let payable =
            raid.left > 0 && game.capture_price(seat, raid).total() <= game.player(seat).silver();
        if payable {
            for location in Location::OPEN {
                if !is_within_reach(raid, location) {
                    continue;
                }
                for (owner, player) in game.table.players.iter() {
                    if player.at[location as usize] > 0 {
                        out.push(Action::Capture { location, owner });
                    }
                }
            }
        }
        if game.offers_ransom(raid) && game.held_elsewhere(seat) > 0 {
            out.push(Action::Ransom { by: RansomBy::Nothing });
        }
        if raid.by == RaidBy::Visit {
            out.push(Action::Done);
        } else if game.table.rulings.building_effects_optional {
            out.push(if raid.begun { Action::Done } else { Action::Decline });
        }
        // Otherwise there may be no answer, and the effect is over (WK-E75).
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        let Self(raid) = self;
        match action {
            Action::Capture { location, owner } => {
                let there = owner.index() < game.n_seats()
                    && location.is_open()
                    && game.player(owner).at[location as usize] > 0;
                if !there {
                    Refusal::NobodyThere { location, owner }
                } else if !is_within_reach(raid, location) {
                    Refusal::TooManyLocations { most: raid.most }
                } else {
                    let price = game.capture_price(seat, raid).total() as u8;
                    Refusal::CaptureTooDear { price, silver: game.player(seat).silver() }
                }
            }
            Action::Ransom { by: RansomBy::Nothing } if game.offers_ransom(raid) => {
                Refusal::NobodyHeld
            }
            // Before the first of several captures one declines, after it one is done.
            Action::Decline | Action::Done if (action == Action::Done) == raid.begun => {
                match raid.by {
                    RaidBy::Building(building) => Refusal::MustCarryOut { building },
                    RaidBy::Visit => Refusal::OtherQuestion,
                }
            }
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        let Self(raid) = self;
        for location in Location::OPEN {
            let there = game.table.players.iter();
            let there = there.filter(|(_, player)| player.at[location as usize] > 0);
            out.extend(there.map(|(owner, _)| Action::Capture { location, owner }));
        }
        if game.offers_ransom(raid) {
            out.push(Action::Ransom { by: RansomBy::Nothing });
        }
        match raid.by {
            RaidBy::Building(_) if raid.begun => out.push(Action::Done),
            RaidBy::Building(_) => out.push(Action::Decline),
            RaidBy::Visit => {}
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Self(raid) = self;
        match action {
            Action::Capture { location, owner } => game.capture(seat, raid, location, owner, log),
            Action::Ransom { by } => game.ransom(seat, by, log),
            Action::Decline => {
                if let RaidBy::Building(building) = raid.by {
                    log.cite("WK-Q7");
                    log.all(|| Event::Declined { seat, building });
                }
            }
            _ => log.cite("WK-30"),
        }
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let Self(raid) = self;
        match raid.by {
            RaidBy::Visit => Message::new("wk-ask-captures")
                .int("left", raid.left)
                .heap("price", Heap::default().price(game.capture_price(seat, raid))),
            RaidBy::Building(building) => {
                let key = if game.offers_ransom(raid) {
                    "wk-ask-capture-or-ransom"
                } else {
                    "wk-ask-captures-building"
                };
                Message::new(key).building(game, building).int("left", raid.left)
            }
        }
    }
}

/// Whether the limit of locations allows a capture there (WK-31, WK-E61).
#[inline]
const fn is_within_reach(raid: Raid, location: Location) -> bool {
    raid.from & 1 << location as u16 != 0 || (raid.from.count_ones() as u8) < raid.most
}
