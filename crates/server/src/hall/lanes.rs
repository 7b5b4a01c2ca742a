//! Fair turns at thinking: however many tables somebody opens, their bots think one after another,
//! so that those of others need not wait for all of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::Semaphore;

/// A lane for each account, and one for all tables without people. A lane that nobody waits in is
/// forgotten.
#[derive(Debug, Default)]
pub struct Lanes(Mutex<HashMap<String, Weak<Semaphore>>>);

impl Lanes {
    /// The lane of an account; of nobody if it is empty.
    pub fn of(&self, account: &str) -> Arc<Semaphore> {
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lane) = lanes.get(account).and_then(Weak::upgrade) {
            return lane;
        }
        lanes.retain(|_, lane| lane.strong_count() > 0);
        let lane = Arc::new(Semaphore::new(1));
        lanes.insert(account.to_string(), Arc::downgrade(&lane));
        lane
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_one_lane() {
        let lanes = Lanes::default();
        let (one, same, other) = (lanes.of("one"), lanes.of("one"), lanes.of("other"));
        let held = one.clone().try_acquire_owned().expect("nobody is there");
        assert!(same.try_acquire().is_err(), "one after another");
        assert!(other.try_acquire().is_ok(), "others do not wait");
        drop((held, one, same));
        drop(lanes.of("third"));
        assert_eq!(lanes.0.lock().expect("no panic").len(), 2, "an empty lane is forgotten");
    }
}
