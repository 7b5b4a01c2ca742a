//! Ctrl+C, for work that can stop in good order.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

/// Whether somebody has pressed Ctrl+C since the last look.
static PRESSED: AtomicBool = AtomicBool::new(false);
static WATCHED: AtomicBool = AtomicBool::new(false);

/// What the shell is told of a program that Ctrl+C has ended.
const ENDED: i32 = 130;

/// From now on the first Ctrl+C only raises a flag, after which `notice` is shown on standard
/// error; a second one before somebody has looked ends the program at once.
pub fn watch(notice: Option<String>) -> &'static AtomicBool {
    if WATCHED.swap(true, Ordering::Relaxed) {
        return &PRESSED;
    }
    let (ready, begun) = mpsc::channel();
    // Where no thread or no handler is to be had, Ctrl+C ends the program as ever.
    let _ = std::thread::Builder::new().name("interrupt".to_string()).spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async move {
            let Ok(mut presses) = presses() else { return };
            let _ = ready.send(());
            while presses.next().await {
                if PRESSED.swap(true, Ordering::Relaxed) {
                    std::process::exit(ENDED);
                }
                if let Some(notice) = &notice {
                    eprintln!("{notice}");
                }
            }
        });
    });
    // Whoever presses it from now on is heard.
    let _ = begun.recv();
    &PRESSED
}

/// Presses of Ctrl+C.
struct Presses {
    #[cfg(unix)]
    signal: tokio::signal::unix::Signal,
}

#[cfg(unix)]
fn presses() -> std::io::Result<Presses> {
    use tokio::signal::unix::{SignalKind, signal};
    Ok(Presses { signal: signal(SignalKind::interrupt())? })
}

#[cfg(not(unix))]
fn presses() -> std::io::Result<Presses> {
    Ok(Presses {})
}

impl Presses {
    /// Waits for the next one; `false` if none can come.
    async fn next(&mut self) -> bool {
        #[cfg(unix)]
        return self.signal.recv().await.is_some();
        #[cfg(not(unix))]
        return tokio::signal::ctrl_c().await.is_ok();
    }
}

/// Whether it was pressed; the flag is taken down.
pub fn taken() -> bool {
    PRESSED.swap(false, Ordering::Relaxed)
}
