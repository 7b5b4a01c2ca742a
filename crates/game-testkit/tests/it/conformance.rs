//! The suite on a sound game.

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
