//! Chapter 3: set-up.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use rules_queens_architect::edition::Demand;

use crate::harness::{Position, Table, edition};

/// Games for so many players, set up in many ways.
fn games(players: u8) -> impl Iterator<Item = Table> {
    (0..200).map(move |seed| Table::start(players, &format!("game {seed}")))
}

/// What differs from game to game.
fn various<T: Ord>(players: u8, what: impl Fn(&Table) -> T) -> BTreeSet<T> {
    games(players).map(|table| what(&table)).collect()
}

/// QA-11: the places are those of the side for the number of players.
#[test]
fn qa_11_the_side_for_the_number_of_players() {
    let few = "v1 m1 t1 v2 m2 t2 v3 m3 v4 t3";
    let many = "v1 v2 v3 v4 v5 m1 m2 m3 m4 t1 t2 t3";
    for (players, side, places) in [(2, "side_2_3", few), (3, "side_2_3", few), (4, "side_4", many)]
    {
        let table = Table::start(players, "side");
        assert_eq!(table.view().board, side);
        let laid: BTreeSet<_> = table.state().places.into_iter().map(|doc| doc.place).collect();
        assert_eq!(laid, places.split(' ').map(ToString::to_string).collect());
    }
}

/// QA-11: a place of the other side is nowhere to go.
#[test]
fn qa_11_a_place_of_the_other_side() {
    let position = |players| {
        let seat = Position::new(players).seat(0, |p| p.on("moneychanger").talers(50).at("v1"));
        let mut table = seat.play();
        table.play(0, "advance 1");
        table
    };
    for players in [2, 3] {
        position(players).refuses(0, "travel v5", "QA-11").refuses(0, "travel m4", "QA-11");
    }
    assert_eq!(position(4).play(0, "travel m4").at(0), "m4");
}

/// QA-12: nine of the twelve tokens lie on the track, and no other ones.
#[test]
fn qa_12_nine_of_the_twelve_tokens() {
    for players in 2..=4 {
        for table in games(players) {
            let mut track = table.state().track;
            assert_eq!(track.len(), 9);
            track.sort_unstable();
            let mut left = edition().tokens().to_vec();
            for token in track {
                let at = left.iter().position(|&other| other == token).expect("a token");
                left.remove(at);
            }
            assert_eq!(left.len(), 3);
        }
    }
}

/// QA-12: the tokens are shuffled: every value comes to lie on every space, and any may be out.
#[test]
fn qa_12_the_tokens_are_shuffled() {
    let values = BTreeSet::from([4, 5, 6, 7, 8, 9]);
    for space in [0, 4, 8] {
        assert_eq!(various(3, |table| table.state().track[space]), values);
    }
    assert!(games(2).any(|table| !table.state().track.contains(&9)));
    assert!(games(2).any(|table| !table.state().track.contains(&4)));
    assert!(various(2, |table| table.state().track).len() > 150);
}

/// QA-13: where everybody's pieces are at the start.
#[test]
fn qa_13_what_a_player_begins_with() {
    for players in 2..=4 {
        for table in games(players) {
            for seat in 0..players.into() {
                assert_eq!(table.at(seat), "capital");
                assert_eq!((table.confidence(seat), table.track(seat)), (0, 0));
                assert_eq!(table.on(seat), "construct");
                assert_eq!(table.entrance(seat).split(' ').count(), 6);
                assert_eq!(
                    (table.saloon(seat), table.dormitory(seat)),
                    (String::new(), String::new())
                );
                assert_eq!(table.markers(seat), 8);
                assert_eq!((table.bonds(seat), table.talers(seat)), (2, 0));
                assert_eq!((table.band(seat).as_str(), table.palace(seat)), ("", 0));
            }
        }
    }
}

/// QA-14: the price marker begins on the leftmost space, so that the top tile costs 6.
#[test]
fn qa_14_the_price_marker() {
    for players in 2..=4 {
        for table in games(players) {
            assert_eq!(table.marker(), 0);
            assert_eq!(table.prices(), [6, 5, 4, 3, 2, 1]);
        }
    }
}

/// QA-15: every place but the capital has a tile of its own type, and no tile lies twice.
#[test]
fn qa_15_every_place_has_a_tile_of_its_type() {
    for players in 2..=4 {
        let board = edition().board(players.into());
        for table in games(players) {
            let places = table.state().places;
            assert_eq!(places.len(), board.places.len() - 1);
            let mut tiles = BTreeSet::new();
            for doc in places {
                let place = edition().find_place(&doc.place).expect("a place");
                let tile = edition().find_demand(&doc.demand).expect("a tile");
                assert_eq!(edition().wants(tile).kind, board.kinds[place.0 as usize]);
                assert!(tiles.insert(tile.0), "{} lies twice", doc.demand);
                assert_eq!(doc.builders, []);
            }
        }
    }
}

/// QA-15: the tiles are random: each of a type comes to lie on each place of that type.
#[test]
fn qa_15_the_tiles_are_random() {
    for (place, kind, count) in [("v1", "village", 9), ("m3", "monastery", 10), ("t3", "town", 9)] {
        let tiles = various(2, |table| table.demand(place));
        let of_kind = (1..=count).map(|number| format!("{kind}_{number}"));
        assert_eq!(tiles, of_kind.collect());
    }
    let all = |table: &Table| -> Vec<Option<Demand>> {
        let places = table.state().places;
        places.iter().map(|doc| edition().find_demand(&doc.demand)).collect()
    };
    assert!(various(4, all).len() > 150);
}

/// QA-16: the billboard shows six starters, so no character twice; all others are in the pile.
#[test]
fn qa_16_six_starters_on_the_billboard() {
    for players in 2..=4 {
        for table in games(players) {
            let state = table.state();
            let shown: BTreeSet<_> = state.billboard.iter().flatten().collect();
            assert_eq!(shown.len(), 6);
            let others = &state.pile[state.pile.len() - 36..];
            for character in edition().all_characters() {
                let id = &edition().name(character).id;
                assert_eq!(others.iter().filter(|tile| *tile == id).count(), 2);
            }
        }
    }
}

/// QA-16: both are shuffled: every starter comes to lie on every row, every character at the
/// bottom of the pile.
#[test]
fn qa_16_starters_and_pile_are_shuffled() {
    for row in [0, 3, 5] {
        assert_eq!(various(2, |table| table.state().billboard[row].clone()).len(), 18);
    }
    assert_eq!(various(3, |table| table.pile().last().cloned()).len(), 18);
    assert!(various(4, Table::pile).len() > 190);
}

/// QA-17: 4, 6 or 8 starters are on display, none of them on the billboard.
#[test]
fn qa_17_starters_on_display() {
    for (players, count) in [(2, 4), (3, 6), (4, 8)] {
        for table in games(players) {
            let state = table.state();
            assert_eq!(state.display.len(), count);
            let shown = state.display.iter().chain(state.billboard.iter().flatten());
            assert_eq!(shown.collect::<BTreeSet<_>>().len(), count + 6);
        }
        let starters = various(players, |table| table.state().display[0].clone());
        assert_eq!(starters.len(), 18);
    }
}

/// QA-18: the other starters lie on top of the pile, which has 44, 42 or 40 tiles.
#[test]
fn qa_18_hidden_starters_on_top_of_the_pile() {
    for (players, hidden) in [(2, 8), (3, 6), (4, 4)] {
        for table in games(players) {
            let state = table.state();
            assert_eq!(state.pile.len(), 36 + hidden);
            let open = state.display.iter().chain(state.billboard.iter().flatten());
            let starters: BTreeSet<_> = open.chain(&state.pile[..hidden]).collect();
            assert_eq!(starters.len(), 18);
        }
        // In any order, too.
        let tops = various(players, |table| table.pile()[..hidden].to_vec());
        assert!(tops.len() > 150);
    }
}

/// QA-18: a starter below the others is nowhere a game can stand.
#[test]
fn qa_18_no_starter_below_the_others() {
    // The default pile has two of each character; a third one is a starter, and the top is where
    // that belongs.
    let position = Position::new(2)
        .billboard("glazier_1 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2");
    let below = position.play().pile();
    assert_eq!(below.len(), 36);
    let pile = |tiles: &[&[String]]| position.clone().pile(&tiles.concat().join(" "));
    let starter = ["glazier_2".to_string()];
    assert_eq!(pile(&[&starter, &below]).play().pile_len(), 37);
    assert_eq!(pile(&[&below, &starter]).trouble(), "qa-load-pile pile");
}

/// QA-19: the supply has 24, 22 or 20 bonds.
#[test]
fn qa_19_the_general_supply() {
    for (players, bonds) in [(2, 24), (3, 22), (4, 20)] {
        for table in games(players) {
            assert_eq!(table.supply(), bonds);
        }
    }
}
