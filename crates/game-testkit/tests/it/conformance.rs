//! The suite on a sound game.

use game_core::{FastRng, Game, Seed};
use game_testkit::generate::{play_out, positions};
use game_testkit::{Conformance, Summary};

use crate::quarry::{Config, Quarry, conserved, score_again, sound};

fn suite(players: u8) -> Conformance<Quarry> {
    Conformance::new(sound(), Config::of(players))
        .seed("a sound quarry")
        .games(300)
        .conserved(conserved)
        .second_scorer(score_again)
        .end_within(100)
}

#[test]
fn a_sound_game_passes() {
    for players in [2, 3] {
        let summary = suite(players).run();
        println!("{summary}");
        assert_eq!(summary.games, 300);
        assert!(summary.steps > 300 * 10);
        assert!(summary.decisions < summary.steps);
        assert!((5..20).contains(&summary.longest_list));
        assert!(summary.longest_game <= 100);
        assert!(summary.dear_positions > 3000);
        assert!(summary.other_worlds > 100, "views tell the secrets");
        assert!(summary.compared_answers > 1000);
    }
}

#[test]
fn a_game_with_a_limit_passes() {
    let config = Config { limit: Some(2), ..Config::of(2) };
    let suite = Conformance::new(sound(), config).conserved(conserved).second_scorer(score_again);
    assert_eq!(suite.end_within(60).run().games, 100);
}

#[test]
fn the_summary_does_not_depend_on_threads() {
    let alone = suite(2).games(40).threads(1).run();
    let together = suite(2).games(40).threads(5).run();
    assert_eq!(alone, together);
    assert_ne!(alone, Summary::default());
}

#[test]
#[should_panic(expected = "say what the game conserves")]
fn nothing_is_left_out_in_silence() {
    Conformance::<Quarry>::new(sound(), Config::of(2)).run();
}

#[test]
#[should_panic(expected = "qu-no-players")]
fn a_refused_configuration_is_told() {
    Conformance::<Quarry>::new(sound(), Config::of(9))
        .conserved(conserved)
        .second_scorer(score_again)
        .run();
}

#[test]
fn random_games_are_there_for_other_tests() {
    let (config, seed) = (Config::of(2), Seed::from_text("positions"));
    let mut rng = FastRng::new(1);
    let all = positions::<Quarry>(sound(), &config, seed, 100, &mut rng);
    assert!(all[..all.len() - 1].iter().all(|state| state.outcome().is_none()));
    assert!(all[all.len() - 1].outcome().is_some());
    assert_eq!(positions::<Quarry>(sound(), &config, seed, 4, &mut rng).len(), 5);
    let mut state = all[0].clone();
    assert_eq!(play_out(&mut state, 3, &mut rng), None);
    assert!(play_out(&mut state, 100, &mut rng).is_some());
    assert_eq!(play_out(&mut state, 0, &mut rng), Some(0));
}
