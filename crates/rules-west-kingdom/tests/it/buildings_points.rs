//! Buildings that bring points at the end, or change what debts cost.

use crate::bench::{ended, site};
use crate::harness::{Player, Position};

/// The bonus of seat 0 at the end with this building and something more; seat 1 has all that the
/// building could count, and gains nothing by it.
#[track_caller]
fn bonus(building: &str, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> i16 {
    const RICH: &str = "labourer thief illusionist pickpocket merchant_gold";
    let open = "patron_clay patron_silver patron_stone patron_wood";
    let position = Position::new(2)
        .workshop(&format!("{open} / trader_clay trader_stone trader_wood merchant_clay"))
        .seat(0, |p| edit(p.built(building)))
        .seat(1, |p| p.apprentices(RICH).paid_debts(9).virtue(14).held(&[3, 0]));
    let table = ended(position);
    assert_eq!((table.points(1, "effects"), table.points(1, "buildings")), (0, 0));
    table.points(0, "effects")
}

/// Apprentices of each kind, for the three Huts.
const CARPENTERS: &str = "conspirator conspirator woodcutter";
const TILERS: &str = "miner jeweller";
const MASONS: &str = "stonecutter stonecutter";

/// A Hut brings 1 VP for each apprentice with its skill, and none for others (WK-E21).
#[track_caller]
fn hut(building: &str, [carpenters, tilers, masons]: [i16; 3]) {
    assert_eq!(bonus(building, |p| p), 0);
    assert_eq!(bonus(building, |p| p.apprentices(CARPENTERS)), carpenters);
    assert_eq!(bonus(building, |p| p.apprentices(TILERS)), tilers);
    assert_eq!(bonus(building, |p| p.apprentices(MASONS)), masons);
    let five = format!("{CARPENTERS} {TILERS}");
    assert_eq!(bonus(building, |p| p.apprentices(&five)), carpenters + tilers);
}

/// WK-53: 1 VP for each own apprentice with tiling; equal ones count each.
/// `tilers_hut`: no skill, 2 clay, 1 wood and 2 stone; 5 VP.
#[test]
fn tilers_hut() {
    site("tilers_hut", "2 clay 1 wood 2 stone", "").is_exact(5);
    hut("tilers_hut", [0, 2, 0]);
}

/// WK-53: 1 VP for each own apprentice with carpentry; equal ones count each.
/// `carpenters_hut`: no skill, 3 clay, 1 wood and 1 stone; 5 VP.
#[test]
fn carpenters_hut() {
    site("carpenters_hut", "3 clay 1 wood 1 stone", "").is_exact(5);
    hut("carpenters_hut", [3, 0, 0]);
}

/// WK-53: 1 VP for each own apprentice with masonry; equal ones count each.
/// `masons_hut`: no skill, 2 wood and 4 stone; 5 VP.
#[test]
fn masons_hut() {
    site("masons_hut", "2 wood 4 stone", "").is_exact(5);
    hut("masons_hut", [0, 0, 2]);
}

/// WK-E23: the Labourer counts for all three Huts.
/// `labourer` with `tilers_hut`, `carpenters_hut` and `masons_hut`
#[test]
fn wk_e23_the_labourer_counts_for_all_huts() {
    let open = "patron_clay patron_silver patron_stone patron_wood";
    let position = Position::new(2)
        .workshop(&format!("{open} / trader_clay trader_stone trader_wood merchant_clay"))
        .seat(0, |p| p.apprentices("labourer"));
    for hut in ["tilers_hut", "carpenters_hut", "masons_hut"] {
        let table = ended(position.clone().seat(0, |p| p.built(hut)));
        assert_eq!((table.points(0, "buildings"), table.points(0, "effects")), (5, 1), "{hut}");
    }
    let all = position.seat(0, |p| p.built("tilers_hut carpenters_hut masons_hut"));
    assert_eq!(ended(all).points(0, "effects"), 3);
}

/// WK-E23, WK-T35: 1 VP for each own building, itself included; alone it is worth 4.
/// `aqueduct`: no skill, 2 clay, 3 wood and 1 gold; 3 VP.
#[test]
fn aqueduct() {
    let site = site("aqueduct", "2 clay 3 wood 1 gold", "");
    site.is_exact(3);
    let table = site.last();
    assert_eq!((table.points(0, "effects"), table.total(0)), (1, 4));
    assert_eq!(bonus("aqueduct", |p| p), 1);
    assert_eq!(bonus("aqueduct well smithy", |p| p), 3);
    // Cards in hand and buildings of others are not counted.
    assert_eq!(bonus("aqueduct well", |p| p.hand("smithy steeple")), 2);
    let of_another = Position::new(2).seat(0, |p| p.built("aqueduct")).seat(1, |p| p.built("well"));
    assert_eq!(ended(of_another).points(0, "effects"), 1);
}

/// WK-T17, WK-E22, WK-53: all three skills, 5 wood, 2 stone and 2 gold; at once −2 virtue; 12 VP,
/// and 1 for every 3 captured workers on the own board.
/// `keep`
#[test]
fn keep() {
    let site = site("keep", "5 wood 2 stone 2 gold", "carpentry tiling masonry");
    site.is_exact(12);
    let table = site.construct();
    assert_eq!((table.virtue(0), table.goods(0).as_str()), (5, ""));
    for (held, vp) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)] {
        assert_eq!(bonus("keep", |p| p.held(&[0, held])), vp);
    }
}

/// WK-E22: workers of several opponents are added up; those in Prison, the own ones on other
/// boards and those that stand about are not counted.
/// `keep`
#[test]
fn wk_e22_keep_counts_the_own_board() {
    let position = Position::new(3)
        .seat(0, |p| p.built("keep").held(&[0, 2, 1]).prison(3))
        .seat(1, |p| p.held(&[6, 0, 0]).prison(6).at("3 forest"))
        .seat(2, |p| p.prison(6));
    let table = ended(position.clone());
    assert_eq!([0, 1, 2].map(|seat| table.points(seat, "effects")), [1, 0, 0]);
    let table = ended(position.seat(0, |p| p.held(&[0, 1, 1])));
    assert_eq!([0, 1, 2].map(|seat| table.points(seat, "effects")), [0, 0, 0]);
}

/// WK-E21: 1 VP for every 4 levels of virtue, rounded down, on top of what the track brings.
/// `lighthouse`: tiling, 3 wood, 1 stone and 2 marble; 6 VP.
#[test]
fn lighthouse() {
    site("lighthouse", "3 wood 1 stone 2 marble", "tiling").is_exact(6);
    for (level, vp) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)] {
        assert_eq!(bonus("lighthouse", |p| p.virtue(level)), vp);
    }
    // WK-E24: on what the virtue effects left; 2 gold bring the Castle's owner from 7 to 8.
    assert_eq!(bonus("lighthouse castle", |p| p.virtue(7).goods("2 gold")), 2);
    assert_eq!(bonus("lighthouse dungeon", |p| p.virtue(9)), 1);
}

/// WK-53: 1 VP for each paid debt; unpaid ones are not counted.
/// `moneylender`: masonry, 4 clay, 2 wood and 1 gold; −1 virtue; 5 VP.
#[test]
fn moneylender() {
    let site = site("moneylender", "4 clay 2 wood 1 gold", "masonry");
    site.is_exact(5);
    assert_eq!(site.construct().virtue(0), 6);
    for paid in [0, 1, 2, 3] {
        assert_eq!(bonus("moneylender", |p| p.paid_debts(paid)), paid as i16);
    }
    assert_eq!(bonus("moneylender", |p| p.debts(4)), 0);
}

/// WK-53: 2 VP without an unpaid debt; paid ones do no harm.
/// `university`: all three skills, 4 clay, 2 wood, 3 stone and 2 marble; +1 virtue; 11 VP.
#[test]
fn university() {
    let all = "carpentry tiling masonry";
    let site = site("university", "4 clay 2 wood 3 stone 2 marble", all);
    site.is_exact(11);
    assert_eq!(site.construct().virtue(0), 8);
    assert_eq!(bonus("university", |p| p.paid_debts(3)), 2);
    assert_eq!(bonus("university", |p| p.debts(1)), 0);
    // A debt of somebody else is no debt of the owner.
    let other = Position::new(2).seat(0, |p| p.built("university")).seat(1, |p| p.debts(2));
    assert_eq!(ended(other).points(0, "effects"), 2);
    // WK-82: a loss below 0 in the end-game effects gives a debt, and the points are gone.
    assert_eq!(bonus("university dungeon", |p| p.virtue(2)), 2);
    assert_eq!(bonus("university dungeon", |p| p.virtue(1)), 0);
}

/// The points of the debts of both seats, with buildings for seat 0 and so many debts each.
#[track_caller]
fn debt_points(buildings: &str, debts: u16) -> (i16, i16) {
    let position = Position::new(2)
        .seat(0, |p| p.built(buildings).debts(debts).paid_debts(2))
        .seat(1, |p| p.debts(debts));
    let table = ended(position);
    (table.points(0, "debts"), table.points(1, "debts"))
}

/// WK-53, WK-83: each unpaid debt of the owner costs 1 VP less, and those of others as much as ever.
/// `fountain`: no skill, 3 stone and 1 marble; +1 virtue; 4 VP.
#[test]
fn fountain() {
    let site = site("fountain", "3 stone 1 marble", "");
    site.is_exact(4);
    assert_eq!(site.construct().virtue(0), 8);
    assert_eq!(debt_points("fountain", 0), (0, 0));
    assert_eq!(debt_points("fountain", 1), (-1, -2));
    assert_eq!(debt_points("fountain", 3), (-3, -6));
}

/// WK-53, WK-83: each unpaid debt of the owner costs 1 VP more.
/// `gamblers_den`: carpentry and tiling, 1 stone, 1 gold and 3 marble; −2 virtue; 10 VP.
#[test]
fn gamblers_den() {
    let site = site("gamblers_den", "1 stone 1 gold 3 marble", "carpentry tiling");
    site.is_exact(10);
    assert_eq!(site.construct().virtue(0), 5);
    assert_eq!(debt_points("gamblers_den", 0), (0, 0));
    assert_eq!(debt_points("gamblers_den", 1), (-3, -2));
    assert_eq!(debt_points("gamblers_den", 3), (-9, -6));
}

/// WK-T34: both together with 3 unpaid debts: −6.
/// `fountain` and `gamblers_den`
#[test]
fn wk_t34_fountain_and_gamblers_den() {
    assert_eq!(debt_points("fountain gamblers_den", 3), (-6, -6));
    assert_eq!(debt_points("", 3), (-6, -6));
}
