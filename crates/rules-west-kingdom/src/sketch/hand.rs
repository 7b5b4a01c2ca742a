//! The viewer's own cards: what the draft offers, what is being looked at, the hand.

use game_core::sketch::{cut, len};
use game_core::{Message, Seat, Viewer};

use super::{Pen, WIDTH, table};
use crate::edition::{Building, Buildings, Good, Goods, Power, Skill, Skills};
use crate::questions::{Frame, Look};
use crate::state::Player;

/// Before a card that can be constructed now, and before one that has been chosen.
const READY: &str = "*";
const CHOSEN: &str = ">";
/// The longest name that is written in full.
const MAX_NAME: usize = 22;

/// Nothing for a spectator, who has no cards.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let Viewer::Seat(seat) = pen.view.viewer else { return Vec::new() };
    let own = &pen.view.own;
    let mut lists: Vec<(String, Buildings)> = Vec::new();
    if !own.packet.is_empty() {
        lists.push((pen.word("wk-sketch-packet"), own.packet));
    }
    let looked = looked_at(pen, seat);
    if !looked.is_empty() {
        lists.push((pen.word("wk-sketch-looked"), looked));
    }
    if !own.hand.is_empty() {
        let hand = Message::new("wk-sketch-hand").int("count", own.hand.len() as i64);
        let hand = hand.int("limit", pen.edition().numbers().hand_limit);
        lists.push((pen.say.say(&hand), own.hand));
    }
    let cards = lists.iter().flat_map(|(_, cards)| cards.iter());
    let rows: Vec<Vec<String>> = cards.map(|card| row(pen, seat, card)).collect();
    let mut rows = table(&rows, &[0, 1, 2, 3, 5, 6], " ").into_iter();
    let mut lines = Vec::new();
    for (title, cards) in lists {
        lines.push(title);
        lines.extend(rows.by_ref().take(cards.len()));
    }
    lines.iter().map(|line| cut(line, WIDTH)).collect()
}

/// The cards in the Black Market of which the viewer keeps one.
fn looked_at(pen: &Pen<'_>, seat: Seat) -> Buildings {
    match pen.view.table.frames.last() {
        Some(&Frame::Look(Look { cards, .. })) if pen.view.table.active == seat => {
            pen.view.buildings.iter().rev().take(cards.into()).copied().collect()
        }
        _ => Buildings::EMPTY,
    }
}

fn row(pen: &Pen<'_>, seat: Seat, card: Building) -> Vec<String> {
    let (player, own, facts) = (pen.player(seat), &pen.view.own, pen.edition().building(card));
    let ready = own.hand.contains(card)
        && player.skills(pen.edition()).covers(facts.skills)
        && has(pen, player, facts.cost);
    let sign = match () {
        () if own.pick == card || own.leaving.contains(card) => CHOSEN,
        () if ready => READY,
        () => " ",
    };
    // Each skill has a column of its own.
    let skill = |skill: Skill| {
        let letter = pen.skill(skill);
        if facts.skills.contains(skill) { letter } else { "·".repeat(len(&letter)) }
    };
    vec![
        sign.to_string(),
        cut(pen.name(pen.edition().building_name(card)), MAX_NAME),
        pen.goods(facts.cost),
        Skills::ALL.iter().map(skill).collect(),
        pen.points(facts.vp),
        pen.virtue(facts.virtue),
        pen.effect(facts.effect),
    ]
}

/// Whether a player has these goods; gold and marble are one for Therese (WK-E25).
fn has(pen: &Pen<'_>, player: &Player, goods: Goods) -> bool {
    let one = player.power(pen.edition()) == Power::GoldMarbleInterchangeable;
    let needs = |good: Good| u16::from(goods[good]);
    Good::ALL.into_iter().all(|good| match good {
        Good::Gold if one => player.good(good) >= needs(good) + needs(Good::Marble),
        Good::Marble if one => true,
        _ => player.good(good) >= needs(good),
    })
}
