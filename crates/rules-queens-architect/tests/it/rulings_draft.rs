//! Rulings on open points: the draft and the notches.

use game_testkit::AtTable;
use rules_queens_architect::Edition;

use crate::harness::{Position, Table, draft, edition, edition_with};

const BILLBOARD: &str = "glazier_3 lumberjack_3 bricklayer_3 tailor_3 blacksmith_3 stonemason_3";

/// A draft of two, the starters on display being `glazier_1`, `glazier_2`, `tailor_1` and
/// `tailor_2`.
fn of_two(edition: &'static Edition) -> Table {
    let hidden = "lumberjack_1 lumberjack_2 bricklayer_1 bricklayer_2 blacksmith_1 blacksmith_2 \
                  stonemason_1 stonemason_2";
    draft(edition, 2, BILLBOARD, "glazier_1 glazier_2 tailor_1 tailor_2", hidden)
}

/// An edition in which the starters are six characters, three times each.
fn triplets() -> &'static Edition {
    let row = |repair: u8, icon: bool, starters: u8| {
        format!(
            "repair = {repair}, day_laborer = {icon}, dropout_index = 5, copies = 3, \
             starting_copies = {starters}"
        )
    };
    let one = |repair, icon, starters| (row(repair, icon, 1), row(repair, icon, starters));
    let changes = [one(1, false, 3), one(2, true, 0), one(3, false, 0)];
    let changes: Vec<(&str, &str)> =
        changes.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
    edition_with(&changes)
}

/// QA-E3: the same craftsmen in other notches have the same choices, and the same becomes of them.
#[test]
fn qa_e3_all_notches_are_equal() {
    let play = |band: &str| {
        let mut table = Position::new(2)
            .seat(0, |p| p.on("tavern").at("v1").talers(9).band(band))
            .seat(1, |p| p.on("construct"))
            .play();
        let mut told = Vec::new();
        let answers = [
            (0, "advance 1"),
            (0, "build"),
            (0, "steps 1"),
            (1, "advance 1"),
            (1, "forfeit"),
            (0, "advance 1"),
            (0, "earn"),
            (0, "labor glazier_2"),
            (0, "done"),
            (1, "advance 1"),
            (0, "advance 1"),
            (0, "hire 3"),
        ];
        for (seat, answer) in answers {
            table.play(seat, answer);
            let mut legal = table.legal(0);
            legal.sort();
            let band = table.band(0);
            let mut band: Vec<_> = band.split(' ').map(ToString::to_string).collect();
            band.sort();
            told.push((legal, band, table.talers(0), table.bonds(0), table.performance(0)));
        }
        told
    };
    let plain = play("glazier_2:0 lumberjack_3:1 lumberjack_2:2");
    assert_eq!(
        plain.last().map(|end| end.1.join(" ")),
        Some("bricklayer_2:2 glazier_2:2 lumberjack_2:3 lumberjack_3:2".into())
    );
    assert_eq!(play("lumberjack_2:2 glazier_2:0 lumberjack_3:1"), plain);
    assert_eq!(play("- lumberjack_3:1 - - lumberjack_2:2 glazier_2:0"), plain);
}

/// QA-E4: a player does not take a second copy of a character, a player without it does.
#[test]
fn qa_e4_no_second_copy_in_the_draft() {
    let mut table = draft(
        triplets(),
        3,
        "stonemason_1 stonemason_1 stonemason_1 blacksmith_1 blacksmith_1 blacksmith_1",
        "glazier_1 glazier_1 glazier_1 lumberjack_1 bricklayer_1 tailor_1",
        "lumberjack_1 lumberjack_1 bricklayer_1 bricklayer_1 tailor_1 tailor_1",
    );
    table.play(0, "take tailor_1").play(0, "turn 0");
    table.offers(1, &["take glazier_1", "take lumberjack_1", "take bricklayer_1"]);
    table.play(1, "take glazier_1").play(1, "turn 0");
    table.play(2, "take glazier_1").play(2, "turn 0");
    // One glazier is left, and seat 2 has the other.
    assert_eq!(table.state().display, ["glazier_1", "lumberjack_1", "bricklayer_1"]);
    table.offers(2, &["take lumberjack_1", "take bricklayer_1"]);
    assert_eq!(table.why(2, "take glazier_1"), "QA-E4 taken-character");
    table.play(2, "take bricklayer_1").play(2, "turn 0");
    // For seat 1 only the lumberjack is left, for seat 0 only the glazier.
    assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"));
    table.play(1, "turn 0").play(0, "turn 0");
    let bands =
        ["tailor_1:0 glazier_1:0", "glazier_1:0 lumberjack_1:0", "glazier_1:0 bricklayer_1:0"];
    for (seat, band) in bands.into_iter().enumerate() {
        assert_eq!(table.band(seat), band);
    }
}

/// QA-E5: a starter turns by 0 to 5 positions, for a taler each.
#[test]
fn qa_e5_up_to_five_positions() {
    for turns in 0..=5 {
        let mut table = of_two(edition());
        table.play(0, "take tailor_1");
        table.offers(0, &["turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"]);
        table.play(0, &format!("turn {turns}"));
        assert_eq!(table.happened("turned_for_talers"), turns > 0);
        assert_eq!((table.talers(0), table.band(0)), (turns, format!("tailor_1:{turns}")));
        // Only once, and only that one.
        assert_eq!((table.asked(), table.question(1)), (vec![1], "pick"));
    }
}

/// QA-E5: it does not turn past its arrow, wherever that is.
#[test]
fn qa_e5_not_past_the_arrow() {
    let tile = |last: u8| {
        format!(
            "name = {{ en = \"Tailor 1\" }}, performance = [1, 2, 3, 4, 5, 0], repair = 1, \
             day_laborer = false, dropout_index = {last}"
        )
    };
    let early = edition_with(&[
        (&tile(5), &tile(3)),
        ("start_index = 4, jobs_left = 2", "start_index = 3, jobs_left = 3"),
        ("start_index = 5, jobs_left = 1", "start_index = 3, jobs_left = 3"),
    ]);
    let mut table = of_two(early);
    table.play(0, "take tailor_1");
    table.offers(0, &["turn 0", "turn 1", "turn 2", "turn 3"]);
    assert_eq!(table.why(0, "turn 4"), "QA-E5 past-arrow");
    table.play(0, "turn 3");
    assert_eq!((table.talers(0), table.band(0)), (3, "tailor_1:3".into()));
    // Others still go as far as ever.
    table.play(1, "take tailor_2");
    assert_eq!(table.open(1, "turn"), "0 1 2 3 4 5");
}

/// QA-E35: turning a starter is no work: on its arrow it stays and has one job left.
#[test]
fn qa_e35_a_starter_on_its_arrow_stays() {
    let mut table = of_two(edition());
    table.play(0, "take glazier_2").play(0, "turn 5");
    assert!(!table.happened("dropped_out") && !table.happened("turned"));
    assert_eq!((table.band(0), table.talers(0), table.removed()), ("glazier_2:5".into(), 5, 0));
    let jobs = table.view().seats[0].band.iter().flatten().map(|tile| tile.jobs).sum::<u8>();
    assert_eq!(jobs, 1);
    table.play(1, "take glazier_1").play(1, "turn 0").play(1, "take tailor_1").play(1, "turn 0");
    table.play(0, "turn 4");
    // That one job.
    table.play(0, "advance 1").play(0, "earn").play(0, "labor glazier_2");
    assert!(table.happened("dropped_out"));
    assert_eq!(table.removed_of("glazier_2"), 1);
    assert_eq!(table.band(0), "tailor_2:4");
}

/// A draft of two with three glaziers and a lumberjack on display.
fn three_glaziers() -> Table {
    draft(
        triplets(),
        2,
        "stonemason_1 stonemason_1 stonemason_1 blacksmith_1 blacksmith_1 blacksmith_1",
        "glazier_1 glazier_1 glazier_1 lumberjack_1",
        "lumberjack_1 lumberjack_1 bricklayer_1 bricklayer_1 bricklayer_1 tailor_1 tailor_1 \
         tailor_1",
    )
}

/// QA-E39: who has every character still on display takes none, and what is left in the end leaves
/// the game.
#[test]
fn qa_e39_a_draft_without_a_pick() {
    let mut table = three_glaziers();
    table.play(0, "take glazier_1").play(0, "turn 0").play(1, "take glazier_1").play(1, "turn 2");
    assert_eq!((table.asked(), table.band(1)), (vec![1], "glazier_1:2 lumberjack_1:0".into()));
    assert_eq!(table.removed(), 0);
    table.play(1, "turn 1");
    let events =
        ["turned_for_talers", "pick_began", "nothing_to_take", "left_on_display", "turn_began"];
    assert_eq!(table.events(), events);
    assert_eq!(table.event("left_on_display")["character"], "glazier_1");
    assert_eq!((table.band(0), table.turn(), table.asked()), ("glazier_1:0".into(), 1, vec![0]));
    assert_eq!((table.removed(), table.removed_of("glazier_1")), (1, 1));
    // With one starter for each character everybody gets two, and nothing is left.
    let mut usual = of_two(edition());
    usual.play(0, "take glazier_1").play(0, "turn 0").play(1, "take tailor_1").play(1, "turn 0");
    usual.play(1, "take glazier_2").play(1, "turn 0").play(0, "turn 0");
    assert_eq!((usual.band(0), usual.removed()), ("glazier_1:0 tailor_2:0".into(), 0));
    assert!(!usual.happened("left_on_display"));
}

/// QA-E39: after one who could take none the next player picks.
#[test]
fn qa_e39_others_still_pick() {
    let mut table = three_glaziers();
    table.play(0, "take lumberjack_1").play(0, "turn 0");
    // There are only glaziers, so seat 1 has taken one, and cannot take another.
    assert_eq!((table.asked(), table.band(1)), (vec![1], "glazier_1:0".into()));
    table.play(1, "turn 0");
    assert_eq!(table.events(), ["nothing_to_take", "pick_began", "took"]);
    assert_eq!((table.asked(), table.question(0)), (vec![0], "turn"));
    table.play(0, "turn 1");
    assert_eq!(table.events(), ["turned_for_talers", "left_on_display", "turn_began"]);
    assert_eq!(table.band(0), "lumberjack_1:0 glazier_1:1");
    assert_eq!(table.band(1), "glazier_1:0");
    assert_eq!((table.removed_of("glazier_1"), table.removed()), (1, 1));
}
