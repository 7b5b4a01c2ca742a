//! The edition for people: the table of cards with sentences that take the row's numbers.

use game_core::edition::{Cell, Sheet};
use game_core::{Arg, Message};

use super::{Edition, EndEffect, Facts, Print, Prints, Reach, Verb, Whose};

pub fn sheet(edition: &'static Edition) -> Sheet {
    let row = |print: Print| {
        let card = &edition.cards[print.0 as usize];
        let sides = card.sides.iter().filter(|side| !side.is_empty());
        vec![
            Cell::Text(card.name.id.clone()),
            Cell::Name(&card.name),
            Cell::Says(vec![Message::new(if card.basic {
                "ar-set-basic"
            } else {
                "ar-set-additional"
            })]),
            Cell::Text(sides.map(String::as_str).collect::<Vec<_>>().join(" ")),
            Cell::Says(effects(edition, print)),
            Cell::Text(card.sides_source.clone()),
        ]
    };
    Sheet {
        columns: vec![
            "sheet-id",
            "sheet-name",
            "ar-sheet-set",
            "ar-sheet-sides",
            "sheet-effect",
            "ar-sheet-source",
        ],
        rows: edition.prints().map(row).collect(),
    }
}

/// What an owner of the box should look at first: sides that look as if they had been read the wrong
/// way round, and numbers that are only reconstructed.
pub fn advice(edition: &'static Edition) -> Vec<Message> {
    let doubtful = |basic: bool| -> Vec<Arg> {
        let rows = edition.cards.iter().filter(|card| card.basic == basic);
        rows.filter(|card| card.sides_source == "reconstructed")
            .map(|card| Arg::Name(&card.name))
            .collect()
    };
    let fall = |print: &Print| turns_down(edition.facts(*print));
    let mut advice: Vec<Message> = edition
        .prints()
        .filter(fall)
        .map(|print| {
            let sides = edition.cards[print.0 as usize].sides.join(", ");
            Message::new("ar-advice-sides").name("card", edition.name(print)).text("sides", sides)
        })
        .collect();
    for (key, cards) in
        [("ar-advice-basic", doubtful(true)), ("ar-advice-additional", doubtful(false))]
    {
        if !cards.is_empty() {
            advice.push(
                Message::new(key).int("count", cards.len() as i64).with("cards", Arg::List(cards)),
            );
        }
    }
    advice
}

/// Whether a card falls with every turn clockwise but the one from its lowest value to its highest.
/// On a printed card clockwise turns climb: each brings the value on the left to the top, so the
/// sides, which are read clockwise, fall. Sides read the other way round climb.
fn turns_down(facts: &Facts) -> bool {
    let (sides, next) = (facts.sides, |at: usize| facts.sides[(at + 1) % 4]);
    let climbs = (0..4).filter(|&at| sides[at] < next(at)).count();
    let falls = (0..4).filter(|&at| sides[at] > next(at)).count();
    facts.turnable && climbs > 1 && falls == 1
}

/// Everything a card does, as sentences.
pub fn effects(edition: &'static Edition, print: Print) -> Vec<Message> {
    let facts = edition.facts(print);
    let mut says = Vec::new();
    if facts.cost > 0 {
        let key = if facts.pays_beside { "ar-effect-cost-beside" } else { "ar-effect-cost" };
        says.push(Message::new(key).int("count", facts.cost));
    }
    if edition.off_city.contains(print) {
        says.push(Message::new("ar-effect-off-city"));
    }
    if edition.diverting.contains(print) {
        says.push(Message::new("ar-effect-divert"));
    }
    if edition.searchable.contains(print) {
        says.push(Message::new("ar-effect-search").name("card", edition.name(print)));
    }
    if edition.escaping.contains(print) {
        says.push(Message::new("ar-effect-escape"));
    }
    says.extend(verb(facts.verb, facts.optional));
    says.extend(at_end(edition, facts.end));
    if facts.protected {
        says.push(Message::new("ar-effect-protected"));
    }
    if says.is_empty() {
        says.push(Message::new("ar-effect-none"));
    }
    says
}

fn verb(verb: Verb, optional: bool) -> Option<Message> {
    let may =
        |yes: &'static str, must: &'static str| Message::new(if optional { yes } else { must });
    Some(match verb {
        Verb::None => return None,
        Verb::Rotate { count, whose, reach } => Message::new(match (whose, reach) {
            (Whose::Own, Reach::City) => "ar-effect-rotate-own",
            (Whose::Any, Reach::City) => "ar-effect-rotate-any",
            (Whose::Own, Reach::Adjacent) => "ar-effect-rotate-own-adjacent",
            (Whose::Any, Reach::Adjacent) => "ar-effect-rotate-any-adjacent",
        })
        .int("count", count),
        Verb::RotateEach => Message::new("ar-effect-rotate-each"),
        Verb::Swap { whose: Whose::Any } => Message::new("ar-effect-swap-any"),
        Verb::Swap { whose: Whose::Own } => Message::new("ar-effect-swap-own"),
        Verb::Destroy => may("ar-effect-may-destroy", "ar-effect-destroy"),
        Verb::Protect => may("ar-effect-may-protect", "ar-effect-protect"),
        Verb::Move => Message::new("ar-effect-move"),
        Verb::Rebuild => Message::new("ar-effect-rebuild"),
        Verb::Cycle => Message::new("ar-effect-cycle"),
        Verb::HandLimit { limit } => Message::new("ar-effect-hand-limit").int("limit", limit),
        Verb::Reserve => may("ar-effect-may-reserve", "ar-effect-reserve"),
        Verb::Copy => Message::new("ar-effect-copy"),
        Verb::LayDown => Message::new("ar-effect-lay-down"),
        Verb::Replay => Message::new("ar-effect-replay"),
        Verb::DestroyLower => Message::new("ar-effect-destroy-lower"),
    })
}

fn at_end(edition: &'static Edition, end: EndEffect) -> Option<Message> {
    let names = |prints: Prints| {
        Arg::List(prints.iter().map(|print| Arg::Name(edition.name(print))).collect())
    };
    Some(match end {
        EndEffect::None => return None,
        EndEffect::PerNamed { each, prints, whose } => Message::new(match whose {
            Whose::Any => "ar-effect-per-named",
            Whose::Own => "ar-effect-per-named-own",
        })
        .int("points", each)
        .with("cards", names(prints)),
        EndEffect::PerOwn { each } => Message::new("ar-effect-per-own").int("points", each),
        EndEffect::IfNamed { vp, prints, whose } => Message::new(match whose {
            Whose::Any => "ar-effect-if-named",
            Whose::Own => "ar-effect-if-named-own",
        })
        .int("points", vp)
        .with("cards", names(prints)),
        EndEffect::PerBeside { each } => Message::new("ar-effect-per-beside").int("points", each),
    })
}
