//! From where is a worker taken back? (WK-11, WK-E29)

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::edition::Location;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

/// From where is a worker taken back?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recall;

impl Question<WestKingdom> for Recall {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    /// From open locations; from elsewhere only if there is none (WK-E29).
    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let player = game.player(seat);
        let mut outside = false;
        for location in Location::OPEN {
            if player.at[location as usize] > 0 {
                outside = true;
                out.push(Action::Recall { location });
            }
        }
        if outside {
            return;
        }
        for (location, there) in Location::MARKET.into_iter().zip(game.table.market) {
            if there == Some(seat) {
                out.push(Action::Recall { location });
            }
        }
        if player.prison > 0 {
            out.push(Action::Recall { location: Location::Prison });
        }
        for (holder, other) in game.table.players.iter() {
            if other.held[seat.index()] > 0 {
                out.push(Action::RecallHeld { holder });
            }
        }
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Recall { location } => why_no_recall(game, seat, location),
            Action::RecallHeld { holder } => Refusal::NotFromBoard { holder },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        let outside = Location::ALL.into_iter().filter(|&it| it != Location::Guildhall);
        out.extend(outside.map(|location| Action::Recall { location }));
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Recall { location } => game.recall(seat, location, log),
            Action::RecallHeld { holder } => game.recall_held(seat, holder, log),
            _ => {}
        }
    }

    fn words(self, _: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-recall")
    }
}

fn why_no_recall(game: &WestKingdom, seat: Seat, location: Location) -> Refusal {
    let mut market = Location::MARKET.into_iter().zip(game.table.market);
    let in_market = market.any(|there| there == (location, Some(seat)));
    if game.player(seat).workers(location) == 0 && !in_market {
        Refusal::NoWorkerThere { location }
    } else if location == Location::Guildhall {
        Refusal::StaysInGuildhall
    } else {
        Refusal::NotFromThere { location }
    }
}
