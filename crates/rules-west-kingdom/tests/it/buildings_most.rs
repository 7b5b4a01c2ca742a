//! Buildings that ask at the end who has the most of something.

use crate::bench::{ended, site};
use crate::harness::{Player, Position};

/// Three players with so much each of what a building compares; seat 1 has the building.
fn compared(
    building: &str,
    amounts: [u16; 3],
    edit: impl Fn(Player<'_>, u16) -> Player<'_>,
) -> Position {
    let position = Position::new(3).seat(1, |p| p.built(building));
    amounts
        .into_iter()
        .enumerate()
        .fold(position, |position, (seat, amount)| position.seat(seat, |p| edit(p, amount)))
}

/// The Market of a good: 2 VP for strictly more than every other player, and nothing otherwise
/// (WK-E20); nobody but the owner gets them.
#[track_caller]
fn market(building: &str, good: &str) {
    for (amounts, vp) in [
        ([0, 0, 0], 0),
        ([0, 1, 0], 2),
        ([3, 4, 3], 2),
        ([4, 4, 3], 0),
        ([3, 4, 4], 0),
        ([5, 4, 3], 0),
        ([3, 4, 5], 0),
    ] {
        let table =
            ended(compared(building, amounts, |p, count| p.goods(&format!("{count} {good}"))));
        assert_eq!(table.points(1, "effects"), vp, "{building} with {amounts:?}");
        assert_eq!((table.points(0, "effects"), table.points(2, "effects")), (0, 0));
    }
    // Other goods do not count.
    for other in ["clay", "wood", "stone", "gold", "marble", "silver"] {
        let goods = format!("9 {other}");
        let table = ended(Position::new(3).seat(1, |p| p.built(building).goods(&goods)));
        assert_eq!(table.points(1, "effects"), if other == good { 2 } else { 0 });
    }
}

/// WK-E20, WK-53: 2 VP for the most stone, at the end.
/// `stone_market`: masonry, 2 clay, 4 stone and 1 marble; 7 VP.
#[test]
fn stone_market() {
    let site = site("stone_market", "2 clay 4 stone 1 marble", "masonry");
    site.is_exact(7);
    market("stone_market", "stone");
    // What is paid does not count any more: 6 stone, of which 2 are left.
    let table = site
        .with(|position| position.seat(0, |p| p.goods("6 stone")).seat(1, |p| p.goods("2 stone")))
        .last();
    assert_eq!((table.points(0, "effects"), table.points(1, "effects")), (0, 0));
}

/// WK-E20, WK-53: 2 VP for the most wood, at the end.
/// `wood_market`: carpentry, 2 clay, 4 wood and 1 gold; 7 VP.
#[test]
fn wood_market() {
    let site = site("wood_market", "2 clay 4 wood 1 gold", "carpentry");
    site.is_exact(7);
    market("wood_market", "wood");
    let table = site.with(|position| position.seat(0, |p| p.goods("5 wood"))).last();
    assert_eq!((table.points(0, "effects"), table.total(0)), (2, 9));
}

/// WK-E20, WK-53: 2 VP for the most clay, at the end.
/// `clay_market`: tiling, 3 clay, 2 stone and 1 gold; 6 VP.
#[test]
fn clay_market() {
    let site = site("clay_market", "3 clay 2 stone 1 gold", "tiling");
    site.is_exact(6);
    market("clay_market", "clay");
    let table = site.with(|position| position.seat(0, |p| p.goods("4 clay"))).last();
    assert_eq!((table.points(0, "effects"), table.total(0)), (2, 8));
}

/// WK-E20, WK-53: 2 VP for the most silver, at the end.
/// `silver_market`: tiling, 2 wood, 1 gold and 1 marble; 6 VP.
#[test]
fn silver_market() {
    let site = site("silver_market", "2 wood 1 gold 1 marble", "tiling");
    site.is_exact(6);
    market("silver_market", "silver");
    // The silver on the Tax Stand is nobody's.
    let table = site.with(|position| position.seat(0, |p| p.goods("1 silver"))).last();
    assert_eq!((table.points(0, "effects"), table.total(0)), (2, 8));
}

/// WK-E20, WK-53: 2 VP for standing highest on the Cathedral; a tie brings nothing.
/// `steeple`: no skill, 2 wood and 2 gold; +1 virtue; 4 VP.
#[test]
fn steeple() {
    let site = site("steeple", "2 wood 2 gold", "");
    site.is_exact(4);
    assert_eq!(site.construct().virtue(0), 8);
    for (levels, vp) in [
        ([0, 0, 0], 0),
        ([0, 1, 0], 2),
        ([2, 3, 1], 2),
        ([2, 2, 1], 0),
        ([3, 2, 1], 0),
        ([1, 2, 3], 0),
    ] {
        let table = ended(compared("steeple", levels, |p, level| p.cathedral(level as u8)));
        assert_eq!(table.points(1, "effects"), vp, "{levels:?}");
        assert_eq!((table.points(0, "effects"), table.points(2, "effects")), (0, 0));
        assert_eq!(table.points(1, "virtue"), 0);
    }
}

/// WK-E20, WK-82: 2 virtue for standing highest on the Cathedral, before the counting; a tie brings
/// nothing.
/// `chapel`: carpentry, 2 clay, 1 wood and 4 stone; +1 virtue; 6 VP.
#[test]
fn chapel() {
    let site = site("chapel", "2 clay 1 wood 4 stone", "carpentry");
    site.is_exact(6);
    assert_eq!(site.construct().virtue(0), 8);
    // From Virtue 9 to 11: 2 VP of the track in the place of 0.
    for (levels, vp) in [
        ([0, 0, 0], 0),
        ([0, 1, 0], 2),
        ([2, 3, 1], 2),
        ([2, 2, 1], 0),
        ([3, 2, 1], 0),
        ([1, 2, 3], 0),
    ] {
        let position = compared("chapel", levels, |p, level| p.cathedral(level as u8).virtue(9));
        let table = ended(position);
        assert_eq!(table.points(1, "virtue"), vp, "{levels:?}");
        assert_eq!((table.points(0, "virtue"), table.points(2, "virtue")), (0, 0));
        assert_eq!(table.points(1, "effects"), 0);
    }
}

/// WK-E20: everybody may own a building of this kind, and only those who have the most gain by it.
/// `steeple`, `chapel`, `clay_market` and `silver_market` in the hands of three players.
#[test]
fn each_owner_by_their_own_goods() {
    let table = ended(
        Position::new(3)
            .seat(0, |p| p.built("clay_market").goods("2 clay 9 silver").virtue(9))
            .seat(1, |p| p.built("silver_market chapel").goods("3 clay 8 silver").virtue(9))
            .seat(2, |p| p.built("steeple").goods("1 clay 1 silver").virtue(9).cathedral(1)),
    );
    assert_eq!([0, 1, 2].map(|seat| table.points(seat, "effects")), [0, 0, 2]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat, "virtue")), [0, 0, 0]);
    let table = ended(
        Position::new(3)
            .seat(0, |p| p.built("clay_market").goods("4 clay 7 silver").virtue(9))
            .seat(1, |p| {
                p.built("silver_market chapel").goods("3 clay 8 silver").virtue(9).cathedral(2)
            })
            .seat(2, |p| p.built("steeple").goods("1 clay 1 silver").virtue(9).cathedral(1)),
    );
    assert_eq!([0, 1, 2].map(|seat| table.points(seat, "effects")), [2, 2, 0]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat, "virtue")), [0, 2, 0]);
}
