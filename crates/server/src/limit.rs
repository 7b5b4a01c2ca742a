//! How often somebody may ask.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::sockets::Sockets;

/// A limit for each of many.
pub(crate) type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, Clock>;
/// By what limits measure time.
pub(crate) type Clock = DefaultClock;

/// The limits of a server.
pub struct Limits {
    requests: Keyed<IpAddr>,
    /// Guesses at passwords and codes, and new accounts, are dear.
    doors: Keyed<IpAddr>,
    /// Games to be analyzed keep a core busy for seconds.
    studies: Keyed<IpAddr>,
    /// What an account says; nobody reads faster.
    talk: Keyed<String>,
    /// Sockets, and what is said on them.
    pub sockets: Arc<Sockets>,
}

/// So many at once, and one more every `refill`.
pub(crate) fn quota(burst: u32, refill: Duration) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(refill.max(Duration::from_micros(1)));
    quota.unwrap_or_else(|| Quota::per_second(burst)).allow_burst(burst)
}

impl Limits {
    /// The limits that a host chose.
    pub fn new(config: &Config) -> Self {
        let refill = Duration::from_millis(config.refill_ms);
        Self {
            requests: RateLimiter::keyed(quota(config.burst, refill)),
            doors: RateLimiter::keyed(quota((config.burst / 6).max(1), refill * 40)),
            studies: RateLimiter::keyed(quota((config.burst / 6).max(1), refill * 40)),
            talk: RateLimiter::keyed(quota((config.burst / 12).max(1), refill * 40)),
            sockets: Arc::new(Sockets::new(config)),
        }
    }

    /// One request from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub fn request(&self, from: IpAddr) -> ApiResult<()> {
        self.requests.check_key(&network(from)).map_err(|_| ApiError::too_many())
    }

    /// One try at a door from an address: a sign-in, a new account.
    ///
    /// # Errors
    /// If there were too many.
    pub fn door(&self, from: IpAddr) -> ApiResult<()> {
        self.doors.check_key(&network(from)).map_err(|_| ApiError::too_many())
    }

    /// One game to be analyzed, from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub fn study(&self, from: IpAddr) -> ApiResult<()> {
        self.studies.check_key(&network(from)).map_err(|_| ApiError::too_many())
    }

    /// One line of chat from an account.
    ///
    /// # Errors
    /// If there were too many.
    pub fn talk(&self, account: &str) -> ApiResult<()> {
        self.talk.check_key(&account.to_string()).map_err(|_| ApiError::too_many())
    }

    /// Forgets addresses that have all their requests back.
    pub fn forget(&self) {
        self.requests.retain_recent();
        self.doors.retain_recent();
        self.studies.retain_recent();
        self.talk.retain_recent();
        self.sockets.forget();
    }
}

/// Whoever has one address of the newer kind has as many as they like of its network.
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
    fn a_network_counts_as_one() {
        let network = |text: &str| network(text.parse().expect("an address")).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
    }
}
