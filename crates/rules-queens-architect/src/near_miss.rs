//! Answers a person would look for: each tile, place or guild they might click.

use game_core::Seat;

use crate::action::Action;
use crate::edition::{Characters, Edition, ROWS};
use crate::state::{Frame, QueensArchitect};

impl QueensArchitect {
    /// What a person might try at this question, legal or not.
    pub(crate) fn tempting(&self, seat: Seat) -> Vec<Action> {
        let Some(&frame) = self.table.frames.last() else { return Vec::new() };
        let player = self.player(seat);
        let band = || player.band.iter().map(|craftsman| craftsman.character);
        match frame {
            Frame::Pick => {
                let shown: Characters = self.table.display.iter().copied().collect();
                shown.iter().map(|character| Action::Take { character }).collect()
            }
            Frame::Icons { .. } => band().map(|character| Action::Labor { character }).collect(),
            Frame::Hire { .. } => (0..ROWS as u8).map(|row| Action::Hire { row }).collect(),
            Frame::Fire { .. } => band().map(|character| Action::Fire { character }).collect(),
            Frame::Money => {
                let most = self.edition.numbers.confidence.iter().copied().max().unwrap_or(0);
                let redeem = (1..=most).map(|bonds| Action::Redeem { bonds });
                [Action::Confidence].into_iter().chain(redeem).collect()
            }
            Frame::Travel => {
                let places = self.board().places.iter();
                places.map(|to| Action::Travel { to }).collect()
            }
            Frame::Tavern => vec![Action::Tavern],
            Frame::Rest { .. } => {
                let guilds = Edition::all_guilds().map(|guild| Action::Rest { guild });
                guilds.chain([Action::Done]).collect()
            }
            Frame::Construct => vec![Action::Build, Action::Palace],
            Frame::Repair { .. } => band().map(|character| Action::Repair { character }).collect(),
            Frame::Spend { points } => {
                vec![Action::Steps { steps: self.most_steps(seat, points) + 1 }]
            }
            Frame::Advance
            | Frame::Turn { .. }
            | Frame::Labor
            | Frame::Rotate { .. }
            | Frame::End => Vec::new(),
        }
    }
}
