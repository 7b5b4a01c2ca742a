//! How one seat stands in the middle of its turn: as well as after the best that it can make of
//! the open question.

use crate::edition::{Guilds, ROWS};
use crate::questions::{Fire, Icons, Repair, Rest, Rotate, Spend};
use crate::{Craftsman, Frame};

use super::side::{Side, craftsman_worth};

/// What a seat is worth with this question open.
pub(super) fn worth(mut side: Side<'_>, frame: Option<Frame>) -> f32 {
    match frame {
        Some(Frame::Labor(_)) => labor(side),
        Some(Frame::Icons(Icons { left })) => icons(side, left),
        Some(Frame::Hire(_)) => hire(side),
        Some(Frame::Fire(Fire { row, .. })) => best(f32::MIN, hire_row(side, row)),
        Some(Frame::Money(_)) => money(side),
        Some(Frame::Travel(_)) => {
            side.to_travel = 0;
            side.worth()
        }
        Some(Frame::Tavern(_)) => {
            let player = &mut side.player;
            player.dormitory = std::mem::take(&mut player.saloon);
            rest(side, Guilds::EMPTY).max(side.worth())
        }
        Some(Frame::Rest(Rest { sent })) => rest(side, sent),
        Some(Frame::Construct(_)) => construct(side),
        Some(Frame::Repair(Repair { assigned })) => repair(side, assigned),
        Some(Frame::Spend(Spend { points })) => {
            let waiting = side.table.frames.iter().find_map(|frame| match frame {
                Frame::Rotate(Rotate { worked }) => Some(*worked),
                _ => None,
            });
            work(&mut side, waiting.unwrap_or(0));
            earn(&mut side, points);
            side.worth()
        }
        _ => side.worth(),
    }
}

/// The better one of two, if there are two.
fn best(a: f32, b: Option<f32>) -> f32 {
    b.map_or(a, |b| a.max(b))
}

/// With the income, and with the bonus where it pays.
fn labor(mut side: Side<'_>) -> f32 {
    let numbers = side.edition.numbers();
    let pairs = side.player.band.len().div_ceil(2) as u32;
    side.player.talers += pairs * u32::from(numbers.labor_talers);
    icons(side, u8::MAX)
}

/// Turns those whose job is worth less than the talers.
fn icons(mut side: Side<'_>, left: u8) -> f32 {
    let talers = side.edition.numbers().icon_talers;
    let mut worth = side.worth();
    for notch in side.player.band.notches() {
        let facts = side.edition.facts(side.player.band.at(notch).character);
        if left & 1 << notch == 0 || !facts.laborer {
            continue;
        }
        let mut turned = side;
        work(&mut turned, 1 << notch);
        turned.player.talers += u32::from(talers);
        let then = turned.worth();
        if then > worth {
            (worth, side) = (then, turned);
        }
    }
    worth
}

/// With the best tile of the billboard, or with none.
fn hire(side: Side<'_>) -> f32 {
    (0..ROWS as u8).fold(side.worth(), |worth, row| best(worth, hire_row(side, row)))
}

/// With the tile of a row, if that is possible.
fn hire_row(mut side: Side<'_>, row: u8) -> Option<f32> {
    let tile = side.table.billboard[row as usize];
    let price = u32::from(side.table.price(side.edition, row));
    if !tile.is_some() || price > side.player.talers {
        return None;
    }
    side.player.talers -= price;
    let position = side.edition.numbers().positions[row as usize];
    let band = side.player.band;
    if !band.is_full() {
        if band.who().contains(tile) {
            return None;
        }
        side.player.band.add(tile, position);
        return Some(side.worth());
    }
    let replaced = |notch| {
        let mut side = side;
        side.player.band.clear(notch);
        side.player.band.add(tile, position);
        side.worth()
    };
    if let Some(notch) = band.find(tile) {
        return Some(replaced(notch));
    }
    let (least, double) = least(&side);
    let worth = replaced(least);
    Some(best(worth, double.filter(|&notch| notch != least).map(replaced)))
}

/// The notch of the craftsman who is missed least, and the same among those who are not the only
/// one of their guild.
fn least(side: &Side<'_>) -> (u8, Option<u8>) {
    let band = side.player.band;
    let mut least = (f32::MAX, 0);
    let mut double = (f32::MAX, None);
    for notch in band.notches() {
        let craftsman = band.at(notch);
        let facts = side.edition.facts(craftsman.character);
        let value = if side.is_at_end() {
            f32::from(facts.performance[craftsman.position as usize])
        } else {
            craftsman_worth(facts, craftsman.position).0
        };
        if value < least.0 {
            least = (value, notch);
        }
        let of_guild = |it: &Craftsman| side.edition.facts(it.character).guild == facts.guild;
        if value < double.0 && band.iter().filter(of_guild).count() > 1 {
            double = (value, Some(notch));
        }
    }
    (least.1, double.1)
}

/// With more confidence, or with as many bonds redeemed as possible.
fn money(side: Side<'_>) -> f32 {
    let numbers = side.edition.numbers();
    let confidence = side.player.confidence;
    let mut worth = side.worth();
    if (confidence as usize) + 1 < numbers.confidence.len() {
        let mut up = side;
        up.player.confidence += 1;
        worth = worth.max(up.worth());
    }
    let bonds = side.player.bonds.min(numbers.confidence[confidence as usize].into());
    if bonds > 0 {
        let mut redeemed = side;
        redeemed.player.bonds -= bonds;
        redeemed.player.talers += u32::from(bonds) * u32::from(numbers.bond_talers);
        worth = worth.max(redeemed.worth());
    }
    worth
}

/// Those sent so far turn back, and who else is worth the fee.
fn rest(side: Side<'_>, mut sent: Guilds) -> f32 {
    let mut worth = rested(side, sent).unwrap_or(f32::MIN);
    loop {
        let mut more = None;
        for craftsman in side.player.band.iter() {
            let guild = side.edition.facts(craftsman.character).guild;
            let open = side.player.entrance().contains(guild) && !sent.contains(guild);
            if craftsman.position == 0 || !open {
                continue;
            }
            let with = sent | Guilds::only(guild);
            let then = rested(side, with).unwrap_or(f32::MIN);
            if then > worth {
                worth = then;
                more = Some(with);
            }
        }
        match more {
            Some(with) => sent = with,
            None => return worth,
        }
    }
}

/// With these guilds rested, if the fee can be paid.
fn rested(mut side: Side<'_>, sent: Guilds) -> Option<f32> {
    let fee = u32::from(side.edition.numbers().fees[sent.len()]);
    if fee > side.player.talers {
        return None;
    }
    side.player.talers -= fee;
    side.player.saloon |= sent;
    for notch in side.player.band.notches() {
        let craftsman = side.player.band.at(notch);
        let guild = side.edition.facts(craftsman.character).guild;
        if craftsman.position > 0 && sent.contains(guild) {
            side.player.band.set(notch, craftsman.character, craftsman.position - 1);
        }
    }
    Some(side.worth())
}

/// With the best of repairs, a building and the palace.
fn construct(side: Side<'_>) -> f32 {
    if side.is_at_end() {
        let mut open = side;
        let sum = side.player.band.sum(side.edition);
        let home = side.player.carriage == side.board.capital;
        if home && sum >= side.edition.numbers().palace {
            open.to_construct = 0;
        }
        return open.worth();
    }
    repair(side, 0).max(best(side.worth(), build(side)))
}

/// With a building where the carriage is.
fn build(mut side: Side<'_>) -> Option<f32> {
    let place = side.player.carriage;
    if place == side.board.capital || side.built.contains(place) || side.player.markers == 0 {
        return None;
    }
    let wants = side.edition.wants(side.table.demands[place.0 as usize]);
    if !wants.guilds.minus(side.player.band.guilds(side.edition)).is_empty() {
        return None;
    }
    let points = side.building_points(place, side.player.band.sum(side.edition));
    let extra = side.extra(wants.bonus);
    side.built.insert(place);
    side.player.markers -= 1;
    let mask = side.player.band.mask();
    work(&mut side, mask);
    earn(&mut side, points);
    Some(side.worth() + extra)
}

/// With repairs by those assigned and the best of the others.
fn repair(mut side: Side<'_>, mut assigned: u8) -> f32 {
    let most = u32::from(side.edition.numbers().repair_most);
    let band = side.player.band;
    let mut guilds: Guilds =
        band.among(assigned).map(|it| side.edition.facts(it.character).guild).collect();
    while assigned.count_ones() < most {
        let mut next = (0.0, None);
        for notch in band.notches() {
            let craftsman = band.at(notch);
            let facts = side.edition.facts(craftsman.character);
            if guilds.contains(facts.guild) {
                continue;
            }
            let (value, after) = craftsman_worth(facts, craftsman.position);
            let net = f32::from(facts.repair) - (value - after) * side.scale;
            if net > next.0 {
                next = (net, Some((notch, facts.guild)));
            }
        }
        let Some((notch, guild)) = next.1 else { break };
        assigned |= 1 << notch;
        guilds.insert(guild);
    }
    let workers = band.among(assigned);
    let points = workers.map(|it| side.edition.facts(it.character).repair).sum();
    work(&mut side, assigned);
    earn(&mut side, points);
    side.worth()
}

/// Those in these notches have worked.
fn work(side: &mut Side<'_>, notches: u8) {
    for notch in side.player.band.notches() {
        if notches & 1 << notch == 0 {
            continue;
        }
        let craftsman = side.player.band.at(notch);
        if craftsman.position >= side.edition.facts(craftsman.character).last {
            side.player.band.clear(notch);
        } else {
            side.player.band.set(notch, craftsman.character, craftsman.position + 1);
        }
    }
}

/// Takes all the steps that the points pay for, and bonds for the rest.
fn earn(side: &mut Side<'_>, points: u8) {
    let (steps, rest) = side.steps(points);
    side.player.track += steps;
    side.player.bonds += u16::from(side.bonds_for(rest));
    side.measure();
}
