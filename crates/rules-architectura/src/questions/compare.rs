//! Does the card just played affect the player's own protected card to its left? (AR-37)

use game_core::{Answers, Log, Message, Question, Seat};

use crate::action::Action;
use crate::city::{Space, Verdict};
use crate::event::Event;
use crate::state::Architectura;

/// Does the card played at `at` affect the player's own protected card to its left?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compare {
    /// The card just played.
    pub at: Space,
}

impl Question<Architectura> for Compare {
    fn open(self, _: &Architectura, _: Seat, out: &mut impl Answers<Action>) {
        out.push_all([Action::Affect, Action::Spare]);
    }

    fn answer(self, game: &mut Architectura, _: Seat, action: Action, log: &mut Log<Event>) {
        let Some((left, verdict)) = game.city().compare(&game.edition, self.at) else { return };
        if action == Action::Affect {
            game.carry_out(left, verdict, log);
        } else {
            log.all(|| Event::Spared { card: game.city().card(left), at: left });
        }
    }

    fn fits(self, game: &Architectura) -> bool {
        let (city, own) = (game.city(), game.city().up_of(game.table.active));
        own.contains(self.at)
            && city.compare(&game.edition, self.at).is_some_and(|(left, verdict)| {
                verdict != Verdict::Stays && (own & city.guarded()).contains(left)
            })
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        game.words_about("ar-ask-compare", self.at.left().unwrap_or(self.at))
    }
}
