//! Whole games are told in every language without a missing key or parameter.

use game_core::edition::Cell;
use game_core::{FastRng, LiveGame, Message, Say, Seed};
use games::GameKind;
use lang::catalog::messages;
use lang::{Lang, Speaker};
use serde_json::{Value, json};

fn check(message: &Message) {
    for lang in Lang::ALL {
        if let Err(obstacles) = Speaker::new(lang).try_say(message) {
            panic!("{message:?}:\n{}", obstacles.join("\n"));
        }
    }
}

fn check_position(game: &dyn LiveGame) {
    for seat in game.awaiting().iter() {
        check(&game.question(seat).expect("a question"));
        game.answers(seat).iter().for_each(|answer| check(&answer.meaning));
        game.near_misses(seat).iter().for_each(|miss| check(&miss.problem.message));
    }
}

/// For every number of players what leads to all kinds of questions, and to an end.
fn configs(kind: &dyn GameKind) -> Vec<Value> {
    let (fewest, most) = kind.players();
    let several = |players: u8| match kind.id() {
        "architectura" => {
            vec![json!({"players": players}), json!({"players": players, "variant": "advanced"})]
        }
        _ => vec![json!({"players": players, "round_limit": 25})],
    };
    (fewest..=most).flat_map(several).collect()
}

#[test]
fn random_games_are_told_in_full() {
    for kind in games::all() {
        for (index, config) in configs(*kind).into_iter().enumerate() {
            let mut rng = FastRng::new(index as u64);
            let seed = Seed::of_series("languages", index as u64);
            let mut game = kind.start(kind.default_edition(), config, seed).expect("a game");
            while let Some(seat) = game.awaiting().lowest() {
                check_position(&*game);
                let answers = game.answers(seat);
                let answer = &answers[rng.below(answers.len() as u32) as usize];
                let preview = game.preview(seat, &answer.action).expect("a legal answer");
                preview.events.iter().for_each(|event| check(&event.message));
                let events = game.apply(seat, &answer.action).expect("a legal answer");
                for event in &events {
                    check(&event.message);
                }
            }
        }
    }
}

/// The kind of an event gives the key of its sentence, and its fields are the parameters.
#[test]
fn every_kind_of_event_has_its_sentence() {
    for lang in Lang::ALL {
        let messages = messages(lang).expect("Fluent");
        for kind in games::all().iter().flat_map(|game| game.events()) {
            let needs = messages.get(kind.key).unwrap_or_else(|| panic!("{lang}: no {}", kind.key));
            let has = |param: &String| kind.fields.iter().any(|(name, _)| name == param);
            let missing: Vec<_> = needs.params.iter().filter(|param| !has(param)).collect();
            assert!(missing.is_empty(), "{lang}: {} does not have {missing:?}", kind.key);
        }
    }
}

/// Categories, tie-breaks, goods and barriers have a name, not only a word.
#[test]
fn every_word_of_a_family_has_its_message() {
    for kind in games::all() {
        let config = json!({"players": kind.players().0});
        let game = kind.start(kind.default_edition(), config, Seed::from_text("words"));
        let game = game.expect("a game");
        let seat = game.awaiting().lowest().expect("somebody begins");
        let preview = game.preview(seat, &game.answers(seat)[0].action).expect("a legal answer");
        let goods = preview.after.0[0].goods.iter().map(|(word, _)| ("goods", &**word));
        let words = game
            .categories()
            .iter()
            .map(|word| ("score", *word))
            .chain(game.tie_breaks().iter().map(|word| ("tie", *word)))
            .chain(goods)
            .chain(["reveal", "chance", "handover"].map(|word| ("barrier", word)))
            .chain(["reveal", "chance", "handover"].map(|word| ("ahead", word)));
        for (family, word) in words {
            for lang in Lang::ALL {
                let key = format!("{family}-{}", word.replace('_', "-"));
                let known = messages(lang).expect("Fluent").contains_key(&key);
                assert!(known, "{lang}: there is no message {key}");
            }
        }
        for seat in game_core::Seat::all(game.seats()) {
            let label = Message { key: game.seat_label(seat), args: Vec::new() };
            check(&label);
        }
    }
}

/// In French and Portuguese nothing is a singular, so a sentence that speaks of one must not be
/// said of none.
#[test]
fn none_is_not_one() {
    let decks =
        |lang, left: i64| Speaker::new(lang).say(&Message::new("ar-ask-decks").int("left", left));
    let spent = |lang, limit: i64| {
        Speaker::new(lang).say(&Message::new("ar-no-exchange-left").int("limit", limit))
    };
    for (lang, none) in [(Lang::En, "no "), (Lang::Fr, "aucun "), (Lang::PtBr, "nenhuma ")] {
        assert!(decks(lang, 0).contains(none), "{}", decks(lang, 0));
        assert!(spent(lang, 0).to_lowercase().contains(none), "{}", spent(lang, 0));
        for n in 1..3 {
            assert_ne!(decks(lang, 0), decks(lang, n));
            assert_ne!(spent(lang, 0), spent(lang, n));
        }
    }
}

#[test]
fn every_game_has_a_name() {
    for kind in games::all() {
        for lang in Lang::ALL {
            assert_ne!(Speaker::new(lang).word("game", kind.id()), kind.id(), "{lang}");
        }
    }
}

#[test]
fn sheets_and_advice_are_told_in_full() {
    for kind in games::all() {
        let edition = kind.default_edition();
        edition.advice().iter().for_each(check);
        let sheet = edition.sheet();
        for key in sheet.columns {
            check(&Message { key, args: Vec::new() });
        }
        for cell in sheet.rows.iter().flatten() {
            if let Cell::Says(messages) = cell {
                messages.iter().for_each(check);
            }
        }
    }
}
