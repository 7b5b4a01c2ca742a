//! The action star: its six spaces, and how far an architect goes.

use game_core::Message;
use game_core::edition::Faults;
use toml::Spanned;

use super::super::file::File;
use super::super::{Doubts, NOTCHES, Numbers, StarAction};
use super::part::Part;
use super::{doubtful, words};

/// How far an architect moves. Staying is not allowed (QA-24), nor is coming back to where one was.
pub fn steps(file: &File, numbers: &mut Numbers, faults: &mut Faults<'_>) {
    let found = file.action_star.get_ref();
    let mut part = Part::new(faults, "action_star", file.action_star.span().start);
    numbers.steps_max = part.stated("steps_max", &found.steps_max, 1, NOTCHES as i64 - 1);
    numbers.steps_min = part.stated("steps_min", &found.steps_min, 1, numbers.steps_max.into());
}

/// The action star, clockwise from its top space.
pub fn star(file: &File, doubts: &mut Doubts, faults: &mut Faults<'_>) -> [StarAction; 6] {
    let found = file.action_star.get_ref();
    let mut part = Part::new(faults, "action_star", file.action_star.span().start);
    part.source(&found.source);
    part.only("top_space", &found.top_space, &"construct".to_string());
    part.only("direction", &found.direction, &"clockwise".to_string());
    part.only("notches", &found.notches, &(NOTCHES as i64));
    if let Some(alternative) = &found.order_alternative {
        part.stated_source("order_alternative", alternative);
        circle("order_alternative", &alternative.value, &mut part);
    }
    // As long as the file itself names another order, this one is not sure.
    doubts.star = doubtful(&found.source) || found.order_alternative.is_some();
    circle("order", &found.order, &mut part)
}

/// Six spaces with each action once, construct on top (QA-13).
fn circle(
    field: &str,
    list: &Spanned<Vec<Spanned<String>>>,
    part: &mut Part<'_, '_>,
) -> [StarAction; 6] {
    let mut circle = StarAction::ALL;
    let mut counts = [0; StarAction::ALL.len()];
    let mut all_known = true;
    for (index, id) in list.get_ref().iter().enumerate() {
        let Some(action) = words::action(id.get_ref()) else {
            let message = Message::new("qa-edition-unknown-action")
                .text("action", id.get_ref())
                .text("known", words::ACTIONS.join(", "));
            part.fault(id.span().start, field, message);
            all_known = false;
            continue;
        };
        counts[action as usize] += 1;
        if let Some(space) = circle.get_mut(index) {
            *space = action;
        }
    }
    let at = list.span().start;
    // An unknown word counts as a missing one: that is reported once.
    let wrong = |count: i64| count > 1 || (all_known && count == 0);
    for (id, count) in words::ACTIONS.iter().zip(counts).filter(|(_, count)| wrong(*count)) {
        let message =
            Message::new("qa-edition-action-once").text("action", *id).int("count", count);
        part.fault(at, field, message);
    }
    if let Some(top) = list.get_ref().first().filter(|top| top.get_ref() != "construct") {
        let message = Message::new("qa-edition-star-top").text("action", top.get_ref());
        part.fault(top.span().start, field, message);
    }
    circle
}
