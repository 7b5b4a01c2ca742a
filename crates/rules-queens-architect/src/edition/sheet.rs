//! The edition for people: the table of tiles, and what an owner of the box should look at.

use game_core::edition::{Cell, Sheet};
use game_core::{Arg, Message};

use super::{Bonus, Character, Demand, Edition};

/// The characters, then the demand tiles.
pub fn sheet(edition: &'static Edition) -> Sheet {
    let characters = edition.all_characters().map(|character| character_row(edition, character));
    let demands = (0..edition.demands.len()).map(|index| demand_row(edition, Demand(index as u8)));
    Sheet {
        columns: vec![
            "sheet-id",
            "sheet-name",
            "qa-sheet-performance",
            "qa-sheet-repair",
            "qa-sheet-tiles",
            "sheet-effect",
        ],
        rows: characters.chain(demands).collect(),
    }
}

fn character_row(edition: &'static Edition, character: Character) -> Vec<Cell> {
    let facts = edition.facts(character);
    let row = &edition.characters[character.0 as usize];
    let performance: Vec<_> = facts.performance.iter().map(u8::to_string).collect();
    let mut says =
        vec![Message::new("qa-sheet-guild").name("guild", edition.guild_name(facts.guild))];
    says.extend(facts.laborer.then(|| Message::new("qa-sheet-laborer")));
    vec![
        Cell::Text(row.name.id.clone()),
        Cell::Name(&row.name),
        Cell::Text(performance.join(" ")),
        Cell::Text(facts.repair.to_string()),
        Cell::Text(format!("{} ({})", facts.copies, facts.starters)),
        Cell::Says(says),
    ]
}

fn demand_row(edition: &'static Edition, demand: Demand) -> Vec<Cell> {
    let wants = edition.wants(demand);
    let name = edition.demand_name(demand);
    let guilds = wants.guilds.iter().map(|guild| Arg::Name(edition.guild_name(guild)));
    let mut says =
        vec![Message::new("qa-sheet-demand").with("guilds", Arg::List(guilds.collect()))];
    says.extend(bonus(wants.bonus));
    vec![
        Cell::Text(name.id.clone()),
        Cell::Name(name),
        Cell::Text(String::new()),
        Cell::Text(String::new()),
        Cell::Text("1".to_string()),
        Cell::Says(says),
    ]
}

/// What a town gives, as a sentence.
pub fn bonus(bonus: Bonus) -> Option<Message> {
    match bonus {
        Bonus::None => None,
        Bonus::Appreciation(points) => {
            Some(Message::new("qa-bonus-appreciation").int("points", points))
        }
        Bonus::Talers(count) => Some(Message::new("qa-bonus-talers").int("count", count)),
        Bonus::Hire => Some(Message::new("qa-bonus-hire")),
    }
}

/// What an owner of the box should look at, the most important first (QA-U1 to QA-U5).
pub fn advice(edition: &'static Edition) -> Vec<Message> {
    let doubts = edition.doubts;
    let mut advice = Vec::new();
    if !doubts.faces.is_empty() {
        let count = doubts.faces.len();
        let names = doubts.faces.iter().map(|character| Arg::Name(edition.name(character)));
        // A list of all of them would say less than "all".
        advice.push(if count == edition.characters.len() {
            Message::new("qa-advice-all-faces").int("count", count as i64)
        } else {
            Message::new("qa-advice-faces")
                .int("count", count as i64)
                .with("characters", Arg::List(names.collect()))
        });
    }
    if doubts.copies {
        advice.push(Message::new("qa-advice-copies"));
    }
    if doubts.demands > 0 {
        advice.push(Message::new("qa-advice-demands").int("count", doubts.demands));
    }
    if doubts.boards > 0 {
        advice.push(Message::new("qa-advice-boards").int("count", doubts.boards));
    }
    if doubts.scale {
        let last = edition.numbers.scale.last().copied().unwrap_or_default();
        advice.push(Message::new("qa-advice-scale").int("last", last));
    }
    if doubts.star {
        let order = edition.star.map(|action| Arg::Name(edition.action_name(action)));
        advice.push(Message::new("qa-advice-star").with("order", Arg::List(order.to_vec())));
    }
    if doubts.track {
        advice.push(Message::new("qa-advice-track").int("count", edition.numbers.track));
    }
    advice
}
