//! Chapter 13 and question WK-Q9: the house rival, who sits on seat 1.

use crate::harness::{Position, Table, edition, rival};
use game_testkit::AtTable;
use serde_json::json;

/// The same with one card of its deck on top.
#[track_caller]
fn card(position: Position, card: &str) -> Table {
    rival(&position.deck(card))
}

/// The cards of a deck with their numbers.
fn counted(table: &Table) -> Vec<(String, usize)> {
    let mut all = std::collections::BTreeMap::new();
    for card in table.state()["house_rival"]["deck"].as_array().expect("a deck") {
        *all.entry(card.as_str().expect("an id").to_string()).or_insert(0) += 1;
    }
    all.into_iter().collect()
}

/// WK-93: the human player begins with 3 silver, is dealt 4 buildings, keeps 3 and puts 1 under
/// the pile; the house rival sits second, with 20 workers, Virtue 7 and nothing else (WK-Q9).
#[test]
fn wk_93_setup() {
    let mut table = Table::set_up(edition(), json!({ "players": 1 }), "alone");
    assert_eq!((table.asked(), table.turn()), (vec![0], 0));
    let dealt: Vec<String> = table.hand(0).split(' ').map(Into::into).collect();
    assert_eq!((dealt.len(), table.legal(0).len(), table.pile().len()), (4, 4, 36));
    let away = dealt[2].clone();
    table.play(0, &format!("discard {away}"));
    assert_eq!((table.active(), table.turn(), table.silver(0)), (0, 1, 3));
    assert_eq!(table.hand(0).split(' ').count(), 3);
    assert_eq!((table.pile().len(), table.pile().last()), (37, Some(&away)));
    // 5 Reward cards, as for 2 players.
    assert_eq!((table.rewards().len(), table.tax_stand()), (5, 4));
    assert_eq!((table.supply(1), table.virtue(1), table.work()), (20, 7, 0));
    let none = String::new();
    assert_eq!((table.goods(1), table.hand(1), table.built(1)), (none.clone(), none.clone(), none));
    assert_eq!((table.debts(1), table.cathedral(1), table.prison(1)), (0, 0, 0));
    // The deck of 30 cards.
    let deck: [(&str, usize); 10] = [
        ("black_market", 2),
        ("forest", 4),
        ("guardhouse", 1),
        ("kings_storehouse", 3),
        ("mines", 4),
        ("quarry", 4),
        ("silversmith", 3),
        ("tax_stand", 2),
        ("town_centre", 4),
        ("workshop", 3),
    ];
    assert_eq!(counted(&table), deck.map(|(card, count)| (card.to_string(), count)));
}

/// WK-93: or with a board of side 2, and what that brings instead of the 3 silver.
#[test]
fn wk_93_setup_with_side_2() {
    let config = json!({ "players": 1, "boards": ["caroline"] });
    let mut table = Table::set_up(edition(), config, "alone");
    let first = table.legal(0).swap_remove(0);
    table.play(0, &first);
    assert_eq!((table.active(), table.goods(0).as_str()), (0, "1 marble 10 silver"));
    assert_eq!((table.prison(0), table.virtue(0), table.debts(0)), (8, 3, 1));
    assert_eq!((table.virtue(1), table.supply(1), table.prison(1)), (7, 20, 0));
}

/// WK-93: 12 spaces of the Guildhall, in 3 columns (WK-Q9).
#[test]
fn wk_93_the_guildhall_has_12_spaces() {
    for (taken, reset, end) in
        [(6, true, false), (7, false, false), (9, true, false), (11, false, true)]
    {
        let position = Position::solo().work(10).seat(1, |p| p.guildhall(taken));
        let table = rival(&position);
        assert_eq!(table.event("placed_in_guildhall")["space"], taken + 1);
        assert_eq!((table.happened("reset_began"), table.happened("end_began")), (reset, end));
    }
}

/// WK-93: the deck is shuffled anew when a card must be turned and none is left (WK-Q9): 29 cards
/// are left then.
#[test]
fn wk_93_an_empty_deck_is_shuffled() {
    let table = card(Position::solo(), "");
    assert!(table.happened("rival_shuffled"));
    let left: usize = counted(&table).iter().map(|(_, count)| count).sum();
    // Any of them can be used here.
    assert_eq!((left, table.supply(1)), (29, 19));
    // The last card alone is no reason yet.
    let table = card(Position::solo(), "mines");
    assert!(!table.happened("rival_shuffled") && counted(&table).is_empty());
}

/// WK-93: Quarry, Forest, Mines, Silversmith, Storehouse and Workshop add the number of its
/// workers there to the counter (WK-Q9); it gets no goods, and the human player's workers there
/// change nothing.
#[test]
fn wk_93_work() {
    for location in ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop"] {
        for before in [0, 1, 4] {
            let group = format!("{before} {location}");
            let position = Position::solo()
                .work(2)
                .seat(0, |p| p.at("3 quarry 3 mines 2 workshop").goods("5 silver"))
                .seat(1, |p| p.at(&group));
            let table = card(position, location);
            assert_eq!(table.work(), 3 + before, "{location}");
            assert_eq!((table.at(1, location), table.supply(1)), (before + 1, 19 - before));
            assert_eq!((table.goods(1).as_str(), table.goods(0).as_str()), ("", "5 silver"));
            let virtue = if location == "kings_storehouse" { 8 } else { 7 };
            assert_eq!((table.virtue(1), table.virtue(0)), (virtue, 7), "{location}");
            assert_eq!((table.at(0, "quarry"), table.at(0, "mines")), (3, 3));
        }
    }
}

/// WK-93: the Storehouse gives 1 virtue (WK-Q9); beyond 14 it destroys a debt unasked.
#[test]
fn wk_93_virtue_beyond_14() {
    let with = |virtue, debts| {
        let position = Position::solo().seat(1, |p| p.virtue(virtue).debts(debts));
        let table = card(position, "kings_storehouse");
        (table.virtue(1), table.debts(1))
    };
    assert_eq!(with(13, 2), (14, 2));
    assert_eq!(with(14, 2), (14, 1));
    assert_eq!(with(14, 0), (14, 0));
}

/// WK-93: in the Workshop the leftmost apprentice of the upper row goes under the apprentice pile
/// and its coins to the general supply; then the row slides and is refilled.
#[test]
fn wk_93_workshop() {
    let position = Position::solo()
        .workshop("miner:2 thief:1 trickster jeweller / miner:3 jeweller squire_gold gatekeeper");
    let table = card(position.apprentice_pile("squire_virtue woodcutter"), "workshop");
    assert_eq!(table.row(1), "thief:1 trickster jeweller squire_virtue");
    assert_eq!(table.row(2), "miner:3 jeweller squire_gold gatekeeper");
    let pile = table.apprentice_pile();
    assert_eq!((pile[0].as_str(), pile.last().map(String::as_str)), ("woodcutter", Some("miner")));
    assert_eq!((table.silver(0), table.silver(1), table.tax_stand()), (0, 0, 4));
    assert_eq!(table.event("rival_removed")["coins"], 2);
}

/// WK-93: Town Centre: it captures the largest group of the human player at no cost, and with 2 or
/// more own workers there the next largest at another location (WK-Q9).
#[test]
fn wk_93_town_centre() {
    let groups = |own: u8| {
        let own = format!("{own} town_centre 5 forest");
        let position = Position::solo()
            .seat(0, |p| p.at("2 quarry 4 mines 3 silversmith"))
            .seat(1, |p| p.at(&own));
        card(position, "town_centre")
    };
    let table = groups(0);
    assert_eq!((table.held(1, 0), table.at(0, "mines"), table.at(0, "silversmith")), (4, 0, 3));
    assert_eq!((table.tax_stand(), table.work()), (4, 0));
    for own in [1, 2] {
        let table = groups(own);
        assert_eq!((table.held(1, 0), table.at(0, "mines")), (7, 0));
        assert_eq!((table.at(0, "silversmith"), table.at(0, "quarry")), (0, 2));
        // The worker of the pass, and its own workers, stay.
        assert_eq!((table.at(0, "kings_storehouse"), table.at(1, "forest")), (1, 5));
        assert_eq!(table.at(1, "town_centre"), u64::from(own) + 1);
    }
}

/// WK-93: of groups of equal size it takes the one whose location the data file lists first.
#[test]
fn wk_93_groups_of_equal_size() {
    let order = [
        "quarry",
        "forest",
        "mines",
        "silversmith",
        "kings_storehouse",
        "workshop",
        "town_centre",
        "tax_stand",
        "guardhouse",
    ];
    for (at, &first) in order.iter().enumerate() {
        for &second in &order[at + 1..] {
            // The pass adds a worker to the Storehouse.
            let size = |place: &str| if place == "kings_storehouse" { 1 } else { 2 };
            let own = format!("{} {first} {} {second}", size(first), size(second));
            let position = Position::solo().seat(0, |p| p.at(&own));
            let table = card(position, "town_centre");
            assert_eq!((table.at(0, first), table.at(0, second)), (0, 2), "{first} {second}");
            assert_eq!(table.held(1, 0), 2);
        }
    }
}

/// WK-93: Town Centre without a group of the human player: nothing is taken, its own workers
/// neither.
#[test]
fn wk_93_town_centre_without_a_group() {
    // Two workers of the human player are not in Prison; one of them goes to the Guildhall.
    let mut table = Position::solo()
        .deck("town_centre")
        .seat(0, |p| p.prison(18).goods("2 wood 2 stone").hand("well"))
        .seat(1, |p| p.at("3 forest"))
        .play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.held(1, 0), table.prison(0)), (0, 18));
    assert_eq!((table.at(1, "town_centre"), table.at(1, "forest")), (1, 3));
}

/// WK-93: Tax Stand: it empties the stand, loses 2 virtue and gets 1 work for every 2 silver,
/// rounded down (WK-Q9); the silver goes to the general supply.
#[test]
fn wk_93_tax_stand() {
    for (silver, work) in [(1, 0), (2, 1), (7, 3), (12, 6)] {
        let table = card(Position::solo().tax_stand(silver), "tax_stand");
        assert_eq!((table.tax_stand(), table.work(), table.virtue(1)), (0, work, 5));
        assert_eq!((table.silver(0), table.goods(1).as_str()), (0, ""));
        assert_eq!(table.at(1, "tax_stand"), 1);
    }
    for (virtue, left, debts) in [(2, 0, 0), (1, 0, 1), (0, 0, 2)] {
        let table = card(Position::solo().seat(1, |p| p.virtue(virtue)), "tax_stand");
        assert_eq!((table.virtue(1), table.debts(1)), (left, debts));
    }
    // An empty stand: another card is turned.
    let table = card(Position::solo().tax_stand(0), "tax_stand forest");
    assert_eq!((table.at(1, "tax_stand"), table.at(1, "forest"), table.virtue(1)), (0, 1, 7));
    assert_eq!(table.work(), 1);
}

/// WK-93: Black Market: it takes the leftmost free space, loses 1 virtue and gets 4 work; at
/// Virtue 10 or more another card is turned (WK-Q9).
#[test]
fn wk_93_black_market() {
    for (before, after) in [
        ([None, None, None], [Some(1), None, None]),
        ([Some(0), None, None], [Some(0), Some(1), None]),
        ([None, Some(0), None], [Some(1), Some(0), None]),
        ([Some(1), None, Some(0)], [None; 3]),
    ] {
        let table = card(Position::solo().market(before), "black_market");
        assert_eq!((table.market(), table.work(), table.virtue(1)), (after, 4, 6));
        assert_eq!(table.goods(1), "");
    }
    for (virtue, goes) in [(9, true), (10, false), (14, false), (0, true)] {
        let position = Position::solo().seat(1, |p| p.virtue(virtue));
        let table = card(position, "black_market quarry");
        assert_eq!(table.market()[0].is_some(), goes, "at Virtue {virtue}");
        assert_eq!(table.at(1, "quarry"), u64::from(!goes));
        assert_eq!(table.debts(1), u64::from(virtue == 0));
    }
}

/// WK-93: its third Black Market worker triggers a reset like a player's, and it takes part in
/// steps 4 and 5.
#[test]
fn wk_93_its_worker_triggers_a_reset() {
    let position = Position::solo()
        .market([Some(1), None, Some(0)])
        .seat(0, |p| p.prison(1))
        .seat(1, |p| p.prison(1));
    let table = card(position.clone(), "black_market");
    assert!(table.happened("reset_began"));
    // 3 of its own in Prison: 1 virtue for the market and 1 for the Prison, and the debt.
    assert_eq!((table.prison(0), table.prison(1)), (2, 3));
    assert_eq!((table.virtue(0), table.virtue(1)), (7, 5));
    assert_eq!((table.debts(0), table.debts(1)), (0, 1));
    // A tie: a debt for both; and one alone for the human player.
    let table = card(position.clone().seat(0, |p| p.prison(2)), "black_market");
    assert_eq!((table.debts(0), table.debts(1)), (1, 1));
    let table = card(position.seat(0, |p| p.prison(3)), "black_market");
    assert_eq!((table.debts(0), table.debts(1)), (1, 0));
}

/// WK-93: Guardhouse: it sends all its captured workers to Prison, with 1 work for every 2, rounded
/// down, and frees its own from Prison (WK-Q9); nobody gets silver.
#[test]
fn wk_93_guardhouse() {
    for (captured, work) in [(0, 0), (1, 0), (2, 1), (5, 2)] {
        let position =
            Position::solo().seat(0, |p| p.prison(1)).seat(1, |p| p.held(&[captured, 0]).prison(4));
        let table = card(position, "guardhouse");
        assert_eq!((table.held(1, 0), table.work()), (0, work));
        assert_eq!((table.prison(0), table.prison(1)), (u64::from(captured) + 1, 0));
        assert_eq!((table.supply(1), table.at(1, "guardhouse")), (19, 1));
        assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", ""));
        assert_eq!((table.virtue(1), table.debts(1)), (7, 0));
    }
}

/// WK-93: the house rival never ransoms: its workers on the human player's board stay there.
#[test]
fn wk_93_it_never_ransoms() {
    let position = Position::solo().seat(0, |p| p.held(&[0, 6]));
    let table = card(position.clone(), "guardhouse");
    assert_eq!((table.held(0, 1), table.debts(1), table.virtue(1)), (6, 0, 7));
    // Not even when it has no other worker.
    let table = rival(&position.seat(1, |p| p.guildhall(0)).seat(0, |p| p.held(&[0, 20])));
    assert_eq!((table.held(0, 1), table.supply(1), table.debts(1)), (20, 0, 0));
}

/// WK-93: without a worker in its supply it takes its whole largest group back from an open
/// location; if there is none, all its workers from Prison; else nothing. That is its whole turn.
#[test]
fn wk_93_without_a_worker() {
    let position = Position::solo().deck("mines").seat(1, |p| p.set("supply", json!(0)));
    let table = rival(&position.clone().seat(1, |p| p.at("6 forest 9 workshop").prison(5)));
    assert_eq!((table.supply(1), table.at(1, "workshop"), table.at(1, "forest")), (9, 0, 6));
    assert_eq!((table.prison(1), table.work(), counted(&table).len()), (5, 0, 1));
    // Of equal groups the one listed first.
    let table = rival(&position.clone().seat(1, |p| p.at("8 tax_stand 8 mines").prison(4)));
    assert_eq!((table.at(1, "tax_stand"), table.at(1, "mines")), (8, 0));
    // Nobody on an open location.
    let table = rival(&position.clone().seat(1, |p| p.guildhall(6).prison(13)).market([
        None,
        Some(1),
        None,
    ]));
    assert_eq!((table.supply(1), table.prison(1), table.guildhall(1)), (13, 0, 6));
    assert_eq!((table.market()[1], table.work()), (Some(1), 0));
    // Nobody in Prison either.
    let nobody = position.seat(1, |p| p.guildhall(8)).seat(0, |p| p.held(&[0, 12]));
    let table = rival(&nobody);
    assert_eq!((table.supply(1), table.guildhall(1), table.held(0, 1)), (0, 8, 12));
    assert_eq!((table.work(), counted(&table).len()), (0, 1));
}

/// WK-93: its score is the printed VP of its buildings, without effects, the Cathedral, the Virtue
/// track, its debts and the Prison.
#[test]
fn wk_93_its_score() {
    // 3 + 12 + 14 + 4 printed; the Aqueduct would bring 4, the Keep 1, the Dungeon −2 virtue and
    // the Fountain 1 for each debt.
    let position = Position::solo()
        .rewards("")
        .last_turn()
        .seat(1, |p| p.built("aqueduct keep dungeon fountain").cathedral(3).virtue(11).debts(2))
        .seat(1, |p| p.prison(5).held(&[3, 0]));
    let mut table = position.play();
    table.pass(0);
    assert!(table.over());
    let points = ["buildings", "effects", "cathedral", "virtue", "debts", "prison"];
    assert_eq!(points.map(|category| table.points(1, category)), [33, 0, 7, 2, -4, -2]);
    assert_eq!((table.total(1), table.ranks()), (36, vec![2, 1]));
}

/// WK-93: for "most" effects it has 0 of every resource, and its level on the Cathedral counts.
#[test]
fn wk_93_most() {
    let most = |own: &str, level: u8, its: u8| {
        let mut table = Position::solo()
            .rewards("")
            .last_turn()
            .seat(0, |p| p.built("stone_market steeple").goods(own).cathedral(level))
            .seat(1, |p| p.cathedral(its))
            .play();
        table.pass(0);
        table.points(0, "effects")
    };
    assert_eq!(most("1 stone", 0, 0), 2);
    assert_eq!(most("0 stone", 0, 0), 0);
    assert_eq!(most("0 stone", 2, 1), 2);
    assert_eq!(most("0 stone", 2, 2), 0);
    assert_eq!(most("1 stone", 3, 2), 4);
}
