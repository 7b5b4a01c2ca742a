//! What must hold in every random game, over two thousand games for each number of players, in
//! the basic and the advanced game.

use std::collections::BTreeSet;

use game_core::GameText;
use game_testkit::Conformance;
use rules_architectura::{Architectura, Config, Exchanges, Variant};

use crate::second_scorer::score_again;

/// Every player's twelve cards are somewhere, once each; tokens are never more than printed; a
/// token or a Fountain lies only where it may.
fn conserved(game: &Architectura) -> Result<(), String> {
    let doc = game.state_doc();
    let choosing = doc.turn == 0;
    for (seat, player) in doc.seats.iter().enumerate() {
        let mut cards: Vec<&str> = Vec::new();
        let zones = [&player.hand, &player.deck, &player.front, &player.beside, &player.removed];
        cards.extend(zones.into_iter().flatten().map(String::as_str));
        let mut tokens = 0;
        for space in &doc.city {
            tokens += usize::from(space.reserved.is_some_and(|owner| owner.index() == seat));
            for (depth, card) in space.stack.iter().enumerate() {
                if card.side.is_some() && (depth > 0 || space.reserved.is_some()) {
                    return Err(format!("a face-up card is covered or reserved at {}", space.at));
                }
                if card.seat.index() == seat {
                    cards.push(&card.card);
                    tokens += usize::from(card.token);
                }
            }
        }
        let distinct: BTreeSet<&str> = cards.iter().copied().collect();
        let wanted = if choosing { 0 } else { 12 };
        if cards.len() != wanted || distinct.len() != wanted {
            return Err(format!("seat {seat} has {} cards, {distinct:?}", cards.len()));
        }
        if tokens > 2 {
            return Err(format!("seat {seat} has {tokens} tokens in the city"));
        }
        if player.hand.len() > usize::from(player.hand_limit) + 1 {
            return Err(format!("seat {seat} holds {} cards", player.hand.len()));
        }
    }
    Ok(())
}

/// The six configurations below share the games of a soak.
const CONFIGURATIONS: u64 = 6;

/// Games for each configuration: two thousand, or a share of what `cargo xtask soak` asks for.
fn games() -> u64 {
    game_testkit::games(2000, CONFIGURATIONS)
}

/// The suite for one configuration.
fn suite(config: Config) -> Conformance<Architectura> {
    Conformance::new(game_core::edition::default(), config)
        .games(games())
        .conserved(conserved)
        .second_scorer(score_again)
        // 12 cards each, a few answers a card, and the exchanges before.
        .end_within(400)
}

fn check(config: Config) {
    let players = config.players;
    let advanced = config.variant == Variant::Advanced;
    let summary = suite(config).run();
    println!("{players} players, advanced {advanced}: {summary}");
    assert_eq!(summary.games, games());
    assert!(summary.longest_list < 100, "a question with {} answers", summary.longest_list);
    assert!(summary.other_worlds > 0, "views tell the secrets");
}

#[test]
fn basic_game_for_two() {
    check(Config::basic(2));
}

#[test]
fn basic_game_for_three() {
    check(Config::basic(3));
}

#[test]
fn basic_game_for_four() {
    check(Config::basic(4));
}

#[test]
fn advanced_game_for_two() {
    check(Config::advanced(2));
}

#[test]
fn advanced_game_for_three() {
    check(Config::advanced(3));
}

#[test]
fn advanced_game_for_four() {
    check(Config::advanced(4));
}

/// The same six cards for all bring Forge, Inn, Cemetery and Academy together at every seat.
#[test]
fn uniform_sets_with_few_exchanges() {
    let config = Config {
        sets: Some(rules_architectura::edition::Sets::Uniform),
        exchanges: Some(Exchanges::Most(4)),
        ..Config::advanced(3)
    };
    let summary = suite(config).games(500).run();
    assert_eq!(summary.games, 500);
}
