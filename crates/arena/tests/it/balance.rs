//! What is counted of matches that were made by hand.

use std::collections::{BTreeMap, BTreeSet};

use arena::balance::{Balance, BalanceError, PieceLine, Uncounted, VerbLine};
use arena::{Fixture, GameRecord, Interval};
use game_core::live::{Answer, LiveGame};
use game_core::{Seat, Seed};
use games::{GameKind, ReplayError};
use serde_json::{Value, json};

/// A bot for tests: which answer a seat gives.
type Script = fn(&dyn LiveGame, Seat, &[Answer]) -> usize;

/// How often each card was offered and picked by answers such as `play library 1:4`.
type Plays = BTreeMap<String, Uses>;

#[derive(Clone, Debug, Default, PartialEq)]
struct Uses {
    offered: u32,
    picked: u32,
    /// The turns of all picks, by game and seat.
    turns: BTreeMap<(u64, usize), Vec<u32>>,
}

fn kind(game: &str) -> &'static dyn GameKind {
    games::by_id(game).expect("a game")
}

/// A match without games.
fn fixture(game: &str, config: Value, players: usize) -> Fixture {
    let edition = kind(game).default_edition();
    Fixture {
        rules: kind(game).rules(),
        bots_version: kind(game).bots_version(),
        arena: 1,
        game: game.to_string(),
        edition: edition.info().id.clone(),
        edition_hash: edition.info().hash.clone(),
        config,
        bots: vec!["random".to_string()],
        players,
        seed: "by hand".to_string(),
    }
}

/// Plays a game by a script, and counts plays in its own way.
fn play(game: &str, index: u64, config: Value, script: Script) -> (GameRecord, Plays) {
    let kind = kind(game);
    let seed = Seed::of_series("by hand", index);
    let mut live = kind.start(kind.default_edition(), config, seed).expect("a game");
    let mut plays = Plays::new();
    let mut decisions = vec![0; live.players()];
    while let Some(seat) = live.awaiting().lowest() {
        let answers = live.answers(seat);
        let given = answers[script(&*live, seat, &answers)].action.clone();
        let card = |action: &str| {
            action.strip_prefix("play ").and_then(|rest| rest.split(' ').next()).map(str::to_string)
        };
        if answers.len() > 1 {
            decisions[seat.index()] += 1;
            let offered: BTreeSet<_> = answers.iter().filter_map(|a| card(&a.action)).collect();
            for name in offered {
                plays.entry(name).or_default().offered += 1;
            }
            if let Some(name) = card(&given) {
                let uses = plays.entry(name).or_default();
                uses.picked += 1;
                uses.turns.entry((index, seat.index())).or_default().push(live.turn());
            }
        }
        live.apply(seat, &given).expect("a legal answer");
    }
    let players = live.players();
    let record = GameRecord {
        first: None,
        index,
        seats: vec![0; players],
        stopped: live.outcome().expect("the end").stopped,
        turns: live.turn(),
        decisions,
        seconds: vec![0.0; players],
        longest_turn: vec![0.0; players],
        game: live.save().expect("a game from its start"),
    };
    (record, plays)
}

/// Seat 0 takes the first answer, all others the last; the hand is never changed.
fn first_and_last(_: &dyn LiveGame, seat: Seat, answers: &[Answer]) -> usize {
    let plain: Vec<usize> =
        (0..answers.len()).filter(|&at| answers[at].action != "mulligan").collect();
    let at = if seat.index() == 0 { plain.first() } else { plain.last() };
    at.copied().unwrap_or_default()
}

fn first(_: &dyn LiveGame, _: Seat, _: &[Answer]) -> usize {
    0
}

/// Three games of Architectura; the second is begun by seat 1.
fn three_games() -> (Fixture, Vec<GameRecord>, Plays) {
    let mut all = Plays::new();
    let mut records = Vec::new();
    for (index, begins) in [(0, 0), (1, 1), (2, 0)] {
        let config = json!({"players": 2, "first": begins});
        let (record, plays) = play("architectura", index, config, first_and_last);
        records.push(record);
        for (card, uses) in plays {
            let sum = all.entry(card).or_default();
            sum.offered += uses.offered;
            sum.picked += uses.picked;
            sum.turns.extend(uses.turns);
        }
    }
    (fixture("architectura", json!({"players": 2}), 2), records, all)
}

fn count(fixture: &Fixture, records: &[GameRecord]) -> Result<Balance, BalanceError> {
    let kind = kind(&fixture.game);
    Balance::of(kind, kind.default_edition(), &[(fixture.clone(), records.to_vec())])
}

fn verb<'a>(balance: &'a Balance, verb: &str) -> &'a VerbLine {
    balance.verbs.iter().find(|line| line.verb == verb).expect("the verb")
}

#[test]
fn offers_and_picks_are_those_of_the_lists() {
    let (fixture, records, plays) = three_games();
    let balance = count(&fixture, &records).expect("sound games");
    let lines = &verb(&balance, "play").pieces;
    assert_eq!(lines.len(), plays.len());
    for line in lines {
        let uses = &plays[&line.piece];
        assert_eq!((line.offered, line.picked), (uses.offered, uses.picked), "{line:?}");
        // Three games of two seats; a round has two turns.
        assert!((line.seats - uses.turns.len() as f64 / 6.0).abs() < 1e-9, "{line:?}");
        let rounds: u32 = uses.turns.values().map(|turns| turns[0].div_ceil(2)).sum();
        let mean = f64::from(rounds) / uses.turns.len() as f64;
        let told = line.first_round.unwrap_or(f64::NAN);
        assert!((told - mean).abs() < 1e-9 || uses.picked == 0, "{line:?}");
        assert_eq!(line.first_round.is_some(), uses.picked > 0);
        let by_won = |won: bool| {
            let seats = records.iter().flat_map(|record| [(record, 0), (record, 1)]);
            let chosen = seats.filter(|(record, seat)| (record.win_share(*seat) > 0.0) == won);
            let picks = chosen.map(|(record, seat)| {
                uses.turns.get(&(record.index, seat)).map_or(0.0, |turns| turns.len() as f64)
            });
            let picks: Vec<f64> = picks.collect();
            picks.iter().sum::<f64>() / picks.len() as f64
        };
        assert!((line.winners - by_won(true)).abs() < 1e-9, "{line:?}");
        assert!((line.others - by_won(false)).abs() < 1e-9, "{line:?}");
    }
    assert!(lines.iter().any(|line| (line.winners - line.others).abs() > 0.1));
    assert!(plays.values().any(|uses| uses.offered > uses.picked && uses.picked > 1));
    let library: &PieceLine =
        verb(&balance, "play").pieces.iter().find(|line| line.piece == "library").expect("played");
    assert_eq!(library.name.as_deref(), Some("Library"));
    // Three games cannot tell what goes with winning.
    assert_eq!(library.contribution, None);
}

#[test]
fn places_count_from_who_begins() {
    let (fixture, records, _) = three_games();
    let balance = count(&fixture, &records).expect("sound games");
    let share = |of: &dyn Fn(&GameRecord) -> f64| records.iter().map(of).sum::<f64>() / 3.0;
    let begins = share(&|record| record.win_share(usize::from(record.index == 1)));
    let seat_0 = share(&|record| record.win_share(0));
    let of = |interval: Option<Interval>| interval.expect("games").share;
    assert!((of(balance.order[0].share) - begins).abs() < 1e-9);
    assert!((of(balance.seats[0].1.share) - seat_0).abs() < 1e-9);
    assert_ne!(begins.to_bits(), seat_0.to_bits(), "the script should tell places from seats");
    assert_eq!(
        balance.seats.iter().map(|(key, _)| *key).collect::<Vec<_>>(),
        ["color-red", "color-blue"]
    );
}

#[test]
fn points_are_those_of_winners_and_others() {
    let (fixture, records, _) = three_games();
    let balance = count(&fixture, &records).expect("sound games");
    let totals = |won: bool| -> Vec<f64> {
        let seats = records.iter().flat_map(|record| [(record, 0), (record, 1)]);
        let chosen = seats.filter(|(record, seat)| (record.win_share(*seat) > 0.0) == won);
        chosen
            .map(|(record, seat)| {
                f64::from(record.game.result.as_ref().expect("the end").scores[seat].total)
            })
            .collect()
    };
    for (scores, totals) in
        [(&balance.points.winners, totals(true)), (&balance.points.others, totals(false))]
    {
        let mean = totals.iter().sum::<f64>() / totals.len() as f64;
        assert_eq!(scores.seats, totals.len());
        assert!((scores.total.mean - mean).abs() < 1e-9);
        let sum: f64 = scores.categories.iter().map(|category| category.mean).sum();
        assert!((sum - mean).abs() < 1e-9, "categories add up to the total");
    }
    assert_eq!(balance.points.stopped.seats, 0);
    let mut turns: Vec<u32> = records.iter().map(|record| record.turns).collect();
    turns.sort_unstable();
    assert_eq!(balance.turns, turns);
}

/// `hire 1 2` names a place of the Workshop; what counts is who stands there.
#[test]
fn a_hire_counts_for_the_apprentice() {
    let config = json!({"players": 2, "round_limit": 12, "first": 0});
    let workshop = |_: &dyn LiveGame, _: Seat, answers: &[Answer]| {
        let wanted = |word: &str| answers.iter().position(|a| a.action.starts_with(word));
        wanted("hire").or_else(|| wanted("place workshop")).unwrap_or_default()
    };
    let (record, _) = play("west-kingdom", 0, config.clone(), workshop);
    let hires = record.game.actions.iter().filter(|(_, action)| action.starts_with("hire")).count();
    let balance = count(&fixture("west-kingdom", config, 2), &[record]).expect("a sound game");
    let lines = &verb(&balance, "hire").pieces;
    assert!(hires > 0);
    assert_eq!(lines.iter().map(|line| line.picked as usize).sum::<usize>(), hires);
    assert!(lines.iter().all(|line| line.name.is_some() && !line.piece.is_empty()));
}

/// What worker and hand leave to do in the Guildhall is asked even if it is one thing only.
#[test]
fn a_question_with_one_answer_offers_nothing() {
    let config = json!({"players": 2, "round_limit": 60, "first": 0});
    let mixed =
        |game: &dyn LiveGame, _: Seat, answers: &[Answer]| game.played() * 7 % answers.len();
    let (record, _) = play("west-kingdom", 0, config.clone(), mixed);
    let decisions: u32 = record.decisions.iter().sum();
    assert!((decisions as usize) < record.game.actions.len(), "some question had one answer");
    let balance = count(&fixture("west-kingdom", config, 2), &[record]).expect("a sound game");
    let picked = balance.verbs.iter().flat_map(|verb| &verb.pieces).map(|line| line.picked);
    assert_eq!(picked.sum::<u32>(), decisions);
}

#[test]
fn a_stopped_game_is_won_by_nobody_and_counts_for_picks_and_length() {
    let config = json!({"players": 2, "round_limit": 3});
    let (record, _) = play("queens-architect", 0, config.clone(), first);
    assert!(record.stopped);
    let balance = count(&fixture("queens-architect", config, 2), std::slice::from_ref(&record))
        .expect("sound");
    assert_eq!((balance.games, balance.stopped), (1, 1));
    assert!(balance.order.iter().all(|line| line.share.is_none()));
    assert_eq!((&balance.turns[..], &balance.stopped_turns[..]), (&[][..], &[record.turns][..]));
    assert_eq!((balance.points.winners.seats, balance.points.others.seats), (0, 0));
    assert_eq!(balance.points.stopped.seats, 2);
    let advances = &verb(&balance, "advance").pieces;
    assert!(advances.iter().any(|line| line.picked > 0));
    assert!(advances.iter().all(|line| line.contribution.is_none()));
}

#[test]
fn a_seat_that_the_rules_move_wins_but_picks_nothing() {
    let config = json!({"players": 1, "round_limit": 60});
    let (record, _) = play("west-kingdom", 0, config.clone(), first);
    let balance = count(&fixture("west-kingdom", config, 1), &[record]).expect("a sound game");
    assert_eq!((balance.players, balance.seats.len()), (1, 2));
    let seats = balance.verbs.iter().flat_map(|verb| &verb.pieces).map(|line| line.seats);
    assert!(seats.fold(0.0, f64::max) <= 1.0);
}

#[test]
fn the_order_of_games_and_matches_does_not_matter() {
    let (fixture, records, _) = three_games();
    let kind = kind("architectura");
    let of = |matches: &[(Fixture, Vec<GameRecord>)]| {
        Balance::of(kind, kind.default_edition(), matches).expect("sound games")
    };
    let whole = of(&[(fixture.clone(), records.clone())]);
    let part = |at: &[usize]| {
        (fixture.clone(), at.iter().map(|&at| records[at].clone()).collect::<Vec<_>>())
    };
    assert_eq!(of(&[part(&[2, 0, 1])]), whole);
    assert_eq!(of(&[part(&[1]), part(&[2, 0])]), whole);
    assert_eq!(of(&[]), Balance::default());
}

#[test]
fn games_that_cannot_be_counted_are_named() {
    let (fixture, records, _) = three_games();
    let wrong = |at: usize, spoil: fn(&mut GameRecord)| {
        let mut records = records.clone();
        spoil(&mut records[at]);
        let error = count(&fixture, &records).expect_err("a spoilt game");
        assert_eq!((error.of, error.position), (0, at));
        error.reason
    };
    let action = wrong(1, |record| record.game.actions[3].1 = "play nothing".to_string());
    assert!(matches!(action, Uncounted::Replay(ReplayError::Action { number: 4, .. })), "{action}");
    let edition = wrong(2, |record| record.game.edition_hash = "0".to_string());
    assert!(matches!(edition, Uncounted::Replay(ReplayError::Unfit(_))), "{edition}");
    let result = |record: &mut GameRecord| {
        record.game.result.as_mut().expect("the end").scores[0].total += 1;
    };
    assert_eq!(wrong(0, result), Uncounted::Result);
    assert_eq!(wrong(0, |record| drop(record.game.actions.pop())), Uncounted::Result);
    let players = |record: &mut GameRecord| record.game.config["players"] = json!(3);
    assert_eq!(wrong(2, players), Uncounted::Players);
}
