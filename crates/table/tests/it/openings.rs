//! Positions of finished games, and games that begin there.

use game_core::{FastRng, Viewer};
use protocol::Proposal;
use table::{Actor, Command, Opening, Setup, Table};

use crate::harness::{Hall, account, bot, seat, setup};

/// A finished game.
fn finished(game: &str) -> Hall {
    let mut setup = setup(game, 2);
    // Without a bound, random answers can keep a game of Queen's Architect running forever.
    let kind = games::by_id(game).expect("a game");
    let config = kind.unattended(kind.default_edition(), setup.config);
    setup.config = config.expect("a configuration");
    let mut hall = Hall::started(setup);
    let mut rng = FastRng::new(7);
    while let Some(seat) = hall.table.awaiting().lowest() {
        assert!(hall.log.len() < 3_000, "{game} does not end");
        let answers = hall.table.game().expect("a game").answers(seat);
        let question = hall.table.question(seat).expect("a question");
        let action = answers[rng.below(answers.len() as u32) as usize].action.clone();
        hall.does(&account(seat), &Command::Answer { seat, question, action });
    }
    hall
}

#[test]
fn every_position_of_a_finished_game_can_be_shown() {
    for game in games::all().iter().map(|kind| kind.id()) {
        let hall = finished(game);
        let saved = hall.table.saved().expect("it is over");
        let n = saved.actions.len();
        assert!(hall.table.position(n + 1).is_none());
        for at in (0..n).step_by(29).chain([n]) {
            let position = hall.table.position(at).expect("a position");
            assert_eq!(position.game().expect("a game").actions(), &saved.actions[..at]);
            assert_eq!(position.is_over(), at == n);
            assert!(!position.is_rated());
        }
        let end = hall.table.position(n).expect("the end");
        assert_eq!(end.saved(), Some(saved));
        for viewer in hall.table.viewers() {
            let (now, then) = (hall.table.screen(viewer, 0), end.screen(viewer, 0));
            assert_eq!((now.view, now.ending), (then.view, then.ending));
        }
    }
    let running = Hall::started(setup("architectura", 2));
    assert!(running.table.position(0).is_none(), "its secrets are not told yet");
}

#[test]
fn a_game_goes_on_from_a_position() {
    let hall = finished("west-kingdom");
    let position = hall.table.position(20).expect("a position");
    let mut from = position.setup().clone();
    from.chairs[1] = bot("novice");
    let open = |setup: &Setup| {
        let kind = hall.table.kind();
        Table::open(kind, kind.default_edition(), setup.clone())
    };
    let text = serde_json::to_string(&from).expect("a setup");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a setup"), from);
    let mut branch = Hall::open(from.clone());
    let seed = from.from.as_ref().expect("an opening").seed;
    branch.does(&Actor::Server, &Command::Start { seed });
    let state = |table: &Table| table.game().expect("a game").hash();
    assert_eq!(state(&branch.table), state(&position));
    // The log gives the same table again, and everybody is told what was played.
    let again = Table::replay(
        hall.table.kind(),
        hall.table.kind().default_edition(),
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
    let mut hall = Hall::open(from);
    let seed = hall.table.setup().from.as_ref().expect("an opening").seed;
    hall.does(&Actor::Server, &Command::Start { seed });
    hall.does(&Actor::Server, &Command::End);
    hall.proposes(seat(0), Proposal::Rematch);
    hall.agrees(seat(1), true);
    let next = hall.table.rematch_setup().expect("all agreed");
    assert_eq!((next.from, next.chairs.len()), (None, 2));
}
