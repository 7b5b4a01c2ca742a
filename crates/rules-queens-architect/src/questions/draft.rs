//! The draft: which starter is taken, and how far it is turned (QA-20 to QA-22).

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::draft::PICKS;
use crate::edition::Characters;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;
use crate::text::Speak;

/// The next pick of the draft (QA-20, QA-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick;

impl Question<QueensArchitect> for Pick {
    /// After the last pick the first turn begins.
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        let pick = game.table.picks as usize;
        if pick == PICKS * game.n_seats() {
            game.pop();
            // QA-E39: what nobody could take leaves the game.
            while let Some(character) = game.table.display.pop() {
                game.table.removed += 1;
                log.all(|| Event::LeftOnDisplay { character });
            }
            game.begin_turn(game.table.first, log);
            return Step::Ran;
        }
        let seat = game.picker(pick);
        if seat != game.table.active {
            game.hand_over(seat, log);
            log.cite(game.pick_rule());
            log.all(|| Event::PickBegan { seat });
        }
        let takeable = game.takeable(seat);
        if takeable.is_empty() {
            game.table.picks += 1;
            log.all(|| Event::NothingToTake { seat });
            return Step::Ran;
        }
        takeable
            .single()
            .map_or(Step::Asks, |character| self.only(game, Action::Take { character }, log))
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        game.takeable(seat).list(out, |character| Action::Take { character });
    }

    fn why_not(self, game: &QueensArchitect, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Take { character } if game.table.display.contains(&character) => {
                Refusal::TakenCharacter { character }
            }
            Action::Take { character } => Refusal::NotOnDisplay { character },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        let shown: Characters = game.table.display.iter().copied().collect();
        shown.list(out, |character| Action::Take { character });
    }

    /// The starter goes into a free notch at its start position.
    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Take { character } = action else { return };
        let Some(at) = game.table.display.iter().position(|&shown| shown == character) else {
            return;
        };
        log.cite(game.pick_rule());
        game.table.display.remove(at);
        game.table.picks += 1;
        let notch = game.table.players[seat].band.add(character, 0);
        log.all(|| Event::Took { seat, character });
        game.push(self);
        game.push(Turn { notch });
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        let pick = game.table.picks as usize;
        pick <= PICKS * game.n_seats() && game.table.turn == 0
    }

    fn words(self, _: &QueensArchitect, _: Seat) -> Message {
        Message::new("qa-ask-pick")
    }
}

/// How far is the starter just taken turned? (QA-21)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The notch that the starter is in.
    pub notch: u8,
}

impl Question<QueensArchitect> for Turn {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        match game.most_turns(game.table.active, self.notch) {
            0 => self.only(game, Action::Turn { positions: 0 }, log),
            _ => Step::Asks,
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        let most = game.most_turns(seat, self.notch);
        out.push_all((0..=most).map(|positions| Action::Turn { positions }));
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Turn { .. } => Refusal::PastArrow { most: game.most_turns(seat, self.notch) },
            _ => Refusal::OtherQuestion,
        }
    }

    /// Turning a starter is not work: on its arrow it stays (QA-21, QA-E35).
    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Turn { positions: position @ 1.. } = action else { return };
        let character = game.player(seat).band.at(self.notch).character;
        let talers = u32::from(position) * u32::from(game.edition.numbers.turn_talers);
        game.table.players[seat].band.set(self.notch, character, position);
        let turned = || Event::TurnedForTalers { seat, character, position, talers };
        game.earn(seat, talers, log, turned);
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        game.player(game.table.active).band.at(self.notch).position == 0
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        Message::new("qa-ask-turn")
            .who(game, game.player(seat).band.at(self.notch).character)
            .int("talers", game.edition.numbers.turn_talers)
    }
}
