//! Clocks, patience and holidays, all computed from the times of entries.
//!
//! A seat's clock runs while the seat owes an answer, a person plays it, and the game is not
//! paused. The log notes the times in which no server ran: clocks that count minutes, and patience,
//! stand still for them; a deadline in days keeps approaching, except that its last [`SPARED`] is
//! protected. While a question to several seats is open, a seat that has more than one answer to
//! give keeps its clock running until it is done: an increment for each answer would tell the
//! others how many there were.

use game_core::{Seat, SeatSet};

use crate::entry::Millis;
use crate::setup::Clock;
use crate::table::Table;

/// The least time that a person gets when taking their seat back from a bot.
const COMEBACK: Millis = 60_000;

/// How much of a deadline in days an outage cannot consume: enough to notice that it is over.
const SPARED: Millis = 12 * 60 * 60_000;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The time of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meter {
    /// What was left when the clock last stopped.
    pub left: Millis,
    /// Since when it runs; in the future if a holiday comes first.
    pub since: Option<Millis>,
    /// When the seat was asked.
    pub asked_at: Millis,
    /// Whether the log notes that it ran out.
    pub flagged: bool,
    /// The end of the last holiday.
    pub away_until: Millis,
    /// Days of holiday taken.
    pub holidays: u16,
}

/// How much of the `lost` time a deadline gets back when `before` was left of it.
fn spared(before: Millis, lost: Millis) -> Millis {
    (before.min(SPARED) - (before - lost)).clamp(0, lost)
}

impl Meter {
    fn left_at(&self, now: Millis) -> Millis {
        self.left.saturating_sub(self.since.map_or(0, |since| (now - since).max(0)))
    }

    fn stop(&mut self, now: Millis) {
        self.left = self.left_at(now);
        self.since = None;
    }
}

impl Table {
    /// The time left on the clock of a seat; below 0 if it has run out. `None` where no clock
    /// counts: there is none, a bot plays, or a seat with days for each question is not asked.
    pub fn clock(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let chair = self.chairs.get(seat.index())?;
        if self.play.is_none() || !self.is_played_by_person(seat) {
            return None;
        }
        match self.setup().clock {
            Clock::None => None,
            Clock::Live { .. } => Some(chair.meter.left_at(now)),
            Clock::Daily { .. } => self.awaiting().contains(seat).then(|| chair.meter.left_at(now)),
        }
    }

    /// Whether the clock of a seat runs, or will once a holiday is over.
    pub fn clock_runs(&self, seat: Seat) -> bool {
        self.clock(seat, self.last).is_some() && self.chairs[seat.index()].meter.since.is_some()
    }

    /// The next clock to run out if nothing happens, so that the server can check then.
    pub fn next_flag(&self) -> Option<(Seat, Millis)> {
        let due = |seat: Seat| {
            let meter = &self.chairs[seat.index()].meter;
            let runs = self.clock_runs(seat) && !meter.flagged;
            runs.then(|| (seat, meter.since.unwrap_or_default().saturating_add(meter.left)))
        };
        Seat::all(self.chairs.len()).filter_map(due).min_by_key(|(_, at)| *at)
    }

    /// Whether the clock of a seat has run out.
    pub fn has_run_out(&self, seat: Seat, now: Millis) -> bool {
        self.clock_runs(seat) && self.clock(seat, now).is_some_and(|left| left <= 0)
    }

    /// Whether the others may let a bot play for a seat: its clock ran out and the log notes it,
    /// or, without a clock, it has owed an answer for too long.
    pub fn may_be_handed_over(&self, seat: Seat, now: Millis) -> bool {
        if !self.awaiting().contains(seat) || !self.is_played_by_person(seat) || self.paused {
            return false;
        }
        let meter = &self.chairs[seat.index()].meter;
        let waited = || {
            let patience = self.setup().patience;
            patience.is_some_and(|patience| now - meter.asked_at >= patience)
        };
        meter.flagged || self.setup().clock == Clock::None && waited()
    }

    /// The seats that the others may let a bot play for. The passing of time only ever adds to
    /// them.
    pub fn late(&self, now: Millis) -> SeatSet {
        let is_late = |seat: &Seat| self.may_be_handed_over(*seat, now);
        Seat::all(self.chairs.len()).filter(is_late).collect()
    }

    /// How many days of holiday a seat may still take.
    pub fn holidays_left(&self, seat: Seat) -> u16 {
        let Clock::Daily { holidays, .. } = self.setup().clock else { return 0 };
        let taken = self.chairs.get(seat.index()).map_or(0, |chair| chair.meter.holidays);
        holidays.saturating_sub(taken)
    }

    /// How many more whole days a seat must take to be away for `days` from now. Days of a running
    /// holiday count, so a repeated request takes nothing twice.
    pub(crate) fn holidays_more(&self, seat: Seat, days: u16, now: Millis) -> u16 {
        let away_until = self.chairs.get(seat.index()).map_or(0, |chair| chair.meter.away_until);
        let missing = now + Millis::from(days) * DAY - away_until.max(now);
        u16::try_from(missing / DAY).unwrap_or(0)
    }

    /// Whether an outage in these times affects anything here.
    pub fn is_affected_by(&self, times: &[(Millis, Millis)]) -> bool {
        !self.frozen && !self.effective_outages(times).is_empty()
    }

    /// The parts of these outages that affect a clock running here.
    pub(crate) fn effective_outages(&self, times: &[(Millis, Millis)]) -> Vec<(Millis, Millis)> {
        let since = |(from, until): &(Millis, Millis)| ((*from).max(self.last), *until);
        let times: Vec<_> = times.iter().map(since).filter(|(from, until)| from < until).collect();
        let is_affected =
            |seat: Seat| self.after_outages(seat, &times) != self.chairs[seat.index()].meter;
        if self.is_over() || !Seat::all(self.chairs.len()).any(is_affected) {
            return Vec::new();
        }
        times
    }

    /// Accounts for times in which no server ran. Returns their total length.
    pub(crate) fn stand_still(&mut self, times: &[(Millis, Millis)]) -> Millis {
        for seat in Seat::all(self.chairs.len()) {
            self.chairs[seat.index()].meter = self.after_outages(seat, times);
        }
        let is_daily = matches!(self.setup().clock, Clock::Daily { .. });
        for step in self.play.iter_mut().flat_map(|play| &mut play.steps) {
            for (from, until) in times {
                let lost = until - from;
                step.due += if is_daily { spared(step.due - from, lost) } else { lost };
            }
        }
        times.iter().map(|(from, until)| until - from).sum()
    }

    fn after_outages(&self, seat: Seat, times: &[(Millis, Millis)]) -> Meter {
        let mut meter = self.chairs[seat.index()].meter;
        let waits = self.setup().clock == Clock::None && self.setup().patience.is_some();
        for (from, until) in times {
            if waits && !self.paused && self.awaiting().contains(seat) {
                meter.asked_at += (until - meter.asked_at.max(*from)).max(0);
            }
            let Some(since) = meter.since else { continue };
            let lost = (until - since.max(*from)).max(0);
            let given = match self.setup().clock {
                Clock::None => 0,
                Clock::Live { .. } => lost,
                Clock::Daily { .. } => spared(meter.left_at(*from), lost),
            };
            meter.since = Some(since + given);
        }
        meter
    }

    /// Gives every seat its time.
    pub(crate) fn set_clocks(&mut self) {
        if let Clock::Live { initial, .. } = self.fixed.setup.clock {
            for chair in &mut self.chairs {
                chair.meter.left = initial;
            }
        }
    }

    /// Starts the clock of a seat that is asked something new.
    pub(crate) fn start_clock(&mut self, seat: Seat) {
        let runs = self.is_played_by_person(seat) && !self.paused;
        let (now, clock) = (self.last, self.fixed.setup.clock);
        let meter = &mut self.chairs[seat.index()].meter;
        meter.stop(now);
        meter.asked_at = now;
        if let Clock::Daily { per_move, .. } = clock {
            meter.left = per_move;
            meter.flagged = false;
        }
        meter.since = runs.then(|| now.max(meter.away_until));
    }

    /// When a seat that is asked will be late; 0 if there is no clock or one for the whole game.
    pub(crate) fn due(&self, seat: Seat) -> Millis {
        let meter = &self.chairs[seat.index()].meter;
        match (self.setup().clock, self.setup().patience) {
            (Clock::Daily { .. }, _) => meter.since.unwrap_or(self.last) + meter.left,
            (Clock::None, Some(patience)) => meter.asked_at.saturating_add(patience),
            (Clock::None, None) | (Clock::Live { .. }, _) => 0,
        }
    }

    /// Asks a seat again what it has answered, with as much time as if it had not.
    pub(crate) fn restart_clock(&mut self, seat: Seat, due: Millis) {
        self.start_clock(seat);
        let (now, clock, patience) = (self.last, self.setup().clock, self.setup().patience);
        let meter = &mut self.chairs[seat.index()].meter;
        match clock {
            Clock::Daily { .. } => meter.left = due - now.max(meter.away_until),
            Clock::None => meter.asked_at = patience.map_or(now, |patience| due - patience),
            Clock::Live { .. } => {}
        }
    }

    /// Whether a question that was due at `due` would be late at once if it were asked again.
    pub(crate) fn would_be_late(&self, seat: Seat, due: Millis, now: Millis) -> bool {
        let away_until = self.chairs[seat.index()].meter.away_until;
        matches!(self.setup().clock, Clock::Daily { .. }) && due <= now.max(away_until)
    }

    /// Extends, for one seat or all, the deadlines of answers that can be undone by time that does
    /// not count.
    pub(crate) fn postpone(&mut self, seat: Option<Seat>, by: Millis) {
        let steps = self.play.iter_mut().flat_map(|play| &mut play.steps);
        for step in steps.filter(|step| seat.is_none_or(|seat| seat == step.seat)) {
            step.due = step.due.saturating_add(by);
        }
    }

    /// Stops the clock of a seat that is no longer asked.
    pub(crate) fn stop_clock(&mut self, seat: Seat) {
        let now = self.last;
        self.chairs[seat.index()].meter.stop(now);
    }

    /// Adds the increment after an answer. Returns whether there was one.
    pub(crate) fn pay_clock(&mut self, seat: Seat) -> bool {
        self.stop_clock(seat);
        if !self.is_played_by_person(seat) {
            return false;
        }
        let meter = &mut self.chairs[seat.index()].meter;
        meter.flagged = false;
        let Clock::Live { increment, .. } = self.fixed.setup.clock else { return false };
        // The clock had run out and nobody noted it in time.
        meter.left = meter.left.max(0).saturating_add(increment);
        true
    }

    /// Takes back the increment of an undone answer; otherwise one could gain time that way.
    pub(crate) fn charge_increment(&mut self, seat: Seat) {
        if let Clock::Live { increment, .. } = self.fixed.setup.clock {
            let meter = &mut self.chairs[seat.index()].meter;
            meter.left = meter.left.saturating_sub(increment);
        }
    }

    pub(crate) fn stop_all_clocks(&mut self) {
        for seat in Seat::all(self.chairs.len()) {
            self.stop_clock(seat);
        }
    }

    /// Restarts the clocks after a pause: remaining time is kept, and patience begins anew.
    pub(crate) fn resume_clocks(&mut self) {
        let now = self.last;
        for seat in self.awaiting().iter() {
            let runs = self.is_played_by_person(seat);
            let meter = &mut self.chairs[seat.index()].meter;
            meter.asked_at = now;
            meter.since = runs.then(|| now.max(meter.away_until));
        }
    }

    /// Restarts the clock of a person who takes over from the bot that stood in.
    pub(crate) fn welcome_back(&mut self, seat: Seat) {
        let meter = &mut self.chairs[seat.index()].meter;
        meter.flagged = false;
        if let Clock::Live { .. } = self.fixed.setup.clock {
            meter.left = meter.left.max(COMEBACK);
        }
        if self.awaiting().contains(seat) {
            self.start_clock(seat);
        }
    }

    /// Starts or extends a holiday. Returns its end.
    pub(crate) fn take_holiday(&mut self, seat: Seat, days: u16) -> Millis {
        let now = self.last;
        self.postpone(Some(seat), Millis::from(days) * DAY);
        let meter = &mut self.chairs[seat.index()].meter;
        meter.holidays += days;
        meter.away_until = meter.away_until.max(now) + Millis::from(days) * DAY;
        if meter.since.is_some() {
            meter.stop(now);
            meter.since = Some(meter.away_until);
        }
        meter.away_until
    }
}
