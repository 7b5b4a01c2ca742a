//! Panics inside a game, caught and put into words.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `act`; a panic inside becomes its message and place. Nothing is printed meanwhile: cutting
/// a failure down panics hundreds of times.
pub(crate) fn catch<T>(act: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| if QUIET.get() { note(info) } else { usual(info) }));
    });
    let before = QUIET.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(act));
    QUIET.set(before);
    result.map_err(|_| format!("panicked: {}", LAST.take()))
}

fn note(info: &PanicHookInfo<'_>) {
    let payload = info.payload();
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("without a message");
    // The file without the folders above the crate: reports are pasted elsewhere.
    let place = info.location().map(|at| {
        let file = at.file().rsplit_once("crates/").map_or(at.file(), |(_, file)| file);
        format!(" at {file}:{}", at.line())
    });
    LAST.set(format!("{text}{}", place.unwrap_or_default()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_sentence() {
        assert_eq!(catch(|| 7), Ok(7));
        let said = catch(|| panic!("the card {} is nowhere", 3)).unwrap_err();
        assert!(said.starts_with("panicked: the card 3 is nowhere at "), "{said}");
        assert!(said.contains("panics.rs:"), "{said}");
    }
}
