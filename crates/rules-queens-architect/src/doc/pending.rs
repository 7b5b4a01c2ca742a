//! Reading the open questions.

use game_core::doc::wrong;
use game_core::{Flow, Log, Question, Stack};

use super::load::{Load, Reader};
use super::{FrameDoc, StateDoc};
use crate::edition::ROWS;
use crate::questions::{
    Advance, Construct, End, Fire, Frame, Hire, Icons, Labor, Money, Pick, Repair, Rest, Rotate,
    Spend, Tavern, Travel, Turn,
};
use crate::state::QueensArchitect;

impl Reader {
    /// Reads `pending`, and makes sure that the game can continue from there.
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
        let mut stack = Vec::new();
        for (index, frame) in frames.iter().enumerate() {
            stack.push(self.frame(&format!("pending.{index}"), frame, game)?);
        }
        if !is_stack(&stack) || !stack.iter().all(|frame| frame.fits(game)) {
            return Err(wrong("pending", "load-frame"));
        }
        for frame in stack {
            game.push(frame);
        }
        // A question that nobody can answer, or that is no question, is nowhere a game can stand.
        let mut settled = game.clone();
        settled.settle(&mut Log::off());
        let mut answers = Vec::new();
        game.list_answers(game.table.active, &mut answers);
        if settled != *game || answers.is_empty() {
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
            FrameDoc::Pick {} => Pick.into(),
            FrameDoc::Turn { character } => Turn { notch: notch(character)? }.into(),
            FrameDoc::Advance {} => Advance.into(),
            FrameDoc::Labor {} => Labor.into(),
            FrameDoc::Icons { left } => Icons { left: notches(left)? }.into(),
            FrameDoc::Hire { bonus } => Hire { bonus: *bonus }.into(),
            FrameDoc::Fire { row, .. } if !(1..=ROWS as u8).contains(row) => {
                return Err(wrong(field, "load-range"));
            }
            FrameDoc::Fire { row, bonus } => Fire { row: row - 1, bonus: *bonus }.into(),
            FrameDoc::Money {} => Money.into(),
            FrameDoc::Travel {} => Travel.into(),
            FrameDoc::Tavern {} => Tavern.into(),
            FrameDoc::Rest { sent } => Rest { sent: self.guilds(field, sent)? }.into(),
            FrameDoc::Construct {} => Construct.into(),
            FrameDoc::Repair { assigned } => Repair { assigned: notches(assigned)? }.into(),
            FrameDoc::Spend { points } => Spend { points: *points }.into(),
            FrameDoc::Rotate { worked } => Rotate { worked: notches(worked)? }.into(),
            FrameDoc::End {} => End.into(),
        })
    }
}

/// Whether frames lie on each other as they do in play. What each of them says is not doubted: a
/// document may set up a position that play would not reach.
fn is_stack(frames: &[Frame]) -> bool {
    use Frame as F;
    match frames {
        [F::Pick(_) | F::Advance(_)] | [F::Pick(_), F::Turn(_)] => true,
        [F::End(_), above @ ..] => match above {
            [F::Rotate(_), F::Hire(_) | F::Fire(_) | F::Spend(_)]
            | [F::Rotate(_), F::Hire(_), F::Spend(_)]
            | [F::Hire(_), F::Rotate(_), F::Spend(_)] => true,
            [F::Pick(_) | F::Turn(_) | F::Advance(_) | F::Rotate(_) | F::Spend(_) | F::End(_)] => {
                false
            }
            [_] => true,
            _ => false,
        },
        _ => false,
    }
}
