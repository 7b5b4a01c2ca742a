//! What time it is. Only here does a server read a clock that somebody can set.
//!
//! A server starts with the wall clock and then follows the machine's monotonic clock. So a wall
//! clock that jumps, by an hour or a year, changes nothing at a running table. Where the two differ
//! for long, the server converges in a way that costs nobody any time:
//!
//! - If it is ahead, it runs a little slower until the wall clock has caught up. It never goes
//!   back.
//! - If it is behind, because the wall clock was wrong at the start or the machine was suspended,
//!   it jumps forward and treats the skipped time as an *outage*.
//!
//! An outage is a time in which no server ran. Servers store a heartbeat every few seconds, so that
//! the next one to start knows when none ran. Tables note outages in their logs, and clocks do not
//! count them; see [`table::Act::Outage`].
//!
//! Where several nodes share a database, its clock is the wall clock for all of them, and the
//! clocks of their machines do not matter.
//!
//! Local measurements that are never shown, such as request rates or the length of a silence, use
//! [`std::time::Instant`], which nobody can set either.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{Outage, Pulse, Store, StoreError};
use table::Millis;

use crate::config::Config;

/// How far a server may be ahead of the wall clock before it runs slower.
const AHEAD: Millis = 1_000;
/// It then runs slower by this fraction: an hour takes most of a day, and no clock is noticeably
/// slow.
const SLOWER: i128 = 20;
/// How far it may be behind before it jumps forward.
const BEHIND: Millis = 10_000;
/// How long the wall clock must be ahead by a constant amount, so that we do not follow one that is
/// being adjusted back and forth.
const STEADY: Duration = Duration::from_mins(1);
/// A shorter stop does not count as an outage.
const SHORTEST: Millis = 1_000;
/// After this many missing beats, none of several nodes is running.
const SILENT_BEATS: i64 = 3;
/// How long outages are remembered.
const REMEMBERED: Millis = 100 * 24 * 3_600_000;

const MILLISECOND: i128 = 1_000_000;

fn nanoseconds(at: Millis) -> i128 {
    i128::from(at) * MILLISECOND
}

/// The clocks of a machine.
pub trait Clocks: Send + Sync {
    /// The wall clock, in milliseconds since 1970. It may be wrong, and be set.
    fn wall(&self) -> Millis;

    /// The time since some fixed moment: nobody sets it, and it never goes back.
    fn ticks(&self) -> Duration;
}

struct Machine(Instant);

impl Clocks for Machine {
    #[expect(clippy::disallowed_methods, reason = "this is where the wall is looked at")]
    fn wall(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |time| time.as_millis() as Millis)
    }

    fn ticks(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The clocks that a server uses.
#[derive(Clone)]
pub struct ClockSource(Arc<dyn Clocks>);

impl ClockSource {
    /// Uses these clocks.
    pub fn new(clocks: impl Clocks + 'static) -> Self {
        Self(Arc::new(clocks))
    }
}

impl Default for ClockSource {
    /// Uses the clocks of the machine.
    fn default() -> Self {
        Self::new(Machine(Instant::now()))
    }
}

impl fmt::Debug for ClockSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClockSource")
    }
}

/// The time of a server.
#[derive(Clone)]
pub struct Time(Arc<Inner>);

struct Inner {
    clocks: ClockSource,
    /// Whether the database's clock is the wall clock.
    is_shared: bool,
    /// The shortest stop that counts as an outage.
    shortest: Millis,
    state: Mutex<State>,
}

/// The time was `base`, in nanoseconds, when the monotonic clock showed `since`.
#[derive(Default)]
struct State {
    base: i128,
    since: Duration,
    is_slow: bool,
    /// How far it was ahead of the wall clock at the last check.
    ahead: Millis,
    /// Since when the wall clock is ahead, and by how much.
    behind: Option<(Duration, Millis)>,
    /// Outages in order.
    outages: Vec<Outage>,
    /// Outages that the store does not have yet.
    unsaved: Vec<Outage>,
}

impl Time {
    /// The time of a server that has not started: that of the wall clock.
    pub fn new(config: &Config) -> Self {
        let clocks = config.clocks.clone();
        let (base, since) = (nanoseconds(clocks.0.wall()), clocks.0.ticks());
        let is_shared = config.shares_store;
        let beats = SILENT_BEATS * config.beat_every_ms as Millis;
        Self(Arc::new(Inner {
            clocks,
            is_shared,
            shortest: if is_shared { beats.max(SHORTEST) } else { SHORTEST },
            state: Mutex::new(State { base, since, ..State::default() }),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ticks(&self) -> Duration {
        self.0.clocks.0.ticks()
    }

    /// Now, in milliseconds since 1970. It never goes back.
    pub fn now(&self) -> Millis {
        let state = self.state();
        state.at(self.ticks())
    }

    /// A recent moment in wall-clock time, for the outside world, which has its own clocks: a
    /// signature has to be valid now, not in a month. Nothing inside uses it.
    pub fn outside(&self, at: Millis) -> Millis {
        at - self.state().ahead
    }

    /// Starts where the last server ended, or now, whichever is later. The time between is an
    /// outage.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn start(&self, store: &dyn Store) -> Result<(), StoreError> {
        let (pulse, wall) = (store.pulse().await?, self.wall(store).await?);
        self.state().start(self.ticks(), wall, pulse, self.0.shortest);
        self.beat(store).await
    }

    /// Stores a heartbeat, and moves a little closer to the wall clock if need be.
    ///
    /// # Errors
    /// If the store fails; what it should have stored goes with the next beat.
    pub async fn beat(&self, store: &dyn Store) -> Result<(), StoreError> {
        let wall = self.wall(store).await?;
        // Other nodes store their heartbeats there; they may have run while this one was suspended.
        let others = if self.0.is_shared { Some(store.pulse().await?) } else { None };
        let (now, unsaved) = {
            let mut state = self.state();
            let now = state.follow(self.ticks(), wall, others.as_ref(), self.0.shortest);
            (now, state.unsaved.clone())
        };
        store.beat(now, unsaved.clone(), now - REMEMBERED).await?;
        self.state().unsaved.retain(|outage| !unsaved.contains(outage));
        Ok(())
    }

    async fn wall(&self, store: &dyn Store) -> Result<Millis, StoreError> {
        let shared = if self.0.is_shared { store.database_time().await? } else { None };
        Ok(shared.unwrap_or_else(|| self.0.clocks.0.wall()))
    }

    /// The outages that were not over at `at`, in order.
    pub fn outages_since(&self, at: Millis) -> Vec<Outage> {
        let state = self.state();
        state.outages.iter().filter(|outage| outage.ended > at).copied().collect()
    }

    /// The moment since which servers have run for this long: nothing expires in time nobody could
    /// use.
    pub fn ago(&self, time: Millis) -> Millis {
        let state = self.state();
        let (mut left, mut at) = (time, state.at(self.ticks()));
        for outage in state.outages.iter().rev() {
            let ran = (at - outage.ended).max(0);
            if ran >= left {
                break;
            }
            left -= ran;
            at = at.min(outage.began);
        }
        at - left
    }
}

impl State {
    fn at(&self, ticks: Duration) -> Millis {
        (self.exactly_at(ticks) / MILLISECOND) as Millis
    }

    fn exactly_at(&self, ticks: Duration) -> i128 {
        let ran = ticks.saturating_sub(self.since).as_nanos() as i128;
        self.base + if self.is_slow { ran - ran / SLOWER } else { ran }
    }

    fn start(&mut self, ticks: Duration, wall: Millis, pulse: Pulse, shortest: Millis) {
        let last = pulse.at.unwrap_or(wall);
        if last - wall > BEHIND {
            tracing::warn!(
                seconds = (last - wall) / 1_000,
                "the clock is behind the time at which a server last ran; was it set back?"
            );
        }
        *self = Self {
            base: nanoseconds(wall.max(last)),
            since: ticks,
            ahead: wall.max(last) - wall,
            outages: joined(pulse.outages),
            unsaved: std::mem::take(&mut self.unsaved),
            ..Self::default()
        };
        if wall - last > shortest {
            self.note(Outage { began: last, ended: wall });
        }
    }

    /// Moves closer to the wall clock, and returns the time. `others` holds the heartbeats in a
    /// shared store, if there may be several nodes.
    fn follow(
        &mut self,
        ticks: Duration,
        wall: Millis,
        others: Option<&Pulse>,
        shortest: Millis,
    ) -> Millis {
        if let Some(others) = others {
            // Clocks here also stood still in the outages that other nodes noted.
            let known = std::mem::take(&mut self.outages);
            self.outages =
                joined(known.into_iter().chain(others.outages.iter().copied()).collect());
        }
        let now = self.at(ticks);
        let ahead = now - wall;
        self.ahead = ahead;
        // Later time is counted from here.
        (self.base, self.since) = (self.exactly_at(ticks), ticks);
        self.is_slow = ahead > AHEAD;
        self.outages.retain(|outage| outage.ended > now - REMEMBERED);
        if ahead >= -BEHIND {
            self.behind = None;
            return now;
        }
        let steady = self.behind.filter(|(_, before)| (before + ahead).abs() < AHEAD);
        let (since, _) = *self.behind.insert(steady.unwrap_or((ticks, -ahead)));
        if ticks.saturating_sub(since) < STEADY {
            return now;
        }
        let last = others.and_then(|others| others.at);
        let began = last.map_or(now, |last| last.clamp(now, wall));
        tracing::warn!(
            seconds = -ahead / 1_000,
            "the clock is ahead: was it set, or the machine suspended? Clocks at tables stood still"
        );
        (self.behind, self.ahead) = (None, 0);
        if others.is_none() || wall - began > shortest {
            self.note(Outage { began, ended: wall });
        }
        self.base = nanoseconds(wall);
        wall
    }

    fn note(&mut self, outage: Outage) {
        self.unsaved.push(outage);
        self.outages.push(outage);
        self.outages = joined(std::mem::take(&mut self.outages));
    }
}

/// The same times in order and merged: two nodes may each have noted the same outage.
fn joined(mut outages: Vec<Outage>) -> Vec<Outage> {
    outages.sort_unstable();
    let mut joined: Vec<Outage> = Vec::with_capacity(outages.len());
    for next in outages {
        match joined.last_mut().filter(|last| next.began <= last.ended) {
            Some(last) => last.ended = last.ended.max(next.ended),
            None => joined.push(next),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;
    const DAY: Millis = 24 * HOUR;

    /// A server that started at `wall` on a store with this pulse.
    fn started(wall: Millis, pulse: Pulse) -> State {
        let mut state = State::default();
        state.start(Duration::ZERO, wall, pulse, SHORTEST);
        state
    }

    fn ran_until(at: Millis) -> Pulse {
        Pulse { at: Some(at), outages: Vec::new() }
    }

    fn at(time: Millis) -> Duration {
        Duration::from_millis(time as u64)
    }

    fn outage(began: Millis, ended: Millis) -> Outage {
        Outage { began, ended }
    }

    /// Checks the wall clock as a single server does.
    fn follow(state: &mut State, ticks: Duration, wall: Millis) -> Millis {
        state.follow(ticks, wall, None, SHORTEST)
    }

    /// One of several nodes was suspended for an hour; the others ran, all the time or part of it.
    #[test]
    fn a_suspended_node_notes_no_time_in_which_others_ran() {
        for (ran_for, expected) in [
            (HOUR, vec![]),
            (HOUR - 2_000, vec![]),
            (HOUR / 2, vec![outage(DAY + HOUR / 2, DAY + HOUR + 60_000)]),
            (-DAY, vec![outage(DAY + 60_000, DAY + HOUR + 60_000)]),
        ] {
            let mut state = started(DAY, ran_until(DAY));
            for passed in [0, 60_000] {
                let running = if ran_for >= HOUR - 2_000 { passed } else { 0 };
                let others = Some(ran_until(DAY + ran_for + running));
                state.follow(at(passed), DAY + HOUR + passed, others.as_ref(), 15_000);
            }
            assert_eq!(state.at(at(60_000)), DAY + HOUR + 60_000);
            assert_eq!(state.outages, expected, "{ran_for}");
        }
    }

    /// The shared clock is set forward: the first node to notice notes an outage, and the second
    /// one counts the same time only once.
    #[test]
    fn what_one_node_has_noted_the_others_have_noted() {
        let (mut one, mut two) = (started(DAY, ran_until(DAY)), started(DAY, ran_until(DAY)));
        let mut pulse = ran_until(DAY);
        for passed in [0, 60_000] {
            let wall = DAY + HOUR + passed;
            let now = one.follow(at(passed), wall, Some(&pulse), 15_000);
            pulse = Pulse { at: Some(now), outages: one.outages.clone() };
            two.follow(at(passed), wall, Some(&pulse), 15_000);
        }
        assert_eq!(two.at(at(60_000)), DAY + HOUR + 60_000);
        let found = [outage(DAY + 60_000, DAY + HOUR + 60_000)];
        assert_eq!((&one.outages[..], &two.outages[..]), (&found[..], &found[..]));
        // Had both noticed at once, it would not count twice.
        let (a, b) = (outage(10, 20), outage(12, 21));
        assert_eq!(joined(vec![b, a, outage(30, 31), a]), [outage(10, 21), outage(30, 31)]);
    }

    /// A clock that was wrong at the start does not affect the outside.
    #[test]
    fn outside_the_wall_counts() {
        let time = Time::new(&Config::default());
        let wall = time.0.clocks.0.wall();
        time.state().start(time.ticks(), wall, ran_until(wall + 40 * DAY), SHORTEST);
        assert!(time.now() >= wall + 40 * DAY);
        let outside = time.outside(time.now());
        assert!((outside - wall).abs() < HOUR, "{outside} {wall}");
    }

    #[test]
    fn time_continues_where_the_last_server_ended() {
        assert_eq!(started(DAY, Pulse::default()).outages, []);
        let state = started(DAY, ran_until(DAY - SHORTEST));
        assert_eq!((state.at(Duration::ZERO), &state.outages[..]), (DAY, &[][..]));
        let state = started(DAY, ran_until(DAY - HOUR));
        assert_eq!(state.at(Duration::ZERO), DAY);
        assert_eq!(state.outages, [outage(DAY - HOUR, DAY)]);
        assert_eq!(state.unsaved, state.outages);
        // The wall clock was set back: how long no server ran is unknown, so it counts as no time.
        let state = started(DAY - HOUR, ran_until(DAY));
        assert_eq!((state.at(Duration::ZERO), &state.outages[..]), (DAY, &[][..]));
        assert_eq!(state.at(at(5)), DAY + 5);
    }

    #[test]
    fn a_server_that_is_ahead_goes_slower_until_the_wall_has_caught_up() {
        let mut state = started(DAY, ran_until(DAY + HOUR));
        let (mut last, mut passed) = (DAY + HOUR, 0);
        while last - (DAY + passed) > AHEAD {
            passed += 5_000;
            let now = follow(&mut state, at(passed), DAY + passed);
            assert!(now >= last + 4_750 && now <= last + 5_000, "{last} {now}");
            last = now;
        }
        assert!((19 * HOUR..=20 * HOUR).contains(&passed), "{passed}");
        assert_eq!(state.outages, []);
        let now = follow(&mut state, at(passed + 5_000), DAY + passed + 5_000);
        assert_eq!(now, last + 5_000, "and then as fast as ever");
    }

    #[test]
    fn a_server_that_is_behind_goes_forward_once_the_wall_is_steady() {
        let mut state = started(DAY, ran_until(DAY));
        // For half a minute it is an hour ahead, then two, and then right again.
        for (passed, wall) in [(0, HOUR), (30, HOUR), (40, 2 * HOUR), (90, 2 * HOUR), (95, 0)] {
            let now = follow(&mut state, at(passed * 1_000), DAY + wall + passed * 1_000);
            assert_eq!(now, DAY + passed * 1_000);
        }
        assert_eq!(state.outages, []);
        for passed in [100, 130, 159] {
            let now = follow(&mut state, at(passed * 1_000), DAY + HOUR + passed * 1_000);
            assert_eq!(now, DAY + passed * 1_000);
        }
        let now = follow(&mut state, at(160_000), DAY + HOUR + 160_000);
        assert_eq!(now, DAY + HOUR + 160_000);
        assert_eq!(state.outages, [outage(DAY + 160_000, now)]);
        assert_eq!(state.at(at(161_000)), now + 1_000);
    }

    /// Checking the wall clock repeatedly loses nothing, not even fractions of a millisecond.
    #[test]
    fn time_does_not_drift() {
        let mut state = started(DAY, ran_until(DAY));
        let mut passed = Duration::ZERO;
        for _ in 0..1_000_000 {
            passed += Duration::from_micros(1_999);
            follow(&mut state, passed, DAY + passed.as_millis() as Millis);
        }
        assert_eq!(state.at(passed), DAY + 1_999_000);
    }

    #[test]
    fn what_nobody_could_use_does_not_expire() {
        let clocks = Config::default();
        let time = Time::new(&clocks);
        let now = time.now();
        let began = |days: Millis| now - days * DAY;
        *time.state() = State {
            base: nanoseconds(now),
            since: time.ticks(),
            outages: vec![outage(began(50), began(40)), outage(began(20), began(5))],
            ..State::default()
        };
        let about = |days: Millis| (time.now() - time.ago(days * DAY) + HOUR) / DAY;
        assert_eq!([3, 5, 6, 25, 30].map(about), [3, 5, 21, 40, 55]);
    }
}
