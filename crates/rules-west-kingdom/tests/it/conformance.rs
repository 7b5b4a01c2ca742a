//! What must hold in every random game, over a thousand games for each number of players and both
//! kinds of boards.

use game_core::{Game, Seat};
use game_testkit::Conformance;
use rules_west_kingdom::edition::{Building, Buildings, ConspiratorDiscount};
use rules_west_kingdom::{Boards, Config, RulingChoices, WestKingdom};

use crate::second_scorer::score_again;

/// Workers, cards and limits: nothing is made, nothing is lost.
fn conserved(game: &WestKingdom) -> Result<(), String> {
    workers_are_conserved(game)?;
    buildings_are_conserved(game)?;
    apprentices_are_conserved(game)?;
    let table = game.table();
    let market = game.piles().market.iter().chain(table.turned.iter());
    let mut market: Vec<u8> = market.map(|card| card.0).collect();
    market.sort_unstable();
    if market != (0..10).collect::<Vec<u8>>() {
        return Err(format!("Black Market cards {market:?}"));
    }
    if usize::from(table.rewards) > game.piles().rewards.len() {
        return Err("more Reward cards in the pile than unseen".to_string());
    }
    for (seat, player) in table.players.iter() {
        if player.virtue > 14 || player.cathedral > 5 {
            return Err(format!("seat {} is beyond a track: {player:?}", seat.index()));
        }
    }
    for level in 1..=5 {
        let there = table.players.as_slice().iter().filter(|player| player.cathedral == level);
        if there.count() > [3, 3, 2, 2, 1][usize::from(level) - 1] {
            return Err(format!("too many markers on level {level} of the Cathedral"));
        }
    }
    Ok(())
}

/// Twenty workers of each color, wherever they are (WK-1).
fn workers_are_conserved(game: &WestKingdom) -> Result<(), String> {
    let table = game.table();
    let mut in_guildhall = 0;
    for (seat, player) in table.players.iter() {
        let open: u8 = player.at.iter().sum();
        let market = table.market.iter().filter(|there| **there == Some(seat)).count() as u8;
        let held: u8 = table.players.as_slice().iter().map(|other| other.held[seat.index()]).sum();
        let all = player.supply + open + market + held + player.prison + player.guildhall;
        if all != 20 {
            return Err(format!("seat {} has {all} workers: {player:?}", seat.index()));
        }
        if player.held[seat.index()] > 0 {
            return Err(format!("seat {} holds own workers", seat.index()));
        }
        in_guildhall += player.guildhall;
    }
    if in_guildhall != table.guildhall {
        return Err(format!("{in_guildhall} workers in the Guildhall, not {}", table.guildhall));
    }
    Ok(())
}

/// Forty buildings, each in one place (WK-4).
fn buildings_are_conserved(game: &WestKingdom) -> Result<(), String> {
    let mut seen = Buildings::EMPTY;
    let mut count = 0;
    let mut add = |building: Building| {
        seen.insert(building);
        count += 1;
    };
    game.piles().buildings.iter().for_each(|&card| add(card));
    for seat in Seat::all(game.seats()) {
        let hidden = game.hidden(seat);
        let own = [game.table().players[seat].built, hidden.hand, hidden.packet];
        own.iter().flat_map(|zone| zone.iter()).for_each(&mut add);
        if !hidden.leaving.minus(hidden.hand).is_empty() {
            return Err("a card that is not in the hand is about to leave it".to_string());
        }
    }
    if count != 40 || seen.len() != 40 {
        return Err(format!("{count} building cards, {} of them different", seen.len()));
    }
    if game.table().buriers.len() != game.piles().buildings.len() {
        return Err("the building pile and what is known of it differ in size".to_string());
    }
    Ok(())
}

/// Forty apprentices, as many of each kind as the box has (WK-4).
fn apprentices_are_conserved(game: &WestKingdom) -> Result<(), String> {
    let mut counts = [0u8; 40];
    let table = game.table();
    let open = table.workshop.as_flattened().iter().filter(|card| card.is_some());
    let owned = table.players.as_slice().iter().flat_map(|player| player.apprentices.iter());
    for card in game.piles().apprentices.iter().chain(open).chain(owned) {
        counts[usize::from(card.0)] += 1;
    }
    for kind in game.edition().all_apprentices() {
        if counts[usize::from(kind.0)] != game.edition().apprentice(kind).copies {
            let id = game.edition().apprentice_id(kind);
            return Err(format!("{} cards of {id}", counts[usize::from(kind.0)]));
        }
    }
    Ok(())
}

/// Games of one configuration in `make test`.
const GAMES: u64 = 1000;

/// The suite for one configuration. Worlds played to their end make most of its work, so that a
/// soak looks at fewer positions of each of its many games.
fn suite(config: Config) -> Conformance<WestKingdom> {
    let games = game_testkit::games(GAMES, 10);
    Conformance::new(game_core::edition::default(), config)
        .games(games)
        .dear_steps(if games > GAMES { 2 } else { 10 })
        .conserved(conserved)
        .second_scorer(score_again)
        // 200 rounds of five turns, a dozen answers at most in a turn, and the draft before.
        .end_within(12_000)
}

fn check(players: u8, boards: Boards) {
    let config = Config { boards, round_limit: Some(200), ..Config::new(players) };
    let summary = suite(config).run();
    println!("{players} players: {summary}");
    assert!(summary.longest_list < 100, "a question with {} answers", summary.longest_list);
    assert!(summary.other_worlds > 0, "views tell the secrets");
}

macro_rules! games {
    ($($name:ident: $players:literal $boards:expr;)*) => {
        $(
            #[test]
            fn $name() {
                check($players, $boards);
            }
        )*
    };
}

games! {
    games_for_one: 1 Boards::Side1;
    games_for_two: 2 Boards::Side1;
    games_for_three: 3 Boards::Side1;
    games_for_four: 4 Boards::Side1;
    games_for_five: 5 Boards::Side1;
    games_for_one_with_side_2: 1 Boards::Dealt;
    games_for_two_with_side_2: 2 Boards::Dealt;
    games_for_three_with_side_2: 3 Boards::Dealt;
    games_for_four_with_side_2: 4 Boards::Dealt;
    games_for_five_with_side_2: 5 Boards::Dealt;
}

/// WK-Q1, WK-Q2 and WK-Q3 the other way round.
#[test]
fn games_with_all_rulings_otherwise() {
    let rulings = RulingChoices {
        conspirator_discount: Some(ConspiratorDiscount::EachCapture),
        fortress_location_limit: Some(true),
        empty_black_market_turns_card: Some(true),
        building_effects_optional: Some(true),
    };
    for players in [1, 4] {
        let config = Config { rulings, round_limit: Some(80), ..Config::new(players) };
        suite(config).games(100).run();
    }
}
