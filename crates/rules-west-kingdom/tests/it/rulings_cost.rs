//! Rulings on open points: costs, discounts, and the order inside a hire.

use game_testkit::AtTable;

use crate::harness::{Position, Table, edition_with};

const NO_TRADERS: &str =
    "conspirator thief squire_gold stonecutter / miner miner jeweller jeweller";

/// Seat 0 with so much silver, and a group of seat 1 in the Forest and in the Mines.
fn town(workers: &str, silver: u16, apprentices: &str) -> Position {
    Position::new(2)
        .workshop("patron_clay patron_wood squire_gold stonecutter / miner miner jeweller jeweller")
        .seat(0, |p| p.at(workers).goods(&format!("{silver} silver")).apprentices(apprentices))
        .seat(1, |p| p.at("2 forest 3 mines"))
}

/// WK-E1: a hire that cannot be paid may not be chosen, while the draw stays open.
#[test]
fn wk_e1_a_hire_that_cannot_be_paid() {
    let position = |silver: u16| {
        let mut table = Position::new(2).seat(0, |p| p.goods(&format!("{silver} silver"))).play();
        table.play(0, "place workshop");
        table
    };
    position(4).offers(0, &["hire 1 1", "hire 2 1", "draw"]);
    position(5).offers(0, &["hire 1 1", "hire 1 2", "hire 2 1", "hire 2 2", "draw"]);
    // With 3 the draw is all there is.
    assert_eq!((position(3).hand(0).as_str(), position(3).asked()), ("smithy", vec![1]));
}

/// WK-E1: in the Black Market only the silver matters.
#[test]
fn wk_e1_the_black_market() {
    for (space, price) in [("small", 1), ("middle", 2), ("large", 3)] {
        for virtue in [0, 7, 9] {
            let place = format!("place black_market_{space}");
            let with = |silver: u16| {
                Position::new(2)
                    .seat(0, |p| p.virtue(virtue).goods(&format!("{silver} silver")))
                    .play()
            };
            assert!(with(price).legal(0).contains(&place));
            with(price - 1).refuses(0, &place, "WK-E1");
        }
    }
}

/// WK-E1: at the Town Centre the first capture must be payable, whoever is there to be captured.
#[test]
fn wk_e1_the_town_centre() {
    town("", 0, "").play().refuses(0, "place town_centre", "WK-E1");
    let mut table = town("", 1, "").play();
    table.play(0, "place town_centre").play(0, "capture mines 1");
    assert_eq!((table.silver(0), table.tax_stand(), table.held(0, 1)), (0, 5, 3));
    // A Conspirator takes nothing off the tax.
    town("", 0, "conspirator").play().refuses(0, "place town_centre", "WK-E1");
}

/// WK-E1: a debt is paid with 6 coins or not at all.
#[test]
fn wk_e1_paying_a_debt() {
    let guard = |silver: u16| {
        Position::new(2).seat(0, |p| p.debts(1).prison(1).goods(&format!("{silver} silver")))
    };
    let mut table = guard(5).play();
    table.play(0, "place guardhouse").offers(0, &["release", "done"]);
    table.refuses(0, "settle", "WK-47");
    let mut table = guard(6).play();
    table.play(0, "place guardhouse").offers(0, &["release", "settle", "done"]);
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.debts(0), table.paid_debts(0)), (0, 0, 1));
    // Where nothing else is possible the Guardhouse itself is closed.
    guard(5).seat(0, |p| p.prison(0)).play().refuses(0, "place guardhouse", "WK-E2");
    guard(6).seat(0, |p| p.prison(0)).play().play(0, "place guardhouse");
}

/// WK-E5: a discount on silver cuts no tax and brings no money.
/// `conspirator`, `trickster`
#[test]
fn wk_e5_discounts_on_silver() {
    // The first capture is 1 tax; of the two silver of two Conspirators only one is of use.
    let mut table = town("1 town_centre", 3, "conspirator conspirator").play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!((table.silver(0), table.tax_stand()), (2, 5));
    table.play(0, "capture mines 1");
    assert_eq!((table.silver(0), table.tax_stand(), table.held(0, 1)), (2, 5, 5));
    // The Trickster makes the left space free; a discount of 2 would do no more.
    let greater = [(
        "discount = { silver = 1 }, scope = \"visit\" }\nsource",
        "discount = { silver = 2 }, scope = \"visit\" }\nsource",
    )];
    for position in [Position::new(2), Position::of(edition_with(&greater), 2)] {
        let mut table = position.seat(0, |p| p.apprentices("trickster").goods("1 silver")).play();
        table.play(0, "place black_market_small");
        assert_eq!((table.silver(0), table.tax_stand()), (1, 4));
    }
}

/// WK-E5, WK-63: ignored tax cuts no silver and brings no money.
/// `ada`
#[test]
fn wk_e5_discounts_on_tax() {
    let captures = |position: Position| {
        let mut table = position.play();
        table.play(0, "place town_centre").play(0, "capture forest 1");
        let first = table.silver(0);
        table.play(0, "capture mines 1");
        (first, table.silver(0), table.tax_stand())
    };
    // 2 coins of the 1 are ignored on level 0; the further capture is 1 silver all the same.
    let wicked = town("1 town_centre", 3, "").seat(0, |p| p.virtue(0));
    assert_eq!(captures(wicked), (3, 2, 4));
    let ada = town("1 town_centre", 3, "").seat(0, |p| p.virtue(0).board("ada"));
    assert_eq!(captures(ada.seat(1, |p| p.board("rudolf"))), (3, 2, 4));
    // 3 of the 2 tax coins of a hire.
    let mut table =
        town("", 2, "").seat(0, |p| p.virtue(0).board("ada")).seat(1, |p| p.board("rudolf")).play();
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 4));
}

/// WK-E5: a discount on the hire cuts its silver to 0 at most, never its tax or the skip coins.
/// `rudolf`
#[test]
fn wk_e5_a_discount_on_the_hire() {
    let kind = "kind = \"workshop_hire\", discount = { silver = ";
    let (from, to) = (format!("{kind}1 }}"), format!("{kind}5 }}"));
    let generous = edition_with(&[(&from, &to)]);
    for (column, silver) in [(1, 2), (3, 4)] {
        let hire = |silver: u16| {
            let position = Position::of(generous, 2)
                .seat(0, |p| p.board("rudolf").goods(&format!("{silver} silver")))
                .seat(1, |p| p.board("ada"));
            let mut table = position.play();
            table.play(0, "place workshop");
            table
        };
        let mut table = hire(silver);
        table.play(0, &format!("hire 1 {column}"));
        assert_eq!((table.silver(0), table.tax_stand()), (0, 6));
        assert!(!hire(silver - 1).legal(0).contains(&format!("hire 1 {column}")));
    }
}

/// WK-E37, WK-63: tax goes by the level at the moment of paying; changes earlier in the turn
/// count.
#[test]
fn wk_e37_the_level_at_the_moment() {
    let guard = |virtue: u8, silver: u16| {
        let mut table = Position::new(2)
            .seat(0, |p| p.virtue(virtue).debts(2).at("2 guardhouse"))
            .seat(0, |p| p.goods(&format!("{silver} silver")))
            .seat(1, |p| p.held(&[2]))
            .play();
        table.play(0, "place guardhouse");
        table
    };
    // On level 4 a debt costs 6. After the Ransom by debt, on level 3, it costs 5; with the virtue
    // for it the next one costs 6 again.
    let mut table = guard(4, 5);
    table.refuses(0, "settle", "WK-47").play(0, "ransom debt");
    assert_eq!((table.virtue(0), table.debts(0), table.supply(0)), (3, 3, 17));
    table.play(0, "settle");
    assert_eq!((table.virtue(0), table.silver(0), table.tax_stand()), (4, 0, 6));
    let mut table = guard(4, 10);
    table.play(0, "ransom debt").play(0, "settle");
    assert_eq!((table.silver(0), table.asked()), (5, vec![1]));
    let mut table = guard(4, 11);
    table.play(0, "ransom debt").play(0, "settle").play(0, "settle");
    assert_eq!((table.silver(0), table.tax_stand(), table.paid_debts(0)), (0, 9, 2));
}

/// WK-E37, WK-43: the ban of the Black Market goes by the level when the worker is placed, and the
/// Cathedral by the level of the turn.
#[test]
fn wk_e37_bans_by_the_current_level() {
    // From 9 a hire leads to 10, which closes the market only afterwards.
    let rows = "squire_gold thief jeweller jeweller / miner miner stonecutter stonecutter";
    let mut table =
        Position::new(2).workshop(rows).seat(0, |p| p.virtue(9).goods("9 silver")).play();
    table.play(0, "place workshop").play(0, "hire 1 1").pass(1);
    assert_eq!(table.virtue(0), 10);
    table.refuses(0, "place black_market_small", "WK-43");
    // From 4 a trade leads to 5, which opens the Cathedral in the next turn.
    let mut table = Position::new(2)
        .workshop(NO_TRADERS)
        .seat(0, |p| p.virtue(4).goods("2 clay 1 gold").hand("keep"))
        .play();
    table.refuses(0, "place guildhall", "WK-51");
    table.play(0, "place kings_storehouse").play(0, "trade 1").pass(1);
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!(table.cathedral(0), 1);
}

/// WK-E45: a cost is judged as a whole before any of it is paid, and each further step on what is
/// left.
#[test]
fn wk_e45_a_cost_as_a_whole() {
    // 2 silver, 2 tax and 2 skip coins; what lies on the card comes too late.
    let rows = "miner thief jeweller:9 jeweller / miner stonecutter conspirator conspirator";
    let hire = |silver: u16| {
        let mut table = Position::new(2)
            .workshop(rows)
            .seat(0, |p| p.goods(&format!("{silver} silver")))
            .play();
        table.play(0, "place workshop");
        table
    };
    let mut table = hire(5);
    table.refuses(0, "hire 1 3", "WK-22");
    assert_eq!(
        (table.silver(0), table.tax_stand(), table.row(1).as_str()),
        (5, 4, "miner thief jeweller:9 jeweller")
    );
    let mut table = hire(6);
    table.play(0, "hire 1 3");
    assert_eq!((table.silver(0), table.tax_stand()), (9, 6));
    // The silver of an Imprison pays for the debt that follows.
    let guard = |held: u8| {
        let mut table = Position::new(2)
            .seat(0, |p| p.debts(1).goods("2 silver").held(&[0, held]).at("1 guardhouse"))
            .play();
        table.play(0, "place guardhouse").refuses(0, "settle", "WK-47").play(0, "imprison");
        table
    };
    assert_eq!((guard(3).silver(0), guard(3).asked()), (5, vec![1]));
    let mut table = guard(4);
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.paid_debts(0)), (0, 1));
    // After the first capture nothing is left for a second.
    let mut table = town("1 town_centre", 1, "").play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!((table.silver(0), table.asked(), table.at(1, "mines")), (0, vec![1], 3));
}

/// A hire at the limit of column 2, with coins on the card and one to be laid.
fn hire_at_the_limit(five: &str) -> Table {
    let rows = "miner squire_gold:2 thief jeweller / stonecutter stonecutter woodcutter woodcutter";
    let mut table = Position::new(2)
        .workshop(rows)
        .apprentice_pile("conspirator")
        .seat(0, |p| p.goods("5 silver").apprentices(five))
        .play();
    table.play(0, "place workshop").play(0, "hire 1 2");
    table
}

/// WK-E59: first the cost with its skip coins, then the discard, then the card with its coins,
/// then its virtue, last the row.
#[test]
fn wk_e59_the_order_inside_a_hire() {
    let mut table = hire_at_the_limit("patron_clay patron_wood patron_stone trader_clay labourer");
    assert_eq!(table.events(), ["paid", "paid_tax", "laid_coin"]);
    assert_eq!((table.question(0), table.silver(0), table.virtue(0)), ("dismiss", 0, 7));
    assert_eq!(table.row(1), "miner:1 squire_gold:2 thief jeweller");
    assert_eq!(table.apprentices(0).split(' ').count(), 5);
    table.play(0, "dismiss labourer");
    let events = table.events();
    let hire = ["dismissed", "hired", "virtue_changed", "refilled", "turn_began"];
    assert_eq!(events, hire);
    assert_eq!((table.silver(0), table.virtue(0)), (2, 8));
    assert_eq!(table.row(1), "miner:1 thief jeweller conspirator");
    // Without the limit it is one step.
    let table = hire_at_the_limit("patron_clay");
    let all =
        ["paid", "paid_tax", "laid_coin", "hired", "virtue_changed", "refilled", "turn_began"];
    assert_eq!(table.events(), all);
}

/// WK-E59, WK-61: virtue beyond 14 is settled before the row slides.
#[test]
fn wk_e59_virtue_before_the_row() {
    let rows = "squire_gold:2 miner thief jeweller / stonecutter stonecutter woodcutter woodcutter";
    let mut table =
        Position::new(2).workshop(rows).seat(0, |p| p.goods("4 silver").virtue(14).debts(1)).play();
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!((table.question(0), table.silver(0)), ("destroy", 2));
    assert_eq!(table.row(1), "- miner thief jeweller");
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.apprentices(0).as_str()), (0, "squire_gold"));
    assert_eq!(table.row(1), "miner thief jeweller acolyte_building");
}
