//! What holds in whole random games with random commands, sensible and otherwise.

use game_core::{FastRng, Seat, Viewer};
use protocol::{Phase, Proposal, Screen};
use serde_json::{Value, json};
use table::{Act, Actor, Clock, Command, Millis, Setup, Table};

use crate::harness::{Bench, SECOND, account, bot, can_be_said, kind, person, same, setup_of};

/// Every game, with everything that makes tables differ: houses, sealed questions, clocks, bots.
fn setups() -> Vec<Setup> {
    let live = Clock::Live { initial: 600 * SECOND, increment: 5 * SECOND };
    let daily = Clock::Daily { per_move: 3600 * SECOND, holidays: 3 };
    let games: [(&str, Value, u8, Clock); 7] = [
        ("architectura", json!({"players": 2}), 2, Clock::None),
        ("architectura", json!({"players": 3, "variant": "advanced"}), 3, live),
        ("queens-architect", json!({"players": 2, "round_limit": 0}), 2, daily),
        ("queens-architect", json!({"players": 4, "round_limit": 20}), 4, Clock::None),
        ("west-kingdom", json!({"players": 1, "round_limit": 60}), 1, live),
        ("west-kingdom", json!({"players": 2, "round_limit": 60}), 2, live),
        ("west-kingdom", json!({"players": 3, "round_limit": 40}), 3, daily),
    ];
    let setup = |(game, config, players, clock): (&str, Value, u8, Clock)| {
        let mut chairs: Vec<_> = (0..players).map(person).collect();
        if players > 2 {
            chairs[1] = bot("random");
        }
        let mut setup = setup_of(game, config, chairs);
        setup.clock = clock;
        setup.rated = true;
        setup.patience = Some(60 * SECOND);
        setup
    };
    games.into_iter().map(setup).collect()
}

/// A random command; most are sensible.
fn random_command(bench: &Bench, rng: &mut FastRng) -> (Actor, Command) {
    let n = bench.table.setup().chairs.len() as u32;
    let any = Seat::new(rng.below(n + 1) as u8);
    let awaiting: Vec<Seat> = bench.table.awaiting().iter().collect();
    let asked = match awaiting.len() {
        0 => any,
        len => awaiting[rng.below(len as u32) as usize],
    };
    let question = bench.table.question(asked).unwrap_or(1);
    let by = |seat: Seat| match bench.table.bot(seat) {
        Some(_) => Actor::Bot,
        None => account(seat),
    };
    let action = || {
        let answers = bench.game().answers(asked);
        let index = (question as usize * 31 + bench.log.len()) % answers.len().max(1);
        answers.get(index).map_or_else(|| "pass".to_string(), |answer| answer.action.clone())
    };
    let last_answered = |seat: Seat| {
        let mine = |entry: &table::Entry| match entry.act {
            Act::Answer { seat: of, question, .. } if of == seat => Some(question),
            _ => None,
        };
        bench.log.iter().rev().find_map(mine).unwrap_or(1)
    };
    // Absence is rare among so many commands, so it is used when it occurs.
    if bench.table.has_run_out(asked, bench.now) && rng.below(2) == 0 {
        return (Actor::Server, Command::Flag { seat: asked });
    }
    if bench.table.may_be_handed_over(asked, bench.now) && rng.below(2) == 0 {
        let bot = ["random", "novice", "master:5ms", "nobody"][rng.below(4) as usize];
        return (account(any), Command::HandOver { seat: asked, bot: bot.to_string() });
    }
    if rng.below(60) == 0 {
        // Times before the last entry must be ignored.
        let (long_ago, lately) = (bench.now - 9_000 * SECOND, bench.now - 10 * SECOND);
        let times = vec![(long_ago, long_ago + 10 * SECOND), (lately, bench.now)];
        return (Actor::Server, Command::Outage { times });
    }
    let proposal = bench.table.proposal().map_or(1, |open| open.number);
    match rng.below(100) {
        0..=44 => (by(asked), Command::Answer { seat: asked, question, action: action() }),
        45..=48 => {
            let question = question.wrapping_add(rng.below(5)).wrapping_sub(2);
            (by(asked), Command::Answer { seat: asked, question, action: action() })
        }
        49..=50 => (by(any), Command::Answer { seat: asked, question, action: action() }),
        51..=53 => {
            let garbage = ["", "play", "sing loudly", "ready", "take 1 2 3", "é 💥"];
            let action = garbage[rng.below(6) as usize].to_string();
            (by(asked), Command::Answer { seat: asked, question, action })
        }
        54..=62 => (account(any), Command::Undo { seat: any, question: last_answered(any) }),
        63..=64 => (account(asked), Command::Undo { seat: asked, question: rng.below(30) }),
        65..=66 => (account(any), Command::Propose { seat: any, what: Proposal::Pause }),
        67..=68 => {
            let what = match rng.below(300) {
                0 => Proposal::Resign,
                _ => Proposal::Rematch,
            };
            (account(any), Command::Propose { seat: any, what })
        }
        69..=79 => (account(any), Command::Consent { proposal, agree: rng.below(4) > 0 }),
        80..=82 => (account(any), Command::Resume),
        83..=89 => {
            let bot = ["random", "novice", "master:5ms", "nobody"][rng.below(4) as usize];
            (account(any), Command::HandOver { seat: asked, bot: bot.to_string() })
        }
        90..=92 => (account(any), Command::Reclaim { seat: any }),
        93..=95 => (Actor::Server, Command::Flag { seat: asked }),
        96 => (account(any), Command::Holiday { seat: any, days: rng.below(3) as u16 }),
        97 => (account(any), Command::Sit { seat: any, name: String::new(), hot_seat: false }),
        98 => (account(any), Command::Stand { seat: Seat::new(rng.below(256) as u8) }),
        _ => (account(any), Command::Rematch { table: String::new() }),
    }
}

fn screens(table: &Table, now: Millis) -> Vec<(Viewer, Screen)> {
    table.viewers().map(|viewer| (viewer, table.screen(viewer, now))).collect()
}

/// Plays a table with random commands. `copy` gets every entry, and nothing else.
fn play(setup: Setup, seed: u64) -> (Bench, Table) {
    let mut bench = Bench::open(setup);
    let mut copy = bench.table.clone();
    let mut rng = FastRng::new(seed);
    bench.start(&format!("random table {seed}"));
    copy.apply(&bench.log[0]).expect("an entry");
    let mut after_the_end = 0;
    for _ in 0..1500 {
        bench.now += i64::from(rng.below(20)) * SECOND;
        if rng.below(50) == 0 {
            bench.now += 4000 * SECOND;
        }
        let (who, command) = random_command(&bench, &mut rng);
        let (seq, before) = (bench.table.seq(), (rng.below(8) == 0).then(|| bench.hash()));
        match bench.tries(&who, &command) {
            Ok(Some(entry)) => {
                assert_eq!(bench.table.seq(), seq + 1);
                let watched = before.is_some() || matches!(entry.act, Act::TakeBack { .. });
                let screens = watched.then(|| screens(&copy, bench.now));
                let told = copy.apply(&entry).expect("an entry");
                for (viewer, screen) in screens.into_iter().flatten() {
                    let same = copy.screen(viewer, bench.now) == screen;
                    assert!(same || told.reaches(viewer), "{viewer:?}: {entry:?}");
                }
            }
            refused => {
                assert_eq!(bench.table.seq(), seq, "{refused:?}");
                if let Some(before) = before {
                    assert_eq!(bench.hash(), before, "{command:?}");
                }
                if let Err(problem) = refused {
                    can_be_said(&problem);
                }
            }
        }
        after_the_end += usize::from(bench.table.phase() == Phase::Over);
        if after_the_end > 60 {
            break;
        }
    }
    (bench, copy)
}

/// The log is the table: replayed, copied entry by entry, or streamed, it says the same.
#[test]
fn a_table_is_the_fold_of_its_log() {
    let (mut over, mut undone, mut taken_back, mut handed_over) = (0, 0, 0, 0);
    let (mut forfeited, mut stood_still) = (0, 0);
    // A rated game allows no undo past a barrier, and leaving it loses.
    let rounds = (0..6).flat_map(|round| {
        setups().into_iter().map(move |setup| Setup { rated: round % 3 == 0, ..setup })
    });
    for (index, setup) in rounds.enumerate() {
        let (bench, copy) = play(setup, index as u64);
        same(&bench.table, &copy, bench.now);
        same(&bench.table, &bench.again(), bench.now);
        for viewer in bench.table.viewers() {
            let heard = bench.heard(viewer);
            assert!(heard.iter().enumerate().all(|(index, item)| item.n == index as u64 + 1));
            assert_eq!(bench.table.stream_since(viewer, 0), heard);
        }
        over += usize::from(bench.table.is_over());
        let count = |is: fn(&Act) -> bool| bench.log.iter().filter(|entry| is(&entry.act)).count();
        undone += count(|act| matches!(act, Act::Undo { .. }));
        taken_back += count(|act| matches!(act, Act::TakeBack { .. }));
        handed_over += count(|act| matches!(act, Act::HandOver { .. }));
        forfeited += count(|act| matches!(act, Act::Forfeit { .. }));
        stood_still += count(|act| matches!(act, Act::Outage { .. }));
    }
    // The commands reached what they were meant to reach.
    let reached = [over >= 12, undone >= 60, taken_back >= 6, handed_over >= 6, forfeited >= 6];
    assert_eq!(reached, [true; 5], "{over} {undone} {taken_back} {handed_over} {forfeited}");
    assert!(stood_still >= 60, "{stood_still}");
}

/// The standing actions can be replayed by the rules alone.
#[test]
fn what_stands_is_a_game() {
    for (index, setup) in setups().into_iter().enumerate() {
        let (mut bench, _) = play(setup, 100 + index as u64);
        if !bench.table.is_over() {
            bench.does(&Actor::Server, &Command::End);
        }
        let saved = bench.saved();
        let kind = kind(&saved.game);
        let again = kind.replay(kind.default_edition(), &saved, &mut |_, _, _| ());
        assert_eq!(again.map(|game| Some(game.hash())), Ok(bench.hash()));
    }
}

/// Memory is spent on the log and the game; a table in the middle of an evening is small.
#[test]
fn a_table_is_small() {
    for game in games::all().iter().map(|kind| kind.id()) {
        let mut bench = Bench::started(crate::harness::setup(game, 2));
        bench.plays_until(|bench| bench.game().played() >= 100);
        let (bytes, answers) = (bench.table.bytes(), bench.game().played());
        assert!(bytes < 20_000, "{game}: {bytes} bytes for {answers} answers");
    }
}
