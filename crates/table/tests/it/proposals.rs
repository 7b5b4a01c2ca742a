//! Pause, resignation and rematch.

use game_core::Viewer;
use protocol::{Happening, How, Phase, Proposal, Proposed};
use serde_json::json;
use table::{Actor, ChairSetup, Command, End, Rematch, Table, Who};

use crate::harness::{Bench, account, bot, kind, person, seat, setup, setup_of};

fn resume() -> Command {
    Command::Resume
}

#[test]
fn a_pause_needs_everybody_and_anybody_resumes() {
    let mut bench = Bench::started(setup("architectura", 3));
    bench.refuses(&account(seat(0)), &resume(), "table-not-paused");
    let stranger = Command::Propose { seat: seat(0), what: Proposal::Pause };
    bench.refuses(&account(seat(1)), &stranger, "table-not-your-seat");
    let number = bench.proposes(seat(1), Proposal::Pause);
    let open = bench.table.screen(Viewer::Spectator, bench.now).proposal.expect("a proposal");
    assert_eq!(
        (open.number, open.seat, open.what, open.asked),
        (1, 1, Proposed::Pause, vec![0, 2])
    );
    let second = Command::Propose { seat: seat(0), what: Proposal::Resign };
    bench.refuses(&account(seat(0)), &second, "table-proposal-open");
    bench.agrees(seat(0), true);
    assert!(!bench.table.is_paused());
    // The game may continue meanwhile; that would drop only an undo proposal.
    let asked = bench.asked();
    bench.answers(asked, 0);
    bench.agrees(seat(2), true);
    assert!(bench.table.is_paused());
    let heard: Vec<_> = bench.heard(Viewer::Spectator).into_iter().map(|item| item.what).collect();
    assert!(heard.ends_with(&[Happening::Accepted { proposal: number }, Happening::Paused]));
    let asked = bench.asked();
    let answer = bench.choice(asked, 0);
    bench.refuses(&account(asked), &answer, "table-paused");
    bench.refuses(&account(asked), &Command::Undo { seat: asked, question: 1 }, "table-paused");
    let pause = Command::Propose { seat: seat(0), what: Proposal::Pause };
    bench.refuses(&account(seat(0)), &pause, "table-paused");
    bench.refuses(&Actor::person("p9"), &resume(), "table-not-seated");
    assert_eq!(bench.table.screen(Viewer::Seat(asked), bench.now).phase, Phase::Paused);
    bench.does(&account(seat(2)), &resume());
    bench.does(&account(asked), &answer);
}

#[test]
fn one_no_is_enough() {
    let mut bench = Bench::started(setup("architectura", 3));
    bench.proposes(seat(0), Proposal::Pause);
    bench.agrees(seat(1), true);
    // Consent can be withdrawn.
    bench.agrees(seat(1), false);
    assert_eq!(bench.table.proposal(), None);
    assert!(!bench.table.is_paused());
}

#[test]
fn people_for_whom_a_bot_plays_are_not_asked() {
    let mut setup = setup("architectura", 3);
    setup.patience = Some(1);
    let mut bench = Bench::started(setup);
    let absent = bench.asked();
    let (one, two) = (absent.next(3), absent.next(3).next(3));
    bench.now += 10;
    bench.proposes(one, Proposal::Pause);
    bench.agrees(two, true);
    assert!(!bench.table.is_paused());
    // The last person whose consent was missing is no longer asked.
    let hand_over = Command::HandOver { seat: absent, bot: "novice".to_string() };
    bench.does(&account(two), &hand_over);
    assert!(bench.table.is_paused());
    bench.does(&account(one), &resume());
    let proposal = Command::Propose { seat: absent, what: Proposal::Pause };
    bench.refuses(&account(absent), &proposal, "table-bot-plays");
    bench.proposes(one, Proposal::Pause);
    let consent = Command::Consent { proposal: 2, agree: true };
    bench.refuses(&account(absent), &consent, "table-consent-not-asked");
}

/// A person on two chairs agrees once.
#[test]
fn a_person_with_several_seats_is_asked_once() {
    let mut setup = setup("architectura", 3);
    setup.hot_seat = true;
    setup.chairs[1] = setup.chairs[0].clone();
    let mut bench = Bench::started(setup);
    bench.proposes(seat(2), Proposal::Pause);
    assert_eq!(bench.table.proposal().map(|open| open.asked), Some(vec![0, 1]));
    bench.agrees(seat(0), true);
    assert!(bench.table.is_paused());
}

#[test]
fn resigning_a_game_of_two_loses() {
    let mut setup = setup("queens-architect", 2);
    setup.rated = true;
    let mut bench = Bench::started(setup);
    bench.plays_until(|bench| bench.table.seq() > 10);
    bench.proposes(seat(0), Proposal::Resign);
    assert!(!bench.table.is_over());
    bench.agrees(seat(1), true);
    assert_eq!(bench.table.end(), Some(End::Resigned(seat(0))));
    let ending = bench.table.ending().expect("an end");
    assert_eq!((ending.how, ending.ranks.as_deref()), (How::Resigned(0), Some(&[2, 1][..])));
    assert_eq!((ending.scores, ending.rated), (None, true));
    assert!(bench.table.awaiting().is_empty());
    // All is open: the actions so far, and the seed.
    assert_eq!(bench.saved().actions, bench.game().actions());
    assert_eq!(bench.saved().result, None);
    let screen = bench.table.screen(Viewer::Seat(seat(1)), bench.now);
    assert!(screen.seed.is_some() && screen.ask.is_none());
    let again = Command::Propose { seat: seat(0), what: Proposal::Resign };
    bench.refuses(&account(seat(0)), &again, "table-over");
}

/// Ratings cannot be given away.
#[test]
fn a_game_that_has_hardly_begun_does_not_count() {
    for (answers, counts) in [(0, false), (9, false), (10, true)] {
        let mut setup = setup("queens-architect", 2);
        setup.rated = true;
        let mut bench = Bench::started(setup);
        bench.plays_until(|bench| bench.game().actions().len() == answers);
        bench.proposes(seat(0), Proposal::Resign);
        bench.agrees(seat(1), true);
        assert_eq!(bench.table.ending().expect("an end").rated, counts, "{answers}");
    }
}

#[test]
fn with_more_a_resignation_ends_the_game_without_ranks() {
    let mut setup = setup("queens-architect", 3);
    setup.rated = true;
    let mut bench = Bench::started(setup);
    bench.proposes(seat(2), Proposal::Resign);
    bench.agrees(seat(0), true);
    bench.agrees(seat(1), true);
    let ending = bench.table.ending().expect("an end");
    assert_eq!((ending.how, ending.ranks, ending.rated), (How::Resigned(2), None, false));
}

#[test]
fn against_bots_one_resigns_alone() {
    let config = json!({"players": 2, "first": 0});
    let setup = setup_of("queens-architect", config, vec![person(0), bot("random")]);
    let mut bench = Bench::started(setup);
    bench.proposes(seat(0), Proposal::Resign);
    assert_eq!(bench.table.ending().and_then(|ending| ending.ranks), Some(vec![2, 1]));
    // Nobody was asked, so nobody was told of a proposal.
    let proposed = |item: &protocol::Item| {
        matches!(item.what, Happening::Proposed(_) | Happening::Accepted { .. })
    };
    assert!(!bench.heard(Viewer::Spectator).iter().any(proposed));
}

#[test]
fn a_rematch_is_one_seat_further_on() {
    let config = json!({"players": 3, "first": 0});
    let chairs = vec![person(0), bot("novice"), person(2)];
    let mut bench = Bench::started(setup_of("architectura", config, chairs));
    let again = Command::Propose { seat: seat(0), what: Proposal::Rematch };
    bench.refuses(&account(seat(0)), &again, "table-not-over");
    bench.plays_until(|_| false);
    assert_eq!(bench.table.end(), Some(End::Rules));
    let at = Command::Rematch { table: "t2".to_string() };
    bench.refuses(&Actor::Server, &at, "table-rematch-not-agreed");
    bench.proposes(seat(0), Proposal::Rematch);
    assert_eq!(bench.table.rematch_setup(), None);
    bench.agrees(seat(2), true);
    assert_eq!(bench.table.rematch(), &Rematch::Agreed);
    bench.refuses(&account(seat(0)), &again, "table-rematch-agreed");
    let next = bench.table.rematch_setup().expect("all agreed");
    let who = |index: u8| {
        ChairSetup::Person(Who { id: format!("p{index}"), name: format!("Person {index}") })
    };
    assert_eq!(next.chairs, [who(2), who(0), bot("novice")]);
    let kind = kind("architectura");
    assert!(Table::open(kind, kind.default_edition(), next).expect("a table").is_ready());
    bench.refuses(&account(seat(0)), &at, "table-server-only");
    bench.does(&Actor::Server, &at);
    bench.refuses(&Actor::Server, &at, "table-rematch-not-agreed");
    assert_eq!(bench.last_heard(Viewer::Spectator), Happening::Rematch { table: "t2".to_string() });
    assert_eq!(bench.table.screen(Viewer::Spectator, bench.now).rematch.as_deref(), Some("t2"));
}
