//! The middle of the Black Market: hire, or look at building cards and keep some (WK-40).

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

/// Hire, or look at building cards?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Middle;

impl Question<WestKingdom> for Middle {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, _: Seat, out: &mut impl Answers<Action>) {
        game.list_hires(out, |_| true);
        out.push(Action::Draw);
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Hire { .. } => Refusal::NoApprentice,
            _ => Refusal::OtherQuestion,
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Hire { row, column } = action {
            log.cite("WK-40");
            game.hire(seat, row, column, log);
        } else {
            game.look(seat, log);
        }
    }

    fn words(self, game: &WestKingdom, _: Seat) -> Message {
        let prices = game.edition.prices();
        let cards = game.in_pile(prices.market_draw);
        Message::new("wk-ask-market-middle").int("cards", cards).int("keep", prices.market_keep)
    }
}

/// Which of the cards looked at, the uppermost of the pile, is kept?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How many there are.
    pub cards: u8,
    /// How many are still to be kept.
    pub left: u8,
}

impl Question<WestKingdom> for Look {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, _: Seat, out: &mut impl Answers<Action>) {
        out.push_all(game.looked(self.cards).iter().map(|building| Action::Keep { building }));
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Keep { building } => Refusal::NotLookedAt { building },
            Action::Done | Action::Decline => Refusal::MustKeep,
            _ => Refusal::OtherQuestion,
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Keep { building } = action else { return };
        game.keep_looked(seat, self, building, log);
    }

    fn fits(self, game: &WestKingdom) -> bool {
        self.cards as usize <= game.piles.buildings.len() && (1..=self.cards).contains(&self.left)
    }

    fn words(self, _: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-look").int("cards", self.cards).int("left", self.left)
    }
}
