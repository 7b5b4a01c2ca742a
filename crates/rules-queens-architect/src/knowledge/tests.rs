use bots::{Bot, Budget, Greedy, Random};
use game_core::edition::Edition as _;
use game_core::knowledge::Knowledge;
use game_core::{Game, GameText, Log, Seat, Seed, Viewer, apply};

use crate::edition::StarAction;
use crate::{Config, CraftsmanDoc, Edition, QueensArchitect, StateDoc};

const ME: usize = 0;

/// A game after the draft, as a document to change.
fn after_draft(players: u8) -> StateDoc {
    let edition = game_core::edition::default();
    let config = Config { first: Some(0), ..Config::new(players) };
    let mut game = QueensArchitect::new(edition, &config, Seed::from_text("prospects")).unwrap();
    let mut answers = Vec::new();
    while game.turn() == 0 {
        let seat = game.awaiting().lowest().expect("the draft goes on");
        game.legal_actions(seat, &mut answers);
        apply(&mut game, seat, answers[0], &mut Log::off()).unwrap();
    }
    game.state_doc()
}

fn load(edition: &'static Edition, doc: &StateDoc) -> QueensArchitect {
    QueensArchitect::from_doc(edition, doc.clone(), None).expect("a position of the game")
}

/// The share of the first seat in a position.
fn share(doc: &StateDoc) -> f32 {
    load(game_core::edition::default(), doc).prospects().shares()[ME]
}

/// What the first seat gains by a change.
fn gain(doc: &StateDoc, change: impl FnOnce(&mut StateDoc)) -> f32 {
    let mut changed = doc.clone();
    change(&mut changed);
    share(&changed) - share(doc)
}

#[test]
fn the_start_is_nearly_even_and_shares_add_up_to_one() {
    for players in 2..=4 {
        let shares =
            load(game_core::edition::default(), &after_draft(players)).prospects().shares();
        let even = 1.0 / f32::from(players);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        for share in &shares[..players as usize] {
            assert!((share - even).abs() < 0.15, "{shares:?}");
        }
    }
}

#[test]
fn more_of_what_is_good_is_better() {
    let doc = after_draft(2);
    assert!(gain(&doc, |doc| doc.seats[ME].track = 2) > 0.0);
    assert!(gain(&doc, |doc| doc.seats[ME].talers += 3) > 0.0);
    assert!(gain(&doc, |doc| doc.seats[ME].confidence = 2) > 0.0);
    // A bond comes from the supply.
    let bond = |doc: &mut StateDoc| {
        doc.seats[ME].bonds += 1;
        doc.bonds -= 1;
    };
    assert!(gain(&doc, bond) > 0.0);
    // Good for the other is bad for me.
    assert!(gain(&doc, |doc| doc.seats[1].talers += 3) < 0.0);
    assert!(gain(&doc, |doc| doc.seats[1].track = 2) < 0.0);
}

#[test]
fn rested_craftsmen_are_better_than_tired_ones() {
    let doc = after_draft(2);
    let tire = |doc: &mut StateDoc| {
        for craftsman in doc.seats[ME].band.iter_mut().flatten() {
            craftsman.position = 5;
        }
    };
    assert!(gain(&doc, tire) < 0.0);
}

#[test]
fn the_last_steps_lead_home() {
    let mut doc = after_draft(2);
    let last = doc.track.len() as u8;
    doc.seats[ME].track = last;
    let away = doc.places[0].place.clone();
    assert!(gain(&doc, |doc| doc.seats[ME].carriage = away) < 0.0);
    // From the tavern it is one turn to construct, from construct itself it is two.
    assert!(gain(&doc, |doc| doc.seats[ME].architect = StarAction::Tavern) > 0.0);
}

#[test]
fn leads_weigh_more_towards_the_end() {
    let doc = after_draft(2);
    let mut late = doc.clone();
    for seat in &mut late.seats {
        seat.track = 7;
    }
    let swing = |doc: &StateDoc| load(game_core::edition::default(), doc).prospects().swing;
    assert!(swing(&late) < swing(&doc));
}

/// Gives the first seat a full band from the top of the pile, everybody in their best position.
fn strengthen(doc: &mut StateDoc) -> u8 {
    let edition: &Edition = game_core::edition::default();
    let band = &mut doc.seats[ME].band;
    while let Some(notch) = band.iter().position(Option::is_none) {
        let is_new = |id: &String| band.iter().flatten().all(|it| it.character != *id);
        let tile = doc.pile.iter().position(is_new).expect("somebody new");
        band[notch] = Some(CraftsmanDoc { character: doc.pile.remove(tile), position: 0 });
    }
    let mut sum = 0;
    for craftsman in band.iter_mut().flatten() {
        let facts = edition.facts(edition.find(&craftsman.character).expect("a character"));
        let best = |&position: &u8| facts.performance[position as usize];
        craftsman.position = (0..=facts.last).max_by_key(best).unwrap_or(0);
        sum += facts.performance[craftsman.position as usize];
    }
    sum
}

#[test]
fn a_victory_is_better_than_any_lead() {
    let mut doc = after_draft(2);
    let sum = strengthen(&mut doc);
    doc.seats[ME].track = doc.track.len() as u8;
    doc.seats[ME].talers = 500;
    assert!(share(&doc) < 0.95);
    // Once somebody has contributed, players who cannot respond have no chance.
    doc.seats[ME].palace = sum;
    doc.turn = 2;
    doc.active = Seat::new(1);
    doc.pending = None;
    assert!(share(&doc) > 0.99);
}

#[test]
fn printed_numbers_are_read_from_the_edition() {
    let doc = after_draft(2);
    let text = Edition::DEFAULT
        .replace("talers_per_bond = { value = 2,", "talers_per_bond = { value = 9,");
    assert_ne!(text, Edition::DEFAULT);
    let text = text.replace("edition = \"default\"", "edition = \"rich\"");
    let rich: &'static Edition = game_core::edition::load("rich.toml", &text).expect("an edition");
    let mut pending = load(rich, &doc);
    let mut usual = load(game_core::edition::default(), &doc);
    // From construct the moneychanger is three spaces away.
    for game in [&mut pending, &mut usual] {
        let advance = QueensArchitect::parse(game.edition(), "advance 3").unwrap();
        apply(game, Seat::new(ME as u8), advance, &mut Log::off()).unwrap();
    }
    assert!(pending.prospects().worth[Seat::new(0)] > usual.prospects().worth[Seat::new(0)]);
}

#[test]
fn greedy_comes_to_a_palace_by_itself() {
    let edition = game_core::edition::default();
    let config = Config { round_limit: Some(200), ..Config::new(2) };
    let mut rng = game_core::FastRng::new(1);
    let mut game = QueensArchitect::new(edition, &config, Seed::from_text("alone")).unwrap();
    let mut answers = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        game.legal_actions(seat, &mut answers);
        let view = game.view(Viewer::Seat(seat));
        let bot: Box<dyn Bot<QueensArchitect>> =
            if seat.index() == ME { Box::new(Greedy::default()) } else { Box::new(Random) };
        let answer = answers[bot.choose(&view, &answers, Budget::USUAL, &mut rng)];
        apply(&mut game, seat, answer, &mut Log::off()).unwrap();
    }
    let outcome = game.outcome().expect("the game is over");
    assert!(!outcome.stopped);
    assert!(outcome.win_share(Seat::new(ME as u8)) > 0.99);
}
