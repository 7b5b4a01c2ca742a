//! Chapters 1 and 2: components and setup.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use game_core::{Game, Seed};
use rules_architectura::{Architectura, Config, Variant};

use crate::harness::{Position, Table, default_edition, edition};

/// What a configuration is refused for: paragraph and key.
#[track_caller]
fn refused(config: &Config) -> String {
    let seed = Seed::from_text("refused");
    match Architectura::new(default_edition(), config, seed) {
        Ok(_) => panic!("the configuration is accepted"),
        Err(problem) => format!("{} {}", problem.rule.unwrap_or("-"), problem.message.key),
    }
}

fn with_colors(colors: &[&str]) -> Config {
    let colors = colors.iter().map(ToString::to_string).collect();
    Config { colors: Some(colors), ..Config::basic(2) }
}

/// AR-1: red, blue, green and yellow, and no other color.
#[test]
fn ar_1_there_are_four_colors() {
    let table = Table::start(default_edition(), &Config::basic(4), "colors");
    let colors: Vec<&str> = table.view(0).seats.into_iter().map(|seat| seat.color).collect();
    assert_eq!(colors, ["red", "blue", "green", "yellow"]);
    assert_eq!(refused(&with_colors(&["red", "purple"])), "AR-1 ar-setup-color");
}

/// AR-7: each player has the cards of one color, and no two have the same.
#[test]
fn ar_7_each_player_takes_one_color() {
    let table = Table::start(default_edition(), &with_colors(&["green", "red"]), "colors");
    let colors: Vec<&str> = table.view(0).seats.into_iter().map(|seat| seat.color).collect();
    assert_eq!(colors, ["green", "red"]);
    assert_eq!(refused(&with_colors(&["red", "red"])), "AR-1 ar-setup-color");
    assert_eq!(refused(&with_colors(&["red"])), "AR-7 ar-setup-colors");
}

/// AR-2: every color plays with the same twelve basic cards.
#[test]
fn ar_2_basic_decks_are_twelve_cards_and_the_same() {
    let view = Table::start(default_edition(), &Config::basic(4), "decks").view(0);
    let distinct: BTreeSet<&&str> = view.seats[0].cards.iter().collect();
    assert_eq!(distinct.len(), 12);
    assert!(view.seats.iter().all(|seat| seat.cards == view.seats[0].cards));
}

/// AR-3: six additional cards for each color, not the same ones, and 72 cards in all.
#[test]
fn ar_3_additional_sets_differ_by_color() {
    let table = Table::start(default_edition(), &Config::advanced(4), "sets");
    let set = |seat: u8| -> BTreeSet<String> {
        let taken = |text: String| text.split(',').next().unwrap_or_default().to_string();
        let answers = table.open(seat, "exchange");
        answers.split(' ').map(|pair| taken(pair.to_string())).collect()
    };
    let sets: Vec<_> = (0..4).map(set).collect();
    assert!(sets.iter().all(|set| set.len() == 6), "{sets:?}");
    assert!(sets.iter().any(|set| *set != sets[0]), "{sets:?}");
    let basic: usize = table.view(0).seats.iter().map(|seat| seat.cards.len()).sum();
    assert_eq!(basic + sets.iter().map(BTreeSet::len).sum::<usize>(), 72);
}

/// AR-4: eight numbered blocks, and eight tokens, two of each color.
#[test]
fn ar_4_eight_blocks_and_eight_tokens() {
    let table = Table::start(default_edition(), &Config::basic(4), "box");
    assert_eq!(table.view(0).columns, 8);
    assert_eq!((0..4).map(|seat| table.tokens(seat)).collect::<Vec<_>>(), [2, 2, 2, 2]);
}

/// AR-5: the value on the side that is on top is the current one.
#[test]
fn ar_5_the_side_on_top_is_the_current_value() {
    let edition = edition("n4", []);
    let table = Position::new(edition, 4).street(1, "0:n4 1:n4@1 2:n4@2 3:n4@3").load();
    assert_eq!(table.values(1), "4 3 6 5");
}

/// AR-7: the deck is shuffled, and the three cards drawn are any of the twelve.
#[test]
fn ar_7_the_deck_is_shuffled_and_three_cards_are_drawn() {
    let mut seen = BTreeSet::new();
    let mut tops = BTreeSet::new();
    for seed in 0..40 {
        let state = Table::start(default_edition(), &Config::basic(2), &seed.to_string()).state();
        for seat in &state.seats {
            assert_eq!((seat.hand.len(), seat.deck.len()), (3, 9));
            let all: BTreeSet<&String> = seat.hand.iter().chain(&seat.deck).collect();
            assert_eq!(all.len(), 12);
        }
        assert_ne!(state.seats[0].deck, state.seats[1].deck);
        seen.extend(state.seats[0].hand.clone());
        tops.insert(state.seats[0].deck[0].clone());
    }
    assert_eq!(seen.len(), 12, "some card never comes into the first hand");
    assert!(tops.len() > 6, "the deck below the hand is in order");
}

/// AR-8: block 1 is on the left, and the blocks number the columns.
#[test]
fn ar_8_columns_are_numbered_from_the_left() {
    let edition = edition("c cp1", []);
    let row = "0:c 1:c 2:c 3:c 0:cp1 1:cp1 2:cp1 3:cp1";
    let table = Position::new(edition, 4).street(1, row).load();
    assert_eq!(table.values(1), "1 2 3 4 6 7 8 9");
}

/// AR-9: a street of eight spaces for each player; what lies beyond is outside the city.
#[test]
fn ar_9_one_street_of_eight_for_each_player() {
    let edition = edition("n1 n2 n3 n4 n5 n6 n7 n8 n9", []);
    for players in 2..=4 {
        let view = Position::new(edition, players).hand(0, "n1").load().view(0);
        assert_eq!((view.streets as usize, view.columns), (players, 8));
    }
    let full = "1:n1 1:n2 1:n3 1:n4 1:n5 1:n6 1:n7 1:n8";
    let mut table =
        Position::new(edition, 2).street(1, full).street(2, "0:n2").hand(0, "n1").load();
    assert_eq!(table.open(0, "play n1"), "2:2");
    assert_eq!(table.why(0, "play n1 3:1"), "AR-9 outside-city");
}

/// AR-9: streets grow from left to right, and street 1 comes first.
#[test]
fn ar_9_streets_grow_from_left_to_right() {
    let edition = edition("s5 s6 s7", []);
    let mut table = Position::new(edition, 2).hand(0, "s5 s6 s7").load();
    assert_eq!(table.open(0, "play s5"), "1:1");
    table.play(0, "play s5 1:1");
    assert_eq!(table.open(0, "play s6"), "1:2 2:1");
    table.play(0, "play s6 1:2");
    assert_eq!(table.open(0, "play s7"), "1:3 2:1");
}

/// AR-10: the first player is the one chosen, or drawn by lot.
#[test]
fn ar_10_the_first_player_is_chosen_or_drawn() {
    for first in 0..3 {
        let config = Config { first: Some(first), ..Config::basic(3) };
        assert_eq!(Table::start(default_edition(), &config, "chosen").asked(), [first]);
    }
    let drawn = |seed: u8| {
        Table::start(default_edition(), &Config::basic(3), &format!("lot {seed}")).asked()[0]
    };
    let mut times = [0; 3];
    for seed in 0..60 {
        times[drawn(seed) as usize] += 1;
    }
    assert!(times.iter().all(|times| (8..=32).contains(times)), "{times:?}");
    let config = Config { first: Some(3), ..Config::basic(3) };
    assert_eq!(refused(&config), "AR-10 ar-setup-first");
}

/// AR-10: play goes clockwise.
#[test]
fn ar_10_play_goes_clockwise() {
    let edition = edition("s1 s2 s3 s4", []);
    let config = Config { first: Some(1), ..Config::basic(3) };
    let mut table = Table::start(edition, &config, "around");
    let mut order = Vec::new();
    for _ in 0..5 {
        let seat = table.asked()[0];
        order.push(seat);
        let first = table.legal(seat).swap_remove(0);
        table.play(seat, &first);
    }
    assert_eq!(order, [1, 2, 0, 1, 2]);
}

/// A game is for two to four players, and the basic game has no exchanges.
#[test]
fn configurations_that_cannot_be_played() {
    assert_eq!(refused(&Config::basic(1)), "- ar-setup-players");
    assert_eq!(refused(&Config::basic(5)), "- ar-setup-players");
    let config = Config { variant: Variant::Basic, ..with_exchanges(2) };
    assert_eq!(refused(&config), "AR-49 ar-setup-basic");
    assert_eq!(refused(&with_exchanges(7)), "AR-51 ar-setup-exchanges");
}

fn with_exchanges(count: u8) -> Config {
    let exchanges = Some(rules_architectura::Exchanges::Most(count));
    Config { exchanges, ..Config::advanced(2) }
}
