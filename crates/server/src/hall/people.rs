//! Where people were last seen, for the sake of fairness: whoever thinks on behalf of a table must know
//! who its people are, and a table does not.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::fair::Claim;
use crate::limit::network;

/// So many people are remembered before those are forgotten who have not been seen for a while.
const REMEMBERED: usize = 20_000;
const WHILE: Duration = Duration::from_mins(10);

/// Those who have asked something of late.
#[derive(Debug, Default)]
pub struct People(Mutex<HashMap<String, Seen>>);

#[derive(Clone, Copy, Debug)]
struct Seen {
    from: IpAddr,
    is_guest: bool,
    at: Instant,
}

impl People {
    /// Somebody has asked something.
    pub fn saw(&self, account: &str, from: IpAddr, is_guest: bool) {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            people.retain(|_, seen| seen.at.elapsed() < WHILE);
        }
        let seen = Seen { from: network(from), is_guest, at: Instant::now() };
        people.insert(account.to_string(), seen);
    }

    /// What an account can claim; nobody's, if it is empty. Whoever has not been seen counts as a
    /// guest: it costs them nothing while there is room.
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
