//! Arbitrary answers in arbitrary games: refused ones change nothing, the list and the check
//! agree, and the state goes through its document and back.
#![no_main]

use game_core::{GameText, Log, Seat, Seed, apply};
use libfuzzer_sys::fuzz_target;
use serde_json::json;

macro_rules! play_one {
    ($($name:ident: $Game:ty,)+) => {
        /// What plays each game.
        const PLAYS: &[fn(u8, u16, u64, &[u16])] = &[$(play::<$Game>),+];
    };
}

games::for_each_game!(play_one);

fuzz_target!(|input: (u8, u8, u16, u64, Vec<u16>)| {
    let (game, players, options, seed, choices) = input;
    PLAYS[game as usize % PLAYS.len()](players, options, seed, &choices);
});

/// A configuration: some number of players, and the last choice of each option whose bit is set.
fn config<G: GameText>(edition: &'static G::Edition, players: u8, bits: u16) -> Option<G::Config> {
    let (fewest, most) = G::PLAYERS;
    let mut config = json!({ "players": fewest + players % (most - fewest + 1) });
    for (at, option) in G::options(edition).into_iter().enumerate() {
        let Some(choice) = option.choices.last().filter(|_| bits >> (at % 16) & 1 == 1) else {
            continue;
        };
        // A field may lie inside another: `rulings.bond_supply_limited`.
        let place = option.field.split('.').fold(&mut config, |within, field| &mut within[field]);
        *place = choice.value.clone();
    }
    serde_json::from_value(config).ok()
}

fn play<G: GameText>(players: u8, options: u16, seed: u64, choices: &[u16]) {
    let edition = game_core::edition::default();
    let Some(config) = config::<G>(edition, players, options) else { return };
    let Ok(mut game) = G::new(edition, &config, Seed::of_series("fuzz", seed)) else { return };
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
