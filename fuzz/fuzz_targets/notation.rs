//! Any text is an action or a problem, and an action prints to a text that parses to itself.
#![no_main]

use game_core::GameText;
use libfuzzer_sys::fuzz_target;

macro_rules! check_all {
    ($($name:ident: $Game:ty,)+) => {
        fuzz_target!(|text: &str| {
            $(check::<$Game>(text);)+
        });
    };
}

games::for_each_game!(check_all);

fn check<G: GameText>(text: &str) {
    let edition = game_core::edition::default();
    if let Ok(action) = G::parse(edition, text) {
        let printed = G::print(edition, action);
        assert_eq!(G::parse(edition, &printed), Ok(action), "{text:?}");
    }
}
