//! Positions of finished games, and games that begin there.

use game_core::{FastRng, Viewer};
use protocol::Proposal;
use table::{Actor, Command, Opening, Setup, Table};

use crate::harness::{Bench, account, bot, seat, setup};

/// A finished game.
fn finished(game: &str) -> Bench {
    let mut setup = setup(game, 2);
    // Without a bound, random answers can keep a game of Queen's Architect running forever.
    let kind = games::by_id(game).expect("a game");
    let config = kind.unattended(kind.default_edition(), setup.config);
    setup.config = config.expect("a configuration");
    let mut bench = Bench::started(setup);
    let mut rng = FastRng::new(7);
    while let Some(seat) = bench.table.awaiting().lowest() {
        assert!(bench.log.len() < 3_000, "{game} does not end");
        let answers = bench.table.game().expect("a game").answers(seat);
        let question = bench.table.question(seat).expect("a question");
        let action = answers[rng.below(answers.len() as u32) as usize].action.clone();
        bench.does(&account(seat), &Command::Answer { seat, question, action });
    }
    bench
}

#[test]
fn every_position_of_a_finished_game_can_be_shown() {
    for game in games::all().iter().map(|kind| kind.id()) {
        let bench = finished(game);
        let saved = bench.table.saved().expect("it is over");
        let n = saved.actions.len();
        assert!(bench.table.position(n + 1).is_none());
        for at in (0..n).step_by(29).chain([n]) {
            let position = bench.table.position(at).expect("a position");
            assert_eq!(position.game().expect("a game").actions(), &saved.actions[..at]);
            assert_eq!(position.is_over(), at == n);
            assert!(!position.is_rated());
        }
        let end = bench.table.position(n).expect("the end");
        assert_eq!(end.saved(), Some(saved));
        for viewer in bench.table.viewers() {
            let (now, then) = (bench.table.screen(viewer, 0), end.screen(viewer, 0));
            assert_eq!((now.view, now.ending), (then.view, then.ending));
        }
    }
    let running = Bench::started(setup("architectura", 2));
    assert!(running.table.position(0).is_none(), "its secrets are not told yet");
}

#[test]
fn a_game_continues_from_a_position() {
    let bench = finished("west-kingdom");
    let position = bench.table.position(20).expect("a position");
    let mut from = position.setup().clone();
    from.chairs[1] = bot("novice");
    let open = |setup: &Setup| {
        let kind = bench.table.kind();
        Table::open(kind, kind.default_edition(), setup.clone())
    };
    let text = serde_json::to_string(&from).expect("a setup");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a setup"), from);
    let mut branch = Bench::open(from.clone());
    let seed = from.from.as_ref().expect("an opening").seed;
    branch.does(&Actor::Server, &Command::Start { seed });
    let state = |table: &Table| table.game().expect("a game").hash();
    assert_eq!(state(&branch.table), state(&position));
    // The log gives the same table again, and everybody is told what was played.
    let again = Table::replay(
        bench.table.kind(),
        bench.table.kind().default_edition(),
        from.clone(),
        &branch.log,
    );
    let again = again.expect("a table");
    assert_eq!(state(&again), state(&branch.table));
    let told = again.stream_since(Viewer::Seat(seat(0)), 0);
    assert_eq!(told.len() as u64, again.told(Viewer::Seat(seat(0))));
    assert!(told.len() > 20);

    // Another seed, a rated game, a refused action, an end that is none.
    let mut other = from.clone();
    other.rated = true;
    assert_eq!(open(&other).expect_err("rated").message.key, "table-setup-from");
    let change = |change: fn(&mut Opening)| {
        let mut other = from.clone();
        change(other.from.as_mut().expect("an opening"));
        open(&other).is_err()
    };
    assert!(change(|opening| opening.whole = true));
    assert!(change(|opening| opening.actions.swap(0, 19)));
    let mut wrong = open(&from).expect("a table");
    let start = table::Act::Start { seed: game_core::Seed([9; 32]) };
    let entry = table::Entry { at: 0, by: Actor::Server, act: start };
    assert_eq!(wrong.apply(&entry).expect_err("another seed").message.key, "table-log");
}

/// Everybody knows the seed of a game that was played, so a rematch is a new game.
#[test]
fn a_rematch_of_a_branch_is_a_new_game() {
    let from = finished("architectura").table.position(5).expect("a position").setup().clone();
    let mut bench = Bench::open(from);
    let seed = bench.table.setup().from.as_ref().expect("an opening").seed;
    bench.does(&Actor::Server, &Command::Start { seed });
    bench.does(&Actor::Server, &Command::End);
    bench.proposes(seat(0), Proposal::Rematch);
    bench.agrees(seat(1), true);
    let next = bench.table.rematch_setup().expect("all agreed");
    assert_eq!((next.from, next.chairs.len()), (None, 2));
}
