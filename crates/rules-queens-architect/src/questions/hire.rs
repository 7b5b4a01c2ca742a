//! Which tile is hired, and who is fired for it (QA-31 to QA-36).

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::edition::{ROWS, StarAction};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;
use crate::text::Speak;

/// Which tile is hired?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hire {
    /// By a town's bonus, not by the architect (QA-52).
    pub bonus: bool,
}

impl Question<QueensArchitect> for Hire {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        if game.is_idle(game.table.active, StarAction::Hire) {
            self.only(game, Action::Forfeit, log)
        } else {
            Step::Asks
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        let open = game.open_rows(seat);
        let rows = (0..ROWS as u8).filter(|row| open & 1 << row != 0);
        out.push_all(rows.map(|row| Action::Hire { row }));
        out.push(Action::Forfeit);
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        let Action::Hire { row } = action else { return Refusal::OtherQuestion };
        let (player, tile) = (game.player(seat), game.table.billboard[row as usize]);
        if !tile.is_some() {
            Refusal::EmptyRow { row }
        } else if player.band.who().contains(tile) && !player.band.is_full() {
            Refusal::SameCharacter { character: tile }
        } else {
            Refusal::CannotPay { price: game.price(row), talers: player.talers }
        }
    }

    fn tempting(self, _: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..ROWS as u8).map(|row| Action::Hire { row }));
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Hire { row } if game.player(seat).band.is_full() => {
                game.push(Fire { row, bonus: self.bonus });
            }
            Action::Hire { row } => game.hire(seat, row, self.bonus, log),
            _ => self.nobody(game, seat, log),
        }
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        let key = if self.bonus { "qa-ask-bonus-hire" } else { "qa-ask-hire" };
        Message::new(key).int("talers", game.player(seat).talers)
    }
}

impl Hire {
    /// A hire that is not used (QA-E8, QA-E43).
    fn nobody(self, game: &mut QueensArchitect, seat: Seat, log: &mut Log<Event>) {
        if self.bonus {
            log.all(|| Event::BonusForfeited { seat });
            return;
        }
        game.forfeit(seat, log);
        let moves = game.table.rulings.price_marker_moves_when_hire_is_forfeited;
        if moves && game.table.billboard[0].is_some() {
            game.lower_price(false, log);
            game.refill(log);
        }
    }
}

/// Who is fired for the tile of this row?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fire {
    /// The row, counted from 0 at the top.
    pub row: u8,
    /// As in [`Hire`].
    pub bonus: bool,
}

impl Question<QueensArchitect> for Fire {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        let only = game.fireable(game.table.active, self.row).single();
        only.map_or(Step::Asks, |character| self.only(game, Action::Fire { character }, log))
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        game.fireable(seat, self.row).list(out, |character| Action::Fire { character });
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Fire { character } => game.not_in_band(seat, character).unwrap_or_else(|| {
                Refusal::MustFireSame { character: game.table.billboard[self.row as usize] }
            }),
            Action::Forfeit | Action::Hire { .. } => Refusal::MustFire,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, game: &QueensArchitect, seat: Seat, out: &mut Vec<Action>) {
        game.tempt_with_band(seat, out, |character| Action::Fire { character });
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Fire { character } = action else { return };
        game.fire(seat, character, log);
        game.hire(seat, self.row, self.bonus, log);
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        let seat = game.table.active;
        game.player(seat).band.is_full() && game.open_rows(seat) & 1 << self.row != 0
    }

    fn words(self, game: &QueensArchitect, _: Seat) -> Message {
        Message::new("qa-ask-fire").who(game, game.table.billboard[self.row as usize])
    }
}
