//! The town: locations with their workers, and what the next worker of one player brings there.

use game_core::sketch::{cut, fit, len};
use game_core::{Message, Seat};

use super::{Pen, table};
use crate::edition::{Ability, Cost, Gain, Good, Goods, Location, Power, Trade};

/// A line for each location but the Guildhall, at most so wide.
pub fn lines(pen: &Pen<'_>, width: usize) -> Vec<String> {
    let open: Vec<Location> = Location::OPEN.into_iter().chain([Location::Prison]).collect();
    let groups: Vec<Vec<String>> = open.iter().map(|&location| workers(pen, location)).collect();
    let all: Vec<usize> = pen.seats().map(Seat::index).collect();
    let groups = table(&groups, &all, " ");
    let crowd = groups.first().map_or(0, |group| len(group));
    let name = |location| pen.name(pen.edition().location_name(location));
    // Only one worker stands on a space of the Black Market, so that its long name may reach into
    // the columns of workers.
    let marks = pen.marks.iter().map(|mark| len(mark)).max().unwrap_or_default();
    let wide = |location: Location| {
        let beside = if Location::MARKET.contains(&location) { marks } else { crowd };
        len(name(location)) + 1 + beside
    };
    let named = Location::ALL.into_iter().filter(|&location| location != Location::Guildhall);
    let first = named.map(wide).max().unwrap_or_default().min(width * 2 / 3);
    let text = |location| cut(&brings(pen, location), width.saturating_sub(first + 1));
    let next = Message::new("wk-sketch-next").text("mark", pen.mark(pen.reader()));
    let next = cut(&pen.say.say(&next), width.saturating_sub(first + 1));
    let mut lines = vec![format!("{} {next}", fit(&pen.word("wk-sketch-workers"), first))];
    let row = |location, group: &String| {
        let name = fit(name(location), first.saturating_sub(crowd + 1));
        format!("{name} {group} {}", text(location))
    };
    lines.extend(open.iter().zip(&groups).map(|(&location, group)| row(location, group)));
    let prison = lines.pop();
    for (space, location) in Location::MARKET.into_iter().enumerate() {
        let mark = pen.view.table.market[space].map_or("-", |seat| pen.mark(seat));
        let name = fit(name(location), first.saturating_sub(marks + 1));
        lines.push(format!("{name} {} {}", fit(mark, marks), text(location)));
    }
    lines.extend(prison);
    lines
}

/// The workers of each player at a location: `R3`.
fn workers(pen: &Pen<'_>, location: Location) -> Vec<String> {
    let group = |seat: Seat| match pen.player(seat).workers(location) {
        0 => String::new(),
        count => format!("{}{count}", pen.mark(seat)),
    };
    pen.seats().map(group).collect()
}

/// What the next worker of the reader brings at a location.
fn brings(pen: &Pen<'_>, location: Location) -> String {
    let (edition, seat) = (pen.edition(), pen.reader());
    let (yields, prices) = (edition.yields(), edition.prices());
    let workers = pen.player(seat).workers(location).saturating_add(1);
    let bonuses = pen.abilities(seat).map(|ability| match ability {
        Ability::PlaceWorker { location: there, gain } if there == location => gain,
        _ => Gain::NONE,
    });
    let bonus: Gain = bonuses.sum();
    let with = |good, count| pen.gain(goods(Goods::of(good, count)).and(bonus));
    match location {
        Location::Quarry => with(Good::Stone, yields.quarry.of(workers)),
        Location::Forest => with(Good::Wood, yields.forest.of(workers)),
        Location::Silversmith => with(Good::Silver, yields.silversmith.of(workers)),
        Location::Mines => {
            let clay = with(Good::Clay, yields.mines_clay.of(workers));
            match yields.mines_gold.of(workers) {
                0 => clay,
                gold => format!("{clay} / {}", with(Good::Gold, gold)),
            }
        }
        Location::KingsStorehouse => pen.count("wk-sketch-trades", workers),
        Location::Workshop => {
            let cards = Gain { building_card: yields.workshop.of(workers), ..Gain::NONE };
            let columns = pen.view.table.workshop[0].len().min(workers as usize);
            pen.say.say(
                &Message::new("wk-sketch-hire-or-draw")
                    .int("columns", columns as i64)
                    .text("cards", pen.gain(cards)),
            )
        }
        Location::TownCentre => {
            let message = Message::new("wk-sketch-captures").int("count", workers);
            let first = less_tax(pen, seat, prices.first_capture);
            let message = message.text("first", pen.cost(&first));
            pen.say.say(&message.text("next", pen.cost(&prices.next_capture)))
        }
        Location::TaxStand => tax_stand(pen, seat),
        Location::Guardhouse => pen.count("wk-sketch-actions", workers),
        Location::BlackMarketSmall => market(pen, seat, 0, goods(pen.view.small)),
        Location::BlackMarketMiddle => market(pen, seat, 1, Gain::NONE),
        Location::BlackMarketLarge => {
            let turned = pen.view.table.turned.last();
            let large = turned.map_or(prices.printed[1], |&card| edition.market_card(card).large);
            market(pen, seat, 2, goods(large))
        }
        Location::Prison => {
            let debt = Gain { debt: prices.reset_debt, ..Gain::NONE };
            pen.say.say(
                &Message::new("wk-sketch-in-prison")
                    .int("threshold", prices.reset_threshold)
                    .text("loss", pen.virtue(-(prices.reset_virtue_loss as i8)))
                    .text("debt", pen.gain(debt)),
            )
        }
        Location::Guildhall => String::new(),
    }
}

/// A cost without the tax coins that this player ignores (WK-63, WK-9).
fn less_tax(pen: &Pen<'_>, seat: Seat, mut cost: Cost) -> Cost {
    let player = pen.player(seat);
    let more = match player.power(pen.edition()) {
        Power::IgnoreTax { tax } => tax,
        _ => 0,
    };
    let ignored = pen.edition().virtue(player.virtue).tax_ignored;
    cost.tax = cost.tax.saturating_sub(ignored).saturating_sub(more);
    cost
}

const fn goods(goods: Goods) -> Gain {
    Gain { goods, ..Gain::NONE }
}

/// The silver of the Tax Stand, what apprentices add, and the virtue it costs.
fn tax_stand(pen: &Pen<'_>, seat: Seat) -> String {
    let help = |ability| match ability {
        Ability::TaxStandAction { gain, virtue_loss_reduction } => (gain, virtue_loss_reduction),
        _ => (Gain::NONE, 0),
    };
    let less: u8 = pen.abilities(seat).map(|ability| help(ability).1).sum();
    let loss = pen.edition().prices().tax_stand_virtue_loss.saturating_sub(less);
    let silver = format!("+{}{}", pen.view.table.tax_stand, pen.good(Good::Silver));
    let bonus = pen.gain(pen.abilities(seat).map(|ability| help(ability).0).sum());
    let parts = [silver, bonus, pen.virtue(-(loss as i8))];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A space of the Black Market: what it costs this player, and what it gives.
fn market(pen: &Pen<'_>, seat: Seat, space: usize, gain: Gain) -> String {
    let prices = pen.edition().prices();
    let mut cost = prices.market[space];
    let power = match pen.player(seat).power(pen.edition()) {
        Power::BlackMarketActionGain { gain } => gain,
        _ => Gain::NONE,
    };
    let mut gain = gain.and(power);
    for ability in pen.abilities(seat) {
        if let Ability::BlackMarketAction { gain: more, virtue_loss_reduction, discount } = ability
        {
            gain = gain.and(more);
            cost.virtue_loss = cost.virtue_loss.saturating_sub(virtue_loss_reduction);
            let silver = &mut cost.goods[Good::Silver];
            *silver = silver.saturating_sub(discount);
        }
    }
    if space != 1 {
        return pen.trade(&Trade { pay: cost, gain });
    }
    let middle = Message::new("wk-sketch-hire-or-look")
        .int("keep", prices.market_keep)
        .int("cards", prices.market_draw);
    let trade = pen.trade(&Trade { pay: cost, gain: Gain::NONE });
    format!("{trade}{} {}", pen.say.say(&middle), pen.gain(gain)).trim_end().to_string()
}

/// What the King's Storehouse, the Workshop and the Guardhouse ask for.
pub fn prices(pen: &Pen<'_>) -> Vec<String> {
    let prices = pen.edition().prices();
    let name = |location| pen.name(pen.edition().location_name(location));
    let trades = prices.trades.iter().map(|trade| pen.trade(trade)).collect::<Vec<_>>();
    let debt = Trade { pay: prices.pay_debt, gain: prices.debt_paid };
    let guard = Message::new("wk-sketch-guard")
        .text("imprison", pen.gain(prices.imprison))
        .text("silver", pen.cost(&prices.ransom))
        .text("debt", pen.cost(&prices.ransom_by_debt))
        .text("pay", pen.trade(&debt));
    vec![
        pen.line(name(Location::KingsStorehouse), trades.join(", ")),
        pen.line(name(Location::Guardhouse), pen.say.say(&guard)),
    ]
}
