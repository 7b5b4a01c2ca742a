//! What must hold in every random game, over two thousand games for each number of players.

use std::collections::BTreeMap;

use game_core::{Edition as _, FastRng, Game, GameText, Log, Outcome, Seed};
use game_testkit::Conformance;
use rules_queens_architect::{Config, Edition, FrameDoc, QueensArchitect, RulingChoices, StateDoc};

use crate::second_scorer::score_again;

/// No tile and no bond is made or lost, bands are what QA-10 allows, and nobody has built twice
/// in a place or more often than there are markers.
fn conserved(game: &QueensArchitect) -> Result<(), String> {
    let doc = game.state_doc();
    tiles_are_conserved(game, &doc)?;
    let bonds: u32 = doc.seats.iter().map(|seat| u32::from(seat.bonds)).sum();
    if doc.rulings.bond_supply_limited == Some(true) && bonds + u32::from(doc.bonds) != 28 {
        return Err(format!("{bonds} bonds with players, {} in the supply", doc.bonds));
    }
    draft_is_fair(&doc)?;
    for (index, seat) in doc.seats.iter().enumerate() {
        let mut names: Vec<_> = seat.band.iter().flatten().map(|c| &c.character).collect();
        names.sort();
        if names.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(format!("seat {index} has a character twice: {names:?}"));
        }
        let built = |place: &&rules_queens_architect::PlaceDoc| {
            place.builders.iter().filter(|builder| builder.index() == index).count() > 0
        };
        if doc.places.iter().filter(built).count() > 8 {
            return Err(format!("seat {index} has built more than eight times"));
        }
        if seat.saloon.iter().any(|guild| seat.dormitory.contains(guild)) {
            return Err(format!("seat {index} has a guild in two rooms"));
        }
    }
    Ok(())
}

/// Two starters each when the first turn begins, and in the draft nobody has more than their picks
/// (QA-20, QA-22).
fn draft_is_fair(doc: &StateDoc) -> Result<(), String> {
    let sizes: Vec<_> = doc.seats.iter().map(|seat| seat.band.iter().flatten().count()).collect();
    let begins = doc.turn == 1 && doc.pending.as_deref() == Some(&[FrameDoc::Advance {}]);
    let fair = match doc.picks {
        Some(picks) => sizes.iter().sum::<usize>() == usize::from(picks) && !sizes.contains(&3),
        None => !begins || sizes.iter().all(|&size| size == 2),
    };
    if fair { Ok(()) } else { Err(format!("bands of {sizes:?} in turn {}", doc.turn)) }
}

/// Every character has three tiles, wherever they are; what left the game was counted as it left.
fn tiles_are_conserved(game: &QueensArchitect, doc: &StateDoc) -> Result<(), String> {
    let mut count: BTreeMap<&str, u32> = BTreeMap::new();
    let bands = doc.seats.iter().flat_map(|seat| seat.band.iter().flatten());
    let mut there = 0;
    for id in bands
        .map(|craftsman| &craftsman.character)
        .chain(doc.billboard.iter().flatten())
        .chain(&doc.display)
        .chain(&doc.pile)
    {
        *count.entry(id).or_default() += 1;
        there += 1;
    }
    if count.values().any(|&tiles| tiles > 3) {
        return Err(format!("more tiles than the box has: {count:?}"));
    }
    let gone = u32::from(game.n_removed());
    if there + gone != 54 {
        return Err(format!("{there} tiles in play and {gone} out of the game"));
    }
    Ok(())
}

/// A configuration as random play needs it: the 200 rounds of QA-E25 count as an end.
fn config(players: u8) -> Config {
    Config { round_limit: Some(200), ..Config::new(players) }
}

/// The suite for one configuration.
fn suite(config: Config) -> Conformance<QueensArchitect> {
    suite_of(game_core::edition::default(), config)
}

fn suite_of(edition: &'static Edition, config: Config) -> Conformance<QueensArchitect> {
    Conformance::new(edition, config)
        .games(game_testkit::games(2000, 3))
        .conserved(conserved)
        .second_scorer(score_again)
        // 200 rounds of four turns, a dozen answers at most in a turn, and the draft before.
        .end_within(10_000)
}

fn check(config: Config) {
    let players = config.players;
    let summary = suite(config).run();
    println!("{players} players: {summary}");
    assert!(summary.longest_list < 100, "a question with {} answers", summary.longest_list);
    assert!(summary.other_worlds > 0, "views tell the secrets");
}

#[test]
fn games_for_two() {
    check(config(2));
}

#[test]
fn games_for_three() {
    check(config(3));
}

#[test]
fn games_for_four() {
    check(config(4));
}

/// Every ruling that names an alternative, the other way round.
#[test]
fn games_with_all_rulings_otherwise() {
    let rulings = RulingChoices {
        price_marker_moves_when_hire_is_forfeited: Some(true),
        town_hire_moves_price_marker: Some(false),
        town_hire_timing: Some(rules_queens_architect::edition::TownHireTiming::BeforeRotation),
        town_hire_new_craftsman_is_rotated: Some(true),
        bond_supply_limited: Some(false),
        travel_zero_spaces_allowed: Some(true),
        tavern_zero_tiles_allowed: Some(false),
        palace_is_optional: Some(false),
    };
    let config = Config { rulings, round_limit: Some(60), ..Config::new(3) };
    suite(config).games(200).run();
}

/// Random play hardly ever comes to a palace. With a track of one space, a queen who is easily
/// pleased but not put off, and money for craftsmen it does, so that ends of that kind are checked as
/// well. Several contributors in one round are for the scenarios.
#[test]
fn games_that_come_to_the_palace() {
    let mut text = Edition::DEFAULT.to_string();
    for (from, to) in [
        ("token_spaces = 9", "token_spaces = 1"),
        ("coins_per_player = { value = 0", "coins_per_player = { value = 90"),
        ("palace_min_performance = { value = 15", "palace_min_performance = { value = 1"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let rulings = RulingChoices { palace_is_optional: Some(false), ..RulingChoices::default() };
    let config = |players| Config { rulings, ..config(players) };
    let text = text.replace("edition = \"default\"", "edition = \"short\"");
    let edition = game_core::edition::load("short.toml", &text).expect("a sound edition");
    for players in 2..=4 {
        suite_of(edition, config(players)).games(100).run();
        let stopped = (0..100).filter(|&seed| play_out(edition, &config(players), seed).stopped);
        assert!(stopped.count() < 50, "few games came to the palace with {players} players");
    }
}

/// A game of random answers.
fn play_out(edition: &'static Edition, config: &Config, seed: u64) -> Outcome {
    let mut rng = FastRng::new(seed);
    let seed = Seed::of_series("palace", seed);
    let mut game = QueensArchitect::new(edition, config, seed).expect("a sound set-up");
    let mut answers = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        game.legal_actions(seat, &mut answers);
        let answer = answers[rng.below(answers.len() as u32) as usize];
        game.play(seat, answer, &mut Log::off());
    }
    game.outcome().expect("nobody is asked, so it is over")
}
