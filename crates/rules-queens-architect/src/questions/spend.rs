//! How many steps are taken for the points of this action? (QA-55, QA-56)

use game_core::{Answers, Log, Message, Question, Seat, Step};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// How many steps are taken for the points of this action?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spend {
    /// The points.
    pub points: u8,
}

impl Question<QueensArchitect> for Spend {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        match game.most_steps(game.table.active, self.points) {
            0 => self.only(game, Action::Steps { steps: 0 }, log),
            _ => Step::Asks,
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        let most = game.most_steps(seat, self.points);
        out.push_all((0..=most).map(|steps| Action::Steps { steps }));
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Steps { steps } => {
                let ahead = game.table.track.len() - game.player(seat).track as usize;
                if steps as usize > ahead {
                    Refusal::EndOfTrack
                } else {
                    Refusal::TooManySteps { points: self.points }
                }
            }
            Action::Forfeit | Action::Done => Refusal::MustSpend,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &QueensArchitect, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Steps { steps: game.most_steps(seat, self.points) + 1 });
    }

    /// Steps cost the tokens they lead to; what is left becomes bonds.
    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Steps { steps } = action else { return };
        let from = game.player(seat).track;
        let price: u8 = game.table.track[from as usize..(from + steps) as usize].iter().sum();
        if steps > 0 {
            let space = from + steps;
            game.table.players[seat].track = space;
            log.all(|| Event::Stepped { seat, steps, space });
        }
        game.take_bonds(seat, self.points - price, log);
    }

    fn words(self, _: &QueensArchitect, _: Seat) -> Message {
        Message::new("qa-ask-spend").int("points", self.points)
    }
}
