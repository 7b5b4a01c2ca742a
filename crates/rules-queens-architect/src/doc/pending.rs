//! Reading the open questions: only stacks that can stand where they are said to stand.

use game_core::Log;
use game_core::doc::wrong;

use super::load::{Load, Reader};
use super::{FrameDoc, StateDoc};
use crate::draft::PICKS;
use crate::edition::{Bonus, Guilds, ROWS, StarAction, TownHireTiming};
use crate::state::{Frame, QueensArchitect};

impl Reader {
    /// Reads `pending`, and makes sure that it is where a game can stand.
    pub fn pending(&self, doc: &StateDoc, game: &mut QueensArchitect) -> Load<()> {
        let start = [if doc.turn == 0 { FrameDoc::Pick {} } else { FrameDoc::Advance {} }];
        let frames = doc.pending.as_deref().unwrap_or(&start);
        if game.table.over || frames.is_empty() {
            let ended = game.table.turn > 0
                && game.table.active.next(self.n) == game.table.first
                && game.is_last_round();
            let agree = game.table.over && doc.pending.as_deref().is_none_or(<[_]>::is_empty);
            return if ended && agree { Ok(()) } else { Err(wrong("over", "qa-load-over")) };
        }
        // The longest stack: End, Hire, Rotate, Spend.
        if frames.len() > 4 {
            return Err(wrong("pending", "load-frame"));
        }
        for (index, frame) in frames.iter().enumerate() {
            let frame = self.frame(&format!("pending.{index}"), frame, game)?;
            game.table.frames.push(frame);
        }
        // A question that nobody can answer, or that is no question, is nowhere a game can stand.
        let mut settled = game.clone();
        if is_possible(game) {
            settled.settle(&mut Log::off());
        }
        let mut answers = Vec::new();
        game.list_answers(game.table.active, &mut answers);
        if !is_possible(game) || settled != *game || answers.is_empty() {
            return Err(wrong("pending", "load-frame"));
        }
        Ok(())
    }

    fn frame(&self, field: &str, doc: &FrameDoc, game: &QueensArchitect) -> Load<Frame> {
        let band = &game.player(game.table.active).band;
        let notch = |id: &String| {
            let notch = band.find(self.character(field, id)?);
            notch.ok_or_else(|| wrong(format!("{field} {id}"), "qa-load-not-in-band"))
        };
        let notches = |ids: &[String]| -> Load<u8> {
            let mut mask = 0;
            for id in ids {
                let bit = 1 << notch(id)?;
                if mask & bit != 0 {
                    return Err(wrong(format!("{field} {id}"), "load-twice"));
                }
                mask |= bit;
            }
            Ok(mask)
        };
        Ok(match doc {
            FrameDoc::Pick {} => Frame::Pick,
            FrameDoc::Turn { character } => Frame::Turn { notch: notch(character)? },
            FrameDoc::Advance {} => Frame::Advance,
            FrameDoc::Labor {} => Frame::Labor,
            FrameDoc::Icons { left } => Frame::Icons { left: notches(left)? },
            FrameDoc::Hire { bonus } => Frame::Hire { bonus: *bonus },
            FrameDoc::Fire { row, .. } if !(1..=ROWS as u8).contains(row) => {
                return Err(wrong(field, "load-range"));
            }
            FrameDoc::Fire { row, bonus } => Frame::Fire { row: row - 1, bonus: *bonus },
            FrameDoc::Money {} => Frame::Money,
            FrameDoc::Travel {} => Frame::Travel,
            FrameDoc::Tavern {} => Frame::Tavern,
            FrameDoc::Rest { sent } => Frame::Rest { sent: self.guilds(field, sent)? },
            FrameDoc::Construct {} => Frame::Construct,
            FrameDoc::Repair { assigned } => Frame::Repair { assigned: notches(assigned)? },
            FrameDoc::Spend { points } => Frame::Spend { points: *points },
            FrameDoc::Rotate { worked } => Frame::Rotate { worked: notches(worked)? },
            FrameDoc::End {} => Frame::End,
        })
    }
}

/// Whether the stack is one that answers can lead to in this position.
fn is_possible(game: &QueensArchitect) -> bool {
    let table = &game.table;
    let draft = table.turn == 0;
    match *table.frames {
        [Frame::Pick] => {
            let pick = table.picks as usize;
            draft && pick < PICKS * game.n_seats() && game.picker(pick) == table.active
        }
        [Frame::Pick, Frame::Turn { notch }] => {
            let last = (table.picks as usize).checked_sub(1);
            draft
                && last.is_some_and(|pick| game.picker(pick) == table.active)
                && game.player(table.active).band.at(notch).position == 0
        }
        [Frame::Advance] => !draft,
        [Frame::End, frame] => !draft && is_action(game, frame),
        [Frame::End, rotate @ Frame::Rotate { .. }, Frame::Spend { points }] => {
            let bonus = game.edition.wants(demand_here(game)).bonus;
            !draft
                && (is_repair(game, rotate, points)
                    || (is_building(game, rotate, Some(points)) && bonus != Bonus::Hire))
        }
        [Frame::End, Frame::Hire { bonus: true }, rotate, Frame::Spend { points }] => {
            !draft
                && is_building(game, rotate, Some(points))
                && is_town_hire(game, TownHireTiming::AfterRotation)
        }
        [Frame::End, rotate, Frame::Hire { bonus: true }, Frame::Spend { points }] => {
            !draft
                && is_building(game, rotate, Some(points))
                && is_town_hire(game, TownHireTiming::BeforeRotation)
        }
        [Frame::End, rotate, Frame::Hire { bonus: true }] => {
            !draft
                && is_building(game, rotate, None)
                && is_town_hire(game, TownHireTiming::BeforeRotation)
        }
        [Frame::End, rotate, Frame::Fire { row, bonus: true }] => {
            !draft
                && is_building(game, rotate, None)
                && is_town_hire(game, TownHireTiming::BeforeRotation)
                && is_fire(game, row)
        }
        _ => false,
    }
}

/// Whether a question of the architect's space, or a town hire alone, can be open.
fn is_action(game: &QueensArchitect, frame: Frame) -> bool {
    let seat = game.table.active;
    let player = game.player(seat);
    let at = game.star_action(seat);
    let band = &player.band;
    match frame {
        Frame::Labor => at == StarAction::DayLaborer,
        Frame::Icons { left } => {
            let all = band.notches_of(game.edition.laborers);
            let used = || band.among(all & !left);
            // Who was turned has left the start position, and it was paid for.
            let paid = used().count() as u32 * u32::from(game.edition.numbers.icon_talers);
            at == StarAction::DayLaborer
                && left & !all == 0
                && used().all(|craftsman| craftsman.position > 0)
                && player.talers >= game.income(seat) + paid
        }
        Frame::Hire { bonus: false } => at == StarAction::Hire,
        Frame::Fire { row, bonus: false } => at == StarAction::Hire && is_fire(game, row),
        Frame::Hire { bonus: true } => has_turned(game),
        Frame::Fire { row, bonus: true } => has_turned(game) && is_fire(game, row),
        Frame::Money => at == StarAction::Moneychanger,
        Frame::Travel => at == StarAction::Travel,
        Frame::Tavern => at == StarAction::Tavern,
        Frame::Rest { sent } => {
            at == StarAction::Tavern
                && sent == player.saloon
                && player.talers >= u32::from(game.edition.numbers.fees[sent.len()])
        }
        Frame::Construct => at == StarAction::Construct,
        Frame::Repair { assigned } => at == StarAction::Construct && are_workers(game, assigned),
        _ => false,
    }
}

/// Whether somebody can be asked for to make room for the tile of a row (QA-32).
fn is_fire(game: &QueensArchitect, row: u8) -> bool {
    let seat = game.table.active;
    game.player(seat).band.is_full() && game.open_rows(seat) & 1 << row != 0
}

fn demand_here(game: &QueensArchitect) -> crate::edition::Demand {
    game.table.demands[game.player(game.table.active).carriage.0 as usize]
}

/// Whether the active player has just built in a town whose bonus is a hire.
fn is_town_hire(game: &QueensArchitect, timing: TownHireTiming) -> bool {
    let seat = game.table.active;
    game.star_action(seat) == StarAction::Construct
        && has_just_built(game)
        && game.edition.wants(demand_here(game)).bonus == Bonus::Hire
        && game.table.rulings.town_hire_timing == timing
}

/// Whether a town hire can be open after the whole band has turned (QA-E10).
fn has_turned(game: &QueensArchitect) -> bool {
    let band = &game.player(game.table.active).band;
    is_town_hire(game, TownHireTiming::AfterRotation) && band.iter().all(|it| it.position > 0)
}

/// Whether the last marker where the carriage stands is the active player's.
fn has_just_built(game: &QueensArchitect) -> bool {
    let seat = game.table.active;
    let place = game.player(seat).carriage;
    place != game.board().capital
        && game.table.builders[place.0 as usize].iter().last() == Some(seat)
}

/// Whether these can be at repairs: one to three, of different guilds (QA-59).
fn are_workers(game: &QueensArchitect, assigned: u8) -> bool {
    let workers = || game.player(game.table.active).band.among(assigned);
    let guilds: Guilds = workers().map(|it| game.edition.facts(it.character).guild).collect();
    let count = workers().count();
    (1..=game.edition.numbers.repair_most as usize).contains(&count) && guilds.len() == count
}

fn is_repair(game: &QueensArchitect, rotate: Frame, points: u8) -> bool {
    let seat = game.table.active;
    let Frame::Rotate { worked } = rotate else { return false };
    game.star_action(seat) == StarAction::Construct
        && are_workers(game, worked)
        && game.repair_points(seat, worked) == points
}

/// Whether the whole band is at work on a building that brings so many points (QA-48, QA-51).
fn is_building(game: &QueensArchitect, rotate: Frame, points: Option<u8>) -> bool {
    let seat = game.table.active;
    let Frame::Rotate { worked } = rotate else { return false };
    let band = &game.player(seat).band;
    let brings = || {
        // As it stood before the marker was put there.
        let place = game.player(seat).carriage;
        let mut before = game.clone();
        before.table.builders[place.0 as usize].pop();
        before.building_points(seat)
    };
    let earned = match game.edition.wants(demand_here(game)).bonus {
        Bonus::Talers(talers) => talers.into(),
        _ => 0,
    };
    game.star_action(seat) == StarAction::Construct
        && has_just_built(game)
        && game.player(seat).talers >= earned
        && worked == band.mask()
        && game.missing_guilds(seat).is_empty()
        && points.is_none_or(|points| points == brings())
}
