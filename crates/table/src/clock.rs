//! Clocks, patience and holidays: all worked out from the times of entries.
//!
//! A seat's clock runs while the seat owes an answer, a person plays there, and the game is not
//! paused. While a question to several seats is open, a seat that has more than one answer to
//! give keeps its clock running until it is done: an increment for each of them would tell the
//! others how many there were.

use game_core::{Seat, SeatSet};

use crate::entry::Millis;
use crate::setup::Clock;
use crate::table::Table;

/// The least time that somebody has who takes their seat back from a bot.
const COMEBACK: Millis = 60_000;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The time of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meter {
    /// What was left when it last stood still.
    pub left: Millis,
    /// From when on it runs, which may be in the future: a holiday lies between.
    pub since: Option<Millis>,
    /// When the seat was asked.
    pub asked_at: Millis,
    /// Whether somebody noted that it ran out.
    pub flagged: bool,
    /// The end of the last holiday.
    pub away_until: Millis,
    /// Days of holiday taken.
    pub holidays: u16,
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
    /// What is left on the clock of a seat; below 0 if it has run out. Nothing where no clock
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

    /// Whether the clock of a seat runs; it has begun to, if a holiday is not over yet.
    pub fn clock_runs(&self, seat: Seat) -> bool {
        self.clock(seat, self.last).is_some() && self.chairs[seat.index()].meter.since.is_some()
    }

    /// When the next clock runs out if nothing happens, so that the server can look then.
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

    /// Whether the others may let a bot play on a seat: its clock ran out and somebody noted it,
    /// or, where there is no clock, it has owed an answer for too long.
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

    /// The seats that the others may let a bot play on. Time alone adds to them.
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

    /// How many whole days somebody has to take to be away for `days` from now on: those of a holiday
    /// that has begun count, so that a wish which comes twice takes nothing twice.
    pub(crate) fn holidays_more(&self, seat: Seat, days: u16, now: Millis) -> u16 {
        let away_until = self.chairs.get(seat.index()).map_or(0, |chair| chair.meter.away_until);
        let missing = now + Millis::from(days) * DAY - away_until.max(now);
        u16::try_from(missing / DAY).unwrap_or(0)
    }

    /// Every seat gets its time.
    pub(crate) fn wind_clocks(&mut self) {
        if let Clock::Live { initial, .. } = self.fixed.setup.clock {
            for chair in &mut self.chairs {
                chair.meter.left = initial;
            }
        }
    }

    /// A seat is asked something new.
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

    /// A seat is no longer asked.
    pub(crate) fn stop_clock(&mut self, seat: Seat) {
        let now = self.last;
        self.chairs[seat.index()].meter.stop(now);
    }

    /// A seat has answered. Says whether it got an increment.
    pub(crate) fn pay_clock(&mut self, seat: Seat) -> bool {
        self.stop_clock(seat);
        if !self.is_played_by_person(seat) {
            return false;
        }
        let meter = &mut self.chairs[seat.index()].meter;
        meter.flagged = false;
        let Clock::Live { increment, .. } = self.fixed.setup.clock else { return false };
        // Nobody noted in time that it had run out.
        meter.left = meter.left.max(0).saturating_add(increment);
        true
    }

    /// An answer was taken back, and with it its increment: else one could win time that way.
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

    /// After a pause: what was left is left, and patience begins anew.
    pub(crate) fn resume_clocks(&mut self) {
        let now = self.last;
        for seat in self.awaiting().iter() {
            let runs = self.is_played_by_person(seat);
            let meter = &mut self.chairs[seat.index()].meter;
            meter.asked_at = now;
            meter.since = runs.then(|| now.max(meter.away_until));
        }
    }

    /// A person plays again where a bot has played for them.
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

    /// A person is away from now on, or, if away already, for longer. Gives the end.
    pub(crate) fn take_holiday(&mut self, seat: Seat, days: u16) -> Millis {
        let now = self.last;
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
