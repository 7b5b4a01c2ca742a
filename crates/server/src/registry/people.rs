//! Where people were last seen, for fairness: thinking for a table happens on behalf of its people,
//! whom the table itself does not know.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::fair::Claim;
use crate::limit::network;

/// How many people are remembered before those are forgotten who have not been seen for a while.
const REMEMBERED: usize = 20_000;
const WHILE: Duration = Duration::from_mins(10);

/// People who have made requests recently.
#[derive(Debug, Default)]
pub struct People(Mutex<HashMap<String, Seen>>);

#[derive(Clone, Copy, Debug)]
struct Seen {
    from: IpAddr,
    is_guest: bool,
    at: Instant,
}

impl People {
    /// Notes a request.
    pub fn saw(&self, account: &str, from: IpAddr, is_guest: bool) {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            people.retain(|_, seen| seen.at.elapsed() < WHILE);
        }
        let seen = Seen { from: network(from), is_guest, at: Instant::now() };
        people.insert(account.to_string(), seen);
    }

    /// The claim of an account; of nobody, if it is empty. An account that has not been seen counts
    /// as a guest: that costs it nothing while there is room.
    pub fn claim(&self, account: &str, is_awaited: bool, is_light: bool) -> Claim {
        let people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = people.get(account);
        Claim {
            person: account.to_string(),
            from: seen.map(|seen| seen.from),
            is_guest: seen.is_none_or(|seen| seen.is_guest),
            is_awaited,
            is_light,
        }
    }
}
