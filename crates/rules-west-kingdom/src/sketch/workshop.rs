//! The open apprentices, as they lie.

use game_core::Message;
use game_core::sketch::{cut, fit, len};

use super::{Pen, WIDTH};
use crate::edition::{APPRENTICE_COLUMNS, Apprentice, Good, Goods, Location};

/// Columns before a row, and between two cards.
const LEAD: usize = 2;
const BETWEEN: &str = "| ";
/// Columns of a card.
const CARD: usize = (WIDTH - LEAD + BETWEEN.len()) / APPRENTICE_COLUMNS - BETWEEN.len();

/// What a hire costs, and two lines for each row: who lies there, and what they do.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let (table, prices) = (&pen.view.table, pen.edition().prices());
    let name = pen.name(pen.edition().location_name(Location::Workshop));
    let title = Message::new("wk-sketch-hire")
        .text("price", pen.cost(&prices.hire))
        .text("coin", pen.goods(Goods::of(Good::Silver, prices.skip_coin)))
        .int("pile", pen.view.apprentices.len() as i64);
    let mut lines = vec![pen.line(name, pen.say.say(&title))];
    for (row, (cards, coins)) in table.workshop.iter().zip(table.coins).enumerate() {
        let faces = cards.iter().zip(coins).map(|(&card, coins)| face(pen, card, coins));
        let abilities = cards.iter().map(|&card| does(pen, card));
        lines.push(format!("{:<LEAD$}{}", row + 1, across(faces)));
        lines.push(format!("{:<LEAD$}{}", "", across(abilities)));
    }
    lines
}

/// Cards side by side.
fn across(cards: impl Iterator<Item = String>) -> String {
    cards.map(|card| fit(&card, CARD)).collect::<Vec<_>>().join(BETWEEN)
}

/// What an apprentice does; the number at its end stays when the text is cut.
fn does(pen: &Pen<'_>, card: Apprentice) -> String {
    if !card.is_some() {
        return String::new();
    }
    let text = pen.ability(pen.edition().apprentice(card).ability);
    match text.rsplit_once(' ') {
        Some((front, last)) if len(&text) > CARD => {
            format!("{} {last}", cut(front, CARD.saturating_sub(len(last) + 1)))
        }
        _ => text,
    }
}

/// Name, skills, virtue change and coins; the name gives way where the card is too narrow.
fn face(pen: &Pen<'_>, card: Apprentice, coins: u16) -> String {
    if !card.is_some() {
        return "-".to_string();
    }
    let facts = pen.edition().apprentice(card);
    let mut parts = vec![String::new(), pen.skills(facts.skills)];
    if facts.virtue != 0 {
        parts.push(pen.virtue(facts.virtue));
    }
    if coins > 0 {
        parts.push(format!("[{coins}{}]", pen.good(Good::Silver)));
    }
    let rest = parts.join(" ");
    let name = pen.name(pen.edition().apprentice_name(card));
    cut(name, CARD.saturating_sub(len(&rest))) + &rest
}
