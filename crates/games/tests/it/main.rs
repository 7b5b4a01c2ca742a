//! The registry, for every game in it.

mod languages;

use std::collections::BTreeSet;

use bots::BotKind;
use game_core::paragraphs::paragraphs;
use game_core::{FastRng, LiveGame, SavedGame, Seat, Seed, Viewer};
use games::{GameKind, ReplayError, SimPlan};
use serde_json::json;

/// A game for the fewest players with that many random answers given.
fn played(kind: &dyn GameKind, answers: usize) -> Box<dyn LiveGame> {
    // Games that need not end have a limit.
    let (edition, players) = (kind.default_edition(), kind.players().0);
    let config = kind.unattended(edition, json!({"players": players})).expect("a configuration");
    let seed = Seed::from_text("played");
    let mut game = kind.start(edition, config, seed).expect("a game");
    let mut rng = FastRng::new(1);
    for _ in 0..answers {
        let Some(seat) = game.awaiting().lowest() else { break };
        let legal = game.answers(seat);
        let answer = &legal[rng.below(legal.len() as u32) as usize];
        game.apply(seat, &answer.action).expect("a legal answer");
    }
    game
}

/// What a game cites stands on the page of its rules: events, ties, options and readings.
#[test]
fn what_games_cite_is_on_the_page() {
    for kind in games::all() {
        let page = kind.rules_pages().en;
        let paragraphs = paragraphs(page);
        let marks: BTreeSet<_> = paragraphs.iter().map(|paragraph| paragraph.mark).collect();
        let mut game = played(*kind, 0);
        let tie = paragraphs.iter().find(|paragraph| paragraph.mark == game.tie_rule());
        let text = tie.expect("a paragraph").lines.join(" ");
        assert!(text.contains("tie") || text.contains("among equals"), "{text}");
        let edition = kind.default_edition();
        let options = kind.options(edition).into_iter().filter_map(|option| option.rule);
        let readings = kind.readings(edition).into_iter().flat_map(|reading| reading.rules);
        for rule in options.chain(readings) {
            assert!(marks.contains(rule), "{rule} is not on the page");
        }
        let mut rng = FastRng::new(2);
        while let Some(seat) = game.awaiting().lowest() {
            let legal = game.answers(seat);
            assert!(legal.iter().all(|answer| answer.action.starts_with(answer.kind)));
            let answer = &legal[rng.below(legal.len() as u32) as usize];
            for event in game.apply(seat, &answer.action).expect("a legal answer") {
                let rule = event.rule.unwrap_or_else(|| panic!("{event:?} cites nothing"));
                assert!(marks.contains(rule), "{rule} of {event:?} is not on the page");
            }
        }
    }
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

/// New files may not go by the name of the built-in edition; what a store has kept under it of old
/// is still played.
#[test]
fn what_was_kept_under_the_name_of_the_built_in_edition_still_loads() {
    let changes = [
        ("architectura", "hand_limit = 3", "hand_limit = 4"),
        ("queens-architect", "bonds_per_player = { value = 2,", "bonds_per_player = { value = 1,"),
        ("west-kingdom", "hand_limit = 6", "hand_limit = 7"),
    ];
    for (game, old, new) in changes {
        let kind = games::by_id(game).expect("a game");
        let built_in = kind.default_edition().info();
        let text = built_in.text.replacen(old, new, 1);
        // The one door opens no other: what was let in by one is still refused by the other.
        for _ in 0..2 {
            let faults = kind.load_edition("my.toml", &text).expect_err("not the built-in one");
            let told: Vec<_> = faults.faults.iter().map(|fault| fault.message.key).collect();
            assert_eq!(told, ["edition-default"], "{game}");
            let kept = kind.kept_edition("store", &text).expect("an edition of old");
            assert_ne!(kept.info().hash, built_in.hash, "{game}");
        }
        let named = text.replacen("edition = \"default\"", "edition = \"mine\"", 1);
        assert!(kind.load_edition("my.toml", &named).is_ok(), "{game}");
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
    use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
    for kind in games::all() {
        let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let plan = |threads| SimPlan {
            config: json!({"players": kind.players().1}),
            seed: "many",
            games: 150,
            threads,
            bot: BotKind::Random.into(),
            stop: &stop,
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
        // Games that nobody won were stopped.
        let won = one.wins.iter().sum::<f64>();
        assert!((won + one.stopped as f64 - 150.0).abs() < 1e-9, "{one:?}");
        // Whatever the order of play, the same games were won.
        let in_order = one.order_wins.iter().sum::<f64>();
        assert!((won - in_order).abs() < 1e-9, "{one:?}");
    }
}
