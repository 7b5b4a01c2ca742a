//! Chapter 8: the Guardhouse and the Prison.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

/// Seat 0 has so much silver and, once its worker is placed, so many workers at the Guardhouse.
fn before(players: usize, workers: u8, silver: u16) -> Position {
    Position::new(players).seat(0, |p| {
        let p = p.goods(&format!("{silver} silver"));
        if workers > 1 { p.at(&format!("{} guardhouse", workers - 1)) } else { p }
    })
}

/// Seat 0 at the Guardhouse.
#[track_caller]
fn on(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "place guardhouse");
    table
}

/// WK-45: up to 1 action for each own worker there; other players' workers do not count.
#[test]
fn wk_45_one_action_for_each_worker() {
    for workers in 1..=4 {
        let position = before(2, workers, 40)
            .seat(0, |p| p.debts(5).virtue(5))
            .seat(1, |p| p.at("3 guardhouse"));
        let mut table = on(&position);
        for done in 0..u64::from(workers) {
            assert_eq!((table.asked(), table.debts(0)), (vec![0], 5 - done));
            table.play(0, "settle");
        }
        assert_eq!(table.asked(), [1]);
        assert_eq!((table.debts(0), table.paid_debts(0)), (5 - u64::from(workers), workers.into()));
    }
}

/// WK-45: the actions come in any order and may be repeated.
#[test]
fn wk_45_in_any_order() {
    let position = before(2, 4, 12)
        .seat(0, |p| p.debts(2).prison(1).held(&[0, 2]))
        .seat(1, |p| p.held(&[1, 0]));
    let all = ["imprison", "release", "ransom silver", "ransom debt", "settle", "done"];
    on(&position).offers(0, &all);
    let mut table = on(&position);
    table.play(0, "settle").play(0, "imprison").play(0, "settle").play(0, "release");
    assert_eq!((table.debts(0), table.paid_debts(0), table.silver(0)), (0, 2, 2));
    assert_eq!((table.prison(0), table.prison(1), table.held(1, 0)), (0, 2, 1));
    let mut table = on(&position);
    table.play(0, "release").play(0, "ransom silver").play(0, "imprison").play(0, "settle");
    assert_eq!((table.debts(0), table.silver(0), table.tax_stand()), (1, 3, 9));
}

/// WK-45: Imprison sends all captured workers on the own board to Prison and brings 1 silver for
/// each.
#[test]
fn wk_45_imprison() {
    let position =
        before(3, 1, 1).seat(0, |p| p.held(&[0, 4, 2])).seat(1, |p| p.held(&[1, 0, 3]).prison(1));
    let mut table = on(&position);
    table.play(0, "imprison");
    assert_eq!((table.silver(0), table.held(0, 1), table.held(0, 2)), (7, 0, 0));
    assert_eq!((table.prison(0), table.prison(1), table.prison(2)), (0, 5, 2));
    // What others hold stays with them.
    assert_eq!((table.held(1, 0), table.held(1, 2), table.silver(1)), (1, 3, 0));
    assert_eq!((table.virtue(0), table.tax_stand()), (7, 4));
}

/// WK-45: Release brings all own workers from Prison to the supply, and nobody else's.
#[test]
fn wk_45_release() {
    let position =
        before(3, 1, 0).seat(0, |p| p.prison(6)).seat(1, |p| p.prison(2).held(&[3, 0, 0]));
    let mut table = on(&position);
    assert_eq!(table.supply(0), 10);
    table.play(0, "release");
    assert_eq!((table.supply(0), table.prison(0), table.prison(1)), (16, 0, 2));
    assert_eq!((table.held(1, 0), table.silver(0), table.asked()), (3, 0, vec![1]));
}

/// WK-45: a Ransom for 3 silver and 2 tax brings all own workers from all opponents' boards.
#[test]
fn wk_45_ransom_with_silver() {
    let position = before(3, 1, 6)
        .seat(0, |p| p.prison(2))
        .seat(1, |p| p.held(&[3, 0, 1]))
        .seat(2, |p| p.held(&[4, 2, 0]));
    let mut table = on(&position);
    table.play(0, "ransom silver");
    assert_eq!((table.silver(0), table.tax_stand(), table.supply(0)), (1, 6, 17));
    assert_eq!((table.held(1, 0), table.held(2, 0), table.prison(0)), (0, 0, 2));
    assert_eq!((table.held(1, 2), table.held(2, 1)), (1, 2));
    assert_eq!((table.debts(0), table.virtue(0)), (0, 7));
    assert_eq!((table.silver(1), table.silver(2)), (0, 0));
}

/// WK-45: or for 1 debt and 1 virtue.
#[test]
fn wk_45_ransom_by_debt() {
    let position = before(3, 1, 6).seat(1, |p| p.held(&[3, 0, 1])).seat(2, |p| p.held(&[4, 2, 0]));
    let mut table = on(&position);
    table.play(0, "ransom debt");
    assert_eq!((table.debts(0), table.virtue(0), table.supply(0)), (1, 6, 19));
    assert_eq!((table.silver(0), table.tax_stand()), (6, 4));
    assert_eq!((table.held(1, 0), table.held(2, 0)), (0, 0));
}

/// WK-45: to pay a debt costs 3 silver and 3 tax; 1 unpaid debt is turned, and 1 virtue gained.
#[test]
fn wk_45_pay_a_debt() {
    let mut table = on(&before(2, 1, 8).seat(0, |p| p.debts(3).paid_debts(1)));
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.tax_stand(), table.virtue(0)), (2, 7, 8));
    assert_eq!((table.debts(0), table.paid_debts(0), table.asked()), (2, 2, vec![1]));
}

/// WK-45: paying a debt brings the bonuses of all Debt Collectors, for each debt.
///
/// `debt_collector_clay`: 2 clay. `debt_collector_stone`: 2 stone. `debt_collector_wood`: 2 wood.
#[test]
fn wk_45_debt_collectors() {
    let all = "debt_collector_clay debt_collector_stone debt_collector_wood";
    let position = before(2, 2, 12).seat(0, |p| p.debts(2).apprentices(all));
    let mut table = on(&position);
    table.play(0, "settle");
    assert_eq!(table.goods(0), "2 clay 2 wood 2 stone 6 silver");
    table.play(0, "settle");
    assert_eq!(table.goods(0), "4 clay 4 wood 4 stone");
    let position = before(2, 1, 6).seat(0, |p| p.debts(2).apprentices("debt_collector_wood"));
    let mut table = on(&position);
    table.play(0, "settle");
    assert_eq!(table.goods(0), "2 wood");
}

/// WK-46: paid debts stay in front of their owner and cost nothing at the end.
#[test]
fn wk_46_paid_debts_cost_nothing() {
    let mut table = before(2, 1, 6).last_turn().seat(0, |p| p.debts(2).paid_debts(3)).play();
    table.play(0, "place guardhouse").play(0, "settle");
    assert!(table.over());
    assert_eq!((table.debts(0), table.paid_debts(0)), (1, 4));
    assert_eq!((table.points(0, "debts"), table.points(1, "debts")), (-2, 0));
    assert_eq!(table.total(0), -2);
}

/// WK-47: an action is possible only if it does something.
#[test]
fn wk_47_only_what_does_something() {
    // One thing to do at a time, with two workers; all else is refused.
    let all = ["imprison", "release", "ransom debt", "settle"];
    let positions = [
        before(2, 2, 9).seat(0, |p| p.held(&[0, 1])),
        before(2, 2, 9).seat(0, |p| p.prison(1)),
        before(2, 2, 5).seat(1, |p| p.held(&[1, 0])),
        before(2, 2, 9).seat(0, |p| p.debts(1)),
    ];
    for (at, position) in positions.iter().enumerate() {
        let mut table = on(position);
        for (other, answer) in all.into_iter().enumerate() {
            if other == at {
                assert!(table.legal(0).contains(&answer.to_string()), "{answer}");
            } else {
                table.refuses(0, answer, "WK-47");
            }
        }
        // Once it is done there is nothing left, and the turn is over.
        table.play(0, all[at]);
        assert_eq!(table.asked(), [1], "{}", all[at]);
    }
    // With nothing at all nobody goes there.
    before(2, 2, 9).seat(1, |p| p.prison(3).debts(2)).play().refuses(
        0,
        "place guardhouse",
        "WK-E2",
    );
}

/// WK-47: a debt needs the money: 6 coins at Virtue 7.
#[test]
fn wk_47_a_debt_needs_the_money() {
    let mut table = before(2, 1, 5).seat(0, |p| p.debts(1)).play();
    table.refuses(0, "place guardhouse", "WK-E2");
    let mut table = on(&before(2, 1, 5).seat(0, |p| p.debts(1).prison(1)));
    assert_eq!(table.why(0, "settle"), "WK-47 debt-too-dear");
    let mut table = on(&before(2, 1, 6).seat(0, |p| p.debts(1).prison(1)));
    table.offers(0, &["release", "settle", "done"]);
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.paid_debts(0)), (0, 1));
}

/// WK-47: each action is judged and paid with the goods that the one before it left.
#[test]
fn wk_47_the_goods_of_the_moment() {
    let position = before(2, 2, 2).seat(0, |p| p.debts(1).held(&[0, 4]));
    let mut table = on(&position);
    table.refuses(0, "settle", "WK-47").play(0, "imprison");
    assert_eq!(table.silver(0), 6);
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.paid_debts(0), table.asked()), (0, 1, vec![1]));
    // And what was spent is gone.
    let position = before(2, 2, 7).seat(0, |p| p.debts(2).prison(1));
    let mut table = on(&position);
    table.play(0, "settle").refuses(0, "settle", "WK-47").offers(0, &["release", "done"]);
}

/// WK-47: and with the Virtue level that it left: a debt taken at Virtue 4 makes the next payment
/// cheaper, a debt paid at Virtue 3 makes it dearer.
#[test]
fn wk_47_the_virtue_of_the_moment() {
    let position = before(2, 2, 5).seat(0, |p| p.virtue(4).debts(1)).seat(1, |p| p.held(&[1, 0]));
    let mut table = on(&position);
    table.refuses(0, "settle", "WK-47").play(0, "ransom debt");
    assert_eq!((table.virtue(0), table.debts(0)), (3, 2));
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.tax_stand(), table.virtue(0)), (0, 6, 4));
    let position = before(2, 2, 10).seat(0, |p| p.virtue(3).debts(2).prison(1));
    let mut table = on(&position);
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.virtue(0)), (5, 4));
    table.refuses(0, "settle", "WK-47");
}

/// WK-T14: 3 own workers; action 1 with 3 yellow and 2 green captured workers brings 5 silver and
/// sends 5 workers to Prison, action 2 brings 2 own workers home, and the third action is not taken.
#[test]
fn wk_t14_two_of_three_actions() {
    let position = before(3, 3, 6).seat(0, |p| p.held(&[0, 3, 2]).prison(2).debts(1));
    let mut table = on(&position);
    table.play(0, "imprison");
    assert_eq!((table.silver(0), table.prison(1), table.prison(2)), (11, 3, 2));
    assert_eq!(table.supply(0), 15);
    table.play(0, "release");
    assert_eq!((table.supply(0), table.prison(0)), (17, 0));
    table.offers(0, &["settle", "done"]);
    table.play(0, "done");
    assert_eq!((table.asked(), table.silver(0), table.debts(0)), (vec![1], 11, 1));
}

/// WK-T31: at Virtue 2 a debt is paid with 3 silver and 2 tax.
#[test]
fn wk_t31_a_debt_at_virtue_2() {
    let position = |silver| before(2, 1, silver).seat(0, |p| p.virtue(2).debts(1));
    let mut table = on(&position(5));
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.tax_stand(), table.virtue(0)), (0, 6, 3));
    position(4).play().refuses(0, "place guardhouse", "WK-E2");
}

/// WK-T32: Ada at Virtue 1 pays a debt with 3 silver and no tax, since 3 are ignored.
#[test]
fn wk_t32_ada_at_virtue_1() {
    let position = |silver| {
        let position = before(2, 1, silver).seat(1, |p| p.board("rudolf"));
        position.seat(0, |p| p.board("ada").virtue(1).debts(1))
    };
    let mut table = on(&position(3));
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.tax_stand(), table.virtue(0)), (0, 4, 2));
    position(2).play().refuses(0, "place guardhouse", "WK-E2");
}

/// WK-T38: a Ransom by debt at Virtue 0: 2 debts in all.
#[test]
fn wk_t38_ransom_by_debt_at_virtue_0() {
    let mut table = on(&before(2, 1, 0).seat(0, |p| p.virtue(0)).seat(1, |p| p.held(&[3, 0])));
    table.play(0, "ransom debt");
    assert_eq!((table.debts(0), table.virtue(0), table.supply(0)), (2, 0, 19));
}

/// WK-E4: the debt is always open as a way to pay a Ransom; silver only if all 5 coins, less the
/// tax ignored, are there.
#[test]
fn wk_e4_two_ways_to_pay() {
    for (virtue, price) in [(14, 5), (7, 5), (4, 5), (3, 4), (2, 4), (1, 3), (0, 3)] {
        let position = |silver| {
            before(2, 1, silver).seat(0, |p| p.virtue(virtue)).seat(1, |p| p.held(&[2, 0]))
        };
        let mut table = on(&position(price));
        table.offers(0, &["ransom silver", "ransom debt", "done"]);
        table.play(0, "ransom silver");
        assert_eq!((table.silver(0), table.tax_stand()), (0, u64::from(price) + 1));
        assert_eq!((table.debts(0), table.virtue(0)), (0, virtue.into()));
        let mut table = on(&position(price - 1));
        table.offers(0, &["ransom debt", "done"]);
        assert_eq!(table.why(0, "ransom silver"), "WK-E4 ransom-too-dear");
    }
}

/// WK-E31: captured workers still belong to their owner; they cost nothing at the end, only the
/// Prison does.
#[test]
fn wk_e31_captured_workers_cost_nothing() {
    let position =
        Position::new(2).last_turn().seat(0, |p| p.held(&[0, 6])).seat(1, |p| p.prison(5));
    let mut table = position.play();
    table.pass(0);
    assert!(table.over());
    assert_eq!((table.held(0, 1), table.prison(1)), (6, 5));
    assert_eq!((table.points(1, "prison"), table.total(1)), (-2, -2));
    assert_eq!((table.points(0, "prison"), table.total(0)), (0, 0));
}

/// WK-E31: they can be ransomed by their owner, and are not freed by Release.
#[test]
fn wk_e31_they_can_be_ransomed() {
    let position = before(2, 2, 0).seat(0, |p| p.prison(1)).seat(1, |p| p.held(&[5, 0]));
    let mut table = on(&position);
    table.play(0, "release");
    assert_eq!((table.supply(0), table.held(1, 0)), (13, 5));
    table.play(0, "ransom debt");
    assert_eq!((table.supply(0), table.held(1, 0)), (18, 0));
}

/// WK-E32: Imprison sends the workers of all colors together, and takes one action for all.
#[test]
fn wk_e32_imprison_as_a_whole() {
    let position = before(5, 2, 0).seat(0, |p| p.held(&[0, 1, 2, 3, 4]));
    let mut table = on(&position);
    table.offers(0, &["imprison", "done"]);
    table.play(0, "imprison");
    assert_eq!(table.events().iter().filter(|event| *event == "imprisoned").count(), 4);
    for seat in 1..5 {
        assert_eq!((table.prison(seat), table.held(0, seat)), (seat as u64, 0));
    }
    // Nothing is left for the second action.
    assert_eq!((table.silver(0), table.asked()), (10, vec![1]));
}

/// WK-E63: to pay a debt: the debt is turned, then the virtue is gained, with what goes beyond 14 at
/// once, then come the Debt Collectors.
#[test]
fn wk_e63_the_order_of_paying_a_debt() {
    let collector = "debt_collector_clay";
    let position = before(2, 1, 6).seat(0, |p| p.debts(2).apprentices(collector));
    let mut table = on(&position);
    table.play(0, "settle");
    let events = ["paid", "paid_tax", "paid_debt", "virtue_changed", "gained", "turn_began"];
    assert_eq!(table.events(), events);
    let mut table = on(&position.seat(0, |p| p.virtue(14)));
    table.play(0, "settle");
    assert_eq!((table.question(0), table.debts(0), table.paid_debts(0)), ("destroy", 1, 1));
    assert_eq!(table.goods(0), "");
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!((table.goods(0).as_str(), table.debts(0), table.paid_debts(0)), ("2 clay", 0, 1));
    assert_eq!(table.asked(), [1]);
}

/// WK-E63: Reward card: the virtue first, then the rest.
#[test]
fn wk_e63_the_order_of_a_reward() {
    let position = Position::new(2)
        .seat(0, |p| p.virtue(14).debts(1).goods("1 gold").hand("palace"))
        .rewards("reward_silver reward_silver reward_wood reward_wood reward_stone");
    let mut table = position.play();
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.question(0), table.cathedral(0), table.silver(0)), ("destroy", 1, 0));
    table.play(0, "destroy 0");
    assert_eq!((table.silver(0), table.debts(0), table.asked()), (3, 1, vec![1]));
    let mut table = position.seat(0, |p| p.virtue(7)).play();
    table.play(0, "place guildhall").play(0, "advance");
    let events = table.events();
    let at = |kind: &str| events.iter().rposition(|event| event == kind);
    assert!(at("rewarded") < at("virtue_changed") && at("virtue_changed") < at("gained"));
    assert_eq!((table.virtue(0), table.silver(0)), (8, 3));
}

/// WK-E63: Ransom by debt: the debt is taken first, then the virtue is lost.
#[test]
fn wk_e63_the_order_of_a_ransom_by_debt() {
    let mut table = on(&before(2, 1, 0).seat(1, |p| p.held(&[3, 0])));
    table.play(0, "ransom debt");
    assert_eq!(table.events(), ["took_debts", "virtue_changed", "ransomed", "turn_began"]);
}
