//! How many unpaid debts are destroyed? (WK-61, WK-E51)

use game_core::{Answers, Log, Message, Question, Seat, SeatSet, Stack};

use super::Frame;
use crate::action::{Action, MOST_DEBTS};
use crate::edition::MAX_VIRTUE;
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// How many unpaid debts are destroyed?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destroy {
    /// The player whose debts they are.
    pub seat: Seat,
    /// The most that may be destroyed.
    pub most: u8,
}

impl Question<WestKingdom> for Destroy {
    fn asks(self, _: &WestKingdom) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn open(self, _: &WestKingdom, _: Seat, out: &mut impl Answers<Action>) {
        out.push_all((0..=self.most).map(|debts| Action::Destroy { debts }));
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Destroy { .. } => Refusal::TooManyDebts { most: self.most },
            _ => Refusal::OtherQuestion,
        }
    }

    /// One more than is allowed, as long as it can be said.
    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        if self.most < MOST_DEBTS {
            out.push(Action::Destroy { debts: self.most + 1 });
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Destroy { debts } = action else { return };
        // Those of the Church, which asks only with the switch of WK-Q7, can go below the end of
        // the track, too.
        let beyond = game.player(seat).virtue >= MAX_VIRTUE;
        log.cite(if beyond { "WK-61" } else { "WK-52" });
        game.destroy_debts(seat, debts, log);
        if log.is_on() {
            log.cite(what_waited(game));
        }
    }

    fn fits(self, game: &WestKingdom) -> bool {
        let debts = game.player(self.seat).debts;
        !game.is_rival(self.seat)
            && (1..=MOST_DEBTS).contains(&self.most)
            && u16::from(self.most) <= debts
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        Message::new("wk-ask-destroy")
            .int("most", self.most)
            .heap("debts", Heap::of("debt", game.player(seat).debts))
    }
}

/// The paragraph of a gain that has waited for an answer about debts. All other steps cite their
/// own.
fn what_waited(game: &WestKingdom) -> &'static str {
    let step = game.frames().iter().rev().find(|frame| !matches!(frame, Frame::Gaining(_)));
    match step {
        Some(Frame::Trades(_)) => "WK-18",
        Some(Frame::Refill(_)) => "WK-44",
        Some(Frame::Guard(_)) => "WK-45",
        Some(Frame::Everyone(_)) => "WK-52",
        Some(Frame::Reset(_) | Frame::ResetActs(_)) => "WK-71",
        // A Reward card and Acolytes: no other virtue of a turn's action comes with more.
        _ => "WK-54",
    }
}
