//! Open questions and steps as documents.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::none;
use super::write::Writer;
use crate::action::Deal;
use crate::edition::{Gain, Location, MAX_APPRENTICES};
use crate::questions::{
    Captures, Choose, Close, Destroy, Dig, Discard, Dismiss, Draft, Everyone, Frame, FreeHire,
    Gaining, Guard, Guild, Limit, Look, Middle, Next, Payment, Recall, Refill, Reset, ResetActs,
    ResetEnd, TakeEffect, Trades, Turn, Workshop,
};
use crate::state::{Paying, Purpose, Raid, RaidBy};

/// An open question or a step that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the sentence of a frame says what its fields are")]
pub enum FrameDoc {
    /// Which card is kept, asked of all at once; the seats that have chosen.
    Draft { done: Vec<Seat> },
    /// Where a worker is placed.
    Turn {},
    /// From where a worker is taken back.
    Recall {},
    /// Clay or gold.
    Dig {},
    /// Hire or draw.
    Workshop {},
    /// Which trade next; how many are left. Waits while one is being paid or its virtue settled.
    Trades { left: u8 },
    /// Which goods pay the trade, `"1"`, `"2"` or an apprentice; without it, the next level of the
    /// Cathedral.
    Mix {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trade: Option<String>,
    },
    /// Which capture next; how many are left, the building that grants them (missing in the Town
    /// Centre), whether one was made, the silver still taken off (missing if none), the locations
    /// captured at, and how many these may be.
    Captures {
        left: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        building: Option<String>,
        begun: bool,
        #[serde(default, skip_serializing_if = "none")]
        discount: u8,
        from: Vec<String>,
        most: u8,
    },
    /// Which action of the Guardhouse next; how many are left.
    Guard { left: u8 },
    /// Construct or advance.
    Guild {},
    /// Hire or look at building cards.
    Middle {},
    /// Which of the cards looked at, the uppermost of the pile, is kept; how many they are, and how
    /// many are still kept.
    Look { cards: u8, left: u8 },
    /// Whom the building hires at no cost; how many hires are left.
    FreeHire { building: String, left: u8 },
    /// Who makes room for the apprentice in that place, counted from 1.
    Dismiss { row: u8, column: u8 },
    /// Which card of the hand goes under the pile; how many are still asked for, and why:
    /// `building` is then named.
    Discard {
        left: u8,
        why: WhyDoc,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        building: Option<String>,
    },
    /// Which of the two gains of the building.
    Choose { building: String },
    /// How many unpaid debts `seat` destroys.
    Destroy { seat: Seat, most: u8 },
    /// What the reset apprentices of `seat` do; the places, counted from 0, of those in
    /// `apprentices` that have acted.
    Reset { seat: Seat, acted: Vec<u8> },
    /// Waits: the row slides and is refilled.
    Refill { row: u8, column: u8 },
    /// Waits: a gain.
    Gain { seat: Seat, gain: GainDoc },
    /// Waits: the immediate effect of the building.
    Effect { building: String },
    /// Waits: its effect on the players that are left.
    Everyone { building: String, left: Vec<Seat> },
    /// Waits: the end of the action, under everything else of it.
    Close {},
    /// Waits: step 3 of a reset for the players that are left.
    ResetActs { left: Vec<Seat> },
    /// Waits: steps 4 and 5 of a reset.
    ResetEnd {},
    /// Waits: the hand limit.
    Limit {},
    /// Waits: the next turn.
    Next {},
}

/// Why cards of the hand go under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhyDoc {
    /// The hand limit.
    Limit,
    /// An advance on the Cathedral.
    Cathedral,
    /// A building, which is named.
    Building,
    /// The card dealt too much to a single player.
    Deal,
}

/// A gain; what is 0 may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the words of the data file")]
pub struct GainDoc {
    #[serde(skip_serializing_if = "none")]
    pub clay: u8,
    #[serde(skip_serializing_if = "none")]
    pub wood: u8,
    #[serde(skip_serializing_if = "none")]
    pub stone: u8,
    #[serde(skip_serializing_if = "none")]
    pub gold: u8,
    #[serde(skip_serializing_if = "none")]
    pub marble: u8,
    #[serde(skip_serializing_if = "none")]
    pub silver: u8,
    #[serde(skip_serializing_if = "none")]
    pub virtue: u8,
    #[serde(skip_serializing_if = "none")]
    pub building_card: u8,
    #[serde(skip_serializing_if = "none")]
    pub debt: u8,
}

impl From<Gain> for GainDoc {
    fn from(gain: Gain) -> Self {
        let [clay, wood, stone, gold, marble, silver] = gain.goods.0;
        let Gain { virtue, building_card, debt, .. } = gain;
        Self { clay, wood, stone, gold, marble, silver, virtue, building_card, debt }
    }
}

impl Writer<'_> {
    pub(super) fn frames(&self) -> Vec<FrameDoc> {
        self.table.frames.iter().map(|&frame| self.frame(frame)).collect()
    }

    fn frame(&self, frame: Frame) -> FrameDoc {
        match frame {
            Frame::Draft(Draft { done }) => FrameDoc::Draft { done: seats(done) },
            Frame::Turn(Turn) => FrameDoc::Turn {},
            Frame::Recall(Recall) => FrameDoc::Recall {},
            Frame::Dig(Dig) => FrameDoc::Dig {},
            Frame::Workshop(Workshop) => FrameDoc::Workshop {},
            Frame::Trades(Trades { left }) => FrameDoc::Trades { left },
            Frame::Payment(Payment { paying }) => FrameDoc::Mix { trade: self.trade(paying) },
            Frame::Captures(Captures(raid)) => self.captures(raid),
            Frame::Guard(Guard { left }) => FrameDoc::Guard { left },
            Frame::Guild(Guild) => FrameDoc::Guild {},
            Frame::Middle(Middle) => FrameDoc::Middle {},
            Frame::Look(Look { cards, left }) => FrameDoc::Look { cards, left },
            Frame::FreeHire(FreeHire { building, left }) => {
                FrameDoc::FreeHire { building: self.building(building), left }
            }
            Frame::Dismiss(Dismiss { row, column }) => {
                FrameDoc::Dismiss { row: row + 1, column: column + 1 }
            }
            Frame::Discard(Discard { left, why }) => {
                let (why, building) = match why {
                    Purpose::Limit => (WhyDoc::Limit, None),
                    Purpose::Cathedral => (WhyDoc::Cathedral, None),
                    Purpose::Building(building) => {
                        (WhyDoc::Building, Some(self.building(building)))
                    }
                    Purpose::Deal => (WhyDoc::Deal, None),
                };
                FrameDoc::Discard { left, why, building }
            }
            Frame::Choose(Choose { building }) => {
                FrameDoc::Choose { building: self.building(building) }
            }
            Frame::Destroy(Destroy { seat, most }) => FrameDoc::Destroy { seat, most },
            Frame::Reset(Reset { seat, acted }) => {
                let acted = (0..MAX_APPRENTICES as u8).filter(|index| acted & 1 << index != 0);
                FrameDoc::Reset { seat, acted: acted.collect() }
            }
            Frame::Refill(Refill { row, column }) => {
                FrameDoc::Refill { row: row + 1, column: column + 1 }
            }
            Frame::Gaining(Gaining { seat, gain }) => FrameDoc::Gain { seat, gain: gain.into() },
            Frame::TakeEffect(TakeEffect { building }) => {
                FrameDoc::Effect { building: self.building(building) }
            }
            Frame::Everyone(Everyone { building, left }) => {
                FrameDoc::Everyone { building: self.building(building), left: seats(left) }
            }
            Frame::Close(Close) => FrameDoc::Close {},
            Frame::ResetActs(ResetActs { left }) => FrameDoc::ResetActs { left: seats(left) },
            Frame::ResetEnd(ResetEnd) => FrameDoc::ResetEnd {},
            Frame::Limit(Limit) => FrameDoc::Limit {},
            Frame::Next(Next) => FrameDoc::Next {},
        }
    }

    /// A trade as answers name it; nothing for an advance on the Cathedral.
    fn trade(&self, paying: Paying) -> Option<String> {
        match paying {
            Paying::Trade(Deal::Open(index)) => Some((index + 1).to_string()),
            Paying::Trade(Deal::Of(kind)) => Some(self.apprentice(kind)),
            Paying::Advance => None,
        }
    }

    fn captures(&self, raid: Raid) -> FrameDoc {
        let Raid { left, by, begun, discount, from, most } = raid;
        let from = Location::OPEN.iter().filter(|&&at| from & 1 << at as u16 != 0);
        FrameDoc::Captures {
            left,
            building: match by {
                RaidBy::Visit => None,
                RaidBy::Building(building) => Some(self.building(building)),
            },
            begun,
            discount,
            from: from.map(|at| at.id().to_string()).collect(),
            most,
        }
    }
}

fn seats(set: SeatSet) -> Vec<Seat> {
    set.iter().collect()
}
