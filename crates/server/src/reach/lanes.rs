//! Limits on concurrent messages per receiver, and back-off for those that fail.
//!
//! Every receiver has its own lane, so that a slow one delays only itself. A receiver that has not
//! answered yet, or did not answer the last time, gets one message at a time; together, these leave
//! room for receivers known to answer. One that does not answer is avoided for longer each time.
//!
//! Time is passed in, so that tests control it.

use std::collections::HashMap;

use table::Millis;

/// How many messages a node may be sending at once.
pub const MOST: usize = 200;
/// How many of them may go to receivers not known to answer; and how many of these for one account,
/// more than it has receivers.
const STRANGERS: usize = 150;
const OF_ACCOUNT: usize = 16;
/// How many may go to one account in all: slow receivers that do answer may not take all lanes
/// either.
const IN_ALL_OF_ACCOUNT: usize = 24;
/// How many may go at once to a receiver that answers.
const TO_ONE: usize = 4;
/// When to try again if there is no room now.
const SOON: Millis = 2_000;
/// How long a receiver is avoided after it did not answer; doubled each time.
const REST: Millis = 30_000;
const LONGEST_REST: Millis = 3_600_000;
/// A receiver that failed this often in a row is dropped.
pub const GIVEN_UP: u32 = 10;
/// How many receivers are remembered before those without failures are forgotten.
const REMEMBERED: usize = 10_000;

/// The result of a message, as far as its receiver is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The receiver accepted it.
    Taken,
    /// The receiver answered, but did not accept it.
    Refused,
    /// The receiver did not answer in time.
    Silent,
}

/// The lanes of a node.
#[derive(Debug, Default)]
pub struct Lanes {
    receivers: HashMap<String, Lane>,
    strangers: HashMap<String, usize>,
    /// How many messages to each account are being sent.
    accounts: HashMap<String, usize>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Lane {
    under_way: usize,
    /// Failures in a row.
    failures: u32,
    rests_until: Millis,
    is_known: bool,
}

/// A message being sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnItsWay {
    receiver: String,
    /// The owner of the receiver.
    account: String,
    /// Whether the receiver is not known to answer.
    is_stranger: bool,
}

impl Lanes {
    /// Starts a message to a receiver of an account at `at`.
    ///
    /// # Errors
    /// When to try again.
    pub fn enter(&mut self, account: &str, receiver: &str, at: Millis) -> Result<OnItsWay, Millis> {
        match self.receivers.get(receiver) {
            Some(lane) if lane.rests_until > at => Err(lane.rests_until),
            _ => self.enter_now(account, receiver, at),
        }
    }

    /// The same, even if the receiver is being avoided: somebody wants to see whether it answers.
    ///
    /// # Errors
    /// When to try again.
    pub fn enter_now(
        &mut self,
        account: &str,
        receiver: &str,
        at: Millis,
    ) -> Result<OnItsWay, Millis> {
        if self.receivers.len() >= REMEMBERED {
            self.receivers.retain(|_, lane| lane.under_way > 0 || lane.rests_until > at);
        }
        let of_account = self.strangers.get(account).copied().unwrap_or_default();
        let strangers: usize = self.strangers.values().sum();
        let in_all = self.accounts.get(account).copied().unwrap_or_default();
        let lane = self.receivers.entry(receiver.to_string()).or_default();
        let most = if lane.is_known { TO_ONE } else { 1 };
        let is_crowded = in_all >= IN_ALL_OF_ACCOUNT
            || !lane.is_known && (strangers >= STRANGERS || of_account >= OF_ACCOUNT);
        if lane.under_way >= most || is_crowded {
            return Err(at + SOON);
        }
        lane.under_way += 1;
        let is_stranger = !lane.is_known;
        if is_stranger {
            *self.strangers.entry(account.to_string()).or_default() += 1;
        }
        *self.accounts.entry(account.to_string()).or_default() += 1;
        let (receiver, account) = (receiver.to_string(), account.to_string());
        Ok(OnItsWay { receiver, account, is_stranger })
    }

    /// Ends a message; without a verdict it was never sent. Returns how often the receiver has
    /// failed in a row.
    pub fn leave(&mut self, message: &OnItsWay, verdict: Option<Verdict>, at: Millis) -> u32 {
        if message.is_stranger {
            one_less(&mut self.strangers, &message.account);
        }
        one_less(&mut self.accounts, &message.account);
        let lane = self.receivers.entry(message.receiver.clone()).or_default();
        lane.under_way = lane.under_way.saturating_sub(1);
        match verdict {
            None => {}
            Some(Verdict::Taken) => {
                (lane.failures, lane.rests_until, lane.is_known) = (0, 0, true);
            }
            Some(Verdict::Refused) => lane.failures += 1,
            Some(Verdict::Silent) => {
                lane.failures += 1;
                lane.is_known = false;
                let rest = REST << lane.failures.min(10);
                lane.rests_until = at + rest.min(LONGEST_REST);
            }
        }
        lane.failures
    }

    /// Forgets a receiver that was removed, or chosen again.
    pub fn forget(&mut self, receiver: &str) {
        if let Some(lane) = self.receivers.get_mut(receiver) {
            (lane.failures, lane.rests_until) = (0, 0);
        }
    }
}

fn one_less(counts: &mut HashMap<String, usize>, account: &str) {
    if let Some(count) = counts.get_mut(account) {
        *count -= 1;
        if *count == 0 {
            counts.remove(account);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_that_does_not_answer_is_left_alone_for_longer_each_time() {
        let mut lanes = Lanes::default();
        let mut at = 0;
        let mut rests = Vec::new();
        for failures in 1..=GIVEN_UP {
            let message = lanes.enter("one", "pit", at).expect("a lane");
            assert!(lanes.enter("one", "pit", at).is_err(), "one at a time");
            assert_eq!(lanes.leave(&message, Some(Verdict::Silent), at), failures);
            let until = lanes.enter("one", "pit", at).expect_err("it rests");
            rests.push((until - at) / 60_000);
            at = until;
        }
        assert_eq!(rests, [1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
        let message = lanes.enter("one", "pit", at).expect("a lane");
        assert_eq!(lanes.leave(&message, Some(Verdict::Taken), at), 0, "all is forgiven");
        let several: Vec<_> = (0..TO_ONE).map(|_| lanes.enter("one", "pit", at)).collect();
        assert!(several.iter().all(Result::is_ok) && lanes.enter("one", "pit", at).is_err());
    }

    /// An account does not get all lanes, even if its receivers answer slowly.
    #[test]
    fn an_account_has_so_many_lanes() {
        let mut lanes = Lanes::default();
        let mut held = Vec::new();
        for n in 0..20 {
            let receiver = format!("slow {n}");
            let first = lanes.enter("one", &receiver, 0).expect("a lane");
            lanes.leave(&first, Some(Verdict::Taken), 0);
        }
        for n in 0..20 {
            held.extend(
                (0..TO_ONE).map_while(|_| lanes.enter("one", &format!("slow {n}"), 0).ok()),
            );
        }
        assert_eq!(held.len(), IN_ALL_OF_ACCOUNT);
        assert!(lanes.enter("two", "hook", 0).is_ok());
        for message in &held {
            lanes.leave(message, Some(Verdict::Silent), 0);
        }
        assert!(lanes.accounts.values().sum::<usize>() == 1 && lanes.strangers.len() == 1);
        // An explicit test does not wait until the receiver may be sent to again.
        assert!(lanes.enter("one", "slow 0", 0).is_err());
        assert!(lanes.enter_now("one", "slow 0", 0).is_ok());
        assert!(lanes.enter_now("one", "slow 0", 0).is_err(), "one at a time");
    }

    /// However many accounts have tarpits, a receiver known to answer is sent to at once.
    #[test]
    fn strangers_leave_room_for_those_who_answer() {
        let mut lanes = Lanes::default();
        let known = lanes.enter("victim", "hook", 0).expect("a lane");
        lanes.leave(&known, Some(Verdict::Taken), 0);
        let mut held = Vec::new();
        for n in 0..1_000 {
            held.extend(lanes.enter(&format!("account {}", n / 20), &format!("pit {n}"), 0));
        }
        assert_eq!(held.len(), STRANGERS);
        let of_one = held.iter().filter(|one| one.is_stranger && one.account == "account 0");
        assert_eq!(of_one.count(), OF_ACCOUNT);
        assert!(lanes.enter("victim", "hook", 0).is_ok());
        assert_eq!(lanes.enter("victim", "new", 0), Err(SOON));
        // A message that was never sent says nothing about its receiver.
        assert_eq!(lanes.leave(&held[0], None, 0), 0);
        assert!(lanes.enter("victim", "new", 0).is_ok());
    }
}
