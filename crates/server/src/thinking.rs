//! Long thoughts, of bots and of analyses: each on a thread of its own and with less right to a core
//! than everything else, so that people are answered first however many bots think.
//!
//! Not on a thread of the runtime: a server that stops would wait for it, and a thread that has given
//! its rank away does not get it back for the next work.

use std::thread;

use tokio::sync::oneshot;

/// How far behind the rest of the program: a fifth of a core where both want all of it.
#[cfg(target_os = "linux")]
const NICE: i32 = 8;
/// Nobody is further behind than this.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;

/// Thinks apart. Nothing comes back if it panicked, or if there is no room for another thread.
pub(crate) async fn apart<T: Send + 'static>(
    name: &str,
    think: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        step_back();
        // Whoever asked may be gone.
        let _ = sender.send(think());
    };
    thread::Builder::new().name(name.to_string()).spawn(work).ok()?;
    receiver.await.ok()
}

/// Lets others go first. Threads that this one starts inherit it.
fn step_back() {
    // Elsewhere this would hold for the whole process, not for one thread.
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        // The whole program may have been started with less right already.
        let lower = |own: i32| setpriority_process(None, (own + NICE).min(LAST));
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
        assert_eq!(apart("sum", || 2 + 2).await, Some(4));
        assert_eq!(apart::<u8>("lost", || panic!("on purpose")).await, None);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_thought_and_what_it_starts_let_others_go_first() {
        let rank = || rustix::process::getpriority_process(None);
        let own = rank().expect("a rank");
        let (mine, helper) =
            apart("rank", move || (rank(), thread::spawn(rank).join().expect("no panic")))
                .await
                .expect("no panic");
        let expected = (own + NICE).min(LAST);
        assert_eq!((mine.expect("a rank"), helper.expect("a rank")), (expected, expected));
        assert_eq!(rank().expect("a rank"), own, "the others keep theirs");
    }
}
