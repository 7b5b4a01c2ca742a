//! Small cities in which one thing is different.

use game_core::knowledge::{Knowledge, Shares};
use game_core::{FastRng, Game, GameText, Log, Seat, Seed};

use crate::{Architectura, CardDoc, Config, Edition, SpaceDoc};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn new_game(edition: &'static Edition, players: u8) -> Architectura {
    let config = Config { first: Some(0), ..Config::basic(players) };
    Architectura::new(edition, &config, Seed::from_text("prospects")).expect("a game")
}

/// A face-up card.
fn up(at: &str, card: &str, seat: Seat, side: u8) -> SpaceDoc {
    let card = CardDoc { card: card.into(), seat, side: Some(side), token: false };
    SpaceDoc { at: at.into(), stack: vec![card], reserved: None }
}

/// A game of two with these cards in the city, in which the first seat holds `hand` and plays.
fn with_city(edition: &'static Edition, city: &[SpaceDoc], hand: &[&str]) -> Architectura {
    let mut doc = new_game(edition, 2).state_doc();
    for (index, seat) in doc.seats.iter_mut().enumerate() {
        let mut cards: Vec<String> = seat.hand.drain(..).chain(seat.deck.drain(..)).collect();
        cards.sort();
        let laid = |id: &String| {
            let mut laid = city.iter().flat_map(|space| &space.stack);
            laid.any(|card| card.seat.index() == index && card.card == *id)
        };
        cards.retain(|id| !laid(id));
        if index == 0 {
            cards.sort_by_key(|id| !hand.contains(&id.as_str()));
        }
        seat.deck = cards.split_off(3);
        seat.hand = cards;
    }
    doc.city = city.to_vec();
    Architectura::from_doc(edition, doc, None).expect("a state")
}

fn built_in() -> &'static Edition {
    game_core::edition::default()
}

/// How the seats stand after this answer of the first one.
fn after(game: &Architectura, answer: &str) -> Shares {
    let mut game = game.clone();
    let action = Architectura::parse(game.edition(), answer).expect("an answer");
    game_core::apply(&mut game, FIRST, action, &mut Log::off()).expect("a legal answer");
    game.prospects().shares()
}

#[test]
fn shares_add_up_and_the_swing_shrinks() {
    for players in 2..=4 {
        let mut game = new_game(built_in(), players);
        let start = game.prospects().swing;
        let mut last = start;
        let mut rng = FastRng::new(7);
        let mut legal = Vec::new();
        while let Some(seat) = game.awaiting().lowest() {
            let prospects = game.prospects();
            let sum: f32 = prospects.shares().iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{prospects:?}");
            assert!(prospects.swing > 0.0);
            last = prospects.swing;
            game.legal_actions(seat, &mut legal);
            let answer = legal[rng.below(legal.len() as u32) as usize];
            game.play(seat, answer, &mut Log::off());
        }
        assert!(last < 0.9 * start, "{last} of {start}");
    }
}

#[test]
fn an_empty_city_is_nearly_even() {
    for players in 2..=4 {
        let shares = new_game(built_in(), players).prospects().shares();
        for share in &shares[..players as usize] {
            let even = 1.0 / f32::from(players);
            assert!((share - even).abs() < 0.4 * even, "{shares:?}");
        }
        // The player who begins has a small advantage.
        assert!(shares[1..].iter().all(|&share| share < shares[0]), "{shares:?}");
    }
}

#[test]
fn a_higher_side_on_top_is_better_for_its_owner() {
    let worth = |side| {
        let city = [up("1:1", "library", FIRST, side), up("1:2", "palace", SECOND, 0)];
        with_city(built_in(), &city, &[]).prospects().worth
    };
    let (low, high) = (worth(1), worth(2));
    // Not by all five points: the low side is a quarter turn from the high one.
    assert!(high[FIRST] > low[FIRST] + 1.0, "{high:?} {low:?}");
    assert!((high[SECOND] - low[SECOND]).abs() < 0.01, "{high:?} {low:?}");
}

#[test]
fn a_low_card_stands_better_with_a_token_or_a_neighbor() {
    let worth = |token, neighbor| {
        let mut city = vec![up("1:1", "greenhouse", FIRST, 0), up("2:1", "villa", SECOND, 0)];
        city[0].stack[0].token = token;
        if neighbor {
            city[1].at = "1:2".into();
        }
        with_city(built_in(), &city, &[]).prospects().worth[FIRST]
    };
    assert!(worth(true, false) > worth(false, false));
    assert!(worth(false, true) > worth(false, false));
}

#[test]
fn an_effect_under_way_counts() {
    let city = [up("1:1", "villa", SECOND, 0), up("2:1", "palace", FIRST, 0)];
    let game = with_city(built_in(), &city, &["barracks"]);
    // The Villa turns up in the comparison, but it is about to be destroyed.
    let beside_villa = after(&game, "play barracks 1:2")[0];
    let beside_own = after(&game, "play barracks 2:2")[0];
    assert!(beside_villa > beside_own + 0.1, "{beside_villa} {beside_own}");
}

#[test]
fn a_destroyed_card_is_worth_something_while_it_can_be_rebuilt() {
    let worth = |rebuilder_is_laid: bool| {
        let mut city = vec![up("1:1", "villa", FIRST, 0), up("1:2", "palace", SECOND, 0)];
        if rebuilder_is_laid {
            city.push(up("1:3", "market", FIRST, 0));
        } else {
            city.push(up("1:3", "workshop", FIRST, 0));
        }
        let standing = with_city(built_in(), &city, &[]).prospects().worth[FIRST];
        city[0].stack[0].side = None;
        standing - with_city(built_in(), &city, &[]).prospects().worth[FIRST]
    };
    assert!(worth(true) > worth(false) + 1.0, "{} {}", worth(true), worth(false));
}

#[test]
fn the_numbers_are_those_of_the_edition() {
    let text = <Edition as game_core::Edition>::DEFAULT;
    let (old, new) = (
        "base = \"9\"\nsides = [\"9\", \"7\", \"5\", \"10\"]",
        "base = \"13\"\nsides = [\"13\", \"7\", \"5\", \"14\"]",
    );
    assert!(text.contains(old));
    let text = text.replace(old, new).replace("edition = \"default\"", "edition = \"changed\"");
    let changed: &Edition = game_core::edition::load("changed.toml", &text).expect("an edition");
    // In the city, and in the deck.
    for city in [vec![up("1:1", "villa", FIRST, 0)], vec![up("1:1", "temple", FIRST, 0)]] {
        let worth = |edition| with_city(edition, &city, &[]).prospects().worth[FIRST];
        assert!(worth(changed) > worth(built_in()) + 1.0);
    }
}
