//! The suite on broken games: each fault is found by the property that speaks of it.

use game_testkit::{Conformance, Property, Report, Scenario, read_lines};

use crate::quarry::{Config, Defect, Quarry, broken, conserved, score_again, sound};

fn suite(defect: Defect) -> Conformance<Quarry> {
    let mut config = Config::of(3);
    config.handicap = u8::from(defect == Defect::LossyConfig);
    config.limit = (defect == Defect::StoppedAndWon).then_some(2);
    Conformance::new(broken(defect), config)
        .seed("a broken quarry")
        .games(60)
        .conserved(conserved)
        .second_scorer(score_again)
        .end_within(100)
}

fn report(defect: Defect) -> Box<Report> {
    match suite(defect).try_run() {
        Err(report) => report,
        Ok(summary) => panic!("{defect:?} is not found in {summary}"),
    }
}

#[test]
fn every_fault_is_found_by_its_property() {
    let mut wrong = Vec::new();
    for (defect, property) in Defect::ALL {
        let report = report(defect);
        println!("{defect:?}\n{report}");
        if report.property != property {
            wrong.push((defect, property, report.property));
        }
    }
    assert!(wrong.is_empty(), "(fault, expected, found): {wrong:?}");
}

#[test]
fn every_property_has_a_fault_that_it_finds() {
    for property in Property::ALL {
        let found = Defect::ALL.iter().any(|(_, by)| *by == property);
        assert!(found, "no fault turns `{property}` red");
    }
}

/// Three seal, and the fourth line is the act that breaks the game.
#[test]
fn failures_are_cut_down() {
    for (defect, last, most) in [
        (Defect::CoinLost, "roll", 4),
        (Defect::SilentDemand, "demand", 4),
        // Few stones are high enough to get stuck, so this may take a second round.
        (Defect::SalePanics, "sell", 8),
        (Defect::CoinsUncounted, "done", 16),
    ] {
        let report = report(defect);
        assert!(report.lines.len() <= most, "{defect:?}\n{report}");
        assert!(report.lines.len() <= report.found_after, "{report}");
        let line = report.lines.last().map_or("", String::as_str);
        assert!(line.contains(last), "{defect:?}\n{report}");
    }
}

#[test]
fn the_first_failure_does_not_depend_on_threads() {
    for defect in [Defect::SalePanics, Defect::OpenHands, Defect::CoinsUncounted] {
        let alone = suite(defect).threads(1).try_run().unwrap_err();
        let together = suite(defect).threads(4).try_run().unwrap_err();
        assert_eq!(alone, together);
    }
}

#[test]
fn a_report_pastes_into_a_scenario() {
    let report = report(Defect::CoinLost);
    let config = serde_json::from_str(&report.config).unwrap();
    let mut game = Scenario::<Quarry>::start(broken(Defect::CoinLost), config, &report.seed);
    game.play_all(&report.lines.join("\n"));
    assert!(conserved(game.game()).is_err());
    let text = report.to_string();
    assert!(text.contains("quarry breaks `conservation`: there are 29 coins, not 30"), "{text}");
    assert!(text.contains("Scenario::<Quarry>::start(edition, json!({\"players\":3"), "{text}");
    // The lines that were printed are the lines that are played.
    let pasted = text.split("game.play_all(\n").nth(1).unwrap();
    let pasted = pasted.split('"').nth(1).unwrap();
    let lines: Vec<_> = read_lines(pasted);
    assert_eq!(lines.len(), report.lines.len());
}

/// A long list is hard to read, so the report offers the position before its last line.
#[test]
fn a_long_report_begins_at_a_position() {
    let report = report(Defect::CoinsUncounted);
    let (doc, last) = (report.position.as_deref().unwrap(), report.lines.last().unwrap());
    let mut game = Scenario::<Quarry>::from_text(broken(Defect::CoinsUncounted), doc);
    game.play_all(last);
    let totals = game.outcome().unwrap().standings.as_slice()[0].total;
    assert_ne!(i32::from(totals), score_again(&game.state())[0].0);
    assert!(report.to_string().contains("from the position before the last line"), "{report}");
}

#[test]
fn a_game_that_showed_a_fault_can_be_examined_again() {
    let report = report(Defect::SilentDemand);
    let lines = report.lines.join("\n");
    let again = suite(Defect::SilentDemand).examine(&report.seed, &lines).unwrap_err();
    assert_eq!(again.property, Property::Barriers);
    let mended = Conformance::<Quarry>::new(sound(), Config::of(3))
        .conserved(conserved)
        .second_scorer(score_again);
    assert!(mended.examine(&report.seed, &lines).is_ok());
}
