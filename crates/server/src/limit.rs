//! Rate limits.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use game_core::Message;
use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use store::{Crowd, Most};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::secret;
use crate::sockets::Sockets;

/// How many pairs of account and address are remembered.
const MOST_KNOWN: usize = 20_000;

/// A separate limit for each key.
pub(crate) type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, Clock>;
/// The clock of the limits.
pub(crate) type Clock = DefaultClock;

/// The limits of a server.
pub struct Limits {
    requests: Keyed<IpAddr>,
    /// Sign-ins and new accounts, which are expensive.
    sign_ins: Keyed<IpAddr>,
    /// Guesses at the password of one account, from anywhere.
    guesses: Keyed<String>,
    /// The addresses from which accounts were entered since the start: strangers who guess do not
    /// lock their owners out.
    known: Mutex<HashSet<(String, IpAddr)>>,
    /// Analyses, which keep a core busy for seconds.
    studies: Keyed<IpAddr>,
    /// Chat per account; nobody reads faster.
    talk: Keyed<String>,
    /// Requests being answered, or whose bodies are still arriving.
    at_once: Arc<AtOnce>,
    /// Sockets, and the lines on them.
    pub sockets: Arc<Sockets>,
    /// How many tables of an account, and from an address, may wait for people, and how many may be
    /// played.
    waiting: Most,
    playing: Most,
    /// The key with which addresses are hashed, so that the store does not reveal who opened a
    /// table. New with each start.
    key: String,
}

/// A quota of this many at once, and one more every `refill`.
pub(crate) fn quota(burst: u32, refill: Duration) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(refill.max(Duration::from_micros(1)));
    quota.unwrap_or_else(|| Quota::per_second(burst)).allow_burst(burst)
}

impl Limits {
    /// The limits from the configuration.
    pub fn new(config: &Config) -> Self {
        let refill = Duration::from_millis(config.refill_ms);
        Self {
            requests: RateLimiter::keyed(quota(config.burst, refill)),
            sign_ins: RateLimiter::keyed(quota((config.burst / 6).max(1), refill * 40)),
            guesses: RateLimiter::keyed(quota((config.burst / 6).max(1), refill * 1_200)),
            known: Mutex::default(),
            studies: RateLimiter::keyed(quota((config.burst / 6).max(1), refill * 40)),
            talk: RateLimiter::keyed(quota((config.burst / 12).max(1), refill * 40)),
            at_once: Arc::new(AtOnce::new(config.burst.saturating_mul(2).max(1))),
            sockets: Arc::new(Sockets::new(config)),
            waiting: Most {
                of_host: (config.burst / 10).max(1),
                of_origin: (config.burst / 3).max(1),
            },
            playing: Most {
                of_host: (config.burst / 2).max(1),
                of_origin: config.burst.saturating_mul(2).max(1),
            },
            key: secret::token(),
        }
    }

    /// Counts one request from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub fn request(&self, from: IpAddr) -> ApiResult<()> {
        self.requests.check_key(&network(from)).map_err(|_| ApiError::too_many())
    }

    /// Counts one more concurrent request of an address, until the result is dropped. Behind a
    /// proxy this keeps a visitor from using up the proxy's connections.
    ///
    /// # Errors
    /// If there are too many.
    pub fn under_way(&self, from: IpAddr) -> ApiResult<UnderWay> {
        self.at_once.enter(network(from)).ok_or_else(ApiError::too_many)
    }

    /// Counts one sign-in or new account from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub fn sign_in(&self, from: IpAddr) -> ApiResult<()> {
        self.sign_ins.check_key(&network(from)).map_err(|_| ApiError::too_many())
    }

    /// Counts one guess at the password of an account, by its login. Somebody who has entered it
    /// from this address before is no stranger, and only the limit per address applies.
    ///
    /// # Errors
    /// If there were too many.
    pub fn guess(&self, login: &str, from: IpAddr) -> ApiResult<()> {
        let key = guessed(login);
        if self.known().contains(&(key.clone(), network(from))) {
            return Ok(());
        }
        self.guesses.check_key(&key).map_err(|_| many_guesses())
    }

    /// Counts one guess by somebody who is already signed in. Strangers cannot use these up.
    ///
    /// # Errors
    /// If there were too many.
    pub fn guess_inside(&self, account: &str) -> ApiResult<()> {
        self.guesses.check_key(&format!("inside {account}")).map_err(|_| many_guesses())
    }

    /// Notes that the guess was right.
    pub fn entered(&self, login: &str, from: IpAddr) {
        let mut known = self.known();
        // Better to forget all than to grow forever.
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((guessed(login), network(from)));
    }

    fn known(&self) -> MutexGuard<'_, HashSet<(String, IpAddr)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one analysis from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub fn study(&self, from: IpAddr) -> ApiResult<()> {
        self.studies.check_key(&network(from)).map_err(|_| ApiError::too_many())
    }

    /// Counts one line of chat from an account.
    ///
    /// # Errors
    /// If there were too many.
    pub fn talk(&self, account: &str) -> ApiResult<()> {
        self.talk.check_key(&account.to_string()).map_err(|_| ApiError::too_many())
    }

    /// The limits on tables, for one that is opened from an address.
    pub fn crowd(&self, from: IpAddr) -> Crowd {
        let origin = secret::hash(&format!("{} {}", self.key, network(from)));
        Crowd { origin, waiting: self.waiting, playing: self.playing }
    }

    /// Forgets addresses whose budget is full again.
    pub fn forget(&self) {
        self.requests.retain_recent();
        self.sign_ins.retain_recent();
        self.guesses.retain_recent();
        self.studies.retain_recent();
        self.talk.retain_recent();
        self.sockets.forget();
    }
}

/// The key of a login in these limits, of bounded length.
fn guessed(login: &str) -> String {
    secret::hash(&login.trim().to_lowercase())
}

fn many_guesses() -> ApiError {
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, Message::new("server-many-guesses"))
}

/// How many requests of each address are being served.
struct AtOnce {
    most: u32,
    counts: Mutex<HashMap<IpAddr, u32>>,
}

impl AtOnce {
    fn new(most: u32) -> Self {
        Self { most, counts: Mutex::default() }
    }

    fn enter(self: &Arc<Self>, from: IpAddr) -> Option<UnderWay> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(UnderWay { all: Arc::clone(self), from })
    }
}

/// A request being served.
pub struct UnderWay {
    all: Arc<AtOnce>,
    from: IpAddr,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut counts = self.all.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// The address, or its network for IPv6: there one host has as many addresses as it likes.
pub(crate) fn network(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None => IpAddr::from((long.to_bits() >> 64 << 64).to_be_bytes()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_requests_under_way() {
        let all = Arc::new(AtOnce::new(2));
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let held = [all.enter(one), all.enter(one)];
        assert!(held.iter().all(Option::is_some) && all.enter(one).is_none());
        assert!(all.enter(other).is_some());
        drop(held);
        assert!(all.enter(one).is_some(), "room again");
        assert!(all.counts.lock().expect("nobody panicked").is_empty());
    }

    #[test]
    fn a_network_counts_as_one() {
        let network = |text: &str| network(text.parse().expect("an address")).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
    }
}
