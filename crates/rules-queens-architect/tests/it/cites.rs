//! Every event names the paragraph that it carries out.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Entry, Event as _, EventDoc, FastRng, Game, GameText, Log, Seed};
use game_testkit::AtTable;
use rules_queens_architect::edition::TownHireTiming;
use rules_queens_architect::{Config, Edition, QueensArchitect, RulingChoices};
use serde_json::json;

use crate::harness::{Position, Table, six};

/// The paragraphs that events of each kind can carry out, where there is a choice.
const CHOICES: &[(&str, &[&str])] = &[
    ("pick_began", &["QA-20", "QA-22"]),
    ("took", &["QA-20", "QA-22"]),
    ("forfeited", &["QA-25", "QA-E42"]),
    ("price_moved", &["QA-33", "QA-34", "QA-35", "QA-E43"]),
    ("displaced", &["QA-34", "QA-E43"]),
    ("traveled", &["QA-40", "QA-E47"]),
    ("took_bonds", &["QA-56", "QA-57"]),
    ("turned", &["QA-7", "QA-E40"]),
    ("dropped_out", &["QA-8", "QA-E40"]),
    ("game_over", &["QA-63", "QA-E25"]),
];

/// The marks that have a paragraph.
pub fn paragraphs() -> BTreeSet<&'static str> {
    let text = include_str!("../../../../docs/rules/queens-architect.md");
    let mark = |line: &'static str| line.strip_prefix("- **")?.split([' ', '*']).next();
    text.lines().filter_map(mark).collect()
}

/// The kinds of events in some random games, with the paragraphs they named.
#[derive(Default)]
struct Heard(BTreeMap<&'static str, BTreeSet<&'static str>>);

impl Heard {
    fn play(&mut self, edition: &'static Edition, config: &Config, games: u64) {
        let mut answers = Vec::new();
        for number in 0..games {
            let mut rng = FastRng::new(number);
            let seed = Seed::of_series("cites", number);
            let mut game = QueensArchitect::new(edition, config, seed).expect("a sound set-up");
            while let Some(seat) = game.awaiting().lowest() {
                game.legal_actions(seat, &mut answers);
                let answer = answers[rng.below(answers.len() as u32) as usize];
                let mut log = Log::on();
                game.play(seat, answer, &mut log);
                self.hear(&game, &log);
            }
        }
    }

    fn hear(&mut self, game: &QueensArchitect, log: &Log<<QueensArchitect as Game>::Event>) {
        for entry in log.entries() {
            let Entry::Event { event, rule, .. } = entry else { continue };
            let kind = game.event(event).kind().word;
            let rule = event.rule().or(*rule).unwrap_or_else(|| panic!("{event:?} has no rule"));
            self.0.entry(kind).or_default().insert(rule);
        }
    }
}

#[test]
fn every_event_names_a_paragraph_that_there_is() {
    let edition: &Edition = game_core::edition::default();
    let mut heard = Heard::default();
    for players in 2..=4 {
        let config = Config { round_limit: Some(60), ..Config::new(players) };
        heard.play(edition, &config, 40);
        let rulings = RulingChoices {
            price_marker_moves_when_hire_is_forfeited: Some(true),
            town_hire_new_craftsman_is_rotated: Some(true),
            travel_zero_spaces_allowed: Some(true),
            tavern_zero_tiles_allowed: Some(false),
            palace_is_optional: Some(false),
            ..RulingChoices::default()
        };
        heard.play(edition, &Config { rulings, ..config.clone() }, 40);
        let town_hire_timing = Some(TownHireTiming::BeforeRotation);
        let rulings = RulingChoices { town_hire_timing, ..rulings };
        heard.play(edition, &Config { rulings, ..config }, 40);
    }
    let paragraphs = paragraphs();
    assert!(paragraphs.contains("QA-1") && paragraphs.contains("QA-E52"), "{paragraphs:?}");
    for (kind, rules) in &heard.0 {
        assert!(rules.is_subset(&paragraphs), "{kind} cites {rules:?}");
        let choice = CHOICES.iter().find(|(choice, _)| choice == kind);
        match choice {
            Some((_, marks)) => {
                assert!(rules.iter().all(|rule| marks.contains(rule)), "{kind}: {rules:?}");
            }
            None => assert_eq!(rules.len(), 1, "{kind}: {rules:?}"),
        }
    }
    assert!(heard.0.len() >= 29, "{:?}", heard.0.keys());
}

/// What the last answer told, each with the paragraph it carried out: `hired QA-30`.
fn told(table: &Table) -> Vec<String> {
    let records = table.scenario().records().iter();
    records.map(|told| format!("{} {}", told.kind, told.rule.unwrap_or("no rule"))).collect()
}

/// Seat 0 on the hire space.
fn hiring(position: Position, talers: u32) -> Table {
    let mut table = position.seat(0, |p| p.on("construct").talers(talers)).play();
    table.play(0, "advance 2");
    table
}

/// QA-20, QA-22: the second pick is cited from the last player's on.
#[test]
fn qa_22_picks_go_back() {
    let mut table =
        Table::set_up(game_core::edition::default(), json!({"players": 3, "first": 0}), "picks");
    let mut picks = Vec::new();
    while table.turn() == 0 {
        let seat = table.asked()[0];
        let answer = table.legal(seat).swap_remove(0);
        table.play(seat, &answer);
        picks.extend(told(&table).into_iter().filter(|it| it.contains("took")));
    }
    assert_eq!(picks[..3], ["took QA-20"; 3]);
    assert_eq!(picks[3..], ["took QA-22"; 3]);
}

/// QA-33, QA-34, QA-35: which of them the price marker follows depends on the row and on where it
/// was.
#[test]
fn qa_35_the_marker_after_a_hire() {
    let mut lower = hiring(Position::new(2), 20);
    lower.play(0, "hire 2");
    assert_eq!(told(&lower)[..2], ["hired QA-30", "price_moved QA-33"]);
    let mut top = hiring(Position::new(2).marker(2), 20);
    top.play(0, "hire 1");
    assert_eq!(told(&top)[..3], ["hired QA-30", "price_moved QA-35", "moved_up QA-36"]);
    let mut end = hiring(Position::new(2).marker(3), 20);
    end.play(0, "hire 4");
    let events = ["hired QA-30", "displaced QA-34", "price_moved QA-34", "moved_up QA-36"];
    assert_eq!(told(&end)[..4], events);
}

/// QA-E43: without a hire that ruling moves the marker and takes the top tile away.
#[test]
fn qa_e43_the_marker_without_a_hire() {
    for (talers, forfeited) in [(0, "forfeited QA-E42"), (20, "forfeited QA-25")] {
        let rulings = json!({"price_marker_moves_when_hire_is_forfeited": true});
        let player = Position::new(2).marker(3).rulings(rulings);
        let mut table = hiring(player, talers);
        if talers > 0 {
            table.play(0, "forfeit");
        }
        let told = told(&table);
        let told: Vec<_> = told.iter().filter(|it| !it.starts_with("advanced")).collect();
        let events = ["displaced QA-E43", "price_moved QA-E43", "moved_up QA-36", "revealed QA-36"];
        assert_eq!(told[0], forfeited);
        assert_eq!(told[1..5], events);
    }
}

/// QA-E40: a newcomer who turns has not worked.
#[test]
fn qa_e40_a_newcomer_turns() {
    let band = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:5";
    let hired = |row: u8| {
        let mut table = Position::new(2)
            .demand("t1", "town_7")
            .rulings(json!({"town_hire_new_craftsman_is_rotated": true}))
            .seat(0, |p| p.on("tavern").at("t1").talers(20).band(band))
            .play();
        table.play(0, "advance 1").play(0, "build");
        let told = told(&table);
        assert!(told.ends_with(&["turned QA-7", "dropped_out QA-8"].map(String::from)), "{told:?}");
        table.play(0, &format!("hire {row}"));
        self::told(&table)
    };
    assert!(hired(2).contains(&"turned QA-E40".into()));
    assert!(hired(6).contains(&"dropped_out QA-E40".into()));
}

/// QA-63, QA-E25: the game ends by a contribution, or by the limit.
#[test]
fn qa_e25_the_end() {
    let last = |limit: u16, answer: &str| {
        let player = Position::new(2).first(1).turn(2).round_limit(limit);
        let mut table = player.seat(0, |p| p.on("tavern").track(9).band(&six(15))).play();
        table.play(0, "advance 1").play(0, answer);
        told(&table)
    };
    assert_eq!(last(0, "palace"), ["contributed QA-61", "game_over QA-63"]);
    assert_eq!(last(1, "palace"), ["contributed QA-61", "game_over QA-63"]);
    assert_eq!(last(1, "forfeit"), ["forfeited QA-25", "stopped QA-E25", "game_over QA-E25"]);
}

/// QA-57: points that bonds cannot be had for are lost by another paragraph.
#[test]
fn qa_57_too_few_bonds() {
    let bonds = |supply| {
        let player = Position::new(2).supply(supply);
        let mut table = player.seat(0, |p| p.on("tavern").band("glazier_3:0")).play();
        table.play(0, "advance 1").play(0, "repair glazier_3");
        told(&table).into_iter().find(|it| it.starts_with("took_bonds"))
    };
    assert_eq!(
        (bonds(3), bonds(2)),
        (Some("took_bonds QA-56".into()), Some("took_bonds QA-57".into()))
    );
}

/// QA-E47: staying is no trip of QA-40.
#[test]
fn qa_e47_staying() {
    let rulings = json!({"travel_zero_spaces_allowed": true});
    let player = Position::new(2).rulings(rulings);
    let table = || player.clone().seat(0, |p| p.on("moneychanger").at("v4").talers(9)).play();
    let (mut stay, mut go) = (table(), table());
    stay.play(0, "advance 1").play(0, "travel v4");
    go.play(0, "advance 1").play(0, "travel capital");
    assert_eq!((&*told(&stay)[0], &*told(&go)[0]), ("traveled QA-E47", "traveled QA-40"));
}
