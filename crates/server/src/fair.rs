//! A fair queue for thinking.
//!
//! Searches take seconds and cores are few, so the order decides who waits. First come, first
//! served would not do: somebody with twenty tables would be served twenty times before the next
//! visitor. Each person thinks about one thing at a time; among those who wait, the next is the one
//! whose address, and then whose account, has recently used the least time. Guests have a budget:
//! once it is used up they go behind everybody else and never take more than half of the places.
//! Quick searches have one extra place that long ones cannot take. One turn in four goes to whoever
//! has waited the longest, if that was long, so that nobody waits forever, whatever others at their
//! address have used up.
//!
//! Time is passed in, so that tests control it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The half-life of recorded thinking time.
const HALF_LIFE: Duration = Duration::from_mins(1);
/// How many seconds of recent thinking a guest, or all guests of an address together, may use.
const OF_GUEST: f64 = 20.0;
const OF_ADDRESS: f64 = 60.0;
/// After this long a waiter is late, and counts as one whom a person waits for.
const LONG: Duration = Duration::from_secs(30);
/// After this many turns of others, a late waiter comes next.
const BETWEEN_LATE: u32 = 3;
/// How many accounts and addresses are remembered before those with little usage are forgotten.
const REMEMBERED: usize = 4_096;

/// On whose behalf something is computed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Claim {
    /// The account; empty if there is none.
    pub person: String,
    /// The network they were last seen at, if known.
    pub from: Option<IpAddr>,
    /// Whether they are a guest.
    pub is_guest: bool,
    /// Whether somebody looks at the table and waits.
    pub is_awaited: bool,
    /// Whether it is computed quickly.
    pub is_light: bool,
}

/// A search under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// The waiting, each with a `T`, and the running.
#[derive(Debug)]
pub struct FairQueue<T> {
    places: usize,
    waiting: Vec<(Claim, Duration, T)>,
    running: HashMap<Ticket, (Claim, Duration)>,
    used: HashMap<Key, Used>,
    next: u64,
    /// How many turns there have been since a late waiter had one.
    since_late: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Person(String),
    Address(IpAddr),
}

/// Seconds of thinking, weighted as of a time.
#[derive(Clone, Copy, Debug)]
struct Used {
    seconds: f64,
    at: Duration,
}

impl Used {
    fn by(self, now: Duration) -> f64 {
        let halves = now.saturating_sub(self.at).as_secs_f64() / HALF_LIFE.as_secs_f64();
        self.seconds * (-halves).exp2()
    }
}

impl<T> FairQueue<T> {
    /// An empty queue with this many places.
    pub fn new(places: usize) -> Self {
        let (waiting, running, used) = (Vec::new(), HashMap::new(), HashMap::new());
        Self { places: places.max(1), waiting, running, used, next: 0, since_late: 0 }
    }

    /// Adds a waiter at time `now`.
    pub fn push(&mut self, now: Duration, claim: Claim, item: T) {
        self.waiting.push((claim, now, item));
    }

    /// Starts the next waiter, if there is one and a place for it.
    pub fn start(&mut self, now: Duration) -> Option<(Ticket, T)> {
        let best = match self.longest_late(now) {
            Some(index) if self.since_late >= BETWEEN_LATE => {
                self.since_late = 0;
                index
            }
            _ => {
                let best = self.first(now)?;
                self.since_late = self.since_late.saturating_add(1);
                best
            }
        };
        let (claim, _, item) = self.waiting.remove(best);
        let ticket = Ticket(self.next);
        self.next += 1;
        self.running.insert(ticket, (claim, now));
        Some((ticket, item))
    }

    /// The next waiter that may start, by what everybody has used.
    fn first(&self, now: Duration) -> Option<usize> {
        let may = (0..self.waiting.len()).filter(|index| self.may_start(now, *index));
        let rank = |index: &usize| {
            let (claim, ..) = &self.waiting[*index];
            let is_awaited = claim.is_awaited || self.is_late(now, *index);
            let by_address = claim.from.map_or(0.0, |from| self.used(now, &Key::Address(from)));
            let by_person = self.used(now, &Key::Person(claim.person.clone()));
            (self.is_spent(now, claim), !is_awaited, by_address, by_person)
        };
        let order = |a: &(bool, bool, f64, f64), b: &(bool, bool, f64, f64)| {
            let firsts = (a.0, a.1).cmp(&(b.0, b.1));
            firsts.then(a.2.total_cmp(&b.2)).then(a.3.total_cmp(&b.3))
        };
        // Among equals, the first has waited the longest.
        let best = may.map(|index| (rank(&index), index)).min_by(|a, b| order(&a.0, &b.0));
        Some(best?.1)
    }

    /// Of the late waiters that may start, the one that has waited the longest.
    fn longest_late(&self, now: Duration) -> Option<usize> {
        let late = (0..self.waiting.len()).filter(|index| self.is_late(now, *index));
        late.filter(|index| self.may_start(now, *index)).min_by_key(|index| self.waiting[*index].1)
    }

    fn is_late(&self, now: Duration, index: usize) -> bool {
        now.saturating_sub(self.waiting[index].1) >= LONG
    }

    /// Removes waiters that are gone.
    pub fn forget(&mut self, mut is_gone: impl FnMut(&T) -> bool) {
        self.waiting.retain(|(.., item)| !is_gone(item));
    }

    /// Those who wait.
    pub fn waiting(&self) -> impl Iterator<Item = (&Claim, &T)> {
        self.waiting.iter().map(|(claim, _, item)| (claim, item))
    }

    /// Ends a search.
    pub fn finish(&mut self, now: Duration, ticket: Ticket) {
        let Some((claim, since)) = self.running.remove(&ticket) else { return };
        let seconds = now.saturating_sub(since).as_secs_f64();
        let address = claim.from.map(Key::Address);
        for key in [Some(Key::Person(claim.person)), address].into_iter().flatten() {
            let used = self.used.entry(key).or_insert(Used { seconds: 0.0, at: now });
            *used = Used { seconds: used.by(now) + seconds, at: now };
        }
        if self.used.len() > REMEMBERED {
            self.used.retain(|_, used| used.by(now) > 1.0);
        }
    }

    /// How many searches are running.
    pub fn running(&self) -> usize {
        self.running.len()
    }

    /// Whether all places for long searches are taken.
    pub fn is_full(&self) -> bool {
        self.running.values().filter(|(claim, _)| !claim.is_light).count() >= self.places
    }

    /// Whether a person has a search running or waiting.
    pub fn knows(&self, person: &str) -> bool {
        let mut running = self.running.values().map(|(claim, _)| claim);
        running.any(|claim| claim.person == person)
            || self.waiting.iter().any(|(claim, ..)| claim.person == person)
    }

    fn may_start(&self, now: Duration, index: usize) -> bool {
        let (claim, ..) = &self.waiting[index];
        let running = || self.running.values().map(|(claim, _)| claim);
        if running().any(|other| other.person == claim.person) {
            return false;
        }
        if claim.is_light {
            return self.running.len() <= self.places;
        }
        let half = (self.places / 2).max(1);
        let spent = || running().filter(|other| self.is_spent(now, other)).count();
        !self.is_full() && (!self.is_spent(now, claim) || spent() < half)
    }

    /// Whether a guest has used up their budget, or that of their address.
    fn is_spent(&self, now: Duration, claim: &Claim) -> bool {
        let address = claim.from.map_or(0.0, |from| self.used(now, &Key::Address(from)));
        let person = || self.used(now, &Key::Person(claim.person.clone()));
        claim.is_guest && (address > OF_ADDRESS || person() > OF_GUEST)
    }

    /// The time somebody has used by now, including running searches.
    fn used(&self, now: Duration, key: &Key) -> f64 {
        let is_theirs = |claim: &Claim| match key {
            Key::Person(person) => claim.person == *person,
            Key::Address(from) => claim.from == Some(*from),
        };
        let theirs = self.running.values().filter(|(claim, _)| is_theirs(claim));
        let under_way: f64 =
            theirs.map(|(_, since)| now.saturating_sub(*since).as_secs_f64()).sum();
        under_way + self.used.get(key).map_or(0.0, |used| used.by(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(person: &str, last: u8) -> Claim {
        Claim {
            person: person.to_string(),
            from: Some(IpAddr::from([192, 0, 2, last])),
            is_guest: true,
            is_awaited: true,
            is_light: false,
        }
    }

    const fn second(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    /// The order in which they start if each thinks for two seconds in the only place.
    fn order(queue: &mut FairQueue<&'static str>, mut now: Duration) -> Vec<&'static str> {
        let mut begun = Vec::new();
        while let Some((ticket, who)) = queue.start(now) {
            begun.push(who);
            now += second(2);
            queue.finish(now, ticket);
        }
        begun
    }

    /// Twenty guests of one address let masters think; somebody else's apprentice does not wait at
    /// all, and their master waits for only one of the others.
    #[test]
    fn twenty_guests_leave_room_for_another() {
        let mut queue = FairQueue::new(2);
        for n in 0..20 {
            queue.push(second(0), claim(&format!("guest {n}"), 1), "guest");
        }
        let first = queue.start(second(0)).expect("a place").0;
        assert!(queue.start(second(0)).is_some() && queue.start(second(0)).is_none());
        for (address, who) in [(2, "elsewhere"), (1, "same address")] {
            let light = Claim { is_light: true, ..claim(who, address) };
            queue.push(second(1), light, who);
            let (ticket, begun) = queue.start(second(1)).expect("a place");
            assert_eq!(begun, who);
            assert!(queue.start(second(1)).is_none(), "only one place more");
            queue.finish(second(1), ticket);
        }
        queue.push(second(1), claim("late", 2), "late");
        queue.finish(second(2), first);
        assert_eq!(queue.start(second(2)).expect("a place").1, "late");
    }

    #[test]
    fn addresses_take_turns_and_so_do_the_people_of_one() {
        let mut queue = FairQueue::new(1);
        for _ in 0..3 {
            queue.push(second(0), claim("a", 1), "a");
        }
        queue.push(second(0), claim("b", 1), "b");
        for _ in 0..2 {
            queue.push(second(0), claim("c", 2), "c");
        }
        assert_eq!(order(&mut queue, second(0)), ["a", "c", "b", "c", "a", "a"]);
    }

    #[test]
    fn people_who_wait_go_first_and_nobody_waits_for_ever() {
        let mut queue = FairQueue::new(1);
        let unwatched = Claim { is_awaited: false, ..claim("a", 1) };
        queue.push(second(0), unwatched, "unwatched");
        queue.push(second(5), claim("b", 2), "watched");
        assert_eq!(order(&mut queue, second(5)), ["watched", "unwatched"]);
        // A late waiter goes before those who have used more.
        let late = Claim { is_awaited: false, ..claim("c", 3) };
        queue.push(second(60), late, "unwatched");
        queue.push(second(95), claim("b", 2), "watched");
        assert_eq!(order(&mut queue, second(95)), ["unwatched", "watched"]);
    }

    /// A guest who has used a lot goes behind everybody, and leaves half of the places to others
    /// until some of it has decayed. Members have no such budget.
    #[test]
    fn guests_have_a_budget() {
        let mut queue = FairQueue::new(2);
        for (person, is_guest) in [("guest", true), ("member", false)] {
            queue.push(second(0), Claim { is_guest, ..claim(person, 1) }, person);
        }
        let (one, two) = (queue.start(second(0)), queue.start(second(0)));
        for (ticket, _) in [one.expect("a place"), two.expect("a place")] {
            queue.finish(second(40), ticket);
        }
        queue.push(second(40), claim("guest", 1), "spent");
        queue.push(second(40), claim("other guest", 1), "spent, too: the address counts");
        queue.push(second(40), Claim { is_guest: false, ..claim("member", 1) }, "member");
        assert_eq!(queue.start(second(40)).expect("a place").1, "member");
        assert!(queue.start(second(40)).expect("a place").1.starts_with("spent"));
        let mut queue_of_two = FairQueue::new(2);
        queue_of_two.used = queue.used.clone();
        for person in ["guest", "other guest"] {
            queue_of_two.push(second(40), claim(person, 1), person);
        }
        let (ticket, _) = queue_of_two.start(second(40)).expect("a place");
        assert!(queue_of_two.start(second(40)).is_none(), "half of the places");
        queue_of_two.finish(second(40), ticket);
        queue_of_two.push(second(400), claim("other guest", 1), "other guest");
        let both = [queue_of_two.start(second(400)), queue_of_two.start(second(400))];
        assert!(both.iter().all(Option::is_some), "forgotten");
    }

    /// However many new visitors come, a guest whose address has used up its budget waits for a
    /// bounded number of turns.
    #[test]
    fn a_guest_without_budget_does_not_wait_for_ever() {
        let mut queue = FairQueue::new(1);
        let used = Used { seconds: 1e6, at: second(0) };
        queue.used.insert(Key::Address(IpAddr::from([192, 0, 2, 1])), used);
        queue.push(second(0), claim("guest", 1), "spent");
        let mut turns = Vec::new();
        for n in 0..30 {
            let now = second(2 * n);
            queue.push(now, claim(&format!("member {n}"), 100 + n as u8), "new");
            let (ticket, who) = queue.start(now).expect("a place");
            turns.push(who);
            queue.finish(now + second(2), ticket);
        }
        let at = turns.iter().position(|who| *who == "spent");
        assert!(at.is_some_and(|at| at <= 16), "{turns:?}");
    }

    #[test]
    fn everybody_thinks_about_one_thing_at_a_time() {
        let mut queue = FairQueue::new(4);
        queue.push(second(0), claim("a", 1), 1);
        queue.push(second(0), claim("a", 1), 2);
        let (ticket, _) = queue.start(second(0)).expect("a place");
        assert!(queue.knows("a") && queue.start(second(0)).is_none());
        queue.finish(second(1), ticket);
        assert_eq!(queue.start(second(1)).expect("a place").1, 2);
        assert_eq!((queue.running(), queue.is_full()), (1, false));
    }
}
