//! Chapter 10: the Virtue track.

use game_testkit::AtTable;

use crate::harness::{Position, Table, edition_with};

/// What the levels are worth.
const POINTS: [i16; 15] = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7];

/// An edition whose Reward card for virtue brings 3, to move by more than 2 at once.
fn generous() -> &'static rules_west_kingdom::Edition {
    edition_with(&[("gain = { virtue = 2 }\ncopies = 2", "gain = { virtue = 3 }\ncopies = 2")])
}

/// Seat 0 advances on the Cathedral from this level and gains 3 virtue.
fn gain_three(virtue: u8, debts: u16) -> Table {
    let mut table = Position::of(generous(), 2)
        .rewards("reward_virtue")
        .seat(0, |p| p.virtue(virtue).debts(debts).paid_debts(1).goods("1 gold").hand("well"))
        .seat(0, |p| p.apprentices("debt_collector_clay"))
        .seat(1, |p| p.debts(3))
        .play();
    table.play(0, "place guildhall").play(0, "advance");
    table
}

/// WK-60: the points of each level.
#[test]
fn wk_60_points_of_the_levels() {
    for (level, points) in POINTS.into_iter().enumerate() {
        let mut table = Position::new(2).last_turn().seat(0, |p| p.virtue(level as u8)).play();
        table.pass(0);
        assert_eq!(table.points(0, "virtue"), points, "level {level}");
        assert_eq!((table.total(0), table.points(1, "virtue")), (points, 0));
    }
}

/// WK-60, WK-61, WK-64, WK-T21: Virtue 13, gain 3: the marker is on 14, and 2 debts may be
/// destroyed, without virtue and without a bonus.
/// `debt_collector_clay`: nothing, as no debt is paid.
#[test]
fn wk_t21_virtue_beyond_the_track() {
    for destroyed in 0..=2 {
        let mut table = gain_three(13, 3);
        assert_eq!((table.virtue(0), table.question(0)), (14, "destroy"));
        table.offers(0, &["destroy 0", "destroy 1", "destroy 2"]);
        table.refuses(0, "destroy 3", "WK-61").refuses(0, "done", None);
        table.play(0, &format!("destroy {destroyed}"));
        assert_eq!((table.debts(0), table.paid_debts(0)), (3 - destroyed, 1));
        assert_eq!((table.virtue(0), table.goods(0).as_str()), (14, ""));
        assert_eq!((table.debts(1), table.asked()), (3, vec![1]));
    }
    // On 13: no Black Market, 5 VP.
    let position = Position::new(2).last_turn().seat(0, |p| p.virtue(13).goods("9 silver"));
    let mut table = position.play();
    for space in ["small", "middle", "large"] {
        table.refuses(0, &format!("place black_market_{space}"), "WK-43");
    }
    table.pass(0);
    assert_eq!(table.points(0, "virtue"), 5);
}

/// WK-61: only what goes beyond 14 counts, and without an unpaid debt it is lost.
#[test]
fn wk_61_what_goes_beyond() {
    let table = gain_three(11, 3);
    assert_eq!((table.virtue(0), table.debts(0), table.asked()), (14, 3, vec![1]));
    let mut table = gain_three(12, 3);
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!((table.virtue(0), table.debts(0)), (14, 2));
    let mut table = gain_three(14, 5);
    assert_eq!(table.open(0, "destroy"), "0 1 2 3");
    table.play(0, "destroy 3");
    assert_eq!((table.virtue(0), table.debts(0)), (14, 2));
    let table = gain_three(14, 0);
    assert_eq!((table.virtue(0), table.paid_debts(0), table.asked()), (14, 1, vec![1]));
}

/// WK-62: for each virtue lost below 0 there is 1 unpaid debt.
/// `thieves_den`: 2 virtue are lost.
#[test]
fn wk_62_losses_below_the_track() {
    for (virtue, after, debts) in [(3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)] {
        let mut table = Position::new(2)
            .workshop("miner miner jeweller jeweller / patron_clay patron_wood thief pickpocket")
            .seat(0, |p| p.virtue(virtue).apprentices("labourer").hand("thieves_den"))
            .seat(0, |p| p.goods("1 clay 2 wood 3 stone").paid_debts(1))
            .play();
        table.play(0, "place guildhall").play(0, "construct thieves_den");
        assert_eq!((table.virtue(0), table.debts(0), table.paid_debts(0)), (after, debts, 1));
        assert_eq!((table.goods(0).as_str(), table.debts(1)), ("4 silver", 0));
    }
}

/// WK-35, WK-62, WK-T33: Virtue 1 at the Tax Stand: Virtue 0 and 1 debt.
#[test]
fn wk_t33_stealing_on_level_1() {
    let mut table = Position::new(2).seat(0, |p| p.virtue(1)).play();
    table.play(0, "place tax_stand");
    assert_eq!((table.virtue(0), table.debts(0), table.silver(0)), (0, 1, 4));
}

/// WK-63: levels 3 and 2 ignore 1 tax coin of each cost, levels 1 and 0 two; nobody pays them.
#[test]
fn wk_63_tax_evasion_on_every_level() {
    for level in 0..=14u8 {
        let ignored: u16 = match level {
            0 | 1 => 2,
            2 | 3 => 1,
            _ => 0,
        };
        // A hire, a first capture, a Ransom, a debt.
        for (silver, tax, answers) in [
            (2, 2, &["place workshop", "hire 1 1"][..]),
            (0, 1, &["place town_centre", "capture forest 1"]),
            (3, 2, &["place guardhouse", "ransom silver"]),
            (3, 3, &["place guardhouse", "settle"]),
        ] {
            let tax = u16::saturating_sub(tax, ignored);
            let mut table = Position::new(2)
                .seat(0, |p| p.virtue(level).debts(1).goods(&format!("{} silver", silver + tax)))
                .seat(1, |p| p.at("1 forest").held(&[1]))
                .play();
            for answer in answers {
                table.play(0, answer);
            }
            let what = format!("{} on level {level}", answers[1]);
            assert_eq!((table.silver(0), table.tax_stand()), (0, 4 + u64::from(tax)), "{what}");
            if silver + tax > 0 {
                let mut short = Position::new(2)
                    .seat(0, |p| {
                        p.virtue(level).debts(1).goods(&format!("{} silver", silver + tax - 1))
                    })
                    .seat(1, |p| p.at("1 forest").held(&[1]))
                    .play();
                let refused = match answers[0] {
                    "place town_centre" => {
                        short.refuses(0, answers[0], "WK-E1");
                        true
                    }
                    place => !short.play(0, place).legal(0).contains(&answers[1].to_string()),
                };
                assert!(refused, "{what} with a silver less");
            }
        }
    }
}

/// WK-21, WK-60, WK-63, WK-64, WK-T23: Virtue 1 in the Workshop: both tax coins are ignored. No
/// Cathedral, −8 VP at the end.
#[test]
fn wk_t23_a_hire_on_level_1() {
    let position =
        Position::new(2).last_turn().seat(0, |p| p.virtue(1).goods("2 silver 1 gold").hand("keep"));
    let mut table = position.play();
    table.refuses(0, "place guildhall", "WK-51");
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 4));
    assert_eq!(table.points(0, "virtue"), -8);
}

/// WK-30, WK-63, WK-T30: Virtue 3 at the Town Centre: the first capture is free.
#[test]
fn wk_t30_a_capture_on_level_3() {
    let town = |virtue: u8| {
        Position::new(2)
            .seat(0, |p| p.virtue(virtue).at("1 town_centre"))
            .seat(1, |p| p.at("2 forest 1 mines"))
            .play()
    };
    let mut table = town(3);
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.silver(0), table.tax_stand()), (2, 0, 4));
    // The second costs 1 silver, which is not there.
    assert_eq!((table.asked(), table.at(1, "mines")), (vec![1], 1));
    town(4).refuses(0, "place town_centre", "WK-E1");
}

/// WK-64: the Black Market is closed on level 10 and above, the Cathedral on level 4 and below.
#[test]
fn wk_64_closed_zones() {
    for level in 0..=14u8 {
        let mut table = Position::new(2)
            .seat(0, |p| p.virtue(level).goods("9 silver 1 gold").hand("keep"))
            .play();
        let open = |place: &str| table.legal(0).contains(&format!("place {place}"));
        for space in ["small", "middle", "large"] {
            assert_eq!(open(&format!("black_market_{space}")), level < 10, "level {level}");
        }
        // The Keep cannot be built, so the Guildhall is open for the Cathedral only.
        assert_eq!(open("guildhall"), level >= 5, "level {level}");
        if level >= 10 {
            table.refuses(0, "place black_market_small", "WK-43");
        }
    }
    // Where something can be built the Guildhall is open, and the Cathedral still closed.
    for (level, cathedral) in [(4, false), (5, true)] {
        let position = Position::new(2)
            .seat(0, |p| p.virtue(level).goods("1 gold 4 wood 4 stone").hand("well masons_hut"));
        let mut table = position.play();
        table.play(0, "place guildhall");
        assert_eq!(table.legal(0).contains(&"advance".into()), cathedral);
        if !cathedral {
            table.refuses(0, "advance", "WK-64");
        }
    }
}

/// WK-35, WK-64, WK-T22: Virtue 11 at the Tax Stand: Virtue 9, and the Black Market is open in the
/// next turn.
#[test]
fn wk_t22_leaving_the_closed_zone() {
    let mut table = Position::new(2).seat(0, |p| p.virtue(11)).play();
    table.refuses(0, "place black_market_small", "WK-43");
    table.play(0, "place tax_stand").pass(1);
    assert_eq!((table.virtue(0), table.silver(0)), (9, 4));
    for space in ["small", "middle", "large"] {
        assert!(table.legal(0).contains(&format!("place black_market_{space}")));
    }
    table.play(0, "place black_market_large");
    assert_eq!(table.virtue(0), 8);
}

/// WK-65: a loss of virtue need not be affordable: at level 0 one may still steal, visit the Black
/// Market and build, and takes debts.
/// `betting_house`: with its own debt 2 in all.
#[test]
fn wk_65_nothing_is_closed_on_level_0() {
    let mut position = Position::new(2).seat(0, |p| p.virtue(0).goods("3 silver"));
    position = position.seat(0, |p| p.goods("1 clay 2 stone 1 gold").hand("betting_house"));
    for (place, debts, then) in [
        ("tax_stand", 2, None),
        ("black_market_small", 1, None),
        ("black_market_middle", 1, Some("hire 1 1")),
        ("black_market_large", 1, None),
        ("guildhall", 2, Some("construct betting_house")),
    ] {
        let mut table = position.play();
        table.play(0, &format!("place {place}"));
        if let Some(then) = then {
            table.play(0, then);
        }
        assert_eq!((table.virtue(0), table.debts(0), table.debts(1)), (0, debts, 0), "{place}");
    }
}
