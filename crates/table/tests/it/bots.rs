//! Bots at the table.

use game_core::Seat;
use games::ReplayError;
use protocol::Proposal;
use serde_json::json;
use table::{Actor, ChairSetup, Entry, Table};

use crate::harness::{Bench, account, bot, decided, kind, person, same, seat, setup_of};

/// A table of bots, stopped where the game would continue without people.
fn of_bots(game: &str, players: usize, level: &str) -> Bench {
    let kind = kind(game);
    let config = kind.unattended(kind.default_edition(), json!({"players": players, "first": 0}));
    let chairs = vec![bot(level); players];
    Bench::started(setup_of(game, config.expect("a configuration"), chairs))
}

fn think(table: &Table) -> Option<(Seat, Option<Entry>)> {
    let job = table.bot_job()?;
    let command = job.think(1).expect("an answer");
    Some((job.seat, decided(table, 1, &Actor::Bot, &command).expect("a legal answer")))
}

/// Two nodes think about the same question and find the same answer; the second is told that it is
/// already there.
#[test]
fn two_nodes_find_the_same_answer() {
    for game in games::all().iter().map(|kind| kind.id()) {
        let mut bench = of_bots(game, 2, "novice");
        for _ in 0..12 {
            let other = bench.again();
            let (one, two) = (think(&bench.table), think(&other));
            assert_eq!(one, two);
            let job = other.bot_job().expect("a bot is asked");
            let Some((_, Some(entry))) = one else { panic!("a bot is asked") };
            bench.put(&entry);
            let late = job.think(1).expect("an answer");
            assert_eq!(decided(&bench.table, 1, &Actor::Bot, &late), Ok(None));
        }
        same(&bench.table, &bench.again(), bench.now);
    }
}

/// Bots play to the end, and the saved game replays to the same game.
#[test]
fn bots_play_to_the_end() -> Result<(), ReplayError> {
    for game in games::all().iter().map(|kind| kind.id()) {
        let mut bench = of_bots(game, 2, "random");
        while let Some((_, Some(entry))) = think(&bench.table) {
            bench.put(&entry);
        }
        assert!(bench.table.is_over());
        assert_eq!(bench.table.next_bot(), None);
        let saved = bench.saved();
        let again = kind(game).replay(kind(game).default_edition(), &saved, &mut |_, _, _| ())?;
        assert_eq!(Some(again.hash()), bench.hash());
        assert_eq!(saved.result, bench.table.result());
        let result = bench.table.result().expect("a result");
        assert_eq!(bench.table.ending().and_then(|ending| ending.ranks), Some(result.ranks));
        same(&bench.table, &bench.again(), bench.now);
    }
    Ok(())
}

/// The random choices of bots differ with seat, step and seed.
#[test]
fn the_seeds_of_bots_are_their_own() {
    let mut bench = of_bots("architectura", 3, "random");
    let mut seeds = vec![];
    for _ in 0..5 {
        seeds.extend(Seat::all(3).map(|seat| bench.table.bot_seed(seat).expect("a seed")));
        let Some((_, Some(entry))) = think(&bench.table) else { panic!("a bot") };
        bench.put(&entry);
    }
    let different: std::collections::BTreeSet<_> = seeds.iter().collect();
    assert_eq!(different.len(), seeds.len());
    assert_eq!(Bench::open(bench.table.setup().clone()).table.bot_seed(seat(0)), None);
}

#[test]
fn bots_rest_in_a_pause() {
    let chairs: Vec<ChairSetup> = vec![bot("random"), person(1)];
    let config = json!({"players": 2, "first": 0});
    let mut bench = Bench::started(setup_of("architectura", config, chairs));
    assert!(bench.table.next_bot().is_some());
    bench.proposes(seat(1), Proposal::Pause);
    assert!(bench.table.is_paused());
    assert_eq!(bench.table.next_bot(), None);
}

/// A person alone with bots may ask one for advice; in a game against people, or a rated one,
/// nobody may.
#[test]
fn advice_is_for_those_who_play_alone() {
    let spec = "apprentice".parse().expect("a bot");
    for game in games::all().iter().map(|kind| kind.id()) {
        let config = json!({"players": 2, "first": 0});
        let chairs = vec![person(0), bot("novice")];
        let mut setup = setup_of(game, config, chairs);
        setup.rated = false;
        let bench = Bench::started(setup.clone());
        let asked = bench.table.awaiting().lowest().expect("a question");
        assert_eq!(asked, seat(0));
        let job = bench.table.advice_job(asked, spec).expect("advice");
        let command = job.think(1).expect("an answer");
        let decision = decided(&bench.table, bench.now, &account(asked), &command);
        assert!(matches!(decision, Ok(Some(_))), "{decision:?}");
        let key = |table: &Table, of: u8| {
            table.advice_job(seat(of), spec).err().map(|problem| problem.message.key)
        };
        assert_eq!(key(&bench.table, 5), Some("no-such-seat"));
        let before = Bench::open(setup.clone());
        assert_eq!(key(&before.table, 0), Some("table-not-started"));

        setup.rated = true;
        assert_eq!(key(&Bench::started(setup.clone()).table, 0), Some("table-no-advice"));
        setup.rated = false;
        setup.chairs = vec![person(0), person(1)];
        assert_eq!(key(&Bench::started(setup).table, 0), Some("table-no-advice"));
    }
}
