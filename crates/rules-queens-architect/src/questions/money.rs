//! The moneychanger: gain confidence or redeem bonds (QA-38, QA-39).

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::edition::StarAction;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// Gain confidence or redeem bonds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money;

impl Question<QueensArchitect> for Money {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        if game.is_idle(game.table.active, StarAction::Moneychanger) {
            self.only(game, Action::Forfeit, log)
        } else {
            Step::Asks
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        if game.can_gain_confidence(seat) {
            out.push(Action::Confidence);
        }
        let most = game.redeemable(seat);
        out.push_all((1..=most).map(|bonds| Action::Redeem { bonds }));
        out.push(Action::Forfeit);
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Confidence => Refusal::TopConfidence,
            Action::Redeem { .. } => match game.redeemable(seat) {
                0 => Refusal::NoBonds,
                most => Refusal::TooManyBonds { most },
            },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        let most = game.edition.numbers.confidence.iter().copied().max().unwrap_or(0);
        out.push(Action::Confidence);
        out.extend((1..=most).map(|bonds| Action::Redeem { bonds }));
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Confidence => {
                let player = &mut game.table.players[seat];
                player.confidence += 1;
                let bonds = game.edition.numbers.confidence[player.confidence as usize];
                log.all(|| Event::GainedConfidence { seat, bonds });
            }
            Action::Redeem { bonds } => game.redeem(seat, bonds, log),
            _ => game.forfeit(seat, log),
        }
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        let player = game.player(seat);
        Message::new("qa-ask-money")
            .int("bonds", player.bonds)
            .int("most", game.edition.numbers.confidence[player.confidence as usize])
    }
}
