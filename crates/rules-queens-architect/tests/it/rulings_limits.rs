//! Rulings on open points: the limit of rounds, hidden information, sites, and questions.

use game_testkit::AtTable;
use std::collections::BTreeSet;

use game_core::{FastRng, Game, GameText, Seat, Viewer};
use rules_queens_architect::{Config, QueensArchitect, StateDoc, View};
use serde_json::{Value, json};

use crate::harness::{Position, Table, draft, draft_doc, edition, edition_with};

/// Forfeits wherever that is possible, and takes the first answer elsewhere, to the end of the
/// game.
#[track_caller]
fn play_on(table: &mut Table) {
    for _ in 0..1000 {
        let Some(&seat) = table.asked().first() else { return };
        let legal = table.legal(seat);
        let forfeit = legal.iter().find(|answer| *answer == "forfeit").unwrap_or(&legal[0]);
        table.play(seat, &forfeit.clone());
    }
    panic!("the game does not end");
}

/// QA-E25: with a limit the game stops after so many rounds, counted from the first turn after the
/// draft.
#[test]
fn qa_e25_a_limit_of_rounds() {
    for (players, first, rounds) in [(2, 0, 1), (3, 2, 2), (4, 1, 3)] {
        let config = json!({"players": players, "first": first, "round_limit": rounds});
        let mut table = Table::set_up(edition(), config, "limit");
        assert_eq!((table.round(), table.turn()), (0, 0));
        play_on(&mut table);
        assert_eq!(table.events()[table.events().len() - 2..], ["stopped", "game_over"]);
        assert_eq!(table.event("stopped")["rounds"], rounds);
        assert_eq!((table.round(), table.turn()), (rounds, rounds * players));
    }
}

/// QA-E25: nobody wins such a game, and the order is by track space, then by the sum of the band.
#[test]
fn qa_e25_nobody_wins_a_stopped_game() {
    let mut table = Position::new(4)
        .round_limit(7)
        .turn(28)
        .seat(0, |p| p.track(3).band("glazier_3:0 tailor_3:0"))
        .seat(1, |p| p.track(5).band("glazier_2:0 tailor_2:0"))
        .seat(2, |p| p.track(5).band("glazier_3:0 stonemason_1:0"))
        .seat(3, |p| p.track(5).band("tailor_3:0 stonemason_1:0"))
        .play();
    assert_eq!(table.asked(), [3]);
    table.play(3, "advance 1").play(3, "forfeit");
    assert!(table.over());
    // The first place is vacant.
    assert_eq!(table.ranks(), [5, 4, 2, 2]);
    let outcome = table.scenario().outcome().expect("the game is over");
    assert!(outcome.stopped);
    assert!((0..4).all(|seat| outcome.win_share(Seat::new(seat)) <= 0.0));
    let points: Vec<_> = outcome.standings.as_slice().iter().map(|line| line.total).collect();
    assert_eq!(points, [3, 5, 5, 5]);
    table.refuses(0, "advance 1", None);
}

/// QA-E25: the limit ends the round in which it is reached, and none before; a palace in that round
/// is a win.
#[test]
fn qa_e25_the_last_round_is_played() {
    let band = "glazier_3:0 lumberjack_3:0 bricklayer_3:0";
    let position = Position::new(2).round_limit(7).seat(0, |p| p.on("tavern").track(9).band(band));
    let mut six = position.clone().turn(12).play();
    six.play(1, "advance 1").play(1, "forfeit");
    assert_eq!((six.over(), six.round()), (false, 7));
    let mut seven = position.turn(13).play();
    seven.play(0, "advance 1").play(0, "palace");
    assert!(!seven.over());
    seven.play(1, "advance 1").play(1, "forfeit");
    assert_eq!((seven.over(), seven.ranks()), (true, vec![1, 2]));
    assert!(!seven.happened("stopped"));
}

/// QA-E25: among people there is no limit, unless they ask for one.
#[test]
fn qa_e25_no_limit_among_people() {
    for config in [json!({"players": 2}), json!({"players": 2, "round_limit": 0})] {
        assert_eq!(Table::set_up(edition(), config, "limit").state().round_limit, 0);
    }
    let mut table = Position::new(2).turn(800).play();
    table.play(1, "advance 1").play(1, "forfeit");
    assert_eq!((table.over(), table.round()), (false, 401));
}

/// QA-E25: automatic play has the limit of the edition, or the one that was asked for.
#[test]
fn qa_e25_automatic_play_ends() {
    let limit = |edition, asked| {
        let config = Config { round_limit: asked, first: Some(1), ..Config::new(2) };
        let config = QueensArchitect::unattended(edition, config);
        assert_eq!((config.players, config.first), (2, Some(1)));
        config.round_limit
    };
    let short = edition_with(&[("round_limit = 200", "round_limit = 12")]);
    assert_eq!(limit(edition(), None), Some(200));
    assert_eq!(limit(edition(), Some(0)), Some(200));
    assert_eq!(limit(edition(), Some(7)), Some(7));
    assert_eq!(limit(short, None), Some(12));
    assert_eq!(limit(short, Some(0)), Some(12));
    assert_eq!(limit(short, Some(300)), Some(300));
    // Such a game ends.
    let config = QueensArchitect::unattended(short, Config::new(2));
    let mut table = Table::set_up(short, json!(config), "alone");
    play_on(&mut table);
    assert_eq!((table.round(), table.happened("stopped")), (12, true));
}

const BILLBOARD: &str = "glazier_1 lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 stonemason_1";
const DISPLAY: &str = "glazier_2 lumberjack_2 bricklayer_2 tailor_2";
const HIDDEN: &str = "blacksmith_2 stonemason_2 glazier_3 lumberjack_3 bricklayer_3 tailor_3 \
                      blacksmith_3 stonemason_3";

/// All views of a document.
fn views(doc: &StateDoc) -> Vec<View> {
    let game = QueensArchitect::from_doc(edition(), doc.clone(), Some(seed()));
    let game = game.expect("a possible state");
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).map(|viewer| game.view(viewer)).collect()
}

fn seed() -> game_core::Seed {
    game_core::Seed::from_text("views")
}

/// QA-E29: whoever looks cannot tell two orders of the draw pile apart, but sees what is in it.
#[test]
fn qa_e29_the_order_of_the_pile_is_hidden() {
    let position = |top: &str| Position::new(2).top(top).doc();
    let (one, other) = (position("tailor_3 glazier_3"), position("glazier_3 tailor_3"));
    assert!(one != other, "these are different states");
    assert_eq!(views(&one), views(&other));
    let reversed = StateDoc { pile: one.pile.iter().rev().cloned().collect(), ..one.clone() };
    assert_eq!(views(&one), views(&reversed));
    // A tile less in the pile is seen.
    let fewer = StateDoc { pile: one.pile[1..].to_vec(), ..one.clone() };
    assert!(views(&one) != views(&fewer));
    let pile = QueensArchitect::view_doc(&views(&one)[0]).pile;
    assert_eq!((pile.count, pile.starters.len(), pile.others.len()), (36, 0, 36));
    assert_eq!(pile.others[..3], ["glazier_1", "glazier_1", "glazier_2"]);
}

/// QA-E29: the starters on top are known, their order is not.
#[test]
fn qa_e29_the_starters_on_top_are_known() {
    let doc = draft_doc(edition(), 2, BILLBOARD, DISPLAY, HIDDEN);
    let swapped = |a: usize, b: usize| {
        let mut doc = doc.clone();
        doc.pile.swap(a, b);
        doc
    };
    assert_eq!(views(&doc), views(&swapped(0, 7)));
    assert_eq!(views(&doc), views(&swapped(8, 43)));
    let pile = QueensArchitect::view_doc(&views(&doc)[2]).pile;
    assert_eq!((pile.count, pile.others.len()), (44, 36));
    let mut known: Vec<_> = HIDDEN.split_whitespace().collect();
    let mut seen = pile.starters;
    known.sort_unstable();
    seen.sort();
    assert_eq!(seen, known);
    // One more and one less: a starter cannot lie below other tiles.
    let below = QueensArchitect::from_doc(edition(), swapped(0, 20), Some(seed()));
    assert!(below.is_err());
}

/// QA-E29: worlds that agree with a view have the same view, keep the starters on top, and differ
/// in the order.
#[test]
fn qa_e29_sampled_worlds() {
    let doc = draft_doc(edition(), 2, BILLBOARD, DISPLAY, HIDDEN);
    let starters: BTreeSet<_> = HIDDEN.split_whitespace().collect();
    let (mut tops, mut bottoms) = (BTreeSet::new(), BTreeSet::new());
    for (view, viewer) in views(&doc).into_iter().zip([
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Spectator,
    ]) {
        for number in 0..8 {
            let world = QueensArchitect::sample(&view, &mut FastRng::new(number));
            assert_eq!(world.view(viewer), view);
            let pile = world.state_doc().pile;
            let (top, bottom) = pile.split_at(8);
            assert_eq!(top.iter().map(String::as_str).collect::<BTreeSet<_>>(), starters);
            tops.insert(top.to_vec());
            bottoms.insert(bottom.to_vec());
        }
    }
    assert!(tops.len() > 4 && bottoms.len() > 4, "{} {}", tops.len(), bottoms.len());
}

/// QA-E29: coins and bonds are open, and what has left the game is seen.
#[test]
fn qa_e29_coins_and_bonds_are_open() {
    let position = Position::new(3).seat(0, |p| p.talers(7).bonds(5)).pile("glazier_3 tailor_3");
    for view in views(&position.doc()) {
        let seen = QueensArchitect::view_doc(&view);
        assert_eq!((seen.seats[0].talers, seen.seats[0].bonds, seen.bonds), (7, 5, 28 - 5 - 2 - 2));
        assert_eq!(seen.removed.len(), 54 - 6 - 2);
    }
    // Revealed tiles are told to everybody.
    let mut table = Position::new(2).seat(0, |p| p.talers(9)).play();
    table.play(0, "advance 2").play(0, "hire 3");
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let told = table.scenario().events_for(viewer);
        assert_eq!(told.len(), table.events().len());
    }
}

/// QA-E30: everybody begins with the same, wherever they sit.
#[test]
fn qa_e30_everybody_begins_with_the_same() {
    for players in 2..=4 {
        for seed in ["one", "two", "three"] {
            let seats = Table::start(players, seed).state().seats;
            assert!(seats.iter().all(|seat| *seat == seats[0]), "{players} players, {seed}");
        }
    }
}

/// QA-E30: with the other player first the same answers lead to the same game, seats exchanged.
#[test]
fn qa_e30_seats_make_no_difference() {
    let start = |first: u8| {
        let config = json!({"players": 2, "first": first, "round_limit": 20});
        Table::set_up(edition(), config, "seats")
    };
    let (mut one, mut other) = (start(0), start(1));
    let mut number = 0;
    while let [seat] = one.asked()[..] {
        let mut legal = one.legal(seat);
        assert_eq!(legal, other.legal(1 - seat));
        number += 1;
        let answer = legal.swap_remove(number * 7 % legal.len());
        one.play(seat, &answer);
        other.play(1 - seat, &answer);
    }
    assert!(number > 80 && one.over() && other.over());
    let (mut seats, ranks) = (one.state().seats, one.ranks());
    seats.reverse();
    assert_eq!(other.state().seats, seats);
    assert_eq!(other.ranks(), [ranks[1], ranks[0]]);
    assert_eq!(other.pile(), one.pile());
}

/// QA-E37: the side for 2 and 3 players has three sites, and three builders are all there can be.
#[test]
fn qa_e37_three_sites() {
    let deductions = |players: usize, built: &[u8]| {
        let view = Position::new(players).built("v1", built).play().view();
        let place = view.places.into_iter().find(|seen| seen.place.place == "v1");
        place.and_then(|seen| seen.deduction)
    };
    for players in [2, 3] {
        assert_eq!(deductions(players, &[]), Some(0));
        assert_eq!(deductions(players, &[1]), Some(2));
        assert_eq!(deductions(players, &[1, 0]), Some(4));
    }
    assert_eq!(deductions(3, &[1, 0, 2]), None);
    assert_eq!(deductions(4, &[1, 0, 2]), Some(6));
    // The third builder of three.
    let band = "glazier_3:0 lumberjack_3:1";
    let mut position = Position::new(3).built("v1", &[2, 1]);
    position = position.seat(0, |p| p.on("tavern").at("v1").band(band));
    let mut table = position.play();
    table.play(0, "advance 1").play(0, "build");
    let event = table.event("built");
    assert_eq!((&event["deduction"], &event["points"]), (&json!(4), &json!(5)));
    assert_eq!(table.builders("v1"), [2, 1, 0]);
}

/// QA-E42: where only forfeiting is left, nobody is asked.
#[test]
fn qa_e42_only_forfeiting() {
    let arrive = |position: Position| {
        let mut table = position.play();
        table.offers(0, &["advance 1", "advance 2", "advance 3"]);
        table.play(0, "advance 1");
        let forfeited = table.events() == ["advanced", "forfeited", "turn_began"];
        assert_eq!(forfeited, table.asked() == [1]);
        forfeited
    };
    let on = |space: &str, talers: u32| Position::new(2).seat(0, |p| p.on(space).talers(talers));
    // Hire: no tile can be paid, or all are characters of the band.
    assert!(arrive(on("day_laborer", 0)));
    assert!(!arrive(on("day_laborer", 1)));
    let same = || Position::new(2).billboard("glazier_1 tailor_1").pile("");
    let player = |position: Position, band: &str| {
        position.seat(0, |p| p.on("day_laborer").talers(20).band(band))
    };
    assert!(arrive(player(same(), "glazier_1:0 tailor_1:0")));
    assert!(!arrive(player(same(), "glazier_1:0")));
    // Moneychanger: the top space, and no bond.
    let money = |space: u8, bonds: u16| on("hire", 0).seat(0, |p| p.confidence(space).bonds(bonds));
    assert!(arrive(money(3, 0)));
    assert!(!arrive(money(3, 1)) && !arrive(money(2, 0)));
    // Construct: nobody to build or repair.
    assert!(arrive(on("tavern", 9)));
    assert!(!arrive(on("tavern", 9).seat(0, |p| p.band("glazier_1:5"))));
    // Travel and tavern are always possible, and day labor as well.
    assert!(!arrive(on("moneychanger", 0)));
    assert!(!arrive(on("travel", 0)));
    assert!(!arrive(on("construct", 0)));
}

/// QA-E42: with one who can be fired, that one is; with several somebody has to say.
#[test]
fn qa_e42_one_to_fire() {
    let six = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0 blacksmith_1:0 stonemason_1:0";
    let tiles = "glazier_1 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2";
    let position = Position::new(2).billboard(tiles).seat(0, |p| p.talers(20).band(six));
    let mut same = position.play();
    same.play(0, "advance 2").play(0, "hire 1");
    assert_eq!(
        (same.asked(), same.event("fired")["character"].as_str()),
        (vec![1], Some("glazier_1"))
    );
    let mut other = position.play();
    other.play(0, "advance 2").play(0, "hire 2");
    assert_eq!((other.asked(), other.question(0)), (vec![0], "fire"));
}

/// QA-E42: the last starter on display is taken without a question; how far it turns is asked.
#[test]
fn qa_e42_the_last_starter() {
    let mut table = draft(edition(), 2, BILLBOARD, DISPLAY, HIDDEN);
    table.play(0, "take glazier_2").play(0, "turn 0").play(1, "take tailor_2").play(1, "turn 0");
    table.offers(1, &["take lumberjack_2", "take bricklayer_2"]);
    table.play(1, "take bricklayer_2").play(1, "turn 0");
    assert_eq!(table.events(), ["pick_began", "took"]);
    assert_eq!((table.question(0), table.band(0)), ("turn", "glazier_2:0 lumberjack_2:0".into()));
    table.play(0, "turn 1");
    // The first turn, whose move is asked.
    assert_eq!((table.turn(), table.question(0)), (1, "advance"));
}

/// QA-E42: a starter that cannot be turned is not asked about.
#[test]
fn qa_e42_a_starter_that_cannot_be_turned() {
    let still =
        edition_with(&[("max_draft_rotations = { value = 5", "max_draft_rotations = { value = 0")]);
    let mut table = draft(still, 2, BILLBOARD, DISPLAY, HIDDEN);
    table.play(0, "take glazier_2");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "pick"));
    table.play(1, "take tailor_2").play(1, "take bricklayer_2");
    // With the last pick of seat 0, which nobody was asked for, the draft is over.
    assert_eq!((table.turn(), table.asked(), table.talers(0)), (1, vec![0], 0));
    assert_eq!(table.band(0), "glazier_2:0 lumberjack_2:0");
}

/// QA-E42: who has nothing more to send, to assign or to use is done.
#[test]
fn qa_e42_done_without_a_question() {
    let mut rest = Position::new(2).seat(0, |p| p.on("travel").talers(2)).play();
    rest.play(0, "advance 1").play(0, "tavern").play(0, "rest glazier");
    assert_eq!((rest.asked(), rest.talers(0)), (vec![1], 1));
    let mut repair = Position::new(2).seat(0, |p| p.on("tavern").band("glazier_1:0")).play();
    repair.play(0, "advance 1").play(0, "repair glazier_1");
    assert_eq!((repair.asked(), repair.bonds(0)), (vec![1], 3));
    let mut labor = Position::new(2).seat(0, |p| p.band("glazier_1:0 tailor_2:0")).play();
    labor.play(0, "advance 1").play(0, "earn").play(0, "labor tailor_2");
    assert_eq!((labor.asked(), labor.talers(0)), (vec![1], 3));
    let mut none = Position::new(2).seat(0, |p| p.band("glazier_1:0")).play();
    none.play(0, "advance 1").play(0, "earn");
    assert_eq!((none.asked(), none.talers(0)), (vec![1], 1));
}

/// QA-E42: points that pay for no step become bonds at once.
#[test]
fn qa_e42_too_few_points_for_a_step() {
    let repaired = |tokens: &[u8]| {
        let position = Position::new(2).track(tokens);
        let mut table = position.seat(0, |p| p.on("tavern").band("glazier_3:0 tailor_1:0")).play();
        table.play(0, "advance 1").play(0, "repair glazier_3").play(0, "repair tailor_1");
        (table.question(0), table.bonds(0))
    };
    // Four points.
    assert_eq!(repaired(&[5, 4, 5, 6, 6, 6, 7, 7, 7]), ("", 2 + 4));
    assert_eq!(repaired(&[4, 5, 5, 6, 6, 6, 7, 7, 7]), ("spend", 2));
}

/// QA-E49: what is done with the points of an action is asked once.
#[test]
fn qa_e49_points_are_one_question() {
    // 15 points, tokens 4, 5, 5 and 6.
    let spend = |steps: u8| -> (u8, u16, Value) {
        let band = "glazier_3:0 lumberjack_3:0 bricklayer_3:0";
        let mut table = Position::new(2).seat(0, |p| p.on("tavern").at("m1").band(band)).play();
        table.play(0, "advance 1").play(0, "build");
        table.offers(0, &["steps 0", "steps 1", "steps 2", "steps 3"]);
        assert_eq!(table.why(0, "steps 4"), "QA-55 too-many-steps");
        assert_eq!(table.why(0, "forfeit"), "QA-53 must-spend");
        table.play(0, &format!("steps {steps}"));
        // No second question, though there may be points for a further step.
        assert_eq!(table.asked(), [1]);
        let lost = table.scenario().events().into_iter().find(|event| event.0 == "took_bonds");
        (table.track(0), table.bonds(0) - 2, lost.map_or(json!(0), |event| event.1["lost"].clone()))
    };
    assert_eq!(spend(0), (0, 15, json!(0)));
    assert_eq!(spend(1), (1, 11, json!(0)));
    assert_eq!(spend(2), (2, 6, json!(0)));
    assert_eq!(spend(3), (3, 1, json!(0)));
}
