//! What each viewer is told and sees.

use std::collections::BTreeSet;

use game_core::{BarrierKind, Seat, Viewer};
use protocol::{Happening, Proposal, Request};
use serde_json::json;
use table::{Actor, Command, Setup, UndoPolicy, UndoStatus};

use crate::harness::{Bench, account, person, seat, setup, setup_of};

/// Numbers are per viewer: an entry that shows a viewer nothing advances nothing.
#[test]
fn a_secret_act_advances_nobody_elses_count() {
    let config = json!({"players": 3, "first": 0});
    let mut bench = Bench::started(setup_of("west-kingdom", config, (0..3).map(person).collect()));
    let before: Vec<_> = bench.table.viewers().map(|viewer| bench.table.told(viewer)).collect();
    bench.answers(seat(1), 0);
    let after: Vec<_> = bench.table.viewers().map(|viewer| bench.table.told(viewer)).collect();
    assert_eq!(after[1], before[1] + 1);
    assert_eq!([after[0], after[2], after[3]], [before[0], before[2], before[3]]);
}

#[test]
fn whoever_comes_back_gets_exactly_what_they_missed() {
    let mut bench = Bench::started(setup("architectura", 2));
    bench.plays_until(|bench| bench.table.seq() > 30);
    for viewer in bench.table.viewers() {
        let all = bench.heard(viewer);
        for seen in [0, 1, all.len() / 2, all.len() - 1, all.len(), all.len() + 9] {
            let missed = bench.table.stream_since(viewer, seen as u64);
            assert_eq!(missed, all[seen.min(all.len())..]);
        }
        assert!(all.iter().enumerate().all(|(index, item)| item.n == index as u64 + 1));
    }
}

/// Events have a kind, a key and parameters as their game describes them, and no text.
#[test]
fn events_are_documents() {
    let mut bench = Bench::started(setup("architectura", 2));
    bench.plays_until(|bench| bench.table.seq() > 10);
    let kinds = games::by_id("architectura").expect("a game").events();
    let mut handovers = 0;
    for item in bench.heard(Viewer::Spectator) {
        let Happening::Event(event) = item.what else { continue };
        let kind = kinds.iter().find(|kind| kind.word == event.kind);
        let kind = kind.unwrap_or_else(|| panic!("{event:?}"));
        assert_eq!(event.message.key, kind.key);
        let args = event.message.args.value();
        let told: BTreeSet<_> =
            args.as_object().expect("parameters").keys().map(|it| &**it).collect();
        let fields: BTreeSet<_> = kind.fields.iter().map(|(name, _)| *name).collect();
        assert_eq!(told, fields);
        handovers += usize::from(event.barrier == Some(BarrierKind::Handover));
        if event.message.args.value().get("seat").is_some() {
            assert_eq!(event.message.kinds.get("seat"), Some(&protocol::ArgKind::Seat));
        }
    }
    assert!(handovers > 0);
}

#[test]
fn what_happened_since_ones_last_turn() {
    let mut bench = Bench::started(setup("queens-architect", 2));
    bench.plays_until(|bench| bench.table.seq() > 20);
    let me = bench.asked();
    bench.answers(me, 0);
    bench.plays_until(|bench| bench.asked() != me);
    let mark = bench.table.since_last_turn(me);
    assert_eq!(mark, bench.table.told(Viewer::Seat(me)));
    bench.plays_until(|bench| bench.asked() == me);
    assert_eq!(bench.table.since_last_turn(me), mark);
    let since = bench.table.stream_since(Viewer::Seat(me), mark);
    assert!(!since.is_empty());
    let screen = bench.table.screen(Viewer::Seat(me), bench.now);
    assert_eq!((screen.since, screen.n), (mark, mark + since.len() as u64));
}

/// What a bot answers for somebody is not their turn: they were away.
#[test]
fn a_bots_answers_happened_since_ones_last_turn() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(1);
    let mut bench = Bench::started(setup);
    bench.plays_until(|bench| bench.table.seq() > 20);
    let me = bench.asked();
    let mark = bench.table.since_last_turn(me);
    bench.now += 1;
    let hand_over = Command::HandOver { seat: me, bot: "novice".to_string() };
    bench.does(&account(me.next(2)), &hand_over);
    let command = bench.choice(me, 0);
    bench.does(&Actor::Bot, &command);
    assert_eq!(bench.table.since_last_turn(me), mark);
    bench.does(&account(me), &Command::Reclaim { seat: me });
    bench.plays_until(|bench| bench.asked() == me);
    bench.answers(me, 0);
    assert!(bench.table.since_last_turn(me) > mark);
}

#[test]
fn a_screen_has_what_its_viewer_is_asked_and_nobody_elses() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    bench.plays_until(|bench| bench.table.seq() > 15);
    let asked = bench.asked();
    let own = bench.table.screen(Viewer::Seat(asked), bench.now);
    let ask = own.ask.expect("a question");
    assert_eq!(ask.question, bench.question(asked));
    assert_eq!(ask.answers.len(), bench.game().answers(asked).len());
    assert!(own.undo.is_some());
    for viewer in [Viewer::Seat(asked.next(2)), Viewer::Spectator] {
        let screen = bench.table.screen(viewer, bench.now);
        assert_eq!(screen.ask, None);
        assert_eq!(screen.awaiting, [asked.index() as u8]);
        assert_eq!(screen.view.map(|view| view.value()), Some(bench.game().view_json(viewer)));
    }
    // A viewer that this table does not have sees what everybody sees.
    let nobody = bench.table.screen(Viewer::Spectator, bench.now);
    assert_eq!((nobody.viewer, nobody.undo, nobody.since), (None, None, 0));
}

#[test]
fn a_preview_changes_nothing() {
    let mut bench = Bench::started(setup("queens-architect", 2));
    bench.plays_until(|bench| bench.table.seq() > 10);
    let asked = bench.asked();
    let before = bench.hash();
    let answers = bench.game().answers(asked);
    for answer in &answers {
        let preview = bench.table.preview(asked, &answer.action).expect("a legal answer");
        assert_eq!(preview.after.len(), 2);
        assert_eq!(Ok(preview), bench.table.preview(asked, &answer.action));
    }
    assert_eq!(bench.hash(), before);
    let refused = bench.table.preview(asked.next(2), &answers[0].action);
    assert!(refused.is_err());
    assert!(bench.table.preview(Seat::new(9), &answers[0].action).is_err());
}

/// A preview calls an answer free if it can be undone freely once it is given.
#[test]
fn a_preview_says_whether_the_answer_is_free() {
    let mut seen = [0; 2];
    for undo in [UndoPolicy::Consent, UndoPolicy::Free, UndoPolicy::None] {
        let mut bench = Bench::started(Setup { undo, ..setup("architectura", 2) });
        while !bench.table.is_over() {
            let asked = bench.asked();
            for (index, answer) in bench.game().answers(asked).iter().enumerate() {
                let preview = bench.table.preview(asked, &answer.action).expect("a legal answer");
                let command = bench.choice(asked, index);
                let given = bench.table.decide(bench.now, &account(asked), &command);
                let given = given.expect("a legal answer").expect("a new one");
                let status = given.table().undo_status(asked);
                let free = matches!(status, UndoStatus::Free { .. });
                assert_eq!(preview.free, free, "{}: {status:?}", answer.action);
                seen[usize::from(free)] += 1;
            }
            bench.answers(asked, 0);
        }
    }
    assert!(seen.iter().all(|&answers| answers > 20), "not free and free: {seen:?}");
}

/// A client's request becomes a command; a malformed one is refused.
#[test]
fn requests_become_commands() {
    let zero = seat(0);
    let read =
        |line: &str| Request::parse(line).map(|line| Command::of(line.what, line.seat.map(seat)));
    let check = |line: &str, command: Option<Command>| {
        assert_eq!(read(line).expect("a line"), command, "{line}");
    };
    for (line, hot_seat) in [
        (r#"{"do":{"sit":{"seat":0}}}"#, false),
        (r#"{"do":{"sit":{"seat":0,"hot_seat":true}}}"#, true),
    ] {
        check(line, Some(Command::Sit { seat: zero, name: String::new(), hot_seat }));
    }
    check(r#"{"seat":0,"do":{"stand":{}}}"#, Some(Command::Stand { seat: zero }));
    let action = "draw".to_string();
    check(
        r#"{"seat":0,"do":{"answer":{"question":4,"action":"draw"}}}"#,
        Some(Command::Answer { seat: zero, question: 4, action }),
    );
    check(
        r#"{"seat":0,"do":{"undo":{"question":4}}}"#,
        Some(Command::Undo { seat: zero, question: 4 }),
    );
    for (word, what) in
        [("pause", Proposal::Pause), ("resign", Proposal::Resign), ("rematch", Proposal::Rematch)]
    {
        let line = format!(r#"{{"seat":0,"do":{{"propose":"{word}"}}}}"#);
        check(&line, Some(Command::Propose { seat: zero, what }));
    }
    let consent = Command::Consent { proposal: 2, agree: false };
    check(r#"{"do":{"consent":{"proposal":2,"agree":false}}}"#, Some(consent));
    check(r#"{"do":{"resume":{}}}"#, Some(Command::Resume));
    let bot = "novice".to_string();
    check(
        r#"{"do":{"hand_over":{"seat":0,"bot":"novice"}}}"#,
        Some(Command::HandOver { seat: zero, bot }),
    );
    check(r#"{"seat":0,"do":{"reclaim":{}}}"#, Some(Command::Reclaim { seat: zero }));
    check(r#"{"do":{"flag":{"seat":0}}}"#, Some(Command::Flag { seat: zero }));
    check(
        r#"{"seat":0,"do":{"holiday":{"days":3}}}"#,
        Some(Command::Holiday { seat: zero, days: 3 }),
    );
    check(r#"{"seat":0,"do":{"preview":{"action":"draw"}}}"#, None);
    // Without a seat there is nobody to do it for.
    check(r#"{"do":{"answer":{"question":4,"action":"draw"}}}"#, None);
    assert!(read(r#"{"do":{"sit":{"seat":0,"name":"Two"}}}"#).is_err());
    assert!(read(r#"{"do":{"start":{"seed":"00"}}}"#).is_err());
    assert!(read(r#"{"seat":0,"do":{"propose":"undo"}}"#).is_err());
}

/// Every outgoing document parses back to what it was.
#[test]
fn documents_travel() {
    let mut bench = Bench::started(setup("west-kingdom", 2));
    bench.plays_until(|bench| bench.table.seq() > 25);
    for viewer in bench.table.viewers() {
        let screen = bench.table.screen(viewer, bench.now);
        let text = serde_json::to_string(&screen).expect("a screen");
        assert_eq!(serde_json::from_str::<protocol::Screen>(&text).expect("a screen"), screen);
        for item in bench.heard(viewer) {
            let text = serde_json::to_string(&item).expect("an item");
            assert_eq!(serde_json::from_str::<protocol::Item>(&text).expect("an item"), item);
        }
    }
}
