//! Reading the open questions; [`super::stack`] tells where they can stand.

use game_core::doc::{seat, seat_set, wrong};
use game_core::{Log, Seat, SeatSet};

use super::StateDoc;
use super::frames::{FrameDoc, GainDoc, WhyDoc};
use super::load::{Load, Reader};
use super::stack;
use crate::action::{Deal, MOST_DEBTS};
use crate::edition::{APPRENTICE_COLUMNS, APPRENTICE_ROWS, Building, Gain, Goods, Location};
use crate::state::{Frame, NOT_YET, Paying, Purpose, Raid, RaidBy, WestKingdom};

/// More frames never wait at once: a reset in which debts are destroyed, or a debt paid with the
/// help of apprentices, has six.
const LONGEST: usize = 7;

impl Reader {
    /// Reads `pending`, and makes sure that it is where a game can stand.
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
            game.table.frames.push(frame);
        }
        self.check_rest(game)?;
        if !stack::is_possible(game) || !is_question(game) {
            return Err(wrong("pending", "load-frame"));
        }
        Ok(())
    }

    /// Written by hand: the draft, or the start of the turn of `active`. Where that leaves no
    /// choice, the game goes on to the next question.
    fn begin(&self, game: &mut WestKingdom) -> Load<()> {
        let active = game.table.active;
        if game.is_rival(active) {
            return Err(wrong("active", "wk-load-rival-turn"));
        }
        if game.table.turn == 0 {
            let done = Seat::all(self.n).filter(|&seat| game.hidden[seat].pick.is_some());
            let done: SeatSet = done.collect();
            game.table.frames.push(if self.solo {
                Frame::Discard { left: 1, why: Purpose::Deal }
            } else {
                Frame::Draft { done }
            });
        } else {
            let free = game.player(active).supply > 0;
            game.table.frames.push(if free { Frame::Turn } else { Frame::Recall });
        }
        self.check_rest(game)?;
        if !stack::is_possible(game) {
            return Err(wrong("pending", "load-frame"));
        }
        if !is_question(game) {
            game.table.frames.pop();
            game.table.turn -= 1;
            game.begin_turn(active, &mut Log::off());
            game.settle(&mut Log::off());
        }
        Ok(())
    }

    /// What depends on the frames without being in them.
    fn check_rest(&self, game: &WestKingdom) -> Load<()> {
        let discarding = matches!(game.table.frames.last(), Some(Frame::Discard { .. }));
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
        let acting = matches!(game.table.frames.first(), Some(Frame::Close));
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
                let here = Frame::Refill { row: row as u8, column: column as u8 };
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
            FrameDoc::Draft { done } => Frame::Draft { done: seats(done)? },
            FrameDoc::Turn {} => Frame::Turn,
            FrameDoc::Recall {} => Frame::Recall,
            FrameDoc::Dig {} => Frame::Dig,
            FrameDoc::Workshop {} => Frame::Workshop,
            FrameDoc::Trades { left } => Frame::Trades { left: *left },
            FrameDoc::Mix { trade } => Frame::Mix { paying: self.paying(field, trade.as_deref())? },
            FrameDoc::Captures { left, building: by, begun, discount, from, most } => {
                Frame::Captures(Raid {
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
            }
            FrameDoc::Guard { left } => Frame::Guard { left: *left },
            FrameDoc::Guild {} => Frame::Guild,
            FrameDoc::Middle {} => Frame::Middle,
            FrameDoc::Look { cards, left } => Frame::Look { cards: *cards, left: *left },
            FrameDoc::FreeHire { building: id, left } => {
                Frame::FreeHire { building: building(id)?, left: *left }
            }
            FrameDoc::Dismiss { row, column } => {
                let (row, column) = space(field, *row, *column)?;
                Frame::Dismiss { row, column }
            }
            FrameDoc::Discard { left, why, building: by } => {
                let by = by.as_deref().map(building).transpose()?;
                Frame::Discard { left: *left, why: purpose(field, *why, by)? }
            }
            FrameDoc::Choose { building: id } => Frame::Choose { building: building(id)? },
            FrameDoc::Destroy { seat: owner, most } => {
                Frame::Destroy { seat: seat(field, *owner, self.players)?, most: *most }
            }
            FrameDoc::Reset { seat: owner, acted } => Frame::Reset {
                seat: seat(field, *owner, self.players)?,
                acted: places(field, acted)?,
            },
            FrameDoc::Refill { row, column } => {
                let (row, column) = space(field, *row, *column)?;
                Frame::Refill { row, column }
            }
            FrameDoc::Gain { seat: owner, gain } => {
                Frame::Gain { seat: seat(field, *owner, self.players)?, gain: read(field, gain)? }
            }
            FrameDoc::Effect { building: id } => Frame::Effect { building: building(id)? },
            FrameDoc::Everyone { building: id, left } => {
                Frame::Everyone { building: building(id)?, left: seats(left)? }
            }
            FrameDoc::Close {} => Frame::Close,
            FrameDoc::ResetActs { left } => Frame::ResetActs { left: seats(left)? },
            FrameDoc::ResetEnd {} => Frame::ResetEnd,
            FrameDoc::Limit {} => Frame::Limit,
            FrameDoc::Next {} => Frame::Next,
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

/// Whether everybody who is asked has a choice (WK-E67). The placing of a worker is asked anyway;
/// and in a world that agrees with a view, a hand may offer fewer buildings to construct than the
/// true one.
fn is_question(game: &WestKingdom) -> bool {
    let asked = game.asked();
    !asked.is_empty()
        && asked.iter().all(|seat| {
            let mut count = 0;
            game.answers(seat, |_| count += 1);
            let few = matches!(game.table.frames.last(), Some(Frame::Turn | Frame::Guild));
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
