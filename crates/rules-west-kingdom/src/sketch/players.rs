//! The players: a table of what can be counted, and their apprentices and buildings.

use game_core::color::color_key;
use game_core::sketch::{cut, fit, len};
use game_core::{Message, Seat};

use super::{Pen, paragraph, table};
use crate::edition::{Apprentice, Building, Effect, Good, PlayerBoard};

/// The longest name of a player that is written in full.
const MAX_NAME: usize = 14;

/// What can be counted of each player.
pub fn lines(pen: &Pen<'_>) -> Vec<String> {
    let mut rows = vec![head(pen)];
    rows.extend(pen.seats().map(|seat| counts(pen, seat)));
    table(&rows, &[0, rows[0].len() - 1], "  ")
}

/// What lies in front of the players.
pub fn all_belongings(pen: &Pen<'_>) -> Vec<String> {
    pen.seats().flat_map(|seat| belongings(pen, seat)).collect()
}

fn head(pen: &Pen<'_>) -> Vec<String> {
    let mut cells = vec![String::new()];
    cells.extend(Good::ALL.map(|good| pen.good(good)));
    let keys = [
        "wk-sketch-debt",
        "wk-sketch-virtue",
        "wk-sketch-head-cathedral",
        "wk-sketch-card",
        "wk-sketch-head-supply",
        "wk-sketch-prison",
        "wk-sketch-head-held",
    ];
    cells.extend(keys.map(|key| pen.word(key)));
    cells
}

fn counts(pen: &Pen<'_>, seat: Seat) -> Vec<String> {
    let (table, player) = (&pen.view.table, pen.player(seat));
    let is_active = seat == table.active && table.turn > 0 && !table.over;
    let turn = if is_active { '>' } else { ' ' };
    let rival = table.is_rival(seat);
    let key = if rival { "wk-sketch-rival" } else { color_key(seat.index() as u8) };
    let mut cells = vec![format!("{turn} {} {}", pen.mark(seat), cut(&pen.word(key), MAX_NAME))];
    // The house rival has neither goods nor a hand.
    let some = |count: u16| if rival { "-".to_string() } else { count.to_string() };
    cells.extend(player.goods.map(some));
    let held = pen.seats().filter(|other| player.held[other.index()] > 0);
    let held = held.map(|other| format!("{}{}", pen.mark(other), player.held[other.index()]));
    let debts = match player.paid_debts {
        0 => player.debts.to_string(),
        paid => format!("{}+{paid}", player.debts),
    };
    cells.extend([
        debts,
        player.virtue.to_string(),
        player.cathedral.to_string(),
        some(pen.view.hands[seat].into()),
        player.supply.to_string(),
        player.prison.to_string(),
        held.collect::<Vec<_>>().join(" "),
    ]);
    cells
}

/// Board, apprentices and buildings of a player, a paragraph for each that there is.
fn belongings(pen: &Pen<'_>, seat: Seat) -> Vec<String> {
    let (view, player) = (pen.view, pen.player(seat));
    let mut parts = Vec::new();
    if view.table.is_rival(seat) {
        let work = Message::new("wk-sketch-work")
            .int("work", view.table.work)
            .int("threshold", pen.edition().rival().work_threshold)
            .int("deck", view.rival.len() as i64);
        parts.push(vec![pen.say.say(&work)]);
    }
    let mut people = Vec::new();
    if player.board != PlayerBoard::SIDE_1 {
        let name = pen.name(pen.edition().board_name(player.board));
        people.push(format!("{name} ({})", pen.power(player.power(pen.edition()))));
    }
    people.extend(player.apprentices.iter().map(|&who| apprentice(pen, who)));
    let built: Vec<String> = player.built.iter().map(|card| building(pen, seat, card)).collect();
    parts.extend([people, built].into_iter().filter(|part| !part.is_empty()));
    let lead = format!("  {} ", pen.mark(seat));
    let indent = fit("", len(&lead));
    let mut lines = Vec::new();
    for part in parts {
        let first = if lines.is_empty() { &lead } else { &indent };
        lines.extend(paragraph(&part, ", ", first, &indent));
    }
    lines
}

fn apprentice(pen: &Pen<'_>, who: Apprentice) -> String {
    let facts = pen.edition().apprentice(who);
    let name = pen.name(pen.edition().apprentice_name(who));
    let (skills, ability) = (pen.skills(facts.skills), pen.ability(facts.ability));
    let ability = if ability.is_empty() { ability } else { format!(" ({ability})") };
    format!("{name} {skills}{ability}")
}

/// A constructed building: its points, and what it will do at the end. The house rival has no
/// effects (WK-E70).
fn building(pen: &Pen<'_>, seat: Seat, card: Building) -> String {
    let facts = pen.edition().building(card);
    let name = pen.name(pen.edition().building_name(card));
    let effect = match facts.effect {
        Effect::EndGame(_) if !pen.view.table.is_rival(seat) => {
            format!(" ({})", pen.effect(facts.effect))
        }
        _ => String::new(),
    };
    format!("{name} {}{effect}", pen.points(facts.vp))
}
