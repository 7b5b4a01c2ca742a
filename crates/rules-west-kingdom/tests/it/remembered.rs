//! Worlds sampled from views: they respect what a player has seen.

use std::collections::BTreeSet;

use game_core::{FastRng, Game, GameText, Seat, Viewer};
use game_testkit::{AtTable, Scenario};
use rules_west_kingdom::WestKingdom;
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition};

/// How many worlds are looked at.
const WORLDS: u64 = 200;

type Cards = BTreeSet<String>;

fn list(value: &Value) -> Vec<String> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|id| id.as_str().expect("an id").to_string()).collect()
}

fn cards(value: &Value) -> Cards {
    list(value).into_iter().collect()
}

/// Worlds that look as this one does to a viewer, as documents.
#[track_caller]
fn worlds(game: &WestKingdom, viewer: Viewer, count: u64) -> Vec<Value> {
    let view = game.view(viewer);
    let world = |seed| {
        let world = WestKingdom::sample(&view, &mut FastRng::new(seed));
        assert!(world.view(viewer) == view, "the view of {viewer:?} changes");
        json!(world.state_doc())
    };
    (0..count).map(world).collect()
}

fn seat(seat: usize) -> Viewer {
    Viewer::Seat(Seat::new(seat as u8))
}

/// Cards of the building pile that have never been dealt.
fn undealt(doc: &Value) -> Cards {
    let pile = list(&doc["building_pile"]);
    let by = doc["building_pile_by"].as_array().map(Vec::as_slice).unwrap_or_default();
    let never = |at: usize| by.get(at).is_none_or(Value::is_null);
    pile.into_iter().enumerate().filter(|(at, _)| never(*at)).map(|(_, card)| card).collect()
}

/// Cards of the building pile that a player put there, the uppermost first.
fn buried(doc: &Value, by: usize) -> Vec<String> {
    let whose = doc["building_pile_by"].as_array().expect("cards were put there");
    let pile = list(&doc["building_pile"]).into_iter().zip(whose);
    pile.filter(|(_, whose)| whose.as_u64() == Some(by as u64)).map(|(card, _)| card).collect()
}

/// A new game with so many picks of the draft made, and what each seat passed on, by round.
fn drafted(players: usize, seed: &str, picks: usize) -> (Table, Vec<Vec<Cards>>) {
    let mut table = Table::start(players as u8, seed);
    let mut passed = vec![Vec::new(); players];
    for pick in 0..picks {
        for (at, passed) in passed.iter_mut().enumerate() {
            let mut packet = cards(&table.seat(at)["packet"]);
            let kept = packet.pop_last().expect("a packet");
            table.play(at as u8, &format!("keep {kept}"));
            if pick < 2 {
                passed.push(packet);
            }
        }
    }
    (table, passed)
}

/// WK-E56: after the first pick of the draft a player knows the packet of the left neighbor: it is
/// what was passed on.
#[test]
fn wk_e56_the_packet_of_the_left_neighbor() {
    for players in 2..=5 {
        let (table, passed) = drafted(players, "first", 1);
        for (viewer, passed) in passed.iter().enumerate() {
            let left = (viewer + 1) % players;
            assert_eq!(passed[0], cards(&table.seat(left)["packet"]));
            let own = table.view(viewer)["seats"][viewer].take();
            assert_eq!(cards(&own["passed"][0]), passed[0]);
            let mut kept = BTreeSet::new();
            for world in worlds(table.game(), seat(viewer), WORLDS) {
                assert_eq!(cards(&world["seats"][left]["packet"]), passed[0]);
                assert!(undealt(&world).is_disjoint(&passed[0]));
                kept.insert(world["seats"][left]["hand"].to_string());
            }
            // What the neighbor kept is anybody's guess.
            assert!(kept.len() > 5, "{kept:?}");
        }
        // A spectator knows of no packet.
        let packets = worlds(table.game(), Viewer::Spectator, 20);
        let packets = packets.iter().map(|world| cards(&world["seats"][0]["packet"]));
        assert!(packets.collect::<BTreeSet<_>>().len() > 10);
    }
}

/// WK-E56: after the second pick the left neighbor has what was passed on last, and of what was
/// passed on first one card is in that neighbor's hand and two are in the packet of the next.
#[test]
fn wk_e56_after_the_second_pick() {
    for players in 2..=5 {
        let (table, passed) = drafted(players, "second", 2);
        for (viewer, passed) in passed.iter().enumerate() {
            let (left, next) = ((viewer + 1) % players, (viewer + 2) % players);
            let mut kept = BTreeSet::new();
            for world in worlds(table.game(), seat(viewer), WORLDS) {
                assert_eq!(cards(&world["seats"][left]["packet"]), passed[1]);
                let hand = cards(&world["seats"][left]["hand"]);
                let first = &passed[0];
                assert_eq!((hand.len(), hand.intersection(first).count()), (2, 1));
                // Between two players it is the viewer who has them again.
                assert!(cards(&world["seats"][next]["packet"]).is_subset(first));
                kept.insert(hand.intersection(first).next().cloned());
            }
            // Two players know for sure which card was kept; the others do not.
            assert_eq!(kept.len(), if players == 2 { 1 } else { 3 });
            if players == 2 {
                let hand = cards(&table.seat(left)["hand"]);
                assert!(kept.iter().flatten().all(|card| hand.contains(card)));
            }
        }
    }
}

/// WK-E56: after the draft none of the cards passed on is among those never dealt: of each packet
/// the neighbors kept one card each, and the last went under the pile, in its place.
#[test]
fn wk_e56_after_the_draft() {
    for players in 2..=5 {
        let (table, passed) = drafted(players, "third", 3);
        let truth = json!(table.game().state_doc());
        for (viewer, passed) in passed.iter().enumerate() {
            let (left, next) = ((viewer + 1) % players, (viewer + 2) % players);
            let mut orders = BTreeSet::new();
            for world in worlds(table.game(), seat(viewer), WORLDS) {
                assert_eq!(buried(&world, viewer), buried(&truth, viewer));
                let hand = |at: usize| cards(&world["seats"][at]["hand"]);
                let never = undealt(&world);
                for round in passed {
                    assert!(never.is_disjoint(round));
                    assert_eq!(hand(left).intersection(round).count(), 1);
                }
                assert!(passed[1].contains(&buried(&world, left)[0]));
                if players > 2 {
                    assert_eq!(hand(next).intersection(&passed[0]).count(), 1);
                    assert!(passed[0].contains(&buried(&world, next)[0]));
                }
                orders.insert(world["building_pile"].to_string());
            }
            assert_eq!(orders.len() as u64, WORLDS);
        }
    }
}

/// The cards of this viewer's draft and of the pile hold in worlds sampled here.
#[track_caller]
fn holds(game: &WestKingdom, viewer: usize, passed: &[Cards]) {
    let truth = json!(game.state_doc());
    for world in worlds(game, seat(viewer), 3) {
        let never = undealt(&world);
        assert_eq!(never.len(), undealt(&truth).len());
        for round in passed {
            assert!(never.is_disjoint(round), "seat {viewer}, turn {}: {round:?}", truth["turn"]);
        }
        for (at, card) in list(&truth["building_pile"]).iter().enumerate() {
            if truth["building_pile_by"][at].as_u64() == Some(viewer as u64) {
                assert_eq!(world["building_pile"][at], card.as_str());
            }
        }
        let under = truth["known_apprentices"].as_u64().unwrap_or(0) as usize;
        let [own, other] = [&truth, &world].map(|doc| list(&doc["apprentice_pile"]));
        assert_eq!(own[own.len() - under..], other[other.len() - under..]);
    }
}

/// WK-E56: all of it holds in the middle of games, at every question.
#[test]
fn wk_e56_in_the_middle_of_games() {
    for (players, seed) in [(2, "a"), (2, "b"), (3, "c"), (4, "d"), (5, "e")] {
        let (mut table, passed) = drafted(players, seed, 3);
        let mut rng = FastRng::of_series(seed, 0);
        for _ in 0..400 {
            let Some(&asked) = table.asked().first() else { break };
            for (viewer, passed) in passed.iter().enumerate() {
                holds(table.game(), viewer, passed);
            }
            let legal = table.legal(asked);
            // Rather cards than goods, so that hands and piles change.
            let drawing = legal.iter().position(|answer| {
                matches!(answer.as_str(), "place workshop" | "draw" | "place guildhall")
            });
            let at = drawing
                .filter(|_| rng.below(3) > 0)
                .unwrap_or(rng.below(legal.len() as u32) as usize);
            table.scenario_mut().play(asked, &legal[at]);
        }
    }
}

/// WK-E56: a player who is asked in the Guildhall has something to do there; worlds bear that out,
/// and the cards passed on stay where they can be.
#[test]
fn wk_e56_a_question_in_the_guildhall() {
    // Seat 0 passed on 1 card that seat 1 kept and did not see again, then 2, of which one is under
    // the pile. Seat 1 can construct the Well and nothing else.
    let passed = json!([["dungeon"], ["factory", "library"]]);
    let position = Position::new(2)
        .turn(2)
        .seat(0, |p| p.hand("keep palace castle").set("passed", passed))
        .seat(1, |p| p.hand("well dungeon factory").goods("2 wood 2 stone"));
    let mut doc = position.doc();
    let mut pile = list(&doc["building_pile"]);
    pile.retain(|card| card != "hideout" && card != "library");
    let mut by = vec![Value::Null; pile.len()];
    pile.extend(["hideout", "library"].map(String::from));
    by.extend([json!(0), json!(1)]);
    doc["building_pile"] = json!(pile);
    doc["building_pile_by"] = json!(by);
    let mut table = Table::new(Scenario::from_doc(edition(), doc));
    table.play(1, "place guildhall");
    assert_eq!(table.asked(), [1]);
    let passed: Cards = ["dungeon", "factory", "library"].map(String::from).into();
    for world in worlds(table.game(), seat(0), WORLDS) {
        let hand = cards(&world["seats"][1]["hand"]);
        assert!(hand.contains("well") && hand.contains("dungeon"), "{hand:?}");
        assert_eq!(hand.intersection(&passed).count(), 2, "{hand:?}");
        assert!(undealt(&world).is_disjoint(&passed));
    }
}

/// WK-E56: apprentices under their pile keep their places in every world, for every viewer, and
/// those above them do not.
#[test]
fn wk_e56_apprentices_in_worlds() {
    let five = "miner jeweller stonecutter woodcutter thief";
    let mut table = Position::new(2).seat(0, |p| p.goods("20 silver").apprentices(five)).play();
    table.play(0, "place workshop").play(0, "hire 1 1").play(0, "dismiss thief").pass(1);
    table.play(0, "place workshop").play(0, "hire 1 1").play(0, "dismiss miner");
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        let mut tops = BTreeSet::new();
        for world in worlds(table.game(), viewer, WORLDS) {
            let pile = list(&world["apprentice_pile"]);
            assert_eq!(pile[pile.len() - 2..], ["thief", "miner"]);
            tops.insert(pile[0].clone());
        }
        assert!(tops.len() > 10);
    }
}

/// WK-E54: worlds show the same small side, with either back, and with the only one that is left if
/// the other has been turned.
#[test]
fn wk_e54_backs_in_worlds() {
    let tops = |position: Position| {
        let table = position.play();
        let all = worlds(table.game(), seat(1), WORLDS);
        all.iter().map(|world| list(&world["black_market"]["left"])[0].clone()).collect::<Cards>()
    };
    let named = |cards: &[&str]| cards.iter().map(ToString::to_string).collect::<Cards>();
    assert_eq!(tops(Position::new(2)), named(&["bm_01", "bm_06"]));
    assert_eq!(tops(Position::new(2).right("bm_06")), named(&["bm_01"]));
    assert_eq!(tops(Position::new(2).right("bm_01 bm_02 bm_03")), named(&["bm_04", "bm_09"]));
}

/// WK-E55: what is hidden differs from world to world: hands, Reward cards and the house rival's
/// deck.
#[test]
fn wk_e55_hidden_things_differ() {
    let table =
        Position::new(2).seat(0, |p| p.hand("well keep")).seat(1, |p| p.hand("palace")).play();
    let all = worlds(table.game(), seat(1), WORLDS);
    let differ = |field: &dyn Fn(&Value) -> Value| {
        all.iter().map(|world| field(world).to_string()).collect::<BTreeSet<_>>().len()
    };
    assert!(differ(&|world| world["seats"][0]["hand"].clone()) > 100);
    assert!(differ(&|world| world["rewards"].clone()) > 20);
    assert!(all.iter().all(|world| world["seats"][1]["hand"] == json!(["palace"])));
    assert!(all.iter().all(|world| !list(&world["seats"][0]["hand"]).contains(&"palace".into())));
    let table = Position::solo().play();
    let all = worlds(table.game(), seat(0), WORLDS);
    let decks: BTreeSet<_> =
        all.iter().map(|world| world["house_rival"]["deck"].to_string()).collect();
    assert_eq!(decks.len() as u64, WORLDS);
}
