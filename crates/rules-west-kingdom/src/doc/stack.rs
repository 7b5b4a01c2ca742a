//! Which open questions a game can stand at: only stacks that answers can lead to.

use game_core::{Seat, SeatSet};

use crate::action::{Deal, MOST_DEBTS};
use crate::edition::{
    Ability, Building, Effect, Immediate, Location, MAX_APPRENTICES, MAX_VIRTUE, STOREYS,
};
use crate::place::is_mixed;
use crate::state::{Frame, NOT_YET, OPEN, Paying, Purpose, Raid, RaidBy, WestKingdom};

/// Whether the stack is one that answers can lead to in this position.
pub fn is_possible(game: &WestKingdom) -> bool {
    let table = &game.table;
    let active = table.active;
    if table.turn == 0 {
        return is_draft(game);
    }
    match *table.frames {
        [Frame::Turn] => starts(game) && game.player(active).supply > 0,
        [Frame::Recall] => starts(game) && game.player(active).supply == 0,
        [Frame::Close, ref action @ ..] => !game.is_rival(active) && is_visit(game, action),
        [Frame::Next, Frame::Discard { left, why: Purpose::Limit }] => {
            !game.is_rival(active) && is_discard(game, left, Purpose::Limit)
        }
        [
            Frame::Limit,
            Frame::ResetEnd,
            Frame::ResetActs { left },
            Frame::Reset { seat, acted },
            ref above @ ..,
        ] => {
            table.market == [None; 3]
                && left == after(game, seat)
                && is_acting(game, seat, acted)
                && (above.is_empty() || (acted != 0 && is_excess(game, seat, 1, above)))
        }
        _ => false,
    }
}

/// Before the first turn everybody picks, and who has picked has sealed a card; a single player
/// discards a card instead (WK-7, WK-93).
fn is_draft(game: &WestKingdom) -> bool {
    match *game.table.frames {
        [Frame::Draft { done }] => {
            let sealed = game.hidden.iter().filter(|(_, hidden)| hidden.pick.is_some());
            !game.table.solo && done == sealed.map(|(seat, _)| seat).collect()
        }
        [Frame::Discard { left: 1, why: Purpose::Deal }] => {
            game.table.solo && game.hidden[game.table.active].leaving.is_empty()
        }
        _ => false,
    }
}

/// Whether a turn can begin: the one that fills the Guildhall has ended, and in this one nobody
/// has gone there yet (WK-80).
fn starts(game: &WestKingdom) -> bool {
    let table = &game.table;
    let full = game.edition.guildhall(game.n_players()).end;
    let turns = game.n_seats() as u8;
    !game.is_rival(table.active)
        && (table.last_turns == NOT_YET
            || (table.last_turns <= turns && table.guildhall <= full + turns - table.last_turns))
}

/// Those who come after `seat`, clockwise from the active player (WK-E35).
fn after(game: &WestKingdom, seat: Seat) -> SeatSet {
    let around = game.table.active.around(game.n_seats());
    around.skip_while(|&other| other != seat).skip(1).collect()
}

/// Whether those who have acted are reset apprentices.
fn is_acting(game: &WestKingdom, seat: Seat, acted: u8) -> bool {
    let own = &game.player(seat).apprentices;
    (0..MAX_APPRENTICES).filter(|at| acted & 1 << at != 0).all(|at| {
        own.get(at).is_some_and(|&kind| {
            matches!(game.edition.apprentice(kind).ability, Ability::BlackMarketReset(_))
        })
    })
}

/// Whether these frames are virtue beyond the track, with up to so many gains of the same player
/// that wait for it (WK-61, WK-E63).
fn is_excess(game: &WestKingdom, owner: Seat, gains: usize, frames: &[Frame]) -> bool {
    let [waiting @ .., Frame::Destroy { seat, most }] = frames else { return false };
    let waits = |frame: &Frame| matches!(frame, Frame::Gain { seat, .. } if *seat == owner);
    waiting.len() <= gains
        && waiting.iter().all(waits)
        && *seat == owner
        && game.player(owner).virtue == MAX_VIRTUE
        && are_debts(game, owner, *most)
}

/// Whether so many debts can be destroyed.
fn are_debts(game: &WestKingdom, seat: Seat, most: u8) -> bool {
    let debts = game.player(seat).debts;
    !game.is_rival(seat) && (1..=MOST_DEBTS).contains(&most) && u16::from(most) <= debts
}

/// Whether the action of a location can have come so far.
fn is_visit(game: &WestKingdom, action: &[Frame]) -> bool {
    let active = game.table.active;
    // Virtue of what was gained at the location or in the Guildhall.
    if is_excess(game, active, 2, action) {
        return is_anywhere(game);
    }
    // What apprentices and boards add waits under the action.
    let frames = match action {
        [Frame::Gain { seat, .. }, above @ ..] if *seat == active && !is_indoors(above) => above,
        frames => frames,
    };
    let excess = |frames: &[Frame], gains| is_excess(game, active, gains, frames);
    match *frames {
        [Frame::Dig] => is_at(game, Location::Mines),
        [Frame::Workshop] => is_at(game, Location::Workshop),
        [Frame::Trades { left }, ref above @ ..] => {
            let workers = workers(game, Location::KingsStorehouse);
            let fits = match above {
                [] => left <= workers,
                [Frame::Mix { paying: paying @ Paying::Trade(_) }] => {
                    left < workers && is_mix(game, *paying)
                }
                above => left < workers && excess(above, 1),
            };
            fits && is_at(game, Location::KingsStorehouse)
        }
        [Frame::Guard { left }, ref above @ ..] => {
            let workers = workers(game, Location::Guardhouse);
            let fits = match above {
                [] => left <= workers,
                above => left < workers && excess(above, 2),
            };
            fits && is_at(game, Location::Guardhouse)
        }
        [Frame::Captures(raid)] => is_raid(game, raid),
        [Frame::Middle] => is_in_middle(game),
        [Frame::Look { cards, left }] => is_in_middle(game) && is_look(game, cards, left),
        [Frame::Dismiss { row, column }] => is_hiring(game) && is_full(game, row, column),
        [Frame::Refill { .. }, ref above @ ..] => is_hiring(game) && excess(above, 0),
        [Frame::FreeHire { building, left }, ref above @ ..] => {
            let hires = hires_of(game, building);
            let fits = match *above {
                [] => left <= hires,
                [Frame::Dismiss { row, column }] => left < hires && is_full(game, row, column),
                [Frame::Refill { .. }, ref above @ ..] => left < hires && excess(above, 0),
                _ => false,
            };
            fits && left > 0 && is_builder(game, building)
        }
        [Frame::Guild] => is_in_guildhall(game),
        [Frame::Mix { paying: Paying::Advance }] => {
            is_in_guildhall(game) && game.can_advance(active) && is_mix(game, Paying::Advance)
        }
        [Frame::Discard { left, why }] => is_in_guildhall(game) && is_discard(game, left, why),
        [Frame::Choose { building }] => {
            let effect = game.edition.building(building).effect;
            is_builder(game, building)
                && matches!(effect, Effect::Immediate(Immediate::GainChoice { .. }))
        }
        [Frame::Effect { building }, ref above @ ..] => {
            is_builder(game, building)
                && game.edition.building(building).virtue > 0
                && excess(above, 0)
        }
        [Frame::Everyone { building, left }, ref above @ ..] => {
            is_builder(game, building) && is_common(game, building, left, above)
        }
        // The debts that a building destroys, whatever the Virtue level.
        [Frame::Destroy { seat, most }] => {
            let church = |building| match game.edition.building(building).effect {
                Effect::Immediate(Immediate::DestroyUnpaidDebt { count }) => most <= count,
                _ => false,
            };
            let church = game.player(active).built.iter().any(church);
            let asked = game.table.rulings.building_effects_optional;
            asked
                && seat == active
                && church
                && are_debts(game, seat, most)
                && is_in_guildhall(game)
        }
        _ => false,
    }
}

/// Whether the first of these frames is one of the Guildhall, under which no gain waits.
const fn is_indoors(frames: &[Frame]) -> bool {
    matches!(
        frames.first(),
        Some(
            Frame::Guild
                | Frame::Mix { .. }
                | Frame::Discard { .. }
                | Frame::Choose { .. }
                | Frame::Effect { .. }
                | Frame::Everyone { .. }
                | Frame::FreeHire { .. }
                | Frame::Destroy { .. }
        )
    )
}

fn is_market_full(game: &WestKingdom) -> bool {
    game.table.market.iter().all(Option::is_some)
}

/// Whether the active player has just filled the last space of the Guildhall.
fn is_filling(game: &WestKingdom) -> bool {
    game.table.last_turns as usize == game.n_seats() + 1
}

fn workers(game: &WestKingdom, location: Location) -> u8 {
    game.player(game.table.active).at[location as usize]
}

/// Whether the turn can be a visit to any open location: these trigger nothing.
fn is_outside(game: &WestKingdom) -> bool {
    !game.table.reset && !is_market_full(game) && !is_filling(game)
}

fn is_at(game: &WestKingdom, location: Location) -> bool {
    is_outside(game) && workers(game, location) > 0
}

/// Whether the active player can be at the Black Market; its third worker triggers a reset
/// (WK-70).
fn is_in_market(game: &WestKingdom) -> bool {
    game.table.market.contains(&Some(game.table.active))
        && game.table.reset == is_market_full(game)
        && !is_filling(game)
}

fn is_in_middle(game: &WestKingdom) -> bool {
    game.table.market[1] == Some(game.table.active) && is_in_market(game)
}

/// Whether the active player can be in the Guildhall; two of its spaces trigger a reset (WK-70),
/// but not in the last turns (WK-81).
fn is_in_guildhall(game: &WestKingdom) -> bool {
    let table = &game.table;
    let hall = game.edition.guildhall(game.n_players());
    let triggers = table.last_turns == NOT_YET || is_filling(game);
    game.player(table.active).guildhall > 0
        && !is_market_full(game)
        && table.reset == (triggers && hall.resets.contains(&table.guildhall))
}

fn is_anywhere(game: &WestKingdom) -> bool {
    is_outside(game) || is_in_market(game) || is_in_guildhall(game)
}

/// Whether the active player can have just constructed this.
fn is_builder(game: &WestKingdom, building: Building) -> bool {
    is_in_guildhall(game) && game.player(game.table.active).built.contains(building)
}

/// Hires at no cost that a building brings.
fn hires_of(game: &WestKingdom, building: Building) -> u8 {
    match game.edition.building(building).effect {
        Effect::Immediate(Immediate::HireFree { count }) => count,
        _ => 0,
    }
}

/// Whether the last hire of a visit can be under way: in the Workshop, in the middle of the Black
/// Market, or by a building.
fn is_hiring(game: &WestKingdom) -> bool {
    let built = game.player(game.table.active).built;
    is_at(game, Location::Workshop)
        || is_in_middle(game)
        || (is_in_guildhall(game) && built.iter().any(|building| hires_of(game, building) > 0))
}

/// Whether room must be made for the apprentice in this place (WK-26).
fn is_full(game: &WestKingdom, row: u8, column: u8) -> bool {
    let active = game.table.active;
    game.table.workshop[row as usize][column as usize].is_some()
        && game.player(active).apprentices.len() >= game.apprentice_limit(active) as usize
}

/// Whether a mix can be asked for: the price leaves it open, and it can be paid.
fn is_mix(game: &WestKingdom, paying: Paying) -> bool {
    let active = game.table.active;
    if let Paying::Trade(Deal::Of(kind)) = paying
        && !game.player(active).apprentices.contains(&kind)
    {
        return false;
    }
    let cost = game.mixed_cost(active, paying);
    is_mixed(&cost) && game.can_pay(active, &cost)
}

/// Whether captures can have come so far (WK-30 to WK-32, WK-E13).
fn is_raid(game: &WestKingdom, raid: Raid) -> bool {
    let locations = game.edition.prices().capture_locations[game.n_players()];
    let player = game.player(game.table.active);
    let (begun, fits, most) = match raid.by {
        RaidBy::Visit => {
            let discounts = game.abilities(game.table.active).map(|ability| match ability {
                Ability::TownCentreAction { discount } => discount,
                _ => 0,
            });
            let (here, discount) = (workers(game, Location::TownCentre), discounts.sum::<u8>());
            // Own workers that were captured there still count.
            let at_first = if here > 0 { here } else { player.supply };
            let whole = raid.left == here && raid.discount == discount;
            let partly = raid.left < at_first && raid.discount <= discount;
            let fits = is_outside(game) && if raid.begun { partly } else { whole };
            (raid.begun, fits, locations)
        }
        RaidBy::Building(building) => {
            let count = match game.edition.building(building).effect {
                Effect::Immediate(Immediate::CaptureFree { count }) => count,
                _ => game.captures_of(building),
            };
            let made = count.saturating_sub(raid.left);
            let fits = is_builder(game, building)
                && raid.left <= count
                && raid.begun == (made > 0)
                && raid.from.count_ones() <= made.into()
                && raid.discount == 0;
            let limited = game.table.rulings.fortress_location_limit;
            (raid.begun, fits, if limited { locations } else { OPEN as u8 })
        }
    };
    fits && begun == (raid.from != 0) && raid.most == most && raid.from.count_ones() <= most.into()
}

/// Whether so many cards can be looked at still, with so many to keep (WK-40, WK-E28).
fn is_look(game: &WestKingdom, cards: u8, left: u8) -> bool {
    let prices = game.edition.prices();
    let pile = game.piles.buildings.len();
    let Some(kept) = prices.market_keep.checked_sub(left) else { return false };
    let all = (prices.market_draw as usize).min(pile + kept as usize);
    // A pile with fewer cards than are kept is looked at and taken as a whole.
    let whole = cards == left && cards as usize == pile;
    left > 0 && cards as usize <= pile && (cards as usize + kept as usize == all || whole)
}

/// Whether so many cards of the hand can still be asked for.
fn is_discard(game: &WestKingdom, left: u8, why: Purpose) -> bool {
    let active = game.table.active;
    let next = game.player(active).cathedral + 1;
    let all = match why {
        Purpose::Limit => game.discards_for(active, why),
        Purpose::Cathedral if (next as usize) < STOREYS && game.has_room(next) => {
            game.advance_discard(active)
        }
        Purpose::Building(building) if is_builder(game, building) => game.cards_asked(building),
        Purpose::Cathedral | Purpose::Building(_) | Purpose::Deal => 0,
    };
    let chosen = game.hidden[active].leaving.len();
    left > 0 && left as usize + chosen == all as usize && game.hand(active).len() >= all as usize
}

/// Whether a common gain has reached the owner of the question (WK-E17, WK-E35).
fn is_common(game: &WestKingdom, building: Building, left: SeatSet, above: &[Frame]) -> bool {
    let Effect::Immediate(Immediate::AllPlayersGain { gain }) =
        game.edition.building(building).effect
    else {
        return false;
    };
    let Some(&Frame::Destroy { seat, most }) = above.last() else { return false };
    left == after(game, seat) && most <= gain.virtue && is_excess(game, seat, 1, above)
}
