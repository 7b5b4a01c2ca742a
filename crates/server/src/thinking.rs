//! Long computations of bots and analyses: each on its own thread with lower priority than
//! everything else, so that people are served first however many bots think.
//!
//! Not on a thread of the runtime: a stopping server would wait for it, and a thread that has
//! lowered its priority cannot raise it again for other work.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;

use crate::fair::{Claim, FairQueue, Ticket};

/// The niceness of a long search: a fifth of a core when competing with normal work.
#[cfg(target_os = "linux")]
const NICE: i32 = 8;
/// The niceness of a quick one, so that long ones do not delay it.
#[cfg(target_os = "linux")]
const LIGHT: i32 = 2;
/// How many hints may wait per person and per address: more are refused.
const HINTS_OF_PERSON: usize = 4;
const HINTS_OF_ADDRESS: usize = 16;
/// The highest niceness.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;

/// The searches that run and those that wait. Clones share it.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Shared>);

struct Shared {
    queue: Mutex<FairQueue<Waiter>>,
    since: Instant,
}

/// A waiting search, whose owner may be gone meanwhile.
struct Waiter {
    sender: oneshot::Sender<Permit>,
    is_hint: bool,
}

impl Thinkers {
    /// Allows this many searches at once, and one more if it is quick.
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Shared { queue: Mutex::new(FairQueue::new(places)), since: Instant::now() }))
    }

    /// Waits for permission to think, which lasts until it is dropped.
    pub(crate) async fn permit(&self, claim: Claim) -> Option<Permit> {
        let (sender, receiver) = oneshot::channel();
        self.queue().push(self.0.since.elapsed(), claim, Waiter { sender, is_hint: false });
        self.start_waiting();
        receiver.await.ok()
    }

    /// The same for a hint, which can be requested any number of times: `None` if too many of the
    /// same person wait.
    pub(crate) async fn permit_for_hint(&self, claim: Claim) -> Option<Permit> {
        let (sender, receiver) = oneshot::channel();
        {
            let mut queue = self.queue();
            queue.forget(Waiter::is_gone);
            let hints = || queue.waiting().filter(|(_, waiter)| waiter.is_hint);
            let of_person = hints().filter(|(other, _)| other.person == claim.person).count();
            let of_address = hints().filter(|(other, _)| other.from == claim.from).count();
            if of_person >= HINTS_OF_PERSON
                || (claim.from.is_some() && of_address >= HINTS_OF_ADDRESS)
            {
                return None;
            }
            queue.push(self.0.since.elapsed(), claim, Waiter { sender, is_hint: true });
        }
        self.start_waiting();
        receiver.await.ok()
    }

    /// Whether any search is running.
    pub(crate) fn is_thinking(&self) -> bool {
        self.queue().running() > 0
    }

    /// Whether a long search would have to wait.
    pub(crate) fn is_full(&self) -> bool {
        self.queue().is_full()
    }

    /// Whether a person has a search running or waiting.
    pub(crate) fn knows(&self, person: &str) -> bool {
        self.queue().knows(person)
    }

    /// Starts waiting searches as far as there is room.
    fn start_waiting(&self) {
        loop {
            let mut queue = self.queue();
            queue.forget(Waiter::is_gone);
            let Some((ticket, waiter)) = queue.start(self.0.since.elapsed()) else { return };
            drop(queue);
            let permit = Permit { thinkers: self.clone(), ticket: Some(ticket) };
            // The waiter may be gone. Its turn is taken apart here: dropping it would start the
            // next one recursively, and so on.
            if let Err(mut permit) = waiter.sender.send(permit) {
                permit.end();
            }
        }
    }

    fn queue(&self) -> MutexGuard<'_, FairQueue<Waiter>> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiter {
    fn is_gone(&self) -> bool {
        self.sender.is_closed()
    }
}

/// Permission to run a search.
pub(crate) struct Permit {
    thinkers: Thinkers,
    /// `None` once it has ended.
    ticket: Option<Ticket>,
}

impl Permit {
    /// Gives the place back; returns whether it had not been given back before.
    fn end(&mut self) -> bool {
        let Some(ticket) = self.ticket.take() else { return false };
        self.thinkers.queue().finish(self.thinkers.0.since.elapsed(), ticket);
        true
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if self.end() {
            self.thinkers.start_waiting();
        }
    }
}

/// Runs a computation on its own thread. `None` if it panicked, or no thread could be started.
pub(crate) async fn apart<T: Send + 'static>(
    name: &str,
    is_light: bool,
    think: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        step_back(is_light);
        // Nobody may be waiting for it any more.
        let _ = sender.send(think());
    };
    thread::Builder::new().name(name.to_string()).spawn(work).ok()?;
    receiver.await.ok()
}

/// Lowers the priority of this thread. Threads that it starts inherit it.
fn step_back(is_light: bool) {
    // Elsewhere this would apply to the whole process, not to one thread.
    #[cfg(not(target_os = "linux"))]
    let _ = is_light;
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let behind = if is_light { LIGHT } else { NICE };
        // The whole process may have been started with a lower priority already.
        let lower = |own: i32| setpriority_process(None, (own + behind).min(LAST));
        if let Err(error) = getpriority_process(None).and_then(lower) {
            tracing::debug!(%error, "a thought does not let others go first");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_comes_back_and_a_panic_is_nothing() {
        assert_eq!(apart("sum", true, || 2 + 2).await, Some(4));
        assert_eq!(apart::<u8>("lost", true, || panic!("on purpose")).await, None);
    }

    /// A waiter that hangs up takes no place, and the next one starts.
    #[tokio::test]
    async fn a_turn_passes_on() {
        let thinkers = Thinkers::new(1);
        let claim = |person: &str| Claim { person: person.to_string(), ..Claim::default() };
        let first = thinkers.permit(claim("a")).await;
        let mut gone = Box::pin(thinkers.permit(claim("b")));
        let mut next = Box::pin(thinkers.permit(claim("c")));
        assert!(futures_util::poll!(gone.as_mut()).is_pending());
        assert!(futures_util::poll!(next.as_mut()).is_pending());
        drop(gone);
        assert!(thinkers.is_full());
        drop(first);
        assert!(next.await.is_some());
        assert!(!thinkers.is_thinking() && !thinkers.knows("b"));
    }

    /// Thousands that hang up use no stack: they are skipped iteratively.
    #[test]
    fn thousands_leave() {
        let wait_and_leave = || {
            let thinkers = Thinkers::new(1);
            let claim = |n: u32| Claim { person: n.to_string(), ..Claim::default() };
            let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
            runtime.block_on(async {
                let first = thinkers.permit(claim(0)).await;
                let mut gone: Vec<_> =
                    (1..3_000).map(|n| Box::pin(thinkers.permit(claim(n)))).collect();
                for waiting in &mut gone {
                    assert!(futures_util::poll!(waiting.as_mut()).is_pending());
                }
                drop(gone);
                drop(first);
                assert!(!thinkers.is_thinking());
                assert!(thinkers.permit(claim(0)).await.is_some());
            });
        };
        let small = thread::Builder::new().stack_size(256 * 1_024);
        small.spawn(wait_and_leave).expect("a thread").join().expect("no panic");
    }

    /// A few hints may wait at once; those that nobody waits for any more do not count.
    #[tokio::test]
    async fn few_hints_wait() {
        let thinkers = Thinkers::new(1);
        let from = Some(std::net::IpAddr::from([192, 0, 2, 1]));
        let claim = |person: usize| Claim { person: person.to_string(), from, ..Claim::default() };
        let held = thinkers.permit(claim(0)).await;
        let mut waiting: Vec<_> =
            (0..4).map(|_| Box::pin(thinkers.permit_for_hint(claim(0)))).collect();
        for hint in &mut waiting {
            assert!(futures_util::poll!(hint.as_mut()).is_pending());
        }
        assert!(thinkers.permit_for_hint(claim(0)).await.is_none(), "too many of one person");
        waiting.pop();
        waiting.push(Box::pin(thinkers.permit_for_hint(claim(0))));
        waiting.extend((4..16).map(|n| Box::pin(thinkers.permit_for_hint(claim(n)))));
        for hint in &mut waiting {
            assert!(futures_util::poll!(hint.as_mut()).is_pending());
        }
        assert!(thinkers.permit_for_hint(claim(99)).await.is_none(), "too many of one address");
        drop(held);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_thought_and_what_it_starts_let_others_go_first() {
        let rank = || rustix::process::getpriority_process(None);
        let own = rank().expect("a rank");
        let (mine, helper) =
            apart("rank", false, move || (rank(), thread::spawn(rank).join().expect("no panic")))
                .await
                .expect("no panic");
        let expected = (own + NICE).min(LAST);
        assert_eq!((mine.expect("a rank"), helper.expect("a rank")), (expected, expected));
        assert_eq!(rank().expect("a rank"), own, "the others keep theirs");
    }
}
