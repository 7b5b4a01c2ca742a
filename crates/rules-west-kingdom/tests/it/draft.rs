//! Chapter 1: the draft of the building cards.

use std::collections::BTreeSet;

use game_core::{Seat, Viewer};
use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition};

/// A game that seat `first` begins.
fn begun_by(players: u8, first: u8) -> Table {
    Table::set_up(edition(), json!({ "players": players, "first": first }), "draft")
}

/// The cards that a seat may choose from.
fn packet(table: &Table, seat: u8) -> BTreeSet<String> {
    let all = table.open(seat, "keep");
    all.split_whitespace().map(ToString::to_string).collect()
}

/// The hand of a seat.
fn hand(table: &Table, seat: u8) -> BTreeSet<String> {
    table.hand(seat.into()).split_whitespace().map(ToString::to_string).collect()
}

/// Everybody keeps one card, in the order of these seats: the one that stands at `place` in the
/// alphabet.
fn keep_all(table: &mut Table, seats: impl IntoIterator<Item = u8>, place: usize) -> Vec<String> {
    let mut kept = Vec::new();
    for seat in seats {
        let card = packet(table, seat).into_iter().nth(place).expect("a card");
        table.play(seat, &format!("keep {card}"));
        kept.push(card);
    }
    kept
}

/// What the last answer told this viewer.
fn told(table: &Table, viewer: Viewer) -> Vec<String> {
    table.scenario().events_for(viewer).into_iter().map(|(kind, _)| kind).collect()
}

fn seat(index: u8) -> Viewer {
    Viewer::Seat(Seat::new(index))
}

/// WK-7: everybody is dealt 4 cards, no card twice; three picks later everybody has 3.
#[test]
fn wk_7_four_cards_and_three_are_kept() {
    for players in 2..=5u8 {
        let mut table = begun_by(players, 0);
        let mut dealt = BTreeSet::new();
        for size in [4, 3, 2] {
            assert_eq!(table.asked(), (0..players).collect::<Vec<_>>());
            for seat in 0..players {
                assert_eq!(packet(&table, seat).len(), size);
                assert_eq!(hand(&table, seat).len(), 4 - size);
                dealt.extend(packet(&table, seat));
            }
            assert_eq!(dealt.len(), 4 * usize::from(players));
            assert_eq!(table.turn(), 0);
            keep_all(&mut table, 0..players, 1);
        }
        assert_eq!((table.turn(), table.asked(), table.question(0)), (1, vec![0], "turn"));
        for seat in 0..players {
            assert_eq!(hand(&table, seat).len(), 3);
        }
        assert_eq!(table.pile().len(), 40 - 3 * usize::from(players));
    }
}

/// WK-7: what is left goes to the left, the next player clockwise, and what is kept stays.
#[test]
fn wk_7_packets_go_to_the_left() {
    for players in 2..=5u8 {
        let mut table = begun_by(players, 1);
        let mut mine = vec![BTreeSet::new(); players.into()];
        for pick in [2, 0] {
            let before: Vec<_> = (0..players).map(|seat| packet(&table, seat)).collect();
            let kept = keep_all(&mut table, 0..players, pick);
            for seat in 0..players {
                let (own, left) = (usize::from(seat), (seat + 1) % players);
                let mut passed = before[own].clone();
                passed.remove(&kept[own]);
                assert_eq!(packet(&table, left), passed, "from {seat} of {players}");
                mine[own].insert(kept[own].clone());
                assert_eq!(hand(&table, seat), mine[own]);
            }
        }
        let kept = keep_all(&mut table, 0..players, 1);
        for seat in 0..players {
            let own = usize::from(seat);
            mine[own].insert(kept[own].clone());
            assert_eq!(hand(&table, seat), mine[own]);
        }
    }
}

/// WK-7: only a card of one's own packet may be kept, and only one of them.
#[test]
fn wk_7_one_card_of_the_own_packet() {
    let mut table = begun_by(3, 0);
    let others: Vec<_> = packet(&table, 1).into_iter().chain(packet(&table, 2)).collect();
    for card in others.iter().chain(&table.pile()) {
        table.refuses(0, &format!("keep {card}"), "WK-7");
    }
    let own: Vec<_> = packet(&table, 0).into_iter().collect();
    let offered: Vec<_> = own.iter().map(|card| format!("keep {card}")).collect();
    table.offers(0, &offered.iter().map(String::as_str).collect::<Vec<_>>());
    table.play(0, &offered[3]);
    assert_eq!(table.asked(), [1, 2]);
    for again in &offered {
        table.refuses(0, again, None);
    }
    // What was kept before is no longer in the packet.
    keep_all(&mut table, [1, 2], 0);
    assert_eq!(table.hand(0), own[3]);
    table.refuses(0, &offered[3], "WK-7");
}

/// WK-7: picks are made at the same time: whoever is asked first, it comes to the same.
#[test]
fn wk_7_in_any_order() {
    let play = |orders: [[u8; 3]; 3]| {
        let mut table = begun_by(3, 2);
        for order in orders {
            keep_all(&mut table, order, 1);
        }
        table.state()
    };
    let by_seat = play([[0, 1, 2]; 3]);
    assert_eq!(play([[2, 1, 0]; 3]), by_seat);
    assert_eq!(play([[1, 2, 0], [0, 2, 1], [2, 0, 1]]), by_seat);
}

/// WK-7: nothing of a pick is to be seen before all have chosen: not the card, and nothing moves.
#[test]
fn wk_7_picks_are_sealed() {
    let kept = |place: usize| {
        let mut table = begun_by(3, 0);
        keep_all(&mut table, [0], place);
        table
    };
    let fresh = begun_by(3, 0);
    let first = kept(0);
    for place in 1..4 {
        let other = kept(place);
        for viewer in [1, 2] {
            assert_eq!(first.view(viewer), other.view(viewer), "seat {viewer}");
        }
        assert_eq!(first.view_of_all(), other.view_of_all());
        assert_ne!(first.view(0), other.view(0));
    }
    // Hands and packets are as they were; what others are told is nothing.
    for seat in [1, 2] {
        assert_eq!(packet(&first, seat), packet(&fresh, seat));
        assert_eq!(told(&first, self::seat(seat)), [""; 0]);
    }
    assert_eq!(told(&first, Viewer::Spectator), [""; 0]);
    assert_eq!(told(&first, seat(0)), ["kept"]);
    let counts = |table: &Table| -> Vec<Value> {
        (0..3).map(|seat: usize| table.view_of_all()["seats"][seat]["hand_count"].clone()).collect()
    };
    assert_eq!(counts(&first), [0, 0, 0]);
    assert_eq!(first.hand(0), "");
    let mut all = kept(0);
    keep_all(&mut all, [1], 2);
    assert_eq!(counts(&all), [0, 0, 0]);
    keep_all(&mut all, [2], 3);
    assert_eq!(counts(&all), [1, 1, 1]);
}

/// WK-7: of the last pick, too, the others learn nothing: not what was kept, not what went under
/// the pile.
#[test]
fn wk_7_the_last_pick_is_sealed() {
    let before = |table: &mut Table| {
        keep_all(table, 0..3, 1);
        keep_all(table, 0..3, 1);
    };
    let ended = |place: usize| {
        let mut table = begun_by(3, 0);
        before(&mut table);
        keep_all(&mut table, [1, 2], 0);
        keep_all(&mut table, [0], place);
        table
    };
    let (one, other) = (ended(0), ended(1));
    assert_ne!(one.state(), other.state());
    assert_eq!(one.view_of_all(), other.view_of_all());
    // Both others have had these two cards in hand; which of them was kept they cannot tell.
    assert_eq!(one.view(1), other.view(1));
    assert_eq!(one.view(2), other.view(2));
    let events = told(&one, seat(1));
    assert_eq!(events.iter().filter(|event| *event == "put_under").count(), 1);
    assert_eq!(events.iter().filter(|event| *event == "put_under_hidden").count(), 2);
}

/// WK-7: hands are secret: what others see does not depend on the cards, only on their number.
#[test]
fn wk_7_hands_are_secret() {
    let position = |hand: &str| Position::new(2).seat(0, |p| p.hand(hand)).play();
    let (one, other) = (position("well chapel"), position("keep dungeon"));
    assert_eq!(one.view(1), other.view(1));
    assert_eq!(one.view_of_all(), other.view_of_all());
    assert_ne!(one.view(0), other.view(0));
    assert_ne!(one.view(1), position("well").view(1));
    assert_eq!(one.view(1)["seats"][0]["hand_count"], 2);
}

/// WK-7: who receives a packet is told its cards, and nobody else is.
#[test]
fn wk_7_packets_are_secret() {
    let mut table = begun_by(3, 0);
    keep_all(&mut table, 0..3, 0);
    for viewer in 0..3 {
        let events = told(&table, seat(viewer));
        let received = |event: &&String| *event == "received";
        assert_eq!(events.iter().filter(received).count(), 1, "seat {viewer}: {events:?}");
        assert!(events.iter().any(|event| event == "passed"));
    }
    assert_eq!(told(&table, Viewer::Spectator), ["passed"]);
    let all = table.scenario().records();
    let received: Vec<_> = all.iter().filter(|event| event.kind == "received").collect();
    assert_eq!(received.len(), 3);
    for event in received {
        let watching = (0..3).filter(|&index| event.to.includes(seat(index)));
        assert_eq!(watching.count(), 1);
    }
}

/// WK-7, WK-E42: the last card of each player goes under the pile, one by one in turn order from
/// the starting player.
#[test]
fn wk_e42_last_cards_under_the_pile() {
    for players in 2..=5u8 {
        for first in 0..players {
            let mut table = begun_by(players, first);
            let top = table.pile();
            keep_all(&mut table, 0..players, 0);
            keep_all(&mut table, 0..players, 0);
            let last: Vec<_> = (0..players).map(|seat| packet(&table, seat)).collect();
            let kept = keep_all(&mut table, (0..players).rev(), 1);
            let mut pile = top;
            for place in 0..players {
                let seat = usize::from((first + place) % players);
                let mut left = last[seat].clone();
                left.remove(&kept[usize::from(players) - 1 - seat]);
                pile.extend(left);
            }
            assert_eq!(table.pile(), pile, "{players} players, {first} begins");
        }
    }
}

/// WK-E42: only the owner is told which card went there.
#[test]
fn wk_e42_last_cards_lie_face_down() {
    let mut table = begun_by(2, 0);
    for _ in 0..3 {
        keep_all(&mut table, 0..2, 0);
    }
    let pile = table.pile();
    let (bottom, above) = (pile.len() - 1, pile.len() - 2);
    let seen =
        |table: &Table, viewer: usize, at: usize| table.view(viewer)["building_pile"][at].clone();
    assert_eq!(seen(&table, 0, above), json!(pile[above]));
    assert_eq!(seen(&table, 1, bottom), json!(pile[bottom]));
    assert_eq!((seen(&table, 0, bottom), seen(&table, 1, above)), (Value::Null, Value::Null));
    assert_eq!(table.view_of_all()["building_pile"][bottom], Value::Null);
}
