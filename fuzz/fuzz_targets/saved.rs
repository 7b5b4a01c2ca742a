//! Any bytes are a saved game that replays, or a problem. Half of the inputs are a patch on a real
//! saved game, so that the fuzzer gets past the JSON.
#![no_main]

use std::sync::LazyLock;

use game_core::{FastRng, GameText, Live, LiveGame, SavedGame, Seed};
use libfuzzer_sys::fuzz_target;

macro_rules! play_all {
    ($($name:ident: $Game:ty,)+) => {
        static REAL: LazyLock<Vec<String>> = LazyLock::new(|| vec![$(played::<$Game>()),+]);
    };
}

games::for_each_game!(play_all);

/// So many answers are a saved game that goes deep and is still read quickly.
const ANSWERS: usize = 300;

/// A saved game of random answers.
fn played<G: GameText>() -> String {
    let edition = game_core::edition::default();
    let config = serde_json::json!({ "players": G::PLAYERS.1.min(3) });
    let config = serde_json::from_value(config).unwrap();
    let mut game = Live::<G>::start(edition, config, Seed::from_text("fuzz")).unwrap();
    let mut rng = FastRng::new(1);
    for _ in 0..ANSWERS {
        let Some(seat) = game.awaiting().lowest() else { break };
        let answers = game.answers(seat);
        let action = &answers[rng.below(answers.len() as u32) as usize].action;
        game.apply(seat, action).unwrap();
    }
    serde_json::to_string(&game.save().unwrap()).unwrap()
}

fuzz_target!(|input: (bool, u32, u8, &[u8])| {
    let (patch, offset, cut, put) = input;
    let mut bytes = put.to_vec();
    if patch {
        let real = REAL[usize::from(cut) % REAL.len()].as_bytes();
        let start = offset as usize % real.len();
        let end = (start + cut as usize).min(real.len());
        bytes = [&real[..start], put, &real[end..]].concat();
    }
    let Ok(saved) = serde_json::from_slice::<SavedGame>(&bytes) else { return };
    let Ok(kind) = games::by_id(&saved.game) else { return };
    let edition = kind.default_edition();
    if let Ok(game) = kind.replay(edition, &saved, &mut |_, _, _| {}) {
        assert_eq!(game.played(), saved.actions.len());
    }
});
