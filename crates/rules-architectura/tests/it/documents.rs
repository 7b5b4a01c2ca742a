//! State documents: what no game can have come to is refused, with the field that is wrong.

use game_testkit::AtTable;
use std::cell::RefCell;
use std::collections::BTreeSet;

use game_core::{GameText, Seat};
use rules_architectura::edition::Sets;
use rules_architectura::{Architectura, Edition, FrameDoc, SpaceDoc, StateDoc};

use crate::harness::{Position, card, deck, like};

fn small() -> &'static Edition {
    let cards = [
        like("cemetery").sides("3"),
        like("inn").sides("4"),
        like("greenhouse").sides("3"),
        card("s7").instead_of("same_base"),
        card("s8").instead_of("n6"),
    ];
    // Red has the 8, but the set that is the same for all has the 7.
    deck("n4 n5 n6 n7 g3 s5", cards)
        .color_set("red", "s8")
        .color_set("blue", "s7")
        .color_set("green", "s7")
        .color_set("yellow", "s7")
        .build()
}

fn start() -> Position {
    Position::new(small(), 2).hand(0, "n4").hand(1, "n4")
}

thread_local! {
    /// What was refused so far in this test.
    static SEEN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Expects the position to be refused for this reason and field.
#[track_caller]
fn refused(position: Position, expected: &str) {
    let problem = position.problem();
    let problem = problem.strip_prefix("ar-").unwrap_or(&problem);
    let problem = problem.strip_prefix("load-").unwrap_or(problem);
    assert_eq!(problem, expected);
    let word = problem.split(' ').next().unwrap_or_default().to_string();
    SEEN.with_borrow_mut(|seen| seen.insert(word));
}

#[track_caller]
fn edited(edit: impl FnOnce(&mut StateDoc), expected: &str) {
    refused(start().edit(edit), expected);
}

/// Each problem that the reader knows is met here, with the field it names.
#[test]
fn impossible_documents_are_refused() {
    seats_and_numbers();
    cards_and_zones();
    spaces();
    questions();
    deck_choice();
    let code = include_str!("../../src/doc/load.rs");
    let mut known: BTreeSet<&str> = ["\"ar-load-", "\"load-"]
        .into_iter()
        .flat_map(|beginning| code.split(beginning).skip(1))
        .filter_map(|text| Some(text.split_once('"')?.0))
        .collect();
    // Found by helpers that all games share.
    known.extend(["no-rng", "seat"]);
    let seen = SEEN.take();
    assert_eq!(seen.iter().map(String::as_str).collect::<BTreeSet<_>>(), known);
}

fn seats_and_numbers() {
    refused(Position::new(small(), 1), "seats seats");
    refused(Position::new(small(), 5), "seats seats");
    edited(|doc| doc.turn = 10_000, "range turn");
    edited(|doc| doc.exchanges = 7, "range exchanges");
    edited(|doc| doc.active = Seat::new(2), "seat active");
    edited(|doc| doc.seats[1].color = "red".into(), "color seats.1.color");
    edited(|doc| doc.seats[1].color = "purple".into(), "color seats.1.color");
    refused(start().hand_limit(0, 2), "range seats.0.hand_limit");
    refused(start().hand_limit(0, 13), "range seats.0.hand_limit");
    refused(start().mulligans(1, 2), "range seats.1.mulligans");
    let doc = start().doc();
    let Err(problem) = Architectura::from_doc(small(), doc, None) else {
        panic!("a document without chance is accepted");
    };
    assert_eq!(problem.message.key, "load-no-rng");
    SEEN.with_borrow_mut(|seen| seen.insert("no-rng".into()));
}

fn cards_and_zones() {
    refused(start().hand(0, "n4 nine"), "card seats.0.hand nine");
    refused(start().hand(0, "n4 n4"), "twice seats.0.hand n4");
    refused(start().hand(0, "n4").deck(0, "n4"), "conserve seats.0.deck");
    refused(start().street(1, "1:n4"), "conserve seats.1.deck");
    start().street(1, "0:s8").load();
    refused(start().exchanges(0).street(1, "0:s8"), "conserve seats.0.deck");
    refused(start().sets(Sets::Uniform).street(1, "0:s8"), "conserve seats.0.deck");
    refused(start().deck(0, "n5 n6").layers(0, &[1, 2]), "layers seats.0.layers");
    refused(start().deck(0, "n5 n6").layers(0, &[2, 0]), "layers seats.0.layers");
    refused(start().shown(0, "n5"), "shown seats.0.shown");
    refused(start().front(0, "n5"), "front seats.0.front");
    refused(start().beside(0, "n5"), "beside seats.0.beside");
    edited(|doc| doc.seats[0].taken.push("s7".into()), "not-choosing seats.0.taken");
}

fn spaces() {
    let space = |at: &str| SpaceDoc { at: at.into(), stack: Vec::new(), reserved: None };
    edited(|doc| doc.city.push(space("1:9")), "space city 1:9");
    edited(|doc| doc.city.push(space("3:1")), "space city 3:1");
    edited(|doc| doc.city.push(space("1:1")), "empty-space city 1:1");
    refused(start().street(1, "0:n5").street(1, "0:n6"), "twice city 1:1");
    refused(start().street(1, "2:n5"), "seat city 1:1");
    refused(start().street(1, "0:n5(1)"), "reserved city 1:1");
    refused(start().street(1, "(0) (0) (0)"), "tokens city");
    refused(start().street(1, "0:n5* 0:n6* (0)"), "tokens city");
    refused(start().street(1, "0:g3*"), "tokens city 1:1");
    refused(start().street(1, "0:n5v*"), "tokens city 1:1");
    refused(start().street(1, "0:s5@1"), "side city 1:1");
    refused(start().street(1, "0:n5@4"), "side city 1:1");
    let covered = start().street(1, "0:n5/0:n6").edit(|doc| doc.city[0].stack[1].side = Some(0));
    refused(covered, "covered city 1:1");
}

fn questions() {
    refused(start().pending(Vec::new()), "over over");
    refused(start().over(), "over over");
    edited(|doc| doc.over = true, "over over");
    let pending = |frames: Vec<FrameDoc>| {
        refused(start().street(1, "0:n5 1:n5").pending(frames), "frame pending.0");
    };
    pending(vec![FrameDoc::Escape { at: "1:1".into() }]);
    pending(vec![FrameDoc::Turn {}, FrameDoc::Draw {}]);
    let on_draw = |frame: FrameDoc, field: &str| {
        let position = start().street(1, "0:n5 1:n5").pending(vec![FrameDoc::Draw {}, frame]);
        refused(position, field);
    };
    on_draw(FrameDoc::Compare { at: "1:2".into() }, "frame pending.1");
    on_draw(FrameDoc::To { from: "1:2".into() }, "frame pending.1");
    on_draw(FrameDoc::Lay { left: vec![Seat::new(0)] }, "frame pending.1");
    on_draw(FrameDoc::Lay { left: vec![Seat::new(1), Seat::new(1)] }, "twice pending.1");
    on_draw(FrameDoc::Escape { at: "1:x".into() }, "space pending.1 1:x");
    // A step that asks nothing is no place to stop at: this Greenhouse has nothing to turn.
    let (of, at) = ("greenhouse".to_string(), "1:1".to_string());
    let effect = FrameDoc::Effect { of, at, turned: vec![], served: vec![], must: false };
    let idle = start().street(1, "0:greenhouse").pending(vec![FrameDoc::Draw {}, effect]);
    refused(idle, "frame pending");
}

fn deck_choice() {
    let choosing = |edit: fn(&mut StateDoc)| {
        Position::new(small(), 2).pending(vec![FrameDoc::Decks { done: Vec::new() }]).edit(|doc| {
            doc.seats.iter_mut().for_each(|seat| seat.removed.clear());
            edit(doc);
        })
    };
    // `Position::doc` lays what is left aside, which nothing may be while decks are chosen.
    refused(choosing(|_| {}), "choosing seats.0.hand");
    let mut doc = choosing(|_| {}).doc();
    doc.turn = 0;
    for seat in &mut doc.seats {
        seat.removed.clear();
        (seat.begun, seat.mulligans) = (false, 1);
    }
    let read = |doc: StateDoc| {
        Architectura::from_doc(small(), doc, Some(game_core::Seed::from_text("decks")))
    };
    assert!(read(doc.clone()).is_ok());
    doc.seats[1].taken.push("s7".into());
    let Err(problem) = read(doc.clone()) else { panic!("a card is taken for nothing") };
    assert!(problem.to_string().contains("ar-load-exchange"), "{problem}");
    SEEN.with_borrow_mut(|seen| seen.insert("exchange".into()));
    doc.seats[1].given.push("n7".into());
    doc.pending = Some(vec![FrameDoc::Decks { done: vec![Seat::new(1)] }]);
    assert!(read(doc).is_ok());
}

/// A document without open questions is the start of a turn, and may leave chance to a seed.
#[test]
fn a_document_by_hand_is_the_start_of_a_turn() {
    let table = start().load();
    assert_eq!((table.asked(), table.turn()), (vec![0], 20));
    let skipped = Position::new(small(), 2).hand(1, "n4").load();
    assert_eq!((skipped.asked(), skipped.turn()), (vec![1], 20));
}

/// What is written can be read, and is what was written.
#[test]
fn documents_are_written_as_they_are_read() {
    let position = Position::new(small(), 2)
        .street(1, "0:n5@1* 1:n5v/0:n6v (1) 1:n6v(0)")
        .front(1, "cemetery")
        .beside(1, "n7")
        .hand(0, "n4")
        .deck(0, "g3 s5 inn")
        .layers(0, &[1, 2])
        .shown(0, "n4")
        .hand(1, "n4");
    let mut read = position.clone().load().state();
    let mut written = position.doc();
    read.rng = None;
    (read.pending, read.sets) = (None, None);
    for doc in [&mut read, &mut written] {
        doc.seats.iter_mut().for_each(|seat| seat.removed.sort());
    }
    assert_eq!(read, written);
}
