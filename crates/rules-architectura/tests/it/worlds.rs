//! Worlds sampled from a view bear out what the view tells of a hand.

use game_core::{FastRng, Game, Seat, Viewer};
use game_testkit::AtTable;
use rules_architectura::Architectura;

use crate::harness::{Position, Table, edition, like};

/// Samples a hundred worlds for seat 1 and as many for a spectator. In each, seat 0 must have an
/// answer. Says of how many `check` is true.
fn sampled(table: &mut Table, check: impl Fn(&Architectura) -> bool) -> usize {
    let game = table.scenario().game().clone();
    let mut rng = FastRng::new(68);
    let mut legal = Vec::new();
    let mut found = 0;
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let view = game.view(viewer);
        for _ in 0..100 {
            let world = Architectura::sample(&view, &mut rng);
            assert!(world.view(viewer) == view, "the world looks otherwise");
            world.legal_actions(Seat::new(0), &mut legal);
            assert!(!legal.is_empty(), "seat 0 is asked and can answer nothing");
            found += usize::from(check(&world));
        }
    }
    found
}

fn hand_of(world: &Architectura) -> Vec<String> {
    use game_core::GameText;
    world.state_doc().seats[0].hand.clone()
}

fn holds(world: &Architectura, card: &str) -> bool {
    hand_of(world).iter().any(|held| held == card)
}

/// ER-52, ER-68: who is asked to play without an open space holds the Cemetery.
#[test]
fn er_52_no_space_means_the_cemetery() {
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8 s9", [like("cemetery")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:s1 0:s2 0:s3 0:s4 1:s1 1:s2 1:s3 1:s4")
        .street(2, "1:s5 1:s6 1:s7 1:s8 0:s5 0:s6 1:s9 1:cemetery")
        .hand(0, "cemetery s7")
        .deck(0, "s8 s9")
        .mulligans(0, 0)
        .load();
    assert_eq!(table.legal(0), ["play cemetery"]);
    let with_cemetery = sampled(&mut table, |world| holds(world, "cemetery"));
    assert_eq!(with_cemetery, 200);
    // Which other card is held stays open.
    let with_another = sampled(&mut table, |world| holds(world, "s8") || holds(world, "s9"));
    assert!((20..180).contains(&with_another), "{with_another}");
}

/// ER-38, ER-68: who has taken a card back has another one to play there, and can pay for it.
#[test]
fn er_38_a_card_taken_back_means_a_card_to_play() {
    let rows = [like("manufactory").sides("1"), like("cemetery"), like("magic_school")];
    let mut table = Position::new(edition("s2 s3 s8", rows), 2)
        .street(1, "0:s2 1:s8")
        .hand(0, "manufactory s3")
        .deck(0, "cemetery magic_school")
        .load();
    table.play(0, "play manufactory 2:1").play(0, "return 1:1");
    assert_eq!(table.legal(0), ["play s3 1:1"]);
    // With one other card in hand the Academy cannot be paid for, and the Cemetery has no place.
    assert_eq!(sampled(&mut table, |world| holds(world, "s3") && holds(world, "s2")), 200);
}

/// ER-54, ER-68: who copies a Manufactory has a card to play.
#[test]
fn er_54_a_copied_manufactory_means_a_card_to_play() {
    let rows = [like("manufactory").sides("1"), like("cemetery"), like("forge").sides("4")];
    let mut table = Position::new(edition("s2 s3 s8 s9", rows), 2)
        .street(1, "0:s2 1:s8 1:manufactory")
        .hand(0, "forge s3")
        .deck(0, "cemetery")
        .load();
    table.play(0, "play forge 2:1").play(0, "copy manufactory");
    assert_eq!(table.legal(0), ["return 1:1"]);
    assert_eq!(sampled(&mut table, |world| holds(world, "s3")), 200);
}

/// AR-61, ER-37: whether a Forge could copy a Manufactory is its owner's secret, so it is asked
/// also with nothing but the Cemetery in hand.
#[test]
fn er_37_silence_would_tell_of_the_hand() {
    let rows = [like("manufactory").sides("1"), like("cemetery"), like("forge").sides("4")];
    let edition = edition("s2 s3 s8 s9", rows);
    let asked = |hand: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, "0:s2 1:s8 1:manufactory")
            .hand(0, hand)
            .deck(0, "s9")
            .load();
        table.play(0, "play forge 2:1");
        (table.asked() == [0] && table.question(0) == "copy").then(|| table.legal(0))
    };
    assert_eq!(asked("forge cemetery"), Some(vec!["pass".to_string()]));
    assert_eq!(asked("forge s3"), Some(vec!["copy manufactory".to_string(), "pass".to_string()]));
    // An empty hand is no secret.
    assert_eq!(asked("forge"), None);
}

/// ER-13, ER-68: once nobody can play, nobody holds the Cemetery, in sampled worlds too.
#[test]
fn er_13_nobody_holds_the_cemetery_at_the_end() {
    use game_core::GameText;
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8 s9", [like("cemetery")]);
    let table = Position::new(edition, 2)
        .street(1, "0:s1 0:s2 0:s3 0:s4 1:s1 1:s2 1:s3 1:s4")
        .street(2, "1:s5 1:s6 1:s7 1:s8 0:s5 0:s6 1:s9 1:cemetery")
        .hand(0, "s7")
        .deck(0, "cemetery s9")
        .over()
        .pending(Vec::new())
        .load();
    assert!(table.over());
    let game = table.scenario().game().clone();
    let mut rng = FastRng::new(13);
    let view = game.view(Viewer::Spectator);
    for _ in 0..100 {
        let world = Architectura::sample(&view, &mut rng);
        assert!(!holds(&world, "cemetery"));
        assert!(Architectura::from_doc(edition, world.state_doc(), None).is_ok());
    }
}
