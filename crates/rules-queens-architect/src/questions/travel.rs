//! Where does the carriage go? (QA-40)

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::edition::StarAction;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;
use crate::text::Speak;

/// Where to?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel;

impl Question<QueensArchitect> for Travel {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        if game.is_idle(game.table.active, StarAction::Travel) {
            self.only(game, Action::Forfeit, log)
        } else {
            Step::Asks
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        game.reachable(seat).list(out, |to| Action::Travel { to });
        out.push(Action::Forfeit);
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        let Action::Travel { to } = action else { return Refusal::OtherQuestion };
        let (player, board) = (game.player(seat), game.board());
        let numbers = &game.edition.numbers;
        if !board.places.contains(to) {
            return Refusal::OtherSide { place: to };
        }
        if player.carriage == to {
            return Refusal::SamePlace { place: to };
        }
        let most = numbers.travel_most;
        match board.spaces(player.carriage, to).filter(|&way| way <= most as usize) {
            Some(way) => Refusal::CannotPay { price: numbers.travel[way], talers: player.talers },
            None => Refusal::TooFar { place: to, most },
        }
    }

    fn tempting(self, game: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        game.board().places.list(out, |to| Action::Travel { to });
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Travel { to } = action else { return game.forfeit(seat, log) };
        let from = game.player(seat).carriage;
        let spaces = game.board().spaces(from, to).unwrap_or_default();
        let price = game.edition.numbers.travel[spaces];
        game.pay(seat, price);
        game.table.players[seat].carriage = to;
        log.all(|| Event::Traveled { seat, from, to, spaces: spaces as u8, price });
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        let player = game.player(seat);
        Message::new("qa-ask-travel")
            .place(game, "place", player.carriage)
            .int("talers", player.talers)
    }
}
