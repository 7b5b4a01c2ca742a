//! Play without people has limits that a table with people has not. Quarry, a game that a test
//! made up, has one of two turns for such play.

#[allow(dead_code, reason = "the tests of the testkit use the rest of it")]
#[path = "../../../game-testkit/tests/it/quarry/mod.rs"]
mod quarry;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::BotKind;
use cli::engine::Engine;
use game_core::SavedGame;
use games::{BenchPlan, GameKind, SimPlan};
use lang::Lang;
use serde_json::{Value, json};

use crate::Asked;
use quarry::Quarry;

/// Bots play it without knowing anything about it.
impl bots::Knowledge for Quarry {}

fn kind() -> &'static dyn GameKind {
    games::unlisted::<Quarry>()
}

#[test]
fn an_open_limit_is_set_and_a_given_one_is_kept() {
    let unattended = |config: Value| kind().unattended(kind().default_edition(), config);
    let config = |limit: u8| Ok(json!({"players": 2, "rounds": 4, "limit": limit}));
    assert_eq!(unattended(json!({"players": 2})), config(2));
    assert_eq!(unattended(json!({"players": 2, "limit": 9})), config(9));
    let problem = unattended(json!({"players": "two"})).expect_err("no number");
    assert_eq!(problem.message.key, "config-unreadable");
}

#[test]
fn no_game_sets_a_limit_twice_or_changes_the_players() {
    for kind in games::all() {
        let unattended = |config: Value| {
            kind.unattended(kind.default_edition(), config).expect("a configuration")
        };
        let players = kind.players().1;
        let once = unattended(json!({"players": players}));
        assert_eq!(once["players"], players);
        assert_eq!(unattended(once.clone()), once);
    }
}

#[test]
fn simulations_have_the_limit() {
    let simulate = |config: Value| {
        let plan = SimPlan {
            config,
            seed: "many",
            games: 80,
            threads: 2,
            bot: BotKind::Random.into(),
            stop: &AtomicBool::new(false),
        };
        kind().simulate(kind().default_edition(), &plan, &|_| ()).expect("a report")
    };
    let stopped = simulate(json!({"players": 2}));
    assert_eq!((stopped.stopped, stopped.turns), (80, 160));
    assert_eq!(stopped.wins, [0.0, 0.0]);
    let ended = simulate(json!({"players": 2, "limit": 99}));
    assert_eq!(ended.stopped, 0);
    assert!(ended.turns > 160, "{ended:?}");
    assert!((ended.wins.iter().sum::<f64>() - 80.0).abs() < 1e-9, "{ended:?}");
}

#[test]
fn benches_have_the_limit() {
    let decisions_per_game = |config: Value| {
        let plan = BenchPlan {
            config,
            time: Duration::from_millis(50),
            allocations: || 0,
            processor: || None,
        };
        let report = kind().bench(kind().default_edition(), &plan).expect("a report");
        report.decisions_per_s / report.games_per_s
    };
    let short = decisions_per_game(json!({"players": 2}));
    let long = decisions_per_game(json!({"players": 2, "limit": 99}));
    assert!(short < 0.75 * long, "{short} decisions with a limit, {long} without");
}

/// What the engine saves carries the limit, so that it is stopped at the same place when it is
/// played again. A table with people, and a replay, add nothing.
#[test]
fn the_engine_has_the_limit_and_a_table_has_none() {
    let engine = Engine::new(Lang::En, vec![(kind(), kind().default_edition())]);
    let mut engine = Asked(engine);
    let config = json!({"players": 2});
    engine.ok(&json!({"op": "new", "game": "quarry", "config": config, "seed": "sunday"}));
    while let Some((seat, actions)) = engine.asked() {
        let action = actions.last().expect("an answer");
        engine.ok(&json!({"op": "apply", "seat": seat, "action": action}));
    }
    let outcome = engine.ok(&json!({"op": "outcome"}));
    let fields: Vec<_> = outcome.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["over", "ranks", "scores", "tie_break"]);
    assert_eq!(outcome["over"], true);
    let ranks: Vec<_> = outcome["ranks"].as_array().expect("a list").iter().collect();
    assert!(!ranks.contains(&&json!(1)) && ranks.contains(&&json!(2)), "{outcome}");

    let saved = engine.ok(&json!({"op": "save"}));
    assert_eq!(saved["config"]["limit"], 2);
    let mut saved: SavedGame = serde_json::from_value(saved).expect("a saved game");
    let replay = |saved: &SavedGame| {
        let replayed = kind().replay(kind().default_edition(), saved, &mut |_, _, _| ());
        replayed.expect("it was played once")
    };
    assert!(replay(&saved).outcome().is_some_and(|outcome| outcome.stopped));
    saved.config = json!({"players": 2});
    assert!(replay(&saved).outcome().is_none());
}
