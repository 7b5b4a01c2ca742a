//! Any text is an edition or a list of faults. The input is a patch on a shipped file, since
//! random bytes are hardly ever TOML: an offset, a length to cut, and what to put there.
#![no_main]

use game_core::{Edition, Game};
use libfuzzer_sys::fuzz_target;

macro_rules! check_one {
    ($($name:ident: $Game:ty,)+) => {
        /// What checks the edition of each game.
        const CHECKS: &[fn(u32, u8, &str)] = &[$(check::<<$Game as Game>::Edition>),+];
    };
}

games::for_each_game!(check_one);

fuzz_target!(|patch: (u8, u32, u8, &str)| {
    let (game, offset, cut, put) = patch;
    CHECKS[game as usize % CHECKS.len()](offset, cut, put);
});

fn check<E: Edition>(offset: u32, cut: u8, put: &str) {
    let shipped = E::DEFAULT;
    let boundary = |at: usize| (at..=shipped.len()).find(|&at| shipped.is_char_boundary(at));
    let start = boundary(offset as usize % shipped.len()).unwrap_or(shipped.len());
    let end = boundary((start + cut as usize).min(shipped.len())).unwrap_or(shipped.len());
    let text = format!("{}{put}{}", &shipped[..start], &shipped[end..]);
    match E::parse("patched.toml", &text) {
        Ok(edition) => assert!(!edition.info().hash.is_empty()),
        Err(faults) => {
            let lines = text.lines().count() + 1;
            assert!(!faults.faults.is_empty());
            assert!(faults.faults.iter().all(|fault| (1..=lines).contains(&fault.line)));
        }
    }
}
