//! Applying entries to a table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use game_core::{MAX_SEATS, Problem, Seat, Seed, Viewer};
use protocol::{Happening, Person};

use crate::decide::FEW_ANSWERS;
use crate::entry::{Act, Actor, Entry, Who};
use crate::step::Step;
use crate::stream::Emitted;
use crate::table::{End, Play, Rematch, Table};
use crate::undo::Way;

impl Table {
    /// Applies a stored entry and returns what each viewer is told. Whether the entry should have
    /// been stored was decided by [`Table::decide`] at the time; this refuses only what cannot be
    /// carried out.
    ///
    /// # Errors
    /// If the entry cannot be carried out; nothing has changed then. If the game panicked, the
    /// table is frozen and otherwise unchanged.
    pub fn apply(&mut self, entry: &Entry) -> Result<Emitted, Problem> {
        match self.trial(entry) {
            Ok((mut next, mut emitted)) => {
                next.note_asked(self, &mut emitted);
                next.log = std::mem::take(&mut self.log);
                next.log.push(entry);
                *self = next;
                Ok(emitted)
            }
            Err(Failure::Refused(problem)) => Err(problem),
            Err(Failure::Panicked) => {
                self.frozen = true;
                Err(Problem::of("table-frozen"))
            }
        }
    }

    /// Applies an entry to a copy of the table.
    pub(crate) fn trial(&self, entry: &Entry) -> Result<(Self, Emitted), Failure> {
        if self.frozen {
            return Err(Failure::Refused(Problem::of("table-frozen")));
        }
        let mut next = self.without_log();
        let emitted = catch_unwind(AssertUnwindSafe(|| next.carry_out(entry)));
        match emitted {
            Ok(Ok(emitted)) => Ok((next, emitted)),
            Ok(Err(problem)) => Err(Failure::Refused(problem)),
            Err(_) => Err(Failure::Panicked),
        }
    }

    /// Carries out an entry. After an error the table is in an undefined state: call this on a
    /// copy.
    pub(crate) fn carry_out(&mut self, entry: &Entry) -> Result<Emitted, Problem> {
        self.last = self.last.max(entry.at);
        if let Some(id) = entry.by.account().filter(|_| entry.act.is_extra()) {
            *self.extras.entry(id.to_string()).or_default() += 1;
        }
        let mut emitted = Emitted::default();
        let out = &mut emitted;
        match &entry.act {
            Act::Sit { seat, who } => self.sit(*seat, who, out)?,
            Act::Stand { seat } => self.stand(*seat, out)?,
            Act::Start { seed } => self.start(*seed, out)?,
            Act::Answer { seat, question, action } => {
                self.answer(&entry.by, *seat, *question, action, out)?;
            }
            Act::TakeBack { seat, question, timed } => {
                let index = self.step_of(*seat, *question)?;
                self.take_back(index, *timed, out)?;
            }
            Act::Undo { seat, question, timed } => {
                let index = self.step_of(*seat, *question)?;
                let past = self.playing()?.way_back(index) != Way::Back(None);
                self.go_back(index, past, *timed, out)?;
                self.unrate(past, out);
            }
            Act::Propose { seat, what } => {
                self.chair(*seat)?;
                self.propose(*seat, *what, out);
            }
            Act::Consent { seat, agree } => self.consent(*seat, *agree, out)?,
            Act::Resume {} => {
                self.paused = false;
                self.postpone(None, self.last - self.paused_at);
                self.resume_clocks();
                self.tell_all(out, &Happening::Resumed);
            }
            Act::Flag { seat } => {
                self.chair(*seat)?;
                self.chairs[seat.index()].meter.flagged = true;
                self.tell_all(out, &Happening::Flagged { seat: number(*seat) });
            }
            Act::HandOver { seat, bot, silent } => {
                self.chair(*seat)?;
                if *silent {
                    self.withdraw_undo_asking(*seat, out);
                }
                self.stop_clock(*seat);
                self.chairs[seat.index()].bot = Some(bot.clone());
                let bot = bot.clone();
                self.tell_all(out, &Happening::HandedOver { seat: number(*seat), bot });
            }
            Act::Forfeit { seat } => self.forfeit(*seat, out)?,
            Act::Reclaim { seat } => {
                self.chair(*seat)?;
                self.chairs[seat.index()].bot = None;
                self.welcome_back(*seat);
                self.tell_all(out, &Happening::Reclaimed { seat: number(*seat) });
            }
            Act::Holiday { seat, days } => {
                self.chair(*seat)?;
                let until = self.take_holiday(*seat, *days);
                self.tell_all(out, &Happening::Holiday { seat: number(*seat), until });
            }
            Act::Outage { times } => {
                let lost = self.stand_still(times);
                self.tell_all(out, &Happening::Outage { lost });
            }
            Act::End { full, counts } => {
                if self.end.is_some() {
                    return Err(Problem::of("table-over"));
                }
                self.rated &= *counts;
                self.finish(if *full { End::Full } else { End::Abandoned }, out);
            }
            Act::Rematch { table } => {
                self.rematch = Rematch::At(table.clone());
                self.tell_all(out, &Happening::Rematch { table: table.clone() });
            }
        }
        self.settle_proposal(out)?;
        Ok(emitted)
    }

    fn sit(&mut self, seat: Seat, who: &Who, emitted: &mut Emitted) -> Result<(), Problem> {
        self.chair(seat)?;
        self.chairs[seat.index()].who = Some(who.clone());
        let who = Person { id: who.id.clone(), name: who.name.clone() };
        self.tell_all(emitted, &Happening::Sat { seat: number(seat), who });
        Ok(())
    }

    fn stand(&mut self, seat: Seat, emitted: &mut Emitted) -> Result<(), Problem> {
        self.chair(seat)?;
        self.chairs[seat.index()].who = None;
        self.tell_all(emitted, &Happening::Stood { seat: number(seat) });
        Ok(())
    }

    fn start(&mut self, seed: Seed, emitted: &mut Emitted) -> Result<(), Problem> {
        if self.play.is_some() || self.end.is_some() {
            return Err(Problem::of("table-started"));
        }
        let fixed = Arc::clone(&self.fixed);
        let opening = fixed.setup.from.as_ref();
        if opening.is_some_and(|opening| opening.seed != seed) {
            return Err(Problem::of("table-log"));
        }
        let game = fixed.setup.begin(fixed.kind, fixed.edition, seed)?;
        let awaiting = game.awaiting();
        let mut asked = [0; MAX_SEATS];
        for seat in awaiting.iter() {
            asked[seat.index()] = 1;
        }
        let sealed = awaiting.len() > 1;
        self.play = Some(Play { seed, game, steps: Vec::new(), marks: Vec::new(), asked, sealed });
        self.set_clocks();
        for seat in awaiting.iter() {
            self.start_clock(seat);
        }
        self.tell_all(emitted, &Happening::Started { seed_hash: seed.commitment() });
        for (seat, action) in opening.into_iter().flat_map(|opening| &opening.actions) {
            let question = self.playing()?.asked[seat.index()];
            self.answer(&Actor::Server, *seat, question, action, emitted)?;
        }
        Ok(())
    }

    fn answer(
        &mut self,
        by: &Actor,
        seat: Seat,
        question: u32,
        action: &str,
        emitted: &mut Emitted,
    ) -> Result<(), Problem> {
        self.playing()?;
        self.chair(seat)?;
        let marks: Vec<u32> = self.viewers().map(|viewer| self.count(viewer)).collect();
        let play = self.play.as_mut().ok_or_else(|| Problem::of("table-not-started"))?;
        let before = play.game.awaiting();
        let events = play.game.apply(seat, action)?;
        let after = play.game.awaiting();
        let barrier = events.iter().find_map(|event| event.barrier);
        let was_sealed = play.sealed;
        let stays_sealed = was_sealed && barrier.is_none();
        play.sealed = stays_sealed && !after.is_empty() || after.len() > 1;
        play.marks.extend(marks);
        let is_new = |other: Seat| other == seat || !before.contains(other);
        for other in after.iter().filter(|other| is_new(*other)) {
            play.asked[other.index()] += 1;
        }
        // A seat that has more to answer while others do too keeps its running clock.
        let keeps_clock = stays_sealed && after.contains(seat);
        let due = self.due(seat);
        let paid = !keeps_clock && self.pay_clock(seat);
        for other in after.iter().filter(|other| is_new(*other)) {
            if !(keeps_clock && other == seat) {
                self.start_clock(other);
            }
        }
        let heard = events.iter().any(|event| event.to.includes(Viewer::Spectator));
        let step = Step { question, seat, barrier, sealed: was_sealed, paid, due, heard };
        self.play.as_mut().expect("the game goes on").steps.push(step);
        for event in &events {
            self.tell_event(emitted, event);
        }
        if matches!(by, Actor::Person(_)) {
            self.chairs[seat.index()].since = self.count(Viewer::Seat(seat));
        }
        self.withdraw_undo(emitted);
        if after.is_empty() {
            self.finish(End::Rules, emitted);
        } else if heard {
            self.warn_of_the_end(emitted);
        }
        Ok(())
    }

    /// Warns everybody once, in time, that the table takes only a few more answers.
    fn warn_of_the_end(&mut self, emitted: &mut Emitted) {
        let left = self.answers_left();
        if left <= FEW_ANSWERS && !self.warned {
            self.warned = true;
            self.tell_all(emitted, &Happening::Filling { left: left as u32 });
        }
    }

    /// Ends the game: stops the clocks, drops the open proposal and reveals everything.
    pub(crate) fn finish(&mut self, end: End, emitted: &mut Emitted) {
        self.withdraw(None, emitted);
        self.stop_all_clocks();
        self.paused = false;
        self.end = Some(end);
        if let Some(ending) = self.ending() {
            let seed = self.seed().map(|seed| seed.to_hex());
            self.tell_all(emitted, &Happening::Ended { ending, seed });
        }
    }

    pub(crate) fn unrate(&mut self, past: bool, emitted: &mut Emitted) {
        if past && self.rated {
            self.rated = false;
            self.tell_all(emitted, &Happening::Unrated);
        }
    }

    fn step_of(&self, seat: Seat, question: u32) -> Result<usize, Problem> {
        let step = self.playing()?.step_of(seat, question);
        step.ok_or_else(|| Problem::of("table-log"))
    }
}

/// Why an entry cannot be carried out.
pub(crate) enum Failure {
    Refused(Problem),
    Panicked,
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
