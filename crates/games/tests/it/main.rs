//! The registry, for every game in it.

use std::collections::BTreeSet;

use bots::BotKind;
use game_core::{FastRng, LiveGame, SavedGame, Seat, Seed, Viewer};
use games::{GameKind, ReplayError, SimPlan};
use serde_json::json;

/// A game of the fewest players with so many random answers given.
fn played(kind: &dyn GameKind, answers: usize) -> Box<dyn LiveGame> {
    let config = json!({"players": kind.players().0});
    let seed = Seed::from_text("played");
    let mut game = kind.start(kind.default_edition(), config, seed).expect("a game");
    let mut rng = FastRng::new(1);
    for _ in 0..answers {
        let Some(seat) = game.awaiting().lowest() else { break };
        let legal = game.answers(seat);
        let answer = &legal[rng.below(legal.len() as u32) as usize];
        game.apply(seat, &answer.action).expect("a legal answer");
    }
    game
}

#[test]
fn every_game_has_its_own_id() {
    let ids: BTreeSet<_> = games::all().iter().map(|kind| kind.id()).collect();
    assert_eq!(ids.len(), games::all().len());
    for id in ids {
        assert_eq!(games::by_id(id).map(GameKind::id), Ok(id));
    }
    let problem = games::by_id("chess").map(GameKind::id).expect_err("there is no chess");
    assert_eq!(problem.message.key, "unknown-game");
}

#[test]
fn built_in_editions_name_their_game_and_load_again() {
    for kind in games::all() {
        let info = kind.default_edition().info();
        assert_eq!(games::game_of_edition(&info.text), Some(kind.id()));
        let again = kind.load_edition("again.toml", &info.text).expect("a valid file");
        assert_eq!(again.info().hash, info.hash);
        assert!(!again.sheet().rows.is_empty());
    }
}

#[test]
fn a_saved_game_is_played_again_step_by_step() {
    for kind in games::all() {
        let game = played(*kind, 10_000);
        let saved = game.save().expect("it has a beginning");
        let mut steps = Vec::new();
        let again = kind
            .replay(kind.default_edition(), &saved, &mut |number, _, _| steps.push(number))
            .expect("it was played once");
        assert_eq!(steps, (1..=saved.actions.len()).collect::<Vec<_>>());
        assert_eq!(again.hash(), game.hash());
        assert_eq!(again.save(), Ok(saved));
    }
}

#[test]
fn a_replay_says_what_does_not_fit() {
    let kind = games::all()[0];
    let saved = played(kind, 20).save().expect("it has a beginning");
    let replay = |change: &dyn Fn(&mut SavedGame)| {
        let mut saved = saved.clone();
        change(&mut saved);
        let result = kind.replay(kind.default_edition(), &saved, &mut |_, _, _| ());
        result.map(|game| game.hash()).expect_err("it was changed")
    };
    let unfit = |change: &dyn Fn(&mut SavedGame)| match replay(change) {
        ReplayError::Unfit(problem) => problem.message.key,
        other => panic!("{other}"),
    };
    assert_eq!(unfit(&|saved| saved.format = 99), "saved-format");
    assert_eq!(unfit(&|saved| saved.game = "chess".into()), "saved-game");
    assert_eq!(unfit(&|saved| saved.rules.0 += 1), "saved-rules");
    assert_eq!(unfit(&|saved| saved.edition_hash = "0".into()), "saved-edition");
    assert_eq!(unfit(&|saved| saved.config = json!({})), "config-unreadable");
    let error = replay(&|saved| saved.actions[7].1 = "dance".into());
    assert!(matches!(error, ReplayError::Action { number: 8, .. }), "{error}");
}

/// A bot's choice depends on nothing that its seat does not see.
#[test]
fn choices_follow_from_view_and_seed() {
    for kind in games::all() {
        let game = played(*kind, 15);
        let seat = game.awaiting().lowest().expect("it goes on");
        let choose =
            |game: &dyn LiveGame, seed| kind.choose(game, seat, BotKind::Random.into(), 1, seed);
        // The same position with another chance is the same to the seat.
        let mut state = game.state_json();
        state["rng"]["key"] = json!(Seed::from_text("other").to_hex());
        let other = kind.load(kind.default_edition(), state, None).expect("a possible state");
        assert_eq!(other.view_json(Viewer::Seat(seat)), game.view_json(Viewer::Seat(seat)));
        for seed in 0..20 {
            assert_eq!(choose(&*game, seed), choose(&*other, seed));
        }
        let nobody = Seat::new(200);
        let refused = kind.choose(&*game, nobody, BotKind::Random.into(), 1, 0);
        assert_eq!(refused.expect_err("no such seat").message.key, "no-such-seat");
    }
}

#[test]
fn simulations_tell_of_every_game() {
    use std::sync::atomic::{AtomicU64, Ordering};
    for kind in games::all() {
        let done = AtomicU64::new(0);
        let plan = |threads| SimPlan {
            config: json!({"players": kind.players().1}),
            seed: "many",
            games: 150,
            threads,
            bot: BotKind::Random.into(),
        };
        let progress = |games| {
            done.fetch_add(games, Ordering::Relaxed);
        };
        let one = kind.simulate(kind.default_edition(), &plan(1), &progress).expect("a report");
        let mut three =
            kind.simulate(kind.default_edition(), &plan(3), &progress).expect("a report");
        three.seconds = one.seconds;
        assert_eq!(one, three);
        // Far more threads than any system gives are as good as enough of them.
        let mut most =
            kind.simulate(kind.default_edition(), &plan(usize::MAX), &progress).expect("a report");
        most.seconds = one.seconds;
        assert_eq!(one, most);
        assert_eq!(done.into_inner(), 450);
        // What nobody has won was stopped.
        let won = one.wins.iter().sum::<f64>();
        assert!((won + one.stopped as f64 - 150.0).abs() < 1e-9, "{one:?}");
    }
}
