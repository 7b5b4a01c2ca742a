//! No dead end: whoever has nothing at all still has an answer, and the game goes on.

use game_core::{FastRng, Game, Log, Seat};
use serde_json::json;

use crate::harness::{Position, Table};
use game_testkit::AtTable;

/// Plays random answers for so many rounds; whoever is asked has an answer.
fn plays_on(table: &Table, rng: &mut FastRng) {
    let mut game = table.game().clone();
    let (mut answers, first) = (Vec::new(), game.turn());
    while game.turn() < first + 12 {
        let Some(seat) = game.awaiting().lowest() else { return };
        game.legal_actions(seat, &mut answers);
        assert!(!answers.is_empty(), "seat {} has no answer", seat.index());
        let answer = answers[rng.below(answers.len() as u32) as usize];
        game.play(seat, answer, &mut Log::off());
    }
}

/// Where all workers of the poor player are.
#[derive(Clone, Copy, Debug)]
enum Misery {
    Captured,
    CapturedByAll,
    Prison,
    Market,
    Spread,
    Free,
}

/// A position of seat 0 in misery. The counts are of 20 workers for `players` players.
fn position(players: usize, misery: Misery, virtue: u8, empty: bool) -> Position {
    let everybody = Position::new(players).tax_stand(0).seat(0, |p| p.virtue(virtue).debts(3));
    let position = match misery {
        Misery::Captured => everybody.seat(1, |p| p.held(&[20])),
        Misery::CapturedByAll if players > 2 => {
            everybody.seat(1, |p| p.held(&[11])).seat(2, |p| p.held(&[9]))
        }
        Misery::CapturedByAll => everybody.seat(1, |p| p.held(&[17])).seat(0, |p| p.prison(3)),
        Misery::Prison => everybody.seat(0, |p| p.prison(20)),
        Misery::Market => everybody.seat(0, |p| p.prison(18)).market([Some(0), None, Some(0)]),
        Misery::Spread => everybody.seat(0, |p| p.at("3 forest 2 mines 4 town_centre").prison(11)),
        Misery::Free => everybody,
    };
    if empty { position.only_pile("") } else { position }
}

const ALL: [Misery; 6] = [
    Misery::Captured,
    Misery::CapturedByAll,
    Misery::Prison,
    Misery::Market,
    Misery::Spread,
    Misery::Free,
];

/// WK-10, WK-11, WK-E29: no silver, no goods, no cards, workers all captured, in Prison or in the
/// Black Market, empty piles, an empty Tax Stand, the ends of the Virtue track: everybody can go
/// on, whatever is answered.
#[test]
fn the_poorest_go_on() {
    let mut rng = FastRng::new(4);
    for players in 2..=5 {
        for misery in ALL {
            for virtue in [0, 4, 10, 14] {
                for empty in [false, true] {
                    let table = position(players, misery, virtue, empty).play();
                    for _ in 0..8 {
                        plays_on(&table, &mut rng);
                    }
                }
            }
        }
    }
}

/// WK-11: without a worker nothing else is offered than to take one back.
#[test]
fn without_a_worker_one_is_taken_back() {
    let table = position(2, Misery::Spread, 7, false).play();
    table.offers(0, &["recall forest", "recall mines", "recall town_centre"]);
}

/// WK-E29: from anywhere but the Guildhall, when no open location has one.
#[test]
fn from_anywhere_in_the_worst_case() {
    let table = Position::new(3)
        .seat(0, |p| p.prison(9).guildhall(2))
        .seat(1, |p| p.held(&[4]))
        .seat(2, |p| p.held(&[4]))
        .market([None, Some(0), None])
        .play();
    let all = ["recall black_market_middle", "recall prison", "recall board 1", "recall board 2"];
    table.offers(0, &all);
}

/// WK-E29: with all workers in the Guildhall the turn is skipped.
#[test]
fn all_in_the_guildhall() {
    let mut table =
        Position::new(5).seat(1, |p| p.guildhall(20)).set("last_turns", json!(null)).play();
    table.pass(0);
    assert!(table.happened("skipped"));
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.turn(), 3);
}

/// WK-28, WK-E27: with everything gone from the pile the Workshop is still open, and a draw brings
/// nothing.
#[test]
fn a_draw_from_nothing() {
    let mut table = Position::new(2).only_pile("").play();
    table.play(0, "place workshop");
    assert_eq!((table.hand(0), table.asked()), (String::new(), vec![1]));
}

/// The house rival in misery: nobody is asked for it, and the game goes on (WK-93).
#[test]
fn a_poor_house_rival() {
    let mut rng = FastRng::new(5);
    let free = |position: Position| position.tax_stand(0);
    for position in [
        free(Position::solo()).seat(1, |p| p.prison(20)),
        free(Position::solo()).seat(0, |p| p.held(&[0, 20])),
        free(Position::solo()).seat(1, |p| p.prison(18)).market([Some(1), Some(1), None]),
        free(Position::solo()).deck("tax_stand tax_stand black_market").seat(1, |p| p.virtue(14)),
        free(Position::solo()).seat(0, |p| p.prison(20)).work(30).only_pile(""),
    ] {
        let table = position.play();
        assert_eq!(table.game().awaiting().lowest(), Some(Seat::new(0)));
        for _ in 0..20 {
            plays_on(&table, &mut rng);
        }
    }
}
