//! What answers are about: pieces and places that the view or the edition has.

use std::collections::HashSet;

use game_core::{FastRng, Game, GameText, Role, Seat, Seed, Target, Viewer};
use game_testkit::{AtTable, generate};
use rules_architectura::edition::Sets;
use rules_architectura::{Action, Architectura, Config, Edition, ViewDoc};

use crate::harness::{Position, Table, edition, like};

/// Positions of random games of every kind and number of players.
fn positions(games: u64, mut meet: impl FnMut(&Architectura, Seat, &mut FastRng)) {
    let edition = game_core::edition::default::<Edition>();
    for players in 2..=4 {
        let advanced = Config::advanced(players);
        let uniform = Config { sets: Some(Sets::Uniform), ..advanced.clone() };
        for config in [Config::basic(players), advanced, uniform] {
            for game in 0..games {
                let mut rng = FastRng::new(game);
                let seed = Seed::from_text(&format!("about {game}"));
                for state in
                    generate::positions::<Architectura>(edition, &config, seed, 400, &mut rng)
                {
                    state.awaiting().iter().for_each(|seat| meet(&state, seat, &mut rng));
                }
            }
        }
    }
}

fn legal(state: &Architectura, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// Whether the view or the edition has this piece.
fn exists(target: &Target, state: &Architectura, view: &ViewDoc) -> bool {
    match &*target.kind {
        "card" => state.edition().find(&target.id).is_some(),
        "space" => {
            let [Some(street), Some(column)] = [0, 1].map(|part| {
                target.id.split(':').nth(part).and_then(|number| number.parse::<u8>().ok())
            }) else {
                return false;
            };
            (1..=view.streets).contains(&street) && (1..=view.columns).contains(&column)
        }
        "turn" => ["cw", "ccw"].contains(&target.id.as_str()),
        _ => false,
    }
}

#[test]
fn every_answer_is_about_what_there_is() {
    let (mut kinds, mut answers) = (HashSet::new(), 0);
    positions(30, |state, seat, _| {
        let view = Architectura::view_doc(&state.view(Viewer::Seat(seat)));
        let mut met = HashSet::new();
        for action in legal(state, seat) {
            let about = state.targets(seat, action);
            let text = Architectura::print(state.edition(), action);
            assert_eq!(text.split(' ').next(), Some(Architectura::kind_of(action)));
            for target in &about {
                assert!(Architectura::PIECES.contains(&&*target.kind), "{text}: {target:?}");
                assert!(exists(target, state, &view), "{text}: {target:?}");
            }
            // A board finds an answer again by what it is about.
            assert!(met.insert((Architectura::kind_of(action), about)), "{text} is there twice");
            kinds.insert(Architectura::kind_of(action));
            answers += 1;
        }
        for (action, refusal) in state.near_misses(seat) {
            let (about, all) = (state.faults(seat, action, &refusal), state.targets(seat, action));
            assert!(about.iter().all(|target| all.contains(target)), "{action:?}");
            assert!(about.iter().all(|target| exists(target, state, &view)), "{action:?}");
        }
    });
    assert!(answers > 10_000 && kinds.len() == 22, "{answers} answers of {kinds:?}");
}

/// What an answer is about tells nothing that the view does not tell.
#[test]
fn equal_views_give_equal_targets() {
    let mut compared = 0;
    positions(4, |state, seat, rng| {
        let other = Architectura::sample(&state.view(Viewer::Seat(seat)), rng);
        let answers = |world: &Architectura| -> Vec<_> {
            legal(world, seat).into_iter().map(|action| world.targets(seat, action)).collect()
        };
        let misses = |world: &Architectura| -> Vec<_> {
            let misses = world.near_misses(seat).into_iter();
            misses.map(|(action, refusal)| world.faults(seat, action, &refusal)).collect()
        };
        assert_eq!((answers(state), misses(state)), (answers(&other), misses(&other)));
        compared += 1;
    });
    assert!(compared > 1000, "{compared}");
}

/// What a near miss is about.
fn faults(table: &Table, seat: u8, action: &str) -> Vec<Target> {
    let game = table.scenario().game();
    let action = Architectura::parse(game.edition(), action).expect("it can be read");
    let seat = Seat::new(seat);
    let refusal = game.check(seat, action).expect_err("it is refused");
    game.faults(seat, action, &refusal)
}

#[test]
fn a_reason_lies_in_the_space_or_in_the_card() {
    let rows = [like("city_hall"), like("library"), like("forge"), like("inn").sides("4")];
    let edition = edition("s1 s5", rows);
    let card = |id: &str| Target::new(Role::Take, "card", id);
    let space = |id: &str| Target::new(Role::To, "space", id);
    let hand = |hand: &str| Position::new(edition, 2).street(1, "1:s1").hand(0, hand).load();
    // Closed to every card.
    assert_eq!(faults(&hand("s1 s5"), 0, "play s1 1:1"), [space("1:1")]);
    assert_eq!(faults(&hand("s1 s5"), 0, "play s1 1:4"), [space("1:4")]);
    // With nothing else in hand it can be paid for by nothing, wherever it goes.
    assert_eq!(faults(&hand("city_hall"), 0, "play city_hall 1:2"), [space("1:2")]);
    // An open space is not the reason.
    assert_eq!(faults(&hand("s1"), 0, "play s5 1:2"), [card("s5")]);
    // The search is refused, and not the card given for it; both ways of a turn are.
    assert_eq!(faults(&hand("s1"), 0, "search s1"), []);
    assert_eq!(faults(&hand("s1"), 0, "mulligan"), []);
    let mut table = Position::new(edition, 2)
        .street(1, "1:inn")
        .hand(0, "library")
        .street(2, "0:s5 - 1:s1")
        .load();
    table.play(0, "play library 1:2");
    let first = table.legal(0);
    assert!(first.iter().any(|answer| answer == "pass"), "{first:?}");
    let taken = Target::new(Role::Take, "space", "2:1");
    assert_eq!(faults(&table, 0, "turn 2:1 cw"), [taken]);
}

/// AR-61: a card to be copied can be touched wherever it stands face up.
#[test]
fn a_copied_card_stands_where_it_stands() {
    let rows = [like("greenhouse").sides("3 2 5 4"), like("forge").sides("1")];
    let mut table = Position::new(edition("n4 s1", rows), 2)
        .street(1, "0:greenhouse 1:greenhouse")
        .street(2, "0:n4")
        .hand(0, "forge")
        .load();
    table.play(0, "play forge 2:2");
    let game = table.scenario().game();
    let action = Architectura::parse(game.edition(), "copy greenhouse").expect("it can be read");
    let about = game.targets(Seat::new(0), action);
    let at = |id: &str| Target::new(Role::From, "space", id);
    assert_eq!(about, [Target::new(Role::Take, "card", "greenhouse"), at("1:1"), at("1:2")]);
}
