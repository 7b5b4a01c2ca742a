//! Any text is an action or a problem, and an action prints to a text that parses to itself.
#![no_main]

use game_core::GameText;
use libfuzzer_sys::fuzz_target;
use rules_architectura::Architectura;

fuzz_target!(|text: &str| {
    let edition = game_core::edition::default();
    if let Ok(action) = Architectura::parse(edition, text) {
        let printed = Architectura::print(edition, action);
        assert_eq!(Architectura::parse(edition, &printed), Ok(action), "{text:?}");
    }
});
