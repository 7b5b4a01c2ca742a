//! Chapter 15: rulings on end-game effects (WK-E20 to WK-E25, WK-E31).

use crate::harness::{Position, edition, edition_with, finish};
use crate::second_scorer::score_again;
use game_testkit::AtTable;
use rules_west_kingdom::Edition;

/// Virtue and debts of seat 0 after the end-game effects, in points, and the total.
#[track_caller]
fn ended(position: Position) -> (i16, i16, i16) {
    let table = finish(position);
    let again = score_again(&table.state());
    assert_eq!(i32::from(table.total(0)), again[0].0, "the second scorer");
    (table.points(0, "virtue"), table.points(0, "debts"), table.total(0))
}

/// WK-E20: the most is strictly more than every other player has; a tie brings nothing, and
/// neither does having none.
///
/// `stone_market`, `wood_market`, `clay_market`, `silver_market`: 2 VP for the most of a good.
#[test]
fn wk_e20_markets() {
    for (market, good) in [
        ("stone_market", "stone"),
        ("wood_market", "wood"),
        ("clay_market", "clay"),
        ("silver_market", "silver"),
    ] {
        for (own, others, bonus) in [
            (3, [2, 2], 2),
            (3, [3, 0], 0),
            (3, [0, 3], 0),
            (3, [4, 0], 0),
            (1, [0, 0], 2),
            (0, [0, 0], 0),
        ] {
            let goods = |count: u8| format!("{count} {good}");
            let position = Position::new(3)
                .seat(0, |p| p.built(market).goods(&goods(own)))
                .seat(1, |p| p.goods(&goods(others[0])).goods("9 gold"))
                .seat(2, |p| p.goods(&goods(others[1])).goods("9 marble"));
            let table = finish(position);
            assert_eq!(table.points(0, "effects"), bonus, "{market}: {own} against {others:?}");
        }
    }
}

/// WK-E20: the same for the highest marker on the Cathedral.
///
/// `steeple`: 2 VP. `chapel`: 2 virtue.
#[test]
fn wk_e20_the_cathedral() {
    for (own, other, most) in
        [(2, 1, true), (2, 2, false), (1, 2, false), (1, 0, true), (0, 0, false)]
    {
        let position = Position::new(3)
            .rewards("")
            .seat(0, |p| p.built("steeple chapel").cathedral(own).virtue(9))
            .seat(2, |p| p.cathedral(other));
        let table = finish(position);
        assert_eq!(table.points(0, "effects"), if most { 2 } else { 0 }, "{own} against {other}");
        // From level 9 to 11.
        assert_eq!(table.points(0, "virtue"), if most { 2 } else { 0 }, "{own} against {other}");
    }
}

/// WK-E20: compared is what everybody has at the end, not when the card was built.
#[test]
fn wk_e20_at_the_end() {
    let position = Position::new(2)
        .last_turns(2)
        .first(1)
        .turn(3)
        .seat(0, |p| p.built("stone_market").goods("2 stone"))
        .seat(1, |p| p.goods("1 stone"));
    // Seat 1 goes first and draws level; seat 0 goes ahead again, or does not.
    for (last, bonus) in [("place quarry", 2), ("place forest", 0)] {
        let mut table = position.play();
        table.play(1, "place quarry").play(0, last);
        assert!(table.over());
        assert_eq!(table.points(0, "effects"), bonus, "{last}");
    }
}

/// WK-E21: effects that count by groups round down.
///
/// `trading_post` adds up clay, wood and stone and then divides by 4; `castle`, `observatory` and
/// `reservoir` divide by 2.
#[test]
fn wk_e21_virtue_by_groups() {
    // From level 10 (1 point): 11 is 2, 12 is 3, 13 is 5.
    for (built, goods, points) in [
        ("trading_post", "3 clay", 1),
        ("trading_post", "1 clay 2 wood 1 stone", 2),
        ("trading_post", "3 clay 2 wood 2 stone", 2),
        ("trading_post", "3 clay 3 wood 2 stone", 3),
        ("trading_post", "3 clay 3 wood 3 stone 9 gold 9 marble 9 silver", 3),
        ("castle", "1 gold 9 marble", 1),
        ("castle", "2 gold", 2),
        ("castle", "3 gold 3 marble", 2),
        ("castle", "4 gold", 3),
        ("observatory", "1 marble 9 gold", 1),
        ("observatory", "2 marble", 2),
        ("observatory", "5 marble", 3),
        ("observatory", "6 marble", 5),
    ] {
        let (virtue, _, _) =
            ended(Position::new(2).seat(0, |p| p.built(built).goods(goods).virtue(10)));
        assert_eq!(virtue, points, "{built} with {goods}");
    }
    for (paid, points) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)] {
        let position = Position::new(2).seat(0, |p| p.built("reservoir").paid_debts(paid));
        let (virtue, debts, _) = ended(position.seat(0, |p| p.virtue(10).debts(1)));
        assert_eq!((virtue, debts), (points, -2), "{paid} paid debts");
    }
}

/// WK-E21: `keep` divides by 3, `lighthouse` and `palace` by 4.
#[test]
fn wk_e21_keep_lighthouse_and_palace() {
    for (captured, bonus) in [(2, 0), (3, 1), (8, 2), (9, 3)] {
        // The workers of two opponents are added up.
        let held = [0, captured / 2, captured - captured / 2];
        let table = finish(Position::new(3).seat(0, |p| p.built("keep").held(&held)));
        assert_eq!(table.points(0, "effects"), bonus, "{captured} captured");
    }
    for (virtue, groups) in [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)] {
        let table = finish(Position::new(2).seat(0, |p| p.built("lighthouse").virtue(virtue)));
        assert_eq!(table.points(0, "effects"), groups, "Lighthouse at {virtue}");
        let mut table = Position::new(2)
            .seat(0, |p| p.goods("3 wood 3 stone 2 marble").hand("palace").virtue(virtue))
            .seat(0, |p| p.apprentices("miner stonecutter"))
            .play();
        table.play(0, "place guildhall").play(0, "construct palace");
        assert_eq!(table.good(0, "gold"), groups as u64, "Palace at {virtue}");
    }
}

/// WK-E22: the Keep (`keep`) counts opponents' workers on the own board, not those in Prison, nor
/// own workers on other boards.
#[test]
fn wk_e22_keep() {
    let position = Position::new(3)
        .seat(0, |p| p.built("keep").held(&[0, 2, 0]).prison(3))
        .seat(1, |p| p.prison(6).held(&[4, 0, 3]))
        .seat(2, |p| p.prison(3));
    let table = finish(position.clone());
    assert_eq!((table.points(0, "effects"), table.points(1, "effects")), (0, 0));
    let table = finish(position.seat(0, |p| p.held(&[0, 2, 1])));
    assert_eq!((table.points(0, "effects"), table.points(1, "effects")), (1, 0));
}

/// WK-E23: the Aqueduct (`aqueduct`) counts itself and all other buildings of its owner; cards in
/// hand and buildings of others do not count.
#[test]
fn wk_e23_aqueduct() {
    for (built, bonus) in [("aqueduct", 1), ("aqueduct well", 2), ("aqueduct well church keep", 4)]
    {
        let position = Position::new(2)
            .seat(0, |p| p.built(built).hand("palace monument"))
            .seat(1, |p| p.built("smithy library"));
        assert_eq!(finish(position).points(0, "effects"), bonus, "{built}");
    }
}

/// WK-E23: the Labourer (`labourer`) counts for all three Huts.
#[test]
fn wk_e23_labourer() {
    let huts = "carpenters_hut tilers_hut masons_hut";
    let open = "patron_clay patron_silver patron_stone patron_wood / trader_clay trader_stone \
                trader_wood gatekeeper";
    let with = |apprentices: &str| {
        let position = Position::new(2).workshop(open);
        finish(position.seat(0, |p| p.built(huts).apprentices(apprentices))).points(0, "effects")
    };
    assert_eq!(with(""), 0);
    assert_eq!(with("labourer"), 3);
    assert_eq!(with("woodcutter"), 1);
    assert_eq!(with("labourer woodcutter miner miner"), 6);
}

/// WK-E24: first all virtue effects, then on what results the VP effects: the Lighthouse looks at
/// the level, the University and the value of debts at the debts that are left.
#[test]
fn wk_e24_vp_effects_after_virtue() {
    // From 7 to 8 by the Castle: 2 for the Lighthouse.
    let table = finish(Position::new(2).seat(0, |p| p.built("lighthouse castle").goods("2 gold")));
    assert_eq!((table.points(0, "effects"), table.points(0, "virtue")), (2, 0));
    // From 9 to 7 by the Dungeon: 1.
    let table = finish(Position::new(2).seat(0, |p| p.built("lighthouse dungeon").virtue(9)));
    assert_eq!(table.points(0, "effects"), 1);
    // The Dungeon at level 1 gives a debt, and the University nothing.
    let table = finish(Position::new(2).seat(0, |p| p.built("university dungeon").virtue(1)));
    assert_eq!((table.points(0, "effects"), table.points(0, "debts")), (0, -2));
    let table = finish(Position::new(2).seat(0, |p| p.built("university dungeon").virtue(2)));
    assert_eq!((table.points(0, "effects"), table.points(0, "debts")), (2, 0));
    // Two of three debts are destroyed before they count 1 each.
    let position =
        Position::new(2).seat(0, |p| p.built("fountain castle").goods("4 gold").debts(3));
    assert_eq!(ended(position.seat(0, |p| p.virtue(14))), (7, -1, 14 + 4 + 7 - 1));
}

/// WK-E24: the order is the best one: at level 14 the Dungeon acts before the gains, so that they
/// are not lost, unless debts are better destroyed.
#[test]
fn wk_e24_the_order_with_the_highest_total() {
    let with = |built: &str, debts: u16| {
        Position::new(2).seat(0, |p| p.built(built).goods("4 gold").virtue(14).debts(debts))
    };
    // 24 printed and 4 gold. Dungeon, then Castle: back to 14.
    assert_eq!(ended(with("castle dungeon", 0)), (7, 0, 35));
    assert_eq!(ended(with("castle dungeon", 1)), (7, -2, 33));
    // With a debt of −3 each: 7 − 3 against 3, then 7 − 6 against 3.
    assert_eq!(ended(with("castle dungeon gamblers_den", 1)), (7, -3, 42));
    assert_eq!(ended(with("castle dungeon gamblers_den", 2)), (3, 0, 41));
    assert_eq!(ended(with("castle dungeon gamblers_den", 3)), (3, -3, 38));
    // The 2 points of the University: 7 − 2 against 3 + 2, then 7 − 4 against 3 + 2.
    assert_eq!(ended(with("castle dungeon university", 2)), (3, 0, 44));
    assert_eq!(ended(with("castle dungeon university", 3)), (7, -6, 40));
}

/// WK-E24: at the lower end gains come before the Dungeon, so that no debt is taken.
#[test]
fn wk_e24_gains_before_losses_below() {
    let with = |built: &str, gold: u8, virtue: u8| {
        let goods = format!("{gold} gold");
        Position::new(2).seat(0, |p| p.built(built).goods(&goods).virtue(virtue))
    };
    // Level 1 by way of 2 to 0; 24 printed.
    assert_eq!(ended(with("castle dungeon", 2, 1)), (-9, 0, 24 + 2 - 9));
    assert_eq!(ended(with("castle dungeon", 4, 1)), (-8, 0, 24 + 4 - 8));
    assert_eq!(ended(with("castle dungeon", 2, 0)), (-9, -2, 24 + 2 - 11));
}

/// WK-E24: among orders with the same total the one with the highest Virtue is taken.
#[test]
fn wk_e24_among_equal_totals_the_highest_virtue() {
    // Level 14 with 2 debts: 7 − 4, or, with both destroyed, 3 for level 12.
    let position = Position::new(2).seat(0, |p| p.built("castle dungeon").goods("4 gold"));
    assert_eq!(ended(position.clone().seat(0, |p| p.virtue(14).debts(2))), (7, -4, 31));
    // Level 1 with a Fountain: −8 and a debt of −1, or −9 without one.
    let position = position.seat(0, |p| p.built("castle dungeon fountain").goods("2 gold"));
    assert_eq!(ended(position.seat(0, |p| p.virtue(1))), (-8, -1, 28 + 2 - 9));
    // It decides ties between players: 31 each, at level 14 against 13.
    let position = Position::new(2)
        .seat(0, |p| p.built("castle dungeon").goods("4 gold").virtue(14).debts(2))
        .seat(1, |p| p.built("palace monument library").virtue(13).goods("9 silver"));
    let table = finish(position);
    assert_eq!((table.total(0), table.total(1), table.ranks()), (31, 31, vec![1, 2]));
}

/// WK-E24: virtue beyond 14 destroys debts where that is better, and not where it is worse: in an
/// edition whose Fountain makes a debt worth 1.
#[test]
fn wk_e24_debts_are_destroyed_only_if_that_is_better() {
    let with = |edition: &'static Edition, built: &str| {
        Position::of(edition, 2).seat(0, |p| p.built(built).goods("4 gold").virtue(14).debts(2))
    };
    let finish_in = |position: Position| {
        let table = finish(position);
        (table.points(0, "virtue"), table.points(0, "debts"), table.points(0, "effects"))
    };
    assert_eq!(finish_in(with(edition(), "castle fountain")), (7, 0, 0));
    let edition = edition_with(&[(
        "kind = \"unpaid_debt_vp_delta\", delta = 1",
        "kind = \"unpaid_debt_vp_delta\", delta = 3",
    )]);
    assert_eq!(finish_in(with(edition, "castle fountain")), (7, 2, 0));
    // The University makes up for it when there are but 2.
    let position = with(edition, "castle fountain university");
    assert_eq!(finish_in(position.clone().seat(0, |p| p.debts(1))), (7, 0, 2));
    assert_eq!(finish_in(position.seat(0, |p| p.debts(3))), (7, 3, 0));
}

/// WK-E24: all six buildings that change virtue at the end, in hundreds of positions: the points
/// are those of the second scorer, which tries every order and every number of debts.
#[test]
fn wk_e24_agrees_with_every_order() {
    let mut seen = std::collections::BTreeSet::new();
    for virtue in 0..=14_u8 {
        for (at, built) in [
            "castle dungeon",
            "castle dungeon university",
            "trading_post dungeon gamblers_den",
            "observatory dungeon fountain",
            "reservoir chapel dungeon lighthouse",
            "castle chapel dungeon observatory reservoir trading_post",
            "castle chapel dungeon observatory reservoir trading_post university gamblers_den",
        ]
        .into_iter()
        .enumerate()
        {
            let debts = u16::from(virtue) * 5 % 4 + at as u16 % 2;
            let goods = ["2 gold", "4 gold 2 marble 4 clay", "6 gold 8 stone 4 marble"];
            let goods = goods[(virtue as usize + at) % 3];
            let position = Position::new(2)
                .rewards("")
                .seat(0, |p| p.built(built).goods(goods).virtue(virtue).debts(debts))
                .seat(0, |p| p.paid_debts(2).cathedral(1));
            seen.insert(ended(position));
        }
    }
    assert!(seen.len() > 60, "they differ: {}", seen.len());
}

/// WK-E25: for Therese gold and marble are one number, which Castle and Observatory count both.
#[test]
fn wk_e25_therese_counts_both() {
    let position = Position::new(2)
        .seat(0, |p| p.board("therese").built("castle observatory").goods("4 gold").virtue(10))
        .seat(1, |p| p.board("rudolf"));
    // 2 virtue from each: level 14.
    assert_eq!(ended(position), (7, 0, 17 + 4 + 7));
}

/// WK-E31: captured workers cost their owner no VP at the end; only the Prison does.
#[test]
fn wk_e31_captured_workers_cost_nothing() {
    let position = Position::new(2).seat(1, |p| p.held(&[8, 0]));
    let table = finish(position.clone());
    assert_eq!((table.total(0), table.total(1), table.ranks()), (0, 0, vec![1, 1]));
    let table = finish(position.seat(1, |p| p.held(&[0, 0])).seat(0, |p| p.prison(8)));
    assert_eq!((table.total(0), table.points(0, "prison")), (-4, -4));
}

/// WK-E31: they still belong to their owner, who may ransom them.
#[test]
fn wk_e31_captured_workers_can_be_ransomed() {
    let mut table = Position::new(3)
        .seat(0, |p| p.goods("5 silver"))
        .seat(1, |p| p.held(&[2, 0, 3]))
        .seat(2, |p| p.held(&[1, 0, 0]))
        .play();
    table.play(0, "place guardhouse").play(0, "ransom silver");
    assert_eq!((table.supply(0), table.held(1, 0), table.held(2, 0)), (19, 0, 0));
    assert_eq!(table.held(1, 2), 3);
}
