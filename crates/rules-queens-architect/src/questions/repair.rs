//! Who is assigned to repairs next? (QA-59, QA-60)

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use super::{Rotate, Spend};
use crate::action::Action;
use crate::edition::Guilds;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// Who is assigned next?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The notches assigned so far.
    pub assigned: u8,
}

impl Question<QueensArchitect> for Repair {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        if game.assignable(game.table.active, self.assigned).is_empty() {
            self.only(game, Action::Done, log)
        } else {
            Step::Asks
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        let open = game.assignable(seat, self.assigned);
        open.list(out, |character| Action::Repair { character });
        out.push(Action::Done);
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        let Action::Repair { character } = action else { return Refusal::OtherQuestion };
        match game.player(seat).band.find(character) {
            None => Refusal::NotInBand { character },
            Some(notch) if self.assigned & 1 << notch != 0 => {
                Refusal::AlreadyAssigned { character }
            }
            Some(_) => Refusal::SameGuild { guild: game.edition.facts(character).guild },
        }
    }

    fn tempting(self, game: &QueensArchitect, seat: Seat, out: &mut Vec<Action>) {
        game.tempt_with_band(seat, out, |character| Action::Repair { character });
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Repair { character } = action else {
            // Points are the repair values, and only those assigned turn (QA-59, QA-60).
            let points = game.repair_points(seat, self.assigned);
            log.all(|| Event::Repaired { seat, points });
            game.push(Rotate { worked: self.assigned });
            game.push(Spend { points });
            return;
        };
        let Some(notch) = game.player(seat).band.find(character) else { return };
        let value = game.edition.facts(character).repair;
        log.all(|| Event::Assigned { seat, character, value });
        game.push(Self { assigned: self.assigned | 1 << notch });
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        let workers = || game.player(game.table.active).band.among(self.assigned);
        let guilds: Guilds = workers().map(|it| game.edition.facts(it.character).guild).collect();
        let count = workers().count();
        (1..=game.edition.numbers.repair_most as usize).contains(&count) && guilds.len() == count
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        Message::new("qa-ask-repair")
            .int("count", self.assigned.count_ones())
            .int("points", game.repair_points(seat, self.assigned))
    }
}
