//! Matches between real bots in real games, and their files.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use arena::{Fixture, GameRecord, MatchError, MatchFile, Report, play};
use games::GameKind;
use serde_json::json;

const GAME: &str = "architectura";

fn kind() -> &'static dyn GameKind {
    games::by_id(GAME).expect("a game")
}

fn fixture(bots: &[&str], players: usize) -> Fixture {
    let edition = kind().default_edition();
    Fixture {
        arena: Fixture::FORMAT,
        game: GAME.to_string(),
        edition: edition.info().id.clone(),
        edition_hash: edition.info().hash.clone(),
        rules: kind().rules(),
        bots_version: kind().bots_version(),
        config: json!({"players": players}),
        bots: bots.iter().map(ToString::to_string).collect(),
        players,
        seed: "test".to_string(),
    }
}

/// Plays a whole match and gives its games in their order, without the times.
fn games_of(fixture: &Fixture, games: u64, threads: usize) -> Vec<GameRecord> {
    let mut records = Vec::new();
    let edition = kind().default_edition();
    play(kind(), edition, fixture, games, &BTreeSet::new(), threads, |record| {
        records.push(record);
        true
    })
    .expect("a match");
    records.sort_by_key(|record| record.index);
    for record in &mut records {
        record.seconds.fill(0.0);
        record.longest_turn.fill(0.0);
    }
    records
}

fn is(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn threads_change_nothing_but_the_time() {
    let fixture = fixture(&["ismcts:30", "greedy", "random"], 3);
    let one = games_of(&fixture, 6, 1);
    assert_eq!(one, games_of(&fixture, 6, 2));
    assert_eq!(one.len(), 6);
}

#[test]
fn a_deal_is_the_same_for_everybody() {
    let records = games_of(&fixture(&["greedy", "random"], 2), 6, 1);
    let seeds: Vec<_> = records.iter().map(|record| record.game.seed).collect();
    assert_eq!(seeds[0], seeds[1]);
    assert_ne!(seeds[0], seeds[2]);
    assert_eq!(records[0].seats, [0, 1]);
    assert_eq!(records[1].seats, [1, 0]);
}

/// Every game in the file can be played again from its seed.
#[test]
fn games_replay_as_they_were() {
    for record in games_of(&fixture(&["greedy", "random"], 2), 4, 1) {
        let edition = kind().default_edition();
        let again = kind().replay(edition, &record.game, &mut |_, _, _| ()).expect("it replays");
        assert_eq!(again.save().expect("a saved game"), record.game);
    }
}

#[test]
fn an_interrupted_match_resumes_where_it_stopped() {
    let fixture = fixture(&["greedy", "random"], 2);
    let whole = games_of(&fixture, 8, 1);
    let path = file("interrupted.jsonl");
    let (mut kept, none) = MatchFile::open(&path, &fixture).expect("a new file");
    assert_eq!(none, []);
    for record in [&whole[3], &whole[0]] {
        kept.add(record).expect("it is written");
    }
    drop(kept);
    // The power went while a line was written.
    let mut text = fs::read_to_string(&path).expect("the file");
    let complete = text.len();
    text.push_str("{\"index\": 5, \"sea");
    fs::write(&path, &text).expect("it is written");

    let (mut kept, found) = MatchFile::open(&path, &fixture).expect("the same match");
    assert_eq!(found, [whole[3].clone(), whole[0].clone()]);
    assert_eq!(fs::metadata(&path).expect("the file").len(), complete as u64);
    let done: BTreeSet<u64> = found.iter().map(|record| record.index).collect();
    let mut played = Vec::new();
    play(kind(), kind().default_edition(), &fixture, 8, &done, 1, |mut record| {
        record.seconds.fill(0.0);
        record.longest_turn.fill(0.0);
        kept.add(&record).expect("it is written");
        played.push(record.index);
        true
    })
    .expect("the rest of the match");
    assert_eq!(played, [1, 2, 4, 5, 6, 7]);
    let (again, mut all) = MatchFile::read(&path).expect("a match");
    all.sort_by_key(|record| record.index);
    assert_eq!((again, all), (fixture, whole));
}

#[test]
fn a_file_of_another_match_is_left_alone() {
    let path = file("another.jsonl");
    drop(MatchFile::open(&path, &fixture(&["greedy", "random"], 2)).expect("a new file"));
    let text = fs::read_to_string(&path).expect("the file");
    let differs = |other: Fixture| match MatchFile::open(&path, &other) {
        Err(MatchError::Other(what)) => what,
        other => panic!("{other:?}"),
    };
    assert_eq!(differs(fixture(&["greedy", "novice"], 2)), "bots");
    assert_eq!(differs(fixture(&["greedy", "random"], 3)), "config");
    let seed = Fixture { seed: "other".to_string(), ..fixture(&["greedy", "random"], 2) };
    assert_eq!(differs(seed), "seed");
    assert_eq!(fs::read_to_string(&path).expect("the file"), text);
}

#[test]
fn a_file_that_is_no_match_is_told_by_its_line() {
    let wrong = |name: &str, text: &str| {
        let path = file(name);
        fs::write(&path, text).expect("it is written");
        match MatchFile::open(&path, &fixture(&["greedy", "random"], 2)) {
            Err(MatchError::Line(line, _)) => {
                assert_eq!(fs::read_to_string(&path).expect("the file"), text);
                line
            }
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(wrong("letter.txt", "Dear reader,\nhow are you?\n"), 1);
    // Not even a line: a file that is not ours stays what it was.
    assert_eq!(wrong("short.txt", "Dear reader"), 1);
    let fixture = serde_json::to_string(&fixture(&["greedy", "random"], 2)).expect("JSON");
    assert_eq!(wrong("broken.jsonl", &format!("{fixture}\n{{}}\n")), 2);
    assert!(matches!(MatchFile::read(&file("none.jsonl")), Err(MatchError::Io(_))));
}

#[test]
fn reports_count_what_was_won() {
    let fixture = fixture(&["greedy", "random"], 2);
    let mut records = games_of(&fixture, 4, 1);
    // Ranks of our own making: first wins both games of the first deal, the third game is shared,
    // the fourth is stopped.
    for (record, ranks) in records.iter_mut().zip([[1, 2], [2, 1], [1, 1], [2, 3]]) {
        record.game.result.as_mut().expect("a result").ranks = ranks.to_vec();
    }
    records[3].stopped = true;
    records.reverse();
    let report = Report::of(&fixture, &records);
    assert_eq!((report.games, report.stopped), (4, 1));
    let share = |bot: usize| report.bots[bot].share.expect("games").share;
    assert!(is(share(0), 2.5 / 4.0) && is(share(1), 0.5 / 4.0), "{report:?}");
    let seat = |seat: usize| report.seats[seat].share.expect("games").share;
    assert!(is(seat(0), 1.5 / 4.0) && is(seat(1), 1.5 / 4.0), "{report:?}");
    assert!(report.bots[0].rating > Some(25.0) && report.bots[1].rating < Some(25.0), "{report:?}");
    assert!(is(report.bots[0].chance, 0.5), "{report:?}");
    assert!(report.bots[0].decisions > 5.0);
}

#[test]
fn a_seat_that_the_rules_move_can_win_too() {
    let kind = games::by_id("west-kingdom").expect("a game");
    let edition = kind.default_edition();
    let fixture = Fixture {
        game: "west-kingdom".to_string(),
        config: kind.unattended(edition, json!({"players": 1})).expect("a configuration"),
        players: 1,
        ..fixture(&["random"], 1)
    };
    let mut records = Vec::new();
    play(kind, edition, &fixture, 3, &BTreeSet::new(), 1, |record| {
        records.push(record);
        true
    })
    .expect("a match");
    let report = Report::of(&fixture, &records);
    assert_eq!(report.seats.len(), 2);
    assert!(is(report.bots[0].chance, 0.5), "{report:?}");
    let shares: f64 = report.seats.iter().map(|seat| seat.share.expect("games").share).sum();
    assert!(is(shares, 1.0), "{report:?}");
}

#[test]
fn no_game_is_begun_after_it_is_enough() {
    let fixture = fixture(&["random"], 2);
    let mut count = 0;
    let enough = |_| {
        count += 1;
        count < 3
    };
    play(kind(), kind().default_edition(), &fixture, 1_000, &BTreeSet::new(), 1, enough)
        .expect("a match");
    assert!((3..1_000).contains(&count), "{count}");
}
