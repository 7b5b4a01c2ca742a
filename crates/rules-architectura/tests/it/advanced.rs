//! Chapter 6: the advanced game.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use game_core::{Seat, Viewer};
use rules_architectura::edition::Sets;
use rules_architectura::{Config, Die, Edition, Exchanges};

use crate::harness::{Table, card, deck, default_edition};

/// Two additional cards for each color: 7 for a 7, and one that replaces the 6 by name; red has
/// another than the others.
fn small() -> &'static Edition {
    let additional = [
        card("s7").instead_of("same_base"),
        card("s9").instead_of("n6"),
        card("s5").instead_of("same_base"),
    ];
    deck("n7 n7b n6 n5 n4", additional)
        .color_set("red", "s7 s9")
        .color_set("blue", "s7 s5")
        .color_set("green", "s7 s5")
        .color_set("yellow", "s7 s5")
        .build()
}

fn exchanges(count: u8) -> Config {
    let exchanges = Some(Exchanges::Most(count));
    Config { exchanges, first: Some(0), ..Config::advanced(2) }
}

/// AR-49: before the setup everybody may exchange cards of their own color's set.
#[test]
fn ar_49_exchanges_from_the_set_of_ones_color() {
    let mut table = Table::start(small(), &exchanges(2), "decks");
    assert_eq!((table.asked(), table.hand_len(0), table.deck_len(0)), (vec![0, 1], 0, 0));
    let red = ["exchange s7 n7", "exchange s7 n7b", "exchange s9 n6", "ready"];
    let blue = ["exchange s7 n7", "exchange s7 n7b", "exchange s5 n5", "ready"];
    table.offers(0, &red).offers(1, &blue);
    assert_eq!(table.why(0, "exchange s5 n5"), "AR-49 not-in-set");
    assert_eq!(table.why(1, "exchange s9 n6"), "AR-49 not-in-set");
    table.play(0, "exchange s7 n7b");
    assert_eq!(table.why(0, "exchange s7 n7"), "AR-49 exchanged");
    table.play(0, "exchange s9 n6").play(0, "ready").play(1, "ready");
    let cards = |seat: usize| table.view(0).seats[seat].cards.join(" ");
    assert_eq!((cards(0).as_str(), cards(1).as_str()), ("n7 n5 n4 s7 s9", "n7 n7b n6 n5 n4"));
}

/// AR-49: a basic card is given away once.
#[test]
fn ar_49_a_card_is_given_once() {
    let two_sevens = [card("s7").instead_of("same_base"), card("s7b").instead_of("same_base")];
    let edition = deck("n7 n4 n5 n7c", two_sevens).build();
    let mut table = Table::start(edition, &exchanges(2), "decks");
    table.play(0, "exchange s7 n7");
    assert_eq!(table.why(0, "exchange s7b n7"), "AR-49 given-away");
    table.offers(0, &["exchange s7b n7c", "ready"]);
}

/// ER-73, AR-3: the set-up may give everybody the same set.
#[test]
fn er_73_the_same_set_for_all() {
    let config = Config { sets: Some(Sets::Uniform), ..exchanges(2) };
    let table = Table::start(small(), &config, "decks");
    assert_eq!(table.legal(0), table.legal(1));
    let config = Config { sets: Some(Sets::ByColor), ..exchanges(2) };
    let table = Table::start(small(), &config, "decks");
    assert_ne!(table.legal(0), table.legal(1));
}

/// AR-50: only for a card with the same basic value, or for the one that its text names.
#[test]
fn ar_50_what_an_additional_card_may_replace() {
    let mut table = Table::start(small(), &exchanges(2), "decks");
    assert_eq!(table.why(0, "exchange s7 n6"), "AR-50 does-not-replace");
    assert_eq!(table.why(0, "exchange s9 n7"), "AR-50 does-not-replace");
    assert_eq!(table.why(0, "exchange s7 s9"), "AR-50 does-not-replace");
    table.play(0, "exchange s9 n6").play(0, "exchange s7 n7");
}

/// AR-51: the number of exchanges is an upper limit; fewer or none are allowed.
#[test]
fn ar_51_the_number_is_an_upper_limit() {
    let mut table = Table::start(small(), &exchanges(1), "decks");
    table.play(0, "exchange s9 n6").offers(0, &["ready"]);
    assert_eq!(table.why(0, "exchange s7 n7"), "AR-51 exchange-left");
    table.play(0, "ready").play(1, "ready");
    let view = table.view(1);
    assert_eq!(view.seats[0].cards, ["n7", "n7b", "n5", "n4", "s9"]);
    assert_eq!(view.seats[1].cards, ["n7", "n7b", "n6", "n5", "n4"]);
    let none = Table::start(small(), &exchanges(0), "decks");
    assert_eq!((none.asked(), none.hand_len(0)), (vec![0], 3));
}

/// AR-51: or a die decides.
#[test]
fn ar_51_a_die_may_decide() {
    let exchanges = Some(Exchanges::Rolled(Die::Die));
    let config = Config { exchanges, ..Config::advanced(2) };
    let rolled = |seed: u8| {
        Table::start(default_edition(), &config, &format!("die {seed}")).view(0).exchanges
    };
    let rolls: BTreeSet<u8> = (0..60).map(rolled).collect();
    assert_eq!(rolls, BTreeSet::from([1, 2, 3, 4, 5, 6]));
}

/// AR-52: exchanges are sealed until all have chosen, then shown to all.
#[test]
fn ar_52_exchanges_are_shown_before_the_start() {
    let mut table = Table::start(small(), &exchanges(2), "decks");
    table.play(0, "exchange s9 n6");
    assert_eq!(table.events(), ["exchanged"]);
    assert!(table.scenario().events_for(Viewer::Seat(Seat::new(1))).is_empty());
    table.play(0, "ready");
    let (own, other) = (table.view(0), table.view(1));
    assert_eq!(
        (own.seats[0].taken.as_slice(), own.seats[0].given.as_slice()),
        (&["s9"][..], &["n6"][..])
    );
    assert!(other.seats[0].taken.is_empty() && other.seats[0].given.is_empty());
    assert_eq!(other.seats[0].cards, ["n7", "n7b", "n6", "n5", "n4"]);
    table.play(1, "exchange s5 n5").play(1, "ready");
    assert_eq!(table.events()[..3], ["deck_ready", "deck_shown", "deck_shown"]);
    for viewer in [0, 1] {
        let view = table.view(viewer);
        assert_eq!(view.seats[0].cards, ["n7", "n7b", "n5", "n4", "s9"]);
        assert_eq!(view.seats[1].cards, ["n7", "n7b", "n6", "n4", "s5"]);
    }
}

/// AR-52: after that nothing changes, and the deck has as many cards as before.
#[test]
fn ar_52_the_deck_keeps_its_size_and_its_cards() {
    let config = Config { first: Some(0), ..Config::advanced(2) };
    let mut table = Table::start(default_edition(), &config, "decks");
    for seat in [0, 1] {
        let exchange = table.legal(seat).swap_remove(0);
        assert!(exchange.starts_with("exchange"));
        table.play(seat, &exchange).play(seat, "ready");
    }
    for seat in [0, 1] {
        assert_eq!((table.hand_len(seat), table.deck_len(seat)), (3, 9));
        assert_eq!(table.view(0).seats[seat].cards.len(), 12);
    }
    assert!(!table.legal(0).iter().any(|answer| answer.starts_with("exchange")));
    assert_eq!(table.why(0, "ready"), "no rule: other-question");
}

/// AR-53: without an exchange the advanced game is the basic game.
#[test]
fn ar_53_everything_else_is_as_in_the_basic_game() {
    let config = Config { first: Some(1), ..Config::basic(3) };
    let basic = Table::start(default_edition(), &config, "same").state();
    let config = Config { first: Some(1), ..Config::advanced(3) };
    let mut advanced = Table::start(default_edition(), &config, "same");
    for seat in [2, 0, 1] {
        advanced.play(seat, "ready");
    }
    let mut state = advanced.state();
    (state.exchanges, state.sets) = (basic.exchanges, basic.sets);
    assert_eq!(state, basic);
}
