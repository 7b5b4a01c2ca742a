//! Which receivers are sent to, and which are left alone for a while.
//!
//! Every receiver has a lane of its own, so that a slow one keeps nobody waiting but itself. One that
//! has not answered yet, or did not answer the last time, gets one message at a time; all of those
//! together leave room for the ones that are known to answer. One that does not answer is left alone
//! for longer each time.
//!
//! Time is given to it, so that tests can decide what time it is.

use std::collections::HashMap;

use table::Millis;

/// So many messages may be on their way at once from a node.
pub const MOST: usize = 200;
/// So many of them to receivers that are not known to answer; and so many of these for one account,
/// more than it has receivers.
const STRANGERS: usize = 150;
const OF_ACCOUNT: usize = 16;
/// So many of one account in all: a receiver that answers, but slowly, has no right to all lanes either.
const IN_ALL_OF_ACCOUNT: usize = 24;
/// So many at once to a receiver that answers.
const TO_ONE: usize = 4;
/// When to look again if there is no room now.
const SOON: Millis = 2_000;
/// How long a receiver is left alone after it did not answer; twice as long each time.
const REST: Millis = 30_000;
const LONGEST_REST: Millis = 3_600_000;
/// A receiver that failed so often in a row is given up.
pub const GIVEN_UP: u32 = 10;
/// So many receivers are remembered before those are forgotten that have nothing to remember.
const REMEMBERED: usize = 10_000;

/// What became of a message, as far as its receiver is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was taken.
    Taken,
    /// It was answered, and not taken.
    Refused,
    /// There was no answer in time.
    Silent,
}

/// The lanes of a node.
#[derive(Debug, Default)]
pub struct Lanes {
    receivers: HashMap<String, Lane>,
    strangers: HashMap<String, usize>,
    /// How many of each account are on their way.
    accounts: HashMap<String, usize>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Lane {
    under_way: usize,
    /// In a row.
    failures: u32,
    rests_until: Millis,
    is_known: bool,
}

/// One message on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnItsWay {
    receiver: String,
    /// Whose receiver it is.
    account: String,
    /// Whether it is not known to answer.
    is_stranger: bool,
}

impl Lanes {
    /// Lets a message to a receiver of an account go at `at`, or says when to try again.
    ///
    /// # Errors
    /// When to try again.
    pub fn enter(&mut self, account: &str, receiver: &str, at: Millis) -> Result<OnItsWay, Millis> {
        match self.receivers.get(receiver) {
            Some(lane) if lane.rests_until > at => Err(lane.rests_until),
            _ => self.enter_now(account, receiver, at),
        }
    }

    /// The same, though its receiver may be left alone for a while: somebody wants to see whether it
    /// answers.
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

    /// A message is not on its way any more. Without a verdict it was never sent. Gives how often the
    /// receiver has failed in a row.
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

    /// A receiver is there no more, or was chosen anew.
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

    /// Nor has an account all lanes whose receivers answer, but slowly.
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
        // Whoever wants to see whether it answers by now does not wait for it to be told again.
        assert!(lanes.enter("one", "slow 0", 0).is_err());
        assert!(lanes.enter_now("one", "slow 0", 0).is_ok());
        assert!(lanes.enter_now("one", "slow 0", 0).is_err(), "one at a time");
    }

    /// However many accounts have tarpits, whoever is known to answer is told at once.
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
