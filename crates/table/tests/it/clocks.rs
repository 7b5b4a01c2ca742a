//! Clocks, patience, holidays, and bots that play for the absent.

use game_core::{Problem, Seat, SeatSet, Viewer};
use protocol::{Happening, Proposal};
use serde_json::json;
use table::{Act, Actor, Clock, Command, Entry, Millis, Setup, UndoStatus};

use crate::harness::{
    Bench, DAY, SECOND, START, account, bot, can_be_said, person, same, seat, setup, setup_of,
};

const HOUR: Millis = 3600 * SECOND;

fn with_clock(clock: Clock) -> Setup {
    let mut setup = setup("queens-architect", 2);
    setup.clock = clock;
    setup
}

const LIVE: Clock = Clock::Live { initial: 300 * SECOND, increment: 5 * SECOND };
const DAILY: Clock = Clock::Daily { per_move: 2 * DAY, holidays: 10 };

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

fn left(bench: &Bench, seat: Seat) -> Millis {
    bench.table.clock(seat, bench.now).expect("a clock")
}

#[test]
fn a_live_clock_runs_for_the_seats_that_are_asked() {
    let mut bench = Bench::started(with_clock(LIVE));
    let asked = bench.asked();
    bench.now += 40 * SECOND;
    assert_eq!(left(&bench, asked), 260 * SECOND);
    assert_eq!(left(&bench, other(asked)), 300 * SECOND);
    assert!(bench.table.clock_runs(asked) && !bench.table.clock_runs(other(asked)));
    bench.answers(asked, 0);
    assert_eq!(left(&bench, asked), 265 * SECOND);
    bench.plays_until(|bench| bench.asked() != asked);
    let now = left(&bench, asked);
    bench.now += 100 * SECOND;
    assert_eq!(left(&bench, asked), now);
    assert_eq!(left(&bench, other(asked)), 200 * SECOND);
    let face = &bench.table.screen(Viewer::Spectator, bench.now).seats[other(asked).index()];
    let clock = face.clock.expect("a clock");
    assert_eq!((clock.left, clock.running), (200 * SECOND, true));
}

/// Times never go back: an entry from a node whose clock is behind gets the time of the last one.
#[test]
fn entries_are_in_order_of_time() {
    let mut bench = Bench::started(with_clock(LIVE));
    bench.now += 40 * SECOND;
    let asked = bench.asked();
    bench.answers(asked, 0);
    bench.now -= 20 * SECOND;
    let asked = bench.asked();
    bench.answers(asked, 0);
    assert!(bench.log.windows(2).all(|pair| pair[0].at <= pair[1].at));
}

#[test]
fn a_clock_that_ran_out_is_flagged_and_the_seat_handed_over() {
    let mut bench = Bench::started(with_clock(LIVE));
    let asked = bench.asked();
    let (absent, present) = (account(asked), account(other(asked)));
    let flag = Command::Flag { seat: asked };
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    bench.refuses(&present, &flag, "table-clock-not-out");
    assert_eq!(bench.table.next_flag(), Some((asked, bench.now + 300 * SECOND)));
    bench.now += 300 * SECOND;
    assert!(bench.table.has_run_out(asked, bench.now));
    bench.refuses(&present, &hand_over, "table-hand-over-early");
    bench.refuses(&Actor::person("p9"), &flag, "table-not-seated");
    bench.refuses(&present, &Command::Flag { seat: other(asked) }, "table-clock-not-out");
    bench.does(&Actor::Server, &flag);
    bench.refuses(&present, &flag, "table-clock-not-out");
    assert_eq!(bench.table.next_flag(), None);
    bench.refuses(&absent, &hand_over, "table-hand-over-own");
    bench.refuses(&Actor::person("p9"), &hand_over, "table-not-seated");
    let wrong = Command::HandOver { seat: asked, bot: "master:9ms".to_string() };
    bench.refuses(&present, &wrong, "table-bot");
    bench.does(&present, &hand_over);
    bench.refuses(&present, &hand_over, "table-bot-plays");
    assert_eq!(bench.table.next_bot().map(|(seat, _)| seat), Some(asked));
    let answer = bench.choice(asked, 0);
    bench.refuses(&absent, &answer, "table-bot-plays");
    bench.refuses(&absent, &Command::Undo { seat: asked, question: 1 }, "table-bot-plays");
    bench.does(&Actor::Bot, &answer);
    bench.refuses(&present, &Command::Reclaim { seat: asked }, "table-not-your-seat");
    bench.does(&absent, &Command::Reclaim { seat: asked });
    bench.refuses(&absent, &Command::Reclaim { seat: asked }, "table-no-bot");
    assert!(left(&bench, asked) >= 60 * SECOND);
    assert_eq!(
        bench.last_heard(Viewer::Spectator),
        Happening::Reclaimed { seat: asked.index() as u8 }
    );
    bench.plays_until(|bench| bench.table.seq() > 20);
}

/// Nobody noted the flag in time: a player who comes back late may continue.
#[test]
fn an_answer_after_the_flag_is_still_an_answer() {
    let mut bench = Bench::started(with_clock(LIVE));
    let asked = bench.asked();
    bench.now += 400 * SECOND;
    bench.does(&Actor::Server, &Command::Flag { seat: asked });
    bench.answers(asked, 0);
    assert_eq!(left(&bench, asked), 5 * SECOND);
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    bench.refuses(&account(other(asked)), &hand_over, "table-hand-over-early");
}

#[test]
fn days_are_counted_for_each_question() {
    let mut bench = Bench::started(with_clock(DAILY));
    let asked = bench.asked();
    bench.now += DAY;
    assert_eq!(left(&bench, asked), DAY);
    assert_eq!(bench.table.clock(other(asked), bench.now), None);
    bench.answers(asked, 0);
    let asked = bench.asked();
    assert_eq!(left(&bench, asked), 2 * DAY);
    bench.now += 2 * DAY;
    bench.does(&account(other(asked)), &Command::Flag { seat: asked });
    assert!(bench.table.may_be_handed_over(asked, bench.now));
}

#[test]
fn on_holiday_no_deadline_runs() {
    let mut bench = Bench::started(with_clock(DAILY));
    let asked = bench.asked();
    let away = |days| Command::Holiday { seat: asked, days };
    bench.refuses(&account(other(asked)), &away(3), "table-not-your-seat");
    bench.refuses(&account(asked), &away(0), "table-holiday");
    bench.refuses(&account(asked), &away(11), "table-holiday");
    bench.now += DAY;
    bench.does(&account(asked), &away(3));
    let until = bench.now + 3 * DAY;
    let said = Happening::Holiday { seat: asked.index() as u8, until };
    assert_eq!(bench.last_heard(Viewer::Spectator), said);
    assert_eq!(bench.table.next_flag(), Some((asked, until + DAY)));
    bench.now += 3 * DAY;
    assert_eq!(left(&bench, asked), DAY);
    bench.now += DAY / 2;
    assert_eq!(left(&bench, asked), DAY / 2);
    // A longer holiday while away, and a question that arrives meanwhile.
    bench.does(&account(asked), &away(1));
    bench.does(&account(asked), &away(7));
    assert_eq!(bench.table.holidays_left(asked), 0);
    bench.refuses(&account(asked), &away(8), "table-holiday");
    bench.answers(asked, 0);
    bench.plays_until(|bench| bench.asked() != asked);
    bench.plays_until(|bench| bench.asked() == asked);
    bench.now += 7 * DAY;
    assert_eq!(left(&bench, asked), 2 * DAY);
    let mut live = Bench::started(with_clock(LIVE));
    let asked = live.asked();
    live.refuses(&account(asked), &Command::Holiday { seat: asked, days: 1 }, "table-holiday");
}

#[test]
fn a_pause_stops_clocks() {
    for clock in [LIVE, DAILY] {
        let mut bench = Bench::started(with_clock(clock));
        let asked = bench.asked();
        bench.now += 10 * SECOND;
        let before = left(&bench, asked);
        bench.proposes(seat(0), Proposal::Pause);
        bench.agrees(seat(1), true);
        bench.now += 100 * DAY;
        assert_eq!(left(&bench, asked), before);
        bench.refuses(&Actor::Server, &Command::Flag { seat: asked }, "table-clock-not-out");
        bench.does(&account(seat(1)), &Command::Resume);
        assert_eq!(left(&bench, asked), before);
        bench.now += SECOND;
        assert_eq!(left(&bench, asked), before - SECOND);
    }
}

/// Without a clock, patience decides when a bot may be let in.
#[test]
fn patience_ends() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(DAY);
    let mut bench = Bench::started(setup);
    let asked = bench.asked();
    let present = account(other(asked));
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    bench.refuses(&present, &Command::Flag { seat: asked }, "table-clock-none");
    bench.now += DAY - 1;
    bench.refuses(&present, &hand_over, "table-hand-over-early");
    bench.now += 1;
    let other_seat = Command::HandOver { seat: other(asked), bot: "novice".to_string() };
    bench.refuses(&account(asked), &other_seat, "table-hand-over-early");
    assert!(
        bench.table.screen(Viewer::Spectator, bench.now).seats[asked.index()].may_be_handed_over
    );
    bench.does(&present, &hand_over);
    // It lasts forever if the setup does not say otherwise.
    let mut patient = Bench::started(crate::harness::setup("queens-architect", 2));
    patient.now += 1000 * DAY;
    patient.refuses(&present, &hand_over, "table-hand-over-early");
}

/// Days count from now on: a repeated request, after a lost reply, takes nothing.
#[test]
fn a_holiday_is_not_taken_twice() {
    let mut bench = Bench::started(with_clock(DAILY));
    let asked = bench.asked();
    let away = |days| Command::Holiday { seat: asked, days };
    let act = |days| Act::Holiday { seat: asked, days };
    assert_eq!(bench.does(&account(asked), &away(3)), act(3));
    for later in [0, SECOND, DAY - 2 * SECOND] {
        bench.now += later;
        assert!(matches!(bench.tries(&account(asked), &away(3)), Ok(None)));
    }
    bench.now += SECOND;
    assert_eq!(bench.does(&account(asked), &away(3)), act(1), "a day of it has gone");
    assert_eq!(bench.table.holidays_left(asked), 6);
}

/// A holiday keeps time from running out; it does not restore it.
#[test]
fn a_holiday_comes_before_time_has_run_out() {
    let mut bench = Bench::started(with_clock(DAILY));
    let asked = bench.asked();
    let away = Command::Holiday { seat: asked, days: 1 };
    bench.now += 2 * DAY;
    bench.refuses(&account(asked), &away, "table-holiday-late");
    bench.does(&Actor::Server, &Command::Flag { seat: asked });
    bench.refuses(&account(asked), &away, "table-holiday-late");
    // Somebody who is not asked, or has answered, may take one.
    bench.does(&account(other(asked)), &Command::Holiday { seat: other(asked), days: 1 });
    bench.answers(asked, 0);
    bench.does(&account(asked), &away);
}

/// Time alone makes a seat late.
#[test]
fn those_are_late_who_may_be_handed_over() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(DAY);
    let mut bench = Bench::started(setup);
    let asked = bench.asked();
    assert!(bench.table.late(bench.now + DAY - 1).is_empty());
    assert_eq!(bench.table.late(bench.now + DAY), SeatSet::EMPTY.with(asked));
    bench.now += DAY;
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    bench.does(&account(other(asked)), &hand_over);
    assert!(bench.table.late(bench.now).is_empty());
}

/// A bot that plays arbitrary answers cannot stand in for a person.
#[test]
fn only_the_levels_for_people_play_for_somebody() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(DAY);
    let mut bench = Bench::started(setup);
    let asked = bench.asked();
    bench.now += DAY;
    for (bot, fine) in [("random", false), ("greedy", false), ("master", true)] {
        let hand_over = Command::HandOver { seat: asked, bot: bot.to_string() };
        if fine {
            bench.does(&account(other(asked)), &hand_over);
        } else {
            bench.refuses(&account(other(asked)), &hand_over, "table-bot");
        }
    }
}

/// The server lets a bot play for somebody who will not come back, whatever the clock says.
#[test]
fn the_server_need_not_wait() {
    let mut bench = Bench::started(setup("queens-architect", 2));
    let absent = other(bench.asked());
    let hand_over = Command::HandOver { seat: absent, bot: "journeyman".to_string() };
    bench.refuses(&Actor::Bot, &hand_over, "table-not-seated");
    bench.does(&Actor::Server, &hand_over);
    assert_eq!(bench.table.bot(absent), Some("journeyman"));
    bench.refuses(&Actor::Server, &hand_over, "table-bot-plays");
    // Nobody is asked for their consent there any more.
    let asked = bench.asked();
    bench.proposes(asked, Proposal::Pause);
    assert!(bench.table.is_paused());
}

/// However much time a setup gives, clocks do not overflow.
#[test]
fn endless_clocks_do_not_run_over() {
    let clock = Clock::Live { initial: Millis::MAX, increment: Millis::MAX };
    let mut bench = Bench::started(with_clock(clock));
    let asked = bench.asked();
    assert_eq!(bench.table.next_flag(), Some((asked, Millis::MAX)));
    bench.answers(asked, 0);
    bench.plays_until(|bench| bench.asked() != asked);
    assert!(left(&bench, asked) > 0);
}

#[test]
fn bots_have_no_clock() {
    let config = json!({"players": 2, "first": 1});
    let mut setup = setup_of("queens-architect", config, vec![person(0), bot("random")]);
    setup.clock = LIVE;
    let mut bench = Bench::started(setup);
    assert_eq!(bench.table.next_bot().map(|(seat, _)| seat), Some(seat(1)));
    assert_eq!(bench.table.clock(seat(1), bench.now), None);
    bench.now += 1000 * SECOND;
    bench.refuses(&Actor::Server, &Command::Flag { seat: seat(1) }, "table-clock-not-out");
    assert_eq!(left(&bench, seat(0)), 300 * SECOND);
}

fn outage(times: &[(Millis, Millis)]) -> Command {
    Command::Outage { times: times.to_vec() }
}

/// Nobody loses a minute in which no server could take their answer, however often it was away.
#[test]
fn a_live_clock_stands_still_while_no_server_runs() {
    let mut bench = Bench::started(with_clock(LIVE));
    let asked = bench.asked();
    let away = [
        // It begins before the last entry: the server did not know that somebody still answered.
        (START - 3_600 * SECOND, START + 10 * SECOND),
        (START + 40 * SECOND, START + 3_640 * SECOND),
        (START + 3_650 * SECOND, START + 9_000 * SECOND),
    ];
    bench.now = START + 9_020 * SECOND;
    assert!(bench.table.has_run_out(asked, bench.now), "if nobody noted it");
    bench.does(&Actor::Server, &outage(&away));
    assert_eq!(left(&bench, asked), 300 * SECOND - (30 + 10 + 20) * SECOND);
    assert_eq!(left(&bench, other(asked)), 300 * SECOND);
    let lost = Happening::Outage { lost: (10 + 3_600 + 5_350) * SECOND };
    for viewer in bench.table.viewers() {
        assert_eq!(bench.last_heard(viewer), lost);
    }
    let runs_out = bench.now + 240 * SECOND;
    assert_eq!(bench.table.next_flag(), Some((asked, runs_out)));
    // It is noted only once.
    assert_eq!(bench.tries(&Actor::Server, &outage(&away)), Ok(None));
    bench.now = runs_out - 1;
    bench.refuses(&Actor::Server, &Command::Flag { seat: asked }, "table-clock-not-out");
    bench.now = runs_out;
    bench.does(&Actor::Server, &Command::Flag { seat: asked });
}

/// An outage shortens a deadline in days, but never its last half day.
#[test]
fn a_deadline_in_days_spares_half_a_day() {
    let hour = 3_600 * SECOND;
    // The time left when the server went away, the length of the outage, and the time left then.
    for (before, away, after) in [
        (40 * hour, 10 * hour, 30 * hour),
        (40 * hour, 30 * hour, 12 * hour),
        (40 * hour, 500 * hour, 12 * hour),
        (12 * hour, hour, 12 * hour),
        (5 * hour, 100 * hour, 5 * hour),
        (-hour, 100 * hour, -hour),
    ] {
        let mut bench = Bench::started(with_clock(DAILY));
        let asked = bench.asked();
        let from = START + 2 * DAY - before;
        bench.now = from + away;
        // Where the whole outage counts against the deadline, there is nothing to note.
        let noted = bench.tries(&Actor::Server, &outage(&[(from, from + away)])).expect("done");
        assert_eq!(noted.is_none(), after == before - away, "{noted:?}");
        assert_eq!(left(&bench, asked), after, "{before} {away}");
    }
}

/// A person on holiday loses nothing during it; the part of the outage after it counts as usual.
#[test]
fn an_outage_meets_a_holiday() {
    let mut bench = Bench::started(with_clock(DAILY));
    let asked = bench.asked();
    bench.does(&account(asked), &Command::Holiday { seat: asked, days: 3 });
    let within = [(START + DAY, START + 2 * DAY)];
    bench.now = START + 2 * DAY;
    assert_eq!(bench.tries(&Actor::Server, &outage(&within)), Ok(None));
    bench.now = START + 4 * DAY;
    assert_eq!(left(&bench, asked), DAY);
    let beyond = [(START + 2 * DAY, START + 4 * DAY)];
    assert_eq!(bench.tries(&Actor::Server, &outage(&beyond)), Ok(None));
    assert_eq!(left(&bench, asked), DAY, "more than half a day is left");
    bench.now = START + 6 * DAY;
    bench.does(&Actor::Server, &outage(&[(START + 2 * DAY, START + 6 * DAY)]));
    assert_eq!(left(&bench, asked), DAY / 2);
}

#[test]
fn patience_waits_for_the_server() {
    let mut patient = setup("queens-architect", 2);
    patient.patience = Some(DAY);
    let mut bench = Bench::started(patient);
    let asked = bench.asked();
    bench.now = START + 3 * DAY;
    assert!(bench.table.may_be_handed_over(asked, bench.now), "if nobody noted it");
    bench.does(&Actor::Server, &outage(&[(START + DAY / 2, START + 3 * DAY)]));
    assert!(!bench.table.may_be_handed_over(asked, bench.now + DAY / 2 - 1));
    assert!(bench.table.may_be_handed_over(asked, bench.now + DAY / 2));
}

/// Where no clock runs there is nothing to note, and only the server may note it.
#[test]
fn an_outage_is_noted_where_somebody_felt_it() {
    let away = outage(&[(START, START + DAY)]);
    let mut bench = Bench::started(setup("queens-architect", 2));
    bench.now += DAY;
    assert_eq!(bench.tries(&Actor::Server, &away), Ok(None), "no clock");
    let mut bench = Bench::open(with_clock(LIVE));
    bench.now += DAY;
    assert_eq!(bench.tries(&Actor::Server, &away), Ok(None), "not begun");
    let mut bench = Bench::started(with_clock(LIVE));
    bench.proposes(seat(0), Proposal::Pause);
    bench.agrees(seat(1), true);
    bench.now += DAY;
    assert_eq!(bench.tries(&Actor::Server, &away), Ok(None), "paused");
    bench.does(&account(seat(0)), &Command::Resume);
    let asked = bench.asked();
    let again = outage(&[(bench.now, bench.now + DAY)]);
    bench.refuses(&account(asked), &again, "table-server-only");
    bench.now += DAY;
    bench.does(&Actor::Server, &again);
    assert_eq!(left(&bench, asked), 300 * SECOND);
}

/// Plays until somebody is asked who can undo their last answer freely. Returns the seat and the
/// command that answers the question again.
fn on_the_way_back(bench: &mut Bench) -> (Seat, Command) {
    let found = |bench: &Bench| {
        let free = |seat: &Seat| {
            let status = bench.table.undo_status(*seat);
            matches!(status, UndoStatus::Free { .. }) && bench.table.awaiting().contains(*seat)
        };
        Seat::all(2).find(free)
    };
    bench.plays_until(|bench| found(bench).is_some());
    let asked = found(bench).expect("an answer without a barrier");
    let (_, action) = bench.game().action(bench.game().played() - 1).expect("an answer");
    (asked, Command::Answer { seat: asked, question: 0, action })
}

fn takes_back(bench: &mut Bench, asked: Seat) -> Result<Option<Entry>, Problem> {
    let undo = Command::Undo { seat: asked, question: bench.last_answered(asked) };
    bench.tries(&account(asked), &undo)
}

fn gives_again(bench: &mut Bench, answer: &Command) {
    let Command::Answer { seat, action, .. } = answer else { panic!("{answer:?}") };
    let (seat, question) = (*seat, bench.question(*seat));
    bench.does(&account(seat), &Command::Answer { seat, question, action: action.clone() });
}

/// Nobody gains a new deadline by undoing an answer and giving it again: they have what was left
/// when they gave it, less the time since.
#[test]
fn undo_brings_no_time_back() {
    let mut setup = setup("architectura", 2);
    setup.clock = Clock::Daily { per_move: DAY, holidays: 10 };
    let mut bench = Bench::started(setup);
    let (asked, answer) = on_the_way_back(&mut bench);
    let mut used = 0;
    for _ in 0..4 {
        bench.now += 2 * HOUR;
        takes_back(&mut bench, asked).expect("it is free");
        used += 2 * HOUR;
        assert_eq!(left(&bench, asked), DAY - used);
        bench.now += 3 * HOUR;
        gives_again(&mut bench, &answer);
        used += 3 * HOUR;
    }
    // An outage, a holiday, and an agreed pause: none of that counts.
    bench.now += 20 * HOUR;
    let times = vec![(bench.now - 20 * HOUR, bench.now)];
    bench.does(&Actor::Server, &Command::Outage { times });
    bench.does(&account(asked), &Command::Holiday { seat: asked, days: 2 });
    bench.now += 2 * DAY;
    bench.proposes(asked, Proposal::Pause);
    bench.agrees(other(asked), true);
    bench.now += 5 * HOUR;
    bench.does(&account(asked), &Command::Resume);
    takes_back(&mut bench, asked).expect("it is free");
    assert_eq!(left(&bench, asked), DAY - used);
    gives_again(&mut bench, &answer);
    same(&bench.table, &bench.again(), bench.now);
    // It was four hours before the deadline.
    bench.now += 4 * HOUR;
    let refused = takes_back(&mut bench, asked).expect_err("it is too late");
    assert_eq!(refused.message.key, "table-undo-late");
    can_be_said(&refused);
}

/// The same where a question to several seats is open.
#[test]
fn taking_a_secret_answer_back_brings_no_time() {
    let config = json!({"players": 3, "first": 0});
    let mut setup = setup_of("west-kingdom", config, (0..3).map(person).collect());
    setup.clock = Clock::Daily { per_move: DAY, holidays: 0 };
    let mut bench = Bench::started(setup);
    for round in 1..5 {
        bench.now += 2 * HOUR;
        bench.answers(seat(1), 0);
        bench.now += 3 * HOUR;
        let undo = Command::Undo { seat: seat(1), question: bench.last_answered(seat(1)) };
        assert!(matches!(bench.does(&account(seat(1)), &undo), Act::TakeBack { .. }));
        assert_eq!(left(&bench, seat(1)), DAY - round * 5 * HOUR);
    }
}

/// In old logs the deadline is renewed there, and what followed was decided by it.
#[test]
fn old_logs_keep_their_deadlines() {
    let mut setup = setup("architectura", 2);
    setup.clock = Clock::Daily { per_move: DAY, holidays: 0 };
    let mut bench = Bench::started(setup);
    let (asked, _) = on_the_way_back(&mut bench);
    bench.now += 2 * HOUR;
    let question = bench.last_answered(asked);
    let line = format!(
        r#"{{"at":{},"by":{{"person":"p{index}"}},"act":{{"undo":{{"seat":{index},"question":{question}}}}}}}"#,
        bench.now,
        index = asked.index(),
    );
    bench.put(&serde_json::from_str(&line).expect("a line"));
    assert_eq!(left(&bench, asked), DAY);
}

/// Without a clock, the others wait no longer for somebody who undoes answers.
#[test]
fn undo_does_not_wear_patience_out_anew() {
    let mut setup = setup("architectura", 2);
    setup.patience = Some(DAY);
    let mut bench = Bench::started(setup);
    let (asked, answer) = on_the_way_back(&mut bench);
    for _ in 0..3 {
        bench.now += 5 * HOUR;
        takes_back(&mut bench, asked).expect("it is free");
        bench.now += 2 * HOUR;
        gives_again(&mut bench, &answer);
    }
    takes_back(&mut bench, asked).expect("it is free");
    assert!(!bench.table.may_be_handed_over(asked, bench.now + 3 * HOUR - 1));
    assert!(bench.table.may_be_handed_over(asked, bench.now + 3 * HOUR));
}
