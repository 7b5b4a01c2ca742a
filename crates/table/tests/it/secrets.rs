//! Two games that differ only in what a viewer cannot know look and sound the same to that viewer.

use bots::Knowledge;
use game_core::live::EventRecord;
use game_core::{BarrierKind, FastRng, GameText, Live, Log, Seat, Seed, Viewer, edition};
use protocol::Proposal;
use rules_architectura::Architectura;
use rules_queens_architect::QueensArchitect;
use rules_west_kingdom::WestKingdom;
use serde_json::{Value, json};
use table::{Actor, Command, Setup, Table, UndoStatus};

use crate::harness::{Bench, SECOND, START, account, decided, kind, person, seat, setup_of};
use crate::stage::Stage;

/// How many answers are given at both tables.
const STEPS: usize = 8;
/// How many answers, legal and refused, a seat tries out before each of them.
const TRIES: usize = 4;

/// A table whose game begins in this state.
pub fn table_at<G: GameText + Knowledge>(setup: &Setup, state: &G) -> Bench {
    let state = std::sync::Mutex::new(state.clone());
    let kind = Stage::leak(G::ID, move |_, _| {
        let state = state.lock().expect("nobody panics with it").clone();
        Box::new(Live::from_state(state))
    });
    let table = Table::open(kind, kind.default_edition(), setup.clone()).expect("a table");
    let mut bench = Bench { table, log: Vec::new(), told: Vec::new(), now: START };
    bench.does(&Actor::Server, &Command::Start { seed: Seed::from_text("secrets") });
    bench
}

/// Whether the events may have told somebody something new.
fn is_news(events: &[EventRecord]) -> bool {
    events
        .iter()
        .any(|event| matches!(event.barrier, Some(BarrierKind::Chance | BarrierKind::Reveal)))
}

/// A seat previews what it could do, which changes nothing: previews and refusals are the same at
/// both tables.
fn try_out(left: &Bench, right: &Bench, own: Seat, rng: &mut FastRng) {
    let mut actions: Vec<String> =
        left.game().answers(own).into_iter().map(|answer| answer.action).collect();
    let misses = left.game().near_misses(own).into_iter().map(|miss| miss.action);
    // A curious player would try what another seat could do.
    let others = left.table.awaiting().iter().filter(|other| *other != own);
    let others = others.flat_map(|other| left.game().answers(other));
    let mut refused: Vec<String> = misses.chain(others.map(|answer| answer.action)).collect();
    refused.push("fly to the moon".to_string());
    for tried in [&mut actions, &mut refused] {
        for _ in 0..TRIES.min(tried.len()) {
            let action = tried.swap_remove(rng.below(tried.len() as u32) as usize);
            let foreseen = [left, right].map(|bench| bench.table.preview(own, &action));
            assert_eq!(foreseen[0], foreseen[1], "{own:?} {action}");
            let question = left.table.question(own).unwrap_or(1);
            let answer = Command::Answer { seat: own, question, action };
            let refused = [left, right]
                .map(|bench| decided(&bench.table, bench.now, &account(own), &answer).err());
            assert_eq!(refused[0], refused[1], "{own:?} {answer:?}");
        }
    }
}

/// Plays the same commands at both tables as long as the viewer can have learned nothing. Returns
/// the number of steps.
fn side_by_side(left: &mut Bench, right: &mut Bench, viewer: Viewer, rng: &mut FastRng) -> usize {
    let equal = |left: &Bench, right: &Bench| {
        left.heard(viewer) == right.heard(viewer)
            && left.table.screen(viewer, left.now) == right.table.screen(viewer, right.now)
    };
    for step in 0..STEPS {
        assert_eq!(left.heard(viewer), right.heard(viewer), "{viewer:?}");
        let screens = [&*left, &*right].map(|bench| bench.table.screen(viewer, bench.now));
        assert_eq!(screens[0], screens[1], "{viewer:?}");
        assert_eq!(left.pasts(viewer), right.pasts(viewer), "{viewer:?}");
        if let Viewer::Seat(own) = viewer {
            try_out(left, right, own, rng);
        }
        for bench in [&mut *left, &mut *right] {
            bench.now += 3 * SECOND;
        }
        let awaiting: Vec<Seat> = left.table.awaiting().iter().collect();
        if awaiting.is_empty() {
            return step;
        }
        let asked = awaiting[rng.below(awaiting.len() as u32) as usize];
        let others = right.game().answers(asked);
        let mut common = left.game().answers(asked);
        common.retain(|answer| others.iter().any(|other| other.action == answer.action));
        if common.is_empty() {
            return step;
        }
        let action = common.swap_remove(rng.below(common.len() as u32) as usize).action;
        let question = left.question(asked);
        let mut news = false;
        for bench in [&mut *left, &mut *right] {
            let mut trial = bench.game().boxed_clone();
            news |= is_news(&trial.apply(asked, &action).expect("a common answer"));
            // Do not end the game: it has no beginning to replay.
            if trial.awaiting().is_empty() {
                return step;
            }
        }
        let answer = Command::Answer { seat: asked, question, action };
        let pause = Command::Propose { seat: asked, what: Proposal::Pause };
        let undo = Command::Undo { seat: asked, question };
        for bench in [&mut *left, &mut *right] {
            bench.does(&account(asked), &answer);
        }
        if news && !equal(left, right) {
            return step + 1;
        }
        // What is told of undo and proposals is the same, too.
        let free =
            |bench: &Bench| matches!(bench.table.undo_status(asked), UndoStatus::Free { .. });
        let roll = rng.below(4);
        for bench in [&mut *left, &mut *right] {
            match roll {
                0 if free(bench) => drop(bench.does(&account(asked), &undo)),
                1 if bench.table.setup().chairs.len() > 1 && bench.table.proposal().is_none() => {
                    bench.does(&account(asked), &pause);
                }
                _ => {}
            }
        }
    }
    STEPS
}

/// Random games, with a second world now and then that looks the same to some viewer.
fn check<G: GameText + Knowledge>(config: &Value, games: u64) {
    let players = config["players"].as_u64().expect("players") as u8;
    let mut setup = setup_of(G::ID, config.clone(), (0..players).map(person).collect());
    setup.clock = table::Clock::Live { initial: 600 * SECOND, increment: 5 * SECOND };
    let parsed: G::Config = serde_json::from_value(config.clone()).expect("a configuration");
    let (mut compared, mut worlds) = (0, 0);
    for game in 0..games {
        let mut rng = FastRng::new(game);
        let seed = Seed::of_series("secrets", game);
        let mut state = G::new(edition::default(), &parsed, seed).expect("a game");
        let mut legal = Vec::new();
        while let Some(asked) = state.awaiting().lowest() {
            if rng.below(5) == 0 {
                let viewers = Seat::all(players.into()).map(Viewer::Seat);
                for viewer in viewers.chain([Viewer::Spectator]) {
                    let other = G::sample(&state.view(viewer), &mut rng);
                    worlds += usize::from(other != state);
                    let (mut left, mut right) =
                        (table_at(&setup, &state), table_at(&setup, &other));
                    compared += side_by_side(&mut left, &mut right, viewer, &mut rng);
                }
            }
            state.legal_actions(asked, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.play(asked, action, &mut Log::off());
        }
    }
    assert!(worlds > 10 && compared >= worlds, "{}: {worlds} worlds, {compared} answers", G::ID);
}

#[test]
fn architectura_keeps_its_secrets() {
    check::<Architectura>(&json!({"players": 2}), 6);
    check::<Architectura>(&json!({"players": 3, "variant": "advanced"}), 4);
}

#[test]
fn queens_architect_keeps_its_secrets() {
    check::<QueensArchitect>(&json!({"players": 2, "round_limit": 8}), 3);
    check::<QueensArchitect>(&json!({"players": 4, "round_limit": 5}), 2);
}

#[test]
fn west_kingdom_keeps_its_secrets() {
    check::<WestKingdom>(&json!({"players": 1, "round_limit": 30}), 8);
    check::<WestKingdom>(&json!({"players": 3, "round_limit": 12}), 3);
}

/// While a simultaneous question is open, the others' answers all look the same.
#[test]
fn sealed_answers_look_alike() {
    let config = json!({"players": 3, "first": 0});
    let open = || {
        let chairs = (0..3).map(person).collect();
        Bench::started(setup_of("west-kingdom", config.clone(), chairs))
    };
    let me = Viewer::Seat(seat(2));
    let (mut left, mut right) = (open(), open());
    for (other, one, two) in [(0, 0, 1), (1, 2, 0)] {
        left.answers(seat(other), one);
        right.answers(seat(other), two);
        assert_ne!(left.hash(), right.hash());
        for viewer in [me, Viewer::Spectator] {
            assert_eq!(left.heard(viewer), right.heard(viewer));
            assert_eq!(left.table.screen(viewer, 0), right.table.screen(viewer, 0));
            assert_eq!(left.pasts(viewer), right.pasts(viewer));
        }
    }
    assert_eq!(left.table.awaiting().iter().collect::<Vec<Seat>>(), [seat(2)]);
    assert_eq!(kind("west-kingdom").id(), left.table.setup().game);
}
