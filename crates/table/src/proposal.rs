//! Proposals that all people at the table must agree to.

use game_core::{Problem, Seat, SeatSet};
use protocol::{Happening, OpenProposal, Proposed};

use crate::entry::Wanted;
use crate::stream::Emitted;
use crate::table::{End, Rematch, Table};

/// A proposal that waits for consent. There is one at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub number: u32,
    pub seat: Seat,
    pub what: Wanted,
    pub agreed: SeatSet,
    /// Whether it was announced; it is not if nobody has to be asked.
    pub announced: bool,
}

/// With fewer answers than this, a game has hardly begun.
const A_GAME: usize = 10;

impl Table {
    /// The proposal that waits for consent.
    pub fn proposal(&self) -> Option<OpenProposal> {
        self.proposal.as_ref().map(|open| OpenProposal {
            number: open.number,
            seat: open.seat.index() as u8,
            what: match open.what {
                Wanted::Undo { .. } => Proposed::Undo,
                Wanted::Pause => Proposed::Pause,
                Wanted::Resign => Proposed::Resign,
                Wanted::Rematch => Proposed::Rematch,
            },
            asked: self.still_asked(open).iter().map(|seat| seat.index() as u8).collect(),
        })
    }

    /// The seats whose consent is still missing. People for whom a bot plays are not asked, and a
    /// person with several seats is asked once.
    pub(crate) fn still_asked(&self, open: &Open) -> SeatSet {
        let agreed = |id: &str| open.agreed.iter().any(|seat| self.is_of(seat, id));
        let missing = |seat: &Seat| self.person(*seat).is_some_and(|who| !agreed(&who.id));
        self.present_others(open.seat).iter().filter(missing).collect()
    }

    pub(crate) fn propose(&mut self, seat: Seat, what: Wanted, emitted: &mut Emitted) {
        self.proposals += 1;
        let announced = !self.present_others(seat).is_empty();
        let number = self.proposals;
        self.proposal = Some(Open { number, seat, what, agreed: SeatSet::EMPTY, announced });
        if let Some(proposal) = self.proposal().filter(|_| announced) {
            self.tell_all(emitted, &Happening::Proposed(proposal));
        }
    }

    pub(crate) fn consent(
        &mut self,
        seat: Seat,
        agree: bool,
        emitted: &mut Emitted,
    ) -> Result<(), Problem> {
        self.chair(seat)?;
        let Some(open) = &mut self.proposal else {
            return Err(Problem::of("table-no-proposal"));
        };
        if !agree {
            self.withdraw(Some(seat), emitted);
            return Ok(());
        }
        open.agreed = open.agreed.with(seat);
        let proposal = open.number;
        self.tell_all(emitted, &Happening::Agreed { seat: seat.index() as u8, proposal });
        Ok(())
    }

    pub(crate) fn withdraw(&mut self, by: Option<Seat>, emitted: &mut Emitted) {
        if let Some(open) = self.proposal.take() {
            let by = by.map(|seat| seat.index() as u8);
            self.tell_all(emitted, &Happening::Withdrawn { proposal: open.number, by });
        }
    }

    /// Drops an open undo proposal that waits for the consent of somebody who has gone.
    pub(crate) fn withdraw_undo_asking(&mut self, seat: Seat, emitted: &mut Emitted) {
        if self.proposal.as_ref().is_some_and(|open| self.still_asked(open).contains(seat)) {
            self.withdraw_undo(emitted);
        }
    }

    /// Carries out the open proposal if no consent is missing any more. Called after every entry:
    /// somebody who was asked may have been handed over to a bot.
    pub(crate) fn settle_proposal(&mut self, emitted: &mut Emitted) -> Result<(), Problem> {
        let agreed = |open: &Open| self.still_asked(open).is_empty();
        let Some(open) = self.proposal.clone().filter(agreed) else { return Ok(()) };
        self.proposal = None;
        if open.announced {
            self.tell_all(emitted, &Happening::Accepted { proposal: open.number });
        }
        match open.what {
            Wanted::Undo { question } => {
                let step = self.playing()?.step_of(open.seat, question);
                self.go_back(step.ok_or_else(|| Problem::of("table-log"))?, true, false, emitted)?;
                // Everyone who was asked was handed over to a bot, as old logs allow; then the game
                // is unrated.
                self.unrate(open.agreed.is_empty(), emitted);
                Ok(())
            }
            Wanted::Pause => {
                (self.paused, self.paused_at) = (true, self.last);
                self.stop_all_clocks();
                self.tell_all(emitted, &Happening::Paused);
                Ok(())
            }
            Wanted::Resign => {
                // With more than two players, a game that one has left is nobody's victory, and a
                // game that has hardly begun would be a gift. Whoever lost by leaving has lost all
                // the same.
                let steps = self.playing()?.steps.len();
                let counts = self.chairs.len() == 2 && steps >= A_GAME;
                self.rated &= counts || !self.forfeits.is_empty();
                self.finish(End::Resigned(open.seat), emitted);
                Ok(())
            }
            Wanted::Rematch => {
                self.rematch = Rematch::Agreed;
                Ok(())
            }
        }
    }

    fn is_of(&self, seat: Seat, account: &str) -> bool {
        self.person(seat).is_some_and(|who| who.id == account)
    }
}
