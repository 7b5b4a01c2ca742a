//! Ctrl+C, for work that can stop cleanly.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

/// Whether Ctrl+C was pressed since the last check.
static PRESSED: AtomicBool = AtomicBool::new(false);
static WATCHED: AtomicBool = AtomicBool::new(false);

/// The exit status of a program ended by Ctrl+C.
const ENDED: i32 = 130;

/// From now on the first Ctrl+C only sets a flag and shows `notice` on standard error; a second one
/// before the flag was checked ends the program at once.
pub fn watch(notice: Option<String>) -> &'static AtomicBool {
    if WATCHED.swap(true, Ordering::Relaxed) {
        return &PRESSED;
    }
    let (ready, begun) = mpsc::channel();
    // If no thread or handler can be created, Ctrl+C ends the program as usual.
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
    // From now on Ctrl+C is caught.
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

/// Whether it was pressed; clears the flag.
pub fn taken() -> bool {
    PRESSED.swap(false, Ordering::Relaxed)
}
