//! Any bytes are a saved game that replays, or a problem. Half of the inputs are a patch on a real
//! saved game, so that the fuzzer gets past the JSON.
#![no_main]

use std::sync::LazyLock;

use game_core::{FastRng, GameText, Live, LiveGame, SavedGame, Seed};
use libfuzzer_sys::fuzz_target;
use rules_architectura::Architectura;
use rules_queens_architect::QueensArchitect;
use rules_west_kingdom::WestKingdom;

static REAL: LazyLock<[String; 3]> = LazyLock::new(|| {
    let mut queens_architect = rules_queens_architect::Config::new(3);
    queens_architect.round_limit = Some(12);
    let mut west_kingdom = rules_west_kingdom::Config::new(3);
    west_kingdom.round_limit = Some(12);
    [
        played::<Architectura>(rules_architectura::Config::advanced(3)),
        played::<QueensArchitect>(queens_architect),
        played::<WestKingdom>(west_kingdom),
    ]
});

/// A saved game of random answers.
fn played<G: GameText>(config: G::Config) -> String {
    let edition = game_core::edition::default();
    let mut game = Live::<G>::start(edition, config, Seed::from_text("fuzz")).unwrap();
    let mut rng = FastRng::new(1);
    while let Some(seat) = game.awaiting().lowest() {
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
        let real = REAL[usize::from(cut % 3)].as_bytes();
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
