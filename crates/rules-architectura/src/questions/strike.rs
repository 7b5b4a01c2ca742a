//! An Arsenal asks about the player's own protected cards, one by one (AR-54, ER-49).

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::city::Spaces;
use crate::event::Event;
use crate::state::Architectura;

/// An Arsenal asks about the player's own protected cards, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Still to ask about.
    pub ask: Spaces,
    /// Sure to fall.
    pub doomed: Spaces,
    /// At least one card has to fall (ER-70).
    pub must: bool,
}

impl Question<Architectura> for Strike {
    fn step(self, game: &mut Architectura, log: &mut Log<Event>) -> Step {
        // The last one asked about may not be spared if nothing else falls (ER-70).
        let forced = self.must && self.doomed.is_empty() && self.ask.len() == 1;
        if !self.ask.is_empty() && !forced {
            return Step::Asks;
        }
        game.pop();
        log.cite("AR-54");
        game.doom(if forced { self.ask } else { self.doomed }, log);
        Step::Ran
    }

    fn open(self, _: &Architectura, _: Seat, out: &mut impl Answers<Action>) {
        out.push_all([Action::Affect, Action::Spare]);
    }

    fn answer(self, game: &mut Architectura, _: Seat, action: Action, log: &mut Log<Event>) {
        let Self { mut ask, mut doomed, must } = self;
        let Some(at) = ask.first() else { return };
        ask.remove(at);
        if action == Action::Affect {
            doomed.insert(at);
        } else {
            log.all(|| Event::Spared { card: game.city().card(at), at });
        }
        game.push(Self { ask, doomed, must });
    }

    fn fits(self, game: &Architectura) -> bool {
        let (city, seat) = (game.city(), game.table.active);
        (self.ask & self.doomed).is_empty()
            && self.ask.minus(city.up_of(seat) & city.guarded()).is_empty()
            && self.doomed.minus(city.affectable(seat)).is_empty()
    }

    fn words(self, game: &Architectura, _: Seat) -> Message {
        game.words_about("ar-ask-strike", self.ask.first().unwrap_or_default())
    }
}
