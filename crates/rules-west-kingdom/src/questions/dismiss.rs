//! Room for an apprentice who is hired (WK-26).

use game_core::{Answers, Flow, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// Which own apprentice makes room for the one in this place?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dismiss {
    /// The row of the new one.
    pub row: u8,
    /// The column of the new one.
    pub column: u8,
}

impl Question<WestKingdom> for Dismiss {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let own = &game.player(seat).apprentices;
        for (at, &apprentice) in own.iter().enumerate() {
            if !own[..at].contains(&apprentice) {
                out.push(Action::Dismiss { apprentice });
            }
        }
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Dismiss { apprentice } => Refusal::NotHired { apprentice },
            Action::Hire { .. } | Action::Done | Action::Decline => Refusal::MustDismiss,
            _ => Refusal::OtherQuestion,
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Dismiss { apprentice } = action else { return };
        game.dismiss(seat, apprentice, log);
        log.cite("WK-E59");
        game.take_apprentice(seat, self.row, self.column, log);
    }

    fn fits(self, game: &WestKingdom) -> bool {
        let active = game.table.active;
        game.table.workshop[self.row as usize][self.column as usize].is_some()
            && game.player(active).apprentices.len() >= game.apprentice_limit(active) as usize
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let new = game.table.workshop[self.row as usize][self.column as usize];
        if !new.is_some() {
            return Message::new(WestKingdom::ASKS_NOTHING);
        }
        let limit = game.apprentice_limit(seat);
        Message::new("wk-ask-dismiss").apprentice(game, new).int("limit", limit)
    }
}
