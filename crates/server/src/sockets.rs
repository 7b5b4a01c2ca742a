//! Limits on open sockets per person, and on the lines that arrive on all of them together.
//!
//! A limit per socket would be none: with ten times as many sockets one could send ten times as
//! much.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::limit::{Clock, Keyed, network, quota};

/// The owner of a socket.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Holder {
    Account(String),
    Address(IpAddr),
}

/// The sockets of a node.
pub struct Sockets {
    /// The lines of one socket.
    each: Quota,
    /// The lines of all sockets of an account; or of an address, for visitors without an account.
    lines: Keyed<Holder>,
    open: Mutex<HashMap<Holder, u32>>,
    most_of_account: u32,
    most_of_address: u32,
}

impl Sockets {
    /// The limits from the configuration. A socket takes half as many lines at once as an address
    /// may make requests, and refills twice as fast; all sockets of an owner together take four
    /// times as many: a family at one device and a wall of boards need no more. An account has half
    /// as many open sockets as an address may make requests at once, and an address twice as many.
    pub fn new(config: &Config) -> Self {
        let refill = Duration::from_millis(config.refill_ms);
        Self {
            each: quota(config.burst / 2, refill / 2),
            lines: RateLimiter::keyed(quota(config.burst.saturating_mul(2), refill / 8)),
            open: Mutex::default(),
            most_of_account: (config.burst / 2).max(1),
            most_of_address: config.burst.saturating_mul(2).max(1),
        }
    }

    /// Registers one more socket.
    ///
    /// # Errors
    /// If there are too many already.
    pub fn enter(self: &Arc<Self>, account: Option<&str>, from: IpAddr) -> ApiResult<OpenSocket> {
        let address = Holder::Address(network(from));
        let account = account.map(|id| Holder::Account(id.to_string()));
        let holders = [Some(address), account];
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for holder in holders.iter().flatten() {
            let most = match holder {
                Holder::Account(_) => self.most_of_account,
                Holder::Address(_) => self.most_of_address,
            };
            if open.get(holder).is_some_and(|count| *count >= most) {
                return Err(ApiError::too_many());
            }
        }
        for holder in holders.iter().flatten() {
            *open.entry(holder.clone()).or_default() += 1;
        }
        let own = RateLimiter::direct(self.each);
        Ok(OpenSocket { sockets: Arc::clone(self), holders, own })
    }

    /// Forgets owners whose budget is full again.
    pub fn forget(&self) {
        self.lines.retain_recent();
    }
}

/// An open socket; dropping it makes room for another one.
pub struct OpenSocket {
    sockets: Arc<Sockets>,
    holders: [Option<Holder>; 2],
    own: RateLimiter<NotKeyed, InMemoryState, Clock>,
}

impl OpenSocket {
    /// Waits until one more line may be read.
    pub async fn line(&self) {
        self.own.until_ready().await;
        // The account comes last; without one, the address counts.
        if let Some(holder) = self.holders.iter().flatten().next_back() {
            self.sockets.lines.until_key_ready(holder).await;
        }
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = self.sockets.open.lock().unwrap_or_else(PoisonError::into_inner);
        for holder in self.holders.iter().flatten() {
            if let Some(count) = open.get_mut(holder) {
                *count -= 1;
                if *count == 0 {
                    open.remove(holder);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sockets() -> Arc<Sockets> {
        // Nothing is refilled while a test runs.
        let config = Config { burst: 8, refill_ms: 1_000_000_000, ..Config::default() };
        Arc::new(Sockets::new(&config))
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    /// How many of `lines` lines are accepted at once.
    async fn heard(pass: &OpenSocket, lines: usize) -> usize {
        for line in 0..lines {
            if tokio::time::timeout(Duration::ZERO, pass.line()).await.is_err() {
                return line;
            }
        }
        lines
    }

    #[tokio::test]
    async fn all_sockets_of_somebody_say_four_times_as_much_as_one() {
        let sockets = sockets();
        for somebody in [Some("one"), None] {
            let mut said = Vec::new();
            for _ in 0..4 {
                let pass = sockets.enter(somebody, address(1)).expect("a socket");
                said.push(heard(&pass, 9).await);
                // The lines of a closed socket still count.
            }
            assert_eq!(said, [4, 4, 4, 4], "{somebody:?}");
            let pass = sockets.enter(somebody, address(1)).expect("a socket");
            assert_eq!(heard(&pass, 9).await, 0, "{somebody:?}");
        }
        let other = sockets.enter(Some("two"), address(1)).expect("a socket");
        assert_eq!(heard(&other, 9).await, 4, "somebody else at the same address");
    }

    #[test]
    fn an_account_and_an_address_have_so_many_sockets() {
        let sockets = sockets();
        let enter = |account, last| sockets.enter(account, address(last));
        let mut open: Vec<OpenSocket> =
            (0..4).map(|last| enter(Some("one"), last).expect("a socket")).collect();
        assert!(enter(Some("one"), 9).is_err(), "wherever they are");
        open.pop();
        open.push(enter(Some("one"), 9).expect("room again"));
        let mut nobody: Vec<OpenSocket> =
            (0..15).map(|_| enter(None, 9).expect("a socket")).collect();
        assert!(enter(None, 9).is_err());
        assert!(enter(Some("two"), 9).is_err(), "whoever they are");
        nobody.pop();
        // A refused socket takes no place.
        open.push(enter(Some("two"), 9).expect("room again"));
        assert!(enter(Some("one"), 8).is_err());
        drop((open, nobody));
        assert!(sockets.open.lock().expect("nobody panicked").is_empty());
    }
}
