//! The questions of the game, a type for each: who is asked, what is open, why something else is
//! not, what a person would look for, and what an answer does.

use game_core::{Answers, Barrier, Flow, Log, Message, Question, Seat, questions};

use crate::action::Action;
use crate::state::Keystone;
use crate::text::{Event, Refusal};

questions! {
    /// A question that is open.
    pub enum Frame of Keystone in table {
        Lay,
    }
}

impl Flow for Keystone {
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotAsked;
    const OTHER_QUESTION: Refusal = Refusal::NotAsked;
    const ASKS_NOTHING: &'static str = "ks-ask-nothing";
}

/// How many stones a player lays (KS-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lay;

impl Question<Keystone> for Lay {
    fn open(self, game: &Keystone, _: Seat, out: &mut impl Answers<Action>) {
        let most = game.edition.most.min(game.left());
        out.push_all((1..=most).map(|stones| Action::Lay { stones }));
    }

    fn why_not(self, game: &Keystone, _: Seat, action: Action) -> Refusal {
        let Action::Lay { stones } = action;
        if stones > game.edition.most {
            Refusal::TooMany { most: game.edition.most }
        } else {
            Refusal::NotSoManyLeft { left: game.left() }
        }
    }

    fn tempting(self, game: &Keystone, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=game.edition.most).map(|stones| Action::Lay { stones }));
    }

    fn answer(self, game: &mut Keystone, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Lay { stones } = action;
        game.lay(seat, stones, log);
    }

    fn words(self, game: &Keystone, _: Seat) -> Message {
        Message::new("ks-ask-lay").int("left", game.left())
    }
}

impl Keystone {
    /// Hands the turn to the active player: what was done before it cannot be taken back freely.
    pub(crate) fn hand_over(&self, log: &mut Log<Event>) {
        let seat = self.table.active;
        log.barrier(Barrier::Handover(seat), || self.tally_now());
        log.all(|| Event::TurnBegan { seat, turn: self.table.turn });
    }
}
