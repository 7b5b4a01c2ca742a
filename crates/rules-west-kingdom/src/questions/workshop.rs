//! The Workshop: hire, or draw? (WK-20 to WK-28)

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// Hire, or draw?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Workshop;

impl Question<WestKingdom> for Workshop {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let silver = game.player(seat).silver();
        game.list_hires(out, |column| game.hire_price(seat, column).total() <= silver);
        out.push(Action::Draw);
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        let Action::Hire { row, column } = action else { return Refusal::OtherQuestion };
        let row = game.table.workshop.get(row as usize);
        let card = row.and_then(|row| row.get(column as usize));
        if !card.is_some_and(|card| card.is_some()) {
            return Refusal::NoApprentice;
        }
        Refusal::HireTooDear {
            price: game.hire_price(seat, column).total(),
            silver: game.player(seat).silver(),
        }
    }

    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        super::every_hire(out);
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Hire { row, column } = action {
            game.pay_hire(seat, row, column, log);
            game.hire(seat, row, column, log);
        } else {
            game.draw_in_workshop(seat, log);
        }
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let silver = Heap::of("silver", game.player(seat).silver());
        Message::new("wk-ask-workshop").heap("silver", silver)
    }
}
