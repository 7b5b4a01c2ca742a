//! Arbitrary answers in arbitrary games: refused ones change nothing, the list and the check
//! agree, and the state goes through its document and back.
#![no_main]

use game_core::{GameText, Log, Seat, Seed, apply};
use libfuzzer_sys::fuzz_target;
use rules_architectura::Architectura;
use rules_queens_architect::QueensArchitect;
use rules_west_kingdom::WestKingdom;

fuzz_target!(|input: (u8, u64, Vec<u16>)| {
    let (kind, seed, choices) = input;
    let players = 2 + kind % 3;
    match kind >> 6 {
        0 => play::<Architectura>(&rules_architectura::Config::basic(players), seed, &choices),
        1 => play::<Architectura>(&rules_architectura::Config::advanced(players), seed, &choices),
        2 => play::<QueensArchitect>(&rules_queens_architect::Config::new(players), seed, &choices),
        _ => {
            let mut config = rules_west_kingdom::Config::new(1 + kind % 5);
            if kind & 32 != 0 {
                config.boards = rules_west_kingdom::Boards::Dealt;
            }
            play::<WestKingdom>(&config, seed, &choices);
        }
    }
});

fn play<G: GameText>(config: &G::Config, seed: u64, choices: &[u16]) {
    let edition = game_core::edition::default();
    let mut game = G::new(edition, config, Seed::of_series("fuzz", seed)).unwrap();
    let every: Vec<G::Action> = G::every_action(edition);
    let mut legal = Vec::new();
    for &choice in choices {
        let Some(seat) = game.awaiting().lowest() else { break };
        // An arbitrary answer of an arbitrary seat; then, so that the game goes on, a legal one.
        let (other, wild) = (Seat::new((choice % 5) as u8), every[choice as usize % every.len()]);
        let before = game.clone();
        if other.index() < game.seats() {
            game.legal_actions(other, &mut legal);
            let listed = legal.contains(&wild);
            match apply(&mut game, other, wild, &mut Log::on()) {
                Ok(()) => assert!(listed),
                Err(_) => assert!(!listed && game == before),
            }
        }
        let Some(seat) = game.awaiting().lowest().or(Some(seat)) else { break };
        game.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[choice as usize / 5 % legal.len()];
        apply(&mut game, seat, action, &mut Log::on()).expect("listed answers are accepted");
        let again = G::from_doc(edition, game.state_doc(), None).expect("it is a state");
        assert!(again == game);
    }
}
