//! What answers and near misses are about: pieces and places by the ids of views.

use game_core::{FastRng, Game, GameText, Live, LiveGame, Seat, Target, Viewer};
use game_testkit::generate::positions;
use rules_west_kingdom::edition::Location;
use rules_west_kingdom::{Action, WestKingdom};
use serde_json::{Value, json};

use crate::cited::configurations;
use crate::harness::{Position, edition};
use crate::refusals::{after, raid};

const GOODS: [&str; 6] = ["clay", "wood", "stone", "gold", "marble", "silver"];

/// Every position of a few games of every configuration, for each seat that is asked.
fn asked(mut each: impl FnMut(&WestKingdom, Seat)) {
    for (number, config) in configurations().enumerate() {
        for game in 0..4 {
            let seed = game_testkit::seed_of(&format!("about {number} {game}"));
            let mut rng = FastRng::new(game);
            for state in positions::<WestKingdom>(edition(), &config, seed, 400, &mut rng) {
                for seat in state.awaiting().iter() {
                    each(&state, seat);
                }
            }
        }
    }
}

/// The answers of a seat, and those that are refused, each with what it is about.
fn offered(state: &WestKingdom, seat: Seat) -> Vec<(Action, Vec<Target>)> {
    let mut answers = Vec::new();
    state.legal_actions(seat, &mut answers);
    let open = answers.into_iter().map(|action| (action, state.targets(seat, action)));
    let refused = state.near_misses(seat).into_iter();
    let refused = refused.map(|(action, why)| (action, state.faults(seat, action, &why)));
    open.chain(refused).collect()
}

/// Whether `list` has the word.
fn has(list: &Value, id: &str) -> bool {
    list.as_array().is_some_and(|list| list.iter().any(|word| word == id))
}

/// Whether the view of the seat has such a piece.
fn is_known(view: &Value, seat: Seat, Target { kind, id, .. }: &Target) -> bool {
    let own = &view["seats"][seat.index()];
    let seats = view["seats"].as_array().map_or(0, Vec::len);
    let is_seat = |id: &str| id.parse::<usize>().is_ok_and(|seat| seat < seats);
    match &**kind {
        "card" => {
            let lists = [&own["hand"], &own["packet"], &view["building_pile"]];
            lists.into_iter().any(|list| has(list, id))
        }
        "place" => Location::find(id).is_some(),
        "group" => id.split_once(' ').is_some_and(|(place, owner)| {
            let owner = owner.parse::<usize>().expect("a seat");
            view["seats"][owner]["workers"][place].as_u64() > Some(0)
        }),
        "board" => is_seat(id),
        "niche" => id.split_once(' ').is_some_and(|(row, column)| {
            let at = |word: &str| word.parse::<usize>().expect("a number") - 1;
            !view["workshop"][at(row)][at(column)].is_null()
        }),
        "apprentice" => has(&own["apprentices"], id),
        "good" => GOODS.contains(&id.as_str()),
        "number" => id.parse::<u8>().is_ok(),
        "captured" | "cathedral" | "debts" | "pile" => id.is_empty(),
        _ => false,
    }
}

/// Every answer and near miss has its verb, and is about pieces that the view has.
#[test]
fn answers_are_about_what_views_show() {
    let mut seen = std::collections::BTreeSet::new();
    asked(|state, seat| {
        let view = WestKingdom::view_doc(&state.view(Viewer::Seat(seat)));
        let view = serde_json::to_value(view).expect("a document");
        for (action, about) in offered(state, seat) {
            let text = WestKingdom::print(edition(), action);
            let verb = text.split(' ').next();
            assert_eq!(Some(WestKingdom::kind_of(action)), verb);
            let bare = ["done", "decline", "ransom free"].contains(&text.as_str());
            assert_eq!(about.is_empty(), bare, "{text} is about {about:?}");
            for target in about {
                assert!(WestKingdom::PIECES.contains(&&*target.kind), "{target:?} of {text}");
                assert!(is_known(&view, seat, &target), "{target:?} of {text} is not in the view");
                assert!(target.count > 0, "{target:?} of {text}");
                seen.insert(target.kind);
            }
        }
    });
    let all: std::collections::BTreeSet<_> =
        WestKingdom::PIECES.iter().map(|&piece| std::borrow::Cow::Borrowed(piece)).collect();
    assert!(all.is_superset(&seen) && seen.len() + 1 >= all.len(), "{seen:?}");
}

/// Equal views give answers that are about the same: no piece tells what is hidden.
#[test]
fn what_answers_are_about_tells_no_secret() {
    let mut rng = FastRng::new(7);
    asked(|state, seat| {
        let world = WestKingdom::sample(&state.view(Viewer::Seat(seat)), &mut rng);
        assert_eq!(offered(state, seat), offered(&world, seat));
    });
}

fn about(live: &Live<WestKingdom>, seat: u8, action: &str) -> Value {
    let answers = live.answers(Seat::new(seat));
    let answer = answers.into_iter().find(|answer| answer.action == action);
    json!(answer.unwrap_or_else(|| panic!("{action} is not offered")).about)
}

/// Pieces have the part that they play, and prices their count.
#[test]
fn pieces_have_their_part() {
    let check = |position: &Position, answers: &str, action: &str, wanted: Value| {
        let table = after(position, answers);
        let live = Live::from_state(game_testkit::AtTable::scenario(&table).game().clone());
        assert_eq!(about(&live, 0, action), wanted, "{action}");
    };
    check(
        &Position::new(2).seat(0, |p| p.at("1 mines")),
        "place mines",
        "dig gold",
        json!([{ "role": "take", "kind": "good", "id": "gold" }]),
    );
    check(
        &raid(),
        "place town_centre",
        "capture forest 2",
        json!([{ "role": "take", "kind": "group", "id": "forest 2" }]),
    );
    let storehouse = Position::new(2).seat(0, |p| p.goods("2 clay 1 wood"));
    check(
        &storehouse,
        "place kings_storehouse, trade 1",
        "pay 1 clay 1 wood",
        json!([
            { "role": "pay", "kind": "good", "id": "clay" },
            { "role": "pay", "kind": "good", "id": "wood" },
        ]),
    );
    let held = Position::new(2).seat(0, |p| p.goods("5 silver")).seat(1, |p| p.held(&[2]));
    check(
        &held,
        "place guardhouse",
        "ransom silver",
        json!([{ "role": "pay", "kind": "good", "id": "silver", "count": 5 }]),
    );
    check(
        &Position::new(2),
        "",
        "place quarry",
        json!([{ "role": "to", "kind": "place", "id": "quarry" }]),
    );
}
