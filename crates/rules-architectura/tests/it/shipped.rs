//! The cards of the shipped edition, by what they do and not by their numbers: correcting a number
//! of the data file breaks nothing here.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use game_core::Edition as _;
use rules_architectura::Edition;
use rules_architectura::edition::COLORS;

use crate::harness::{Position, Table, default_edition};

/// The colors of the seats, such that seat 0 can have this card.
fn colors_for(card: &str) -> Vec<&'static str> {
    let file: toml::Table = Edition::DEFAULT.parse().expect("the shipped file is TOML");
    let sets = file["advanced"]["color_set"].as_array().expect("a set for each color");
    let has = |color: &str| {
        sets.iter().any(|set| {
            let cards = set["cards"].as_array().into_iter().flatten();
            set["color"].as_str() == Some(color)
                && cards.into_iter().any(|id| id.as_str() == Some(card))
        })
    };
    let mut colors = COLORS.to_vec();
    colors.sort_by_key(|color| !has(color));
    colors
}

/// A position in which seat 0 can have this card.
fn position(seats: usize, card: &str) -> Position {
    let colors = colors_for(card);
    let position = Position::new(default_edition(), seats);
    (0..seats).fold(position, |position, seat| position.color(seat, colors[seat]))
}

/// Seat 0 plays this card into a new street below street 1, where nothing is compared.
fn played(card: &str, street: &str, hand: &str) -> Table {
    let mut table = position(2, card).street(1, street).hand(0, &format!("{card} {hand}")).load();
    table.play(0, &format!("play {card} 2:1"));
    table
}

fn score(card: &str, first: &str, second: &str) -> i32 {
    position(2, card).street(1, first).street(2, second).over().load().score(0)
}

/// Answers with the first legal answer that begins so.
fn answer(table: &mut Table, beginning: &str) {
    let legal = table.legal(0);
    let found = legal.iter().find(|answer| answer.starts_with(beginning));
    let found = found.unwrap_or_else(|| panic!("no `{beginning}` among {legal:?}"));
    table.play(0, found);
}

/// Each tag of the data file has its test in this module.
#[test]
fn every_tag_of_the_shipped_edition_is_tested() {
    let source = include_str!("shipped.rs");
    let file: toml::Table = Edition::DEFAULT.parse().expect("the shipped file is TOML");
    let cards = file["card"].as_array().expect("cards are a list");
    let effects = cards.iter().filter_map(|card| card.get("effect")).filter_map(|e| e.as_array());
    let tags: BTreeSet<&str> = effects.flatten().filter_map(|e| e["tag"].as_str()).collect();
    for tag in tags {
        assert!(source.contains(&format!("fn tag_{tag}")), "no test for {tag}");
    }
}

#[test]
fn tag_none() {
    let table = played("palace", "1:park", "");
    assert_eq!(table.events(), ["played", "game_over"]);
    assert!(table.view(0).city.iter().any(|seen| seen.space.at == "2:1" && seen.protected));
}

#[test]
fn tag_vp_per_adjacent_named() {
    let apart = score("villa", "0:villa", "1:palace 1:barracks");
    let beside = score("villa", "0:villa", "1:barracks 1:palace");
    let twice = score("villa", "0:villa 1:tavern", "1:barracks 1:palace");
    assert_ne!(beside, apart);
    assert_eq!(twice - beside, beside - apart);
}

#[test]
fn tag_vp_per_adjacent_own() {
    let none = score("park", "0:park 1:palace", "1:temple 0:villa");
    let one = score("park", "0:park 1:palace", "0:villa 1:temple");
    assert_ne!(one, none);
}

#[test]
fn tag_vp_if_adjacent_named() {
    let none = score("statue", "0:statue 1:palace", "1:temple 1:park");
    let one = score("statue", "0:statue 1:park", "1:temple 1:palace");
    assert_ne!(one, none);
}

#[test]
fn tag_vp_per_cemetery_card() {
    let with = |beside: &str| {
        position(2, "cemetery").front(0, "cemetery").beside(0, beside).over().load().score(0)
    };
    assert_ne!(with(""), with("palace"));
    assert_eq!(with("palace villa") - with("palace"), with("palace") - with(""));
}

#[test]
fn tag_rotate() {
    let mut temple = played("temple", "1:villa 1:park", "");
    assert!(temple.open(0, "turn").split(' ').all(|turn| turn.starts_with("1:1,")));
    temple.play(0, "turn 1:1 cw");
    assert_eq!((temple.street(1).as_str(), temple.over()), ("1:villa@3 1:park", true));
    let mut greenhouse = played("greenhouse", "0:villa 1:park 0:temple", "");
    greenhouse.play(0, "turn 1:1 ccw").play(0, "turn 1:3 cw");
    assert_eq!(greenhouse.street(1), "0:villa@1 1:park 0:temple@3");
}

#[test]
fn tag_rotate_one_per_player() {
    let mut table = played("library", "0:villa 1:park", "");
    table.play(0, "turn 1:1 cw").play(0, "turn 1:2 ccw");
    assert_eq!((table.street(1).as_str(), table.over()), ("0:villa@3 1:park@1", true));
}

#[test]
fn tag_swap() {
    let mut table = played("theatre", "1:villa@1 0:park", "");
    table.play(0, "swap 1:1 1:2");
    assert_eq!(table.street(1), "0:park 1:villa@1");
}

#[test]
fn tag_destroy() {
    let table = played("barracks", "1:villa 1:park", "");
    assert_eq!(table.street(1), "1:villav 1:park");
}

#[test]
fn tag_protect() {
    let mut table = played("watchtower", "0:villa 1:park", "");
    table.play(0, "protect 1:1");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("0:villa* 1:park", 1));
}

#[test]
fn tag_move() {
    let mut table = played("workshop", "0:villa@1 0:park", "");
    table.play(0, "move 1:1").play(0, "to 1:3");
    assert_eq!(table.street(1), "- 0:park 0:villa@1");
}

#[test]
fn tag_rebuild() {
    let mut table = played("market", "0:villav 1:parkv", "");
    table.offers(0, &["rebuild 1:1", "pass"]);
    table.play(0, "rebuild 1:1");
    assert_eq!(table.street(1), "0:villa 1:parkv");
}

#[test]
fn tag_cycle_hand() {
    let mut table = position(2, "tavern").hand(0, "tavern villa").deck(0, "palace temple").load();
    table.play(0, "play tavern 1:1").play(0, "cycle villa");
    assert_eq!(table.hand(0), "palace villa temple");
    assert!(table.happened("buried"));
}

#[test]
fn tag_hand_limit() {
    for card in ["museum", "obelisk"] {
        let table = played(card, "1:villa", "");
        assert!(table.hand_limit(0) > 3, "{card}");
    }
}

#[test]
fn tag_reserve_space() {
    let mut table = played("fountain", "1:villa", "");
    table.play(0, "reserve 1:2");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("1:villa (0)", 1));
}

#[test]
fn tag_copy_instant() {
    let mut table = played("forge", "1:temple 0:greenhouse", "");
    table.play(0, "copy temple");
    answer(&mut table, "turn 1:1");
    assert!(table.is_removed(0, "forge"));
    assert_ne!(table.street(1), "1:temple 0:greenhouse");
}

#[test]
fn tag_opponents_place_facedown() {
    let mut table = position(2, "laboratory").hand(0, "laboratory").hand(1, "villa").load();
    table.play(0, "play laboratory 1:1").play(1, "lay villa 1:2");
    assert_eq!(table.street(1), "0:laboratory 1:villav");
}

#[test]
fn tag_return_and_replay() {
    let mut table = played("manufactory", "0:villa", "palace");
    table.play(0, "return 1:1").play(0, "play palace 1:1");
    assert_eq!((table.street(1).as_str(), table.hand(0).as_str()), ("0:palace", "villa"));
}

#[test]
fn tag_destroy_lower_in_row() {
    let mut table = position(2, "arsenal")
        .street(1, "1:villav 1:watchtower@1 1:temple 0:library 0:barracks@1")
        .hand(0, "arsenal")
        .load();
    let before = table.values(1);
    table.play(0, "play arsenal 1:1");
    let after = table.values(1);
    let arsenal: i32 = after.split(' ').next().and_then(|value| value.parse().ok()).unwrap();
    for (before, after) in before.split(' ').zip(after.split(' ')).skip(1) {
        let falls = before.parse::<i32>().unwrap() < arsenal;
        assert_eq!(after, if falls { "v" } else { before });
    }
    assert!(after.contains('v'), "nothing has fallen");
}

#[test]
fn tag_pay_remove() {
    for card in ["magic_school", "city_hall"] {
        let mut table = played(card, "1:villa", "temple theatre park library");
        while table.question(0) == "pay" {
            answer(&mut table, "pay");
        }
        assert_eq!(table.street(2), format!("0:{card}"));
        assert!(table.hand_len(0) < 4, "{card} has cost nothing");
    }
}

#[test]
fn tag_place_off_city() {
    let mut table = position(2, "cemetery").hand(0, "cemetery").load();
    table.play(0, "play cemetery");
    assert_eq!((table.front(0).as_str(), table.street(1).as_str()), ("cemetery", ""));
}

#[test]
fn tag_divert_destroyed() {
    let mut table = position(2, "cemetery")
        .front(0, "cemetery")
        .street(1, "0:villa")
        .hand(0, "barracks")
        .load();
    table.play(0, "play barracks 2:1");
    assert_eq!((table.beside(0).as_str(), table.street(1).as_str()), ("villa", ""));
}

#[test]
fn tag_tutor_self() {
    let mut table = position(2, "obelisk")
        .hand(0, "villa park")
        .deck(0, "temple obelisk")
        .begun(0, false)
        .load();
    table.play(0, "search villa");
    assert_eq!((table.hand(0).as_str(), table.deck_len(0)), ("park obelisk", 2));
}

#[test]
fn tag_escape_destruction() {
    let mut table = position(2, "inn").street(1, "0:inn").active(1).hand(1, "barracks").load();
    table.play(1, "play barracks 2:1");
    assert_eq!(table.asked(), [0]);
    table.play(0, "to 2:2");
    assert_eq!((table.street(1).as_str(), table.street(2).as_str()), ("", "1:barracks 0:inn"));
}
