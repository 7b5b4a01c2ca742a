//! Rulings on open points: what is known of hidden cards, and the exchanges.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use game_core::Viewer;
use rules_architectura::{Config, Die, Edition, Exchanges};

use crate::harness::{Position, Table, card, deck, edition, like};

fn plain() -> &'static Edition {
    let rows = [
        like("manufactory").sides("1"),
        like("tavern").sides("1"),
        like("obelisk").sides("1"),
        like("magic_school").sides("9").param("count", 2),
    ];
    edition("s1 s2 s3 s4 s5 s6 s7 s8", rows)
}

/// The cards that a seat knows to be in the hand of seat 0.
fn known(table: &Table, viewer: u8) -> String {
    table.view(viewer).seats[0].hand.join(" ")
}

/// The layers of the deck of seat 0, the uppermost first: how many cards, and which are known.
fn layers(table: &Table, viewer: u8) -> Vec<(u8, String)> {
    let deck = table.view(viewer).seats[0].deck.clone();
    deck.into_iter().map(|layer| (layer.count, layer.known.join(" "))).collect()
}

/// ER-68: a card taken back by a Manufactory is known by all to be in that hand.
#[test]
fn er_68_a_card_taken_back_is_known() {
    let mut table = Position::new(plain(), 3)
        .street(1, "0:s4")
        .hand(0, "manufactory s5 s6")
        .deck(0, "s7 s8")
        .hand(1, "s1")
        .load();
    assert_eq!(known(&table, 1), "");
    table.play(0, "play manufactory 1:2").play(0, "return 1:1");
    assert_eq!((known(&table, 1), table.view(1).seats[0].hand_count), ("s4".into(), 3));
    table.play(0, "play s5 1:1");
    assert_eq!(table.asked(), [1]);
    for viewer in [1, 2] {
        assert_eq!(known(&table, viewer), "s4");
    }
    assert_eq!(table.view_of(Viewer::Spectator).seats[0].hand, ["s4"]);
    assert_eq!(table.view(1).seats[0].hand_count, 3);
    assert_eq!(known(&table, 0), "s4 s6 s7");
    // Played again, it is in no hand any more.
    table.play(1, "play s1 2:1").play(0, "play s4 2:2");
    assert_eq!(known(&table, 1), "");
}

/// ER-68: a card fetched by the Obelisk's search is known by all; of the rest of the hand, a part of
/// which went into the deck, nothing is.
#[test]
fn er_68_after_a_search() {
    let searched = |back: &str| {
        let mut table = Position::new(plain(), 2)
            .begun(0, false)
            .hand(0, "s1 s2 s3")
            .shown(0, "s1")
            .deck(0, "s4 obelisk s5")
            .hand(1, "s1")
            .load();
        assert_eq!(known(&table, 1), "s1");
        table.play(0, &format!("search {back}"));
        table
    };
    let table = searched("s2");
    assert_eq!((known(&table, 1), layers(&table, 1)), ("obelisk".into(), vec![(3, String::new())]));
    assert_eq!(layers(&table, 0), [(3, "s2 s4 s5".into())]);
    // Which card went back cannot be told.
    assert_eq!(table.view(1), searched("s1").view(1));
    assert_eq!(table.view_of(Viewer::Spectator), searched("s3").view_of(Viewer::Spectator));
    let kinds = |events: Vec<(String, serde_json::Value)>| -> Vec<String> {
        events.into_iter().map(|(kind, _)| kind).collect()
    };
    let told = table.scenario().events_for(Viewer::Seat(game_core::Seat::new(1)));
    assert_eq!(kinds(told), ["buried_hidden", "searched"]);
}

/// ER-68: a whole hand of one known card that goes into the deck is known to be there.
#[test]
fn er_68_a_whole_hand_searched_away() {
    let mut table = Position::new(plain(), 2)
        .begun(0, false)
        .hand(0, "s1")
        .shown(0, "s1")
        .deck(0, "s4 obelisk")
        .load();
    table.play(0, "search s1");
    assert_eq!((known(&table, 1), layers(&table, 1)), ("obelisk".into(), vec![(2, "s1".into())]));
}

/// ER-68: when a Tavern moves a part of a hand, whatever was known of that hand is lost, and nobody
/// else can tell which card went.
#[test]
fn er_68_after_a_tavern() {
    let cycled = |card: &str| {
        let mut table = Position::new(plain(), 2)
            .hand(0, "tavern s4 s5")
            .shown(0, "s4")
            .deck(0, "s6 s7 s8")
            .hand(1, "s1")
            .load();
        table.play(0, "play tavern 1:1");
        assert_eq!(known(&table, 1), "s4");
        table.play(0, &format!("cycle {card}"));
        table
    };
    let table = cycled("s5");
    // Then the hand was filled up; the card lies in a layer of its own.
    assert_eq!((known(&table, 1), table.view(1).seats[0].hand_count), (String::new(), 3));
    assert_eq!(layers(&table, 1), [(1, String::new()), (1, String::new())]);
    assert_eq!(layers(&table, 0), [(1, "s8".into()), (1, "s5".into())]);
    let other = cycled("s4");
    assert_eq!(layers(&other, 0), [(1, "s8".into()), (1, "s4".into())]);
    assert_eq!(table.view(1), other.view(1));
    assert_eq!(table.view_of(Viewer::Spectator), other.view_of(Viewer::Spectator));
}

/// ER-68: a Tavern left alone changes nothing of what is known.
#[test]
fn er_68_a_tavern_left_alone() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "tavern s4 s5")
        .shown(0, "s4")
        .deck(0, "s6 s7 s8")
        .hand(1, "s1")
        .load();
    table.play(0, "play tavern 1:1").play(0, "pass");
    assert_eq!(known(&table, 1), "s4");
}

/// ER-68: when a Tavern moves the whole hand, what was known of it is kept.
#[test]
fn er_68_a_whole_hand_under_the_deck() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "tavern s4")
        .shown(0, "s4")
        .deck(0, "s5 s6 s7 s8")
        .hand(1, "s1")
        .load();
    table.play(0, "play tavern 1:1").play(0, "cycle s4");
    assert_eq!(
        (known(&table, 1), layers(&table, 1)),
        (String::new(), vec![(1, String::new()), (1, "s4".into())])
    );
}

/// ER-68: a mulligan moves the whole hand, so what was known of it is kept, in a layer of its own;
/// the new hand is unknown.
#[test]
fn er_68_after_a_mulligan() {
    let mut table = Position::new(plain(), 2)
        .hand(0, "s1 s2 s3")
        .shown(0, "s2")
        .deck(0, "s4 s5 s6 s7")
        .mulligans(0, 1)
        .hand(1, "s1")
        .load();
    table.play(0, "mulligan");
    assert_eq!((known(&table, 1), table.view(1).seats[0].hand_count), (String::new(), 3));
    assert_eq!(layers(&table, 1), [(1, String::new()), (3, "s2".into())]);
    assert_eq!(
        (known(&table, 0), layers(&table, 0)),
        ("s4 s5 s6".into(), vec![(1, "s7".into()), (3, "s1 s2 s3".into())])
    );
}

/// ER-68: the owner knows which cards are in which layer, not their order inside it.
#[test]
fn er_68_the_order_of_a_layer_is_unknown() {
    let mut decks = BTreeSet::new();
    let mut views = Vec::new();
    for seed in 0..12 {
        let mut table = Position::new(plain(), 2)
            .hand(0, "s1 s2 s3")
            .deck(0, "s4 s5 s6 s7")
            .mulligans(0, 1)
            .seed(&seed.to_string())
            .load();
        table.play(0, "mulligan");
        decks.insert(table.deck(0));
        views.push(table.view(0));
    }
    assert!(decks.len() > 2, "{decks:?}");
    assert!(views.iter().all(|view| *view == views[0]));
}

/// ER-68: when a part of a layer is drawn, what was known of it is lost; when all of it is, it is
/// kept and the cards are known to be in the hand.
#[test]
fn er_68_a_draw_from_a_layer() {
    let drawn = |limit: u8| {
        let mut table = Position::new(plain(), 2)
            .hand(0, "s1")
            .hand_limit(0, limit)
            .deck(0, "s2 s3 s4 s5 s6 s7")
            .layers(0, &[2, 3, 1])
            .shown(0, "s3 s5 s7")
            .hand(1, "s1")
            .load();
        assert_eq!(layers(&table, 1), [(2, "s3".into()), (3, "s5".into()), (1, "s7".into())]);
        table.play(0, "play s1 1:1");
        (known(&table, 1), layers(&table, 1))
    };
    let none = String::new;
    assert_eq!(drawn(3), ("s3".into(), vec![(2, none()), (1, "s7".into())]));
    assert_eq!(drawn(4), ("s3".into(), vec![(1, none()), (1, "s7".into())]));
    assert_eq!(drawn(5), ("s3 s5".into(), vec![(1, "s7".into())]));
    assert_eq!(drawn(6), ("s3 s5 s7".into(), vec![]));
}

/// ER-68: an Academy that is being paid for is known to be in the hand.
#[test]
fn er_68_an_announced_academy_is_known() {
    let mut table = Position::new(plain(), 2).hand(0, "magic_school s1 s2 s3").load();
    assert_eq!(known(&table, 1), "");
    table.play(0, "play magic_school 1:1");
    assert_eq!(known(&table, 1), "magic_school");
    table.play(0, "pay s1");
    assert_eq!((known(&table, 1), table.view(1).seats[0].hand_count), ("magic_school".into(), 3));
    table.play(0, "pay s2");
    assert_eq!((known(&table, 1), table.street(1)), (String::new(), "0:magic_school".into()));
}

/// ER-68: of cards drawn and of decks others know nothing but the number.
#[test]
fn er_68_others_know_numbers() {
    let dealt = |hand: &str, deck: &str| {
        let position = Position::new(plain(), 2).hand(0, hand).deck(0, deck).hand(1, "s1");
        position.load().view(1)
    };
    assert_eq!(dealt("s1 s2 s3", "s4 s5 s6"), dealt("s4 s5 s6", "s3 s2 s1"));
    assert_ne!(dealt("s1 s2 s3", "s4 s5 s6"), dealt("s1 s2", "s3 s4 s5 s6"));
}

/// Basic cards of several prints, and additional ones that replace by their value.
fn exchangeable() -> &'static Edition {
    let same = |id: &str, sides: &str| card("s1").id(id).sides(sides).instead_of("same_base");
    let rows = [same("three", "3"), same("left", "X"), same("number", "N"), same("plus", "X+1")];
    edition("s2 s3 s3b x xp1 c cp2", rows)
}

fn advanced(edition: &'static Edition) -> Table {
    let config = Config { first: Some(0), ..Config::advanced(2) };
    Table::start(edition, &config, "exchanges")
}

/// ER-64: the same basic value is the same print: N for N, X for X, and of two 3s the owner names
/// one.
#[test]
fn er_64_the_same_print() {
    let mut table = advanced(exchangeable());
    let pairs = ["three s3", "three s3b", "left x", "number c", "plus xp1"]
        .map(|pair| format!("exchange {pair}"));
    let mut answers: Vec<&str> = pairs.iter().map(String::as_str).collect();
    answers.push("ready");
    table.offers(0, &answers);
    for pair in ["left xp1", "plus x", "number cp2", "number x", "left c", "three s2", "three c"] {
        table.refuses(0, &format!("exchange {pair}"), "AR-50");
    }
    table.play(0, "exchange three s3b").play(0, "ready").play(1, "ready");
    let cards = table.view(1).seats[0].cards.join(" ");
    assert_eq!(cards, "s2 s3 x xp1 c cp2 three");
}

/// ER-64: the order of exchanges does not matter, nor who makes theirs first.
#[test]
fn er_64_the_order_does_not_matter() {
    let play = |answers: &[(u8, &str)]| {
        let mut table = advanced(exchangeable());
        for &(seat, answer) in answers {
            table.play(seat, answer);
        }
        assert_eq!(table.turn(), 1);
        table.state()
    };
    let one = play(&[
        (0, "exchange three s3"),
        (0, "exchange left x"),
        (0, "ready"),
        (1, "exchange number c"),
        (1, "ready"),
    ]);
    let two = play(&[
        (1, "exchange number c"),
        (0, "exchange left x"),
        (1, "ready"),
        (0, "exchange three s3"),
        (0, "ready"),
    ]);
    assert_eq!(one, two);
    // The other 3 is another deck.
    let three = play(&[
        (0, "exchange left x"),
        (0, "exchange three s3b"),
        (0, "ready"),
        (1, "exchange number c"),
        (1, "ready"),
    ]);
    assert_ne!(one, three);
}

/// ER-64: exchanges are sealed: nobody sees another's before all are ready, so their order across
/// the table cannot matter.
#[test]
fn er_64_exchanges_are_sealed() {
    let mut table = advanced(exchangeable());
    let (before, outside) = (table.view(1), table.view_of(Viewer::Spectator));
    let other = Viewer::Seat(game_core::Seat::new(1));
    for answer in ["exchange three s3", "exchange left x"] {
        table.play(0, answer);
        assert_eq!(
            (table.view(1), table.view_of(Viewer::Spectator)),
            (before.clone(), outside.clone())
        );
        assert!(table.scenario().events_for(other).is_empty());
        assert_eq!(table.asked(), [0, 1]);
    }
    assert_eq!(table.view(0).seats[0].taken, ["three", "left"]);
    table.play(0, "ready");
    // That a deck is chosen is seen, not which, nor with how many exchanges.
    let mut bare = advanced(exchangeable());
    bare.play(0, "ready");
    assert_eq!(table.view(1), bare.view(1));
    assert_eq!(table.scenario().events_for(other), bare.scenario().events_for(other));
    table.play(1, "ready");
    assert_eq!(table.view(1).seats[0].cards.join(" "), "s2 s3b xp1 c cp2 three left");
}

/// ER-72: a die gives 1 to 6, the same for the same seed, known to all before decks are chosen, and
/// the same limit for everybody.
#[test]
fn er_72_a_die_for_the_exchanges() {
    let additional = (1..=8).map(|value| {
        card("s1").id(&format!("add{value}")).sides(&value.to_string()).instead_of("same_base")
    });
    let edition = deck("s1 s2 s3 s4 s5 s6 s7 s8", additional).build();
    let config = Config { exchanges: Some(Exchanges::Rolled(Die::Die)), ..Config::advanced(3) };
    let mut rolled = BTreeSet::new();
    for seed in 0..60 {
        let mut table = Table::start(edition, &config, &seed.to_string());
        let limit = table.state().exchanges;
        assert_eq!(table.question(0), "decks");
        for viewer in 0..3 {
            assert_eq!(table.view(viewer).exchanges, limit);
        }
        assert_eq!(table.view_of(Viewer::Spectator).exchanges, limit);
        let again = Table::start(edition, &config, &seed.to_string());
        assert_eq!(table.state(), again.state());
        if rolled.insert(limit) {
            for seat in 0..3 {
                for value in 1..=limit {
                    table.play(seat, &format!("exchange add{value} s{value}"));
                }
                table.refuses(seat, "exchange add8 s8", "AR-51").offers(seat, &["ready"]);
            }
            assert_eq!(table.state().exchanges, limit);
        }
    }
    assert_eq!(rolled, (1..=6).collect());
}
