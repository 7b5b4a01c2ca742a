//! Reading the open questions.

use game_core::doc::{seat, seat_set, wrong};
use game_core::{Flow, Log, Question, Seat, SeatSet, Stack};

use super::StateDoc;
use super::frames::{FrameDoc, GainDoc, WhyDoc};
use super::load::{Load, Reader};
use crate::action::{Deal, MOST_DEBTS};
use crate::edition::{APPRENTICE_COLUMNS, APPRENTICE_ROWS, Building, Gain, Goods, Location};
use crate::questions::{
    Captures, Choose, Close, Destroy, Dig, Discard, Dismiss, Draft, Everyone, Frame, FreeHire,
    Gaining, Guard, Guild, Limit, Look, Middle, Next, Payment, Recall, Refill, Reset, ResetActs,
    ResetEnd, TakeEffect, Trades, Turn, Workshop,
};
use crate::state::{NOT_YET, Paying, Purpose, Raid, RaidBy, WestKingdom};

/// More frames never wait at once: a reset in which debts are destroyed, or a debt paid with the
/// help of apprentices, has six.
const LONGEST: usize = 7;

impl Reader {
    /// Reads `pending`, and makes sure that the game can continue from there.
    pub fn pending(&self, doc: &StateDoc, game: &mut WestKingdom) -> Load<()> {
        let frames = doc.pending.as_deref();
        if game.table.over || game.table.last_turns == 0 {
            let asks_nothing = frames.is_none_or(<[_]>::is_empty);
            if !asks_nothing || !game.table.over || !has_ended(game) {
                return Err(wrong("over", "wk-load-over"));
            }
            return self.check_rest(game);
        }
        let Some(frames) = frames else { return self.begin(game) };
        if frames.len() > LONGEST {
            return Err(wrong("pending", "load-frame"));
        }
        for (index, frame) in frames.iter().enumerate() {
            let frame = self.frame(&format!("pending.{index}"), frame)?;
            game.push(frame);
        }
        self.check_rest(game)?;
        if !can_stand(game) || !is_question(game) {
            return Err(wrong("pending", "load-frame"));
        }
        Ok(())
    }

    /// Written by hand: the draft, or the start of the turn of `active`. Where that leaves no
    /// choice, the game continues with the next question.
    fn begin(&self, game: &mut WestKingdom) -> Load<()> {
        let active = game.table.active;
        if game.is_rival(active) {
            return Err(wrong("active", "wk-load-rival-turn"));
        }
        if game.table.turn == 0 {
            let done = Seat::all(self.n).filter(|&seat| game.hidden[seat].pick.is_some());
            let done: SeatSet = done.collect();
            if self.solo {
                game.push(Discard { left: 1, why: Purpose::Deal });
            } else {
                game.push(Draft { done });
            }
        } else if game.player(active).supply > 0 {
            game.push(Turn);
        } else {
            game.push(Recall);
        }
        self.check_rest(game)?;
        if !can_stand(game) {
            return Err(wrong("pending", "load-frame"));
        }
        if !is_question(game) {
            game.pop();
            game.table.turn -= 1;
            game.begin_turn(active, &mut Log::off());
            game.settle(&mut Log::off());
        }
        Ok(())
    }

    /// What depends on the frames without being in them.
    fn check_rest(&self, game: &WestKingdom) -> Load<()> {
        let discarding = matches!(game.table.frames.last(), Some(Frame::Discard(_)));
        for seat in Seat::all(self.n) {
            let hidden = &game.hidden[seat];
            let may = discarding && seat == game.table.active;
            if !hidden.leaving.minus(hidden.hand).is_empty() || (!hidden.leaving.is_empty() && !may)
            {
                return Err(wrong(format!("seats.{}.leaving", seat.index()), "wk-load-leaving"));
            }
        }
        // WK-71: a full market is emptied in the turn that fills it, and so is the wish to do so.
        let full = game.table.market.iter().all(Option::is_some);
        let acting = matches!(game.table.frames.first(), Some(Frame::Close(_)));
        if (game.table.reset || full) && !acting {
            return Err(wrong("reset", "wk-load-reset"));
        }
        self.check_workshop(game)
    }

    /// A space of the Workshop is free only while it waits for its refill, or when so many
    /// apprentices can be hired that the pile runs out (WK-24, WK-E27).
    fn check_workshop(&self, game: &WestKingdom) -> Load<()> {
        let hired: usize =
            Seat::all(self.players).map(|seat| usize::from(game.apprentice_limit(seat))).sum();
        let cards = self.edition.apprentice_cards().len();
        let runs_out = hired + APPRENTICE_ROWS * APPRENTICE_COLUMNS > cards;
        for (row, spaces) in game.table.workshop.iter().enumerate() {
            for (column, kind) in spaces.iter().enumerate() {
                let here = Refill { row: row as u8, column: column as u8 }.into();
                let waits = game.table.frames.contains(&here);
                if kind.is_some() == waits && (waits || !runs_out) {
                    return Err(wrong("workshop", "wk-load-workshop"));
                }
            }
        }
        Ok(())
    }

    fn frame(&self, field: &str, doc: &FrameDoc) -> Load<Frame> {
        let building = |id: &str| self.building(field, id);
        let seats = |list: &[Seat]| seat_set(field, list, self.n);
        Ok(match doc {
            FrameDoc::Draft { done } => Draft { done: seats(done)? }.into(),
            FrameDoc::Turn {} => Turn.into(),
            FrameDoc::Recall {} => Recall.into(),
            FrameDoc::Dig {} => Dig.into(),
            FrameDoc::Workshop {} => Workshop.into(),
            FrameDoc::Trades { left } => Trades { left: *left }.into(),
            FrameDoc::Mix { trade } => {
                Payment { paying: self.paying(field, trade.as_deref())? }.into()
            }
            FrameDoc::Captures { left, building: by, begun, discount, from, most } => {
                Captures(Raid {
                    left: *left,
                    by: match by {
                        None => RaidBy::Visit,
                        Some(id) => RaidBy::Building(building(id)?),
                    },
                    begun: *begun,
                    discount: *discount,
                    from: open_locations(field, from)?,
                    most: *most,
                })
                .into()
            }
            FrameDoc::Guard { left } => Guard { left: *left }.into(),
            FrameDoc::Guild {} => Guild.into(),
            FrameDoc::Middle {} => Middle.into(),
            FrameDoc::Look { cards, left } => Look { cards: *cards, left: *left }.into(),
            FrameDoc::FreeHire { building: id, left } => {
                FreeHire { building: building(id)?, left: *left }.into()
            }
            FrameDoc::Dismiss { row, column } => {
                let (row, column) = space(field, *row, *column)?;
                Dismiss { row, column }.into()
            }
            FrameDoc::Discard { left, why, building: by } => {
                let by = by.as_deref().map(building).transpose()?;
                Discard { left: *left, why: purpose(field, *why, by)? }.into()
            }
            FrameDoc::Choose { building: id } => Choose { building: building(id)? }.into(),
            FrameDoc::Destroy { seat: owner, most } => {
                Destroy { seat: seat(field, *owner, self.players)?, most: *most }.into()
            }
            FrameDoc::Reset { seat: owner, acted } => {
                Reset { seat: seat(field, *owner, self.players)?, acted: places(field, acted)? }
                    .into()
            }
            FrameDoc::Refill { row, column } => {
                let (row, column) = space(field, *row, *column)?;
                Refill { row, column }.into()
            }
            FrameDoc::Gain { seat: owner, gain } => {
                Gaining { seat: seat(field, *owner, self.players)?, gain: read(field, gain)? }
                    .into()
            }
            FrameDoc::Effect { building: id } => TakeEffect { building: building(id)? }.into(),
            FrameDoc::Everyone { building: id, left } => {
                Everyone { building: building(id)?, left: seats(left)? }.into()
            }
            FrameDoc::Close {} => Close.into(),
            FrameDoc::ResetActs { left } => ResetActs { left: seats(left)? }.into(),
            FrameDoc::ResetEnd {} => ResetEnd.into(),
            FrameDoc::Limit {} => Limit.into(),
            FrameDoc::Next {} => Next.into(),
        })
    }

    fn paying(&self, field: &str, trade: Option<&str>) -> Load<Paying> {
        Ok(match trade {
            None => Paying::Advance,
            Some("1") => Paying::Trade(Deal::Open(0)),
            Some("2") => Paying::Trade(Deal::Open(1)),
            Some(id) => Paying::Trade(Deal::Of(self.apprentice(field, id)?)),
        })
    }
}

/// Whether the last turn is played (WK-80), or as many rounds as were agreed (WK-E58).
fn has_ended(game: &WestKingdom) -> bool {
    let table = &game.table;
    let rounds = u32::from(table.round_limit);
    let stopped =
        rounds > 0 && game.round() >= rounds && table.active.next(game.n_seats()) == table.first;
    table.turn > 0
        && (table.last_turns == 0 || stopped)
        && (table.last_turns == NOT_YET || table.last_turns as usize <= game.n_seats())
}

/// Whether frames lie on each other as they do in play: the end of the action at the bottom, a
/// question on top, and between them what goes on by itself. What each of them says is doubted only
/// as far as it must be ([`Question::fits`]): a document may set up a position that play would not
/// reach.
fn can_stand(game: &WestKingdom) -> bool {
    let frames = game.frames();
    let in_order = match frames {
        [Frame::Turn(_) | Frame::Recall(_)] => game.table.turn > 0,
        [Frame::Draft(_) | Frame::Discard(Discard { why: Purpose::Deal, .. })] => {
            game.table.turn == 0
        }
        _ => {
            let ranks = || frames.iter().filter_map(rank);
            game.table.turn > 0 && ranks().is_sorted_by(|a, b| a < b) && ranks().next() == Some(1)
        }
    };
    // The house rival answers nothing, but others may be asked in its turn.
    in_order
        && !game.asked().iter().any(|seat| game.is_rival(seat))
        && frames.iter().all(|frame| frame.fits(game))
}

/// How deep a frame lies. Gains wait anywhere above the end of the action.
const fn rank(frame: &Frame) -> Option<u8> {
    Some(match frame {
        Frame::Gaining(_) => return None,
        // These stand alone.
        Frame::Turn(_) | Frame::Recall(_) | Frame::Draft(_) => 0,
        Frame::Close(_) | Frame::Limit(_) | Frame::Next(_) => 1,
        Frame::ResetEnd(_) => 2,
        Frame::ResetActs(_) => 3,
        Frame::Everyone(_)
        | Frame::Reset(_)
        | Frame::Trades(_)
        | Frame::Captures(_)
        | Frame::Guard(_)
        | Frame::FreeHire(_) => 4,
        Frame::TakeEffect(_) | Frame::Refill(_) => 5,
        _ => 6,
    })
}

/// Whether everybody who is asked has a choice (WK-E67). The placing of a worker is asked anyway;
/// and in a world that agrees with a view, a hand may offer fewer buildings to construct than the
/// true one.
fn is_question(game: &WestKingdom) -> bool {
    let asked = game.asked();
    !asked.is_empty()
        && asked.iter().all(|seat| {
            let mut count = 0;
            game.each_answer(seat, |_| count += 1);
            let few = matches!(game.table.frames.last(), Some(Frame::Turn(_) | Frame::Guild(_)));
            count > 1 || (few && count == 1)
        })
}

/// A space of the Workshop, counted from 1 in documents.
fn space(field: &str, row: u8, column: u8) -> Load<(u8, u8)> {
    let (rows, columns) = (1..=APPRENTICE_ROWS as u8, 1..=APPRENTICE_COLUMNS as u8);
    if !rows.contains(&row) || !columns.contains(&column) {
        return Err(wrong(field, "load-range"));
    }
    Ok((row - 1, column - 1))
}

/// Places among the apprentices of a player, a bit for each.
fn places(field: &str, acted: &[u8]) -> Load<u8> {
    let mut bits = 0u8;
    for &place in acted {
        let bit = 1u8.checked_shl(place.into()).ok_or_else(|| wrong(field, "load-range"))?;
        if bits & bit != 0 {
            return Err(wrong(field, "load-twice"));
        }
        bits |= bit;
    }
    Ok(bits)
}

fn open_locations(field: &str, ids: &[String]) -> Load<u16> {
    let mut bits = 0;
    for id in ids {
        let open = Location::find(id).filter(|location| location.is_open());
        let open = open.ok_or_else(|| wrong(format!("{field} {id}"), "wk-load-location"))?;
        let bit = 1u16 << open as u16;
        if bits & bit != 0 {
            return Err(wrong(format!("{field} {id}"), "load-twice"));
        }
        bits |= bit;
    }
    Ok(bits)
}

/// Only a building is named.
fn purpose(field: &str, why: WhyDoc, building: Option<Building>) -> Load<Purpose> {
    match (why, building) {
        (WhyDoc::Limit, None) => Ok(Purpose::Limit),
        (WhyDoc::Cathedral, None) => Ok(Purpose::Cathedral),
        (WhyDoc::Deal, None) => Ok(Purpose::Deal),
        (WhyDoc::Building, Some(building)) => Ok(Purpose::Building(building)),
        _ => Err(wrong(field, "load-frame")),
    }
}

/// A gain that waits is something, and its virtue destroys no more debts than an answer can say.
fn read(field: &str, doc: &GainDoc) -> Load<Gain> {
    let &GainDoc { clay, wood, stone, gold, marble, silver, virtue, building_card, debt } = doc;
    let goods = Goods([clay, wood, stone, gold, marble, silver]);
    let gain = Gain { goods, virtue, building_card, debt };
    if gain.is_empty() || virtue > MOST_DEBTS {
        return Err(wrong(field, "load-range"));
    }
    Ok(gain)
}
