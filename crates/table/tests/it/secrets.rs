//! Two games that differ only in what a viewer cannot know look and sound the same to that viewer.

use game_core::{Seat, Seed, Viewer};
use protocol::{Happening, Item, Screen};
use serde_json::{Value, json};
use table::Command;

use crate::harness::{Hall, account, kind, person, seat, setup_of};

/// How many deals are tried to find two that look alike.
const DEALS: u64 = 3000;

/// Pairs of deals with equal views.
fn alike(game: &str, config: &Value, viewer: Viewer, pairs: usize) -> Vec<(Seed, Seed)> {
    let kind = kind(game);
    let mut seen = std::collections::HashMap::<String, Seed>::new();
    let mut found = Vec::new();
    for deal in 0..DEALS {
        let seed = Seed::of_series("secrets", deal);
        let live = kind.start(kind.default_edition(), config.clone(), seed).expect("a game");
        let view = live.view_json(viewer).to_string();
        match seen.remove(&view) {
            Some(other) => found.push((other, seed)),
            None => drop(seen.insert(view, seed)),
        }
        if found.len() == pairs {
            break;
        }
    }
    found
}

/// What must be equal: all but the hash of the seed, which tells nothing.
fn shown(hall: &Hall, viewer: Viewer) -> Screen {
    Screen { seed_hash: None, ..hall.table.screen(viewer, hall.now) }
}

/// The items before the first that may tell the viewer something new, and whether there was one.
fn before_news(items: &[Item]) -> (Vec<&Item>, bool) {
    let tells = |item: &&Item| match &item.what {
        Happening::Event(event) => matches!(event.barrier.as_deref(), Some("chance" | "reveal")),
        _ => false,
    };
    let before: Vec<_> = items.iter().take_while(|item| !tells(item)).collect();
    let news = before.len() < items.len();
    (before, news)
}

/// Plays the same commands at both tables as long as the viewer can have learned nothing. Gives
/// the number of steps.
fn side_by_side(game: &str, config: &Value, viewer: Viewer, seeds: (Seed, Seed)) -> usize {
    let players = config["players"].as_u64().expect("players") as u8;
    let open = |seed: Seed| {
        let chairs = (0..players).map(person).collect();
        let mut hall = Hall::open(setup_of(game, config.clone(), chairs));
        hall.does(&table::Actor::Server, &Command::Start { seed });
        hall
    };
    let (mut left, mut right) = (open(seeds.0), open(seeds.1));
    for step in 0..60 {
        assert_eq!(shown(&left, viewer), shown(&right, viewer), "{game}, {viewer:?}, {step}");
        let Some(asked) = left.table.awaiting().iter().last() else { return step };
        let answers = right.game().answers(asked);
        let common = |command: &Command| {
            let Command::Answer { action, .. } = command else { return false };
            answers.iter().any(|answer| answer.action == *action)
        };
        let choices = (0..left.game().answers(asked).len()).map(|index| left.choice(asked, index));
        let choices: Vec<_> = choices.filter(common).collect();
        if choices.is_empty() {
            return step;
        }
        let commands = [choices[step * 5 % choices.len()].clone()];
        let (from_left, from_right) = (left.heard(viewer).len(), right.heard(viewer).len());
        assert_eq!(from_left, from_right);
        for command in &commands {
            left.does(&account(asked), command);
            right.does(&account(asked), command);
        }
        // What can be taken back is, now and then; that tells nothing, either.
        if step % 3 == 0 {
            let undo = Command::Undo { seat: asked, question: left.last_answered(asked) };
            let free = |hall: &Hall| {
                matches!(hall.table.undo_status(asked), table::UndoStatus::Free { .. })
            };
            if free(&left) && free(&right) {
                left.does(&account(asked), &undo);
                right.does(&account(asked), &undo);
            }
        }
        let (one, two) = (left.heard(viewer), right.heard(viewer));
        let (one, left_news) = before_news(&one[from_left..]);
        let (two, right_news) = before_news(&two[from_right..]);
        let common = if left_news || right_news { one.len().min(two.len()) } else { usize::MAX };
        assert_eq!(one[..common.min(one.len())], two[..common.min(two.len())]);
        // Something came to light. If it was the same in both, nothing was told apart.
        let equal = left.heard(viewer) == right.heard(viewer);
        let equal_views = left.game().view_json(viewer) == right.game().view_json(viewer);
        if (left_news || right_news) && !(equal && equal_views) {
            return step + 1;
        }
    }
    60
}

#[test]
fn what_a_viewer_cannot_know_changes_nothing_for_them() {
    let (first, second) = (Viewer::Seat(seat(0)), Viewer::Seat(seat(1)));
    let basic = json!({"players": 2, "first": 0});
    let decks = json!({"players": 2, "first": 0, "variant": "advanced"});
    let mut steps = 0;
    for (game, config, viewers) in [
        ("architectura", &basic, vec![Viewer::Spectator, first, second]),
        ("architectura", &decks, vec![Viewer::Spectator, first]),
        ("queens-architect", &basic, vec![Viewer::Spectator, first]),
        ("west-kingdom", &basic, vec![Viewer::Spectator]),
    ] {
        for viewer in viewers {
            for seeds in alike(game, config, viewer, 6) {
                steps += side_by_side(game, config, viewer, seeds);
            }
        }
    }
    assert!(steps > 60, "only {steps} steps could be compared");
}

/// While a question to all is open, whatever others answer looks the same.
#[test]
fn sealed_answers_look_alike() {
    let config = json!({"players": 3, "first": 0});
    let open = || {
        let chairs = (0..3).map(person).collect();
        Hall::started(setup_of("west-kingdom", config.clone(), chairs))
    };
    let me = Viewer::Seat(seat(2));
    let (mut left, mut right) = (open(), open());
    for (other, one, two) in [(0, 0, 1), (1, 2, 0)] {
        left.answers(seat(other), one);
        right.answers(seat(other), two);
        assert_ne!(left.hash(), right.hash());
        for viewer in [me, Viewer::Spectator] {
            assert_eq!(left.heard(viewer), right.heard(viewer));
            assert_eq!(left.table.screen(viewer, 0), right.table.screen(viewer, 0));
        }
    }
    assert_eq!(left.table.awaiting().iter().collect::<Vec<Seat>>(), [seat(2)]);
}
