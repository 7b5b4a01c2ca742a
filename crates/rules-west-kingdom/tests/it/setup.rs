//! Chapter 1: components and setup, with side 1 of the player boards.

use std::collections::BTreeSet;

use game_testkit::AtTable;
use serde_json::json;

use crate::harness::{Position, Table, drafted, edition, refused};

/// Games for so many players, set up in many ways.
fn games(players: u8) -> impl Iterator<Item = Table> {
    (0..80).map(move |seed| Table::start(players, &format!("game {seed}")))
}

/// What differs from game to game.
fn various<T: Ord>(players: u8, what: impl Fn(&Table) -> T) -> BTreeSet<T> {
    games(players).map(|table| what(&table)).collect()
}

/// WK-1: there are 1 to 5 players; a single one sits opposite the house rival.
#[test]
fn wk_1_one_to_five_players() {
    for (players, seats) in [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)] {
        let table = Table::start(players, "players");
        assert_eq!(table.state()["seats"].as_array().map(Vec::len), Some(seats));
        assert_eq!(table.asked(), (0..players).collect::<Vec<_>>());
    }
    for players in [0, 6] {
        assert_eq!(refused(json!({ "players": players })).message.key, "wk-setup-players");
    }
}

/// WK-1: goods, silver and debts are unlimited, whatever the box has of them.
#[test]
fn wk_1_tokens_do_not_run_out() {
    let rich = "300 clay 300 wood 300 stone 300 gold 300 marble 300 silver";
    let position = Position::new(2).everybody(|p| p.goods(rich).debts(60).virtue(0).at("1 mines"));
    for (location, then, goods) in [
        ("quarry", None, "300 clay 300 wood 301 stone 300 gold 300 marble 300 silver"),
        ("forest", None, "300 clay 301 wood 300 stone 300 gold 300 marble 300 silver"),
        ("mines", Some("dig clay"), "303 clay 300 wood 300 stone 300 gold 300 marble 300 silver"),
        ("mines", Some("dig gold"), "300 clay 300 wood 300 stone 301 gold 300 marble 300 silver"),
        ("silversmith", None, "300 clay 300 wood 300 stone 300 gold 300 marble 302 silver"),
        ("black_market_large", None, "300 clay 301 wood 301 stone 300 gold 302 marble 297 silver"),
    ] {
        let mut table = position.play();
        table.play(0, &format!("place {location}"));
        if let Some(then) = then {
            table.play(0, then);
        }
        assert_eq!(table.goods(0), goods);
    }
    let mut table = position.play();
    table.play(0, "place tax_stand");
    assert_eq!((table.debts(0), table.debts(1)), (62, 60));
}

/// WK-1: workers are limited to 20: with all of them out none can be placed.
#[test]
fn wk_1_twenty_workers_and_no_more() {
    let position = |quarry: &str| Position::new(2).seat(0, |p| p.at(quarry).at("10 forest")).play();
    let mut last = position("9 quarry");
    assert_eq!((last.supply(0), last.question(0)), (1, "turn"));
    last.play(0, "place forest");
    assert_eq!((last.good(0, "wood"), last.supply(0)), (11, 0));
    let mut none = position("10 quarry");
    assert_eq!((none.supply(0), none.question(0)), (0, "recall"));
    none.refuses(0, "place forest", None);
}

/// WK-2: all ten Black Market cards lie on the left space, shuffled, and none on the right.
#[test]
fn wk_2_the_black_market_pile() {
    let all: BTreeSet<String> = (1..=10).map(|number| format!("bm_{number:02}")).collect();
    for players in 1..=5 {
        let table = Table::start(players, "market");
        assert_eq!(table.left().into_iter().collect::<BTreeSet<_>>(), all);
        assert_eq!((table.left().len(), table.right().len()), (10, 0));
        assert_eq!(table.market(), [None; 3]);
    }
    assert_eq!(various(2, |table| table.left()[0].clone()), all);
    assert_eq!(various(2, |table| table.left()[9].clone()), all);
}

/// WK-3, WK-T1: 2 × players + 1 Reward cards lie beside the Cathedral.
#[test]
fn wk_t1_size_of_the_reward_pile() {
    for (players, cards) in [(2, 5), (3, 7), (4, 9), (5, 11)] {
        for table in games(players).take(5) {
            assert_eq!(table.rewards().len(), cards);
        }
    }
}

/// WK-3: they are shuffled, so that any of the eleven may be among them and any on top; the rest
/// is out of the game.
#[test]
fn wk_3_the_reward_cards_are_shuffled() {
    assert_eq!(various(2, |table| table.rewards()[0].clone()).len(), 6);
    assert_eq!(various(2, |table| table.rewards()[4].clone()).len(), 6);
    let gold = |table: &Table| table.rewards().iter().any(|card| card == "reward_gold");
    assert_eq!(various(2, gold), BTreeSet::from([false, true]));
    assert_eq!(various(5, gold), BTreeSet::from([true]));
    // An advance takes the top one, and with the last one the pile is used up.
    let advance = |rewards: &str| {
        let position = Position::new(2).rewards(rewards);
        let mut table = position.seat(0, |p| p.goods("1 gold").hand("well")).play();
        table.play(0, "place guildhall").play(0, "advance");
        table
    };
    let table = advance("reward_wood reward_stone");
    assert_eq!((table.goods(0), table.rewards()), ("2 wood".into(), vec!["reward_stone".into()]));
    let table = advance("");
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("", 8));
}

/// Seat 0 places the next worker after so many in the Guildhall.
fn building_a_well(position: Position, filled: u8) -> Table {
    let ready = position.seat(0, |p| p.guildhall(filled).hand("well").goods("2 wood 2 stone"));
    let mut table = ready.play();
    table.play(0, "place guildhall").play(0, "construct well");
    table
}

/// WK-E46: for one player the Reward cards and the Guildhall are as for two.
#[test]
fn wk_e46_one_player_is_set_up_as_two() {
    for table in games(1).take(5) {
        assert_eq!(table.rewards().len(), 5);
    }
    // 3 columns: the reset comes with space 7, as with two players, and not with space 5.
    for (position, filled, reset) in [
        (Position::solo(), 6, true),
        (Position::new(2), 6, true),
        (Position::solo(), 4, false),
        (Position::new(2), 4, false),
    ] {
        let table = building_a_well(position, filled);
        assert_eq!(table.happened("reset_began"), reset);
    }
    // And the last space is the twelfth.
    for (filled, ends) in [(10, false), (11, true)] {
        let table = building_a_well(Position::solo(), filled);
        assert_eq!(!table.state()["last_turns"].is_null(), ends);
    }
}

/// WK-4: 8 of the 40 apprentices lie open in 2 rows of 4, without coins; the rest is the pile.
#[test]
fn wk_4_the_apprentices() {
    let mut box_ids: Vec<String> = edition()
        .apprentice_cards()
        .iter()
        .map(|&card| edition().apprentice_id(card).to_string())
        .collect();
    box_ids.sort();
    for players in 1..=5 {
        for table in games(players).take(5) {
            let rows = [table.row(1), table.row(2)];
            for row in &rows {
                assert_eq!(row.split(' ').count(), 4);
                assert!(!row.contains(':') && !row.contains('-'), "{row}");
            }
            let mut all = table.apprentice_pile();
            assert_eq!(all.len(), 32);
            all.extend(rows.join(" ").split(' ').map(ToString::to_string));
            all.sort();
            assert_eq!(all, box_ids);
        }
    }
    // Shuffled: most of the 34 kinds come to lie in the first place, and at the bottom.
    assert!(various(2, |table| table.row(1).split(' ').next().map(ToString::to_string)).len() > 20);
    assert!(various(2, |table| table.apprentice_pile().pop()).len() > 20);
}

/// WK-4: the 40 buildings are shuffled into a pile; those of the draft come from its top.
#[test]
fn wk_4_the_buildings() {
    for players in 2..=5u8 {
        let table = Table::start(players, "buildings");
        let mut all: BTreeSet<String> = table.pile().into_iter().collect();
        assert_eq!(all.len(), 40 - 4 * usize::from(players));
        for seat in 0..players {
            all.extend(table.open(seat, "keep").split(' ').map(ToString::to_string));
        }
        assert_eq!(all.len(), 40);
    }
    assert!(various(2, |table| table.pile()[0].clone()).len() > 25);
    assert!(various(2, |table| table.pile().pop()).len() > 25);
}

/// WK-5: 4 silver lie on the Tax Stand.
#[test]
fn wk_5_silver_on_the_tax_stand() {
    for players in 1..=5 {
        let config = json!({ "players": players, "boards": "dealt" });
        assert_eq!(Table::set_up(edition(), config, "tax").tax_stand(), 4);
        let mut table = drafted(Table::start(players, "tax"));
        assert_eq!(table.tax_stand(), 4);
        let first = table.asked()[0];
        let silver = table.silver(first.into());
        table.play(first, "place tax_stand");
        assert_eq!(table.event("took_taxes")["silver"], 4);
        assert_eq!(table.silver(first.into()), silver + 4);
    }
}

/// WK-6: 20 workers in the supply, the markers on Cathedral level 0 and Virtue 7, and nothing else.
#[test]
fn wk_6_what_a_player_begins_with() {
    for players in 1..=5u8 {
        let table = Table::start(players, "begin");
        for seat in 0..players.into() {
            assert_eq!((table.supply(seat), table.prison(seat), table.guildhall(seat)), (20, 0, 0));
            assert_eq!((table.cathedral(seat), table.virtue(seat)), (0, 7));
            assert_eq!((table.debts(seat), table.paid_debts(seat)), (0, 0));
            assert_eq!(table.goods(seat), format!("{} silver", table.silver(seat)));
            assert_eq!((table.apprentices(seat).as_str(), table.built(seat).as_str()), ("", ""));
            assert_eq!(table.seat(seat)["board"].as_str().unwrap_or("side_1"), "side_1");
        }
    }
}

/// WK-8: in turn order the players take 3, 4, 5, 6 and 7 silver.
#[test]
fn wk_8_silver_by_turn_order() {
    for players in 2..=5u8 {
        for first in 0..players {
            let config = json!({ "players": players, "first": first });
            let table = drafted(Table::set_up(edition(), config, "silver"));
            assert_eq!((table.asked(), table.turn()), (vec![first], 1));
            for place in 0..players {
                let seat = (first + place) % players;
                assert_eq!(table.silver(seat.into()), 3 + u64::from(place));
            }
        }
    }
}

/// WK-8: who begins is drawn by lot, before the draft, so that all know it.
#[test]
fn wk_8_a_random_player_starts() {
    for players in 2..=5u8 {
        let mut begins = vec![0; players.into()];
        for table in games(players) {
            let first = table.view_of_all()["first"].as_u64().expect("somebody begins") as usize;
            assert_eq!(table.turn(), 0);
            assert_eq!(table.silver(first), 3);
            begins[first] += 1;
        }
        let even = 80 / i32::from(players);
        assert!(begins.iter().all(|&games| games > even / 3), "{begins:?}");
    }
}

/// WK-8: the players may agree on who begins, among themselves.
#[test]
fn wk_8_nobody_begins_who_does_not_play() {
    assert_eq!(refused(json!({ "players": 3, "first": 3 })).rule, Some("WK-8"));
    let config = json!({ "players": 3, "first": 2 });
    assert_eq!(drafted(Table::set_up(edition(), config, "agreed")).asked(), [2]);
}
