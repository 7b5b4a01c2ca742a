//! Undoing answers.

use game_core::{BarrierKind, LiveGame, Message, Problem, Seat, SeatSet};
use protocol::Happening;

use crate::entry::{Millis, Wanted};
use crate::setup::UndoPolicy;
use crate::step::Step;
use crate::stream::Emitted;
use crate::table::{Play, Table};

/// What undo would do for a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum UndoStatus {
    /// The answer to this question can be undone freely.
    Free {
        /// The number of the question.
        question: u32,
    },
    /// It can be undone past a barrier, since the table holds nobody else's secrets.
    Alone {
        /// The number of the question.
        question: u32,
        /// The barrier.
        barrier: BarrierKind,
    },
    /// It can be undone if others agree.
    Consent {
        /// The number of the question.
        question: u32,
        /// The seats that would have to agree.
        of: SeatSet,
        /// The barrier.
        barrier: BarrierKind,
    },
    /// Nothing can be undone, for this reason.
    Refused(Problem),
}

/// How an answer can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// On its own: the question is still open to others.
    Alone,
    /// With everything after it; past this barrier, if any.
    Back(Option<BarrierKind>),
}

impl Table {
    /// What undo would do for a seat now.
    pub fn undo_status(&self, seat: Seat) -> UndoStatus {
        match self.find_undo(seat) {
            Err(problem) => UndoStatus::Refused(problem),
            Ok((question, Way::Alone | Way::Back(None))) => UndoStatus::Free { question },
            Ok((question, Way::Back(Some(barrier)))) => {
                let of = self.present_others(seat);
                if of.is_empty() {
                    UndoStatus::Alone { question, barrier }
                } else {
                    UndoStatus::Consent { question, of, barrier }
                }
            }
        }
    }

    /// The question whose answer would be undone, and how.
    pub(crate) fn find_undo(&self, seat: Seat) -> Result<(u32, Way), Problem> {
        self.chair(seat)?;
        let play = self.playing()?;
        if self.paused {
            return Err(Problem::of("table-paused"));
        }
        if !self.is_played_by_person(seat) {
            return Err(self.about("table-bot-plays", seat).into());
        }
        let own = play.last_step(seat).filter(|index| *index >= self.prelude());
        let Some(index) = own else {
            return Err(Problem::of("table-undo-nothing"));
        };
        let question = play.steps[index].question;
        let way = play.way_back(index);
        match (way, self.setup().undo) {
            (Way::Alone, _) => {}
            (Way::Back(_), UndoPolicy::None) => return Err(Problem::of("table-undo-off")),
            (Way::Back(Some(barrier)), UndoPolicy::Free) => {
                return Err(with_barrier(Message::new("table-undo-barrier"), barrier).into());
            }
            (Way::Back(_), UndoPolicy::Free | UndoPolicy::Consent) => {}
        }
        self.check_rated_undo(way)?;
        // Past a barrier everyone whose secrets are here must agree, and the absent cannot.
        // Otherwise somebody could let a bot play from a hand, undo, and see what it does the next
        // time.
        if let (Way::Back(Some(barrier)), Some(absent)) = (way, self.absent_other(seat)) {
            let message = self.about("table-undo-absent", absent);
            return Err(with_barrier(message, barrier).into());
        }
        Ok((question, way))
    }

    /// Undoes step `keep` and everything after it. If it is `timed`, nobody gains time by it.
    pub(crate) fn go_back(
        &mut self,
        keep: usize,
        all: bool,
        timed: bool,
        emitted: &mut Emitted,
    ) -> Result<(), Problem> {
        let viewers = self.chairs.len() + 1;
        let play = self.playing()?;
        let game = self.replayed(&play.game.actions()[..keep])?;
        let undone: Vec<Step> = play.steps[keep..].to_vec();
        let marks = play.marks[keep * viewers..(keep + 1) * viewers].to_vec();
        let seat = undone[0].seat;
        self.stop_all_clocks();
        for step in undone.iter().filter(|step| step.paid) {
            self.charge_increment(step.seat);
        }
        let play = self.play.as_mut().expect("the game goes on");
        play.game = game;
        play.sealed = undone[0].sealed;
        play.steps.truncate(keep);
        play.marks.truncate(keep * viewers);
        for other in play.game.awaiting().iter() {
            play.asked[other.index()] += 1;
        }
        for other in self.awaiting().iter() {
            match undone.iter().find(|step| step.seat == other) {
                Some(step) if timed => self.restart_clock(other, step.due),
                Some(_) | None => self.start_clock(other),
            }
        }
        for (viewer, mark) in self.viewers().zip(marks) {
            // An act that showed a viewer nothing is undone without telling them, unless they were
            // asked.
            if all || viewer.is(seat) || self.count(viewer) > mark {
                let to = u64::from(mark);
                self.tell(emitted, viewer, Happening::Undone { seat: seat.index() as u8, to });
            }
        }
        self.withdraw_undo(emitted);
        Ok(())
    }

    /// Undoes one answer to a question that is still open to others, and keeps what they have
    /// answered meanwhile: such answers commute.
    pub(crate) fn take_back(
        &mut self,
        index: usize,
        timed: bool,
        emitted: &mut Emitted,
    ) -> Result<(), Problem> {
        let viewers = self.chairs.len() + 1;
        let play = self.playing()?;
        let actions = play.game.actions();
        let step = play.steps[index];
        let mut game = self.replayed(&actions[..index])?;
        let (seat, action) = &actions[index];
        let events = game.boxed_clone().apply(*seat, action)?;
        for (other, action) in &actions[index + 1..] {
            game.apply(*other, action)?;
        }
        let before = play.game.awaiting();
        let others = before.without(step.seat);
        if game.awaiting().without(step.seat) != others || !game.awaiting().contains(step.seat) {
            return Err(Problem::of("table-undo-nothing"));
        }
        let marks = play.marks[index * viewers..(index + 1) * viewers].to_vec();
        let play = self.play.as_mut().expect("the game goes on");
        play.game = game;
        play.steps.remove(index);
        play.marks.drain(index * viewers..(index + 1) * viewers);
        play.asked[step.seat.index()] += 1;
        // A seat that was not done yet keeps its running clock.
        if !before.contains(step.seat) {
            if step.paid {
                self.charge_increment(step.seat);
            }
            if timed {
                self.restart_clock(step.seat, step.due);
            } else {
                self.start_clock(step.seat);
            }
        }
        for (viewer, mark) in self.viewers().zip(marks) {
            let heard = events.iter().filter(|event| event.to.includes(viewer)).count();
            if heard > 0 {
                let from = u64::from(mark) + 1;
                let to = u64::from(mark) + heard as u64;
                let seat = step.seat.index() as u8;
                self.tell(emitted, viewer, Happening::TakenBack { seat, from, to });
            }
        }
        Ok(())
    }

    /// Drops an undo proposal when the game moves on.
    pub(crate) fn withdraw_undo(&mut self, emitted: &mut Emitted) {
        let is_undo = |what| matches!(what, Wanted::Undo { .. });
        if self.proposal.as_ref().is_some_and(|open| is_undo(open.what)) {
            self.withdraw(None, emitted);
        }
    }

    /// The game after these actions, played from its beginning.
    pub(crate) fn replayed(
        &self,
        actions: &[(Seat, String)],
    ) -> Result<Box<dyn LiveGame>, Problem> {
        let play = self.play.as_ref().ok_or_else(|| Problem::of("table-not-started"))?;
        let seed = play.seed;
        let fixed = &self.fixed;
        let mut game = fixed.setup.begin(fixed.kind, fixed.edition, seed)?;
        for (seat, action) in actions {
            game.apply(*seat, action)?;
        }
        Ok(game)
    }
}

impl Play {
    /// The last standing answer of a seat.
    pub fn last_step(&self, seat: Seat) -> Option<usize> {
        self.steps.iter().rposition(|step| step.seat == seat)
    }

    /// The step that answered this question of a seat, if it stands.
    pub fn step_of(&self, seat: Seat, question: u32) -> Option<usize> {
        self.steps.iter().rposition(|step| step.seat == seat && step.question == question)
    }

    /// When that answer was due.
    pub fn due(&self, seat: Seat, question: u32) -> Millis {
        self.step_of(seat, question).map_or(0, |index| self.steps[index].due)
    }

    /// How an answer can be undone.
    pub fn way_back(&self, index: usize) -> Way {
        let since = &self.steps[index..];
        let barrier = since.iter().find_map(|step| step.barrier);
        if self.sealed && since[0].sealed && barrier.is_none() {
            return Way::Alone;
        }
        // That somebody else has acted since is a barrier, too.
        Way::Back(barrier.or_else(|| (since.len() > 1).then_some(BarrierKind::Handover)))
    }
}

/// Adds the words for a barrier to a message.
pub(crate) fn with_barrier(message: Message, barrier: BarrierKind) -> Message {
    let key = match barrier {
        BarrierKind::Reveal => "barrier-reveal",
        BarrierKind::Chance => "barrier-chance",
        BarrierKind::Handover => "barrier-handover",
    };
    message.key("barrier", key)
}
