//! Build, repair, or contribute to the palace (QA-46).

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use super::{Hire, Repair, Rotate, Spend};
use crate::action::Action;
use crate::edition::{Bonus, TownHireTiming};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;
use crate::text::Speak;

/// Build, repair, or contribute to the palace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Construct;

impl Question<QueensArchitect> for Construct {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        let open = game.open_works(game.table.active);
        if open.must_contribute {
            self.only(game, Action::Palace, log)
        } else if open.is_nothing() {
            self.only(game, Action::Forfeit, log)
        } else {
            Step::Asks
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        let open = game.open_works(seat);
        if open.build {
            out.push(Action::Build);
        }
        if open.palace {
            out.push(Action::Palace);
        }
        open.repair.list(out, |character| Action::Repair { character });
        if !open.must_contribute {
            out.push(Action::Forfeit);
        }
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Build | Action::Repair { .. } | Action::Forfeit
                if game.open_works(seat).must_contribute =>
            {
                Refusal::MustContribute
            }
            Action::Repair { character } => Refusal::NotInBand { character },
            Action::Build => why_no_building(game, seat),
            Action::Palace => why_no_palace(game, seat),
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Build, Action::Palace]);
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Build => build(game, seat, log),
            Action::Palace => contribute(game, seat, log),
            Action::Repair { .. } => {
                Question::answer(Repair { assigned: 0 }, game, seat, action, log);
            }
            _ => game.forfeit(seat, log),
        }
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        Message::new("qa-ask-construct")
            .place(game, "place", game.player(seat).carriage)
            .int("sum", game.sum(seat))
    }
}

fn why_no_building(game: &QueensArchitect, seat: Seat) -> Refusal {
    let player = game.player(seat);
    let place = player.carriage;
    if place == game.board().capital {
        Refusal::InCapital
    } else if game.table.builders[place.0 as usize].contains(seat) {
        Refusal::AlreadyBuilt { place }
    } else if player.markers == 0 {
        Refusal::NoMarker
    } else {
        Refusal::MissingGuilds { guilds: game.missing_guilds(seat) }
    }
}

fn why_no_palace(game: &QueensArchitect, seat: Seat) -> Refusal {
    let player = game.player(seat);
    let left = game.table.track.len() as u8 - player.track;
    if left > 0 {
        Refusal::NotAtPalace { left }
    } else if player.carriage != game.board().capital {
        Refusal::NotInCapital
    } else {
        Refusal::TooWeak { sum: game.sum(seat), wanted: game.edition.numbers.palace }
    }
}

/// A building: points by QA-51, a town's bonus, then spend, then turn. What waits is pushed in the
/// reverse order of what happens.
fn build(game: &mut QueensArchitect, seat: Seat, log: &mut Log<Event>) {
    let place = game.player(seat).carriage;
    let wants = *game.edition.wants(game.table.demands[place.0 as usize]);
    let (sum, deduction) = (game.sum(seat), game.deduction(place));
    let (bonus, points) = (game.bonus_points(seat), game.building_points(seat));
    game.table.builders[place.0 as usize].push(seat);
    game.table.players[seat].markers -= 1;
    let whole = (sum + bonus).saturating_sub(deduction);
    let limit = if points < whole { points } else { 0 };
    log.all(|| Event::Built { seat, place, sum, deduction, bonus, limit, points });
    if let Bonus::Talers(talers) = wants.bonus {
        let talers = talers.into();
        game.earn(seat, talers, log, || Event::TownPaid { seat, place, talers });
    }
    let rotate = Rotate { worked: game.player(seat).band.mask() };
    match (wants.bonus, game.table.rulings.town_hire_timing) {
        (Bonus::Hire, TownHireTiming::AfterRotation) => {
            game.push(Hire { bonus: true });
            game.push(rotate);
        }
        (Bonus::Hire, TownHireTiming::BeforeRotation) => {
            game.push(rotate);
            game.push(Hire { bonus: true });
        }
        _ => game.push(rotate),
    }
    game.push(Spend { points });
}

/// No craftsman turns (QA-62).
fn contribute(game: &mut QueensArchitect, seat: Seat, log: &mut Log<Event>) {
    let sum = game.sum(seat);
    game.table.players[seat].palace = sum;
    log.all(|| Event::Contributed { seat, sum });
}
